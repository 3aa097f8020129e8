"""A preview of an action at a table, for the player who is considering it."""

from __future__ import annotations

import msgspec

from magnate.games import AnyEffect

from .command_errors import CommandRefused, RefusalCode
from .table import Table


class Preview(msgspec.Struct, frozen=True):
    """The effect of an action, and the reason if the rules refuse it now."""

    reason: str
    clause: str
    effect: AnyEffect | None


def preview(table: Table, who: str, text: str) -> Preview:
    """Return what an action of a person's seat would do.

    Raises CommandRefused for a person without a seat, before and after the game, and in a game
    whose previews would reveal something hidden.
    """
    seat = table.seat_of(who)
    if seat is None:
        raise CommandRefused(RefusalCode.NOT_SEATED)
    if table.is_done:
        raise CommandRefused(RefusalCode.GAME_OVER)
    playing = table.playing
    if playing is None:
        raise CommandRefused(RefusalCode.NOT_STARTED)
    if not playing.info.effects:
        raise CommandRefused(RefusalCode.NO_PREVIEW)
    action = playing.parse(text)
    try:
        refused = playing.info.why_not(playing.game, action, seat=seat.number)
    except (ValueError, TypeError) as error:
        raise CommandRefused(RefusalCode.NOT_AN_ACTION, detail=str(error)) from None
    try:
        effect = playing.info.preview(playing.game, action, seat=seat.number)
    except ValueError:  # there is no such offer, no such debt
        effect = None
    return Preview(
        reason=refused.reason.value if refused else "",
        clause=refused.clause if refused else "",
        effect=effect,
    )
