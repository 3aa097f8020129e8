"""`hint` in a game in the terminal: what an expert would do, and why."""

from __future__ import annotations

import io
import sys
from concurrent.futures import Future
from typing import Any, cast

import pytest

from magnate import acquire, monopoly
from magnate.bots.explaining import Explained, Hint
from magnate.bots.worker_pool import NoResponse, WorkerPool
from magnate.messages import LANGUAGES, catalog
from magnate.search.budget import Budget
from magnate.search.explanations import Explanation
from magnate.terminal import hints
from magnate.terminal.hints import hint_lines
from magnate.terminal.plain import play
from tests.cli.conftest import At
from tests.monopoly import estates

# Tower with 41 tiles: Ann may declare the end with the most money, and can buy nothing.
END_AT_HAND = """acquire classic
A TTTTTTTTTTTT
B TTTTTTTTTTTT
C TTTTTTTTTTTT
D TTTTT.......
E ............
F ............
G ............
H ............
I ............
1 $1000 T1 hand 12I
2 $200 T1
3 $100 T1
turn 1 buy
"""
LAST_OF_A_GROUP = estates.position(
    "$300 at new-york",
    "$800 | st-james, tennessee",
    edition="official",
    then="turn 1 end rolled\nbuying 1 new-york",
)


@pytest.fixture(autouse=True)
def _counted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hints, "BUDGET", Budget(rollouts=8))


def after_the_prompt(output: str) -> list[str]:
    """Return the lines after the last prompt before the one at which the input ends."""
    return output.split("> ")[-2].splitlines()


def test_a_hint_in_monopoly(at: At) -> None:
    output = at(LAST_OF_A_GROUP, "hint")

    first, second, third, fourth, *_ = after_the_prompt(output)
    assert first.startswith("buy: ")
    assert f"{first} {second.strip()}".endswith(
        "% of games. Keeps Bot 2 from completing a group: orange. Rent for New York Avenue: $16."
        " Costs $200; $100 is left."
    )
    assert third.startswith("decline: ")
    assert second.startswith("  ") and fourth.startswith("  ")


def test_a_hint_in_acquire(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO("hint\n"))
    names = ("Ann", "Bot 2", "Bot 3")
    game = acquire.Game.from_position(END_AT_HAND, chance="given", names=names)

    play(game, catalog("en"), bot="steady", seed=1)

    assert after_the_prompt(capsys.readouterr().out)[0] == (
        "declare: wins 100% of games. Ends the game: as things stand, you win by $800."
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hint_is_in_the_players_language(at: At, language: str) -> None:
    output = " ".join(at(LAST_OF_A_GROUP, "hint", language=language).split())

    words = catalog(language)
    group = words.group_name("orange")
    assert words.text("hint-blocks", player="Bot 2", group=group) in output


def test_asking_for_a_hint_changes_nothing(at: At) -> None:
    game = monopoly.Game.from_position(LAST_OF_A_GROUP, chance="given", names=("Ann", "Bot 2"))
    before = game.state.copy(), len(game.events)

    at(game, "hint", "HINT")

    assert before == (game.state, len(game.events))


def test_a_hint_says_so_when_there_is_nothing_to_decide(at: At) -> None:
    poor = estates.position("$10", "$10", edition="official", then="turn 2 roll")

    output = at(poor, "wait on", "hint")

    assert "You have nothing to decide now." in output


class _Ready:
    """A worker pool that is ready and gives a fixed answer."""

    is_ready = True

    def __init__(self, answer: Hint | NoResponse) -> None:
        self._answer = answer

    def explain(self, game: str, view: Any, *, seed: int) -> Future[Hint]:
        """Return the answer, which is there already."""
        future: Future[Hint] = Future()
        if isinstance(self._answer, NoResponse):
            future.set_exception(self._answer)
        else:
            future.set_result(self._answer)
        return future


def lines(answer: Hint | NoResponse) -> list[str]:
    game = monopoly.Game.from_position(LAST_OF_A_GROUP, chance="given")
    return hint_lines(game, catalog("en"), cast(WorkerPool, _Ready(answer)))


def test_a_worker_that_is_ready_gives_the_hint() -> None:
    reasons = (Explanation("hint-saves", {"amount": 300}),)

    found = lines(Hint((Explained("decline", 0.25, 100, reasons),)))

    assert found == ["decline: wins 25% of games. Keeps your $300 for later."]


def test_without_a_response_from_the_worker_the_hint_is_searched_for_here() -> None:
    assert lines(NoResponse("late"))[0].startswith("buy: ")
