"""Six games at once in one mode, of either game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import magnate.acquire
import magnate.acquire.batch
import magnate.acquire.edition_table
import magnate.acquire.random_play
import magnate.acquire.rules.legal
import magnate.acquire.rules.state
import magnate.monopoly
import magnate.monopoly.batch
import magnate.monopoly.edition_table
import magnate.monopoly.random_play
import magnate.monopoly.rules.legal
import magnate.monopoly.rules.state
from magnate.chance import generator_words
from magnate.kernel import KernelEntry, Mode, Schema, allocate, field, read, table


class Rules(NamedTuple):
    """The parts of a game that a batch uses."""

    load: Callable[[str], Any]
    edition_table: Callable[[Any, Mode], list[Any]]
    state: type[Schema]
    dealer: type[Schema]
    codes: int
    begin_batch: KernelEntry[[list[Any], list[Any], int, list[Any], Any], None]
    step_batch: KernelEntry[[list[Any], list[Any], int, list[Any], Any, Any], int]


ACQUIRE = Rules(
    magnate.acquire.load,
    magnate.acquire.edition_table.edition_table,
    magnate.acquire.rules.state.State,
    magnate.acquire.random_play.Dealer,
    magnate.acquire.rules.legal.CODES,
    magnate.acquire.batch.begin_batch,
    magnate.acquire.batch.step_batch,
)
MONOPOLY = Rules(
    magnate.monopoly.load,
    magnate.monopoly.edition_table.edition_table,
    magnate.monopoly.rules.state.State,
    magnate.monopoly.random_play.Dealer,
    magnate.monopoly.rules.legal.CODES,
    magnate.monopoly.batch.begin_batch,
    magnate.monopoly.batch.step_batch,
)


class Batch:
    """Six games at once in one mode, each with its own dealer."""

    games = 6

    def __init__(self, rules: Rules, edition: Any, players: int, mode: Mode) -> None:
        self.rules = rules
        self.mode: Mode = mode
        self.players = players
        self.editions = rules.edition_table(edition, mode)
        self.states: list[Any] = allocate(rules.state, self.games, mode)
        self.dealers = allocate(rules.dealer, self.games, mode)
        self.masks = table(self.games, rules.codes, mode, bits=8)
        self.chosen = table(self.games, 2, mode)
        for game in range(self.games):
            field(self.dealers, game, "generator")[:] = generator_words(6, game)
        rules.begin_batch.at(mode)(self.states, self.editions, players, self.dealers, self.masks)

    def marked(self) -> list[list[int]]:
        """Return the legal codes of each game."""
        return [[code for code in range(self.rules.codes) if mask[code]] for mask in self.masks]

    def step(self, chosen: list[int]) -> int:
        for game, code in enumerate(chosen):
            self.chosen[game][0] = code
        ended = self.rules.step_batch.at(self.mode)(
            self.states, self.editions, self.players, self.dealers, self.masks, self.chosen
        )
        return int(ended)

    def ended(self) -> list[int]:
        return [int(row[1]) for row in self.chosen]

    def state(self, game: int) -> Any:
        return read(self.rules.state, self.states, game)
