"""The proof that chance was fair: commitments, then what they committed to, then the key."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Annotated, Final, Literal, NamedTuple

import msgspec

from magnate import chance as chances

from .errors import Fault, RecordError
from .fields import Digest, Name, SeatNumber, Text

AbandonReason = Literal["not_revealed", "stood_up"]
FORMER_SCHEME: Final = 1


class FormerFairness(
    msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="scheme", tag=FORMER_SCHEME
):
    """The proof under scheme 1, in which the server knew each nonce before the next was given.

    The commitment and the secret seed are in hexadecimal digits, the nonces in the order of the
    seats that gave them. In a file, `scheme` is absent.
    """

    commitment: Digest
    seed: Digest
    nonces: tuple[Text, ...]


class SeatNonce(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The nonce of a person, and the commitment to it that was shown before any nonce was."""

    seat: SeatNumber
    commitment: Digest
    nonce: Text


class AbandonedSeat(
    msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, kw_only=True
):
    """A person at an abandoned start, with their nonce if they had revealed it."""

    seat: SeatNumber
    name: Name
    commitment: Digest
    nonce: Text | None = None


class AbandonedStart(
    msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, kw_only=True
):
    """A start at which not everyone revealed their nonce; `vacated` are the seats that left.

    `commitment` and `seed` are the server's. While the game is not over, the seed and the nonces
    are secret.
    """

    attempt: Annotated[int, msgspec.Meta(ge=1)]
    commitment: Digest
    reason: AbandonReason
    vacated: tuple[SeatNumber, ...]
    seats: tuple[AbandonedSeat, ...]
    seed: Digest | None = None

    def without_secrets(self) -> AbandonedStart:
        """Return what may be shown while the game is not over."""
        seats = tuple(msgspec.structs.replace(seat, nonce=None) for seat in self.seats)
        return msgspec.structs.replace(self, seed=None, seats=seats)


class Fairness(
    msgspec.Struct,
    frozen=True,
    forbid_unknown_fields=True,
    tag_field="scheme",
    tag=chances.FAIR_SCHEME,
):
    """The proof that chance was fair, published when the game is over.

    The server and everyone in `seats` had committed before the first nonce was revealed.
    """

    commitment: Digest
    seed: Digest
    seats: tuple[SeatNonce, ...]
    abandoned: tuple[AbandonedStart, ...] = ()


AnyFairness = Fairness | FormerFairness


def key_of(fairness: AnyFairness) -> bytes:
    """Return the key of a game's chance; raise RecordError if a commitment was broken."""
    seed = bytes.fromhex(fairness.seed)
    if isinstance(fairness, FormerFairness):
        _check_seed(fairness.seed, fairness.commitment)
        return chances.former_fair_key(seed, fairness.nonces)
    for number, start in enumerate(fairness.abandoned, 1):
        if start.attempt != number:
            value = str(start.attempt)
            raise RecordError(Fault.BAD_VALUE, 1, name="fairness.abandoned.attempt", value=value)
        _check_seed(start.seed, start.commitment)
    _check_seed(fairness.seed, fairness.commitment)
    for seat, nonce, promised in _nonces(fairness):
        if chances.nonce_commitment(nonce) != promised:
            raise RecordError(Fault.WRONG_NONCE, 1, seat=seat)
    return chances.fair_key(seed, {each.seat: each.nonce for each in fairness.seats})


class Kept(NamedTuple):
    """What of a person's kept values a proof confirms; None where nothing was kept."""

    commitment: bool | None
    nonce: bool | None


def compared(
    fairness: AnyFairness, *, commitments: Sequence[str] = (), nonces: Sequence[str] = ()
) -> Kept:
    """Compare a proof with the server's commitments and the nonces that a person kept.

    Each value must belong to one of the starts, and one of each kind to the game itself.
    """
    starts, own = {fairness.commitment}, _own_nonces(fairness)
    earlier: set[str] = set()
    if isinstance(fairness, Fairness):
        starts |= {start.commitment for start in fairness.abandoned}
        earlier = {seat.commitment for start in fairness.abandoned for seat in start.seats}
    known = all(commitment in starts for commitment in commitments)
    used = all(nonce in own or chances.nonce_commitment(nonce) in earlier for nonce in nonces)
    return Kept(
        known and fairness.commitment in commitments if commitments else None,
        used and not own.isdisjoint(nonces) if nonces else None,
    )


def _own_nonces(fairness: AnyFairness) -> set[str]:
    if isinstance(fairness, FormerFairness):
        return set(fairness.nonces)
    return {each.nonce for each in fairness.seats}


def _check_seed(seed: str | None, promised: str) -> None:
    if seed is None or chances.commitment(bytes.fromhex(seed)) != promised:
        raise RecordError(Fault.WRONG_COMMITMENT, 1)


def _nonces(fairness: Fairness) -> Iterator[tuple[int, str, str]]:
    """Yield each seat with a revealed nonce and the commitment to it, at all starts."""
    for start in fairness.abandoned:
        for seat in start.seats:
            if seat.nonce is not None:
                yield seat.seat, seat.nonce, seat.commitment
    for each in fairness.seats:
        yield each.seat, each.nonce, each.commitment
