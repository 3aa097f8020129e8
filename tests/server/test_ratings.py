from __future__ import annotations

import asyncio

import msgspec
import pytest

from magnate.server.database import Database, open_database
from magnate.server.people.identity import People
from magnate.server.people.ratings import Finished, Ratings, SeatResult, Standing, pool_of

NOON = 1_800_000_000.0
DUEL = "acquire/classic/2"
NEW_MU, NEW_SIGMA = 25.0, 25 / 3


@pytest.fixture
def people(database: Database) -> People:
    return People(database, b"s" * 32, clock=lambda: NOON)


@pytest.fixture
def ratings(database: Database) -> Ratings:
    return Ratings(database)


async def guests(people: People, *names: str) -> list[str]:
    return [(await people.guest(name, "en")).id for name in names]


def finished(table_id: str, *seats: SeatResult) -> Finished:
    return Finished(table_id, "acquire", "classic", NOON, seats)


def duel(table_id: str, winner: str, loser: str) -> Finished:
    return finished(table_id, SeatResult(1, person=winner), SeatResult(2, person=loser))


async def by_person(ratings: Ratings, pool: str) -> dict[str, Standing]:
    return {each.person: each for each in await ratings.standings(pool, limit=100)}


def test_a_pool_is_a_game_an_edition_a_number_of_seats_and_whether_bots_play() -> None:
    assert pool_of("acquire", "classic", seats=4, bots=0) == "acquire/classic/4"
    assert pool_of("monopoly", "us-2008", seats=3, bots=2) == "monopoly/us-2008/3+bots"


async def test_an_unrated_game_has_only_a_result(
    people: People, ratings: Ratings, database: Database
) -> None:
    ann, bob = await guests(people, "Ann", "Bob")

    await ratings.rate(msgspec.structs.replace(duel("t1", ann, bob), is_rated=False))

    assert await ratings.standings(DUEL, limit=10) == []
    ranks = await database.read("SELECT person, rank FROM results ORDER BY seat")
    assert [tuple(row) for row in ranks] == [(ann, 1), (bob, 2)]


async def test_a_win_raises_a_loss_lowers_and_both_reduce_uncertainty(
    people: People, ratings: Ratings
) -> None:
    ann, bob = await guests(people, "Ann", "Bob")

    await ratings.rate(duel("t1", ann, bob))

    first, second = await ratings.standings(DUEL, limit=10)
    assert (first.rank, first.person, first.name, first.games) == (1, ann, "Ann", 1)
    assert (second.rank, second.person, second.name, second.games) == (2, bob, "Bob", 1)
    assert second.mu < NEW_MU < first.mu
    assert first.mu - NEW_MU == pytest.approx(NEW_MU - second.mu)
    assert first.sigma == pytest.approx(second.sigma)
    assert first.sigma < NEW_SIGMA


async def test_a_tie_between_equals_changes_no_rating(people: People, ratings: Ratings) -> None:
    ann, bob = await guests(people, "Ann", "Bob")

    await ratings.rate(finished("t1", SeatResult(1, person=ann), SeatResult(1, person=bob)))

    found = await by_person(ratings, DUEL)
    assert [found[each].mu for each in (ann, bob)] == pytest.approx([NEW_MU, NEW_MU])


async def test_a_game_is_rated_once_however_often_it_is_reported(
    people: People, ratings: Ratings
) -> None:
    ann, bob = await guests(people, "Ann", "Bob")
    await ratings.rate(duel("t1", ann, bob))
    before = await ratings.standings(DUEL, limit=10)

    await asyncio.gather(*(ratings.rate(duel("t1", ann, bob)) for _ in range(5)))

    assert await ratings.standings(DUEL, limit=10) == before


async def test_the_results_contain_every_rank(
    database: Database, people: People, ratings: Ratings
) -> None:
    ann, bob = await guests(people, "Ann", "Bob")
    await ratings.rate(
        finished("t1", SeatResult(2, person=bob), SeatResult(3, bot="steady"), SeatResult(1, ann)),
    )

    rows = await database.read(
        "SELECT seat, person, rank, seats, bots, ended FROM results ORDER BY seat"
    )
    assert rows == [(1, bob, 2, 3, 1, NOON), (2, None, 3, 3, 1, NOON), (3, ann, 1, 3, 1, NOON)]


async def test_games_with_bots_are_rated_separately_and_bots_have_ratings(
    people: People, ratings: Ratings
) -> None:
    (ann,) = await guests(people, "Ann")

    await ratings.rate(finished("t1", SeatResult(1, ann), SeatResult(2, bot="steady")))

    assert await ratings.standings(DUEL, limit=10) == []
    first, second = await ratings.standings(DUEL + "+bots", limit=10)
    assert (first.person, first.name, first.games) == (ann, "Ann", 1)
    assert (second.person, second.name, second.games) == ("bot:steady", "steady", 1)
    assert second.mu < NEW_MU < first.mu


