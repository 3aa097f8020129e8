## The server's pages: the lobby, and a table as text

page-lobby = Лобби
page-waiting = Столы, которые ждут игроков
page-running = Идущие партии
page-finished = Законченные партии
page-no-tables = Сейчас нет ни одного.
page-table = { $game }, издание: { $edition }
page-changed-options = изменённых опций: { $n }
page-players = Игроки:
page-free-seat = свободное место
page-bot = бот
page-clock-none = Без часов.
page-clock-live = Часы: { $seconds } с на решение, запас времени: { $bank } с.
page-clock-days = Часы: дней на решение: { $days }.
page-status-waiting = Стол ждёт игроков.
page-status-running = Партия идёт.
page-status-paused = В партии перерыв.
page-status-over = Партия закончена.
page-status-ended = Партия прервана до конца игры.
page-log = Журнал
page-record = Запись партии (файл)
page-no-watchers = Эту партию видят только игроки.
page-no-table = Такого стола нет.
page-to-lobby = Вернуться в лобби
