"""Undo that respects hidden information: what a seat may take back without asking anybody."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from magnate.engine.game_info import Decision
from magnate.games import info_of

if TYPE_CHECKING:
    from magnate.games import AnyAction, AnyGame


def free_undos(game: AnyGame, seat: int) -> int:
    """Return how many of the latest decisions a seat may undo without asking the others.

    They are all its own, and nothing hidden has been revealed since: by chance, by a count of
    shares, by the turn of a seat whose tiles are secret, by the end of the game. Standing orders
    are skipped: they are secret and stay in force whatever is undone.
    """
    if game.is_over:  # hands and the seed of chance are public
        return 0
    undo, free = info_of(game).undo, 0
    for decision in _latest_decisions(game):
        if isinstance(decision.action, undo.lasting):
            continue  # stopping here would reveal that another seat gave an order
        final = isinstance(decision.action, undo.final)
        if decision.seat != seat or final or undo.reveals(game, decision):
            break
        free += 1
    return free


def decisions_back_to(game: AnyGame, seat: int) -> int:
    """Return how many decisions must be undone to undo the seat's last one; 0 if it has none.

    Standing orders do not count: they stay in force whatever is undone. A player who has left
    cannot be brought back.
    """
    undo, decisions = info_of(game).undo, 0
    for step in game.recent():
        acting, action = step.entry.seat, step.entry.action
        if isinstance(action, undo.final):
            break
        if acting is None or isinstance(action, undo.lasting):
            continue
        decisions += 1
        if acting == seat:
            return decisions
    return 0


def _latest_decisions(game: AnyGame) -> Iterator[Decision[AnyAction]]:
    """Yield the decisions since the last outcome of chance, the latest first."""
    after = len(game.events)
    for step in game.recent():
        seat, action = step.entry.seat, step.entry.action
        if seat is None or action is None:
            return
        yield Decision(seat, action, step.state, game.events[step.events : after])
        after = step.events
