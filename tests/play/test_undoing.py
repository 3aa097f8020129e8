"""Free undo: a seat's own last decisions, as long as nothing was revealed."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest

from magnate import acquire, monopoly
from magnate.play.undoing import decisions_back_to, free_undos
from tests.acquire.late_positions import (
    FORTY,
    FOUR_AND_SIX,
    MARKET_DAY,
    TWO_TO_SCORE,
    given,
    play,
    position,
    with_pile,
)
from tests.monopoly import boards as streets
from tests.monopoly import estates

Game = acquire.Game | monopoly.Game
HIDDEN = "classic + holdings_visibility hidden"
ACQUIRE_EDITIONS = ("classic", HIDDEN, "2023-classic", "2023-tycoon")


def free(game: Game) -> tuple[int, ...]:
    """Return how many decisions each seat may take back; asking changes nothing."""
    before = game.position(), len(game.events), game.history(), len(game.entries)
    undos = tuple(free_undos(game, seat, most=100) for seat in range(1, game.players + 1))
    assert before == (game.position(), len(game.events), game.history(), len(game.entries))
    return undos


def market_day(edition: str = "classic") -> acquire.Game:
    """Return a game in which seat 1 is about to place; 12I touches nothing."""
    seats = ("1 $6000 A3 hand 12I 10I", "2 $6000 A2 hand 12G", "3 $6000 hand 2G")
    return given(position(edition, MARKET_DAY, *seats))


@pytest.mark.parametrize("edition", ACQUIRE_EDITIONS)
def test_at_the_beginning_there_is_nothing_to_take_back(edition: str) -> None:
    assert free(market_day(edition)) == (0, 0, 0)


def test_what_chance_set_up_is_not_taken_back() -> None:
    assert free(acquire.Game(3, seed=1)) == (0, 0, 0)


@pytest.mark.parametrize("edition", ACQUIRE_EDITIONS)
def test_a_placed_tile_may_be_taken_back(edition: str) -> None:
    assert free(play(market_day(edition), "place 12I")) == (1, 0, 0)


@pytest.mark.parametrize("edition", ACQUIRE_EDITIONS)
def test_placing_and_buying_are_taken_back_one_by_one(edition: str) -> None:
    """Before the tile is drawn."""
    game = play(market_day(edition), "place 12I", "buy 2 American")
    start = market_day(edition).position()
    assert free(game) == (2, 0, 0)
    game.undo()
    assert free(game) == (1, 0, 0)
    game.undo()

    assert free(game) == (0, 0, 0)
    assert game.position() == start


def test_nothing_is_taken_back_past_a_drawn_tile() -> None:
    game = play(market_day(), "place 12I", "buy none", "draw 6G")

    assert free(game) == (0, 0, 0)


def test_after_another_seats_decision_only_that_seat_takes_back() -> None:
    game = play(market_day(), "place 12I", "buy none", "draw 6G", "place 12G")

    assert free(game) == (0, 1, 0)


def test_what_was_taken_back_is_not_taken_back_again() -> None:
    """One placement replaced by another: one decision stands."""
    game = play(market_day(), "place 12I")
    game.undo()

    assert free(play(game, "place 10I")) == (1, 0, 0)


def founding(*seats: str, edition: str = "classic") -> acquire.Game:
    """Return a game in which 2A of seat 1 founds a chain next to the tile on 1A."""
    board = MARKET_DAY.replace("A WWW.........", "A o...........")
    return given(position(edition, board, *seats))


@pytest.mark.parametrize("edition", ACQUIRE_EDITIONS)
def test_the_choice_of_a_founded_chain_may_be_taken_back(edition: str) -> None:
    game = founding("1 $6000 hand 2A", "2 $6000", "3 $6000", edition=edition)

    play(game, "place 2A", "found Tower", "buy 1 Tower")

    assert free(game) == (3, 0, 0)


# 5B of seat 1 lets Continental acquire American.
def merger(*shares: str, edition: str = "classic") -> acquire.Game:
    """Return a game after a merger by seat 1, with these shares of each seat."""
    first, *others = shares
    seats = [f"1 $6000 {first} hand 5B"]
    seats += [f"{seat} $6000 {held}" for seat, held in enumerate(others, 2)]
    return play(given(position(edition, FOUR_AND_SIX, *seats)), "place 5B")


def test_with_open_holdings_a_merger_may_be_taken_back_until_another_seat_disposes() -> None:
    game = merger("A3", "A2", "")
    assert free(game) == (1, 0, 0)
    play(game, "sell 3")
    assert free(game) == (2, 0, 0)

    play(game, "keep")

    assert free(game) == (0, 1, 0)


def test_a_disposal_nobody_else_takes_part_in_leaves_all_to_its_seat() -> None:
    game = play(merger("A3", "", ""), "sell 1", "buy none")

    assert free(game) == (3, 0, 0)


def test_with_hidden_holdings_a_merger_is_not_taken_back_once_shares_were_counted() -> None:
    """A-BONUS-14: everyone showed the number held."""
    assert free(merger("A3", "A2", "", edition=HIDDEN)) == (0, 0, 0)


def test_with_hidden_holdings_decisions_after_the_count_may_be_taken_back() -> None:
    """The disposal and the purchase, but not the tile."""
    game = play(merger("A3", "", "", edition=HIDDEN), "sell 1", "buy none")

    assert free(game) == (2, 0, 0)


def test_with_hidden_holdings_a_merger_without_shareholders_tells_nothing() -> None:
    """The bank has all 25 shares, which everybody sees."""
    assert free(merger("", "", "", edition=HIDDEN)) == (1, 0, 0)


# American 3, Imperial 3 and Sackson 2; 4C joins them all.
THREE_WAY = """
A ...S........
B ...S........
C AAA.III.....
D ............
E ............
F ............
G ............
H ............
I ............
"""


@pytest.mark.parametrize(("edition", "undos"), [("classic", 2), (HIDDEN, 0)])
def test_the_choice_of_a_survivor_leads_to_a_count(edition: str, undos: int) -> None:
    """Before it nothing was counted: the tile is free, and then only with open holdings."""
    seats = ("1 $6000 hand 4C", "2 $6000 I1 A1", "3 $6000 S1")
    game = play(given(position(edition, THREE_WAY, *seats)), "place 4C")
    assert game.awaits == "survivor"
    assert free(game) == (1, 0, 0)

    play(game, "survivor American")

    assert free(game) == (undos, 0, 0)


def test_with_hidden_holdings_each_count_of_a_merger_reveals() -> None:
    """Imperial is counted after the choice, Sackson after the disposal of Imperial."""
    seats = ("1 $6000 I1 hand 4C", "2 $6000", "3 $6000 S1")
    game = given(position(HIDDEN, THREE_WAY, *seats))

    play(game, "place 4C", "survivor American", "keep")

    assert (game.awaits, game.seat) == ("dispose", 3)
    assert free(game) == (0, 0, 0)


def test_a_stock_market_draws_by_chance() -> None:
    """A-DUEL-1."""
    seats = ("1 $6000 A3 hand 5B", "2 $6000 A2")
    game = play(given(position("2023-duel", FOUR_AND_SIX, *seats)), "place 5B")

    play(game, "market 12I")

    assert free(game) == (0, 0)


def test_a_declaration_may_be_taken_back_until_the_game_is_over() -> None:
    """Then all hands lie open."""
    seats = ("1 $6000 hand 5D", "2 $6000 hand 7D", "3 $6000")
    game = play(given(position("classic", FORTY, *seats)), "place 5D", "declare")
    assert free(game) == (2, 0, 0)

    play(game, "buy none", "draw 12I")

    assert game.is_over
    assert free(game) == (0, 0, 0)


def test_a_swapped_hand_is_not_taken_back_once_tiles_were_drawn() -> None:
    """1C would join two safe chains."""
    seats = ("1 $6000 hand 1C", "2 $6000 hand 12I", "3 $6000")
    game = given(position("classic", TWO_TO_SCORE, *seats))
    play(game, "swap")
    assert free(game) == (1, 0, 0)
    while game.awaits_chance:
        game.play(game.legal_actions()[0])

    assert free(game) == (0, 0, 0)


@pytest.mark.parametrize("second", ["hand 12G", ""])
def test_with_an_empty_pile_the_next_turn_reveals_whether_the_next_hand_is_playable(
    second: str,
) -> None:
    """Seat 2 has to place or is skipped, so seat 1 knows whether it has a playable tile."""
    seats = ("1 $6000 hand 12I", f"2 $6000 {second}".rstrip(), "3 $6000 hand 2G")
    game = given(with_pile(position("2023-classic", MARKET_DAY, *seats)))
    play(game, "place 12I")
    assert free(game) == (1, 0, 0)

    play(game, "buy none")

    assert (game.awaits, game.seat) == ("place" if second else "buy", 2)
    assert free(game) == (0, 0, 0)


def test_free_actions_may_be_taken_back_one_by_one_until_the_dice_roll() -> None:
    game = streets.table("", "", lots="mediterranean 1,baltic 1,reading 1")
    streets.play(game, "mortgage reading", "build mediterranean 1 baltic 1", "redeem reading")
    assert free(game) == (3, 0)
    game.undo()
    assert free(game) == (2, 0)

    streets.roll(game, 1, 2)

    assert free(game) == (0, 0)


def test_a_seat_takes_back_its_free_actions_out_of_turn() -> None:
    game = streets.table("", "", "", lots="reading 2,baltic 3")

    streets.play(game, "2 mortgage reading")

    assert free(game) == (0, 1, 0)


def test_free_actions_are_not_taken_back_once_another_seat_acted() -> None:
    game = streets.table("", "", "", lots="reading 2,baltic 3")

    streets.play(game, "2 mortgage reading", "3 mortgage baltic")

    assert free(game) == (0, 0, 1)


def test_a_seat_that_acted_before_another_takes_back_only_what_came_after() -> None:
    game = streets.table("", "", lots="reading 1,baltic 2,water 1")

    streets.play(game, "1 mortgage reading", "2 mortgage baltic", "1 mortgage water")

    assert free(game) == (1, 0)


def test_a_purchase_is_taken_back_but_not_the_roll_before_it() -> None:
    game = streets.table("", "")
    streets.roll(game, 2, 3)
    streets.play(game, "buy")

    assert free(game) == (1, 0)


def test_nothing_is_taken_back_past_a_card() -> None:
    game = streets.table("", "")
    streets.roll(game, 3, 4)
    streets.play(game, "draw chance.nearest_utility")

    assert streets.asked(game) == ("buy", 1)
    assert free(game) == (0, 0)


def test_a_bid_is_taken_back_until_the_next_bidder_answers() -> None:
    game = streets.table("", "", "")
    streets.roll(game, 2, 3)
    streets.play(game, "decline")
    assert free(game) == (1, 0, 0)
    streets.play(game, "bid 40")
    assert free(game) == (0, 1, 0)

    streets.play(game, "pass")

    assert free(game) == (0, 0, 1)


def test_the_last_pass_of_an_auction_may_be_taken_back() -> None:
    """What follows from it is known to all: the lot is sold, and seat 2 is to roll."""
    game = streets.table("", "")
    streets.roll(game, 2, 3)
    streets.play(game, "decline", "bid 40", "pass")
    assert streets.asked(game) == ("roll", 2)

    assert free(game) == (1, 0)


def test_an_accepted_offer_may_be_taken_back_by_the_seat_that_accepted() -> None:
    game = streets.table("", "", lots="reading 1")

    streets.play(game, "1 offer 2: reading for $100", "2 accept 1")

    assert free(game) == (0, 1)


def test_the_call_of_the_time_limit_is_not_taken_back() -> None:
    """M-S-32."""
    game = streets.table("", "", lots="reading 1", options="time_limit_minutes 60")

    streets.play(game, "mortgage reading", "time")

    assert free(game) == (0, 0)


def test_a_game_of_monopoly_that_is_over_stays_so() -> None:
    """The seed of its chance is known."""
    game = streets.table("", "")

    streets.play(game, "2 leave")

    assert game.is_over
    assert free(game) == (0, 0)


@pytest.mark.parametrize("choice", ["flat", "percent"])
def test_a_tax_that_is_chosen_before_counting_is_not_chosen_again(choice: str) -> None:
    """M-TAX-1: once it is chosen the fortune is shown."""
    game = streets.table("", "", edition="official")
    streets.roll(game, 1, 3)
    assert game.view(1).seats[0].fortune is None

    streets.play(game, f"tax {choice}")

    assert game.view(1).seats[0].fortune is not None
    assert free(game) == (0, 0)


@pytest.mark.parametrize("orderer", [1, 2])
def test_a_standing_order_does_not_show_in_what_may_be_taken_back(orderer: int) -> None:
    """M-S-33: neither an own one nor another seat's."""
    game = streets.table("", "", lots="reading 1,water 1")

    streets.play(
        game,
        "mortgage reading",
        f"{orderer} order always-claim on",
        "mortgage water",
        f"{orderer} order never-build on",
    )

    assert free(game) == (2, 0)


