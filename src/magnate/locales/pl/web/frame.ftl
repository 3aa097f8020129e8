## The web client: every page

web-skip = Przejdź do treści
web-language = Język
web-theme-light = Jasne kolory
web-theme-dark = Ciemne kolory
web-to-home = Na stronę główną
web-try-again = Spróbuj ponownie
web-connecting = Łączenie ze stołem…
web-guest-name = Gość { $n }
web-headline = Dwie gry o nieruchomościach, jeden stół.
web-nav = Główne strony
web-nav-bottom = Wszystkie strony
web-nav-play = Graj
web-nav-games = Moje partie
web-nav-rules = Zasady
web-nav-profile = Profil i ustawienia
web-nav-sign-in = Zaloguj się
web-accounts-only = Na tym serwerze goście mogą tylko oglądać. Do gry potrzebujesz konta.
web-accounts-only-closed = Na tym serwerze goście mogą tylko oglądać, a nowych kont nie można zakładać. Aby grać, zaloguj się.
web-accounts-only-register = Załóż konto albo zaloguj się

## Errors

web-failed = Nie można tego pokazać.
web-failed-not-found = Pod tym adresem nic nie ma.
web-failed-no-connection = Serwer nie odpowiada. Spróbuj ponownie za chwilę.
