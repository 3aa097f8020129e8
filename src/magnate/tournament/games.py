"""One game of a tournament: a table with bots at every seat."""

from __future__ import annotations

import random
import time
from collections.abc import Iterable, Iterator
from hashlib import sha256
from itertools import count
from typing import TYPE_CHECKING, Any, Final

import msgspec

from magnate import bots
from magnate.chance import key_of
from magnate.engine.editions import RULES_VERSION
from magnate.games import game_info
from magnate.play.driving import BotDriver
from magnate.play.log_entries import Opened
from magnate.play.settings import Settings
from magnate.play.start import begin
from magnate.play.table import Table
from magnate.record.fairness import FORMER_SCHEME
from magnate.search.budget import Budget
from magnate.search.registry import weights_file

if TYPE_CHECKING:
    from magnate.games import AnyGame, AnyView
    from magnate.play.bots import Bot

MOST_ROUNDS: Final = 500
"""A longer game is stopped, and the players still in it share the win."""


class Plan(msgspec.Struct, frozen=True):
    """What is played: the bots in seat order; each rotation moves every bot one seat further.

    `options` holds the value of every rule option; `edition` is only a name. The `budget` limits
    bots that look ahead; without it each uses its own. `weights` identifies the learned weights.
    """

    game: str
    edition: str
    options: dict[str, Any]
    bots: tuple[str, ...]
    seed: int
    budget: Budget | None = None
    weights: str = ""
    rules_version: int = RULES_VERSION


def weights_of(game: str, names: Iterable[str]) -> str:
    """Return a hash of a game's learned weights, empty if none of the bots uses them."""
    if bots.LEARNED.get(game, frozenset()).isdisjoint(names):
        return ""
    return sha256(weights_file(game).read_bytes()).hexdigest()[:12]


class SeatResult(msgspec.Struct, frozen=True):
    """How a bot did: `won` is 1 for a win and a fraction for a shared one.

    `seconds` is its total thinking time over all its `decisions`.
    """

    bot: str
    won: float
    rank: int
    money: int
    decisions: int
    seconds: float


class GameResult(msgspec.Struct, frozen=True):
    """A finished game; `faults` counts bot actions that the rules refused."""

    block: int
    rotation: int
    seats: tuple[SeatResult, ...]
    rounds: int
    faults: int = 0
    stopped: bool = False


def play_block(plan: Plan, block: int) -> list[GameResult]:
    """Play the games of a block: the same chance with every rotation of the seats."""
    return [play_game(plan, block, rotation) for rotation in range(len(plan.bots))]


def play_game(plan: Plan, block: int, rotation: int) -> GameResult:
    """Play one game of a block, with every bot moved on by `rotation` seats."""
    turned = len(plan.bots) - rotation
    seats = plan.bots[turned:] + plan.bots[:turned]
    entrants = _Entrants(plan, f"{plan.seed} {block} {rotation}")
    table = _seated(plan, seats, block, entrants)
    driver = BotDriver(table)
    while not table.is_done and _round(table.game) <= MOST_ROUNDS:
        driver.step(now=0.0)
    return GameResult(
        block,
        rotation,
        tuple(_seat_results(table, entrants)),
        rounds=_round(table.game),
        faults=driver.faults,
        stopped=not table.is_done,
    )


def _round(game: AnyGame) -> int:
    return game.view(since=len(game.events)).round  # building the log would be slow


def _seated(plan: Plan, seats: tuple[str, ...], block: int, entrants: _Entrants) -> Table:
    settings = Settings(game=plan.game, edition=plan.edition, seats=seats)
    # Without the rotation: all games of a block have the same chance.
    seed = key_of(f"{plan.seed} {block}").hex()
    opened = Opened(at=0.0, who="", settings=settings, seed=seed)
    names = [f"{bot} {seat}" for seat, bot in enumerate(seats, 1)]
    info = game_info(plan.game)
    edition = info.edition.from_options(
        plan.edition, plan.options, rules_version=plan.rules_version
    )
    game = info.begin(names, edition, chance="given")
    table = Table("tournament", opened, entrants, game=game)
    # The former scheme, because a tournament may be resumed: its deals must stay the same.
    begin(table, now=0.0, scheme=FORMER_SCHEME)
    return table


class _Entrants:
    """Creates the bots of a game, each with its own random numbers, and measures them."""

    def __init__(self, plan: Plan, seed: str) -> None:
        self._budget = plan.budget
        self._seed = seed
        self._numbers = count(1)
        self.watched: dict[int, _Watched] = {}

    def names_for(self, game: str) -> tuple[str, ...]:
        return bots.all_bots(game)

    def make(self, name: str, game: str) -> Bot:
        rng = random.Random(f"{self._seed} {next(self._numbers)}")
        return _Watched(bots.make(name, game, rng, self._budget), self.watched)


class _Watched:
    """A bot whose decisions and time are counted."""

    def __init__(self, bot: Bot, watched: dict[int, _Watched]) -> None:
        self._bot = bot
        self._watched = watched
        self.decisions = 0
        self.seconds = 0.0

    def decide(self, view: AnyView) -> str | None:
        assert view.seat is not None
        # The table creates bots without a seat, so the seat is taken from the view.
        self._watched[view.seat] = self
        began = time.perf_counter()
        try:
            action = self._bot.decide(view)
        finally:
            self.seconds += time.perf_counter() - began
        self.decisions += action is not None
        return action


def _seat_results(table: Table, entrants: _Entrants) -> Iterator[SeatResult]:
    ranks, amounts = table.info.standing(table.game)
    winners = ranks.count(1)
    for number, bot in enumerate(table.settings.seats):
        assert bot is not None
        watched = entrants.watched.get(number + 1)
        yield SeatResult(
            bot=bot,
            won=1 / winners if ranks[number] == 1 else 0.0,
            rank=ranks[number],
            money=amounts[number],
            decisions=watched.decisions if watched else 0,
            seconds=watched.seconds if watched else 0.0,
        )
