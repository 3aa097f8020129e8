"""Legal actions: those listed, those beyond the list, bids, and what can be traded."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

import pytest

from magnate.monopoly import (
    AcceptOffer,
    Action,
    Bid,
    Build,
    BuyLot,
    ChooseTax,
    ClaimRent,
    DeclareBankruptcy,
    DeclineLot,
    Game,
    KeepMortgage,
    Mortgage,
    Offer,
    Pass,
    PayFine,
    PlaceBuilding,
    RaiseMoney,
    Redeem,
    RefuseOffer,
    RequestBuildings,
    RollDice,
    SellBuildings,
    Side,
    UseCard,
    WaiveRent,
    WithdrawOffer,
    presets,
)

from .boards import (
    GROUPS,
    SQUARES,
    check_conserved,
    owned,
    play,
    possible,
    roll,
    table,
)
from .random_steps import random_steps

LOTS = [
    square
    for square in SQUARES
    if square.partition("-")[0] not in ("start", "chance", "chest", "jail", "free", "go")
    and not square.endswith("-tax")
]


def every_decision(game: Game) -> Iterator[Action]:
    """Yield every conceivable decision of the listed kinds here, legal or not."""
    yield from (RollDice(), BuyLot(), DeclineLot(), Pass(), RaiseMoney(), DeclareBankruptcy())
    yield from (KeepMortgage(), PayFine(), UseCard(), WithdrawOffer())
    yield from (ChooseTax("flat"), ChooseTax("percent"))
    yield from (RequestBuildings(number) for number in range(-1, 40))
    for lot in LOTS:
        yield from (PlaceBuilding(lot), Mortgage(lot), Redeem(lot), ClaimRent(lot), WaiveRent(lot))
    for lots in GROUPS.values():
        for levels in product(range(6), repeat=len(lots)):
            yield Build(zip(lots, levels, strict=True))
            yield SellBuildings(zip(lots, levels, strict=True))
    for seat in range(1, game.players + 1):
        yield from (AcceptOffer(seat), RefuseOffer(seat))


EVERYTHING = ",".join(
    (
        owned(GROUPS["brown"], 1, level=4),
        owned(GROUPS["orange"], 2),
        "oriental 2 mortgaged,vermont 2,connecticut 2,reading 1 mortgaged,water 3,boardwalk 3",
        "st-charles 1 level 2,states 1 level 2,virginia 1 level 1",
    )
)
OPEN = """
claim water owner 3 from 1 $28
claim boardwalk owner 3 from 2 $50
offer 2 to 1: vermont for nothing
"""
SHORT = f"{owned(GROUPS['brown'], 1)},{owned(GROUPS['light_blue'], 2)}"
MOMENTS: dict[str, tuple[dict[str, str], tuple[str, ...], tuple[str, ...]]] = {
    "window": ({"lots": EVERYTHING, "then": OPEN}, ("", "", ""), ()),
    "jail": ({"lots": EVERYTHING}, ("in-jail 1 cards chest", "", ""), ()),
    "last turn in jail": ({"lots": EVERYTHING}, ("in-jail 3 cards chest", "", ""), ()),
    "buying": ({"lots": EVERYTHING}, ("", "", ""), ("roll", "dice 6 6")),
    "bidding": ({"lots": EVERYTHING}, ("at jail", "$40", ""), ("roll", "dice 6 5", "decline")),
    "debt": (
        {"lots": EVERYTHING, "options": "rent_claim_deadline automatic"},
        ("$10 at park-place", "", ""),
        ("roll", "dice 1 1"),
    ),
    "hopeless": ({"lots": "baltic 1"}, ("$1 at short-line", "", ""), ("roll", "dice 1 2")),
    "tax": ({"lots": EVERYTHING}, ("", "", ""), ("roll", "dice 1 3")),
    "transfer": (
        {"lots": EVERYTHING},
        ("", "", ""),
        ("1 offer 3: reading for nothing", "3 accept 1"),
    ),
    "request": ({"lots": SHORT, "options": "bank_houses 2"}, ("", "", ""), ("build baltic 1",)),
    "place": (
        {"lots": SHORT, "options": "bank_houses 1"},
        ("", "", ""),
        ("build baltic 1", "2 request 1", "2 bid 70", "1 pass"),
    ),
    "over": ({}, ("$10 at short-line", ""), ("roll", "dice 1 2", "bankrupt")),
}


@pytest.mark.slow
@pytest.mark.parametrize("edition", ["brazil", "official"])
@pytest.mark.parametrize("moment", MOMENTS)
def test_the_listed_actions_of_every_seat_are_exactly_the_legal_ones(
    moment: str, edition: str
) -> None:
    """Nothing of the listed kinds is missing, and nothing else is listed."""
    kept, seats, before = MOMENTS[moment]
    game = table(*seats, edition=edition, **kept)
    play(game, *before)

    for seat in range(1, game.players + 1):
        listed = list(game.legal_actions(seat=seat))
        possible = {each for each in every_decision(game) if game.why_not(each, seat=seat) is None}
        bids = game.legal_actions(seat=seat).bids
        if bids:
            possible.add(Bid(bids[0]))

        assert len(set(listed)) == len(listed)
        assert set(map(str, listed)) == set(map(str, possible))
        assert all(each in game.legal_actions(seat=seat) for each in possible)


@pytest.mark.slow
@pytest.mark.parametrize("edition", presets())
def test_every_listed_action_can_be_played_and_there_is_always_one(edition: str) -> None:
    """Every listed action of every seat, along a game at random; money and buildings are kept."""
    game = Game(4, edition, seed=17, options={"round_limit": 30})
    kinds = set()

    for number, _ in enumerate(random_steps(game, 17, most=500)):
        assert len(game.legal_actions()) > 0
        kinds.add(game.awaits)
        if number % 5:
            continue
        for seat in range(1, 5):
            for action in game.legal_actions(seat=seat):
                assert action in game.legal_actions(seat=seat)
                twin = game.copy()
                twin.play(action, seat=seat)
                check_conserved(twin)

    assert {"roll", "buy", "bid"} <= kinds


@pytest.mark.slow
@pytest.mark.parametrize("edition", presets())
def test_every_position_of_a_game_can_be_written_and_read(edition: str) -> None:
    """To the same state."""
    game = Game(3, edition, seed=23)

    for _ in random_steps(game, 23, most=250):
        read = Game.from_position(game.position(), chance="given")
        assert not read.state.differences(game.state)


def test_legal_actions_contain_more_than_they_list() -> None:
    """Bids, offers, prices, orders, leaving: `in` is exact."""
    game = table("in-jail 1", "cards chance", lots="baltic 1,reading 2")
    yes = [
        "offer 2: baltic for $10",
        "buycard 2 for 1500",
        "order never-build on",
        "leave",
        Offer(2, Side(lots=("baltic",)), Side(lots=("reading",))),
    ]
    no = ["offer 2: baltic for $1501", "buycard 2 for 1501", "order later on", "nonsense", 5]

    assert all(possible(game, action) for action in yes)
    assert not any(possible(game, action) for action in no)
    assert possible(game, "leave", seat=2)


def test_the_list_reads_like_a_list() -> None:
    """By index, by slice, by length."""
    actions = table("", "", lots="baltic 1,reading 1").legal_actions()

    assert len(actions) == 3
    assert actions[0] == RollDice()
    assert actions[1:] == [Mortgage("baltic"), Mortgage("reading")]
    assert repr(actions) == "<3 legal: roll, mortgage baltic, mortgage reading>"


def test_what_each_seat_could_trade() -> None:
    """M-SELL-2, M-S-23: bare lots of unbuilt groups, mortgaged ones too, all cash, jail cards."""
    lots = "baltic 1,reading 1 mortgaged,st-james 2 level 1,tennessee 2 level 1,new-york 2 level 1"
    game = table("$90 cards chest", "", "out 1", lots=f"{lots},water 2")

    assert game.legal_actions().tradable == {
        1: Side(lots=("baltic", "reading"), cash=90, cards=("chest",)),
        2: Side(lots=("water",), cash=1500),
    }


def test_bids_are_for_the_seat_to_act() -> None:
    """M-S-5."""
    game = table("", "$80")
    assert game.legal_actions().bids is None
    roll(game, 1, 2)
    play(game, "decline", "2 bid 20")

    assert game.legal_actions().bids == range(21, 1501)
    assert game.legal_actions(seat=2).bids is None


def test_a_bidder_who_must_raise_money_first_has_no_bids_yet() -> None:
    """M-S-5, M-S-11: $5 in cash and 30 by mortgage against a bid of 10."""
    game = table("", "", "$5", lots="mediterranean 3")
    roll(game, 1, 2)
    play(game, "decline", "2 bid 10")

    bids = game.legal_actions().bids
    assert bids is not None and len(bids) == 0
    assert [str(each) for each in game.legal_actions()] == ["pass", "mortgage mediterranean"]
    play(game, "mortgage mediterranean")
    assert game.legal_actions().bids == range(11, 36)
