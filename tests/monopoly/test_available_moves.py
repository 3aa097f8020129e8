"""The available moves of a view: prices, and reasons for moves that are refused (M-S-11)."""

from __future__ import annotations

import random

from magnate.monopoly import Game
from magnate.monopoly.available_moves import AvailableMove, LotMoves, Moves

from .mid_game import BUYING, mid_game, table

OWING = "turn 1 end rolled\nowing 1 to 4 $550 for rent lot tennessee"
AUCTION = "turn 2 end rolled\nauction 2 short-line least $1 among 1234"
PINK = ("st-charles 1", "states 1", "virginia 1")


def moves(game: Game, seat: int = 1) -> Moves:
    """Return what a seat could do."""
    found = game.view(seat).moves
    assert found is not None
    return found


def on_lot(game: Game, name: str, seat: int = 1) -> LotMoves:
    """Return what a seat could do with a lot."""
    return next(each for each in moves(game, seat).lots if each.lot == name)


def on_group(
    game: Game, name: str, seat: int = 1
) -> tuple[AvailableMove | None, AvailableMove | None]:
    """Return the purchase and the sale that a seat could make on a group."""
    group = next(each for each in moves(game, seat).groups if each.group == name)
    return group.build, group.sell


def test_a_spectator_has_no_moves() -> None:
    assert mid_game().view().moves is None


def test_the_moves_of_a_seat_list_all_its_lots_and_no_others() -> None:
    game = mid_game()

    for seat in (1, 2, 3, 4):
        assert (
            tuple(each.lot for each in moves(game, seat).lots) == game.view().seats[seat - 1].lots
        )


def test_a_bare_lot_can_be_mortgaged_and_a_mortgaged_one_redeemed() -> None:
    """M-MORT-1, M-MORT-4."""
    game = mid_game()

    assert on_lot(game, "oriental") == LotMoves(
        "oriental", mortgage=AvailableMove("mortgage oriental", 50)
    )
    assert on_lot(game, "indiana") == LotMoves(
        "indiana", redeem=AvailableMove("redeem indiana", 121)
    )


def test_redeeming_needs_the_money() -> None:
    """M-MORT-4."""
    game = table("reading 1 mortgaged", then="")
    assert on_lot(game, "reading").redeem == AvailableMove("redeem reading", 110)

    poor = Game.from_position("monopoly official\n1 $109\n2 $0\nlot reading 1 mortgaged\n")
    assert on_lot(poor, "reading").redeem == AvailableMove(
        "redeem reading", 110, "not_enough_cash", "M-MORT-4"
    )


def test_a_mortgage_in_a_built_group_is_shown_as_refused() -> None:
    """M-MORT-2."""
    mortgage = on_lot(mid_game(), "virginia").mortgage

    assert mortgage == AvailableMove("mortgage virginia", 80, "group_has_buildings", "M-MORT-2")


def test_building_is_shown_only_for_a_whole_group_and_evenly() -> None:
    """M-BUILD-1, M-BUILD-5."""
    game = mid_game()

    assert on_lot(game, "oriental").build is None
    assert on_lot(game, "states").build == AvailableMove("build states 3", 100)
    assert on_lot(game, "virginia").build == AvailableMove(
        "build virginia 4", 100, "uneven", "M-BUILD-5"
    )
    assert on_lot(game, "virginia").sell == AvailableMove("sell virginia 2", 50)
    assert on_lot(game, "states").sell == AvailableMove("sell states 1", 50, "uneven", "M-SELL-3")


def test_a_group_grows_by_the_row_that_is_missing_and_shrinks_by_the_smallest_sale() -> None:
    """M-BUILD-5, M-SELL-3."""
    build, sell = on_group(mid_game(), "pink")

    assert build == AvailableMove("build st-charles 3 states 3", 200)
    assert sell == AvailableMove("sell virginia 2", 50)


def test_hotels_of_a_whole_group_are_bought_and_sold_together() -> None:
    """M-BUILD-4, M-SELL-4."""
    game = table(*(f"{lot} level 4" for lot in PINK), edition="brazil")
    build, _ = on_group(game, "pink")
    assert build == AvailableMove("build st-charles 5 states 5 virginia 5", 300)
    alone = on_lot(game, "virginia").build
    assert alone is not None and alone.reason == "mixed_buildings"

    built = table(*(f"{lot} level 5" for lot in PINK), edition="brazil")
    none, sell = on_group(built, "pink")
    assert none is None
    assert sell == AvailableMove("sell st-charles 4 states 4 virginia 4", 150)


