"""The measurements of a game's engine, the same for every game."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable
from typing import Any, NamedTuple

from magnate.chance import generator_words
from magnate.engine.simulation import Engine
from magnate.kernel import (
    Grid,
    KernelEntry,
    Mode,
    Schema,
    allocate,
    clone,
    column,
    entry,
    field,
    has_numba,
    table,
)

BATCH = 256
INTERPRETED_SHARE = 100  # one interpreted game for this many compiled ones
Steps = tuple[tuple[int, int, int, int], ...]


class Measured(NamedTuple):
    """A game whose engine is measured.

    `editions` are presets with a number of players; the first represents the game. `games` is the
    number of compiled games per round, about half a second's worth. `first_game` is what a new user
    of the library might write.
    """

    name: str
    editions: tuple[tuple[str, int], ...]
    games: int
    engine: Engine
    edition_table: Callable[[str, Mode], list[Any]]
    start: KernelEntry[[list[Any], list[Any], int, int], None]
    apply: KernelEntry[[list[Any], list[Any], int, list[Any]], None]
    scratch: type[Schema]
    opening: Steps  # actions after the start: kind, seat and two arguments
    begin_batch: KernelEntry[[list[Any], list[Any], int, list[Any], Grid], None]
    step_batch: KernelEntry[[list[Any], list[Any], int, list[Any], Grid, Grid], int]
    codes: int
    first_game: str


class Cell(NamedTuple):
    """Games of one edition that are played in every round of the benchmark."""

    game: Measured
    edition: str
    players: int
    games: int


class Speed(NamedTuple):
    """Speeds per second; compared by decisions first."""

    decisions_per_s: float
    turns_per_s: float
    games_per_s: float

    def figures(self) -> dict[str, float]:
        """Return the speeds, rounded to integers, or to one decimal below 100."""
        return {name: round(n) if n >= 100 else round(n, 1) for name, n in self._asdict().items()}


def modes() -> tuple[Mode, ...]:
    """Return the modes in normal use, fastest first."""
    return ("compiled", "interpreted") if has_numba() else ("interpreted",)


def dealers(game: Measured, count: int, mode: Mode) -> list[Any]:
    """Return dealers with independent generators."""
    memory = allocate(game.engine.dealer, count, mode)
    for i in range(count):
        field(memory, i, "generator")[:] = generator_words(1, i)
    return memory


def random_games(cell: Cell, mode: Mode, games: int) -> Speed:
    """Play complete random games and return their speed."""
    engine, tables = cell.game.engine, cell.game.edition_table(cell.edition, mode)
    states, dealer = allocate(engine.state, 1, mode), dealers(cell.game, 1, mode)
    results = allocate(engine.result, games, mode)
    started = time.process_time()
    done = engine.play_games.at(mode)(states, tables, cell.players, dealer, results)
    seconds = time.process_time() - started
    assert done == games
    return Speed(
        sum(column(results, "decisions")) / seconds,
        sum(column(results, "turns")) / seconds,
        games / seconds,
    )


def play_first(game: Measured, mode: Mode) -> None:
    """Play one game, so that everything is compiled."""
    edition, players = game.editions[0]
    random_games(Cell(game, edition, players, 1), mode, 1)


def speeds(cells: Iterable[Cell], *, rounds: int) -> list[dict[Mode, Speed]]:
    """Return each cell's best speed in each mode, over rounds in which all of them alternate."""
    cells = list(cells)
    sizes: dict[Mode, int] = {"interpreted": INTERPRETED_SHARE}
    if has_numba():
        sizes = {"compiled": 1, "checked": 1, **sizes}
    for game in {cell.game.name: cell.game for cell in cells}.values():
        for mode in sizes:
            play_first(game, mode)
    best: list[dict[Mode, Speed]] = [{} for _ in cells]
    for _ in range(rounds):
        for cell, found in zip(cells, best, strict=True):
            for mode, share in sizes.items():
                speed = random_games(cell, mode, max(10, cell.games // share))
                found[mode] = max(found.get(mode, speed), speed)
    return best


def best_seconds(action: Callable[[], object], rounds: int = 5) -> float:
    """Return the shortest CPU time of several runs."""
    times = []
    for _ in range(rounds):
        started = time.process_time()
        action()
        times.append(time.process_time() - started)
    return min(times)


@entry
def clone_many(states: list[Any], count: int) -> int:
    """Copy the first state over the second repeatedly."""
    total = 0
    for i in range(count):
        states[0].turns = i
        clone(states, 1, 0)
        total += states[1].turns
    return total


def clone_ns(game: Measured, mode: Mode) -> float:
    """Return the cost of copying one state inside the engine."""
    states, copy = allocate(game.engine.state, 2, mode), clone_many.at(mode)
    count = 1_000_000 if mode != "interpreted" else 2_000
    copy(states, 1)
    return round(best_seconds(lambda: copy(states, count)) / count * 1e9, 1)


def step_us(game: Measured, mode: Mode) -> float:
    """Return the cost of one step called from Python: an action, applied and settled."""
    edition, players = game.editions[0]
    states, tables = allocate(game.engine.state, 1, mode), game.edition_table(edition, mode)
    scratches = allocate(game.scratch, 1, mode)
    start, apply = game.start.at(mode), game.apply.at(mode)
    row = field(scratches, 0, "action")

    def open_once() -> None:
        start(states, tables, 0, players)
        for action in game.opening:
            row[0], row[1], row[2], row[3] = action
            apply(states, tables, 0, scratches)

    def open_often() -> None:
        for _ in range(50):
            open_once()

    open_once()
    return round(best_seconds(open_often) / (50 * len(game.opening)) * 1e6, 2)


@entry
def choose_legal(masks: Grid, chosen: Grid, number: int) -> None:
    """Choose one of the legal codes of each game, in place of a learner."""
    for i in range(len(masks)):
        count = 0
        for code in range(len(masks[i])):
            count += masks[i][code]
        left = (number * 7 + i) % count
        for code in range(len(masks[i])):
            left -= masks[i][code]
            if left < 0:
                chosen[i][0] = code
                break


def batch_steps(game: Measured, mode: Mode) -> int:
    """Return decisions per second over 256 games with masks, not counting the choice."""
    edition, players = game.editions[0]
    states, tables = allocate(game.engine.state, BATCH, mode), game.edition_table(edition, mode)
    dealer, masks = dealers(game, BATCH, mode), table(BATCH, game.codes, mode, bits=8)
    chosen = table(BATCH, 2, mode)
    game.begin_batch.at(mode)(states, tables, players, dealer, masks)
    step, choose = game.step_batch.at(mode), choose_legal.at(mode)
    seconds = 0.0
    rounds = 400 if mode != "interpreted" else 2
    for round_ in range(rounds + 1):
        choose(masks, chosen, round_)
        started = time.process_time()
        step(states, tables, players, dealer, masks, chosen)
        if round_:
            seconds += time.process_time() - started
    return round(BATCH * rounds / seconds)


def sizes_in_bytes(game: Measured) -> dict[str, int]:
    """Return the size of a state and an edition's table in compiled memory."""
    states: Any = allocate(game.engine.state, 1, "compiled")
    tables: Any = game.edition_table(game.editions[0][0], "compiled")
    return {"state_bytes": states.nbytes, "edition_bytes": tables.nbytes}
