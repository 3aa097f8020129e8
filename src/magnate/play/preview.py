"""What an action would do at a table, told to the player who thinks about it."""

from __future__ import annotations

import msgspec

from magnate.monopoly.preview import Effect

from .command_errors import CommandRefused, Refused
from .table import Table


class Foretold(msgspec.Struct, frozen=True):
    """The effect of an action, and why the rules refuse it now if they do."""

    reason: str
    clause: str
    effect: Effect | None


def foretold(table: Table, who: str, text: str) -> Foretold:
    """Return what an action of a person's seat would do.

    CommandRefused without a seat, before and after the game, and in Acquire, where what a seat
    must not know decides what an action does.
    """
    seat = table.seat_of(who)
    if seat is None:
        raise CommandRefused(Refused.NOT_SEATED)
    if table.is_done:
        raise CommandRefused(Refused.GAME_OVER)
    if table.playing is None:
        raise CommandRefused(Refused.NOT_STARTED)
    if table.settings.game != "monopoly":
        raise CommandRefused(Refused.NOT_FORETOLD)
    action = table.playing.read(text)
    game = table.playing.game
    try:
        refused = game.why_not(action, seat=seat.number)
    except (ValueError, TypeError) as error:
        raise CommandRefused(Refused.NOT_AN_ACTION, detail=str(error)) from None
    try:
        effect = game.effect_of(action, seat=seat.number)
    except ValueError:  # there is no such offer, no such debt
        effect = None
    return Foretold(
        reason=refused.reason.value if refused else "",
        clause=refused.clause if refused else "",
        effect=effect,
    )
