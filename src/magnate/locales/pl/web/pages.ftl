## Home

home-lead = Graj ze znajomymi lub botami: na tym ekranie, na telefonach albo na telewizorze.
home-bots =
    { $n ->
        [one] { $n } bot
        [few] { $n } boty
        [many] { $n } botów
       *[other] { $n } bota
    }
home-minutes = około { $n } min
home-play = Zagraj teraz
home-create = Utwórz stół
home-open = Otwarte stoły
home-open-none = Żaden stół nie czeka teraz na graczy. Utwórz go i wyślij link znajomym.
home-nobody = Jeszcze nikogo tu nie ma
home-seats-free =
    { $n ->
        [one] { $n } wolne miejsce
        [few] { $n } wolne miejsca
        [many] { $n } wolnych miejsc
       *[other] { $n } wolnego miejsca
    }
home-options-changed =
    { $n ->
        [one] { $n } zmieniona opcja
        [few] { $n } zmienione opcje
        [many] { $n } zmienionych opcji
       *[other] { $n } zmienionej opcji
    }
home-sit = Usiądź
home-join = Dołącz przez link
home-join-label = Link z zaproszeniem lub kod stołu
home-join-button = Dołącz
home-join-help = Wklej otrzymany link albo zeskanuj telefonem kod QR z telewizora.
home-join-bad = To nie jest link do stołu na tym serwerze.
home-mine-none = Tu pojawiają się twoje partie: możesz je podjąć tam, gdzie je przerwano.
home-mine-all = Wszystkie moje partie
home-your-turn = Twoja kolej
home-now = Teraz gra: { $player }
home-status-waiting = czeka na graczy
home-status-running = w toku
home-status-paused = wstrzymana
home-status-over = zakończona
home-status-ended = przerwana
home-status-new-rules = przerwana: zmieniły się zasady
home-tv = Graj na telewizorze
home-tv-help = Plansza na dużym ekranie, twoje płytki na telefonie.
home-tv-link = Otwórz stół na tym ekranie
home-hotseat = Wszyscy na jednym urządzeniu (hotseat)
home-hotseat-help = Podawaj je dalej; zasłona ukrywa płytki pozostałych.
home-hotseat-link = Zacznij
clock-none = bez zegara
clock-live = { $seconds } s na decyzję
clock-days =
    { $n ->
        [one] { $n } dzień na decyzję
        [few] { $n } dni na decyzję
        [many] { $n } dni na decyzję
       *[other] { $n } dnia na decyzję
    }

## Create a table

create-title = Utwórz stół
create-title-screen = Stół na tym ekranie
create-screen-help = Plansza zostaje na tym ekranie. Gracze zajmują miejsca telefonami, skanując kod QR.
create-game = Gra
create-edition = Edycja
create-players = Gracze: { $least }–{ $most }
create-players-exactly = Gracze: { $n }
create-seats = Miejsca
create-seats-help = Wolne miejsca inni zajmują przez twój link. Przed rozpoczęciem możesz jeszcze oddać je botom.
create-seats-number = Liczba miejsc
create-seat-you = ty
create-seat-free = wolne miejsce
create-clock = Zegar
create-clock-none = Bez zegara
create-clock-none-help = Bez pośpiechu.
create-clock-live = Na żywo
create-clock-live-help = Sekundy na każdą decyzję i zapas czasu na całą partię.
create-clock-days = Dni
create-clock-days-help = Dni na każdą decyzję: każdy gra, kiedy ma czas.
create-clock-seconds = Sekundy na decyzję
create-clock-bank = Zapas czasu w sekundach
create-clock-claim-time = Sekundy na żądanie czynszu przed następnym rzutem
create-clock-hold-time = Sekundy, przez które inny gracz może wstrzymać kości
create-clock-days-number = Dni na decyzję
create-time-out = Gdy czas się skończy
create-time-out-bot-until-return = Bot gra, dopóki gracz nie wróci
create-time-out-bot-to-the-end = Bot gra do końca
create-access = Kto może dołączyć
create-private = Każdy, kto ma link
create-private-help = Stołu nie ma na żadnej liście.
create-public = Wszyscy
create-public-help = Stół widać na stronie głównej, póki są wolne miejsca.
create-watchers = Widzowie mogą oglądać
create-watchers-help = Widzą to, co jest jawne dla wszystkich, nigdy cudzą rękę.
create-rules = Zasady
create-rules-help = Wszystko jest jak w edycji. Zmiany są zaznaczone.
create-group-table = Przy stole
create-group-bonuses = Ceny i bonusy
create-group-tiles = Płytki i zakładanie
create-group-end = Koniec gry
create-group-market = Giełda
create-group-money = Pieniądze i kupno
create-group-rent = Czynsz
create-group-taxes = Podatki
create-group-jail = Więzienie
create-group-building = Budowa
create-group-property = Wymiany i zastawy
create-group-other = Pozostałe
create-changed = zmieniona
create-as-edition = Jak w edycji
create-number = inna liczba
create-clause = Zasada { $clause }
create-your-name = Twoje imię
create-summary = Twój stół
create-changes-none = Zasady edycji
create-button = Utwórz stół
create-begins = Partia zaczyna się, gdy wszystkie miejsca są zajęte.
create-most-rounds = Ten serwer kończy partię po { $n } kolejkach; wygrywa wtedy najbogatszy.
create-refused = Te ustawienia są ze sobą sprzeczne.

