## Every table

web-close = Закрыть
web-cancel = Отмена
web-menu = Меню
web-rules = Правила
web-rule = Правило { $clause }
web-refused = Это не получилось.
web-sound = Звук
web-text-mode = Текстовый режим
web-fair = Честная игра
web-screen = Общий экран
web-watching = Смотрят: { $names }
web-you = вы
web-your-turn = Ваш ход

## Log and chat

web-log-and-chat = Журнал и чат
web-log = Журнал
web-log-earlier = Показать раньше
web-chat = Чат
web-chat-unread = Чат · { $n }
web-chat-new = не прочитано
web-chat-empty = Пока никто ничего не сказал.
web-chat-say = Напишите что-нибудь
web-chat-send = Отправить
web-said = { $name }: { $text }
web-mute-title = Кого заглушить
web-mute-help = За этим столом вы не видите сообщений заглушённых игроков. Сообщений заблокированных вы больше не увидите нигде, и они не смогут сесть за ваши столы.
web-mute = Заглушить
web-block = Заблокировать
web-blocked = Заблокировано
web-reactions = Реакции
web-reaction-well-played = Хорошо сыграно
web-reaction-nice-move = Красивый ход
web-reaction-thinking = Думаю
web-reaction-your-move = Ваш ход
web-reaction-ouch = Ой
web-reaction-good-luck = Удачи
web-reaction-thanks = Спасибо
web-reaction-good-game = Хорошая игра

## Clocks and presence

web-clock = Часы
web-bot-plays-on = место занял бот
web-bot-sits-in = бот на замене
web-left-game = вне игры
web-offline = нет связи
web-time-low = Осталось мало времени
web-time-bank = запас времени
web-time-until = до { $time }
web-time-days =
    { $hours ->
        [0] { $days } д
       *[other] { $days } д { $hours } ч
    }
web-time-hours =
    { $minutes ->
        [0] { $hours } ч
       *[other] { $hours } ч { $minutes } мин
    }
web-time-minutes = { $minutes } мин

## Undo, pause, calling off, resigning

web-undo = Отменить ход
web-undo-ask = Попросить отменить ход
web-undo-alone = После вашего последнего решения открылось что-то скрытое. Вы играете только с ботами, поэтому всё равно можете его отменить.
web-undo-others = После вашего последнего решения что-то произошло. Оно отменяется, если согласны все остальные игроки.
web-undo-unrated = После этого партия не идёт в рейтинг.
web-pause = Сделать паузу
web-pause-alone = Все часы останавливаются, боты ждут, пока вы не продолжите.
web-pause-others = Мы спросим остальных. Если все согласны, часы остановятся, пока кто-нибудь не продолжит.
web-resume = Продолжить
web-paused = Партия на паузе, часы стоят.
web-call-off = Прервать партию
web-call-off-alone = Партия закончится без результата.
web-call-off-others = Мы спросим остальных. Если все согласны, партия закончится без результата.
web-called-off = Партия прервана без результата.
web-called-off-new-rules = После начала этой партии правила изменились, поэтому она прервана. Она не влияет на рейтинг, а её журнал можно по-прежнему прочитать.
web-ask-others = Спросить остальных
web-resign = Сдаться
web-resign-bot = Вы отдаёте своё место насовсем. Бот доиграет партию, а вы можете смотреть.
web-resign-bank = В «Монополии» можно также отдать всё банку: тогда ваше место выбывает из игры.
web-resign-to-bot = Отдать боту
web-resign-to-bank = Отдать всё банку
web-proposed-undo = { $name } просит отменить последнее решение.
web-proposed-pause = { $name } предлагает сделать паузу.
web-proposed-end = { $name } предлагает прервать партию без результата.
web-proposed-undo-you = Вы просите отменить ваше последнее решение.
web-proposed-pause-you = Вы предлагаете сделать паузу.
web-proposed-end-you = Вы предлагаете прервать партию без результата.
web-waits-for = Ждём ответа: { $names }.
web-agree = Согласиться
web-refuse = Отказать
web-withdraw = Отозвать
web-proposal-refused = Другие игроки не согласились.
web-lost = Нет связи. Восстанавливаем связь… Ничего не потеряно.
web-server-restarts = Сервер перезапускается. Восстанавливаем связь… Ничего не потеряно.
web-bot-sits-in-for-you = Ваше время вышло, за вас играет бот.
web-return = Вернуться на своё место
web-you-resigned = Вы вне игры и можете смотреть.
web-you-resigned-bot = На вашем месте до конца играет бот. Вы можете смотреть.
web-you-watch = Вы смотрите.
web-take-over = Занять место: { $name }

