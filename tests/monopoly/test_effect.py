"""What an action would do, told without doing it."""

from __future__ import annotations

import random

import pytest

from magnate.monopoly import Game, load, presets
from magnate.monopoly.actions import (
    AcceptOffer,
    Action,
    Bid,
    Build,
    BuyCard,
    BuyLot,
    ChooseTax,
    ClaimRent,
    CounterOffer,
    DeclareBankruptcy,
    KeepMortgage,
    LeaveGame,
    Mortgage,
    Offer,
    PayFine,
    PlaceBuilding,
    RaiseMoney,
    Redeem,
    RollDice,
    SellBuildings,
    UseCard,
)
from magnate.monopoly.effect import (
    BankruptcyEffect,
    BuildingEffect,
    ClaimEffect,
    JailEffect,
    LevelChange,
    MortgageEffect,
    PurchaseEffect,
    RaiseEffect,
    RentChange,
    RentEffect,
    TaxEffect,
    TradeEffect,
    TradeSide,
    TransferFee,
    effect_of,
)
from magnate.monopoly.offers import Side
from magnate.monopoly.pending import DebtView

from .thursday import BUYING, SEATS, thursday, with_lots


def table(*lots: str, edition: str = "official", options: str = "", then: str = "") -> Game:
    """Return a game of three with $1000 each; the lots are lines without the word `lot`."""
    seats = "\n".join(f"{seat} $1000" for seat in (1, 2, 3))
    lines = "\n".join(f"lot {lot}" for lot in lots)
    text = f"monopoly {edition}\n{options}\n{seats}\n{lines}\n{then}\n"
    return Game.from_position(text, chance="given")


def rent(game: Game, lot: str) -> tuple[int, int]:
    effect = game.effect_of(lot)
    assert isinstance(effect, RentEffect)
    return effect.rent, effect.dice_factor


# Rent


def test_the_rent_of_a_lot_is_that_of_the_moment() -> None:
    """M-RENT-1 to 3: bare, of a whole group, with houses, with a hotel."""
    assert rent(table(), "baltic") == (0, 0)
    assert rent(table("baltic 1"), "baltic") == (4, 0)
    assert rent(table("baltic 1", "mediterranean 1"), "baltic") == (8, 0)
    assert rent(table("baltic 1 level 2", "mediterranean 1 level 2"), "baltic") == (60, 0)
    assert rent(table("baltic 1 level 5", "mediterranean 1 level 5"), "baltic") == (450, 0)


def test_the_owner_of_a_lot_is_told_with_its_rent() -> None:
    """M-BUY-3."""
    game = table("electric 2")

    assert game.effect_of("electric") == RentEffect("electric", 2, 0, 4)
    assert game.effect_of("water") == RentEffect("water", None, 0, 0)


def test_the_rent_of_a_company_is_a_factor_of_the_dice() -> None:
    """M-RENT-5: 4 for one, 10 for both; a mortgaged one counts, but brings nothing (M-S-9)."""
    assert rent(table("electric 1", "water 2"), "electric") == (0, 4)
    assert rent(table("electric 1", "water 1"), "electric") == (0, 10)
    assert rent(table("electric 1", "water 1 mortgaged"), "electric") == (0, 10)
    assert rent(table("electric 1", "water 1 mortgaged"), "water") == (0, 0)


def test_no_rent_is_told_for_an_owner_in_jail_where_the_rules_say_so() -> None:
    """Option rent_while_jailed."""
    lines = "monopoly official\n{}\n1 $9\n2 $9 at jail in-jail 1\nlot baltic 2\n"
    jailed = Game.from_position(lines.format("option rent_while_jailed false"), chance="given")

    assert rent(jailed, "baltic") == (0, 0)
    assert rent(Game.from_position(lines.format(""), chance="given"), "baltic") == (4, 0)


def test_what_is_no_lot_has_no_rent() -> None:
    game = table()

    with pytest.raises(ValueError, match="'free-parking' is not a lot"):
        effect_of(game.state, game.edition, "free-parking")


