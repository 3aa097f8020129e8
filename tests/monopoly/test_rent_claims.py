"""Claiming rent before the deadline (M-RENT-6, M-S-7, M-S-33), driven turn by turn."""

from __future__ import annotations

import pytest

from magnate.monopoly.events import (
    RentClaimed,
    RentPaid,
    RentRolled,
)

from .boards import asked, cash, choices, claims, owned, play, refused, roll, table
from .unclaimed_rent import AT_JAIL, NEW_YORK, NO_CLAIM, land, lapsed


def test_the_owner_asks_and_is_paid() -> None:
    """M-RENT-6, M-RENT-1."""
    game = table(*AT_JAIL, lots=NEW_YORK)
    land(game)
    assert cash(game) == (1500, 1500, 1500, 1500)

    events = play(game, "4 claim new-york")

    assert events == [RentClaimed(4, 1, "new-york", 16), RentPaid(1, 4, "new-york", 16)]
    assert cash(game) == (1484, 1500, 1500, 1516)
    assert claims(game) == []
    assert asked(game) == ("roll", 2)


def test_a_rent_is_claimed_once() -> None:
    """M-RENT-6."""
    game = table(*AT_JAIL, lots=NEW_YORK)
    land(game)
    play(game, "4 claim new-york")

    assert refused(game, "claim new-york", seat=4) == NO_CLAIM


@pytest.mark.parametrize("seat", [1, 2, 3])
def test_only_the_owner_claims_or_waives(seat: int) -> None:
    """M-S-33: the claim belongs to the owner."""
    game = table(*AT_JAIL, lots=NEW_YORK)
    land(game)

    assert refused(game, "claim new-york", seat=seat) == NO_CLAIM
    assert refused(game, "waive new-york", seat=seat) == NO_CLAIM


def test_without_a_landing_there_is_nothing_to_claim() -> None:
    """M-RENT-6: nobody is there; nobody owns it; it is mortgaged."""
    game = table("at jail", "at jail", lots="new-york 2 mortgaged,reading 2")
    roll(game, 4, 5)

    for lot in ("new-york", "reading", "boardwalk"):
        assert refused(game, f"claim {lot}", seat=2) == NO_CLAIM


def test_nobody_is_told_that_rent_is_due() -> None:
    """M-S-33: nobody is reminded; nothing in the log speaks of the rent."""
    game = table(*AT_JAIL, lots=NEW_YORK)

    events = roll(game, 4, 5)

    assert [type(event).__name__ for event in events] == ["DiceRolled", "Moved", "TurnBegan"]


def test_the_owner_may_claim_in_another_players_turn_and_play_continues() -> None:
    """M-S-33: a free action, which does not end the turn."""
    game = table(*AT_JAIL, lots=NEW_YORK)
    land(game)

    assert choices(game, 4) == ["mortgage new-york", "claim new-york", "waive new-york"]
    play(game, "4 mortgage new-york", "4 claim new-york")

    assert cash(game)[3] == 1500 + 100 + 16
    assert asked(game) == ("roll", 2)


def test_brazil_ends_the_time_when_the_next_player_rolls() -> None:
    """M-RENT-6: asked before the roll it is paid, afterwards lost."""
    game = table(*AT_JAIL, lots=NEW_YORK)
    land(game)
    assert game.why_not("claim new-york", seat=4) is None

    events = play(game, "roll")

    assert lapsed(events) == [(4, 1, "new-york")]
    assert claims(game) == []
    play(game, "dice 4 6")
    assert refused(game, "claim new-york", seat=4) == NO_CLAIM
    assert cash(game) == (1500, 1500, 1500, 1500)


@pytest.mark.parametrize("edition", ["official", "modern"])
def test_the_second_following_players_roll_ends_it_elsewhere(edition: str) -> None:
    """M-RENT-6: seat 2 rolls and it is open, seat 3 rolls and it is gone."""
    game = table(*AT_JAIL, lots=NEW_YORK, edition=edition)
    land(game)

    assert lapsed(roll(game, 4, 6)) == []
    assert claims(game) == [(4, 1, "new-york", 16)]
    assert asked(game) == ("roll", 3)
    assert lapsed(play(game, "roll")) == [(4, 1, "new-york")]


@pytest.mark.parametrize("edition", ["brazil", "official", "modern"])
def test_automatic_rent_is_paid_at_the_landing(edition: str) -> None:
    """M-RENT-6, rent_claim_deadline: automatic."""
    game = table(*AT_JAIL, lots=NEW_YORK, edition=edition, options="rent_claim_deadline automatic")

    events = roll(game, 4, 5)

    assert RentPaid(1, 4, "new-york", 16) in events
    assert claims(game) == []
    assert cash(game) == (1484, 1500, 1500, 1516)


