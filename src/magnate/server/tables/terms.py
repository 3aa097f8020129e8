"""What a server adds to the rules, so that no table takes more than its share."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from magnate.games import AnyEdition, game_info
from magnate.play.settings import Settings, SettingsError, edition_of

MOST_ROUNDS: Final = 1000
"""After this many rounds a game ends by its limit of rounds (M-S-32), chosen or not."""
TIMES_THE_PRESET: Final = 10
"""Amounts that let a game last may be at most this many times those of the edition."""


def most_amounts(edition: AnyEdition, game: str) -> dict[str, int]:
    """Return the greatest values that a server accepts for the amounts of an edition."""
    amounts = game_info(game).bounded_amounts
    return {name: TIMES_THE_PRESET * (_number(edition, name) or 0) for name in amounts}


def most_rounds(game: str) -> int | None:
    """Return after how many rounds a server ends a game, or None if it ends by itself."""
    return None if game_info(game).round_limit is None else MOST_ROUNDS


def on_terms(settings: Settings) -> Settings:
    """Return the settings with the server's limit of rounds; raise SettingsError if refused."""
    edition = edition_of(settings)
    preset = edition_of(msgspec.structs.replace(settings, options={}))
    for name, most in most_amounts(preset, settings.game).items():
        value = _number(edition, name) or 0
        if value > most:
            raise SettingsError(f"options.{name}", f"{value}; expected at most {most}")
    limit = game_info(settings.game).round_limit
    if limit is None or (_number(edition, limit) or MOST_ROUNDS + 1) <= MOST_ROUNDS:
        return settings
    return msgspec.structs.replace(settings, options={**settings.options, limit: MOST_ROUNDS})


def chosen_options(settings: Settings) -> dict[str, Any]:
    """Return the options of a table that somebody chose, without the server's limit of rounds."""
    limit = game_info(settings.game).round_limit
    return {
        name: value
        for name, value in settings.options.items()
        if name != limit or value != MOST_ROUNDS
    }


def _number(edition: AnyEdition, name: str) -> int | None:
    value = edition.options()[name]
    return value if isinstance(value, int) else None
