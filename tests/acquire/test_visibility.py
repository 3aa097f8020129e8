"""Who sees what (A-SETUP-6, A-S-25, A-S-39)."""

from __future__ import annotations

import msgspec
import pytest

from magnate.acquire import Game
from magnate.acquire.events import (
    BonusPaid,
    Event,
    SharesBought,
    SharesCounted,
    SharesDisposed,
    TilesDrawn,
)

from .late_positions import (
    FOUR_AND_SIX,
    MARKET_DAY,
    SEVEN_TWO_SAFE,
    TWO_SAFE,
    given,
    play,
    position,
)

HIDDEN = "classic + holdings_visibility hidden"
SEATS = ("1 $6000 A3 W1 hand 12I 10I", "2 $5000 A2 hand 12G 10G", "3 $4000 I5 hand 2G 4G")


def market_day(edition: str) -> Game:
    """Return a game in which seat 1 is about to place; every tile in hand touches nothing."""
    return given(position(edition, MARKET_DAY, *SEATS))


def buyers(log: tuple[Event, ...]) -> list[int]:
    """Return the seats whose purchases a log shows."""
    return [event.seat for event in log if isinstance(event, SharesBought)]


def a_round(game: Game) -> Game:
    """Let each seat place a tile and buy as many American shares as its number says."""
    return play(
        game,
        *("place 12I", "buy 1 American", "draw 6G"),
        *("place 12G", "buy 2 American", "draw 8G"),
        *("place 2G", "buy 3 American", "draw 2I"),
    )


@pytest.mark.parametrize("edition", ["classic", HIDDEN, "2023-classic", "2023-tycoon"])
def test_only_its_owner_sees_a_hand(edition: str) -> None:
    """A-SETUP-12, A-S-25."""
    game = market_day(edition)

    for seat in (1, 2, 3):
        seen = [each.tiles is not None for each in game.view(seat).seats]
        assert seen == [each == seat for each in (1, 2, 3)]
    assert all(each.tiles is None for each in game.view().seats)
    assert [each.tile_count for each in game.view().seats] == [2, 2, 2]


def test_tiles_set_aside_are_seen_by_everybody() -> None:
    """A-S-25."""
    text = position(
        "classic", SEVEN_TWO_SAFE, "1 $6000 hand 1B 2B", "2 $6000", "3 $6000", "aside 12A 12C"
    )
    game = play(given(text), "swap")

    for seat in (1, 2, 3, None):
        assert set(game.view(seat).aside) == {"1B", "2B", "12A", "12C"}


def test_of_the_pile_only_its_size_is_shown() -> None:
    """A-S-25: 108 tiles without 16 on the board and six in hands."""
    assert market_day("classic").view(2).pile == 86


def test_another_hand_does_not_change_what_a_seat_sees() -> None:
    """A-S-25: seat 2 holds other tiles of the pile, seat 1 sees the same."""
    one = given(position("classic", MARKET_DAY, *SEATS))
    other = given(position("classic", MARKET_DAY, SEATS[0], "2 $5000 A2 hand 1I 5G", SEATS[2]))

    for seat in (1, 3, None):
        assert msgspec.json.encode(one.view(seat)) == msgspec.json.encode(other.view(seat))
    assert one.view(2) != other.view(2)


@pytest.mark.parametrize("edition", ["classic", "2023-classic", "2023-tycoon"])
def test_open_holdings_are_seen_by_everybody(edition: str) -> None:
    """A-SETUP-6, A-S-25."""
    game = market_day(edition)

    for seat in (1, 2, 3, None):
        seats = game.view(seat).seats
        assert [each.cash for each in seats] == [6000, 5000, 4000]
        held = seats[2].shares
        assert held is not None and held["Imperial"] == 5


def test_only_their_owner_sees_hidden_holdings() -> None:
    """A-SETUP-6, A-S-25."""
    game = market_day(HIDDEN)

    for seat in (1, 2, 3):
        for each in game.view(seat).seats:
            assert (each.cash is None) == (each.shares is None) == (each.seat != seat)
    assert [each.cash for each in game.view().seats] == [None, None, None]
    assert [each.shares for each in game.view().seats] == [None, None, None]


def test_the_banks_stock_is_public_with_hidden_holdings_too() -> None:
    """A-BUY-6, A-S-25."""
    stock = {chain.name: chain.bank for chain in market_day(HIDDEN).view(2).chains}

    assert (stock["American"], stock["Worldwide"], stock["Imperial"]) == (20, 24, 20)


def test_other_hidden_holdings_do_not_change_what_a_seat_sees() -> None:
    """A-S-25: seats 2 and 3 have other money and have exchanged their shares."""
    one = given(position(HIDDEN, MARKET_DAY, *SEATS))
    other = given(
        position(HIDDEN, MARKET_DAY, SEATS[0], "2 $100 I5 hand 12G 10G", "3 $900 A2 hand 2G 4G")
    )

    for action in ("place 12I", "buy none"):
        for seat in (1, None):
            assert msgspec.json.encode(one.view(seat)) == msgspec.json.encode(other.view(seat))
        one.play(action)
        other.play(action)
    assert one.view(2) != other.view(2)


