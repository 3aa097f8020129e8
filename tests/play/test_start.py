"""How a game starts: all commit, then all reveal; nobody can choose its chance."""

from __future__ import annotations

import hashlib
import json
from datetime import UTC, datetime
from typing import Any

import pytest

from magnate import chance
from magnate.play import commands as c
from magnate.play import log_entries
from magnate.play.clocks import Hours
from magnate.play.command_errors import RefusalCode
from magnate.play.driving import due_at, needs_driver, reopened
from magnate.play.log_entries import LogEntry, entry_text, read_entry
from magnate.play.settings import DaysClock, LiveClock
from magnate.play.view import start_info, table_view
from magnate.record import Record, replay

from .readers import Reader
from .tables import COMMITMENTS, NONCES, SEED, START, Sitting, everything, settings, table_of

DAY = 86_400
PEOPLE = ("ann", "ben", "cid")


def committed(*people: str, **chosen: Any) -> Sitting:
    """Return a table at which people have sat down and have not revealed their nonces."""
    chosen.setdefault("seats", (None, None, None))
    sitting = Sitting(settings(**chosen))
    for who in people or PEOPLE:
        sitting.commit(who)
    return sitting


def reveal(sitting: Sitting, *people: str) -> tuple[LogEntry, ...]:
    made: tuple[LogEntry, ...] = ()
    for who in people:
        made += sitting.give(who, c.Reveal(id=sitting.id(), nonce=NONCES[who]))
    return made


def again(sitting: Sitting, *people: str) -> dict[str, str]:
    """Let people commit to new nonces and return these."""
    attempt = sitting.table.start.attempt
    fresh = {who: hashlib.sha256(f"{who} {attempt}".encode()).hexdigest() for who in people}
    for who, nonce in fresh.items():
        commitment = chance.nonce_commitment(nonce)
        sitting.give(who, c.Commit(id=sitting.id(), commitment=commitment))
    return fresh


def is_the_same_from_its_log(sitting: Sitting) -> bool:
    return everything(table_of(sitting.log)) == everything(sitting.table)


def test_nonces_are_revealed_once_all_seats_are_taken() -> None:
    sitting = committed("ann", "ben")
    assert not start_info(sitting.table).revealing
    assert sitting.refused("ann", c.Reveal(id="x", nonce=NONCES["ann"])) == "nothing_to_reveal"

    _, revealing = sitting.commit("cid")

    assert isinstance(revealing, log_entries.Revealing)
    info = start_info(sitting.table)
    assert (info.revealing, info.attempt, info.deadline) == (True, 1, START + 30)
    assert [seat.commitment for seat in info.seats] == [COMMITMENTS[who] for who in PEOPLE]
    assert sitting.status == "waiting"


def test_the_game_starts_with_the_last_nonce() -> None:
    sitting = committed()
    reveal(sitting, "cid", "ann")
    assert [seat.revealed for seat in start_info(sitting.table).seats] == [True, False, True]

    _, started = reveal(sitting, "ben")

    assert isinstance(started, log_entries.Started) and started.scheme == 2
    assert sitting.status == "running"
    assert sitting.playing._key == chance.fair_key(
        bytes.fromhex(SEED), {1: NONCES["ann"], 2: NONCES["ben"], 3: NONCES["cid"]}
    )
    assert (start_info(sitting.table).revealing, sitting.table.start_deadline()) == (False, None)
    assert is_the_same_from_its_log(sitting)


def test_bots_contribute_nothing() -> None:
    sitting = committed("ann", seats=(None, "steady", "steady"))

    reveal(sitting, "ann")

    assert sitting.playing._key == chance.fair_key(bytes.fromhex(SEED), {1: NONCES["ann"]})
    assert [seat.seat for seat in start_info(sitting.table).seats] == [1]


def test_a_nonce_that_is_revealed_twice_counts_once() -> None:
    sitting = committed()

    assert len(reveal(sitting, "ann")) == 1
    assert reveal(sitting, "ann") == ()
    reveal(sitting, "ben", "cid")
    assert reveal(sitting, "ann") == ()
    refused = sitting.refused("ann", c.Reveal(id="x", nonce=NONCES["ben"]))
    assert refused == RefusalCode.REVEALED_ALREADY