@pytest.mark.parametrize(
    ("edition", "open_after"),
    [("brazil", [True, True, False, False, False]), ("official", [True, True, True, True, False])],
)
def test_doubles_of_the_lander_and_of_the_next_player_do_not_count(
    edition: str, open_after: list[bool]
) -> None:
    """M-RENT-6, M-S-7, the rulebook's example of four players.

    Seat 1 lands with a double; its extra roll, seat 2 building, seat 2's double, seat 2's extra
    roll, seat 3's roll.
    """
    seats = ("at st-charles", "at jail", "at jail", "at jail")
    lots = f"{NEW_YORK},{owned(('mediterranean', 'baltic'), 2)}"
    game = table(*seats, lots=lots, edition=edition)
    roll(game, 4, 4)
    assert claims(game) == [(4, 1, "new-york", 16)]
    seen = []

    roll(game, 5, 6)  # to Go To Jail: seat 1's extra roll
    seen.append(bool(claims(game)))
    play(game, "2 build mediterranean 1 baltic 1")
    seen.append(bool(claims(game)))
    roll(game, 5, 5)  # seat 2 to Free Parking
    seen.append(bool(claims(game)))
    roll(game, 4, 6)  # seat 2 to Go To Jail
    seen.append(bool(claims(game)))
    play(game, "roll")
    seen.append(bool(claims(game)))

    assert seen == open_after


@pytest.mark.parametrize(
    ("edition", "open_after"),
    [("brazil", [True, False, False, False]), ("official", [True, True, True, False])],
)
def test_with_two_players_the_second_following_is_the_lander(
    edition: str, open_after: list[bool]
) -> None:
    """M-RENT-6: the lander's extra roll, the owner's roll, the owner's extra roll, the lander's."""
    game = table("at st-charles", "at jail", lots="new-york 2", edition=edition)
    roll(game, 4, 4)
    seen = []
    for dice in ((5, 6), (5, 5), (4, 6), None):
        roll(game, *dice) if dice else play(game, "roll")
        seen.append(bool(claims(game)))

    assert seen == open_after


def test_the_time_ends_with_taking_the_dice_not_with_their_fall() -> None:
    """M-ERR-10: the roll is the deadline; between the two nothing can be claimed."""
    game = table(*AT_JAIL, lots=NEW_YORK)
    land(game)
    play(game, "roll")

    assert refused(game, "claim new-york", seat=4) == ("wrong_moment", "M-S-11")


def test_a_roll_for_a_double_in_jail_is_a_roll() -> None:
    """M-RENT-6: the next player rolls in their own turn, though they do not move."""
    game = table("at jail", "in-jail 1", "", "", lots=NEW_YORK)
    land(game)

    assert lapsed(roll(game, 1, 2)) == [(4, 1, "new-york")]


@pytest.mark.parametrize("way", ["pay", "card"])
def test_leaving_jail_before_the_roll_is_no_deadline(way: str) -> None:
    """M-RENT-6: not before the dice are taken."""
    game = table("at jail", "in-jail 1 cards chance", "", "", lots=NEW_YORK)
    land(game)

    assert lapsed(play(game, way)) == []
    assert claims(game) == [(4, 1, "new-york", 16)]
    assert lapsed(play(game, "roll")) == [(4, 1, "new-york")]


def test_a_roll_ordered_by_a_card_is_no_deadline() -> None:
    """M-RENT-6: in `official` seat 2's roll counts once, its roll for the rent not at all."""
    game = table(
        "at jail",
        "at pennsylvania-rr",
        "at jail",
        "at jail",
        lots=f"{NEW_YORK},water 4",
        edition="official",
    )
    land(game)
    roll(game, 3, 4)
    play(game, "draw chance.nearest_utility")

    events = play(game, "dice 2 6")

    assert RentRolled(2, (2, 6)) in events
    assert claims(game) == [(4, 1, "new-york", 16), (4, 2, "water", 80)]


def test_the_rent_of_a_card_roll_lives_as_long_as_any_other() -> None:
    """M-RENT-6, M-S-29: in `brazil` it is open until the next player rolls."""
    game = table("", "at jail", "at jail", lots="electric 3")
    roll(game, 3, 4)
    play(game, "draw chance.nearest_utility", "dice 6 6")
    assert claims(game) == [(3, 1, "electric", 120)]

    play(game, "3 claim electric")

    assert cash(game) == (1380, 1500, 1620)


