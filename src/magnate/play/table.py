"""One game at a table: seats, clocks, orders, undo, chance and bots, without I/O.

Everything that happens is a log entry. A command creates entries, which are stored before anyone is
notified; the same entries rebuild the same table. Times are arguments, in seconds since the epoch.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import TYPE_CHECKING, Final, Literal, NamedTuple

from magnate.engine.editions import RULES_VERSION
from magnate.engine.game_info import Claim
from magnate.games import game_info

from . import log_entries
from .bots import Bot, Bots
from .clockwork import Clockwork
from .log_entries import LogEntry, Opened
from .playing import Playing, SeatAction
from .remembered import RememberedCommands
from .seats import IN_EVERY_GAME, STANDS_IN, Seat
from .settings import edition_of
from .start import Start

if TYPE_CHECKING:
    from magnate.games import AnyGame

Status = Literal["waiting", "running", "paused", "over", "ended"]
MOST_CHAT: Final = 200
"""Chat messages in memory, the latest ones; the log has all."""
MOST_WATCHERS: Final = 200
"""Spectators in memory; the first ones are forgotten."""
MOST_ASIDES: Final = 20_000
MOST_ASIDES_OF_PERSON: Final = 5_000
"""Log entries beside the game; beyond this, people can only play on."""
MINUTE: Final = 60


class Actor(NamedTuple):
    """The person who gives a command: their id, which is secret, and their name."""

    who: str
    name: str


class OlderChat(NamedTuple):
    """Some consecutive chat messages of a log that nobody is shown any more."""

    messages: int


class Proposal(NamedTuple):
    """A proposal to the other players; those in `agreed` have agreed."""

    number: int
    seat: int
    what: log_entries.ProposalKind
    decisions: int
    agreed: frozenset[int]


class Table:
    """A table, rebuilt from its entries; `seq` counts all of them, `n` those that everyone sees.

    `game` is a game with given chance that was created elsewhere, new or not: it continues with
    the chance of this table. Its names and edition count, and the log alone does not rebuild it.
    """

    _charged = 0  # the decision for which a seat is charged
    _window = 0
    _decides_again: int | None = None

    def __init__(
        self, table_id: str, opened: Opened, bots: Bots, *, game: AnyGame | None = None
    ) -> None:
        self.id = table_id
        self.settings = opened.settings
        self.host = opened.who
        self.edition = game.edition if game else edition_of(opened.settings, opened.rules_version)
        self.info = game_info(opened.settings.game)
        self.seats = [Seat(number) for number in range(1, len(opened.settings.seats) + 1)]
        for seat, bot in zip(self.seats, opened.settings.seats, strict=True):
            if bot is not None:
                seat.seat_bot(bot, self._names())
        self.start = Start(opened.seed, self.seats, opened.settings.clock)
        self._brought = game
        self.playing: Playing | None = None
        self.clock = Clockwork(opened.settings.clock, len(self.seats))
        self.proposal: Proposal | None = None
        self.proposals = 0
        self.chat: list[tuple[int, log_entries.Chatted]] = []
        self.watchers: dict[str, str] = {}
        self.rematch: str | None = None
        self.called_off_by: log_entries.CalledOffBy | None = None
        self.is_rated = True
        self.started_at = 0.0
        self.claims_at: dict[Claim, float] = {}  # on a live clock: when a rent could be claimed
        self.held: set[int] = set()  # the seats that have held the dice in this window
        self.seq = 1
        self.n = 1
        self.at = opened.at
        self.bots = bots.names_for(opened.settings.game)
        self._make_bot = bots.make
        self._bots: dict[int, tuple[str, Bot]] = {}
        self._done = RememberedCommands()
        self._asides = 0
        self._asides_of: Counter[str] = Counter()

    @classmethod
    def of(cls, table_id: str, log: Iterable[LogEntry | OlderChat], bots: Bots) -> Table:
        """Return the table rebuilt from its stored log, which may lack older chat."""
        stored = iter(log)
        opened = next(stored, None)
        if not isinstance(opened, Opened):
            raise ValueError(f"table {table_id}: its log does not begin with its opening")
        if not 1 <= opened.rules_version <= RULES_VERSION:
            raise ValueError(
                f"table {table_id} was played under version {opened.rules_version} of the rules;"
                f" this release knows versions 1 to {RULES_VERSION}"
            )
        table = cls(table_id, opened, bots)
        for entry in stored:
            if isinstance(entry, OlderChat):
                table.skip(entry)
            else:
                table.apply(entry)
        return table

    @property
    def game(self) -> AnyGame:
        """The game, which must have begun."""
        assert self.playing is not None
        return self.playing.game

    @property
    def status(self) -> Status:
        """Whether the table waits for players, is running, is paused, or is done."""
        if self.called_off_by:
            return "ended"
        if self.playing is None:
            return "waiting"
        if self.playing.game.is_over:
            return "over"
        return "running" if self.clock.paused_at is None else "paused"

    @property
    def is_done(self) -> bool:
        """Whether the game is over or was called off, so that nothing is secret any more."""
        playing = self.playing
        return self.called_off_by is not None or (playing is not None and playing.game.is_over)

    def seat_of(self, who: str) -> Seat | None:
        """Return the seat of a person, or None."""
        if who:
            for seat in self.seats:
                if seat.who == who:
                    return seat
        return None

    def is_host(self, who: str) -> bool:
        """Return whether a person opened the table."""
        return bool(who) and who == self.host

    def may_view(self, who: str) -> bool:
        """Tell whether a person may see the game: a player, the host, or a spectator."""
        open_to_all = self.settings.watchers or self.is_done
        return open_to_all or self.is_host(who) or self.seat_of(who) is not None

    def done(self, actor: Actor, command_id: str) -> int | None:
        """Return the table's number after a command that was already carried out, or None."""
        return self._done.number_after(actor.who, command_id)

    def has_room_for_asides(self, who: str) -> bool:
        """Return whether a person may add to the log what is not part of the game."""
        of_person = self._asides_of[who]  # a missing count is 0 and is not stored
        return self._asides < MOST_ASIDES and of_person < MOST_ASIDES_OF_PERSON

    def players(self) -> list[Seat]:
        """Return the seats in which people are still in the game."""
        return [seat for seat in self.seats if seat.has_player and not self._is_bankrupt(seat)]

    def _names(self) -> set[str]:
        return {seat.name for seat in self.seats}

    def _is_bankrupt(self, seat: Seat) -> bool:
        return self.playing is not None and self.info.is_out(self.game, seat.number)

    def apply(self, entry: LogEntry) -> None:
        """Apply a stored entry."""
        playing = self.playing
        match entry:
            case log_entries.Started(actions=actions, scheme=scheme):
                self.set_up(scheme)
                assert self.playing
                self.playing.follow(actions)
            case log_entries.Undone(decisions=decisions):
                assert playing
                playing.take_back(decisions)
            case log_entries.Played(actions=actions) | log_entries.Ordered(actions=actions):
                assert playing
                playing.follow(actions)
            case log_entries.Resigned(actions=actions):
                assert playing
                playing.follow(actions)
        self.note(entry)

    def note(self, entry: LogEntry) -> None:
        """Apply a log entry except its actions, which were already played."""
        self.seq += 1
        self.n += not isinstance(entry, log_entries.PRIVATE)
        # Before `at` moves on: the gap to the previous entry is the time without a server.
        if isinstance(entry, log_entries.Reopened):
            self._skip(entry.at - self.at)
        self.at = max(self.at, entry.at)
        self._seat(entry)
        if self.playing is None:
            self.start.note(entry)
        self._settle(entry)
        self._remember(entry)
        # Last, because it depends on the seats and on the state set above.
        self._ask(entry)

    def skip(self, chat: OlderChat) -> None:
        """Count chat messages of the log as if they had been applied."""
        self.seq += chat.messages
        self.n += chat.messages
        self._asides += chat.messages

    def _remember(self, entry: LogEntry) -> None:
        """Remember the command of an entry, if it had one."""
        if not entry.id:
            return
        if not isinstance(entry, log_entries.Watched):
            self._done.add(entry.who, entry.id, self.n)
        if isinstance(entry, log_entries.ASIDES):
            self._asides += 1
            self._asides_of[entry.who] += 1

    def _seat(self, entry: LogEntry) -> None:
        """Change who sits where, and the private settings of a seat."""
        match entry:
            case log_entries.Sat():
                seat = self.seats[entry.seat - 1]
                seat.sit(entry.who, entry.name, hours=entry.hours)
                seat.commitment, seat.nonce = entry.commitment, entry.nonce
                self.watchers.pop(entry.who, None)
            case log_entries.Taken():
                # The nonce stays: it is part of the key that the game's chance is drawn from.
                self.seats[entry.seat - 1].sit(entry.who, entry.name, hours=entry.hours)
                self.watchers.pop(entry.who, None)
            case log_entries.Committed():
                seat = self.seats[entry.seat - 1]
                seat.commitment, seat.nonce = entry.commitment, ""
            case log_entries.Revealed():
                self.seats[entry.seat - 1].nonce = entry.nonce
            case log_entries.Stood():
                self.seats[entry.seat - 1].stand()
            case log_entries.Filled():
                self.seats[entry.seat - 1].seat_bot(entry.bot, self._names())
            case log_entries.Left():
                seat = self.seats[entry.seat - 1]
                seat.sits_in, seat.for_good = True, entry.for_good
            case log_entries.Returned():
                self.seats[entry.seat - 1].sits_in = False
            case log_entries.Resigned():
                seat = self.seats[entry.seat - 1]
                seat.resigned, seat.for_good = True, True
                seat.is_out = entry.to == "bank"
            case log_entries.Ordered(order=order) if not order.by_rules:
                seat = self.seats[entry.seat - 1]
                seat.orders = (
                    seat.orders.given(order) if entry.on else seat.orders.taken_back(order)
                )
            case log_entries.Muted():
                muted = self.seats[entry.seat - 1].muted
                muted.add(entry.other) if entry.on else muted.discard(entry.other)

    def _settle(self, entry: LogEntry) -> None:
        """Change the state of the whole table."""
        match entry:
            case log_entries.Started():
                self.started_at = entry.at
            case log_entries.Proposed():
                self.proposals += 1
                agreed = frozenset({entry.seat})
                self.proposal = Proposal(
                    self.proposals, entry.seat, entry.what, entry.decisions, agreed
                )
            case log_entries.Answered():
                self._answer(entry)
            case log_entries.Paused():
                self.clock.pause(entry.at)
                self.proposal = None
            case log_entries.Resumed():
                self._resume(entry.at)
            case log_entries.Held():
                self._hold(entry)
            case log_entries.Chatted():
                self.chat = [*self.chat[1 - MOST_CHAT :], (self.n, entry)]
            case log_entries.Watched():
                self.watchers[entry.who] = entry.name
                if len(self.watchers) > MOST_WATCHERS:
                    del self.watchers[next(iter(self.watchers))]
            case log_entries.Rematched():
                self.rematch = entry.table
            case log_entries.Ended():
                self.called_off_by = entry.by
                self.proposal = None
            case log_entries.Left() | log_entries.Resigned():
                self.proposal = None  # the remaining players may propose again
            case log_entries.Undone(agreed=True):
                self.is_rated = False  # a decision was made with knowledge of what followed
                self.proposal = None
            case log_entries.Played() | log_entries.Undone() if (
                self.proposal and self.proposal.what == "undo"
            ):
                self.proposal = None  # it was about an earlier moment, or has been carried out

    def _skip(self, seconds: float) -> None:
        """Do not count some time; a paused game is not charged anyway."""
        self.start.skip(seconds)
        if self.clock.paused_at is None:
            self.clock.skip(seconds)
            self.started_at += seconds

    def _answer(self, entry: log_entries.Answered) -> None:
        if self.proposal is None:
            return
        if entry.agrees:
            self.proposal = self.proposal._replace(agreed=self.proposal.agreed | {entry.seat})
        else:
            self.proposal = None

    def _resume(self, at: float) -> None:
        paused = at - (self.clock.paused_at or at)
        self.started_at += paused
        self.claims_at = {claim: since + paused for claim, since in self.claims_at.items()}
        self.clock.resume(at)

    def _hold(self, entry: log_entries.Held) -> None:
        if entry.on:
            self.held.add(entry.seat)
            self.clock.hold(entry.seat, entry.at)
        else:
            self.clock.let_go(entry.at)

    def _ask(self, entry: LogEntry) -> None:
        """Start the clock of the seat to act if the decision, or its player, is new."""
        if self.playing is None:
            return
        if self.playing.window != self._window:
            self._window = self.playing.window
            self.clock.rest()
            self.held.clear()
        if self.is_done:
            self.clock.ask(None, entry.at)
            return
        self._note_claims(entry.at)
        self._note_undo(entry)
        back = (
            isinstance(entry, log_entries.Returned | log_entries.Taken)
            and entry.seat == self.clock.asked
        )
        if back or self.playing.decision != self._charged:
            self._charged = self.playing.decision
            decides_from = self.roll_allowed_at() if self.dice_rest() else 0.0
            again = self.game.seat == self._decides_again and not back
            self.clock.ask(self.game.seat, entry.at, decides_from=decides_from, again=again)

    def _note_undo(self, entry: LogEntry) -> None:
        """Note which seat decides again: an undo gives it no new time for the same decision."""
        match entry:
            case log_entries.Undone():
                self._decides_again = None if entry.agreed else entry.seat
            case log_entries.Played(actions=actions):
                if any(seat != self._decides_again for seat, _ in actions):
                    self._decides_again = None

    def _note_claims(self, at: float) -> None:
        """Note from when each open rent can be claimed: when the game waits for a roll (M-S-33)."""
        dice = self.info.dice
        if dice is None or self.clock.live is None or not dice.rest(self.game):
            return
        self.claims_at = {claim: self.claims_at.get(claim, at) for claim in dice.claims(self.game)}

    def dice_rest(self) -> bool:
        """Return whether the game waits for a roll, so that every seat may act."""
        return self.info.dice is not None and self.info.dice.rest(self.game)

    def set_up(self, scheme: int) -> None:
        """Set the game up; its chance is derived from the seed and all nonces."""
        game = self._brought
        if game is None:
            names = [seat.name for seat in self.seats]
            game = self.info.begin(names, self.edition, chance="given")
        self.playing = Playing(game, self.start.settle(scheme))

    def next_order(self, playing: Playing) -> SeatAction | None:
        """Return the action that a standing order makes the seat to act play now, or None."""
        asked = playing.game.seat
        if asked is None or self.seats[asked - 1].driver is not None:
            return None
        orders = self.seats[asked - 1].orders
        if not orders.listed():
            return None
        others = {seat.number: seat.orders for seat in self.seats if seat.driver is None}
        action = self.info.orders.ordered_action(
            orders, playing.game, seat=asked, auction=playing.auction, others=others
        )
        return None if action is None else SeatAction(asked, action)

    def bot_of(self, seat: Seat) -> Bot:
        """Return the bot that decides for a seat."""
        name = seat.driver
        assert name is not None
        if name not in self.bots:  # from an older release, or a game without it
            name = STANDS_IN if STANDS_IN in self.bots else IN_EVERY_GAME
        kept = self._bots.get(seat.number)
        if kept is None or kept[0] != name:
            kept = (name, self._make_bot(name, self.settings.game))
            self._bots[seat.number] = kept
        return kept[1]

    def deadline(self) -> float | None:
        """Return when the time of the seat to act runs out, or None."""
        asked = self.clock.asked
        if self.status != "running" or asked is None:
            return None
        seat = self.seats[asked - 1]
        return None if seat.driver else self.clock.deadline(seat.hours)

    def awaited(self) -> frozenset[int]:
        """Return the seats that the table waits for: to reveal their nonces, or to decide."""
        if self.start_deadline() is not None:
            return frozenset(seat.number for seat in self.start.awaited())
        return frozenset(() if self.clock.asked is None else (self.clock.asked,))

    def start_deadline(self) -> float | None:
        """Return when a seat that has not revealed its nonce loses its place, or None."""
        return self.start.deadline() if self.status == "waiting" else None

    def time_limit(self) -> float | None:
        """Return when the table has to call the time limit, or None (M-S-32)."""
        if self.status != "running":
            return None
        minutes = self.info.minutes_left_to_call(self.game)
        return None if minutes is None else self.started_at + minutes * MINUTE

    def roll_allowed_at(self) -> float:
        """Return when the dice may be rolled: nobody holds them and no rent would be lost."""
        live = self.clock.live
        if live is None or self.info.dice is None:
            return 0.0
        since = [self.claims_at[claim] for claim in self._lapsing()] if self.claims_at else []
        return max([self.clock.held_until, *(at + live.claim_time for at in since)])

    def _lapsing(self) -> list[Claim]:
        """Return the open claims of people that a roll now would void (M-RENT-6)."""
        claims = self.info.dice.lapsing(self.game) if self.info.dice else ()
        return [claim for claim in claims if self.seats[claim.owner - 1].driver is None]
