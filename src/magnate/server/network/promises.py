"""What a remote player keeps from before a game, to check afterwards that its chance was fair."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from typing import Any, Final

from magnate.chance import nonce_commitment
from magnate.record import AnyFairness, Fairness

NONCE_BYTES: Final = 16


class BrokenPromise(Exception):
    """The server shows another commitment than before, or a record that does not contain it."""


class Promises:
    """A player's nonce, and the commitments that the server showed before any was revealed."""

    def __init__(self) -> None:
        self._nonce = secrets.token_hex(NONCE_BYTES)
        self._server: dict[int, str] = {}  # the server's commitment by attempt
        self._seats: dict[int, str] = {}  # the commitments of the start that was revealed

    @property
    def commitment(self) -> str:
        """The commitment to the present nonce."""
        return nonce_commitment(self._nonce)

    def command(self, start: Mapping[str, Any], seat: int) -> dict[str, str] | None:
        """Return the command that the start of a game awaits from a seat, or None.

        The nonce of a seat whose commitment came from another program is revealed by that program.
        """
        shown = self._server.setdefault(start["attempt"], start["commitment"])
        if shown != start["commitment"]:
            raise BrokenPromise("the server has changed its commitment")
        seats = {each["seat"]: each for each in start["seats"]}
        own = seats[seat]
        if own["commitment"] is None:
            self._nonce = secrets.token_hex(NONCE_BYTES)
            return {"type": "commit", "commitment": self.commitment}
        is_own = own["commitment"] == self.commitment
        if not start["revealing"] or own["revealed"] or not is_own:
            return None
        self._seats = {number: each["commitment"] for number, each in seats.items()}
        return {"type": "reveal", "nonce": self._nonce}

    def check(self, fairness: AnyFairness | None) -> None:
        """Raise BrokenPromise if the proof in a record differs from what was kept."""
        if not self._seats:
            return  # the nonce was revealed by another program
        if not isinstance(fairness, Fairness):
            raise BrokenPromise("the record does not prove its chance")
        if {each.seat: each.commitment for each in fairness.seats} != self._seats:
            raise BrokenPromise("the record has other commitments of the seats")
        starts = [*(each.commitment for each in fairness.abandoned), fairness.commitment]
        if any(starts[attempt - 1 : attempt] != [kept] for attempt, kept in self._server.items()):
            raise BrokenPromise("the record has other commitments of the server")
