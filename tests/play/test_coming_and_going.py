"""Leaving and joining a game, chat, and spectators."""

from __future__ import annotations

from magnate.acquire.orders import SkipBuying
from magnate.play import commands as c
from magnate.play import log_entries
from magnate.play.command_errors import RefusalCode
from magnate.play.view import chat_lines, table_view

from .tables import NONCES, Sitting, acquire_of_three, monopoly_of_three, opened


def test_a_bot_takes_over_for_a_player_who_resigns() -> None:
    sitting = acquire_of_three()

    (resigned,) = sitting.give("ann", c.Resign(id="r"))

    assert isinstance(resigned, log_entries.Resigned)
    seat = table_view(sitting.table, "").seats[0]
    assert (seat.bot, seat.resigned, seat.for_good) == ("steady", True, True)
    assert sitting.bots_move() == 2  # a tile and a purchase
    assert sitting.asked == "ben"


def test_a_player_who_resigned_is_out_for_good() -> None:
    sitting = acquire_of_three()
    sitting.give("ann", c.Resign(id="r"))

    for command in (
        c.Do(id="x", do=("place 1A",)),
        c.Undo(id="x"),
        c.Resign(id="x"),
        c.Return(id="x"),
        c.Propose(id="x", what="end"),
        c.Resume(id="x"),
    ):
        assert sitting.refused("ann", command) == RefusalCode.RESIGNED


def test_a_player_whose_seat_the_bank_settles_is_bankrupt_to_it() -> None:
    """M-S-36: Reading is auctioned among the others, starting at Ann's left."""
    sitting = monopoly_of_three(lots="reading 1")

    (resigned,) = sitting.give("ann", c.Resign(id="r", to="bank"))

    assert isinstance(resigned, log_entries.Resigned) and resigned.actions == ((1, "leave"),)
    assert sitting.game.view().seats[0].went_out == 1
    seat = table_view(sitting.table, "").seats[0]
    assert (seat.bot, seat.resigned, seat.for_good) == (None, True, False)
    assert (sitting.game.awaits, sitting.asked) == ("bid", "ben")
    assert sitting.refused("dan", c.Take(id="x", seat=1)) == RefusalCode.SEAT_TAKEN
    assert sitting.bots_move() == 0


def test_acquire_has_no_bank_that_settles_a_seat() -> None:
    resign = c.Resign(id="x", to="bank")

    assert acquire_of_three().refused("ann", resign) == RefusalCode.NO_BANK_RULE


def test_a_game_in_which_both_others_resign_has_a_winner() -> None:
    sitting = opened("ann", "ben", game="monopoly")

    sitting.give("ann", c.Resign(id="r", to="bank"))

    assert sitting.status == "over"
    assert sitting.game.outcome().winners == (2,)


def test_only_an_absent_player_can_return() -> None:
    assert acquire_of_three().refused("ann", c.Return(id="x")) == RefusalCode.NOT_AWAY


def test_a_seat_that_a_bot_plays_to_the_end_may_be_taken_over() -> None:
    sitting = acquire_of_three()
    sitting.give("ben", c.Resign(id="r"))

    (taken,) = sitting.give("dan", c.Take(id="t", seat=2))

    assert isinstance(taken, log_entries.Taken)
    seat = table_view(sitting.table, "dan").seats[1]
    assert (seat.name, seat.kind, seat.bot, seat.resigned) == ("Dan", "person", None, False)
    assert table_view(sitting.table, "ben").you is None
    assert sitting.table.seats[1].nonce == NONCES["ben"]
    assert sitting.game.view(2).seats[1].tiles is not None


def test_a_player_who_takes_over_a_seat_does_not_get_its_former_secrets() -> None:
    sitting = acquire_of_three()
    sitting.order("ben", SkipBuying())
    sitting.give("ben", c.Mute(id="m", seat=1))
    sitting.give("ben", c.Resign(id="r"))

    sitting.give("dan", c.Take(id="t", seat=2))

    view = table_view(sitting.table, "dan")
    assert (view.orders, view.muted) == ((), ())


