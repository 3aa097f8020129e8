"""The editions of Acquire: one TOML file of option values each, and what the options mean."""

from magnate.acquire.editions.schema import (
    CHAINS,
    OPTIONS,
    Edition,
    Ending,
    Option,
    OptionValue,
    load,
    parse_option,
    preset_in_version,
    presets,
)
from magnate.engine.editions import EditionError, option_text

__all__ = [
    "CHAINS",
    "OPTIONS",
    "Edition",
    "EditionError",
    "Ending",
    "Option",
    "OptionValue",
    "load",
    "option_text",
    "parse_option",
    "preset_in_version",
    "presets",
]
