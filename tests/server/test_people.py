from __future__ import annotations

import asyncio
import json
import time

import pytest

from magnate.play.clocks import Hours
from magnate.server.database import Database, Statement
from magnate.server.people.faults import PersonError, PersonFault
from magnate.server.people.identity import People, Session
from magnate.server.people.names import checked_name
from magnate.server.people.person import (
    Changes,
    Person,
    checked_login,
    checked_password,
)
from magnate.server.people.ratings import Finished, Ratings, SeatResult

SECRET = b"s" * 32
PASSWORD = "correct horse"
NOON = 1_800_000_000.0
DAY = 86_400.0


class Clock:
    def __init__(self) -> None:
        self.now = NOON

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def people(database: Database, clock: Clock) -> People:
    return People(database, SECRET, clock=clock)


async def registered(people: People, login: str, *, name: str = "") -> Person:
    guest = await people.guest(name or login, "en")
    return await people.register(guest, login=login, password=PASSWORD)


async def test_a_cookie_identifies_a_guest(people: People) -> None:
    ann = await people.guest("  Zoe\u0308 ", "pl")

    assert (ann.name, ann.language, ann.login) == ("Zoë", "pl", None)
    assert await people.whose(people.cookie(ann)) == ann
    assert people.cookie(ann).startswith(f"v2.{ann.id}.0.")


async def test_a_forged_cookie_identifies_nobody(people: People) -> None:
    ann, bob = await people.guest("Ann", "en"), await people.guest("Bob", "en")
    cookie = people.cookie(ann)
    head, _, code = cookie.rpartition(".")
    forged = [
        "",
        ".",
        "v1",
        "v1...",
        head,
        f"{head}.",
        cookie + "A",
        cookie[:-1],
        cookie.replace(ann.id, bob.id),
        cookie.replace(".0.", ".1."),
        f"v2.{ann.id}.0.{code[::-1]}",
        cookie.replace("v2", "v1"),
        cookie.replace(str(int(NOON)), str(int(NOON) + 1)),
        "ü" + cookie,
        cookie + "\ud800",
        people.seat_token(ann, table_id="t", seat=1),
        people.seat_token(ann, table_id="t", seat=1).replace("s1", "v2"),
    ]

    assert [await people.whose(text) for text in forged] == [None] * len(forged)


async def test_a_cookie_of_another_server_identifies_nobody(
    people: People, database: Database
) -> None:
    ann = await people.guest("Ann", "en")
    other = People(database, b"t" * 32, clock=time.time)

    assert await people.whose(other.cookie(ann)) is None


async def test_a_persons_last_visit_is_updated_once_a_day(people: People, clock: Clock) -> None:
    cookie = people.cookie(await people.guest("Ann", "en"))
    clock.now += DAY - 1
    await people.whose(cookie)
    unchanged = await people.whose(cookie)
    clock.now += 2
    await people.whose(cookie)
    changed = await people.whose(cookie)

    assert unchanged is not None and unchanged.seen == NOON
    assert changed is not None and changed.seen == NOON + DAY + 1


@pytest.mark.parametrize(
    ("name", "code"),
    [
        ("", PersonFault.NAME_EMPTY),
        (" \t\n ", PersonFault.NAME_EMPTY),
        ("a" * 41, PersonFault.NAME_TOO_LONG),
        ("Ann\nBob", PersonFault.NAME_CHARACTERS),
        ("Ann\0", PersonFault.NAME_CHARACTERS),
        ("\u202ennA", PersonFault.NAME_CHARACTERS),
        ("A\u200bnn", PersonFault.NAME_CHARACTERS),
        ("Ann\ud800", PersonFault.NAME_CHARACTERS),
    ],
)
def test_an_unprintable_name_is_refused(name: str, code: PersonFault) -> None:
    with pytest.raises(PersonError) as refused:
        checked_name(name)

    assert (refused.value.code, refused.value.field) == (code, "name")


