"""Previews of what an action would do."""

from __future__ import annotations

import random

import pytest

from magnate.monopoly import Game, load, presets
from magnate.monopoly.actions import (
    Action,
    Bid,
    Build,
    BuyLot,
    KeepMortgage,
    Mortgage,
    PlaceBuilding,
    Redeem,
    SellBuildings,
)
from magnate.monopoly.preview import (
    BuildingEffect,
    JailEffect,
    LevelChange,
    MortgageEffect,
    PurchaseEffect,
    RaiseEffect,
    RentChange,
    RentEffect,
    effect_of,
)

from .mid_game import BUYING, mid_game, table, with_lots


def rent(game: Game, lot: str) -> tuple[int, int]:
    effect = game.effect_of(lot)
    assert isinstance(effect, RentEffect)
    return effect.rent, effect.dice_factor


def test_the_rent_of_a_lot_is_that_of_the_moment() -> None:
    """M-RENT-1 to 3: bare, of a whole group, with houses, with a hotel."""
    assert rent(table(), "baltic") == (0, 0)
    assert rent(table("baltic 1"), "baltic") == (4, 0)
    assert rent(table("baltic 1", "mediterranean 1"), "baltic") == (8, 0)
    assert rent(table("baltic 1 level 2", "mediterranean 1 level 2"), "baltic") == (60, 0)
    assert rent(table("baltic 1 level 5", "mediterranean 1 level 5"), "baltic") == (450, 0)


def test_a_preview_shows_the_owner_of_a_lot_with_its_rent() -> None:
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


def test_an_option_denies_rent_to_an_owner_in_jail() -> None:
    """Option rent_while_jailed."""
    lines = "monopoly official\n{}\n1 $9\n2 $9 at jail in-jail 1\nlot baltic 2\n"
    jailed = Game.from_position(lines.format("option rent_while_jailed false"), chance="given")

    assert rent(jailed, "baltic") == (0, 0)
    assert rent(Game.from_position(lines.format(""), chance="given"), "baltic") == (4, 0)


def test_a_square_that_is_not_a_lot_has_no_rent() -> None:
    game = table()

    with pytest.raises(ValueError, match="'free-parking' is not a lot"):
        effect_of(game.state, game.edition, "free-parking")


def test_a_preview_of_building_shows_costs_rents_and_the_banks_stock() -> None:
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


def test_a_preview_of_a_sale_shows_the_proceeds_of_each_lot() -> None:
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


def test_a_stock_that_does_not_suffice_is_shown_as_negative() -> None:
    """M-SHORT-1: three houses wanted, one there."""
    game = table("mediterranean 1 level 1", "baltic 1", options="option bank_houses 2")

    effect = game.effect_of(Build({"mediterranean": 2, "baltic": 2}))

    assert isinstance(effect, BuildingEffect)
    assert effect.houses == -2


def test_building_is_previewed_for_the_owner_of_the_lots() -> None:
    """M-BUILD-9: also in another seat's turn."""
    effect = mid_game().effect_of(SellBuildings({"st-james": 2, "tennessee": 2, "new-york": 2}))

    assert isinstance(effect, BuildingEffect)
    assert (effect.amount, effect.cash, effect.houses) == (150, 790, 19)


