"""What the classes of all games share: a state in memory, its history, and undo."""

from __future__ import annotations

import secrets
from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import (
    Any,
    ClassVar,
    Generic,
    Literal,
    NamedTuple,
    Protocol,
    Self,
    TypeVar,
    cast,
    overload,
)

from typing_extensions import override

from magnate import chance as chances
from magnate.chance import Place
from magnate.engine.editions import RULES_VERSION
from magnate.engine.events import Event, Events
from magnate.engine.history import Entry, Step, packed, unpacked
from magnate.engine.refusals import IllegalAction, Refusal
from magnate.engine.setup import USUAL, Setup
from magnate.engine.views import Kept, Outcome, View
from magnate.kernel import (
    KernelEntry,
    KernelError,
    Mode,
    Schema,
    allocate,
    field,
    read,
    table_mode,
    take_events,
    write,
)
from magnate.kernel.frames import Stacked

Seed = int | str | bytes | None
Chance = Literal["seeded", "given"]
S = TypeVar("S", bound=Schema)
A = TypeVar("A")
E = TypeVar("E", bound=Event)
EditionT = TypeVar("EditionT")
V = TypeVar("V")


class Awaiting(Stacked, Protocol):
    """The fields that the state of every game has."""

    players: int
    awaits: int
    asked: int


class Kernel(NamedTuple, Generic[S]):
    """The parts of a game's rules that its class uses."""

    state: type[S]
    scratch: type[Schema]
    chance: range  # the values of `awaits` that mean an outcome of chance
    over: int
    start: KernelEntry[[list[S], Any, int, int], None]
    apply: KernelEntry[[list[S], Any, int, Any], None]
    refusal: KernelEntry[[list[S], Any, int, Any], int]


