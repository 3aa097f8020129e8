## The Monopoly table

web-mono-you = You
web-mono-your-turn = Your turn
web-mono-turn = Turn
web-mono-decides = Decides
web-mono-players = Players
web-mono-properties = Properties
web-mono-your-properties = Your properties
web-mono-no-properties = You own no property yet.
web-mono-log = Log
web-mono-parts = Parts of the table
web-mono-tab-table = Table
web-mono-tab-lots = Properties
web-mono-round = round { $n }
web-mono-time-up = time up: the last round
web-mono-of = { $n } of { $all }
web-mono-worth = worth
web-mono-worth-hidden = net worth hidden
web-mono-holdings = What { $player } has
web-mono-can-raise = can raise { $amount }
web-mono-jail-cards = Jail cards: { $n }
web-mono-board = Board: a loop of { $n } spaces
web-mono-here = Here: { $players }.
web-mono-price = price { $amount }
web-mono-rent = rent { $amount }
web-mono-or = { $a } or { $b }
web-mono-collect = collect { $amount }
web-mono-hotel-letter = H
web-mono-doubles = doubles
web-mono-pile = { $pile }: { $n } cards in the pile
web-mono-square-number = Space { $n } of { $all }
web-mono-square-on =
    { $n ->
        [1] One space forward
       *[other] One space back
    }

## Deeds

web-mono-deed = Title deed: { $square }
web-mono-deeds = Title deeds
web-mono-whole-group = Whole group
web-mono-building-cost = House
web-mono-mortgage = Mortgage
web-mono-stations-owned =
    { $n ->
        [one] { $n } station
       *[other] { $n } stations
    }
web-mono-companies-owned =
    { $n ->
        [one] { $n } company
       *[other] { $n } companies
    }
web-mono-times-dice = { $n } × dice
web-mono-nobodys = Nobody owns it. Price: { $amount }.
web-mono-owned-by = Owner: { $player }.
web-mono-bank-left = Bank: houses { $houses }, hotels { $hotels }
web-mono-build-house = Build a house here
web-mono-build-hotel = Build a hotel here
web-mono-sell-one = Sell a building
web-mono-redeem-title = Redeem
web-mono-rent-change = rent { $before } → { $after }
web-mono-ask-for-it = Ask the owner for it
web-mono-on-start = A player who lands on or passes this space receives { $amount }.
web-mono-on-pile = A player who lands here draws a card. Cards in the pile: { $n }.
web-mono-on-tax = A player who lands here pays { $amount }.
web-mono-on-income-tax = A player who lands here pays { $amount } or { $percent } of their net worth.
web-mono-on-parking = Nothing happens here.
web-mono-on-pot = A player who lands here takes the pot: { $amount }.
web-mono-on-jail = Players who are just visiting are here too. The fine is { $amount }.
web-mono-on-go-to-jail = A player who lands here goes straight to jail.
web-mono-cards-seen = Cards seen so far, latest first

## Your properties

web-mono-hold = You can build, redeem and trade only between rolls.
web-mono-trade = Trade
web-mono-sell-on = Sell buildings, { $group }: { $amount }
web-mono-build-on = Build, { $group }: { $amount }
web-mono-build-here = Build, { $square }: { $amount }
web-mono-build-row = One on each: { $amount }
web-mono-mortgage-button = Mortgage { $amount }
web-mono-mortgage-for = Mortgage { $square }: { $amount }
web-mono-redeem = Redeem { $amount }
web-mono-redeem-for = Redeem { $square }: { $amount }
web-mono-orders = Standing orders

## Rolling and jail

