"""Bans by person and by network, set by `magnate admin` while a server runs."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from magnate.messages import LANGUAGES, catalog
from magnate.server.hosting.bans import network_to_ban
from magnate.server.hosting.periods import moment_of
from magnate.server.hosting.settings import Limits, Rate
from tests.cli.conftest import Magnate, Result
from tests.cli.served import DUEL
from tests.server.serving import Server, eventually, new_table, received, running_server

pytestmark = pytest.mark.slow

GUEST = {"name": "Ann"}
FLOOD, OTHER = "192.0.2.7", "198.51.100.1"


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    with running_server(tmp_path, behind_proxy=True) as server:
        yield server


def admin(magnate: Magnate, server: Server, task: str, *arguments: str) -> Result:
    return magnate("admin", task, "--data-dir", str(server.config.data_dir), *arguments)


def entering(server: Server, address: str) -> httpx.Response:
    """Return the answer to somebody at an address who wants to become a guest."""
    return server.anybody(**{"x-forwarded-for": address}).post("/api/guests", json=GUEST)


def signed_in(server: Server, address: str) -> httpx.Client:
    token = entering(server, address).raise_for_status().json()["token"]
    return server.anybody(authorization=f"Bearer {token}", **{"x-forwarded-for": address})


def is_banned(server: Server, address: str) -> bool:
    return entering(server, address).status_code == 403


def test_from_a_banned_network_nothing_can_be_changed(server: Server, magnate: Magnate) -> None:
    ann = signed_in(server, FLOOD)
    table = new_table(ann, DUEL)

    assert admin(magnate, server, "ban", "192.0.2.0/24", "--note", "a flood").code == 0
    eventually(lambda: is_banned(server, FLOOD))

    refusals = [
        entering(server, FLOOD),
        ann.post("/api/sessions", json={"login": "ann", "password": "long enough"}),
        ann.post("/api/tables", json={"settings": DUEL, "sit": False}),
        ann.patch("/api/me", json={"name": "Anna"}),
        ann.delete("/api/me"),
    ]
    assert [(each.status_code, each.json()) for each in refusals] == [
        (403, {"error": "banned", "field": "", "detail": ""})
    ] * len(refusals)
    assert ann.get("/api/tables").status_code == 200
    assert entering(server, OTHER).status_code == 201
    with server.anybody(**{"x-forwarded-for": OTHER}) as elsewhere:
        elsewhere.headers["authorization"] = ann.headers["authorization"]
        assert elsewhere.get(f"/api/tables/{table}").json()["hosting"]


def test_a_ban_closes_the_open_sockets_of_a_network_and_refuses_new_ones(
    server: Server, magnate: Magnate
) -> None:
    ann, ben = server.guest("Ann"), server.guest("Ben")
    table = new_table(ann, DUEL)
    with server.connected(ann, table) as sock, server.connected(ben, table) as other:
        received(sock), received(other)
        admin(magnate, server, "ban", "127.0.0.1")

        for each in (sock, other):
            while (message := received(each))["type"] != "closing":
                pass
            assert message == {"type": "closing", "reason": "banned"}
    assert server.refusal(ann, table) == (4403, "banned")


def test_a_lifted_ban_lets_everyone_in_again(server: Server, magnate: Magnate) -> None:
    admin(magnate, server, "ban", FLOOD)
    eventually(lambda: is_banned(server, FLOOD))

    result = admin(magnate, server, "unban", FLOOD)

    assert result.out == f"No longer banned: {FLOOD}/32\n"
    eventually(lambda: not is_banned(server, FLOOD))
    assert admin(magnate, server, "unban", FLOOD).err == (
        f"magnate: This network is not banned: {FLOOD}/32\n"
    )


def test_a_ban_lapses_by_itself(server: Server, magnate: Magnate) -> None:
    person = server.guest("Ann")
    table = new_table(person, DUEL)
    who = server.do(server.site.database.read("SELECT id FROM people"))[0][0]
    admin(magnate, server, "ban", FLOOD, "--expires", "1h")
    admin(magnate, server, "ban", "--expires", "2h", "--note", "swears", "--", who)
    eventually(lambda: is_banned(server, FLOOD))
    assert person.get("/api/me").status_code == 401
    listed = admin(magnate, server, "bans").out
    assert re.search(rf"{re.escape(FLOOD)}/32 +- ", listed)
    assert re.search(rf"{re.escape(who)} +Ann .* swears$", listed, re.MULTILINE)

    now = server.site.clock()
    server.site.bans._clock = lambda: now + 3 * 3600
    server.site.people._clock = lambda: now + 3 * 3600

    assert not is_banned(server, FLOOD)
    assert person.get(f"/api/tables/{table}").json()["hosting"]


def test_an_ipv6_ban_covers_at_least_what_one_customer_has(
    server: Server, magnate: Magnate
) -> None:
    admin(magnate, server, "ban", "2001:db8:0:1::7")
    eventually(lambda: is_banned(server, "2001:db8:0:1:ffff::9"))

    assert not is_banned(server, "2001:db8:0:2::7")


@pytest.mark.parametrize(
    ("text", "network"),
    [
        ("192.0.2.7", "192.0.2.7/32"),
        ("192.0.2.7/24", "192.0.2.0/24"),
        ("2001:db8::7", "2001:db8::/64"),
        ("2001:db8::7/128", "2001:db8::/64"),
        ("2001:db8::/32", "2001:db8::/32"),
        ("::ffff:192.0.2.7", "192.0.2.7/32"),
        ("::ffff:192.0.2.0/120", "192.0.2.0/24"),
    ],
)
def test_a_network_is_an_address_or_a_range(text: str, network: str) -> None:
    assert network_to_ban(text) == network


@pytest.mark.parametrize("text", ["192.0.2", "192.0.2.0/33", "300.1.1.1", "a.b", "1:2", "./."])
def test_what_is_not_a_network_is_refused(text: str, server: Server, magnate: Magnate) -> None:
    result = admin(magnate, server, "ban", text)

    assert result.code == 2
    assert f"Not an address or a network such as 192.0.2.7 or 192.0.2.0/24: {text}." in result.err
    assert admin(magnate, server, "bans").out == "No bans are in force.\n"


def test_when_a_ban_ends_may_be_a_period_or_a_date() -> None:
    assert moment_of("12h", now=0.0) == 12 * 3600
    assert moment_of("2w", now=0.0) == 14 * 24 * 3600
    assert moment_of("2031-05-01T00:00:00+00:00", now=0.0) == 1935360000.0
    assert moment_of("2031-05-01", now=0.0) + 3600 == moment_of("2031-05-01T01:00", now=0.0)


@pytest.mark.parametrize("text", ["soon", "0d", "-1d", "7", "7 days", "2001-01-01", "9999999d"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_any_other_end_is_refused(text: str, language: str, magnate: Magnate) -> None:
    result = magnate("admin", "ban", FLOOD, f"--expires={text}", "--lang", language)

    assert result.code == 2
    assert catalog(language).text("cli-error-moment", text=text) in result.err


def test_a_banned_network_is_told_so_before_any_limit(tmp_path: Path, magnate: Magnate) -> None:
    with running_server(tmp_path, limits=Limits(guests=Rate(1, 3600.0))) as server:
        for _ in range(2):
            answer = server.anybody().post("/api/guests", json=GUEST)
        assert answer.json()["error"] == "too_many"

        admin(magnate, server, "ban", "127.0.0.1")

        eventually(
            lambda: server.anybody().post("/api/guests", json=GUEST).json()["error"] == "banned"
        )


def test_invitations_are_made_listed_and_revoked(server: Server, magnate: Magnate) -> None:
    assert admin(magnate, server, "invitations").out == "There are no valid invitations.\n"

    text = 'address = "https://play.example/"\nbase_path = "/magnate"\n'
    (server.config.data_dir / "settings.toml").write_text(text, "utf-8")
    result = admin(magnate, server, "invite", "--uses", "20", "--expires", "7d", "--note", "club")
    token = result.out.splitlines()[0].removeprefix("Invitation: ")
    assert result.out.splitlines()[1] == f"Link: https://play.example/magnate/#enter={token}"

    listed = admin(magnate, server, "invitations").out.splitlines()
    assert len(listed) == 2
    assert token not in "".join(listed)
    shown_id = listed[1].split()[0]
    assert listed[1].endswith("20         club")

    assert admin(magnate, server, "revoke", shown_id).out == f"Invitation deleted: {shown_id}\n"
    again = admin(magnate, server, "revoke", shown_id)
    assert (again.code, again.err) == (1, f"magnate: There is no such invitation: {shown_id}\n")
