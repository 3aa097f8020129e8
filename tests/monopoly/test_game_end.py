"""The end (M-WIN-1, M-S-22, M-S-32): the last left, or the richest when a limit is reached."""

from __future__ import annotations

import pytest

from magnate.monopoly import Game
from magnate.monopoly.events import GameWon, TimeCalled, TurnBegan

from .estates import allowed, asked, cash, nobody_bids, play, refused, table

# From Start 4 and 6 make a visit to jail, where nothing happens.
TURN = ("roll", "dice 4 6")


def winners(game: Game) -> tuple[int, ...]:
    outcome = game.outcome()
    assert outcome is not None
    return outcome.winners


def test_the_richest_wins_when_the_rounds_are_over() -> None:
    """M-S-32: two rounds of three players are six turns."""
    game = table("$100", "$300", "$200", options="round_limit 2")
    for turn in range(1, 7):
        assert (game.awaits, game.view().turns) == ("roll", turn)
        play(game, "roll", "dice 4 6" if turn <= 3 else "dice 5 5")
        if turn > 3:  # from jail to Free Parking, and a double rolls again: to Go to Jail
            play(game, "roll", "dice 4 6")

    assert game.events.of(GameWon) == [GameWon((2,), "rounds", 300)]
    outcome = game.outcome()
    assert outcome is not None
    assert (outcome.ranks, outcome.ending) == ((3, 1, 2), "rounds")
    assert (outcome.money, outcome.fortunes) == ((100, 300, 200), (100, 300, 200))
    assert game.awaits == "over"


@pytest.mark.parametrize(("first", "last"), [(1, 3), (2, 1), (3, 2)])
def test_a_round_ends_before_the_seat_that_began(first: int, last: int) -> None:
    """M-S-32: whichever seat that is."""
    then = f"counters first {first} turns 3\nturn {last} roll"
    game = table("$100", "$300", "$200", options="round_limit 1", then=then)

    play(game, *TURN)

    assert game.awaits == "over"


def test_a_round_is_not_over_in_the_middle() -> None:
    """M-S-32."""
    then = "counters first 2 turns 2\nturn 3 roll"
    game = table("$100", "$300", "$200", options="round_limit 1", then=then)

    play(game, *TURN)

    assert asked(game) == ("roll", 1)


@pytest.mark.parametrize(
    ("first", "out", "turn", "over"),
    [
        # The seat that began is out: the round ends where it would have begun.
        (1, 1, 2, False),
        (1, 1, 3, True),
        (2, 2, 1, True),
        (2, 2, 3, False),
        (3, 3, 2, True),
        # The seat before it is out.
        (1, 3, 2, True),
        (2, 1, 3, True),
    ],
)
def test_rounds_are_counted_when_players_are_out(
    first: int, out: int, turn: int, *, over: bool
) -> None:
    """M-S-32, M-S-30."""
    seats = ["out 1" if seat == out else "$100" for seat in (1, 2, 3)]
    then = f"counters first {first} turns 9\nturn {turn} roll"
    game = table(*seats, options="round_limit 1", then=then)

    play(game, *TURN)

    assert (game.awaits == "over") is over


def test_the_first_player_may_go_bankrupt_in_the_last_round() -> None:
    """M-S-30, M-S-32: the others complete it."""
    then = "turn 1 end rolled\nowing 1 to bank $900 for tax"
    game = table("$10", "$300", "$200", options="round_limit 1", then=then)
    play(game, "bankrupt", *TURN, *TURN)

    outcome = game.outcome()
    assert outcome is not None
    assert (outcome.winners, outcome.ranks) == ((2,), (3, 1, 2))


def test_a_bankruptcy_in_the_last_turn_is_settled_before_the_count() -> None:
    """M-S-17, M-S-32: the estate is auctioned, then the richest wins: 290 + 200 against 300."""
    then = "counters turns 3\nturn 3 end rolled\nowing 3 to bank $900 for tax"
    game = table("$300", "$300", "$10 | reading", options="round_limit 1", then=then)
    play(game, "bankrupt")
    assert asked(game) == ("bid", 1)

    play(game, "bid 10", "pass")

    assert game.events.of(GameWon) == [GameWon((1,), "rounds", 490)]


def test_the_last_player_wins_a_game_with_a_limit_too() -> None:
    """M-WIN-1."""
    then = "turn 1 end rolled\nowing 1 to bank $900 for tax"
    game = table("$10", "$300", options="round_limit 9", then=then)

    play(game, "bankrupt")

    assert game.events.of(GameWon) == [GameWon((2,), "last", 300)]


