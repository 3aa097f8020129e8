## The web client: every page

web-skip = Перейти к содержанию
web-language = Язык
web-theme-light = Светлые цвета
web-theme-dark = Тёмные цвета
web-to-home = На главную
web-try-again = Попробовать ещё раз
web-connecting = Соединение со столом…
web-guest-name = Гость { $n }
web-headline = Две игры о недвижимости, один стол.
web-nav = Главные страницы
web-nav-bottom = Все страницы
web-nav-play = Играть
web-nav-games = Мои партии
web-nav-rules = Правила
web-nav-profile = Профиль и настройки
web-nav-sign-in = Войти в аккаунт
web-accounts-only = На этом сервере гости могут только смотреть. Чтобы играть, нужна учётная запись.
web-accounts-only-closed = На этом сервере гости могут только смотреть, а новые учётные записи создать нельзя. Чтобы играть, войдите.
web-accounts-only-register = Создать учётную запись или войти

## Errors

web-failed = Это нельзя показать.
web-failed-not-found = По этому адресу ничего нет.
web-failed-no-connection = Сервер не отвечает. Попробуйте ещё раз чуть позже.