## My games

games-running = W toku
games-finished = Zakończone
games-more = Pokaż więcej
games-place = Miejsce { $place } z { $n }

## Profile and settings

profile-guest = Gość
profile-since = Tu od { $date }
profile-nobody = Jesteś tu po raz pierwszy. Wybierz imię albo zaloguj się.
profile-name = Imię
profile-save = Zapisz
profile-saved = Zapisano.
profile-remove = Usuń
profile-ratings = Rankingi
profile-ratings-none = Ranking pojawi się po pierwszej rankingowej partii.
profile-ratings-help = Pasek pokazuje, ile wiemy: twoja siła mieści się w nim z prawdopodobieństwem 95%. Z każdą partią się zwęża.
profile-rating = { $mu } (95%: od { $low } do { $high })
profile-rating-seats = Miejsca: { $n }
profile-rating-bots = z botami
profile-rating-people = tylko ludzie
profile-rating-options = zmienione opcje
profile-rating-games =
    { $n ->
        [one] { $n } partia
        [few] { $n } partie
        [many] { $n } partii
       *[other] { $n } partii
    }
profile-settings = Ustawienia
profile-settings-help = Zapisane w tej przeglądarce; język idzie za tobą.
profile-theme = Motyw
profile-theme-system = systemowy
profile-theme-light = jasny
profile-theme-dark = ciemny
profile-motion = Animacje
profile-motion-system = systemowe
profile-motion-off = wyłączone
profile-sound = Dźwięki
profile-sound-help = Cichy dźwięk, gdy przychodzi twoja kolej.
profile-patterns = Wyraźne wzory
profile-patterns-help = Sieci i grupy da się odróżnić bez kolorów.
profile-shortcuts = Skróty klawiszowe
profile-shortcuts-help = Pojedyncze klawisze przy stole, na przykład Enter lub P.
profile-text-mode = Tryb tekstowy
profile-text-mode-help = Stół jako tekst z polem na akcje; dobry dla czytników ekranu.
profile-account = Konto
profile-account-guest = Jako gość istniejesz tylko w tej przeglądarce. Z kontem twoje partie są na każdym urządzeniu.
profile-account-login = Login: { $login }
profile-login = Login
profile-password = Hasło
profile-password-help = Co najmniej 10 znaków.
profile-register = Załóż konto
profile-register-ends = Inne przeglądarki tego gościa zostaną wylogowane, a jego linki stracą ważność.
profile-sign-in = Zaloguj się
profile-sign-in-title = Mam konto
profile-sign-in-guest-lost = Porzucasz tego gościa; utwórz najpierw link odzyskiwania, jeśli ma partie w toku.
profile-sign-out = Wyloguj się
profile-sign-out-all = Wyloguj wszędzie indziej
profile-sign-out-all-help = Wszystkie inne przeglądarki i linki odzyskiwania tracą ważność.
profile-sign-out-all-done = Teraz zalogowana jest tylko ta przeglądarka.
profile-password-change = Zmień hasło
profile-password-old = Stare hasło lub token odzyskiwania
profile-password-new = Nowe hasło
profile-recovery = Link odzyskiwania
profile-recovery-help = Przywraca dostęp po utracie przeglądarki lub hasła. Działa jeden raz i wylogowuje wtedy inne przeglądarki. Chroń go jak hasło. Nowy link zastępuje poprzedni.
profile-recovery-make = Utwórz link odzyskiwania
profile-copy = Kopiuj
profile-copied = Skopiowano.
profile-hours = Godziny gry
profile-hours-help = W partiach z dniami na decyzję twój czas kończy się tylko w tych godzinach.
profile-hours-zone = Strefa czasowa
profile-hours-from = Od
profile-hours-to = Do
profile-webhook = Powiadomienia
profile-webhook-help = Gdy w wolnej partii przychodzi twoja kolej, serwer wysyła wiadomość na ten adres (webhook), podpisaną poniższym sekretem.
profile-webhook-address = Adres
profile-webhook-secret = Sekret
profile-blocks = Zablokowane osoby
profile-blocks-help = Nie widzisz ich wiadomości, a one nie mogą dołączać do stołów, które otwierasz. Zablokować kogoś można w menu stołu.
profile-blocks-none = Nikt nie jest zablokowany.
profile-unblock = Odblokuj: { $name }
profile-data = Moje dane
profile-export = Pobierz wszystko, co o mnie zapisano
profile-delete = Usuń mnie
profile-delete-help = Twoje imię, konto, rankingi i wiadomości zostaną usunięte na zawsze. Twoje miejsca przejmą boty.
profile-delete-really = Usuń na zawsze
profile-cancel = Anuluj

