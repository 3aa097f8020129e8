## The command line: help

cli-about = Acquire and Monopoly by the book: play them, simulate them, and read recorded games.
cli-usage = usage
cli-heading-commands = commands
cli-heading-arguments = arguments
cli-heading-options = options
cli-help-simulate = play many games between random players and print statistics
cli-help-replay = print a recorded game as sentences, one per event
cli-help-verify = replay a recorded game and check everything
cli-help-rules = show the rule options of the editions, or the differences between two
cli-help-play = play in the terminal against bots
cli-help-help = show this help
cli-help-version = show the version
cli-help-lang = the language: { $known }; by default that of the system
cli-help-game = the game: { $known }
cli-help-edition = a preset (see “magnate rules GAME”) or a TOML file
cli-help-players = the number of players
cli-help-games = the number of games
cli-help-seed = a number; the same seed gives the same chance
cli-help-commitment = the server's commitment that you kept from before the game; may be repeated
cli-help-nonce = your own nonce that you kept from before the game; may be repeated
cli-help-option = set a rule option; may be repeated
cli-help-json = print JSON
cli-help-file = the record
cli-help-diff = the edition to compare with
cli-help-record = save the game to this file, or resume the game in it
cli-help-name = your name in the game
cli-help-play-bot = the bot in the other seats: beginner, casual, strong, expert, steady or random

## magnate simulate: labels before a figure

cli-simulate-edition = Edition
cli-simulate-players = Players
cli-simulate-seed = Seed
cli-simulate-games = Games
cli-simulate-turns = Turns per game
cli-simulate-decisions = Decisions per game
cli-simulate-foundings = Chains founded per game
cli-simulate-mergers = Mergers per game
cli-simulate-trades = Trades per game
cli-simulate-auctions = Auctions per game
cli-simulate-building-purchases = Building purchases per game
cli-simulate-bankruptcies = Bankruptcies per game
cli-simulate-endings = Endings
cli-simulate-winners = Wins by seat
cli-simulate-money = Final money
cli-simulate-fortunes = Final net worth
cli-simulate-games-per-second = Games per second
cli-simulate-decisions-per-second = Decisions per second
cli-simulate-range = { $mean } ({ $least }–{ $most })
cli-simulate-preparing = Preparing the engine; this takes 10 to 30 seconds the first time.
cli-simulate-interrupted = Interrupted. Games played: { $n }.
cli-simulate-interpreted = Running without numba: the same games, but slower.
ending-unfinished = unfinished, too long

## magnate replay and magnate verify

replay-title = { $game }. Edition: { $edition }. Players: { $players }.
replay-undo = { $player } takes a move back.
replay-unfinished = The record ends before the game does.
cli-verify-ok =
    { $end ->
        [over] { $file }: valid. Entries: { $n }. The game is over.
       *[running] { $file }: valid. Entries: { $n }. The game is not over yet.
    }
cli-verify-outcomes = Proven: every outcome follows from the seed and the nonces in this record, and they match its commitments.
cli-verify-former = Not proven: this game used the former scheme, in which the server knew each nonce at once; together with the last player to sit down, it could have searched for a nonce that suited them.
cli-verify-not-revealed = Start { $n } was abandoned because the nonce was not revealed in time: { $players }.
cli-verify-stood-up = Start { $n } was abandoned because somebody stood up: { $players }.
cli-verify-commitment-kept = Proven: the server fixed its seed before the nonces were revealed; its commitment is the one you kept.
cli-verify-commitment-differs = The record does not contain the commitment that you kept: this is not the game you were shown.
cli-verify-nonce-kept = Proven: your nonce is part of the key, so nobody could know the outcomes before you revealed it.
cli-verify-nonce-differs = The record does not contain the nonce that you kept: this is not the game you were shown.
cli-verify-not-compared = Not proven: that the record contains what was shown before the game. To compare, give what you kept with --commitment and --nonce.
cli-verify-never = Never provable: the host knows the seed while the game is running, and may call the game off. A start that fails is listed here.
cli-verify-no-proof = The record contains no proof of fair chance to compare with.
cli-record-wrong = { $file }, line { $line }: { $why }

## Errors in a record

