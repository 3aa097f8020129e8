"""What the front process and the server processes tell each other."""

from __future__ import annotations

from typing import Literal

import msgspec

from magnate.server.hosting.settings import LimitName, LogFormat

Topic = Literal["metrics", "health"]


class Begin(msgspec.Struct, frozen=True, tag=True):
    """The first message to a process: its name and its pickled configuration."""

    name: str
    names: tuple[str, ...]
    config: bytes
    log_format: LogFormat


class Connection(msgspec.Struct, frozen=True, tag=True):
    """A connection to serve, and what has already been read from it."""

    data: bytes = b""


class Living(msgspec.Struct, frozen=True, tag=True):
    """The names of the processes that serve at the moment."""

    names: tuple[str, ...]


class Died(msgspec.Struct, frozen=True, tag=True):
    """A process has ended without giving up its tables; `id` is its name in the database."""

    id: str


class Spent(msgspec.Struct, frozen=True, tag=True):
    """What a process has allowed lately, by limit and key; the others count it too."""

    limits: dict[LimitName, dict[str, int]]


class Question(msgspec.Struct, frozen=True, tag=True):
    """A question to all others; `asker` is filled in by the front process."""

    number: int
    topic: Topic
    asker: str = ""


class Answer(msgspec.Struct, frozen=True, tag=True):
    """The answer to a question; `by` is filled in by the front process."""

    number: int
    asker: str
    body: bytes
    by: str = ""


class Ready(msgspec.Struct, frozen=True, tag=True):
    """A process can serve; `id` is its name in the database."""

    id: str


class Kept(msgspec.Struct, frozen=True, tag=True):
    """A process has a table in memory."""

    table: str


class Dropped(msgspec.Struct, frozen=True, tag=True):
    """A process no longer has a table in memory."""

    table: str


class Elsewhere(msgspec.Struct, frozen=True, tag=True):
    """A connection whose next request, of which `data` was read, is for another process."""

    data: bytes


ToProcess = Begin | Connection | Living | Died | Spent | Question | Answer
ToFront = Ready | Kept | Dropped | Elsewhere | Spent | Question | Answer