async def test_names_in_any_script_are_stored_unchanged(people: People) -> None:
    for name in ("Łukasz Żółć", "Анна-Мария", "João 🙂", "李", "x" * 40, "<b>&amp;'\""):
        assert (await people.guest(name, "ru")).name == name


async def test_a_language_without_a_catalog_is_refused(people: People) -> None:
    with pytest.raises(PersonError) as refused:
        await people.guest("Ann", "EN")

    assert (refused.value.code, refused.value.field) == (PersonFault.LANGUAGE_UNKNOWN, "language")


async def test_a_recovery_link_works_once(people: People) -> None:
    ann = await people.guest("Ann", "en")
    token = await people.recovery_link_token(ann)

    recovered = await people.recover(token)

    assert recovered is not None and recovered.id == ann.id
    assert await people.recover(token) is None


async def test_asking_whom_a_link_signs_in_changes_nothing(people: People) -> None:
    ann = await people.guest("Ann", "en")
    cookie, token = people.cookie(ann), await people.recovery_link_token(ann)

    assert await people.linked(token) == ann
    assert await people.linked(people.seat_token(ann, table_id="t4ble", seat=2)) == ann
    assert await people.whose(cookie) == ann
    assert await people.linked(token) == ann


async def test_a_new_recovery_link_invalidates_the_old_one(people: People) -> None:
    ann = await people.guest("Ann", "en")
    old = await people.recovery_link_token(ann)
    new = await people.recovery_link_token(ann)

    assert await people.recover(old) is None
    assert await people.linked(new) == ann


async def test_a_seat_link_recovers_the_person_who_sits_there(people: People) -> None:
    ann = await people.guest("Ann", "en")

    assert await people.recover(people.seat_token(ann, table_id="t4ble", seat=2)) == ann


async def test_an_invalid_recovery_link_recovers_nobody(people: People) -> None:
    ann, bob = await people.guest("Ann", "en"), await people.guest("Bob", "en")
    token = await people.recovery_link_token(ann)
    seat = people.seat_token(ann, table_id="t4ble", seat=2)
    wrong = [
        "",
        "r1",
        "r1..",
        f"r1.{bob.id}.",
        f"r1.{'A' * 16}.secret",
        f"r1.{ann.id[:-1]}\0.secret",
        "r1.\ud800.\ud800",
        f"r2.{ann.id}.\u0661.secret",
        f"r2.{ann.id}.{'9' * 5000}.secret",
        token.replace(f".{int(NOON * 1000)}.", f".{int(NOON * 1000) - 1}."),
        token[:-1],
        token + "A",
        token.replace(ann.id, bob.id),
        seat.replace(ann.id, bob.id),
        seat.replace(".2.", ".1."),
        seat.replace("t4ble", "t5ble"),
        people.cookie(ann),
    ]

    assert [await people.linked(text) for text in wrong] == [None] * len(wrong)
    assert [await people.recover(text) for text in wrong] == [None] * len(wrong)


async def test_secrets_are_stored_as_hashes_only(people: People, database: Database) -> None:
    ann = await registered(people, "ann")
    secret = (await people.recovery_link_token(ann, password=PASSWORD)).rpartition(".")[2]

    ((password, recovery),) = await database.read("SELECT password, recovery FROM people")
    assert password.startswith("$argon2id$") and PASSWORD not in password
    assert secret not in recovery


async def test_signing_out_everywhere_invalidates_cookies_and_links(people: People) -> None:
    ann = await people.guest("Ann", "en")
    cookie, token = people.cookie(ann), await people.recovery_link_token(ann)
    seat = people.seat_token(ann, table_id="t4ble", seat=2)

    again = await people.sign_out_everywhere(ann)

    assert await people.whose(cookie) is None
    assert await people.recover(token) is None
    assert await people.recover(seat) is None
    assert await people.whose(people.cookie(again)) == again


