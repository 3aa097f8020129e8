"""The class people use: a game of Monopoly, exact and friendly."""

from __future__ import annotations

import secrets
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Literal, NamedTuple, overload

import msgspec

from magnate import chance as chances
from magnate.kernel import KernelError, allocate, field, heard, read, table_mode, write

from .actions import Action, Chance, DealLot, Dice, DrawCard, from_row
from .edition_table import edition_table
from .editions import Edition, load, option_text
from .effect import Effect, effect_of
from .events import Events
from .heard import typed
from .notation import parse_action
from .offers import PILES, Side
from .position import read_position, write_position
from .reasons import IllegalAction, IllegalSetup, Reason, Refusal, not_for_a_seat, refusal
from .rules import state as k
from .rules.auction import least_bid
from .rules.flow import apply_entry, refusal_entry, start_entry
from .rules.fortune import final_fortune
from .rules.legal import decode_entry, legal_entry
from .rules.reasons import ALLOWED
from .rules.trading import may_give_lot
from .view import AWAITS, ENDINGS, Awaits, Ending, View, make_view

_DIE = 6
_ALL_DICE = tuple(Dice(a, b) for a in range(1, _DIE + 1) for b in range(1, _DIE + 1))


class Entry(NamedTuple):
    """One line of a game's course: an action of a seat, or of chance or the table, or an undo."""

    seat: int | None
    action: Action | None


class _Step(NamedTuple):
    """What undo needs of an action: what it was, the state before, and the events before."""

    entry: Entry
    state: k.State
    events: int


class Outcome(msgspec.Struct, frozen=True):
    """How a game ended: the winners, everyone's money and fortune, and the ranking.

    Who went bankrupt ranks behind all others, the first one last.
    """

    winners: tuple[int, ...]
    money: tuple[int, ...]
    fortunes: tuple[int, ...]
    ranks: tuple[int, ...]
    ending: Ending


class LegalActions(Sequence[Action]):
    """The listed actions of a seat; `in` is exact for any action.

    `bids` has all possible bids; `tradable` has, for each seat, what it could give in a trade.
    Not listed are bids above the least, offers, prices for a jail card, standing orders, leaving,
    and uneven levels where building need not be even.
    """

    def __init__(self, game: Game, seat: int | None, actions: list[Action]) -> None:
        self._game = game
        self._seat = seat
        self._actions = actions

    @property
    def bids(self) -> range | None:
        """The amounts that can be bid now, or None if this seat is not asked to bid."""
        s = self._game.state
        if s.awaits != k.BID or self._seat != s.asked + 1:
            return None
        table = edition_table(self._game.edition, "interpreted")[0]
        return range(least_bid(s, table), s.cash[s.asked] + 1)

    @property
    def tradable(self) -> dict[int, Side]:
        """What each seat could give in a trade: lots, money and jail cards."""
        return tradable(self._game.state, self._game.edition)

    @overload
    def __getitem__(self, index: int) -> Action: ...
    @overload
    def __getitem__(self, index: slice) -> list[Action]: ...
    def __getitem__(self, index: int | slice) -> Action | list[Action]:
        """Return an action, or some."""
        return self._actions[index]

    def __iter__(self) -> Iterator[Action]:
        """Go through all listed actions."""
        return iter(self._actions)

    def __len__(self) -> int:
        """Return how many there are."""
        return len(self._actions)

    def __contains__(self, action: object) -> bool:
        """Tell whether an action, or its notation, is legal in the game as it is now."""
        try:
            return (
                isinstance(action, Action | str)
                and self._game.why_not(action, seat=self._seat) is None
            )
        except ValueError:
            return False

    def __repr__(self) -> str:
        """List the notation of all listed actions."""
        return f"<{len(self)} legal: {', '.join(map(str, self._actions))}>"


