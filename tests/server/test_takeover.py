"""Attempts to take over somebody's account, replayed against the real application."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from magnate.server.database import Database, Statement
from magnate.server.http.security import COOKIE
from magnate.server.people.faults import PersonError, PersonFault
from magnate.server.people.identity import People, Session
from magnate.server.people.person import Changes, Person
from magnate.server.people.tokens import Signer, TokenKind, hash_of

from .serving import (
    ACQUIRE,
    Server,
    close_code,
    eventually,
    new_table,
    received,
    running_server,
)

PASSWORD = "correct horse battery"
OTHER_PASSWORD = "staple of the thief"
SECRET = b"s" * 32


@pytest.fixture
def people(database: Database) -> People:
    return People(database, SECRET, clock=time.time)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running_server(tmp_path_factory.mktemp("site")) as server:
        yield server


def guest(server: Server, name: str) -> httpx.Client:
    """A browser that is signed in as a new guest."""
    browser = server.browser()
    browser.post("/api/guests", json={"name": name}).raise_for_status()
    return browser


def account(server: Server, login: str) -> httpx.Client:
    """A browser in which somebody has just registered."""
    browser = guest(server, login)
    register(browser, login).raise_for_status()
    return browser


def register(browser: httpx.Client, login: str, password: str = PASSWORD) -> httpx.Response:
    return browser.post("/api/accounts", json={"login": login, "password": password})


def copy_of(server: Server, browser: httpx.Client) -> httpx.Client:
    """Another browser with a stolen copy of the cookie."""
    thief = server.browser()
    thief.cookies.set(COOKIE, browser.cookies[COOKIE])
    return thief


def link(browser: httpx.Client, **body: str) -> str:
    """Return the token of a new recovery link or seat link."""
    return str(browser.post("/api/me/recovery", json=body).raise_for_status().json()["token"])


def use(browser: httpx.Client, token: str, **body: str) -> httpx.Response:
    return browser.post("/api/recoveries", json={"token": token, **body})


def change(browser: httpx.Client, proof: str, password: str = OTHER_PASSWORD) -> httpx.Response:
    return browser.post("/api/me/password", json={"proof": proof, "password": password})


def log_in(server: Server, login: str, password: str = PASSWORD) -> httpx.Response:
    return server.browser().post("/api/sessions", json={"login": login, "password": password})


def is_signed_in(browser: httpx.Client) -> bool:
    return browser.get("/api/me").status_code == 200


def refusal(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, str(answer.json()["error"])


def test_whoever_planted_a_link_is_out_once_its_user_registers(server: Server) -> None:
    thief = guest(server, "Planted")
    planted, spare = link(thief), thief.cookies[COOKIE]
    victim = server.browser()
    use(victim, planted).raise_for_status()
    table = new_table(victim, ACQUIRE)
    seat = link(copy_of(server, victim), table=table)
    second = link(copy_of(server, victim))

    register(victim, "planted").raise_for_status()

    assert spare != victim.cookies[COOKIE]
    assert not is_signed_in(thief)
    for token in (planted, second, seat):
        assert refusal(use(server.browser(), token)) == (401, "wrong_token")
    assert victim.get("/api/me").json()["login"] == "planted"
    assert victim.get(f"/api/tables/{table}").json()["you"] == 1


def test_a_copied_cookie_ends_when_its_owner_registers(server: Server) -> None:
    victim = guest(server, "Copied")
    thief = copy_of(server, victim)

    register(victim, "copied").raise_for_status()

    assert is_signed_in(victim) and not is_signed_in(thief)
    assert refusal(register(thief, "copied2")) == (401, "signed_out")


def test_a_session_without_the_password_creates_no_recovery_link(server: Server) -> None:
    victim = account(server, "robbed")
    thief = copy_of(server, victim)

    for body in ({}, {"password": OTHER_PASSWORD}, {"password": ""}, {"password": "x" * 1000}):
        answer = thief.post("/api/me/recovery", json=body)

        assert refusal(answer) == (403, "password_wrong")
        assert answer.json()["field"] == "password"


def test_a_link_that_is_younger_than_the_session_replaces_no_password(server: Server) -> None:
    victim = account(server, "younger")
    thief = copy_of(server, victim)
    token = link(victim, password=PASSWORD)

    assert refusal(change(thief, token)) == (403, "proof_wrong")
    assert log_in(server, "younger").status_code == 200


def test_a_link_that_is_older_than_the_session_replaces_the_password(server: Server) -> None:
    token = link(account(server, "older"), password=PASSWORD)
    browser = server.browser()
    body = {"login": "older", "password": PASSWORD}
    browser.post("/api/sessions", json=body).raise_for_status()

    change(browser, token).raise_for_status()

    assert log_in(server, "older").status_code == 401
    assert log_in(server, "older", OTHER_PASSWORD).status_code == 200


def test_a_seat_link_leads_to_no_other_password(server: Server) -> None:
    """It opens a session that is younger than every link, but no link can be created for it."""
    victim = account(server, "seated")
    table = new_table(victim, ACQUIRE)
    seat = link(copy_of(server, victim), table=table)
    thief = server.browser()

    assert refusal(use(thief, seat, password=OTHER_PASSWORD)) == (401, "wrong_token")
    use(thief, seat).raise_for_status()
    assert refusal(change(thief, seat)) == (403, "proof_wrong")
    assert refusal(thief.post("/api/me/recovery", json={})) == (403, "password_wrong")
    assert refusal(register(thief, "seated2")) == (409, "already_registered")
    assert log_in(server, "seated").status_code == 200


def test_a_session_without_the_password_does_not_delete_the_account(server: Server) -> None:
    victim = account(server, "deleted")
    thief = copy_of(server, victim)

    assert refusal(thief.request("DELETE", "/api/me", json={})) == (403, "password_wrong")
    assert is_signed_in(victim)
    answer = victim.request("DELETE", "/api/me", json={"password": PASSWORD})
    assert answer.status_code == 204


def test_a_recovered_account_belongs_to_its_owner_alone(server: Server) -> None:
    token = link(account(server, "owner"), password=PASSWORD)
    thief = server.browser()
    body = {"login": "owner", "password": PASSWORD}
    thief.post("/api/sessions", json=body).raise_for_status()
    table = new_table(thief, ACQUIRE)
    kept = link(thief, table=table)
    owner = server.browser()

    use(owner, token, password=OTHER_PASSWORD).raise_for_status()

    assert owner.get("/api/me").json()["login"] == "owner"
    assert owner.get(f"/api/tables/{table}").json()["you"] == 1
    assert not is_signed_in(thief)
    assert log_in(server, "owner").status_code == 401
    for used in (token, kept):
        assert refusal(use(server.browser(), used)) == (401, "wrong_token")
    assert log_in(server, "owner", OTHER_PASSWORD).status_code == 200


def test_a_refused_new_password_does_not_use_the_link_up(server: Server) -> None:
    token = link(account(server, "retrying"), password=PASSWORD)

    assert refusal(use(server.browser(), token, password="short")) == (422, "password_too_short")
    assert use(server.browser(), token, password=OTHER_PASSWORD).status_code == 200


def test_a_guests_link_sets_no_password(server: Server) -> None:
    browser = guest(server, "Guest")

    answer = use(server.browser(), link(browser), password=OTHER_PASSWORD)

    assert refusal(answer) == (409, "not_registered")
    assert is_signed_in(browser)


def test_a_new_password_ends_every_other_session_and_link(server: Server) -> None:
    victim = account(server, "renewed")
    thief = copy_of(server, victim)
    table = new_table(victim, ACQUIRE)
    links = [link(thief, table=table), link(victim, password=PASSWORD)]

    change(victim, PASSWORD).raise_for_status()

    assert is_signed_in(victim) and not is_signed_in(thief)
    for token in links:
        assert refusal(use(server.browser(), token)) == (401, "wrong_token")


def test_a_link_tells_whom_it_signs_in_and_changes_nothing(server: Server) -> None:
    browser = account(server, "asked")
    before = browser.cookies[COOKIE]
    token = link(browser, password=PASSWORD)
    stranger = server.browser()

    answer = stranger.post("/api/recoveries/person", json={"token": token}).raise_for_status()

    told = answer.json()
    assert (told["name"], told["login"], told["sets_password"]) == ("asked", "asked", True)
    assert "set-cookie" not in answer.headers
    assert not is_signed_in(stranger)
    assert browser.cookies[COOKIE] == before and is_signed_in(browser)
    wrong = stranger.post("/api/recoveries/person", json={"token": token + "A"})
    assert refusal(wrong) == (401, "wrong_token")


def test_opening_the_page_of_a_link_signs_nobody_in(server: Server) -> None:
    token = link(guest(server, "Opened"))
    fresh = server.browser()

    for path in (f"/?recover={token}", f"/recover?token={token}", f"/api/recoveries?token={token}"):
        answer = fresh.get(path)
        assert "set-cookie" not in answer.headers

    assert use(server.browser(), token).status_code == 200


@pytest.mark.parametrize("ending", ["register", "password", "recover", "sign-out-everywhere"])
def test_the_sockets_of_ended_sessions_are_closed(server: Server, ending: str) -> None:
    login = f"sockets-{ending}"
    browser = guest(server, login) if ending == "register" else account(server, login)
    table = new_table(browser, ACQUIRE)
    thief = copy_of(server, browser)
    thief.headers["cookie"] = f"{COOKIE}={browser.cookies[COOKIE]}"
    with server.connected(thief, table) as sock:
        received(sock)
        match ending:
            case "register":
                register(browser, login).raise_for_status()
            case "password":
                change(browser, PASSWORD).raise_for_status()
            case "recover":
                token = link(browser, password=PASSWORD)
                use(browser, token, password=OTHER_PASSWORD).raise_for_status()
            case _:
                browser.post("/api/me/sign-out-everywhere", json={}).raise_for_status()
        while (message := received(sock))["type"] != "closing":
            pass
        assert message["reason"] == "signed_out"
        close_code(sock)
    assert server.refusal(thief, table) == (4401, "signed_out")
    browser.headers["cookie"] = f"{COOKIE}={browser.cookies[COOKIE]}"
    with server.connected(browser, table) as sock:
        assert received(sock)["table"]["you"] == 1


@pytest.mark.parametrize("ending", ["register", "delete"])
def test_sockets_at_another_process_are_closed_too(tmp_path: Path, ending: str) -> None:
    with running_server(tmp_path) as here, running_server(tmp_path) as there:
        browser = guest(here, "Ann")
        table = new_table(guest(here, "Ben"), ACQUIRE)
        thief = there.anybody(cookie=f"{COOKIE}={browser.cookies[COOKIE]}", origin=there.origin)
        with there.connected(thief, table) as sock:
            received(sock)
            if ending == "register":
                register(browser, "elsewhere").raise_for_status()
            else:
                browser.delete("/api/me").raise_for_status()
            while (message := received(sock))["type"] != "closing":
                pass
            assert message["reason"] == "signed_out"


def test_a_socket_that_was_opened_while_its_session_ended_is_closed(server: Server) -> None:
    """The session ends after the person was looked up and before the socket is counted."""
    browser = guest(server, "Quick")
    table = new_table(browser, ACQUIRE)
    thief = copy_of(server, browser)
    thief.headers["cookie"] = f"{COOKIE}={browser.cookies[COOKIE]}"
    lock = server.do(server.site.hub.room(table))._lock
    server.do(lock.acquire())
    with server.connected(thief, table) as sock:
        eventually(lambda: lock._waiters)  # the person was looked up, and the table is next
        register(browser, "quick").raise_for_status()
        server.do(released(lock))
        assert received(sock) == {"type": "closing", "reason": "signed_out"}


async def released(lock: asyncio.Lock) -> None:
    lock.release()


async def test_a_request_in_a_session_that_has_ended_gets_no_new_one(people: People) -> None:
    """The request was admitted before the owner's request ended its session."""
    guest = await people.guest("Ann", "en")
    await people.sign_out_everywhere(guest)
    seat = people.seat_token(guest, table_id="t4ble", seat=1)

    for late in (
        people.sign_out_everywhere(guest),
        people.register(guest, login="late", password=PASSWORD),
        people.recovery_link_token(guest),
        people.change(guest, Changes(webhook="https://thief.example/")),
        people.check_password(guest, None),
    ):
        with pytest.raises(PersonError) as refused:
            await late
        assert refused.value.code is PersonFault.SIGNED_OUT
    assert await people.recover(seat) is None
    assert await people.log_in("late", PASSWORD) is None


