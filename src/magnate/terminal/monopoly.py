"""A game of Monopoly in the terminal: what is shown, asked and told.

While the dice rest everybody may act. Before another player rolls, the person is given the chance
to do so, and an empty line goes on: otherwise rent could not be claimed in time, and nobody is
reminded of it (M-S-33).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cached_property
from time import monotonic
from typing import TYPE_CHECKING, Final

from magnate.monopoly.actions import Action, Dice, Mortgage, Offer, RollDice, TimeUp
from magnate.monopoly.events import (
    Event,
    GameWon,
    OfferMade,
    OrderGiven,
    PlayerLeft,
    TimeCalled,
    WentBankrupt,
)
from magnate.monopoly.game import Game
from magnate.monopoly.notation import parse_action
from magnate.monopoly.text import board_text, prompt_text
from magnate.refusals import NotationError
from magnate.terminal.monopoly_bots import Bots
from magnate.terminal.plain import YOU, Table

if TYPE_CHECKING:
    from magnate.messages import Catalog

# What the notation expects, as it says it in English, and the words for it in the catalogs.
EXPECTED: Final = {
    "an action": "expected-action",
    "a number": "expected-number",
    "an amount of money": "expected-money",
    "a lot": "expected-lot",
    "every lot once": "expected-lot-once",
    "a level from 0 to 4, or hotel": "expected-level",
    "the word for": "expected-for",
    "a lot, money or a jail card": "expected-thing",
    "lots, money, jail cards or nothing": "expected-things",
    "everything once on a side": "expected-thing-once",
    "a tax": "expected-tax",
    "a standing order": "expected-order",
    "on or off": "expected-on-or-off",
    "a card such as chance.go": "expected-card",
    "the end of the line": "expected-end",
}
OF_THE_GROUP: Final = "a lot of the group "
_VERBS: Final = {"bid": "bid", "tax": "tax", "wish": "want", "place": "place"}
_NEVER_LISTED: Final = ("order", "leave")
_SECONDS: Final = 60  # of a minute
# What a person who is out of the game still hears.
_GREAT_EVENTS: Final = (WentBankrupt, PlayerLeft, TimeCalled, GameWon)


class MonopolyTable(Table[Game]):
    """One game of Monopoly, a person and the terminal."""

    expected = EXPECTED
    verbs = _VERBS

    def __init__(self, game: Game, words: Catalog, seed: int | None) -> None:
        super().__init__(game, words)
        self.bots = Bots(game, YOU, seed)
        self.waiting: tuple[int, Action] | None = None  # a bot's move, until the person goes on
        self.shown_at: tuple[int, int] | None = None  # the turn and its doubles
        self.heard_out = self.is_out
        self.began = monotonic()

    @property
    def is_out(self) -> bool:
        """Whether the person went bankrupt or left."""
        return not self.game.state.alive >> (YOU - 1) & 1

    # What is shown

    def heard(self, events: Iterable[Event]) -> Iterator[Event]:
        """Hide the orders of others; who is out hears only how it ends."""
        for event in events:
            if self.heard_out and not isinstance(event, _GREAT_EVENTS):
                continue
            if not isinstance(event, OrderGiven) or event.seat == YOU:
                yield event
            if isinstance(event, WentBankrupt) and event.seat == YOU:
                self.heard_out = True

    def ask(self) -> None:
        """Show what the person decides on: the board once in an own turn, then what is new."""
        view = self.game.view(YOU)
        moment = (view.turns, view.doubles)
        turns = view.prompt is not None and view.prompt.kind == "roll" and moment != self.shown_at
        if turns:
            self.shown_at = moment
        if turns or not self.has_shown:
            self.show_board()
        elif view.prompt:
            print()
            self.say(f"> {prompt_text(view.prompt, view, self.words)}")
        if self.waiting:
            print()
            player = self.game.names[self.waiting[0] - 1]
            self.say(self.words.text("cli-play-waiting", player=player))
        for offer in view.offers:
            if offer.to == YOU:
                player = self.game.names[offer.seat - 1]
                self.say(self.words.text("cli-play-offered", player=player, n=offer.seat))

    def draw_board(self) -> None:
        """Print the board and everyone's holdings."""
        print(board_text(self.game.view(YOU), self.words.language))

    def list_moves(self) -> None:
        """Print the listed moves, the range of bids, and what is never listed."""
        moves = self.game.legal_actions(seat=YOU)
        self.list_in_columns(moves)
        if moves.bids:
            least, most = (self.words.money(moves.bids[at]) for at in (0, -1))
            self.say(self.words.text("cli-play-bids", least=least, most=most))
        self.say(self.words.text("cli-play-unlisted"))

    def verbs_now(self) -> Iterator[str]:
        """Yield the first words of the listed moves, and of those that are never listed."""
        yield from (action.verb for action in self.game.legal_actions(seat=YOU))
        if self.game.awaits in ("roll", "debt"):
            yield Offer.verb
        yield from _NEVER_LISTED

    def typed(self, notation: str) -> str:
        """Return a move as it may be typed: lots have the names that the board shows."""
        return " ".join(self._names.get(word, word) for word in notation.split(" "))

    @cached_property
    def _names(self) -> dict[str, str]:
        """The names of lots by their ids, as far as a name means only one lot."""
        edition = self.game.edition
        names = {lot.id: edition.square_name(lot.id) for lot in edition.board.lots}
        return {lot: name for lot, name in names.items() if self._means(name, lot)}

    def _means(self, name: str, lot: str) -> bool:
        try:
            return self.parse(f"{Mortgage.verb} {name}") == Mortgage(lot)
        except NotationError:
            return False

    def expected_text(self, expected: str) -> str:
        """Return what the notation expects, which may be a lot of some group."""
        if expected.startswith(OF_THE_GROUP):
            group = self.words.group_name(expected.removeprefix(OF_THE_GROUP))
            return self.words.text("expected-lot-of-group", group=group)
        return super().expected_text(expected)

    def holdings(self) -> Iterator[str]:
        """Yield everyone's fortune."""
        for seat in self.game.view().seats:
            out = seat.went_out is not None
            bankrupt = self.words.text("board-bankrupt")
            yield bankrupt if out else self.words.money(seat.fortune or 0)

    # What is done

    def parse(self, text: str) -> Action:
        """Return the action that a text means."""
        return parse_action(text, self.game.edition.board)

    def bot_moves(self) -> bool:
        """Let a bot decide, or act without being asked; the person may act before others roll."""
        self.call_time()
        self.waiting = None
        move = self.bots.move()
        if move is None:
            return False
        if not self.is_out and self.is_to_wait(move[1]):
            self.waiting = move
            return False
        self.game.play(move[1], seat=move[0])
        return True

    def is_to_wait(self, action: Action) -> bool:
        """Tell whether the person may act before a bot does: it rolls, or offers in its need."""
        if self.game.awaits != "debt":
            return isinstance(action, RollDice)
        offers = self.game.events[self.told :].of(OfferMade)
        return any(offer.to == YOU for offer in offers)

    def enter(self) -> bool:
        """Let the bot go on that waits."""
        if self.waiting is None:
            return False
        seat, action = self.waiting
        self.game.play(action, seat=seat)
        return True

    def call_time(self) -> None:
        """End the game with this round if the time of the edition is up (M-S-32)."""
        limit = self.game.edition.time_limit_minutes
        if limit is None or self.game.state.time_up:
            return
        if monotonic() - self.began >= limit * _SECONDS:
            self.game.play(TimeUp())

    def purpose(self) -> str:
        """Return what is drawn: cards and lots in one order, the dice anew for each roll."""
        asked = self.game.awaits
        rolls = sum(isinstance(entry.action, Dice) for entry in self.game.history())
        return f"{asked} {rolls}" if asked == "dice" else asked
