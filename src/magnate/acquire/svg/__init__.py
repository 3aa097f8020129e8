"""The board as a picture for notebooks and documentation: one SVG that needs nothing else."""

from __future__ import annotations

from collections.abc import Iterator

from magnate.drawing.svg import LINEN, Box, group, head, prefix_of, rect
from magnate.messages import Catalog, catalog

from ..text import own_tiles, title
from ..view import View
from .board import BOARD_HEIGHT, BOARD_WIDTH, board, squares
from .legend import LEGEND_WIDTH, legend, shares_left, size_text
from .marks import patterns
from .seats import SEATS_HEIGHT, seats

_MARGIN = 20
_LEGEND_X = _MARGIN + BOARD_WIDTH + 18
_SEATS_Y = _MARGIN + BOARD_HEIGHT + 18
_WIDTH, _HEIGHT = _LEGEND_X + LEGEND_WIDTH + _MARGIN, _SEATS_Y + SEATS_HEIGHT + _MARGIN


def board_svg(view: View, lang: str = "en") -> str:
    """Draw a view: the board, the chains with their prices and holders, and the seats."""
    words = catalog(lang)
    prefix = prefix_of((view.seat, view.board))
    description = " ".join(_description(view, words))
    parts = [
        head(_WIDTH, _HEIGHT, prefix=prefix, title=title(view, words), description=description),
        patterns(prefix),
        rect(Box(0, 0, _WIDTH, _HEIGHT), f'rx="22" fill="{LINEN}"'),
        group(board(view, prefix, words), f'transform="translate({_MARGIN} {_MARGIN})"'),
        group(legend(view, words), f'transform="translate({_LEGEND_X} {_MARGIN})"'),
        group(
            seats(view, words, _WIDTH - 2 * _MARGIN), f'transform="translate({_MARGIN} {_SEATS_Y})"'
        ),
        "</svg>",
    ]
    return "".join(parts)


def _description(view: View, words: Catalog) -> Iterator[str]:
    """Describe the picture in words."""
    for chain in view.chains:
        if chain.size:
            facts = [size_text(chain, words), words.money(chain.price), shares_left(chain, words)]
            yield f"{words.chain_name(chain.name)}: {', '.join(facts)}."
    alone = [tile for tile, sign in squares(view) if sign == "o"]
    if alone:
        yield words.text("board-independent-tiles", tiles=words.list(alone))
    if own := own_tiles(view):
        yield words.text("board-own-tiles", tiles=words.list(own))