class Game:
    """A game of Monopoly.

    `players` is a number or the names of the seats; `edition` a preset's name, a TOML file or an
    `Edition`; `options` changes single options of it. Chance plays by itself from `seed`, or, with
    `chance="given"`, waits for actions such as `dice 3 4`.
    """

    def __init__(
        self,
        players: int | Sequence[str] = 4,
        edition: str | Path | Edition = "brazil",
        *,
        seed: int | str | bytes | None = None,
        chance: Literal["seeded", "given"] = "seeded",
        options: Mapping[str, object] | None = None,
    ) -> None:
        edition = edition if isinstance(edition, Edition) else load(edition)
        self.edition = edition.with_options(**options) if options else edition
        if isinstance(players, str):
            raise ValueError(f"players={players!r}: expected a number or a list of names")
        count = players if isinstance(players, int) else len(players)
        self._prepare(seed, chance)
        check_players(self.edition, count)
        self._start(None if isinstance(players, int) else players, count)

    def _prepare(self, seed: int | str | bytes | None, chance: str) -> None:
        if chance not in ("seeded", "given"):
            raise ValueError(f"chance={chance!r}: expected 'seeded' or 'given'")
        if chance == "given" and seed is not None:
            raise ValueError("a seed and chance='given' contradict each other")
        self._mode = table_mode()
        self._table = edition_table(self.edition, self._mode)
        self._states = allocate(k.State, 1, self._mode, log=True)
        self._plain: k.State | None = None
        self._lend_desk()
        self.seed = (
            None if chance == "given" else seed if seed is not None else secrets.token_hex(16)
        )
        self._key = None if self.seed is None else chances.key_of(self.seed)
        self._steps: list[_Step] = []
        self.entries: list[Entry] = []
        self.events = Events()

    def _lend_desk(self) -> None:
        self._desks = allocate(k.Desk, 1, self._mode)
        self._action = field(self._desks, 0, "action")
        self._codes = field(self._desks, 0, "codes")

    def _start(self, names: Sequence[str] | None, count: int) -> None:
        self.names = _checked_names(names, count)
        start_entry.at(self._mode)(self._states, self._table, 0, count)
        self._hear()
        self._draw_chance()
        self._first = len(self._steps)

    @classmethod
    def from_position(
        cls,
        text: str,
        *,
        seed: int | str | bytes | None = None,
        chance: Literal["seeded", "given"] = "seeded",
        names: Sequence[str] | None = None,
    ) -> Game:
        """Return a game that goes on from a position in text form."""
        state, edition = read_position(text)
        game = cls.__new__(cls)
        game.edition = edition
        game._prepare(seed, chance)
        game.names = _checked_names(names, state.players)
        game._put(state)
        game.events.extend(typed(state.log or [], edition, state.players))
        game._draw_chance()
        game._first = len(game._steps)
        game.start_position = text
        return game

    # What is true now

    start_position: str | None = None

    @property
    def state(self) -> k.State:
        """The state as plain numbers; to be looked at, not changed."""
        if self._plain is None:
            self._plain = read(k.State, self._states, 0)
        return self._plain

    def _put(self, state: k.State) -> None:
        write(self._states, 0, state)
        self._plain = None

    @property
    def players(self) -> int:
        """How many seats there are."""
        return len(self.names)

    @property
    def awaits(self) -> Awaits:
        """What the game awaits: a question to a seat, an outcome of chance, or nothing more."""
        return AWAITS[self.state.awaits]

    @property
    def seat(self) -> int | None:
        """The seat that decides, counted from 1; None while chance is awaited and at the end.

        While the dice rest (`awaits` is "roll") and in a debt, other seats may act too.
        """
        s = self.state
        return None if s.awaits >= k.DICE else s.asked + 1

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.state.awaits == k.OVER

    def outcome(self) -> Outcome | None:
        """Return how the game ended, or None while it runs."""
        s = self.state
        if s.awaits != k.OVER:
            return None
        table = edition_table(self.edition, "interpreted")[0]
        seats = range(s.players)
        fortunes = tuple(final_fortune(s, table, seat) for seat in seats)
        # Those left by their fortunes, then the bankrupt, the last of them first.
        order = [(s.went_out[seat] or s.players, fortunes[seat]) for seat in seats]
        ranks = tuple(1 + sum(other > mine for other in order) for mine in order)
        winners = tuple(seat + 1 for seat in seats if ranks[seat] == 1)
        money = tuple(s.cash[: s.players])
        return Outcome(winners, money, fortunes, ranks, ENDINGS[s.ending])

    # Acting

    def legal_actions(self, *, seat: int | None = None) -> LegalActions:
        """Return the listed actions of a seat, of the one asked if none is named.

        While chance is awaited, all its outcomes.
        """
        s = self.state
        if k.DICE <= s.awaits <= k.DEAL:
            outcomes = list(self._outcomes(s)) if seat is None else []
            return LegalActions(self, seat, outcomes)
        seat = self._checked_seat(seat) or self.seat
        if seat is None:
            return LegalActions(self, None, [])
        count = legal_entry.at(self._mode)(self._states, self._table, 0, seat - 1, self._desks)
        codes = [int(code) for code in self._codes[:count]]
        return LegalActions(self, seat, [self._decoded(seat, code) for code in codes])

    def _decoded(self, seat: int, code: int) -> Action:
        decode_entry.at(self._mode)(self._states, self._table, 0, seat - 1, code, self._desks)
        return from_row([int(number) for number in self._action], self.edition)

    def _outcomes(self, s: k.State) -> Iterator[Action]:
        """Yield all outcomes of chance that are possible now."""
        if s.awaits == k.DICE:
            yield from _ALL_DICE
        elif s.awaits == k.CARD:
            yield from map(DrawCard, self._unseen(s))
        else:
            yield from map(DealLot, self._unowned(s))

    def _unseen(self, s: k.State) -> list[str]:
        """Return the cards of the pile at hand that nobody has seen."""
        pile = s.frames[s.depth - 1][k.PILE]
        cards = self.edition.deck.piles[pile]
        return [card.id for i, card in enumerate(cards) if s.unseen[pile] >> i & 1]

    def _unowned(self, s: k.State) -> list[str]:
        lots = self.edition.board.lots
        return [lot.id for i, lot in enumerate(lots) if s.owner[i] == k.BANK]

    def _checked_seat(self, seat: int | None) -> int | None:
        if seat is not None and not 1 <= seat <= self.players:
            raise ValueError(f"seat {seat}: expected 1 to {self.players}")
        return seat

    def _read(self, action: Action | str) -> Action:
        return parse_action(action, self.edition.board) if isinstance(action, str) else action

    def why_not(self, action: Action | str, *, seat: int | None = None) -> Refusal | None:
        """Return why an action is not legal now, or None if it is.

        `seat` is who wants to act; without it, the seat that is asked.
        """
        action = self._read(action)
        if isinstance(action, Chance) and seat is not None:
            return not_for_a_seat()
        self._write_row(action, seat)
        code = refusal_entry.at(self._mode)(self._states, self._table, 0, self._desks)
        return refusal(int(code), action)

    def _write_row(self, action: Action, seat: int | None) -> None:
        asked = self.state.asked if seat is None else seat - 1
        self._action[:] = action.row(asked, self.edition)

    def play(self, action: Action | str, *, seat: int | None = None) -> Events:
        """Carry out an action and the chance after it, and return what happened.

        An illegal action raises IllegalAction and changes nothing.
        """
        action = self._read(action)
        refused = self.why_not(action, seat=seat)
        if refused:
            raise IllegalAction(action, refused)
        before = len(self.events)
        self._apply(action, seat)
        self._draw_chance()
        return self.events[before:]

    def _apply(self, action: Action, seat: int | None) -> None:
        before = self.state.copy()
        acting = None if isinstance(action, Chance) else seat or before.asked + 1
        entry = Entry(acting, action)
        self._write_row(action, seat)
        apply_entry.at(self._mode)(self._states, self._table, 0, self._desks)
        self._steps.append(_Step(entry, before, len(self.events)))
        self.entries.append(entry)
        self._hear()

    def _hear(self) -> None:
        self._plain = None
        s = self.state
        if s.fault:
            raise KernelError(f"the rules failed with fault {s.fault}")
        self.events.extend(typed(heard(self._states, 0), self.edition, s.players))

    def _draw_chance(self) -> None:
        """Let seeded chance play until a decision is awaited."""
        while self._key is not None and k.DICE <= (s := self.state).awaits <= k.DEAL:
            self._apply(self._chance_action(s, self._key), None)

    def _chance_action(self, s: k.State, key: bytes) -> Action:
        if s.awaits == k.CARD:
            unseen = self._unseen(s)
            return DrawCard(chances.least(key, "card", unseen))
        if s.awaits == k.DEAL:
            return DealLot(chances.least(key, "lot", self._unowned(s)))
        # Counted from what was not taken back: after an undo the dice fall the same again.
        rolls = 1 + sum(isinstance(step.entry.action, Dice) for step in self._steps)
        return _ALL_DICE[chances.below(key, "dice", rolls, len(_ALL_DICE))]

    def undo(self) -> Action:
        """Take back the last decision with the chance after it, and return it."""
        if not any(step.entry.seat for step in self._steps[self._first :]):
            raise ValueError("there is no decision to undo")
        step = self._steps.pop()
        while step.entry.seat is None:
            step = self._steps.pop()
        self._put(step.state)
        self.events.truncate(step.events)
        self.entries.append(Entry(step.entry.seat, None))
        assert step.entry.action is not None
        return step.entry.action

    def copy(self) -> Game:
        """Return an independent game in the same state."""
        twin = type(self).__new__(type(self))
        twin.__dict__.update(self.__dict__)
        twin._states = allocate(k.State, 1, self._mode, log=True)
        twin._put(self.state)
        twin._lend_desk()
        twin._steps = list(self._steps)
        twin.entries = list(self.entries)
        twin.events = Events(self.events)
        return twin

    # Looking

    def history(self) -> tuple[Entry, ...]:
        """Return the actions that led here, without those taken back."""
        return tuple(step.entry for step in self._steps)

    def effect_of(self, action: Action | str, *, seat: int | None = None) -> Effect | None:
        """Return what an action would do now, legal or not; None where there is nothing to tell.

        The id of a lot asks what stopping there costs now.
        """
        lots = {lot.id for lot in self.edition.board.lots}
        wanted = action if action in lots else self._read(action)
        return effect_of(self.state, self.edition, wanted, seat=self._checked_seat(seat))

    def view(self, seat: int | None = None) -> View:
        """Return what a seat may know, or a spectator."""
        seat = self._checked_seat(seat)
        return make_view(self.state, self.edition, names=self.names, events=self.events, seat=seat)

    def position(self) -> str:
        """Return the state as text that `from_position` reads."""
        return write_position(self.state, self.edition)

    def __str__(self) -> str:
        """Draw the board and everyone's holdings as text."""
        from .text import board_text

        return board_text(self.view(self.seat))

    def __repr__(self) -> str:
        """Name the edition, the players and what is awaited."""
        asked = f" of {self.names[self.seat - 1]}" if self.seat else ""
        return f"<monopoly.Game {self.edition.name}, {self.players} players, {self.awaits}{asked}>"

    def _repr_svg_(self) -> str:
        """Draw the board for a notebook."""
        from .svg import board_svg

        return board_svg(self.view(self.seat))


