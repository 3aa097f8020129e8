"""Commands at a table: each is checked, then becomes log entries; a refused one changes nothing."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

import msgspec

from magnate import chance as chances
from magnate.engine.orders import OrderError

from . import commands as c
from . import log_entries
from .command_errors import CommandRefused, RefusalCode
from .names import look_alike
from .playing import Playing
from .seats import Seat
from .start import abandon, proceed
from .table import Actor, Table
from .undoing import decisions_back_to, free_undos

if TYPE_CHECKING:
    from magnate.games import AnyAction


def handle(
    table: Table, actor: Actor, command: c.Command, *, now: float
) -> tuple[log_entries.LogEntry, ...]:
    """Carry out a command and return its entries; none if it was already carried out.

    The entries are applied to the table; if they cannot be stored, the table must be rebuilt from
    those that are.
    """
    if table.done(actor, command.id) is not None:
        return ()
    # A clock that jumped back must not date an entry before the one it follows.
    if isinstance(command, _ASIDES) and not table.has_room_for_asides(actor.who):
        raise CommandRefused(RefusalCode.LOG_FULL)
    context = CommandContext(table, actor, command.id, max(now, table.at))
    _HANDLERS[type(command)](context, command)
    return tuple(context.made)


class CommandContext:
    """A command being carried out: who sent it and when, and its entries so far."""

    def __init__(self, table: Table, actor: Actor, command_id: str, now: float) -> None:
        self.table = table
        self.actor = actor
        self.now = now
        self.stamp: dict[str, Any] = {"at": now, "who": actor.who, "id": command_id}
        self.made: list[log_entries.LogEntry] = []

    def make(self, entry: log_entries.LogEntry) -> None:
        """Apply an entry whose actions were already played."""
        self.table.note(entry)
        self.made.append(entry)

    def proceed(self) -> None:
        """Reveal the nonces or start the game, if nothing else is awaited."""
        self.made += proceed(self.table, now=self.now)

    def seat(self) -> Seat:
        """Return the seat of the person."""
        seat = self.table.seat_of(self.actor.who)
        if seat is None:
            raise CommandRefused(RefusalCode.NOT_SEATED)
        return seat

    def player(self) -> Seat:
        """Return the seat of a person who is still in the game."""
        seat = self.seat()
        if seat.for_good or seat.is_out:
            raise CommandRefused(RefusalCode.RESIGNED)
        return seat

    def running(self) -> Playing:
        """Return the game, which must be running or paused."""
        if self.table.is_done:
            raise CommandRefused(RefusalCode.GAME_OVER)
        if self.table.playing is None:
            raise CommandRefused(RefusalCode.NOT_STARTED)
        return self.table.playing

    def deciding(self) -> tuple[Seat, Playing]:
        """Return the seat and the game of a person who may decide now."""
        playing, seat = self.running(), self.player()
        if self.table.status == "paused":
            raise CommandRefused(RefusalCode.PAUSED)
        if seat.sits_in:
            raise CommandRefused(RefusalCode.BOT_SITS_IN)
        return seat, playing

    def waiting(self) -> None:
        """Refuse unless the table waits for players."""
        if self.table.is_done:
            raise CommandRefused(RefusalCode.GAME_OVER)
        if self.table.playing is not None:
            raise CommandRefused(RefusalCode.STARTED_ALREADY)

    def named_seat(self, number: int) -> Seat:
        """Return the seat with a number."""
        if number > len(self.table.seats):
            raise CommandRefused(RefusalCode.NO_SUCH_SEAT)
        return self.table.seats[number - 1]


def _do(context: CommandContext, command: c.Do) -> None:
    seat, playing = context.deciding()
    _check_fresh(playing, command)
    wanted = [_parsed(context, text) for text in command.do]
    actions = playing.act(seat.number, wanted, context.table.next_order)
    context.make(
        log_entries.Played(**context.stamp, seat=seat.number, by="player", actions=actions)
    )


def _parsed(context: CommandContext, text: str) -> AnyAction:
    """Parse an action; from here on it is passed on as a typed object."""
    assert context.table.playing
    action = context.table.playing.parse(text)
    check_action(context.table, action, now=context.now)
    return action


def _check_fresh(playing: Playing, command: c.Do) -> None:
    """Refuse a command that answers a decision, auction or offer that is gone."""
    fresh = (
        command.decision in (None, playing.decision)
        and (command.auction is None or playing.auction_is_open(command.auction))
        and (command.offer is None or playing.offer_is_open(*command.offer))
    )
    if not fresh:
        raise CommandRefused(RefusalCode.STALE)


def check_action(table: Table, action: AnyAction, *, now: float) -> None:
    """Refuse an action for the table's reasons, not the rules'."""
    if isinstance(action, table.info.with_their_own_command):
        raise CommandRefused(RefusalCode.HAS_ITS_OWN_COMMAND)
    dice = table.info.dice
    if dice and isinstance(action, dice.roll) and now < table.roll_allowed_at():
        raise CommandRefused(RefusalCode.TOO_EARLY)


def _undo(context: CommandContext, command: c.Undo) -> None:
    seat, playing = context.deciding()
    if free_undos(playing.game, seat.number, most=1):
        _take_back(context, seat.number, 1, agreed=False)
        return
    decisions = decisions_back_to(playing.game, seat.number)
    if not decisions:
        raise CommandRefused(RefusalCode.NOTHING_TO_UNDO)
    if _others(context.table, seat) and not command.ask:
        raise CommandRefused(RefusalCode.OTHERS_MUST_AGREE)
    _propose_to_all(context, seat, "undo", decisions=decisions)


def _take_back(context: CommandContext, seat: int, decisions: int, *, agreed: bool) -> None:
    assert context.table.playing
    context.table.playing.take_back(decisions)
    context.make(log_entries.Undone(**context.stamp, seat=seat, decisions=decisions, agreed=agreed))


def _others(table: Table, seat: Seat) -> list[Seat]:
    """Return the players who must agree to a seat's proposal: all who are present."""
    return [other for other in table.players() if other is not seat and not other.sits_in]


