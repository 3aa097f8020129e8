## The command line: help

cli-about = Acquire и «Монополия» точно по правилам: игра, моделирование и чтение записанных партий.
cli-usage = использование
cli-heading-commands = команды
cli-heading-arguments = аргументы
cli-heading-options = параметры
cli-help-simulate = проводит много партий случайных игроков и показывает статистику
cli-help-replay = показывает записанную партию, по одному предложению на событие
cli-help-verify = воспроизводит записанную партию и проверяет каждую запись
cli-help-rules = показывает опции правил изданий или различия между двумя
cli-help-play = игра в терминале против ботов
cli-help-help = показывает эту справку
cli-help-version = показывает версию
cli-help-lang = язык: { $known }; по умолчанию язык системы
cli-help-game = игра: { $known }
cli-help-edition = готовое издание (см. «magnate rules GAME») или файл TOML
cli-help-players = число игроков
cli-help-games = число партий
cli-help-seed = число; то же зерно даёт те же случайные исходы
cli-help-commitment = обязательство сервера, которое вы сохранили до партии; можно указать несколько раз
cli-help-nonce = ваше значение nonce, которое вы сохранили до партии; можно указать несколько раз
cli-help-option = задаёт одну опцию правил; можно указать несколько раз
cli-help-json = выводит JSON
cli-help-file = файл с записью партии
cli-help-diff = издание для сравнения
cli-help-record = сохраняет партию в этот файл или продолжает ту, что в нём
cli-help-name = ваше имя в партии
cli-help-play-bot = бот на остальных местах: beginner, casual, strong, expert, steady или random

## magnate simulate: labels before a figure

cli-simulate-edition = Издание
cli-simulate-players = Игроки
cli-simulate-seed = Зерно
cli-simulate-games = Партии
cli-simulate-turns = Ходов за партию
cli-simulate-decisions = Решений за партию
cli-simulate-foundings = Основано сетей за партию
cli-simulate-mergers = Слияний за партию
cli-simulate-trades = Сделок за партию
cli-simulate-auctions = Аукционов за партию
cli-simulate-building-purchases = Покупок построек за партию
cli-simulate-bankruptcies = Банкротств за партию
cli-simulate-endings = Как заканчиваются партии
cli-simulate-winners = Победы по местам
cli-simulate-money = Деньги в конце
cli-simulate-fortunes = Состояние в конце
cli-simulate-games-per-second = Партий в секунду
cli-simulate-decisions-per-second = Решений в секунду
cli-simulate-range = { $mean } ({ $least }–{ $most })
cli-simulate-preparing = Подготовка движка; в первый раз это занимает 10–30 секунд.
cli-simulate-interrupted = Моделирование прервано. Сыграно партий: { $n }.
cli-simulate-interpreted = Без numba: те же партии, только медленнее.
ending-unfinished = прервана, потому что затянулась

## magnate replay and magnate verify

replay-title = { $game }. Издание: { $edition }. Игроки: { $players }.
replay-undo = Отменён ход: { $player }.
replay-unfinished = Запись заканчивается раньше, чем партия.
cli-verify-ok =
    { $end ->
        [over] { $file }: всё верно. Записей: { $n }. Партия окончена.
       *[running] { $file }: всё верно. Записей: { $n }. Партия ещё не окончена.
    }
cli-verify-outcomes = Доказано: каждый исход следует из зерна и значений nonce в этой записи, и они соответствуют обязательствам.
cli-verify-former = Не доказано: в этой партии действовала прежняя схема, при которой сервер сразу узнавал каждое значение nonce; вместе с последним севшим за стол он мог подобрать выгодное значение.
cli-verify-not-revealed = Начало { $n } отменено, потому что значение nonce не раскрыто вовремя: { $players }.
cli-verify-stood-up = Начало { $n } отменено, потому что игрок встал из-за стола: { $players }.
cli-verify-commitment-kept = Доказано: сервер выбрал зерно до раскрытия значений nonce; его обязательство — то, которое вы сохранили.
cli-verify-commitment-differs = В записи нет обязательства, которое вы сохранили: это не та партия, которую вам показывали.
cli-verify-nonce-kept = Доказано: ваше значение nonce входит в ключ, поэтому до его раскрытия никто не мог знать исходы.
cli-verify-nonce-differs = В записи нет значения nonce, которое вы сохранили: это не та партия, которую вам показывали.
cli-verify-not-compared = Не доказано: что запись содержит то, что было показано до партии. Чтобы сравнить, укажите сохранённое в --commitment и --nonce.
cli-verify-never = Доказать нельзя: владелец сервера знает зерно во время партии и может её прервать. Несостоявшееся начало перечислено здесь.
cli-verify-no-proof = В записи нет доказательства честности, с которым можно сравнить.
cli-record-wrong = { $file }, строка { $line }: { $why }

## Errors in a record

