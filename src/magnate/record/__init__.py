"""A game as a file: write, read, replay, verify. See docs/reference/record.md."""

from .errors import Fault, RecordError
from .lines import Chance, Decision, End, Fairness, Hash, Header, Line, RecordEntry, Undo
from .record import Record, Recorder, read, replay, verify
from .transcript import transcript

__all__ = [
    "Chance",
    "Decision",
    "End",
    "Fairness",
    "Fault",
    "Hash",
    "Header",
    "Line",
    "Record",
    "RecordEntry",
    "RecordError",
    "Recorder",
    "Undo",
    "read",
    "replay",
    "transcript",
    "verify",
]