## Replay

replay-page = Powtórka
replay-loading = Wczytywanie partii…
replay-ended = Zakończona { $date }
replay-move = Ruch { $move } z { $moves }
replay-controls = Odtwarzanie
replay-slider = Moment partii
replay-first = Na początek
replay-previous = Ruch wstecz
replay-next = Ruch naprzód
replay-last = Na koniec
replay-play = Odtwarzaj
replay-pause = Wstrzymaj
replay-speed = Szybkość
replay-next-merger = Następna fuzja
replay-next-bankruptcy = Następne bankructwo
replay-mark-mergerbegan = Fuzja
replay-mark-wentbankrupt = Bankructwo
replay-share = Udostępnij
replay-worth = Majątek w czasie
replay-cash = Pieniądze w czasie
replay-tab-worth = Majątek
replay-chart = Co jest pokazane
replay-chart-help = Wykres pieniędzy wszystkich graczy; wartości tego ruchu są pod nim.
replay-eyes = Punkt widzenia
replay-eyes-nobody = widz
replay-download = Pobierz zapis partii

## Rules

rules-lead = Pełne zasady naszymi słowami, z porównaniem wszystkich edycji. Każda odmowa przy stole i każda opcja odsyła tu do swojej klauzuli.
rules-all = Wszystkie zasady
rules-editions = Porównanie edycji
rules-contents = Spis treści

## Fair play

