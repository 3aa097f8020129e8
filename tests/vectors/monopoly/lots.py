"""Lots that a vector gives by their figures."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Literal

import msgspec

from .board import HOTEL, MOST_IN_GROUP, Lot
from .op import preset


class GivenLot(msgspec.Struct, forbid_unknown_fields=True):
    """A lot of a vector."""

    id: str = ""
    price: int | None = None
    mortgage: int = 50
    mortgaged: bool = False
    level: int = 0
    house_cost: int = 0
    group: str = ""
    kind: Literal["street", "station", "company"] | None = None

    def lot(self, number: int, group: str) -> Lot:
        """Return the lot in a group; without a price of buildings it is a station."""
        return Lot(
            id=f"lot-{number}",
            label=self.id or f"lot-{number}",
            group=group,
            kind=self.kind or ("street" if self.house_cost or self.level else "station"),
            price=2 * self.mortgage if self.price is None else self.price,
            mortgage=self.mortgage,
            building_cost=self.house_cost,
            level=self.level,
            mortgaged=self.mortgaged,
        )


def as_lots(given: Sequence[GivenLot]) -> list[Lot]:
    """Return lots with these figures, in the order of the classic board if all are of it.

    Lots of a classic group stand together if they are whole and evenly built up; others share
    groups with lots that cost and bear the same, unless the vector names their groups.
    """
    ids = [lot.id for lot in given if lot.id]
    if len({*ids}) < len(ids):
        raise ValueError("two lots have the same id")
    classic = {lot.id: lot.group for lot in preset("brazil").board.lots}
    if classic.keys() >= {lot.id for lot in given}:
        given = sorted(given, key=lambda lot: [*classic].index(lot.id))
    groups = [lot.group or classic.get(lot.id, "") for lot in given]
    lots, alike = [], Counter[str]()
    for number, (lot, group) in enumerate(zip(given, groups, strict=True), 1):
        if lot.group or (group and _is_whole(given, groups, group)):
            shared = f"named-{[*dict.fromkeys(groups)].index(group)}"
        else:
            like = f"like-{lot.house_cost}-{lot.level}-{lot.kind or 'any'}"
            shared = f"{like}-{alike[like] // MOST_IN_GROUP}"
            alike[like] += 1
        lots.append(lot.lot(number, shared))
    return lots


def _is_whole(given: Sequence[GivenLot], groups: Sequence[str], group: str) -> bool:
    """Return whether all lots of a classic group are there, as a game could have them."""
    lots = [lot for lot, other in zip(given, groups, strict=True) if other == group]
    levels = [lot.level for lot in lots]
    return (
        len(lots) == len(preset("brazil").board.group_lots(group))
        and len({lot.house_cost for lot in lots}) == 1
        and max(levels) - min(levels) <= 1
        and levels.count(HOTEL) in (0, len(lots))
        and not (any(levels) and any(lot.mortgaged for lot in lots))
    )