def test_the_server_that_takes_the_last_seat_cannot_choose() -> None:
    """When it has to commit, it knows no other nonce, and from then on it can change nothing.

    Under scheme 1 it knew the nonces of everyone who had sat down, and chose its own after that.
    """
    sitting = committed("ann", "ben")
    known = b"".join(entry_text(entry).encode() for entry in sitting.log)
    assert not any(NONCES[who].encode() in known for who in ("ann", "ben"))

    sitting.commit("cid")

    before = [seat.commitment for seat in sitting.table.seats], sitting.table.start.commitment
    for who in PEOPLE:
        other = c.Commit(id="x", commitment="ab" * 32)
        assert sitting.refused(who, other) == RefusalCode.REVEALING
        assert sitting.refused(who, c.Reveal(id="x", nonce="cd" * 16)) == RefusalCode.WRONG_NONCE
    for who in ("dan", "ann"):
        with_seat = c.Sit(id="x", commitment="ab" * 32)
        assert sitting.refused(who, with_seat) in ("table_full", "seated_already")
    reveal(sitting, *PEOPLE)
    after = [seat.commitment for seat in sitting.table.seats], sitting.table.start.commitment
    assert after == before


def test_nobody_is_shown_a_nonce_before_all_are_revealed() -> None:
    """Nor can a message depend on one: with other nonces they are the same, byte for byte."""
    sitting = committed()
    readers = [Reader(who, sitting.table) for who in (*PEOPLE, "watcher")]
    messages: list[str] = []
    for who in ("ann", "ben"):
        made = reveal(sitting, who)
        messages += [reader.receive(sitting.table, made) for reader in readers]
    messages += [Reader(who, sitting.table).first for who in (*PEOPLE, "watcher")]

    for who in PEOPLE:
        assert NONCES[who] not in "".join(messages)
    changed = [
        log_entries.Revealed(at=entry.at, who=entry.who, id=entry.id, seat=entry.seat, nonce="0")
        if isinstance(entry, log_entries.Revealed)
        else entry
        for entry in sitting.log
    ]
    other = table_of(changed)
    for who in (*PEOPLE, "watcher"):
        assert Reader(who, other).first == Reader(who, sitting.table).first


def test_all_see_the_same_of_a_start() -> None:
    sitting = committed()
    reveal(sitting, "ann")

    starts = [table_view(sitting.table, who).start for who in (*PEOPLE, "dan", "")]

    assert all(start == starts[0] for start in starts)


@pytest.mark.parametrize("clock", [None, LiveClock(300, 300)])
def test_a_seat_that_does_not_reveal_in_30_seconds_is_vacated(clock: LiveClock | None) -> None:
    sitting = committed(clock=clock)
    reveal(sitting, "ann", "cid")
    assert sitting.wait(29.9) == ()

    (abandoned,) = sitting.wait(0.1)

    assert isinstance(abandoned, log_entries.Abandoned)
    assert (abandoned.vacated, abandoned.reason) == ((2,), "not_revealed")
    assert [seat.name for seat in sitting.table.seats] == ["Ann", "", "Cid"]
    info = start_info(sitting.table)
    assert (info.attempt, info.revealing, info.deadline) == (2, False, None)
    assert [(seat.seat, seat.commitment, seat.revealed) for seat in info.seats] == [
        (1, None, False),
        (3, None, False),
    ]
    assert sitting.wait(1000) == ()  # nobody is in a hurry while a seat is free
    assert is_the_same_from_its_log(sitting)


def test_an_abandoned_start_is_repeated_with_a_new_seed_and_new_nonces() -> None:
    sitting = committed()
    first = sitting.table.start.commitment
    reveal(sitting, "ann", "cid")
    sitting.wait(30)
    seed = sitting.table.start.seed
    assert seed != SEED and sitting.table.start.commitment != first

    sitting.commit("dan")
    assert not start_info(sitting.table).revealing  # the others have to commit first
    fresh = again(sitting, "cid", "ann")
    assert start_info(sitting.table).revealing
    for who, nonce in {**fresh, "dan": NONCES["dan"]}.items():
        sitting.give(who, c.Reveal(id=sitting.id(), nonce=nonce))

    assert sitting.status == "running"
    assert sitting.playing._key == chance.fair_key(
        bytes.fromhex(seed), {1: fresh["ann"], 2: NONCES["dan"], 3: fresh["cid"]}
    )
    assert is_the_same_from_its_log(sitting)


def test_a_used_or_copied_commitment_is_refused() -> None:
    sitting = committed()
    reveal(sitting, "ann")
    sitting.wait(30)

    for commitment in (COMMITMENTS["ann"], COMMITMENTS["ben"]):
        refused = sitting.refused("ann", c.Commit(id="x", commitment=commitment))
        assert refused == RefusalCode.COMMITMENT_USED
        refused = sitting.refused("dan", c.Sit(id="x", commitment=commitment))
        assert refused == RefusalCode.COMMITMENT_USED
    again(sitting, "ann")
    copied = sitting.table.seats[0].commitment
    refused = sitting.refused("dan", c.Sit(id="x", commitment=copied))
    assert refused == RefusalCode.COMMITMENT_USED


