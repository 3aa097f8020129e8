"""Jail: getting there, and getting out (ledger section 7)."""

from __future__ import annotations

import pytest

from magnate.monopoly.events import (
    JailLeft,
    JailStayed,
    MoneyOwed,
    MoneyPaid,
    Moved,
    SentToJail,
    WentBankrupt,
)

from .boards import (
    AUTOMATIC,
    GROUPS,
    asked,
    cash,
    choices,
    jail_turn,
    owned,
    owner,
    play,
    possible,
    refused,
    roll,
    square,
    table,
)


def test_the_space_sends_to_jail_without_salary_and_ends_the_turn() -> None:
    """M-JAIL-1, M-JAIL-2, M-JAIL-3."""
    game = table("at water", "")

    events = roll(game, 1, 1)

    assert SentToJail(1, "square") in events
    assert (square(game), jail_turn(game)) == ("jail", 1)
    assert cash(game) == (1500, 1500)
    assert asked(game) == ("roll", 2)


def test_landing_on_jail_is_a_visit() -> None:
    """M-JAIL-4: the next roll moves on as usual, without a fine."""
    game = table("", "")
    roll(game, 4, 6)
    assert (square(game), jail_turn(game)) == ("jail", 0)
    roll(game, 4, 6)

    roll(game, 1, 3)

    assert square(game) == "virginia"
    assert cash(game) == (1500, 1500)


def test_visitor_and_prisoner_stand_on_the_same_square() -> None:
    """M-JAIL-4, M-MOVE-4."""
    game = table("", "in-jail 2")

    roll(game, 4, 6)

    assert (jail_turn(game, 1), jail_turn(game, 2)) == (0, 2)


def test_the_first_turn_in_jail_is_the_next_one() -> None:
    """M-JAIL-2, M-JAIL-6: nothing happens in the turn of the arrival."""
    game = table("at water", "")
    roll(game, 1, 1)
    assert refused(game, "pay", seat=1) == ("not_your_turn", "M-MOVE-2")
    roll(game, 4, 6)

    assert asked(game) == ("roll", 1)
    prompt = game.view(1).prompt
    assert prompt is not None
    assert (prompt.key, prompt.n, prompt.amount) == ("prompt-jail", 1, 50)


WAYS = ("pay", "card", "buycard 2 for 35", "roll")
BRAZIL = {1: (1, 1, 1, 1), 2: (1, 0, 0, 1), 3: (0, 0, 0, 1)}
OFFICIAL = {1: (1, 1, 1, 1), 2: (1, 1, 1, 1), 3: (0, 1, 1, 1)}


@pytest.mark.parametrize(
    ("edition", "turn", "allowed"),
    [
        *(("brazil", turn, allowed) for turn, allowed in BRAZIL.items()),
        *(("official", turn, allowed) for turn, allowed in OFFICIAL.items()),
        *(("modern", turn, allowed) for turn, allowed in OFFICIAL.items()),
    ],
)
def test_each_turn_in_jail_has_its_options(
    edition: str, turn: int, allowed: tuple[int, ...]
) -> None:
    """M-JAIL-6, M-JAIL-7, M-JAIL-8, M-ERR-6: with a card in hand, and one to buy."""
    game = table(f"in-jail {turn} cards chance", "cards chest", edition=edition)

    assert tuple(int(possible(game, way)) for way in WAYS) == allowed
    for way, may in zip(WAYS, allowed, strict=True):
        if not may:
            assert refused(game, way) == ("jail_turn", "M-JAIL-7")


@pytest.mark.parametrize("turn", [1, 2, 3])
@pytest.mark.parametrize(
    ("ways", "allowed"),
    [
        ("roll", (0, 0, 0, 1)),
        ("pay,roll", (1, 0, 0, 1)),
        ("card,roll", (0, 1, 0, 1)),
        ("buy_card,roll", (0, 0, 1, 1)),
        ("pay,card,buy_card,roll", (1, 1, 1, 1)),
    ],
)
def test_the_options_of_a_turn_can_be_set(ways: str, allowed: tuple[int, ...], turn: int) -> None:
    """Options jail_turn_1, jail_turn_2, jail_turn_3."""
    game = table(f"in-jail {turn} cards chance", "cards chest", options=f"jail_turn_{turn} {ways}")

    assert tuple(int(possible(game, way)) for way in WAYS) == allowed
    prompt = game.view(1).prompt
    assert prompt is not None and ",".join(prompt.ways) == ways