## The end

web-game-over = Конец игры
web-win-you = Вы победили
web-win = Побеждает { $name }
web-win-shared = Общая победа: { $names }
web-wins = победа
web-out = банкротство
web-final-scores = Итоговый подсчёт
web-rematch = Сыграть ещё раз
web-rematch-join = Присоединиться к следующей партии
web-rematch-waits = Следующая партия ждёт игроков.
web-replay = Повтор
web-record = Скачать запись партии
web-fair-check = Была ли случайность честной?

## Standing orders

web-orders = Постоянные поручения
web-orders-help = Решения, которые принимаются за вас, в том числе в ваше отсутствие. Никто не узнает о поручении, пока оно не сработает.
web-orders-given = Действуют
web-orders-none = Постоянных поручений нет.
web-order-give = Дать поручение
web-order-end = Отменить
web-order-skip-buying = Не покупать акции
web-order-skip-buying-help = Когда можно объявить конец игры, вас всё равно спросят.
web-order-declare = Объявить конец игры, когда это даёт мне победу
web-order-declare-help = После выкладывания карточки, без учёта покупки; хватает и общей победы.
web-order-dispose = Когда сеть покупают
web-order-dispose-help = Что делать с вашими акциями этой сети. Акции, которые нельзя обменять, остаются.
web-rule-ask = спросить меня
web-rule-keep = оставить все
web-rule-sell = продать все
web-rule-trade = обменять 2:1
web-order-dispose-keep = Оставить все акции сети «{ $chain }»
web-order-dispose-sell = Продать все акции сети «{ $chain }»
web-order-dispose-trade = Обменять акции сети «{ $chain }» 2:1, сколько можно
web-order-always-claim = Всегда требовать аренду
web-order-always-claim-help = Аренда требуется автоматически каждый раз, когда кто-то попадает на вашу клетку.
web-order-never-build = Не брать построек при нехватке
web-order-never-build-help = Когда построек не хватает, вас не спрашивают.
web-order-auction = В этом аукционе
web-order-no-auction = Сейчас нет аукциона.
web-order-limit = Делать ставки до, $
web-order-bid-up-to = Делать ставки до { $amount }
web-order-pass = Не делать ставок

## Keyboard shortcuts

web-keys = Горячие клавиши
web-keys-on = Использовать отдельные клавиши
web-key-space = Пробел
web-key-tab = К следующему элементу
web-key-escape = Закрыть или сбросить
web-key-help = Этот список
web-key-undo = Отменить ход
web-key-orders = Постоянные поручения
web-key-text-mode = Включить или выключить текстовый режим
web-key-log = Показать журнал
web-key-chat = Написать в чат

## Text mode

web-text-action = Ваше действие
web-text-help = Введите действие или несколько через точку с запятой.
web-text-all = Все действия
web-text-do = Выполнить

## The table before the game