def test_a_preview_of_bonuses_is_not_given_with_hidden_holdings() -> None:
    """A-S-25: it would reveal who holds most. Open: 5000 and 2500 for American 4."""
    seats = ("1 $6000 A1 hand 5B", "2 $6000 A2", "3 $6000")

    hidden = given(position(HIDDEN, FOUR_AND_SIX, *seats)).effect_of("5B")
    shown = given(position("classic", FOUR_AND_SIX, *seats)).effect_of("5B")

    assert hidden.bonuses is None
    assert shown.bonuses == {"American": (2500, 5000, 0)}


def test_at_a_merger_the_acquired_chains_shares_are_counted_before_all() -> None:
    """A-BONUS-14, A-S-25: American only; Continental stays hidden."""
    text = position(HIDDEN, FOUR_AND_SIX, "1 $6000 A1 hand 5B", "2 $6000 A2 C4", "3 $6000")
    game = play(given(text), "place 5B")

    for seat in (1, 2, 3, None):
        log = game.view(seat).log
        assert SharesCounted("American", (1, 2, 0)) in log
        assert [event.amount for event in log if isinstance(event, BonusPaid)] == [2500, 5000]
    assert game.view(3).seats[1].shares is None


def test_with_open_holdings_the_log_has_the_whole_game() -> None:
    """A-S-25."""
    game = a_round(market_day("classic"))
    play(game, "place 10I", "buy none")

    for seat in (1, 2, 3, None):
        assert buyers(game.view(seat).log) == [1, 2, 3, 1]


def test_purchases_are_announced_although_holdings_are_hidden() -> None:
    """A-BUY-5, A-S-25: seat 3 hears what seats 1 and 2 bought just now."""
    game = play(market_day(HIDDEN), "place 12I", "buy 1 American", "draw 6G")
    play(game, "place 12G", "buy 2 American")

    for seat in (1, 2, 3, None):
        assert buyers(game.view(seat).log)[-1:] == [2]
    assert buyers(game.view(3).log) == [1, 2]


def test_in_their_turn_players_read_what_was_bought_since_their_last_turn() -> None:
    """A-S-25: seat 1 is to place again; seats 2 and 3 bought since its last turn."""
    game = a_round(market_day(HIDDEN))
    assert game.seat == 1

    assert buyers(game.view(1).log)[-2:] == [2, 3]


def test_purchases_before_a_players_last_turn_are_hidden_from_them() -> None:
    """A-S-25: seat 1's second turn is over, so the purchases of the first round are gone."""
    game = a_round(market_day(HIDDEN))
    play(game, "place 10I", "buy none", "draw 4I", "place 10G", "buy 1 Worldwide", "draw 6I")

    shown = [event for event in game.view(1).log if isinstance(event, SharesBought)]

    assert [event for event in shown if event.seat != 1] == [
        SharesBought(2, (("Worldwide", 1),), 300)
    ]


def test_players_can_always_read_their_own_purchases() -> None:
    """A-S-25: players know their own holdings."""
    game = a_round(market_day(HIDDEN))
    play(game, "place 10I", "buy none", "draw 4I")

    assert [seat for seat in buyers(game.view(1).log) if seat == 1] == [1, 1]


def test_disposals_before_a_players_last_turn_are_hidden_from_them() -> None:
    """A-S-25: seat 1 sells in its own merger; later seat 3's log no longer shows it."""
    lines = ("1 $6000 A2 hand 5B 12I", "2 $6000 hand 12G 10G", "3 $6000 hand 2G 4G")
    game = play(given(position(HIDDEN, FOUR_AND_SIX, *lines)), "place 5B", "sell 2")
    assert [type(event) for event in game.view(3).log].count(SharesDisposed) == 1

    play(game, "buy none", "draw 6G", "place 12G", "buy none", "draw 8G")
    play(game, "place 2G", "buy none", "draw 2I", "place 12I", "buy none", "draw 4I")

    assert game.view().turn == 2
    assert [type(event) for event in game.view(3).log].count(SharesDisposed) == 0


def test_a_spectator_cannot_add_up_the_hidden_holdings() -> None:
    """A-S-25: after more than a round the first purchases are gone."""
    game = a_round(market_day(HIDDEN))
    play(game, "place 10I", "buy none", "draw 4I", "place 10G", "buy none", "draw 6I")

    log = game.view().log

    assert SharesBought(1, (("American", 1),), 700) not in log
    assert SharesBought(2, (("American", 2),), 1400) not in log


def test_a_spectator_reads_nothing_that_no_seat_may_read() -> None:
    """A-S-25: the count of American shares is more than a round old for everybody."""
    lines = ("1 $6000 A2 hand 5B 12I", "2 $6000 A1 hand 12G 10G", "3 $6000 hand 2G 4G")
    game = play(given(position(HIDDEN, FOUR_AND_SIX, *lines)), "place 5B", "keep", "keep")
    play(game, "buy none", "draw 6G", "place 12G", "buy none", "draw 8G")
    play(game, "place 2G", "buy none", "draw 2I", "place 12I", "buy none", "draw 4I")
    play(game, "place 10G", "buy none", "draw 6I", "place 4G", "buy none", "draw 8I")

    counted = SharesCounted("American", (2, 1, 0))

    assert any(counted in game.view(seat).log for seat in (1, 2, 3)) == (counted in game.view().log)


