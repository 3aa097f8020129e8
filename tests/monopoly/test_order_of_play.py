"""Who begins, and with what (ledger sections 1 and 2)."""

from __future__ import annotations

import pytest

from magnate.monopoly import Game, IllegalSetup, presets
from magnate.monopoly.events import FirstPlayer, LotDealt, OrderRolled, OrderTied, TurnBegan

from .boards import asked, cash, check_conserved, owner, play, refused, roll, square


def begin(players: int, *rolls: tuple[int, int], options: dict[str, object] | None = None) -> Game:
    """Return a game in which these rolls for the order of play were made."""
    game = Game(players, chance="given", options=options)
    play(game, *(f"dice {first} {second}" for first, second in rolls))
    return game


def test_the_highest_roll_begins() -> None:
    """M-START-1: 7, 9, 11 and 4."""
    game = begin(4, (3, 4), (4, 5), (5, 6), (1, 3))

    assert game.events.of(FirstPlayer) == [FirstPlayer(3)]
    assert game.events.of(TurnBegan) == [TurnBegan(3, 1)]
    assert asked(game) == ("roll", 3)


def test_everyone_rolls_once_beginning_with_the_banker() -> None:
    """M-START-1: seat 1 is the banker."""
    game = begin(3, (6, 6), (1, 2), (3, 3))

    assert game.events.of(OrderRolled) == [
        OrderRolled(1, (6, 6)),
        OrderRolled(2, (1, 2)),
        OrderRolled(3, (3, 3)),
    ]
    assert asked(game) == ("roll", 1)


def test_only_players_tied_for_the_highest_roll_again() -> None:
    """M-S-2, the rulebook's example: 7, 9, 9 and 4, then 5 and 6."""
    game = begin(4, (3, 4), (4, 5), (6, 3), (1, 3), (2, 3), (1, 5))

    assert game.events.of(OrderTied) == [OrderTied((2, 3))]
    assert [event.seat for event in game.events.of(OrderRolled)] == [1, 2, 3, 4, 2, 3]
    assert asked(game) == ("roll", 3)


def test_a_second_tie_is_rolled_off_among_those_still_tied() -> None:
    """M-S-2: 8, 8, 8, then 5, 9, 9, then 4, 3."""
    game = begin(3, (4, 4), (2, 6), (5, 3), (1, 4), (3, 6), (4, 5), (2, 2), (1, 2))

    assert game.events.of(OrderTied) == [OrderTied((1, 2, 3)), OrderTied((2, 3))]
    assert game.events.of(FirstPlayer) == [FirstPlayer(2)]


def test_a_reroll_below_the_rolls_of_others_still_decides() -> None:
    """M-S-2: the tied ones alone count; 12, 11, 12, then 2 and 3."""
    game = begin(3, (6, 6), (5, 6), (6, 6), (1, 1), (1, 2))

    assert game.events.of(FirstPlayer) == [FirstPlayer(3)]


def test_a_tie_for_second_does_not_matter() -> None:
    """M-S-2: clockwise from the highest, whatever the others rolled."""
    game = begin(4, (1, 2), (6, 5), (4, 4), (4, 4))

    assert not game.events.of(OrderTied)
    assert asked(game) == ("roll", 2)


def test_after_the_first_come_the_players_to_the_left() -> None:
    """M-S-2, M-MOVE-2: seat 3 of four begins; 4, 1 and 2 follow, all to Free Parking's corner."""
    game = begin(4, (1, 2), (1, 3), (6, 4), (1, 1))
    for _ in range(4):
        roll(game, 4, 6)

    assert [event.seat for event in game.events.of(TurnBegan)] == [3, 4, 1, 2, 3]


def test_a_roll_for_the_order_moves_nobody_and_a_double_gives_nothing() -> None:
    """M-START-2: all pieces are on Start, and the first turn has no doubles yet."""
    game = begin(2, (5, 5), (2, 3))

    assert (square(game, 1), square(game, 2)) == ("start", "start")
    assert game.view().doubles == 0
    assert asked(game) == ("roll", 1)


@pytest.mark.parametrize("edition", presets())
@pytest.mark.parametrize("players", range(2, 9))
def test_two_to_eight_players_begin_with_1500(edition: str, players: int) -> None:
    """M-S-1, M-MONEY-1, M-CARD-1, M-S-13."""
    game = Game(players, edition, chance="given")
    view = game.view()

    assert cash(game) == (1500,) * players
    assert {seat.square for seat in view.seats} == {"start"}
    assert (view.houses, view.hotels) == (32, 12)
    assert {pile.unseen for pile in view.piles.values()} == {16}
    assert all(each.lot.owner is None for each in view.squares if each.lot)
    check_conserved(game)


@pytest.mark.parametrize("players", [0, 1, 9, 12])
def test_other_numbers_of_players_are_refused(players: int) -> None:
    """M-S-1."""
    with pytest.raises(IllegalSetup) as error:
        Game(players)

    assert (error.value.reason, error.value.clause) == ("player_count", "M-S-1")


def test_no_seat_decides_anything_before_the_first_turn() -> None:
    """M-START-1: only the dice are awaited."""
    game = Game(2, chance="given")

    assert asked(game) == ("dice", None)
    assert refused(game, "roll", seat=1) == ("wrong_moment", "M-S-11")
    assert refused(game, "dice 7 1") == ("not_an_outcome", "M-MOVE-1")


def test_lots_are_dealt_one_at_a_time_from_the_first_player_on_and_paid() -> None:
    """House rule starting_lots: seat 2 of two begins; 60 + 200 and 400 + 150."""
    game = begin(2, (1, 2), (3, 4), options={"starting_lots": 2})
    assert asked(game) == ("deal", None)

    play(game, "deal baltic", "deal boardwalk", "deal b-and-o", "deal water")

    assert game.events.of(LotDealt) == [
        LotDealt(2, "baltic", 60),
        LotDealt(1, "boardwalk", 400),
        LotDealt(2, "b-and-o", 200),
        LotDealt(1, "water", 150),
    ]
    assert cash(game) == (950, 1240)
    assert [owner(game, lot) for lot in ("baltic", "boardwalk", "b-and-o", "water")] == [2, 1, 2, 1]
    assert asked(game) == ("roll", 2)


def test_a_lot_is_dealt_only_once() -> None:
    """House rule starting_lots."""
    game = begin(2, (1, 2), (3, 4), options={"starting_lots": 1})
    play(game, "deal baltic")

    assert refused(game, "deal baltic") == ("not_an_outcome", "M-S-1")
    assert "deal baltic" not in [str(each) for each in game.legal_actions()]
    assert len(game.legal_actions()) == 27


def test_eight_players_are_dealt_three_lots_each() -> None:
    """House rule starting_lots: 24 of 28 lots."""
    game = begin(8, *[(1, 2)] * 7, (6, 6), options={"starting_lots": 3})
    while game.awaits == "deal":
        game.play(game.legal_actions()[0])

    assert [len(seat.lots) for seat in game.view().seats] == [3] * 8
    assert asked(game) == ("roll", 8)
    check_conserved(game)
