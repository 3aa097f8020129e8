"""What happens at a table without a command: clocks run out, and bots act."""

from __future__ import annotations

from concurrent.futures import Future
from typing import TYPE_CHECKING, Final

from . import log_entries
from .bots import Caller, SlowBot
from .command_errors import CommandRefused, RefusalCode
from .handling import check_action
from .playing import Playing
from .seats import Seat
from .settings import DaysClock, NoClock
from .start import vacate_late
from .table import Table

if TYPE_CHECKING:
    from magnate.engine.orders import OrderChange
    from magnate.games import AnyAction, AnyOrder, AnyView

MOST_FREE_ACTIONS: Final = 40
"""How often bots may act out of turn during one decision; then the seat to act must decide."""


def tick(table: Table, *, now: float) -> tuple[log_entries.LogEntry, ...]:
    """Do what is due: vacate late seats, call the time limit, let a bot sit in for a player."""
    if table.status == "waiting":
        return vacate_late(table, now=now)
    made: list[log_entries.LogEntry] = []
    limit = table.time_limit()
    if limit is not None and now >= limit:
        assert table.playing and table.info.time_up
        actions = table.playing.act(None, [table.info.time_up], table.next_order)
        made.append(
            log_entries.Played(at=max(limit, table.at), seat=None, by="table", actions=actions)
        )
        table.note(made[-1])
    deadline = table.deadline()
    if deadline is not None and now >= deadline:
        assert table.clock.asked is not None
        for_good = table.settings.when_time_runs_out == "bot_to_the_end"
        # Dated at the deadline, not now, so that a table driven late charges the same.
        at = max(deadline, table.at)
        made.append(log_entries.Left(at=at, seat=table.clock.asked, for_good=for_good))
        table.note(made[-1])
    return tuple(made)


def reopened(table: Table, *, now: float) -> tuple[log_entries.LogEntry, ...]:
    """Charge nobody for the time in which no server drove the table."""
    live = not isinstance(table.settings.clock, DaysClock)
    starting = live and table.start_deadline() is not None
    counted = table.clock.live is not None or table.time_limit() is not None
    if not starting and not (counted and table.status == "running"):
        return ()
    entry = log_entries.Reopened(at=max(now, table.at))
    table.note(entry)
    return (entry,)


def due_at(table: Table) -> float | None:
    """Return when `tick`, or a bot that has to wait, is due next, or None."""
    times = [table.deadline(), table.time_limit(), table.start_deadline()]
    if _rolls_late(table):
        times.append(table.roll_allowed_at())
    return min((time for time in times if time is not None), default=None)


def needs_driver(table: Table) -> bool:
    """Return whether something may happen at the table without a command, now or later."""
    if table.is_done or table.playing is None:
        return table.start_deadline() is not None
    timed = not isinstance(table.settings.clock, NoClock) or table.time_limit() is not None
    return timed or any(seat.driver is not None for seat in table.seats)


def bots_alone(table: Table) -> bool:
    """Return whether bots play all seats, so that nobody waits for the game to go on."""
    return table.playing is not None and all(seat.sits_in for seat in table.players())


def bot_decides(table: Table) -> bool:
    """Return whether a bot plays the seat to act."""
    if table.status != "running" or table.game.seat is None:
        return False
    return table.seats[table.game.seat - 1].driver is not None


def _rolls_late(table: Table) -> bool:
    """Return whether a bot has to roll and may have to wait: dice are held, or a rent is open."""
    return bot_decides(table) and table.dice_rest()


