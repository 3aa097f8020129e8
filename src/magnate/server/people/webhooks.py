"""Notices to players who are away: a POST to the URL that each of them set.

The URLs come from strangers and must not reach into the server's own network (SSRF): every address
that a name resolves to is checked, and the connection uses a checked address, not the name.
"""

from __future__ import annotations

import asyncio
import contextlib
import hmac
import ipaddress
import re
import socket
import ssl
from asyncio import StreamReader, StreamWriter
from collections import Counter
from collections.abc import Coroutine, Sequence
from concurrent.futures import ThreadPoolExecutor
from enum import StrEnum
from functools import cached_property
from typing import Any, Final
from urllib.parse import SplitResult, urlsplit

import msgspec

from magnate import __version__

from .receiver_queue import Due, ReceiverQueue

SIGNATURE_HEADER: Final = "X-Magnate-Signature"
LONGEST_URL: Final = 500
AT_ONCE: Final = 32
"""Receivers that are sent something at the same time."""
RESOLVERS: Final = 8
TIMEOUT: Final = 5.0
PAUSES: Final = (2.0, 15.0)
"""Seconds before the second and the third attempt."""

_PORTS = {"http": 80, "https": 443}
_FIRST_UNPRIVILEGED_PORT = 1024
_HOST_NAME = re.compile(r"(?=.{1,253}$)[a-z0-9_-]{1,63}(\.[a-z0-9_-]{1,63})*\.?")
_VISIBLE = re.compile(r"[!-~]+")
_STATUS_SIZE = len("HTTP/1.1 200")
_PRIVATE_NAMES: Final = (
    "localhost",
    "local",
    "internal",
    "home.arpa",
    "lan",
    "intranet",
    "invalid",
    "onion",
)
"""Domains that lead nowhere on the public Internet, by a standard or by their use."""
# The range of global unicast IPv6; its 6to4 and Teredo tunnels may lead to private IPv4 addresses.
_IPV6_GLOBAL = ipaddress.IPv6Network("2000::/3")

Address = ipaddress.IPv4Address | ipaddress.IPv6Address


class WebhookFault(StrEnum):
    """Why notices are never sent to a URL."""

    ADDRESS = "address"
    TOO_LONG = "too_long"
    SCHEME = "scheme"
    LOGIN = "login"
    PORT = "port"
    PRIVATE = "private"


class WebhookError(ValueError):
    """A URL to which notices are never sent."""

    def __init__(self, fault: WebhookFault) -> None:
        super().__init__(fault)
        self.fault = fault


class Target(msgspec.Struct, frozen=True):
    """The parts of a webhook's URL."""

    scheme: str
    host: str
    port: int
    path: str


class Notice(msgspec.Struct, frozen=True):
    """The body of the POST to a webhook."""

    event: str
    table: str
    link: str


class Delivery(StrEnum):
    """The outcome of a notice."""

    DELIVERED = "delivered"
    FAILED = "failed"
    REFUSED = "refused"
    DROPPED = "dropped"


class _Posting(msgspec.Struct, frozen=True):
    url: str
    body: bytes
    signature: str


def target_of(url: str, *, allow_private: bool = True) -> Target:
    """Return the target of a URL; raise WebhookError if notices may not be sent there.

    Nothing is resolved, so a name may still turn out to be private when a notice is sent.
    """
    if len(url) > LONGEST_URL:
        raise WebhookError(WebhookFault.TOO_LONG)
    try:
        parts = urlsplit(url)
        port = parts.port or _PORTS.get(parts.scheme, 0)
    except ValueError:  # an invalid port or IPv6 address
        raise WebhookError(WebhookFault.ADDRESS) from None
    if parts.scheme not in _PORTS:
        raise WebhookError(WebhookFault.SCHEME)
    host = parts.hostname or ""
    if "@" in parts.netloc:
        raise WebhookError(WebhookFault.LOGIN)
    if not _VISIBLE.fullmatch(url) or not _is_host(host):
        raise WebhookError(WebhookFault.ADDRESS)
    # Privileged ports belong to mail servers and the like, which may act on lines of a POST.
    if port < _FIRST_UNPRIVILEGED_PORT and port not in _PORTS.values():
        raise WebhookError(WebhookFault.PORT)
    if not allow_private and _is_surely_private(host):
        raise WebhookError(WebhookFault.PRIVATE)
    return Target(parts.scheme, host, port, _path_of(parts))


def _is_surely_private(host: str) -> bool:
    """Return whether a host is not on the public Internet, as far as its text alone tells."""
    name = host.removesuffix(".")
    if (address := _literal(name)) is not None:
        return not is_public(address)
    return "." not in name or any(name.endswith(f".{domain}") for domain in _PRIVATE_NAMES)


def _literal(host: str) -> Address | None:
    """Return the address that a text stands for, or None if it is a name."""
    with contextlib.suppress(ValueError):
        return ipaddress.ip_address(host)
    # The system's resolver also reads "127.1", "0x7f000001" and "2130706433".
    with contextlib.suppress(OSError):
        return ipaddress.IPv4Address(socket.inet_aton(host))
    return None


def is_public(address: Address) -> bool:
    """Return whether an address is a single host on the public Internet."""
    if isinstance(address, ipaddress.IPv6Address) and (
        address not in _IPV6_GLOBAL or address.sixtofour or address.teredo
    ):
        return False
    return address.is_global and not address.is_multicast and not address.is_reserved


