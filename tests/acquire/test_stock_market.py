"""The stock market of the game of two (ledger section 15)."""

from __future__ import annotations

import pytest

from magnate.acquire import Game, MarketDraw
from magnate.acquire.events import BonusPaid, MarketDrawn, SharesCounted, SharesSold

from .late_positions import (
    FOUR_AND_SIX,
    SEVEN_SMALL,
    TWO_SAFE,
    TWO_TO_SCORE,
    bank,
    cash,
    given,
    legal,
    play,
    position,
    refused,
    with_pile,
)

PLAYER_FIRST = "2023-duel + market_ties player_first"
# American 4, Continental 6, Sackson 2; 5B joins all three.
THREE_WAYS = FOUR_AND_SIX.replace("C ............", "C ....S.......").replace(
    "D ............", "D ....S......."
)


def merger(first: str, second: str, *, edition: str = "2023-duel") -> Game:
    """Return a game in which 5B made Continental acquire American, 4 tiles: 5000 and 2500."""
    text = position(edition, FOUR_AND_SIX, f"1 $6000 {first} hand 5B", f"2 $6000 {second}")
    return play(given(text), "place 5B")


def bonuses(game: Game) -> dict[int, int]:
    """Return what each seat was paid."""
    return {event.seat: event.amount for event in game.events.of(BonusPaid)}


@pytest.mark.parametrize(
    ("first", "second", "tile", "paid"),
    [
        ("A4", "A2", "9F", {1: 2500}),  # market 9, seat 1, seat 2
        ("A4", "A2", "3D", {1: 5000}),  # seat 1, market 3, seat 2
        ("A4", "A2", "1I", {1: 5000, 2: 2500}),  # the market is third
        ("A4", "A2", "4D", {1: 3800}),  # 7500 / 2 = 3750
        ("A4", "A2", "2A", {1: 5000, 2: 1300}),  # 2500 / 2 = 1250
        ("A3", "A3", "1D", {1: 3800, 2: 3800}),
        ("A3", "A3", "8E", {1: 1300, 2: 1300}),
        ("A3", "A3", "3H", {1: 2500, 2: 2500}),  # 7500 / 3
        ("A4", "", "9F", {1: 2500}),
        ("A4", "", "2C", {1: 5000}),
        ("A4", "", "4G", {1: 3800}),
        ("", "A1", "12I", {2: 2500}),
    ],
)
def test_the_market_is_one_more_holder_and_two_are_paid(
    first: str, second: str, tile: str, paid: dict[int, int]
) -> None:
    """A-DUEL-1, A-DUEL-2, A-DUEL-3, A-S-26, A-S-30."""
    game = merger(first, second)

    game.play(f"market {tile}")

    assert bonuses(game) == paid
    assert cash(game) == tuple(6000 + paid.get(seat, 0) for seat in (1, 2))


@pytest.mark.parametrize(
    ("first", "second", "tile", "paid"),
    [
        ("A4", "A2", "4D", {1: 5000}),  # seat 1, market, seat 2
        ("A4", "A2", "2A", {1: 5000, 2: 2500}),  # seat 1, seat 2, market
        ("A3", "A3", "3H", {1: 3800, 2: 3800}),  # both before the market share 7500
        ("A4", "", "4G", {1: 5000}),
        ("A4", "A2", "9F", {1: 2500}),  # more shares still go first
    ],
)
def test_with_player_first_the_market_loses_a_tie(
    first: str, second: str, tile: str, paid: dict[int, int]
) -> None:
    """A-S-26: market_ties is player_first."""
    game = merger(first, second, edition=PLAYER_FIRST)

    game.play(f"market {tile}")

    assert bonuses(game) == paid


def test_the_only_player_with_shares_gets_one_bonus_because_the_market_is_a_holder_too() -> None:
    """A-S-30."""
    game = merger("A4", "")

    assert game.play("market 2C").last(BonusPaid) == BonusPaid(1, "American", "primary", 5000)


