## Counted nouns; -acc is the form of an object.

houses =
    { $n ->
        [one] { $n } house
       *[other] { $n } houses
    }
hotels =
    { $n ->
        [one] { $n } hotel
       *[other] { $n } hotels
    }
squares-acc =
    { $n ->
        [one] { $n } space
       *[other] { $n } spaces
    }
buildings =
    { $building ->
        [house] { houses }
       *[hotel] { hotels }
    }

## Squares, groups, piles and pieces

square-start = Go
square-chance = Chance
square-chest = Community Chest
square-income-tax = Income tax
square-wealth-tax = Luxury tax
square-free-parking = Free parking
square-jail = Jail
square-go-to-jail = Go to jail

group-brown = brown
group-light-blue = light blue
group-pink = pink
group-orange = orange
group-red = red
group-yellow = yellow
group-green = green
group-dark-blue = dark blue
group-stations = stations
group-companies = companies

pile-chance = Chance
pile-chest = Community Chest

piece-dog = dog
piece-cannon = cannon
piece-wheelbarrow = wheelbarrow
piece-racing-car = racing car
piece-top-hat = top hat
piece-cowboy = cowboy
piece-thimble = thimble
piece-iron = iron
piece-locomotive = locomotive
piece-battleship = battleship
piece-money-bag = money bag
piece-shoe = shoe

## Parts of sentences; in a list or after a colon.

# What is auctioned; hotels: those of a whole group together.
auctioned =
    { $building ->
        [house] a house
        [hotel] a hotel
        [hotels] hotels for a whole group
       *[none] { $square }
    }

# What a player gives in a trade.
side-lot = { $square }
side-card = a get-out-of-jail card ({ $pile })
side-nothing = nothing

payment-cause =
    { $cause ->
        [rent] rent
        [tax] income tax
        [wealth_tax] luxury tax
        [fine] fine
        [fee] fee for a mortgaged property
       *[card] card
    }
standing-order =
    { $order ->
        [never_build] in a shortage, want no buildings
       *[always_claim] always claim rent
    }
ways-of-ending =
    { $ending ->
        [rounds] { ending-rounds }
        [time] { ending-time }
       *[last] { ending-last }
    }

## The log: present tense, one sentence for one event.

log-order-roll = { $player } rolls for the first turn: { $a } and { $b }.
log-order-tied = A tie for the first turn. These roll again: { $players }.
log-deal-lot = { $player } is dealt { $square } and pays { $amount }.
log-roll =
    { $double ->
        [yes] { $player } rolls { $a } and { $b }: doubles!
       *[no] { $player } rolls { $a } and { $b }.
    }
log-rent-roll = { $player } rolls for the rent: { $a } and { $b }.
log-move = { $player } moves to { $square }.
log-salary = { $player } collects { $amount } salary at Go.
log-buy-lot = { $player } buys { $square } for { $amount }.
log-decline = { $player } does not buy { $square }.
log-auction-begin = Auction: { auctioned }.
log-bid = { $player } bids { $amount }.
log-pass = { $player } passes.
log-auction = { $player } wins the auction for { $square } at { $amount }.
log-auction-building = { $player } wins the auction at { $amount }: { auctioned }.
log-auction-none = Nobody bids in the auction: { auctioned }.
log-claim = { $player } claims { $amount } rent from { $debtor } for { $square }.
log-rent = { $player } pays { $amount } rent to { $owner } for { $square }.
log-waive = { $player } waives the rent for { $square }: { $debtor } pays nothing.
log-claim-lapsed = { $player } loses the rent for { $square }: the time to claim it is over, and { $debtor } pays nothing.
log-card = { $player } draws a card ({ $pile }): { $text }.
log-bank-pays = { $player } receives { $amount } from the bank.
log-pot = { $player } takes the pot: { $amount }.
log-pay =
    { $to ->
        [bank] { $player } pays { $amount } to the bank ({ payment-cause }).
        [pot] { $player } pays { $amount } into the pot ({ payment-cause }).
       *[player] { $player } pays { $amount } to { $creditor } ({ payment-cause }).
    }
