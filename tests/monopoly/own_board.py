"""A small custom board and a deck for it, and the errors of files with a mistake."""

from __future__ import annotations

import json
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest

from magnate.monopoly.editions import (
    Edition,
    EditionError,
    load,
)

GONE = object()


def names(name: str) -> dict[str, str]:
    return {"warszawa": name}


def street(index: int, square_id: str, group: str, price: int) -> dict[str, object]:
    return {
        "index": index,
        "id": square_id,
        "kind": "street",
        "group": group,
        "price": price,
        "building_cost": 50,
        "rent": [2, 10, 30, 90, 160, 250],
        "mortgage": price // 2,
        "names": names(f"ulica {square_id}"),
    }


def plain(index: int, square_id: str, kind: str) -> dict[str, object]:
    return {"index": index, "id": square_id, "kind": kind, "names": names(square_id)}


def own_board() -> dict[str, Any]:
    """Return the data of a board of twelve squares with one set of names."""
    station = {"kind": "station", "group": "stations", "price": 200, "mortgage": 100}
    company = {"kind": "company", "group": "works", "price": 150, "mortgage": 75}
    return {
        "squares": [
            plain(0, "start", "start"),
            street(1, "prosta", "brown", 60),
            street(2, "krzywa", "brown", 80),
            {**plain(3, "central", ""), **station, "rent_by_count": [25, 50]},
            plain(4, "chance", "chance"),
            plain(5, "jail", "jail"),
            street(6, "polna", "red", 200),
            {**plain(7, "gas", ""), **company, "dice_factor_by_count": [4]},
            plain(8, "chest", "chest"),
            plain(9, "go-to-jail", "go_to_jail"),
            {**plain(10, "west", ""), **station, "rent_by_count": [30, 60]},
            plain(11, "tax", "income_tax"),
        ]
    }


def own_deck() -> dict[str, Any]:
    """Return the data of a deck for that board, with each effect once."""
    nearest = {"kind": "advance_to_nearest"}
    return {
        "chance": [
            {"id": "chance.polna", "effect": {"kind": "advance_to", "target": "polna"}},
            {"id": "chance.train", "effect": {**nearest, "what": "station", "rent_factor": 3}},
            {
                "id": "chance.gas",
                "effect": {**nearest, "what": "company", "dice_multiplier": 7, "new_roll": True},
            },
            {"id": "chance.on_4", "effect": {"kind": "move_relative", "steps": 4}},
            {"id": "chance.gift", "effect": {"kind": "collect", "amount": 30}},
            {"id": "chance.free", "desc": "Out of jail", "effect": {"kind": "jail_card"}},
        ],
        "chest": [
            {"id": "chest.bill", "effect": {"kind": "pay", "amount": 40}},
            {"id": "chest.round", "effect": {"kind": "pay_each", "amount": 5}},
            {"id": "chest.hat", "effect": {"kind": "collect_each", "amount": 6}},
            {"id": "chest.roof", "effect": {"kind": "repairs", "per_house": 8, "per_hotel": 9}},
            {"id": "chest.jail", "effect": {"kind": "go_to_jail"}},
        ],
        "notes": ["The deck of a test."],
    }


def own_edition() -> Edition:
    return load("brazil").with_options(board=own_board(), deck=own_deck())


def changed(data: dict[str, Any], place: str, value: object) -> dict[str, Any]:
    """Return the data with another value at a place such as `squares.3.rent`."""
    result = deepcopy(data)
    at: Any = result
    *way, last = [int(word) if word.isdecimal() else word for word in place.split(".")]
    for word in way:
        at = at[word]
    if value is GONE:
        del at[last]
    else:
        at[last] = value
    return result


def bad_file(directory: Path, option: str, text: str) -> str:
    """Return the error about a custom file for `board` or `deck`, without its path."""
    for name, data in (("board", own_board()), ("deck", own_deck())):
        path = directory / f"own-{name}.json"
        path.write_text(text if name == option else json.dumps(data), encoding="utf-8")
    house = directory / "house.toml"
    house.write_text('base = "brazil"\nboard = "own-board.json"\ndeck = "own-deck.json"\n')
    with pytest.raises(EditionError) as refused:
        load(house)
    return str(refused.value).removeprefix(f"{directory / f'own-{option}.json'}: ")
