## magnate simulate: labels before a figure

cli-simulate-games = Games
cli-simulate-players = Players
cli-simulate-edition = Edition
cli-simulate-turns = Turns per game
cli-simulate-decisions = Decisions per game
cli-simulate-mergers = Mergers per game
cli-simulate-founded = Chains founded per game
cli-simulate-endings = Ways of ending
cli-simulate-winners = Wins by seat
cli-simulate-decisions-per-second = Decisions per second
cli-simulate-games-per-second = Games per second
cli-simulate-interrupted = Interrupted. Games played: { $n }.
cli-simulate-interpreted = Running without numba: the games are the same, only slower.

## magnate replay and magnate verify

cli-replay-title = Acquire. Edition: { $edition }. Players: { $players }.
cli-replay-unfinished = The record stops before the end of the game.
cli-verify-ok = { $file }: in order. Entries: { $n }. The hash of the last state agrees.
cli-verify-failed = { $file }: not in order. Entry { $entry }: { $why }

## magnate rules

cli-rules-title = Rule options of the edition: { $edition }
cli-rules-diff = Rule options that differ between the editions: { $editions }
cli-rules-same = The rule options of these editions do not differ: { $editions }
cli-rules-option = Option
cli-rules-value = Value
cli-rules-clause = Clause

## magnate play

cli-play-welcome = Acquire. Edition: { $edition }. You play: { $player }. Bots: { $bots }.
cli-play-your-tiles = Your tiles: { $tiles }
cli-play-type-move = Type a move, or “help”.
cli-play-bot-moved = Bot { $player }: { $move }
cli-play-unknown = “{ $text }” is not a move. Type “help” to see the moves.
cli-play-not-possible = { $reason } (rule { $clause })
cli-play-result = Final result
cli-play-rank = { $rank }. { $player }: { $amount }
cli-play-bye = The game is left. Until next time!
cli-play-help =
    place 3C                 place a tile
    found Tower              found a chain
    survivor Tower           choose the survivor of a merger
    acquire American         choose the chain that is acquired next
    sell 2 trade 4           sell 2 shares, trade 4 for 2, keep the others
    keep                     keep all shares of the acquired chain
    buy 2 Tower 1 American   buy up to 3 shares
    buy none                 buy nothing
    declare                  declare the end of the game
    swap                     set aside the whole hand and draw new tiles
    skip                     go on without placing a tile
    replace 5B 6B            set aside unplayable tiles and draw new ones
    replace none             keep all tiles
    help                     show this list
    quit                     leave the game

## Errors

cli-error-file-not-found = File not found: { $file }
cli-error-not-a-record = { $file } is not the record of a game: { $why }
cli-error-unknown-edition = Unknown edition: { $edition }. Known are: { $known }.
cli-error-unknown-option = Unknown option: { $option }. Known are: { $known }.
cli-error-bad-value = The option { $option } cannot have the value { $value }. Possible are: { $known }.
cli-error-players = The edition { $edition } is not made for that number of players: { $n }. Possible are { $least } to { $most }.