log-owe =
    { $to ->
        [bank] { $player } owes { $amount } to the bank ({ payment-cause }) and has to raise money.
        [pot] { $player } owes { $amount } to the pot ({ payment-cause }) and has to raise money.
       *[player] { $player } owes { $amount } to { $creditor } ({ payment-cause }) and has to raise money.
    }
log-jail =
    { $reason ->
        [doubles] { $player } rolls a third double and goes to jail.
       *[other] { $player } goes to jail.
    }
log-leave-jail =
    { $how ->
        [dice] { $player } leaves jail with doubles.
        [fine] { $player } leaves jail after paying the fine.
        [bought_card] { $player } uses the bought card and leaves jail.
       *[card] { $player } uses a get-out-of-jail card and leaves jail.
    }
log-stay-jail = { $player } stays in jail.
log-build =
    { $n ->
        [one] { $player } builds a house on { $square }.
       *[other] { $player } builds { houses } on { $square }.
    }
log-hotel = { $player } builds a hotel on { $square }.
log-sell-buildings = { $player } sells { houses } on { $square } for { $amount }.
log-sell-hotel =
    { $n ->
        [0] { $player } sells the hotel on { $square } for { $amount }.
       *[other] { $player } sells the hotel on { $square } for { $amount }. Houses left there: { $n }.
    }
log-mortgage = { $player } mortgages { $square } for { $amount }.
log-redeem = { $player } redeems { $square } for { $amount }.
log-keep-mortgage = { $player } keeps the mortgage on { $square } (fee: { $amount }).
log-offer = Offer. { $player } would give { $gives }; { $partner } would give { $gets }.
log-card-wanted = { $player } offers { $holder } { $amount } for a get-out-of-jail card.
log-refuse = { $player } refuses the offer of { $offerer }.
log-withdraw = { $player } withdraws the offer.
log-trade = Trade. { $player } gives { $gives }; { $partner } gives { $gets }.
log-card-bought = { $player } buys a get-out-of-jail card from { $holder } for { $amount }.
log-shortage = { $player } wants to build, but the bank has only { buildings }. The others are asked what they want.
log-request =
    { $n ->
        [0] { $player } wants no buildings.
       *[other] { $player } wants { buildings }.
    }
log-bankrupt =
    { $to ->
        [bank] { $player } is bankrupt. Everything goes to the bank.
       *[player] { $player } is bankrupt. Everything goes to { $creditor }.
    }
log-left = { $player } leaves the game.
log-order =
    { $on ->
        [yes] { $player } gives a standing order: { standing-order }.
       *[no] { $player } cancels a standing order: { standing-order }.
    }
log-time = The time is up: this round is completed, then the game ends.
log-win-monopoly =
    { $winners ->
        [1] { $player } wins with { $amount } ({ ways-of-ending }).
       *[other] Shared win: { $player }. Each has { $amount } ({ ways-of-ending }).
    }

## What cards say; after a colon, without a full stop.

card-chance-go = advance to { $square } and collect the salary
card-chance-illinois = travel to { $square }
card-chance-st-charles = move on to { $square }
card-chance-nearest-utility = advance to the next company; if another player owns it, roll and pay { $n } times the dice
card-chance-nearest-railroad-1 = advance to the next station; if another player owns it, pay { $n } times the rent
card-chance-nearest-railroad-2 = { card-chance-nearest-railroad-1 }
card-chance-dividend = your investments bring you { $amount }
card-chance-jail-free = keep this card; it gets you out of jail for nothing
card-chance-back-3 = go back { squares-acc }
card-chance-jail = go straight to jail, without a salary
card-chance-repairs = repair your buildings, { $house } for each house and { $hotel } for each hotel
card-chance-poor-tax = give { $amount } to the poor
card-chance-speeding = pay { $amount } for driving too fast
card-chance-reading = take a ride to { $square }
card-chance-boardwalk = take a stroll to { $square }
card-chance-chairman = you are put in charge of the town council; pay { $amount } to each player
card-chance-loan = the loan for your buildings is paid out; collect { $amount }
card-chest-go = { card-chance-go }
card-chest-bank-error = the bank has miscounted; collect { $amount }
card-chest-doctor = pay the doctor { $amount }
card-chest-stock = you sell some shares; collect { $amount }
card-chest-jail-free = { card-chance-jail-free }
card-chest-jail = { card-chance-jail }
card-chest-opera = you invite everyone to the opera; each player pays you { $amount }
card-chest-birthday = it is your birthday; each player gives you { $amount }
card-chest-xmas-fund = your savings for the holidays are due; collect { $amount }
card-chest-tax-refund = you have paid too much tax; collect { $amount }
card-chest-insurance = your life insurance is due; collect { $amount }
card-chest-hospital = pay the hospital { $amount }
card-chest-school = pay { $amount } for the school
card-chest-services = your good advice earns you { $amount }
card-chest-street-repairs = pay for mending the streets, { $house } for each house and { $hotel } for each hotel
card-chest-beauty = second place in a beauty contest; collect { $amount }
card-chest-inherit = you inherit { $amount }

