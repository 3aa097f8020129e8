"""A table before its game: who sits where, when it starts, and its log."""

from __future__ import annotations

import hashlib
import json

import pytest

from magnate.bots import LEVELS
from magnate.engine.editions import RULES_VERSION
from magnate.messages import LANGUAGES, catalog
from magnate.play import commands as c
from magnate.play import log_entries
from magnate.play.command_errors import CommandRefused, RefusalCode
from magnate.play.handling import handle
from magnate.play.seats import CHARACTERS
from magnate.play.start import begin
from magnate.play.table import Actor, Table
from magnate.play.view import table_view

from .tables import (
    COMMITMENTS,
    NONCES,
    SEED,
    START,
    House,
    Sitting,
    everything,
    opened,
    settings,
    table_of,
)


def names(table: Table) -> list[str]:
    return [seat.name for seat in table.seats]


def test_players_take_the_first_free_seat() -> None:
    sitting = Sitting(settings(seats=("steady", None, None)))

    sitting.sit("ann", "ben")

    assert [seat.who for seat in sitting.table.seats] == ["", "ann", "ben"]


def test_a_seat_may_be_chosen() -> None:
    sitting = Sitting()

    sitting.sit("ann", seat=3)
    sitting.sit("ben")

    assert [seat.who for seat in sitting.table.seats] == ["ben", "", "ann"]
    assert sitting.status == "waiting"


def test_the_game_begins_when_the_last_seat_is_taken() -> None:
    sitting = Sitting()
    sitting.sit("ann", "ben")
    assert sitting.status == "waiting" and sitting.table.playing is None

    *_, started = sitting.sit("cid")

    assert isinstance(started, log_entries.Started)
    assert sitting.status == "running"
    assert sitting.game.names == ("Ann", "Ben", "Cid")
    assert not sitting.game.awaits_chance


def test_the_game_begins_when_the_host_gives_the_last_seat_to_a_bot() -> None:
    sitting = Sitting()
    sitting.sit("ann", "ben")

    filled, revealing = sitting.give("ann", c.Fill(id="f", seat=3, bot="steady"))
    *_, started = sitting.reveal()

    assert isinstance(filled, log_entries.Filled) and isinstance(started, log_entries.Started)
    assert isinstance(revealing, log_entries.Revealing)
    assert sitting.game.names == ("Ann", "Ben", "Steady 3")


def test_a_table_of_bots_starts_on_command() -> None:
    sitting = Sitting(settings(seats=("steady", "random", "random")))
    assert sitting.status == "waiting"

    begin(sitting.table, now=START)

    assert sitting.status == "running"


def test_the_host_need_not_play() -> None:
    sitting = Sitting()

    sitting.sit("ben", "cid")
    sitting.give("ann", c.Fill(id="f", seat=3, bot="random"))
    sitting.reveal()

    assert sitting.status == "running"
    assert table_view(sitting.table, "ann").hosting
    assert not table_view(sitting.table, "ben").hosting


def test_a_player_who_stands_up_gives_up_the_seat_and_their_commitment() -> None:
    sitting = Sitting()
    sitting.sit("ann", "ben")

    sitting.give("ann", c.Stand(id="s"))
    sitting.sit("cid")

    assert names(sitting.table) == ["Cid", "Ben", ""]
    contributed = [seat.commitment for seat in sitting.table.start.people]
    assert contributed == [COMMITMENTS["cid"], COMMITMENTS["ben"]]


def test_a_player_who_stood_up_may_sit_down_again() -> None:
    sitting = Sitting()
    sitting.sit("ann")
    sitting.give("ann", c.Stand(id="s"))

    sitting.sit("ann", seat=2)

    assert names(sitting.table) == ["", "Ann", ""]


def test_nonces_are_those_of_the_people_in_the_order_of_the_seats() -> None:
    sitting = Sitting(settings(seats=(None, "steady", None)))

    sitting.sit("ann", seat=3)
    sitting.sit("ben", seat=1)

    contributed = [seat.nonce for seat in sitting.table.start.people]
    assert contributed == [NONCES["ben"], NONCES["ann"]]


def sit_as(sitting: Sitting, who: str, name: str) -> None:
    """Let a person with another name sit down."""
    handle(sitting.table, Actor(who, name), c.Sit(id="s", commitment=COMMITMENTS[who]), now=START)