# Buildings


def test_building_tells_costs_rents_and_the_banks_stock() -> None:
    """M-BUILD-3: a house on brown costs 50; the bank has 32 houses without the two there."""
    game = table("mediterranean 1 level 1", "baltic 1 level 1")

    assert game.effect_of(Build({"mediterranean": 2, "baltic": 2})) == BuildingEffect(
        lots=(LevelChange("mediterranean", 1, 2, 50), LevelChange("baltic", 1, 2, 50)),
        amount=100,
        cash=900,
        houses=28,
        hotels=12,
        rents=(RentChange("mediterranean", 10, 30), RentChange("baltic", 20, 60)),
    )


def test_a_hotel_gives_four_houses_back() -> None:
    """M-BUILD-7: one more building price; 24 houses in the bank become 28."""
    game = table("mediterranean 1 level 4", "baltic 1 level 4")

    effect = game.effect_of(Build({"baltic": 5}))

    assert isinstance(effect, BuildingEffect)
    assert effect.lots == (LevelChange("baltic", 4, 5, 50),)
    assert (effect.amount, effect.cash, effect.houses, effect.hotels) == (50, 950, 28, 11)
    assert effect.rents == (RentChange("baltic", 320, 450),)


def test_selling_tells_the_proceeds_of_each_lot() -> None:
    """M-SELL-2, M-SELL-5: half of 50 for each of five houses that a hotel counts."""
    game = table("mediterranean 1 level 5", "baltic 1 level 5")

    effect = game.effect_of(SellBuildings({"baltic": 0, "mediterranean": 0}))

    assert effect == BuildingEffect(
        lots=(LevelChange("mediterranean", 5, 0, 125), LevelChange("baltic", 5, 0, 125)),
        amount=250,
        cash=1250,
        houses=32,
        hotels=12,
        rents=(RentChange("mediterranean", 250, 4), RentChange("baltic", 450, 8)),
    )


def test_a_stock_that_does_not_suffice_is_told_below_nothing() -> None:
    """M-SHORT-1: three houses wanted, one there."""
    game = table("mediterranean 1 level 1", "baltic 1", options="option bank_houses 2")

    effect = game.effect_of(Build({"mediterranean": 2, "baltic": 2}))

    assert isinstance(effect, BuildingEffect)
    assert effect.houses == -2


def test_building_is_told_for_the_owner_of_the_lots() -> None:
    """M-BUILD-9: also while another seat is on turn."""
    effect = thursday().effect_of(SellBuildings({"st-james": 2, "tennessee": 2, "new-york": 2}))

    assert isinstance(effect, BuildingEffect)
    assert (effect.amount, effect.cash, effect.houses) == (150, 790, 19)


def test_a_building_won_in_an_auction_is_paid_for_already() -> None:
    """M-S-15."""
    game = table(
        *("mediterranean 1", "baltic 1", "oriental 2", "vermont 2", "connecticut 2"),
        options="option bank_houses 1",
        then="wish 1 1\nwish 2 1\nturn 1 roll\n"
        "shortage 1 of house group brown targets 1,0 bidding\nplacing 2 house paid $70",
    )

    assert game.effect_of(PlaceBuilding("vermont")) == BuildingEffect(
        lots=(LevelChange("vermont", 0, 1, 0),),
        amount=0,
        cash=1000,
        houses=0,
        hotels=12,
        rents=(RentChange("vermont", 12, 30),),
    )


def test_there_is_nothing_to_tell_about_buildings_of_nobody() -> None:
    with pytest.raises(ValueError, match="baltic has no owner"):
        table().effect_of(Build({"baltic": 1}))
    with pytest.raises(ValueError, match="level 6, expected 0 to 5"):
        table("baltic 1").effect_of(Build({"baltic": 6}))
    with pytest.raises(ValueError, match="no building is to be placed"):
        table("baltic 1").effect_of(PlaceBuilding("baltic"))


# Mortgages


