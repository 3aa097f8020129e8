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

## Players

seat-name = Lugar { $n }
label-player = Jogador
label-cash = Dinheiro
label-price = Preço, $

## The log

log-turn = Turno: { $player }.
log-first-player = { $player } começa a partida.

## Prompts

prompt-over = A partida acabou.
status-waiting = Aguardando { $player }.

## Why an action is refused

reason-player-count = Esta edição é para outro número de jogadores.
reason-not-your-turn = Agora a decisão é de outro jogador.
reason-wrong-moment = Esta jogada não é possível nesta etapa do turno.
reason-game-over = A partida acabou, não há mais jogadas.
reason-negative-number = Um número não pode ser menor que zero.
reason-not-enough-cash = Você não tem dinheiro suficiente para isso.

## Options of the rules

option-players = Número de jogadores
option-players-help = Quantos jogadores podem participar.