def test_a_person_may_commit_to_another_nonce_while_seats_are_free() -> None:
    sitting = committed("ann", "ben")

    (entry,) = sitting.give("ann", c.Commit(id="x", commitment="ab" * 32))

    assert isinstance(entry, log_entries.Committed)
    assert start_info(sitting.table).seats[0].commitment == "ab" * 32


def test_standing_up_while_nonces_are_revealed_abandons_the_start() -> None:
    sitting = committed()
    reveal(sitting, "ann", "ben")

    (abandoned,) = sitting.give("cid", c.Stand(id="s"))

    assert isinstance(abandoned, log_entries.Abandoned)
    assert (abandoned.vacated, abandoned.reason) == ((3,), "stood_up")
    assert sitting.give("cid", c.Stand(id="s")) == ()  # sent twice
    assert sitting.table.seats[2].is_free
    assert [seat.commitment for seat in start_info(sitting.table).seats] == [None, None]
    assert is_the_same_from_its_log(sitting)


def test_people_who_do_not_commit_anew_lose_their_seats_once_all_are_taken() -> None:
    sitting = committed()
    reveal(sitting, "ann", "cid")
    sitting.wait(30)
    again(sitting, "ann")
    sitting.now += 500
    sitting.commit("dan")
    assert sitting.table.start_deadline() == sitting.now + 30

    (stood,) = sitting.wait(30)

    assert isinstance(stood, log_entries.Stood) and stood.seat == 3
    assert len(start_info(sitting.table).abandoned) == 1  # nothing was being revealed
    sitting.commit("eve")
    assert start_info(sitting.table).revealing


def test_the_record_lists_abandoned_starts_and_who_left() -> None:
    sitting = committed(game="monopoly", options={"round_limit": 1})
    reveal(sitting, "ann", "cid")
    sitting.wait(30)
    sitting.commit("dan")
    fresh = again(sitting, "ann", "cid")
    for who, nonce in {**fresh, "dan": NONCES["dan"]}.items():
        sitting.give(who, c.Reveal(id=sitting.id(), nonce=nonce))
    while not sitting.table.is_done:
        sitting.do(sitting.asked, str(sitting.game.legal_actions()[0]))

    record = Record.of(sitting.game, fairness=sitting.table.start.fairness())

    assert replay(record).is_over
    (start,) = json.loads(record.text().splitlines()[0])["fairness"]["abandoned"]
    assert start == {
        "attempt": 1,
        "commitment": chance.commitment(bytes.fromhex(SEED)),
        "reason": "not_revealed",
        "vacated": [2],
        "seats": [
            {"seat": 1, "name": "Ann", "commitment": COMMITMENTS["ann"], "nonce": NONCES["ann"]},
            {"seat": 2, "name": "Ben", "commitment": COMMITMENTS["ben"]},
            {"seat": 3, "name": "Cid", "commitment": COMMITMENTS["cid"], "nonce": NONCES["cid"]},
        ],
        "seed": SEED,
    }


def test_seeds_and_nonces_of_abandoned_starts_stay_secret_until_the_game_is_done() -> None:
    sitting = committed()
    reveal(sitting, "ann", "cid")
    sitting.wait(30)
    for who in (*PEOPLE, "watcher"):
        shown = Reader(who, sitting.table).first
        assert SEED not in shown and not any(NONCES[each] in shown for each in PEOPLE)
    (start,) = start_info(sitting.table).abandoned
    assert [seat.name for seat in start.seats] == ["Ann", "Ben", "Cid"]

    sitting.table.note(log_entries.Ended(at=sitting.now, by="operator"))

    (start,) = start_info(sitting.table).abandoned
    assert (start.seed, start.seats[0].nonce) == (SEED, NONCES["ann"])


def test_a_view_lists_the_latest_abandoned_starts() -> None:
    sitting = committed("ann", "ben", seats=(None, None, "steady"))
    for number in range(12):
        sitting.give("ben", c.Stand(id=f"s{number}"))
        nonce = chance.nonce_commitment(f"{number}")
        again(sitting, "ann")
        sitting.give("ben", c.Sit(id=f"b{number}", commitment=nonce))

    info = start_info(sitting.table)

    assert [start.attempt for start in info.abandoned] == list(range(3, 13))
    assert info.attempt == 13