@pytest.mark.parametrize("way", WAYS[:3])
def test_ways_out_are_for_those_in_jail(way: str) -> None:
    """M-JAIL-6: a visitor has nothing to leave."""
    game = table("at jail cards chance", "cards chest", edition="official")

    assert refused(game, way) == ("not_in_jail", "M-JAIL-6")


@pytest.mark.parametrize("way", WAYS)
def test_only_the_player_whose_turn_it_is_leaves_jail(way: str) -> None:
    """M-JAIL-6: seat 1 is in jail, and it is the turn of seat 2."""
    game = table("in-jail 1 cards chance", "cards chest", then="turn 2 roll")

    assert refused(game, way, seat=1) == ("not_your_turn", "M-MOVE-2")


def test_without_a_double_the_player_stays_and_the_turn_ends() -> None:
    """M-JAIL-6: in the first and the second turn."""
    game = table("$300 in-jail 1", "at free-parking")

    events = roll(game, 2, 5)
    assert JailStayed(1) in events
    assert (square(game), jail_turn(game), asked(game)) == ("jail", 2, ("roll", 2))
    roll(game, 4, 6)  # seat 2 goes to jail
    roll(game, 2, 5)

    assert (jail_turn(game), cash(game)[0]) == (3, 300)


def test_three_failures_pay_the_fine_and_move_by_the_last_roll() -> None:
    """M-JAIL-8, the rulebook's example turn by turn: $250 and Community Chest, 17."""
    game = table("$300 in-jail 1", "in-jail 1")
    for _ in range(2):
        roll(game, 2, 5)
        roll(game, 1, 2)

    events = roll(game, 2, 5)

    assert events[1:] == [
        MoneyPaid(1, "bank", 50, "fine"),
        JailLeft(1, "fine"),
        Moved(1, "jail", "chest-2"),
    ]
    assert (cash(game)[0], jail_turn(game)) == (250, 0)
    play(game, "draw chest.beauty")
    assert asked(game) == ("roll", 2)  # no further roll


@pytest.mark.parametrize("edition", ["official", "modern"])
@pytest.mark.parametrize("turn", [1, 2, 3])
def test_a_double_frees_without_a_fine_and_without_a_further_roll(turn: int, edition: str) -> None:
    """M-S-6, M-JAIL-6 to 8: 4 and 4 to Tennessee Avenue. A known bug elsewhere."""
    game = table(f"$300 in-jail {turn}", "", lots="tennessee 1", edition=edition)

    events = roll(game, 4, 4)

    assert JailLeft(1, "dice") in events
    assert (square(game), jail_turn(game), cash(game)[0]) == ("tennessee", 0, 300)
    assert asked(game) == ("roll", 2)


@pytest.mark.parametrize(("edition", "next_seat"), [("brazil", 1), ("official", 2)])
def test_the_square_reached_out_of_jail_is_settled(edition: str, next_seat: int) -> None:
    """M-JAIL-6, M-S-6: it may be bought; then the seat rolls again, or the turn ends."""
    game = table("in-jail 1", "", edition=edition)
    roll(game, 4, 4)
    assert asked(game) == ("buy", 1)

    play(game, "buy")

    assert owner(game, "tennessee") == 1
    assert asked(game) == ("roll", next_seat)


def test_in_brazil_a_double_out_of_jail_gives_a_further_roll() -> None:
    """M-S-6: as any double does."""
    game = table("in-jail 1", "", lots="tennessee 1")

    roll(game, 4, 4)

    assert asked(game) == ("roll", 1)
    roll(game, 1, 1)
    assert square(game) == "free-parking"
    assert asked(game) == ("roll", 1)


