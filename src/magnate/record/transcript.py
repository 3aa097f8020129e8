"""A record as sentences for people."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

from magnate.games import info_of
from magnate.messages import catalog

from .lines import Undo

if TYPE_CHECKING:
    from magnate.games import AnyEvent, AnyGame
    from magnate.messages import Catalog

    from .record import Record


def transcript(record: Record, language: str = "en") -> Iterator[str]:
    """Yield a title, then a line for each event; a turn begins with its number."""
    words = catalog(language)
    header = record.header
    yield words.text(
        "replay-title",
        game=words.text(f"game-{header.game}"),
        edition=words.edition_name(header.edition),
        players=words.list(header.players),
    )
    shown = 0
    for entry, game in record.states():
        sentence = sentence_writer(game, words)
        if isinstance(entry, Undo):
            yield "     " + words.text("replay-undo", player=header.players[entry.seat - 1])
        for event in game.events[shown:]:
            yield _numbered(event) + sentence(event)
        shown = len(game.events)
    if not record.is_over:
        yield words.text("replay-unfinished")


def sentence_writer(game: AnyGame, words: Catalog) -> Callable[[AnyEvent], str]:
    """Return a function that puts an event of this game into a sentence."""
    info = info_of(game)
    return lambda event: info.sentence(event, words, game.names, game.edition)


def _numbered(event: object) -> str:
    """Return the number of the turn that an event begins, or room for it."""
    turn = getattr(event, "turn", None)
    return f"{turn:>3}. " if isinstance(turn, int) else "     "
