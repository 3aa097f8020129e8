"""A game created elsewhere is played at a table, and bots give orders of the rules."""

from __future__ import annotations

import pytest

from magnate import acquire, monopoly
from magnate.acquire import Game
from magnate.monopoly.orders import NeverBuild
from magnate.play import commands as c
from magnate.play import log_entries
from magnate.play.driving import BotDriver
from magnate.play.handling import handle
from magnate.play.log_entries import Opened
from magnate.play.settings import LiveClock
from magnate.play.table import Actor, Table
from magnate.record import Record, replay
from tests.monopoly import boards as streets

from .tables import (
    COMMITMENTS,
    NONCES,
    SEED,
    START,
    House,
    Saying,
    monopoly_of_three,
    opened,
    settings,
)

ANN = Actor("ann", "Ann")


def table_with(game: acquire.Game | monopoly.Game, name: str) -> Table:
    """Return a table at which Ann plays a game, with bots at the other seats."""
    seats = (None, *("steady" for _ in game.names[1:]))
    chosen = settings(name, seats, edition=game.edition.name)
    opening = Opened(at=START, who="ann", settings=chosen, seed=SEED)
    table = Table("table", opening, House(), game=game)
    handle(table, ANN, c.Sit(id="sit", commitment=COMMITMENTS["ann"]), now=START)
    handle(table, ANN, c.Reveal(id="reveal", nonce=NONCES["ann"]), now=START)
    return table


def bots_play(table: Table) -> BotDriver:
    """Let Ann play the first legal action and bots theirs until the game is over."""
    driver, number = BotDriver(table), 0
    while not table.is_done:
        if driver.step(now=START):
            continue
        number += 1
        do = (str(table.game.legal_actions()[0]),)
        handle(table, ANN, c.Do(id=f"c{number}", do=do), now=START)
    return driver


def test_a_new_game_has_its_own_names_and_edition() -> None:
    """Settings name only presets; a game may have any edition."""
    game = Game(["Ann", "Robot"], "2023-duel", chance="given", options={"market_holder": "off"})
    table = table_with(game, "acquire")

    assert table.game is game
    assert table.edition == game.edition
    assert table.game.names == ("Ann", "Robot")
    assert not game.awaits_chance


def test_the_chance_of_a_given_game_is_fair() -> None:
    table = table_with(Game(3, chance="given"), "acquire")

    driver = bots_play(table)

    record = Record.of(table.game, fairness=table.start.fairness())
    assert replay(record).is_over
    assert driver.faults == 0


def test_a_started_game_resumes() -> None:
    """The table provides the chance it awaits."""
    game = Game(3, chance="given")
    for tile in ("1A", "2A", "3A"):
        game.play(f"start {tile}")

    table = table_with(game, "acquire")

    assert not table.game.awaits_chance
    assert len(table.game.entries) == 3 + 18
    assert table.playing is not None and table.playing.decision == 1


def orders_in(table: Table) -> list[tuple[str, ...]]:
    assert isinstance(table.game, monopoly.Game)
    return [table.game.view(seat).orders for seat in (1, 2, 3)]


def test_a_new_game_of_monopoly_starts_with_the_orders_to_claim() -> None:
    table = table_with(monopoly.Game(3, chance="given"), "monopoly")

    assert orders_in(table) == [("always_claim",)] * 3


def test_a_resumed_game_of_monopoly_keeps_its_orders() -> None:
    table = table_with(streets.table("", "always-claim", ""), "monopoly")

    assert orders_in(table) == [(), ("always_claim",), ()]


def test_offers_and_auctions_of_a_resumed_game_have_numbers() -> None:
    game = streets.table("", "", "", lots="baltic 2")
    game.play("offer 1: baltic for $500", seat=2)

    table = table_with(game, "monopoly")

    assert table.playing is not None and table.playing.offers == {2: 1}


def test_never_build_is_an_order_of_the_table_too() -> None:
    """M-S-15; only its seat knows it, and it stays in force whatever is taken back."""
    sitting = monopoly_of_three()
    seen = sitting.table.n

    (entry,) = sitting.order("ann", NeverBuild())

    assert isinstance(entry, log_entries.Ordered)
    assert entry.actions == ((1, "order never-build on"),)
    assert sitting.table.n == seen
    assert sitting.game.view(1).orders == ("never_build",)
    assert sitting.table.seats[0].orders.listed() == ()
    sitting.order("ann", NeverBuild(), on=False)
    assert sitting.game.view(1).orders == ()


def test_bots_give_orders_of_the_rules() -> None:
    """On a live clock nobody starts with the order to claim; a bot may give it."""
    house = House(eager=Saying(None, "order always-claim on"))
    seats = (None, "eager", "steady")
    sitting = opened("ann", house=house, seats=seats, game="monopoly", clock=LiveClock())
    sitting.put(streets.table("", "", ""))
    seen = sitting.table.n

    assert sitting.bots_move() == 1

    assert [sitting.game.view(seat).orders for seat in (1, 2, 3)] == [(), ("always_claim",), ()]
    assert sitting.table.n == seen
    assert sitting.driver.faults == 0


@pytest.mark.slow
def test_steady_bots_make_no_faults_on_a_live_clock() -> None:
    sitting = opened("ann", seats=(None, "steady", "steady"), game="monopoly", clock=LiveClock())
    sitting.give("ann", c.Resign(id="r"))

    while sitting.status == "running":
        sitting.bots_move()
        sitting.now += 30

    assert sitting.driver.faults == 0


def test_bots_do_not_roll_while_rolling_is_not_allowed() -> None:
    sitting = opened("ann", seats=(None, "steady", "steady"), game="monopoly")
    sitting.put(streets.table("", "always-claim", "always-claim", then="turn 2 roll"))
    sitting.driver.may_roll = False

    assert sitting.bots_move() == 0
    assert sitting.driver.faults == 0

    sitting.driver.may_roll = True

    assert sitting.bots_move() > 0
    assert sitting.game.view().dice is not None