web-waiting-title = Свободных мест: { $n }
web-waiting-begins = Партия начинается…
web-waiting-help = Партия начнётся автоматически, как только все места будут заняты.
web-start-title = Раскрываются случайные числа…
web-start-help = Каждый игрок и сервер зафиксировали случайное число. Что выпадет, решают все эти числа вместе, поэтому выбрать это никто не может.
web-start-reveals = Число ещё не раскрыто: { $names }
web-start-commits = Нет нового числа: { $names }
web-start-left = Осталось времени: { $time }
web-start-elsewhere = Ваше число — в том браузере, в котором вы сели за стол. Откройте стол в нём или освободите место и сядьте снова.
web-start-changed = Ваш браузер не раскрывает ваше число: обязательства за этим столом неполны или изменились. Скажите об этом остальным.
web-start-vacated = Ваше число не было раскрыто вовремя, и ваше место освободилось. Вы можете сесть снова.
web-start-not-revealed = Партия не смогла начаться: не все вовремя раскрыли число. Не хватило: { $names }. Каждый выбирает новое число.
web-start-stood-up = Партия не смогла начаться: кто-то ушёл. Не хватило: { $names }. Каждый выбирает новое число.
web-seats = Места
web-seat-free = свободное место
web-sit = Сесть сюда
web-sit-at = Сесть сюда: место { $n }
web-move = Пересесть
web-move-to = Пересесть сюда: место { $n }
web-stand = Освободить место
web-add-bot = Добавить бота
web-add-bot-at = Добавить бота: место { $n }
web-fill-all = Ботов на свободные места ({ $n }) и начать
web-your-name = Ваше имя за этим столом
web-invite = Пригласить
web-invite-help = Каждый, кто откроет ссылку, сможет сесть за стол. Телефоном можно отсканировать QR-код.
web-invite-link = Ссылка-приглашение
web-invite-local = Эта ссылка работает только на этом компьютере. Для телефонов откройте страницу по адресу этого компьютера в сети.
web-qr = Ссылка-приглашение в виде QR-кода
web-copy = Копировать
web-copied = Ссылка скопирована.
web-share = Поделиться
web-terms = Этот стол
web-terms-edition = Издание
web-terms-no-clock = Без часов и без спешки.
web-terms-live = На каждое решение: { $seconds } с.
web-terms-bank = Запас времени: { $time }.
web-terms-days =
    { $days ->
        [one] { $days } день на каждое решение.
        [few] { $days } дня на каждое решение.
        [many] { $days } дней на каждое решение.
       *[other] { $days } дня на каждое решение.
    }
web-terms-bot-until-return = Когда время выходит, до возвращения игрока играет бот.
web-terms-bot-to-the-end = Когда время выходит, до конца играет бот.
web-terms-who = Кто может войти
web-terms-public = Все: стол виден в лобби.
web-terms-private = Все, у кого есть ссылка.
web-terms-watchers = Зрителям рады.
web-commitment = Сервер уже зафиксировал свою часть случайности (код { $code }…), а ваш браузер фиксирует свою, когда вы садитесь за стол: никто не может выбрать кубики и карточки.

## Why a table cannot be shown

web-failed-no-watchers = За этим столом нет ни свободных мест, ни зрителей.
web-failed-not-welcome = Игрок, открывший этот стол, не хочет играть с вами.
web-failed-other-rules = Эта партия начата по правилам, которых на этом сервере нет.
web-failed-other-protocol = Сервер обновлён. Загрузите страницу заново.
web-failed-signed-out = Сеанс завершён. Загрузите страницу заново.
web-failed-banned = Ваш доступ к этому серверу заблокирован.
web-failed-accounts-only = На этом сервере гости могут только смотреть. Чтобы играть, создайте учётную запись в своём профиле.
web-failed-storage-unavailable = Сервер сейчас не может ничего сохранить. Ничего не потеряно; попробуйте чуть позже.
web-failed-storage-full = Сервер сейчас не может ничего сохранить. Ничего не потеряно; попробуйте позже.
web-failed-busy = Сервер занят. Попробуйте чуть позже.
web-failed-too-many = Слишком много запросов сразу. Немного подождите.
web-failed-too-many-tables = У вас открыто слишком много незаконченных столов. Сначала доиграйте за одним из них.

# The buttons of a number field.
web-less = Меньше: { $what }
web-more = Больше: { $what }