fair-title = Uczciwa gra
fair-lead = Nikt przy stole nie może wybrać rzutów ani losowań, nawet serwer. Oto jak to działa i jak możesz to sprawdzić.
fair-step-commit = 1. Każdy ustala swój sekret
fair-step-commit-help = Przed partią serwer losuje tajną liczbę, ziarno, a przeglądarka każdego gracza losuje własną, nonce. Na początku pokazują tylko jej odcisk, zobowiązanie. Inna liczba miałaby inny odcisk, więc nikt nie może potem zmienić swojej.
fair-step-reveal = 2. Potem wszyscy go ujawniają
fair-step-reveal-help = Gdy wszystkie miejsca są zajęte i widać wszystkie zobowiązania, przeglądarki ujawniają swoje nonce. Nikt nie znał cudzych liczb, gdy losował własną, więc nikt nie mógł dobrać wygodnej.
fair-step-key = 3. Decydują wszystkie liczby razem
fair-step-key-help = Każdy rzut i każde losowanie wynika z ziarna i wszystkich nonce według jawnego wzoru, i z niczego więcej.
fair-step-verify = 4. Po partii serwer ujawnia ziarno
fair-step-verify-help = Zapis partii je zawiera. Twoja przeglądarka zachowała sprzed partii wszystkie zobowiązania i twój nonce: porównuje je i oblicza ponownie każdy wynik.
fair-this-game = Ta partia
fair-server = Serwer
fair-players = Gracze
fair-commitment = Zobowiązanie
fair-seed = Ziarno
fair-nonce = Nonce
fair-nonces-none = brak nonce: grały tylko boty
fair-secret = tajne do końca partii
fair-called-off = Ta partia została przerwana; ziarno pozostaje tajne.
fair-found = Wszystko, co można tu sprawdzić, się zgadza.
fair-found-unfair = Ta partia nie była uczciwa albo jej zapis zmieniono.
fair-header-fair = Początek zapisu, z imionami i zasadami, jest nienaruszony.
fair-header-unfair = Początek zapisu, z imionami i zasadami, został zmieniony.
fair-seed-fair = Odcisk ziarna zgadza się ze zobowiązaniem serwera.
fair-seed-unfair = Odcisk ziarna nie zgadza się ze zobowiązaniem serwera.
fair-nonces-fair = Odciski wszystkich nonce zgadzają się ze zobowiązaniami graczy.
fair-nonces-unfair = Któryś nonce nie zgadza się ze zobowiązaniem gracza.
fair-kept-start-fair = Wszystkie zobowiązania są tymi, które ta przeglądarka zachowała przed ujawnieniem nonce.
fair-kept-start-unfair = Zobowiązania różnią się od tych, które ta przeglądarka zachowała przed ujawnieniem nonce.
fair-kept-nonce-fair = Twój nonce jest tym, który wylosowała ta przeglądarka.
fair-kept-nonce-unfair = Twój nonce nie jest tym, który wylosowała ta przeglądarka.
fair-kept-names-fair = Gracze są ci sami, którzy siedzieli przy stole na początku.
fair-kept-names-unfair = Gracze nie są ci sami, którzy siedzieli przy stole na początku.
fair-dice-fair = Wszystkie rzuty, karty i rozdane nieruchomości wynikają z ziarna i nonce, także te cofnięte.
fair-dice-unfair = Nie wszystkie rzuty, karty i rozdane nieruchomości wynikają z ziarna i nonce.
fair-tiles-fair = Wszystkie płytki wynikają z ziarna i nonce, także te cofnięte.
fair-tiles-unfair = Nie wszystkie płytki wynikają z ziarna i nonce.
fair-nothing-kept = Ta przeglądarka nie zachowała nic sprzed tej partii, więc mogła porównać tylko z zapisem.
fair-former-scheme = Tę partię rozpoczęto w starszej wersji programu, w której nonce trafiały na serwer po kolei, gdy gracze siadali. Serwer, który sam zająłby ostatnie miejsce, mógłby szukać wygodnych wyników.
fair-abandoned = Nieudane starty
fair-abandoned-not-revealed = Start { $n }: nie wszyscy ujawnili nonce na czas. Zabrakło: { $names }.
fair-abandoned-stood-up = Start { $n }: ktoś odszedł podczas ujawniania nonce. Zabrakło: { $names }.
fair-proven = Czego to dowodzi
fair-proven-chosen = Nikt nie mógł wybrać rzutów ani losowań: ani serwer, ani gracz, ani obaj razem.
fair-proven-fixed = Wszystkie wyniki były ustalone przed pierwszym ruchem. Dotyczy to także tego, co następuje po cofnięciu, a co się nie powtarza.
fair-proven-outcomes = Każdy wynik w zapisie jest tym, który był ustalony.
fair-unproven = Czego to nie dowodzi
fair-unproven-host = Kto prowadzi serwer, zna ziarno podczas partii. Może podejrzeć, co nastąpi, powiedzieć to komuś albo przerwać partię.
fair-unproven-start = Serwer albo gracz, który ostatni ujawnia nonce, może doprowadzić do nieudanego startu, żeby dostać inne wyniki. Ale wszyscy to widzą: każdy nieudany start jest wymieniony tutaj i w zapisie.
fair-unproven-moves = Przeglądarka sprawdza przypadek, a nie ruchy. Poniższy program rozgrywa całą partię według zasad; powtórka pokaże ci, czy to ta partia, którą pamiętasz.
fair-unproven-page = Ta strona pochodzi z tego samego serwera. Jeśli mu nie ufasz, użyj własnej kopii programu.
fair-verify = Sprawdź wszystko, także zasady
fair-verify-help = Pobierz zapis partii i uruchom to; program rozgrywa całą partię od nowa.
fair-verify-kept = Pobierz zapis partii i uruchom to; program rozgrywa całą partię od nowa i porównuje ją z tym, co zachowała ta przeglądarka.
fair-dice-title = Kości a przypadek
fair-tiles-title = Płytki a przypadek
fair-dice-help =
    { $n ->
        [one] { $n } rzut. Słupki pokazują wynik, kreski oczekiwaną średnią.
        [few] { $n } rzuty. Słupki pokazują wynik, kreski oczekiwaną średnią.
        [many] { $n } rzutów. Słupki pokazują wynik, kreski oczekiwaną średnią.
       *[other] { $n } rzutu. Słupki pokazują wynik, kreski oczekiwaną średnią.
    }
