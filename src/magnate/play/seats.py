"""A seat at a table: who sits there, and what only this seat knows."""

from __future__ import annotations

from collections.abc import Container
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from magnate.engine.orders import Orders

from .clocks import Hours

if TYPE_CHECKING:
    from magnate.games import AnyOrder

STANDS_IN: Final = "steady"
"""The bot that plays for a person who is away or has resigned, if the game has it."""
IN_EVERY_GAME: Final = "random"
"""The bot that every game has."""
CHARACTERS: Final = {"beginner": "Mila", "casual": "Otto", "strong": "Viktor", "expert": "Ada"}
"""The names of the bots people meet; several of one level are numbered like kings."""
_ORDINALS: Final = ("", " II", " III", " IV", " V", " VI", " VII")


def bot_name(bot: str, number: int, taken: Container[str]) -> str:
    """Return a name for a bot in a seat that is not taken yet."""
    if bot in CHARACTERS:
        for ordinal in _ORDINALS:
            if (name := CHARACTERS[bot] + ordinal) not in taken:
                return name
    return f"{CHARACTERS.get(bot, bot.capitalize())} {number}"


@dataclass
class Seat:
    """One seat; free while it has neither a person nor a bot.

    `bot` plays the seat from its beginning, `sits_in` for a person who is away, `for_good` to the
    end. `is_out` means that its property went to the bank.
    """

    number: int
    who: str = ""
    name: str = ""
    bot: str | None = None
    commitment: str = ""
    nonce: str = ""
    hours: Hours | None = None
    sits_in: bool = False
    for_good: bool = False
    resigned: bool = False
    is_out: bool = False
    orders: Orders[AnyOrder] = field(default_factory=Orders)
    muted: set[int] = field(default_factory=set)

    @property
    def is_free(self) -> bool:
        """Whether neither a person nor a bot has taken it."""
        return not self.who and self.bot is None

    @property
    def has_revealed(self) -> bool:
        """Whether its person has committed to a nonce and revealed it."""
        return bool(self.commitment and self.nonce)

    @property
    def driver(self) -> str | None:
        """The name of the bot that decides for the seat now, or None while a person does."""
        if self.bot is not None:
            return self.bot
        return STANDS_IN if self.sits_in or self.for_good else None

    @property
    def has_player(self) -> bool:
        """Whether a person is still in the game here, to be asked for agreement, perhaps away."""
        return bool(self.who) and not self.for_good and not self.is_out

    def sit(self, who: str, name: str, *, hours: Hours | None = None) -> None:
        """Seat a person; the previous player's private settings are gone."""
        self.who, self.name, self.hours = who, name, hours
        self.sits_in = self.for_good = self.resigned = False
        self.orders, self.muted = Orders(), set()

    def stand(self) -> None:
        """Leave the seat free."""
        self.sit("", "")
        self.commitment = self.nonce = ""

    def seat_bot(self, bot: str, taken: Container[str]) -> None:
        """Seat a bot for the whole game, under a name that is not taken."""
        self.bot, self.name = bot, bot_name(bot, self.number, taken)
