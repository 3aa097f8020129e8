## The Acquire table

web-acquire-round = Round { $n }
web-acquire-pile = Pile: { tiles }
web-acquire-players = Players
web-acquire-tabs = Below the board
web-acquire-playing = playing
web-acquire-secret = secret
web-acquire-worth = worth { $amount }
web-acquire-own-shares = you: { $n }
web-acquire-others-shares = Others: { $n }

## The board

web-acquire-board = The board: 12 columns, 9 rows
web-acquire-empty = empty
web-acquire-zoom = Enlarge the board
web-acquire-zoom-out = Show the whole board

## What a tile would do

web-acquire-hand = Your tiles
web-acquire-alone = alone
web-acquire-new = new
web-acquire-if-found = Founds a chain: { tiles }.
web-acquire-if-merge = { $survivor } acquires { $chains }: { tiles }.
web-acquire-if-tie = The largest chains are the same size: you choose the survivor.
web-acquire-bonuses-for = Bonuses for { $chain }
web-acquire-bonuses-unknown = The bonuses are not known until the shares are counted.
web-acquire-no-bonus = Nobody receives a bonus.

## Prompts

web-acquire-step-place = Place
web-acquire-step-buy = Buy
web-acquire-step-draw = Draw
web-acquire-ask-place = Your turn. Place a tile.
web-acquire-ask-stuck = None of your tiles can be placed.
web-acquire-ask-found = Which chain will you found?
web-acquire-ask-survivor = Choose the survivor.
web-acquire-ask-acquire = Choose the chain to be acquired next.
web-acquire-ask-dispose = Your shares of { $chain }: { $n }
web-acquire-ask-buy = Buy up to { shares-acc }.
web-acquire-ask-buy-nothing = You cannot buy shares now.
web-acquire-ask-replace = You may set aside unplayable tiles.
web-acquire-choose-tile = Choose one of your tiles to see what it does.
web-acquire-stuck-help = Set aside the whole hand and draw new tiles, or continue without placing one.
web-acquire-place = Place { $tile }
web-acquire-place-one = Place a tile
web-acquire-swap = Set aside all tiles
web-acquire-place-none = Place no tile
web-acquire-equal = All have { tiles }.
web-acquire-survives = { $chain } survives
web-acquire-next = { $chain } is next
web-acquire-share-for = { $amount } a share
web-acquire-choose = Choose { $chain }
web-acquire-found = Found { $chain }
web-acquire-choose-chain = Choose one of the chains.
web-acquire-sell = Sell
web-acquire-trade = Trade 2:1
web-acquire-keep = Keep
web-acquire-sell-result = { $price } each: { $amount }
web-acquire-trade-result = You get { $list }. Bank: { $n } left.
web-acquire-keep-result = Worthless unless { $chain } is founded again.
web-acquire-sell-all = Sell all
web-acquire-trade-all = Trade all you can
web-acquire-keep-all = Keep all
web-acquire-cash-after = Money afterwards
web-acquire-confirm = Confirm
web-acquire-order = Order of decisions
web-acquire-cost = Cost
web-acquire-left = Money left
web-acquire-buy-none = Buy nothing
web-acquire-buy =
    { $n ->
        [0] Buy shares
       *[other] Buy { shares-acc }
    }
web-acquire-go-on = Continue
web-acquire-declare = Declare the end of the game
web-acquire-declare-help = The game ends with this turn: bonuses are paid for all chains on the board, and all their shares are sold.
web-acquire-declared = The end has been declared: this is the last turn.
web-acquire-replace =
    { $n ->
        [one] Set aside { $n } tile and draw { $n }
       *[other] Set aside { $n } tiles and draw { $n }
    }
web-acquire-replace-none = Keep all tiles

## While others decide

web-acquire-wait-place = { $player } is choosing a tile.
web-acquire-wait-found = { $player } is choosing a chain to found.
web-acquire-wait-survivor = { $player } is choosing the survivor.
web-acquire-wait-acquire = { $player } is choosing the chain to be acquired next.
web-acquire-wait-dispose = { $player } is deciding about shares of { $chain }.
web-acquire-wait-buy = { $player } is deciding what to buy.
web-acquire-wait-replace = { $player } is looking at unplayable tiles.

## The price chart

web-acquire-prices = Price chart
web-acquire-prices-note = Marked: current prices. Bonuses go to the stockholders with the most shares of an acquired chain.
web-acquire-prices-failed = The price chart could not be loaded. Open it again in a moment.

## The end

web-acquire-final = Final scoring
web-acquire-final-bonuses = Bonuses
web-acquire-final-shares = Shares sold
web-acquire-final-place = Place

## Keyboard shortcuts

web-acquire-key-tile = Choose a tile from your hand
web-acquire-key-enter = Press the green button

## The table as text

web-acquire-text-board = Board
web-acquire-text-chain = { $name }: { tiles }, { $price } a share, { $n-left } left.
web-acquire-text-away = { $name }: not on the board, { $n-left } left.
web-acquire-text-asked = Decision
web-acquire-text-how = For example: { $examples }

## Text mode: each line is an action and what it means

web-notation-acquire =
    place 3C                 place a tile
    found Tower              found a chain
    survivor Tower           choose the survivor of a merger
    acquire American         choose the chain that is acquired next
    sell 2 trade 4           sell 2 shares, trade 4 for 2, keep the rest
    keep                     keep all shares of the acquired chain
    buy 2 Tower 1 American   buy up to 3 shares
    buy none                 buy nothing
    declare                  declare the end of the game
    swap                     set aside the whole hand and draw new tiles
    skip                     continue without placing a tile
    replace 5B 6B            set aside unplayable tiles and draw new ones
    replace none             keep all tiles