def test_chance_draws_before_any_bonus_is_paid() -> None:
    """A-DUEL-1: the number of shares is that of the tile drawn."""
    game = merger("A4", "A2")
    assert (game.awaits, game.seat) == ("market", None)
    assert not game.events.of(BonusPaid)

    events = game.play("market 9F")

    assert [type(event) for event in events[:3]] == [MarketDrawn, SharesCounted, BonusPaid]
    assert events.last(MarketDrawn) == MarketDrawn("American", 9, "9F")


def test_every_tile_of_the_pile_may_be_drawn_for_the_market() -> None:
    """A-DUEL-1: 108 tiles without the eleven on the board."""
    game = merger("A4", "A2")

    assert len(legal(game)) == 108 - 11


def test_the_markets_shares_may_bring_the_sum_above_25() -> None:
    """A-DUEL-1, A-S-31: 20 + 5 shares are all there are, and the market has 12."""
    game = merger("A20", "A5")

    game.play("market 12F")

    assert bonuses(game) == {1: 5000}
    assert bank(game, "American") == 0


def test_the_market_disposes_of_nothing() -> None:
    """A-S-31: only the two seats are asked, mergemaker first, and the bank gets their shares."""
    game = play(merger("A4", "A2"), "market 9F")

    assert (game.awaits, game.seat) == ("dispose", 1)
    game.play("sell 4")
    assert (game.awaits, game.seat) == ("dispose", 2)
    game.play("sell 2")

    assert game.awaits == "buy"
    assert bank(game, "American") == 25


def test_if_neither_player_holds_the_chain_nothing_is_drawn() -> None:
    """A-S-27."""
    game = merger("C1", "C2")

    assert game.awaits == "buy"
    assert not game.events.of(MarketDrawn)
    assert not game.events.of(BonusPaid)


def test_the_tile_goes_back_into_the_pile() -> None:
    """A-DUEL-4: it may be drawn into a hand in the same turn."""
    game = merger("A4", "")
    pile = game.view().pile

    play(game, "market 9F", "keep")

    assert game.view().pile == pile
    play(game, "buy none", "draw 9F")


def test_there_is_a_fresh_draw_for_each_acquired_chain() -> None:
    """A-S-28: American 4 (5000, 2500), then Sackson 2 (2000, 1000), even with the same tile."""
    text = position("2023-duel", THREE_WAYS, "1 $6000 A4 S1 hand 5B", "2 $6000 A2 S5")
    game = play(given(text), "place 5B", "market 9F", "keep", "keep")
    assert game.awaits == "market"

    game.play("market 9F")

    assert [(e.chain, e.number) for e in game.events.of(MarketDrawn)] == [
        ("American", 9),
        ("Sackson", 9),
    ]
    assert [(e.seat, e.chain, e.amount) for e in game.events.of(BonusPaid)] == [
        (1, "American", 2500),
        (2, "Sackson", 1000),
    ]


def test_a_chain_that_nobody_holds_is_left_out_between_others() -> None:
    """A-S-27, A-S-28: only Sackson is held."""
    text = position("2023-duel", THREE_WAYS, "1 $6000 hand 5B", "2 $6000 S5")
    game = play(given(text), "place 5B")

    game.play("market 1I")

    assert [event.chain for event in game.events.of(MarketDrawn)] == ["Sackson"]
    assert bonuses(game) == {2: 2000}


def test_at_the_end_the_market_competes_for_every_chain_smallest_first() -> None:
    """A-DUEL-5, A-S-28.

    Sackson 14: the market's 7 beat seat 1's 5, who gets 3500.
    Continental 22: seat 2 has 6, the market 4, seat 1 is third.
    """
    text = position("2023-duel", TWO_TO_SCORE, "1 $1000 S5 C3", "2 $2000 C6", "turn 1 buy")
    game = play(given(text), "declare", "buy none", "draw 1I")
    assert game.awaits == "market"

    play(game, "market 7I", "market 4F")

    assert [event.chain for event in game.events.of(MarketDrawn)] == ["Sackson", "Continental"]
    outcome = game.outcome()
    assert outcome is not None
    assert outcome.money == (1000 + 3500 + 3500 + 3000, 2000 + 10000 + 6000)