class Game(ABC, Generic[S, A, E, EditionT]):
    """A state in memory with its history; a subclass adds the rules of a game.

    Outcomes of chance are drawn automatically from `seed`, or with `chance="given"` they are
    awaited as actions.
    """

    game_name: ClassVar[str]  # as the registry in `magnate.games` knows it
    kernel: ClassVar[Kernel[Any]]
    action: ClassVar[type]
    chance_action: ClassVar[type]  # these belong to no seat
    lasting: ClassVar[tuple[type, ...]] = ()
    """Actions that stay in force when earlier ones are undone: standing orders."""
    edition: EditionT
    names: tuple[str, ...]
    start_position: str | None = None
    setup: Setup = USUAL
    _plain: S | None
    _views: dict[int | None, Any]  # by seat, without the log

    @abstractmethod
    def __init__(
        self,
        players: int | Sequence[str],
        edition: str | Path | EditionT,
        *,
        seed: Seed = None,
        chance: Chance = "seeded",
        options: Mapping[str, object] | None = None,
    ) -> None:
        """Start a game: call `_prepare`, check the number of players, then call `_start`."""

    @property
    @abstractmethod
    def awaits(self) -> str:
        """What the game awaits: a decision, an outcome of chance, or nothing once it is over."""

    @abstractmethod
    def legal_actions(self) -> LegalActions[A]:
        """Return the legal actions of the seat to act, or all outcomes while chance is awaited."""

    @abstractmethod
    def view(self, seat: int | None = None, *, since: int = 0) -> View:
        """Return what a seat, or a spectator, may know.

        The log starts at an index of `events` and omits what this reader may not know.
        """

    def silent_view(self, seat: int | None) -> View:
        """Return what a seat, or a spectator, may know, with an empty log."""
        return self.view(seat, since=len(self.events))

    def visible_log(self, seat: int | None, *, since: int) -> Sequence[Event]:
        """Return the events from index `since` on that a seat, or a spectator, may know."""
        return self.view(seat, since=since).log

    @abstractmethod
    def outcome(self) -> Outcome | None:
        """Return how the game ended, or None if it has not."""

    @abstractmethod
    def position(self) -> str:
        """Return the state and the setup as text that `from_position` reads."""

    def state_text(self) -> str:
        """Return the position without the setup; the hashes of a record are taken of it."""
        return self.position()

    @staticmethod
    @abstractmethod
    def _read_position(text: str, rules_version: int) -> tuple[S, EditionT, Setup]:
        """Return the state, the edition and the setup of a position."""

    @abstractmethod
    def _memory_of_edition(self, mode: Mode) -> list[Any]:
        """Encode the edition for the kernel."""

    @abstractmethod
    def _parse(self, text: str) -> A:
        """Return the action that a line of notation means."""

    @abstractmethod
    def _row(self, action: A, seat: int) -> list[int]:
        """Encode an action of a seat (counted from 0) for the kernel."""

    @abstractmethod
    def _refusal(self, code: int, action: A) -> Refusal | None:
        """Return the refusal for a code of the kernel, or None if the action is allowed."""

    @abstractmethod
    def _not_for_a_seat(self) -> Refusal:
        """Return the refusal for a seat that tries to act for chance; it reveals nothing hidden."""

    @abstractmethod
    def _decode(self, rows: Iterable[tuple[int, ...]], s: S) -> list[E]:
        """Convert the kernel's event rows into typed events."""

    @abstractmethod
    def _outcome_at(self, key: bytes, place: Place) -> A:
        """Return the awaited outcome of chance that a key determines at a place."""

    def _prepare(self, seed: Seed, chance: str) -> None:
        if chance not in ("seeded", "given"):
            raise ValueError(f"chance={chance!r}: expected 'seeded' or 'given'")
        if chance == "given" and seed is not None:
            raise ValueError("a seed and chance='given' contradict each other")
        self._mode = table_mode()
        self._table = self._memory_of_edition(self._mode)
        self._states: list[S] = allocate(self.kernel.state, 1, self._mode, log=True)
        self._forget()
        self._kept = Kept()
        self._allocate_scratch()
        self.seed = (
            None if chance == "given" else seed if seed is not None else secrets.token_hex(16)
        )
        self._key = None if self.seed is None else chances.key_of(self.seed)
        self._steps: list[Step[A]] = []
        self._drawn: Counter[type] = Counter()  # outcomes in the current history
        self._ever_drawn: Counter[type] = Counter()  # including undone ones
        self._branch = 0  # how often outcomes were undone
        self.entries: list[Entry[A]] = []
        self.events: Events[E] = Events()

    def _allocate_scratch(self) -> None:
        self._scratches: list[Any] = allocate(self.kernel.scratch, 1, self._mode)
        self._action = field(self._scratches, 0, "action")
        self._codes = field(self._scratches, 0, "codes")

    def _start(self, players: int | Sequence[str]) -> None:
        count = players if isinstance(players, int) else len(players)
        self.names = checked_names(None if isinstance(players, int) else players, count)
        self.kernel.start.at(self._mode)(self._states, self._table, 0, count)
        self._collect_events()
        self._draw_chance()
        self._first = len(self._steps)  # undo stops here: the setup belongs to no decision

    @classmethod
    def from_position(
        cls,
        text: str,
        *,
        seed: Seed = None,
        chance: Chance = "seeded",
        names: Sequence[str] | None = None,
        rules_version: int = RULES_VERSION,
    ) -> Self:
        """Return a game that continues from a position in text form.

        `rules_version` is needed for old positions: the text does not contain it.
        """
        state, edition, setup = cls._read_position(text, rules_version)
        game = cls.__new__(cls)  # __init__ would start a new game
        game.edition = edition
        game.setup = setup
        game.start_position = text
        game._prepare(seed, chance)
        game.names = checked_names(names, cast(Awaiting, state).players)
        game._put(state)
        game.events.extend(game._decode(state.log or [], state))
        game._draw_chance()
        game._first = len(game._steps)
        return game

    @property
    def state(self) -> S:
        """The state as plain numbers; read-only."""
        if self._plain is None:
            self._plain = read(cast("type[S]", self.kernel.state), self._states, 0)
        return self._plain

    @property
    def _now(self) -> Awaiting:
        now: Any = self._plain or self.state
        awaiting: Awaiting = now
        return awaiting

    def _put(self, state: S) -> None:
        write(self._states, 0, state)
        self._forget()

    def _forget(self) -> None:
        """Drop everything derived from the previous state."""
        # Interpreted, a state in memory is a plain object already.
        self._plain = self._states[0] if self._mode == "interpreted" else None
        self._views = {}

    @property
    def players(self) -> int:
        """The number of seats."""
        return len(self.names)

    @property
    def seat(self) -> int | None:
        """The seat to act, counted from 1; None while chance is awaited and at the end."""
        return None if self.awaits_chance or self.is_over else self._now.asked + 1

    @property
    def awaits_chance(self) -> bool:
        """Whether an outcome of chance is awaited."""
        return self._now.awaits in self.kernel.chance

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self._now.awaits == self.kernel.over

    def decision_key(self) -> tuple[object, ...]:
        """Return a key that identifies the current decision.

        It stays the same while other seats act out of turn.
        """
        s = self._now
        return s.awaits, s.asked, tuple(tuple(frame) for frame in s.frames[: s.depth])

    def _read(self, action: A | str) -> A:
        return self._parse(action) if isinstance(action, str) else action

    def _write_row(self, action: A, seat: int | None) -> None:
        asked = self._now.asked if seat is None else seat - 1
        self._action[:] = self._row(action, asked)

    def why_not(self, action: A | str, *, seat: int | None = None) -> Refusal | None:
        """Return why an action is not legal now, or None if it is.

        `seat` is the seat that wants to act, by default the seat to act.
        """
        action = self._read(action)
        if isinstance(action, self.chance_action) and seat is not None:
            return self._not_for_a_seat()
        self._write_row(action, seat)
        code = self.kernel.refusal.at(self._mode)(self._states, self._table, 0, self._scratches)
        return self._refusal(int(code), action)

    def play(self, action: A | str, *, seat: int | None = None) -> Events[E]:
        """Carry out an action and the chance that follows it, and return the events.

        An illegal action raises IllegalAction and changes nothing.
        """
        action = self._read(action)
        refused = self.why_not(action, seat=seat)
        if refused:
            raise IllegalAction(action, refused)
        before = len(self.events)
        self._apply_row(action, seat)
        self._draw_chance()
        return self.events[before:]

    def _recorded(self, action: A) -> A:
        """Return the action whose row was just written, as the history keeps it."""
        return action

    def _apply_row(self, action: A, seat: int | None = None) -> None:
        """Carry out an action whose row was just written."""
        action, drawn = self._recorded(action), self.awaits_chance
        acting = None if isinstance(action, self.chance_action) else seat or self._now.asked + 1
        entry, before = Entry(acting, action), packed(self.state) if acting else b""
        self.kernel.apply.at(self._mode)(self._states, self._table, 0, self._scratches)
        latest = self._latest() if isinstance(action, self.lasting) else len(self._steps) + 1
        self._steps.append(Step(entry, before, len(self.events), drawn, latest))
        self.entries.append(entry)
        if drawn:
            self._drawn[type(action)] += 1
            self._ever_drawn[type(action)] += 1
        self._collect_events()

    def _latest(self) -> int:
        """Return the number of steps up to the latest one that is not lasting."""
        return self._steps[-1].latest if self._steps else 0

    def _collect_events(self) -> None:
        self._forget()
        if self._now.fault:
            raise KernelError(f"the rules failed with fault {self._now.fault}")
        self.events.extend(self._decode(take_events(self._states, 0), self.state))

    def _draw_chance(self) -> None:
        """Draw seeded outcomes until a decision is awaited; an undo does not change them."""
        while self._key is not None and self.awaits_chance:
            outcome = self._outcome_at(self._key, Place(self._drawn))
            self._write_row(outcome, None)
            self._apply_row(outcome)

    def next_chance(self, key: bytes) -> A:
        """Return the next outcome that a key determines, for a game with given chance.

        Undone outcomes count, and change the order of what is drawn without replacement. Otherwise
        players could undo a decision and know what comes next.
        Raises ValueError if no outcome of chance is awaited.
        """
        if not self.awaits_chance:
            raise ValueError("no outcome of chance is awaited")
        return self._outcome_at(key, Place(self._ever_drawn, self._branch))

    def undo(self) -> A:
        """Undo the last decision, with what chance and the table did after it, and return it."""
        last = len(self._steps) - 1
        while last >= self._first and self._steps[last].entry.seat is None:
            last -= 1
        if last < self._first:
            raise ValueError("there is no decision to undo")
        undone, self._steps[last:] = self._steps[last:], []
        self._take_back([type(step.entry.action) for step in undone if step.drawn])
        first = undone[0]
        self._put(unpacked(first.state, cast("type[S]", self.kernel.state)))
        self.events.truncate(first.events)
        entry = first.entry
        # Records keep undone actions, so the undo is an entry of its own.
        self.entries.append(Entry(entry.seat, None))
        assert entry.action is not None
        return entry.action

    def _take_back(self, outcomes: list[type]) -> None:
        self._drawn.subtract(outcomes)
        self._branch += bool(outcomes)

    def copy(self) -> Self:
        """Return an independent game in the same state."""
        twin = type(self).__new__(type(self))
        twin.__dict__.update(self.__dict__)  # shares everything; what can change is copied below
        twin._states = allocate(self.kernel.state, 1, self._mode, log=True)
        twin._put(self.state)
        twin._kept = Kept()
        twin._allocate_scratch()
        twin._steps = list(self._steps)
        twin._drawn = self._drawn.copy()
        twin._ever_drawn = self._ever_drawn.copy()
        twin.entries = list(self.entries)
        twin.events = self.events.copy()
        return twin

    def recent(self) -> Iterator[tuple[Step[A], int]]:
        """Iterate over the steps that led here, latest first, each with where its events end.

        Undone and lasting ones are left out; however many there are, they take no time.
        """
        latest = self._latest()
        while latest:
            step = self._steps[latest - 1]
            after = self._steps[latest].events if latest < len(self._steps) else len(self.events)
            yield step, after
            latest = self._steps[latest - 2].latest if latest > 1 else 0

    def history(self) -> tuple[Entry[A], ...]:
        """Return the actions that led here, without undone ones."""
        return tuple(step.entry for step in self._steps)

    def checked_seat(self, seat: int | None) -> int | None:
        """Return the seat if the game has it (None is a spectator); else raise ValueError."""
        if seat is not None and not 1 <= seat <= self.players:
            raise ValueError(f"seat {seat}: expected 1 to {self.players}")
        return seat

    def _view_once(self, seat: int | None, make: Callable[[], V]) -> V:
        """Return the view of a seat without its log, built once per state."""
        if seat not in self._views:
            self._views[seat] = make()
        view: V = self._views[seat]
        return view

    def _checked_since(self, since: int) -> int:
        if since < 0:
            raise ValueError(f"since={since}: expected an index of the events, 0 or more")
        return since


