"""Bonuses of an acquired chain (ledger section 9); every amount is worked out from the chart."""

from __future__ import annotations

import pytest

from magnate.acquire.events import BonusPaid, Events, SharesCounted

from .boards import bank, bonuses, cash, table

# Tower survives; 6E joins American with four tiles (classic: $500, 5000 and 2500) or Imperial
# with five (2023: $700; Tycoon 7000, 5000 and 3500, the case the rulebook works out).
AMERICAN_4 = "E TTTTT.AAAA.."
IMPERIAL_5 = "E TTTTT.IIIII.\nF TTTTT......."
AMERICAN_2 = "E TTTTT.AA...."


def merge(
    rows: str, counts: tuple[int, ...], *, edition: str = "classic", options: str = ""
) -> tuple[Events, tuple[int, ...]]:
    """Let the first seat merge; return what happened and the bonuses, checked against the money."""
    chain = "American" if "A" in rows else "Imperial"
    held = [f"{chain[0]}{count}" if count else "" for count in counts]
    game = table(rows, f"{held[0]} hand 6E".strip(), *held[1:], edition=edition, options=options)
    events = game.play("place 6E")
    paid = bonuses(events, len(counts), chain)
    assert cash(game) == tuple(6000 + amount for amount in paid)
    assert bank(game, chain) == 25 - sum(counts)
    return events, paid


@pytest.mark.parametrize(
    ("counts", "paid"),
    [
        # Most shares 5000, second-most 2500, nobody else (A-BONUS-1, A-BONUS-3).
        ((3, 2, 1), (5000, 2500, 0)),
        ((1, 2, 0), (2500, 5000, 0)),
        ((1, 9, 4, 3, 0, 2), (0, 5000, 2500, 0, 0, 0)),
        # A sole holder takes both (A-BONUS-4).
        ((1, 0, 0), (7500, 0, 0)),
        ((0, 0, 12, 0), (0, 0, 7500, 0)),
        # A tie for first shares both; nobody else is paid (A-BONUS-7, A-BONUS-12, 13).
        ((2, 2, 0), (3800, 3800, 0)),
        ((2, 2, 1), (3800, 3800, 0)),
        ((1, 4, 3, 4), (0, 3800, 0, 3800)),
        ((2, 2, 2), (2500, 2500, 2500)),
        ((2, 2, 2, 1), (2500, 2500, 2500, 0)),
        ((3, 3, 3, 3), (1900, 1900, 1900, 1900)),
        ((1, 1, 1, 1, 1), (1500, 1500, 1500, 1500, 1500)),
        ((4, 4, 4, 4, 4, 4), (1300, 1300, 1300, 1300, 1300, 1300)),
        # A tie for second shares the second (A-BONUS-8).
        ((3, 1, 1), (5000, 1300, 1300)),
        ((2, 3, 2, 1), (1300, 5000, 1300, 0)),
        ((5, 1, 1, 1), (5000, 900, 900, 900)),
        ((5, 2, 2, 2, 2), (5000, 700, 700, 700, 700)),
        ((5, 1, 1, 1, 1, 1), (5000, 500, 500, 500, 500, 500)),
    ],
)
def test_classic_pays_first_and_second_and_shares_ties(
    counts: tuple[int, ...], paid: tuple[int, ...]
) -> None:
    """A-BONUS-1 to 13. Known bug elsewhere: shares not rounded up, the second bonus lost in a
    tie for first, a tied second paid twice."""
    assert merge(AMERICAN_4, counts)[1] == paid