def test_a_building_won_in_an_auction_is_paid_for_already() -> None:
    """M-S-15."""
    game = table(
        *("mediterranean 1", "baltic 1", "oriental 2", "vermont 2", "connecticut 2"),
        options="option bank_houses 1",
        then="request 1 1\nrequest 2 1\nturn 1 roll\n"
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


def test_buildings_on_unowned_lots_have_no_preview() -> None:
    with pytest.raises(ValueError, match="baltic has no owner"):
        table().effect_of(Build({"baltic": 1}))
    with pytest.raises(ValueError, match="level 6, expected 0 to 5"):
        table("baltic 1").effect_of(Build({"baltic": 6}))
    with pytest.raises(ValueError, match="no building is to be placed"):
        table("baltic 1").effect_of(PlaceBuilding("baltic"))


def test_a_preview_of_a_mortgage_shows_its_value_and_its_later_cost() -> None:
    """M-MORT-1, 3, 4: Connecticut, 60 and 66; Vermont keeps its double rent (M-S-9)."""
    game = mid_game(lots=with_lots(vermont="1"))

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
    game = mid_game("turn 1 roll\nreceiving 2 indiana", lots=with_lots(indiana="2 mortgaged"))

    assert game.effect_of(KeepMortgage()) == MortgageEffect(
        lot="indiana", amount=11, cash=801, redeem=121, rents=()
    )
    with pytest.raises(ValueError, match="no mortgaged lot was received"):
        mid_game().effect_of(KeepMortgage())


def test_a_preview_of_a_purchase_shows_that_it_completes_a_group() -> None:
    """M-BUY-1, M-BUILD-2: bare rents of light blue double."""
    assert mid_game(BUYING).effect_of(BuyLot()) == PurchaseEffect(
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


def test_a_preview_of_a_bid_shows_what_the_lot_is_worth_to_the_bidder() -> None:
    """M-AUC-3: Ann's third station, then You with the second, one of two mortgaged."""
    auction = "turn 2 end rolled\nauction 4 short-line high $130 leader 4 least $1 among 124"
    game = mid_game(auction)

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


def test_nothing_is_for_sale_between_rolls() -> None:
    for action in (BuyLot(), Bid(10)):
        with pytest.raises(ValueError, match="no lot is for sale"):
            mid_game().effect_of(action)


def check_preview(game: Game, action: Action, seat: int) -> None:
    """Play an action and compare its preview with what happened."""
    effect, awaited = game.effect_of(action, seat=seat), game.awaits
    game.play(action, seat=seat)
    view = game.view()
    if view.shortage or awaited == "bid":
        return
    if isinstance(effect, BuildingEffect | MortgageEffect | JailEffect | PurchaseEffect):
        assert awaited == "debt" or effect.cash == view.seats[seat - 1].cash, action
    if isinstance(effect, BuildingEffect | MortgageEffect):
        lots = {each.id: each.lot for each in view.squares}
        for change in effect.rents:
            lot = lots[change.lot]
            assert lot is not None
            assert change.after == (lot.dice_factor if change.times_dice else lot.rent), action
    if isinstance(effect, BuildingEffect):
        assert (effect.houses, effect.hotels) == (view.houses, view.hotels), action
    if isinstance(effect, RaiseEffect):
        owned = {each.id: each.lot for each in view.squares if each.lot}
        assert all(owned[name].mortgaged for name in effect.mortgages)


def crowded(edition: str) -> Game:
    """Return a game of two in which each has half of the streets, and money to build."""
    lots = [lot for lot in load(edition).board.lots if lot.kind == "street"]
    owners = {lot.group: 1 + i % 2 for i, lot in enumerate(lots[::3])}
    lines = [f"lot {lot.id} {owners.get(lot.group, 1)}" for lot in lots]
    text = "\n".join([f"monopoly {edition}", "1 $4000", "2 $4000", *lines])
    return Game.from_position(text, seed=5)


@pytest.mark.slow
@pytest.mark.parametrize("edition", presets())
def test_every_preview_is_what_happens(edition: str) -> None:
    """Every decision of a random game turns out as previewed, also free actions."""
    dice = random.Random(edition)
    for game in (Game(3, edition, seed=5), crowded(edition)):
        for _ in range(400):
            seats = range(1, game.players + 1) if game.awaits == "roll" else [game.seat or 0]
            seat = dice.choice([each for each in seats if game.legal_actions(seat=each)])
            check_preview(game, dice.choice(game.legal_actions(seat=seat)), seat)
            if game.is_over:
                break
