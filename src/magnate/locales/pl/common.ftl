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

## Names of those who take part.

seat-name = Miejsce { $n }
label-player = Gracz
