## magnate simulate: labels before a figure

cli-simulate-games = Партии
cli-simulate-players = Игроки
cli-simulate-edition = Издание
cli-simulate-turns = Ходов за партию
cli-simulate-decisions = Решений за партию
cli-simulate-mergers = Слияний за партию
cli-simulate-founded = Основано сетей за партию
cli-simulate-endings = Как кончаются партии
cli-simulate-winners = Победы по местам
cli-simulate-decisions-per-second = Решений в секунду
cli-simulate-games-per-second = Партий в секунду
cli-simulate-interrupted = Моделирование прервано. Сыграно партий: { $n }.
cli-simulate-interpreted = Без numba: партии те же, только медленнее.

## magnate replay and magnate verify

cli-replay-title = Acquire. Издание: { $edition }. Игроки: { $players }.
cli-replay-unfinished = Запись кончается раньше, чем партия.
cli-verify-ok = { $file }: всё верно. Записей: { $n }. Хеш последнего состояния совпадает.
cli-verify-failed = { $file }: найдена ошибка. Запись { $entry }: { $why }

## magnate rules

cli-rules-title = Опции правил издания: { $edition }
cli-rules-diff = Опции правил, которыми отличаются издания: { $editions }
cli-rules-same = Опции правил этих изданий не отличаются: { $editions }
cli-rules-option = Опция
cli-rules-value = Значение
cli-rules-clause = Пункт правил

## magnate play

cli-play-welcome = Acquire. Издание: { $edition }. Вы играете за: { $player }. Боты: { $bots }.
cli-play-your-tiles = Ваши карточки: { $tiles }
cli-play-type-move = Введите ход или «help».
cli-play-bot-moved = Бот { $player }: { $move }
cli-play-unknown = «{ $text }» — это не ход. Введите «help», чтобы увидеть ходы.
cli-play-not-possible = { $reason } (правило { $clause })
cli-play-result = Итог партии
cli-play-rank = { $rank }. { $player }: { $amount }
cli-play-bye = На этом всё. До встречи!
cli-play-help =
    place 3C                 выложить карточку
    found Tower              основать сеть
    survivor Tower           выбрать сеть-покупателя
    acquire American         выбрать сеть, которая приобретается следующей
    sell 2 trade 4           продать 2 акции, обменять 4 на 2, остальные оставить
    keep                     оставить все акции купленной сети
    buy 2 Tower 1 American   купить не больше 3 акций
    buy none                 ничего не покупать
    declare                  объявить конец игры
    swap                     отложить все карточки и взять новые
    skip                     продолжить без выкладывания карточки
    replace 5B 6B            отложить мёртвые карточки и взять новые
    replace none             оставить все карточки
    help                     показать этот список
    quit                     выйти из партии

## Errors

cli-error-file-not-found = Файл не найден: { $file }
cli-error-not-a-record = { $file } — не запись партии: { $why }
cli-error-unknown-edition = Неизвестное издание: { $edition }. Известны: { $known }.
cli-error-unknown-option = Неизвестная опция: { $option }. Известны: { $known }.
cli-error-bad-value = Опция { $option } не может иметь значение { $value }. Возможны: { $known }.
cli-error-players = Издание { $edition } не рассчитано на такое число игроков: { $n }. Возможно от { $least } до { $most }.
