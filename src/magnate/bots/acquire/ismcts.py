"""A bot for Acquire that knows nothing but the rules: tree search with random playouts."""

from __future__ import annotations

import random
from time import perf_counter
from typing import Final

from magnate.acquire.actions import from_row
from magnate.acquire.random_play import Dealer
from magnate.acquire.rules.legal import decode, list_legal
from magnate.acquire.rules.state import State
from magnate.acquire.view import View
from magnate.chance import generator_words
from magnate.kernel import allocate, bulk_mode, write
from magnate.search.acquire.determinize import determinize, edition_of
from magnate.search.acquire.ismcts import GAME, ROLLOUT, Node, Tree, tree_search_entry
from magnate.search.budget import Budget

DEFAULT: Final = Budget(rollouts=500)
EXPLORATION: Final = 35  # percent; 100 and more play worse
MOST_NODES: Final = {"interpreted": 1 << 12, "compiled": 1 << 18, "checked": 1 << 18}
SLICES: Final = {
    "interpreted": 1,
    "compiled": 32,
    "checked": 8,
}  # iterations between checks of the clock


class IsmctsAcquire:
    """Makes the move that a tree search visits most; comparable to the best public bot."""

    def __init__(
        self, rng: random.Random, *, budget: Budget = DEFAULT, exploration: int = EXPLORATION
    ) -> None:
        self._rng = rng
        self._budget = budget
        self._mode = bulk_mode()
        self._tree = Tree()
        self._tree.exploration = exploration
        self._dealer = Dealer()
        self._states = allocate(State, ROLLOUT + 1, self._mode)
        self._trees = allocate(Tree, 1, self._mode)
        self._dealers = allocate(Dealer, 1, self._mode)
        most = MOST_NODES[self._mode]
        self._nodes = allocate(Node, min(most, 1 + (budget.rollouts or most)), self._mode)

    def decide(self, view: View) -> str | None:
        """Return a legal action, or None if the seat is not to move."""
        if view.prompt is None:
            return None
        (e,) = edition_of(view, "interpreted")
        s = determinize(view, self._rng)
        d = self._dealer
        is_free = list_legal(s, e, d.codes, d.action) > 1
        decode(s, e, self._search(s, view) if is_free else d.codes[0], d.action)
        return str(from_row(d.action))

    def _search(self, s: State, view: View) -> int:
        self._dealer.generator[:] = generator_words(self._rng.getrandbits(32), 0)
        write(self._states, GAME, s)
        write(self._trees, 0, self._tree)
        write(self._dealers, 0, self._dealer)
        editions = edition_of(view, self._mode)
        grow = tree_search_entry.at(self._mode)
        memory = (self._states, editions, self._dealers, self._trees, self._nodes)
        if self._budget.seconds is None:
            return grow(*memory, self._budget.rollouts or 0)
        code = grow(*memory, 1)  # compile before the clock starts
        end = perf_counter() + self._budget.seconds
        while perf_counter() < end:
            code = grow(*memory, SLICES[self._mode])
        return code
