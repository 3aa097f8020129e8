"""A decision costs the same late in a game, and undo takes little memory."""

from __future__ import annotations

import sys
import tracemalloc
from collections.abc import Callable
from functools import partial
from types import FrameType
from typing import TYPE_CHECKING

from magnate import chance
from magnate.acquire import Game as AcquireGame
from magnate.acquire.events import Events as AcquireEvents
from magnate.monopoly import Game

from .boards import table
from .random_steps import play_on

if TYPE_CHECKING:
    from _typeshed import TraceFunction

KEY = chance.former_fair_key(bytes(32), [])
AUCTION = "turn 2 end rolled\nauction 2 short-line least $1 among 12"


def steps(work: Callable[[], object]) -> int:
    """Count the instructions that Python carries out, which does not depend on the machine."""
    counted = 0

    def count(frame: FrameType, event: str, argument: object) -> TraceFunction:
        nonlocal counted
        frame.f_trace_opcodes = True
        counted += event == "opcode"
        return count

    before = sys.gettrace()
    sys.settrace(count)
    try:
        work()
    finally:
        sys.settrace(before)
    return counted


def lengthen(game: Game, times: int) -> None:
    """Let seat 2 change its mind; afterwards the state is what it was."""
    for _ in range(times):
        game.play("order never-build on", seat=2)
        game.play("order never-build off", seat=2)


def costs(game: Game) -> list[int]:
    """Count what a turn costs: a decision, an outcome of chance, and a view of it."""
    return [
        steps(lambda: game.play("roll")),
        steps(lambda: game.next_chance(KEY)),
        steps(lambda: game.play("dice 1 2")),
        steps(lambda: game.view(1, since=len(game.events))),
        steps(game.undo),
    ]


def test_a_turn_costs_the_same_late_in_the_game() -> None:
    game = table("", "", lots="baltic 1")
    play_on(game.copy(), 1, most=20)  # what is made once for an edition
    costs(game)
    lengthen(game, 5)
    early = costs(game)

    lengthen(game, 300)

    assert len(game.entries) > 600
    assert costs(game) == early


def test_a_seeded_turn_costs_the_same_late_in_the_game() -> None:
    game = Game.from_position(table("", "", lots="baltic 1").position(), seed=3)
    counted = []
    for times in (5, 5, 300):
        lengthen(game, times)
        counted.append((steps(lambda: game.play("roll")), steps(game.undo)))

    assert counted[2] == counted[1]


def test_a_bid_costs_the_same_late_in_an_auction() -> None:
    """Two seats that raise by $1 each."""
    game = table("$900", "$900", then=AUCTION)
    counted = {}
    for bid in range(1, 400):
        game.play(f"bid {bid}")
        if bid < 10 or bid > 390:
            counted[bid] = steps(lambda: game.view(1, since=len(game.events)))

    auction = game.view(1).auction
    assert auction is not None
    assert {bidder.bid for bidder in auction.bidders} == {398, 399}
    assert counted[399] == counted[5]
    assert counted[398] == counted[6]


def test_a_view_with_hidden_holdings_costs_the_same_with_a_long_past() -> None:
    """A-S-25: what a seat may read begins at its own last turn."""
    game = AcquireGame(3, seed=1, options={"holdings_visibility": "hidden"})
    for _ in range(12):
        game.play(game.legal_actions()[0])
    twin = game.copy()
    twin.events = AcquireEvents([*list(game.events) * 20, *game.events])
    counted = []
    for each in (game, twin):
        each.view(2)
        each._put(each.state)
        counted.append(steps(partial(each.view, 2, since=len(each.events))))

    assert counted[0] == counted[1]


def test_a_step_takes_little_memory() -> None:
    """What undo needs, the entry of the record and the events together."""
    game = table("", "", "", "", lots="baltic 1")
    play_on(game, 3, most=50)
    tracemalloc.start()
    try:
        before, begun = tracemalloc.get_traced_memory()[0], len(game.history())
        play_on(game, 4, most=200)
        taken = tracemalloc.get_traced_memory()[0] - before
    finally:
        tracemalloc.stop()

    assert taken / (len(game.history()) - begun) < 2000