@pytest.mark.parametrize(
    ("name", "other"),
    [
        ("Max", "Max"),
        ("Max", "MAX"),
        ("Max", "Мах"),  # Cyrillic
        ("Paul", "PauI"),
        ("Paul 10", "Paul lO"),
        ("IVAN", "ivan"),
        ("Carmen", "Carrnen"),
        ("Сара", "Capa"),
        ("Zoë", "Zoe\u0308"),
    ],
)
def test_nobody_sits_down_with_a_name_that_looks_like_anothers(name: str, other: str) -> None:
    sitting = Sitting()
    sit_as(sitting, "ann", name)
    before = list(sitting.log)

    with pytest.raises(CommandRefused) as refused:
        sit_as(sitting, "ben", other)

    assert refused.value.code is RefusalCode.NAME_AT_TABLE
    assert names(sitting.table) == [name, "", ""]
    assert list(sitting.log) == before


@pytest.mark.parametrize(
    ("name", "other"),
    [("Max", "Maks"), ("José", "Jose"), ("Łukasz", "Lukasz"), ("Анна", "Ahha"), ("Ann", "Anne")],
)
def test_names_that_only_resemble_each_other_may_meet(name: str, other: str) -> None:
    sitting = Sitting()

    sit_as(sitting, "ann", name)
    sit_as(sitting, "ben", other)

    assert names(sitting.table) == [name, other, ""]


def test_a_name_is_free_again_after_its_owner_stood_up() -> None:
    sitting = Sitting()
    sit_as(sitting, "ann", "Max")
    sitting.give("ann", c.Stand(id="stand"))

    sit_as(sitting, "ben", "Max")

    assert names(sitting.table) == ["Max", "", ""]


def test_nobody_gets_the_name_of_a_bot_at_the_table() -> None:
    sitting = Sitting(settings(seats=("steady", None, None)))

    sit_as(sitting, "ann", "Steady 1")

    assert names(sitting.table) == ["Steady 1", "Steady 1 (2)", ""]


def test_bots_of_a_level_have_the_name_of_its_character() -> None:
    """Several of them are numbered like kings, including those that join later."""
    sitting = Sitting(settings(seats=("casual", None, "expert", "casual", None)))
    assert names(sitting.table) == ["Otto", "", "Ada", "Otto II", ""]

    sitting.sit("ann")
    sitting.give("ann", c.Fill(id="fill", seat=5, bot="casual"))

    assert names(sitting.table) == ["Otto", "Ann", "Ada", "Otto II", "Otto III"]
    assert everything(table_of(sitting.log)) == everything(sitting.table)


def test_nobody_gets_the_name_of_a_character_at_the_table() -> None:
    sitting = Sitting(settings(seats=("casual", None, None)))

    sit_as(sitting, "ann", "Otto")
    sit_as(sitting, "ben", "Otto II")
    assert names(sitting.table) == ["Otto", "Otto (2)", "Otto II"]


