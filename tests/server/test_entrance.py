"""Who may enter a server and who may play there."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from magnate.server.database import Database
from magnate.server.hosting.entrance import (
    entry_invitations,
    invite_to_site,
    return_use,
    revoke,
    use_invitation,
)

from .serving import (
    ACQUIRE,
    Server,
    commitment,
    join,
    new_table,
    open_table,
    received,
    running_server,
)

DUEL = {"game": "acquire", "edition": "2023-duel", "seats": [None, None]}
ACCOUNT = {"login": "ann", "password": "correct horse battery"}
ACCOUNTS_ONLY = {"error": "accounts_only", "field": "", "detail": ""}


@pytest.fixture
def accounts_only(tmp_path: Path) -> Iterator[Server]:
    with running_server(tmp_path, access="accounts-only") as server:
        yield server


@pytest.fixture
def closed(tmp_path: Path) -> Iterator[Server]:
    with running_server(tmp_path, access="invitation-only") as server:
        yield server


def registered(server: Server, name: str = "Ann") -> httpx.Client:
    client = server.guest(name)
    account = {**ACCOUNT, "login": name.lower()}
    answer = client.post("/api/accounts", json=account).raise_for_status().json()
    if token := answer.get("token"):  # earlier sessions may end with the registration
        client.headers["authorization"] = f"Bearer {token}"
    return client


def invitation(server: Server, *, uses: int = 1, expires: float | None = None) -> str:
    site = server.site
    return server.do(
        invite_to_site(site.database, now=site.clock(), uses=uses, expires=expires, note="")
    )


def enter(server: Server, token: str | None, name: str = "Ann") -> httpx.Response:
    return server.anybody().post("/api/guests", json={"name": name, "invitation": token})


def answer_to(sock: Any, message: dict[str, Any]) -> dict[str, Any]:
    """Return the server's answer to a command."""
    sock.send(json.dumps({"id": "1", **message}))
    while (answer := received(sock))["type"] not in ("done", "refused"):
        pass
    return answer


def test_everybody_may_ask_who_may_play(tmp_path: Path) -> None:
    with running_server(tmp_path, access="invitation-only", registration=False) as server:
        shown = server.anybody().get("/api/site").json()

    assert shown == {"access": "invitation-only", "registration": False}


def test_guests_may_watch_but_not_play_where_that_takes_an_account(accounts_only: Server) -> None:
    guest, ann = accounts_only.guest("Ben"), registered(accounts_only)
    table = new_table(ann, ACQUIRE)
    take = {"seat": 3}

    refusals = [
        guest.post("/api/tables", json={"settings": ACQUIRE, "commitment": commitment()}),
        join(guest, table),
        guest.post(f"/api/tables/{table}/take", json=take),
    ]
    assert [(each.status_code, each.json()) for each in refusals] == [(403, ACCOUNTS_ONLY)] * 3
    with accounts_only.connected(guest, table) as sock:
        assert received(sock)["type"] == "snapshot"
        for command in (
            {"type": "sit", "commitment": commitment()},
            {"type": "take", "seat": 3},
            {"type": "say", "text": "Hello"},
        ):
            assert answer_to(sock, command)["code"] == "accounts_only"


def test_a_guest_who_registers_may_play_at_once(accounts_only: Server) -> None:
    ann, ben = registered(accounts_only), accounts_only.guest("Ben")
    table = new_table(ann, DUEL)
    assert join(ben, table).status_code == 403

    answer = ben.post("/api/accounts", json={**ACCOUNT, "login": "ben"}).raise_for_status().json()
    if token := answer.get("token"):
        ben.headers["authorization"] = f"Bearer {token}"

    assert join(ben, table).status_code == 200