def test_only_a_newcomer_can_take_over_a_seat_that_was_given_up() -> None:
    sitting = opened("ann", "ben", seats=(None, None, "steady"))
    sitting.give("ben", c.Resign(id="r"))

    assert sitting.refused("dan", c.Take(id="x", seat=1)) == RefusalCode.SEAT_TAKEN
    assert sitting.refused("dan", c.Take(id="x", seat=3)) == RefusalCode.SEAT_TAKEN
    assert sitting.refused("dan", c.Take(id="x", seat=4)) == RefusalCode.NO_SUCH_SEAT
    assert sitting.refused("ann", c.Take(id="x", seat=2)) == RefusalCode.SEATED_ALREADY
    assert sitting.refused("ben", c.Take(id="x", seat=2)) == RefusalCode.SEATED_ALREADY


def messages(sitting: Sitting, who: str, deaf_to: frozenset[str] = frozenset()) -> list[str]:
    return [line.text for line in chat_lines(sitting.table, sitting.table.seat_of(who), deaf_to)]


def test_everyone_receives_a_players_chat() -> None:
    sitting = acquire_of_three()

    sitting.give("ann", c.Say(id="1", text="Hello"))
    sitting.give("ben", c.Say(id="2", text="<b>Hi</b>"))

    for who in ("ann", "cid", "dan", ""):
        assert messages(sitting, who) == ["Hello", "<b>Hi</b>"]
    (line, _) = chat_lines(sitting.table, sitting.table.seat_of("cid"), frozenset())
    assert (line.seat, line.name) == (1, "Ann")


def test_the_chat_of_muted_and_blocked_players_is_hidden() -> None:
    sitting = acquire_of_three()
    sitting.give("ann", c.Say(id="1", text="one"))
    sitting.give("ben", c.Say(id="2", text="two"))
    before = sitting.table.n

    (muted,) = sitting.give("cid", c.Mute(id="3", seat=1))

    assert isinstance(muted, log_entries.Muted)
    assert messages(sitting, "cid") == ["two"]
    assert messages(sitting, "ben") == ["one", "two"]
    assert messages(sitting, "ben", frozenset({"ann"})) == ["two"]
    assert sitting.table.n == before  # nobody else learns of it
    assert table_view(sitting.table, "cid").muted == (1,)
    assert table_view(sitting.table, "ann").muted == ()
    sitting.give("cid", c.Mute(id="4", seat=1, on=False))
    assert messages(sitting, "cid") == ["one", "two"]


def test_only_an_occupied_seat_can_be_muted() -> None:
    assert acquire_of_three().refused("ann", c.Mute(id="x", seat=4)) == RefusalCode.NO_SUCH_SEAT


def test_spectators_can_chat_when_the_game_is_done() -> None:
    sitting = acquire_of_three()
    sitting.give("dan", c.Watch(id="w"))
    say = c.Say(id="x", text="Take 3C")
    assert sitting.refused("dan", say) == RefusalCode.ONLY_PLAYERS_TALK
    sitting.propose("ann", "end")
    sitting.answer("ben")
    sitting.answer("cid")

    sitting.give("dan", say)

    (line,) = chat_lines(sitting.table, sitting.table.seat_of("ann"), frozenset())
    assert (line.seat, line.name, line.text) == (None, "Dan", "Take 3C")


def test_only_the_last_two_hundred_lines_are_kept() -> None:
    sitting = acquire_of_three()

    for number in range(205):
        sitting.give("ann", c.Say(id=f"s{number}", text=str(number)))

    assert messages(sitting, "ben") == [str(number) for number in range(5, 205)]


def test_spectators_are_listed() -> None:
    sitting = acquire_of_three()

    assert len(sitting.give("dan", c.Watch(id="w"))) == 1
    assert sitting.give("dan", c.Watch(id="w2")) == ()
    assert sitting.give("ann", c.Watch(id="w3")) == ()

    assert table_view(sitting.table, "ann").watchers == ("Dan",)


def test_a_spectator_who_sits_down_is_no_longer_a_spectator() -> None:
    sitting = Sitting()
    sitting.give("ann", c.Watch(id="w"))

    sitting.sit("ann")

    assert table_view(sitting.table, "ann").watchers == ()


def test_a_table_can_exclude_spectators_until_it_is_done() -> None:
    sitting = opened("ann", seats=(None, "steady", "steady"), watchers=False)
    watch = c.Watch(id="x")
    assert sitting.refused("dan", watch) == RefusalCode.NO_WATCHERS

    sitting.propose("ann", "end")

    assert len(sitting.give("dan", watch)) == 1


def test_a_rematch_is_recorded() -> None:
    sitting = acquire_of_three()

    sitting.table.note(log_entries.Rematched(at=sitting.now, who="ann", table="another"))

    assert table_view(sitting.table, "ben").rematch == "another"
