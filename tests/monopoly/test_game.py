"""`Game`: acting, undo, copies, outcomes."""

from __future__ import annotations

import pytest

from magnate.monopoly import (
    BuyLot,
    Dice,
    Game,
    Mortgage,
    NotationError,
    RollDice,
    presets,
)
from magnate.monopoly.events import DiceRolled, GameWon, LotBought, Moved, TurnBegan
from magnate.monopoly.game import Outcome

from .boards import (
    GROUPS,
    asked,
    cash,
    owned,
    play,
    position,
    refused,
    roll,
    table,
)
from .random_steps import random_steps


def test_playing_returns_what_happened() -> None:
    """The events of this action, and no others."""
    game = table("", "")

    took, fell, bought = game.play("roll"), game.play("dice 1 2"), game.play("buy")

    assert list(took) == []
    assert list(fell) == [DiceRolled(1, (1, 2)), Moved(1, "start", "baltic")]
    assert list(bought) == [LotBought(1, "baltic", 60), TurnBegan(2, 2)]
    assert list(game.events) == [*fell, *bought]


def test_an_action_may_be_given_as_text_or_as_an_object() -> None:
    """Both are the same action."""
    one, other = (table("", "", lots="reading 2") for _ in range(2))

    play(one, "2 mortgage reading", "roll", "dice 1 2", "buy")
    other.play(Mortgage("reading"), seat=2)
    for action in (RollDice(), Dice(1, 2), BuyLot()):
        other.play(action)

    assert one.state == other.state
    assert one.entries == other.entries


def test_without_a_seat_the_seat_to_act_acts() -> None:
    """M-S-11: others name themselves."""
    game = table("", "", lots="reading 2")
    assert refused(game, "mortgage reading") == ("not_owned", "M-BUY-2")

    game.play("mortgage reading", seat=2)

    assert [entry.seat for entry in game.entries] == [2]


@pytest.mark.parametrize("text", ["", "hop", "build", "claim", "offer 2", "bid many", "dice 3"])
def test_text_that_is_not_an_action_changes_nothing(text: str) -> None:
    """The error says what was expected."""
    game = table("", "")
    before = game.state.copy()

    with pytest.raises(NotationError):
        game.play(text)

    assert game.state == before
    assert game.entries == []


def test_the_history_has_an_entry_for_each_action() -> None:
    """Decisions with their seat, chance without one."""
    game = table("", "", lots="baltic 2")

    play(game, "roll", "dice 1 2", "2 claim baltic")

    assert [(entry.seat, str(entry.action)) for entry in game.entries] == [
        (1, "roll"),
        (None, "dice 1 2"),
        (2, "claim baltic"),
    ]
    assert game.history() == tuple(game.entries)


def test_undo_takes_back_the_last_decision_with_the_chance_after_it() -> None:
    """The move and the rent due as well."""
    game = table("", "", lots="baltic 2")
    before = game.state.copy()
    roll(game, 1, 2)

    undone = game.undo()

    assert undone == RollDice()
    assert game.state == before
    assert list(game.events) == []
    assert asked(game) == ("roll", 1)
    assert [entry.action for entry in game.entries] == [RollDice(), Dice(1, 2), None]
    assert game.history() == ()


def test_undo_takes_back_what_a_seat_did_out_of_turn() -> None:
    """The entry of the undo names that seat."""
    game = table("", "", lots="reading 2")
    play(game, "2 mortgage reading")

    game.undo()

    assert cash(game) == (1500, 1500)
    assert game.entries[-1].seat == 2


def test_undo_takes_back_the_end_of_the_game() -> None:
    """M-WIN-1: the bankruptcy was a decision."""
    game = table("$10 at short-line", "")
    roll(game, 1, 2)
    before = game.state.copy()
    play(game, "bankrupt")
    assert game.is_over

    game.undo()

    assert not game.is_over
    assert game.state == before


def test_there_is_nothing_to_undo_before_the_first_decision() -> None:
    """The rolls for the order of play are chance."""
    with pytest.raises(ValueError, match="no decision to undo"):
        Game(3, seed=1).undo()
    with pytest.raises(ValueError, match="no decision to undo"):
        table("", "").undo()


@pytest.mark.slow
@pytest.mark.parametrize("edition", presets())
def test_undo_restores_every_state_of_a_game(edition: str) -> None:
    """State and events, step by step back to the start."""
    game = Game(4, edition, seed=8, options={"round_limit": 12})
    before = [(game.state.copy(), len(game.events)) for _ in random_steps(game, 8, most=250)]

    for state, events in reversed(before):
        game.undo()
        assert not game.state.differences(state)
        assert len(game.events) == events