def test_a_player_who_leaves_before_rolling_is_not_counted() -> None:
    """M-RENT-6: what counts is who has rolled; seat 2 leaves, so seat 3 is the first."""
    game = table(*AT_JAIL, lots=NEW_YORK, edition="official")
    land(game)
    play(game, "2 leave")
    assert asked(game) == ("roll", 3)

    assert lapsed(roll(game, 4, 6)) == []
    assert lapsed(play(game, "roll")) == [(4, 1, "new-york")]


def test_several_claims_are_open_at_once() -> None:
    """M-S-33, the rulebook's example in `official`: two against seat 1, one against seat 2."""
    seats = ("at st-charles", "at jail", "at jail", "at jail")
    game = table(*seats, lots=f"{NEW_YORK},illinois 3", edition="official")
    roll(game, 4, 4)
    roll(game, 1, 4)
    roll(game, 4, 5)

    assert claims(game) == [
        (4, 1, "new-york", 16),
        (3, 1, "illinois", 20),
        (4, 2, "new-york", 16),
    ]
    play(game, "4 claim new-york")
    assert cash(game) == (1484, 1500, 1500, 1516)
    assert lapsed(play(game, "roll")) == [(3, 1, "illinois")]
    play(game, "dice 4 6")
    assert claims(game) == [(4, 2, "new-york", 16)]
    assert lapsed(play(game, "roll")) == [(4, 2, "new-york")]


def test_of_several_claims_for_one_lot_the_oldest_comes_first() -> None:
    """M-S-33: two landed on the same lot; each is asked, and not both at once."""
    game = table(*AT_JAIL, lots=NEW_YORK, edition="official")
    land(game)
    roll(game, 4, 5)
    assert claims(game) == [(4, 1, "new-york", 16), (4, 2, "new-york", 16)]
    assert choices(game, 4).count("claim new-york") == 1

    first = play(game, "4 claim new-york")
    second = play(game, "4 claim new-york")

    assert RentPaid(1, 4, "new-york", 16) in first
    assert RentPaid(2, 4, "new-york", 16) in second
    assert cash(game) == (1484, 1484, 1500, 1532)


def test_the_oldest_claim_may_be_waived_and_a_later_one_made() -> None:
    """M-S-33."""
    game = table(*AT_JAIL, lots=NEW_YORK, edition="official")
    land(game)
    roll(game, 4, 5)

    play(game, "4 waive new-york", "4 claim new-york")

    assert cash(game) == (1500, 1484, 1500, 1516)


def test_one_player_may_land_twice_on_lots_of_one_owner() -> None:
    """M-S-33: New York by a double and Illinois after it, both of seat 2, in one turn."""
    game = table("at st-charles", "at jail", lots="new-york 2,illinois 2")
    roll(game, 4, 4)
    roll(game, 1, 4)

    assert claims(game) == [(2, 1, "new-york", 16), (2, 1, "illinois", 20)]
    play(game, "2 claim illinois", "2 claim new-york")
    assert cash(game) == (1464, 1536)


def test_eight_players_with_a_claim_in_every_turn() -> None:
    """M-RENT-6, M-S-1: in `official` two turns' claims are open before each roll."""
    game = table(*["at jail"] * 7, "", lots="new-york 8", edition="official")
    lost: list[tuple[int, int, str]] = []
    for _ in range(7):
        lost += lapsed(roll(game, 4, 5))

    assert claims(game) == [(8, 6, "new-york", 16), (8, 7, "new-york", 16)]
    assert lost == [(8, seat, "new-york") for seat in range(1, 6)]
    play(game, "8 claim new-york", "8 claim new-york")
    assert cash(game)[5:] == (1484, 1484, 1532)


def test_three_landings_of_each_of_two_turns_are_open_together() -> None:
    """M-DBL-1, M-RENT-6: in `official`, 10 + 2 + 2 + 4 for both seats; 8, 12, 14."""
    lots = "electric 3,virginia 3,tennessee 3"
    game = table("at jail", "at jail", "", lots=lots, edition="official")
    for _ in range(2):
        roll(game, 1, 1)
        roll(game, 1, 1)
        roll(game, 1, 3)

    rents = [("electric", 8), ("virginia", 12), ("tennessee", 14)]
    assert claims(game) == [(3, seat, *rent) for seat in (1, 2) for rent in rents]
    assert len(lapsed(play(game, "roll"))) == 3
