## Counted nouns; -acc is the form of an object.

shares =
    { $n ->
        [one] { $n } udział
        [few] { $n } udziały
        [many] { $n } udziałów
       *[other] { $n } udziału
    }
shares-acc = { shares }
tiles =
    { $n ->
        [one] { $n } płytka
        [few] { $n } płytki
        [many] { $n } płytek
       *[other] { $n } płytki
    }
tiles-acc =
    { $n ->
        [one] { $n } płytkę
        [few] { $n } płytki
        [many] { $n } płytek
       *[other] { $n } płytki
    }

## Players

seat-name = Miejsce { $n }
label-player = Gracz
label-cash = Pieniądze
label-price = Cena, $

## The log

log-turn = Tura: { $player }.
log-first-player = Partię zaczyna { $player }.

## Prompts

prompt-over = Koniec gry.
status-waiting = Czekamy na ruch: { $player }.

## Why an action is refused

reason-player-count = Ta edycja jest dla innej liczby graczy.
reason-not-your-turn = Teraz decyduje inny gracz.
reason-wrong-moment = Ten ruch nie jest możliwy w tej części tury.
reason-game-over = Gra jest skończona, nie ma już ruchów.
reason-negative-number = Liczba nie może być mniejsza od zera.
reason-not-enough-cash = Nie masz na to dość pieniędzy.

## Options of the rules

option-players = Liczba graczy
option-players-help = Ilu graczy może wziąć udział.
