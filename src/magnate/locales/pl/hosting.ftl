## The host's commands: help

cli-heading-tasks = zadania
cli-help-serve = uruchamia serwer, aby inni mogli grać z tobą w przeglądarce
cli-help-bot = uruchamia bota, który gra przy stole na serwerze
cli-help-admin = zarządza stołami, ludźmi i danymi serwera, także w czasie jego pracy
cli-help-port = port; domyślnie 8000 albo następny wolny
cli-help-host = adres, na którym serwer nasłuchuje; 127.0.0.1 jest tylko dla tego komputera
cli-help-database = plik albo postgresql://…; domyślnie plik w katalogu danych
cli-help-data-dir = katalog danych; domyślnie katalog twojego konta użytkownika
cli-help-config = plik ustawień; domyślnie settings.toml w katalogu danych
cli-help-address = publiczny adres serwera, na przykład https://play.example
cli-help-base-path = ścieżka, pod którą proxy udostępnia serwer, na przykład /magnate
cli-help-behind-proxy = ufa nagłówkom proxy: X-Forwarded-For, -Proto i -Host
cli-help-secure-cookies = wysyła ciasteczka tylko przez HTTPS
cli-help-bot-delay = jak długo boty czekają przed ruchem
cli-help-bot-seconds = jak długo bot, który liczy naprzód, może myśleć nad decyzją; domyślnie według własnego limitu, najwyżej 1
cli-help-processes = liczba procesów serwera na jednym porcie; więcej niż jeden wymaga PostgreSQL
cli-help-bot-processes = liczba procesów dla takich botów; domyślnie o jeden mniej niż procesorów
cli-help-log-format = format dziennika zdarzeń: { $known }
cli-help-call-off-old-tables = przerywa nieukończone partie rozpoczęte według wcześniejszych zasad
cli-help-open = otwiera stronę w przeglądarce
cli-help-show-config = pokazuje obowiązujące ustawienia i kończy
cli-help-url = adres serwera
cli-help-bot-table = identyfikator stołu
cli-help-bot-kind = bot
cli-help-bot-name = nazwa bota w grze
cli-help-invitation = zaproszenie do prywatnego stołu
cli-help-token = token osoby, którą serwer zna; domyślnie nowy gość
cli-help-admin-tables = pokazuje stoły albo przerywa wiele partii naraz
cli-help-admin-end = przerywa partię
cli-help-admin-export = zapisuje partię do pliku: zakończoną jako zapis partii, trwającą tak, jak ją widzi widz albo miejsce
cli-help-admin-people = pokazuje ludzi albo ich wyszukuje
cli-help-admin-ban = blokuje osobę albo sieć
cli-help-admin-unban = znosi blokadę
cli-help-admin-bans = pokazuje obowiązujące blokady
cli-help-admin-invite = tworzy zaproszenie na serwer, na który wchodzą tylko zaproszeni
cli-help-admin-invitations = pokazuje ważne zaproszenia
cli-help-admin-revoke = usuwa zaproszenie
cli-help-admin-backup = zapisuje kopię zapasową
cli-help-admin-restore = przywraca kopię zapasową do pustej bazy danych
cli-help-admin-verify-backup = sprawdza, czy kopię zapasową można przywrócić, a jej partie odtworzyć
cli-help-status = tylko stoły w tym stanie: { $known }; domyślnie te, które nie są zakończone
cli-help-idle = tylko stoły, przy których od tak dawna nic się nie dzieje, na przykład 12h albo 30d
cli-help-end = przerywa wszystkie pokazane partie
cli-help-yes = nie pyta przed przerwaniem
cli-help-table = identyfikator stołu
cli-help-seat = dla trwającej partii: widok tego miejsca
cli-help-export-file = plik do zapisania
cli-help-text = część nazwy, loginu albo identyfikatora
cli-help-people-table = tylko osoby siedzące przy tym stole
cli-help-banned = identyfikator osoby albo adres lub sieć, na przykład 192.0.2.7 albo 192.0.2.0/24
cli-help-expires = kiedy się kończy: okres, na przykład 12h albo 7d, albo data, na przykład 2027-01-31; domyślnie nigdy
cli-help-note = notatka dla ciebie; nikt inny jej nie widzi
cli-help-uses = ile osób może z niego skorzystać
cli-help-invitation-id = identyfikator zaproszenia, z listy
cli-help-backup-file = plik kopii zapasowej
cli-help-all = odtwarza wszystkie stoły, nie tylko 100 ostatnio zmienionych

## magnate serve

cli-serve-running = Serwer działa.
cli-serve-everybody = Adres publiczny: { $url }
cli-serve-here = Na tym komputerze: { $url }
cli-serve-network = Dla innych w tej samej sieci komputerowej: { $url }
cli-serve-only-here = Nikt inny nie ma do niego dostępu.
cli-serve-data = Dane: { $folder }
cli-serve-database = Baza danych: { $place }
cli-serve-how-to-stop = Ctrl-C zatrzymuje serwer.
cli-serve-other-port = Port { $busy } jest zajęty; serwer używa zamiast niego portu { $port }.
cli-serve-stopped = Serwer został zatrzymany. Wszystkie partie są zapisane.
cli-serve-call-off = Przerwać je teraz i uruchomić serwer? [y/N]