fair-tiles-help = { tiles } według rzędów planszy. Słupki pokazują wynik, kreski oczekiwaną średnią.
fair-column = { $label }: { $came }, średnio { $expected }
fair-often = Przez przypadek co najmniej tak nierówno bywa w { $percent } partii.

## Shared screen

screen-title = Wspólny ekran
screen-join = Dołącz lub oglądaj z telefonu
screen-join-help = Skieruj aparat na kod albo wpisz adres.
screen-waiting = Zajmijcie miejsca
screen-fill = Zajmuje bot
screen-full = Pełny ekran
screen-replay = Obejrzyj powtórkę
screen-lost = Utracono połączenie. Automatyczne ponowne łączenie…

## One device for all

hotseat-title = Wszyscy na jednym urządzeniu
hotseat-help = Wszyscy grają tutaj, po kolei. Przed każdą turą zasłona prosi następnego gracza.
hotseat-players = Gracze
hotseat-player = Gracz { $n }
hotseat-add = Dodaj gracza
hotseat-remove = Usuń: { $name }
hotseat-bots = Boty
hotseat-curtain = Zasłona między graczami
hotseat-curtain-help = Potrzebna tam, gdzie ręka jest tajna. W Monopoly wszystko jest jawne.
hotseat-start = Rozpocznij partię
hotseat-too-few = Ta edycja wymaga co najmniej { $n } graczy; dodaj graczy lub boty.
hotseat-pass = Podaj urządzenie dalej
hotseat-next = Teraz: { $player }
hotseat-ready = To ja: { $player }
hotseat-holder = Kto ma urządzenie
hotseat-end = Opuść tę partię

## Recovery links

recover-title = Powrót
recover-help = Wklej link odzyskiwania albo jego token. Zanim cokolwiek się stanie, zobaczysz, kogo loguje.
recover-instead = Teraz jesteś tu jako { $name }. Jeśli ten gość nie ma linku odzyskiwania, stracisz dostęp do jego partii.
recover-token = Token odzyskiwania
recover-button = Dalej
recover-whose = Ten link loguje tę przeglądarkę jako:
recover-only-yours = Kontynuuj tylko wtedy, gdy to twój profil i link pochodzi od ciebie.
recover-works-once = Wszystkie inne przeglądarki tej osoby zostaną wylogowane, a link przestanie działać.
recover-as = Zaloguj się jako { $name }
recover-not-me = To nie ja
recover-done = Witaj ponownie, { $name }.
recover-used-up = Link został zużyty. Utwórz nowy w swoim profilu i dobrze go przechowuj.

## Entering a server by invitation

entrance-title = Na ten serwer wchodzi się z zaproszeniem
entrance-help = Wejdź z zaproszeniem, które dostajesz od prowadzących serwer.
entrance-name = Twoja nazwa
entrance-invitation = Zaproszenie
entrance-enter = Wejdź
entrance-account = Masz już tutaj konto?

## Errors

problem = To się nie udało. Spróbuj ponownie za chwilę.
problem-too-many-requests = Za dużo żądań naraz. Poczekaj chwilę.
problem-not-found = Nie ma takiego stołu albo jest prywatny: poproś o link z zaproszeniem.
problem-wrong-login = Login i hasło nie pasują do siebie.
problem-wrong-token = Ten link odzyskiwania jest już nieważny.
problem-signed-out = Zaloguj się ponownie.
problem-banned = Dostęp z twojej sieci do tego serwera jest zablokowany.
problem-accounts-only = Na tym serwerze goście mogą tylko oglądać. Aby grać, załóż konto w swoim profilu.
problem-invitation-needed = Aby wejść na ten serwer, potrzebujesz zaproszenia.
problem-invitation-invalid = To zaproszenie jest nieważne albo już wykorzystane. Poproś prowadzących serwer o nowe.
problem-registration-closed = Na tym serwerze nie można zakładać nowych kont.
problem-storage = Serwer nie może teraz nic zapisać. Nic nie przepadło; spróbuj później.