def test_a_double_out_of_jail_counts_among_the_three() -> None:
    """M-S-6, M-DBL-2: three doubles in a row in one turn, the first of them out of jail."""
    game = table("in-jail 1", "", lots="tennessee 1")
    roll(game, 4, 4)
    roll(game, 1, 1)

    events = roll(game, 1, 1)

    assert SentToJail(1, "doubles") in events


def test_no_failure_in_jail_gives_a_further_roll_in_brazil_either() -> None:
    """M-JAIL-8: a third failure is not a double."""
    game = table("in-jail 3", "", lots="st-charles 1,new-york 1")

    roll(game, 4, 5)

    assert square(game) == "new-york"
    assert asked(game) == ("roll", 2)


def test_after_a_failed_roll_nothing_can_be_paid_that_turn() -> None:
    """M-ERR-12: the roll was the choice."""
    game = table("in-jail 1", "")
    play(game, "roll")
    assert refused(game, "pay") == ("wrong_moment", "M-S-11")
    play(game, "dice 1 2")

    assert refused(game, "pay", seat=1) == ("not_your_turn", "M-MOVE-2")


def test_a_return_to_jail_starts_with_the_first_turn_again() -> None:
    """M-JAIL-6: out by 6 and 6 to Chance, and back by a card."""
    game = table("in-jail 3", "")
    roll(game, 6, 6)
    play(game, "draw chance.jail")

    assert jail_turn(game) == 1
    assert asked(game) == ("roll", 2)


@pytest.mark.parametrize("turn", [1, 2])
def test_a_player_who_pays_rolls_and_moves_as_in_any_turn(turn: int) -> None:
    """M-JAIL-6, M-JAIL-7."""
    game = table(f"$300 in-jail {turn}", "", lots="st-charles 1,states 1")

    events = play(game, "pay")
    assert events == [MoneyPaid(1, "bank", 50, "fine"), JailLeft(1, "fine")]
    assert asked(game) == ("roll", 1)
    roll(game, 1, 2)

    assert (square(game), cash(game)[0]) == ("states", 250)
    assert asked(game) == ("roll", 2)


@pytest.mark.parametrize("way", ["pay", "card"])
def test_after_paying_or_using_a_card_a_double_counts_as_usual(way: str) -> None:
    """M-S-6: it is the first of the turn; the third goes to jail."""
    game = table("in-jail 1 cards chance", "", lots="tennessee 1")
    play(game, way)
    roll(game, 4, 4)
    assert asked(game) == ("roll", 1)
    assert game.view().doubles == 1
    roll(game, 1, 1)
    assert asked(game) == ("roll", 1)

    events = roll(game, 1, 1)

    assert SentToJail(1, "doubles") in events


def test_the_fine_is_paid_once() -> None:
    """M-JAIL-6: a player out of jail has nothing more to pay."""
    game = table("in-jail 1 cards chance", "")
    play(game, "pay")

    assert refused(game, "pay") == ("not_in_jail", "M-JAIL-6")
    assert refused(game, "card") == ("not_in_jail", "M-JAIL-6")


def test_the_fine_needs_the_cash() -> None:
    """M-JAIL-6: $49; but between the rolls a lot may be mortgaged first."""
    game = table("$49 in-jail 1", "", lots="baltic 1")
    assert refused(game, "pay") == ("not_enough_cash", "M-JAIL-6")

    play(game, "mortgage baltic", "pay")

    assert cash(game)[0] == 29


@pytest.mark.parametrize("fine", [0, 75, 500])
def test_the_fine_is_an_option(fine: int) -> None:
    """M-JAIL-6, M-JAIL-8, jail_fine: beforehand, and after the third failure."""
    paid = table("in-jail 1", "", options=f"jail_fine {fine}")
    play(paid, "pay")
    forced = table("in-jail 3", "", lots="states 1", options=f"jail_fine {fine}")
    roll(forced, 1, 2)

    assert cash(paid)[0] == cash(forced)[0] == 1500 - fine
    assert (jail_turn(paid), square(forced)) == (0, "states")


