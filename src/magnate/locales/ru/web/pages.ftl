## Home

home-lead = Играйте с друзьями или ботами: на этом экране, на телефонах или на телевизоре.
home-bots =
    { $n ->
        [one] { $n } бот
        [few] { $n } бота
        [many] { $n } ботов
       *[other] { $n } бота
    }
home-minutes = около { $n } мин
home-play = Играть сейчас
home-create = Создать стол
home-open = Открытые столы
home-open-none = Сейчас ни один стол не ждёт игроков. Создайте свой и отправьте ссылку друзьям.
home-nobody = Здесь пока никого нет
home-seats-free =
    { $n ->
        [one] { $n } место свободно
        [few] { $n } места свободно
        [many] { $n } мест свободно
       *[other] { $n } места свободно
    }
home-options-changed =
    { $n ->
        [one] Изменена { $n } опция
        [few] Изменены { $n } опции
        [many] Изменено { $n } опций
       *[other] Изменено { $n } опции
    }
home-sit = Занять место
home-join = Войти по ссылке
home-join-label = Ссылка-приглашение или код стола
home-join-button = Войти
home-join-help = Вставьте полученную ссылку или отсканируйте телефоном QR-код на телевизоре.
home-join-bad = Это не ссылка на стол этого сервера.
home-mine-none = Здесь появляются ваши партии: их можно продолжить с того же места.
home-mine-all = Все мои партии
home-your-turn = Ваш ход
home-now = Сейчас ходит: { $player }
home-status-waiting = ждёт игроков
home-status-running = идёт игра
home-status-paused = пауза
home-status-over = закончена
home-status-ended = прервана
home-status-new-rules = прервана: правила изменились
home-tv = Игра на телевизоре
home-tv-help = Доска на большом экране, ваши карточки на телефоне.
home-tv-link = Открыть стол на этом экране
home-hotseat = Все на одном устройстве (хотсит)
home-hotseat-help = Передавайте его по кругу: занавес скрывает карточки других.
home-hotseat-link = Начать
clock-none = без часов
clock-live = { $seconds } с на решение
clock-days =
    { $n ->
        [one] { $n } день на решение
        [few] { $n } дня на решение
        [many] { $n } дней на решение
       *[other] { $n } дня на решение
    }

## Create a table

create-title = Создать стол
create-title-screen = Стол на этом экране
create-screen-help = Доска остаётся на этом экране. Игроки занимают места с телефонов, по QR-коду.
create-game = Игра
create-edition = Издание
create-players = Игроков: { $least }–{ $most }
create-players-exactly = Игроков: { $n }
create-seats = Места
create-seats-help = Свободные места занимают по вашей ссылке. До начала их ещё можно отдать ботам.
create-seats-number = Число мест
create-seat-you = вы
create-seat-free = свободное место
create-clock = Часы
create-clock-none = Без часов
create-clock-none-help = Без спешки.
create-clock-live = В реальном времени
create-clock-live-help = Секунды на каждое решение и запас времени на всю партию.
create-clock-days = Дни
create-clock-days-help = Дни на каждое решение: каждый играет, когда есть время.
create-clock-seconds = Секунд на решение
create-clock-bank = Запас времени, в секундах
create-clock-claim-time = Секунд, чтобы потребовать аренду до следующего броска
create-clock-hold-time = Секунд, на которые другой игрок может придержать кубики
create-clock-days-number = Дней на решение
create-time-out = Когда время выйдет
create-time-out-bot-until-return = Бот играет, пока игрок не вернётся
create-time-out-bot-to-the-end = Бот играет до конца
create-access = Кто может войти
create-private = Все, у кого есть ссылка
create-private-help = Стола нет в списке.
create-public = Все
create-public-help = Стол виден на главной странице, пока есть свободные места.
create-watchers = Зрители могут смотреть
create-watchers-help = Они видят то, что открыто для всех, но не чужие карточки.
create-rules = Правила
create-rules-help = Всё как в издании. Изменённое отмечается.
create-group-table = За столом
create-group-bonuses = Цены и бонусы
create-group-tiles = Карточки и основание
create-group-end = Конец игры
create-group-market = Биржа
create-group-money = Деньги и покупки
create-group-rent = Аренда
create-group-taxes = Налоги
create-group-jail = Тюрьма
create-group-building = Строительство
create-group-property = Сделки и залоги
create-group-other = Прочее
create-changed = изменено
create-as-edition = Как в издании
create-number = другое число
create-clause = Правило { $clause }
create-your-name = Ваше имя
create-summary = Ваш стол
create-changes-none = Правила издания
create-button = Создать стол
create-begins = Партия начнётся, как только все места будут заняты.
create-most-rounds = Этот сервер завершает партию после { $n } кругов; побеждает самый богатый.
create-refused = Эти настройки противоречат друг другу.

