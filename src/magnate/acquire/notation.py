"""Parse the text notation of actions; `str(action)` writes it.

The parser ignores case and spacing, and accepts Cyrillic letters that look like row letters.
Verbs and chains may be abbreviated as long as they stay unambiguous, and a chain may be given by
its name in any of the languages.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from typing import NamedTuple

from magnate.engine.refusals import NotationError
from magnate.messages import LANGUAGES, catalog

from .actions import (
    LETTERS,
    Action,
    BuyShares,
    ChooseAcquired,
    ChooseSurvivor,
    DeclareEnd,
    DisposeShares,
    DrawTile,
    FoundChain,
    MarketDraw,
    PlaceTile,
    ReplaceTiles,
    SkipPlacement,
    StartTile,
    SwapHand,
    total,
)
from .editions import CHAINS
from .rules.state import COLUMNS

_LOOK_ALIKES = str.maketrans("АВСЕН", "ABCEH")
_NONE = ("none", "nothing")


class _Word(NamedTuple):
    text: str
    at: int


class _Words:
    """The words of a line, read from left to right; `3C` is two words, a number and a letter."""

    def __init__(self, text: str) -> None:
        self.text = text
        found = re.finditer(r"-?\d+|[^\W\d_]+|[^\s,;+$]", text)
        self.words = [_Word(match[0], match.start()) for match in found]
        self.next = 0

    def peek(self) -> _Word:
        """Return the next word, an empty one at the end."""
        if self.next < len(self.words):
            return self.words[self.next]
        return _Word("", len(self.text))

    def take(self) -> _Word:
        word = self.peek()
        self.next += 1
        return word

    def error(self, word: _Word, expected: str, choices: tuple[str, ...] = ()) -> NotationError:
        return NotationError(self.text, at=word.at, expected=expected, choices=choices)

    def skip(self, words: Iterable[str]) -> bool:
        """Consume the next word if it is one of these."""
        if self.peek().text.casefold() in words:
            self.next += 1
            return True
        return False

    def number(self) -> int:
        word = self.take()
        if not re.fullmatch(r"-?\d{1,99}", word.text):
            raise self.error(word, "a number")
        return int(word.text)

    def tile(self) -> str:
        column, row = self.take(), self.take()
        letter = row.text.upper().translate(_LOOK_ALIKES)
        if not column.text.isdecimal() or not 1 <= int(column.text) <= COLUMNS:
            raise self.error(column, "a tile such as 3C")
        if len(letter) != 1 or letter not in LETTERS:
            raise self.error(row, "a row from A to I")
        return f"{int(column.text)}{letter}"

    def chain(self) -> str:
        word = self.take()
        found = {
            chain
            for chain, names in _chain_names(word.text)
            if any(name.casefold().startswith(word.text.casefold()) for name in names)
        }
        if len(found) != 1 or not word.text:
            raise self.error(word, "a chain", CHAINS)
        return found.pop()

    def end(self) -> None:
        if self.peek().text:
            raise self.error(self.peek(), "the end of the line")


def _chain_names(word: str) -> list[tuple[str, tuple[str, ...]]]:
    # Loading four catalogs takes time, and only Russian spells the chains in other letters.
    if word.isascii():
        return [(chain, (chain,)) for chain in CHAINS]
    catalogs = [catalog(language) for language in LANGUAGES]
    return [(chain, tuple(each.chain_name(chain) for each in catalogs)) for chain in CHAINS]


def parse_action(text: str) -> Action:
    """Return the action that a line of notation names."""
    words = _Words(text)
    verb = words.take()
    found = [name for name in _VERBS if name.startswith(verb.text.casefold())]
    if verb.text.casefold() in _VERBS:
        found = [verb.text.casefold()]
    if len(found) != 1 or not verb.text:
        raise words.error(verb, "an action", tuple(found if verb.text and found else _VERBS))
    if found[0] in ("sell", "trade"):
        words.next -= 1  # a disposal reads its own verbs, since it may have both
    action = _VERBS[found[0]](words)
    words.end()
    return action


def parse_tile(text: str) -> str:
    """Return the tile that a text such as "3c" names."""
    words = _Words(text)
    tile = words.tile()
    words.end()
    return tile


def _disposal(words: _Words) -> DisposeShares:
    counts: dict[str, list[int]] = {"sell": [], "trade": []}
    while words.peek().text:
        verb = words.take()
        name = next((each for each in counts if each.startswith(verb.text.casefold())), None)
        if name is None:
            raise words.error(verb, "sell or trade")
        counts[name].append(words.number())
    return DisposeShares(total(counts["sell"]), total(counts["trade"]))


def _purchase(words: _Words) -> BuyShares:
    shares: list[tuple[str, int]] = []
    if not words.skip(_NONE):
        while words.peek().text:
            count = words.number() if words.peek().text.lstrip("-").isdecimal() else 1
            shares.append((words.chain(), count))
    return BuyShares(shares)


def _replacement(words: _Words) -> ReplaceTiles:
    tiles: list[str] = []
    if not words.skip(_NONE):
        while words.peek().text:
            tiles.append(words.tile())
    return ReplaceTiles(tuple(tiles))


def _market(words: _Words) -> MarketDraw:
    if len(words.words) == words.next + 1:
        return MarketDraw(words.number())
    tile = words.tile()
    return MarketDraw(int(tile[:-1]), tile)


_VERBS: dict[str, Callable[[_Words], Action]] = {
    "place": lambda words: PlaceTile(words.tile()),
    "found": lambda words: FoundChain(words.chain()),
    "survivor": lambda words: ChooseSurvivor(words.chain()),
    "acquire": lambda words: ChooseAcquired(words.chain()),
    "sell": _disposal,
    "trade": _disposal,
    "keep": lambda words: DisposeShares(),
    "buy": _purchase,
    "declare": lambda words: DeclareEnd(),
    "swap": lambda words: SwapHand(),
    "skip": lambda words: SkipPlacement(),
    "replace": _replacement,
    "start": lambda words: StartTile(words.tile()),
    "draw": lambda words: DrawTile(words.tile()),
    "market": _market,
}
