"""Chance: outcomes that depend only on a key, and a generator that is equal in every mode."""

from __future__ import annotations

import hashlib
import hmac
import itertools

import pytest

from magnate import chance
from magnate.kernel import Mode, allocate, field

from .toy import Toy, roll_entry

TILES = [f"{column}{row}" for row in "ABCDEFGHI" for column in range(1, 13)]


def test_seeds_of_different_types_have_different_keys() -> None:
    keys = {chance.key_of(seed) for seed in (1, "1", b"1", 2, "", b"")}
    assert len(keys) == 6
    assert all(len(key) == 32 for key in keys)


def test_a_value_is_the_hmac_of_its_purpose_and_item() -> None:
    key = chance.key_of("secret")
    digest = hmac.new(key, b"tile:3C", hashlib.sha256).digest()
    assert chance.value(key, "tile", "3C") == int.from_bytes(digest, "big")


def test_the_order_of_tiles_does_not_depend_on_which_are_removed() -> None:
    key = chance.key_of(7)
    left, order = list(TILES), []
    while left:
        order.append(chance.least(key, "tile", left))
        left.remove(order[-1])
    assert sorted(order) == sorted(TILES)
    for taken in (order[3], order[50]):
        rest = [tile for tile in TILES if tile != taken and tile not in order[:2]]
        assert chance.least(key, "tile", rest) == order[2]


def test_orders_of_two_seeds_or_purposes_have_nothing_in_common() -> None:
    first = chance.least(chance.key_of(1), "tile", TILES)
    others = [chance.least(chance.key_of(seed), "tile", TILES) for seed in range(2, 40)]
    assert len({first, *others}) > 20
    purposes = {chance.least(chance.key_of(1), f"purpose {n}", TILES) for n in range(40)}
    assert len(purposes) > 20


def test_numbers_below_a_limit_are_spread_evenly() -> None:
    key = chance.key_of(5)
    numbers = [chance.below(key, "market", n, 12) for n in range(6000)]
    assert all(420 < numbers.count(number) < 580 for number in range(12))
    assert len(numbers) == 6000


def _reference(words: list[int]) -> int:
    """Marsaglia, Xorshift RNGs (2003): the generator with the shifts 11, 8 and 19."""
    x, y, z, w = words
    t = (x ^ (x << 11)) % 2**32
    w_next = (w ^ (w >> 19)) ^ (t ^ (t >> 8))
    words[:] = [y, z, w, w_next]
    return w_next


@pytest.mark.slow
@pytest.mark.usefixtures("toy_cache")
def test_the_generator_is_xorshift_in_every_mode(mode: Mode) -> None:
    toys = allocate(Toy, 2, mode)
    generator = field(toys, 1, "generator")
    generator[:] = expected = chance.generator_words(3, 4)
    roll = roll_entry.at(mode)
    for limit in itertools.islice(itertools.cycle((1, 2, 6, 108, 2**31 - 1)), 2000):
        assert roll(toys, 1, limit) == _reference(expected) * limit // 2**32
    assert [int(word) for word in generator] == expected


def test_generators_of_one_seed_start_differently() -> None:
    begun = {
        tuple(chance.generator_words(seed, stream)) for seed in range(20) for stream in range(20)
    }
    assert len(begun) == 400
    assert all(0 <= word < 2**32 for words in begun for word in words)


def test_rolls_are_spread_evenly() -> None:
    words = chance.generator_words(1, 1)
    rolls = [chance.roll(words, 6) for _ in range(12000)]
    assert all(1850 < rolls.count(number) < 2150 for number in range(6))


SEED = bytes(range(32))


def test_a_commitment_is_the_sha256_of_the_seed() -> None:
    """The expected value is from `sha256sum`, for the bytes 0 to 31."""
    assert (
        chance.commitment(SEED)
        == "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd"
    )


def test_a_fair_key_is_the_hash_of_the_seed_and_every_seat_and_nonce_with_its_length() -> None:
    """The bytes are those that docs/reference/record.md specifies."""
    expected = (
        b"magnate fair key 2\n"
        + SEED
        + b"\0\0\0\x011\0\0\0\x03Ann"
        + b"\0\0\0\x012\0\0\0\0"
        + b"\0\0\0\x015\0\0\0\x04\xc5\x82\xc3\xb3"
    )

    assert chance.fair_key(SEED, {5: "łó", 1: "Ann", 2: ""}) == hashlib.sha256(expected).digest()
    assert chance.fair_key(SEED, {}) == hashlib.sha256(expected[:51]).digest()


def test_a_commitment_to_a_nonce_is_its_hash() -> None:
    assert chance.nonce_commitment("łó") == hashlib.sha256(b"\xc5\x82\xc3\xb3").hexdigest()


def test_a_key_of_scheme_1_is_the_hash_of_the_seed_and_every_nonce_with_its_length() -> None:
    """The bytes are those that docs/reference/record.md specifies."""
    expected = (
        b"magnate fair key 1\n"
        + SEED
        + b"\0\0\0\x03Ann"
        + b"\0\0\0\0"
        + b"\0\0\0\x04\xc5\x82\xc3\xb3"
    )

    assert chance.former_fair_key(SEED, ["Ann", "", "łó"]) == hashlib.sha256(expected).digest()
    assert chance.former_fair_key(SEED, []) == hashlib.sha256(expected[:51]).digest()


def test_another_seed_nonce_seat_border_or_scheme_gives_another_key() -> None:
    keys = [
        chance.fair_key(SEED, {1: "ab", 2: "c"}),
        chance.fair_key(SEED, {1: "a", 2: "bc"}),
        chance.fair_key(SEED, {1: "c", 2: "ab"}),
        chance.fair_key(SEED, {1: "ab", 3: "c"}),
        chance.fair_key(SEED, {1: "ab", 2: "c", 3: ""}),
        chance.fair_key(SEED, {1: "abc"}),
        chance.fair_key(SEED[::-1], {1: "ab", 2: "c"}),
        chance.former_fair_key(SEED, ["ab", "c"]),
        hashlib.sha256(SEED).digest(),  # what everybody knows
    ]

    assert len(set(keys)) == len(keys)


@pytest.mark.parametrize("seed", [b"", SEED[:31], SEED + b"\0"])
def test_a_secret_seed_has_32_bytes(seed: bytes) -> None:
    """Otherwise a nonce could be mistaken for a part of it."""
    with pytest.raises(ValueError, match=f"a seed of {len(seed)} bytes: expected 32"):
        chance.commitment(seed)
    with pytest.raises(ValueError, match="expected 32"):
        chance.fair_key(seed, {1: "a"})


def test_a_place_counts_from_one_and_names_its_branch() -> None:
    first, later = chance.Place({}), chance.Place({int: 3}, branch=2)

    assert (first.number(int), first.purpose("tile")) == (1, "tile")
    assert (later.number(int), later.number(str), later.purpose("tile")) == (4, 1, "tile.2")
