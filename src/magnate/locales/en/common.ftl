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

## Players

seat-name = Seat { $n }
label-player = Player
label-cash = Money
label-price = Price, $

## The log

log-turn = Turn: { $player }.
log-first-player = { $player } begins the game.

## Prompts

prompt-over = The game is over.
status-waiting = Waiting for { $player }.

## Why an action is refused

reason-player-count = This edition is for a different number of players.
reason-not-your-turn = It is another player’s decision now.
reason-wrong-moment = This action is not possible at this step of the turn.
reason-game-over = The game is over, so there are no more moves.
reason-negative-number = A number cannot be less than zero.
reason-not-enough-cash = You do not have enough money for that.

## Options of the rules

option-players = Number of players
option-players-help = How many players can take part.
