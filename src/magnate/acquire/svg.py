"""The board as a picture for notebooks and documentation: one SVG that needs nothing else."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import NamedTuple
from xml.sax.saxutils import escape

from magnate.messages import Catalog, catalog

from .actions import LETTERS, TILE_NAMES, tile_number
from .editions import CHAINS
from .rules.state import COLUMNS, ROWS
from .text import edition_name, last_placed, own_tiles
from .view import View

# Geometry: a square of the board is a pitch of 60 with a face of 54.
_PITCH, _GAP = 60, 3
_FACE = _PITCH - 2 * _GAP
_MARGIN = 20
_BOARD_X, _BOARD_Y = 32, 30
_BOARD_WIDTH, _BOARD_HEIGHT = _BOARD_X + COLUMNS * _PITCH + 12, _BOARD_Y + ROWS * _PITCH + 12
_LEGEND_X, _LEGEND_WIDTH = _MARGIN + _BOARD_WIDTH + 18, 300
_SEATS_Y, _SEATS_HEIGHT = _MARGIN + _BOARD_HEIGHT + 24, 64
_WIDTH, _HEIGHT = _LEGEND_X + _LEGEND_WIDTH + _MARGIN, _SEATS_Y + _SEATS_HEIGHT + _MARGIN
_HEAD, _ROW, _BAR = 42, 77, 196

_ASSETS = Path(__file__).parent / "assets"
_SERIF = "Piazzolla, 'Iowan Old Style', Georgia, serif"
_SANS = "'Golos Text', 'Segoe UI', Roboto, 'Noto Sans', sans-serif"

# Colours of the light theme.
_LINEN, _PANEL, _CARD, _PANEL_EDGE, _WELL = "#EBE2D1", "#F6F0E4", "#FFFBF3", "#CDBD9F", "#E4D9C5"
_INK, _INK_2, _INK_3, _CREAM = "#2A2018", "#54463A", "#6B5B4B", "#FFF8EA"
_LINE, _LINE_STRONG = "#D8CAB1", "#8E7B63"
_BRASS, _BRASS_FILL, _BRASS_SOFT, _BRASS_TEXT = "#A8741D", "#F0CF86", "#F8E9C8", "#765010"
_FRAME, _FRAME_EDGE, _BED, _CELL, _CELL_SHADE = (
    "#C9B78F",
    "#A28E66",
    "#DDCFB3",
    "#F1E8D6",
    "#D3C3A3",
)
_COORDINATE = "#6E5C45"
_STONE, _STONE_EDGE, _STONE_INK = "#57504A", "#37312C", "#F6EFE2"
_DEAD, _DEAD_INK, _UNKNOWN = "#C9BDAA", "#51463B", "#B8AB98"


class _Look(NamedTuple):
    """How a chain looks: the colour of its land, the darker edge of it, and the ink on it."""

    fill: str
    edge: str
    ink: str


_LOOKS = {
    "Tower": _Look("#E7BE55", "#9A7413", "#2A2018"),
    "Sackson": _Look("#B03A12", "#752207", "#FFF3E6"),
    "Worldwide": _Look("#885A86", "#59365A", "#FFF6FB"),
    "Festival": _Look("#61975E", "#356135", "#10190E"),
    "American": _Look("#24367D", "#131E4E", "#F4F3FF"),
    "Imperial": _Look("#E383A2", "#A0405F", "#2B0C17"),
    "Continental": _Look("#6BD2D6", "#1F7F86", "#06282B"),
}
_BY_LETTER = {chain[0]: chain for chain in CHAINS}

# Seats are shapes on a grid of 24: fill, ink, path, and how high the initial stands.
_SEATS = (
    ("#B43828", "#FFF3EC", "M12 1.5a10.5 10.5 0 1 0 0 21a10.5 10.5 0 1 0 0-21z", 16.4),
    ("#365EAA", "#F4F6FF", "M4 2.5h16a1.5 1.5 0 0 1 1.5 1.5v16a1.5 1.5 0 0 1-1.5 1.5H4"
     "A1.5 1.5 0 0 1 2.5 20V4A1.5 1.5 0 0 1 4 2.5z", 16.4),
    ("#E9B045", "#2A1E06", "M12 1.500L23.500 21.500H.5z", 19),
    ("#0A7A5A", "#F2FFF9", "M12 .5L23.500 12 12 23.500.5 12z", 16.4),
    ("#603367", "#FBF1FF", "M6.500 2h11L23 12l-5.500 10h-11L1 12z", 16.4),
    ("#D27A3C", "#271204", "M8 1.500h8V8h6.500v8H16v6.500H8V16H1.500V8H8z", 16.4),
)  # fmt: skip


def board_svg(view: View, lang: str = "en") -> str:
    """Draw a view: the board, the chains with their prices and holders, and the seats."""
    words = catalog(lang)
    prefix = "m" + sha256(repr((view.seat, view.board)).encode()).hexdigest()[:6]
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {_WIDTH} {_HEIGHT}" '
        f'width="{_WIDTH}" height="{_HEIGHT}" style="max-width:100%;height:auto" role="img" '
        f'aria-labelledby="{prefix}-title {prefix}-desc" font-family="{_SANS}">'
        f'<title id="{prefix}-title">{escape(_title(view, words))}</title>'
        f'<desc id="{prefix}-desc">{escape(" ".join(_description(view, words)))}</desc>'
    )
    parts = [
        head,
        _definitions(prefix),
        f'<rect width="{_WIDTH}" height="{_HEIGHT}" rx="22" fill="{_LINEN}"/>',
        _group(_board(view, prefix, words), f'transform="translate({_MARGIN} {_MARGIN})"'),
        _group(_legend(view, words), f'transform="translate({_LEGEND_X} {_MARGIN})"'),
        _group(_seats(view, words), f'transform="translate({_MARGIN} {_SEATS_Y})"'),
        "</svg>",
    ]
    return "".join(parts)


def _title(view: View, words: Catalog) -> str:
    return words.text(
        "board-title", edition=edition_name(view, words), round=view.round, n=view.pile
    )


def _description(view: View, words: Catalog) -> Iterator[str]:
    """Say in words what the picture shows."""
    for chain in view.chains:
        if chain.size:
            facts = [_size(chain, words), words.money(chain.price), _left(chain, words)]
            yield f"{words.chain_name(chain.name)}: {', '.join(facts)}."
    alone = [tile for tile, sign in _squares(view) if sign == "o"]
    if alone:
        yield words.text("board-independent-tiles", tiles=words.list(alone))
    if own := own_tiles(view):
        yield words.text("board-own-tiles", tiles=words.list(own))


def _squares(view: View) -> Iterator[tuple[str, str]]:
    return zip(TILE_NAMES, "".join(view.board), strict=True)


def _definitions(prefix: str) -> str:
    """The empty square and the patterns of the chains, under names no other picture has."""
    square = (
        f'<pattern id="{prefix}-square" width="{_PITCH}" height="{_PITCH}" x="{_BOARD_X}" '
        f'y="{_BOARD_Y}" patternUnits="userSpaceOnUse">'
        + _rect(_GAP, _GAP, _FACE, _FACE, rx=9, fill=_CELL_SHADE)
        + _rect(_GAP, _GAP + 2.5, _FACE, _FACE - 2.5, rx=8.5, fill=_CELL)
        + "</pattern>"
    )
    patterns = (
        f'<pattern id="{prefix}-{chain}" width="14" height="14" patternUnits="userSpaceOnUse">'
        f"{_asset(f'pattern-{chain}', look.ink)}</pattern>"
        for chain, look in _LOOKS.items()
    )
    return _group([square, *patterns], "", tag="defs")


# Marks


@cache
def _asset(name: str, ink: str) -> str:
    """Return what is inside one of our drawings, in an ink."""
    text = (_ASSETS / f"{name.lower()}.svg").read_text(encoding="utf-8")
    inside = text[text.index(">") + 1 : text.rindex("</svg>")]
    return inside.replace("currentColor", ink)


def _group(parts: Iterable[str], attributes: str, tag: str = "g") -> str:
    return f"<{tag} {attributes}>".replace(" >", ">") + "".join(parts) + f"</{tag}>"


def _number(value: float) -> str:
    return f"{value:.2f}".rstrip("0").rstrip(".")


def _rect(x: float, y: float, width: float, height: float, **attributes: str | float) -> str:
    values = {"x": x, "y": y, "width": width, "height": height, **attributes}
    return f"<rect {_attributes(values)}/>"


def _attributes(values: dict[str, str | float]) -> str:
    return " ".join(
        f'{name.replace("_", "-")}="{value if isinstance(value, str) else _number(value)}"'
        for name, value in values.items()
    )


def _text(x: float, y: float, text: str, **attributes: str | float) -> str:
    return f"<text {_attributes({'x': x, 'y': y, **attributes})}>{escape(text)}</text>"


def _emblem(chain: str, x: float, y: float, side: float, ink: str) -> str:
    place = f"translate({_number(x)} {_number(y)}) scale({_number(side / 24)})"
    return f'<g transform="{place}" fill="{ink}">{_asset(f"emblem-{chain}", ink)}</g>'


def _seat_shape(seat: int, x: float, y: float, side: float, initial: str = "") -> str:
    fill, ink, path, height = _SEATS[seat - 1]
    place = f"translate({_number(x)} {_number(y)}) scale({_number(side / 24)})"
    letter = (
        _text(
            12, height, initial, font_size=12.5, font_weight="650", fill=ink, text_anchor="middle"
        )
        if initial
        else ""
    )
    return f'<g transform="{place}"><path d="{path}" fill="{fill}"/>{letter}</g>'


# The board


def _board(view: View, prefix: str, words: Catalog) -> Iterator[str]:
    yield _rect(0, 6, _BOARD_WIDTH, _BOARD_HEIGHT, rx=18, fill=_FRAME_EDGE)
    yield _rect(0, 0, _BOARD_WIDTH, _BOARD_HEIGHT, rx=18, fill=_FRAME)
    bed = (COLUMNS * _PITCH + 10, ROWS * _PITCH + 10)
    yield _rect(_BOARD_X - 5, _BOARD_Y - 5, *bed, rx=12, fill=_BED)
    yield _rect(_BOARD_X, _BOARD_Y, COLUMNS * _PITCH, ROWS * _PITCH, fill=f"url(#{prefix}-square)")
    labels = 'font-size="14" font-weight="600" text-anchor="middle" opacity=".84"'
    yield _group(_edge_labels(), f'fill="{_INK}" {labels}')
    own = set(own_tiles(view))
    empty = [tile for tile, sign in _squares(view) if sign == "." and tile not in own]
    faint = f'fill="{_COORDINATE}" font-size="12" text-anchor="middle" opacity=".93"'
    yield _group((_text(*_centre(tile, 5), tile) for tile in empty), faint)
    for tile, sign in _squares(view):
        if sign == "o":
            yield _stone(tile)
    yield from _chains(view, prefix)
    for tile in own_tiles(view):
        yield _own_tile(view, tile)
    yield _just_placed(view)
    names = _names(view, words)
    spots = (f"{_hover(tile)}<title>{escape(name)}</title></rect>" for tile, name in names)
    yield _group(spots, 'fill-opacity="0"')


def _corner(tile: str) -> tuple[int, int]:
    """Return where the face of a tile begins."""
    row, column = divmod(tile_number(tile), COLUMNS)
    return _BOARD_X + column * _PITCH + _GAP, _BOARD_Y + row * _PITCH + _GAP


def _centre(tile: str, down: float = 0) -> tuple[float, float]:
    x, y = _corner(tile)
    return x + _FACE / 2, y + _FACE / 2 + down


def _edge_labels() -> Iterator[str]:
    for column in range(COLUMNS):
        yield _text(_BOARD_X + column * _PITCH + 30, _BOARD_Y - 11, str(column + 1))
    for row, letter in enumerate(LETTERS):
        yield _text(14, _BOARD_Y + row * _PITCH + 35, letter)


def _stone(tile: str) -> str:
    x, y = _corner(tile)
    return (
        _rect(x, y + 4, _FACE, _FACE, rx=9, fill=_STONE_EDGE)
        + _rect(x, y, _FACE, _FACE, rx=9, fill=_STONE)
        + _tile_name(tile, font_size=15, font_weight="550", fill=_STONE_INK)
    )


def _tile_name(tile: str, **attributes: str | float) -> str:
    size = attributes["font_size"]
    assert not isinstance(size, str)
    return _text(*_centre(tile, size * 0.36), tile, text_anchor="middle", **attributes)


def _own_tile(view: View, tile: str) -> str:
    """Draw a tile of the hand on its square; what cannot be placed looks different."""
    x, y = _corner(tile)
    face = (x + 2, y + 2, _FACE - 4, _FACE - 4)
    placements = view.prompt.placements if view.prompt else ()
    duration = next((effect.duration for effect in placements if effect.tile == tile), None)
    if duration == "permanent":
        return (
            _rect(*face, rx=7.5, fill=_DEAD, stroke=_LINE_STRONG, stroke_width=2)
            + _tile_name(tile, font_size=16, font_weight="650", fill=_DEAD_INK)
            + f'<path d="M{x + 9} {y + 45}L{x + 45} {y + 9}" stroke="{_DEAD_INK}" '
            'stroke-width="2.5" stroke-linecap="round"/>'
        )
    if duration == "temporary":
        return (
            _rect(
                *face,
                rx=7.5,
                fill=_PANEL,
                stroke=_LINE_STRONG,
                stroke_width=2.5,
                stroke_dasharray="6 4",
            )  # fmt: skip
            + _tile_name(tile, font_size=16, font_weight="650", fill=_INK_3)
            + f'<g transform="translate({x + 48} {y + 6})" fill="{_CARD}" stroke="{_INK_2}" '
            'stroke-width="2"><circle r="8"/><path d="M0-4.5V0L3 2" fill="none"/></g>'
        )
    return _rect(*face, rx=7.5, fill=_BRASS_SOFT, stroke=_BRASS, stroke_width=3) + _tile_name(
        tile, font_size=16, font_weight="650", fill=_BRASS_TEXT
    )


def _names(view: View, words: Catalog) -> Iterator[tuple[str, str]]:
    """Yield every tile with what a pointer over its square is told."""
    own = own_tiles(view)
    for tile, sign in _squares(view):
        if sign in _BY_LETTER:
            yield tile, f"{tile}: {words.chain_name(_BY_LETTER[sign])}"
        elif sign == "o":
            yield tile, f"{tile}: {words.text('board-independent-tile')}"
        else:
            yield tile, f"{tile}: {words.text('board-own-tile')}" if tile in own else tile


def _hover(tile: str) -> str:
    x, y = _corner(tile)
    return _rect(x - _GAP, y - _GAP, _PITCH, _PITCH).replace("/>", ">")


def _pending(view: View) -> str | None:
    """Return the tile whose founding or merger is not finished."""
    if view.merger:
        return view.merger.tile
    last = last_placed(view)
    return last.tile if last and view.awaits == "found" else None


def _just_placed(view: View) -> str:
    """Mark the tile placed last; brass while it still founds or merges."""
    if pending := _pending(view):
        x, y = _corner(pending)
        return (
            _rect(x - 2, y - 2, _FACE + 4, _FACE + 10, rx=11, fill=_INK)
            + _rect(x, y, _FACE, _FACE, rx=9, fill=_BRASS_FILL)
            + _tile_name(pending, font_size=18, font_weight="700", fill=_INK)
        )
    last = last_placed(view)
    if last is None:
        return ""
    x, y = _corner(last.tile)
    sign = dict(_squares(view))[last.tile]
    ink = _LOOKS[_BY_LETTER[sign]].ink if sign in _BY_LETTER else _STONE_INK
    white = _SEATS[last.seat - 1][2]
    return (
        _rect(
            x + 3.5,
            y + 3.5,
            _FACE - 7,
            _FACE - 7,
            rx=6.5,
            fill="none",
            stroke=ink,
            stroke_width=2.5,
        )  # fmt: skip
        + f'<g transform="translate({x + 36} {y - 6}) scale(.9)"><path d="{white}" fill="{_CARD}" '
        f'stroke="{_CARD}" stroke-width="6" stroke-linejoin="round"/></g>'
        + _seat_shape(last.seat, x + 36, y - 6, 21.6)
    )


# Chains on the board


def _chains(view: View, prefix: str) -> Iterator[str]:
    merging = view.merger
    concerned: set[int] = set()
    land: dict[str, set[int]] = {chain: set() for chain in CHAINS}
    for tile, sign in _squares(view):
        if sign in _BY_LETTER:
            land[_BY_LETTER[sign]].add(tile_number(tile))
    if merging:
        chains = {merging.survivor, merging.acquired, *merging.pending} - {None}
        concerned = {tile_number(merging.tile)}.union(*(land[chain or ""] for chain in chains))
        yield _halo(concerned)
    for chain, tiles in land.items():
        if tiles:
            yield from _chain(chain, tiles, prefix)


def _halo(tiles: set[int]) -> str:
    path = _outline(tiles)
    return (
        f'<g fill="{_INK}" stroke="{_INK}" stroke-width="15" stroke-linejoin="round">'
        f'<path d="{path}" transform="translate(0 5)"/><path d="{path}"/></g>'
        f'<g fill="{_BRASS_FILL}" stroke="{_BRASS_FILL}" stroke-width="10" stroke-linejoin="round">'
        f'<path d="{path}" transform="translate(0 4)"/><path d="{path}"/></g>'
    )


def _chain(chain: str, tiles: set[int], prefix: str) -> Iterator[str]:
    look = _LOOKS[chain]
    path = _outline(tiles)
    yield (
        f'<g fill="{look.edge}" stroke="{look.edge}" stroke-width="2.5">'
        f'<path d="{path}" transform="translate(0 5)"/><path d="{path}" fill="{look.fill}"/></g>'
        f'<path d="{path}" fill="url(#{prefix}-{chain})" opacity=".17"/>'
        f'<path d="{_seams(tiles)}" stroke="{look.edge}" stroke-width="1.5" opacity=".38"/>'
    )
    headquarters = _headquarters(tiles)
    letters = (
        _text(*_centre(TILE_NAMES[tile], 8), chain[0])
        for tile in sorted(tiles)
        if tile != headquarters
    )
    style = f'font-family="{_SERIF}" font-weight="700" font-size="22" text-anchor="middle"'
    yield _group(letters, f'fill="{look.ink}" opacity=".78" {style}')
    yield _disc(chain, TILE_NAMES[headquarters], len(tiles))


def _headquarters(tiles: set[int]) -> int:
    """Return the tile nearest to the middle of a chain."""
    spots = [divmod(tile, COLUMNS) for tile in tiles]
    middle = [sum(axis) / len(spots) for axis in zip(*spots, strict=True)]

    def distance(tile: int) -> tuple[float, int]:
        row, column = divmod(tile, COLUMNS)
        return (row - middle[0]) ** 2 + (column - middle[1]) ** 2, tile

    return min(tiles, key=distance)


def _disc(chain: str, tile: str, size: int) -> str:
    look = _LOOKS[chain]
    x, y = _centre(tile)
    width = 29 if size > 9 else 24
    return (
        f'<circle cx="{_number(x)}" cy="{_number(y + 3)}" r="25" fill="{look.edge}"/>'
        f'<circle cx="{_number(x)}" cy="{_number(y)}" r="25" fill="{_CARD}" stroke="{look.edge}" '
        'stroke-width="2.5"/>'
        + _emblem(chain, x - 15, y - 15, 30, look.edge)
        + _rect(x + 9, y + 10, width, 21, rx=10.5, fill=_INK, stroke=look.fill, stroke_width=2)
        + _text(
            x + 9 + width / 2,
            y + 26,
            str(size),
            font_size=15,
            font_weight="650",
            text_anchor="middle",
            fill=_CREAM,
        )  # fmt: skip
    )


def _seams(tiles: set[int]) -> str:
    """Return the lines between neighbouring tiles of a chain."""
    lines = []
    for tile in sorted(tiles):
        row, column = divmod(tile, COLUMNS)
        x, y = _BOARD_X + column * _PITCH, _BOARD_Y + row * _PITCH
        if tile + 1 in tiles and column + 1 < COLUMNS:
            lines.append(f"M{x + _PITCH} {y + 11}v38")
        if tile + COLUMNS in tiles:
            lines.append(f"M{x + 11} {y + _PITCH}h38")
    return "".join(lines) or "M0 0"


_Point = tuple[int, int]
_Edge = tuple[_Point, _Point]
_Corner = tuple[_Point, _Point, _Point]


def _outline(tiles: set[int]) -> str:
    """Return the path round a set of squares, land on the right of the way, corners rounded."""
    edges = _border(tiles)
    paths = []
    while edges:
        corners, taken = _way_round(edges)
        edges -= taken
        paths.append(_rounded(corners))
    return "".join(paths)


def _border(tiles: set[int]) -> set[_Edge]:
    """Return the sides of squares that border on something else: a corner and the way from it."""
    spots = {(tile % COLUMNS, tile // COLUMNS) for tile in tiles}
    return {
        (corner, way)
        for x, y in spots
        for beside, corner, way in (
            ((x, y - 1), (x, y), (1, 0)),
            ((x + 1, y), (x + 1, y), (0, 1)),
            ((x, y + 1), (x + 1, y + 1), (-1, 0)),
            ((x - 1, y), (x, y + 1), (0, -1)),
        )
        if beside not in spots
    }


def _way_round(edges: set[_Edge]) -> tuple[list[_Corner], set[_Edge]]:
    """Return the corners of one way round, and its edges.

    Where two squares touch at a corner only, turning right stays on the same one.
    """
    first = edge = min(edges)
    corners: list[_Corner] = []
    taken: set[_Edge] = set()
    while edge not in taken:
        taken.add(edge)
        (x, y), (dx, dy) = edge
        here = (x + dx, y + dy)
        ways = ((-dy, dx), (dx, dy), (dy, -dx))
        onward = next(way for way in ways if (here, way) in edges)
        if onward != (dx, dy):
            corners.append((here, (dx, dy), onward))
        edge = (here, onward)
    assert edge == first
    return corners, taken


def _rounded(corners: list[_Corner]) -> str:
    """Return a closed path through corners, drawn in by the gap between squares."""
    parts = []
    for (x, y), (in_x, in_y), (out_x, out_y) in corners:
        is_convex = (out_x, out_y) == (-in_y, in_x)
        radius = 9 if is_convex else 4
        at_x = _BOARD_X + x * _PITCH + _GAP * (-in_y - out_y)
        at_y = _BOARD_Y + y * _PITCH + _GAP * (in_x + out_x)
        begin = f"{at_x - in_x * radius} {at_y - in_y * radius}"
        end = f"{at_x + out_x * radius} {at_y + out_y * radius}"
        sweep = 1 if is_convex else 0
        parts.append(f"{'L' if parts else 'M'}{begin}A{radius} {radius} 0 0 {sweep} {end}")
    return "".join(parts) + "z"


# Chains and their holders


def _legend(view: View, words: Catalog) -> Iterator[str]:
    yield _rect(0, 1, _LEGEND_WIDTH, _BOARD_HEIGHT + 5, rx=14, fill=_PANEL_EDGE)
    yield _rect(0, 0, _LEGEND_WIDTH, _BOARD_HEIGHT + 4, rx=14, fill=_PANEL)
    yield _text(18, 28, words.text("label-chain"), font_family=_SERIF, font_size=17,
                font_weight="700", fill=_INK)  # fmt: skip
    yield _text(_LEGEND_WIDTH - 18, 27, words.text("label-share-price"), font_size=13,
                fill=_INK_3, text_anchor="end")  # fmt: skip
    for number, chain in enumerate(view.chains):
        row = _chain_row(chain, view, words)
        yield _group(row, f'transform="translate(18 {_HEAD + number * _ROW})"')


def _chain_row(chain: ChainView, view: View, words: Catalog) -> Iterator[str]:
    right = _LEGEND_WIDTH - 36
    active = chain.size > 0
    yield _rect(-18, 0, _LEGEND_WIDTH, 1, fill=_LINE)
    yield _badge(chain.name, active=active)
    yield _text(50, 24, words.chain_name(chain.name), font_family=_SERIF, font_size=17,
                font_weight="700", fill=_INK if active else _INK_3)  # fmt: skip
    yield _text(50, 41, _size(chain, words), font_size=13, fill=_INK_2 if active else _INK_3)
    yield from _prices(chain, right, words)
    yield from _holders(chain, view)
    yield _text(right, 71, _left(chain, words), font_size=12.5, fill=_INK_2, text_anchor="end")


def _prices(chain: ChainView, right: float, words: Catalog) -> Iterator[str]:
    """The price and the step after it; for a chain that is not on the board, its first price."""
    small = {"font_size": 12.5, "fill": _INK_3, "text_anchor": "end"}
    if not chain.size:
        first = words.money(chain.next_price or 0)
        yield _text(right, 24, words.text("board-price-from", amount=first), **small)
        return
    yield _text(right, 24, words.money(chain.price), font_family=_SERIF, font_size=18,
                font_weight="700", fill=_INK, text_anchor="end")  # fmt: skip
    if chain.next_size is not None and chain.next_price is not None:
        amount = words.money(chain.next_price)
        step = words.text("board-price-step", amount=amount, n=chain.next_size)
        yield _text(right, 41, step, **small)
    bonuses = " / ".join(words.money(bonus) for bonus in chain.bonuses if bonus)
    yield _text(50, 56, words.text("board-bonuses", amounts=bonuses), font_size=12.5, fill=_INK_3)


def _size(chain: ChainView, words: Catalog) -> str:
    if not chain.size:
        return words.text("board-not-on-board")
    size = words.text("tiles", n=chain.size)
    return f"{size} · {words.text('board-safe')}" if chain.safe else size


def _left(chain: ChainView, words: Catalog) -> str:
    return words.text("board-shares-left", n=chain.bank)


def _badge(chain: str, *, active: bool) -> str:
    """The emblem of a chain on a counter; hollow while the chain is not on the board."""
    look = _LOOKS[chain]
    if not active:
        return _rect(0.75, 12.75, 36.5, 36.5, rx=8, fill=_WELL, stroke=_LINE_STRONG,
                     stroke_width=1.5) + _emblem(chain, 7, 19, 24, look.edge)  # fmt: skip
    return (
        _rect(0, 15, 38, 38, rx=8.5, fill=look.edge)
        + _rect(0.75, 12.75, 36.5, 36.5, rx=8, fill=look.fill, stroke=look.edge, stroke_width=1.5)
        + _emblem(chain, 7, 19, 24, look.ink)
    )


def _holders(chain: ChainView, view: View) -> Iterator[str]:
    """A bar of all shares, the largest holder first; what is left of it is the bank's."""
    held = [((seat.shares or {}).get(chain.name, 0), seat.seat) for seat in view.seats]
    held.sort(key=lambda holding: (-holding[0], holding[1]))
    share = _BAR / SHARES
    x = 0.0
    yield _rect(0, 60, _BAR, 14, rx=3, fill=_WELL, stroke=_LINE, stroke_width=1)
    for count, seat in held:
        if count:
            fill, ink, _, _ = _SEATS[seat - 1]
            yield _part(x, count * share, fill)
            yield from _part_label(x, count, seat, ink)
            x += count * share
    unknown = SHARES - chain.bank - sum(count for count, _ in held)
    if unknown:
        yield _part(x, unknown * share, _UNKNOWN)
        yield _text(x + unknown * share / 2, 71, "?", font_size=11, font_weight="650", fill=_INK,
                    text_anchor="middle")  # fmt: skip


