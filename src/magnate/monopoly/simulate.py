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
from .game import check_players
from .random_play import Dealer, Result, play_games
from .rules import state as k
from .view import ENDINGS

_UNFINISHED = "unfinished"


@dataclass(frozen=True)
class Statistics(simulation.Statistics):
    """Counts over a number of games of Monopoly.

    A game that lasts too long is abandoned; its ending is `unfinished`, without a winner.
    """

    counted: ClassVar[tuple[str, ...]] = (
        "trades",
        "auctions",
        "building_purchases",
        "bankruptcies",
    )
    owned: ClassVar[str] = "fortunes"

    trades: int = 0
    auctions: int = 0
    building_purchases: int = 0
    bankruptcies: int = 0
    fortunes: tuple[int, ...] = ()


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
        endings = column(results, "ending")
        ended = Counter(endings)
        fortunes = [each[:players] for each in column(results, "fortune")]
        winners = [
            [seat for seat in range(players) if each >> seat & 1]
            for each, ending in zip(column(results, "winners"), endings, strict=True)
            if ending != k.RUNNING
        ]
        return Statistics(
            players=players,
            trades=sum(column(results, "trades")),
            auctions=sum(column(results, "auctions")),
            building_purchases=sum(column(results, "buildings")),
            bankruptcies=sum(column(results, "bankruptcies")),
            endings={
                **{name: ended[ending] for ending, name in ENDINGS.items()},
                _UNFINISHED: ended[k.RUNNING],
            },
            win_parts=simulation.win_parts(winners, players),
            fortunes=tuple(map(sum, zip(*fortunes, strict=True))),
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