record-not-text = Это не текст в кодировке UTF-8 (байт { $column }).
record-not-json = Это не объект JSON (столбец { $column }).
record-truncated = Здесь файл обрывается.
record-no-header = Это не заголовок записи партии.
record-unknown-version = Неизвестная версия формата: { $version }. Известна: { $known }.
record-unknown-game = Неизвестная игра: { $game }. Известны: { $known }.
record-unknown-rules = Эта партия сыграна по версии { $version } правил. Эта программа знает версии с 1 по { $known }.
record-unknown-key = Неизвестный ключ: { $name }.
record-missing-key = Нет ключа: { $name }.
record-bad-value = У ключа { $name } не может быть такого значения: { $value }.
record-cannot-begin = Ни одна партия не может начаться так: { $why }.
record-not-an-entry = Эти ключи вместе не составляют записи: { $keys }.
record-bad-notation = Это не ход: { $why }.
record-illegal-action = Здесь недопустимо: { $action }. { $why } (правило { $clause })
record-wrong-seat = Здесь решает место { $asked }, а не { $seat }.
record-chance-awaited = Сначала должен идти исход случая.
record-chance-not-awaited = Здесь решает место { $seat }, а не случай.
record-nothing-to-undo = Нет решения, которое можно отменить.
record-wrong-chance = Зерно даёт здесь не { $chance }, а { $expected }.
record-wrong-commitment = Зерно не соответствует обязательству: его SHA-256 другой.
record-wrong-nonce = Значение nonce места { $seat } не соответствует обязательству: его SHA-256 другой.
record-unfair-chance = Зерно и значения nonce дают здесь не { $chance }, а { $expected }.
record-wrong-header = Имена, правила или доказательство честности в первой строке не соответствуют этому хешу; заголовок изменён.
record-wrong-hash = Позиция не соответствует этому хешу; одна из предыдущих записей изменена.
record-not-over = Партия здесь ещё не окончена, поэтому итога нет.
record-wrong-outcome = Партия заканчивается с другим итогом.
record-after-outcome = После итога больше ничего не должно быть.

## magnate rules

cli-rules-editions = Издания и их опции правил
cli-rules-title = Опции правил издания: { $edition }
cli-rules-diff = Опции правил, которые в этих изданиях различаются: { $editions }
cli-rules-same = У этих изданий одинаковые опции правил: { $editions }
cli-rules-no-edition = ни в одном издании
cli-rules-numbers = возможны целые числа от { $least } до { $most }
cli-rules-own-data = собственные данные

## magnate play

cli-play-welcome = { $game }. Издание: { $edition }. Вы играете за: { $player }. Боты ({ $bot }): { $bots }.
cli-play-bot-name = Бот { $n }
cli-play-type-move = Введите ход; «?» показывает возможные ходы, «help» объясняет все.
cli-play-expected = Здесь ожидается: { $expected }.
expected-action = ход
expected-number = число
expected-tile = карточка, например 3C
expected-row = ряд от A до I
expected-chain = сеть
expected-disposal = sell или trade
expected-money = сумма денег
expected-lot = недвижимость
expected-lot-once = каждая недвижимость только один раз
expected-lot-of-group = недвижимость той же группы, { $group }
expected-level = число домов от 0 до 4 или hotel
expected-for = слово «for»
expected-thing = недвижимость, деньги или карта «Освобождение из тюрьмы»
expected-things = недвижимость, деньги, карты «Освобождение из тюрьмы» или слово «nothing»
expected-thing-once = каждая вещь только один раз с каждой стороны
expected-tax = вид налога
expected-order = постоянное поручение
expected-on-or-off = on или off
expected-card = карта, например chance.go
expected-end = конец строки
cli-play-not-possible = { $reason } (правило { $clause })
cli-play-bonus = Ваш бонус за сеть «{ $chain }»: { $amount }.
cli-play-undone = Отменён ход: { $move }
cli-play-mixed = Можно сразу купить акции нескольких сетей, например: { $move }
cli-play-waiting = Нажмите Enter, и продолжит { $player }; до этого вы можете действовать.
cli-play-offered = { $player } ждёт ответа: accept { $n }, refuse { $n } или counter { $n }: … for …
cli-play-bids = Вы можете делать ставки от { $least } до { $most }.
cli-play-unlisted = Предложений, требований аренды, постоянных поручений и выхода из игры здесь нет; их объясняет «help».
cli-play-no-hint = Сейчас вам нечего решать.
cli-play-orders = Постоянные поручения: { $orders }
cli-play-no-orders = нет
cli-play-waits =
    { $switch ->
        [on] Игра ждёт вас перед броском другого игрока.
       *[off] Игра ждёт вас только тогда, когда вам есть что решать.
    }