def test_guests_who_play_may_finish_and_talk(tmp_path: Path) -> None:
    with running_server(tmp_path) as server:
        token = server.guest("Ann").headers["authorization"]
        ann = server.anybody(authorization=token)
        table = new_table(ann, {**DUEL, "seats": [None, "steady"]})
    with running_server(tmp_path, access="accounts-only") as server:
        ann = server.anybody(authorization=token)
        with server.connected(ann, table) as sock:
            assert received(sock)["type"] == "snapshot"

            assert answer_to(sock, {"type": "say", "text": "Hello"})["type"] == "done"


def test_nobody_registers_where_registration_is_closed(tmp_path: Path) -> None:
    with running_server(tmp_path, registration=False) as server:
        answer = server.guest("Ann").post("/api/accounts", json=ACCOUNT)

    assert (answer.status_code, answer.json()["error"]) == (403, "registration_closed")


def test_strangers_see_nothing_of_a_closed_server(closed: Server) -> None:
    ann_token = enter(closed, invitation(closed)).json()["token"]
    ann = closed.anybody(authorization=f"Bearer {ann_token}")
    table = str(open_table(ann, DUEL)["table"]["summary"]["table"])
    stranger = closed.anybody()

    for path in ("/api/tables", "/api/finished", f"/api/tables/{table}"):
        assert ann.get(path).status_code == 200, path
        assert stranger.get(path).status_code == 401, path
    assert stranger.get(f"/api/tables/{table}/record").status_code == 401
    assert closed.refusal(stranger, table) == (4401, "signed_out")
    assert stranger.get("/api/games").status_code == 200
    assert stranger.get("/").status_code in (200, 503)  # the page, if it was built


def test_entering_a_closed_server_takes_an_invitation(closed: Server) -> None:
    token = invitation(closed, uses=2)

    refusals = [enter(closed, each) for each in (None, "", "made-up", token[:-1])]
    assert [(each.status_code, each.json()["error"]) for each in refusals] == [
        (403, "invitation_needed"),
        (403, "invitation_needed"),
        (403, "invitation_invalid"),
        (403, "invitation_invalid"),
    ]
    assert [enter(closed, token).status_code for _ in range(3)] == [201, 201, 403]


def test_a_refused_name_uses_up_no_invitation(closed: Server) -> None:
    token = invitation(closed)

    assert enter(closed, token, name=" ").status_code == 422
    assert enter(closed, token).status_code == 201


def test_an_invitation_ends_when_it_expires_or_is_revoked(closed: Server) -> None:
    past = invitation(closed, expires=closed.site.clock() - 1)
    kept, gone = invitation(closed), invitation(closed)
    database, now = closed.site.database, closed.site.clock()
    listed = closed.do(entry_invitations(database, now=now))
    assert len(listed) == 2
    assert closed.do(revoke(database, listed[0].id))
    assert not closed.do(revoke(database, listed[0].id))

    statuses = sorted(enter(closed, each).status_code for each in (past, kept, gone))

    assert statuses == [201, 403, 403]


async def test_an_invitation_lets_in_no_more_than_its_number_at_the_same_time(
    database: Database,
) -> None:
    token = await invite_to_site(database, now=1.0, uses=3, expires=100.0, note="club")

    uses = await asyncio.gather(*(use_invitation(database, token, now=2.0) for _ in range(10)))

    assert sum(uses) == 3
    assert await entry_invitations(database, now=2.0) == []
    await return_use(database, token)
    [left] = await entry_invitations(database, now=2.0)
    assert (left.uses_left, left.expires, left.note) == (1, 100.0, "club")
    assert await use_invitation(database, token, now=101.0) is False
    assert await revoke(database, left.id)
    assert await use_invitation(database, token, now=2.0) is False


def test_an_account_signs_in_to_a_closed_server_without_an_invitation(tmp_path: Path) -> None:
    with running_server(tmp_path) as server:
        registered(server)
    with running_server(tmp_path, access="invitation-only") as server:
        assert server.anybody().post("/api/sessions", json=ACCOUNT).status_code == 200
