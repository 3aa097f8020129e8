"""What readers receive: a snapshot plus its updates equals a new snapshot."""

from __future__ import annotations

from typing import Any

import pytest

from magnate.monopoly.orders import AlwaysClaim
from magnate.play import commands as c
from magnate.play.table import Table
from magnate.server.tables.listener import Listener
from magnate.server.tables.moment import Moment, News
from tests.monopoly import boards as streets

from .random_tables import CHOSEN, Ramble
from .readers import Reader
from .tables import monopoly_of_three, opened

READERS = ("ann", "ben", "cid", "dan", "eve")
TELL_OF_OTHERS = (
    *("SharesBought", "SharesDisposed", "BonusPaid", "ChainFounded", "SharesCounted"),
)


def check_same(reader: Reader, table: Table) -> None:
    """Check that a reader's state equals the snapshot of a new connection."""
    now = Reader(reader.who, table)
    assert reader.table == now.table
    assert reader.chat[-200:] == now.chat
    if reader.view is None or now.view is None:
        assert reader.view == now.view
        return
    log, expected = reader.view["log"], now.view["log"]
    assert {**reader.view, "log": ()} == {**now.view, "log": ()}
    if table.edition.options().get("holdings_visibility") != "hidden":
        assert log == expected
    else:
        check_forgotten(log, expected, reader.table["you"])


def check_forgotten(received: list[Any], expected: list[Any], seat: int | None) -> None:
    """A-S-25: a reader who reconnects does not see again what happened before their last turn."""
    left = list(expected)
    for event in received:
        if left and left[0] == event:
            left.pop(0)
        else:
            assert event["event"] in TELL_OF_OTHERS
            assert event.get("seat") != seat or seat is None
    assert not left


def check_messages(name: str, seed: int, *, most: int) -> None:
    ramble = Ramble(name, seed)
    table = ramble.sitting.table
    readers = [Reader(who, table) for who in READERS]
    for made in ramble.steps(most):
        for reader in readers:
            reader.receive(table, made)
            check_same(reader, table)


@pytest.mark.slow
@pytest.mark.parametrize("name", CHOSEN)
def test_updates_add_up_to_a_snapshot(name: str) -> None:
    check_messages(name, 11, most=40)


@pytest.mark.slow
@pytest.mark.parametrize("name", CHOSEN)
def test_updates_add_up_to_a_snapshot_in_long_games(name: str) -> None:
    check_messages(name, 12, most=150)


@pytest.mark.soak
@pytest.mark.parametrize("name", CHOSEN)
@pytest.mark.parametrize("seed", range(200, 220))
def test_updates_add_up_to_a_snapshot_in_whole_games(name: str, seed: int) -> None:
    check_messages(name, seed, most=5000)


def test_updates_continue_after_the_end() -> None:
    sitting = opened("ann", seats=(None, "steady", "steady"))
    readers = [Reader(who, sitting.table) for who in ("ann", "dan")]
    for made in (
        sitting.propose("ann", "end"),
        sitting.give("dan", c.Say(id="1", text="Well played")),
        sitting.give("ann", c.Say(id="2", text="Thank you")),
    ):
        for reader in readers:
            reader.receive(sitting.table, made)

    for reader in readers:
        check_same(reader, sitting.table)
    assert len(readers[0].chat) == 2


def test_a_player_who_mutes_a_seat_receives_the_chat_again() -> None:
    sitting = opened("ann", "ben", "cid")
    reader, other = Reader("ann", sitting.table), Reader("cid", sitting.table)
    for command in (
        c.Say(id="1", text="one"),
        c.Say(id="2", text="two"),
    ):
        made = sitting.give("ben", command)
        reader.receive(sitting.table, made)
    for on in (True, False):
        made = sitting.give("ann", c.Mute(id=f"m{on}", seat=2, on=on))
        reader.receive(sitting.table, made)
        assert len(reader.chat) == (0 if on else 2)
        assert other.receive(sitting.table, made) == ""


def test_the_number_of_an_offer_is_among_the_changes() -> None:
    sitting = monopoly_of_three(lots="reading 1")
    reader = Reader("ben", sitting.table)

    made = sitting.do("ann", "offer 2: reading for $100")
    reader.receive(sitting.table, made)

    assert reader.table["offers"] == {"1": 1}


def test_private_changes_are_sent_to_their_seat_only() -> None:
    sitting = opened("ann", "ben", "cid", game="monopoly")
    sitting.put(streets.table("", "", ""))
    readers = {who: Reader(who, sitting.table) for who in ("ann", "ben", "")}

    made = sitting.order("ann", AlwaysClaim())
    sent = {who: reader.receive(sitting.table, made) for who, reader in readers.items()}

    assert '"orders":["always_claim"]' in sent["ann"]
    assert sent["ben"] == sent[""] == ""


def connected(moment: Moment, who: str, *blocked: str) -> Listener:
    """Return a connection that has been sent a snapshot."""
    listener = Listener(who, blocked=frozenset(blocked))
    listener.snapshot(moment, now=0.0, connected=())
    return listener


def update_of(listener: Listener, news: News) -> bytes:
    listener.happened(news, resend=False)
    update = listener.next()
    assert update is not None
    return update


def test_equal_readers_are_sent_the_same_bytes() -> None:
    """Each change is encoded once for all sockets of a person, and once for all spectators."""
    sitting = opened("ann", "ben", "cid")
    moment = Moment(sitting.table)
    anns = [connected(moment, "ann") for _ in range(3)]
    watching = [connected(moment, who) for who in ("dan", "eve")]

    sitting.give("ben", c.Say(id="1", text="Hello"))

    news = News(Moment(sitting.table), now=0.0)
    for equal in (anns, watching):
        first, *others = [update_of(listener, news) for listener in equal]
        assert all(update is first for update in others)


def test_readers_who_block_somebody_are_not_equal_to_others() -> None:
    sitting = opened("ann", "ben", "cid")
    moment = Moment(sitting.table)
    listeners = [connected(moment, "dan"), connected(moment, "eve", "ben")]

    sitting.give("ben", c.Say(id="1", text="Hello"))

    news = News(Moment(sitting.table), now=0.0)
    heard = [b"Hello" in update_of(listener, news) for listener in listeners]
    assert heard == [True, False]


def test_a_reader_who_was_sent_a_snapshot_later_is_told_only_of_what_followed() -> None:
    """Even if another connection of the same person has to be told of more."""
    sitting = opened("ann", "ben", "cid")
    early = connected(Moment(sitting.table), "ann")
    sitting.give("ben", c.Say(id="1", text="Hello"))
    late = connected(Moment(sitting.table), "ann")

    sitting.give("ben", c.Say(id="2", text="Again"))

    news = News(Moment(sitting.table), now=0.0)
    assert b"Hello" in update_of(early, news)
    update = update_of(late, news)
    assert b"Again" in update
    assert b"Hello" not in update