class BotDriver:
    """Lets the bots of a table act, one action at a time.

    First, bots may act out of turn; then the bot of the seat to act decides.
    While `thinking` holds a pending answer, no bot acts: call `step` again
    when it is done. If something has happened meanwhile, the old answer is discarded.
    """

    def __init__(self, table: Table) -> None:
        self._table = table
        self._looked_at = 0  # the table's number when last no bot wanted to act
        self._decision = 0
        self._actions = 0  # during the current decision
        self.faults = 0  # failures of bots, and actions that the table refused
        self.may_roll = True  # if not, they do everything but roll the dice
        self.thinking: tuple[Future[str | None], ...] = ()

    def may_step(self) -> bool:
        """Return whether a bot may want to act: something has happened since the last step."""
        table = self._table
        if table.status != "running" or self._looked_at == table.n:
            return False
        return any(seat.driver is not None for seat in table.seats)

    def begin(self) -> None:
        """Let slow bots start thinking about the current state."""
        self.thinking = ()
        if not self.may_step():
            return
        playing = self._table.playing
        assert playing
        caller = Caller(self._table.id, self._table.host, has_people=not bots_alone(self._table))
        begun = [
            bot.begin(self._view(playing, seat), caller)
            for seat in self._seats_in_turn(playing)
            if (bot := self._slow_bot(seat)) is not None
        ]
        self.thinking = tuple(answer for answer in begun if not answer.done())

    def _slow_bot(self, seat: Seat) -> SlowBot | None:
        try:
            bot = self._table.bot_of(seat)
        except Exception:  # noqa: BLE001 - the fault is counted when the bot has to decide
            return None
        return bot if isinstance(bot, SlowBot) else None

    def _view(self, playing: Playing, seat: Seat) -> AnyView:
        """Return the view of a seat, with as many of the latest events as its bot reads."""
        bot = self._slow_bot(seat)
        recent = bot.recent if bot else 0
        return playing.game.view(seat.number, since=max(0, len(playing.game.events) - recent))

    def step(self, *, now: float) -> tuple[log_entries.LogEntry, ...]:
        """Let one bot act and return its entry; empty if none wants to act or one is thinking."""
        table = self._table
        self.begin()
        if self.thinking or not self.may_step():
            return ()
        assert table.playing
        for seat in self._seats_in_turn(table.playing):
            entry = self._acted(table.playing, seat, now=max(now, table.at))
            if entry:
                table.note(entry)
                return (entry,)
        if not _rolls_late(table):
            self._looked_at = table.n
        return ()

    def _seats_in_turn(self, playing: Playing) -> list[Seat]:
        if playing.decision != self._decision:
            self._decision, self._actions = playing.decision, 0
        asked = playing.game.seat
        driven = [seat for seat in self._table.seats if seat.driver and not seat.is_out]
        free = playing.info.acts_out_of_turn and self._actions < MOST_FREE_ACTIONS
        others = [seat for seat in driven if seat.number != asked] if free else []
        return [*others, *(seat for seat in driven if seat.number == asked)]

    def _acted(self, playing: Playing, seat: Seat, *, now: float) -> log_entries.LogEntry | None:
        asked = playing.game.seat == seat.number
        do = self._decided(seat, self._view(playing, seat), asked=asked)
        # Even the bot to act may take free actions forever; beyond this an answer is forced.
        if do is not None and self._actions < 2 * MOST_FREE_ACTIONS:
            try:
                entry = self._entry(playing, seat, playing.parse(do), now=now)
            except CommandRefused as refused:  # a bot may be wrong; the game continues
                if refused.code == RefusalCode.TOO_EARLY:
                    return None
                self.faults += 1
            else:
                self._actions += 1
                return entry
        return self._answered(playing, seat, now=now) if asked else None

    def _decided(self, seat: Seat, view: AnyView, *, asked: bool) -> str | None:
        """Return the action a bot wants; a failure, or no action of the seat to act, is a fault."""
        try:
            do = self._table.bot_of(seat).decide(view)
        except Exception:  # noqa: BLE001 - whatever a bot does, the game continues
            self.faults += 1
            return None
        self.faults += asked and do is None
        return do

    def _answered(self, playing: Playing, seat: Seat, *, now: float) -> log_entries.LogEntry | None:
        """Play the first legal action for a seat whose bot has no answer."""
        try:
            return self._entry(playing, seat, playing.game.legal_actions()[0], now=now)
        except CommandRefused:  # the dice are held
            return None

    def _entry(
        self, playing: Playing, seat: Seat, action: AnyAction, *, now: float
    ) -> log_entries.LogEntry:
        change = playing.info.orders.change_in(action)
        if change is not None:
            return self._order(playing, seat, action, change, now=now)
        dice = playing.info.dice
        if dice and isinstance(action, dice.roll) and not self.may_roll:
            raise CommandRefused(RefusalCode.TOO_EARLY)
        check_action(self._table, action, now=now)
        actions = playing.act(seat.number, [action], self._table.next_order)
        return log_entries.Played(at=now, seat=seat.number, by="bot", actions=actions)

    def _order(
        self,
        playing: Playing,
        seat: Seat,
        action: AnyAction,
        change: OrderChange[AnyOrder],
        *,
        now: float,
    ) -> log_entries.LogEntry:
        """Give an order of a bot; one that changes nothing is a fault."""
        order, on = change
        if (order in playing.info.orders.kept_by_rules(playing.game, seat.number)) == on:
            raise CommandRefused(RefusalCode.BAD_ORDER)
        actions = playing.act(seat.number, [action])
        return log_entries.Ordered(  # a person whose seat the bot plays is notified
            at=now, who=seat.who, seat=seat.number, order=order, on=on, actions=actions
        )