def _propose(context: CommandContext, command: c.Propose) -> None:
    context.running()
    seat = context.player()
    if seat not in context.table.players():
        raise CommandRefused(RefusalCode.RESIGNED)
    if command.what == "pause" and context.table.status == "paused":
        raise CommandRefused(RefusalCode.PAUSED)
    _propose_to_all(context, seat, command.what)


def _propose_to_all(
    context: CommandContext, seat: Seat, what: log_entries.ProposalKind, *, decisions: int = 0
) -> None:
    if context.table.proposal is not None:
        raise CommandRefused(RefusalCode.PROPOSAL_OPEN)
    context.make(
        log_entries.Proposed(**context.stamp, seat=seat.number, what=what, decisions=decisions)
    )
    _carry_out(context)


def _answer(context: CommandContext, command: c.Answer) -> None:
    context.running()
    seat, proposal = context.player(), context.table.proposal
    if proposal is None or proposal.number != command.proposal:
        raise CommandRefused(RefusalCode.NO_PROPOSAL)
    if seat.number == proposal.seat and not command.agrees:
        pass  # the proposer may withdraw
    elif seat.number in proposal.agreed:
        raise CommandRefused(RefusalCode.ANSWERED_ALREADY)
    elif seat not in context.table.players():
        raise CommandRefused(RefusalCode.RESIGNED)
    context.make(log_entries.Answered(**context.stamp, seat=seat.number, agrees=command.agrees))
    _carry_out(context)


def _carry_out(context: CommandContext) -> None:
    """Carry out the proposal once all have agreed."""
    proposal = context.table.proposal
    if proposal is None:
        return
    proposer = context.table.seats[proposal.seat - 1]
    if any(other.number not in proposal.agreed for other in _others(context.table, proposer)):
        return
    if proposal.what == "undo":
        _take_back(context, proposal.seat, proposal.decisions, agreed=True)
    elif proposal.what == "pause":
        context.make(log_entries.Paused(**context.stamp, seat=proposal.seat))
    else:
        context.make(log_entries.Ended(**context.stamp, by="agreement"))


def _resume(context: CommandContext, command: c.Resume) -> None:
    context.running()
    seat = context.player()
    if context.table.status != "paused":
        raise CommandRefused(RefusalCode.NOT_PAUSED)
    context.make(log_entries.Resumed(**context.stamp, seat=seat.number))
    _use_orders(context)