def test_a_mortgage_tells_what_it_brings_and_what_it_costs_later() -> None:
    """M-MORT-1, 3, 4: Connecticut, 60 and 66; Vermont keeps its double rent (M-S-9)."""
    game = thursday(lots=with_lots(vermont="1"))

    assert game.effect_of(Mortgage("connecticut")) == MortgageEffect(
        lot="connecticut",
        amount=60,
        cash=470,
        redeem=66,
        rents=(RentChange("connecticut", 16, 0),),
    )


def test_a_mortgage_may_end_the_double_rent_of_the_whole_group() -> None:
    """M-S-9: option double_rent_with_mortgaged_sibling."""
    game = table(
        "mediterranean 1", "baltic 1", options="option double_rent_with_mortgaged_sibling false"
    )

    effect = game.effect_of(Mortgage("baltic"))

    assert isinstance(effect, MortgageEffect)
    assert effect.rents == (RentChange("mediterranean", 4, 2), RentChange("baltic", 8, 0))


@pytest.mark.parametrize(("rounding", "cost"), [("up", 193), ("down", 192), ("nearest", 193)])
def test_redeeming_costs_the_mortgage_and_ten_percent(rounding: str, cost: int) -> None:
    """M-MORT-4, M-S-12: Park Place, 175 and 17.50."""
    game = table("park-place 2 mortgaged", options=f"option percent_rounding {rounding}")

    assert game.effect_of(Redeem("park-place")) == MortgageEffect(
        lot="park-place",
        amount=cost,
        cash=1000 - cost,
        redeem=cost,
        rents=(RentChange("park-place", 0, 35),),
    )


def test_keeping_the_mortgage_of_a_lot_received_costs_the_fee() -> None:
    """M-MORT-7: Indiana, 11 now and 121 later."""
    game = thursday("turn 1 roll\nreceiving 2 indiana", lots=with_lots(indiana="2 mortgaged"))

    assert game.effect_of(KeepMortgage()) == MortgageEffect(
        lot="indiana", amount=11, cash=801, redeem=121, rents=()
    )
    with pytest.raises(ValueError, match="no mortgaged lot was received"):
        thursday().effect_of(KeepMortgage())


# Purchases


def test_buying_tells_that_it_completes_a_group() -> None:
    """M-BUY-1, M-BUILD-2: bare rents of light blue double."""
    assert thursday(BUYING).effect_of(BuyLot()) == PurchaseEffect(
        lot="vermont",
        amount=100,
        fee=0,
        cash=310,
        group="light_blue",
        owned=3,
        completes=True,
        rents=(
            RentChange("oriental", 6, 12),
            RentChange("vermont", 0, 12),
            RentChange("connecticut", 8, 16),
        ),
    )


def test_a_bid_tells_what_the_lot_would_be_worth_to_the_bidder() -> None:
    """M-AUC-3: Ann's third station, then You with the second, one of two mortgaged."""
    auction = "turn 2 end rolled\nauction 4 short-line high $130 leader 4 least $1 among 124"
    game = thursday(auction)

    assert game.effect_of(Bid(150)) == PurchaseEffect(
        lot="short-line",
        amount=150,
        fee=0,
        cash=260,
        group="stations",
        owned=2,
        completes=False,
        rents=(RentChange("short-line", 0, 50),),
    )
    ann = game.effect_of(Bid(131), seat=2)
    assert isinstance(ann, PurchaseEffect)
    assert (ann.owned, ann.cash) == (3, 681)
    assert ann.rents == (
        RentChange("pennsylvania-rr", 50, 100),
        RentChange("b-and-o", 50, 100),
        RentChange("short-line", 0, 100),
    )


