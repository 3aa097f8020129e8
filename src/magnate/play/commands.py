"""The commands that players and their programs send to a table."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from magnate.games import AnyOrder

from .clocks import Hours

Id = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
Nonce = Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{32,64}$")]
Commitment = Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{64}$")]
SeatNumber = Annotated[int, msgspec.Meta(ge=1, le=8)]
Number = Annotated[int, msgspec.Meta(ge=0, le=2**31)]
Notation = Annotated[str, msgspec.Meta(min_length=1, max_length=600)]
ChatText = Annotated[str, msgspec.Meta(min_length=1, max_length=500)]


class _Command(
    msgspec.Struct, frozen=True, tag_field="type", forbid_unknown_fields=True, kw_only=True
):
    """A command. The client chooses its `id`; a command sent twice is carried out once."""

    id: Id


class Do(_Command, frozen=True, tag="do"):
    """Play one or more actions, either all of them or none.

    `decision`, `auction` and `offer` (the offering seat and the number of its offer) identify what
    the command answers; if that is no longer open, the command is stale. Free actions need none.
    """

    do: Annotated[tuple[Notation, ...], msgspec.Meta(min_length=1, max_length=20)]
    decision: Number | None = None
    auction: Number | None = None
    offer: tuple[SeatNumber, Number] | None = None


class Undo(_Command, frozen=True, tag="undo"):
    """Take back your last decision. If the others must agree, `ask` proposes it to them."""

    ask: bool = False


class Propose(_Command, frozen=True, tag="propose"):
    """Propose to the other players to pause the game or to call it off."""

    what: Literal["pause", "end"]


class Answer(_Command, frozen=True, tag="answer"):
    """Accept or reject the proposal with this number."""

    proposal: Number
    agrees: bool


class GiveOrder(_Command, frozen=True, tag="order"):
    """Give or cancel a standing order."""

    order: AnyOrder
    on: bool = True


class Resume(_Command, frozen=True, tag="resume"):
    """Resume a paused game."""


class Resign(_Command, frozen=True, tag="resign"):
    """Leave the game: a bot plays on, or in Monopoly the bank takes the seat's property."""

    to: Literal["bot", "bank"] = "bot"


class Return(_Command, frozen=True, tag="return"):
    """Take your seat back from the bot that was sitting in."""


class Hold(_Command, frozen=True, tag="hold"):
    """Hold the dice for a short time, once before each roll, or release them."""

    on: bool = True


class Say(_Command, frozen=True, tag="say"):
    """Send a chat message to everyone at the table."""

    text: ChatText


class Mute(_Command, frozen=True, tag="mute"):
    """Mute or unmute a seat."""

    seat: SeatNumber
    on: bool = True


class Sit(_Command, frozen=True, tag="sit"):
    """Take a free seat, the first one by default.

    `commitment` is the SHA-256, in hexadecimal, of a random nonce, which becomes part of the game's
    chance. Keep the nonce until it is to be revealed.
    """

    commitment: Commitment
    seat: SeatNumber | None = None
    hours: Hours | None = None


class Stand(_Command, frozen=True, tag="stand"):
    """Leave your seat before the game starts."""


class Commit(_Command, frozen=True, tag="commit"):
    """Commit to another nonce, which nobody knows yet, before the nonces are revealed.

    After an abandoned start, everyone has to; then the next start can begin.
    """

    commitment: Commitment


class Reveal(_Command, frozen=True, tag="reveal"):
    """Reveal the nonce that you committed to.

    Do this only while `start.revealing`, after comparing its commitments with those you kept.
    """

    nonce: Nonce


class Fill(_Command, frozen=True, tag="fill"):
    """Seat a bot on a free seat; only the host can do this."""

    seat: SeatNumber
    bot: str


class Take(_Command, frozen=True, tag="take"):
    """Take over a seat that a bot would otherwise play to the end."""

    seat: SeatNumber
    hours: Hours | None = None


class Watch(_Command, frozen=True, tag="watch"):
    """Become a spectator."""


Command = (
    Do
    | Undo
    | Propose
    | Answer
    | GiveOrder
    | Resume
    | Resign
    | Return
    | Hold
    | Say
    | Mute
    | Sit
    | Stand
    | Commit
    | Reveal
    | Fill
    | Take
    | Watch
)

__all__ = ["Command", *(kind.__name__ for kind in Command.__args__)]