# Cards of other decks, by what they do.
card-effect-advance-to = advance to { $square }
card-effect-advance-to-nearest =
    { $what ->
        [company] { card-chance-nearest-utility }
       *[station] { card-chance-nearest-railroad-1 }
    }
card-effect-move-relative =
    { $way ->
        [back] { card-chance-back-3 }
       *[forward] go forward { squares-acc }
    }
card-effect-collect = collect { $amount }
card-effect-pay = pay { $amount }
card-effect-pay-each = pay { $amount } to each player
card-effect-collect-each = each player pays you { $amount }
card-effect-repairs = { card-chance-repairs }
card-effect-go-to-jail = { card-chance-jail }
card-effect-jail-card = { card-chance-jail-free }

## Prompts

prompt-roll = It is your turn: roll the dice. Before that you may build, sell, mortgage, redeem and trade.
prompt-roll-or-end = Doubles: roll again, or end your turn. Before that you may build, sell, mortgage, redeem and trade.
prompt-jail = You are in jail, turn { $n } of 3. You may: { $options }.
prompt-buy-lot = Nobody owns { $square }: buy it for { $amount }, or decline. You have { $cash } and can raise { $raise } more.
prompt-bid =
    { $led ->
        [yes] Auction: { auctioned }. Highest bid: { $high } ({ $leader }). Bid more or pass. You have { $cash } and can raise { $raise } more.
       *[no] Auction: { auctioned }. Nobody has bid yet. Bid or pass. You have { $cash } and can raise { $raise } more.
    }
prompt-debt =
    { $to ->
        [bank] You owe { $amount } to the bank. You have { $cash } and can raise { $raise } more: sell, mortgage, trade, or declare bankruptcy.
        [pot] You owe { $amount } to the pot. You have { $cash } and can raise { $raise } more: sell, mortgage, trade, or declare bankruptcy.
       *[player] You owe { $amount } to { $creditor }. You have { $cash } and can raise { $raise } more: sell, mortgage, trade, or declare bankruptcy.
    }
prompt-transfer = You receive { $square } mortgaged: redeem it for { $redeem }, or keep the mortgage for a fee of { $fee }.
prompt-tax = Income tax: choose { $flat }, or { $percent } of your net worth.
prompt-request = The bank has only { buildings }. Say how many you want, at most { $most }, or none.
prompt-place-building =
    { $building ->
        [house] Choose the street for the house that you won.
        [hotel] Choose the street for the hotel that you won.
       *[hotels] Choose the group for the hotels that you won.
    }

# Ways out of jail, in a list.
jail-way-pay = pay { $amount }
jail-way-card = use a get-out-of-jail card
jail-way-buy-card = buy such a card from another player
jail-way-roll = roll for doubles

## Why an action is refused

