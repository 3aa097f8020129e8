"""Hidden information never leaks.

Everything that a reader may not know is dealt again at random; every message and every refusal
that the reader receives must stay the same.
"""

from __future__ import annotations

import json
import random
from collections.abc import Iterator, Sequence
from contextlib import suppress
from typing import Any

import pytest

from magnate import acquire
from magnate.acquire.actions import TILE_NAMES
from magnate.acquire.editions import CHAINS
from magnate.acquire.orders import DeclareWhenItWins, SkipBuying
from magnate.engine.refusals import IllegalAction
from magnate.monopoly.orders import AlwaysClaim, BidUpTo
from magnate.play import commands as c
from magnate.play import log_entries
from magnate.play.command_errors import CommandRefused
from magnate.play.handling import handle
from magnate.play.log_entries import LogEntry
from magnate.play.table import Actor, Table

from .random_tables import CHOSEN, Ramble
from .readers import Reader
from .redealing import OTHER_SEED, Redeal, own_last_turn, with_other_purchases
from .tables import SEED, House

pytestmark = pytest.mark.slow

ACTIONS = (
    *("roll", "buy", "decline", "pass", "bid 7", "keep", "raise", "bankrupt", "tax flat", "pay"),
    *("card", "request 1", "mortgage reading", "claim reading", "accept 1", "withdraw", "skip"),
    *("swap", "declare", "buy none", "sell 1", "trade 2", "replace none", "build baltic 1"),
)
Answer = tuple[str, ...]


def running(name: str, seed: int, most: int) -> list[LogEntry]:
    """Return the log of a running table; at the end everything is revealed."""
    log: list[LogEntry] = []
    ramble = Ramble(name, seed)
    log += ramble.sitting.log
    for made in ramble.steps(most):
        if ramble.sitting.table.is_done:
            break
        log += made
    return log


def readers(log: Sequence[LogEntry]) -> Iterator[tuple[str, int | None]]:
    """Yield the readers of a table from its opening on: two players and a spectator."""
    taken = {entry.seat for entry in log if isinstance(entry, log_entries.Taken)}
    for entry in log:
        if isinstance(entry, log_entries.Sat) and entry.who != "cid" and entry.seat not in taken:
            yield entry.who, entry.seat
    yield "watcher", None


def flow(log: Sequence[LogEntry]) -> list[Any]:
    """Return who had to decide what, which everyone sees (docs/decisions/0003)."""
    table, asked = Table.of("table", log[:1], House()), list[Any]()
    for entry in log[1:]:
        table.apply(entry)
        if table.playing is not None and not isinstance(entry, log_entries.PRIVATE):
            asked.append((table.game.awaits, table.game.seat))
    return asked


def redealt(
    log: Sequence[LogEntry], seat: int | None, rng: random.Random, *, tries: int
) -> Iterator[list[LogEntry]]:
    """Yield logs that look the same to a reader, where the decisions are legal with other hands."""
    expected = flow(log)
    for other in Redeal(log, seat, rng).logs(tries):
        with suppress(IllegalAction):
            if flow(other) == expected:
                yield other


def messages(log: Sequence[LogEntry], who: str) -> list[str]:
    """Return everything a reader is sent from the opening of a table on."""
    table = Table.of("table", log[:1], House())
    reader = Reader(who, table)
    sent = [reader.first]
    for entry in log[1:]:
        table.apply(entry)
        sent.append(reader.receive(table, [entry]))
    sent.append(Reader(who, table).first)
    return [neutral(message) for message in sent if message]


def neutral(message: str) -> str:
    """Return a message without the commitment, which binds the table to another seed."""
    if '"commitment"' not in message:
        return message
    told = json.loads(message)
    told["table"]["start"]["commitment"] = ""
    return json.dumps(told)


def check_messages(name: str, seed: int, *, most: int, tries: int) -> int:
    """Redeal the hidden part for every reader; return how many logs were possible."""
    log = running(name, seed, most)
    possible = 0
    for who, seat in readers(log):
        expected = messages(log, who)
        for other in redealt(log, seat, random.Random(seed), tries=tries):
            assert messages(other, who) == expected
            possible += 1
    return possible


@pytest.mark.parametrize("name", CHOSEN)
def test_hidden_information_changes_no_message(name: str) -> None:
    assert check_messages(name, 21, most=40, tries=3)


@pytest.mark.parametrize("name", CHOSEN)
def test_hidden_information_changes_no_message_of_a_long_game(name: str) -> None:
    assert check_messages(name, 22, most=150, tries=2)


@pytest.mark.soak
@pytest.mark.parametrize("name", CHOSEN)
@pytest.mark.parametrize("seed", range(300, 320))
def test_hidden_information_changes_no_message_of_many_games(name: str, seed: int) -> None:
    check_messages(name, seed, most=seed * 3 % 700, tries=6)


