"""A turn: the roll, doubles, the third double, the player to the left (ledger section 2)."""

from __future__ import annotations

import pytest

from magnate.monopoly import Game
from magnate.monopoly.events import (
    DiceRolled,
    Moved,
    SalaryPaid,
    SentToJail,
    TurnBegan,
    WentBankrupt,
)

from .boards import (
    asked,
    cash,
    choices,
    jail_turn,
    owned,
    owner,
    play,
    refused,
    roll,
    square,
    table,
)

SECOND_DOUBLE = "counters doubles 2\nturn 1 roll rolled"


def test_the_player_rolls_moves_and_the_player_to_the_left_is_next() -> None:
    """M-MOVE-1, M-MOVE-2: 4 and 6 to a visit in jail."""
    game = table("", "", "")

    events = roll(game, 4, 6)

    assert events == [DiceRolled(1, (4, 6)), Moved(1, "start", "jail"), TurnBegan(2, 2)]
    assert asked(game) == ("roll", 2)


def test_a_turn_begins_and_ends_automatically() -> None:
    """M-S-11: no action ends a turn; the next seat may roll."""
    game = table("", "")
    roll(game, 4, 6)

    assert choices(game) == ["roll"]
    assert refused(game, "roll", seat=1) == ("not_your_turn", "M-MOVE-2")


def test_the_last_seat_is_followed_by_the_first() -> None:
    """M-MOVE-2."""
    game = table("", "", "", then="turn 3 roll")

    roll(game, 4, 6)

    assert asked(game) == ("roll", 1)


def test_seats_that_are_out_have_no_turn() -> None:
    """M-BKR-2, M-MOVE-2: 2 and 3 are bankrupt, so 4 follows 1, and 1 follows 4."""
    game = table("", "out 1", "out 2", "")

    roll(game, 4, 6)
    assert asked(game) == ("roll", 4)
    roll(game, 4, 6)

    assert asked(game) == ("roll", 1)
    assert refused(game, "roll", seat=2) == ("bankrupt_seat", "M-BKR-2")


def test_a_piece_stays_until_its_owner_moves_again() -> None:
    """M-MOVE-3, M-MOVE-4: both come to the same square and share it."""
    game = table("", "")

    roll(game, 4, 6)
    roll(game, 6, 4)

    assert (square(game, 1), square(game, 2)) == ("jail", "jail")
    assert (jail_turn(game, 1), jail_turn(game, 2)) == (0, 0)


def test_after_a_double_the_square_is_settled_and_then_the_seat_rolls_again() -> None:
    """M-DBL-1: 3 and 3 to Oriental Avenue, which is bought first."""
    game = table("", "")

    roll(game, 3, 3)
    assert asked(game) == ("buy", 1)
    play(game, "buy")

    assert asked(game) == ("roll", 1)
    assert owner(game, "oriental") == 1
    assert not game.events.of(TurnBegan)


def test_the_extra_roll_follows_an_auction_too() -> None:
    """M-DBL-1, M-AUC-1: the lot goes to seat 2, the dice to seat 1."""
    game = table("", "", "")

    roll(game, 3, 3)
    play(game, "decline", "2 bid 40", "3 pass", "1 pass")

    assert owner(game, "oriental") == 2
    assert asked(game) == ("roll", 1)


@pytest.mark.parametrize("edition", ["official", "modern"])
def test_the_extra_roll_is_not_declined_in_the_us_rules(edition: str) -> None:
    """M-DBL-1: it is part of the turn; nobody else can roll, and nothing else ends the turn."""
    game = table("", "", edition=edition)
    roll(game, 5, 5)

    assert choices(game) == ["roll"]
    assert refused(game, "end turn") == ("no_extra_roll", "M-DBL-1")
    assert refused(game, "roll", seat=2) == ("not_your_turn", "M-MOVE-2")
    assert refused(game, "decline") == ("wrong_moment", "M-S-11")
    assert refused(game, "pass") == ("wrong_moment", "M-S-11")


def test_the_second_double_moves_and_gives_a_third_roll() -> None:
    """M-DBL-1: 8 and 12 make Free Parking; then 1 and 2 end the turn."""
    game = table("", "", lots="indiana 1,vermont 1")

    roll(game, 4, 4)
    roll(game, 6, 6)
    assert (square(game), game.view().doubles) == ("free-parking", 2)
    roll(game, 1, 2)

    assert square(game) == "indiana"
    assert asked(game) == ("roll", 2)


def test_the_third_double_goes_straight_to_jail() -> None:
    """M-DBL-2, the rulebook's example: from St. James Place, without moving 4."""
    game = table("", "")
    roll(game, 3, 3)
    play(game, "buy")
    roll(game, 5, 5)
    play(game, "buy")

    events = roll(game, 2, 2)

    assert events == [DiceRolled(1, (2, 2)), SentToJail(1, "doubles"), TurnBegan(2, 2)]
    assert (square(game), jail_turn(game)) == ("jail", 1)
    assert cash(game) == (1500 - 100 - 180, 1500)


@pytest.mark.parametrize(
    ("start", "dice", "missed"),
    [
        ("short-line", (6, 6), "the salary for passing Start"),
        ("short-line", (1, 1), "Park Place for sale"),
        ("chance-3", (1, 1), "the luxury tax"),
        ("chest-3", (3, 3), "rent for Boardwalk"),
        ("chance-2", (4, 4), "Go To Jail"),
        ("go-to-jail", (5, 5), "exactly Start"),
    ],
)
def test_the_third_double_receives_and_pays_nothing(
    start: str, dice: tuple[int, int], missed: str
) -> None:
    """M-DBL-2, M-JAIL-3: what the third double would have brought or cost does not happen."""
    game = table(f"at {start}", "", lots="boardwalk 2", then=SECOND_DOUBLE)

    events = roll(game, *dice)

    assert not [event for event in events if isinstance(event, Moved | SalaryPaid)], missed
    assert cash(game) == (1500, 1500)
    assert game.view().claims == ()
    assert jail_turn(game) == 1
    assert asked(game) == ("roll", 2)