reason-bankrupt-seat = This player is out of the game.
reason-bid-too-low = This is less than the minimum bid.
reason-not-a-lot = There is no such property, group or player.
reason-not-owned = This property belongs to another player or to nobody.
reason-no-monopoly = You can build only on a group that you own completely.
reason-group-mortgaged = This property, or another of its group, is mortgaged, so you cannot build there.
reason-group-has-buildings = There are buildings in this group; they have to be sold first.
reason-not-a-street = Houses and hotels are built on streets only.
reason-nothing-to-build = This would build nothing.
reason-nothing-to-sell = This would sell no building.
reason-level-out-of-range = A street has at most four houses, or one hotel.
reason-uneven = A group is built up and sold evenly: its streets may differ by at most one house.
reason-mixed-buildings = In this edition a group has houses or hotels, never both.
reason-bank-short = The bank does not have enough houses or hotels for that.
reason-not-your-turn-to-build = In this edition you build only in your own turn.
reason-already-mortgaged = This property is already mortgaged.
reason-not-mortgaged = This property is not mortgaged.
reason-not-in-jail = Only a player in jail can do that.
reason-jail-turn = This way out is not allowed in this turn in jail.
reason-no-jail-card = The get-out-of-jail card needed for this is missing.
reason-card-only-to-jail = In this edition a get-out-of-jail card can be sold only to a player in jail.
reason-no-claim = There is no rent to claim for this property.
reason-must-raise = You can still raise the money that you owe, so you cannot declare bankruptcy.
reason-cannot-raise = Selling and mortgaging everything would not cover this debt.
reason-lowers-estate = A player who is in debt, or from whom rent may still be claimed, cannot make a trade that lowers what they can raise.
reason-empty-offer = An offer cannot be empty on both sides.
reason-cash-both-ways = Money can go one way only.
reason-money-alone = Money alone cannot change hands: players do not lend or give it to each other.
reason-self-offer = You cannot trade with yourself.
reason-too-many-offers = You have already made 3 offers; you can make more after the next roll.
reason-offer-open = You already have an open offer; withdraw it first.
reason-no-offer = There is no such offer.
reason-fee-too-high = A player who receives a mortgaged property must be able to pay the fee for it.
reason-too-many-requested = You could not build that many.
reason-needed-for-auction = A player who bids for a building must be able to place it.
reason-not-an-outcome = The dice or the cards cannot produce this now.
reason-not-an-order = There is no such standing order.
reason-no-time-limit = This edition has no time limit.
reason-time-already-up = The time is already up.
reason-not-a-seat = There is no such seat.
reason-no-extra-roll = Only the extra roll for doubles may be declined.
reason-worth-more-than-bid = The bank would pay more for the building there than you bid for it.

## How a game ends

ending-last = all others bankrupt
ending-rounds = the last round completed
ending-time = time up

## The drawn board

label-houses = Houses
label-hotels = Hotels
label-bank = Bank
label-pot = Pot
label-owner = Owner
label-rent = Rent
label-mortgaged = Mortgaged
label-fortune = Net worth
label-dice = Dice

board-title-monopoly = Monopoly: { $edition }. Round { $round }. Bank: houses { $houses }, hotels { $hotels }.
board-unowned = unowned
board-mortgaged = mortgaged
board-hotel = hotel
board-in-jail = in jail, turn { $n } of 3
board-just-visiting = just visiting
board-bankrupt = bankrupt
board-jail-card = get-out-of-jail card
board-awaits-dice = The dice are about to be rolled.
board-awaits-card = A card is about to be drawn.
board-awaits-deal = A property is about to be dealt.

## Editions

edition-brazil = Brazil
edition-brazil-help = The rules of the Brazilian booklet to the letter: rent is claimed before the next roll, hotels are bought for a whole group, a visit to jail ends the turn, and the extra roll for doubles may be declined.
edition-official = Official
edition-official-help = The traditional US rules: players choose how to pay the income tax, and hotels are bought one at a time.
edition-modern = Modern
edition-modern-help = The US rules since 2008: fixed taxes and newer cards.

## Options of the rules and their values

option-board = Board
option-board-help = The spaces, with their prices and rents.
value-board-classic = the classic board of 40 spaces

option-deck = Cards
option-deck-help = What the cards of both piles say.
value-deck-classic = the cards from before 2008
value-deck-modern = the cards since 2008

option-square-names = Names of the spaces
option-square-names-help = Which places the spaces are named after.
value-square-names-brasil = Rio de Janeiro and São Paulo
value-square-names-atlantic-city = Atlantic City

option-minimum-raise = Smallest raise
option-minimum-raise-help = By how much a bid must exceed the previous one.

option-starting-cash = Starting money
option-starting-cash-help = How much money each player starts with.

option-salary = Salary
option-salary-help = What a player receives for landing on or passing Go.

option-decline-goes-to-auction = Auction of declined properties
option-decline-goes-to-auction-help = Whether the bank auctions a property that the player who lands there does not buy.
value-decline-goes-to-auction-true = yes, at once and among all players
value-decline-goes-to-auction-false = no, it stays unowned

