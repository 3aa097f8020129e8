"""Hints in the terminal: what an expert would do, how often that wins, and why."""

from __future__ import annotations

import random
from contextlib import suppress
from typing import TYPE_CHECKING, Final

from magnate.bots.explaining import Hint, NotToAct, explain, sentences
from magnate.bots.worker_pool import NoResponse
from magnate.drawing.text import WIDTH, wrapped
from magnate.games import info_of
from magnate.search.budget import Budget
from magnate.terminal.seating import YOU

if TYPE_CHECKING:
    from magnate.bots.worker_pool import WorkerPool
    from magnate.games import AnyGame, AnyView
    from magnate.messages import Catalog

BUDGET: Final = Budget(seconds=1.0)
_INDENT: Final = "  "


def hint_lines(game: AnyGame, words: Catalog, worker_pool: WorkerPool) -> list[str]:
    """Return the person's best moves, wrapped to the width of the board."""
    recent = info_of(game).recent_events
    view = game.view(YOU, since=max(0, len(game.events) - recent))
    found = _explanation(view, worker_pool, seed=len(game.entries))
    if found is None or not found.candidates:
        return wrapped(words.text("cli-play-no-hint"))
    lines = []
    for sentence in sentences(found, words, view):
        first, *others = wrapped(sentence, width=WIDTH - len(_INDENT))
        lines += [first, *(f"{_INDENT}{line}" for line in others)]
    return lines


def _explanation(view: AnyView, worker_pool: WorkerPool, *, seed: int) -> Hint | None:
    """Return an expert's hint, or None if the person has nothing to decide.

    A worker answers with compiled code if one is ready. Otherwise the search runs interpreted in
    this process, because compiling it could take a minute.
    """
    if worker_pool.is_ready:
        with suppress(NoResponse):
            return worker_pool.explain(view.game, view, seed=seed).result()
    try:
        return explain(view, random.Random(seed), BUDGET, mode="interpreted")
    except NotToAct:
        return None