class LegalActions(Sequence[A]):
    """The legal actions of a seat; `in` is exact for any action, listed or not."""

    def __init__(
        self, game: Game[Any, A, Any, Any], actions: list[A], *, seat: int | None = None
    ) -> None:
        self._game = game
        self._actions = actions
        self._seat = seat

    @overload
    def __getitem__(self, index: int) -> A: ...
    @overload
    def __getitem__(self, index: slice) -> list[A]: ...
    @override
    def __getitem__(self, index: int | slice) -> A | list[A]:
        return self._actions[index]

    @override
    def __iter__(self) -> Iterator[A]:
        return iter(self._actions)

    @override
    def __len__(self) -> int:
        return len(self._actions)

    @override
    def __contains__(self, action: object) -> bool:
        """Return whether an action, or its notation, is legal in the game's current state."""
        if not isinstance(action, str | self._game.action):
            return False
        try:
            return self._game.why_not(cast("A | str", action), seat=self._seat) is None
        except ValueError:
            return False

    @override
    def __repr__(self) -> str:
        return f"<{len(self)} legal: {', '.join(map(str, self._actions))}>"


def checked_names(names: Sequence[object] | None, count: int) -> tuple[str, ...]:
    """Return a name for each seat; an unusable name raises ValueError."""
    if names is None:
        return tuple(f"Player {seat}" for seat in range(1, count + 1))
    if len(names) != count:
        raise ValueError(f"{len(names)} names for {count} seats")
    return tuple(_checked_name(name) for name in names)


def _checked_name(name: object) -> str:
    if isinstance(name, str) and name.strip():
        return name
    raise ValueError(f"{name!r} is not a name: expected text that is not empty")
