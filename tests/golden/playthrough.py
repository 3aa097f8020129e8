"""A recorded game told in full: every action, what happened, and how things stand now and then."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import cast

import msgspec

from magnate.acquire import Game
from magnate.acquire.game import Ending
from magnate.acquire.log import sentence
from magnate.messages import catalog
from magnate.record import Chance, Decision, Entry, read

FOLDER = Path(__file__).parent
STAND_EVERY = 40  # decisions
LOG_SHOWN = 6  # events


def path_of(preset: str, ending: Ending) -> Path:
    """Return where the playthrough of a preset with an ending is."""
    return FOLDER / f"{preset}-{ending}.txt"


def playthrough(record: Path) -> str:
    """Return the text of a playthrough."""
    return "\n".join(_lines(record)) + "\n"


def _lines(path: Path) -> Iterator[str]:
    record = read(path)
    yield f"# tests/records/{path.name}, played through. Written by `make golden`."
    yield f"# {msgspec.json.encode(record.header.options).decode()}"
    heard = decisions = 0
    for entry, each in record.states():
        game = cast(Game, each)
        if entry is not None:
            yield _action(entry)
        yield from _happened(game, heard)
        heard = len(game.events)
        if isinstance(entry, Decision):
            decisions += 1
            if decisions % STAND_EVERY == 0:
                yield from _stand(game, viewer=decisions // STAND_EVERY % (game.players + 1))
    yield from _stand(game, viewer=0)
    yield f"{game.outcome()}"


def _action(entry: Entry) -> str:
    if isinstance(entry, Decision):
        return f"{entry.seat} {entry.do}"
    return f"* {entry.chance}" if isinstance(entry, Chance) else f"{entry.seat} (undo)"


def _happened(game: Game, heard: int) -> Iterator[str]:
    words = catalog("en")
    for event in game.events[heard:]:
        yield f"    {sentence(event, words, game.names)}"


def _stand(game: Game, *, viewer: int) -> Iterator[str]:
    """Yield the position, what is legal, and the view of a seat; seat 0 is a spectator."""
    yield ""
    yield from game.position().splitlines()
    yield f"legal: {', '.join(map(str, game.legal_actions())) or '-'}"
    view = msgspec.to_builtins(game.view(viewer or None))
    view["log"] = view["log"][-LOG_SHOWN:]
    yield f"view of {f'seat {viewer}' if viewer else 'a spectator'}:"
    for name, value in view.items():
        if name not in ("game", "edition", "options", "board"):
            yield f"  {name}: {msgspec.json.encode(value).decode()}"
    yield ""
