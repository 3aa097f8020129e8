"""Bots at a table: they move automatically, and nothing they answer can stop the game."""

from __future__ import annotations

from concurrent.futures import Future
from typing import Any

import pytest

from magnate.play import commands as c
from magnate.play import log_entries
from magnate.play.bots import NOBODY, Caller
from magnate.play.driving import MOST_FREE_ACTIONS
from magnate.play.start import begin
from tests.monopoly import boards as streets

from .readers import Reader
from .tables import START, House, Saying, Sitting, acquire_of_three, everything, settings, table_of

GAMES: dict[str, dict[str, Any]] = {
    "acquire": {"game": "acquire"},
    "monopoly": {"game": "monopoly", "options": {"round_limit": 2}},
}
every_game = pytest.mark.parametrize("game", GAMES)


def of_bots(game: str, *names: str, house: House | None = None) -> Sitting:
    """Return a table at which bots of these names have begun a game."""
    sitting = Sitting(settings(seats=names, **GAMES[game]), house=house)
    sitting.log.append(begin(sitting.table, now=START))
    return sitting


@every_game
def test_bots_play_a_game_to_its_end(game: str) -> None:
    sitting = of_bots(game, "steady", "random", "steady")

    sitting.bots_move()

    assert sitting.status == "over"
    assert everything(table_of(sitting.log)) == everything(sitting.table)


@pytest.mark.slow
@every_game
@pytest.mark.parametrize(
    "words",
    [
        ("nonsense",),
        ("",),
        (None,),
        ("place 1A", "roll", "buy 3 Tower", "bid 1000000", None),
        ("leave",),
        ("order always-claim on",),
        ("order never-build on", "order never-build off"),
        ("time", "dice 6 6", "draw 1A"),
        ("x" * 5000, "\0"),
    ],
)
def test_bots_with_illegal_answers_never_stop_a_game(
    game: str, words: tuple[str | None, ...]
) -> None:
    sitting = of_bots(game, "bad", "bad", "steady", house=House(bad=Saying(*words)))

    sitting.bots_move()

    assert sitting.status == "over"
    assert sitting.driver.faults > 0
    assert everything(table_of(sitting.log, sitting.house)) == everything(sitting.table)


def test_a_bot_without_an_answer_plays_the_first_legal_action() -> None:
    house = House(bad=Saying(None))
    sitting = of_bots("monopoly", "bad", "bad", house=house)
    sitting.put(streets.table("", ""))

    (played,) = sitting.driver.step(now=START)

    assert isinstance(played, log_entries.Played)
    assert (played.by, played.actions[0]) == ("bot", (1, "roll"))
    assert sitting.driver.faults == 1


def test_an_illegal_free_action_of_a_bot_does_nothing() -> None:
    """Ann is to roll; the bot tries to leave, which has its own command."""
    sitting = Sitting(
        settings("monopoly", (None, "bad")), house=House(bad=Saying("leave", "mortgage reading"))
    )
    sitting.sit("ann")
    sitting.put(streets.table("", ""))
    before = sitting.table.n

    assert sitting.driver.step(now=START) == ()

    assert sitting.table.n == before
    assert sitting.driver.faults == 1
    assert sitting.game.view().seats[1].went_out is None


def test_a_bot_that_goes_in_circles_must_decide_eventually() -> None:
    """Mortgages and redemptions leave the decision open."""
    house = House(busy=Saying("redeem reading", "mortgage reading"))
    sitting = of_bots("monopoly", "busy", "steady", house=house)
    sitting.put(streets.table("$1500000", "", lots="reading 1"))

    moves = 0
    while sitting.game.view().dice is None:
        (_,) = sitting.driver.step(now=START)
        moves += 1

    assert moves == 2 * MOST_FREE_ACTIONS + 1


def test_free_actions_of_bots_are_limited_while_a_question_is_open() -> None:
    house = House(busy=Saying("redeem reading", "mortgage reading"))
    sitting = Sitting(settings("monopoly", (None, "busy")), house=house)
    sitting.sit("ann")
    sitting.put(streets.table("", "$1500000", lots="reading 2"))

    assert sitting.bots_move() == MOST_FREE_ACTIONS
    assert sitting.asked == "ann"