## magnate bot

cli-bot-plays = Gra: { $game }. Bot gra na miejscu { $seat }.
cli-bot-done =
    { $status ->
        [over] Partia jest zakończona. Decyzje bota: { $n }.
       *[ended] Partia została przerwana. Decyzje bota: { $n }.
    }
cli-bot-fair = Zapis zgadza się z tym, co bot zachował sprzed partii: losowanie było uczciwe.
cli-bot-unfair = Nie da się potwierdzić, że losowanie było uczciwe: { $why }
cli-bot-failed = Bot nie może tam grać: { $why }
cli-bot-no-table = Nie ma takiego stołu albo jest prywatny i wymaga zaproszenia: { $table }
cli-bot-too-late = Partia przy tym stole jest zakończona: { $table }
cli-bot-no-seat = Przy tym stole nie ma wolnego miejsca: { $table }

## magnate admin

cli-column-table = stół
cli-column-status = stan
cli-column-game = gra
cli-column-changed = zmiana
cli-column-players = gracze
cli-column-person = osoba
cli-column-name = nazwa
cli-column-login = login
cli-column-created = dołączenie
cli-column-seen = ostatnio
cli-column-banned = blokada
cli-column-seat = miejsce
cli-column-banned-who = zablokowano
cli-column-until = do
cli-column-note = notatka
cli-column-invitation = zaproszenie
cli-column-invited = od
cli-column-uses = pozostało użyć
cli-admin-no-tables = Nie znaleziono stołów.
cli-admin-nobody = Nie znaleziono nikogo.
cli-admin-no-table = Nie ma takiego stołu: { $table }
cli-admin-no-person = Nie ma takiej osoby: { $person }
cli-admin-no-seat = Stół { $table } nie ma miejsca { $seat }. Miejsca: { $n }.
cli-admin-not-begun = Partia przy tym stole jeszcze się nie zaczęła: { $table }
cli-admin-unreadable = To wydanie nie potrafi odtworzyć stołu: { $why }
cli-admin-ended = Partia została przerwana: { $table }
cli-admin-done-before = Partia była już zakończona: { $table }
cli-admin-only-open = Przerwać można tylko partie, które nie są zakończone.
cli-admin-say-yes = To przerwałoby partie: dodaj --yes.
cli-admin-end-all =
    { $count ->
        [one] Przerwać tę { $count } partię? [y/N]
        [few] Przerwać te { $count } partie? [y/N]
        [many] Przerwać te { $count } partii? [y/N]
       *[other] Przerwać te { $count } partii? [y/N]
    }
cli-admin-nothing-ended = Niczego nie przerwano.
cli-admin-ended-count =
    { $count ->
        [one] Przerwano { $count } partię.
        [few] Przerwano { $count } partie.
        [many] Przerwano { $count } partii.
       *[other] Przerwano { $count } partii.
    }
cli-admin-record-written = Zapis partii zapisano w pliku: { $file }
cli-admin-view-written =
    { $eyes ->
        [seat] To, co miejsce { $seat } może wiedzieć o partii, zapisano w pliku: { $file }
       *[spectator] To, co widz może wiedzieć o partii, zapisano w pliku: { $file }
    }
cli-admin-ban-set = Zablokowano: { $who }
cli-admin-ban-set-until = Zablokowano do { $until }: { $who }
cli-admin-ban-lifted = Odblokowano: { $who }
cli-admin-not-banned = Ta sieć nie jest zablokowana: { $who }
cli-admin-no-bans = Nie ma obowiązujących blokad.
cli-admin-invitation = Zaproszenie: { $token }
cli-admin-invitation-link = Link: { $link }
cli-admin-no-invitations = Nie ma ważnych zaproszeń.
cli-admin-no-invitation = Nie ma takiego zaproszenia: { $id }
cli-admin-revoked = Zaproszenie usunięte: { $id }
cli-admin-backed-up = Kopia zapasowa zapisana: { $file }. Wiersze: { $n }.
cli-admin-restored = Kopia zapasowa przywrócona: { $place }. Wiersze: { $n }.
cli-admin-backup-good = Kopię zapasową można przywrócić: { $file }
cli-admin-backup-faults =
    { $count ->
        [one] { $count } stołu z tej kopii nie da się użyć.
        [few] { $count } stołów z tej kopii nie da się użyć.
        [many] { $count } stołów z tej kopii nie da się użyć.
       *[other] { $count } stołu z tej kopii nie da się użyć.
    }
cli-admin-verified-schema = Schemat bazy danych: { $version }
cli-admin-verified-people = Ludzie: { $n }
cli-admin-verified-tables = Stoły: { $n } ({ $counts })
cli-admin-verified-log = Wpisy w dziennikach: { $n }
cli-admin-verified-replayed = Odtworzone stoły: { $n }
cli-admin-verified-old = Nieukończone partie według wcześniejszych zasad, które przywrócenie przerwie: { $n }
cli-admin-verified-fault = Stół { $table }: { $why }