def test_a_standing_order_is_no_decision_to_take_back() -> None:
    game = streets.table("", "")

    streets.play(game, "1 order always-claim on", "2 order always-claim on")

    assert free(game) == (0, 0)


@pytest.mark.parametrize("orders", [(), (2,), (3,), (2, 3)])
def test_a_purchase_that_others_may_be_asked_about_is_not_taken_back(
    orders: tuple[int, ...],
) -> None:
    """M-S-15: three houses are left; who is asked shows who gave the order never to build."""
    game = estates.three_monopolies(3)
    estates.play(game, *(f"{seat}: order never-build on" for seat in orders))

    estates.play(game, "build st-james 1 tennessee 1")

    assert game.awaits == ("roll" if orders == (2, 3) else "request")
    assert free(game) == (0, 0, 0)


@pytest.mark.parametrize("orders", [(), (2,), (2, 3)])
def test_a_purchase_that_nobody_can_be_asked_about_is_taken_back(orders: tuple[int, ...]) -> None:
    """M-S-15: 22 houses are enough for everybody, so the orders of others do not show."""
    game = estates.three_monopolies(22)
    estates.play(game, *(f"{seat}: order never-build on" for seat in orders))

    estates.play(game, "build st-james 1 tennessee 1")

    assert game.awaits == "roll"
    assert free(game) == (1, 0, 0)


