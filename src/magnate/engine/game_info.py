"""What the rest of the package needs to know about a game. See docs/guides/add-a-game.md.

A game describes itself in its `info.py` with a subclass of `GameInfo`. Everything optional has a
default here, so a small game overrides little. See docs/decisions/0009-game-registry.md.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, Generic, Literal, NamedTuple, TypeVar

import msgspec

from .editions import Edition, Option, Presets
from .events import Event, Events
from .game import Chance, Game, Seed
from .orders import Order, OrderRules
from .refusals import Refusal
from .setup import USUAL, Setup
from .simulation import Statistics
from .views import View

if TYPE_CHECKING:
    from magnate.messages import Catalog

G = TypeVar("G", bound=Game[Any, Any, Any, Any])
EditionT = TypeVar("EditionT", bound=Edition[Any])
V = TypeVar("V", bound=View)
A = TypeVar("A", bound=msgspec.Struct)
E = TypeVar("E", bound=Event)
OwnOrder = TypeVar("OwnOrder", bound=Order)
Effect = TypeVar("Effect")


class Standing(NamedTuple):
    """The rank of each seat, 1 for the best, and its wealth; the game may be unfinished."""

    ranks: tuple[int, ...]
    amounts: tuple[int, ...]


class Decision(NamedTuple, Generic[A]):
    """A decision that a seat made: the packed state before it, and the events it caused."""

    seat: int
    action: A
    before: bytes
    events: Sequence[Event]


class UndoRules(Generic[G, A]):
    """What a seat may undo at a table without asking the others."""

    final: tuple[type[A], ...] = ()
    """Actions that can never be undone."""

    def reveals(self, game: G, decision: Decision[A]) -> bool:
        """Return whether a decision may have revealed something hidden to somebody.

        Outcomes of chance always do; this method is about everything else.
        """
        return False


class Claim(NamedTuple):
    """A payment that a seat may still claim from another, and what for."""

    owner: int
    debtor: int
    lot: str


class DiceRules(ABC, Generic[G, A]):
    """For a game in which everybody may act until the seat to act rolls the dice.

    The table gives the others time to do so: open claims are protected for a while (M-S-33), and a
    seat may hold the dice (M-S-34).
    """

    roll: type[A]
    """The action that rolls."""
    rolled: type[Event]
    """The event of the roll, which closes whatever was still open."""

    @abstractmethod
    def rest(self, game: G) -> bool:
        """Return whether the game waits for a roll."""

    @abstractmethod
    def claims(self, game: G) -> Sequence[Claim]:
        """Return the open claims."""

    @abstractmethod
    def lapsing(self, game: G) -> Sequence[Claim]:
        """Return the open claims that a roll now would void."""


class Trading(ABC, Generic[G, E]):
    """For a game with auctions and offers; the table numbers them for use in commands."""

    auction_began: type[Event]

    @abstractmethod
    def auction_is_open(self, game: G) -> bool:
        """Return whether bids are awaited."""

    @abstractmethod
    def offering_seat(self, event: E) -> int | None:
        """Return the seat whose offer an event announces, or None for any other event."""

    @abstractmethod
    def open_offers(self, game: G) -> Collection[int]:
        """Return the seats that have an open offer."""


class GameInfo(ABC, Generic[G, EditionT, V, A, E, OwnOrder, Effect]):
    """A game's entry in the registry."""

    name: str
    """The name in records, settings, URLs and commands. It never changes."""
    game: type[G]
    edition: type[EditionT]
    editions: Presets[EditionT]
    """The editions that come with the game, the usual one first."""
    view: type[V]
    setup: type[Setup] = Setup
    """What players choose before the game, apart from its edition; records store it."""
    amount: Literal["money", "fortune"] = "money"
    """What tournaments call the amounts of a standing."""
    recent_events: int = 0
    """The number of latest events passed to bots, which may keep no memory between calls."""
    acts_out_of_turn: bool = False
    """Whether seats other than the seat to act may act too."""
    milestones: tuple[type[E], ...] = ()
    """The events to jump to in the replay of a finished game."""
    with_their_own_command: tuple[type[A], ...] = ()
    """Actions that a table accepts only as a standing order or a resignation."""
    leave: A | None = None
    """The action by which a player leaves the game under its rules, if they provide for it."""
    time_up: A | None = None
    """The action by which the table calls a time limit, if an edition can have one."""
    round_limit: str | None = None
    """The option that limits the rounds of a game, if it might otherwise never end."""
    bounded_amounts: tuple[str, ...] = ()
    """The options with amounts of money that servers bound, because they let a game last."""
    effects: tuple[type[Effect], ...] = ()
    """The types that `preview` returns; none if a preview would reveal something hidden."""
    orders: OrderRules[G, A, OwnOrder]
    undo: UndoRules[G, A]
    dice: DiceRules[G, A] | None = None
    trading: Trading[G, E] | None = None

    def __init__(self) -> None:
        if not hasattr(self, "orders"):
            self.orders = OrderRules()
        if not hasattr(self, "undo"):
            self.undo = UndoRules()

    @abstractmethod
    def parse_action(self, text: str, edition: EditionT) -> A:
        """Return the action that a line of notation means; it may be abbreviated."""

    @abstractmethod
    def sentence(self, event: E, words: Catalog, names: Sequence[str], edition: EditionT) -> str:
        """Return the log sentence for an event; `names` are the players', seat 1 first."""

    @abstractmethod
    def board_text(self, view: V, language: str) -> str:
        """Draw a view as text of at most 80 columns."""

    @abstractmethod
    def standing(self, game: G) -> Standing:
        """Return each seat's rank and wealth, even if the game was stopped before its end."""

    @abstractmethod
    def cash(self, view: V) -> int:
        """Return the money of the view's seat."""

    def worth(self, view: V) -> int | None:
        """Return the total wealth of the view's seat, or None if the seat may not know it now."""
        return self.cash(view)

    def choices(self, view: V) -> Sequence[A]:
        """Return the actions that the view offers its seat.

        A game that defines no random bot gets one that chooses among these.
        """
        raise NotImplementedError(f"{self.name} lists no choices in its views")

    def is_out(self, game: G, seat: int) -> bool:
        """Return whether a seat is out of the game, which continues without it."""
        return False

    def minutes_left_to_call(self, game: G) -> int | None:
        """Return the minutes after which the table must play `time_up`, or None."""
        return None

    def preview(self, game: G, action: A, *, seat: int) -> Effect | None:
        """Return what an action would do, legal or not, or None if there is no effect to show."""
        return None

    def simulate(
        self,
        edition: EditionT,
        *,
        players: int,
        games: int,
        seed: int,
        progress: Callable[[Statistics], None],
    ) -> Statistics:
        """Return the statistics of games between random players in the kernel."""
        raise NotImplementedError(f"{self.name} cannot be simulated")

    @property
    def can_simulate(self) -> bool:
        """Whether `simulate` is implemented."""
        return type(self).simulate is not GameInfo.simulate

    def presets(self) -> tuple[str, ...]:
        """Return the names of the editions that come with the game, the usual one first."""
        return self.editions.names

    def load(self, name_or_path: str | Path) -> EditionT:
        """Return a preset, or the edition in a TOML file."""
        return self.editions.load(name_or_path)

    def preset_in_version(self, name: str, rules_version: int) -> EditionT:
        """Return a preset as it was under a version of the rules."""
        return self.editions.in_version(name, rules_version)

    @property
    def options(self) -> tuple[Option[Any], ...]:
        """The options of the rules, in the order of the ledger."""
        return tuple(self.edition.choices.values())

    def begin(
        self,
        players: Sequence[str],
        edition: EditionT,
        *,
        seed: Seed = None,
        chance: Chance = "seeded",
        setup: Setup = USUAL,
    ) -> G:
        """Return a new game; a game with a `setup` overrides this."""
        return self.game(players, edition, seed=seed, chance=chance)

    def play(self, game: G, action: A, *, seat: int | None) -> Events[E]:
        """Play an action of this game; if it raises IllegalAction, nothing has changed."""
        events: Events[E] = game.play(action, seat=seat)
        return events

    def why_not(self, game: G, action: A, *, seat: int | None) -> Refusal | None:
        """Return why an action of this game is not legal now, or None if it is."""
        return game.why_not(action, seat=seat)
