"""Undo that knows information: what a seat may take back without asking anybody."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from magnate import acquire, monopoly
from magnate.acquire.events import SharesCounted, TurnBegan
from magnate.engine.events import Event
from magnate.engine.game import unpacked
from magnate.monopoly import Build, ChooseTax, LeaveGame, StandingOrder, WantBuildings
from magnate.monopoly.edition_table import edition_table
from magnate.monopoly.rules import state as k
from magnate.monopoly.rules.flow import apply
from magnate.monopoly.unfinished import unfinished

Game = acquire.Game | monopoly.Game


class _Decision(NamedTuple):
    """A decision: whose, the state before it (packed), and what it made happen."""

    seat: int
    action: acquire.Action | monopoly.Action
    before: bytes
    told: Sequence[Event]


def free_undos(game: Game, seat: int) -> int:
    """Return how many decisions a seat may take back of its own accord, the last ones of the game.

    They are all its own, and nothing that was hidden has been revealed since: by chance, by a count
    of shares, by the turn of a seat whose tiles are secret, by the end of the game. Standing orders
    are passed over: they are secret, and hold whatever is taken back.
    """
    if game.is_over:  # hands and the seed of chance lie open
        return 0
    free = 0
    for decision in _latest_decisions(game):
        if isinstance(decision.action, StandingOrder):
            continue
        left = isinstance(decision.action, LeaveGame)
        if decision.seat != seat or left or _reveals(game, decision):
            break
        free += 1
    return free


def decisions_back_to(game: Game, seat: int) -> int:
    """Return how many decisions must be taken back to undo the seat's last one; 0 if it has none.

    Standing orders do not count: they hold whatever is taken back. Nobody can be brought back who
    has left.
    """
    decisions = 0
    for step in game.recent():
        acting, action = step.entry.seat, step.entry.action
        if isinstance(action, LeaveGame):
            break
        if acting is None or isinstance(action, StandingOrder):
            continue
        decisions += 1
        if acting == seat:
            return decisions
    return 0


def _latest_decisions(game: Game) -> Iterator[_Decision]:
    """Yield the decisions since the last outcome of chance, the latest first."""
    after = len(game.events)
    for step in game.recent():
        seat, action = step.entry.seat, step.entry.action
        if seat is None or action is None:
            return
        yield _Decision(seat, action, step.state, game.events[step.events : after])
        after = step.events


def _reveals(game: Game, decision: _Decision) -> bool:
    """Tell whether somebody may have learned something hidden through a decision."""
    if isinstance(game, acquire.Game):
        hidden = game.edition.holdings_visibility == "hidden"
        # Whether the next seat is asked to place shows whether it has a playable tile.
        telling = TurnBegan | SharesCounted if hidden else TurnBegan
        return any(isinstance(event, telling) for event in decision.told)
    if isinstance(decision.action, Build):
        return _may_show_orders(decision.before, decision.action, game=game, seat=decision.seat)
    # The fortune is counted after the choice; who is asked next shows who never wants to build.
    return isinstance(decision.action, ChooseTax | WantBuildings)


def _may_show_orders(before: bytes, build: Build, *, game: monopoly.Game, seat: int) -> bool:
    """Tell whether others would be asked about a purchase if nobody had orders (M-S-15).

    Then it shows who gave the order never to build, whether they are asked or not.
    """
    s = unpacked(before, k.State)
    s.orders[:] = [0] * k.SEATS
    apply(s, edition_table(game.edition, "interpreted")[0], build.row(seat - 1, game.edition))
    return unfinished(s, k.SHORTAGE) is not None
