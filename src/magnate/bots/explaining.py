"""Hints for people: the best decisions of a view, their share of wins, and explanations."""

from __future__ import annotations

import random
from collections.abc import Iterable
from importlib import import_module
from itertools import islice
from typing import TYPE_CHECKING, Final, Protocol, cast

import msgspec

from magnate.search.explanations import Argument, Explanation

if TYPE_CHECKING:
    from magnate.games import AnyView
    from magnate.kernel import Mode
    from magnate.messages import Catalog
    from magnate.search.budget import Budget

# Modules of this package, imported when they are needed. Other games have no hints.
_EXPLAINING: Final = {
    "acquire": "acquire.explaining",
    "monopoly": "monopoly.explaining",
}
_MONEY = ("amount", "left", "before", "after", "rent", "redeem")


class NotToAct(ValueError):
    """The seat of a view can do nothing now, so there is nothing to explain."""


class Explained(msgspec.Struct, frozen=True):
    """A decision in notation, its expected share of wins, and the points for and against it.

    Without rollouts, the share of wins is that of the value function, or None.
    """

    action: str
    win_share: float | None
    rollouts: int
    explanations: tuple[Explanation, ...]


class Hint(msgspec.Struct, frozen=True):
    """The best decisions of a seat, the best first."""

    candidates: tuple[Explained, ...]


class _Explaining(Protocol):
    """What a game's module provides: the expert's decisions, and the names in its notation."""

    def explained(
        self, view: AnyView, rng: random.Random, budget: Budget | None, mode: Mode | None
    ) -> Iterable[Explained]: ...

    def name_text(self, name: str, words: Catalog, view: AnyView) -> str: ...

    def argument_text(self, name: str, value: Argument, words: Catalog, view: AnyView) -> str: ...


def _of_game(view: AnyView) -> _Explaining:
    return cast(_Explaining, import_module(f"{__package__}.{_EXPLAINING[view.game]}"))


def explain(
    view: AnyView,
    rng: random.Random,
    budget: Budget | None = None,
    *,
    most: int = 3,
    mode: Mode | None = None,
) -> Hint:
    """Return the best decisions of the view's seat, as the expert of its game sees them.

    The expert searches within the budget, or as long as it would at a table. The hint is
    empty in a game without hints, and for a seat that may act out of turn but had better not.
    `mode` defaults to that of searches; with "interpreted", nothing is compiled first.
    """
    if view.game not in _EXPLAINING:
        return Hint(())
    return Hint(tuple(islice(_of_game(view).explained(view, rng, budget, mode), most)))


def sentences(hint: Hint, words: Catalog, view: AnyView) -> list[str]:
    """Return a line for each decision: its action, its share of wins, and its explanations."""
    return [" ".join(_line(each, words, view)) for each in hint.candidates]


def _line(each: Explained, words: Catalog, view: AnyView) -> list[str]:
    game = _of_game(view)
    move = " ".join(game.name_text(word, words, view) for word in each.action.split(" "))
    sentences = [explanation_text(explanation, words, view) for explanation in each.explanations]
    if each.win_share is None:
        return [words.text("hint-unweighed", move=move), *sentences]
    share = words.percent(each.win_share)
    return [words.text("hint-candidate", move=move, share=share), *sentences]


def explanation_text(explanation: Explanation, words: Catalog, view: AnyView) -> str:
    """Return the sentence of an explanation."""
    arguments = explanation.arguments.items()
    return words.text(
        explanation.key, **{name: _worded(name, value, words, view) for name, value in arguments}
    )


def _worded(name: str, value: Argument, words: Catalog, view: AnyView) -> str | int:
    """Return an argument in the form the sentence needs, which its name determines."""
    if isinstance(value, float):
        return words.percent(value)
    if isinstance(value, int):
        if name == "player":
            return view.seats[value - 1].name
        return words.money(value) if name in _MONEY else value
    return _of_game(view).argument_text(name, value, words, view)
