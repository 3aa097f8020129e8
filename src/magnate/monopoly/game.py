"""`Game`, the public class for a game of Monopoly."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path

import msgspec
from typing_extensions import override

from magnate import chance as chances
from magnate.engine import game
from magnate.engine.refusals import IllegalSetup, Refusal
from magnate.engine.setup import Setup
from magnate.kernel import Mode

from .actions import Action, Chance, DealLot, Dice, DrawCard, StandingOrder, from_row
from .edition_table import edition_table
from .editions import Edition, Ending, load, option_text
from .event_decoding import decode_events
from .events import Event
from .notation import parse_action
from .offers import PILES, Side
from .pieces import MonopolySetup, Piece, setup_with
from .position import write_position
from .position.reading import PositionReader
from .preview import Effect, effect_of
from .refusals import Reason, not_for_a_seat, refusal
from .rules import state as k
from .rules.auction import least_bid
from .rules.flow import apply_entry, refusal_entry, start_entry
from .rules.fortune import final_fortune
from .rules.legal import decode_entry, legal_entry
from .rules.refusal import DIE_SIDES
from .rules.refusal_codes import ALLOWED
from .rules.trading import may_give_lot
from .view import (
    AWAITS,
    ENDINGS,
    Awaits,
    View,
    public_view,
    seat_view,
    visible_events,
)

_SIDES = range(1, DIE_SIDES + 1)
_ALL_DICE = tuple(Dice(first, second) for first in _SIDES for second in _SIDES)


class Outcome(msgspec.Struct, frozen=True):
    """How a game ended: the winners, everyone's money and fortune, and the ranking.

    Bankrupt seats rank behind all others, the first to go bankrupt last.
    """

    winners: tuple[int, ...]
    money: tuple[int, ...]
    fortunes: tuple[int, ...]
    ranks: tuple[int, ...]
    ending: Ending


class LegalActions(game.LegalActions[Action]):
    """The listed actions of a seat; `in` is exact for any action.

    `bids` has all possible bids; `tradable` has, for each seat, what it could give in a trade.
    Not listed are bids above the lowest, offers, prices for a jail card, standing orders, leaving,
    and uneven levels where building need not be even.
    """

    _game: Game

    @property
    def bids(self) -> range | None:
        """The amounts that can be bid now, or None if it is not this seat's turn to bid."""
        s = self._game.state
        if s.awaits != k.BID or self._seat != s.asked + 1:
            return None
        table = edition_table(self._game.edition, "interpreted")[0]
        return range(least_bid(s, table, s.asked), s.cash[s.asked] + 1)

    @property
    def tradable(self) -> dict[int, Side]:
        """What each seat could give in a trade now; empty when nobody may trade."""
        s = self._game.state
        return tradable(s, self._game.edition) if s.awaits in (k.ROLL, k.DEBT) else {}


