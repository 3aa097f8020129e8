"""`magnate rules`."""

from __future__ import annotations

from pathlib import Path

import pytest

from magnate.acquire.editions import OPTIONS, option_text, presets
from magnate.messages import LANGUAGES, catalog
from tests.cli.conftest import Magnate

in_every_language = pytest.mark.parametrize("language", LANGUAGES)


@in_every_language
def test_all_editions_and_options_are_shown(language: str, magnate: Magnate) -> None:
    result = magnate("rules", "acquire", "--lang", language)

    words = catalog(language)
    assert (result.code, result.err) == (0, "")
    for preset in presets():
        assert f"\n{preset}: {words.text(f'edition-{preset}')}\n" in result.out
    for option in OPTIONS:
        name = words.text(f"option-{option.name.replace('_', '-')}")
        assert f"\n{name} ({', '.join(option.clauses)})\n" in result.out
        for value in option.values if option.name != "players" else ():
            assert f"\n        {option.name}={option_text(value)}   " in result.out
    assert f"\n    {words.text('cli-rules-no-edition')}:\n" in result.out


@in_every_language
def test_the_options_of_one_edition(language: str, magnate: Magnate) -> None:
    result = magnate("--lang", language, "rules", "acquire", "--edition", "2023-tycoon")

    meaning = catalog(language).text("value-bonus-ranks-3")
    assert f"\n        bonus_ranks=3   {meaning}\n" in result.out
    assert "\n        players=3-6\n" in result.out
    assert result.out.count("=") == len(OPTIONS)


def test_what_differs_between_two_editions(magnate: Magnate) -> None:
    """By the ledger's table, the modes of 2023 differ in the ranks paid and in the bonuses."""
    result = magnate("rules", "acquire", "--edition", "2023-classic", "--diff", "2023-tycoon")

    assert result.out == (
        "Rule options that differ between these editions: 2023, Classic Mode; 2023, Tycoon Mode\n"
        "\n"
        "Number of bonuses (A-BONUS-1)\n"
        "    Which stockholders receive a bonus for an acquired chain.\n"
        "    2023-classic:\n"
        "        bonus_ranks=2   2: primary and secondary\n"
        "    2023-tycoon:\n"
        "        bonus_ranks=3   3: primary, secondary and tertiary\n"
        "\n"
        "Bonus table (A-TIER-3, A-TIER-4)\n"
        "    How large the secondary and tertiary bonuses are.\n"
        "    2023-classic:\n"
        "        bonus_table=half   the secondary bonus is half the primary\n"
        "    2023-tycoon:\n"
        "        bonus_table=tycoon   the Tycoon Mode figures\n"
        "\n"
        "Only one stockholder (A-BONUS-4, A-BONUS-5)\n"
        "    Which bonuses the only stockholder of a chain receives.\n"
        "    2023-classic:\n"
        "        single_holder_bonus=primary+secondary   primary and secondary\n"
        "    2023-tycoon:\n"
        "        single_holder_bonus=primary+tertiary   primary and tertiary\n"
    )


def test_an_edition_does_not_differ_from_itself(magnate: Magnate) -> None:
    assert magnate("rules", "acquire", "--edition", "classic", "--diff", "classic").out == (
        "These editions have the same rule options: Classic, 2008; Classic, 2008\n"
    )


def test_a_custom_edition_is_compared(tmp_path: Path, magnate: Magnate) -> None:
    """Without --edition, the comparison is with the classic one."""
    house = tmp_path / "house.toml"
    house.write_text('base = "classic"\nend_declaration = "forced"\n', encoding="utf-8")

    assert magnate("rules", "acquire", "--diff", str(house)).out == (
        "Rule options that differ between these editions: Classic, 2008; house\n"
        "\n"
        "Declaring the end (A-END-2)\n"
        "    Whether a player decides that the game ends, or it ends automatically.\n"
        "    classic:\n"
        "        end_declaration=optional   the player decides\n"
        "    house:\n"
        "        end_declaration=forced   the game ends automatically\n"
    )
