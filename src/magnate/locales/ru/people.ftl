## Names, logins and passwords

person-name-empty = В имени должен быть хотя бы один знак.
person-name-too-long = В имени может быть не больше 40 знаков.
person-name-characters = В имени есть знаки, которые нельзя показать.
person-language-unknown = Этот язык недоступен.
person-login-too-short = В логине должно быть не меньше 3 знаков.
person-login-too-long = В логине может быть не больше 40 знаков.
person-login-characters = В логине могут быть только буквы, цифры и . _ - @ +
person-login-taken = Этот логин занят.
person-already-registered = У вас уже есть аккаунт.
person-not-registered = У вас ещё нет аккаунта.
person-password-too-short = В пароле должно быть не меньше 10 знаков.
person-password-too-long = В пароле может быть не больше 200 знаков.
person-password-characters = В пароле есть знаки, которые нельзя использовать.
person-password-wrong = Это не пароль от этого аккаунта.
person-proof-wrong = Это не старый пароль и не ссылка для восстановления, созданная до входа здесь.
person-webhook-address = Это недействительный адрес.
person-webhook-too-long = В адресе может быть не больше 500 символов.
person-webhook-scheme = Адрес должен начинаться с https:// или http://.
person-webhook-login = В адресе не должно быть логина или пароля.
person-webhook-port = На этот порт уведомления не отправляются. Подойдут 80, 443 или от 1024.
person-webhook-private = Этот адрес находится в частной сети, а этот сервер отправляет уведомления только в общедоступный интернет.
person-signed-out = Сеанс тем временем завершён. Войдите снова.
person-gone = Этого человека здесь больше нет.
secret-file-others-may-open-it = Секретный файл { $path } могут прочитать другие пользователи: разрешите чтение только владельцу (chmod 600).
secret-file-wrong-size = { $path } не является секретным файлом в 32 байта.
