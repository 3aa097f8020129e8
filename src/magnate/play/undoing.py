"""Undo that respects hidden information: what a seat may take back without asking anybody."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import TYPE_CHECKING

from magnate.engine.game_info import Decision
from magnate.games import info_of

if TYPE_CHECKING:
    from magnate.games import AnyAction, AnyGame


def free_undos(game: AnyGame, seat: int, *, most: int) -> int:
    """Return how many of the latest decisions, up to `most`, a seat may undo without asking.

    They are all its own, and nothing hidden has been revealed since: by chance, by a count of
    shares, by the turn of a seat whose tiles are secret, by the end of the game. Standing orders
    are skipped: they are secret and stay in force whatever is undone, and stopping at one would
    reveal that another seat gave it.
    """
    if game.is_over:  # hands and the seed of chance are public
        return 0
    undo, free = info_of(game).undo, 0
    for decision in islice(_latest_decisions(game, seat), most):
        if isinstance(decision.action, undo.final) or undo.reveals(game, decision):
            break
        free += 1
    return free


def seat_with_free_undo(game: AnyGame) -> int | None:
    """Return the seat that may undo the latest decision without asking, or None."""
    latest = next(game.recent(), None)
    seat = None if latest is None else latest[0].entry.seat
    return seat if seat is not None and free_undos(game, seat, most=1) else None


def decisions_back_to(game: AnyGame, seat: int) -> int:
    """Return how many decisions must be undone to undo the seat's last one; 0 if it has none.

    A player who has left cannot be brought back.
    """
    undo, decisions = info_of(game).undo, 0
    for step, _ in game.recent():
        acting, action = step.entry.seat, step.entry.action
        if isinstance(action, undo.final):
            break
        if acting is None:
            continue
        decisions += 1
        if acting == seat:
            return decisions
    return 0


def _latest_decisions(game: AnyGame, seat: int) -> Iterator[Decision[AnyAction]]:
    """Yield the latest decisions, the last one first, as long as they are those of a seat."""
    for step, until in game.recent():
        action = step.entry.action
        if step.entry.seat != seat or action is None:
            return
        yield Decision(seat, action, step.state, game.events[step.events : until])