cli-play-saved = Партия сохранена: { $file }
cli-play-not-saved = Не удалось сохранить партию: { $file } ({ $why })
cli-play-save-where = Добавьте имя файла: save ФАЙЛ
cli-play-file-exists = Такой файл уже есть; выберите другое имя: { $file }
cli-play-result = Итог партии
cli-play-rank = { $rank }. { $player }: { $amount }
cli-play-bye = Вы вышли из партии. До встречи!
cli-play-help-acquire =
    place 3C                 выложить карточку (достаточно 3C)
    found Башня              основать сеть
    survivor Башня           выбрать сеть-покупателя
    acquire Саксон           выбрать сеть, которая приобретается следующей
    sell 2 trade 4           продать 2 акции, обменять 4 на 2, остальные оставить
    keep                     оставить все акции купленной сети
    buy 2 Башня 1 Саксон     купить не больше 3 акций
    buy none                 ничего не покупать
    declare                  объявить конец игры
    swap                     отложить все карточки и взять новые
    skip                     продолжить ход без выкладывания карточки
    replace 5B 6B            отложить мёртвые карточки и взять новые
    replace none             оставить все карточки
    order keep Башня on      поручение при слиянии: оставить; или sell, trade
    order skip-buying on     поручение: ничего не покупать; off отменяет
    order declare on         поручение: объявить конец, как только вы побеждаете
cli-play-help-monopoly =
    A, B                     недвижимость: название на доске или его начало
    2                        игрок: номер места
    Enter                    продолжает игрок, который ждёт
    roll                     бросить кубики
    end turn                 завершить ход без дополнительного броска за дубль
    buy, decline             купить недвижимость, где вы стоите, или отказаться
    bid 120, pass            сделать ставку (достаточно 120) или пасовать
    claim A, waive A         потребовать аренду за недвижимость или отказаться
    build A 2 B 1            строить, пока на A не 2 дома, на B 1; hotel для отеля
    sell A 1                 продать постройки, пока на A не останется 1 дом
    mortgage A, redeem A     заложить недвижимость или выкупить из залога
    offer 2: A + $100 for B  предложить сделку; ещё nothing, chance-card, chest-card
    accept 2, refuse 2       ответить на предложение
    counter 2: A for B       ответить встречным предложением
    withdraw                 отозвать своё предложение
    pay, card                заплатить штраф или сыграть карту и выйти из тюрьмы
    buycard 2 for 35         предложить деньги за карту, чтобы с ней выйти
    raise, bankrupt          при долге: собрать деньги автоматически или сдаться
    keep                     оставить в залоге полученную недвижимость
    tax flat, tax percent    выбрать подоходный налог
    request 2, request none  при нехватке построек сказать, сколько вы хотите
    place A                  выбрать улицу для постройки с аукциона
    order always-claim on    всегда требовать аренду; off отменяет
    order never-build on     при нехватке построек ничего не брать; off отменяет
    order bid 120            автоматически делать ставки до 120, потом пасовать
    wait on                  ждать вас перед бросками других игроков
    leave                    выйти из игры насовсем: остальные играют дальше
cli-play-help-always =
    ?                        показать ходы, возможные сейчас
    board                    показать доску ещё раз
    hint                     показать, как поступил бы эксперт и почему
    undo                     отменить свой последний ход
    order                    показать свои постоянные поручения
    save ФАЙЛ                сохранить партию в файл
    help                     показать этот список
    quit                     выйти из партии

## Errors

cli-error-hint = { $problem } (справка: { $command })
cli-error-command = Команды «{ $name }» нет. Известные команды: { $known }.
cli-error-no-command = Укажите команду: { $known }.
cli-error-surplus = Непонятно: { $text }.
cli-error-missing = Не указан аргумент: { $names }.
cli-error-no-value = не указано значение.
cli-error-language = Неизвестный язык: { $language }. Известны: { $known }.
cli-error-game = Неизвестная игра: { $game }. Известны: { $known }.
cli-error-number = Нужно целое число не меньше { $least }, а не: { $text }.
cli-error-name = Имя не может быть пустым и не может содержать управляющих знаков.
cli-error-file-not-found = Файл не найден: { $file }
cli-error-file = Файл нельзя использовать: { $file } ({ $why })
cli-error-unknown-edition = Неизвестное издание: { $edition }. Известны: { $known }.
cli-error-edition = Издание нельзя использовать: { $why }
cli-error-option-form = Опция пишется имя=значение, а не: { $text }
cli-error-unknown-option = Неизвестная опция: { $option }. Известны: { $known }.
cli-error-bad-value = Опция { $option } не может иметь значение { $value }. Возможны: { $known }.
cli-error-numbers = целые числа от { $least } до { $most }
cli-error-players = Издание { $edition } не для такого числа игроков: { $n }. Возможно: { $possible }.
cli-error-goes-on = В { $file } есть незаконченная партия, она продолжится; уберите: { $options }
cli-error-is-over = В { $file } партия уже окончена; выберите другой файл.
cli-error-other-game = В { $file } партия другой игры: { $game }