def probes(log: Sequence[LogEntry], rng: random.Random) -> Iterator[c.Command]:
    """Yield commands with which a player might try to find out more."""
    actions = [*ACTIONS, *(f"place {tile}" for tile in rng.sample(TILE_NAMES, 20))]
    actions += [f"buy 1 {chain}" for chain in CHAINS]
    for action in actions:
        yield c.Do(id="probe", do=(action,))
    for _ in range(25):
        yield c.Do(id="probe", do=tuple(rng.choices(actions, k=rng.randint(2, 3))))
    yield from (c.Do(id="probe", do=("roll", action)) for action in ACTIONS)
    for order in (SkipBuying(), DeclareWhenItWins(), AlwaysClaim(), BidUpTo(50, 1)):
        yield c.GiveOrder(id="probe", order=order)
    yield from (c.Undo(id="probe"), c.Undo(id="probe", ask=True), c.Hold(id="probe"))
    yield from (c.Propose(id="probe", what="pause"), c.Return(id="probe"), c.Take(id="p", seat=2))


def answers(log: Sequence[LogEntry], who: str, asked: Sequence[c.Command]) -> list[Answer]:
    """Return a table's response to each command alone; accepted ones have no lasting effect."""
    table, given = Table.of("table", log, House()), list[Answer]()
    for command in asked:
        try:
            handle(table, Actor(who, who), command, now=table.at + 100)
            given.append(("done",))
            table = Table.of("table", log, House())
        except CommandRefused as refused:
            given.append((refused.code, refused.reason, refused.clause, refused.detail))
    return given


def check_refusals(name: str, seed: int, *, most: int, tries: int) -> int:
    log = running(name, seed, most)
    rng = random.Random(seed)
    possible = 0
    for who, seat in readers(log):
        asked = list(probes(log, rng))
        expected = answers(log, who, asked)
        for other in redealt(log, seat, rng, tries=tries):
            assert answers(other, who, asked) == expected
            possible += 1
    return possible


@pytest.mark.parametrize("name", CHOSEN)
def test_hidden_information_changes_no_refusal(name: str) -> None:
    assert check_refusals(name, 31, most=25, tries=1)


@pytest.mark.parametrize("name", CHOSEN)
@pytest.mark.parametrize("most", [60, pytest.param(110, marks=pytest.mark.soak)])
def test_hidden_information_changes_no_refusal_later(name: str, most: int) -> None:
    check_refusals(name, 32, most=most, tries=2)


@pytest.mark.soak
@pytest.mark.parametrize("name", CHOSEN)
@pytest.mark.parametrize("seed", range(400, 420))
def test_hidden_information_changes_no_refusal_of_many_games(name: str, seed: int) -> None:
    check_refusals(name, seed, most=seed * 7 % 300, tries=4)


def banks(table: Table) -> list[int]:
    assert isinstance(table.game, acquire.Game)
    return table.game.state.bank


def check_holdings(seed: int, *, most: int, tries: int) -> int:
    """Exchange others' purchases before a reader's last turn; a new connection sees the same."""
    log, rng = running("hidden", seed, most), random.Random(seed)
    table, possible = Table.of("table", log, House()), 0
    for who, seat in readers(log):
        since = own_last_turn(table.game.events, seat)
        for _ in range(tries):
            with suppress(IllegalAction):
                other = Table.of("table", with_other_purchases(log, seat, rng), House())
                same = list(other.game.events[since:]) == list(table.game.events[since:])
                same &= banks(other) == banks(table)  # one may be taken back
                if same and other.game.position() != table.game.position():
                    assert Reader(who, other).first == Reader(who, table).first
                    possible += 1
    return possible


def test_purchases_before_a_readers_last_turn_are_not_shown_again() -> None:
    """A-S-25: with hidden holdings."""
    assert check_holdings(51, most=60, tries=10)


def test_purchases_in_long_games_are_not_shown_again() -> None:
    assert sum(check_holdings(seed, most=90, tries=20) for seed in range(52, 60)) > 20


@pytest.mark.parametrize("name", CHOSEN)
def test_no_message_of_a_running_game_contains_a_secret(name: str) -> None:
    """Not the seed, and not the ids of people, which are their keys."""
    log = running(name, 41, 60)
    for who in ("ann", "watcher"):
        text = "".join(messages(log, who))
        assert SEED not in text and OTHER_SEED not in text
        for person in ('"ann"', '"ben"', '"cid"'):
            assert person not in text


def test_the_other_deals_differ() -> None:
    """Otherwise these tests would prove nothing: other hands, other orders, another seed."""
    log = running("classic", 21, 40)
    views: set[bytes] = set()
    for other in Redeal(log, 1, random.Random(1)).logs(20):
        with suppress(IllegalAction):
            table: Any = Table.of("table", other, House())
            views.add(table.game.position().encode())

    assert len(views) > 3