def test_a_request_for_buildings_is_not_taken_back() -> None:
    """M-S-15: whether seat 3 is asked then shows whether it gave the order never to build."""
    game = estates.three_monopolies(3)

    estates.play(game, "build st-james 1", "request 2")

    assert estates.asked(game) == ("request", 3)
    assert free(game) == (0, 0, 0)


def back(game: Game) -> tuple[int, ...]:
    """Return how many decisions are taken back with the last one of each seat."""
    return tuple(decisions_back_to(game, seat) for seat in range(1, game.players + 1))


def test_a_player_who_has_decided_nothing_has_nothing_to_go_back_to() -> None:
    assert back(acquire.Game(3, seed=1)) == (0, 0, 0)


def test_the_way_back_leads_past_everybodys_decisions_but_counts_no_chance() -> None:
    """Seat 2 placed last; before that seat 1 placed, bought and drew."""
    game = play(market_day(), "place 12I", "buy none", "draw 6G", "place 12G")

    assert back(game) == (2, 1, 0)


def test_the_way_back_does_not_count_what_was_taken_back() -> None:
    game = play(market_day(), "place 12I", "buy none", "draw 6G", "place 12G")
    game.undo()

    assert back(game) == (1, 0, 0)


def test_the_way_back_does_not_count_standing_orders() -> None:
    """M-S-33: they are secret and stay in force."""
    game = streets.table("", "", "", lots="reading 1,water 2")

    streets.play(
        game,
        "1 mortgage reading",
        "3 order always-claim on",
        "2 mortgage water",
        "1 order always-claim on",
    )

    assert back(game) == (2, 1, 0)