## My games

games-running = Идут сейчас
games-finished = Закончены
games-more = Показать ещё
games-place = Место { $place } из { $n }

## Profile and settings

profile-guest = Гость
profile-since = Здесь с { $date }
profile-nobody = Вы здесь впервые. Выберите имя или войдите в аккаунт.
profile-name = Имя
profile-save = Сохранить
profile-saved = Сохранено.
profile-remove = Убрать
profile-ratings = Рейтинги
profile-ratings-none = Рейтинг появится после первой рейтинговой партии.
profile-ratings-help = Полоса показывает, что известно: ваша сила лежит в ней с вероятностью 95 %. С каждой партией она сужается.
profile-rating = { $mu } (95 %: от { $low } до { $high })
profile-rating-seats = Мест: { $n }
profile-rating-bots = с ботами
profile-rating-people = только люди
profile-rating-options = изменённые опции
profile-rating-games =
    { $n ->
        [one] { $n } партия
        [few] { $n } партии
        [many] { $n } партий
       *[other] { $n } партии
    }
profile-settings = Настройки
profile-settings-help = Хранятся в этом браузере; язык следует за вами.
profile-theme = Тема
profile-theme-system = как в системе
profile-theme-light = светлая
profile-theme-dark = тёмная
profile-motion = Анимация
profile-motion-system = как в системе
profile-motion-off = выключена
profile-sound = Звуки
profile-sound-help = Тихий звук, когда наступает ваш ход.
profile-patterns = Чёткие узоры
profile-patterns-help = Сети и группы различимы без цвета.
profile-shortcuts = Горячие клавиши
profile-shortcuts-help = Отдельные клавиши за столом, например Enter или P.
profile-text-mode = Текстовый режим
profile-text-mode-help = Стол в виде текста с полем для действий; удобно для экранных дикторов.
profile-account = Аккаунт
profile-account-guest = Гость существует только в этом браузере. С аккаунтом ваши партии доступны на любом устройстве.
profile-account-login = Логин: { $login }
profile-login = Логин
profile-password = Пароль
profile-password-help = Не меньше 10 знаков.
profile-register = Создать аккаунт
profile-register-ends = Другие браузеры этого гостя потеряют доступ, а его ссылки перестанут действовать.
profile-sign-in = Войти
profile-sign-in-title = У меня есть аккаунт
profile-sign-in-guest-lost = Этот гость останется позади; сначала создайте ссылку для восстановления, если его партии ещё идут.
profile-sign-out = Выйти
profile-sign-out-all = Выйти на всех других устройствах
profile-sign-out-all-help = Все другие браузеры и ссылки для восстановления перестанут действовать.
profile-sign-out-all-done = Теперь вход выполнен только в этом браузере.
profile-password-change = Сменить пароль
profile-password-old = Старый пароль или код восстановления
profile-password-new = Новый пароль
profile-recovery = Ссылка для восстановления
profile-recovery-help = Она вернёт вас, если вы потеряете браузер или пароль. Она срабатывает один раз, и другие браузеры при этом теряют доступ. Храните её как пароль. Новая ссылка заменяет старую.
profile-recovery-make = Создать ссылку
profile-copy = Копировать
profile-copied = Скопировано.
profile-hours = Время для игры
profile-hours-help = В партиях с днями на решение ваше время истекает только в эти часы.
profile-hours-zone = Часовой пояс
profile-hours-from = С
profile-hours-to = До
profile-webhook = Уведомления
profile-webhook-help = Когда в медленной партии наступает ваш ход, сервер отправляет сообщение на этот адрес (веб-хук), подписанное секретом ниже.
profile-webhook-address = Адрес
profile-webhook-secret = Секрет
profile-blocks = Заблокированные
profile-blocks-help = Вы не видите их сообщений, и они не могут сесть за столы, которые вы открываете. Заблокировать можно в меню стола.
profile-blocks-none = Никто не заблокирован.
profile-unblock = Разблокировать: { $name }
profile-data = Мои данные
profile-export = Скачать всё, что обо мне хранится
profile-delete = Удалить меня
profile-delete-help = Ваше имя, аккаунт, рейтинги и сообщения удаляются навсегда. Ваши места займут боты.
profile-delete-really = Удалить навсегда
profile-cancel = Отмена