def test_a_lot_auctioned_with_its_mortgage_costs_the_fee_too() -> None:
    """M-S-17: Baltic, mortgage 30."""
    game = Game.from_position(
        "monopoly official\noption bankrupt_to_bank_lots auction_mortgaged\n"
        "1 $100\n2 $200\n3 out 1\nlot baltic bank mortgaged\n"
        "turn 1 end rolled\nestate 3 -\nauction 1 baltic least $1 among 12\n",
        chance="given",
    )

    effect = game.effect_of(Bid(20))

    assert isinstance(effect, PurchaseEffect)
    assert (effect.amount, effect.fee, effect.cash, effect.rents) == (20, 3, 177, ())


def test_nothing_is_for_sale_while_the_dice_rest() -> None:
    for action in (BuyLot(), Bid(10)):
        with pytest.raises(ValueError, match="no lot is for sale"):
            thursday().effect_of(action)


# Trades


def test_an_offer_tells_what_both_sides_would_have() -> None:
    """M-S-23, M-MORT-7: the trade of the guide, with Vermont bought before."""
    game = thursday(
        seats=("1 $310 at vermont cards chest", *SEATS[1:]), lots=with_lots(vermont="1")
    )
    gives, gets = Side(("indiana",)), Side(("pennsylvania-rr", "b-and-o"), 150)

    effect = game.effect_of(Offer(2, gives, gets))

    assert isinstance(effect, TradeEffect)
    you, ann = effect.sides
    assert (you.seat, you.cash, you.cards, you.fees) == (1, 460, ("chest",), ())
    assert (you.completes, you.breaks) == ((), ())
    assert {"pennsylvania-rr", "b-and-o"} <= set(you.lots) and "indiana" not in you.lots
    assert ann == TradeSide(
        seat=2,
        cash=651,
        lots=("kentucky", "indiana", "illinois", "pacific", "boardwalk"),
        cards=(),
        fees=(TransferFee("indiana", 11, 121),),
        completes=("red",),
        breaks=(),
    )
    assert effect.rents == (
        RentChange("pennsylvania-rr", 50, 100),
        RentChange("kentucky", 18, 36),
        RentChange("illinois", 20, 40),
        RentChange("b-and-o", 50, 100),
    )


def test_an_offer_tells_which_group_it_breaks() -> None:
    """M-BUILD-1."""
    game = table("mediterranean 1", "baltic 1", "electric 2", "water 3")

    effect = game.effect_of(Offer(2, Side(("baltic",)), Side(("electric",), 40)))

    assert isinstance(effect, TradeEffect)
    assert [side.breaks for side in effect.sides] == [("brown",), ()]
    assert [side.cash for side in effect.sides] == [1040, 960]
    assert effect.rents == (RentChange("mediterranean", 4, 2), RentChange("baltic", 8, 4))


def test_jail_cards_change_hands() -> None:
    """M-CARD-3."""
    effect = thursday().effect_of(Offer(4, Side(cards=("chest",)), Side(cash=30)))

    assert isinstance(effect, TradeEffect)
    assert [(side.cash, side.cards) for side in effect.sides] == [(440, ()), (610, ("chest",))]


def test_accepting_tells_the_same_as_the_offer() -> None:
    """M-S-34: who offered stands first."""
    offer = Offer(2, Side(("indiana",)), Side(("b-and-o",), 60))
    told = thursday().effect_of(offer)

    game = thursday("offer 1 to 2: indiana for b-and-o + $60")

    assert game.effect_of(AcceptOffer(1), seat=2) == game.effect_of(AcceptOffer(1)) == told
    with pytest.raises(ValueError, match="seat 2 offers nothing"):
        game.effect_of(AcceptOffer(2))
    with pytest.raises(ValueError, match="seat 9 offers nothing"):
        game.effect_of(AcceptOffer(9))


def test_a_counter_offer_is_told_for_the_seat_that_makes_it() -> None:
    """M-S-34."""
    game = thursday("offer 1 to 2: indiana for b-and-o + $60")

    effect = game.effect_of(CounterOffer(1, Side(cash=100), Side(("indiana",))), seat=2)

    assert isinstance(effect, TradeEffect)
    assert [(side.seat, side.cash) for side in effect.sides] == [(2, 701), (1, 510)]


