"""Bans in the database, of either kind."""

from __future__ import annotations

from magnate.server.database import Database
from magnate.server.hosting.bans import Bans, ban_network, bans_in_force, lift_network_ban
from magnate.server.network.open_sockets import OpenSockets
from magnate.server.people.identity import People

SECRET = bytes(32)


class Clock:
    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


async def test_the_list_of_bans_has_those_in_force(database: Database) -> None:
    clock = Clock()
    people = People(database, SECRET, clock=clock)
    ann, ben = await people.guest("Ann", "en"), await people.guest("Ben", "en")
    await people.ban(ann.id, until=2000.0, note="swears")
    await people.ban(ben.id)
    await ban_network(database, "192.0.2.0/24", now=1000.0, until=1500.0, note="flood")
    await ban_network(database, "2001:db8::/64", now=1000.0, until=None, note="")

    assert {ban.target for ban in await bans_in_force(database, now=1000.0)} == {
        "192.0.2.0/24",
        "2001:db8::/64",
        ann.id,
        ben.id,
    }
    assert {ban.target for ban in await bans_in_force(database, now=2000.0)} == {
        "2001:db8::/64",
        ben.id,
    }
    [of_ann] = [ban for ban in await bans_in_force(database, now=1000.0) if ban.name == "Ann"]
    assert (of_ann.since, of_ann.until, of_ann.note) == (1000.0, 2000.0, "swears")


async def test_a_person_may_sign_in_again_when_their_ban_is_over(database: Database) -> None:
    clock = Clock()
    people = People(database, SECRET, clock=clock)
    ann = await people.guest("Ann", "en")
    await people.ban(ann.id, until=2000.0)
    cookie = people.cookie(ann)

    assert await people.whose(cookie) is None
    clock.now = 2000.0
    assert await people.whose(cookie) is not None


async def test_a_ban_is_replaced_by_a_later_one(database: Database) -> None:
    for until in (1500.0, None, 1200.0):
        await ban_network(database, "192.0.2.0/24", now=1000.0, until=until, note="")

    [ban] = await bans_in_force(database, now=1000.0)
    assert ban.until == 1200.0
    assert await lift_network_ban(database, "192.0.2.0/24")
    assert not await lift_network_ban(database, "192.0.2.0/24")


async def test_of_several_networks_that_contain_an_address_one_ban_is_enough(
    database: Database,
) -> None:
    clock = Clock()
    bans = Bans(database, OpenSockets(), clock=clock)
    await ban_network(database, "192.0.2.0/24", now=1000.0, until=1500.0, note="")
    await ban_network(database, "192.0.0.0/16", now=1000.0, until=None, note="")
    await bans.load()

    clock.now = 1600.0
    assert bans.covers("192.0.2.7")
    assert bans.covers("192.0.99.1")
    assert not bans.covers("192.1.0.1")
    assert not bans.covers("2001:db8::/64")
    assert not bans.covers("")


async def test_ended_bans_do_not_pile_up(database: Database) -> None:
    for number in range(5):
        address, until = f"192.0.2.{number}/32", 1001.0 + number
        await ban_network(database, address, now=1000.0 + number, until=until, note="")

    assert await database.read("SELECT COUNT(*) FROM network_bans") == [(1,)]
