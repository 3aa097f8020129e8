"""Boards: the squares, the lots among them and the groups they form.

A board is a JSON file like `boards/classic.json`.
"""

from __future__ import annotations

from functools import cache, cached_property
from pathlib import Path
from typing import Final, Literal, TypeAlias, cast, get_args

import msgspec
from typing_extensions import override

from magnate.engine.editions import EditionError, unknown
from magnate.monopoly.rules.state import GROUP_LOTS, GROUPS, HOTEL, LOTS, SQUARES

from .data import OWN, Data, Node, is_id, read_json, shown

LotKind: TypeAlias = Literal["street", "station", "company"]
Kind: TypeAlias = Literal[
    "street",
    "station",
    "company",
    "start",
    "chance",
    "chest",
    "income_tax",
    "wealth_tax",
    "free_parking",
    "jail",
    "go_to_jail",
]
LOT_KINDS: Final[tuple[LotKind, ...]] = get_args(LotKind)
KINDS: Final[tuple[Kind, ...]] = get_args(Kind)
"""In the order of their numbers in `rules/state.py`."""

FEWEST_SQUARES: Final = 8

# Words of the notation that may occur in place of a lot's id.
_NO_IDS: Final = ("for", "nothing", "chance-card", "chest-card", "card", "hotel")

# The field that holds the rents of each kind of lot in a file, and its other fields.
_RENT_FIELD: Final[dict[LotKind, str]] = {
    "street": "rent",
    "station": "rent_by_count",
    "company": "dice_factor_by_count",
}
_COMMON_FIELDS: Final = ("index", "id", "kind", "names")
_LOT_FIELDS: Final = ("group", "price", "mortgage")

_DIRECTORY: Final = Path(__file__).parent / "boards"


class Square(msgspec.Struct, frozen=True, kw_only=True, cache_hash=True):
    """A square; fields that only lots have are empty or 0 for other squares."""

    index: int
    id: str
    kind: Kind
    names: tuple[tuple[str, str], ...]
    """Its name in each set of names, such as `("brasil", "Praça da Sé")`."""
    group: str = ""
    price: int = 0
    mortgage: int = 0
    building_cost: int = 0
    """For streets only; 0 for all other squares."""
    rent: tuple[int, ...] = ()
    """For a street, by level: unbuilt, one to four houses, hotel. For a station, by how many of the
    group its owner has; for a company likewise, as factors of the dice."""

    @property
    def is_lot(self) -> bool:
        """Whether it can be owned."""
        return self.kind in LOT_KINDS

    def data(self) -> dict[str, object]:
        """Return the square as a file describes it."""
        common = {"index": self.index, "id": self.id, "kind": self.kind}
        names = {"names": dict(self.names)}
        if not self.is_lot:
            return {**common, **names}
        cost = {"building_cost": self.building_cost} if self.kind == "street" else {}
        rent = {_RENT_FIELD[cast(LotKind, self.kind)]: list(self.rent)}
        deed = {"group": self.group, "price": self.price, **cost, **rent}
        return {**common, **deed, "mortgage": self.mortgage, **names}


class Board(Data, frozen=True):
    """The squares in the order in which pieces pass them, starting with Start."""

    squares: tuple[Square, ...]

    @cached_property
    def lots(self) -> tuple[Square, ...]:
        """The squares that can be owned, in the order of their numbers in the rules."""
        return tuple(square for square in self.squares if square.is_lot)

    @cached_property
    def groups(self) -> tuple[str, ...]:
        """The groups of lots, in the order of their numbers in the rules."""
        return tuple(dict.fromkeys(lot.group for lot in self.lots))

    @property
    def namings(self) -> tuple[str, ...]:
        """The sets of display names, such as `brasil`."""
        return tuple(naming for naming, _ in self.squares[0].names)

    @property
    def jail(self) -> Square:
        """The square with the jail, which is also that of visitors."""
        return next(square for square in self.squares if square.kind == "jail")

    def group_lots(self, group: str) -> tuple[Square, ...]:
        """Return the lots of a group in board order."""
        return tuple(lot for lot in self.lots if lot.group == group)

    def square_named(self, square_id: str) -> Square:
        """Return the square with an id; an unknown id raises KeyError."""
        return self._square_by_id[square_id]

    def lot_number(self, lot_id: str) -> int:
        """Return the number of a lot in the rules; an unknown id raises KeyError."""
        return self._lot_numbers[lot_id]

    @override
    def data(self) -> dict[str, object]:
        return {"squares": [square.data() for square in self.squares]}

    @cached_property
    def _square_by_id(self) -> dict[str, Square]:
        return {square.id: square for square in self.squares}

    @cached_property
    def _lot_numbers(self) -> dict[str, int]:
        return {lot.id: number for number, lot in enumerate(self.lots)}


@cache
def boards() -> tuple[str, ...]:
    """Return the names of the boards that come with the game."""
    return tuple(sorted(path.stem for path in _DIRECTORY.glob("*.json")))


@cache
def board_named(name: str) -> Board:
    """Return a board that comes with the game."""
    if name not in boards():
        raise EditionError("board", unknown(name, boards()))
    path = _DIRECTORY / f"{name}.json"
    return Board(name, _squares(Node(read_json(path), str(path)))).checked()


def parse_board(data: object, *, file: str, place: str = "") -> Board:
    """Return the board that JSON data describes; errors name the file and the place."""
    squares = _squares(Node(data, file, place))
    for name in boards():
        if board_named(name).squares == squares:
            return board_named(name)
    return Board(OWN, squares).checked()


