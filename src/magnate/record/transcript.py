"""A record as sentences for people."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from importlib import import_module
from typing import TYPE_CHECKING, Any, cast

from magnate.messages import catalog

from .games import GAMES
from .lines import Undo

if TYPE_CHECKING:
    from magnate.messages import Catalog

    from .record import Record

_Sentence = Callable[[Any, "Catalog", Sequence[str]], str]


def transcript(record: Record, language: str = "en") -> Iterator[str]:
    """Yield a title, then a line for each event; a turn begins with its number."""
    words = catalog(language)
    header = record.header
    yield words.text(
        "replay-title",
        game=header.game.capitalize(),
        edition=words.edition_name(header.edition),
        players=words.list(header.players),
    )
    sentence = cast(_Sentence, import_module(f"{GAMES[header.game]}.log").sentence)
    heard = 0
    for entry, game in record.states():
        if isinstance(entry, Undo):
            yield "     " + words.text("replay-undo", player=header.players[entry.seat - 1])
        for event in game.events[heard:]:
            yield _numbered(event) + sentence(event, words, header.players)
        heard = len(game.events)
    if not record.is_over:
        yield words.text("replay-unfinished")


def _numbered(event: object) -> str:
    """Return the number of the turn that an event begins, or room for it."""
    turn = getattr(event, "turn", None)
    return f"{turn:>3}. " if isinstance(turn, int) else "     "
