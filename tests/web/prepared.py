"""Tables at which something is about to happen, found by playing games."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import Any

from magnate.chance import nonce_commitment
from magnate.play import commands as c
from magnate.play.driving import BotDriver
from magnate.play.handling import handle
from magnate.play.log_entries import LogEntry, Opened
from magnate.play.settings import Settings
from magnate.play.table import Actor, Table
from magnate.server.ids import new_id
from tests.play.tables import House
from tests.server.serving import Server

MOST_SEEDS = 200
NONCE = "11" * 16

Until = Callable[[Table], bool]
Choose = Callable[[Table, random.Random], str]

_seeds: dict[object, int] = {}
"""The seeds found so far, so that only the first test that needs such a game searches for one."""


def any_legal(table: Table, rng: random.Random) -> str:
    """Return one of the listed legal actions."""
    return str(rng.choice(table.game.legal_actions()))


def prepared(
    server: Server,
    token: str,
    settings: Settings,
    until: Until,
    *,
    choose: Choose = any_legal,
    most: int = 600,
    first: Sequence[c.Command] = (),
) -> str:
    """Open a table at which the owner of a token plays, and stop when a condition first holds.

    The same code always finds the same game: seeds are tried one after the other. `first` holds
    commands that the person sends at once.
    """
    person = server.do(server.site.people.whose(token))
    assert person is not None
    wanted = (repr(settings), until, choose, most, tuple(first))
    for seed in range(_seeds.get(wanted, 0), MOST_SEEDS):
        actor = Actor(person.id, person.name)
        found = _played(actor, settings, until, choose, seed, most, first)
        if found is not None:
            _seeds[wanted] = seed
            table, log = found
            opened = log[0]
            assert isinstance(opened, Opened)
            server.do(server.site.hub.tables.open(table, opened, log[1:]))
            return table.id
    raise AssertionError("no seed leads there")


def _played(
    person: Actor,
    settings: Settings,
    until: Until,
    choose: Choose,
    seed: int,
    most: int,
    first: Sequence[c.Command],
) -> tuple[Table, list[LogEntry]] | None:
    """Play with a seed until the condition holds; None if the game ends first or takes too long."""
    rng = random.Random(seed)
    opened = Opened(at=1.0, who=person.who, settings=settings, seed=rng.randbytes(32).hex())
    table = Table(new_id(), opened, House())
    log: list[LogEntry] = [opened]
    sit = c.Sit(id="sit", commitment=nonce_commitment(NONCE))
    for command in (sit, c.Reveal(id="reveal", nonce=NONCE), *first):
        log += handle(table, person, command, now=1.0)
    driver = BotDriver(table)
    for number in range(most):
        if table.is_done:
            return None
        if until(table):
            return table, log
        made: Any = driver.step(now=1.0)
        if not made:
            command = c.Do(id=f"p{number}", do=(choose(table, rng),))
            made = handle(table, person, command, now=1.0)
        log += made
    return None