def test_at_the_end_chains_of_equal_size_follow_in_their_usual_order() -> None:
    """A-S-28: American and Continental have 11 tiles each."""
    text = position("2023-duel", TWO_SAFE, "1 $0 A1 C1", "2 $0", "turn 1 buy")
    game = play(given(text), "declare", "buy none", "draw 3I", "market 1I")

    assert game.events.last(SharesSold).chain == "American"
    game.play("market 1I")

    assert [event.chain for event in game.events.of(MarketDrawn)] == ["American", "Continental"]


def test_at_the_end_a_chain_that_nobody_holds_needs_no_draw() -> None:
    """A-S-27, A-DUEL-5."""
    text = position("2023-duel", TWO_TO_SCORE, "1 $0 C3", "2 $0", "turn 1 buy")
    game = play(given(text), "declare", "buy none", "draw 1I", "market 12I")

    outcome = game.outcome()

    assert outcome is not None
    assert outcome.money == (5000 + 3000, 0)


def test_at_the_end_the_market_draws_from_what_the_last_turn_left_in_the_pile() -> None:
    """A-S-21, A-S-29: the declarer draws the last tile, so chance gives a number."""
    seats = ("1 $0 A1", "2 $0", "turn 1 buy")
    game = given(with_pile(position("2023-duel", TWO_SAFE, *seats), "7I"))

    play(game, "declare", "buy none", "draw 7I")

    assert legal(game) == {f"market {number}" for number in range(1, 13)}
    game.play("market 7")
    outcome = game.outcome()
    assert outcome is not None
    assert outcome.money == (4000 + 800, 0)  # American 11: the market is first, seat 1 second


def test_the_market_competes_in_a_stalled_game_too() -> None:
    """A-S-19, A-DUEL-5: as if declared. Tower 2: $200, 2000 and 1000."""
    text = position(
        "2023-duel",
        SEVEN_SMALL,
        "1 $1000 T2 hand 2E 3E 5E 6E 8E 9E",
        "2 $1000 hand 1F 4F 7F 10F 11E 10D",
    )
    game = play(given(text), "buy none", "buy none")
    assert game.awaits == "market"

    game.play("market 12I")

    outcome = game.outcome()
    assert outcome is not None
    assert (outcome.ending, outcome.money) == ("stalled", (1000 + 1000 + 400, 1000))


def test_with_an_empty_pile_chance_gives_a_number_from_1_to_12() -> None:
    """A-S-29."""
    text = with_pile(position("2023-duel", FOUR_AND_SIX, "1 $6000 A4 hand 5B", "2 $6000 A2"))
    game = play(given(text), "place 5B")

    assert legal(game) == {f"market {number}" for number in range(1, 13)}
    assert refused(game, "market 0") == ("not_a_market_number", "A-DUEL-1")
    assert refused(game, "market 13") == ("not_a_market_number", "A-DUEL-1")
    assert refused(game, "market 9F") == ("tile_not_in_pile", "A-DUEL-1")
    events = game.play("market 3")

    assert events.last(MarketDrawn) == MarketDrawn("American", 3, None)
    assert bonuses(game) == {1: 5000}


def test_the_number_is_that_of_a_tile_in_the_pile() -> None:
    """A-DUEL-1: 1B lies on the board; 9F is not 8; without a tile there is no number."""
    game = merger("A4", "A2")

    refusal = game.why_not(MarketDraw(8, "9F"))
    assert refusal is not None and refusal.reason == "not_a_market_number"
    assert refused(game, "market 1B") == ("tile_not_in_pile", "A-DUEL-1")
    assert refused(game, "market 9") == ("tile_not_in_pile", "A-DUEL-1")