async def test_a_guest_who_registers_stays_the_same_person(people: People) -> None:
    guest = await people.guest("Ann", "en")
    cookie = people.cookie(guest)

    ann = await people.register(guest, login="Ann.B", password=PASSWORD)

    assert (ann.id, ann.login) == (guest.id, "ann.b")
    assert await people.log_in("ANN.b", PASSWORD) == ann
    assert await people.whose(people.cookie(ann)) == ann
    assert await people.whose(cookie) is None


async def test_logins_ignore_case_and_unicode_forms(people: People) -> None:
    ann = await registered(people, "Zoë@example.org")

    assert await people.log_in("ＺＯE\u0308@example.org", PASSWORD) == ann
    with pytest.raises(PersonError) as refused:
        await registered(people, "ZOË@EXAMPLE.ORG", name="Ann")
    assert (refused.value.code, refused.value.field) == (PersonFault.LOGIN_TAKEN, "login")


async def test_only_one_of_two_people_gets_the_same_login(people: People) -> None:
    both = await asyncio.gather(
        registered(people, "ann", name="Ann"),
        registered(people, "ANN", name="Ben"),
        return_exceptions=True,
    )

    (error,) = [each for each in both if isinstance(each, PersonError)]
    (person,) = [each for each in both if isinstance(each, Person)]
    assert error.code is PersonFault.LOGIN_TAKEN
    assert await people.log_in("ann", PASSWORD) == person


async def test_a_person_can_register_only_once(people: People) -> None:
    ann = await registered(people, "ann")

    with pytest.raises(PersonError) as refused:
        await people.register(ann, login="anna", password=PASSWORD)

    assert refused.value.code is PersonFault.ALREADY_REGISTERED
    assert await people.log_in("ann", PASSWORD) == ann
    assert await people.log_in("anna", PASSWORD) is None


@pytest.mark.parametrize(
    ("login", "code"),
    [
        ("an", PersonFault.LOGIN_TOO_SHORT),
        (" an ", PersonFault.LOGIN_TOO_SHORT),
        ("a" * 41, PersonFault.LOGIN_TOO_LONG),
        ("ann b", PersonFault.LOGIN_CHARACTERS),
        ("ann\0", PersonFault.LOGIN_CHARACTERS),
        ("ann\ud800", PersonFault.LOGIN_CHARACTERS),
    ],
)
def test_an_invalid_login_is_refused(login: str, code: PersonFault) -> None:
    with pytest.raises(PersonError) as refused:
        checked_login(login)

    assert (refused.value.code, refused.value.field) == (code, "login")


@pytest.mark.parametrize(
    ("password", "code"),
    [
        ("a" * 9, PersonFault.PASSWORD_TOO_SHORT),
        ("e\u0301" * 9, PersonFault.PASSWORD_TOO_SHORT),
        ("a" * 201, PersonFault.PASSWORD_TOO_LONG),
        ("a" * 10 + "\ud800", PersonFault.PASSWORD_CHARACTERS),
    ],
)
def test_a_weak_or_malformed_password_is_refused(password: str, code: PersonFault) -> None:
    with pytest.raises(PersonError) as refused:
        checked_password(password)

    assert (refused.value.code, refused.value.field) == (code, "password")


async def test_a_refused_registration_leaves_the_person_a_guest(people: People) -> None:
    ann = await people.guest("Ann", "en")

    for login, password in (("an", PASSWORD), ("ann", "short")):
        with pytest.raises(PersonError):
            await people.register(ann, login=login, password=password)

    assert await people.whose(people.cookie(ann)) == ann


async def test_every_failure_to_log_in_looks_the_same(people: People) -> None:
    await registered(people, "ann")
    banned = await registered(people, "bob")
    await people.ban(banned.id)
    tries = [
        ("ann", "wrong horse!"),
        ("ann", ""),
        ("ann", PASSWORD + "\ud800"),
        ("ann", "a" * 1000),
        ("nobody", PASSWORD),
        ("", PASSWORD),
        ("x\0y", PASSWORD),
        ("ann\ud800", PASSWORD),
        ("bob", PASSWORD),
    ]

    assert [await people.log_in(*each) for each in tries] == [None] * len(tries)


