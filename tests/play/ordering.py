"""The actions that standing orders make a seat play, and an auction to give orders in."""

from __future__ import annotations

from magnate import acquire, monopoly
from magnate.engine.orders import Orders
from magnate.games import AnyOrder, info_of
from tests.monopoly import boards as streets

Game = acquire.Game | monopoly.Game


def ordered(
    game: Game, *orders: AnyOrder, seat: int | None = None, auction: int | None = None
) -> str | None:
    """Return the action that orders make a seat play, by default the seat to act.

    The action must be legal, and looking it up must change nothing.
    """
    asked = game.seat if seat is None else seat
    assert asked is not None
    before = game.position(), len(game.events), game.history()
    rules = info_of(game).orders
    action = rules.ordered_action(Orders(orders), game, seat=asked, auction=auction)
    assert before == (game.position(), len(game.events), game.history())
    assert action is None or game.why_not(str(action), seat=asked) is None
    return None if action is None else str(action)


def auction(*seats: str, high: int = 0) -> monopoly.Game:
    """Return a game in which seat 1 declined Reading Railroad and seat 2 bid `high`."""
    game = streets.table(*seats)
    streets.roll(game, 2, 3)
    streets.play(game, "decline", *([f"bid {high}"] if high else []))
    return game