def _give_order(context: CommandContext, command: c.GiveOrder) -> None:
    playing, seat = context.running(), context.player()
    order = command.order
    try:
        playing.info.orders.check(order, playing.game, auction=playing.auction)
    except OrderError as error:
        raise CommandRefused(RefusalCode.BAD_ORDER, detail=str(error.code)) from None
    action = playing.info.orders.action_for(order, on=command.on)
    # No standing orders run here: they would be logged in this private entry.
    actions = playing.act(seat.number, [action]) if action else ()
    context.make(
        log_entries.Ordered(
            **context.stamp, seat=seat.number, order=order, on=command.on, actions=actions
        )
    )
    _use_orders(context)


def _use_orders(context: CommandContext) -> None:
    """Run the standing orders of the seat to act."""
    playing = context.running()
    if context.table.status != "running":
        return
    ordered = context.table.next_order(playing)
    if ordered is not None:
        actions = playing.act(ordered.seat, [ordered.action], context.table.next_order)
        context.make(
            log_entries.Played(at=context.now, seat=ordered.seat, by="order", actions=actions)
        )


def _resign(context: CommandContext, command: c.Resign) -> None:
    playing, seat = context.running(), context.player()
    if command.to == "bot":
        context.make(log_entries.Resigned(**context.stamp, seat=seat.number, to="bot"))
        return
    leave = playing.info.leave
    if leave is None:
        raise CommandRefused(RefusalCode.NO_BANK_RULE)
    actions = playing.act(seat.number, [leave], context.table.next_order)
    context.make(
        log_entries.Resigned(**context.stamp, seat=seat.number, to="bank", actions=actions)
    )


def _return(context: CommandContext, command: c.Return) -> None:
    context.running()
    seat = context.player()
    if not seat.sits_in:
        raise CommandRefused(RefusalCode.NOT_AWAY)
    context.make(log_entries.Returned(**context.stamp, seat=seat.number))
    _use_orders(context)


def _take(context: CommandContext, command: c.Take) -> None:
    context.running()
    if context.table.seat_of(context.actor.who):
        raise CommandRefused(RefusalCode.SEATED_ALREADY)
    seat = context.named_seat(command.seat)
    if not (seat.who and seat.for_good) or seat.is_out:
        raise CommandRefused(RefusalCode.SEAT_TAKEN)
    name = _name_at(context.table, context.actor.name, seat)
    context.make(
        log_entries.Taken(**context.stamp, seat=seat.number, name=name, hours=command.hours)
    )


def _sit(context: CommandContext, command: c.Sit) -> None:
    context.waiting()
    if context.table.seat_of(context.actor.who):
        raise CommandRefused(RefusalCode.SEATED_ALREADY)
    free = [seat for seat in context.table.seats if seat.is_free]
    if command.seat is not None:
        seat = context.named_seat(command.seat)
        if not seat.is_free:
            raise CommandRefused(RefusalCode.SEAT_TAKEN)
    elif free:
        seat = free[0]
    else:
        raise CommandRefused(RefusalCode.TABLE_FULL)
    _check_unused(context.table, command.commitment)
    name = _name_at(context.table, context.actor.name, seat)
    sat = log_entries.Sat(
        **context.stamp,
        seat=seat.number,
        name=name,
        commitment=command.commitment,
        hours=command.hours,
    )
    context.make(sat)
    context.proceed()


def _name_at(table: Table, name: str, seat: Seat) -> str:
    """Return the name a person gets at the table: their own, numbered if a bot there has it."""
    others = [other for other in table.seats if other is not seat]
    if any(other.who and look_alike(name, other.name) for other in others):
        raise CommandRefused(RefusalCode.NAME_AT_TABLE)
    while any(look_alike(name, other.name) for other in others):
        name = f"{name} ({seat.number})"
    return name


def _stand(context: CommandContext, command: c.Stand) -> None:
    context.waiting()
    seat = context.seat()
    if context.table.start.revealing:
        abandoned = abandon(context.table, seat.number, reason="stood_up", **context.stamp)
        context.made.append(abandoned)
    else:
        context.make(log_entries.Stood(**context.stamp, seat=seat.number))


def _fill(context: CommandContext, command: c.Fill) -> None:
    context.waiting()
    if context.actor.who != context.table.host:
        raise CommandRefused(RefusalCode.NOT_HOST)
    seat = context.named_seat(command.seat)
    if not seat.is_free:
        raise CommandRefused(RefusalCode.SEAT_TAKEN)
    if command.bot not in context.table.bots:
        raise CommandRefused(RefusalCode.NO_SUCH_BOT)
    context.make(log_entries.Filled(**context.stamp, seat=seat.number, bot=command.bot))
    context.proceed()


