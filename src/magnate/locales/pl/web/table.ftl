## Every table

web-close = Zamknij
web-cancel = Anuluj
web-menu = Menu
web-rules = Zasady
web-rule = Zasada { $clause }
web-refused = To nie było możliwe.
web-sound = Dźwięk
web-text-mode = Tryb tekstowy
web-fair = Uczciwa gra
web-screen = Wspólny ekran
web-watching = Oglądają: { $names }
web-you = ty
web-your-turn = Twoja kolej

## Log and chat

web-log-and-chat = Dziennik i czat
web-log = Dziennik
web-log-earlier = Pokaż wcześniejsze
web-chat = Czat
web-chat-unread = Czat · { $n }
web-chat-new = nieprzeczytane
web-chat-empty = Nikt jeszcze nic nie powiedział.
web-chat-say = Napisz coś
web-chat-send = Wyślij
web-said = { $name }: { $text }
web-mute-title = Kogo wyciszyć
web-mute-help = Przy tym stole nie widzisz wiadomości wyciszonych graczy. Wiadomości zablokowanych nie zobaczysz już nigdy, a oni nie dołączą do stołów, które otworzysz.
web-mute = Wycisz
web-block = Zablokuj
web-blocked = Zablokowano
web-reactions = Reakcje
web-reaction-well-played = Dobrze zagrane
web-reaction-nice-move = Ładny ruch
web-reaction-thinking = Myślę
web-reaction-your-move = Twój ruch
web-reaction-ouch = Auć
web-reaction-good-luck = Powodzenia
web-reaction-thanks = Dzięki
web-reaction-good-game = Dobra gra

## Clocks and presence

web-clock = Zegar
web-bot-plays-on = bot przejął miejsce
web-bot-sits-in = bot w zastępstwie
web-left-game = poza grą
web-offline = brak połączenia
web-time-low = Zostało mało czasu
web-time-bank = zapas czasu
web-time-until = do { $time }
web-time-days =
    { $hours ->
        [0] { $days ->
            [one] { $days } dzień
            [few] { $days } dni
            [many] { $days } dni
           *[other] { $days } dnia
        }
       *[other] { $days ->
            [one] { $days } dzień { $hours } godz.
            [few] { $days } dni { $hours } godz.
            [many] { $days } dni { $hours } godz.
           *[other] { $days } dnia { $hours } godz.
        }
    }
web-time-hours =
    { $minutes ->
        [0] { $hours } godz.
       *[other] { $hours } godz. { $minutes } min
    }
web-time-minutes = { $minutes } min

## Undo, pause, calling off, resigning

web-undo = Cofnij
web-undo-ask = Poproś o cofnięcie
web-undo-alone = Od twojej ostatniej decyzji odkryto coś ukrytego. Grasz tylko z botami, więc i tak możesz ją cofnąć.
web-undo-others = Od twojej ostatniej decyzji coś się wydarzyło. Zostanie cofnięta, jeśli zgodzą się wszyscy pozostali gracze.
web-undo-unrated = Partia nie będzie się wtedy liczyć do rankingu.
web-pause = Wstrzymaj
web-pause-alone = Wszystkie zegary staną, a boty poczekają, aż wznowisz grę.
web-pause-others = Zapytamy pozostałych. Jeśli wszyscy się zgodzą, zegary staną, aż ktoś wznowi grę.
web-resume = Wznów
web-paused = Gra jest wstrzymana, zegary stoją.
web-call-off = Przerwij partię
web-call-off-alone = Partia skończy się bez wyniku.
web-call-off-others = Zapytamy pozostałych. Jeśli wszyscy się zgodzą, partia skończy się bez wyniku.
web-called-off = Partia została przerwana bez wyniku.
web-called-off-new-rules = Zasady zmieniły się od rozpoczęcia tej partii, dlatego została przerwana. Nie liczy się do rankingu, a jej dziennik można nadal czytać.
web-ask-others = Zapytaj pozostałych
web-resign = Zrezygnuj
web-resign-bot = Oddajesz swoje miejsce na dobre. Bot dogra partię do końca, a ty możesz oglądać.
web-resign-bank = W Monopoly możesz też oddać wszystko bankowi: twoje miejsce odpada wtedy z gry.
web-resign-to-bot = Oddaj botowi
web-resign-to-bank = Oddaj wszystko bankowi
web-proposed-undo = { $name } prosi o cofnięcie ostatniej decyzji.
web-proposed-pause = { $name } proponuje przerwę.
web-proposed-end = { $name } proponuje przerwać partię bez wyniku.
web-proposed-undo-you = Prosisz o cofnięcie swojej ostatniej decyzji.
web-proposed-pause-you = Proponujesz przerwę.
web-proposed-end-you = Proponujesz przerwać partię bez wyniku.
web-waits-for = Czekamy na odpowiedź: { $names }.
web-agree = Zgadzam się
web-refuse = Odmawiam
web-withdraw = Wycofaj
web-proposal-refused = Inni gracze się nie zgodzili.
web-lost = Brak połączenia. Ponowne łączenie… Nic nie przepada.
web-server-restarts = Serwer uruchamia się ponownie. Ponowne łączenie… Nic nie przepada.
web-bot-sits-in-for-you = Twój czas minął, więc gra za ciebie bot.
web-return = Wróć na swoje miejsce
web-you-resigned = Jesteś poza grą i możesz oglądać.
web-you-resigned-bot = Bot gra na twoim miejscu do końca. Możesz oglądać.
web-you-watch = Oglądasz.
web-take-over = Przejmij miejsce: { $name }

