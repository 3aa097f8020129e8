from __future__ import annotations

import asyncio
import hashlib
import hmac
import ipaddress
import json
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager

import pytest

from magnate.server.people.receiver_queue import MOST_OF_RECEIVER
from magnate.server.people.webhooks import (
    AT_ONCE,
    Delivery,
    Notice,
    WebhookError,
    Webhooks,
    is_public,
    target_of,
)

NOTICE = Notice("your_turn", "t4ble", "https://play.example/t/t4ble")
OK = b"HTTP/1.1 204 No Content\r\n\r\n"
BUSY = b"HTTP/1.1 503 Service Unavailable\r\n\r\n"
MOVED = b"HTTP/1.1 307 Temporary Redirect\r\nLocation: /elsewhere\r\n\r\n"


class Receiver:
    """A player's HTTP server, which sends prepared responses and then repeats the last one."""

    def __init__(self, *answers: bytes) -> None:
        self.answers = list(answers)
        self.requests: list[tuple[str, dict[str, str], bytes]] = []
        self.port = 0

    @property
    def url(self) -> str:
        return f"http://localhost:{self.port}/notices?for=ann"

    @asynccontextmanager
    async def listening(self) -> AsyncIterator[Receiver]:
        server = await asyncio.start_server(self._serve, "127.0.0.1", 0)
        self.port = server.sockets[0].getsockname()[1]
        async with server:
            yield self

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if await reader.readexactly(4) != b"POST":
            return writer.close()
        head = (await reader.readuntil(b"\r\n\r\n")).decode().splitlines()
        headers = dict(line.split(": ", 1) for line in head[1:] if line)
        body = await reader.readexactly(int(headers["Content-Length"]))
        self.requests.append((head[0], headers, body))
        writer.write(self.answers.pop(0) if len(self.answers) > 1 else self.answers[0])
        writer.close()


async def sent(
    receiver: Receiver, *, allow_private: bool = True, url: Callable[[int], str] | None = None
) -> Delivery:
    """Return the outcome of one notice to a receiver."""
    async with (
        receiver.listening(),
        Webhooks(allow_private=allow_private, pauses=(0.01, 0.01)) as webhooks,
    ):
        address = receiver.url if url is None else url(receiver.port)
        webhooks.notify(address, NOTICE, secret="hush")
        await webhooks.settled()
        (delivery,) = webhooks.counts.elements()
        return delivery


def test_a_notice_is_a_signed_post() -> None:
    receiver = Receiver(OK)

    assert asyncio.run(sent(receiver)) is Delivery.DELIVERED

    ((line, headers, body),) = receiver.requests
    assert line == " /notices?for=ann HTTP/1.1"
    assert headers["Host"] == f"localhost:{receiver.port}"
    assert headers["Content-Type"] == "application/json"
    expected = {"event": "your_turn", "table": "t4ble", "link": "https://play.example/t/t4ble"}
    assert json.loads(body) == expected
    signature = hmac.new(b"hush", body, hashlib.sha256).hexdigest()
    assert headers["X-Magnate-Signature"] == f"sha256={signature}"


def test_a_busy_receiver_is_tried_three_times() -> None:
    receiver = Receiver(BUSY, BUSY, OK)
    assert asyncio.run(sent(receiver)) is Delivery.DELIVERED
    assert len(receiver.requests) == 3

    receiver = Receiver(BUSY)
    assert asyncio.run(sent(receiver)) is Delivery.FAILED
    assert len(receiver.requests) == 3


def test_redirects_are_not_followed() -> None:
    receiver = Receiver(MOVED, OK)

    assert asyncio.run(sent(receiver)) is Delivery.FAILED
    assert len(receiver.requests) == 1


@pytest.mark.parametrize("answer", [b"", b"220 mail.example ESMTP ready\r\n", b"HTTP/1.1 2xx ?"])
def test_a_response_that_is_not_http_is_a_failure(answer: bytes) -> None:
    assert asyncio.run(sent(Receiver(answer))) is Delivery.FAILED


def test_https_is_never_sent_unencrypted() -> None:
    receiver = Receiver(OK)
    found = asyncio.run(sent(receiver, url=lambda port: f"https://localhost:{port}/"))

    assert found is Delivery.FAILED
    assert not receiver.requests


@pytest.mark.parametrize("host", ["localhost", "127.0.0.1", "2130706433", "0x7f.1", "[::1]"])
def test_a_webhook_never_reaches_the_servers_own_machine(host: str) -> None:
    receiver = Receiver(OK)
    found = asyncio.run(
        sent(receiver, allow_private=False, url=lambda port: f"http://{host}:{port}/")
    )

    assert found is Delivery.REFUSED
    assert not receiver.requests


