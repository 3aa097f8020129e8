"""The editions of Monopoly: one TOML file of option values each; boards and decks are JSON."""

from magnate.engine.editions import EditionError, option_text
from magnate.monopoly.editions.board import KINDS, Board, Square
from magnate.monopoly.editions.deck import (
    PILES,
    AdvanceTo,
    AdvanceToNearest,
    Card,
    Collect,
    CollectEach,
    Deck,
    Effect,
    GoToJail,
    JailCard,
    MoveRelative,
    Pay,
    PayEach,
    Pile,
    Repairs,
)
from magnate.monopoly.editions.options import (
    OPTIONS,
    Option,
    OptionValue,
    parse_option,
)
from magnate.monopoly.editions.schema import Edition, Ending, load, preset_in_version, presets

__all__ = [
    "KINDS",
    "OPTIONS",
    "PILES",
    "AdvanceTo",
    "AdvanceToNearest",
    "Board",
    "Card",
    "Collect",
    "CollectEach",
    "Deck",
    "Edition",
    "EditionError",
    "Effect",
    "Ending",
    "GoToJail",
    "JailCard",
    "MoveRelative",
    "Option",
    "OptionValue",
    "Pay",
    "PayEach",
    "Pile",
    "Repairs",
    "Square",
    "load",
    "option_text",
    "parse_option",
    "preset_in_version",
    "presets",
]