def test_time_is_called_by_the_table_and_the_round_completed() -> None:
    """M-S-32: the rules know no clock."""
    game = table("$100", "$300", "$200", options="time_limit_minutes 60")
    play(game, *TURN)

    assert play(game, "time").of(TimeCalled) == [TimeCalled()]
    assert refused(game, "time") == ("time_already_up", "M-S-32")
    assert asked(game) == ("roll", 2)
    play(game, *TURN)
    assert asked(game) == ("roll", 3)
    events = play(game, *TURN)

    assert events.of(GameWon) == [GameWon((2,), "time", 300)]
    assert not events.of(TurnBegan)


@pytest.mark.parametrize(
    "then",
    [
        "turn 3 end rolled\nbuying 3 reading",
        "turn 3 end rolled\nauction 3 reading among 123",
        "turn 3 end rolled\nowing 3 to bank $50 for tax",
    ],
)
def test_time_may_be_called_in_the_middle_of_anything(then: str) -> None:
    """M-S-32: whatever is in progress is settled first."""
    seats = ("$100", "$300", "$20 at reading | water")
    game = table(*seats, options="time_limit_minutes 60", then=then)
    before = asked(game)

    play(game, "time")

    assert asked(game) == before
    if game.awaits == "debt":
        play(game, "raise")
    elif game.awaits == "buy":
        play(game, "decline")
    nobody_bids(game)
    assert game.awaits == "over"
    assert winners(game) == (2,)


def test_without_a_limit_nobody_calls_time() -> None:
    """M-S-32."""
    game = table("$100", "$300")

    assert refused(game, "time") == ("no_time_limit", "M-S-32")


def test_no_seat_calls_time() -> None:
    """M-S-32: the table does."""
    game = table("$100", "$300", options="time_limit_minutes 60")

    assert not allowed(game, "time", seat=1)


def test_nobody_calls_time_after_the_end() -> None:
    """M-WIN-1."""
    game = table("$100", "$300", options="time_limit_minutes 60")
    play(game, "2: leave")

    assert refused(game, "time") == ("game_over", "M-WIN-1")


@pytest.mark.parametrize(
    ("estate", "worth"),
    [
        ("$100", 100),
        ("$0 | boardwalk", 400),
        ("$0 | boardwalk mortgaged", 200),
        ("$0 | park-place mortgaged", 175),
        ("$1 | water mortgaged, electric", 226),
        ("$0 | brown 3-2", 120 + 5 * 50),
        ("$0 | orange 5", 560 + 15 * 100),
        ("$50 cards chance chest", 50),
        ("$0 | stations", 800),
        ("$0 | stations mortgaged", 400),
    ],
)
def test_the_fortune_at_the_end(estate: str, worth: int) -> None:
    """M-S-32: cash, lots at the printed price, mortgaged ones at half, buildings at their price;
    nothing for jail cards."""
    then = "counters turns 2\nturn 2 roll"
    game = table(estate, "$0", options="round_limit 1", then=then)

    play(game, *TURN)

    outcome = game.outcome()
    assert outcome is not None
    assert outcome.fortunes == (worth, 0)


@pytest.mark.parametrize(
    ("seats", "won", "ranks"),
    [
        (("$500", "$500", "$500"), (1, 2, 3), (1, 1, 1)),
        (("$500", "$100 | boardwalk", "$499"), (1, 2), (1, 1, 3)),
        (("$100", "$500", "$100"), (2,), (2, 1, 2)),
        (("$0", "out 1", "$0"), (1, 3), (1, 3, 1)),
        (("$0", "$700 | boardwalk mortgaged", "$79 | reading, brown 5"), (2,), (3, 1, 2)),
    ],
)
def test_a_tie_is_a_shared_win(
    seats: tuple[str, ...], won: tuple[int, ...], ranks: tuple[int, ...]
) -> None:
    """M-S-32: the bankrupt rank behind all others, however poor these are."""
    then = "counters turns 3\nturn 3 roll"
    game = table(*seats, options="round_limit 1", then=then)

    play(game, *TURN)

    outcome = game.outcome()
    assert outcome is not None
    assert (outcome.winners, outcome.ranks) == (won, ranks)


def test_rents_that_can_still_be_claimed_are_paid_before_a_limit_ends_the_game() -> None:
    """M-S-33, M-S-32: a claim belongs to its owner until the deadline roll, which never comes."""
    then = "counters turns 2\nturn 2 roll"
    game = table("$100 | pennsylvania-rr", "$100 at jail", options="round_limit 1", then=then)

    play(game, "roll", "dice 2 3")

    assert game.awaits == "over"
    assert cash(game) == (125, 75)


@pytest.mark.parametrize("action", ["roll", "leave", "offer 2: $5 for reading", "mortgage water"])
def test_nothing_happens_after_the_end(action: str) -> None:
    """M-WIN-1."""
    game = table("$100 | water", "$300 | reading", "$100")
    play(game, "3: leave", "2: leave")

    assert refused(game, action, seat=1) == ("game_over", "M-WIN-1")
    assert len(game.legal_actions()) == 0
