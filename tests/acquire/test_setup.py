"""Setup: money, starting tiles, who begins, the first hands (ledger section 4)."""

from __future__ import annotations

import pytest

from magnate.acquire import CHAINS, Game, IllegalSetup, Reason
from magnate.acquire.events import ChainFounded, FirstPlayer, StartTilePlaced, TurnBegan

from .boards import bank, cash, content, hand, refused, shares, sizes


def begin(*starts: str, edition: str = "classic") -> Game:
    """Set up a game with these starting tiles; hands are dealt from the top of the board."""
    game = Game(len(starts), edition, chance="given")
    for tile in starts:
        game.play(f"start {tile}")
    while game.awaits == "draw":
        game.play(game.legal_actions()[-1])
    return game


def test_everyone_begins_with_6000_dollars_and_no_shares() -> None:
    """A-SETUP-4; A-COMP-3: all 25 shares of each chain lie in the bank."""
    game = begin("5E", "1A", "9I")

    assert cash(game) == (6000, 6000, 6000)
    for chain in CHAINS:
        assert shares(game, chain) == (0, 0, 0)
        assert bank(game, chain) == 25


def test_each_player_draws_one_tile_and_puts_it_on_its_space() -> None:
    """A-SETUP-7, A-SETUP-10: starting tiles stay on the board."""
    game = Game(3, chance="given")
    assert len(game.legal_actions()) == 108
    assert str(game.legal_actions()[0]) == "start 1A"

    for tile in ("5E", "1I", "12A"):
        game.play(f"start {tile}")

    placed = [(event.seat, event.tile) for event in game.events.of(StartTilePlaced)]
    assert placed == [(1, "5E"), (2, "1I"), (3, "12A")]
    assert [content(game, tile) for tile in ("5E", "1I", "12A")] == ["o", "o", "o"]
    assert game.awaits == "draw"


def test_a_tile_is_drawn_only_once() -> None:
    """A-SETUP-7, A-DRAW-1: what lies on the board is no longer in the pile."""
    game = Game(3, chance="given")
    game.play("start 5E")

    assert refused(game, "start 5E") == ("tile_not_in_pile", "A-SETUP-7")
    assert refused(game, "draw 6E") == ("wrong_moment", "A-TURN-1")
    assert refused(game, "place 6E") == ("wrong_moment", "A-TURN-1")


@pytest.mark.parametrize(
    ("starts", "first"),
    [
        (("1B", "9A", "12B"), 2),  # the ledger's case: 9A beats 1B
        (("1I", "12H", "12I"), 2),  # the row counts before the column
        (("7C", "6C", "8C"), 2),  # within a row the column decides
        (("10A", "12A", "9A"), 3),  # columns are numbers: 9 is nearer than 10
        (("11D", "2D", "1E"), 2),
        (("1A", "2A", "1B"), 1),
        (("12I", "11I", "10I", "9I", "8I", "7I"), 6),
    ],
)
def test_the_starting_tile_nearest_row_a_then_column_1_begins(
    starts: tuple[str, ...], first: int
) -> None:
    """A-SETUP-8. Known bug elsewhere: first player by column instead of row."""
    game = begin(*starts)

    assert game.events.last(FirstPlayer).seat == first
    assert game.seat == first
    assert game.awaits == "place"


@pytest.mark.parametrize("edition", ["classic", "2023-classic", "2023-tycoon"])
def test_adjacent_starting_tiles_remain_independent(edition: str) -> None:
    """A-SETUP-11, A-S-35. Known bug elsewhere: adjacent start tiles founding a chain."""
    game = begin("5E", "5F", "6E", edition=edition)

    assert [content(game, tile) for tile in ("5E", "5F", "6E")] == ["o", "o", "o"]
    assert sizes(game) == {}
    assert game.events.of(ChainFounded) == []
    assert all(shares(game, chain) == (0, 0, 0) for chain in CHAINS)


def test_two_players_of_a_duel_may_start_side_by_side() -> None:
    """A-SETUP-11, A-DUEL-6."""
    game = begin("5E", "6E", edition="2023-duel")

    assert sizes(game) == {}
    assert game.seat == 1


def test_each_player_draws_six_tiles_that_only_they_see() -> None:
    """A-SETUP-12."""
    game = begin("1A", "2A", "3A")

    assert hand(game, 1) == ("7I", "8I", "9I", "10I", "11I", "12I")
    assert hand(game, 2) == ("1I", "2I", "3I", "4I", "5I", "6I")
    assert hand(game, 3) == ("7H", "8H", "9H", "10H", "11H", "12H")
    assert [seat.tiles for seat in game.view(1).seats[1:]] == [None, None]
    assert [seat.tile_count for seat in game.view(1).seats] == [6, 6, 6]
    assert [seat.tiles for seat in game.view().seats] == [None, None, None]


@pytest.mark.parametrize(
    ("players", "pile"),
    [(2, 94), (3, 87), (4, 80), (5, 73), (6, 66)],
)
def test_the_pile_has_108_tiles_less_seven_for_each_player(players: int, pile: int) -> None:
    """A-COMP-1, A-SETUP-7, A-SETUP-12."""
    game = Game(players, options={"players": (2, 6)}, seed=players)

    assert game.view().pile == pile


def test_the_pile_of_a_duel_has_94_tiles() -> None:
    """A-COMP-1, A-DUEL-6."""
    assert Game(2, "2023-duel", seed=1).view().pile == 94


@pytest.mark.parametrize(
    ("edition", "players"),
    [
        ("classic", 0),
        ("classic", 1),
        ("classic", 2),
        ("classic", 7),
        ("2023-classic", 2),
        ("2023-tycoon", 2),
        ("2023-tycoon", 7),
        ("2023-duel", 1),
        ("2023-duel", 3),
    ],
)
def test_other_numbers_of_players_are_refused(edition: str, players: int) -> None:
    """A-COMP-6: three to six players; two only with the stock market (A-ERR-25)."""
    with pytest.raises(IllegalSetup) as refusal:
        Game(players, edition, seed=1)

    assert refusal.value.reason is Reason.PLAYER_COUNT
    assert refusal.value.clause == "A-COMP-6"
    assert str(players) in str(refusal.value) and edition in str(refusal.value)


@pytest.mark.parametrize("players", [3, 4, 5, 6])
@pytest.mark.parametrize("edition", ["classic", "2023-classic", "2023-tycoon"])
def test_three_to_six_may_play(edition: str, players: int) -> None:
    """A-COMP-6."""
    game = Game(players, edition, seed=7)

    assert game.players == players
    assert len(game.events.of(StartTilePlaced)) == players
    assert game.awaits == "place"


def test_names_are_seats_in_order() -> None:
    """A-S-37: seats go clockwise in the order of the list."""
    game = Game(["Ann", "Bob", "Cid"], seed=1)

    assert [(seat.seat, seat.name) for seat in game.view().seats] == [
        (1, "Ann"),
        (2, "Bob"),
        (3, "Cid"),
    ]


def test_play_goes_to_the_left_from_the_first_player() -> None:
    """A-SETUP-9: after the last seat comes the first."""
    game = begin("5E", "1A", "9I")

    # No tile of the rows dealt touches another, so nothing can be bought.
    game.play("place 1I")
    game.play("draw 1B")
    assert game.seat == 3
    game.play("place 7H")
    game.play("draw 2B")
    assert game.seat == 1

    assert [event.seat for event in game.events.of(TurnBegan)] == [2, 3, 1]