def test_a_copy_is_independent() -> None:
    """What is played in one does not happen in the other."""
    game = table("", "", lots="reading 2")
    twin = game.copy()
    before = game.state.copy()

    play(twin, "2 mortgage reading")
    roll(twin, 1, 2)

    assert game.state == before
    assert (len(game.events), game.entries, game.history()) == (0, [], ())
    roll(game, 2, 3)
    assert twin.view().seats[0].square == "baltic"


def test_a_copy_continues_like_the_original() -> None:
    """Also what chance gives, and what can be undone."""
    game = Game(3, seed=9)
    game.play("roll")
    twin = game.copy()

    for each in (game, twin):
        for _ in random_steps(each, 4, most=40):
            pass

    assert game.state == twin.state
    assert list(game.events) == list(twin.events)
    while twin.history():
        try:
            twin.undo()
        except ValueError:
            break
    assert game.state != twin.state


def outcome(game: Game) -> Outcome:
    found = game.outcome()
    assert found is not None
    return found


def test_a_running_game_has_no_outcome() -> None:
    assert table("", "").outcome() is None


def test_the_last_player_left_wins_and_the_bankrupt_rank_in_reverse() -> None:
    """M-WIN-1: seat 2 went first, seat 4 second, seat 1 now."""
    game = table("$10 at short-line", "out 1", "$700", "out 2", lots="baltic 3")
    roll(game, 1, 2)

    play(game, "bankrupt")

    result = outcome(game)
    assert (result.winners, result.ranks, result.ending) == ((3,), (2, 4, 1, 3), "last")
    assert result.money == (0, 0, 700, 0)
    assert result.fortunes == (0, 0, 760, 0)
    assert game.events.last(GameWon) == GameWon((3,), "last", 760)


def test_equal_fortunes_share_the_win_at_a_limit() -> None:
    """M-S-32, the rulebook's example: 1,180, 1,040 and 1,180 after the 20th round."""
    ann = "illinois 1,indiana 1,reading 1,kentucky 1 mortgaged"
    bob = "oriental 2 level 4,vermont 2 level 4,connecticut 2 level 3,water 2 mortgaged"
    cleo = owned(GROUPS["dark_blue"], 3, level=1)
    game = table(
        "$410",
        "$95",
        "$30 at jail",
        lots=f"{ann},{bob},{cleo}",
        options="round_limit 20",
        then="counters turns 60 rounds 19\nturn 3 roll",
    )

    roll(game, 4, 6)

    result = outcome(game)
    assert result.fortunes == (1180, 1040, 1180)
    assert (result.winners, result.ranks, result.ending) == ((1, 3), (1, 3, 1), "rounds")


def test_when_the_time_is_called_the_round_is_completed() -> None:
    """M-S-32: called in seat 1's turn, over after seat 3's."""
    game = table("at jail", "$1600 at jail", "at jail", options="time_limit_minutes 45")
    play(game, "time")
    assert asked(game) == ("roll", 1)
    roll(game, 4, 6)
    roll(game, 4, 6)
    assert not game.is_over
    roll(game, 4, 6)

    result = outcome(game)
    assert (result.winners, result.ranks, result.ending) == ((2,), (2, 1, 2), "time")


def test_after_the_end_nothing_is_legal() -> None:
    """M-WIN-1."""
    game = table("$10 at short-line", "", lots="baltic 2")
    roll(game, 1, 2)
    play(game, "bankrupt")

    assert asked(game) == ("over", None)
    for action in ("roll", "mortgage baltic", "leave", "order always-claim on", "dice 1 2"):
        assert refused(game, action) == ("game_over", "M-WIN-1")
    assert [len(game.legal_actions(seat=seat)) for seat in (None, 1, 2)] == [0, 0, 0]


@pytest.mark.parametrize("seat", [0, 3, -1])
def test_a_seat_that_does_not_exist_is_an_error(seat: int) -> None:
    """Two play."""
    game = table("", "")

    with pytest.raises(ValueError, match="expected 1 to 2"):
        game.legal_actions(seat=seat)
    with pytest.raises(ValueError, match="expected 1 to 2"):
        game.view(seat)


def test_players_may_have_names() -> None:
    """Given a number, they are named after their seats."""
    named = Game(["Ann", "Bob"], seed=1)

    assert [seat.name for seat in named.view().seats] == ["Ann", "Bob"]
    assert Game(2, seed=1).names == ("Player 1", "Player 2")
    assert repr(table("", "")) == "<monopoly.Game brazil, 2 players, roll of Player 1>"


def test_a_game_continues_from_its_text() -> None:
    """With everything that is unfinished."""
    text = position("", "", lots="baltic 2")
    game = Game.from_position(text, chance="given")
    roll(game, 1, 2)

    twin = Game.from_position(game.position(), chance="given")
    play(twin, "2 claim baltic")

    assert cash(twin) == (1496, 1504)