def _part(x: float, width: float, fill: str) -> str:
    return _rect(x + 0.5, 60, width - 1, 14, rx=2, fill=fill)


def _part_label(x: float, count: int, seat: int, ink: str) -> Iterator[str]:
    """The number of shares, and the holder's shape where there is room."""
    middle = x + count * _BAR / SHARES / 2
    roomy = count >= 4
    if roomy:
        path = _SEATS[seat - 1][2]
        place = f"translate({_number(middle - 10)} 63) scale(.33)"
        yield f'<path d="{path}" fill="{ink}" transform="{place}"/>'
    yield _text(middle + (5 if roomy else 0), 71, str(count), font_size=11, font_weight="650",
                fill=ink, text_anchor="middle")  # fmt: skip


# Seats


def _seats(view: View, words: Catalog) -> Iterator[str]:
    gap = 12
    whole = _WIDTH - 2 * _MARGIN
    width = (whole - gap * (len(view.seats) - 1)) / len(view.seats)
    for number, seat in enumerate(view.seats):
        place = f'transform="translate({_number(number * (width + gap))} 0)"'
        yield _group(_seat(seat, width, words, asked=seat.seat == view.asked), place)


def _seat(seat: SeatView, width: float, words: Catalog, *, asked: bool) -> Iterator[str]:
    yield _rect(0, 2, width, _SEATS_HEIGHT, rx=12, fill=_BRASS if asked else _PANEL_EDGE)
    yield _rect(0, 0, width, _SEATS_HEIGHT, rx=12, fill=_BRASS_SOFT if asked else _CARD)
    name = printable(seat.name)
    yield _seat_shape(seat.seat, 14, 17, 30, name[:1].upper())
    longest = int((width - 70) / 9)
    cut = name if len(name) <= longest else name[: longest - 1] + "…"
    yield _text(56, 28, cut, font_size=15, font_weight="650", fill=_INK)
    money = "?" if seat.cash is None else words.money(seat.cash)
    yield _text(56, 50, money, font_family=_SERIF, font_size=17, font_weight="700", fill=_INK)
    if asked:
        x = _number(width - 24)
        yield f'<path d="M{x} 24l10 8-10 8z" fill="{_BRASS}" stroke="{_BRASS}" stroke-width="2"/>'
