"""Boards made for a vector: its lots, what it needs besides, and nothing anywhere else.

All lots stand behind the jail, so that a roll that reaches one does not pass Start.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from magnate.monopoly import Edition

SQUARES, FEWEST_SQUARES = 40, 24
JAIL = 10
FIRST_LOT = 12
MOST_IN_GROUP = 4
MOST_HOUSES, HOTEL = 4, 5
RENTS = (10, 50, 150, 450, 600, 750)


@dataclass(frozen=True, kw_only=True)
class Lot:
    """A lot made for a vector; figures that the vector does not give do not matter."""

    id: str
    group: str
    kind: str = "street"
    price: int = 100
    mortgage: int = 50
    building_cost: int = 50
    rent: Sequence[int] = RENTS
    level: int = 0
    mortgaged: bool = False
    label: str = ""  # what the vector calls it, which may be no id

    def deed(self, group_size: int) -> dict[str, object]:
        """Return what a board file says of the lot; rents by count are as many as its group."""
        common = {"group": self.group, "price": self.price, "mortgage": self.mortgage}
        rents = [*self.rent]
        if self.kind == "station":
            return {**common, "rent_by_count": rents[:group_size]}
        if self.kind == "company":
            return {**common, "dice_factor_by_count": rents[:group_size]}
        return {**common, "building_cost": self.building_cost, "rent": rents}


SPARE = Lot(id="spare", group="spare")  # every board has a lot; no roll of a vector ends here


def with_board(
    edition: Edition,
    lots: Sequence[Lot] = (),
    *,
    special: Mapping[int, str] | None = None,
    card: Mapping[str, object] | None = None,
) -> Edition:
    """Return the edition on a board of these lots and special squares; `card` is `chance.made`."""
    room = range(FIRST_LOT, SQUARES)
    if len(lots) > len(room):
        raise ValueError(f"{len(lots)} lots; a board made for a vector has room for {len(room)}")
    places = dict(zip(room, lots, strict=False)) or {FIRST_LOT - 1: SPARE}
    sizes = Counter(lot.group for lot in places.values())
    kinds = {0: "start", JAIL: "jail", **(special or {})}
    squares: list[dict[str, object]] = []
    for index in range(max(FEWEST_SQUARES, FIRST_LOT + len(lots)) if lots else SQUARES):
        lot = places.get(index)
        name, kind = (lot.id, lot.kind) if lot else (place(index), kinds.get(index, "free_parking"))
        square = {"index": index, "id": name, "kind": kind, "names": {"made": name}}
        squares.append({**square, **(lot.deed(sizes[lot.group]) if lot else {})})
    deck = {"chance": _pile("chance", card), "chest": _pile("chest", None)}
    return edition.with_options(board={"squares": squares}, deck=deck)


def place(index: int) -> str:
    """Return the id of a square that is not a lot."""
    return f"square-{index % SQUARES}"


def place_of(lots: Sequence[Lot], name: str) -> int:
    """Return the index of a lot's square."""
    return FIRST_LOT + [lot.id for lot in lots].index(name)


def _pile(pile: str, card: Mapping[str, object] | None) -> list[dict[str, object]]:
    effects: dict[str, object] = {
        "jail_free": {"kind": "jail_card"},
        "gift": {"kind": "collect", "amount": 1},
    }
    effects |= {"made": {**card}} if card else {}
    return [{"id": f"{pile}.{name}", "effect": effect} for name, effect in effects.items()]


def evenly(count: int, lots: int) -> list[int]:
    """Return how many buildings each lot gets when `count` are spread evenly."""
    return [(count + lots - 1 - lot) // lots for lot in range(lots)]


def built_up(name: str, *, houses: int, hotels: int) -> list[Lot]:
    """Return whole groups of lots with these numbers of houses and hotels."""
    levels = [
        *_in_groups(houses, per_lot=MOST_HOUSES, worth=1),
        *_in_groups(hotels, per_lot=1, worth=HOTEL),
    ]
    return [
        Lot(id=f"{name}-{group}-{number}", group=f"{name}-{group}", level=level)
        for group, row in enumerate(levels, 1)
        for number, level in enumerate(row, 1)
    ]


def _in_groups(count: int, *, per_lot: int, worth: int) -> Iterator[list[int]]:
    while count > 0:
        here = min(count, MOST_IN_GROUP * per_lot)
        lots = -(-here // per_lot)
        yield [worth * level for level in evenly(here, lots)]
        count -= here
