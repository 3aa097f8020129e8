"""A record as sentences for people."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any

from magnate.messages import catalog

from .games import name_of
from .lines import Undo

if TYPE_CHECKING:
    from magnate.messages import Catalog

    from .games import Game
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
    heard = 0
    for entry, game in record.states():
        sentence = teller(game, words)
        if isinstance(entry, Undo):
            yield "     " + words.text("replay-undo", player=header.players[entry.seat - 1])
        for event in game.events[heard:]:
            yield _numbered(event) + sentence(event)
        heard = len(game.events)
    if not record.is_over:
        yield words.text("replay-unfinished")


def teller(game: Game, words: Catalog) -> Callable[[Any], str]:
    """Return what makes a sentence of an event of this game."""
    if name_of(game) == "acquire":
        from magnate.acquire.log import sentence as told_of_acquire

        return lambda event: told_of_acquire(event, words, game.names)
    from magnate.monopoly.log import sentence as told_of_monopoly

    edition: Any = game.edition  # it names the squares
    return lambda event: told_of_monopoly(event, words, game.names, edition)


def _numbered(event: object) -> str:
    """Return the number of the turn that an event begins, or room for it."""
    turn = getattr(event, "turn", None)
    return f"{turn:>3}. " if isinstance(turn, int) else "     "
