"""Read a position line by line."""

from __future__ import annotations

from functools import partial

from typing_extensions import override

from magnate.engine.positions import MOST, PositionError, Reader, is_number
from magnate.kernel.frames import FRAME_KIND, FRAME_SEAT, pop
from magnate.monopoly.actions import Offer
from magnate.monopoly.edition_table import edition_table
from magnate.monopoly.editions import PILES, Edition, parse_option, preset_in_version
from magnate.monopoly.notation import parse_action
from magnate.monopoly.pieces import MonopolySetup, setup_with
from magnate.monopoly.rules import state as k
from magnate.monopoly.rules.flow import settle
from magnate.monopoly.rules.order_of_play import set_up

from .checks import Lines, problems
from .vocabulary import FRAMES, ORDERS, FrameForm, Part, Words, noun

COUNTERS = ("turns", "rounds", "first", "doubles", "time_up", "ending")
_MOST_REQUESTED = k.LOTS * k.MOST_HOUSES
_OFFER = "expected an offer such as 'offer 1 to 2: baltic + $100 for vermont'"


class PositionReader(Reader[Edition]):
    """Reads a position line by line; `at` is the line being read."""

    def __init__(self, text: str) -> None:
        super().__init__(text)
        self.line_numbers = Lines()
        self.s = k.State()
        self.setup = MonopolySetup()

    def read(self, rules_version: int) -> tuple[k.State, Edition]:
        """Return the state and the edition of the text."""
        preset = partial(preset_in_version, rules_version=rules_version)
        edition = self.read_edition("monopoly", preset, parse_option)
        self.board = edition.board
        self.e = edition_table(edition, "interpreted")[0]
        self.words = Words(edition)
        set_up(self.s, self.e, k.SEATS)
        pop(self.s)
        self.s.players = self.words.players = self.read_seats(edition, k.SEATS)
        self.s.alive &= (1 << self.s.players) - 1
        for empty in range(self.s.players, k.SEATS):
            self.s.cash[empty] = 0
        while self.lines:
            self.read_line(self.take().split())
        self.finish()
        return self.s, edition

    @override
    def read_seat(self, seat: int, words: list[str]) -> None:
        s = self.s
        self.line_numbers.seats.append(self.at)
        if words[:1] == ["out"]:
            s.went_out[seat] = self.small(words, k.SEATS, after="out")
            s.cash[seat] = 0
            s.alive &= ~(1 << seat)
        elif words and words[0].startswith("$"):
            s.cash[seat] = self.next("money", words)
        else:
            raise self.error("expected money such as $1500 after the seat, or 'out'")
        named: set[str] = set()
        while words:
            if words[0] in named:
                raise self.error(f"{words[0]!r} is given twice")
            named.add(words[0])
            self.read_about_seat(seat, words.pop(0), words)
        if s.went_out[seat] and not named <= {"at", "offers"}:
            raise self.error("a seat that is out has nothing")

    def read_about_seat(self, seat: int, word: str, words: list[str]) -> None:
        """Read one attribute of a seat."""
        if word == "at":
            self.s.square[seat] = self.next("square", words)
        elif word == "in-jail":
            self.s.jail_turn[seat] = self.small(words, k.LAST_JAIL_TURN)
        elif word == "offers":
            self.s.offered[seat] = self.small(words, k.MOST_OFFERS)
        elif word == "cards":
            self.hold(seat, self.next("pile", words))
            while words and words[0] in PILES:
                self.hold(seat, self.next("pile", words))
        elif word in ORDERS:
            self.s.orders[seat] |= 1 << ORDERS.index(word)
        else:
            raise self.error(f"unexpected {word!r}")

    def hold(self, seat: int, pile: int) -> None:
        """Give a pile's jail card to a seat."""
        card = self.e.jail_card[pile]
        if card == k.NO_CARD:
            raise self.error(f"there is no jail card in the pile {PILES[pile]}")
        if self.s.card_holder[pile] != k.BANK:
            raise self.error(f"the jail card of {PILES[pile]} is in two places")
        self.s.card_holder[pile] = seat
        self.s.unseen[pile] &= ~(1 << card)

    def read_line(self, words: list[str]) -> None:
        """Read one of the lines after the seats."""
        word = words.pop(0)
        readers = {
            "pieces": self.read_pieces,
            "lot": self.read_lot,
            "pile": self.read_pile,
            "pot": self.read_pot,
            "dice": self.read_dice,
            "counters": self.read_counters,
            "claim": self.read_claim,
            "offer": self.read_offer,
            "request": self.read_request,
            "over": self.read_over,
        }
        if word in readers:
            readers[word](words)
        elif word in FRAMES:
            self.read_frame(FRAMES[word], words)
        else:
            raise self.error(f"unexpected {word!r}")

    def once(self, what: str) -> None:
        """Record the line of a part that may occur only once."""
        if what in self.line_numbers.at:
            raise self.error(f"{what} is given twice")
        self.line_numbers.at[what] = self.at

    def read_pieces(self, words: list[str]) -> None:
        """Read the piece of each seat."""
        self.once("pieces")
        try:
            self.setup = setup_with(words, self.s.players)
        except ValueError as error:
            raise self.error(str(error)) from error

    def read_lot(self, words: list[str]) -> None:
        """Read a lot's owner, its buildings and its mortgage."""
        lot = self.next("lot", words)
        self.once(f"lot {self.words.lots[lot]}")
        self.s.owner[lot] = self.next("owner", words)
        if words[:1] == ["level"]:
            self.s.level[lot] = self.small(words, k.HOTEL, after="level")
        if words == ["mortgaged"]:
            words.clear()
            self.s.mortgaged[lot] = 1
        self.no_more(words)

    def read_pile(self, words: list[str]) -> None:
        """Read the cards of a pile that have been seen, next one first."""
        pile = self.next("pile", words)
        self.once(f"pile {PILES[pile]}")
        for word in words:
            if word not in self.words.cards[pile]:
                raise self.error(f"{word!r} is not a card of the pile {PILES[pile]}")
            card = self.words.cards[pile].index(word)
            if not self.s.unseen[pile] >> card & 1:
                raise self.error(f"{word} is in two places")
            self.s.unseen[pile] &= ~(1 << card)
            self.s.queue[pile][self.s.queue_count[pile]] = card
            self.s.queue_count[pile] += 1

    def read_pot(self, words: list[str]) -> None:
        """Read the money in the pot; the dollar sign may be omitted."""
        self.once("pot")
        is_bare = bool(words) and is_number(words[0])
        self.s.cash[k.POT] = self.next("number" if is_bare else "money", words)
        self.no_more(words)

    def read_dice(self, words: list[str]) -> None:
        """Read the last roll."""
        self.once("dice")
        for die in range(len(self.s.dice)):
            self.s.dice[die] = self.small(words, 6)
        self.no_more(words)

    def read_counters(self, words: list[str]) -> None:
        """Read the counters that are not zero."""
        for name, value in self.counters(words, COUNTERS):
            self.once(name)
            setattr(self.s, name, self.value("seat" if name == "first" else "number", value))

    def read_claim(self, words: list[str]) -> None:
        """Read a rent that may still be claimed."""
        s = self.s
        if s.claim_count == len(s.claims):
            raise self.error(f"more than {len(s.claims)} claims")
        claim = s.claims[s.claim_count]
        claim[k.CLAIM_LOT] = self.next("lot", words)
        claim[k.CLAIM_OWNER] = self.next("seat", words, after="owner")
        claim[k.CLAIM_DEBTOR] = self.next("seat", words, after="from")
        claim[k.CLAIM_AMOUNT] = self.next("money", words)
        claim[k.CLAIM_AGE] = self.next("number", words, after="age") if words else 0
        self.no_more(words)
        s.claim_count += 1
        self.line_numbers.claims.append(self.at)

    def read_offer(self, words: list[str]) -> None:
        """Read an open offer; both sides are in the notation of actions."""
        seat = self.next("seat", words)
        self.once(f"offer {seat + 1}")
        if words[:1] != ["to"]:
            raise self.error(_OFFER)
        uses = words[-1] == "uses" and words[-2] not in ("+", "for")
        text = " ".join(["offer", *words[1 : -1 if uses else None]])
        try:
            offer = parse_action(text, self.board)
        except ValueError as error:
            raise self.error(str(error)) from error
        if not isinstance(offer, Offer):
            raise self.error(_OFFER)
        if not all(0 <= side.cash <= MOST for side in (offer.gives, offer.gets)):
            raise self.error(f"the money of an offer is from $0 to ${MOST}")
        sides = [*offer.gives.numbers(self.board), *offer.gets.numbers(self.board)]
        partner = self.value("seat", str(offer.to))
        self.s.offers[seat][:] = [partner, *sides, int(uses)]

    def read_request(self, words: list[str]) -> None:
        """Read how many of the scarce buildings a seat still wants."""
        seat = self.next("seat", words)
        self.once(f"request {seat + 1}")
        self.s.requested[seat] = self.small(words, _MOST_REQUESTED)
        self.no_more(words)

    def read_over(self, words: list[str]) -> None:
        """Read the line of a game that is over, with the seat in whose turn it ended."""
        self.once("over")
        self.line_numbers.over = self.at
        self.s.turn = self.next("seat", words) if words else k.NO_SEAT
        self.no_more(words)

    def read_frame(self, form: FrameForm, words: list[str]) -> None:
        """Read an unfinished frame."""
        if self.s.depth == len(self.s.frames):
            raise self.error(f"more than {len(self.s.frames)} unfinished frames")
        frame = self.s.frames[self.s.depth]
        frame[FRAME_KIND] = form.kind
        frame[FRAME_SEAT] = self.next("seat", words) if form.seat else k.NO_SEAT
        frame[k.OTHER] = k.NO_SEAT
        for part in form.parts:
            frame[part.column] = self.part(part, words, frame)
        self.no_more(words)
        self.s.depth += 1
        self.line_numbers.unfinished.append(self.at)

    def part(self, part: Part, words: list[str], frame: list[int]) -> int:
        """Read a number of a frame; one that is missing has its default."""
        if part.default is not None and words[:1] != [part.word]:
            return part.default
        if part.kind == "flag":
            return int(bool(words.pop(0)))
        if part.kind == "levels" and len(words) > 1:
            size = self.words.group_sizes[frame[k.GROUP]]
            if words[1].count(",") != size - 1:
                raise self.error(f"expected {size} levels, one for each lot of the group")
        return self.next(part.kind, words, after=part.word)

    def finish(self) -> None:
        """Check that the lines are consistent, and settle the state until it awaits something."""
        s = self.s
        if s.depth == 0 and not self.line_numbers.over:
            s.frames[0][: k.STEP + 1] = [k.TURN, 0, k.NO_SEAT, 0, k.TO_ROLL]
            s.depth = 1
            self.line_numbers.unfinished.append(self.at)
        self.count()
        for line, problem in problems(s, self.e, self.words, self.line_numbers):
            raise PositionError(line, problem)
        s.log = []  # settling may emit events, which belong to the game
        if self.line_numbers.over:
            s.awaits = k.OVER
        settle(s, self.e)
        if s.fault:
            raise self.error("the lines of unfinished frames contradict each other")

    def count(self) -> None:
        """Derive what follows from the lines: the bank's money and buildings, turns, who began."""
        s = self.s
        s.cash[k.BANK] = 0
        s.cash[k.BANK] = -sum(s.cash)
        s.houses -= sum(level for level in s.level if level < k.HOTEL)
        s.hotels -= s.level.count(k.HOTEL)
        kind = s.frames[0][FRAME_KIND]
        if kind == k.TURN:
            s.turn = s.frames[0][FRAME_SEAT]
            s.turns = s.turns or 1
        if kind != k.SETUP and s.first == k.NO_SEAT:
            s.first = 0

    def value(self, kind: str, word: str) -> int:
        """Return the number that a word stands for."""
        try:
            return self.words.number(kind, word)
        except ValueError as error:
            raise self.error(str(error)) from error

    def next(self, kind: str, words: list[str], *, after: str = "") -> int:
        """Consume the next word, after the word `after` if given, and return its number."""
        if after and (not words or words.pop(0) != after):
            raise self.error(f"expected {after!r}")
        if not words:
            raise self.error(f"expected {noun(kind)}")
        return self.value(kind, words.pop(0))

    def small(self, words: list[str], most: int, *, after: str = "") -> int:
        """Consume the next word, a number from 1 to `most`."""
        number = self.next("number", words, after=after)
        if not 1 <= number <= most:
            raise self.error(f"{number} is out of range: expected 1 to {most}")
        return number

    def no_more(self, words: list[str]) -> None:
        """Reject any remaining words."""
        if words:
            raise self.error(f"unexpected {words[0]!r}")