def _commit(context: CommandContext, command: c.Commit) -> None:
    context.waiting()
    seat = context.seat()
    if context.table.start.revealing:
        raise CommandRefused(RefusalCode.REVEALING)
    if seat.commitment and not context.table.has_room_for_asides(context.actor.who):
        raise CommandRefused(RefusalCode.LOG_FULL)
    _check_unused(context.table, command.commitment, by=seat)
    context.make(
        log_entries.Committed(**context.stamp, seat=seat.number, commitment=command.commitment)
    )
    context.proceed()


def _check_unused(table: Table, commitment: str, *, by: Seat | None = None) -> None:
    """Refuse a commitment to a nonce that somebody else may know or have to reveal first."""
    if table.start.was_used(commitment, by=by):
        raise CommandRefused(RefusalCode.COMMITMENT_USED)


def _reveal(context: CommandContext, command: c.Reveal) -> None:
    seat = context.seat()
    if seat.has_revealed:
        if seat.nonce != command.nonce:
            raise CommandRefused(RefusalCode.REVEALED_ALREADY)
        return
    if not context.table.start.revealing or context.table.is_done:
        raise CommandRefused(RefusalCode.NOTHING_TO_REVEAL)
    if chances.nonce_commitment(command.nonce) != seat.commitment:
        raise CommandRefused(RefusalCode.WRONG_NONCE)
    context.make(log_entries.Revealed(**context.stamp, seat=seat.number, nonce=command.nonce))
    context.proceed()


def _hold(context: CommandContext, command: c.Hold) -> None:
    seat, playing = context.deciding()
    clock = context.table.clock
    may_hold = clock.live is not None and context.table.dice_rest()
    if not command.on:
        if clock.holder != seat.number:
            raise CommandRefused(RefusalCode.NO_HOLDING)
    elif not may_hold or playing.game.seat == seat.number:
        raise CommandRefused(RefusalCode.NO_HOLDING)
    elif seat.number in context.table.held or clock.is_held(context.now):
        raise CommandRefused(RefusalCode.HELD_ALREADY)
    context.make(log_entries.Held(**context.stamp, seat=seat.number, on=command.on))


def _say(context: CommandContext, command: c.Say) -> None:
    seat = context.table.seat_of(context.actor.who)
    if seat is None and not context.table.is_done:
        raise CommandRefused(RefusalCode.ONLY_PLAYERS_TALK)
    number, name = (seat.number, seat.name) if seat else (None, context.actor.name)
    context.make(log_entries.Chatted(**context.stamp, seat=number, name=name, text=command.text))


def _mute(context: CommandContext, command: c.Mute) -> None:
    seat = context.seat()
    other = context.named_seat(command.seat)
    context.make(
        log_entries.Muted(**context.stamp, seat=seat.number, other=other.number, on=command.on)
    )


def _watch(context: CommandContext, command: c.Watch) -> None:
    if not context.table.settings.watchers and not context.table.is_done:
        raise CommandRefused(RefusalCode.NO_WATCHERS)
    if context.actor.who not in context.table.watchers and not context.table.seat_of(
        context.actor.who
    ):
        context.make(log_entries.Watched(**context.stamp, name=context.actor.name))


_ASIDES: Final = (c.Say, c.Mute, c.Watch, c.GiveOrder, c.Propose, c.Hold, c.Undo, c.Stand)
"""Commands that could be repeated for ever, while the game does not get on."""
_HANDLERS: Final[dict[type[msgspec.Struct], Callable[[CommandContext, Any], None]]] = {
    c.Do: _do,
    c.Undo: _undo,
    c.Propose: _propose,
    c.Answer: _answer,
    c.GiveOrder: _give_order,
    c.Resume: _resume,
    c.Resign: _resign,
    c.Return: _return,
    c.Hold: _hold,
    c.Say: _say,
    c.Mute: _mute,
    c.Sit: _sit,
    c.Stand: _stand,
    c.Commit: _commit,
    c.Reveal: _reveal,
    c.Fill: _fill,
    c.Take: _take,
    c.Watch: _watch,
}
