"""Prices and bonuses: the whole chart by hand, for both sets of tiers (ledger section 3)."""

from __future__ import annotations

import pytest

from magnate.acquire.editions import CHAINS, load

SIZES = (0, 1, 2, 3, 4, 5, 6, 10, 11, 20, 21, 30, 31, 40, 41, 108)
# At each of these sizes, from the chart of A-TIER-2.
CHEAP = (0, 0, 200, 300, 400, 500, 600, 600, 700, 700, 800, 800, 900, 900, 1000, 1000)
MIDDLE = (0, 0, 300, 400, 500, 600, 700, 700, 800, 800, 900, 900, 1000, 1000, 1100, 1100)
DEAR = (0, 0, 400, 500, 600, 700, 800, 800, 900, 900, 1000, 1000, 1100, 1100, 1200, 1200)

# By share price: primary, secondary `half`, secondary `tycoon`, tertiary `tycoon`.
BONUSES = {
    0: (0, 0, 0, 0),
    200: (2000, 1000, 1500, 1000),
    300: (3000, 1500, 2200, 1500),
    400: (4000, 2000, 3000, 2000),
    500: (5000, 2500, 3700, 2500),
    600: (6000, 3000, 4200, 3000),
    700: (7000, 3500, 5000, 3500),
    800: (8000, 4000, 5700, 4000),
    900: (9000, 4500, 6200, 4500),
    1000: (10000, 5000, 7000, 5000),
    1100: (11000, 5500, 7700, 5500),
    1200: (12000, 6000, 8200, 6000),
}

TIERS_2008 = {
    "Worldwide": CHEAP,
    "Sackson": CHEAP,
    "Festival": MIDDLE,
    "Imperial": MIDDLE,
    "American": MIDDLE,
    "Continental": DEAR,
    "Tower": DEAR,
}
TIERS_2023 = {
    "Tower": CHEAP,
    "Sackson": CHEAP,
    "American": MIDDLE,
    "Worldwide": MIDDLE,
    "Festival": MIDDLE,
    "Imperial": DEAR,
    "Continental": DEAR,
}


@pytest.mark.parametrize(
    ("name", "tiers"),
    [
        ("classic", TIERS_2008),
        ("2023-classic", TIERS_2023),
        ("2023-tycoon", TIERS_2023),
        ("2023-duel", TIERS_2023),
    ],
)
@pytest.mark.parametrize("chain", CHAINS)
def test_tier_and_size_give_the_share_price(
    name: str, tiers: dict[str, tuple[int, ...]], chain: str
) -> None:
    """A-TIER-1, A-TIER-2: two cheap chains, three middle ones, two dear ones."""
    edition = load(name)

    assert edition.tier(chain) == (CHEAP, MIDDLE, DEAR).index(tiers[chain])
    assert tuple(edition.price(chain, size) for size in SIZES) == tiers[chain]


@pytest.mark.parametrize(
    ("name", "tiers"),
    [("classic", TIERS_2008), ("2023-classic", TIERS_2023), ("2023-duel", TIERS_2023)],
)
@pytest.mark.parametrize("chain", CHAINS)
def test_the_half_table_pays_two_ranks(
    name: str, tiers: dict[str, tuple[int, ...]], chain: str
) -> None:
    """A-TIER-3: ten times the price, then five times; nothing for the third."""
    edition = load(name)
    rows = (BONUSES[price] for price in tiers[chain])

    assert [edition.bonuses(chain, size) for size in SIZES] == [
        (primary, half, 0) for primary, half, _, _ in rows
    ]


@pytest.mark.parametrize(
    ("tiers_option", "tiers"), [("2008", TIERS_2008), ("2023", TIERS_2023)], ids=["2008", "2023"]
)
@pytest.mark.parametrize("chain", CHAINS)
def test_the_tycoon_table_pays_three_ranks(
    tiers_option: str, tiers: dict[str, tuple[int, ...]], chain: str
) -> None:
    """A-TIER-4: a column of its own for the second, and a third bonus."""
    edition = load("2023-tycoon").with_options(tiers=tiers_option)
    rows = (BONUSES[price] for price in tiers[chain])

    assert [edition.bonuses(chain, size) for size in SIZES] == [
        (primary, second, third) for primary, _, second, third in rows
    ]


def test_the_tycoon_table_with_two_ranks_pays_no_third() -> None:
    """The table says how much, `bonus_ranks` how many are paid."""
    edition = load("2023-classic").with_options(bonus_table="tycoon")

    assert edition.bonuses("Imperial", 5) == (7000, 5000, 0)


def test_the_examples_of_the_documents_agree_with_the_chart() -> None:
    """Continental 6 = 800, Worldwide 3 = 300, Imperial 3 = 400, American 10 = 700."""
    classic = load("classic")

    assert classic.price("Continental", 6) == 800
    assert classic.price("Worldwide", 3) == 300
    assert classic.price("Imperial", 3) == 400
    assert classic.price("American", 10) == 700
    assert load("2023-tycoon").bonuses("Imperial", 5) == (7000, 5000, 3500)


@pytest.mark.parametrize(
    ("chain", "size", "step"),
    [
        ("Worldwide", 0, (2, 200)),
        ("Worldwide", 1, (2, 200)),
        ("Worldwide", 2, (3, 300)),
        ("Worldwide", 5, (6, 600)),
        ("Worldwide", 6, (11, 700)),
        ("Worldwide", 10, (11, 700)),
        ("Worldwide", 11, (21, 800)),
        ("Worldwide", 40, (41, 1000)),
        ("Worldwide", 41, None),
        ("Imperial", 1, (2, 300)),
        ("Imperial", 6, (11, 800)),
        ("Imperial", 31, (41, 1100)),
        ("Imperial", 41, None),
        ("Tower", 1, (2, 400)),
        ("Tower", 30, (31, 1100)),
        ("Tower", 40, (41, 1200)),
        ("Tower", 108, None),
    ],
)
def test_the_price_rises_at_the_next_row(
    chain: str, size: int, step: tuple[int, int] | None
) -> None:
    """Between two rows of the chart the price stays the same; above 41 it rises no more."""
    assert load("classic").next_price_step(chain, size) == step
