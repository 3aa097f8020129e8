## Hints: a decision, how often it wins, and why. The player is addressed.

hint-candidate = { $move }: wins { $share } of games.
hint-unweighed = { $move }.

## Effects of a tile

hint-bonus = You receive { $amount } in bonuses.
hint-bonus-of-other = { $player } receives { $amount } in bonuses.
hint-growth = Your shares of { $chain } gain { $amount }.
hint-bonus-grows = Your bonus in { $chain } rises to { $amount } as things stand.
hint-growth-of-other = { $player } gains the most: { $amount }.
hint-sale = You can sell your { shares-acc } of { $chain } for { $amount }.
hint-safe = { $chain } becomes safe: it can no longer be acquired.
hint-founds = Founds a chain, and you get a free share.
hint-found =
    { $gift ->
        [cash] No share of { $chain } is left: you get { $amount } instead.
        [none] No share of { $chain } is left for you.
       *[share] You get a free share of { $chain } worth { $amount }.
    }
hint-other-first = { $player } has more shares of { $chain } than you: { $n }.
hint-prepares = After that your tile { $tile } founds a chain.

## Places in a chain

hint-first = Makes you first in { $chain }: a bonus of { $amount } as things stand.
hint-passes = Makes you first in { $chain } in place of { $player }: a bonus of { $amount } as things stand.
hint-certainly-first = You are certain to be first in { $chain }: the others have { shares-acc } together.
hint-ahead = You have more shares of { $chain } than the other player.
hint-level = Then nobody has more shares of { $chain } than you.
hint-paid-place = Your place in { $chain } is worth a bonus of { $amount } as things stand.
hint-lead = Your lead in { $chain } grows to { shares-acc }.
hint-lead-for-a-turn = Nobody can overtake you in { $chain } with one purchase.
hint-lead-safe = Nobody can ever overtake you in { $chain }.
hint-behind = Then you are { shares-acc } behind the leader in { $chain }.
hint-own-merger = With your tile { $tile } you can have { $chain } acquired: { $amount } in bonuses for you as things stand.

## Money and shares

hint-holding = Then you have { shares-acc } of { $chain }.
hint-cost = Costs { $amount }; { $left } is left.
hint-saves = Keeps your { $amount } for later.
hint-nothing-to-buy = There is nothing you can buy.
hint-sells = Brings in { $amount } at once.
hint-trades = Gives you { shares-acc } of { $chain }, worth { $amount } after the merger.
hint-keeps = You keep { shares-acc } of { $chain } in case the chain is founded again.

## Tiles and the end

hint-dead =
    { $n ->
        [one] This tile can never be placed: { $tiles }. You draw another.
       *[other] These tiles can never be placed: { $tiles }. You draw others.
    }
hint-keeps-dead = You keep tiles that can never be placed.
hint-swap = None of your tiles can be placed: you draw a new hand.
hint-skip = None of your tiles can be placed.
hint-end-possible = Then you can declare the end of the game.
hint-ends = The game ends with this turn.
hint-ends-ahead = Ends the game: as things stand, you win by { $amount }.
hint-ends-behind = Ends the game: as things stand, you are { $amount } short of winning.
hint-ends-level = Ends the game: as things stand, you share the win with { $amount }.

## Monopoly: properties for sale

hint-completes = Completes a group: { $group }.
hint-part = Then you have { $n } of { $of } in this group: { $group }.
hint-blocks = Keeps { $player } from completing a group: { $group }.
hint-rival-completes = { $player } would complete a group with it: { $group }.
hint-auction = The property is then auctioned.
hint-too-dear = The price is { $amount }; you have { $left }.
hint-limit = It is worth bidding up to { $amount }.
hint-worth = It is worth no more than { $amount } to you.
hint-cost-danger = Costs { $amount }; { $left } is left, and your next roll can cost { $rent } rent ({ $square }).

## Rents

hint-rent = Rent for { $square }: { $amount }.
hint-rent-dice = Rent for { $square }: { $n } times the dice.
hint-rent-rises = The rent for { $square } rises from { $before } to { $after }.
hint-rent-falls = The rent for { $square } falls from { $before } to { $after }.
hint-rent-lost = You lose the rent for { $square }, now { $amount }.

## Trades

hint-breaks = Breaks up your group: { $group }.
hint-keeps-group = Your group stays whole: { $group }.
hint-other-completes = The trade completes a group for { $player }: { $group }.
hint-partner-share = After the trade { $player } wins about { $after } of games instead of { $before }.
hint-receives = You receive { $amount } and then have { $left }.
hint-not-possible = This trade is no longer possible.
hint-gets-lots = You get: { $squares }.
hint-keeps-lots = You keep: { $squares }.

## Dice and jail

hint-free-lots = { $share } of rolls lead to a property without an owner.
hint-risk = { $share } of rolls cost rent, { $amount } at most ({ $square }).
hint-doubles = Doubles get you out: { $share } of rolls.
hint-jail-safe = As long as you stay in jail you pay no rent; outside { $share } of rolls cost some, { $amount } at most ({ $square }).
hint-jail-no-rent = In jail you collect no rent.

## Buildings, mortgages and debts

hint-landing = Odds that another player’s next roll lands on this group: { $share }.
hint-houses-left = The bank then has { houses } left.
hint-stock = The bank has { buildings } left.
hint-mortgage = Brings in { $amount }; redeeming costs { $redeem }.
hint-to-build = The money helps you build.
hint-no-building = Then nothing can be built on the group: { $group }.
hint-keep-mortgage = Costs a fee of { $amount }; redeeming costs { $redeem }.
hint-saves-fee = Saves the fee of { $amount } for keeping the mortgage.
hint-missing = Then { $amount } is still missing.
hint-suffices = Then you can pay the { $amount }.
hint-raise-mortgages = Mortgages: { $squares }.
hint-raise-sales = Sells buildings: { $squares }.
hint-debt-paid = The debt is paid; { $left } is left.
hint-bankrupt = With everything sold and mortgaged, { $amount } would still be missing.
hint-tax-share = Takes { $share } of your net worth, which is counted only after you choose.