def test_a_character_does_not_get_the_name_of_a_player_at_the_table() -> None:
    sitting = Sitting(settings(seats=(None, None, None)))
    sit_as(sitting, "ann", "Otto")

    sitting.give("ann", c.Fill(id="fill", seat=3, bot="casual"))

    assert names(sitting.table) == ["Otto", "", "Otto II"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_characters_have_the_same_names_in_every_language(language: str) -> None:
    words = catalog(language)

    assert {name: words.text(f"bot-name-{name}") for name in CHARACTERS} == CHARACTERS
    assert tuple(CHARACTERS) == LEVELS


def test_nobody_has_two_seats() -> None:
    sitting = Sitting()
    sitting.sit("ann")

    assert (
        sitting.refused("ann", c.Sit(id="x", commitment=COMMITMENTS["ann"]))
        == RefusalCode.SEATED_ALREADY
    )


@pytest.mark.parametrize(
    ("seat", "code"),
    [(1, RefusalCode.SEAT_TAKEN), (2, RefusalCode.SEAT_TAKEN), (4, RefusalCode.NO_SUCH_SEAT)],
)
def test_only_a_free_seat_can_be_taken(seat: int, code: RefusalCode) -> None:
    """Seat 1 is Ann's, seat 2 a bot's; the table has three."""
    sitting = Sitting(settings(seats=(None, "steady", None)))
    sitting.sit("ann")

    assert sitting.refused("ben", c.Sit(id="x", commitment=COMMITMENTS["ben"], seat=seat)) == code


def test_where_only_bots_play_there_is_no_free_seat() -> None:
    sitting = Sitting(settings(seats=("steady", "random", "random")))

    assert (
        sitting.refused("ann", c.Sit(id="x", commitment=COMMITMENTS["ann"]))
        == RefusalCode.TABLE_FULL
    )


def test_once_the_game_has_begun_nobody_sits_down_or_stands_up() -> None:
    sitting = opened("ann", "ben", "cid")

    late = c.Sit(id="x", commitment=COMMITMENTS["dan"])
    assert sitting.refused("dan", late) == RefusalCode.STARTED_ALREADY
    assert sitting.refused("ann", c.Stand(id="x")) == RefusalCode.STARTED_ALREADY
    fill = c.Fill(id="x", seat=1, bot="steady")
    assert sitting.refused("ann", fill) == RefusalCode.STARTED_ALREADY


def test_a_person_without_a_seat_cannot_stand_up() -> None:
    assert Sitting().refused("ann", c.Stand(id="x")) == RefusalCode.NOT_SEATED


@pytest.mark.parametrize(
    ("who", "seat", "bot", "code"),
    [
        ("ben", 2, "steady", RefusalCode.NOT_HOST),
        ("ann", 1, "steady", RefusalCode.SEAT_TAKEN),
        ("ann", 9, "steady", RefusalCode.NO_SUCH_SEAT),
        ("ann", 2, "Steady", RefusalCode.NO_SUCH_BOT),
        ("ann", 2, "", RefusalCode.NO_SUCH_BOT),
    ],
)
def test_only_the_host_can_give_a_free_seat_to_a_known_bot(
    who: str, seat: int, bot: str, code: RefusalCode
) -> None:
    sitting = Sitting()
    sitting.sit("ann")

    assert sitting.refused(who, c.Fill(id="x", seat=seat, bot=bot)) == code


def test_nobody_can_sit_at_a_table_that_was_called_off() -> None:
    sitting = Sitting()
    sitting.table.note(log_entries.Ended(at=START, by="host"))

    assert sitting.status == "ended"
    assert (
        sitting.refused("ann", c.Sit(id="x", commitment=COMMITMENTS["ann"]))
        == RefusalCode.GAME_OVER
    )


def test_before_the_game_begins_there_is_nothing_to_decide() -> None:
    sitting = Sitting()
    sitting.sit("ann")

    for command in (
        c.Do(id="x", do=("place 1A",)),
        c.Undo(id="x"),
        c.Propose(id="x", what="pause"),
        c.Answer(id="x", proposal=0, agrees=True),
        c.Resume(id="x"),
        c.Resign(id="x"),
        c.Return(id="x"),
        c.Hold(id="x"),
        c.Take(id="x", seat=1),
    ):
        assert sitting.refused("ann", command) == RefusalCode.NOT_STARTED


def test_the_log_of_a_waiting_table_rebuilds_it() -> None:
    sitting = Sitting()
    sitting.sit("ann", "ben")
    sitting.give("ann", c.Stand(id="s"))
    sitting.give("cid", c.Watch(id="w"))

    again = table_of(sitting.log)

    assert everything(again) == everything(sitting.table)
    assert (again.seq, again.n) == (5, 5)


def test_a_log_begins_with_its_opening() -> None:
    for log in ([], [log_entries.Stood(at=START, seat=1)]):
        with pytest.raises(ValueError, match="does not begin with its opening"):
            Table.of("table", log, House())


def test_a_log_of_later_rules_is_refused_with_both_versions() -> None:
    opening = log_entries.Opened(at=START, settings=settings(), seed=SEED, rules_version=3)

    with pytest.raises(
        ValueError, match="version 3 of the rules; this release knows versions 1 to 2"
    ):
        Table.of("table", [opening], House())


def test_the_version_of_the_rules_is_always_written() -> None:
    """Without it, an entry would count as one of the version that reads it."""
    opening = log_entries.Opened(at=START, settings=settings(), seed=SEED)

    assert json.loads(log_entries.entry_text(opening))["rules_version"] == RULES_VERSION


def test_the_commitment_is_known_before_anybody_sits() -> None:
    """And it stays until a start is abandoned: SHA-256 of the 32 bytes."""
    expected = hashlib.sha256(bytes.fromhex(SEED)).hexdigest()
    sitting = Sitting()
    assert sitting.table.start.commitment == expected

    sitting.sit("ann", "ben", "cid")

    assert sitting.table.start.commitment == expected


def test_the_seed_is_revealed_when_the_game_is_done_and_not_before() -> None:
    sitting = opened("ann", "ben", "cid")
    assert table_view(sitting.table, "ann").seed is None

    sitting.table.note(log_entries.Ended(at=START, by="operator"))

    assert table_view(sitting.table, "").seed == SEED