def test_both_players_see_the_markets_tile() -> None:
    """A-S-39."""
    game = play(merger("A4", "A2"), "market 9F")

    for seat in (1, 2, None):
        assert MarketDrawn("American", 9, "9F") in game.view(seat).log


def test_seeded_chance_draws_for_the_market_automatically() -> None:
    """A-DUEL-1: the number is the column of the tile."""
    text = position("2023-duel", FOUR_AND_SIX, "1 $6000 A4 hand 5B", "2 $6000 A2")
    game = Game.from_position(text, seed=4)

    drawn = game.play("place 5B").last(MarketDrawn)

    assert drawn.tile is not None
    assert drawn.number == int(drawn.tile[:-1])
    assert game.awaits == "dispose"


def test_seeded_chance_gives_a_number_where_the_pile_is_empty() -> None:
    """A-S-29."""
    text = with_pile(position("2023-duel", FOUR_AND_SIX, "1 $6000 A4 hand 5B", "2 $6000 A2"))
    game = Game.from_position(text, seed=4)

    drawn = game.play("place 5B").last(MarketDrawn)

    assert drawn.tile is None
    assert 1 <= drawn.number <= 12


@pytest.mark.parametrize("edition", ["classic", "2023-classic", "2023-tycoon"])
def test_with_more_players_there_is_no_market(edition: str) -> None:
    """A-DUEL-1."""
    text = position(edition, FOUR_AND_SIX, "1 $6000 A4 hand 5B", "2 $6000 A2", "3 $6000")
    game = play(given(text), "place 5B")

    assert (game.awaits, game.seat) == ("dispose", 1)
    assert bonuses(game)[1] == 5000


def test_two_players_without_the_market_play_by_the_classic_bonuses() -> None:
    """A-DUEL-6: the option market_holder may be off; a lone holder then gets both."""
    game = merger("A4", "", edition="2023-duel + market_holder off")

    assert bonuses(game) == {1: 7500}


@pytest.mark.parametrize(
    ("ties", "rounding", "held", "market", "paid"),
    [
        ("shares_like_player", "up_100", (3, 3), "3I", (3800, 3800)),
        ("shares_like_player", "nearest_100", (3, 3), "3I", (3700, 3700)),
        ("player_first", "up_100", (3, 3), "3I", (4400, 4400)),
        ("player_first", "nearest_100", (3, 3), "3I", (4400, 4400)),
        ("shares_like_player", "up_100", (5, 2), "4I", (5000, 2500)),
        ("shares_like_player", "up_100", (4, 2), "4I", (4400, 2500)),
        ("player_first", "up_100", (4, 2), "4I", (5000, 2500)),
        ("shares_like_player", "up_100", (5, 2), "2I", (5000, 3100)),
        ("player_first", "up_100", (5, 2), "2I", (5000, 3700)),
        ("player_first", "up_100", (4, 0), "4I", (5000, 0)),
        ("player_first", "up_100", (3, 3), "9I", (3100, 3100)),
    ],
)
def test_the_market_with_three_places(
    ties: str, rounding: str, held: tuple[int, int], market: str, paid: tuple[int, int]
) -> None:
    """A-BONUS-12, A-BONUS-13, A-DUEL-1, A-S-26: American 4 pays 5000, 3700, 2500."""
    options = f"bonus_ranks 3 + bonus_table tycoon + market_ties {ties} + bonus_rounding {rounding}"
    seats = [f"{seat} $0{f' A{count}' if count else ''}" for seat, count in enumerate(held, 1)]
    seats[0] += " hand 5B"
    game = given(position(f"2023-duel + {options}", FOUR_AND_SIX, *seats))

    play(game, "place 5B", f"market {market}")

    amounts = {event.seat: event.amount for event in game.events.of(BonusPaid)}
    assert (amounts.get(1, 0), amounts.get(2, 0)) == paid