def test_a_player_without_the_fine_must_raise_it_before_moving() -> None:
    """M-S-24, the rulebook's example: $20 and Baltic Avenue (30) are just enough."""
    game = table("$20 in-jail 3", "", lots="baltic 1,states 1")

    events = roll(game, 1, 2)
    assert MoneyOwed(1, "bank", 50, "fine") in events
    assert asked(game) == ("debt", 1)
    assert (square(game), jail_turn(game)) == ("jail", 3)
    assert refused(game, "bankrupt") == ("must_raise", "M-S-16")
    play(game, "mortgage baltic")

    assert (square(game), jail_turn(game), cash(game)[0]) == ("states", 0, 0)
    assert asked(game) == ("roll", 2)


def test_the_software_raises_the_fine() -> None:
    """M-S-16, M-S-24."""
    game = table("$20 in-jail 3", "", lots="baltic 1,states 1")
    roll(game, 1, 2)

    play(game, "raise")

    assert (square(game), cash(game)[0]) == ("states", 0)


def test_the_fine_may_be_raised_by_a_trade() -> None:
    """M-S-11, M-S-24: Baltic Avenue is sold to seat 2 for $60."""
    game = table("$20 in-jail 3", "", lots="baltic 1,states 1")
    roll(game, 1, 2)

    play(game, "1 offer 2: baltic for $60", "2 accept 1")

    assert (square(game), cash(game)) == ("states", (30, 1440))
    assert owner(game, "baltic") == 2


def test_a_player_who_cannot_raise_the_fine_is_bankrupt_to_the_bank() -> None:
    """M-S-24: $10 + 30 < 50; Baltic Avenue is auctioned, and seat 2 is next."""
    game = table("$10 in-jail 3", "", "", lots="baltic 1")
    roll(game, 1, 2)

    events = play(game, "bankrupt")

    assert WentBankrupt(1, "bank") in events
    assert asked(game) == ("bid", 2)
    play(game, "2 bid 5", "3 pass")
    assert owner(game, "baltic") == 2
    assert asked(game) == ("roll", 2)


def test_rent_on_the_way_out_comes_after_the_fine() -> None:
    """M-S-24, M-RENT-1: $60 - 50 = 10, just the rent of States Avenue."""
    game = table("$60 in-jail 3", "", lots="states 2", options=AUTOMATIC)

    roll(game, 1, 2)

    assert cash(game) == (0, 1510)


@pytest.mark.parametrize("pile", ["chance", "chest"])
def test_a_card_frees_and_goes_under_its_pile(pile: str) -> None:
    """M-CARD-3, M-CARD-4, M-JAIL-6."""
    game = table(f"in-jail 1 cards {pile}", "", lots="states 1")

    events = play(game, "card")
    assert events == [JailLeft(1, "card")]
    assert game.view().seats[0].jail_cards == ()
    assert asked(game) == ("roll", 1)
    roll(game, 1, 2)

    assert (square(game), cash(game)[0]) == ("states", 1500)


def test_without_a_card_there_is_none_to_use() -> None:
    """M-CARD-3: seat 2 has it."""
    game = table("in-jail 1", "cards chance")

    assert refused(game, "card") == ("no_jail_card", "M-CARD-3")
    assert choices(game) == ["roll", "pay"]


def test_players_in_jail_build_mortgage_trade_and_collect() -> None:
    """M-JAIL-5: also in another player's turn."""
    lots = f"{owned(GROUPS['brown'], 1)},reading 1,short-line 1,water 1 mortgaged"
    game = table("in-jail 2", "at start", lots=lots, then="turn 2 roll")
    roll(game, 2, 3)  # seat 2 to Reading Railroad: $50

    play(
        game,
        "1 claim reading",
        "1 build mediterranean 1 baltic 1",
        "1 mortgage short-line",
        "1 redeem water",
        "1 offer 2: reading for $120",
        "2 accept 1",
    )

    # 50 - 100 + 100 - 83 + 120
    assert cash(game) == (1500 + 87, 1500 - 170)
    assert jail_turn(game) == 2


def test_players_in_jail_bid_and_win() -> None:
    """M-JAIL-5, M-AUC-2."""
    game = table("", "in-jail 1")
    roll(game, 1, 2)
    play(game, "decline", "2 bid 20", "1 pass")

    assert owner(game, "baltic") == 2