## The end

web-game-over = Koniec gry
web-win-you = Wygrywasz
web-win = Wygrywa { $name }
web-win-shared = Wspólne zwycięstwo: { $names }
web-wins = wygrywa
web-out = bankructwo
web-final-scores = Końcowa punktacja
web-rematch = Zagraj jeszcze raz
web-rematch-join = Dołącz do następnej partii
web-rematch-waits = Następna partia czeka na graczy.
web-replay = Powtórka
web-record = Pobierz zapis partii
web-fair-check = Czy los był uczciwy?

## Standing orders

web-orders = Zlecenia stałe
web-orders-help = Decyzje podejmowane za ciebie, także pod twoją nieobecność. Nikt nie dowie się o zleceniu, zanim zadziała.
web-orders-given = Obowiązują
web-orders-none = Nie masz zleceń stałych.
web-order-give = Złóż zlecenie
web-order-end = Zakończ
web-order-skip-buying = Nie kupuj udziałów
web-order-skip-buying-help = Gdy możesz ogłosić koniec gry, i tak dostaniesz pytanie.
web-order-declare = Ogłoś koniec gry, gdy dzięki temu wygrywam
web-order-declare-help = Po zagraniu płytki, licząc bez zakupów; wystarczy wspólne zwycięstwo.
web-order-dispose = Gdy sieć zostaje pozyskana
web-order-dispose-help = Co zrobić z twoimi udziałami tej sieci. Udziały, których nie da się wymienić, zostają.
web-rule-ask = zapytaj mnie
web-rule-keep = zatrzymaj wszystkie
web-rule-sell = sprzedaj wszystkie
web-rule-trade = wymień 2:1
web-order-dispose-keep = Zatrzymaj wszystkie udziały sieci { $chain }
web-order-dispose-sell = Sprzedaj wszystkie udziały sieci { $chain }
web-order-dispose-trade = Wymień udziały sieci { $chain } 2:1, ile się da
web-order-always-claim = Zawsze żądaj czynszu
web-order-always-claim-help = Czynszu żąda się automatycznie, gdy tylko ktoś stanie na twoim polu.
web-order-never-build = Nigdy nie bierz budynków, gdy ich brakuje
web-order-never-build-help = Gdy zabraknie budynków, nie dostaniesz pytania.
web-order-auction = W tej licytacji
web-order-no-auction = Nie ma teraz licytacji.
web-order-limit = Licytuj do, $
web-order-bid-up-to = Licytuj do { $amount }
web-order-pass = Nie licytuj

## Keyboard shortcuts

web-keys = Skróty klawiszowe
web-keys-on = Używaj skrótów jednoklawiszowych
web-key-space = Spacja
web-key-tab = Do następnego elementu
web-key-escape = Zamknij lub wyczyść
web-key-help = Ta lista
web-key-undo = Cofnij
web-key-orders = Zlecenia stałe
web-key-text-mode = Włącz lub wyłącz tryb tekstowy
web-key-log = Pokaż dziennik
web-key-chat = Napisz na czacie

## Text mode

web-text-action = Twoja akcja
web-text-help = Wpisz akcję lub kilka oddzielonych średnikami.
web-text-all = Wszystkie akcje
web-text-do = Wykonaj

## The table before the game

