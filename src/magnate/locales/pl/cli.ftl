## magnate simulate: labels before a figure

cli-simulate-games = Partie
cli-simulate-players = Gracze
cli-simulate-edition = Edycja
cli-simulate-turns = Tury na partię
cli-simulate-decisions = Decyzje na partię
cli-simulate-mergers = Fuzje na partię
cli-simulate-founded = Sieci założone na partię
cli-simulate-endings = Sposoby zakończenia
cli-simulate-winners = Zwycięstwa według miejsca
cli-simulate-decisions-per-second = Decyzje na sekundę
cli-simulate-games-per-second = Partie na sekundę
cli-simulate-interrupted = Symulacja przerwana. Rozegrane partie: { $n }.
cli-simulate-interpreted = Bez biblioteki numba: partie są takie same, tylko wolniejsze.

## magnate replay and magnate verify

cli-replay-title = Acquire. Edycja: { $edition }. Gracze: { $players }.
cli-replay-unfinished = Zapis kończy się przed końcem partii.
cli-verify-ok = { $file }: wszystko się zgadza. Wpisy: { $n }. Skrót ostatniego stanu jest poprawny.
cli-verify-failed = { $file }: znaleziono błąd. Wpis { $entry }: { $why }

## magnate rules

cli-rules-title = Opcje zasad edycji: { $edition }
cli-rules-diff = Opcje zasad, którymi różnią się edycje: { $editions }
cli-rules-same = Opcje zasad tych edycji nie różnią się: { $editions }
cli-rules-option = Opcja
cli-rules-value = Wartość
cli-rules-clause = Punkt zasad

## magnate play

cli-play-welcome = Acquire. Edycja: { $edition }. Grasz jako: { $player }. Boty: { $bots }.
cli-play-your-tiles = Twoje płytki: { $tiles }
cli-play-type-move = Wpisz ruch albo „help”.
cli-play-bot-moved = Bot { $player }: { $move }
cli-play-unknown = „{ $text }” to nie jest ruch. Wpisz „help”, żeby zobaczyć ruchy.
cli-play-not-possible = { $reason } (zasada { $clause })
cli-play-result = Wynik końcowy
cli-play-rank = { $rank }. { $player }: { $amount }
cli-play-bye = Koniec na dziś. Do zobaczenia!
cli-play-help =
    place 3C                 zagrać płytkę
    found Tower              założyć sieć
    survivor Tower           wybrać sieć pozyskującą
    acquire American         wybrać sieć, która będzie pozyskana jako następna
    sell 2 trade 4           sprzedać 2 udziały, wymienić 4 na 2, resztę zatrzymać
    keep                     zatrzymać wszystkie udziały pozyskanej sieci
    buy 2 Tower 1 American   kupić najwyżej 3 udziały
    buy none                 nie kupować nic
    declare                  ogłosić koniec gry
    swap                     odłożyć całą rękę i pociągnąć nowe płytki
    skip                     grać dalej bez zagrania płytki
    replace 5B 6B            odłożyć płytki nie do zagrania i pociągnąć nowe
    replace none             zatrzymać wszystkie płytki
    help                     pokazać tę listę
    quit                     zakończyć grę

## Errors

cli-error-file-not-found = Nie ma takiego pliku: { $file }
cli-error-not-a-record = { $file } nie jest zapisem partii: { $why }
cli-error-unknown-edition = Nieznana edycja: { $edition }. Znane: { $known }.
cli-error-unknown-option = Nieznana opcja: { $option }. Znane: { $known }.
cli-error-bad-value = Opcja { $option } nie może mieć wartości { $value }. Możliwe: { $known }.
cli-error-players = Edycja { $edition } nie przewiduje takiej liczby graczy: { $n }. Możliwe: od { $least } do { $most }.
