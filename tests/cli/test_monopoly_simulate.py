"""`magnate simulate monopoly`: the same games in every mode, and their statistics."""

from __future__ import annotations

import json

import pytest

from magnate.kernel import Mode, has_numba
from magnate.messages import LANGUAGES, catalog
from magnate.monopoly import Edition, IllegalSetup, load
from magnate.monopoly.simulate import Simulation, Statistics, simulate
from tests.cli.conftest import Magnate
from tests.monopoly.own_board import own_edition

pytestmark = pytest.mark.slow

PRESETS = {"brazil": 3, "official": 2, "modern": 5}
in_every_preset = pytest.mark.parametrize("edition", PRESETS)


def run(
    edition: str | Edition, *cuts: int, mode: Mode = "interpreted", seed: int = 5, players: int = 2
) -> Statistics:
    if isinstance(edition, str):
        players = PRESETS[edition]
        edition = load(edition)
    simulation = Simulation(edition, players=players, seed=seed, mode=mode)
    for games in cuts:
        simulation.run(games)
    return simulation.statistics


@in_every_preset
def test_splitting_games_into_runs_changes_nothing(edition: str) -> None:
    assert run(edition, 6) == run(edition, 0, 1, 2, 0, 3)


@in_every_preset
def test_a_different_seed_gives_different_games(edition: str) -> None:
    assert run(edition, 3) != run(edition, 3, seed=6)


@pytest.mark.soak  # compiling it takes long; twins of the kernel are compared in every run
@pytest.mark.skipif(not has_numba(), reason="numba is not installed")
@in_every_preset
def test_compiled_and_interpreted_games_are_the_same(edition: str) -> None:
    assert run(edition, 12) == run(edition, 7, 5, mode="compiled")


@in_every_preset
def test_the_counts_are_consistent(edition: str) -> None:
    """A game played to its end has one winner, and all others are bankrupt."""
    counted = run(edition, 8)

    players, finished = PRESETS[edition], counted.endings["last"]
    assert list(counted.endings) == ["last", "rounds", "time", "unfinished"]
    assert sum(counted.endings.values()) == counted.games == 8
    assert sum(counted.wins) == finished
    assert finished * (players - 1) <= counted.bankruptcies <= 8 * (players - 1)
    assert counted.fewest_turns * 8 <= counted.turns <= counted.most_turns * 8
    assert counted.decisions >= counted.turns
    assert min(counted.trades, counted.auctions, counted.building_purchases) > 0
    assert len(counted.fortunes) == len(counted.wins) == players


def test_a_limit_of_rounds_ends_games_and_wins_may_be_shared() -> None:
    """A round of one move each leaves some players equally rich."""
    counted = run(load("brazil").with_options(round_limit=1), 30, players=3)

    assert counted.endings == {"last": 0, "rounds": 30, "time": 0, "unfinished": 0}
    assert counted.bankruptcies == 0
    assert sum(counted.win_parts) == 30 * 840
    assert any(not won.is_integer() for won in counted.wins)


def test_games_on_a_custom_board_are_simulated() -> None:
    assert run(own_edition().with_options(round_limit=5), 4).games == 4


def test_simulate_reports_its_progress() -> None:
    reported: list[int] = []

    counted = simulate(
        "official", players=2, games=6, seed=5, progress=lambda each: reported.append(each.games)
    )

    assert counted == run("official", 6)
    assert reported[-1] == 6
    assert reported == sorted(reported)


def test_an_interrupt_returns_the_counts_so_far() -> None:
    def interrupt(counted: Statistics) -> None:
        if counted.games >= 3:
            raise KeyboardInterrupt

    counted = simulate("official", players=2, games=1000, seed=5, progress=interrupt)

    assert 3 <= counted.games < 1000  # how many are played at once depends on the machine
    assert counted == run("official", counted.games)


def test_an_impossible_number_of_players_is_refused() -> None:
    with pytest.raises(IllegalSetup, match="9 players; brazil is for 2-8"):
        simulate("brazil", players=9, games=1, seed=1)


@pytest.mark.parametrize("language", LANGUAGES)
def test_figures_are_translated(language: str, magnate: Magnate) -> None:
    result = magnate(
        "simulate", "monopoly", "--edition", "modern", "--games", "2", "--seed", "5",
        "--players", "2", "--option", "round_limit=3", "--lang", language,
    )  # fmt: skip

    words = catalog(language)
    assert (result.code, result.err) == (0, "")
    first, second = result.out.splitlines()[:2]
    assert first.startswith(f"{words.text('cli-simulate-edition')} ")
    assert first.endswith(words.text("edition-modern"))
    assert second.split() == [words.text("cli-simulate-players"), "2"]
    assert f"{words.text('ending-rounds')}: {words.percent(1, decimals=1)}\n" in result.out
    for label in ("trades", "auctions", "building-purchases", "bankruptcies", "fortunes"):
        assert f"\n{words.text(f'cli-simulate-{label}')} " in result.out


def test_the_default_edition_is_the_document(magnate: Magnate) -> None:
    result = magnate("simulate", "monopoly", "--games", "1", "--option", "round-limit=1", "--json")

    assert (json.loads(result.out)["edition"], json.loads(result.out)["players"]) == ("brazil", 4)


def test_json_is_stable(magnate: Magnate) -> None:
    result = magnate(
        "simulate", "monopoly", "--edition", "official", "--option", "round-limit=2",
        "--option", "jail-turn-1=pay,roll", "--players", "3", "--games", "4", "--seed", "5",
        "--json",
    )  # fmt: skip

    figures = json.loads(result.out)
    assert list(figures) == [
        "game", "edition", "options", "players", "seed", "games", "decisions", "decisions_per_game",
        "turns_per_game", "fewest_turns", "most_turns", "trades_per_game", "auctions_per_game",
        "building_purchases_per_game", "bankruptcies_per_game", "endings", "wins", "fortunes",
        "mode", "seconds", "games_per_s", "decisions_per_s",
    ]  # fmt: skip
    assert (figures["game"], figures["edition"]) == ("monopoly", "official")
    assert figures["options"]["round_limit"] == 2
    assert figures["options"]["jail_turn_1"] == ["pay", "roll"]
    assert figures["options"]["board"] == "classic"
    assert (figures["players"], figures["seed"], figures["games"]) == (3, 5, 4)
    assert figures["endings"] == {"last": 0, "rounds": 4, "time": 0, "unfinished": 0}
    assert sum(figures["wins"]) == 4
    assert figures["decisions_per_game"] == figures["decisions"] / 4


def test_an_interrupted_simulation_prints_its_figures(
    magnate: Magnate, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted(self: Simulation, games: int) -> None:
        if self.statistics.games or not games:
            raise KeyboardInterrupt

    monkeypatch.setattr(Simulation, "run", interrupted)

    result = magnate("simulate", "monopoly", "--games", "5", "--seed", "1")

    assert result.code == 130
    assert result.out.splitlines()[-1].split() == ["Games", "0"]
    assert result.err == "Interrupted. Games played: 0.\n"