def test_bots_that_want_nothing_are_asked_again_when_something_happens() -> None:
    bot = Saying(None)
    sitting = Sitting(settings("monopoly", (None, "quiet")), house=House(quiet=bot))
    sitting.sit("ann")
    sitting.put(streets.table("", "", lots="reading 1"))
    assert sitting.bots_move() == 0
    asked = bot.asked

    assert not sitting.driver.may_step()
    assert sitting.bots_move() == 0 and bot.asked == asked
    sitting.do("ann", "mortgage reading")
    assert sitting.driver.may_step()
    sitting.bots_move()

    assert bot.asked == asked + 1


def test_bots_do_not_react_to_private_entries() -> None:
    """Otherwise a bot acting at that moment would reveal a standing order."""
    bot = Saying(None)
    sitting = Sitting(settings("monopoly", (None, "quiet")), house=House(quiet=bot))
    sitting.sit("ann")
    sitting.put(streets.table("", ""))
    sitting.bots_move()

    sitting.give("ann", c.Mute(id="m", seat=2))

    assert not sitting.driver.may_step()


def test_a_standing_order_of_a_bot_is_private_too() -> None:
    """Nobody else sees it; one that changes nothing is a fault."""
    house = House(careful=Saying("order never-build on"))
    sitting = Sitting(settings("monopoly", (None, "careful")), house=house)
    sitting.sit("ann")
    sitting.put(streets.table("", ""))
    before, reader = sitting.table.n, Reader("ann", sitting.table)

    (ordered,) = made = sitting.driver.step(now=START)

    assert isinstance(ordered, log_entries.Ordered)
    assert sitting.table.n == before
    assert reader.receive(sitting.table, made) == ""
    assert Reader("ann", sitting.table).first == reader.first
    assert sitting.game.view(2).orders == ("never_build",)
    assert sitting.driver.step(now=START) == () and sitting.driver.faults == 1


def test_a_player_sees_the_orders_of_the_bot_that_sits_in() -> None:
    house = House(steady=Saying("order never-build on"))
    sitting = Sitting(settings("monopoly", (None, None)), house=house)
    sitting.sit("ann", "ben")
    sitting.put(streets.table("", ""))
    reader = Reader("ben", sitting.table)

    made = sitting.give("ben", c.Resign(id="r"))
    reader.receive(sitting.table, made)
    (ordered,) = made = sitting.driver.step(now=START)

    assert isinstance(ordered, log_entries.Ordered) and ordered.who == "ben"
    assert '"orders":["never_build"]' in reader.receive(sitting.table, made)


def test_bots_do_not_act_in_a_paused_game() -> None:
    sitting = Sitting(settings(seats=(None, "steady", "steady")))
    sitting.sit("ann")
    sitting.propose("ann", "pause")

    assert not sitting.driver.may_step()
    assert sitting.driver.step(now=START) == ()
    sitting.give("ann", c.Resume(id="r"))
    assert sitting.driver.may_step()


def test_bots_move_in_time_though_the_clock_jumps_back() -> None:
    sitting = acquire_of_three()
    sitting.give("ann", c.Resign(id="r"))

    (played,) = sitting.driver.step(now=START - 500)

    assert played.at == START


def test_each_seat_has_its_own_bot() -> None:
    made: list[str] = []

    class Counting(House):
        def make(self, name: str, game: str) -> Any:
            made.append(name)
            return super().make(name, game)

    sitting = of_bots("acquire", "steady", "steady", "random", house=Counting())
    for _ in range(12):
        sitting.driver.step(now=START)

    assert sorted(made) == ["random", "steady", "steady"]


