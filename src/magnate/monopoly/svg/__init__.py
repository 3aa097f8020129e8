"""The board as a picture for notebooks and documentation: one SVG that needs nothing else."""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import sha256
from xml.sax.saxutils import escape

from magnate.messages import catalog

from ..text import title
from ..view import View
from .described import description, hint
from .groups import emblem_name, group_looks
from .marks import (
    BED,
    FRAME,
    FRAME_EDGE,
    LINEN,
    SANS,
    SEAT_LOOKS,
    WELL,
    Box,
    at,
    definitions,
    figure,
    group,
    rect,
)
from .middle import middle, middle_room
from .picture import Picture
from .ring import Ring, ring
from .squares import square

_MARGIN, _RIM, _EDGE = 20, 9, 6


def board_svg(view: View, lang: str = "en") -> str:
    """Draw a view: the squares with owners, buildings and pieces, the bank and the seats."""
    # A page may hold many pictures: each has names of its own for what it refers to.
    shown = (lang, view.seat, view.squares, view.seats, view.dice)
    prefix = "m" + sha256(repr(shown).encode()).hexdigest()[:6]
    picture = Picture(view, catalog(lang), prefix, group_looks(view.groups))
    laid = ring(len(view.squares), middle_room(view))
    width = laid.width + 2 * (_MARGIN + _RIM)
    height = laid.height + 2 * (_MARGIN + _RIM) + _EDGE
    parts = [
        *_head(picture, width, height),
        definitions(_drawings(view), prefix),
        rect(Box(0, 0, width, height), f'rx="22" fill="{LINEN}"'),
        group(_tray(laid), at(_MARGIN, _MARGIN)),
        group(_inside(laid, picture), at(_MARGIN + _RIM, _MARGIN + _RIM)),
        "</svg>",
    ]
    return "".join(parts)


def _head(picture: Picture, width: float, height: float) -> Iterator[str]:
    prefix, size = picture.prefix, (figure(width), figure(height))
    yield (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {size[0]} {size[1]}" '
        f'width="{size[0]}" height="{size[1]}" style="max-width:100%;height:auto" '
        f'role="img" aria-labelledby="{prefix}-title {prefix}-desc" font-family="{SANS}">'
    )
    yield f'<title id="{prefix}-title">{escape(title(picture.view, picture.words))}</title>'
    yield f'<desc id="{prefix}-desc">{escape(" ".join(description(picture)))}</desc>'


def _drawings(view: View) -> list[str]:
    """Return the names of the drawings that a picture needs."""
    kinds = {"chance", "chest", *(each.kind for each in view.squares)} - {"street", "jail"}
    names = {f"square-{kind}" for kind in kinds}
    names |= {emblem_name(each.kind, each.id) for each in view.squares if each.kind == "company"}
    names |= {f"piece-{look.piece}" for look in SEAT_LOOKS[: len(view.seats)]}
    return sorted(names)


def _tray(laid: Ring) -> Iterator[str]:
    """Yield the frame of the board."""
    whole = Box(0, 0, laid.width + 2 * _RIM, laid.height + 2 * _RIM)
    yield rect(whole._replace(y=_EDGE), f'rx="18" fill="{FRAME_EDGE}"')
    yield rect(whole, f'rx="18" fill="{FRAME}"')
    yield rect(whole.inset(_RIM - 2), f'rx="10" fill="{BED}"')


def _inside(laid: Ring, picture: Picture) -> Iterator[str]:
    yield rect(laid.inside.inset(1.5), f'rx="10" fill="{WELL}"')
    yield from middle(laid.inside, picture)
    squares = list(zip(picture.view.squares, laid.places, strict=True))
    for shown, place in squares:
        yield from square(shown, place, picture)
    told = (
        f"{rect(place.box, '')[:-2]}><title>{escape(hint(shown, picture))}</title></rect>"
        for shown, place in squares
    )
    yield group(told, 'fill-opacity="0"')