option-rent-claim-deadline = Time to claim rent
option-rent-claim-deadline-help = How long an owner has to claim rent before it is lost.
value-rent-claim-deadline-next-player-roll = until the next player rolls
value-rent-claim-deadline-second-following-roll = until the player after next rolls
value-rent-claim-deadline-automatic = rent is paid automatically

option-double-rent-with-mortgaged-sibling = Double rent with a mortgage in the group
option-double-rent-with-mortgaged-sibling-help = Whether a complete group still earns double rent when one of its properties is mortgaged.
value-double-rent-with-mortgaged-sibling-true = yes
value-double-rent-with-mortgaged-sibling-false = no

option-jail-card-sale = Sale of get-out-of-jail cards
option-jail-card-sale-help = To whom a player may sell a get-out-of-jail card.
value-jail-card-sale-to-jailed-player = only to a player in jail
value-jail-card-sale-to-anyone = to anyone

option-income-tax = Income tax
option-income-tax-help = How the income tax is calculated.
value-income-tax-best-of = the fixed amount or the percentage of net worth, whichever is smaller
value-income-tax-blind-choice = the player chooses before their net worth is counted
value-income-tax-flat = always the fixed amount

option-income-tax-flat = Income tax: fixed amount
option-income-tax-flat-help = The income tax that does not depend on net worth.

option-income-tax-percent = Income tax: percentage of net worth
option-income-tax-percent-help = What percentage of a player’s net worth the income tax takes.

option-income-tax-mortgaged-lot = Mortgaged properties in net worth
option-income-tax-mortgaged-lot-help = How much a mortgaged property counts when net worth is taxed.
value-income-tax-mortgaged-lot-mortgage-value = its mortgage value
value-income-tax-mortgaged-lot-printed-price = its printed price
value-income-tax-mortgaged-lot-both = price and mortgage value together

option-luxury-tax = Luxury tax
option-luxury-tax-help = What the luxury tax costs.

option-free-parking = Free parking
option-free-parking-help = What a player receives on Free parking.
value-free-parking-nothing = nothing
value-free-parking-pot = the pot, which collects taxes, fines and card payments

option-jail-turn-1 = First turn in jail
option-jail-turn-1-help = What is allowed: pay the fine (pay), use a card (card), buy a card (buy_card), roll for doubles (roll).
value-jail-turn-1-pay = pay the fine
value-jail-turn-1-card = use a card
value-jail-turn-1-buy-card = buy a card
value-jail-turn-1-roll = roll for doubles

option-jail-turn-2 = Second turn in jail
option-jail-turn-2-help = What is allowed: pay the fine (pay), use a card (card), buy a card (buy_card), roll for doubles (roll).
value-jail-turn-2-pay = { value-jail-turn-1-pay }
value-jail-turn-2-card = { value-jail-turn-1-card }
value-jail-turn-2-buy-card = { value-jail-turn-1-buy-card }
value-jail-turn-2-roll = { value-jail-turn-1-roll }

option-jail-turn-3 = Third turn in jail
option-jail-turn-3-help = What is allowed: pay the fine (pay), use a card (card), buy a card (buy_card), roll for doubles (roll).
value-jail-turn-3-pay = { value-jail-turn-1-pay }
value-jail-turn-3-card = { value-jail-turn-1-card }
value-jail-turn-3-buy-card = { value-jail-turn-1-buy-card }
value-jail-turn-3-roll = { value-jail-turn-1-roll }

option-jail-fine = Fine
option-jail-fine-help = What it costs to leave jail.

option-jail-double-gives-extra-roll = Extra roll after jail
option-jail-double-gives-extra-roll-help = Whether doubles that free a player from jail give an extra roll.
value-jail-double-gives-extra-roll-true = yes
value-jail-double-gives-extra-roll-false = no

option-just-visiting-ends-turn = Visiting jail ends the turn
option-just-visiting-ends-turn-help = Whether a visit to jail ends the turn even after doubles.
value-just-visiting-ends-turn-true = yes
value-just-visiting-ends-turn-false = no

