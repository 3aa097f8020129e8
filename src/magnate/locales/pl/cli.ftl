## The command line: help

cli-about = Acquire i Monopoly ściśle według zasad: gra, symulacja i odczyt zapisanych partii.
cli-usage = użycie
cli-heading-commands = polecenia
cli-heading-arguments = argumenty
cli-heading-options = opcje
cli-help-simulate = rozgrywa wiele partii losowych graczy i pokazuje statystyki
cli-help-replay = wypisuje zapisaną partię, jedno zdanie na zdarzenie
cli-help-verify = odtwarza zapisaną partię i sprawdza każdy wpis
cli-help-rules = pokazuje opcje zasad edycji albo różnice między dwiema
cli-help-play = gra w terminalu z botami
cli-help-help = pokazuje tę pomoc
cli-help-version = pokazuje wersję
cli-help-lang = język: { $known }; domyślnie język systemu
cli-help-game = gra: { $known }
cli-help-edition = gotowa edycja (zobacz „magnate rules GAME”) albo plik TOML
cli-help-players = liczba graczy
cli-help-games = liczba partii
cli-help-seed = liczba; to samo ziarno daje te same losowania
cli-help-commitment = zobowiązanie serwera zachowane sprzed partii; można podać kilka razy
cli-help-nonce = twoja wartość nonce zachowana sprzed partii; można podać kilka razy
cli-help-option = ustawia jedną opcję zasad; można podać kilka razy
cli-help-json = wypisuje JSON
cli-help-file = plik z zapisem partii
cli-help-diff = edycja do porównania
cli-help-record = zapisuje partię w tym pliku albo wznawia tę, która w nim jest
cli-help-name = twoje imię w grze
cli-help-play-bot = bot na pozostałych miejscach: beginner, casual, strong, expert, steady albo random

## magnate simulate: labels before a figure

cli-simulate-edition = Edycja
cli-simulate-players = Gracze
cli-simulate-seed = Ziarno
cli-simulate-games = Partie
cli-simulate-turns = Tury na partię
cli-simulate-decisions = Decyzje na partię
cli-simulate-foundings = Sieci założone na partię
cli-simulate-mergers = Fuzje na partię
cli-simulate-trades = Wymiany na partię
cli-simulate-auctions = Licytacje na partię
cli-simulate-building-purchases = Zakupy budynków na partię
cli-simulate-bankruptcies = Bankructwa na partię
cli-simulate-endings = Sposoby zakończenia
cli-simulate-winners = Zwycięstwa według miejsca
cli-simulate-money = Pieniądze na koniec
cli-simulate-fortunes = Majątek na koniec
cli-simulate-games-per-second = Partie na sekundę
cli-simulate-decisions-per-second = Decyzje na sekundę
cli-simulate-range = { $mean } ({ $least }–{ $most })
cli-simulate-preparing = Przygotowanie silnika; za pierwszym razem trwa to od 10 do 30 sekund.
cli-simulate-interrupted = Symulacja przerwana. Rozegrane partie: { $n }.
cli-simulate-interpreted = Bez biblioteki numba: te same partie, tylko wolniej.
ending-unfinished = przerwana, bo trwała zbyt długo

## magnate replay and magnate verify

replay-title = { $game }. Edycja: { $edition }. Gracze: { $players }.
replay-undo = Cofnięty ruch: { $player }.
replay-unfinished = Zapis kończy się przed końcem partii.
cli-verify-ok =
    { $end ->
        [over] { $file }: wszystko się zgadza. Wpisy: { $n }. Partia jest zakończona.
       *[running] { $file }: wszystko się zgadza. Wpisy: { $n }. Partia jeszcze trwa.
    }
