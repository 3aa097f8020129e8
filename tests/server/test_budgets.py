"""Nobody gets more by opening more sockets, and nobody pays for what others send."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import msgspec
import pytest
from websockets.sync.client import ClientConnection

from magnate.server.hosting.settings import Limits, Rate

from .serving import (
    ACQUIRE,
    Server,
    close_code,
    eventually,
    join,
    new_table,
    received,
    running_server,
)
from .test_metrics import figure

SLOWLY = 3600.0
DUEL = {"game": "monopoly", "edition": "official", "seats": [None, None]}


def limited(**changes: Any) -> Limits:
    return msgspec.structs.replace(Limits.none(), **changes)


def refused(server: Server, limit: str) -> float:
    return figure(server, f'magnate_limit_refusals_total{{limit="{limit}"}}')


def replies(sock: ClientConnection, message: dict[str, Any]) -> dict[str, Any]:
    """Send a message and return the reply to it."""
    sock.send(msgspec.json.encode(message).decode())
    while (reply := received(sock)).get("id") != message["id"]:
        pass
    return reply


def test_one_person_may_not_open_200_sockets(tmp_path: Path) -> None:
    with running_server(tmp_path, limits=limited(sockets_of_person=30)) as server:
        ann, ben = server.guest("Ann"), server.guest("Ben")
        table = new_table(ann, {**ACQUIRE, "seats": [None, None, None]})

        def opened(_: int) -> str:
            sock = stack.enter_context(server.connected(ben, table))
            return str(received(sock)["type"])

        with ExitStack() as stack, ThreadPoolExecutor(20) as pool:
            kinds = list(pool.map(opened, range(200)))

            assert kinds.count("closing") == 170
            with server.connected(ann, table) as sock:
                assert received(sock)["type"] == "snapshot"
        assert refused(server, "sockets_of_person") == 170


def test_spectators_leave_room_for_the_players(tmp_path: Path) -> None:
    with running_server(tmp_path, limits=limited(sockets_of_spectators=1)) as server:
        ann, ben, eve = (server.guest(name) for name in ("Ann", "Ben", "Eve"))
        table = new_table(ann, ACQUIRE)
        with server.connected(ben, table) as sock:
            received(sock)

            assert server.refusal(eve, table)[1] == "too_many_sockets"
            join(eve, table).raise_for_status()
            for player in (ann, eve):
                with server.connected(player, table) as sock:
                    assert received(sock)["type"] == "snapshot"


@pytest.mark.parametrize(
    ("limit", "message"),
    [
        ("commands", {"type": "mute", "seat": 2}),
        ("chat", {"type": "say", "text": "hello"}),
        ("previews", {"type": "preview", "do": "roll"}),
    ],
)
def test_all_sockets_of_a_person_share_one_budget(
    tmp_path: Path, limit: str, message: dict[str, Any]
) -> None:
    used = 1 if limit == "commands" else 0  # to reveal a nonce
    with running_server(tmp_path, limits=limited(**{limit: Rate(5 + used, SLOWLY)})) as server:
        ann, ben = server.guest("Ann"), server.guest("Ben")
        table = new_table(ann, DUEL)
        join(ben, table).raise_for_status()
        with ExitStack() as stack:
            socks = [stack.enter_context(server.connected(ann, table)) for _ in range(10)]
            found = [replies(sock, {**message, "id": f"a{n}"}) for n, sock in enumerate(socks)]
            others = stack.enter_context(server.connected(ben, table))

            assert [reply.get("code") for reply in found[5:]] == 5 * ["too_many"]
            assert "too_many" not in [reply.get("code") for reply in found[:5]]
            assert replies(others, {**message, "id": "b1"}).get("code") != "too_many"
        assert refused(server, limit) == 5


def test_a_flood_of_requests_for_snapshots_gets_few(tmp_path: Path) -> None:
    with running_server(tmp_path, limits=limited(snapshots=Rate(3, SLOWLY))) as server:
        ann = server.guest("Ann")
        table = new_table(ann, ACQUIRE)
        with server.connected(ann, table) as sock:
            received(sock)
            for _ in range(50):
                sock.send('{"type": "refresh"}')

            kinds: list[str] = []
            while kinds.count("malformed") < 47:
                kinds.append(received(sock)["type"])

            assert kinds.count("snapshot") <= 3


def test_messages_on_any_socket_use_up_the_budget_of_all(tmp_path: Path) -> None:
    with running_server(tmp_path, limits=limited(messages=Rate(5, SLOWLY))) as server:
        ann = server.guest("Ann")
        table = new_table(ann, ACQUIRE)
        with ExitStack() as stack:
            socks = [stack.enter_context(server.connected(ann, table)) for _ in range(6)]
            for sock in socks[:5]:
                assert replies(sock, {"type": "ping", "id": "1"})["type"] == "pong"

            socks[5].send('{"type": "ping", "id": "1"}')
            assert close_code(socks[5]) == 1012


def test_spectators_together_cannot_keep_the_players_waiting(tmp_path: Path) -> None:
    limits = limited(messages_of_spectators=Rate(3, SLOWLY))
    with running_server(tmp_path, limits=limits) as server:
        ann = server.guest("Ann")
        table = new_table(ann, ACQUIRE)
        with ExitStack() as stack:
            for name in ("Ben", "Eve", "Kim", "Leo"):
                watcher = stack.enter_context(server.connected(server.guest(name), table))
                watcher.send('{"type": "hold", "id": "1"}')
            eventually(lambda: refused(server, "messages_of_spectators") == 1)

            player = stack.enter_context(server.connected(ann, table))
            assert replies(player, {"type": "ping", "id": "1"})["type"] == "pong"


def test_a_person_opens_tables_from_any_address_at_one_rate(tmp_path: Path) -> None:
    limits = limited(tables=Rate(2, SLOWLY))
    with running_server(tmp_path, limits=limits, behind_proxy=True) as server:
        ann = server.guest("Ann")
        body = {"settings": ACQUIRE, "sit": False}
        statuses = [
            ann.post(
                "/api/tables", json=body, headers={"x-forwarded-for": f"192.0.2.{number}"}
            ).status_code
            for number in range(4)
        ]

        assert statuses == [201, 201, 429, 429]
