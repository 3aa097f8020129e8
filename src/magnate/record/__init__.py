"""A game as a file: write, read, replay, verify. See docs/reference/record.md."""

from .errors import Fault, RecordError
from .lines import Chance, Decision, End, Entry, Fairness, Hash, Header, Line, Undo
from .record import Record, Recorder, read, replay, verify
from .transcript import transcript

__all__ = [
    "Chance",
    "Decision",
    "End",
    "Entry",
    "Fairness",
    "Fault",
    "Hash",
    "Header",
    "Line",
    "Record",
    "RecordError",
    "Recorder",
    "Undo",
    "read",
    "replay",
    "transcript",
    "verify",
]