async def test_an_unknown_login_costs_as_much_as_a_wrong_password(people: People) -> None:
    """Measured in CPU time of this process, which does not depend on the machine's load."""
    await registered(people, "ann")
    costs: dict[str, list[float]] = {"ann": [], "nobody": [], "?": []}

    for _ in range(5):
        for login, cost in costs.items():
            start = time.process_time()
            await people.log_in(login, "wrong horse!")
            cost.append(time.process_time() - start)

    assert min(costs["nobody"]) > min(costs["ann"]) / 4
    assert min(costs["?"]) > min(costs["ann"]) / 4


async def test_a_new_password_replaces_the_old_one_and_signs_out(people: People) -> None:
    ann = await registered(people, "ann")
    cookie = people.cookie(ann)

    changed = await people.change_password(
        Session(ann, 0), proof=PASSWORD, password="battery staple"
    )

    assert await people.log_in("ann", PASSWORD) is None
    assert await people.log_in("ann", "battery staple") == changed
    assert await people.whose(cookie) is None


async def test_a_recovery_link_proves_identity_instead_of_a_password(people: People) -> None:
    ann, bob = await registered(people, "ann"), await registered(people, "bob")
    token = await people.recovery_link_token(ann, password=PASSWORD)
    others = await people.recovery_link_token(bob, password=PASSWORD)
    seat = people.seat_token(ann, table_id="t4ble", seat=2)
    later = Session(ann, int(NOON * 1000) + 1)

    for proof in ("wrong horse!", others, seat, people.cookie(ann), ""):
        with pytest.raises(PersonError) as refused:
            await people.change_password(later, proof=proof, password="battery staple")
        assert refused.value.code is PersonFault.PROOF_WRONG

    await people.change_password(later, proof=token, password="battery staple")
    assert await people.log_in("ann", "battery staple") is not None
    assert await people.recover(token) is None


async def test_a_guest_has_no_password_to_change(people: People) -> None:
    ann = await people.guest("Ann", "en")
    token = await people.recovery_link_token(ann)
    later = Session(ann, int(NOON * 1000) + 1)

    with pytest.raises(PersonError) as refused:
        await people.change_password(later, proof=token, password=PASSWORD)

    assert refused.value.code is PersonFault.NOT_REGISTERED


async def test_omitted_fields_stay_unchanged(people: People) -> None:
    ann = await people.guest("Ann", "en")
    hours = Hours("Europe/Warsaw", 18, 23)

    await people.change(ann, Changes(hours=hours, webhook="https://ann.example/turn"))
    await people.change(ann, Changes(name=" Anna ", language="pl"))
    changed = await people.change(ann, Changes(webhook=None))

    assert (changed.name, changed.language) == ("Anna", "pl")
    assert (changed.settings.hours, changed.settings.webhook) == (hours, None)
    assert await people.whose(people.cookie(ann)) == changed


async def test_a_change_with_one_invalid_field_changes_nothing(people: People) -> None:
    ann = await people.guest("Ann", "en")
    refused = []

    for changes in (
        Changes(name="Anna", language="xx"),
        Changes(name="", language="pl"),
        Changes(name="Anna", webhook="ftp://a.b/"),
    ):
        with pytest.raises(PersonError) as error:
            await people.change(ann, changes)
        refused.append(str(error.value))

    assert refused == ["language: language_unknown", "name: name_empty", "webhook: webhook_scheme"]
    assert await people.whose(people.cookie(ann)) == ann


async def test_every_person_has_their_own_webhook_secret(people: People) -> None:
    ann, bob = await people.guest("Ann", "en"), await people.guest("Bob", "en")

    assert people.webhook_secret(ann) == people.webhook_secret(ann)
    assert people.webhook_secret(ann) != people.webhook_secret(bob)


