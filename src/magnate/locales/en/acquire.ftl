## Chains

chain-tower = Tower
chain-sackson = Sackson
chain-worldwide = Worldwide
chain-festival = Festival
chain-american = American
chain-imperial = Imperial
chain-continental = Continental

# A chain, a number of its shares, a player with a number of shares: items of lists.
chain-in-list = { $chain }
stock-item = { $n } × { $chain }
holder-item = { $player } ({ $n })

tier-cheap = cheap
tier-middle = middle
tier-dear = expensive

## The log: present tense, one sentence for one event.

log-start-tile = { $player } draws the starting tile { $tile }.
log-place = { $player } places { $tile }.
log-skip-placement = { $player } places no tile.
log-swap-hand = { $player } sets aside the whole hand ({ tiles }): { $tiles }.
log-found =
    { $gift ->
        [cash] { $player } founds { $chain }. No share is left, so the bank pays { $amount } instead.
        [none] { $player } founds { $chain }. No share is left for the founder.
       *[share] { $player } founds { $chain } and gets a free share.
    }
log-grow = { $chain } grows to { tiles }.
log-merge = { $player } causes a merger: { $chains }.
log-acquire = { $acquirer } acquires { $acquired }.
log-count = Shares of { $chain }: { $list }.
log-market =
    { $drawn ->
        [number] The stock market draws the number { $n }: { shares } of { $chain }.
       *[tile] The stock market draws { $tile }: { shares } of { $chain }.
    }
log-bonus =
    { $rank ->
        [primary] { $player } receives { $amount } as primary stockholder of { $chain }.
        [secondary] { $player } receives { $amount } as secondary stockholder of { $chain }.
        [tertiary] { $player } receives { $amount } as tertiary stockholder of { $chain }.
        [sole] { $player } receives { $amount } as the only stockholder of { $chain }.
       *[tied] { $player } receives { $amount }: a shared bonus for { $chain } (tie).
    }
log-dispose = { $player } sells { $sold }, trades { $traded } for { $received } and keeps { $kept } of the { $chain } shares.
log-buy =
    { $n ->
        [0] { $player } buys no shares.
       *[other] { $player } buys { shares-acc } for { $amount }: { $list }.
    }
log-draw = { $player } draws { tiles-acc }.
log-draw-seen = { $player } draws { tiles-acc }: { $tiles }.
log-dead =
    { $n ->
        [one] { $player } sets aside an unplayable tile: { $tiles }.
       *[other] { $player } sets aside { $n } unplayable tiles: { $tiles }.
    }
log-end =
    { $reason ->
        [size] { $player } declares the end of the game: { $chain } has 41 or more tiles.
       *[safe] { $player } declares the end of the game: all chains on the board are safe.
    }
log-stalled = In a whole round nobody places, draws or sets aside a tile: the game ends.
log-final-sale = { $player } sells { shares-acc } of { $chain } for { $amount }.
log-win =
    { $winners ->
        [1] { $player } wins with { $amount }.
       *[other] Shared win: { $player }. Each has { $amount }.
    }

## Prompts

prompt-place = It is your turn: place a tile.
prompt-place-stuck = It is your turn, but none of your tiles can be placed: set aside the whole hand if that is possible, or skip the placement.
prompt-found = Choose the chain to found.
prompt-survivor = The largest chains are the same size: choose the survivor.
prompt-acquire = Several chains of the same size are left: choose the one to be acquired next.
prompt-dispose = You have { shares-acc } of { $chain }: sell, trade 2:1 for shares of { $survivor }, or keep.
prompt-buy =
    { $n ->
        [0] You cannot buy shares now: continue without buying.
       *[other] Buy up to { shares-acc }, or none.
    }
prompt-replace = You may set aside unplayable tiles and draw new ones: { $tiles }.

## What a placement would do

effect-none = No effect: the tile joins no chain.
effect-found = Founds a chain.
effect-grow = { $chain } grows from { $from } to { tiles }.
effect-merge = Merger: { $chains }.
effect-illegal-temporary = Blocked for now: it would found an eighth chain.
effect-illegal-permanent = Unplayable: it would join safe chains.

## Why an action is refused

reason-tile-not-in-hand = This tile is not in your hand; choose one of yours.
reason-eighth-chain = All seven chains are on the board, so this tile cannot found another; that may change later.
reason-two-safe-chains = This tile would join safe chains, and a safe chain cannot be acquired.
reason-must-place = You hold a tile that can be placed, so place a tile first.
reason-tile-not-dead = Only tiles that can never be placed may be set aside.
reason-chain-on-board = This chain is already on the board; choose one that is not.
reason-not-a-largest-chain = Only one of the largest chains of the merger can be the survivor.
reason-not-next-in-size = The largest remaining chain is acquired next; if several are the same size, choose one of them.
reason-more-than-held = You do not have that many shares of this chain.
reason-trade-needs-pairs = Shares are traded 2:1, so the number traded must be even.
reason-bank-stock-short = The bank does not have that many shares left.
reason-more-than-three = At most 3 shares can be bought in a turn.
reason-chain-not-active = This chain is not on the board, so its shares cannot be bought.
reason-end-not-reached = The end can be declared only when a chain has 41 or more tiles or all chains on the board are safe.
reason-end-window-closed = The end of the game cannot be declared at this point in the turn.
reason-already-declared = The end of the game has already been declared.
reason-tile-not-in-pile = Only a tile from the pile can be drawn.
reason-not-a-market-number = The stock market’s number must be from 1 to 12 and match its tile.
reason-swap-not-in-edition = In this edition the whole hand cannot be set aside.

