## The host's commands: help

cli-heading-tasks = задачи
cli-help-serve = запускает сервер, чтобы другие играли с вами в браузере
cli-help-bot = запускает бота, который играет за столом на сервере
cli-help-admin = управляет столами, людьми и данными сервера, в том числе во время его работы
cli-help-port = порт; по умолчанию 8000 или следующий свободный
cli-help-host = адрес, на котором слушает сервер; 127.0.0.1 — только для этого компьютера
cli-help-database = файл или postgresql://…; по умолчанию файл в каталоге данных
cli-help-data-dir = каталог данных; по умолчанию каталог вашей учётной записи
cli-help-config = файл настроек; по умолчанию settings.toml в каталоге данных
cli-help-address = публичный адрес сервера, например https://play.example
cli-help-base-path = путь, по которому сервер доступен через прокси, например /magnate
cli-help-behind-proxy = доверяет заголовкам прокси: X-Forwarded-For, -Proto и -Host
cli-help-secure-cookies = отправляет cookie только по HTTPS
cli-help-bot-delay = сколько боты ждут перед ходом
cli-help-bot-seconds = сколько бот, который считает вперёд, может думать над решением; по умолчанию по своему пределу, не дольше 1
cli-help-processes = число процессов сервера на одном порту; если их больше одного, нужен PostgreSQL
cli-help-bot-processes = число процессов для таких ботов; по умолчанию на один меньше, чем процессоров
cli-help-log-format = формат журнала событий: { $known }
cli-help-call-off-old-tables = прерывает незаконченные партии, начатые по прежним правилам
cli-help-open = открывает страницу в браузере
cli-help-show-config = показывает действующие настройки и завершает работу
cli-help-url = адрес сервера
cli-help-bot-table = идентификатор стола
cli-help-bot-kind = бот
cli-help-bot-name = имя бота в партии
cli-help-invitation = приглашение за закрытый стол
cli-help-token = токен человека, которого сервер знает; по умолчанию новый гость
cli-help-admin-tables = показывает столы или прерывает много партий сразу
cli-help-admin-end = прерывает партию
cli-help-admin-export = сохраняет партию в файл: законченную как запись, идущую так, как её видит зритель или место
cli-help-admin-people = показывает людей или ищет их
cli-help-admin-ban = блокирует человека или сеть
cli-help-admin-unban = снимает блокировку
cli-help-admin-bans = показывает действующие блокировки
cli-help-admin-invite = создаёт приглашение на сервер, куда входят только приглашённые
cli-help-admin-invitations = показывает действующие приглашения
cli-help-admin-revoke = удаляет приглашение
cli-help-admin-backup = создаёт резервную копию
cli-help-admin-restore = восстанавливает резервную копию в пустую базу данных
cli-help-admin-verify-backup = проверяет, что резервную копию можно восстановить, а её партии воспроизвести
cli-help-status = только столы в этом состоянии: { $known }; по умолчанию незаконченные
cli-help-idle = только столы, за которыми столько времени ничего не происходит, например 12h или 30d
cli-help-end = прерывает все показанные партии
cli-help-yes = не спрашивает перед этим
cli-help-table = идентификатор стола
cli-help-seat = для идущей партии: то, что видит это место
cli-help-export-file = файл, в который писать
cli-help-text = часть имени, логина или идентификатора
cli-help-people-table = только люди, сидящие за этим столом
cli-help-banned = идентификатор человека либо адрес или сеть, например 192.0.2.7 или 192.0.2.0/24
cli-help-expires = когда закончится: срок, например 12h или 7d, или дата, например 2027-01-31; по умолчанию никогда
cli-help-note = заметка для вас; больше её никто не видит
cli-help-uses = сколько человек могут по нему войти
cli-help-invitation-id = идентификатор приглашения из списка
cli-help-backup-file = файл резервной копии
cli-help-all = воспроизводит все столы, а не только 100 последних по времени изменения

## magnate serve

cli-serve-running = Сервер работает.
cli-serve-everybody = Публичный адрес: { $url }
cli-serve-here = На этом компьютере: { $url }
cli-serve-network = Для других в той же компьютерной сети: { $url }
cli-serve-only-here = Больше он никому не доступен.
cli-serve-data = Данные: { $folder }
cli-serve-database = База данных: { $place }
cli-serve-how-to-stop = Ctrl-C останавливает сервер.
cli-serve-other-port = Порт { $busy } занят; вместо него сервер использует порт { $port }.
cli-serve-stopped = Сервер остановлен. Все партии сохранены.
cli-serve-call-off = Прервать их сейчас и запустить сервер? [y/N]