@pytest.mark.parametrize(
    ("counts", "paid"),
    [
        # 7000, 5000, 3500, nobody else (A-BONUS-1).
        ((4, 3, 2, 1), (7000, 5000, 3500, 0)),
        ((1, 2, 3), (3500, 5000, 7000)),
        ((1, 6, 5, 4, 3, 2), (0, 7000, 5000, 3500, 0, 0)),
        # A sole holder takes first and third, not second (A-BONUS-5, A-ERR-20).
        ((3, 0, 0), (10500, 0, 0)),
        # Two holders: the third is not paid (A-BONUS-6).
        ((3, 2, 0), (7000, 5000, 0)),
        ((2, 2, 0), (6000, 6000, 0)),
        # Two tie for first (A-BONUS-9).
        ((3, 3, 1), (6000, 6000, 3500)),
        ((3, 3, 2, 1), (6000, 6000, 3500, 0)),
        ((3, 3, 1, 1), (6000, 6000, 1800, 1800)),
        ((3, 3, 1, 1, 1), (6000, 6000, 1200, 1200, 1200)),
        ((3, 3, 1, 1, 1, 1), (6000, 6000, 900, 900, 900, 900)),
        # Two tie for second (A-BONUS-10).
        ((4, 2, 2), (7000, 4300, 4300)),
        ((4, 2, 2, 1), (7000, 4300, 4300, 0)),
        # Ties for third (A-BONUS-11).
        ((4, 3, 1, 1), (7000, 5000, 1800, 1800)),
        ((4, 3, 1, 1, 1), (7000, 5000, 1200, 1200, 1200)),
        ((4, 3, 1, 1, 1, 1), (7000, 5000, 900, 900, 900, 900)),
        # Three and more tie for first: 15500 shared, nobody else is paid (A-BONUS-13).
        ((2, 2, 2), (5200, 5200, 5200)),
        ((2, 2, 2, 1), (5200, 5200, 5200, 0)),
        ((2, 2, 2, 2), (3900, 3900, 3900, 3900)),
        ((2, 2, 2, 2, 2), (3100, 3100, 3100, 3100, 3100)),
        ((2, 2, 2, 2, 2, 2), (2600, 2600, 2600, 2600, 2600, 2600)),
        # Three and more tie for second: 8500 shared (A-BONUS-13).
        ((4, 2, 2, 2), (7000, 2900, 2900, 2900)),
        ((4, 2, 2, 2, 1), (7000, 2900, 2900, 2900, 0)),
        ((4, 2, 2, 2, 2), (7000, 2200, 2200, 2200, 2200)),
        ((4, 2, 2, 2, 2, 2), (7000, 1700, 1700, 1700, 1700, 1700)),
    ],
)
def test_tycoon_pays_three_places_and_shares_ties(
    counts: tuple[int, ...], paid: tuple[int, ...]
) -> None:
    """A-BONUS-1, 5, 6, 9 to 13: the tied share the bonuses of the places they occupy."""
    assert merge(IMPERIAL_5, counts, edition="2023-tycoon")[1] == paid


@pytest.mark.parametrize(
    ("counts", "paid"),
    [
        ((3, 2, 1), (7000, 3500, 0)),
        ((3, 0, 0), (10500, 0, 0)),
        ((2, 2, 1), (5300, 5300, 0)),
        ((3, 1, 1), (7000, 1800, 1800)),
    ],
)
def test_2023_classic_pays_two_places_with_half_as_second(
    counts: tuple[int, ...], paid: tuple[int, ...]
) -> None:
    """A-TIER-3: Imperial is dear in 2023, 5 tiles, 7000 and 3500."""
    assert merge(IMPERIAL_5, counts, edition="2023-classic")[1] == paid


@pytest.mark.parametrize(
    ("rows", "edition", "counts", "up", "nearest"),
    [
        # Classic, American 4: 7500 and 2500 to share.
        (AMERICAN_4, "classic", (2, 2, 0), 3800, 3800),
        (AMERICAN_4, "classic", (5, 5, 5, 5), 1900, 1900),
        # American 2: 4500 / 2 = 2250, and half is rounded up.
        (AMERICAN_2, "classic", (2, 2, 0), 2300, 2300),
        # 4500 / 4 = 1125
        (AMERICAN_2, "classic", (2, 2, 2, 2), 1200, 1100),
        # Tycoon, Imperial 5: 15500 / 6 = 2583.33…
        (IMPERIAL_5, "2023-tycoon", (1, 1, 1, 1, 1, 1), 2600, 2600),
        # 15500 / 3 = 5166.66…
        (IMPERIAL_5, "2023-tycoon", (1, 1, 1), 5200, 5200),
    ],
)
def test_shares_of_a_bonus_are_rounded_to_hundreds(
    rows: str, edition: str, counts: tuple[int, ...], up: int, nearest: int
) -> None:
    """A-BONUS-12, A-ERR-8: up, or to the nearest hundred where the option says so."""
    first = merge(rows, counts, edition=edition)[1][0]
    optional = merge(rows, counts, edition=edition, options="bonus_rounding nearest_100")[1][0]

    assert (first, optional) == (up, nearest)


