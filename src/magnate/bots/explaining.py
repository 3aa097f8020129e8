"""Hints for people: the best decisions of a view, how often they win, and why, in words."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

import msgspec

from magnate.acquire.editions import CHAINS
from magnate.acquire.log import chain_list
from magnate.search.acquire.reasons import Argument, Reason, reasons_for
from magnate.search.acquire.worlds import world

from .acquire_styles import style
from .levels_acquire import expert

if TYPE_CHECKING:
    from magnate.acquire.view import View
    from magnate.messages import Catalog
    from magnate.search.budget import Budget


class Explained(msgspec.Struct, frozen=True):
    """A decision in notation, the share of wins to expect, and what speaks for and against it.

    Where no world was met, the share of wins is that of the value function.
    """

    action: str
    win_share: float
    worlds: int
    reasons: tuple[Reason, ...]


class Explanation(msgspec.Struct, frozen=True):
    """The best decisions that a seat has, the best first."""

    candidates: tuple[Explained, ...]


def explain(
    view: View, rng: random.Random, budget: Budget | None = None, *, most: int = 3
) -> Explanation:
    """Return the best decisions of the seat that is asked, as the expert of Acquire sees them.

    The expert looks ahead as far as the budget says, or as long as it does at a table.
    """
    if view.prompt is None:
        raise ValueError("the seat of this view is not asked, so there is nothing to explain")
    best = expert(rng, budget=budget).candidates(view)[:most]
    s, plain = world(view, rng), style()
    return Explanation(
        tuple(
            Explained(
                str(each.action),
                each.win_share,
                each.worlds,
                reasons_for(view, s, each.action, plain),
            )
            for each in best
        )
    )


def sentences(explanation: Explanation, words: Catalog, view: View) -> list[str]:
    """Return a line for each decision: what it is, how often it wins, and the reasons."""
    return [" ".join(_line(each, words, view)) for each in explanation.candidates]


def _line(each: Explained, words: Catalog, view: View) -> list[str]:
    move = " ".join(_move_word(word, words) for word in each.action.split(" "))
    share = words.text("hint-candidate", move=move, share=words.percent(each.win_share))
    return [share, *(reason_text(reason, words, view) for reason in each.reasons)]


def _move_word(word: str, words: Catalog) -> str:
    return words.chain_name(word) if word in CHAINS else word


def reason_text(reason: Reason, words: Catalog, view: View) -> str:
    """Return the sentence of a reason."""
    arguments = reason.arguments.items()
    return words.text(
        reason.key, **{name: _worded(name, value, words, view) for name, value in arguments}
    )


def _worded(name: str, value: Argument, words: Catalog, view: View) -> str | int:
    """Return an argument as the sentence takes it: what it is, its name says."""
    if isinstance(value, tuple):
        return chain_list(value, words) if name == "chains" else words.list(value)
    if isinstance(value, int):
        if name == "player":
            return view.seats[value - 1].name
        return words.money(value) if name in ("amount", "left") else value
    return words.chain_name(value) if name == "chain" else value