cli-verify-outcomes = Udowodnione: każdy wynik losowania wynika z ziarna i wartości nonce w tym zapisie, a one zgadzają się ze zobowiązaniami.
cli-verify-former = Nieudowodnione: w tej partii obowiązywał dawny sposób, w którym serwer od razu znał każdą wartość nonce; razem z ostatnim siadającym graczem mógł poszukać wartości dla nich korzystnej.
cli-verify-not-revealed = Start { $n } przerwano, bo wartość nonce nie została ujawniona na czas: { $players }.
cli-verify-stood-up = Start { $n } przerwano, bo ktoś wstał od stołu: { $players }.
cli-verify-commitment-kept = Udowodnione: serwer ustalił ziarno przed ujawnieniem wartości nonce; jego zobowiązanie jest tym, które masz zachowane.
cli-verify-commitment-differs = Zapis nie zawiera zachowanego zobowiązania: to nie jest partia, którą ci pokazano.
cli-verify-nonce-kept = Udowodnione: twoja wartość nonce jest częścią klucza, więc przed jej ujawnieniem nikt nie mógł znać wyników.
cli-verify-nonce-differs = Zapis nie zawiera zachowanej wartości nonce: to nie jest partia, którą ci pokazano.
cli-verify-not-compared = Nieudowodnione: że zapis zawiera to, co pokazano przed partią. Aby porównać, podaj zachowane wartości w --commitment i --nonce.
cli-verify-never = Nie do udowodnienia: gospodarz zna ziarno w czasie partii i może ją przerwać. Nieudany start jest tu wymieniony.
cli-verify-no-proof = Zapis nie zawiera dowodu uczciwości losowania, z którym można by porównać.
cli-record-wrong = { $file }, wiersz { $line }: { $why }

## Errors in a record

record-not-text = To nie jest tekst UTF-8 (bajt { $column }).
record-not-json = To nie jest obiekt JSON (kolumna { $column }).
record-truncated = Plik urywa się w tym miejscu.
record-no-header = To nie jest nagłówek zapisu partii.
record-unknown-version = Nieznana wersja formatu: { $version }. Znana: { $known }.
record-unknown-game = Nieznana gra: { $game }. Znane: { $known }.
record-unknown-rules = Tę partię rozegrano według wersji { $version } zasad. Ten program zna wersje od 1 do { $known }.
record-unknown-key = Nieznany klucz: { $name }.
record-missing-key = Brakuje klucza: { $name }.
record-bad-value = Klucz { $name } nie może mieć takiej wartości: { $value }.
record-cannot-begin = Żadna partia nie może się tak zacząć: { $why }.
record-not-an-entry = Te klucze razem nie tworzą wpisu: { $keys }.
record-bad-notation = To nie jest ruch: { $why }.
record-illegal-action = Tutaj niedozwolone: { $action }. { $why } (zasada { $clause })
record-wrong-seat = Tutaj decyduje miejsce { $asked }, a nie { $seat }.
record-chance-awaited = Najpierw musi nastąpić wynik losowy.
record-chance-not-awaited = Tutaj decyduje miejsce { $seat }, a nie los.
record-nothing-to-undo = Nie ma decyzji do cofnięcia.
record-wrong-chance = Ziarno nie daje tutaj { $chance }, tylko { $expected }.
record-wrong-commitment = Ziarno nie odpowiada zobowiązaniu: jego SHA-256 jest inny.
record-wrong-nonce = Wartość nonce miejsca { $seat } nie odpowiada zobowiązaniu: jej SHA-256 jest inny.
record-unfair-chance = Ziarno i wartości nonce nie dają tutaj { $chance }, tylko { $expected }.
record-wrong-header = Imiona, zasady lub dowód uczciwości losowania w pierwszym wierszu nie zgadzają się z tym skrótem; nagłówek został zmieniony.
record-wrong-hash = Pozycja nie odpowiada temu skrótowi; zmieniono któryś z wcześniejszych wpisów.
record-not-over = Partia jeszcze się tu nie kończy, więc nie ma wyniku.
record-wrong-outcome = Partia kończy się innym wynikiem.
record-after-outcome = Po wyniku nie może być nic więcej.

## magnate rules

cli-rules-editions = Edycje i ich opcje zasad
cli-rules-title = Opcje zasad edycji: { $edition }
cli-rules-diff = Opcje zasad, którymi różnią się edycje: { $editions }
cli-rules-same = Te edycje mają takie same opcje zasad: { $editions }
cli-rules-no-edition = w żadnej edycji
cli-rules-numbers = możliwe: liczby całkowite od { $least } do { $most }
cli-rules-own-data = własne dane