async def test_a_bot_on_several_seats_gets_their_mean(people: People, ratings: Ratings) -> None:
    (ann,) = await guests(people, "Ann")
    seats = (SeatResult(1, bot="steady"), SeatResult(2, ann), SeatResult(3, bot="steady"))

    await ratings.rate(finished("t1", *seats))

    found = await by_person(ratings, "acquire/classic/3+bots")
    assert set(found) == {ann, "bot:steady"}
    assert found["bot:steady"].games == 1
    assert abs(found["bot:steady"].mu - NEW_MU) < 1


@pytest.mark.parametrize("bots", [0, 1])
async def test_a_person_on_two_seats_is_not_rated(
    database: Database, people: People, ratings: Ratings, bots: int
) -> None:
    ann, bob = await guests(people, "Ann", "Bob")
    seats = [SeatResult(1, ann), SeatResult(2, ann), SeatResult(3, bob)]

    await ratings.rate(finished("t1", *seats, *[SeatResult(4, bot="steady")] * bots))

    assert await database.read("SELECT * FROM ratings") == []
    assert len(await database.read("SELECT * FROM results")) == 3 + bots


async def test_the_seat_of_a_deleted_person_does_not_count(
    people: People, ratings: Ratings
) -> None:
    ann, bob = await guests(people, "Ann", "Bob")
    nobody = SeatResult(1)

    await ratings.rate(finished("t1", nobody, SeatResult(2, ann)))
    await ratings.rate(finished("t2", nobody, SeatResult(2, ann), SeatResult(3, bob)))
    await ratings.rate(finished("t3", nobody, SeatResult(2, bot="steady")))

    assert await ratings.standings(DUEL, limit=10) == []
    assert set(await by_person(ratings, "acquire/classic/3")) == {ann, bob}
    assert await ratings.standings(DUEL + "+bots", limit=10) == []


async def test_a_person_deleted_just_before_the_end_leaves_no_rating(
    database: Database, people: People, ratings: Ratings
) -> None:
    ann, (bob,) = await people.guest("Ann", "en"), await guests(people, "Bob")
    await people.delete(ann)

    await ratings.rate(duel("t1", ann.id, bob))

    assert set(await by_person(ratings, DUEL)) == {bob}
    assert ann.id not in str(await database.read("SELECT * FROM results"))
    assert ann.id not in str(await database.read("SELECT * FROM ratings"))


async def test_no_game_is_lost_when_many_end_at_once(
    database: Database, people: People, ratings: Ratings, database_url: str
) -> None:
    """Two processes rate games of the same people; every game counts once."""
    ann, bob, cid = await guests(people, "Ann", "Bob", "Cid")
    other = await open_database(database_url)
    processes = (ratings, Ratings(other))
    games = [duel(f"t{n}", *((ann, bob), (bob, cid), (cid, ann))[n % 3]) for n in range(15)]

    await asyncio.gather(
        *(process.rate(game) for game in games for process in processes),
    )
    await other.close()

    found = await by_person(ratings, DUEL)
    assert {person: each.games for person, each in found.items()} == {ann: 10, bob: 10, cid: 10}
    assert len(await database.read("SELECT * FROM results")) == 30


async def test_no_game_of_a_bot_is_lost_when_many_end_at_once(
    database: Database, people: People, ratings: Ratings, database_url: str
) -> None:
    persons = await guests(people, *(f"Guest {n}" for n in range(8)))
    other = await open_database(database_url)
    processes = (ratings, Ratings(other))

    await asyncio.gather(
        *(
            processes[n % 2].rate(
                finished(f"t{n}", SeatResult(1, person), SeatResult(2, bot="steady"))
            )
            for n, person in enumerate(persons)
        )
    )
    await other.close()

    assert (await by_person(ratings, DUEL + "+bots"))["bot:steady"].games == 8


async def test_a_person_deleted_while_being_rated_leaves_no_rating(
    database: Database, people: People, ratings: Ratings
) -> None:
    for number in range(5):
        ann, (bob,) = await people.guest("Ann", "en"), await guests(people, "Bob")
        await asyncio.gather(
            ratings.rate(duel(f"a{number}", ann.id, bob)),
            people.delete(ann),
            ratings.rate(duel(f"b{number}", bob, ann.id)),
        )
        assert ann.id not in str(await database.read("SELECT * FROM results"))
        assert ann.id not in str(await database.read("SELECT * FROM ratings"))


async def test_standings_prefer_certain_ratings_and_omit_banned_people(
    people: People, ratings: Ratings
) -> None:
    ann, bob, cid, dan = await guests(people, "Ann", "Bob", "Cid", "Dan")
    for number in range(10):
        await ratings.rate(duel(f"t{number}", ann, bob))
    await ratings.rate(duel("u1", cid, dan))

    shown = await ratings.standings(DUEL, limit=10)
    values = [each.mu - 3 * each.sigma for each in shown]
    assert [each.person for each in shown][:2] == [ann, cid]
    assert values == sorted(values, reverse=True)
    assert [each.rank for each in shown] == [1, 2, 3, 4]
    assert [each.person for each in await ratings.standings(DUEL, limit=1)] == [ann]

    await people.ban(ann)
    assert (await ratings.standings(DUEL, limit=10))[0].person == cid