web-mono-roll-title = Your turn
web-mono-roll-again = Doubles: roll again
web-mono-roll-or-end = Doubles: roll again or end your turn
web-mono-roll-help = Before you roll you may build, sell, mortgage, redeem and trade.
web-mono-roll = Roll the dice
web-mono-end-turn = End turn
web-mono-claims-open = Wait before rolling. Seconds: { $n }
web-mono-held = { $player } holds the dice. Seconds: { $n }
web-mono-jail-title = You are in jail: turn { $n } of 3
web-mono-jail-help = In jail you can still collect rent, build and trade.
web-mono-jail-roll = Roll for doubles
web-mono-jail-roll-help = 1 chance in 6.
web-mono-jail-pay = Pay { $amount }
web-mono-jail-card = Use your card
web-mono-jail-buy = Buy a card from another player
web-mono-jail-buy-help = You offer a price; the holder may accept.
web-mono-jail-buy-nobody = Nobody else holds one now.
web-mono-offer = Offer { $amount }
web-mono-cash-change = Money { $before } → { $after }

## Buying

web-mono-landed = You are on { $square }
web-mono-buy-question = Nobody owns it. Buy it for { $amount }?
web-mono-completes = Completes a group: { $group }. Rents then: { $rents }.
web-mono-then-owned = You will have { $owned } ({ $group }). Rent: { $rents }.
web-mono-cash-after = Money after buying: { $amount }
web-mono-buy-short = You are { $amount } short. Sell or mortgage first: that brings in up to { $raise }.
web-mono-else-auction = If you do not buy, it is auctioned now. You may bid too.
web-mono-else-free = If you do not buy, it stays unowned.
web-mono-buy = Buy for { $amount }
web-mono-to-auction = Auction it
web-mono-decline = Do not buy

## Auctions

web-mono-auction = Auction: { $what }
web-mono-leads = leads with { $amount }
web-mono-last-bid = last bid { $amount }
web-mono-no-bid = no bid yet
web-mono-passed = passed
web-mono-out-of-auction = out of this auction
web-mono-nobody-bid = Nobody has bid yet.
web-mono-under-price = { $amount } below the price
web-mono-over-price = { $amount } above the price
web-mono-bar = bar: the most they can bid now
web-mono-bid-now = bid now
web-mono-the-price = price
web-mono-your-bid = Your bid
web-mono-bid = Bid { $amount }
web-mono-pass = Pass for good
web-mono-bid-cash = You have { $cash }; you can bid only cash. Hatched: { $raise } more that selling and mortgaging would bring in now.
web-mono-bid-up-to = Bid for me up to
web-mono-bids-up-to = Standing order: bids up to { $amount }
web-mono-bids-nothing = Standing order: bids nothing
web-mono-order = Give the order
web-mono-take-back = Take back
web-mono-seconds-left = Seconds left: { $n }

## Debts

web-mono-owe-player = You owe { $player } { $amount }
web-mono-owe-bank = You owe { $amount } to the bank
web-mono-owe-pot = You owe { $amount } to the pot
web-mono-debt-raise = You have { $cash }: raise { $amount } more.
web-mono-still-missing = Still missing: { $amount }
web-mono-covered = The plan covers the debt.
web-mono-plan = Your plan
web-mono-plan-help = Nothing happens until you pay.
web-mono-plan-empty = Choose what to sell or mortgage, or take the suggestion.
web-mono-suggest = Suggest a plan
web-mono-raise-money = Raise money
web-mono-up-to = up to { $amount }
web-mono-trade-instead = Offer a trade instead
web-mono-pay = Pay { $amount }
web-mono-debt-coverable = You could raise { $raise } in all, so you are not bankrupt.
web-mono-debt-hopeless = Even if you sold and mortgaged everything, you would be { $amount } short. A trade might help.
web-mono-bankrupt = Declare bankruptcy
web-mono-bankrupt-sure = You will be out of the game, and everything you have goes to your creditor. This is final.
web-mono-not-now = Not now
web-mono-step-mortgage = Mortgage { $square }
web-mono-step-mortgage-effect = No rent from it. Redeem later for { $amount }.
web-mono-step-sell = Sell { houses }: { $squares }
web-mono-step-sell-hotel = Sell the hotel: { $squares }
web-mono-take-back-step = Take back: { $step }
web-mono-sell-buildings = Sell buildings
web-mono-all-sold = all in the plan
web-mono-after-buildings = once the buildings are sold

## Mortgaged properties that change hands, taxes, shortages

