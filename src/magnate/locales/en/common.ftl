## Counted nouns; -acc is the form of an object.

shares =
    { $n ->
        [one] { $n } share
       *[other] { $n } shares
    }
shares-acc = { shares }
tiles =
    { $n ->
        [one] { $n } tile
       *[other] { $n } tiles
    }
tiles-acc = { tiles }

## Names of those who take part.

seat-name = Seat { $n }
label-player = Player