def test_a_bot_that_sits_in_leaves_when_the_player_returns() -> None:
    """A new bot sits in for the next absence."""
    sitting = acquire_of_three()
    sitting.table.note(log_entries.Left(at=START, seat=1))
    assert sitting.bots_move() == 2
    sitting.give("ann", c.Return(id="r"))

    assert sitting.table.seats[0].driver is None
    assert not sitting.driver.may_step()


class Pondering:
    """A bot whose answer the test provides later."""

    recent = 1

    def __init__(self) -> None:
        self.asked: list[tuple[Any, Future[str | None]]] = []

    def begin(self, view: Any, caller: Caller = NOBODY) -> Future[str | None]:
        if not self.asked or self.asked[-1][0] != view:
            self.asked.append((view, Future()))
        return self.asked[-1][1]

    def decide(self, view: Any) -> str | None:
        return self.begin(view).result(0)

    def answer(self, do: str | None) -> None:
        self.asked[-1][1].set_result(do)


@pytest.fixture
def bot() -> Pondering:
    """The bot at the first seat, which is to roll; Ann has the other one, and a station."""
    return Pondering()


@pytest.fixture
def sitting(bot: Pondering) -> Sitting:
    """Return the table at which the bot plays."""
    sitting = Sitting(settings("monopoly", ("slow", None)), house=House(slow=bot))
    sitting.sit("ann")
    sitting.put(streets.table("", "", lots="reading 2"))
    return sitting


def test_a_bot_in_a_worker_receives_only_the_recent_events(
    bot: Pondering, sitting: Sitting
) -> None:
    sitting.driver.step(now=START)
    bot.answer("roll")
    sitting.driver.step(now=START)
    sitting.driver.step(now=START)

    game = sitting.table.game
    assert len(game.events) > 1
    assert bot.asked[-1][0].log == game.view(1).log[-1:]


def test_a_bot_in_a_worker_acts_when_it_has_an_answer(bot: Pondering, sitting: Sitting) -> None:
    assert sitting.driver.step(now=START) == ()
    assert sitting.driver.step(now=START) == ()
    ((_, answer),) = bot.asked
    assert sitting.driver.thinking == (answer,)
    assert sitting.driver.may_step()

    bot.answer("roll")

    (played,) = sitting.driver.step(now=START)
    assert isinstance(played, log_entries.Played)
    assert played.actions[0] == (1, "roll")


def test_chat_does_not_disturb_a_bot(bot: Pondering, sitting: Sitting) -> None:
    sitting.driver.step(now=START)

    sitting.give("ann", c.Say(id="hello", text="hello"))
    sitting.driver.step(now=START)

    assert len(bot.asked) == 1


def test_an_answer_to_an_old_question_is_not_used(bot: Pondering, sitting: Sitting) -> None:
    """Ann mortgages her station meanwhile, so the bot is asked again."""
    sitting.driver.step(now=START)
    ((_, old),) = bot.asked

    sitting.do("ann", "mortgage reading")
    old.set_result("resign")
    assert sitting.driver.step(now=START) == ()

    (_, (view, new)) = bot.asked
    assert sitting.driver.thinking == (new,)
    assert view != bot.asked[0][0]
    bot.answer("roll")
    assert len(sitting.driver.step(now=START)) == 1
    assert sitting.driver.faults == 0


def test_bots_can_begin_to_think_before_they_may_act(bot: Pondering, sitting: Sitting) -> None:
    before = sitting.table.n

    sitting.driver.begin()
    bot.answer("roll")

    assert sitting.table.n == before
    assert len(sitting.driver.step(now=START)) == 1
    assert len(bot.asked) == 1


def test_bots_do_not_think_during_another_players_decision_in_acquire() -> None:
    bot = Pondering()
    sitting = Sitting(settings("acquire", (None, "slow", "slow")), house=House(slow=bot))
    sitting.sit("ann")
    while sitting.asked != "ann":
        sitting.driver.step(now=START)
        bot.answer(None)
        sitting.driver.step(now=START)
    asked = len(bot.asked)

    assert sitting.driver.step(now=START) == ()

    assert sitting.driver.thinking == ()
    assert len(bot.asked) == asked
