"""A game as a file: write, read, replay, verify. See docs/reference/record.md."""

from .errors import Fault, RecordError
from .fairness import (
    AbandonedSeat,
    AbandonedStart,
    AbandonReason,
    AnyFairness,
    Fairness,
    FormerFairness,
    SeatNonce,
)
from .lines import Chance, Decision, End, Hash, Header, HeaderHash, Line, RecordEntry, Undo
from .record import Record, Recorder, read, replay, verified, verify
from .transcript import transcript

__all__ = [
    "AbandonReason",
    "AbandonedSeat",
    "AbandonedStart",
    "AnyFairness",
    "Chance",
    "Decision",
    "End",
    "Fairness",
    "Fault",
    "FormerFairness",
    "Hash",
    "Header",
    "HeaderHash",
    "Line",
    "Record",
    "RecordEntry",
    "RecordError",
    "Recorder",
    "SeatNonce",
    "Undo",
    "read",
    "replay",
    "transcript",
    "verified",
    "verify",
]