class Game(game.Game[k.State, Action, Event, Edition]):
    """A game of Monopoly.

    `players` is a number or the names of the seats; `edition` a preset's name, a TOML file or an
    `Edition`; `options` changes single options of it. `pieces` has a piece for each seat, or None
    for a seat that gets the first free one (M-S-37). Chance is played automatically from `seed`;
    with `chance="given"` the game waits for actions such as `dice 3 4`.
    """

    game_name = "monopoly"
    kernel = game.Kernel(
        state=k.State,
        scratch=k.Scratch,
        chance=range(k.DICE, k.DEAL + 1),
        over=k.OVER,
        start=start_entry,
        apply=apply_entry,
        refusal=refusal_entry,
    )
    action = Action
    chance_action = Chance
    lasting = (StandingOrder,)
    setup: MonopolySetup = MonopolySetup()

    def __init__(
        self,
        players: int | Sequence[str] = 4,
        edition: str | Path | Edition = "brazil",
        *,
        seed: game.Seed = None,
        chance: game.Chance = "seeded",
        options: Mapping[str, object] | None = None,
        pieces: Sequence[str | None] | None = None,
    ) -> None:
        edition = edition if isinstance(edition, Edition) else load(edition)
        self.edition = edition.with_options(**options) if options else edition
        if isinstance(players, str):
            raise ValueError(f"players={players!r}: expected a number or a list of names")
        self._prepare(seed, chance)
        count = players if isinstance(players, int) else len(players)
        check_players(self.edition, count)
        if pieces is not None:
            self.setup = setup_with(pieces, count)
        self._start(players)

    @staticmethod
    @override
    def _read_position(text: str, rules_version: int) -> tuple[k.State, Edition, Setup]:
        reader = PositionReader(text)
        state, edition = reader.read(rules_version)
        return state, edition, reader.setup

    @override
    def _memory_of_edition(self, mode: Mode) -> list[k.EditionTable]:
        return edition_table(self.edition, mode)

    @override
    def _parse(self, text: str) -> Action:
        return parse_action(text, self.edition.board)

    @override
    def _row(self, action: Action, seat: int) -> list[int]:
        return action.row(seat, self.edition)

    @override
    def _recorded(self, action: Action) -> Action:
        """Return the action with its lots in board order."""
        return from_row([int(number) for number in self._action], self.edition)

    @override
    def _refusal(self, code: int, action: Action) -> Refusal | None:
        return refusal(code, action)

    @override
    def _not_for_a_seat(self) -> Refusal:
        return not_for_a_seat()

    @override
    def _decode(self, rows: Iterable[tuple[int, ...]], s: k.State) -> list[Event]:
        return decode_events(rows, self.edition, s.players)

    @property
    def pieces(self) -> tuple[Piece, ...]:
        """The piece of each seat."""
        return self.setup.of(self.players)

    @property
    @override
    def awaits(self) -> Awaits:
        """What the game awaits: a decision of a seat, an outcome of chance, or "over"."""
        return AWAITS[self.state.awaits]

    @override
    def outcome(self) -> Outcome | None:
        """Return how the game ended, or None while it is running."""
        s = self.state
        if s.awaits != k.OVER:
            return None
        table = edition_table(self.edition, "interpreted")[0]
        seats = range(s.players)
        fortunes = tuple(final_fortune(s, table, seat) for seat in seats)
        # The remaining seats by fortune, then the bankrupt ones, the last to go first.
        order = [(s.went_out[seat] or s.players, fortunes[seat]) for seat in seats]
        ranks = tuple(1 + sum(other > mine for other in order) for mine in order)
        winners = tuple(seat + 1 for seat in seats if ranks[seat] == 1)
        money = tuple(s.cash[: s.players])
        return Outcome(winners, money, fortunes, ranks, ENDINGS[s.ending])

    @override
    def legal_actions(self, *, seat: int | None = None) -> LegalActions:
        """Return the listed actions of a seat, by default the seat to act.

        While chance is awaited, these are all its outcomes.
        """
        s = self.state
        if k.DICE <= s.awaits <= k.DEAL:
            outcomes = list(self._outcomes(s)) if seat is None else []
            return LegalActions(self, outcomes, seat=seat)
        seat = self.checked_seat(seat) or self.seat
        if seat is None:
            return LegalActions(self, [])
        count = legal_entry.at(self._mode)(self._states, self._table, 0, seat - 1, self._scratches)
        codes = [int(code) for code in self._codes[:count]]
        return LegalActions(self, [self._decoded(seat, code) for code in codes], seat=seat)

    def _decoded(self, seat: int, code: int) -> Action:
        decode_entry.at(self._mode)(self._states, self._table, 0, seat - 1, code, self._scratches)
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
        """Return the unseen cards of the pile to draw from."""
        pile = s.frames[s.depth - 1][k.PILE]
        cards = self.edition.deck.piles[pile]
        return [card.id for i, card in enumerate(cards) if s.unseen[pile] >> i & 1]

    def _unowned(self, s: k.State) -> list[str]:
        lots = self.edition.board.lots
        return [lot.id for i, lot in enumerate(lots) if s.owner[i] == k.BANK]

    @override
    def _outcome_at(self, key: bytes, place: chances.Place) -> Action:
        s = self.state
        if s.awaits == k.CARD:
            return DrawCard(chances.least(key, place.purpose("card"), self._unseen(s)))
        if s.awaits == k.DEAL:
            return DealLot(chances.least(key, place.purpose("lot"), self._unowned(s)))
        return _ALL_DICE[chances.below(key, "dice", place.number(Dice), len(_ALL_DICE))]

    def effect_of(self, action: Action | str, *, seat: int | None = None) -> Effect | None:
        """Return what an action would do now, legal or not, or None if there is no effect to show.

        The id of a lot returns the cost of landing there.
        """
        lots = {lot.id for lot in self.edition.board.lots}
        wanted = action if action in lots else self._read(action)
        return effect_of(self.state, self.edition, wanted, seat=self.checked_seat(seat))

    @override
    def view(self, seat: int | None = None, *, since: int = 0) -> View:
        """Return what a seat may know, or a spectator if `seat` is None.

        The log holds the events since index `since` of `events`, without what is hidden.
        """
        view = self.silent_view(self.checked_seat(seat))
        log = self.visible_log(seat, since=self._checked_since(since))
        return msgspec.structs.replace(view, log=log) if log else view

    @override
    def silent_view(self, seat: int | None) -> View:
        s, edition, kept = self.state, self.edition, self._kept
        if seat is None:
            return self._view_once(None, self._public_view)
        public = self.silent_view(None)
        return self._view_once(seat, lambda: seat_view(public, s, edition, seat=seat, kept=kept))

    def _public_view(self) -> View:
        return public_view(
            self.state,
            self.edition,
            names=self.names,
            pieces=self.pieces,
            events=self.events,
            kept=self._kept,
        )

    @override
    def visible_log(self, seat: int | None, *, since: int) -> tuple[Event, ...]:
        if since >= len(self.events):
            return ()
        return tuple(visible_events(self.events, seat=seat, since=since))

    @override
    def position(self) -> str:
        """Return the state and the pieces as text that `from_position` reads."""
        return write_position(self.state, self.edition, self.setup.pieces)

    @override
    def state_text(self) -> str:
        return write_position(self.state, self.edition)

    @override
    def __str__(self) -> str:
        from .text import board_text

        return board_text(self.view(self.seat))

    @override
    def __repr__(self) -> str:
        """Name the edition, the players and what is awaited."""
        asked = f" of {self.names[self.seat - 1]}" if self.seat else ""
        return f"<monopoly.Game {self.edition.name}, {self.players} players, {self.awaits}{asked}>"

    def _repr_svg_(self) -> str:
        """Draw the board for a notebook."""
        from .svg import board_svg

        return board_svg(self.view(self.seat))


def check_players(edition: Edition, count: int) -> None:
    """Raise IllegalSetup unless the edition allows this number of players."""
    if not edition.players_min <= count <= edition.players_max:
        possible = option_text(edition.options()["players"])
        problem = f"{count} players; {edition.name} is for {possible}"
        raise IllegalSetup(problem, Reason.PLAYER_COUNT)


def tradable(s: k.State, edition: Edition) -> dict[int, Side]:
    """Return what each seat could give in a trade; `why_not` checks who may take a card."""
    e = edition_table(edition, "interpreted")[0]
    lots = edition.board.lots
    return {
        seat + 1: Side(
            lots=tuple(
                lots[lot].id for lot in range(e.lots) if may_give_lot(s, e, seat, lot) == ALLOWED
            ),
            cash=s.cash[seat],
            cards=tuple(name for pile, name in enumerate(PILES) if s.card_holder[pile] == seat),
        )
        for seat in range(s.players)
        if s.alive >> seat & 1
    }