option-extra-roll = Extra roll after doubles
option-extra-roll-help = Whether a player must take the extra roll for doubles, or may end the turn instead.
value-extra-roll-must = must be taken
value-extra-roll-may = may be declined

option-mixed-buildings-in-group = Houses and hotels together
option-mixed-buildings-in-group-help = Whether a group may have houses and hotels at the same time.
value-mixed-buildings-in-group-true = yes
value-mixed-buildings-in-group-false = no, only one kind

option-hotel-unit = Buying hotels
option-hotel-unit-help = How hotels are bought and sold.
value-hotel-unit-whole-group = all of a group together
value-hotel-unit-single-lot = street by street

option-build-requires-group-unmortgaged = Building with a mortgage in the group
option-build-requires-group-unmortgaged-help = Whether a mortgage prevents building on the whole group or only on that street.
value-build-requires-group-unmortgaged-true = on the whole group
value-build-requires-group-unmortgaged-false = only on the mortgaged street

option-build-timing = When players may build
option-build-timing-help = At which times building is allowed.
value-build-timing-between-rolls = between any two rolls
value-build-timing-own-turn = only in their own turn

option-bank-houses = Houses in the bank
option-bank-houses-help = How many houses the bank has at the start.

option-bank-hotels = Hotels in the bank
option-bank-hotels-help = How many hotels the bank has at the start.

option-building-shortage = Building shortage
option-building-shortage-help = What happens when players want more buildings than the bank has.
value-building-shortage-auction = the others are asked, and the buildings are auctioned
value-building-shortage-first-come = the player who builds first gets them

option-shortage-auction-start = First bid for a building
option-shortage-auction-start-help = The lowest possible bid in an auction of buildings; it is never less than the bank would pay for the building.
value-shortage-auction-start-lowest-deed-price = the lowest price of such a building on the deeds
value-shortage-auction-start-any = any amount

option-trade-requires = Trades and buildings
option-trade-requires-help = What must be free of buildings before a property is traded.
value-trade-requires-group-unbuilt = its whole group
value-trade-requires-lot-unbuilt = the property itself

option-mortgage-requires = Mortgages and buildings
option-mortgage-requires-help = What must be free of buildings before a property is mortgaged.
value-mortgage-requires-group-unbuilt = its whole group
value-mortgage-requires-lot-unbuilt = the property itself

option-mortgage-interest-percent = Interest
option-mortgage-interest-percent-help = The percentage added to a mortgage when it is redeemed.

option-mortgaged-transfer-fee-percent = Transfer fee
option-mortgaged-transfer-fee-percent-help = The percentage of the mortgage that the new owner of a mortgaged property pays at once.

option-percent-rounding = Rounding of percentages
option-percent-rounding-help = How interest, fees and taxes are rounded to whole dollars.
value-percent-rounding-up = up
value-percent-rounding-down = down
value-percent-rounding-nearest = to the nearest dollar

option-bankrupt-to-bank-lots = Properties that fall to the bank
option-bankrupt-to-bank-lots-help = What happens to the properties of a player who goes bankrupt to the bank.
value-bankrupt-to-bank-lots-auction-unmortgaged = they are auctioned free of mortgages
value-bankrupt-to-bank-lots-auction-mortgaged = they are auctioned with their mortgages
value-bankrupt-to-bank-lots-return = they can be bought again

option-double-salary-on-start = Double salary
option-double-salary-on-start-help = Whether landing exactly on Go pays twice the salary.
value-double-salary-on-start-true = yes
value-double-salary-on-start-false = no

option-rent-while-jailed = Rent in jail
option-rent-while-jailed-help = Whether an owner in jail receives rent.
value-rent-while-jailed-true = yes
value-rent-while-jailed-false = no

option-even-building = Even building
option-even-building-help = Whether the streets of a group must be built up and sold evenly.
value-even-building-true = yes, at most one house apart
value-even-building-false = no

option-starting-lots = Starting properties
option-starting-lots-help = How many properties each player is dealt, and pays for, before the game.

option-round-limit = Round limit
option-round-limit-help = After how many rounds the richest player wins.
value-round-limit-none = no limit

option-time-limit-minutes = Time limit
option-time-limit-minutes-help = After how many minutes the current round becomes the last; the richest player then wins.
value-time-limit-minutes-none = no limit
