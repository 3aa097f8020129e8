"""Previews of trades, debts, taxes and leaving jail."""

from __future__ import annotations

import pytest

from magnate.monopoly import Game
from magnate.monopoly.actions import (
    AcceptOffer,
    BuyCard,
    ChooseTax,
    ClaimRent,
    CounterOffer,
    DeclareBankruptcy,
    LeaveGame,
    Mortgage,
    Offer,
    PayFine,
    RaiseMoney,
    RollDice,
    SellBuildings,
    UseCard,
)
from magnate.monopoly.offers import Side
from magnate.monopoly.preview import (
    BankruptcyEffect,
    ClaimEffect,
    JailEffect,
    LevelChange,
    RaiseEffect,
    RentChange,
    TaxEffect,
    TradeEffect,
    TradeSide,
    TransferFee,
)
from magnate.monopoly.unfinished import DebtView

from .mid_game import SEATS, mid_game, table, taxed, with_lots


def test_a_preview_of_an_offer_shows_what_both_sides_would_have() -> None:
    """M-S-23, M-MORT-7: the trade of the guide, with Vermont bought before."""
    game = mid_game(
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


def test_a_preview_of_an_offer_shows_which_group_it_breaks() -> None:
    """M-BUILD-1."""
    game = table("mediterranean 1", "baltic 1", "electric 2", "water 3")

    effect = game.effect_of(Offer(2, Side(("baltic",)), Side(("electric",), 40)))

    assert isinstance(effect, TradeEffect)
    assert [side.breaks for side in effect.sides] == [("brown",), ()]
    assert [side.cash for side in effect.sides] == [1040, 960]
    assert effect.rents == (RentChange("mediterranean", 4, 2), RentChange("baltic", 8, 4))


def test_jail_cards_change_hands() -> None:
    """M-CARD-3."""
    effect = mid_game().effect_of(Offer(4, Side(cards=("chest",)), Side(cash=30)))

    assert isinstance(effect, TradeEffect)
    assert [(side.cash, side.cards) for side in effect.sides] == [(440, ()), (610, ("chest",))]


def test_accepting_has_the_same_preview_as_the_offer() -> None:
    """M-S-34: the offering side comes first."""
    offer = Offer(2, Side(("indiana",)), Side(("b-and-o",), 60))
    effect = mid_game().effect_of(offer)

    game = mid_game("offer 1 to 2: indiana for b-and-o + $60")

    assert game.effect_of(AcceptOffer(1), seat=2) == game.effect_of(AcceptOffer(1)) == effect
    with pytest.raises(ValueError, match="seat 2 offers nothing"):
        game.effect_of(AcceptOffer(2))
    with pytest.raises(ValueError, match="seat 9 offers nothing"):
        game.effect_of(AcceptOffer(9))


def test_a_counter_offer_is_previewed_for_the_seat_that_makes_it() -> None:
    """M-S-34."""
    game = mid_game("offer 1 to 2: indiana for b-and-o + $60")

    effect = game.effect_of(CounterOffer(1, Side(cash=100), Side(("indiana",))), seat=2)

    assert isinstance(effect, TradeEffect)
    assert [(side.seat, side.cash) for side in effect.sides] == [(2, 701), (1, 510)]


def test_a_jail_card_bought_in_jail_is_held_by_nobody_afterwards() -> None:
    """M-S-25: it is used at once."""
    effect = mid_game("turn 4 roll").effect_of(BuyCard(1, 35))

    assert isinstance(effect, TradeEffect)
    zofia, you = effect.sides
    assert (zofia.seat, zofia.cash, zofia.cards) == (4, 605, ())
    assert (you.seat, you.cash, you.cards) == (1, 445, ())
    with pytest.raises(ValueError, match="seat 2 has no jail card"):
        mid_game("turn 4 roll").effect_of(BuyCard(2, 35))


def test_a_preview_of_a_blind_tax_choice_hides_the_percentage() -> None:
    """M-TAX-1: the fortune is counted after the choice."""
    game = taxed()

    assert game.effect_of(ChooseTax("flat")) == TaxEffect(200, 210)
    assert game.effect_of(ChooseTax("percent")) == TaxEffect(None, None)


def debt(amount: int) -> Game:
    """Return the table of the guide where seat 1 owes Zofia rent for Tennessee Avenue."""
    return mid_game(
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


def test_a_preview_of_bankruptcy_shows_what_could_be_raised_and_lost() -> None:
    """M-S-16: 310 and at most 805 against 1200."""
    effect = debt(1200).effect_of(DeclareBankruptcy())

    assert isinstance(effect, BankruptcyEffect)
    assert effect.debt == DebtView(1, 4, 1200, "rent", "tennessee", 890, 805)
    assert (effect.can_raise, effect.short, effect.cash) == (805, 85, 310)
    assert (len(effect.lots), effect.cards) == (9, ("chest",))


def test_a_player_who_leaves_without_a_debt_loses_everything_to_the_bank() -> None:
    """M-S-36."""
    assert table("baltic 2", then="turn 1 roll").effect_of(LeaveGame(), seat=2) == BankruptcyEffect(
        debt=None, can_raise=30, short=0, cash=1000, lots=("baltic",), cards=()
    )


def test_nothing_is_raised_if_nothing_is_owed() -> None:
    with pytest.raises(ValueError, match="nothing is owed"):
        mid_game().effect_of(RaiseMoney())


def test_a_preview_of_leaving_jail_shows_the_price() -> None:
    """M-JAIL-6, M-CARD-4."""
    game = mid_game("turn 4 roll")

    assert game.effect_of(PayFine()) == JailEffect(50, 590, None)
    assert game.effect_of(UseCard(), seat=1) == JailEffect(0, 410, "chest")
    with pytest.raises(ValueError, match="seat 4 has no jail card"):
        game.effect_of(UseCard())


def test_a_preview_of_a_claim_shows_who_pays_how_much() -> None:
    """M-S-33: the oldest first."""
    game = mid_game("claim virginia owner 1 from 2 $500 age 1\nclaim virginia owner 1 from 3 $180")

    assert game.effect_of(ClaimRent("virginia")) == ClaimEffect("virginia", 2, 500, 812)
    with pytest.raises(ValueError, match="no rent of states is open"):
        game.effect_of(ClaimRent("states"))


def test_some_actions_have_no_preview() -> None:
    """A roll is chance."""
    assert mid_game().effect_of(RollDice()) is None


def test_a_trade_turns_out_as_previewed() -> None:
    """M-MORT-7: both sides receive a mortgaged lot and keep its mortgage."""
    game = mid_game("offer 1 to 3: indiana + electric for atlantic + $20")
    effect = game.effect_of(AcceptOffer(1))
    assert isinstance(effect, TradeEffect)

    game.play("accept 1", seat=3)
    for _ in range(2):
        game.play("keep")

    for side in effect.sides:
        seat = game.view().seats[side.seat - 1]
        assert (seat.cash, seat.lots, seat.jail_cards) == (side.cash, side.lots, side.cards)
    assert [side.completes for side in effect.sides] == [(), ("companies",)]
    assert [side.cash for side in effect.sides] == [417, 224]


def test_money_raised_by_the_software_turns_out_as_previewed() -> None:
    """M-S-16."""
    game = debt(550)
    game.play("raise")

    assert [seat.cash for seat in game.view().seats] == [45, 812, 255, 1190]
    mortgaged = {each.id for each in game.view().squares if each.lot and each.lot.mortgaged}
    assert {"oriental", "vermont", "connecticut", "electric"} <= mortgaged


def test_previews_change_nothing() -> None:
    game = debt(550)
    before = game.position()

    for action in (RaiseMoney(), Mortgage("electric"), SellBuildings({"virginia": 2}), LeaveGame()):
        game.effect_of(action)
    game.effect_of(Offer(2, Side(("electric",)), Side(cash=300)))

    assert game.position() == before