def test_doubles_of_different_turns_are_not_added_up() -> None:
    """M-DBL-2: three in a row means in one turn; one double before jail, one after."""
    game = table("at free-parking", "", lots="illinois 2")
    roll(game, 5, 5)  # to Go To Jail: this turn ends with one double
    play(game, "roll", "dice 4 6")
    play(game, "pay")

    roll(game, 5, 5)
    roll(game, 1, 3)

    assert square(game) == "illinois"
    assert game.events.of(SentToJail) == [SentToJail(1, "square")]


def test_a_double_onto_the_space_that_sends_to_jail_ends_the_turn() -> None:
    """M-JAIL-2: 28 + 2 = 30."""
    game = table("at water", "")

    roll(game, 1, 1)

    assert (square(game), jail_turn(game)) == ("jail", 1)
    assert asked(game) == ("roll", 2)


def test_a_double_onto_a_card_that_sends_to_jail_ends_the_turn() -> None:
    """M-JAIL-2: 1 + 6 = 7, Chance."""
    game = table("at mediterranean", "")

    roll(game, 3, 3)
    play(game, "draw chance.jail")

    assert jail_turn(game) == 1
    assert asked(game) == ("roll", 2)


@pytest.mark.parametrize("edition", ["official", "modern"])
def test_a_double_that_comes_to_a_visit_in_jail_still_gives_its_roll(edition: str) -> None:
    """M-ERR-8: a visit is like Free Parking."""
    game = table("", "", edition=edition)

    roll(game, 5, 5)

    assert (square(game), jail_turn(game)) == ("jail", 0)
    assert asked(game) == ("roll", 1)


def test_in_brazil_a_visit_ends_the_turn_even_after_a_double() -> None:
    """M-ERR-8: the next player rolls; other doubles roll again."""
    game = table("", "at free-parking")

    roll(game, 5, 5)
    assert asked(game) == ("roll", 2)

    roll(game, 2, 2)
    play(game, "buy")
    assert asked(game) == ("roll", 2)


def test_a_turn_of_a_bankrupt_ends_at_once_also_after_a_double() -> None:
    """M-S-30: $10 and nothing else do not pay the $75; no extra roll, the left one is next."""
    game = table("$10 at chance-3", "", "")

    roll(game, 1, 1)
    assert asked(game) == ("debt", 1)
    events = play(game, "bankrupt")

    assert WentBankrupt(1, "bank") in events
    assert asked(game) == ("roll", 2)


def test_every_seat_may_act_between_rolls() -> None:
    """M-S-11, M-BUILD-9: seat 3 builds and mortgages before seat 1 rolls, and between its rolls."""
    lots = f"{owned(('mediterranean', 'baltic'), 3)},reading 3"
    game = table("", "", "", lots=lots)

    play(game, "3 build mediterranean 1 baltic 1")
    roll(game, 1, 1)
    play(game, "draw chest.bank_error")
    play(game, "3 mortgage reading", "3 build baltic 2")

    assert cash(game) == (1700, 1500, 1500 - 150 + 100)
    assert asked(game) == ("roll", 1)


@pytest.mark.parametrize(
    "action",
    ["mortgage reading", "build baltic 1 mediterranean 1", "redeem water", "claim reading"],
)
def test_nobody_acts_while_the_dice_are_rolling(action: str) -> None:
    """M-S-11: no roll is being settled, or it has to wait."""
    lots = f"{owned(('mediterranean', 'baltic', 'reading'), 2)},water 2 mortgaged"
    then = "claim reading owner 2 from 1 $25"
    game = table("", "", lots=lots, edition="official", then=then)
    assert game.why_not(action, seat=2) is None

    play(game, "roll")

    assert refused(game, action, seat=2) == ("wrong_moment", "M-S-11")


def test_turns_and_rounds_are_counted() -> None:
    """M-S-32: a round is over when all have had a turn; seat 2 began."""
    game = table("", "", "", then="counters first 2\nturn 2 roll")
    rounds = []
    for _ in range(4):
        rounds.append(game.view().round)
        roll(game, 4, 6)

    assert rounds == [1, 1, 1, 2]
    assert [event.turn for event in game.events.of(TurnBegan)] == [2, 3, 4, 5]


def test_a_round_continues_when_the_seat_that_began_is_out() -> None:
    """M-S-32: seat 1 began and is out; the round ends after seat 3."""
    game = table("out 1", "", "", then="counters first 1\nturn 2 roll")
    seen = []
    for _ in range(4):
        seen.append((game.seat, game.view().round))
        roll(game, 4, 6)

    assert seen == [(2, 1), (3, 1), (2, 2), (3, 2)]


def test_a_turn_passes_around_a_table_of_eight() -> None:
    """M-MOVE-2, M-S-1."""
    game = Game(8, chance="given")
    play(game, "dice 6 6", *["dice 1 2"] * 7)
    for _ in range(9):
        roll(game, 4, 6)

    assert [event.seat for event in game.events.of(TurnBegan)] == [1, 2, 3, 4, 5, 6, 7, 8, 1, 2]
