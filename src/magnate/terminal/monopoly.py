"""A game of Monopoly in the terminal.

Between rolls every seat may act. A bot waits for the person before it rolls if an offer to
them is open, if they claim rent manually (nobody is reminded of it, M-S-33), if they acted and can
build, or if they typed `wait on`. An empty line lets the bot continue.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from typing import TYPE_CHECKING, Final

from typing_extensions import override

from magnate.engine.refusals import NotationError
from magnate.monopoly.actions import Build, Mortgage, Offer
from magnate.monopoly.events import (
    Event,
    GameWon,
    OrderGiven,
    PlayerLeft,
    TimeCalled,
    WentBankrupt,
)
from magnate.monopoly.game import Game
from magnate.monopoly.text import board_text, prompt_text
from magnate.play.commands import Command
from magnate.terminal.plain import Console
from magnate.terminal.seating import YOU

if TYPE_CHECKING:
    from magnate.messages import Catalog

# The notation's English descriptions of what it expects, and their message keys.
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
_VERBS: Final = {"bid": "bid", "tax": "tax", "request": "request", "place": "place"}
# Claims, because a list that has them only when a rent is due would remind its owner (M-S-33).
_NEVER_LISTED: Final = ("claim", "waive", "order", "leave")
# The events still shown to a person who is out of the game.
_MAJOR_EVENTS: Final = (WentBankrupt, PlayerLeft, TimeCalled, GameWon)


class MonopolyConsole(Console[Game]):
    """The console for a game of Monopoly."""

    expected = EXPECTED
    verbs = _VERBS

    def __init__(self, game: Game, words: Catalog, *, bot: str, seed: int | None) -> None:
        super().__init__(game, words, bot=bot, seed=seed)
        self.shown_at: tuple[int, int] | None = None  # turn and doubles at the last board
        self.told_of_bankruptcy = self.is_out
        self.always_waits = False  # before a bot rolls
        # The windows between rolls in which the person acted, was asked, and let the bot roll.
        self.acted_at = self.asked_at = self.passed_at = -1
        # Offers to the person: the offering seat and the number of its offer.
        self.shown_offers: set[tuple[int, int]] = set()
        self.passed_offers: set[tuple[int, int]] = set()

    @property
    def is_out(self) -> bool:
        """Whether the person went bankrupt or left."""
        return not self.game.state.alive >> (YOU - 1) & 1

    @override
    def visible_events(self, since: int) -> Iterator[Event]:
        for event in self.game.events[since:]:
            if self.told_of_bankruptcy and not isinstance(event, _MAJOR_EVENTS):
                continue
            if not isinstance(event, OrderGiven) or event.seat == YOU:
                yield event
            if isinstance(event, WentBankrupt) and event.seat == YOU:
                self.told_of_bankruptcy = True

    @override
    def ask(self) -> None:
        # The board is shown once per roll of the person; after that only the decision.
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
        if self.dice_wait():
            self.asked_at = self.window
        if self.game.seat not in (None, YOU):
            print()
            player = self.game.names[self.game.seat - 1]
            self.say(self.words.text("cli-play-waiting", player=player))
        self.shown_offers |= self.offers()
        for offer in view.offers:
            if offer.to == YOU:
                player = self.game.names[offer.seat - 1]
                self.say(self.words.text("cli-play-offered", player=player, n=offer.seat))

    @override
    def draw_board(self) -> None:
        print(board_text(self.game.view(YOU), self.words.language))

    @override
    def list_moves(self) -> None:
        moves = self.game.legal_actions(seat=YOU)
        self.list_in_columns(move for move in moves if move.verb not in _NEVER_LISTED)
        if moves.bids:
            least, most = (self.words.money(moves.bids[at]) for at in (0, -1))
            self.say(self.words.text("cli-play-bids", least=least, most=most))
        self.say(self.words.text("cli-play-unlisted"))

    @override
    def verbs_now(self) -> Iterator[str]:
        verbs = (action.verb for action in self.game.legal_actions(seat=YOU))
        yield from (verb for verb in verbs if verb not in _NEVER_LISTED)
        if self.game.awaits in ("roll", "debt"):
            yield Offer.verb
        yield from _NEVER_LISTED

    @override
    def typed(self, notation: str) -> str:
        return " ".join(self._names.get(word, word) for word in notation.split(" "))

    @cached_property
    def _names(self) -> dict[str, str]:
        """The unambiguous names of lots, by id."""
        edition = self.game.edition
        names = {lot.id: edition.square_name(lot.id) for lot in edition.board.lots}
        return {lot: name for lot, name in names.items() if self._means(name, lot)}

    def _means(self, name: str, lot: str) -> bool:
        try:
            return self.parse(f"{Mortgage.verb} {name}") == Mortgage(lot)
        except NotationError:
            return False

    @override
    def expected_text(self, expected: str) -> str:
        if expected.startswith(OF_THE_GROUP):
            group = self.words.group_name(expected.removeprefix(OF_THE_GROUP))
            return self.words.text("expected-lot-of-group", group=group)
        return super().expected_text(expected)

    @override
    def holdings(self) -> Iterator[str]:
        for seat in self.game.view().seats:
            out = seat.went_out is not None
            bankrupt = self.words.text("board-bankrupt")
            yield bankrupt if out else self.words.money(seat.fortune or 0)

    @override
    def give(self, command: Command) -> bool:
        done = super().give(command)
        if done:
            self.acted_at, self.passed_at = self.window, -1
        return done

    @override
    def undo(self) -> bool:
        done = super().undo()
        if done:  # wait for the person's new decision, even if another seat is to roll
            self.asked_at = self.window
        return done

    @override
    def answer(self, line: str) -> bool:
        match line.casefold().split():
            case ["wait", "on" | "off" as switch]:
                self.always_waits = switch == "on"
                print(self.words.text("cli-play-waits", switch=switch))
                return False
        return super().answer(line)

    @override
    def bot_moves(self) -> bool:
        # A debtor must get the answer to an offer before they raise money in another way.
        open_offers = self.offers() - self.passed_offers
        in_need = self.game.awaits == "debt" and self.game.seat != YOU
        if open_offers - self.shown_offers or (open_offers and in_need):
            return False
        self.driver.may_roll = self.is_out or not (open_offers or self.dice_wait())
        return super().bot_moves()

    def offers(self) -> set[tuple[int, int]]:
        """Return the open offers to the person, as offering seat and number."""
        assert self.table.playing
        numbers = self.table.playing.offers
        offers = self.game.view(YOU, since=len(self.game.events)).offers
        return {(offer.seat, numbers.get(offer.seat, 0)) for offer in offers if offer.to == YOU}

    @property
    def window(self) -> int:
        """The number of the current window between rolls."""
        assert self.table.playing
        return self.table.playing.window

    def dice_wait(self) -> bool:
        """Return whether a bot must wait for the person before it rolls."""
        if self.game.awaits != "roll" or self.game.seat == YOU or self.passed_at == self.window:
            return False
        if self.always_waits or self.asked_at == self.window or self.claims_by_hand():
            return True
        return self.acted_at == self.window and self.can_build()

    def claims_by_hand(self) -> bool:
        """Return whether the person must claim rent to get it."""
        by_hand = self.game.edition.rent_claim_deadline != "automatic"
        orders = self.game.view(YOU, since=len(self.game.events)).orders
        return by_hand and "always_claim" not in orders

    def can_build(self) -> bool:
        """Return whether the person can build now."""
        return any(isinstance(move, Build) for move in self.game.legal_actions(seat=YOU))

    @override
    def enter(self) -> bool:
        if self.game.seat == YOU:
            return False
        self.passed_at = self.window
        self.passed_offers = self.offers()
        return True