record-not-text = This is not UTF-8 text (byte { $column }).
record-not-json = This is not a JSON object (column { $column }).
record-truncated = The file is cut off here.
record-no-header = This is not the header of a record.
record-unknown-version = Unknown version of the format: { $version }. Known: { $known }.
record-unknown-game = Unknown game: { $game }. Known: { $known }.
record-unknown-rules = The game was played by version { $version } of the rules. This release knows versions 1 to { $known }.
record-unknown-key = Unknown key: { $name }.
record-missing-key = This key is missing: { $name }.
record-bad-value = Invalid value of { $name }: { $value }.
record-cannot-begin = No game can start like this: { $why }.
record-not-an-entry = These keys do not form an entry: { $keys }.
record-bad-notation = This is not an action: { $why }.
record-illegal-action = Not allowed here: { $action }. { $why } (rule { $clause })
record-wrong-seat = Seat { $asked } decides here, not seat { $seat }.
record-chance-awaited = An outcome of chance must come first.
record-chance-not-awaited = A decision by seat { $seat } is expected here, not chance.
record-nothing-to-undo = There is no decision to take back.
record-wrong-chance = The seed gives { $expected } here, not { $chance }.
record-wrong-commitment = The seed does not match the commitment: its SHA-256 differs.
record-wrong-nonce = The nonce of seat { $seat } does not match its commitment: its SHA-256 differs.
record-unfair-chance = The seed and the nonces give { $expected } here, not { $chance }.
record-wrong-header = The names, the rules or the proof of chance in the first line do not match this hash; the header was changed.
record-wrong-hash = The position does not match this hash; an earlier entry was changed.
record-not-over = The game is not over here, so there is no outcome.
record-wrong-outcome = The game ends with another outcome.
record-after-outcome = Nothing may follow the outcome.

## magnate rules

cli-rules-editions = Editions and their rule options
cli-rules-title = Rule options of the edition: { $edition }
cli-rules-diff = Rule options that differ between these editions: { $editions }
cli-rules-same = These editions have the same rule options: { $editions }
cli-rules-no-edition = in no edition
cli-rules-numbers = possible: whole numbers from { $least } to { $most }
cli-rules-own-data = custom data

## magnate play

cli-play-welcome = { $game }. Edition: { $edition }. You play: { $player }. Bots ({ $bot }): { $bots }.
cli-play-bot-name = Bot { $n }
cli-play-type-move = Type a move; “?” lists the legal moves, “help” explains them all.
cli-play-expected = Expected here: { $expected }.
expected-action = a move
expected-number = a number
expected-tile = a tile such as 3C
expected-row = a row from A to I
expected-chain = a chain
expected-disposal = sell or trade
expected-money = an amount of money
expected-lot = a property
expected-lot-once = every property only once
expected-lot-of-group = a property of the same group, { $group }
expected-level = a number of houses from 0 to 4, or hotel
expected-for = the word “for”
expected-thing = a property, money or a get-out-of-jail card
expected-things = properties, money, get-out-of-jail cards, or the word “nothing”
expected-thing-once = everything only once per side
expected-tax = a kind of tax
expected-order = a standing order
expected-on-or-off = on or off
expected-card = a card such as chance.go
expected-end = the end of the line
cli-play-not-possible = { $reason } (rule { $clause })
cli-play-bonus = Your bonus for { $chain }: { $amount }.
cli-play-undone = Taken back: { $move }
cli-play-mixed = You can buy shares of several chains, such as: { $move }
cli-play-waiting = Press Enter to let { $player } continue; before that you may act too.
cli-play-offered = { $player } is waiting for your answer: accept { $n }, refuse { $n }, or counter { $n }: … for …
cli-play-bids = You can bid from { $least } to { $most }.
cli-play-unlisted = Offers, rent claims, standing orders and leaving are not listed; “help” explains them.
cli-play-no-hint = You have nothing to decide now.
cli-play-orders = Standing orders: { $orders }
cli-play-no-orders = none
cli-play-waits =
    { $switch ->
        [on] The game waits for you before another player rolls.
       *[off] The game waits for you only when you have something to decide.
    }
