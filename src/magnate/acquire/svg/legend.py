"""The chains next to the board: size, price, bonuses, holders and what the bank has left."""

from __future__ import annotations

from collections.abc import Iterator

from magnate.drawing.svg import (
    CREAM,
    INK,
    INK_2,
    INK_3,
    LINE,
    LINE_STRONG,
    PANEL,
    PANEL_EDGE,
    SEAT_LOOKS,
    Box,
    at,
    group,
    lettering,
    path,
    raised,
    rect,
    seat_shape,
    text,
)
from magnate.messages import Catalog

from ..rules.state import SHARES
from ..view import ChainView, View
from .board import BOARD_HEIGHT
from .marks import CHAIN_LOOKS, UNKNOWN, WELL, emblem

LEGEND_WIDTH = 300
_PADDING, _HEAD, _ROW = 18, 42, 77.5
_RIGHT = LEGEND_WIDTH - 2 * _PADDING
_BAR_Y, _BAR_WIDTH, _BAR_HEIGHT = 59, 184, 13
_ROOMY = 4
_LOCK = "M-4-1h8v6h-8zM-2.5-1v-2a2.5 2.5 0 0 1 5 0v2"


def legend(view: View, words: Catalog) -> Iterator[str]:
    """Yield the panel with a row for every chain."""
    yield raised(Box(0, 0, LEGEND_WIDTH, BOARD_HEIGHT - 2), PANEL, PANEL_EDGE, radius=14)
    title = lettering(17, INK, weight=700, serif=True)
    yield text(_PADDING, 27, words.text("label-chains"), title)
    caption = lettering(13, INK_3, anchor="end")
    yield text(LEGEND_WIDTH - _PADDING, 27, words.text("label-share-price"), caption)
    for number, chain in enumerate(view.chains):
        yield group(_chain_row(chain, view, words), at(_PADDING, _HEAD + number * _ROW))


def size_text(chain: ChainView, words: Catalog) -> str:
    """Return the size of a chain as text, and whether it is safe."""
    size = words.text("tiles", n=chain.size)
    return f"{size}, {words.text('board-safe')}" if chain.safe else size


def shares_left(chain: ChainView, words: Catalog) -> str:
    """Return as text how many shares of a chain the bank has left."""
    return words.text("board-shares-left", n=chain.bank)


def _chain_row(chain: ChainView, view: View, words: Catalog) -> Iterator[str]:
    ink, ink_2 = (INK, INK_2) if chain.size else (INK_3, INK_3)
    yield rect(Box(-_PADDING, 0, LEGEND_WIDTH, 1), f'fill="{LINE}"')
    yield _badge(chain)
    name = words.chain_name(chain.name)
    yield text(48, 22, name, lettering(17, ink, weight=700, serif=True))
    key, size = ("tiles", chain.size) if chain.size else ("board-not-on-board", 0)
    yield text(48, 38, words.text(key, n=size), lettering(13, ink_2))
    yield from _prices(chain, words)
    yield from _holders(chain, view)
    left = lettering(12.5, INK_2, anchor="end")
    yield text(_RIGHT, _BAR_Y + 11, shares_left(chain, words), left)


def _badge(chain: ChainView) -> str:
    """Draw the emblem on a counter; hollow while the chain is not on the board."""
    look = CHAIN_LOOKS[chain.name]
    if not chain.size:
        hollow = f'rx="8" fill="{WELL}" stroke="{LINE_STRONG}" stroke-width="1.5"'
        return rect(Box(0.75, 10.75, 34.5, 34.5), hollow) + emblem(chain.name, 6, 16, 24, look.edge)
    face = f'rx="8" fill="{look.fill}" stroke="{look.edge}" stroke-width="1.5"'
    return (
        rect(Box(0, 13, 36, 36), f'rx="8.5" fill="{look.edge}"')
        + rect(Box(0.75, 10.75, 34.5, 34.5), face)
        + emblem(chain.name, 6, 16, 24, look.ink)
        + (_lock() if chain.safe else "")
    )


def _lock() -> str:
    """Draw the sign of a safe chain on the corner of its counter."""
    disc = f'<circle r="9" fill="{INK}" stroke="{PANEL}" stroke-width="2"/>'
    return group(
        [disc, path(_LOCK, f'fill="none" stroke="{CREAM}" stroke-width="1.6"')], at(35, 46)
    )


def _prices(chain: ChainView, words: Catalog) -> Iterator[str]:
    """Yield the price, the next price and the bonuses.

    A chain that is not on the board shows its first price; the largest class has no next price.
    """
    small = lettering(12.5, INK_3, anchor="end")
    if not chain.size:
        first = words.money(chain.next_price or 0)
        yield text(_RIGHT, 22, words.text("board-price-from", amount=first), small)
        return
    price = lettering(18, INK, weight=700, anchor="end", serif=True)
    yield text(_RIGHT, 22, words.money(chain.price), price)
    if chain.next_size is not None and chain.next_price is not None:
        amount = words.money(chain.next_price)
        step = words.text("board-price-step", amount=amount, n=chain.next_size)
        yield text(_RIGHT, 38, step, small)
    bonuses = " / ".join(words.money(bonus) for bonus in chain.bonuses if bonus)
    yield text(48, 53, words.text("board-bonuses", amounts=bonuses), lettering(12.5, INK_3))


def _holders(chain: ChainView, view: View) -> Iterator[str]:
    """Yield a bar of all shares, the largest holder first and the bank last."""
    held = [(seat.shares[chain.name], seat.seat) for seat in view.seats if seat.shares]
    held.sort(key=lambda holding: (-holding[0], holding[1]))
    well = f'rx="4" fill="{WELL}" stroke="{LINE}"'
    yield rect(Box(0, _BAR_Y, _BAR_WIDTH, _BAR_HEIGHT), well)
    before = 0
    for count, seat in held:
        if count:
            yield from _holding(before, count, seat)
            before += count
    unknown = SHARES - chain.bank - before
    if unknown:
        yield _part(before, unknown, UNKNOWN)
        yield _count(_middle(before, unknown), "?", INK)


def _part(before: int, count: int, fill: str) -> str:
    share = _BAR_WIDTH / SHARES
    x, width = before * share + 0.5, count * share - 1
    return rect(Box(x, _BAR_Y, width, _BAR_HEIGHT), f'rx="2" fill="{fill}"')


def _middle(before: int, count: int) -> float:
    return (before + count / 2) * _BAR_WIDTH / SHARES


def _count(middle: float, label: str, ink: str) -> str:
    return text(middle, _BAR_Y + 10.2, label, lettering(10.5, ink, weight=650, anchor="middle"))


def _holding(before: int, count: int, seat: int) -> Iterator[str]:
    """Yield a holder's part of the bar: the seat's shape, and the number if it is above one."""
    look = SEAT_LOOKS[seat - 1]
    middle = _middle(before, count)
    aside = 0 if count == 1 else 3.6 if count < _ROOMY else 5.5
    yield _part(before, count, look.fill)
    yield seat_shape(seat, middle - aside - 3, _BAR_Y + 3.5, 6, look.ink)
    if count > 1:
        yield _count(middle + aside, str(count), look.ink)
