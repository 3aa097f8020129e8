"""Hints in Acquire: the expert's best moves with explanations, and the names of chains."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import TYPE_CHECKING

from magnate.acquire.editions import CHAINS
from magnate.acquire.log import chain_list
from magnate.bots.explaining import Explained, NotToAct
from magnate.search.acquire.determinize import determinize
from magnate.search.acquire.explanations import explanations_for
from magnate.search.explanations import Argument

from .levels import expert
from .pool import policy

if TYPE_CHECKING:
    from magnate.acquire.view import View
    from magnate.kernel import Mode
    from magnate.messages import Catalog
    from magnate.search.budget import Budget


def explained(
    view: View, rng: random.Random, budget: Budget | None, mode: Mode | None
) -> Iterator[Explained]:
    """Yield the candidates of the player to move with their explanations, the best first."""
    if view.prompt is None:
        raise NotToAct("the seat of this view cannot act now, so there is nothing to explain")
    best = expert(rng, budget=budget, mode=mode).candidates(view)
    s, plain = determinize(view, rng), policy()
    for each in best:
        explanations = explanations_for(view, s, each.action, plain)
        yield Explained(str(each.action), each.win_share, each.rollouts, explanations)


def name_text(name: str, words: Catalog, view: View) -> str:
    """Return a word of the notation as the board shows it."""
    return words.chain_name(name) if name in CHAINS else name


def argument_text(name: str, value: Argument, words: Catalog, view: View) -> str:
    """Return chains, tiles and words in the form a sentence needs."""
    if isinstance(value, tuple):
        return chain_list(value, words) if name == "chains" else words.list(value)
    return words.chain_name(str(value)) if name == "chain" else str(value)