cli-play-saved = Game saved: { $file }
cli-play-not-saved = The game could not be saved: { $file } ({ $why })
cli-play-save-where = Add a file name: save FILE
cli-play-file-exists = This file already exists; choose another name: { $file }
cli-play-result = Final result
cli-play-rank = { $rank }. { $player }: { $amount }
cli-play-bye = You have left the game. See you next time!
cli-play-help-acquire =
    place 3C                 place a tile (or just 3C)
    found Tower              found a chain
    survivor Tower           choose the survivor of a merger
    acquire American         choose the chain that is acquired next
    sell 2 trade 4           sell 2 shares, trade 4 for 2, keep the others
    keep                     keep all shares of the acquired chain
    buy 2 Tower 1 American   buy up to 3 shares
    buy none                 buy nothing
    declare                  declare the end of the game
    swap                     set aside the whole hand and draw new tiles
    skip                     continue without placing a tile
    replace 5B 6B            set aside unplayable tiles and draw new ones
    replace none             keep all tiles
    order keep Tower on      standing order: keep, sell or trade all when acquired
    order skip-buying on     standing order: buy nothing; off cancels an order
    order declare on         standing order: declare the end as soon as you win
cli-play-help-monopoly =
    A, B                     properties: their names on the board, or how they begin
    2                        a player: the seat number
    Enter                    let the waiting player continue
    roll                     roll the dice
    end turn                 end your turn instead of rolling again after doubles
    buy, decline             buy the property you landed on, or decline
    bid 120, pass            bid in an auction (or just 120), or pass
    claim A, waive A         claim the rent for your property, or waive it
    build A 2 B 1            build until A has 2 houses and B 1; hotel for a hotel
    sell A 1                 sell buildings until A has only 1 house
    mortgage A, redeem A     mortgage a property, or redeem it
    offer 2: A + $100 for B  offer a trade; also: nothing, chance-card, chest-card
    accept 2, refuse 2       answer an offer
    counter 2: A for B       answer it with your own offer
    withdraw                 withdraw your offer
    pay, card                pay the fine or use a card, and leave jail
    buycard 2 for 35         offer money for a card, to leave jail with it
    raise, bankrupt          in debt: raise the money automatically, or give up
    keep                     keep the mortgage on a property you receive
    tax flat, tax percent    choose the income tax
    request 2, request none  in a shortage, say how many buildings you want
    place A                  choose the street for a building won in an auction
    order always-claim on    claim all rent automatically; off cancels it
    order never-build on     want no buildings in a shortage; off cancels it
    order bid 120            bid automatically up to 120 in this auction, then pass
    wait on                  wait before other players roll, so that you can act
    leave                    leave the game for good: the others play on
cli-play-help-always =
    ?                        list the legal moves
    board                    show the board again
    hint                     show what an expert would do, and why
    undo                     take back your last move
    order                    list your standing orders
    save FILE                write the game to a file
    help                     show this list
    quit                     leave the game

## Errors

cli-error-hint = { $problem } (help: { $command })
cli-error-command = There is no command “{ $name }”. Known: { $known }.
cli-error-no-command = Name a command: { $known }.
cli-error-surplus = Not understood: { $text }.
cli-error-missing = This argument is missing: { $names }.
cli-error-no-value = a value is missing.
cli-error-language = Unknown language: { $language }. Known: { $known }.
cli-error-game = Unknown game: { $game }. Known: { $known }.
cli-error-number = Not a whole number of at least { $least }: { $text }.
cli-error-name = A name cannot be empty or contain control characters.
cli-error-file-not-found = File not found: { $file }
cli-error-file = The file cannot be used: { $file } ({ $why })
cli-error-unknown-edition = Unknown edition: { $edition }. Known: { $known }.
cli-error-edition = The edition cannot be used: { $why }
cli-error-option-form = An option is written name=value, not: { $text }
cli-error-unknown-option = Unknown option: { $option }. Known: { $known }.
cli-error-bad-value = The option { $option } cannot have the value { $value }. Possible: { $known }.
cli-error-numbers = whole numbers from { $least } to { $most }
cli-error-players = The edition { $edition } cannot be played by { $n }. Possible numbers of players: { $possible }.
cli-error-goes-on = { $file } contains an unfinished game, which is resumed; leave out: { $options }
cli-error-is-over = { $file } contains a finished game; choose another file.
cli-error-other-game = { $file } contains another game: { $game }
