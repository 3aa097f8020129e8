"""A game under way at a table: actions, the chance after them, and what they answer."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from magnate import acquire, monopoly
from magnate.acquire.notation import parse_action as parse_acquire
from magnate.engine.refusals import IllegalAction
from magnate.monopoly.actions import StandingOrder, TimeUp
from magnate.monopoly.events import AuctionBegan, CardWanted, DiceRolled, OfferMade
from magnate.monopoly.notation import parse_action as parse_monopoly

from .command_errors import CommandRefused, Refused
from .log_entries import ActionList
from .undoing import free_undos

Game = Any  # magnate.acquire.Game or magnate.monopoly.Game: the same verbs
Action = acquire.Action | monopoly.Action
_AUCTIONS = 0  # no seat: whose the number of an auction is


class SeatAction(NamedTuple):
    """What a standing order makes a seat do."""

    seat: int
    do: str


NextOrder = Callable[["Playing"], SeatAction | None]


class Playing:
    """A game whose chance comes from a key, with numbers for what can be answered.

    A decision, an auction and an offer each have a number that never means another one, also
    after an undo. A decision keeps its number while others act of their own accord. `window`
    counts the rolls of the dice: between two of them it stays the same.
    """

    def __init__(self, game: Game, key: bytes) -> None:
        self.game = game
        self._key = key
        self.decision = 0
        self.window = 0
        self._question: tuple[object, ...] = ()
        # By seat, with all auctions at 0: where each one began in the events, and its number.
        self._begun: dict[int, list[tuple[int, int]]] = {}
        self._numbers: Counter[int] = Counter()
        self._numbered = 0  # so many events were looked at

    # Moving on

    def begin(self, actions: Sequence[SeatAction]) -> ActionList:
        """Let chance set the game up, then play what the table orders for its seats.

        A game that was begun elsewhere may have auctions and offers already.
        """
        with _Noting(self) as noting:
            self._draw(self.game)
            for seat, do in actions:
                self.game.play(do, seat=seat)
        return noting.actions

    def act(
        self, seat: int | None, actions: Sequence[str], next_order: NextOrder | None = None
    ) -> ActionList:
        """Play actions, all or none, with the chance and the standing orders after them.

        What reveals something must come last: a refusal of what follows it would tell what.
        """
        wanted = [self.read(action) for action in actions]
        with _Noting(self) as noting:
            game = self.game if len(wanted) == 1 else self.game.copy()
            for action in wanted[:-1]:
                self._play(game, seat, action)
                if seat is None or not free_undos(game, seat):
                    raise CommandRefused(Refused.MUST_BE_LAST)
            self._play(game, seat, wanted[-1])
            self.game = game
            while next_order and (ordered := self._ordered(next_order)):
                self._play(game, ordered.seat, self.read(ordered.do))
        return noting.actions

    def _ordered(self, next_order: NextOrder) -> SeatAction | None:
        """Return what an order makes a seat do; one may be for an auction that begins just now."""
        self._number_events()
        return next_order(self)

    def follow(self, actions: ActionList) -> None:
        """Play what was played before, chance included."""
        with _Noting(self):
            for seat, do in actions:
                self.game.play(do, seat=seat)

    def take_back(self, decisions: int) -> None:
        """Take back so many decisions; standing orders, which are secret, hold all the same."""
        with _Noting(self):
            secret: list[SeatAction] = []
            while decisions:
                action = self.game.undo()
                if isinstance(action, StandingOrder):
                    secret.append(SeatAction(self.game.entries[-1].seat, str(action)))
                else:
                    decisions -= 1
            self._forget_numbers(since=len(self.game.events))
            for seat, do in reversed(secret):
                self.game.play(do, seat=seat)
            self._question = ()

    def read(self, text: str) -> Action:
        """Return the action of a notation, which may be a shortened one."""
        try:
            if isinstance(self.game, monopoly.Game):
                return parse_monopoly(text, self.game.edition.board)
            return parse_acquire(text)
        except (ValueError, TypeError, OverflowError) as error:
            raise CommandRefused(Refused.NOT_AN_ACTION, detail=str(error)) from None

    def _play(self, game: Game, seat: int | None, action: Action) -> None:
        try:
            game.play(action, seat=seat)
        except IllegalAction as error:
            reason, clause = str(error.reason), error.clause
            raise CommandRefused(Refused.ILLEGAL, reason=reason, clause=clause) from None
        except (ValueError, TypeError, OverflowError) as error:
            raise CommandRefused(Refused.NOT_AN_ACTION, detail=str(error)) from None
        self._draw(game)

    def _draw(self, game: Game) -> None:
        while game.awaits_chance:
            game.play(game.next_chance(self._key))

    # What can be answered

    @property
    def auction(self) -> int:
        """The number of the auction at hand or of the last one, 0 before there was any."""
        return self._latest(_AUCTIONS)

    @property
    def offers(self) -> dict[int, int]:
        """The number of the latest offer of each seat that has made one, open or not."""
        return {seat: self._latest(seat) for seat, begun in self._begun.items() if seat and begun}

    def _latest(self, of: int) -> int:
        begun = self._begun.get(of)
        return begun[-1][1] if begun else 0

    def _forget_numbers(self, *, since: int) -> None:
        """Forget what began after so many events; its numbers are not used again."""
        for begun in self._begun.values():
            while begun and begun[-1][0] >= since:
                begun.pop()
        self._numbered = since

    def question(self) -> tuple[object, ...]:
        """Return what tells one question to a seat from another."""
        s = self.game.state
        frames = tuple(tuple(frame) for frame in s.frames[: s.depth])
        return (s.awaits, s.asked, frames)

    def note(self, *, by_chance: bool) -> None:
        """Number what has begun, and the question if it is a new one."""
        self._number_events()
        question = self.question()
        if by_chance or question != self._question:
            self.decision += 1
            self._question = question

    def _number_events(self) -> None:
        for place, event in enumerate(self.game.events[self._numbered :], self._numbered):
            if isinstance(event, AuctionBegan):
                self._number(_AUCTIONS, place)
            elif isinstance(event, OfferMade | CardWanted):
                self._number(event.seat, place)
            elif isinstance(event, DiceRolled):
                self.window += 1
        self._numbered = len(self.game.events)

    def _number(self, of: int, place: int) -> None:
        self._numbers[of] += 1
        self._begun.setdefault(of, []).append((place, self._numbers[of]))


class _Noting:
    """Notes, after some entries, what they were and what they began."""

    def __init__(self, playing: Playing) -> None:
        self._playing = playing
        self._entries = len(playing.game.entries)
        self.actions: ActionList = ()

    def __enter__(self) -> _Noting:
        return self

    def __exit__(self, failed: type[BaseException] | None, *_: object) -> None:
        if failed:
            return
        game = self._playing.game
        done = [entry for entry in game.entries[self._entries :] if entry.action is not None]
        self.actions = tuple((entry.seat, str(entry.action)) for entry in done)
        chances = (entry.action for entry in done if entry.seat is None)
        by_chance = any(not isinstance(action, TimeUp) for action in chances)
        self._playing.note(by_chance=by_chance)
