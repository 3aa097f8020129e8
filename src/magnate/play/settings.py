"""The settings a table is opened with: the game, its edition, the seats and the clock."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Literal

import msgspec
from typing_extensions import override

from magnate.engine.editions import RULES_VERSION, EditionError, unknown
from magnate.games import GAMES, GameName, game_info

if TYPE_CHECKING:
    from magnate.games import AnyEdition

TimeRunsOut = Literal["bot_until_return", "bot_to_the_end"]

MOST_OPTIONS_BYTES: Final = 32_768  # large enough for a custom board and deck


class SettingsError(ValueError):
    """Invalid settings; `field` names the setting, `problem` describes what is wrong."""

    def __init__(self, field: str, problem: str) -> None:
        super().__init__(field, problem)
        self.field = field
        self.problem = problem

    @override
    def __str__(self) -> str:
        """Return the field and the problem."""
        return f"{self.field}: {self.problem}"


class _Clock(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind"):
    """How long a seat may take to decide."""


class NoClock(_Clock, frozen=True, tag="none"):
    """No time limit."""


class LiveClock(_Clock, frozen=True, tag="live"):
    """Seconds per decision, plus a bank of seconds for the whole game.

    `claim_time` is how long the next player must wait to roll while rent can be claimed (M-S-33),
    `hold_time` how long another seat may hold the dice (M-S-34).
    """

    seconds: int = 30
    bank: int = 300
    claim_time: int = 10
    hold_time: int = 20


class DaysClock(_Clock, frozen=True, tag="days"):
    """Days per decision; the deadline falls within the player's playing hours."""

    days: int = 2


Clock = NoClock | LiveClock | DaysClock

CLOCK_RANGES: Final[dict[str, tuple[int, int]]] = {
    "seconds": (5, 3600),
    "bank": (0, 86_400),
    "claim_time": (0, 60),
    "hold_time": (0, 120),
    "days": (1, 14),
}


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is played at a table, and how.

    `options` holds the rule options that differ from the edition. `seats` holds the name of a bot
    for each seat that a bot takes and null for each seat left to a person. `starting_orders` says
    whether every seat starts with the game's usual standing orders: in Monopoly, to claim all
    rents automatically (M-S-33).
    """

    game: GameName
    edition: str
    seats: tuple[str | None, ...]
    options: dict[str, Any] = {}
    clock: Clock = NoClock()
    public: bool = True
    watchers: bool = True
    when_time_runs_out: TimeRunsOut = "bot_until_return"
    starting_orders: bool = True


def edition_of(settings: Settings, rules_version: int = RULES_VERSION) -> AnyEdition:
    """Return the edition with the chosen options; raise SettingsError if they are invalid."""
    if settings.game not in GAMES:
        raise SettingsError("game", unknown(settings.game, tuple(GAMES)))
    info = game_info(settings.game)
    known = info.presets()
    if settings.edition not in known:  # never a path: settings come from strangers
        raise SettingsError("edition", unknown(settings.edition, known))
    try:
        preset = info.preset_in_version(settings.edition, rules_version)
        return preset.with_options(**settings.options)
    except EditionError as error:
        raise SettingsError("options", error.problem) from None
    except (TypeError, RecursionError):  # an invalid name, or data that is far too large
        raise SettingsError("options", "expected names of options and their values") from None


def check(settings: Settings, bots: tuple[str, ...]) -> None:
    """Raise SettingsError unless the settings are valid; `bots` are the available bots."""
    if len(msgspec.json.encode(settings.options)) > MOST_OPTIONS_BYTES:
        raise SettingsError("options", f"more than {MOST_OPTIONS_BYTES} bytes")
    edition = edition_of(settings)
    count = len(settings.seats)
    if not edition.players_min <= count <= edition.players_max:
        possible = f"{edition.players_min} to {edition.players_max}"
        raise SettingsError("seats", f"{count} seats; {settings.edition} is for {possible}")
    for bot in settings.seats:
        if bot is not None and bot not in bots:
            raise SettingsError("seats", f"bot {unknown(bot, bots)}")
    for name, value in msgspec.structs.asdict(settings.clock).items():
        least, most = CLOCK_RANGES[name]
        if not least <= value <= most:
            raise SettingsError(f"clock.{name}", f"{value}; expected {least} to {most}")
