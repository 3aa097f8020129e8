"""Hints in Monopoly: the expert's best decisions with explanations, and the names of lots."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import TYPE_CHECKING

from msgspec.structs import replace

from magnate.bots.explaining import Explained, NotToAct
from magnate.drawing.text import printable
from magnate.search.explanations import Argument
from magnate.search.monopoly.afterstates import Root
from magnate.search.monopoly.determinize import can_determinize
from magnate.search.monopoly.explanations import explanations_for
from magnate.search.monopoly.reading import reading_to_act

from .levels import expert

if TYPE_CHECKING:
    from magnate.kernel import Mode
    from magnate.messages import Catalog
    from magnate.monopoly.view import View
    from magnate.search.budget import Budget


def explained(
    view: View, rng: random.Random, budget: Budget | None, mode: Mode | None
) -> Iterator[Explained]:
    """Yield the candidates of a seat that may act with their explanations, the best first.

    They never mention a rent that the seat has not claimed (M-S-33).
    """
    others_claims = tuple(claim for claim in view.claims if claim.owner != view.seat)
    view = replace(view, claims=others_claims)
    r = reading_to_act(view)
    if r is None:
        raise NotToAct("the seat of this view cannot act now, so there is nothing to explain")
    best = expert(rng, budget=budget, mode=mode).candidates(view)
    root = Root(view) if can_determinize(view) else None
    for each in best:
        yield Explained(each.do, each.win_share, each.rollouts, explanations_for(r, root, each))


def name_text(name: str, words: Catalog, view: View) -> str:
    """Return a word of the notation as the board shows it; lots sharing a name keep their ids."""
    named = _square_name(name, view)
    return named if sum(named == square.name for square in view.squares) == 1 else name


def argument_text(name: str, value: Argument, words: Catalog, view: View) -> str:
    """Return squares, groups and words in the form a sentence needs."""
    if isinstance(value, tuple):
        lots = (words.text("side-lot", square=_square_name(each, view)) for each in value)
        return words.list(lots)
    text = str(value)
    if name == "square":
        return _square_name(text, view)
    return words.group_name(text) if name == "group" else text


def _square_name(square_id: str, view: View) -> str:
    names = (printable(each.name) for each in view.squares if each.id == square_id)
    return next(names, square_id)