def test_with_days_each_reveals_within_their_time_for_a_decision() -> None:
    """START is 13:46:40 UTC; two days later Ben plays from 20 to 22, so his time ends at 22."""
    sitting = Sitting(settings(clock=DaysClock(2)))
    for who, hours in (("ann", None), ("ben", Hours("UTC", 20, 22)), ("cid", None)):
        sitting.commit(who, hours=hours)
    assert sitting.table.start_deadline() == START + 2 * DAY
    assert sitting.table.awaited() == {1, 2, 3}
    reveal(sitting, "ann")
    assert sitting.wait(2 * DAY - 1) == ()

    (abandoned,) = sitting.wait(1)

    assert isinstance(abandoned, log_entries.Abandoned) and abandoned.vacated == (3,)
    evening = datetime(1970, 1, 14, 22, tzinfo=UTC).timestamp()
    assert evening > sitting.now  # Ben still had time


def test_a_table_that_reveals_needs_a_driver() -> None:
    sitting = committed("ann", "ben")
    assert (needs_driver(sitting.table), due_at(sitting.table)) == (False, None)

    sitting.commit("cid")

    assert (needs_driver(sitting.table), due_at(sitting.table)) == (True, START + 30)
    sitting.give("cid", c.Stand(id="s"))
    assert (needs_driver(sitting.table), due_at(sitting.table)) == (False, None)


def test_nobody_loses_time_to_reveal_while_no_server_runs() -> None:
    sitting = committed()
    sitting.now += 10
    reveal(sitting, "ann")
    sitting.now += 600

    sitting.log += reopened(sitting.table, now=sitting.now)

    assert sitting.table.start_deadline() == sitting.now + 20
    assert sitting.wait(0) == ()
    assert is_the_same_from_its_log(sitting)


def test_a_game_that_was_called_off_is_not_started() -> None:
    sitting = committed()
    sitting.table.note(log_entries.Ended(at=START, by="operator"))

    reveal_now = c.Reveal(id="x", nonce=NONCES["ann"])
    assert sitting.refused("ann", reveal_now) == RefusalCode.NOTHING_TO_REVEAL
    assert (sitting.table.start_deadline(), start_info(sitting.table).revealing) == (None, False)
    assert sitting.wait(100) == ()


def former_log() -> list[LogEntry]:
    """Return the log of a table at which Ann and Ben gave their nonces under the former scheme."""
    (opened,) = Sitting().log
    sat = (
        f'{{"entry":"sat","at":{START},"who":"{who}","seat":{seat},"name":"{who.capitalize()}",'
        f'"nonce":"{NONCES[who][:16]}"}}'
        for seat, who in enumerate(("ann", "ben"), 1)
    )
    return [opened, *map(read_entry, sat)]


def test_a_game_that_started_under_the_former_scheme_continues_under_it() -> None:
    nonces = (NONCES["ann"][:16], NONCES["ben"][:16])
    key = chance.former_fair_key(bytes.fromhex(SEED), nonces)
    twin = table_of([*former_log(), log_entries.Filled(at=START, seat=3, bot="steady")])
    twin.set_up(1)
    assert twin.playing is not None
    started = log_entries.Started(at=START, actions=twin.playing.begin(()))
    assert '"scheme"' not in entry_text(started)  # as it was written then

    table = table_of([*former_log(), log_entries.Filled(at=START, seat=3, bot="steady"), started])

    assert table.playing is not None and table.playing._key == key
    info = start_info(table)
    assert (info.scheme, [seat.nonce for seat in info.seats]) == (1, list(nonces))
    assert all(seat.commitment is None and seat.revealed for seat in info.seats)


def test_people_at_a_table_that_waited_under_the_former_scheme_commit_anew() -> None:
    sitting = Sitting()
    for entry in former_log()[1:]:
        sitting.table.apply(entry)
        sitting.log.append(entry)
    info = start_info(sitting.table)
    assert [(seat.commitment, seat.nonce) for seat in info.seats] == [(None, None)] * 2

    sitting.commit("cid")
    assert not start_info(sitting.table).revealing
    fresh = again(sitting, "ann", "ben")
    for who, nonce in {**fresh, "cid": NONCES["cid"]}.items():
        sitting.give(who, c.Reveal(id=sitting.id(), nonce=nonce))

    assert (sitting.status, start_info(sitting.table).scheme) == ("running", 2)
    assert is_the_same_from_its_log(sitting)