def test_a_jail_card_bought_in_jail_is_held_by_nobody_afterwards() -> None:
    """M-S-25: it is used at once."""
    effect = thursday("turn 4 roll").effect_of(BuyCard(1, 35))

    assert isinstance(effect, TradeEffect)
    zofia, you = effect.sides
    assert (zofia.seat, zofia.cash, zofia.cards) == (4, 605, ())
    assert (you.seat, you.cash, you.cards) == (1, 445, ())
    with pytest.raises(ValueError, match="seat 2 has no jail card"):
        thursday("turn 4 roll").effect_of(BuyCard(2, 35))


# Tax, debts, jail, claims


def test_a_blind_choice_of_the_tax_tells_nothing_about_the_percentage() -> None:
    """M-TAX-1: the fortune is counted after the choice."""
    game = thursday("turn 1 end rolled\ntaxed 1 percent $234")

    assert game.effect_of(ChooseTax("flat")) == TaxEffect(200, 210)
    assert game.effect_of(ChooseTax("percent")) == TaxEffect(None, None)


def debt(amount: int) -> Game:
    """Return the table of the guide where seat 1 owes Zofia rent for Tennessee Avenue."""
    return thursday(
        f"turn 1 end rolled\nowing 1 to 4 ${amount} for rent lot tennessee",
        seats=("1 $310 at tennessee cards chest", *SEATS[1:]),
        lots=with_lots(vermont="1"),
    )


def test_the_software_raises_money_in_the_fixed_order() -> None:
    """M-S-16: 75 + 50 + 50 + 60 for bare lots, then a house of pink for 50; 595 pay 550."""
    owed = DebtView(1, 4, 550, "rent", "tennessee", 240, 805)

    assert debt(550).effect_of(RaiseMoney()) == RaiseEffect(
        debt=owed,
        raised=285,
        cash=45,
        mortgages=("oriental", "vermont", "connecticut", "electric"),
        sales=(LevelChange("virginia", 3, 2, 50),),
        rents=(
            RentChange("oriental", 12, 0),
            RentChange("vermont", 12, 0),
            RentChange("connecticut", 16, 0),
            RentChange("electric", 4, 0, times_dice=True),
            RentChange("virginia", 500, 180),
        ),
    )


def test_bankruptcy_tells_what_could_be_raised_and_what_would_be_lost() -> None:
    """M-S-16: 310 and at most 805 against 1200."""
    effect = debt(1200).effect_of(DeclareBankruptcy())

    assert isinstance(effect, BankruptcyEffect)
    assert effect.debt == DebtView(1, 4, 1200, "rent", "tennessee", 890, 805)
    assert (effect.can_raise, effect.short, effect.cash) == (805, 85, 310)
    assert (len(effect.lots), effect.cards) == (9, ("chest",))


def test_who_leaves_without_a_debt_loses_everything_to_the_bank() -> None:
    """M-S-36."""
    assert table("baltic 2", then="turn 1 roll").effect_of(LeaveGame(), seat=2) == BankruptcyEffect(
        debt=None, can_raise=30, short=0, cash=1000, lots=("baltic",), cards=()
    )


def test_nothing_is_raised_where_nothing_is_owed() -> None:
    with pytest.raises(ValueError, match="nothing is owed"):
        thursday().effect_of(RaiseMoney())


def test_the_ways_out_of_jail_tell_their_price() -> None:
    """M-JAIL-6, M-CARD-4."""
    game = thursday("turn 4 roll")

    assert game.effect_of(PayFine()) == JailEffect(50, 590, None)
    assert game.effect_of(UseCard(), seat=1) == JailEffect(0, 410, "chest")
    with pytest.raises(ValueError, match="seat 4 has no jail card"):
        game.effect_of(UseCard())


def test_a_claim_tells_who_pays_how_much() -> None:
    """M-S-33: the oldest first."""
    game = thursday("claim virginia owner 1 from 2 $500 age 1\nclaim virginia owner 1 from 3 $180")

    assert game.effect_of(ClaimRent("virginia")) == ClaimEffect("virginia", 2, 500, 812)
    with pytest.raises(ValueError, match="no rent of states is open"):
        game.effect_of(ClaimRent("states"))


