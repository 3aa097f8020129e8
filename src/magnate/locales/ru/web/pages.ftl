## Home

home-lead = Играйте с друзьями или ботами: на этом экране, на телефонах или на телевизоре.
home-about-acquire = Выкладывайте карточки, основывайте гостиничные сети, покупайте акции и зарабатывайте на слияниях.
home-about-monopoly = Ходите по кругу, покупайте улицы, стройте дома и собирайте аренду.
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
home-join-help = Вставьте полученную ссылку или наведите телефон на квадратный код на телевизоре.
home-join-bad = Это не ссылка на стол этого сервера.
home-mine-none = Здесь появляются ваши партии: можно продолжить с того же места.
home-mine-all = Все мои партии
home-your-turn = Ваш ход
home-now = Сейчас ходит: { $player }
home-status-waiting = ждёт игроков
home-status-running = идёт игра
home-status-paused = пауза
home-status-over = закончена
home-status-ended = прервана
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
create-screen-help = Доска остаётся на этом экране. Игроки занимают места с телефонов, по квадратному коду.
create-game = Игра
create-edition = Издание
create-players = Игроков: { $least }–{ $most }
create-players-exactly = Игроков: { $n }
create-seats = Места
create-seats-help = Свободные места занимают по вашей ссылке. До начала их ещё можно отдать ботам.
create-seats-number = Число мест
create-seat-fewer = На одно место меньше
create-seat-more = На одно место больше
create-seat-you = вы
create-seat-free = свободное место
create-clock = Часы
create-clock-none = Без часов
create-clock-none-help = Никого не торопят.
create-clock-live = Вживую
create-clock-live-help = Секунды на каждое решение и запас времени на всю партию.
create-clock-days = Дни
create-clock-days-help = Дни на каждое решение: каждый играет, когда есть время.
create-clock-seconds = Секунд на решение
create-clock-bank = Запас времени, в секундах
create-clock-claim-time = Секунд, чтобы потребовать аренду до следующего броска
create-clock-hold-time = Секунд, на которые другое место может задержать кубики
create-clock-days-number = Дней на решение
create-time-out = Когда время выйдет
create-time-out-bot-until-return = Бот играет, пока игрок не вернётся
create-time-out-bot-to-the-end = Бот играет до конца
create-access = Кто может прийти
create-private = Только по ссылке
create-private-help = Стола нет ни в одном списке.
create-public = Все
create-public-help = Стол виден на главной странице, пока есть свободные места.
create-watchers = Зрители могут смотреть
create-watchers-help = Они видят то, что открыто на столе, но не чужие карточки.
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
create-refused = Эти настройки не сочетаются. { $detail }

## My games

games-running = Идут сейчас
games-finished = Закончены
games-more = Показать ещё
games-place = Место { $place } из { $n }

## What went wrong

problem = Не получилось. Попробуйте ещё раз чуть позже.
problem-too-many-requests = Слишком много сразу. Подождите немного.
problem-not-found = Такого стола нет, или он закрытый: попросите ссылку-приглашение.
problem-signed-out = Войдите снова.
problem-storage = Сервер сейчас не может ничего сохранить. Ничего не потеряно; попробуйте позже.
