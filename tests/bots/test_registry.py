"""The registry of bots."""

from __future__ import annotations

import random
import subprocess
import sys

import pytest

from magnate import acquire, monopoly
from magnate.bots import BOTS, LEVELS, SEARCHING, make
from magnate.search.budget import Budget

GAMES = ("acquire", "monopoly")


@pytest.mark.parametrize("name", ["random", "steady"])
@pytest.mark.parametrize("game", GAMES)
def test_a_bot_is_made_by_its_name_and_its_game(name: str, game: str) -> None:
    bot = make(name, game, random.Random(1))

    assert type(bot).__name__ == f"{name.title()}{game.title()}"


@pytest.mark.parametrize("name", LEVELS)
@pytest.mark.parametrize("game", GAMES)
def test_every_level_plays_both_games_within_a_budget(name: str, game: str) -> None:
    assert name in BOTS
    assert name in SEARCHING
    rules = acquire if game == "acquire" else monopoly
    game_now = rules.Game(players=3, seed=1)
    view = game_now.view(game_now.seat)

    for budget in (None, Budget(rollouts=2)):
        assert make(name, game, random.Random(1), budget).decide(view)


def test_an_unknown_bot_is_refused_with_the_known_ones() -> None:
    with pytest.raises(ValueError, match=r"'brilliant' is unknown; known: .*random, steady"):
        make("brilliant", "acquire", random.Random(1))


def test_an_unknown_game_is_refused_with_the_known_ones() -> None:
    with pytest.raises(ValueError, match=r"steady does not play 'go'; it plays: acquire, monopoly"):
        make("steady", "go", random.Random(1))


@pytest.mark.parametrize(("game", "other"), [GAMES, GAMES[::-1]])
def test_a_bot_loads_only_its_own_game(game: str, other: str) -> None:
    """In a separate process, since both games are loaded here."""
    program = (
        "import random, sys; from magnate.bots import BOTS, make;"
        f"[make(name, '{game}', random.Random(1)) for name in BOTS];"
        f"print([name for name in sys.modules if name.startswith('magnate.{other}')])"
    )

    shown = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)

    assert (shown.stdout.strip(), shown.stderr) == ("[]", "")
