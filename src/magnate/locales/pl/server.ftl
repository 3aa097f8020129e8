## The server's pages: the lobby, and a table as text

page-lobby = Lobby
page-waiting = Stoły czekające na graczy
page-running = Trwające partie
page-finished = Zakończone partie
page-no-tables = W tej chwili nie ma żadnych.
page-table = { $game }, edycja: { $edition }
page-changed-options = zmienione opcje: { $n }
page-players = Gracze:
page-free-seat = wolne miejsce
page-bot = bot
page-clock-none = Bez zegara.
page-clock-live = Zegar: { $seconds } s na decyzję, zapas czasu: { $bank } s.
page-clock-days = Zegar: liczba dni na decyzję: { $days }.
page-status-waiting = Stół czeka na graczy.
page-status-running = Partia trwa.
page-status-paused = W partii jest przerwa.
page-status-over = Partia jest zakończona.
page-status-ended = Partię przerwano przed końcem.
page-log = Dziennik
page-record = Zapis partii (plik)
page-no-watchers = Tę partię widzą tylko gracze.
page-no-table = Nie ma takiego stołu.
page-to-lobby = Wróć do lobby
