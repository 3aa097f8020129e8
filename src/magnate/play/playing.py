"""A game under way at a table: actions, the chance after them, and what they answer."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, NamedTuple

from magnate.engine.refusals import IllegalAction
from magnate.games import info_of

from .command_errors import CommandRefused, RefusalCode
from .log_entries import ActionList
from .undoing import free_undos

if TYPE_CHECKING:
    from magnate.games import AnyAction, AnyEvent, AnyGame

_AUCTIONS = 0  # auctions belong to no seat, so they are counted under this number


class SeatAction(NamedTuple):
    """An action that a standing order makes a seat play."""

    seat: int
    action: AnyAction


NextOrder = Callable[["Playing"], SeatAction | None]


class Playing:
    """A game whose chance comes from a key, with numbers for what can be answered.

    A decision, an auction and an offer each have a number that is never reused, not even after an
    undo. A decision keeps its number while other seats act out of turn. `window` counts
    the rolls of the dice: between two of them it stays the same.
    """

    def __init__(self, game: AnyGame, key: bytes) -> None:
        self.game = game
        self.info = info_of(game)
        self._key = key
        self.decision = 0
        self.window = 0
        self._decision_key: tuple[object, ...] = ()
        # By seat, with all auctions at 0: where each one began in the events, and its number.
        self._begun: dict[int, list[tuple[int, int]]] = {}
        self._numbers: Counter[int] = Counter()
        self._numbered = 0  # how many events have been processed

    def begin(self, actions: Sequence[SeatAction]) -> ActionList:
        """Let chance set the game up, then play the orders that the table gives its seats.

        A game that was started elsewhere may already have auctions and offers.
        """
        with _Noting(self) as noting:
            self._draw(self.game)
            for seat, action in actions:
                self.info.play(self.game, action, seat=seat)
        return noting.actions

    def act(
        self, seat: int | None, actions: Sequence[AnyAction], next_order: NextOrder | None = None
    ) -> ActionList:
        """Play actions, all or none, with the chance and the standing orders after them.

        An action that reveals something must be the last one: otherwise the refusal of a later
        action would reveal it without changing anything.
        """
        with _Noting(self) as noting:
            # A single action is atomic by itself; several are tried on a copy, so that a refusal of
            # a later one leaves no trace.
            game = self.game if len(actions) == 1 else self.game.copy()
            for action in actions[:-1]:
                self._play(game, seat, action)
                if seat is None or not free_undos(game, seat, most=1):
                    raise CommandRefused(RefusalCode.MUST_BE_LAST)
            self._play(game, seat, actions[-1])
            self.game = game
            while next_order and (ordered := self._ordered(next_order)):
                self._play(game, ordered.seat, ordered.action)
        return noting.actions

    def _ordered(self, next_order: NextOrder) -> SeatAction | None:
        """Return the next action of a standing order, perhaps for an auction that just began."""
        self._number_events()
        return next_order(self)

    def follow(self, actions: ActionList) -> None:
        """Replay stored actions, chance included."""
        with _Noting(self):
            for seat, text in actions:
                self.game.play(text, seat=seat)

    def take_back(self, decisions: int) -> None:
        """Undo some decisions; standing orders in the state, which are secret, stay in force."""
        with _Noting(self):
            secret: list[tuple[int | None, AnyAction]] = []
            while decisions:
                action = self.game.undo()
                if isinstance(action, self.game.lasting):
                    secret.append((self.game.entries[-1].seat, action))
                else:
                    decisions -= 1
            self._forget_numbers(since=len(self.game.events))
            # They were undone along with the decisions, so they are given again.
            for seat, action in reversed(secret):
                self.info.play(self.game, action, seat=seat)
            self._decision_key = ()

    def parse(self, text: str) -> AnyAction:
        """Return the action of a notation, which may be abbreviated."""
        try:
            return self.info.parse_action(text, self.game.edition)
        except (ValueError, TypeError, OverflowError) as error:
            raise CommandRefused(RefusalCode.NOT_AN_ACTION, detail=str(error)) from None

    def _play(self, game: AnyGame, seat: int | None, action: AnyAction) -> None:
        try:
            self.info.play(game, action, seat=seat)
        except IllegalAction as error:
            reason, clause = str(error.reason), error.clause
            raise CommandRefused(RefusalCode.ILLEGAL, reason=reason, clause=clause) from None
        except (ValueError, TypeError, OverflowError) as error:
            raise CommandRefused(RefusalCode.NOT_AN_ACTION, detail=str(error)) from None
        self._draw(game)

    def _draw(self, game: AnyGame) -> None:
        while game.awaits_chance:
            self.info.play(game, game.next_chance(self._key), seat=None)

    @property
    def auction(self) -> int:
        """The number of the current auction or of the last one; 0 before the first."""
        return self._latest(_AUCTIONS)

    @property
    def offers(self) -> dict[int, int]:
        """The number of the latest offer of each seat that has made one, open or not."""
        return {seat: self._latest(seat) for seat, begun in self._begun.items() if seat and begun}

    def _latest(self, of: int) -> int:
        begun = self._begun.get(of)
        return begun[-1][1] if begun else 0

    def _forget_numbers(self, *, since: int) -> None:
        """Forget what began at this event or later; its numbers are not reused."""
        for begun in self._begun.values():
            while begun and begun[-1][0] >= since:
                begun.pop()
        self._numbered = since

    def auction_is_open(self, number: int) -> bool:
        """Return whether bids are awaited in the auction with a number."""
        trading = self.info.trading
        return trading is not None and number == self.auction and trading.auction_is_open(self.game)

    def offer_is_open(self, seat: int, number: int) -> bool:
        """Return whether the offer of a seat with a number can still be answered."""
        trading = self.info.trading
        latest = self.offers.get(seat) == number
        return latest and trading is not None and seat in trading.open_offers(self.game)

    def note(self, *, by_chance: bool) -> None:
        """Number new auctions and offers, and the decision if it is new."""
        self._number_events()
        key = self.game.decision_key()
        if by_chance or key != self._decision_key:
            self.decision += 1
            self._decision_key = key

    def _number_events(self) -> None:
        for place in range(self._numbered, len(self.game.events)):
            self._number_event(self.game.events[place], place)
        self._numbered = len(self.game.events)

    def _number_event(self, event: AnyEvent, place: int) -> None:
        dice, trading = self.info.dice, self.info.trading
        if dice and isinstance(event, dice.rolled):
            self.window += 1
        if trading and isinstance(event, trading.auction_began):
            self._number(_AUCTIONS, place)
        elif trading and (seat := trading.offering_seat(event)) is not None:
            self._number(seat, place)

    def _number(self, of: int, place: int) -> None:
        self._numbers[of] += 1
        self._begun.setdefault(of, []).append((place, self._numbers[of]))


class _Noting:
    """Notes which entries a block of code adds to a game, and what they began."""

    def __init__(self, playing: Playing) -> None:
        self._playing = playing
        self._entries = len(playing.game.entries)
        self.actions: ActionList = ()

    def __enter__(self) -> _Noting:
        return self

    def __exit__(self, failed: type[BaseException] | None, *_: object) -> None:
        if failed:
            return
        game, time_up = self._playing.game, self._playing.info.time_up
        done = [entry for entry in game.entries[self._entries :] if entry.action is not None]
        self.actions = tuple((entry.seat, str(entry.action)) for entry in done)
        # The table's call of the time limit has no seat either, but leaves the decision open.
        chances = (entry.action for entry in done if entry.seat is None)
        by_chance = any(action != time_up for action in chances)
        self._playing.note(by_chance=by_chance)