@pytest.mark.parametrize(
    ("edition", "rows", "counts", "up", "nearest"),
    [
        ("classic", AMERICAN_4, (5, 1, 1), 1300, 1300),  # 2500 / 2
        ("classic", AMERICAN_4, (5, 1, 1, 1), 900, 800),  # 2500 / 3
        ("classic", AMERICAN_4, (5, 1, 1, 1, 1), 700, 600),  # 2500 / 4
        ("classic", AMERICAN_4, (5, 1, 1, 1, 1, 1), 500, 500),  # 2500 / 5
        ("2023-tycoon", IMPERIAL_5, (4, 2, 2), 4300, 4300),  # 8500 / 2
        ("2023-tycoon", IMPERIAL_5, (4, 2, 2, 2), 2900, 2800),  # 8500 / 3
        ("2023-tycoon", IMPERIAL_5, (4, 2, 2, 2, 2), 2200, 2100),  # 8500 / 4
        ("2023-tycoon", IMPERIAL_5, (4, 3, 1, 1), 1800, 1800),  # 3500 / 2
        ("2023-tycoon", IMPERIAL_5, (4, 3, 1, 1, 1), 1200, 1200),  # 3500 / 3
        ("2023-tycoon", IMPERIAL_5, (4, 3, 1, 1, 1, 1), 900, 900),  # 3500 / 4
    ],
)
def test_shares_of_a_lower_bonus_are_rounded_alike(
    edition: str, rows: str, counts: tuple[int, ...], up: int, nearest: int
) -> None:
    """A-BONUS-12: the last seat's part."""
    last = merge(rows, counts, edition=edition)[1][-1]
    optional = merge(rows, counts, edition=edition, options="bonus_rounding nearest_100")[1][-1]

    assert (last, optional) == (up, nearest)


@pytest.mark.parametrize(
    ("rows", "counts", "paid"),
    [
        (AMERICAN_2, (2, 2, 2, 2), 1100),  # 4500 / 4 = 1125
        (AMERICAN_2, (2, 2, 0), 2300),  # 4500 / 2 = 2250
        (AMERICAN_4, (5, 1, 1, 1), 800),  # 2500 / 3 = 833.33
        (AMERICAN_4, (5, 1, 1, 1, 1), 600),  # 2500 / 4 = 625
    ],
)
def test_the_russian_booklet_rounds_to_the_nearest_hundred(
    rows: str, counts: tuple[int, ...], paid: int
) -> None:
    """A-BONUS-12: in classic-ru, half up."""
    assert paid in merge(rows, counts, edition="classic-ru")[1]


def test_three_places_may_give_a_sole_holder_first_and_second() -> None:
    """Option single_holder_bonus: 7000 + 5000 instead of 7000 + 3500 (A-BONUS-5)."""
    options = "single_holder_bonus primary+secondary"

    paid = merge(IMPERIAL_5, (0, 2, 0), edition="2023-tycoon", options=options)[1]

    assert paid == (0, 12000, 0)


@pytest.mark.parametrize(
    ("counts", "edition", "ranks"),
    [
        ((3, 2, 1), "2023-tycoon", {1: "primary", 2: "secondary", 3: "tertiary"}),
        ((0, 2, 0), "2023-tycoon", {2: "sole"}),
        ((2, 2, 1), "2023-tycoon", {1: "tied", 2: "tied", 3: "tertiary"}),
        ((3, 1, 1), "2023-tycoon", {1: "primary", 2: "tied", 3: "tied"}),
        ((3, 2, 1), "2023-classic", {1: "primary", 2: "secondary"}),
        ((2, 2, 1), "2023-classic", {1: "tied", 2: "tied"}),
    ],
)
def test_each_payment_names_its_place(
    counts: tuple[int, ...], edition: str, ranks: dict[int, str]
) -> None:
    """A-TERM-7."""
    events, _ = merge(IMPERIAL_5, counts, edition=edition)

    assert {event.seat: event.rank for event in events.of(BonusPaid)} == ranks


def test_each_player_reveals_their_exact_count() -> None:
    """A-BONUS-14."""
    events, _ = merge(AMERICAN_4, (3, 0, 7, 1))

    assert events.of(SharesCounted) == [SharesCounted("American", (3, 0, 7, 1))]


def test_nothing_is_paid_for_the_surviving_chain() -> None:
    """A-MERGE-6: its holders get nothing, however many shares they have."""
    game = table(AMERICAN_4, "T9 hand 6E", "T8 A1", "T7")

    events = game.play("place 6E")

    assert [(event.seat, event.chain) for event in events.of(BonusPaid)] == [(2, "American")]
    assert cash(game) == (6000, 13500, 6000)