async def hang(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    await reader.read()  # until the client gives up
    writer.close()


def test_a_black_hole_delays_no_other_receiver() -> None:
    async def run() -> None:
        hole = await asyncio.start_server(hang, "127.0.0.1", 0)
        port = hole.sockets[0].getsockname()[1]
        receiver = Receiver(OK)
        async with hole, receiver.listening(), Webhooks(allow_private=True) as webhooks:
            for _ in range(MOST_OF_RECEIVER + 25):
                webhooks.notify(f"http://127.0.0.1:{port}/", NOTICE, secret="hush")
            webhooks.notify(receiver.url, NOTICE, secret="hush")
            while not receiver.requests:
                await asyncio.sleep(0.01)

            assert webhooks.counts[Delivery.DROPPED] == 25
            assert webhooks.counts[Delivery.FAILED] == 0

    asyncio.run(asyncio.wait_for(run(), 4))


def test_pauses_before_retries_do_not_keep_others_waiting() -> None:
    async def run() -> None:
        busy = [Receiver(BUSY) for _ in range(3 * AT_ONCE)]
        receiver = Receiver(OK)
        async with AsyncExitStack() as stack:
            for each in (*busy, receiver):
                await stack.enter_async_context(each.listening())
            webhooks = await stack.enter_async_context(
                Webhooks(allow_private=True, pauses=(3600, 3600))
            )
            for each in (*busy, receiver):
                webhooks.notify(each.url, NOTICE, secret="hush")
            while not receiver.requests:
                await asyncio.sleep(0.01)

    asyncio.run(asyncio.wait_for(run(), 30))


def test_a_receiver_gets_one_notice_at_a_time() -> None:
    async def run() -> int:
        open_now = most = 0

        async def count(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            nonlocal open_now, most
            open_now += 1
            most = max(most, open_now)
            await reader.readuntil(b"}")
            await asyncio.sleep(0.02)
            open_now -= 1
            writer.write(OK)
            writer.close()

        server = await asyncio.start_server(count, "127.0.0.1", 0)
        port = server.sockets[0].getsockname()[1]
        async with server, Webhooks(allow_private=True) as webhooks:
            for _ in range(8):
                webhooks.notify(f"http://127.0.0.1:{port}/", NOTICE, secret="hush")
            await webhooks.settled()
            assert webhooks.counts == {Delivery.DELIVERED: 8}
        return most

    assert asyncio.run(run()) == 1


@pytest.mark.parametrize(
    "url",
    [
        "",
        "play.example/notices",
        "ftp://play.example/",
        "file:///etc/passwd",
        "gopher://play.example/",
        "http://",
        "http://ann:secret@play.example/",
        "http://play.example:25/",
        "http://play.example:99999/",
        "http://play.example:x/",
        "http://play..example/",
        "http://[::1/",
        "http://[fe80::1%25eth0]/",
        "http://play.example/\r\nX: y",
        "http://play.example/a b",
        "http://play.example/é",
        "http://play.example/" + "a" * 500,
        f"http://{'a' * 64}.example/",
    ],
)
def test_an_invalid_url_is_refused(url: str) -> None:
    with pytest.raises(WebhookError):
        target_of(url)


@pytest.mark.parametrize(
    ("url", "host", "port", "path"),
    [
        ("https://play.example", "play.example", 443, "/"),
        ("http://Play.Example/a?b=c#d", "play.example", 80, "/a?b=c"),
        ("http://[2001:db8::1]:8080/x", "2001:db8::1", 8080, "/x"),
    ],
)
def test_a_url_is_split_into_host_port_and_path(url: str, host: str, port: int, path: str) -> None:
    target = target_of(url)

    assert (target.host, target.port, target.path) == (host, port, path)


@pytest.mark.parametrize(
    "address",
    [
        "0.0.0.0",
        "10.1.2.3",
        "100.64.0.1",
        "127.0.0.1",
        "169.254.169.254",
        "172.16.0.1",
        "192.168.1.1",
        "224.0.0.1",
        "239.255.255.250",
        "240.0.0.1",
        "255.255.255.255",
        "::",
        "::1",
        "::ffff:8.8.8.8",
        "64:ff9b::a00:1",
        "2001:0:a00:1::",
        "2002:a00:1::1",
        "fc00::1",
        "fe80::1",
        "fe80::1%eth0",
        "ff02::1",
        "ff0e::1",
    ],
)
def test_addresses_outside_the_public_internet_are_private(address: str) -> None:
    assert not is_public(ipaddress.ip_address(address))


@pytest.mark.parametrize("address", ["8.8.8.8", "185.199.108.153", "2606:4700:4700::1111"])
def test_addresses_of_the_public_internet_are_public(address: str) -> None:
    assert is_public(ipaddress.ip_address(address))