## How a game ends

ending-size = a chain of 41 or more tiles
ending-safe = all chains on the board safe
ending-stalled = nobody can move

## The drawn board

label-chains = Chains
label-size = Size
label-share-price = Share price
label-next-price = Next step
label-bonuses = Bonuses, $
label-shares-left = Left
label-tiles = Tiles
label-set-aside = Set aside

board-title = Acquire: { $edition }. Round { $round }. Pile: { tiles }.
board-own-tile = your tile
board-independent-tile = independent tile
board-last-tile = placed last
board-safe-chain = safe chain
board-awaits-draw = The next tile is about to be drawn.
board-safe = safe
board-not-on-board = not on the board
board-price-from = from { $amount }
board-price-step = { $amount } at { $n }
board-bonuses = Bonuses: { $amounts }
board-shares-left = { $n } left
board-own-tiles = Your tiles: { $tiles }.
board-independent-tiles = Independent tiles: { $tiles }.

## Editions

edition-classic = Classic, 2008
edition-classic-help = The rules of 2008: two bonuses, and a hand without a playable tile may be set aside.
edition-classic-ru = Classic, Russian booklet
edition-classic-ru-help = The rules of 2008 as in the Russian booklet: shared bonuses are rounded to the nearest hundred, and a hand without a playable tile must be set aside.
edition-2023-classic = 2023, Classic Mode
edition-2023-classic-help = The rules of 2023 with bonuses for two stockholders.
edition-2023-tycoon = 2023, Tycoon Mode
edition-2023-tycoon-help = The rules of 2023 with bonuses for three stockholders.
edition-2023-duel = 2023, two-player game
edition-2023-duel-help = The rules of 2023 for two: the stock market competes for the bonuses.

## Options of the rules and their values

option-tiers = Price tiers
option-tiers-help = Which chains are cheap and which are expensive.
value-tiers-2008 = 2008: { chain-worldwide } and { chain-sackson } cheap, { chain-continental } and { chain-tower } expensive
value-tiers-2023 = 2023: { chain-tower } and { chain-sackson } cheap, { chain-imperial } and { chain-continental } expensive

option-bonus-ranks = Number of bonuses
option-bonus-ranks-help = Which stockholders receive a bonus for an acquired chain.
value-bonus-ranks-2 = 2: primary and secondary
value-bonus-ranks-3 = 3: primary, secondary and tertiary

option-bonus-table = Bonus table
option-bonus-table-help = How large the secondary and tertiary bonuses are.
value-bonus-table-half = the secondary bonus is half the primary
value-bonus-table-tycoon = the Tycoon Mode figures

option-single-holder-bonus = Only one stockholder
option-single-holder-bonus-help = Which bonuses the only stockholder of a chain receives.
value-single-holder-bonus-primary-secondary = primary and secondary
value-single-holder-bonus-primary-tertiary = primary and tertiary

option-bonus-rounding = Rounding of bonuses
option-bonus-rounding-help = How a bonus shared in a tie is rounded.
value-bonus-rounding-up-100 = up to the next hundred
value-bonus-rounding-nearest-100 = to the nearest hundred

option-founder-share-when-none = No founder’s share left
option-founder-share-when-none-help = What the founder receives when no share of the chain is left.
value-founder-share-when-none-nothing = nothing
value-founder-share-when-none-cash = the share price in cash

option-unplayable-policy = Unplayable tiles
option-unplayable-policy-help = When tiles that cannot be placed are set aside for new ones.
value-unplayable-policy-whole-hand-when-stuck = the whole hand, when none of its tiles can be placed
value-unplayable-policy-dead-tiles-at-turn-end = unplayable tiles, at the end of the turn

option-unplayable-replacement-optional = Unplayable tiles may be kept
option-unplayable-replacement-optional-help = Whether a player may keep tiles that could be set aside.
value-unplayable-replacement-optional-true = yes
value-unplayable-replacement-optional-false = no, they are always set aside

option-end-declaration-window = When the end may be declared
option-end-declaration-window-help = At which point in a turn the end of the game may be declared.
value-end-declaration-window-after-placement = after placing a tile
value-end-declaration-window-any-time-in-turn = before or after placing a tile

option-end-declaration = Declaring the end
option-end-declaration-help = Whether a player decides that the game ends, or it ends automatically.
value-end-declaration-optional = the player decides
value-end-declaration-forced = the game ends automatically

option-holdings-visibility = Money and shares
option-holdings-visibility-help = Whether everyone sees the money and shares of all players.
value-holdings-visibility-open = open
value-holdings-visibility-hidden = secret

option-market-holder = Stock market as stockholder
option-market-holder-help = Whether the stock market competes for the bonuses in a two-player game.
value-market-holder-off = no
value-market-holder-on = yes

option-market-ties = Ties with the stock market
option-market-ties-help = Who is ahead when a player and the stock market have the same number of shares.
value-market-ties-shares-like-player = nobody: they share the bonus
value-market-ties-player-first = the player
