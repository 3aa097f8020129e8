"""What people and their programs ask of a table."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from .clocks import Hours
from .log_entries import Proposal
from .orders import Order

Id = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
Nonce = Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{16,64}$")]
SeatNumber = Annotated[int, msgspec.Meta(ge=1, le=8)]
Number = Annotated[int, msgspec.Meta(ge=0, le=2**31)]
Notation = Annotated[str, msgspec.Meta(min_length=1, max_length=600)]
ChatText = Annotated[str, msgspec.Meta(min_length=1, max_length=500)]


class _Command(
    msgspec.Struct, frozen=True, tag_field="type", forbid_unknown_fields=True, kw_only=True
):
    """Something asked; `id` is the client's own, so that what is sent twice is done once."""

    id: Id


class Do(_Command, frozen=True, tag="do"):
    """Play one action or several, all or none.

    `decision`, `auction` and `offer` (the seat that offers, and the offer's number) name what is
    answered; if that is gone, the command is stale. Free actions need not name any.
    """

    do: Annotated[tuple[Notation, ...], msgspec.Meta(min_length=1, max_length=20)]
    decision: Number | None = None
    auction: Number | None = None
    offer: tuple[SeatNumber, Number] | None = None


class Undo(_Command, frozen=True, tag="undo"):
    """Take back one's own last decision; where others must agree, ask them if `ask`."""

    ask: bool = False


class Propose(_Command, frozen=True, tag="propose"):
    """Ask all other players to pause the game or to call it off."""

    what: Literal["pause", "end"]


class Answer(_Command, frozen=True, tag="answer"):
    """Agree to the proposal with this number, or not."""

    proposal: Number
    agrees: bool


class GiveOrder(_Command, frozen=True, tag="order"):
    """Give a standing order, or take it back."""

    order: Order
    on: bool = True


class Resume(_Command, frozen=True, tag="resume"):
    """Let a game that is paused go on."""


class Resign(_Command, frozen=True, tag="resign"):
    """Give up: a bot plays the seat to the end, or in Monopoly the bank's rules settle it."""

    to: Literal["bot", "bank"] = "bot"


class Return(_Command, frozen=True, tag="return"):
    """Take one's seat back from the bot that sits in."""


class Hold(_Command, frozen=True, tag="hold"):
    """Hold the dice for a while, once in each window, or let go of them."""

    on: bool = True


class Say(_Command, frozen=True, tag="say"):
    """Say something to everybody at the table."""

    text: ChatText


class Mute(_Command, frozen=True, tag="mute"):
    """Hear a seat no longer, or again."""

    seat: SeatNumber
    on: bool = True


class Sit(_Command, frozen=True, tag="sit"):
    """Take a free seat, the first if none is named; `nonce` becomes a part of chance."""

    nonce: Nonce
    seat: SeatNumber | None = None
    hours: Hours | None = None


class Stand(_Command, frozen=True, tag="stand"):
    """Leave one's seat before the game begins."""


class Fill(_Command, frozen=True, tag="fill"):
    """Give a free seat to a bot, as the host of the table."""

    seat: SeatNumber
    bot: str


class Take(_Command, frozen=True, tag="take"):
    """Take over a seat that a bot is playing to the end."""

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
    | Fill
    | Take
    | Watch
)

__all__ = ["Command", "Proposal", *(kind.__name__ for kind in Command.__args__)]