## magnate bot

cli-bot-plays = Игра: { $game }. Бот играет на месте { $seat }.
cli-bot-done =
    { $status ->
        [over] Партия закончена. Решений бота: { $n }.
       *[ended] Партия прервана. Решений бота: { $n }.
    }
cli-bot-fair = Запись совпадает с тем, что бот сохранил до начала партии: случайность была честной.
cli-bot-unfair = Нельзя подтвердить, что случайность была честной: { $why }
cli-bot-failed = Бот не может там играть: { $why }
cli-bot-no-table = Такого стола нет, или он закрытый и требует приглашения: { $table }
cli-bot-too-late = Партия за этим столом закончена: { $table }
cli-bot-no-seat = За этим столом нет свободного места: { $table }

## magnate admin

cli-column-table = стол
cli-column-status = состояние
cli-column-game = игра
cli-column-changed = изменение
cli-column-players = игроки
cli-column-person = человек
cli-column-name = имя
cli-column-login = логин
cli-column-created = появление
cli-column-seen = последний визит
cli-column-banned = блокировка
cli-column-seat = место
cli-column-banned-who = кто
cli-column-until = до
cli-column-note = заметка
cli-column-invitation = приглашение
cli-column-invited = создано
cli-column-uses = осталось входов
cli-admin-no-tables = Столов не найдено.
cli-admin-nobody = Никого не найдено.
cli-admin-no-table = Такого стола нет: { $table }
cli-admin-no-person = Такого человека нет: { $person }
cli-admin-no-seat = У стола { $table } нет места { $seat }. Мест: { $n }.
cli-admin-not-begun = Партия за этим столом ещё не началась: { $table }
cli-admin-unreadable = Этот выпуск не может воспроизвести стол: { $why }
cli-admin-ended = Партия прервана: { $table }
cli-admin-done-before = Партия уже была закончена: { $table }
cli-admin-only-open = Прервать можно только незаконченные партии.
cli-admin-say-yes = Это прервало бы партии: добавьте --yes.
cli-admin-end-all =
    { $count ->
        [one] Прервать эту { $count } партию? [y/N]
        [few] Прервать эти { $count } партии? [y/N]
        [many] Прервать эти { $count } партий? [y/N]
       *[other] Прервать эти { $count } партии? [y/N]
    }
cli-admin-nothing-ended = Ничего не прервано.
cli-admin-ended-count =
    { $count ->
        [one] Прервана { $count } партия.
        [few] Прерваны { $count } партии.
        [many] Прервано { $count } партий.
       *[other] Прервано { $count } партии.
    }
cli-admin-record-written = Запись партии сохранена: { $file }
cli-admin-view-written =
    { $eyes ->
        [seat] Сохранено то, что может знать о партии место { $seat }: { $file }
       *[spectator] Сохранено то, что может знать о партии зритель: { $file }
    }
cli-admin-ban-set = Заблокировано: { $who }
cli-admin-ban-set-until = Заблокировано до { $until }: { $who }
cli-admin-ban-lifted = Блокировка снята: { $who }
cli-admin-not-banned = Эта сеть не заблокирована: { $who }
cli-admin-no-bans = Действующих блокировок нет.
cli-admin-invitation = Приглашение: { $token }
cli-admin-invitation-link = Ссылка: { $link }
cli-admin-no-invitations = Действующих приглашений нет.
cli-admin-no-invitation = Такого приглашения нет: { $id }
cli-admin-revoked = Приглашение удалено: { $id }
cli-admin-backed-up = Резервная копия создана: { $file }. Строк: { $n }.
cli-admin-restored = Резервная копия восстановлена: { $place }. Строк: { $n }.
cli-admin-backup-good = Резервную копию можно восстановить: { $file }
cli-admin-backup-faults =
    { $count ->
        [one] { $count } стол из этой копии использовать нельзя.
        [few] { $count } стола из этой копии использовать нельзя.
        [many] { $count } столов из этой копии использовать нельзя.
       *[other] { $count } стола из этой копии использовать нельзя.
    }
cli-admin-verified-schema = Схема базы данных: { $version }
cli-admin-verified-people = Людей: { $n }
cli-admin-verified-tables = Столов: { $n } ({ $counts })
cli-admin-verified-log = Записей в журналах: { $n }
cli-admin-verified-replayed = Воспроизведено столов: { $n }
cli-admin-verified-old = Незаконченных партий по прежним правилам, которые будут прерваны при восстановлении: { $n }
cli-admin-verified-fault = Стол { $table }: { $why }

