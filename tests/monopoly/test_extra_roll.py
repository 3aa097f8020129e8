"""The extra roll of a double may be declined in Brazil (M-DBL-1)."""

from __future__ import annotations

import pytest

from magnate.monopoly.events import TurnBegan

from .boards import asked, cash, choices, jail_turn, play, refused, roll, table


def test_the_extra_roll_may_be_declined() -> None:
    """M-DBL-1: 4 and 4 to Vermont Avenue; the turn ends, and the player to the left is next."""
    game = table("", "", lots="vermont 1")
    roll(game, 4, 4)
    assert choices(game)[:2] == ["roll", "end turn"]

    events = play(game, "end turn")

    assert events == [TurnBegan(2, 2)]
    assert asked(game) == ("roll", 2)
    assert game.view().doubles == 0


def test_the_first_roll_of_a_turn_is_not_declined() -> None:
    """M-DBL-1: no extra roll is due."""
    game = table("", "")

    assert refused(game, "end turn") == ("no_extra_roll", "M-DBL-1")
    assert "end turn" not in choices(game)


def test_a_turn_that_has_rolled_no_double_has_no_extra_roll_to_decline() -> None:
    """M-DBL-1: only a position set up by hand waits for such a roll."""
    game = table("", "", then="turn 1 roll rolled")

    assert refused(game, "end turn") == ("no_extra_roll", "M-DBL-1")


def test_the_roll_after_leaving_jail_by_paying_is_not_declined() -> None:
    """M-DBL-1, M-JAIL-6: it is the first of the turn."""
    game = table("in-jail 1", "")
    play(game, "pay")

    assert refused(game, "end turn") == ("no_extra_roll", "M-DBL-1")


def test_the_roll_after_a_double_that_freed_from_jail_may_be_declined() -> None:
    """M-DBL-1, M-S-6."""
    game = table("in-jail 2", "", lots="tennessee 1")
    roll(game, 4, 4)

    play(game, "end turn")

    assert (asked(game), jail_turn(game)) == (("roll", 2), 0)


def test_nothing_is_declined_after_a_third_double_or_on_a_visit() -> None:
    """M-DBL-2, M-ERR-8: the turn is over already."""
    third = table("", "", then="counters doubles 2\nturn 1 roll rolled")
    roll(third, 4, 4)
    visit = table("", "")
    roll(visit, 5, 5)

    for game in (third, visit):
        assert asked(game) == ("roll", 2)
        assert refused(game, "end turn", seat=1) == ("not_your_turn", "M-MOVE-2")
        assert refused(game, "end turn") == ("no_extra_roll", "M-DBL-1")


def test_the_turn_ends_only_once_the_space_is_settled() -> None:
    """M-DBL-1: the lot is bought or auctioned first."""
    game = table("", "")
    roll(game, 4, 4)

    assert asked(game) == ("buy", 1)
    assert refused(game, "end turn") == ("wrong_moment", "M-S-11")


def test_only_the_player_whose_turn_it_is_ends_it() -> None:
    """M-DBL-1, M-MOVE-2."""
    game = table("", "", "", lots="vermont 1")
    roll(game, 4, 4)

    assert refused(game, "end turn", seat=2) == ("not_your_turn", "M-MOVE-2")
    assert "end turn" not in choices(game, seat=2)


def test_an_ended_turn_is_no_roll_so_rents_and_offers_stay_open() -> None:
    """M-RENT-6, M-S-23: both lapse when the next player rolls."""
    game = table("", "", "", lots="vermont 2,reading 1")
    roll(game, 4, 4)
    play(game, "1 offer 3: reading for $150", "end turn")
    assert [claim.amount for claim in game.view().claims] == [6]

    play(game, "2 claim vermont", "3 accept 1")

    assert cash(game) == (1500 - 6 + 150, 1506, 1350)


def test_an_ended_turn_opens_no_new_window_for_offers() -> None:
    """M-S-34, M-S-11: three offers from the end of a landing to the next roll of any seat."""
    game = table("", "", "", lots="vermont 1")
    roll(game, 4, 4)
    for _ in range(3):
        play(game, "1 offer 3: vermont for $50", "3 refuse 1")
    play(game, "end turn")
    assert refused(game, "offer 3: vermont for $50", seat=1) == ("too_many_offers", "M-S-34")

    roll(game, 1, 3)  # income tax

    play(game, "1 offer 3: vermont for $50")


def test_the_round_limit_ends_a_game_whose_last_turn_was_ended() -> None:
    """M-S-32: a round is completed though the last seat did not roll again."""
    game = table("", "", lots="vermont 2", options="round_limit 1", then="turn 2 roll")
    roll(game, 4, 4)
    assert asked(game) == ("roll", 2)

    play(game, "end turn")

    assert game.is_over


@pytest.mark.parametrize(("dice", "key"), [((4, 4), "prompt-roll-or-end"), ((1, 2), "")])
def test_the_prompt_says_whether_the_turn_may_end(dice: tuple[int, int], key: str) -> None:
    """M-DBL-1: what a client needs to draw the choice."""
    game = table("", "", lots="vermont 1,baltic 1")
    roll(game, *dice)
    prompt = game.view(1).prompt

    assert (prompt.key if prompt else "") == key
    assert prompt is None or prompt.may_end
    other = game.view(2).prompt
    assert other is None or not other.may_end
