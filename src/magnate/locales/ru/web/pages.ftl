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
home-watch = Смотреть
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