class Webhooks:
    """Sends notices in the background while its `async with` block runs.

    The game never waits for it. Notices not yet sent when the server stops are lost; the page still
    shows whose turn it is.
    """

    def __init__(self, *, allow_private: bool = False, pauses: Sequence[float] = PAUSES) -> None:
        self.counts: Counter[Delivery] = Counter()
        self._allow_private = allow_private
        self._pauses = pauses
        self._queue: ReceiverQueue[_Posting] = ReceiverQueue()
        self._slots = asyncio.Semaphore(AT_ONCE)
        self._tasks: set[asyncio.Task[None]] = set()
        # Separate threads for DNS, so that a slow name server does not occupy the default executor.
        self._resolver = ThreadPoolExecutor(RESOLVERS, thread_name_prefix="webhook-names")

    @cached_property
    def _tls(self) -> ssl.SSLContext:
        """Created on first use: loading all certificates would delay the server's start."""
        return ssl.create_default_context()

    async def __aenter__(self) -> Webhooks:
        self._start(self._send_all())
        return self

    async def __aexit__(self, *_: object) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._resolver.shutdown(wait=False, cancel_futures=True)

    def notify(self, url: str, notice: Notice, *, secret: str) -> None:
        """Queue a notice; it is dropped if too many are waiting, for its receiver or for all."""
        body = msgspec.json.encode(notice)
        signature = f"sha256={hmac.digest(secret.encode(), body, 'sha256').hex()}"
        if not self._queue.put(_receiver_of(url), _Posting(url, body, signature)):
            self.counts[Delivery.DROPPED] += 1

    async def settled(self) -> None:
        """Wait until every queued notice was sent or given up."""
        await self._queue.empty()

    def _start(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _send_all(self) -> None:
        while True:
            await self._slots.acquire()
            self._start(self._send(await self._queue.next()))

    async def _send(self, due: Due[_Posting]) -> None:
        """Send a notice once; if that fails, others are sent before it is tried again."""
        outcome: Delivery | None = Delivery.FAILED
        try:
            outcome = await self._attempt(due.item)
        finally:  # whatever happens, the next notice is sent
            self._slots.release()
            if outcome is None and due.failures < len(self._pauses):
                self._queue.retry(due.receiver, after=self._pauses[due.failures])
            else:
                self.counts[outcome or Delivery.FAILED] += 1
                self._queue.done(due.receiver)

    async def _attempt(self, posting: _Posting) -> Delivery | None:
        """Send a notice and return the outcome, or None if another attempt may help."""
        try:
            async with asyncio.timeout(TIMEOUT):
                status = await self._posted(posting)
        except WebhookError:
            return Delivery.REFUSED
        except (OSError, EOFError):
            return None
        if 200 <= status < 300:
            return Delivery.DELIVERED
        if 300 <= status < 500:  # redirects are not followed
            return Delivery.FAILED
        return None

    async def _posted(self, posting: _Posting) -> int:
        """Send a notice once and return the response's status, 0 if it is not HTTP."""
        target = target_of(posting.url)
        reader, writer = await self._connected(target)
        try:
            writer.write(_request(target, posting))
            await writer.drain()
            start = await reader.readexactly(_STATUS_SIZE)
        finally:
            writer.transport.abort()  # the rest of the response does not matter
        status = start[-3:]
        return int(status) if start.startswith(b"HTTP/1.") and status.isdigit() else 0

    async def _connected(self, target: Target) -> tuple[StreamReader, StreamWriter]:
        tls = self._tls if target.scheme == "https" else None
        name = target.host if tls else None
        *others, last = await self._addresses_of(target)
        for address in others:
            with contextlib.suppress(OSError):
                return await asyncio.open_connection(
                    address, target.port, ssl=tls, server_hostname=name
                )
        return await asyncio.open_connection(last, target.port, ssl=tls, server_hostname=name)

    async def _addresses_of(self, target: Target) -> list[str]:
        """Resolve the host; raise WebhookError if any of its addresses is private."""
        loop = asyncio.get_running_loop()
        found = await loop.run_in_executor(self._resolver, _look_up, target)
        # All, not any: a name with one public and one private address could be connected to either.
        if not self._allow_private and not all(is_public(address) for address in found):
            raise WebhookError(WebhookFault.PRIVATE)
        return [str(address) for address in found]


def _receiver_of(url: str) -> str:
    try:
        target = target_of(url)
    except WebhookError:
        return ""  # refused without being sent
    return f"{target.host}:{target.port}"


def _is_host(host: str) -> bool:
    with contextlib.suppress(ValueError):
        ipaddress.IPv6Address(host)
        return "%" not in host
    return _HOST_NAME.fullmatch(host) is not None


def _path_of(parts: SplitResult) -> str:
    return (parts.path or "/") + (f"?{parts.query}" if parts.query else "")


def _look_up(target: Target) -> list[Address]:
    found = socket.getaddrinfo(target.host.encode(), target.port, type=socket.SOCK_STREAM)
    return [ipaddress.ip_address(entry[4][0]) for entry in found]


def _request(target: Target, posting: _Posting) -> bytes:
    host = f"[{target.host}]" if ":" in target.host else target.host
    lines = (
        f"POST {target.path} HTTP/1.1",
        f"Host: {host}:{target.port}",
        f"User-Agent: magnate/{__version__}",
        "Content-Type: application/json",
        f"Content-Length: {len(posting.body)}",
        f"{SIGNATURE_HEADER}: {posting.signature}",
        "Connection: close",
    )
    return "\r\n".join((*lines, "", "")).encode() + posting.body
