"""Rate limits: token buckets in bounded memory."""

from __future__ import annotations

import ipaddress
from collections import Counter, OrderedDict
from collections.abc import Callable

MOST_KEYS = 100_000
IPV6_SITE = 64
"""The smallest prefix an IPv6 customer gets; all addresses in it may belong to one customer."""


class Limiter:
    """One token bucket per key: `burst` at once, then `rate` per second.

    A bucket is stored as the time at which it will be full again, so a full bucket needs no
    memory. The clock must be monotonic, such as `time.monotonic`.
    """

    def __init__(
        self, rate: float, burst: int, *, clock: Callable[[], float], most_keys: int = MOST_KEYS
    ) -> None:
        self._step = 1 / rate
        self._depth = burst / rate
        self._clock = clock
        self._most_keys = most_keys
        self._full_at: OrderedDict[str, float] = OrderedDict()
        self._spent: Counter[str] | None = None

    def __len__(self) -> int:
        """Return the number of buckets in memory."""
        return len(self._full_at)

    def allow(self, key: str) -> bool:
        """Take a token from the key's bucket; return False if it is empty."""
        now = self._clock()
        self._forget_full(now)
        full_at = max(now, self._full_at.get(key, now)) + self._step
        # Sums of steps are inexact, so a thousandth of a step is tolerated.
        if full_at - now > self._depth + self._step / 1000:
            return False
        self._put(key, full_at)
        if self._spent is not None:
            self._spent[key] += 1
        return True

    def share(self) -> None:
        """Count what is allowed from now on, for `take_spent`."""
        self._spent = Counter()

    def take_spent(self) -> Counter[str]:
        """Return how much was allowed since the last call, by key."""
        spent, self._spent = self._spent or Counter(), Counter()
        return spent

    def charge(self, key: str, count: int) -> None:
        """Take tokens that another process has allowed, even if there are not that many."""
        now = self._clock()
        self._put(key, max(now, self._full_at.get(key, now)) + count * self._step)

    def _put(self, key: str, full_at: float) -> None:
        self._full_at[key] = full_at
        self._full_at.move_to_end(key)
        if len(self._full_at) > self._most_keys:
            self._full_at.popitem(last=False)

    def _forget_full(self, now: float) -> None:
        """Drop up to two buckets that are full again, least recently used first.

        Two per call are enough, because a call adds at most one.
        """
        for _ in range(2):
            oldest = next(iter(self._full_at), None)
            if oldest is None or self._full_at[oldest] > now:
                return
            del self._full_at[oldest]


def network_of(address: str) -> str:
    """Return the rate limit key of an address: the /64 network of an IPv6 one, else the address."""
    try:
        parsed = ipaddress.ip_address(address)
    except ValueError:
        return address  # a socket without an IP address, such as a Unix socket
    if isinstance(parsed, ipaddress.IPv4Address):
        return str(parsed)
    if parsed.ipv4_mapped is not None:
        return str(parsed.ipv4_mapped)
    return str(ipaddress.ip_network((int(parsed), IPV6_SITE), strict=False))