## Errors in a backup

backup-not-a-backup = Это не резервная копия сервера. { $details }
backup-newer-version = Эту копию записал более новый выпуск. Версия: { $details }.
backup-newer-schema = Это копия базы данных более нового выпуска. Версия: { $details }.
backup-damaged = Здесь файл повреждён. { $details }
backup-truncated = Здесь файл обрывается. { $details }
backup-bad-line = Этой строке здесь не место. { $details }
backup-wrong-table = Неизвестная или повторная таблица базы данных: { $details }.
backup-wrong-columns = В таблице базы данных другие столбцы: { $details }.
backup-wrong-count = Число строк отличается от записанного. { $details }
backup-wrong-digest = Содержимое отличается от записанного. { $details }
backup-after-end = После конца больше ничего не должно быть. { $details }
backup-not-empty = Копию можно восстановить только в пустую базу данных; строки есть в: { $details }

## Errors in the settings file

settings-not-toml = Это не TOML: { $value }
settings-unknown-key = Настройки { $name } нет. Здесь известны: { $allowed }.
settings-wrong-value = Недопустимое значение { $name }: { $value }. Допускается: { $allowed }.
settings-allowed-whole-number = целое число от { $least } до { $most }
settings-allowed-number = число от { $least } до { $most }
settings-allowed-switch = true или false
settings-allowed-choice = { $known }
settings-allowed-section = { $known }
settings-allowed-text = текст в кавычках
settings-allowed-server-address = адрес, например "https://play.example", без пути в конце
settings-allowed-base-path = путь, например "/magnate"
settings-allowed-period = срок, например "12h" или "7d"
settings-allowed-days = срок в днях или неделях, например "90d"

## Errors

cli-error-no-task = Укажите задачу: { $known }.
cli-error-choice = Недопустимое значение: { $text }. Известны: { $known }.
cli-error-seconds = Это не число секунд: { $text }.
cli-error-moment = Это не срок, например 12h или 7d, и не будущая дата, например 2027-01-31: { $text }.
cli-error-period = Это не срок, например 12h или 30d: { $text }.
cli-error-network = Это не адрес и не сеть, например 192.0.2.7 или 192.0.2.0/24: { $text }.
cli-error-number-most = Число должно быть не больше { $most }: { $text }.
cli-error-server-missing = Не хватает библиотеки, нужной серверу: { $name }. Установите все: pip install 'magnate[server]'
cli-error-base-path = Путь выглядит так: /magnate, а не так: { $text }
cli-error-address = Адрес выглядит так: https://play.example, без пути в конце, а не так: { $text }
cli-error-url = Адрес сервера выглядит так: https://play.example, а не так: { $text }
cli-error-bot = Бота «{ $name }» нет. Известные боты: { $known }.
cli-error-port-in-use = Порт { $port } занят; выберите другой или не указывайте --port.
cli-error-listen = Сервер не может слушать на { $place }: { $why }
cli-error-processes-sqlite = Для нескольких процессов нужен PostgreSQL: укажите его адрес в --database или уберите --processes.
cli-error-processes-system = В этой системе несколько процессов невозможны; уберите --processes.
cli-error-process-died = Процесс { $name } сервера не смог запуститься. Причина указана выше в журнале.
cli-error-database = Базу данных нельзя открыть: { $place } ({ $why })
cli-error-schema = Более новый выпуск изменил базу данных: версия её схемы { $found }, этот выпуск знает { $known }. Возьмите тот выпуск или резервную копию, сделанную до обновления.
cli-error-old-tables = { $count ->
        [one] В этой базе данных { $count } незаконченная партия, начатая по прежним правилам.
        [few] В этой базе данных { $count } незаконченные партии, начатые по прежним правилам.
        [many] В этой базе данных { $count } незаконченных партий, начатых по прежним правилам.
       *[other] В этой базе данных { $count } незаконченной партии, начатой по прежним правилам.
    } Эта версия программы не может их закончить. Чтобы закончить их, запустите прежнюю версию: ничего не изменено. Чтобы прервать их без влияния на рейтинг и с сохранением журнала, используйте «magnate serve --call-off-old-tables».
cli-error-database-full = Для базы данных больше нет места: { $why }
cli-error-database-away = База данных сейчас недоступна: { $place } ({ $why })
cli-error-no-database = Базы данных нет: { $file }