## Errors in a backup

backup-not-a-backup = To nie jest kopia zapasowa serwera. { $details }
backup-newer-version = Tę kopię zapisało nowsze wydanie. Wersja: { $details }.
backup-newer-schema = To kopia bazy danych nowszego wydania. Wersja: { $details }.
backup-damaged = Plik jest w tym miejscu uszkodzony. { $details }
backup-truncated = Plik urywa się w tym miejscu. { $details }
backup-bad-line = Ten wiersz tu nie pasuje. { $details }
backup-wrong-table = Nieznana albo powtórzona tabela bazy danych: { $details }.
backup-wrong-columns = Tabela w bazie danych ma inne kolumny: { $details }.
backup-wrong-count = Liczba wierszy różni się od zapisanej. { $details }
backup-wrong-digest = Treść różni się od zapisanej. { $details }
backup-after-end = Po końcu nie może być nic więcej. { $details }
backup-not-empty = Kopię można przywrócić tylko do pustej bazy danych; wiersze są w: { $details }

## Errors in the settings file

settings-not-toml = To nie jest TOML: { $value }
settings-unknown-key = Nie ma ustawienia { $name }. Znane w tym miejscu: { $allowed }.
settings-wrong-value = Nieprawidłowa wartość { $name }: { $value }. Dozwolone: { $allowed }.
settings-allowed-whole-number = liczba całkowita od { $least } do { $most }
settings-allowed-number = liczba od { $least } do { $most }
settings-allowed-switch = true albo false
settings-allowed-choice = { $known }
settings-allowed-section = { $known }
settings-allowed-text = tekst w cudzysłowie
settings-allowed-server-address = adres, na przykład "https://play.example", bez ścieżki na końcu
settings-allowed-base-path = ścieżka, na przykład "/magnate"
settings-allowed-period = okres, na przykład "12h" albo "7d"
settings-allowed-days = okres w dniach albo tygodniach, na przykład "90d"

## Errors

cli-error-no-task = Podaj zadanie: { $known }.
cli-error-choice = Nieprawidłowy wybór: { $text }. Znane: { $known }.
cli-error-seconds = To nie jest liczba sekund: { $text }.
cli-error-moment = To nie jest okres, na przykład 12h albo 7d, ani przyszła data, na przykład 2027-01-31: { $text }.
cli-error-period = To nie jest okres, na przykład 12h albo 30d: { $text }.
cli-error-network = To nie jest adres ani sieć, na przykład 192.0.2.7 albo 192.0.2.0/24: { $text }.
cli-error-number-most = Liczba może wynosić najwyżej { $most }: { $text }.
cli-error-server-missing = Brakuje biblioteki potrzebnej serwerowi: { $name }. Zainstaluj wszystkie: pip install 'magnate[server]'
cli-error-base-path = Ścieżka wygląda tak: /magnate, a nie tak: { $text }
cli-error-address = Adres wygląda tak: https://play.example, bez ścieżki na końcu, a nie tak: { $text }
cli-error-url = Adres serwera wygląda tak: https://play.example, a nie tak: { $text }
cli-error-bot = Nie ma bota „{ $name }”. Znane boty: { $known }.
cli-error-port-in-use = Port { $port } jest zajęty; wybierz inny albo pomiń --port.
cli-error-listen = Serwer nie może nasłuchiwać na { $place }: { $why }
cli-error-processes-sqlite = Kilka procesów wymaga PostgreSQL: podaj jego adres w --database albo pomiń --processes.
cli-error-processes-system = Kilka procesów nie jest możliwe w tym systemie; pomiń --processes.
cli-error-process-died = Proces { $name } serwera nie mógł się uruchomić. Przyczynę podaje dziennik powyżej.
cli-error-database = Nie można otworzyć bazy danych: { $place } ({ $why })
cli-error-schema = Nowsze wydanie zmieniło bazę danych: jej schemat ma wersję { $found }, to wydanie zna { $known }. Użyj tamtego wydania albo kopii zapasowej sprzed aktualizacji.
cli-error-old-tables = { $count ->
        [one] W tej bazie danych jest { $count } nieukończona partia rozpoczęta według wcześniejszych zasad.
        [few] W tej bazie danych są { $count } nieukończone partie rozpoczęte według wcześniejszych zasad.
        [many] W tej bazie danych jest { $count } nieukończonych partii rozpoczętych według wcześniejszych zasad.
       *[other] W tej bazie danych jest { $count } nieukończonej partii rozpoczętej według wcześniejszych zasad.
    } Ta wersja programu nie może ich dokończyć. Aby je dokończyć, uruchom poprzednią wersję; nic nie zostało zmienione. Aby je przerwać, bez wpływu na ranking i z zachowaniem dziennika, użyj „magnate serve --call-off-old-tables”.
cli-error-database-full = Nie ma już miejsca dla bazy danych: { $why }
cli-error-database-away = Baza danych jest teraz niedostępna: { $place } ({ $why })
cli-error-no-database = Nie ma bazy danych: { $file }
