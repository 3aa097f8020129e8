"""The middle of the board: the piles, the last dice, the bank's stock, the pot and the seats."""

from __future__ import annotations

from collections.abc import Iterator

from magnate.drawing.svg import (
    CARD,
    CREAM,
    FRAME_EDGE,
    INK,
    INK_2,
    LINE,
    PANEL_EDGE,
    Box,
    at,
    group,
    lettering,
    raised,
    rect,
    text,
)

from ..view import View
from .faces import block
from .groups import emblem
from .lines import fit, width
from .marks import CHANCE, CHEST, die, hotel, house
from .picture import Picture
from .seats import seats, seats_room

_PADDING = 22
_DICE, _BANK = 82, 40  # heights of the dice with the piles, and of the bank's stock
_GAP, _WIDEST_GAP = 12, 30
_LARGEST = 1.4  # the middle of a large board with few seats
_PILE = Box(0, 0, 124, 78)
_PILE_INKS = {"chance": CHANCE, "chest": CHEST}
_DIE = 50
_ROOMY = 500  # below this width, numbers have no words next to them


def middle_room(view: View) -> tuple[float, float]:
    """Return the smallest size that fits the dice, the bank and the seats."""
    wide, high = _least(view)
    return wide + 2 * _PADDING, high + 2 * _PADDING


def _least(view: View) -> tuple[float, float]:
    wide, high = seats_room(view)
    return wide, _DICE + _BANK + high + 2 * _GAP


def middle(box: Box, picture: Picture) -> Iterator[str]:
    """Yield the contents of the middle from top to bottom, enlarged if there is room."""
    room = box.inset(_PADDING)
    wide, high = _least(picture.view)
    scale = min(_LARGEST, room.width / wide, room.height / high)
    wide = room.width / scale
    spare = room.height / scale - high
    gap = min(_WIDEST_GAP, _GAP + spare / 4)
    parts = [
        *_dice_and_piles(wide, picture),
        group(_bank(wide, picture), at(0, _DICE + gap)),
        *seats(_DICE + _BANK + 2 * gap, wide, picture),
    ]
    top = room.y + (spare - 2 * (gap - _GAP)) / 2 * scale
    yield group(parts, at(room.x, top, scale))


def _dice_and_piles(wide: float, picture: Picture) -> Iterator[str]:
    if wide >= 4 * _PILE.width:
        inset = (wide - 4 * _PILE.width) / 4
        yield group(_pile("chance", picture), at(inset, 0))
        yield group(_pile("chest", picture), at(wide - inset - _PILE.width, 0))
    dice, left = picture.view.dice, wide / 2 - _DIE - 6
    if dice is None:
        hollow = f'rx="11" fill="none" stroke="{LINE}" stroke-width="2"'
        yield rect(Box(left, 6, _DIE, _DIE), hollow)
        yield rect(Box(wide / 2 + 6, 6, _DIE, _DIE), hollow)
        return
    yield die(dice[0], left, 0, _DIE)
    yield die(dice[1], wide / 2 + 6, 0, _DIE)
    total = f"{dice[0]} + {dice[1]} = {sum(dice)}"
    yield text(wide / 2, _DICE - 5, total, lettering(13, INK_2, anchor="middle"))


def _pile(name: str, picture: Picture) -> Iterator[str]:
    ink = _PILE_INKS[name]
    for number in (2, 1, 0):
        card = Box(number * 1.5, number * 2.5, _PILE.width, _PILE.height - 5)
        yield rect(card, f'rx="9" fill="{FRAME_EDGE if number else CARD}"')
        yield rect(card.inset(2), f'rx="7" fill="{ink}"')
    label = Box(4, 34, _PILE.width - 8, 34)
    middle = (_PILE.width / 2, 20)
    yield emblem(f"square-{name}", middle, 24, ink=CREAM, prefix=picture.prefix)
    lines = fit(picture.words.text(f"pile-{name}"), (label.width, label.height), size=13.5)
    yield block(lines, label, ink=CREAM)


def _bank(wide: float, picture: Picture) -> Iterator[str]:
    """Yield the houses and hotels of the bank, and the pot."""
    view, words = picture.view, picture.words
    yield raised(Box(0, 0, wide, _BANK - 2), CARD, PANEL_EDGE, radius=12)
    yield text(14, 24.5, words.text("label-bank"), lettering(15, INK, weight=700, serif=True))
    x = 14 + width(words.text("label-bank"), 15, bold=True) + 16
    amount = lettering(14, INK, weight=650)
    for mark, key, count in ((house, "houses", view.houses), (hotel, "hotels", view.hotels)):
        label = words.text(key, n=count) if wide >= _ROOMY else str(count)
        yield mark(x, 10.5, 16, picture.prefix)
        x += 22 if mark is house else 30
        yield text(x, 24.5, label, amount)
        x += width(label, 14, bold=True) + 18
    if view.pot or view.options["free_parking"] == "pot":
        label = f"{words.text('label-pot')}: {words.money(view.pot)}"
        end = lettering(14, INK, weight=650, anchor="end")
        yield text(wide - 14, 24.5, label, end)
