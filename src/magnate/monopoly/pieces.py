"""The piece of each player: known to everybody and without effect on play (M-S-37)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal, cast, get_args

from magnate.engine.setup import Setup

Piece = Literal[
    "dog",
    "cannon",
    "wheelbarrow",
    "racing-car",
    "top-hat",
    "cowboy",
    "thimble",
    "iron",
    "locomotive",
    "battleship",
    "money-bag",
    "shoe",
]
PIECES: Final[tuple[Piece, ...]] = get_args(Piece)
"""All pieces, in the order in which seats that choose none get them."""


class MonopolySetup(Setup, frozen=True):
    """The pieces of all seats; empty if every seat has its default piece."""

    pieces: tuple[Piece, ...] = ()

    def of(self, seats: int) -> tuple[Piece, ...]:
        """Return the piece of each seat."""
        return self.pieces or PIECES[:seats]


def setup_with(chosen: Sequence[str | None], seats: int) -> MonopolySetup:
    """Return the setup in which seats have the pieces they chose, the others the first free ones.

    An unknown piece, or one that two seats chose, raises ValueError.
    """
    _check(chosen, seats)
    free = (piece for piece in PIECES if piece not in chosen)
    pieces = tuple(next(free) if piece is None else cast(Piece, piece) for piece in chosen)
    return MonopolySetup() if pieces == PIECES[:seats] else MonopolySetup(pieces)


def _check(chosen: Sequence[str | None], seats: int) -> None:
    if len(chosen) != seats:
        raise ValueError(f"pieces: {len(chosen)} choices for {seats} seats")
    holders: dict[str, int] = {}
    for seat, piece in enumerate(chosen, 1):
        if piece is None:
            continue
        if piece not in PIECES:
            raise ValueError(f"pieces: seat {seat} has {piece!r}; expected one of {_known()}")
        if piece in holders:
            seats_of_it = f"seats {holders[piece]} and {seat}"
            raise ValueError(f"pieces: {seats_of_it} both have the piece {piece}")
        holders[piece] = seat


def _known() -> str:
    return ", ".join(PIECES)
