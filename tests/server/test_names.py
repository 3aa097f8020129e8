"""Names of people: what they may contain, and whose they must not look like."""

from __future__ import annotations

import asyncio
import unicodedata

import pytest

from magnate.play.seats import bot_name
from magnate.server.database import Database, Statement
from magnate.server.people.faults import PersonError, PersonFault
from magnate.server.people.identity import People
from magnate.server.people.names import checked_name
from magnate.server.people.person import Changes, Person

PASSWORD = "correct horse"
WAVE = "👋🏽"  # two code points


@pytest.fixture
def people(database: Database) -> People:
    return People(database, b"s" * 32, clock=lambda: 1_800_000_000.0)


async def registered(people: People, name: str, login: str) -> Person:
    return await people.register(await people.guest(name, "en"), login=login, password=PASSWORD)


def fault_of(name: str) -> PersonFault:
    with pytest.raises(PersonError) as refused:
        checked_name(name)
    assert refused.value.field == "name"
    return refused.value.code


@pytest.mark.parametrize(
    "name",
    [
        "Łukasz Żółć",
        "Święto-Mirosława O’Hara",
        "João da Conceição, 3º",
        "Анна-Мария",
        "Ёжик №7",
        "Ґалаґан Їжак",
        "Ελένη",
        "שרה",
        "محمد ٣",
        "李小龍",
        "さくら 桜 サクラ・ー",
        "김철수 金",
        "ㄅㄆㄇ 李",
        "प्रिया",
        "ကြွှဲ့",
        "ลิ้นจี่",
        "Nguyễn Thị Ánh",
        "Ann 2!",
        "João 🙂",
        "<b>&amp;'\"",
        "🙂",
        "7",
    ],
)
def test_a_name_in_one_script_is_stored_as_it_is(name: str) -> None:
    assert checked_name(name) == name


@pytest.mark.parametrize(
    "name",
    [
        "Аnn",  # a Cyrillic А
        "Ann Иванова",
        "Ivаn",
        "Αnna",  # a Greek Α
        "Mαx",
        "Ann 李",
        "さくら Ann",
        "김さ",
        "Ꭺnn",  # Cherokee
        "Аnna Łoś",
    ],
)
def test_a_name_of_several_scripts_is_refused(name: str) -> None:
    assert fault_of(name) is PersonFault.NAME_SCRIPTS


@pytest.mark.parametrize(
    "sign",
    [
        "\0",
        "\n",
        "\u00ad",  # a soft hyphen
        "\u034f",  # a combining grapheme joiner
        "\u061c",
        "\u115f",  # a Hangul filler
        "\u180e",
        "\u200b",
        "\u200c",
        "\u200d",
        "\u200e",
        "\u2028",
        "\u202e",
        "\u2060",
        "\u2067",
        "\u20dd",  # an enclosing circle
        "\u2800",  # blank braille
        "\u3164",
        "\ud800",
        "\ue000",
        "\ufe0f",
        "\ufeff",
        "\uffa0",
        "\uffff",
        "\U000e0041",
        "\U000e0100",
    ],
)
def test_an_invisible_character_is_refused(sign: str) -> None:
    assert fault_of(f"A{sign}nn") is PersonFault.NAME_CHARACTERS
    if not sign.isspace():
        assert fault_of(f"Ann{sign}") is PersonFault.NAME_CHARACTERS


@pytest.mark.parametrize("name", ["\u0301Ann", "Ann \u0301", "A\u0300\u0316\u0323\u0359\u0330nn"])
def test_marks_without_a_letter_or_in_a_pile_are_refused(name: str) -> None:
    assert fault_of(name) is PersonFault.NAME_CHARACTERS


@pytest.mark.parametrize("name", ["", "   ", "\t\n", "\u3000"])
def test_an_empty_name_is_refused(name: str) -> None:
    assert fault_of(name) is PersonFault.NAME_EMPTY


@pytest.mark.parametrize("space", ["  ", "\u00a0", "\u2003", "\u3000 "])
def test_every_space_is_the_same(space: str) -> None:
    assert checked_name(f" Ann{space}Lee") == "Ann Lee"


def test_a_name_has_at_most_forty_characters_as_people_count_them() -> None:
    marked = "e\u0331\u0302"  # three code points that no composed letter replaces

    assert checked_name(WAVE * 30) == WAVE * 30
    assert checked_name("x" * 40) == "x" * 40
    assert checked_name(marked * 40) == unicodedata.normalize("NFC", marked * 40)
    assert fault_of("x" * 41) is PersonFault.NAME_TOO_LONG
    assert fault_of(WAVE * 31) is PersonFault.NAME_TOO_LONG  # 248 bytes
    assert fault_of("x" * 1_000_000) is PersonFault.NAME_TOO_LONG


