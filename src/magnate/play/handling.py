"""Commands at a table: each is checked, then becomes log entries; a refused one changes nothing."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final

import msgspec

from magnate.monopoly.actions import LeaveGame, RollDice, StandingOrder

from . import commands as c
from . import log_entries
from .command_errors import CommandRefused, Refused
from .orders import AlwaysClaim, OrderError, check, rule_of
from .playing import Playing, SeatAction
from .seats import Seat
from .table import Actor, Table
from .undoing import decisions_back_to, free_undos


def handle(
    table: Table, actor: Actor, command: c.Command, *, now: float
) -> tuple[log_entries.LogEntry, ...]:
    """Carry out a command and return the entries that it made: none if it was done before.

    The entries are applied to the table; if they cannot be stored, the table must be rebuilt from
    those that are.
    """
    if table.done(actor, command.id) is not None:
        return ()
    desk = Desk(table, actor, command.id, max(now, table.at))
    _HANDLERS[type(command)](desk, command)
    return tuple(desk.made)


class Desk:
    """One command being carried out: whose it is, when, and the entries made so far."""

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

    def seat(self) -> Seat:
        """Return the seat of the person."""
        seat = self.table.seat_of(self.actor.who)
        if seat is None:
            raise CommandRefused(Refused.NOT_SEATED)
        return seat

    def player(self) -> Seat:
        """Return the seat of a person who is still in the game."""
        seat = self.seat()
        if seat.for_good or seat.is_out:
            raise CommandRefused(Refused.RESIGNED)
        return seat

    def running(self) -> Playing:
        """Return the game, which must be going on, paused or not."""
        if self.table.is_done:
            raise CommandRefused(Refused.GAME_OVER)
        if self.table.playing is None:
            raise CommandRefused(Refused.NOT_STARTED)
        return self.table.playing

    def deciding(self) -> tuple[Seat, Playing]:
        """Return the seat and the game of a person who may decide now."""
        playing, seat = self.running(), self.player()
        if self.table.status == "paused":
            raise CommandRefused(Refused.PAUSED)
        if seat.sits_in:
            raise CommandRefused(Refused.BOT_SITS_IN)
        return seat, playing

    def waiting(self) -> None:
        """Refuse unless the table waits for players."""
        if self.table.is_done:
            raise CommandRefused(Refused.GAME_OVER)
        if self.table.playing is not None:
            raise CommandRefused(Refused.STARTED_ALREADY)

    def named_seat(self, number: int) -> Seat:
        """Return the seat with a number."""
        if number > len(self.table.seats):
            raise CommandRefused(Refused.NO_SUCH_SEAT)
        return self.table.seats[number - 1]


# Deciding


def _do(desk: Desk, command: c.Do) -> None:
    seat, playing = desk.deciding()
    _check_fresh(playing, command)
    for action in command.do:
        check_action(desk.table, action, now=desk.now)
    actions = playing.act(seat.number, command.do, desk.table.next_order)
    desk.make(log_entries.Played(**desk.stamp, seat=seat.number, by="player", actions=actions))


def _check_fresh(playing: Playing, command: c.Do) -> None:
    """Refuse what answers something that is gone."""
    fresh = (
        command.decision in (None, playing.decision)
        and (command.auction is None or _is_on(playing, command.auction))
        and (command.offer is None or _is_open(playing, *command.offer))
    )
    if not fresh:
        raise CommandRefused(Refused.STALE)


def _is_on(playing: Playing, auction: int) -> bool:
    return auction == playing.auction and playing.game.awaits == "bid"


def _is_open(playing: Playing, seat: int, offer: int) -> bool:
    latest = playing.offers.get(seat) == offer
    return latest and any(each.seat == seat for each in playing.game.view().offers)


def check_action(table: Table, action: str, *, now: float) -> None:
    """Refuse what is the table's business, not the rules'."""
    assert table.playing
    wanted = table.playing.read(action)
    if isinstance(wanted, StandingOrder | LeaveGame):
        raise CommandRefused(Refused.HAS_ITS_OWN_COMMAND)
    if isinstance(wanted, RollDice) and now < table.roll_allowed_at():
        raise CommandRefused(Refused.TOO_EARLY)


def _undo(desk: Desk, command: c.Undo) -> None:
    seat, playing = desk.deciding()
    if free_undos(playing.game, seat.number):
        _take_back(desk, seat.number, 1, agreed=False)
        return
    decisions = decisions_back_to(playing.game, seat.number)
    if not decisions:
        raise CommandRefused(Refused.NOTHING_TO_UNDO)
    if _others(desk.table, seat) and not command.ask:
        raise CommandRefused(Refused.OTHERS_MUST_AGREE)
    _propose_to_all(desk, seat, "undo", decisions=decisions)


def _take_back(desk: Desk, seat: int, decisions: int, *, agreed: bool) -> None:
    assert desk.table.playing
    desk.table.playing.take_back(decisions)
    desk.make(log_entries.Undone(**desk.stamp, seat=seat, decisions=decisions, agreed=agreed))


# Agreeing


def _others(table: Table, seat: Seat) -> list[Seat]:
    """Return the players who must agree to what a seat proposes: all who are there."""
    return [other for other in table.players() if other is not seat and not other.sits_in]


def _propose(desk: Desk, command: c.Propose) -> None:
    desk.running()
    seat = desk.player()
    if seat not in desk.table.players():
        raise CommandRefused(Refused.RESIGNED)
    if command.what == "pause" and desk.table.status == "paused":
        raise CommandRefused(Refused.PAUSED)
    _propose_to_all(desk, seat, command.what)


def _propose_to_all(
    desk: Desk, seat: Seat, what: log_entries.Proposal, *, decisions: int = 0
) -> None:
    if desk.table.proposal is not None:
        raise CommandRefused(Refused.PROPOSAL_OPEN)
    desk.make(log_entries.Proposed(**desk.stamp, seat=seat.number, what=what, decisions=decisions))
    _carry_out(desk)


def _answer(desk: Desk, command: c.Answer) -> None:
    desk.running()
    seat, proposal = desk.player(), desk.table.proposal
    if proposal is None or proposal.number != command.proposal:
        raise CommandRefused(Refused.NO_PROPOSAL)
    if seat.number == proposal.seat and not command.agrees:
        pass  # who asked may withdraw
    elif seat.number in proposal.agreed:
        raise CommandRefused(Refused.ANSWERED_ALREADY)
    elif seat not in desk.table.players():
        raise CommandRefused(Refused.RESIGNED)
    desk.make(log_entries.Answered(**desk.stamp, seat=seat.number, agrees=command.agrees))
    _carry_out(desk)


def _carry_out(desk: Desk) -> None:
    """Do what was proposed as soon as all have agreed."""
    proposal = desk.table.proposal
    if proposal is None:
        return
    proposer = desk.table.seats[proposal.seat - 1]
    if any(other.number not in proposal.agreed for other in _others(desk.table, proposer)):
        return
    if proposal.what == "undo":
        _take_back(desk, proposal.seat, proposal.decisions, agreed=True)
    elif proposal.what == "pause":
        desk.make(log_entries.Paused(**desk.stamp, seat=proposal.seat))
    else:
        desk.make(log_entries.Ended(**desk.stamp, by="agreement"))


def _resume(desk: Desk, command: c.Resume) -> None:
    desk.running()
    seat = desk.player()
    if desk.table.status != "paused":
        raise CommandRefused(Refused.NOT_PAUSED)
    desk.make(log_entries.Resumed(**desk.stamp, seat=seat.number))
    _use_orders(desk)


# Orders


def _give_order(desk: Desk, command: c.GiveOrder) -> None:
    playing, seat = desk.running(), desk.player()
    order = command.order
    try:
        check(order, playing.game, auction=playing.auction)
    except OrderError as error:
        raise CommandRefused(Refused.BAD_ORDER, detail=str(error.code)) from None
    rule = rule_of(order, on=command.on)
    actions = playing.act(seat.number, [str(rule)]) if rule else ()
    desk.make(
        log_entries.Ordered(
            **desk.stamp, seat=seat.number, order=order, on=command.on, actions=actions
        )
    )
    _use_orders(desk)


def _use_orders(desk: Desk) -> None:
    """Play what an order makes a seat do that is asked already."""
    playing = desk.running()
    if desk.table.status != "running":
        return
    ordered = desk.table.next_order(playing)
    if ordered is not None:
        actions = playing.act(ordered.seat, [ordered.do], desk.table.next_order)
        desk.make(log_entries.Played(at=desk.now, seat=ordered.seat, by="order", actions=actions))


# Leaving and coming


def _resign(desk: Desk, command: c.Resign) -> None:
    playing, seat = desk.running(), desk.player()
    if command.to == "bot":
        desk.make(log_entries.Resigned(**desk.stamp, seat=seat.number, to="bot"))
        return
    if desk.table.settings.game != "monopoly":
        raise CommandRefused(Refused.NO_BANK_RULE)
    actions = playing.act(seat.number, ["leave"], desk.table.next_order)
    desk.make(log_entries.Resigned(**desk.stamp, seat=seat.number, to="bank", actions=actions))


def _return(desk: Desk, command: c.Return) -> None:
    desk.running()
    seat = desk.player()
    if not seat.sits_in:
        raise CommandRefused(Refused.NOT_AWAY)
    desk.make(log_entries.Returned(**desk.stamp, seat=seat.number))
    _use_orders(desk)


def _take(desk: Desk, command: c.Take) -> None:
    desk.running()
    if desk.table.seat_of(desk.actor.who):
        raise CommandRefused(Refused.SEATED_ALREADY)
    seat = desk.named_seat(command.seat)
    if not (seat.who and seat.for_good) or seat.is_out:
        raise CommandRefused(Refused.SEAT_TAKEN)
    name = _name_at(desk.table, desk.actor.name, seat)
    desk.make(log_entries.Taken(**desk.stamp, seat=seat.number, name=name, hours=command.hours))


def _sit(desk: Desk, command: c.Sit) -> None:
    desk.waiting()
    if desk.table.seat_of(desk.actor.who):
        raise CommandRefused(Refused.SEATED_ALREADY)
    free = [seat for seat in desk.table.seats if seat.is_free]
    if command.seat is not None:
        seat = desk.named_seat(command.seat)
        if not seat.is_free:
            raise CommandRefused(Refused.SEAT_TAKEN)
    elif free:
        seat = free[0]
    else:
        raise CommandRefused(Refused.TABLE_FULL)
    name = _name_at(desk.table, desk.actor.name, seat)
    sat = log_entries.Sat(
        **desk.stamp, seat=seat.number, name=name, nonce=command.nonce, hours=command.hours
    )
    desk.make(sat)
    _start_when_full(desk)


def _name_at(table: Table, name: str, seat: Seat) -> str:
    """Return a name that nobody else at the table has."""
    taken = {other.name for other in table.seats if other is not seat}
    while name in taken:
        name = f"{name} ({seat.number})"
    return name


def _stand(desk: Desk, command: c.Stand) -> None:
    desk.waiting()
    desk.make(log_entries.Stood(**desk.stamp, seat=desk.seat().number))


def _fill(desk: Desk, command: c.Fill) -> None:
    desk.waiting()
    if desk.actor.who != desk.table.host:
        raise CommandRefused(Refused.NOT_HOST)
    seat = desk.named_seat(command.seat)
    if not seat.is_free:
        raise CommandRefused(Refused.SEAT_TAKEN)
    if command.bot not in desk.table.bots:
        raise CommandRefused(Refused.NO_SUCH_BOT)
    desk.make(log_entries.Filled(**desk.stamp, seat=seat.number, bot=command.bot))
    _start_when_full(desk)


def _start_when_full(desk: Desk) -> None:
    if not any(seat.is_free for seat in desk.table.seats):
        desk.made.append(start(desk.table, now=desk.now))


def start(table: Table, *, now: float) -> log_entries.Started:
    """Begin the game; without a live clock rents are claimed by themselves (M-S-33).

    A game that was begun elsewhere keeps the orders that it has.
    """
    table.set_up()
    assert table.playing
    actions = table.playing.begin(tuple(_first_orders(table)))
    started = log_entries.Started(at=now, actions=actions)
    table.note(started)
    return started


def _first_orders(table: Table) -> Iterator[SeatAction]:
    begun = table.game.entries or table.game.start_position
    if table.settings.game == "monopoly" and table.clock.live is None and not begun:
        for seat in table.seats:
            yield SeatAction(seat.number, str(rule_of(AlwaysClaim(), on=True)))


# Talking and watching


def _hold(desk: Desk, command: c.Hold) -> None:
    seat, playing = desk.deciding()
    clock = desk.table.clock
    if not command.on:
        if clock.holder != seat.number:
            raise CommandRefused(Refused.NO_HOLDING)
    elif clock.live is None or playing.game.awaits != "roll" or playing.game.seat == seat.number:
        raise CommandRefused(Refused.NO_HOLDING)
    elif seat.number in desk.table.held or clock.is_held(desk.now):
        raise CommandRefused(Refused.HELD_ALREADY)
    desk.make(log_entries.Held(**desk.stamp, seat=seat.number, on=command.on))


def _say(desk: Desk, command: c.Say) -> None:
    seat = desk.table.seat_of(desk.actor.who)
    if seat is None and not desk.table.is_done:
        raise CommandRefused(Refused.ONLY_PLAYERS_TALK)
    number, name = (seat.number, seat.name) if seat else (None, desk.actor.name)
    desk.make(log_entries.Chatted(**desk.stamp, seat=number, name=name, text=command.text))


def _mute(desk: Desk, command: c.Mute) -> None:
    seat = desk.seat()
    other = desk.named_seat(command.seat)
    desk.make(log_entries.Muted(**desk.stamp, seat=seat.number, other=other.number, on=command.on))


def _watch(desk: Desk, command: c.Watch) -> None:
    if not desk.table.settings.watchers and not desk.table.is_done:
        raise CommandRefused(Refused.NO_WATCHERS)
    if desk.actor.who not in desk.table.watchers and not desk.table.seat_of(desk.actor.who):
        desk.make(log_entries.Watched(**desk.stamp, name=desk.actor.name))


_HANDLERS: Final[dict[type[msgspec.Struct], Callable[[Desk, Any], None]]] = {
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
    c.Fill: _fill,
    c.Take: _take,
    c.Watch: _watch,
}