## Replay

replay-page = Повтор
replay-loading = Загружаем партию…
replay-ended = Закончена { $date }
replay-move = Ход { $move } из { $moves }
replay-controls = Воспроизведение
replay-slider = Момент партии
replay-first = К началу
replay-previous = На ход назад
replay-next = На ход вперёд
replay-last = К концу
replay-play = Воспроизвести
replay-pause = Пауза
replay-speed = Скорость
replay-next-merger = Следующее слияние
replay-next-bankruptcy = Следующее банкротство
replay-mark-mergerbegan = Слияние
replay-mark-wentbankrupt = Банкротство
replay-share = Поделиться
replay-worth = Состояние по ходу партии
replay-cash = Деньги по ходу партии
replay-tab-worth = Состояние
replay-chart = Что показано
replay-chart-help = График денег всех игроков; значения этого хода указаны под ним.
replay-eyes = Точка зрения
replay-eyes-nobody = зритель
replay-download = Скачать запись партии

## Rules

rules-lead = Полные правила нашими словами, со сравнением всех изданий. Каждый отказ за столом и каждая опция ссылаются здесь на свой пункт.
rules-all = Все правила
rules-editions = Сравнение изданий
rules-contents = Содержание

## Fair play

fair-title = Честная игра
fair-lead = Никто за столом не может выбрать, что выпадет, даже сервер. Вот как это устроено и как это проверить.
fair-step-commit = 1. Каждый фиксирует свой секрет
fair-step-commit-help = Перед партией сервер выбирает тайное число, зерно, а браузер каждого игрока — своё, нонс. Сначала они показывают только отпечаток числа, обязательство. У другого числа отпечаток другой, поэтому подменить своё потом никто не может.
fair-step-reveal = 2. Потом все его раскрывают
fair-step-reveal-help = Когда все места заняты и все обязательства показаны, браузеры раскрывают нонсы. Никто не знал чужих чисел, когда выбирал своё, и не мог подобрать удобное.
fair-step-key = 3. Решают все числа вместе
fair-step-key-help = Каждый бросок и каждая карточка получаются из зерна и всех нонсов по открытой формуле, и больше ни из чего.
fair-step-verify = 4. После партии сервер раскрывает зерно
fair-step-verify-help = Оно есть в записи партии. Ваш браузер ещё до партии сохранил все обязательства и ваш нонс: он сравнивает их и заново вычисляет каждый исход.
fair-this-game = Эта партия
fair-server = Сервер
fair-players = Игроки
fair-commitment = Обязательство
fair-seed = Зерно
fair-nonce = Нонс
fair-nonces-none = нонсов нет: играли только боты
fair-secret = тайна до конца партии
fair-called-off = Эта партия прервана; зерно остаётся тайной.
fair-found = Всё, что можно здесь проверить, верно.
fair-found-unfair = Эта партия не была честной, или её запись изменили.
fair-header-fair = Начало записи, с именами и правилами, не изменено.
fair-header-unfair = Начало записи, с именами и правилами, изменено.
fair-seed-fair = Отпечаток зерна совпадает с обязательством сервера.
fair-seed-unfair = Отпечаток зерна не совпадает с обязательством сервера.
fair-nonces-fair = Отпечатки всех нонсов совпадают с обязательствами игроков.
fair-nonces-unfair = Один из нонсов не совпадает с обязательством игрока.
fair-kept-start-fair = Все обязательства — те, что этот браузер сохранил до раскрытия нонсов.
fair-kept-start-unfair = Обязательства не те, что этот браузер сохранил до раскрытия нонсов.
fair-kept-nonce-fair = Ваш нонс — тот, что выбрал этот браузер.
fair-kept-nonce-unfair = Ваш нонс — не тот, что выбрал этот браузер.
fair-kept-names-fair = Игроки — те, кто сидел за столом в начале.
fair-kept-names-unfair = Игроки — не те, кто сидел за столом в начале.
fair-dice-fair = Все броски, карты и розданная недвижимость получаются из зерна и нонсов, даже те, что были отменены.
fair-dice-unfair = Не все броски, карты и розданная недвижимость получаются из зерна и нонсов.
fair-tiles-fair = Все карточки получаются из зерна и нонсов, даже те, что были отменены.
fair-tiles-unfair = Не все карточки получаются из зерна и нонсов.
fair-nothing-kept = Этот браузер не сохранил ничего, что было до этой партии, и мог сравнить только с записью.
fair-former-scheme = Эту партию начали в прежней версии программы, где нонсы попадали на сервер по одному, когда игроки садились за стол. Сервер, который сам занял бы последнее место, мог бы подбирать удобные исходы.
fair-abandoned = Неудавшиеся начала
fair-abandoned-not-revealed = Начало { $n }: не все вовремя раскрыли нонс. Не хватило: { $names }.
fair-abandoned-stood-up = Начало { $n }: кто-то ушёл, пока раскрывались нонсы. Не хватило: { $names }.
fair-proven = Что это доказывает
fair-proven-chosen = Никто не мог выбрать, что выпадет: ни сервер, ни игрок, ни оба вместе.
fair-proven-fixed = Все исходы были определены до первого хода. Это верно и для того, что выпадает после отмены хода: прежнее не повторяется.
fair-proven-outcomes = Каждый исход в записи — тот, что был определён.
fair-unproven = Чего это не доказывает
fair-unproven-host = Тот, кто держит сервер, знает зерно во время партии. Он может подсмотреть, что будет дальше, рассказать кому-то или прервать партию.
fair-unproven-start = Сервер или игрок, который раскрывает нонс последним, может сорвать начало, чтобы получить другие исходы. Но это видят все: каждое неудавшееся начало указано здесь и в записи.
fair-unproven-moves = Браузер проверяет случай, а не ходы. Программа ниже заново сыграет всю партию по правилам; повтор покажет, та ли это партия, в которую играли вы.
fair-unproven-page = Эта страница приходит с того же сервера. Если вы ему не доверяете, возьмите свою копию программы.
fair-verify = Проверить всё, включая правила
fair-verify-help = Скачайте запись партии и запустите это: программа сыграет всю партию заново.
fair-verify-kept = Скачайте запись партии и запустите это: программа сыграет всю партию заново и сравнит её с тем, что сохранил этот браузер.
fair-dice-title = Кубики и случай
fair-tiles-title = Карточки и случай
fair-dice-help =
    { $n ->
        [one] { $n } бросок. Столбики — что выпало, чёрточки — ожидаемое среднее.
        [few] { $n } броска. Столбики — что выпало, чёрточки — ожидаемое среднее.
        [many] { $n } бросков. Столбики — что выпало, чёрточки — ожидаемое среднее.
       *[other] { $n } броска. Столбики — что выпало, чёрточки — ожидаемое среднее.
    }
