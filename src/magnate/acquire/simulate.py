"""Simulate many games of random players and count what happens in them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import ClassVar

from typing_extensions import override

from magnate.engine import simulation
from magnate.kernel import Mode, bulk_mode, column

from .edition_table import edition_table
from .editions import Edition, load
from .game import ENDINGS, check_players
from .random_play import Dealer, Result, play_games
from .rules import state as k


@dataclass(frozen=True)
class Statistics(simulation.Statistics):
    """Counts over a number of games of Acquire; a merger of three chains counts once."""

    counted: ClassVar[tuple[str, ...]] = ("foundings", "mergers")
    owned: ClassVar[str] = "money"

    foundings: int = 0
    mergers: int = 0
    money: tuple[int, ...] = ()


class Simulation(simulation.Simulation[Statistics]):
    """Random games of one edition; the same seed gives the same games in every mode."""

    engine = simulation.Engine(k.State, Dealer, Result, play_games)

    def __init__(
        self, edition: Edition, *, players: int, seed: int, mode: Mode | None = None
    ) -> None:
        check_players(edition, players)
        mode = mode or bulk_mode()
        super().__init__(Statistics(players), edition_table(edition, mode), seed=seed, mode=mode)

    @override
    def _particulars(self, results: list[Result]) -> Statistics:
        players = self.statistics.players
        endings = Counter(column(results, "ending"))
        money = [cash[:players] for cash in column(results, "cash")]
        winners = [
            [seat for seat, amount in enumerate(each) if amount == max(each)] for each in money
        ]
        return Statistics(
            players=players,
            foundings=sum(column(results, "foundings")),
            mergers=sum(column(results, "mergers")),
            endings={name: endings[ending] for ending, name in ENDINGS.items()},
            win_parts=simulation.win_parts(winners, players),
            money=tuple(map(sum, zip(*money, strict=True))),
        )


def simulate(
    edition: str | Path | Edition,
    *,
    players: int,
    games: int,
    seed: int,
    progress: Callable[[Statistics], None] | None = None,
) -> Statistics:
    """Return the statistics of random games; an interrupt stops the simulation early.

    `progress` is called with the counts so far, about ten times a second.
    """
    edition = edition if isinstance(edition, Edition) else load(edition)
    return Simulation(edition, players=players, seed=seed).run_to(games, progress)
