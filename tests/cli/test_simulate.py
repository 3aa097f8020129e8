"""`magnate simulate`: the same games in every mode and split, and their statistics."""

from __future__ import annotations

import json

import pytest

from magnate.acquire import IllegalSetup, load
from magnate.acquire.simulate import Simulation, Statistics, simulate
from magnate.kernel import Mode, has_numba
from magnate.messages import LANGUAGES, catalog
from tests.cli.conftest import Magnate

pytestmark = pytest.mark.slow

PRESETS = {"classic": 6, "2023-classic": 3, "2023-tycoon": 4, "2023-duel": 2}
in_every_preset = pytest.mark.parametrize("edition", PRESETS)


def run(edition: str, *cuts: int, mode: Mode = "interpreted", seed: int = 5) -> Statistics:
    simulation = Simulation(load(edition), players=PRESETS[edition], seed=seed, mode=mode)
    for games in cuts:
        simulation.run(games)
    return simulation.statistics


@in_every_preset
def test_splitting_games_into_runs_changes_nothing(edition: str) -> None:
    assert run(edition, 12) == run(edition, 0, 1, 4, 0, 7)


@in_every_preset
def test_a_different_seed_gives_different_games(edition: str) -> None:
    assert run(edition, 5) != run(edition, 5, seed=6)


@pytest.mark.skipif(not has_numba(), reason="numba is not installed")
@in_every_preset
def test_compiled_and_interpreted_games_are_the_same(edition: str) -> None:
    assert run(edition, 40) == run(edition, 25, 15, mode="compiled")


@in_every_preset
def test_the_counts_are_consistent(edition: str) -> None:
    counted = run(edition, 15)

    assert counted.games == 15
    assert sum(counted.endings.values()) == 15
    assert sum(counted.wins) == pytest.approx(15)
    assert counted.fewest_turns * 15 <= counted.turns <= counted.most_turns * 15
    assert counted.decisions >= counted.turns
    assert counted.foundings >= 15
    assert len(counted.money) == len(counted.wins) == PRESETS[edition]
    assert all(money > 0 for money in counted.money)


def test_a_shared_win_is_split() -> None:
    """Some games of two random players end with equal money; no win is lost by that."""
    wins = run("2023-duel", 30).wins

    assert all((60 * won).is_integer() for won in wins)
    assert sum(wins) == 30


def test_simulate_reports_its_progress() -> None:
    reported: list[int] = []

    counted = simulate(
        "2023-duel", players=2, games=10, seed=5, progress=lambda each: reported.append(each.games)
    )

    assert counted == run("2023-duel", 10)
    assert reported[-1] == 10
    assert reported == sorted(reported)


def test_an_interrupt_returns_the_counts_so_far() -> None:
    def interrupt(counted: Statistics) -> None:
        if counted.games >= 3:
            raise KeyboardInterrupt

    counted = simulate("2023-duel", players=2, games=1000, seed=5, progress=interrupt)

    assert 3 <= counted.games < 1000  # how many are played at once depends on the machine
    assert counted == run("2023-duel", counted.games)


def test_an_impossible_number_of_players_is_refused() -> None:
    with pytest.raises(IllegalSetup, match="7 players; classic is for 3-6"):
        simulate("classic", players=7, games=1, seed=1)


@pytest.mark.parametrize("language", LANGUAGES)
def test_figures_are_translated(language: str, magnate: Magnate) -> None:
    result = magnate(
        "simulate", "acquire", "--edition", "2023-duel", "--games", "3", "--seed", "5",
        "--lang", language,
    )  # fmt: skip

    words = catalog(language)
    assert (result.code, result.err) == (0, "")
    first, second = result.out.splitlines()[:2]
    assert first.startswith(f"{words.text('cli-simulate-edition')} ")
    assert first.endswith(words.text("edition-2023-duel"))
    assert second.split() == [words.text("cli-simulate-players"), "2"]
    assert f"{words.text('seat-name', n=2)}: " in result.out


def test_json_is_stable(magnate: Magnate) -> None:
    result = magnate(
        "simulate", "acquire", "--edition", "2023-duel", "--option", "bonus-rounding=nearest_100",
        "--games", "4", "--seed", "5", "--json",
    )  # fmt: skip

    figures = json.loads(result.out)
    assert list(figures) == [
        "game", "edition", "options", "players", "seed", "games", "decisions", "decisions_per_game",
        "turns_per_game", "fewest_turns", "most_turns", "foundings_per_game", "mergers_per_game",
        "endings", "wins", "money", "mode", "seconds", "games_per_s", "decisions_per_s",
    ]  # fmt: skip
    assert figures["game"] == "acquire"
    assert figures["edition"] == "2023-duel"
    assert figures["options"]["bonus_rounding"] == "nearest_100"
    assert (figures["players"], figures["seed"], figures["games"]) == (2, 5, 4)
    assert list(figures["endings"]) == ["size", "safe", "stalled"]
    assert sum(figures["endings"].values()) == sum(figures["wins"]) == 4
    assert figures["decisions_per_game"] == figures["decisions"] / 4


def test_a_random_seed_is_printed(magnate: Magnate) -> None:
    seeds = {
        json.loads(magnate("simulate", "acquire", "--games", "1", "--json").out)["seed"]
        for _ in range(2)
    }

    assert len(seeds) == 2


def test_an_interrupted_simulation_prints_its_figures(
    magnate: Magnate, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted(self: Simulation, games: int) -> None:
        if self.statistics.games or not games:
            raise KeyboardInterrupt

    monkeypatch.setattr(Simulation, "run", interrupted)

    result = magnate("simulate", "acquire", "--games", "5", "--seed", "1")

    assert result.code == 130
    assert result.out.splitlines()[-1].split() == ["Games", "0"]
    assert result.err == "Interrupted. Games played: 0.\n"