fair-tiles-help = { tiles } по рядам доски. Столбики — что вышло, чёрточки — ожидаемое среднее.
fair-column = { $label }: { $came }, в среднем { $expected }
fair-often = Случайно не менее неровными бывают { $percent } партий.

## Shared screen

screen-title = Общий экран
screen-join = Войдите или смотрите с телефона
screen-join-help = Наведите камеру на код или введите адрес.
screen-waiting = Занимайте места
screen-fill = Займёт бот
screen-full = На весь экран
screen-replay = Смотреть повтор
screen-lost = Связь потеряна. Восстанавливаем автоматически…

## One device for all

hotseat-title = Все на одном устройстве
hotseat-help = Все играют здесь по очереди. Перед каждым ходом занавес зовёт следующего игрока.
hotseat-players = Игроки
hotseat-player = Игрок { $n }
hotseat-add = Добавить игрока
hotseat-remove = Убрать: { $name }
hotseat-bots = Боты
hotseat-curtain = Занавес между игроками
hotseat-curtain-help = Нужен там, где карточки тайные. В «Монополии» всё открыто.
hotseat-start = Начать партию
hotseat-too-few = Этому изданию нужно не меньше { $n } игроков; добавьте игроков или ботов.
hotseat-pass = Передайте устройство
hotseat-next = Теперь: { $player }
hotseat-ready = Это я: { $player }
hotseat-holder = У кого устройство
hotseat-end = Выйти из партии