web-mono-transfer = You receive a mortgaged property: { $square }
web-mono-transfer-redeem = Redeem it now for { $amount }
web-mono-transfer-keep = Keep the mortgage for a fee of { $amount }
web-mono-transfer-keep-help = Redeeming it later costs { $amount }.
web-mono-tax-title = Income tax: choose how to pay
web-mono-tax-help = Choose first; your net worth is counted afterwards.
web-mono-tax-flat = A fixed sum.
web-mono-tax-percent = Of money, properties and buildings.
web-mono-tax-pay-percent = Pay { $percent } of my net worth
web-mono-tax-same = Both are the same at a net worth of { $amount }. This cannot be undone.
web-mono-shortage = Not enough buildings
web-mono-shortage-help = If all players together want more than the bank has, the buildings are auctioned one by one.
web-mono-requested = How many you want
web-mono-request = Ask for { buildings }
web-mono-request-none = Want none

## While others decide

web-mono-wait-roll = { $player } is about to roll.
web-mono-wait-jail = { $player } is choosing a way out of jail.
web-mono-wait-buy = { $player } is thinking about buying { $square }.
web-mono-wait-debt = { $player } owes { $amount } and is raising money.
web-mono-wait-tax = { $player } is choosing how to pay the income tax.
web-mono-wait-transfer = { $player } is deciding about a mortgaged property.
web-mono-wait-shortage = { $player } is deciding how many buildings to ask for.
web-mono-between-rolls = Between rolls you may build, mortgage, redeem and trade.
web-mono-hold-dice = Hold the dice
web-mono-hold-dice-help = Once before each roll, you may take time to build or trade.
web-mono-let-go = Release the dice

## Claims

web-mono-claim-rent = Claim rent from a player who landed here
web-mono-claim-button = Claim rent

## Trades

web-mono-trade-with = Trade with { $player }
web-mono-offer-from = Offer from { $player }
web-mono-partner = Trade with
web-mono-offer-title = An offer for you
web-mono-offers = Offers: { $n }
web-mono-offer-to-you = { $player } would give: { $gives }. You would give: { $gets }.
web-mono-offer-lapses = It expires at the next roll.
web-mono-offer-gone = The offer is no longer open.
web-mono-card-wanted = { $player } offers { $amount } for your get-out-of-jail card.
web-mono-own-offer = Your offer
web-mono-own-offer-to = Your offer is waiting for { $player }
web-mono-accept = Accept
web-mono-look = View
web-mono-refuse = Decline
web-mono-withdraw = Withdraw
web-mono-you-give = You give
web-mono-player-gives = { $player } gives
web-mono-has = has { $amount }
web-mono-added = added by you
web-mono-breaks = breaks up: { $group }
web-mono-group-built = buildings in the group
web-mono-nothing-to-give = No properties and no cards.
web-mono-changes-you = What changes for you
web-mono-changes-player = What changes: { $player }
web-mono-complete = complete
web-mono-broken = no longer complete
web-mono-fee = Fee
web-mono-fee-choice = { $square }: { $fee } now and { $redeem } later, or { $redeem } at once
web-mono-trade-empty = Pick what each side gives to see what changes.
web-mono-reset = Start again
web-mono-send-offer = Send the offer
web-mono-send-counter = Send counter-offer
web-mono-accept-offer = Accept the offer
web-mono-offer-help = { $player } can accept, change or decline it. It expires at the next roll.

## The end, keys, the table as text

web-mono-final = Final standings
web-mono-key-roll = Roll the dice
web-mono-key-answer = Go to the question; Tab moves to the answers
web-mono-key-trade = Trade
web-mono-key-board = Go to the board; arrow keys move from space to space
web-mono-going-on = What is happening
web-mono-possible = What you can do with your properties

## Text mode: each line is an action and what it means

web-notation-monopoly =
    A, B                     properties: their names on the board, or how they begin
    2                        a player: the seat number
    roll                     roll the dice
    end turn                 end your turn instead of rolling again after doubles
    buy, decline             buy the property you landed on, or decline
    bid 120, pass            bid in an auction, or pass
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
