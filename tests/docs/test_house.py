"""The picture of the rooms, which is drawn from the imports."""

from tools.house import PICTURE, floors, picture, without_implied

# A shop sells from a store, which stands on the ground; its door leads straight to the ground too.
SHOP = {
    "ground": frozenset[str](),
    "store": frozenset({"ground"}),
    "shop": frozenset({"store", "ground"}),
    "sign": frozenset[str](),
}


def test_the_picture_shows_the_imports_as_they_are() -> None:
    assert PICTURE.read_text(encoding="utf-8") == picture(), "run `make house`"


def test_a_room_is_one_floor_above_the_highest_room_it_imports() -> None:
    assert floors(SHOP) == {"ground": 0, "sign": 0, "store": 1, "shop": 2}


def test_an_import_that_another_one_implies_is_left_out() -> None:
    assert without_implied(SHOP)["shop"] == {"store"}
    assert without_implied(SHOP)["store"] == {"ground"}
