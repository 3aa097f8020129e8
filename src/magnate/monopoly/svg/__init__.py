"""The board as a picture for notebooks and documentation: one SVG that needs nothing else."""

from __future__ import annotations

from collections.abc import Iterator

from magnate.drawing.svg import (
    BED,
    FRAME,
    FRAME_EDGE,
    LINEN,
    Box,
    at,
    group,
    head,
    prefix_of,
    raised,
    rect,
    tooltip,
)
from magnate.messages import catalog

from ..text import title
from ..view import View
from .described import description, hint
from .groups import emblem_name, group_looks
from .marks import WELL, definitions
from .middle import middle, middle_room
from .picture import Picture
from .ring import Ring, ring
from .squares import square

_MARGIN, _RIM, _EDGE = 20, 9, 6


def board_svg(view: View, lang: str = "en") -> str:
    """Draw a view: the squares with owners, buildings and pieces, the bank and the seats."""
    prefix = prefix_of((lang, view.seat, view.squares, view.seats, view.dice))
    picture = Picture(view, catalog(lang), prefix, group_looks(view.groups))
    laid = ring(len(view.squares), middle_room(view))
    width = laid.width + 2 * (_MARGIN + _RIM)
    height = laid.height + 2 * (_MARGIN + _RIM) + _EDGE
    parts = [
        head(
            width,
            height,
            prefix=prefix,
            title=title(view, picture.words),
            description=" ".join(description(picture)),
        ),
        definitions(_drawings(view), prefix),
        rect(Box(0, 0, width, height), f'rx="22" fill="{LINEN}"'),
        group(_tray(laid), at(_MARGIN, _MARGIN)),
        group(_inside(laid, picture), at(_MARGIN + _RIM, _MARGIN + _RIM)),
        "</svg>",
    ]
    return "".join(parts)


def _drawings(view: View) -> list[str]:
    """Return the names of the drawings that a picture needs."""
    kinds = {"chance", "chest", *(each.kind for each in view.squares)} - {"street", "jail"}
    names = {f"square-{kind}" for kind in kinds}
    names |= {emblem_name(each.kind, each.id) for each in view.squares if each.kind == "company"}
    names |= {f"piece-{seat.piece}" for seat in view.seats}
    return sorted(names)


def _tray(laid: Ring) -> Iterator[str]:
    """Yield the frame of the board."""
    whole = Box(0, 0, laid.width + 2 * _RIM, laid.height + 2 * _RIM)
    yield raised(whole, FRAME, FRAME_EDGE, radius=18, depth=_EDGE)
    yield rect(whole.inset(_RIM - 2), f'rx="10" fill="{BED}"')


def _inside(laid: Ring, picture: Picture) -> Iterator[str]:
    yield rect(laid.inside.inset(1.5), f'rx="10" fill="{WELL}"')
    yield from middle(laid.inside, picture)
    squares = list(zip(picture.view.squares, laid.places, strict=True))
    for shown, place in squares:
        yield from square(shown, place, picture)
    hints = (tooltip(place.box, hint(shown, picture)) for shown, place in squares)
    yield group(hints, 'fill-opacity="0"')