def test_some_actions_have_nothing_to_tell() -> None:
    """A roll is chance."""
    assert thursday().effect_of(RollDice()) is None


# In general


def test_telling_changes_nothing() -> None:
    game = debt(550)
    before = game.position()

    for action in (RaiseMoney(), Mortgage("electric"), SellBuildings({"virginia": 2}), LeaveGame()):
        game.effect_of(action)
    game.effect_of(Offer(2, Side(("electric",)), Side(cash=300)))

    assert game.position() == before


def test_a_trade_comes_out_as_told() -> None:
    """M-MORT-7: both sides receive a mortgaged lot and keep its mortgage."""
    game = thursday("offer 1 to 3: indiana + electric for atlantic + $20")
    told = game.effect_of(AcceptOffer(1))
    assert isinstance(told, TradeEffect)

    game.play("accept 1", seat=3)
    for _ in range(2):
        game.play("keep")

    for side in told.sides:
        seat = game.view().seats[side.seat - 1]
        assert (seat.cash, seat.lots, seat.jail_cards) == (side.cash, side.lots, side.cards)
    assert [side.completes for side in told.sides] == [(), ("companies",)]
    assert [side.cash for side in told.sides] == [417, 224]


def test_money_raised_by_the_software_comes_out_as_told() -> None:
    """M-S-16."""
    game = debt(550)
    game.play("raise")

    assert [seat.cash for seat in game.view().seats] == [45, 812, 255, 1190]
    mortgaged = {each.id for each in game.view().squares if each.lot and each.lot.mortgaged}
    assert {"oriental", "vermont", "connecticut", "electric"} <= mortgaged


def check_told(game: Game, action: Action, seat: int) -> None:
    """Play an action and compare what was told with what happened."""
    told, awaited = game.effect_of(action, seat=seat), game.awaits
    game.play(action, seat=seat)
    view = game.view()
    if view.shortage or awaited == "bid":
        return
    if isinstance(told, BuildingEffect | MortgageEffect | JailEffect | PurchaseEffect):
        assert awaited == "debt" or told.cash == view.seats[seat - 1].cash, action
    if isinstance(told, BuildingEffect | MortgageEffect):
        lots = {each.id: each.lot for each in view.squares}
        for change in told.rents:
            lot = lots[change.lot]
            assert lot is not None
            assert change.after == (lot.dice_factor if change.times_dice else lot.rent), action
    if isinstance(told, BuildingEffect):
        assert (told.houses, told.hotels) == (view.houses, view.hotels), action
    if isinstance(told, RaiseEffect):
        owned = {each.id: each.lot for each in view.squares if each.lot}
        assert all(owned[name].mortgaged for name in told.mortgages)


def crowded(edition: str) -> Game:
    """Return a game of two in which each has half of the streets, and money to build."""
    lots = [lot for lot in load(edition).board.lots if lot.kind == "street"]
    owners = {lot.group: 1 + i % 2 for i, lot in enumerate(lots[::3])}
    lines = [f"lot {lot.id} {owners.get(lot.group, 1)}" for lot in lots]
    text = "\n".join([f"monopoly {edition}", "1 $4000", "2 $4000", *lines])
    return Game.from_position(text, seed=5)


@pytest.mark.parametrize("edition", presets())
def test_what_is_told_is_what_happens(edition: str) -> None:
    """Every decision of a random game comes out as told, also those of seats not asked."""
    dice = random.Random(edition)
    for game in (Game(3, edition, seed=5), crowded(edition)):
        for _ in range(400):
            seats = range(1, game.players + 1) if game.awaits == "roll" else [game.seat or 0]
            seat = dice.choice([each for each in seats if game.legal_actions(seat=each)])
            check_told(game, dice.choice(game.legal_actions(seat=seat)), seat)
            if game.is_over:
                break
