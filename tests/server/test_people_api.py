"""People over HTTP: guests, accounts, recovery, personal data and blocks."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from .serving import (
    ACQUIRE,
    Server,
    commitment,
    join,
    new_table,
    open_table,
    received,
    running_server,
    status_of,
)

PASSWORD = "correct horse battery"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running_server(tmp_path_factory.mktemp("site")) as server:
        yield server


def be_guest(client: httpx.Client, **more: Any) -> httpx.Response:
    return client.post("/api/guests", json={"name": "Ann", "language": "pl", **more})


def name_of(client: httpx.Client) -> str:
    return str(client.get("/api/me").raise_for_status().json()["name"])


def test_a_guest_needs_a_name_and_a_language(server: Server) -> None:
    browser = server.browser()

    answer = be_guest(browser)

    assert answer.status_code == 201
    me = browser.get("/api/me").json()
    assert me == answer.json()["person"]
    assert (me["name"], me["language"], me["login"]) == ("Ann", "pl", None)


def test_the_cookie_is_for_this_server_only(server: Server) -> None:
    cookie = be_guest(server.browser()).headers["set-cookie"]

    flags = {part.strip().lower() for part in cookie.split(";")[1:]}
    assert {"httponly", "samesite=lax", "path=/"} <= flags
    assert "secure" not in flags  # plain HTTP here
    assert cookie.startswith("magnate=v2.")


def test_over_https_the_cookie_is_sent_over_https_only(tmp_path: Path) -> None:
    with running_server(tmp_path, behind_proxy=True) as server:
        cookie = be_guest(server.anybody(**{"x-forwarded-proto": "https"})).headers["set-cookie"]

    assert "; secure" in cookie.lower()


def test_the_token_in_the_response_is_the_cookie(server: Server) -> None:
    answer = be_guest(server.browser())

    assert f"magnate={answer.json()['token']};" in answer.headers["set-cookie"]


@pytest.mark.parametrize(
    ("body", "error", "field"),
    [
        ({"name": " "}, "name_empty", "name"),
        ({"name": "x" * 41}, "name_too_long", "name"),
        ({"name": "a\u202eb"}, "name_characters", "name"),
        ({"name": "a\x00b"}, "name_characters", "name"),
        ({"name": "Ann", "language": "de"}, "language_unknown", "language"),
        ({"name": 3}, "invalid", "name"),
        ({}, "invalid", "name"),
        ({"name": "Ann", "admin": True}, "invalid", "admin"),
        ([], "invalid", ""),
    ],
)
def test_the_error_names_the_invalid_field(
    server: Server, body: object, error: str, field: str
) -> None:
    answer = server.anybody().post("/api/guests", json=body)

    assert answer.status_code == 422
    assert (answer.json()["error"], answer.json()["field"]) == (error, field)


def test_a_request_without_a_token_is_anonymous(server: Server) -> None:
    for token in ("x", "v1.abc.0.x", "magnate", "v1..0.", "ünï"):
        headers = {b"authorization": f"Bearer {token}".encode()}
        answer = server.anybody().get("/api/me", headers=headers)

        assert answer.status_code == 401
        assert answer.json()["error"] == "signed_out"


def test_a_person_can_change_their_settings(server: Server) -> None:
    ann = server.guest("Ann")
    hours = {"zone": "Europe/Warsaw", "start": 18, "end": 23}

    changed = ann.patch("/api/me", json={"name": "Anna", "hours": hours}).json()

    assert (changed["name"], changed["language"], changed["hours"]) == ("Anna", "en", hours)
    assert ann.patch("/api/me", json={"hours": None}).json()["hours"] is None
    assert name_of(ann) == "Anna"


def test_an_unknown_time_zone_is_refused_by_name(server: Server) -> None:
    answer = server.guest("Ann").patch("/api/me", json={"hours": {"zone": "Mars/Olympus"}})

    assert answer.status_code == 422
    assert answer.json()["field"] == "hours"
    assert "'Mars/Olympus' is not a time zone" in answer.json()["detail"]


@pytest.mark.parametrize(
    ("address", "error"),
    [
        ("file:///etc/passwd", "webhook_scheme"),
        ("gopher://ann.example/", "webhook_scheme"),
        ("https://", "webhook_address"),
        ("https://ann.example:99999/", "webhook_address"),
        ("https://ann.example/ä", "webhook_address"),
        (f"https://ann.example/{'x' * 500}", "webhook_too_long"),
        ("https://ann:pass@ann.example/", "webhook_login"),
        ("http://ann.example:25/", "webhook_port"),
        ("http://127.0.0.1:8000/", "webhook_private"),
        ("http://127.1/", "webhook_private"),
        ("http://2130706433/", "webhook_private"),
        ("http://0x7f.1/", "webhook_private"),
        ("http://0/", "webhook_private"),
        ("http://10.0.0.8/turn", "webhook_private"),
        ("http://169.254.169.254/latest/meta-data/", "webhook_private"),
        ("http://224.0.0.1/", "webhook_private"),
        ("http://[::1]/", "webhook_private"),
        ("http://[::ffff:10.0.0.8]/", "webhook_private"),
        ("http://[fe80::1]/", "webhook_private"),
        ("http://[fd00::1]/", "webhook_private"),
        ("http://LOCALHOST/", "webhook_private"),
        ("http://localhost./", "webhook_private"),
        ("http://db.localhost/", "webhook_private"),
        ("http://printer.local/", "webhook_private"),
        ("http://metadata.google.internal/", "webhook_private"),
        ("http://router/", "webhook_private"),
    ],
)
def test_a_webhook_that_would_never_be_sent_to_is_refused_with_the_reason(
    server: Server, address: str, error: str
) -> None:
    ann = server.guest("Ann")

    answer = ann.patch("/api/me", json={"webhook": address})

    assert (answer.status_code, answer.json()["error"]) == (422, error)
    assert answer.json()["field"] == "webhook"
    assert ann.get("/api/me").json()["webhook"] is None


@pytest.mark.parametrize(
    "address",
    [
        "https://ann.example/turn?who=ann",
        "http://ann.example:8080/",
        "https://93.184.215.14/",
        "https://[2606:4700::1111]/",
        "https://local.example/",
    ],
)
def test_a_webhook_on_the_internet_is_saved(server: Server, address: str) -> None:
    answer = server.guest("Ann").patch("/api/me", json={"webhook": address})

    assert (answer.status_code, answer.json().get("webhook")) == (200, address)


def test_a_club_can_allow_webhooks_in_its_own_network(tmp_path: Path) -> None:
    with running_server(tmp_path, allow_private_webhooks=True) as server:
        ann = server.guest("Ann")

        assert ann.patch("/api/me", json={"webhook": "http://10.0.0.8/"}).status_code == 200
        assert ann.patch("/api/me", json={"webhook": "http://10.0.0.8:22/"}).status_code == 422


def test_the_export_contains_everything_about_a_person(server: Server) -> None:
    ann = server.guest("Ann")
    table = new_table(ann, ACQUIRE)

    answer = ann.get("/api/me/export")

    assert answer.headers["content-disposition"].startswith("attachment")
    assert answer.json()["person"]["name"] == "Ann"
    assert answer.json()["seats"] == [{"table_id": table, "seat": 1}]


def test_the_export_contains_nobody_elses_secret(server: Server) -> None:
    ann, ben = server.guest("Ann"), server.guest("Ben")
    table = new_table(ann, ACQUIRE)
    join(ben, table).raise_for_status()
    ann.post("/api/me/blocks", json={"table": table, "seat": 2}).raise_for_status()
    bens_id = ben.get("/api/me/export").json()["person"]["id"]
    seed = server.do(server.do(server.site.hub.room(table)).load()).start.seed

    exported = ann.get("/api/me/export")

    assert bens_id not in exported.text
    assert seed not in exported.text
    assert exported.json()["blocks"] == ann.get("/api/me/blocks").json()["blocks"]


def test_a_deleted_person_is_gone(server: Server) -> None:
    ann, ben = server.guest("Ann"), server.guest("Ben")
    waiting = new_table(ann, ACQUIRE)
    running = new_table(ann, ACQUIRE)
    join(ben, running).raise_for_status()

    answer = ann.delete("/api/me")

    assert answer.status_code == 204
    assert ann.get("/api/me").status_code == 401
    seats = ben.get(f"/api/tables/{waiting}").json()["summary"]["seats"]
    assert seats[0] == {"name": "", "bot": None, "free": True}
    assert status_of(ben, running) == "running"
    seats = ben.get(f"/api/tables/{running}").json()["summary"]["seats"]
    assert seats[0]["bot"] == "steady"  # it plays on


def test_a_recovery_link_signs_a_guest_in(server: Server) -> None:
    made = server.guest("Ann").post("/api/me/recovery", json={})

    assert made.status_code == 201
    assert made.json()["link"] == f"{server.url}/#recover={made.json()['token']}"
    browser = server.browser()
    browser.post("/api/recoveries", json={"token": made.json()["token"]}).raise_for_status()
    assert name_of(browser) == "Ann"


def test_a_seat_link_signs_its_player_in(server: Server) -> None:
    ann = server.guest("Ann")
    table = new_table(ann, ACQUIRE)

    made = ann.post("/api/me/recovery", json={"table": table}).raise_for_status().json()

    assert made["link"].startswith(f"{server.url}/tables/{table}#recover=")
    browser = server.browser()
    browser.post("/api/recoveries", json={"token": made["token"]}).raise_for_status()
    assert browser.get(f"/api/tables/{table}").json()["you"] == 1


def test_a_person_without_a_seat_gets_no_seat_link(server: Server) -> None:
    table = new_table(server.guest("Ann"), ACQUIRE)
    ben = server.guest("Ben")

    assert ben.post("/api/me/recovery", json={"table": table}).status_code == 403
    assert ben.post("/api/me/recovery", json={"table": "x"}).status_code == 404


def test_an_invalid_token_signs_nobody_in(server: Server) -> None:
    for token in ("", "r1.abcdefghijklmnop.x", "v1.abc.0.x", "\x00", "r1." + "x" * 5000):
        answer = server.anybody().post("/api/recoveries", json={"token": token})

        assert (answer.status_code, answer.json()["error"]) == (401, "wrong_token")


def test_only_the_new_token_is_valid_after_signing_out_everywhere(server: Server) -> None:
    ann = server.guest("Ann")
    recovery = ann.post("/api/me/recovery", json={}).json()["token"]

    token = ann.post("/api/me/sign-out-everywhere").raise_for_status().json()["token"]

    assert ann.get("/api/me").status_code == 401
    assert server.anybody().post("/api/recoveries", json={"token": recovery}).status_code == 401
    assert name_of(server.anybody(authorization=f"Bearer {token}")) == "Ann"


def register(client: httpx.Client, login: str, password: str = PASSWORD) -> httpx.Response:
    return client.post("/api/accounts", json={"login": login, "password": password})


def signed_in(server: Server, answer: httpx.Response) -> httpx.Client:
    """A program with the token of a response."""
    token = answer.raise_for_status().json()["token"]
    return server.anybody(authorization=f"Bearer {token}")


def log_in(client: httpx.Client, login: str, password: str = PASSWORD) -> httpx.Response:
    return client.post("/api/sessions", json={"login": login, "password": password})


def test_an_account_keeps_the_games_of_the_guest(server: Server) -> None:
    ann = server.guest("Ann of the games")
    table = new_table(ann, ACQUIRE)
    assert register(ann, "ann.games").status_code == 201
    assert ann.get("/api/me").status_code == 401

    browser = server.browser()
    log_in(browser, "Ann.Games").raise_for_status()

    assert browser.get("/api/me").json()["login"] == "ann.games"
    assert browser.get(f"/api/tables/{table}").json()["you"] == 1


def test_a_login_that_is_taken_is_refused(server: Server) -> None:
    assert register(server.guest("Taken"), "taken").status_code == 201

    answer = register(server.guest("Ben"), "TAKEN")

    assert (answer.status_code, answer.json()["error"]) == (409, "login_taken")


def test_a_wrong_password_and_a_wrong_login_look_the_same(server: Server) -> None:
    register(server.guest("Known"), "known").raise_for_status()
    anybody = server.anybody()

    wrong = [log_in(anybody, "known", "not the password"), log_in(anybody, "unknown")]

    assert [answer.status_code for answer in wrong] == [401, 401]
    assert wrong[0].content == wrong[1].content


def test_a_weak_password_is_refused(server: Server) -> None:
    answer = register(server.guest("Ann"), "weak", "short")

    assert (answer.status_code, answer.json()["error"]) == (422, "password_too_short")
    assert answer.json()["field"] == "password"


def test_logging_out_deletes_only_the_cookie(server: Server) -> None:
    browser = server.browser()
    be_guest(browser)

    answer = browser.delete("/api/sessions")

    assert answer.status_code == 204
    assert browser.get("/api/me").status_code == 401


def test_a_new_password_needs_the_old_one_and_ends_other_sessions(server: Server) -> None:
    ann = signed_in(server, register(server.guest("Changing"), "changing"))
    path, new = "/api/me/password", "quite another one"

    refused = ann.post(path, json={"proof": "a wrong password", "password": new})
    changed = ann.post(path, json={"proof": PASSWORD, "password": new})

    assert (refused.status_code, refused.json()["error"]) == (403, "proof_wrong")
    assert changed.status_code == 200
    assert ann.get("/api/me").status_code == 401
    assert log_in(server.anybody(), "changing").status_code == 401
    assert log_in(server.anybody(), "changing", new).status_code == 200


def test_a_player_is_blocked_by_seat_and_unblocked_by_key(server: Server) -> None:
    ann, ben = server.guest("Ann"), server.guest("Ben")
    table = new_table(ann, ACQUIRE)
    join(ben, table).raise_for_status()

    blocked = ann.post("/api/me/blocks", json={"table": table, "seat": 2})

    assert blocked.status_code == 201
    (block,) = blocked.json()["blocks"]
    assert block["name"] == "Ben"
    assert ann.get("/api/me/blocks").json() == blocked.json()
    assert ann.delete("/api/me/blocks/nobody").status_code == 404
    assert ann.delete(f"/api/me/blocks/{block['key']}").json() == {"blocks": []}


def test_a_blocked_players_chat_is_hidden(server: Server) -> None:
    ann, ben = server.guest("Ann"), server.guest("Ben")
    table = new_table(ann, ACQUIRE)
    join(ben, table).raise_for_status()
    ann.post("/api/me/blocks", json={"table": table, "seat": 2}).raise_for_status()

    with server.connected(ben, table) as sock:
        received(sock)
        sock.send('{"type": "say", "id": "1", "text": "hello"}')
        while received(sock)["type"] != "done":
            pass
    with server.connected(ann, table) as sock:
        assert received(sock)["chat"] == []
    with server.connected(ben, table) as sock:
        assert [line["text"] for line in received(sock)["chat"]] == ["hello"]


def test_a_person_blocked_by_the_host_cannot_join(server: Server) -> None:
    ann, ben = server.guest("Ann"), server.guest("Ben")
    join(ben, new_table(ann, ACQUIRE)).raise_for_status()
    table = ann.get("/api/tables", params={"mine": "true"}).json()["tables"][0]["summary"]["table"]
    ann.post("/api/me/blocks", json={"table": table, "seat": 2}).raise_for_status()
    opened = open_table(ann, ACQUIRE)["table"]["summary"]["table"]

    answer = ben.post(f"/api/tables/{opened}/join", json={"commitment": commitment()})

    assert (answer.status_code, answer.json()["error"]) == (403, "not_welcome")


@pytest.mark.parametrize(
    ("seat", "error"), [(1, "nobody_to_block"), (3, "nobody_to_block"), (8, "no_such_seat")]
)
def test_only_another_person_can_be_blocked(server: Server, seat: int, error: str) -> None:
    ann = server.guest("Ann")

    answer = ann.post("/api/me/blocks", json={"table": new_table(ann, ACQUIRE), "seat": seat})

    assert (answer.status_code, answer.json()["error"]) == (422, error)
