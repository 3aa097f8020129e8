"""The log of a table: everything that happened at it, in rows that are stored and never changed.

A table is the sum of its rows, so it can be made again from them anywhere. Rows never leave the
server as they are: they hold the seed and what seats keep secret.
"""

from __future__ import annotations

from typing import Final, Literal

import msgspec

from magnate.engine.editions import RULES_VERSION

from .clocks import Hours
from .orders import Order
from .settings import Settings

Course = tuple[tuple[int | None, str], ...]
"""Entries of the game, each with its seat (None for chance and the table) and its notation."""
By = Literal["player", "bot", "order", "table"]
Proposal = Literal["undo", "pause", "end"]


class _Row(msgspec.Struct, frozen=True, tag_field="row", omit_defaults=True, kw_only=True):
    """What happened, when, and whose command it was: a person's, with the client's own id."""

    at: float
    who: str = ""
    id: str = ""


class Opened(_Row, frozen=True, tag="opened", omit_defaults=False):
    """The table was opened; `seed` is secret until the game is over.

    The version of the rules is always written: later its default is another one.
    """

    settings: Settings
    seed: str
    rules: int = RULES_VERSION


class Sat(_Row, frozen=True, tag="sat"):
    """A person took a seat, and gave a part of chance."""

    seat: int
    name: str
    nonce: str
    hours: Hours | None = None


class Stood(_Row, frozen=True, tag="stood"):
    """A person left a seat before the game began."""

    seat: int


class Filled(_Row, frozen=True, tag="filled"):
    """A bot took a seat before the game began."""

    seat: int
    bot: str


class Started(_Row, frozen=True, tag="started"):
    """All seats were taken, and the game began."""

    course: Course


class Played(_Row, frozen=True, tag="played"):
    """A seat decided, or the table acted; `course` also has what chance and orders did then."""

    seat: int | None
    by: By
    course: Course


class Undone(_Row, frozen=True, tag="undone"):
    """So many decisions were taken back, freely or because all `agreed`."""

    seat: int
    decisions: int
    agreed: bool = False


class Proposed(_Row, frozen=True, tag="proposed"):
    """A seat asked the others for something."""

    seat: int
    what: Proposal
    decisions: int = 0


class Answered(_Row, frozen=True, tag="answered"):
    """A seat agreed to what was asked, or did not."""

    seat: int
    agrees: bool


class Ordered(_Row, frozen=True, tag="ordered"):
    """A seat gave the table a standing order or took one back; only this seat knows."""

    seat: int
    order: Order
    on: bool
    course: Course = ()


class Left(_Row, frozen=True, tag="left"):
    """A seat's time ran out, and a bot sits in for its player; for good if `for_good`."""

    seat: int
    for_good: bool = False


class Returned(_Row, frozen=True, tag="returned"):
    """A player came back to his seat."""

    seat: int


class Paused(_Row, frozen=True, tag="paused"):
    """The clocks stand still."""

    seat: int


class Resumed(_Row, frozen=True, tag="resumed"):
    """The clocks run again."""

    seat: int


class Resigned(_Row, frozen=True, tag="resigned"):
    """A player gave up: a bot plays on, or the bank's rules settled the seat."""

    seat: int
    to: Literal["bot", "bank"]
    course: Course = ()


class Taken(_Row, frozen=True, tag="taken"):
    """A person took over a seat that a bot was playing to the end."""

    seat: int
    name: str
    hours: Hours | None = None


class Held(_Row, frozen=True, tag="held"):
    """A seat held the dice (M-S-34), or let go of them."""

    seat: int
    on: bool = True


class Chatted(_Row, frozen=True, tag="chatted"):
    """Somebody at the table said something; without a seat, a spectator after the game."""

    seat: int | None
    name: str
    text: str


class Muted(_Row, frozen=True, tag="muted"):
    """A seat no longer hears another one, or hears it again; only this seat knows."""

    seat: int
    other: int
    on: bool


class Watched(_Row, frozen=True, tag="watched"):
    """A spectator came."""

    name: str


class Rematched(_Row, frozen=True, tag="rematched"):
    """A new table was opened for the same players."""

    table: str


class Reopened(_Row, frozen=True, tag="reopened"):
    """The server was away; nobody is charged for the time since the row before."""


class Ended(_Row, frozen=True, tag="ended"):
    """The game was called off before its end."""

    by: Literal["agreement", "host", "operator"]


Row = (
    Opened
    | Sat
    | Stood
    | Filled
    | Started
    | Played
    | Undone
    | Proposed
    | Answered
    | Ordered
    | Left
    | Returned
    | Paused
    | Resumed
    | Resigned
    | Taken
    | Held
    | Chatted
    | Muted
    | Watched
    | Rematched
    | Reopened
    | Ended
)
PRIVATE: Final = (Ordered, Muted)
"""Rows that do not show in the numbering that others see."""

_encoder = msgspec.json.Encoder()
_decoder: msgspec.json.Decoder[Row] = msgspec.json.Decoder(Row)


def row_text(row: Row) -> str:
    """Return a row as it is stored."""
    return _encoder.encode(row).decode()


def read_row(text: str) -> Row:
    """Return the row that was stored; a text that is none raises msgspec.ValidationError."""
    return _decoder.decode(text)