def test_tiles_placed_long_ago_stay_in_the_log() -> None:
    """A-S-25: the board is public."""
    game = a_round(market_day(HIDDEN))
    play(game, "place 10I", "buy none", "draw 4I")

    placed = [getattr(event, "tile", None) for event in game.view(1).log]

    assert {"12I", "12G", "2G", "10I"} <= set(placed)


def test_everything_is_open_at_the_end() -> None:
    """A-S-25: money, shares, hands and the whole log, for spectators too."""
    lines = ("1 $6000 T1 hand 12I 10I", "2 $5000 T2 hand 1I", "3 $4000 hand 2I")
    game = given(position(HIDDEN, TWO_SAFE, *lines))

    play(game, "place 12I", "declare", "buy none", "draw 4I")

    for seat in (1, 2, 3, None):
        view = game.view(seat)
        assert [each.cash for each in view.seats] == [6000, 5000, 4000]
        assert [each.tiles for each in view.seats] == [("4I", "10I"), ("1I",), ("2I",)]
        held = view.seats[1].shares
        assert held is not None and held["Tower"] == 2
        assert view.prompt is None


def test_the_whole_log_opens_with_the_end_of_the_game() -> None:
    """A-S-25: all purchases and all tiles drawn."""
    lines = ("1 $6000 hand 12I 10I", "2 $5000 hand 8I", "3 $4000 hand 6I")
    game = given(position(HIDDEN, TWO_SAFE, *lines))
    play(game, "place 12I", "buy 1 American", "draw 2I", "place 8I", "buy 2 American", "draw 4I")
    play(game, "place 6I", "buy none", "draw 12G")
    play(game, "place 10I", "declare", "buy none", "draw 12F")

    for seat in (1, 2, 3, None):
        log = game.view(seat).log
        assert tuple(game.events) == log
        assert buyers(log) == [1, 2, 3, 1]
        drawn = [event.tiles for event in log if isinstance(event, TilesDrawn)]
        assert drawn == [("2I",), ("4I",), ("12G",), ("12F",)]


def test_only_the_seat_that_decides_is_prompted() -> None:
    """A-TURN-1."""
    game = market_day("classic")

    prompts = [game.view(seat).prompt for seat in (1, 2, 3, None)]

    assert [prompt is not None for prompt in prompts] == [True, False, False, False]
    assert {game.view(seat).asked for seat in (1, 2, 3, None)} == {1}


def test_a_disposal_prompts_the_holder_and_not_the_mergemaker() -> None:
    """A-DISP-2: seat 2 has three American shares and may trade two; $500 each."""
    text = position("classic", FOUR_AND_SIX, "1 $6000 hand 5B", "2 $6000 A3", "3 $6000")
    game = play(given(text), "place 5B")

    prompt = game.view(2).prompt

    assert game.view(1).prompt is None
    assert prompt is not None
    assert (prompt.kind, prompt.chain, prompt.survivor) == ("dispose", "American", "Continental")
    assert (prompt.held, prompt.price, prompt.most_traded) == (3, 500, 2)


def test_there_is_no_view_of_a_seat_that_does_not_exist() -> None:
    """A-COMP-6."""
    game = market_day("classic")

    for seat in (0, 4, -1):
        with pytest.raises(ValueError, match="expected 1 to 3"):
            game.view(seat)


@pytest.mark.parametrize("edition", ["classic", HIDDEN])
@pytest.mark.parametrize("seat", [1, 2, 3, None])
def test_a_view_may_leave_out_the_log_before_an_index(edition: str, seat: int | None) -> None:
    """A-S-25: the events after it are those of the whole log, and nothing else differs."""
    game = a_round(market_day(edition))
    whole = game.view(seat)

    for since in range(len(game.events) + 1):
        late = game.view(seat, since=since)
        assert whole.log[len(whole.log) - len(late.log) :] == late.log
        assert msgspec.structs.replace(whole, log=late.log) == late
    assert late.log == ()
    assert len(game.view(seat, since=len(game.events) - 1).log) == 1
    assert game.view(seat, since=0) == whole


def test_an_index_below_zero_is_refused() -> None:
    with pytest.raises(ValueError, match="since=-1: expected an index"):
        market_day("classic").view(1, since=-1)


def test_views_follow_undo_and_copies() -> None:
    """What is kept of a view is kept for one state."""
    game = market_day(HIDDEN)
    everyone = (1, 2, 3, None)
    before = [game.view(seat) for seat in everyone]
    game.play("place 12I")
    twin = game.copy()
    after = [game.view(seat) for seat in everyone]
    assert after != before

    game.undo()

    assert [game.view(seat) for seat in everyone] == before
    assert [twin.view(seat) for seat in everyone] == after