## magnate play

cli-play-welcome = { $game }. Edycja: { $edition }. Grasz jako: { $player }. Boty ({ $bot }): { $bots }.
cli-play-bot-name = Bot { $n }
cli-play-type-move = Wpisz ruch; „?” pokazuje możliwe ruchy, „help” objaśnia wszystkie.
cli-play-expected = Tutaj powinno być: { $expected }.
expected-action = ruch
expected-number = liczba
expected-tile = płytka, na przykład 3C
expected-row = rząd od A do I
expected-chain = sieć
expected-disposal = sell albo trade
expected-money = kwota
expected-lot = nieruchomość
expected-lot-once = każda nieruchomość tylko raz
expected-lot-of-group = nieruchomość tej samej grupy, { $group }
expected-level = liczba domów od 0 do 4 albo hotel
expected-for = słowo „for”
expected-thing = nieruchomość, kwota albo karta „Wyjdź bezpłatnie z więzienia”
expected-things = nieruchomości, kwota, karty „Wyjdź bezpłatnie z więzienia” albo słowo „nothing”
expected-thing-once = każda rzecz tylko raz po każdej stronie
expected-tax = rodzaj podatku
expected-order = zlecenie stałe
expected-on-or-off = on albo off
expected-card = karta, na przykład chance.go
expected-end = koniec wiersza
cli-play-not-possible = { $reason } (zasada { $clause })
cli-play-bonus = Twój bonus za sieć { $chain }: { $amount }.
cli-play-undone = Cofnięty ruch: { $move }
cli-play-mixed = Można kupić naraz udziały kilku sieci, na przykład: { $move }
cli-play-waiting = Po naciśnięciu Enter dalej gra { $player }; przedtem możesz wykonać ruch.
cli-play-offered = { $player } czeka na odpowiedź: accept { $n }, refuse { $n } albo counter { $n }: … for …
cli-play-bids = Możesz licytować od { $least } do { $most }.
cli-play-unlisted = Propozycji, żądań czynszu, zleceń stałych i wyjścia z gry tu nie ma; objaśnia je „help”.
cli-play-no-hint = Nie masz teraz żadnej decyzji do podjęcia.
cli-play-orders = Zlecenia stałe: { $orders }
cli-play-no-orders = brak
cli-play-waits =
    { $switch ->
        [on] Gra czeka na ciebie, zanim rzuci inny gracz.
       *[off] Gra czeka na ciebie tylko wtedy, gdy masz decyzję do podjęcia.
    }
cli-play-saved = Partia zapisana: { $file }
cli-play-not-saved = Nie udało się zapisać partii: { $file } ({ $why })
cli-play-save-where = Dodaj nazwę pliku: save PLIK
cli-play-file-exists = Ten plik już istnieje; wybierz inną nazwę: { $file }
cli-play-result = Wynik końcowy
cli-play-rank = { $rank }. { $player }: { $amount }
cli-play-bye = Partia opuszczona. Do zobaczenia!
cli-play-help-acquire =
    place 3C                 zagrać płytkę (wystarczy 3C)
    found Tower              założyć sieć
    survivor Tower           wybrać sieć pozyskującą
    acquire American         wybrać sieć, która będzie pozyskana jako następna
    sell 2 trade 4           sprzedać 2 udziały, wymienić 4 na 2, resztę zatrzymać
    keep                     zatrzymać wszystkie udziały pozyskanej sieci
    buy 2 Tower 1 American   kupić najwyżej 3 udziały
    buy none                 nie kupować nic
    declare                  ogłosić koniec gry
    swap                     odłożyć całą rękę i pociągnąć nowe płytki
    skip                     kontynuować turę bez zagrywania płytki
    replace 5B 6B            odłożyć płytki nie do zagrania i pociągnąć nowe
    replace none             zatrzymać wszystkie płytki
    order keep Tower on      zlecenie stałe w fuzji: zatrzymać; albo sell, trade
    order skip-buying on     zlecenie stałe: nic nie kupować; off odwołuje
    order declare on         zlecenie stałe: ogłosić koniec, gdy tylko wygrywasz
