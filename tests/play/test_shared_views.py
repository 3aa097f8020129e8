"""What all readers of a table share is built for a spectator; only the own fields differ."""

from __future__ import annotations

import pytest

from magnate.play.table import Table
from magnate.play.view import TableView, public_table_view, table_view
from magnate.server.network.changes import shared_fields

from .random_tables import CHOSEN, Ramble

READERS = ("ann", "ben", "cid", "dan", "eve", "")
OF_A_SPECTATOR = {
    **{"you": None, "hosting": False, "may_undo": False, "orders": (), "muted": (), "hours": None},
    **{"seat": None, "moves": None, "prompt": None},
}
"""The own fields, as somebody sees them who is neither in a seat nor the host."""


def check_shared(table: Table) -> None:
    """Check that a reader's view is a spectator's with other own fields."""
    public = public_table_view(table)
    for who in READERS:
        own = table_view(table, who)
        assert all(getattr(own, name) == getattr(public, name) for name in shared_fields(TableView))
    if table.playing is not None:
        check_shared_game(table)
    for name in TableView.own_fields:
        assert getattr(public, name) == OF_A_SPECTATOR[name]


def check_shared_game(table: Table) -> None:
    public = table.game.view()
    for seat in range(1, table.game.players + 1):
        own = table.game.view(seat)
        for name in shared_fields(type(public)):
            assert getattr(own, name) is getattr(public, name)
    for name in set(public.own_fields) & OF_A_SPECTATOR.keys():
        assert getattr(public, name) == OF_A_SPECTATOR[name]


def check_kept(table: Table) -> None:
    """Check that no part of a view was kept although something it depends on has changed."""
    if table.playing is not None:
        game, anew = table.game, table.game.copy()
        for seat in (None, *range(1, game.players + 1)):
            assert game.view(seat) == anew.view(seat)


def check_views(name: str, seed: int, *, most: int) -> None:
    ramble = Ramble(name, seed)
    for _ in ramble.steps(most):
        check_shared(ramble.sitting.table)
        check_kept(ramble.sitting.table)


@pytest.mark.parametrize("name", CHOSEN)
def test_readers_share_everything_but_their_own_fields(name: str) -> None:
    check_views(name, 61, most=60)


@pytest.mark.slow
@pytest.mark.parametrize("name", CHOSEN)
def test_readers_share_everything_but_their_own_fields_in_long_games(name: str) -> None:
    check_views(name, 62, most=400)


@pytest.mark.soak
@pytest.mark.parametrize("name", CHOSEN)
@pytest.mark.parametrize("seed", range(600, 620))
def test_readers_share_everything_but_their_own_fields_in_many_games(name: str, seed: int) -> None:
    check_views(name, seed, most=3000)