def check_players(edition: Edition, count: int) -> None:
    """Raise IllegalSetup unless the edition is for so many players."""
    if not edition.players_min <= count <= edition.players_max:
        possible = option_text(edition.options()["players"])
        problem = f"{count} players; {edition.name} is for {possible}"
        raise IllegalSetup(problem, Reason.PLAYER_COUNT)


def tradable(s: k.State, edition: Edition) -> dict[int, Side]:
    """Return what each seat could give in a trade now."""
    e = edition_table(edition, "interpreted")[0]
    lots = edition.board.lots
    return {
        seat + 1: Side(
            lots=tuple(
                lots[lot].id
                for lot in range(e.lots)
                if s.owner[lot] == seat and may_give_lot(s, e, seat, lot) == ALLOWED
            ),
            cash=s.cash[seat],
            cards=tuple(name for pile, name in enumerate(PILES) if s.card_holder[pile] == seat),
        )
        for seat in range(s.players)
        if s.alive >> seat & 1
    }


def _checked_names(names: Sequence[object] | None, count: int) -> tuple[str, ...]:
    if names is None:
        return tuple(f"Player {seat}" for seat in range(1, count + 1))
    if len(names) != count:
        raise ValueError(f"{len(names)} names for {count} seats")
    return tuple(_checked_name(name) for name in names)


def _checked_name(name: object) -> str:
    if isinstance(name, str) and name.strip():
        return name
    raise ValueError(f"{name!r} is not a name: expected a text that is not empty")