## Recovery links

recover-title = Возвращение
recover-help = Вставьте ссылку для восстановления или её код. Сначала вы увидите, от чьего имени будет выполнен вход.
recover-instead = Сейчас вы здесь { $name }. Если у этого гостя нет ссылки для восстановления, его партии станут недоступны.
recover-token = Код восстановления
recover-button = Продолжить
recover-whose = По этой ссылке вы войдёте в этом браузере как:
recover-only-yours = Продолжайте, только если это вы и ссылку создали вы сами.
recover-works-once = Все другие браузеры этого человека потеряют доступ, а ссылка перестанет действовать.
recover-as = Войти как { $name }
recover-not-me = Это не я
recover-done = С возвращением, { $name }.
recover-used-up = Ссылка использована. Создайте новую в профиле и храните её в надёжном месте.

## Entering a server by invitation

entrance-title = Вход на этот сервер — по приглашению
entrance-help = Войдите с приглашением, полученным от владельца сервера.
entrance-name = Ваше имя
entrance-invitation = Приглашение
entrance-enter = Войти
entrance-account = У вас уже есть здесь учётная запись?

## Errors

problem = Не получилось. Попробуйте ещё раз чуть позже.
problem-too-many-requests = Слишком много запросов сразу. Подождите немного.
problem-not-found = Такого стола нет, или он закрытый: попросите ссылку-приглашение.
problem-wrong-login = Логин и пароль не совпадают.
problem-wrong-token = Эта ссылка для восстановления больше не действует.
problem-signed-out = Войдите снова.
problem-banned = Доступ к этому серверу из вашей сети заблокирован.
problem-accounts-only = На этом сервере гости могут только смотреть. Чтобы играть, создайте учётную запись в своём профиле.
problem-invitation-needed = Чтобы войти на этот сервер, нужно приглашение.
problem-invitation-invalid = Приглашение недействительно или уже использовано. Попросите у владельца сервера новое.
problem-registration-closed = На этом сервере нельзя создавать новые учётные записи.
problem-storage = Сервер сейчас не может ничего сохранить. Ничего не потеряно; попробуйте позже.
