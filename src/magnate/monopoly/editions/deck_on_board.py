"""Check that the cards of a deck can be obeyed on a board."""

from __future__ import annotations

from typing import NamedTuple

from typing_extensions import override

from .board import Board, Square
from .deck import PILES, AdvanceTo, AdvanceToNearest, Card, Deck, MoveRelative, Pile


class _Lead(NamedTuple):
    """A card that moves the piece from the square where it was drawn to another card square."""

    card: str
    start: Square
    end: Square

    @override
    def __str__(self) -> str:
        return f"{self.card} leads from {self.start.id} to {self.end.id}"


def misfit(deck: Deck, board: Board) -> str | None:
    """Return why a card cannot be obeyed on the board, or None if all can."""
    leads: dict[tuple[str, str], _Lead] = {}
    for pile, cards in zip(PILES, deck.piles, strict=True):
        for i, card in enumerate(cards):
            place = f"{pile}[{i}] ({card.id})"
            problem = _problem(card, board)
            if problem:
                return f"{place} {problem}"
            for start, end in _moves(card, pile, board):
                if end.kind in PILES:
                    leads.setdefault((pile, end.kind), _Lead(place, start, end))
    return _circle(leads)


def _problem(card: Card, board: Board) -> str | None:
    effect = card.effect
    if isinstance(effect, AdvanceTo) and effect.target not in {each.id for each in board.squares}:
        return f'advances to "{effect.target}", which is not a square of the board'
    if isinstance(effect, AdvanceToNearest) and effect.what not in {x.kind for x in board.lots}:
        return f"advances to the nearest {effect.what}, but the board has none"
    if isinstance(effect, MoveRelative) and abs(effect.steps) >= len(board.squares):
        return f"moves by {effect.steps}, but the board has {len(board.squares)} squares"
    return None


def _moves(card: Card, pile: Pile, board: Board) -> list[tuple[Square, Square]]:
    """Return all moves, from square to square, of a card other than one to a nearest lot."""
    starts = [square for square in board.squares if square.kind == pile]
    effect = card.effect
    if isinstance(effect, AdvanceTo):
        return [(start, board.square_named(effect.target)) for start in starts]
    if isinstance(effect, MoveRelative):
        count = len(board.squares)
        return [(start, board.squares[(start.index + effect.steps) % count]) for start in starts]
    return []


def _circle(leads: dict[tuple[str, str], _Lead]) -> str | None:
    """Return cards that could lead to each other endlessly, or None."""
    for pile in PILES:
        if (pile, pile) in leads:
            return f"{leads[pile, pile]}, where the same pile is drawn from again"
    there, back = leads.get(("chance", "chest")), leads.get(("chest", "chance"))
    if there and back:
        return f"{there}, and {back}: the piles lead to each other in a loop"
    return None