async def test_a_banned_person_cannot_sign_in_until_the_ban_is_lifted(people: People) -> None:
    ann = await registered(people, "ann")
    cookie = people.cookie(ann)
    token = await people.recovery_link_token(ann, password=PASSWORD)

    assert await people.ban(ann.id)
    assert await people.whose(cookie) is None
    assert await people.recover(token) is None
    assert await people.log_in("ann", PASSWORD) is None

    assert await people.lift_ban(ann.id)
    assert await people.whose(cookie) == ann
    assert not await people.ban("nobody")


async def test_a_person_can_block_and_unblock_others(people: People) -> None:
    ann, bob = await people.guest("Ann", "en"), await people.guest("Bob", "en")
    await people.block(ann, bob.id)
    await people.block(ann, bob.id)
    for nobody in ("A" * 16, "\0" * 16, ""):
        await people.block(ann, nobody)
        await people.unblock(ann, nobody)

    assert await people.blocked(ann) == {bob.id}
    assert await people.blocked(bob) == set()
    await people.unblock(ann, bob.id)
    assert await people.blocked(ann) == set()


async def played(people: People, database: Database) -> tuple[Person, Person]:
    """Return two people after one game; the first has data in every table."""
    ann, bob = await registered(people, "ann"), await people.guest("Bob", "en")
    seats = (SeatResult(1, person=ann.id), SeatResult(2, person=bob.id))
    insert = "INSERT INTO seats (table_id, seat, person) VALUES ($1, $2, $3)"
    await database.write(
        Statement(insert, ("t4ble", 1, ann.id)), Statement(insert, ("t4ble", 2, bob.id))
    )
    await Ratings(database).rate(Finished("t4ble", "acquire", "classic", NOON, seats))
    await people.recovery_link_token(ann, password=PASSWORD)
    await people.block(ann, bob.id)
    await people.block(bob, ann.id)
    return await people.change(ann, Changes(hours=Hours("Europe/Warsaw", 18, 23))), bob


async def test_the_export_contains_everything_but_the_hashes(
    people: People, database: Database
) -> None:
    ann, _ = await played(people, database)

    exported = json.loads(json.dumps(await people.export(ann)))

    assert exported["person"] == {
        "id": ann.id,
        "name": "ann",
        "language": "en",
        "created": NOON,
        "seen": NOON,
        "epoch": ann.epoch,
        "login": "ann",
        "banned": None,
        "banned_until": None,
        "settings": {"hours": {"zone": "Europe/Warsaw", "start": 18, "end": 23}, "webhook": None},
    }
    assert exported["seats"] == [{"table_id": "t4ble", "seat": 1}]
    (result,) = exported["results"]
    assert (result["edition"], result["seats"], result["rank"]) == ("classic", 2, 1)
    (rating,) = exported["ratings"]
    assert (rating["pool"], rating["games"]) == ("acquire/classic/2", 1)
    assert [block["name"] for block in exported["blocks"]] == ["Bob"]


async def test_the_export_reveals_nobody_elses_id(people: People, database: Database) -> None:
    ann, bob = await played(people, database)

    exported = json.dumps(await people.export(ann))

    assert ann.id in exported
    assert bob.id not in exported


async def test_nothing_is_left_of_a_deleted_person(people: People, database: Database) -> None:
    ann, bob = await played(people, database)
    cookie = people.cookie(ann)

    await people.delete(ann)

    assert await people.whose(cookie) is None
    assert await people.log_in("ann", PASSWORD) is None
    for table in ("people", "account_names", "seats", "results", "ratings", "blocks"):
        rows = await database.read(f"SELECT * FROM {table}")
        assert ann.id not in str(rows) and "'ann'" not in str(rows)
    assert await database.read("SELECT seat, person FROM seats ORDER BY seat") == [
        (1, None),
        (2, bob.id),
    ]
    with pytest.raises(PersonError) as refused:
        await people.change(ann, Changes(name="Ann"))
    assert refused.value.code is PersonFault.GONE
