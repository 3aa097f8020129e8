from __future__ import annotations

import pytest

from magnate.server.http.limits import Limiter, network_of


class Clock:
    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


def allowed(limiter: Limiter, key: str, *, times: int) -> int:
    return sum(limiter.allow(key) for _ in range(times))


def test_a_full_bucket_allows_its_burst_and_no_more() -> None:
    limiter = Limiter(2, 5, clock=Clock())

    assert allowed(limiter, "ann", times=20) == 5


def test_a_bucket_refills_at_its_rate_up_to_its_burst() -> None:
    clock = Clock()
    limiter = Limiter(2, 5, clock=clock)
    allowed(limiter, "ann", times=20)

    clock.now += 1
    assert allowed(limiter, "ann", times=20) == 2
    clock.now += 3600
    assert allowed(limiter, "ann", times=20) == 5


def test_a_refused_request_takes_no_token() -> None:
    clock = Clock()
    limiter = Limiter(1, 1, clock=clock)
    for _ in range(100):
        limiter.allow("ann")
        clock.now += 0.01

    clock.now += 0.01
    assert limiter.allow("ann")


def test_many_small_steps_of_a_third_lose_nothing() -> None:
    clock = Clock()
    limiter = Limiter(3, 1, clock=clock)
    taken = 0
    for _ in range(3000):
        taken += limiter.allow("ann")
        clock.now += 1 / 3

    assert taken == 3000


def test_each_key_has_its_own_bucket() -> None:
    limiter = Limiter(1, 2, clock=Clock())
    allowed(limiter, "ann", times=5)

    assert allowed(limiter, "bob", times=5) == 2


def test_keys_whose_buckets_are_full_again_leave_memory() -> None:
    clock = Clock()
    limiter = Limiter(1, 3, clock=clock)
    for number in range(1000):
        limiter.allow(f"guest {number}")
    assert len(limiter) == 1000

    clock.now += 1
    for _ in range(1000):
        limiter.allow("ann")
        clock.now += 1
    assert len(limiter) == 1


def test_memory_is_bounded_when_no_bucket_is_full() -> None:
    limiter = Limiter(1, 3, clock=Clock(), most_keys=10)
    for number in range(1000):
        limiter.allow(f"guest {number}")

    assert len(limiter) == 10


@pytest.mark.parametrize(
    ("address", "key"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::9", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("a socket", "a socket"),
    ],
)
def test_all_addresses_of_one_site_share_a_key(address: str, key: str) -> None:
    assert network_of(address) == key
