"""Growth: a tile next to one chain joins it (ledger section 7)."""

from __future__ import annotations

import pytest

from magnate.acquire.events import ChainGrew

from .boards import bank, cash, content, shares, sizes, table


@pytest.mark.parametrize("tile", ["4E", "7E", "5D", "6D", "5F", "6F"])
def test_a_tile_beside_one_chain_joins_it(tile: str) -> None:
    """A-GROW-1: on any side; nobody is asked and nobody gets a share."""
    game = table("E ....WW......", f"hand {tile}", "", "")

    events = game.play(f"place {tile}")

    assert sizes(game) == {"Worldwide": 3}
    assert content(game, tile) == "W"
    assert events.of(ChainGrew) == [ChainGrew("Worldwide", 3)]
    assert shares(game, "Worldwide") == (0, 0, 0)
    assert bank(game, "Worldwide") == 25
    assert game.awaits == "buy"


@pytest.mark.parametrize(
    ("rows", "size"),
    [
        ("E ....WW.o....", 4),
        ("D ......o.....\nE ....WW.o....\nF ......o.....", 6),
        ("E ....WW.ooo..", 6),  # a group of adjacent starting tiles
        ("E ....WW.oo...\nF ........oo..\nG .........o..", 8),
        ("D ......oo....\nE ....WW......", 5),
        ("D .......o....\nE ....WW......", 3),  # diagonal: stays alone
        ("D ......o.....\nC ......o.....\nB .....oo.....\nE ....WW......", 7),
    ],
)
def test_independent_tiles_connected_through_the_tile_join_as_well(rows: str, size: int) -> None:
    """A-GROW-2, A-S-2, A-ERR-19: 7E next to Worldwide at 5E and 6E."""
    game = table(rows, "hand 7E", "", "")

    events = game.play("place 7E")

    assert sizes(game) == {"Worldwide": size}
    assert events.last(ChainGrew) == ChainGrew("Worldwide", size)


def test_independent_tiles_elsewhere_stay_independent() -> None:
    """A-GROW-2: connected means orthogonally adjacent (A-TERM-1)."""
    game = table("D ...o...o....\nE ....WW......\nI o...........", "hand 7E", "", "")

    game.play("place 7E")

    assert [content(game, tile) for tile in ("4D", "8D", "1I")] == ["o", "o", "o"]


@pytest.mark.parametrize(
    ("rows", "tile", "size"),
    [
        ("D ....WW......\nE ....W.......", "6E", 4),
        ("D ....WWW.....\nE ....W.W.....", "6E", 6),
        ("D ....WWW.....\nE ....W.W.....\nF ....WWW.....", "6E", 9),
    ],
)
def test_a_chain_touched_on_several_sides_counts_the_tile_once(
    rows: str, tile: str, size: int
) -> None:
    """A-GROW-1: no merger of a chain with itself."""
    game = table(rows, f"hand {tile}", "", "")

    game.play(f"place {tile}")

    assert sizes(game) == {"Worldwide": size}
    assert game.awaits == "buy"


@pytest.mark.parametrize(
    ("edition", "chain", "rows", "price"),
    [
        # Tower is dear in 2008 and cheap in 2023, Imperial middle and dear, Worldwide cheap and
        # middle; the tile 12A makes 3, 6 or 11 tiles.
        ("classic", "Tower", "A ..........TT", 500),
        ("2023-classic", "Tower", "A ..........TT", 300),
        ("classic", "Imperial", "A .......IIIII", 700),
        ("2023-tycoon", "Imperial", "A .......IIIII", 800),
        ("classic", "Worldwide", "A ..WWWWWWWWWW", 700),
        ("2023-classic", "Worldwide", "A ..WWWWWWWWWW", 800),
        ("classic", "Sackson", "A ..SSSSSSSSSS", 700),
        ("2023-classic", "Festival", "A ..FFFFFFFFFF", 800),
        ("classic", "Continental", "A ..CCCCCCCCCC", 900),
        ("2023-classic", "American", "A ..AAAAAAAAAA", 800),
    ],
)
def test_the_price_follows_the_size_after_the_tile(
    edition: str, chain: str, rows: str, price: int
) -> None:
    """A-GROW-3, A-TIER-1, A-TIER-2, A-S-7."""
    game = table(rows, "hand 12B", "", "", edition=edition)

    game.play("place 12B")
    game.play(f"buy 1 {chain}")

    assert cash(game) == (6000 - price, 6000, 6000)


def test_the_eleventh_tile_makes_a_chain_safe() -> None:
    """A-TERM-4, A-SAFE-1."""
    game = table("A ..TTTTTTTTTT", "hand 2A", "", "")
    assert not game.view().chains[0].safe

    game.play("place 2A")

    assert game.view().chains[0].size == 11
    assert game.view().chains[0].safe
