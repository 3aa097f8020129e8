"""A recorded game in full: every action with its events, and the position at intervals."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path

import msgspec

from magnate import acquire, monopoly
from magnate.acquire.log import sentence as acquire_sentence
from magnate.messages import catalog
from magnate.monopoly.log import sentence as monopoly_sentence
from magnate.record import Chance, Decision, RecordEntry, read
from tests.records.games import Case

FOLDER = Path(__file__).parent
STAND_EVERY = 40  # decisions
LOG_SHOWN = 6  # events


Game = acquire.Game | monopoly.Game


def path_of(case: Case) -> Path:
    """Return where the playthrough of a recorded game is."""
    return FOLDER / f"{case.name}.txt"


def playthrough(record: Path) -> str:
    """Return the text of a playthrough."""
    return "\n".join(_lines(record)) + "\n"


def _lines(path: Path) -> Iterator[str]:
    record = read(path)
    yield f"# tests/records/{path.name}, played through. Written by `make golden`."
    yield f"# {msgspec.json.encode(record.header.options).decode()}"
    shown = decisions = 0
    for entry, game in record.states():
        if entry is not None:
            yield _action(entry)
        yield from _happened(game, shown)
        shown = len(game.events)
        if isinstance(entry, Decision):
            decisions += 1
            if decisions % STAND_EVERY == 0:
                yield from _stand(game, viewer=decisions // STAND_EVERY % (game.players + 1))
    yield from _stand(game, viewer=0)
    yield f"{game.outcome()}"


def _action(entry: RecordEntry) -> str:
    if isinstance(entry, Decision):
        return f"{entry.seat} {entry.do}"
    return f"* {entry.chance}" if isinstance(entry, Chance) else f"{entry.seat} (undo)"


def _happened(game: Game, shown: int) -> Iterator[str]:
    words = catalog("en")
    if isinstance(game, acquire.Game):
        for event in game.events[shown:]:
            yield f"    {acquire_sentence(event, words, game.names)}"
    else:
        for happened in game.events[shown:]:
            yield f"    {monopoly_sentence(happened, words, game.names, game.edition)}"


def _stand(game: Game, *, viewer: int) -> Iterator[str]:
    """Yield the position, what is legal, and the view of a seat; seat 0 is a spectator."""
    yield ""
    yield from game.position().splitlines()
    legal: Iterable[object] = game.legal_actions()
    yield f"legal: {', '.join(map(str, legal)) or '-'}"
    view = msgspec.to_builtins(game.view(viewer or None))
    view["log"] = view["log"][-LOG_SHOWN:]
    yield f"view of {f'seat {viewer}' if viewer else 'a spectator'}:"
    for name, value in view.items():
        if name not in ("game", "edition", "options", "board", "squares"):
            yield f"  {name}: {msgspec.json.encode(value).decode()}"
    yield ""