async def test_of_two_requests_that_end_one_session_only_one_is_signed_in(
    people: People,
) -> None:
    ann = await people.guest("Ann", "en")
    token = await people.recovery_link_token(ann)
    tries = await asyncio.gather(
        people.recover(token),
        people.recover(token),
        people.sign_out_everywhere(ann),
        people.register(ann, login="raced", password=PASSWORD),
        return_exceptions=True,
    )

    signed_in = [person for person in tries if isinstance(person, Person)]
    assert len(signed_in) == 1
    assert await people.whose(people.cookie(signed_in[0])) is not None


async def test_a_cookie_of_an_old_release_stays_valid(people: People) -> None:
    """Nobody knows when its session began, so no link is older."""
    ann = await people.register(await people.guest("Ann", "en"), login="ann", password=PASSWORD)
    token = await people.recovery_link_token(ann, password=PASSWORD)
    cookie = Signer(SECRET).signed(TokenKind.UNDATED_COOKIE, ann.id, str(ann.epoch))

    session = await people.session(cookie)

    assert session is not None and session == Session(ann, 0)
    with pytest.raises(PersonError) as refused:
        await people.change_password(session, proof=token, password=OTHER_PASSWORD)
    assert refused.value.code is PersonFault.PROOF_WRONG


async def test_a_link_of_an_old_release_signs_in_but_sets_no_password(
    people: People, database: Database
) -> None:
    """It may have been planted before its owner registered, which did not end it then."""
    ann = await people.register(await people.guest("Ann", "en"), login="ann", password=PASSWORD)
    old = f"r1.{ann.id}.secret"
    stored = Statement("UPDATE people SET recovery = $1", (hash_of("secret"),))
    await database.write(stored)
    later = Session(ann, 2**62)

    for attempt in (
        people.recover(old, password=OTHER_PASSWORD),
        people.change_password(later, proof=old, password=OTHER_PASSWORD),
    ):
        with pytest.raises(PersonError) as refused:
            await attempt
        assert refused.value.code is PersonFault.PROOF_WRONG
    recovered = await people.recover(old)
    assert recovered is not None and recovered.id == ann.id
    assert await people.log_in("ann", PASSWORD) == recovered
