## Counted nouns; -acc is the form of an object.

shares =
    { $n ->
        [one] { $n } ação
        [many] { $n } de ações
       *[other] { $n } ações
    }
shares-acc = { shares }
tiles =
    { $n ->
        [one] { $n } tile
        [many] { $n } de tiles
       *[other] { $n } tiles
    }
tiles-acc = { tiles }

## Names of those who take part.

seat-name = Lugar { $n }
label-player = Jogador
