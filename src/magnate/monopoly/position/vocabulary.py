"""The words of positions: how the numbers of a state are written, and the parts of each frame."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from magnate.engine.positions import is_number, whole_number
from magnate.monopoly.editions import PILES, Edition
from magnate.monopoly.rules import state as k
from magnate.monopoly.rules.building import LEVEL_BITS, target_of
from magnate.monopoly.vocabulary import BUILDINGS, CAUSES, account_of, members

ORDERS = ("always-claim", "never-build")

_NONE = "-"
_LISTS: dict[str, tuple[str, ...]] = {
    "step": ("roll", "dice", "move", "end"),
    "building": (_NONE, *BUILDINGS.values()),
    "cause": tuple(cause.replace("_", "-") for cause in CAUSES.values()),
    "pile": PILES,
}
_ACCOUNTS = {"bank": k.BANK, "pot": k.POT}
_NOUNS = {
    "seats": "a list of seats such as 134, or -",
    "lots": "a list of lots such as baltic,vermont, or -",
    "levels": "a list of levels such as 2,3,3",
    "money": "an amount such as $200",
    "owner": "a seat or bank",
    "account": "a seat, bank or pot",
}


class Part(NamedTuple):
    """One number of a frame: its kind, its column, the word before it, and its default."""

    kind: str
    column: int
    word: str = ""
    default: int | None = None


class FrameForm(NamedTuple):
    """How a frame is written: its word, a seat if it has one, and its parts."""

    kind: int
    seat: bool
    parts: tuple[Part, ...]


_EACH = (Part("money", k.AMOUNT), Part("seats", k.AMONG, "among"))
# A question mark after a kind allows `-` for none; a flag is only its word.
FRAMES = {
    "setup": FrameForm(
        k.SETUP,
        False,
        (
            Part("seats", k.AMONG, "among"),
            Part("seat", k.NEXT, "next"),
            Part("number", k.BEST, "best", 0),
            Part("seats", k.TIED, "tied", 0),
        ),
    ),
    "dealing": FrameForm(k.DEALING, False, (Part("number", k.DEALT, "dealt"),)),
    "turn": FrameForm(
        k.TURN,
        True,
        (
            Part("step", k.STEP),
            Part("flag", k.AGAIN, "again", 0),
            Part("flag", k.ROLLED, "rolled", 0),
        ),
    ),
    "landed": FrameForm(
        k.LANDED,
        True,
        (
            Part("square", k.SQUARE),
            Part("number", k.RENT_FACTOR, "times", 1),
            Part("number", k.DICE_FACTOR, "dice", 0),
        ),
    ),
    "drawing": FrameForm(k.DRAWING, True, (Part("pile", k.PILE),)),
    "rent-roll": FrameForm(
        k.RENT_ROLL, True, (Part("lot", k.LOT), Part("number", k.DICE_FACTOR, "dice"))
    ),
    "buying": FrameForm(k.BUYING, True, (Part("lot", k.LOT),)),
    "auction": FrameForm(
        k.AUCTION,
        True,
        (
            Part("lot?", k.LOT),
            Part("building", k.AUCTIONED, "building", k.NO_BUILDING),
            Part("money", k.HIGH_BID, "high", 0),
            Part("seat?", k.OTHER, "leader", k.NO_SEAT),
            Part("money", k.LEAST_BID, "least", 1),
            Part("seats", k.AMONG, "among"),
        ),
    ),
    "owing": FrameForm(
        k.OWING,
        True,
        (
            Part("account", k.OTHER, "to"),
            Part("money", k.AMOUNT),
            Part("cause", k.CAUSE, "for"),
            Part("lot?", k.FOR_LOT, "lot", k.NO_LOT),
        ),
    ),
    "paying-each": FrameForm(k.PAYING_EACH, True, _EACH),
    "collecting-each": FrameForm(k.COLLECTING_EACH, True, _EACH),
    "taxed": FrameForm(k.TAXED, True, (Part("money", k.PERCENT_DUE, "percent"),)),
    "estate": FrameForm(k.ESTATE, True, (Part("lots", k.LOTS_LEFT),)),
    "receiving": FrameForm(k.RECEIVING, True, (Part("lots", k.LOTS_LEFT),)),
    "shortage": FrameForm(
        k.SHORTAGE,
        True,
        (
            Part("building", k.SHORT, "of"),
            Part("group", k.GROUP, "group"),
            Part("levels", k.TARGETS, "targets"),
            Part("seats", k.AMONG, "among", 0),
            Part("flag", k.BIDDING, "bidding", 0),
        ),
    ),
    "placing": FrameForm(
        k.PLACING, True, (Part("building", k.PLACED), Part("money", k.PAID, "paid"))
    ),
}
WORD_OF = {form.kind: word for word, form in FRAMES.items()}


def noun(kind: str) -> str:
    """Return what error messages call a kind of word."""
    kind = kind.rstrip("?")
    return _NOUNS.get(kind, f"a {kind}")


class Words:
    """The words of one edition's board and cards, and the numbers they stand for."""

    def __init__(self, edition: Edition) -> None:
        board = edition.board
        self.players = k.SEATS
        self.lots = tuple(lot.id for lot in board.lots)
        self.cards = tuple(tuple(card.id for card in pile) for pile in edition.deck.piles)
        self.group_sizes = tuple(len(board.group_lots(group)) for group in board.groups)
        self._lists = {
            **_LISTS,
            "lot": self.lots,
            "square": tuple(square.id for square in board.squares),
            "group": board.groups,
        }

    def written(self, kind: str, value: int) -> str:
        """Return the word for a number of some kind."""
        if kind.endswith("?") and value < 0:
            return _NONE
        kind = kind.rstrip("?")
        if kind in self._lists:
            return self._lists[kind][value]
        if kind == "money":
            return f"${value}"
        if kind == "seats":
            return "".join(str(seat + 1) for seat in members(value)) or _NONE
        if kind == "lots":
            return ",".join(self.lots[lot] for lot in members(value)) or _NONE
        if kind in ("seat", "owner", "account"):
            return str(account_of(value))
        return str(value)

    def written_part(self, part: Part, frame: list[int]) -> list[str]:
        """Return the words for a number of a frame: none if it has its default."""
        value = frame[part.column]
        if value == part.default:
            return []
        name = [part.word] if part.word else []
        if part.kind == "flag":
            return name
        if part.kind == "levels":
            lots = range(self.group_sizes[frame[k.GROUP]])
            return [*name, ",".join(str(target_of(value, lot)) for lot in lots)]
        return [*name, self.written(part.kind, value)]

    def number(self, kind: str, word: str) -> int:
        """Return the number for a word of some kind; raise ValueError for other words."""
        if kind.endswith("?") and word == _NONE:
            return -1
        kind = kind.rstrip("?")
        digits = word.removeprefix("$") if kind == "money" else word
        if is_number(digits) and (kind == "number" or digits != word):
            return whole_number(digits)
        found = self._found(kind, word)
        if found is None:
            hint = f": expected one of {', '.join(_LISTS[kind])}" if kind in _LISTS else ""
            raise ValueError(f"{word!r} is not {noun(kind)}{hint}")
        return found

    def _found(self, kind: str, word: str) -> int | None:
        if kind in self._lists:
            return self._lists[kind].index(word) if word in self._lists[kind] else None
        if kind == "seats":
            return self._set("seat", tuple(word))
        if kind == "lots":
            return self._set("lot", tuple(word.split(",")))
        if kind == "levels":
            return _levels(word.split(","))
        if word in _ACCOUNTS and (kind == "account" or (kind, word) == ("owner", "bank")):
            return _ACCOUNTS[word]
        if kind in ("seat", "owner", "account") and word in map(str, range(1, self.players + 1)):
            return int(word) - 1
        return None

    def _set(self, kind: str, words: Sequence[str]) -> int | None:
        """Return the set with these members, each named once; `-` is the empty set."""
        if words == (_NONE,):
            return 0
        numbers = {self._found(kind, word) for word in words}
        if None in numbers or len(numbers) < len(words):
            return None
        return sum(1 << number for number in numbers if number is not None)


def _levels(words: Sequence[str]) -> int | None:
    """Return levels in the form of targets of a purchase; lots that are not named have 0."""
    if len(words) > k.GROUP_LOTS or not set(words) <= set(map(str, range(k.HOTEL + 1))):
        return None
    return sum(int(word) << LEVEL_BITS * i for i, word in enumerate(words))