@pytest.mark.parametrize(
    "name",
    [
        "Otto",
        "OTTO",
        "0tto",
        "ОТТО",  # wholly Cyrillic
        "Mila II",
        "Mi1a",
        "Ada 3",
        "Viktor VII",
        "steady",
        "Steady 1",
        "random",
        "ЭКСПЕРТ",
        "nowicjusz",
        bot_name("expert", 2, {"Ada"}),
    ],
)
def test_the_name_of_a_bot_is_refused(name: str) -> None:
    assert fault_of(name) is PersonFault.NAME_OF_BOT


@pytest.mark.parametrize("name", ["Milan", "Adam", "Ottokar", "Виктор", "Steady bot 417", "Ada L."])
def test_a_name_that_only_contains_a_bots_passes(name: str) -> None:
    assert checked_name(name) == name


@pytest.mark.parametrize("name", ["Paul", "PAUL", "PauI", "Pau1", "  Paul "])
async def test_nobody_is_called_like_an_account(people: People, name: str) -> None:
    await registered(people, "Paul", "paul")
    guest = await people.guest("Paulina", "en")

    for attempt in (people.guest(name, "en"), people.change(guest, Changes(name=name))):
        with pytest.raises(PersonError) as refused:
            await attempt
        assert (refused.value.code, refused.value.field) == (PersonFault.NAME_TAKEN, "name")


async def test_a_wholly_cyrillic_name_that_looks_latin_is_taken_too(people: People) -> None:
    await registered(people, "Сара", "sara")

    with pytest.raises(PersonError) as refused:
        await people.guest("Capa", "en")

    assert refused.value.code is PersonFault.NAME_TAKEN


async def test_guests_may_share_a_name_until_one_of_them_registers(people: People) -> None:
    first, second = await people.guest("Max", "en"), await people.guest("Max", "en")
    await people.register(first, login="max", password=PASSWORD)

    with pytest.raises(PersonError) as refused:
        await people.register(second, login="max2", password=PASSWORD)

    assert refused.value.code is PersonFault.NAME_TAKEN
    assert await people.log_in("max2", PASSWORD) is None
    changed = await people.change(second, Changes(name="Maks", language="pl"))
    assert (await people.register(changed, login="max2", password=PASSWORD)).name == "Maks"


async def test_of_two_guests_who_register_at_once_one_gets_the_name(people: People) -> None:
    guests = [await people.guest(name, "en") for name in ("Max", "MAX")]

    tries = await asyncio.gather(
        *(
            people.register(guest, login=f"max{n}", password=PASSWORD)
            for n, guest in enumerate(guests)
        ),
        return_exceptions=True,
    )

    (error,) = [each for each in tries if isinstance(each, PersonError)]
    (person,) = [each for each in tries if isinstance(each, Person)]
    assert error.code is PersonFault.NAME_TAKEN
    assert person.login is not None and await people.log_in(person.login, PASSWORD) == person


async def test_an_account_that_changes_its_name_frees_the_old_one(people: People) -> None:
    ann = await registered(people, "Ann", "ann")

    changed = await people.change(ann, Changes(name="ANN"))
    changed = await people.change(changed, Changes(name="Anna"))

    assert (await people.guest("Ann", "en")).name == "Ann"
    with pytest.raises(PersonError):
        await people.guest("anna", "en")


async def test_the_name_of_a_deleted_account_is_free(people: People) -> None:
    await people.delete(await registered(people, "Ann", "ann"))

    assert (await registered(people, "Ann", "ann")).name == "Ann"


async def test_names_of_earlier_releases_stay(people: People, database: Database) -> None:
    """They may be mixed, invisible in part, or those of a bot, and two accounts may share one."""
    accounts = [await registered(people, f"Old {n}", f"old{n}") for n in range(3)]
    guest = await people.guest("Nobody", "en")
    old = ["Аnn\u200b", "Max", "MAX", "Otto"]
    for person, name in zip((*accounts, guest), old, strict=True):
        sql = "UPDATE people SET name = $2 WHERE id = $1"
        await database.write(Statement(sql, (person.id, name)))
    await database.write(Statement("DELETE FROM account_names"))
    await people.claim_names()
    await people.claim_names()

    for person, name in zip((*accounts, guest), old, strict=True):
        changed = await people.change(person, Changes(name=name, language="pl"))
        assert (changed.name, changed.language) == (name, "pl")
    with pytest.raises(PersonError):
        await people.guest("max", "en")