web-waiting-title = Wolne miejsca: { $n }
web-waiting-begins = Gra się zaczyna…
web-waiting-help = Gra zacznie się automatycznie, gdy tylko wszystkie miejsca będą zajęte.
web-start-title = Ujawnianie liczb losowych…
web-start-help = Każdy gracz i serwer mają ustaloną liczbę losową. O rzutach i losowaniach decydują wszystkie te liczby razem, więc nikt nie może ich wybrać.
web-start-reveals = Liczba jeszcze nieujawniona: { $names }
web-start-commits = Brak nowej liczby: { $names }
web-start-left = Pozostały czas: { $time }
web-start-elsewhere = Twoja liczba jest w przeglądarce, w której zajęto to miejsce. Otwórz stół w niej albo zwolnij miejsce i zajmij je ponownie.
web-start-changed = Twoja przeglądarka nie ujawnia twojej liczby: zobowiązania przy tym stole są niepełne albo się zmieniły. Powiedz o tym pozostałym.
web-start-vacated = Twoja liczba nie została ujawniona na czas, więc twoje miejsce jest wolne. Możesz je zająć ponownie.
web-start-not-revealed = Gra nie mogła się zacząć, bo nie wszyscy ujawnili liczbę na czas. Zabrakło: { $names }. Każdy losuje nową liczbę.
web-start-stood-up = Gra nie mogła się zacząć, bo ktoś odszedł. Zabrakło: { $names }. Każdy losuje nową liczbę.
web-seats = Miejsca
web-seat-free = wolne miejsce
web-sit = Usiądź tutaj
web-sit-at = Usiądź tutaj: miejsce { $n }
web-move = Przesiądź się
web-move-to = Przesiądź się tutaj: miejsce { $n }
web-stand = Zwolnij miejsce
web-add-bot = Dodaj bota
web-add-bot-at = Dodaj bota: miejsce { $n }
web-fill-all = Boty na wolne miejsca ({ $n }) i zaczynamy
web-your-name = Twoje imię przy tym stole
web-invite = Zaproś
web-invite-help = Każdy, kto otworzy link, może usiąść. Telefonem można zeskanować kod QR.
web-invite-link = Link z zaproszeniem
web-invite-local = Ten link działa tylko na tym komputerze. Dla telefonów otwórz stronę pod adresem tego komputera w sieci.
web-qr = Link z zaproszeniem jako kod QR
web-copy = Kopiuj
web-copied = Link skopiowany.
web-share = Udostępnij
web-terms = Ten stół
web-terms-edition = Edycja
web-terms-no-clock = Bez zegara i bez pośpiechu.
web-terms-live = Na każdą decyzję: { $seconds } s.
web-terms-bank = Zapas czasu: { $time }.
web-terms-days =
    { $days ->
        [one] { $days } dzień na każdą decyzję.
        [few] { $days } dni na każdą decyzję.
        [many] { $days } dni na każdą decyzję.
       *[other] { $days } dnia na każdą decyzję.
    }
web-terms-bot-until-return = Gdy czas minie, bot gra do powrotu gracza.
web-terms-bot-to-the-end = Gdy czas minie, bot gra do końca.
web-terms-who = Kto może dołączyć
web-terms-public = Wszyscy: stół jest na liście w lobby.
web-terms-private = Każdy, kto ma link.
web-terms-watchers = Widzowie mile widziani.
web-commitment = Serwer ustalił już swoją część losu (kod { $code }…), a twoja przeglądarka ustala swoją, gdy siadasz: nikt nie może wybrać kości ani płytek.

## Why a table cannot be shown

web-failed-no-watchers = Przy tym stole nie ma wolnych miejsc ani widzów.
web-failed-not-welcome = Gracz, który otworzył ten stół, nie chce z tobą grać.
web-failed-other-rules = Ta partia zaczęła się z zasadami, których ten serwer nie ma.
web-failed-other-protocol = Serwer został zaktualizowany. Wczytaj stronę ponownie.
web-failed-signed-out = Sesja wygasła. Wczytaj stronę ponownie.
web-failed-banned = Twój dostęp do tego serwera jest zablokowany.
web-failed-accounts-only = Na tym serwerze goście mogą tylko oglądać. Aby grać, załóż konto w swoim profilu.
web-failed-storage-unavailable = Serwer nie może teraz niczego zapisać. Nic nie przepada; spróbuj za chwilę.
web-failed-storage-full = Serwer nie może teraz niczego zapisać. Nic nie przepada; spróbuj później.
web-failed-busy = Serwer jest zajęty. Spróbuj za chwilę.
web-failed-too-many = Za dużo żądań naraz. Chwilę poczekaj.
web-failed-too-many-tables = Masz otwartych zbyt wiele nieukończonych stołów. Najpierw dokończ jeden z nich.

# The buttons of a number field.
web-less = Mniej: { $what }
web-more = Więcej: { $what }