def test_nothing_is_built_before_a_landing_is_settled() -> None:
    """M-S-11: the seat asked to buy can still raise money."""
    game = mid_game(BUYING)

    build, sell = on_group(game, "pink")
    assert build is not None and (build.reason, build.clause) == ("wrong_moment", "M-S-11")
    assert sell == AvailableMove("sell virginia 2", 50)
    assert on_lot(game, "electric").mortgage == AvailableMove("mortgage electric", 75)
    zofias = on_lot(game, "ventnor", seat=4).mortgage
    assert zofias is not None and zofias.reason == "not_your_turn"


def test_a_move_is_shown_as_possible_exactly_if_it_is_legal() -> None:
    """At any moment of a game, for any seat."""
    chance = random.Random(5)
    game = Game(3, "official", seed=5, options={"starting_lots": 3})
    for _ in range(250):
        if game.is_over:
            break
        for seat in (1, 2, 3):
            listed = [each for lot in moves(game, seat).lots for each in _listed(lot)]
            listed += [each for g in moves(game, seat).groups for each in (g.build, g.sell) if each]
            for each in listed:
                refused = game.why_not(each.do, seat=seat)
                assert (
                    (refused.reason, refused.clause) == (each.reason, each.clause)
                    if refused
                    else (each.reason == "")
                )
        game.play(chance.choice(list(game.legal_actions())))


def _listed(lot: LotMoves) -> list[AvailableMove]:
    return [each for each in (lot.build, lot.sell, lot.mortgage, lot.redeem) if each]


def test_between_two_rolls_everybody_may_make_offers() -> None:
    """M-S-11, M-S-34."""
    game = mid_game()

    assert {moves(game, seat).offer for seat in (1, 2, 3, 4)} == {AvailableMove("offer", 0)}
    game.play("offer 2: $10 for boardwalk")
    assert moves(game).offer == AvailableMove("offer", 0, "offer_open", "M-S-34")
    for _ in range(2):
        game.play("withdraw")
        game.play("offer 2: $10 for boardwalk")
    game.play("withdraw")
    assert moves(game).offer.reason == "too_many_offers"


def test_in_an_auction_nobody_makes_offers() -> None:
    """M-S-11."""
    game = mid_game(AUCTION)

    assert {moves(game, seat).offer.reason for seat in (1, 2, 3, 4)} == {"wrong_moment"}


def test_during_a_debt_only_the_debtor_makes_offers() -> None:
    """M-S-16."""
    game = mid_game(OWING)

    assert [moves(game, seat).offer.reason for seat in (1, 2)] == ["", "not_your_turn"]


def test_lots_of_built_groups_and_of_nobody_are_not_given_away() -> None:
    """M-SELL-2."""
    squares = mid_game().view().squares
    tradable = {square.id: square.lot.tradable for square in squares if square.lot}

    assert tradable["indiana"] and tradable["oriental"]
    assert not any(tradable[lot] for lot in ("virginia", "st-charles", "vermont"))


def test_a_debtor_sees_every_step_that_raises_money() -> None:
    """M-S-16: together they bring what can be raised."""
    prompt = mid_game(OWING).view(1).prompt
    assert prompt is not None

    assert sum(step.amount for step in prompt.raising) == prompt.can_raise
    assert {step.lot for step in prompt.raising if not step.sales} == {
        *("oriental", "connecticut", "st-charles", "states", "virginia", "electric"),
    }
    first = next(step for step in prompt.raising if step.sales)
    assert (first.do, first.amount, first.after) == ("sell virginia 2", 50, None)


def test_all_steps_one_after_the_other_are_legal() -> None:
    """M-SELL-3, M-MORT-2: buildings go evenly, and before the mortgages."""
    owing = OWING.replace("$550", "$5000")
    game = mid_game(owing)
    prompt = game.view(1).prompt
    assert prompt is not None

    for step in prompt.raising:
        game.play(step.do)

    assert game.awaits == "debt"
    assert game.state.cash[0] == prompt.cash + prompt.can_raise


def test_a_step_names_the_step_it_comes_after() -> None:
    """M-MORT-2."""
    prompt = mid_game(OWING).view(1).prompt
    assert prompt is not None
    game = mid_game(OWING)

    for step in prompt.raising:
        first = step.after is None
        assert (game.why_not(step.do) is None) == first or step.sales


def test_the_suggestion_is_what_the_software_would_do() -> None:
    """M-S-16: the cheapest mortgages first."""
    game = mid_game(OWING.replace("$550", "$650"))
    prompt = game.view(1).prompt
    assert prompt is not None
    by_steps = mid_game(OWING.replace("$550", "$650"))

    for step in prompt.raising:
        if step.suggested:
            by_steps.play(step.do)
    game.play("raise")

    assert [by_steps.state.level, by_steps.state.mortgaged, by_steps.state.cash] == [
        *(game.state.level, game.state.mortgaged, game.state.cash),
    ]
