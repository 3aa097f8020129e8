"""Random players finish their games, and no invariant is broken after any of their actions."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

import pytest

from magnate.chance import generator_words
from magnate.kernel import Mode, allocate, bulk_mode, field, read, table_mode, write
from magnate.monopoly import Edition, load, presets
from magnate.monopoly.actions import from_row
from magnate.monopoly.edition_table import edition_table
from magnate.monopoly.position import write_position
from magnate.monopoly.random_play import Dealer
from magnate.monopoly.rules import state as k

from .invariants import name_of
from .option_values import random_editions
from .wild_play import Tally, play_checked_games

MODE = table_mode()
PLAYERS = range(2, 9)
WILDNESS = (0, 40)
# With a limit every game ends; few buildings are wanted by many.
LIMITED: dict[str, object] = {"round_limit": 200}
SHORT: dict[str, object] = {**LIMITED, "bank_houses": 9, "bank_hotels": 3, "starting_cash": 2500}
GAMES = {"interpreted": 14, "compiled": 1000, "checked": 200}[MODE]  # of each preset
EDITIONS = {"interpreted": 10, "compiled": 150, "checked": 40}[MODE]


class Play:
    """Games of one edition in one mode; a broken invariant raises, with the way to reproduce it."""

    def __init__(self, mode: Mode, *, seed: int) -> None:
        self.mode: Mode = mode
        self.states = allocate(k.State, 2, mode)
        self.dealers = allocate(Dealer, 1, mode)
        self.tallies = allocate(Tally, 1, mode)
        self.tally = Tally()
        field(self.dealers, 0, "generator")[:] = generator_words(seed, 0)

    def games(self, edition: Edition, players: int, count: int, *, wildness: int) -> None:
        self.tally.games = count
        write(self.tallies, 0, self.tally)
        editions = edition_table(edition, self.mode)
        play_checked_games.at(self.mode)(
            self.states, editions, players, self.dealers, self.tallies, wildness
        )
        self.tally = read(Tally, self.tallies, 0)
        assert not self.tally.broken, self.description(edition)
        assert not self.tally.unfinished

    def description(self, edition: Edition) -> str:
        """Return the invariant that was broken, the position before it, and the action."""
        row = [int(number) for number in field(self.dealers, 0, "action")]
        before = write_position(read(k.State, self.states, 1), edition)
        return f"{name_of(self.tally.broken)} after {_action(row, edition)} in\n{before}"

    def unseen(self) -> tuple[set[int], set[int]]:
        """Return the questions never asked, and the kinds of actions never done."""
        asked, done = self.tally.awaited, self.tally.done
        return (
            {question for question in range(k.ROLL, k.OVER) if not asked[question]},
            {kind for kind in range(k.ROLL, k.TIME_UP + 1) if kind != k.OVER and not done[kind]},
        )


def _action(row: list[int], edition: Edition) -> str:
    seat = row[k.SEAT] + 1
    return f"{seat or 'chance'}: {from_row(row, edition)}"


def _mix(preset: str, games: int) -> Iterator[tuple[Edition, int, int, int]]:
    """Yield settings for games of a preset: edition, players, number of games, wildness."""
    cells = [(options, players) for options in (LIMITED, SHORT) for players in PLAYERS]
    for at, (options, players) in enumerate(cells):
        count = (games + at) // len(cells)
        for wildness in WILDNESS:
            share = (count + (wildness > 0)) // len(WILDNESS)
            yield load(preset).with_options(**options), players, share, wildness


@pytest.mark.slow
def test_random_games_of_all_presets_end_and_break_no_invariant() -> None:
    """One test, so that only one worker compiles."""
    play = Play(MODE, seed=1)
    played = 0
    for preset in presets():
        for edition, players, count, wildness in _mix(preset, GAMES):
            play.games(edition, players, count, wildness=wildness)
            played += count
    assert played == GAMES * len(presets())
    if GAMES >= 1000:
        assert play.unseen() == ({k.DEAL}, {k.DEAL, k.TIME_UP})


@pytest.mark.slow
def test_games_with_any_options_break_no_invariant() -> None:
    play = Play(MODE, seed=2)
    editions = islice(random_editions(3, round_limit=30), EDITIONS)
    for number, edition in enumerate(editions):
        most = edition.players_max - edition.players_min + 1
        players = edition.players_min + number % most
        play.games(edition, players, 2 if GAMES < 1000 else 10, wildness=(0, 40, 90)[number % 3])
    if GAMES >= 1000:
        assert play.unseen() == (set(), set())


@pytest.mark.parametrize("preset", presets())
def test_a_short_random_game_breaks_no_invariant(preset: str) -> None:
    edition = load(preset).with_options(round_limit=6, bank_houses=9, starting_lots=3)
    Play("interpreted", seed=4).games(edition, 4, 2, wildness=40)


@pytest.mark.soak
@pytest.mark.parametrize("preset", presets())
def test_a_hundred_thousand_random_games_break_no_invariant(preset: str) -> None:
    play = Play(bulk_mode(), seed=5)
    for edition, players, count, wildness in _mix(preset, 34_000):
        play.games(edition, players, count, wildness=wildness)


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(6, 10))
def test_thousands_of_games_with_any_options_break_no_invariant(seed: int) -> None:
    play = Play(bulk_mode(), seed=seed)
    for number, edition in enumerate(islice(random_editions(seed, round_limit=60), 1000)):
        players = edition.players_min + number % (edition.players_max - edition.players_min + 1)
        play.games(edition, players, 10, wildness=(0, 40, 90)[number % 3])
