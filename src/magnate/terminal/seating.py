"""The table of a game in the terminal: the person plays seat 1, bots the others."""

from __future__ import annotations

import random
import secrets
from itertools import count
from typing import TYPE_CHECKING, Final, NamedTuple

from magnate import bots
from magnate import chance as chances
from magnate.play.commands import Reveal, Sit
from magnate.play.handling import handle
from magnate.play.log_entries import Opened
from magnate.play.settings import Settings
from magnate.play.table import Actor, Table

if TYPE_CHECKING:
    from magnate.bots.worker_pool import WorkerPool
    from magnate.games import AnyGame
    from magnate.play.bots import Bot

YOU: Final = 1  # the seat of the person
PERSON: Final = "person"  # the person's id in commands
_NONCE_BYTES: Final = 16


class Parts(NamedTuple):
    """The inputs of chance: the table's secret seed and the person's nonce."""

    seed: bytes
    nonce: str


def parts_of_chance(seed: int | None) -> Parts:
    """Return random inputs of chance, or those that a seed determines."""
    if seed is None:
        return Parts(bytes.fromhex(chances.new_seed()), secrets.token_hex(_NONCE_BYTES))
    return Parts(chances.key_of(seed), chances.key_of(f"nonce {seed}").hex())


class Opponents:
    """The bots at the table; the same seed gives them the same random numbers."""

    def __init__(self, seed: bytes, worker_pool: WorkerPool) -> None:
        self._seed = seed
        self._pool = worker_pool
        self._numbers = count(1)

    def names_for(self, game: str) -> tuple[str, ...]:
        return bots.table_bots(game)

    def make(self, name: str, game: str) -> Bot:
        rng = random.Random(f"{self._seed.hex()} {next(self._numbers)}")
        return self._pool.make(name, game, rng)


def seated(
    game: AnyGame, *, bot: str, seed: int | None, now: float, worker_pool: WorkerPool
) -> Table:
    """Return a table without a clock at which a game starts or resumes."""
    chance = parts_of_chance(seed)
    settings = Settings(
        game=game.game_name,
        edition=game.edition.name,
        seats=(None, *(bot for _ in game.names[YOU:])),
    )
    opened = Opened(at=now, who=PERSON, settings=settings, seed=chance.seed.hex())
    table = Table("terminal", opened, Opponents(chance.seed, worker_pool), game=game)
    commitment = chances.nonce_commitment(chance.nonce)
    handle(table, person_of(game), Sit(id="sit", commitment=commitment), now=now)
    handle(table, person_of(game), Reveal(id="reveal", nonce=chance.nonce), now=now)
    return table


def person_of(game: AnyGame) -> Actor:
    """Return the player of seat 1 as the sender of commands."""
    return Actor(PERSON, game.names[YOU - 1])