GAMES: dict[str, Callable[[], Game]] = {
    "open": lambda: acquire.Game(3, seed=3),
    "hidden": lambda: acquire.Game(3, seed=3, options={"holdings_visibility": "hidden"}),
    "monopoly": lambda: monopoly.Game(3, "official", seed=3),
}


@pytest.mark.parametrize("name", GAMES)
def test_in_a_whole_game_only_the_last_to_decide_takes_back(name: str) -> None:
    """A seat that may has a last decision of its own to go back to."""
    game, rng = GAMES[name](), random.Random(3)
    for _ in range(120):
        if game.is_over:
            break
        game.play(str(rng.choice(game.legal_actions())))
        history: Any = game.history()
        decided = next(entry.seat for entry in reversed(history) if entry.seat)
        undos, ways = free(game), back(game)
        assert [seat for seat, undo in enumerate(undos, 1) if undo] in ([], [decided])
        assert all(way == 1 for undo, way in zip(undos, ways, strict=True) if undo)


def test_standing_orders_are_passed_over_at_once() -> None:
    """However many were given since the last decision, and also after some were undone."""
    game = monopoly.Game(2, seed=1)
    game.play("roll")
    decided = next(game.recent())[0].entry
    for on in ("on", "off") * 20:
        game.play(f"order never-build {on}", seat=2)

    assert next(game.recent())[0].entry == decided
    game.undo()
    assert next(game.recent())[0].entry == decided