def test_holders_of_the_survivor_do_not_count_as_holders_of_the_acquired() -> None:
    """A-BONUS-1, A-BONUS-4: a sole holder stays sole whatever others have elsewhere."""
    game = table(AMERICAN_4, "T9 S9 hand 6E", "A1", "T7 W3")

    game.play("place 6E")

    assert cash(game) == (6000, 13500, 6000)


def test_every_acquired_chain_of_a_merger_pays_by_its_own_holders_and_size() -> None:
    """A-MERGE-8, A-BONUS-2: American 4 ($500), Sackson 3 and Worldwide 2 (cheap)."""
    game = table(
        """
        B .....S......
        C .....S......
        D .....S......
        E TTTTT.AAAA..
        F .....W......
        G .....W......
        """,
        "A1 S2 W2 hand 6E",
        "A2 S2",
        "A1 W1",
    )

    game.play("place 6E")
    for _ in range(7):
        game.play("keep")

    assert bonuses(game.events, 3, "American") == (1300, 5000, 1300)
    assert bonuses(game.events, 3, "Sackson") == (2300, 2300, 0)  # 4500 / 2 = 2250
    assert bonuses(game.events, 3, "Worldwide") == (2000, 0, 1000)
    assert cash(game) == (6000 + 1300 + 2300 + 2000, 6000 + 5000 + 2300, 6000 + 1300 + 1000)


# A safe Tower in the corner; a chain of up to ten tiles in row A is acquired by 11A.
CORNER = "".join(f"{row} ...........T\n" for row in "BCDEFGH") + "I .........TTT\n"


@pytest.mark.parametrize("edition", ["classic", "2023-classic"])
@pytest.mark.parametrize(
    ("size", "cheap", "middle", "dear"),
    [
        (2, 200, 300, 400),
        (3, 300, 400, 500),
        (4, 400, 500, 600),
        (5, 500, 600, 700),
        (6, 600, 700, 800),
        (10, 600, 700, 800),
    ],
)
def test_the_chart_gives_the_amount_for_tier_and_size_before_the_merger(
    edition: str, size: int, cheap: int, middle: int, dear: int
) -> None:
    """A-BONUS-2, A-TIER-1, A-TIER-2: ten and five times the price."""
    tiers = {
        "classic": {"S": cheap, "W": cheap, "F": middle, "I": middle, "A": middle, "C": dear},
        "2023-classic": {"S": cheap, "W": middle, "F": middle, "A": middle, "I": dear, "C": dear},
    }
    for letter, price in tiers[edition].items():
        row = f"A {'.' * (10 - size)}{letter * size}.T\n"
        game = table(row + CORNER, f"{letter}2 hand 11A", f"{letter}1", "", edition=edition)

        game.play("place 11A")

        assert cash(game) == (6000 + 10 * price, 6000 + 5 * price, 6000)


@pytest.mark.parametrize(
    ("size", "cheap", "middle", "dear"),
    [
        (2, (2000, 1500, 1000), (3000, 2200, 1500), (4000, 3000, 2000)),
        (3, (3000, 2200, 1500), (4000, 3000, 2000), (5000, 3700, 2500)),
        (4, (4000, 3000, 2000), (5000, 3700, 2500), (6000, 4200, 3000)),
        (5, (5000, 3700, 2500), (6000, 4200, 3000), (7000, 5000, 3500)),
        (6, (6000, 4200, 3000), (7000, 5000, 3500), (8000, 5700, 4000)),
        (10, (6000, 4200, 3000), (7000, 5000, 3500), (8000, 5700, 4000)),
    ],
)
def test_the_tycoon_chart_has_its_own_second_and_third_amounts(
    size: int,
    cheap: tuple[int, int, int],
    middle: tuple[int, int, int],
    dear: tuple[int, int, int],
) -> None:
    """A-TIER-4, A-BONUS-2."""
    amounts = {"S": cheap, "W": middle, "F": middle, "A": middle, "I": dear, "C": dear}
    for letter, (first, second, third) in amounts.items():
        row = f"A {'.' * (10 - size)}{letter * size}.T\n"
        game = table(
            row + CORNER,
            f"{letter}3 hand 11A",
            f"{letter}2",
            f"{letter}1",
            edition="2023-tycoon",
        )

        game.play("place 11A")

        assert cash(game) == (6000 + first, 6000 + second, 6000 + third)