cli-play-help-monopoly =
    A, B                     nieruchomości: ich nazwy na planszy albo początki nazw
    2                        gracz: numer miejsca
    Enter                    dalej gra gracz, który czeka
    roll                     rzucić kośćmi
    end turn                 zakończyć turę bez dodatkowego rzutu za dublet
    buy, decline             kupić nieruchomość, na której stoisz, albo zrezygnować
    bid 120, pass            licytować (wystarczy 120) albo pasować
    claim A, waive A         zażądać czynszu za swoją nieruchomość albo zrezygnować
    build A 2 B 1            budować, aż na A są 2 domy, na B 1; hotel to hotel
    sell A 1                 sprzedać budynki, aż na A zostanie 1 dom
    mortgage A, redeem A     zastawić nieruchomość albo wykupić ją z zastawu
    offer 2: A + $100 for B  złożyć propozycję; też nothing, chance-card, chest-card
    accept 2, refuse 2       odpowiedzieć na propozycję
    counter 2: A for B       odpowiedzieć kontrpropozycją
    withdraw                 wycofać swoją propozycję
    pay, card                zapłacić kaucję albo użyć karty i wyjść z więzienia
    buycard 2 for 35         zaproponować pieniądze za kartę, aby z nią wyjść
    raise, bankrupt          dług: zdobyć pieniądze automatycznie albo się poddać
    keep                     zostawić zastaw na przejętej nieruchomości
    tax flat, tax percent    wybrać podatek dochodowy
    request 2, request none  przy braku budynków powiedzieć, ile chcesz
    place A                  wybrać ulicę dla wylicytowanego budynku
    order always-claim on    zawsze żądać czynszu; off odwołuje
    order never-build on     przy braku budynków nic nie chcieć; off odwołuje
    order bid 120            licytować automatycznie do 120, potem pasować
    wait on                  czekać na ciebie przed rzutami innych graczy
    leave                    opuścić grę na dobre: pozostali grają dalej
cli-play-help-always =
    ?                        pokazać możliwe teraz ruchy
    board                    pokazać planszę jeszcze raz
    hint                     pokazać, co zrobiłby ekspert i dlaczego
    undo                     cofnąć swój ostatni ruch
    order                    pokazać swoje zlecenia stałe
    save PLIK                zapisać partię w pliku
    help                     pokazać tę listę
    quit                     zakończyć grę

## Errors

cli-error-hint = { $problem } (pomoc: { $command })
cli-error-command = Nie ma polecenia „{ $name }”. Znane polecenia: { $known }.
cli-error-no-command = Podaj polecenie: { $known }.
cli-error-surplus = Niezrozumiałe: { $text }.
cli-error-missing = Brakuje argumentu: { $names }.
cli-error-no-value = brakuje wartości.
cli-error-language = Nieznany język: { $language }. Znane: { $known }.
cli-error-game = Nieznana gra: { $game }. Znane: { $known }.
cli-error-number = Potrzebna liczba całkowita, co najmniej { $least }, a nie: { $text }.
cli-error-name = Imię nie może być puste ani zawierać znaków sterujących.
cli-error-file-not-found = Nie ma takiego pliku: { $file }
cli-error-file = Nie można użyć pliku: { $file } ({ $why })
cli-error-unknown-edition = Nieznana edycja: { $edition }. Znane: { $known }.
cli-error-edition = Nie można użyć tej edycji: { $why }
cli-error-option-form = Opcję zapisuje się nazwa=wartość, a nie: { $text }
cli-error-unknown-option = Nieznana opcja: { $option }. Znane: { $known }.
cli-error-bad-value = Opcja { $option } nie może mieć wartości { $value }. Możliwe: { $known }.
cli-error-numbers = liczby całkowite od { $least } do { $most }
cli-error-players = Edycja { $edition } nie jest dla tej liczby graczy: { $n }. Możliwe: { $possible }.
cli-error-goes-on = { $file } zawiera niedokończoną partię, która jest wznawiana; pomiń: { $options }
cli-error-is-over = { $file } zawiera zakończoną partię; wybierz inny plik.
cli-error-other-game = { $file } zawiera partię innej gry: { $game }