def _squares(node: Node) -> tuple[Square, ...]:
    node.fields(("squares",), ("groups", "notes"))
    listed = node.field("squares")
    nodes = list(listed.items(FEWEST_SQUARES, SQUARES, what="squares"))
    squares: list[Square] = []
    for i, each in enumerate(nodes):
        squares.append(_square(each, i, squares))
    named = [each.named(square.id) for each, square in zip(nodes, squares, strict=True)]
    _check_single_squares(listed, squares)
    _check_lots(listed, squares)
    _check_groups(named, squares)
    if node.has("groups"):
        _check_counts(node.field("groups"), squares)
    return tuple(squares)


def _square(bare: Node, index: int, before: list[Square]) -> Square:
    square_id = bare.field("id").id()
    node = bare.named(square_id)
    if square_id in _NO_IDS:
        bare.field("id").fault(f'is "{square_id}", which is a word of the notation')
    twin = next((square for square in before if square.id == square_id), None)
    if twin:
        bare.field("id").fault(f'"{square_id}" is also that of squares[{twin.index}]')
    kind = cast(Kind, node.field("kind").word(KINDS))
    if node.field("index").whole(most=SQUARES) != index:
        node.field("index").fault(f"is {node.field('index').value}, expected {index}")
    if kind in LOT_KINDS:
        return _lot(node, index, square_id, kind=kind, before=before)
    node.fields(_COMMON_FIELDS)
    return Square(index=index, id=square_id, kind=kind, names=_names(node, before, lot=False))


def _lot(node: Node, index: int, square_id: str, *, kind: LotKind, before: list[Square]) -> Square:
    rent = _RENT_FIELD[kind]
    cost = ("building_cost",) if kind == "street" else ()
    node.fields((*_COMMON_FIELDS, *_LOT_FIELDS, *cost, rent))
    least, most = (HOTEL + 1, HOTEL + 1) if kind == "street" else (1, GROUP_LOTS)
    numbers = node.field(rent).items(least, most, what="numbers")
    return Square(
        index=index,
        id=square_id,
        kind=kind,
        names=_names(node, before, lot=True),
        group=node.field("group").id(joints="_-"),
        price=node.field("price").whole(),
        mortgage=node.field("mortgage").whole(),
        building_cost=node.field("building_cost").whole() if cost else 0,
        rent=tuple(number.whole() for number in numbers),
    )


def _names(node: Node, before: list[Square], *, lot: bool) -> tuple[tuple[str, str], ...]:
    field = node.field("names")
    names = tuple(sorted((naming, each.name()) for naming, each in field.pairs()))
    given = tuple(naming for naming, _ in names)
    if not given or not all(map(is_id, given)):
        field.fault(f"has {shown(given)}, expected names like brasil or atlantic-city")
    expected = tuple(naming for naming, _ in before[0].names) if before else given
    if given != expected:
        field.fault(f"has {', '.join(given)}, expected {', '.join(expected)} as squares[0]")
    for twin in (square for square in before if lot and square.is_lot):
        for (naming, name), (_, other) in zip(names, twin.names, strict=True):
            if name.casefold() == other.casefold():
                field.field(naming).fault(
                    f"is {shown(name)}, like that of squares[{twin.index}] ({twin.id})"
                )
    return names


def _check_single_squares(listed: Node, squares: list[Square]) -> None:
    for kind in ("start", "jail"):
        found = [f"squares[{each.index}] ({each.id})" for each in squares if each.kind == kind]
        if len(found) != 1:
            names = f": {', '.join(found)}" if found else ""
            listed.fault(f"has {len(found)} of the kind {kind}{names}; expected exactly one")
    if squares[0].kind != "start":
        listed.fault(f"begins with {squares[0].id} ({squares[0].kind}), expected the start")


def _check_lots(listed: Node, squares: list[Square]) -> None:
    lots = [square for square in squares if square.is_lot]
    if not 1 <= len(lots) <= LOTS:
        listed.fault(f"has {len(lots)} lots, expected 1 to {LOTS}")
    groups = {lot.group for lot in lots}
    if len(groups) > GROUPS:
        listed.fault(f"has {len(groups)} groups, expected 1 to {GROUPS}")


def _check_groups(nodes: list[Node], squares: list[Square]) -> None:
    """Reject groups that are too large or mix kinds or building costs."""
    lots = [(node, lot) for node, lot in zip(nodes, squares, strict=True) if lot.is_lot]
    groups = {
        lot.group: [other for _, other in lots if other.group == lot.group] for _, lot in lots
    }
    for node, lot in lots:
        _check_like_first(node, lot, groups[lot.group])
    for node, lot in lots:
        if lot.kind != "street" and len(lot.rent) != len(groups[lot.group]):
            node.field(_RENT_FIELD[cast(LotKind, lot.kind)]).fault(
                f"has {len(lot.rent)} numbers, expected {len(groups[lot.group])}:"
                " one for each lot of the group"
            )


def _check_like_first(node: Node, lot: Square, group: list[Square]) -> None:
    first = group[0]
    if len(group) > GROUP_LOTS:
        problem = f'"{lot.group}" has {len(group)} lots, expected 1 to {GROUP_LOTS}'
        node.field("group").fault(problem)
    if lot.kind != first.kind:
        problem = f"is {lot.kind}, but {first.id} of the same group is a {first.kind}"
        node.field("kind").fault(problem)
    if lot.building_cost != first.building_cost:
        problem = f"is {lot.building_cost}, but {first.building_cost} for {first.id}"
        node.field("building_cost").fault(f"{problem} of the same group")


def _check_counts(node: Node, squares: list[Square]) -> None:
    """Reject group counts that differ from those of the squares."""
    counted: dict[str, int] = {}
    for square in squares:
        if square.is_lot:
            counted[square.group] = counted.get(square.group, 0) + 1
    node.fields(tuple(counted))
    for group, each in node.pairs():
        if each.whole() != counted[group]:
            each.fault(f"is {each.value}, but the squares have {counted[group]}")
