"""`magnate rules monopoly`: numbers, sets, limits, and custom boards."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from magnate.messages import LANGUAGES, catalog
from magnate.monopoly.editions import OPTIONS, option_text, presets
from tests.cli.conftest import Magnate
from tests.monopoly.own_board import own_board, own_deck

in_every_language = pytest.mark.parametrize("language", LANGUAGES)


@in_every_language
def test_all_editions_and_options_are_shown(language: str, magnate: Magnate) -> None:
    result = magnate("rules", "monopoly", "--lang", language)

    words = catalog(language)
    assert (result.code, result.err) == (0, "")
    for preset in presets():
        assert f"\n{preset}: {words.text(f'edition-{preset}')}\n" in result.out
    for option in OPTIONS:
        name = words.text(f"option-{option.name.replace('_', '-')}")
        assert f"\n{name} ({', '.join(option.clauses)})\n" in result.out
        for value in option.values:
            if not isinstance(value, tuple):
                assert f"\n        {option.name}={option_text(value)}" in result.out
        if option.least is not None and option.most is not None:
            numbers = {"least": option.least, "most": option.most}
            assert f"\n    {words.text('cli-rules-numbers', **numbers)}\n" in f"{result.out}\n"


@in_every_language
def test_the_options_of_one_edition(language: str, magnate: Magnate) -> None:
    """Each option is listed once, with its value as it is typed."""
    result = magnate("--lang", language, "rules", "monopoly", "--edition", "modern")

    no_limit = catalog(language).text("value-round-limit-none")
    assert f"\n        round_limit=none   {no_limit}\n" in result.out
    assert "\n        players=2-8\n" in result.out
    assert "\n        luxury_tax=100\n" in result.out
    assert "\n        jail_turn_1=pay,card,buy_card,roll\n" in result.out
    assert result.out.count("=") == len(OPTIONS)


def test_what_differs_between_two_editions(magnate: Magnate) -> None:
    """By the ledger's table, the newer rules differ in the cards and both taxes."""
    result = magnate("rules", "monopoly", "--edition", "official", "--diff", "modern")

    assert result.out == (
        "Rule options that differ between these editions: Official; Modern\n"
        "\n"
        "Cards (M-CARD-1)\n"
        "    What the cards of both piles say.\n"
        "    official:\n"
        "        deck=classic   the cards from before 2008\n"
        "    modern:\n"
        "        deck=modern   the cards since 2008\n"
        "\n"
        "Income tax (M-TAX-1)\n"
        "    How the income tax is calculated.\n"
        "    official:\n"
        "        income_tax=blind_choice   the player chooses before their net worth is counted\n"
        "    modern:\n"
        "        income_tax=flat   always the fixed amount\n"
        "\n"
        "Luxury tax (M-TAX-3)\n"
        "    What the luxury tax costs.\n"
        "    official:\n"
        "        luxury_tax=75\n"
        "    modern:\n"
        "        luxury_tax=100\n"
    )


def test_a_custom_board_is_abbreviated(tmp_path: Path, magnate: Magnate) -> None:
    """Without --edition, the comparison is with the edition of the document."""
    (tmp_path / "board.json").write_text(json.dumps(own_board()), encoding="utf-8")
    (tmp_path / "deck.json").write_text(json.dumps(own_deck()), encoding="utf-8")
    house = tmp_path / "house.toml"
    house.write_text(
        'base = "brazil"\nboard = "board.json"\ndeck = "deck.json"\nround_limit = 30\n',
        encoding="utf-8",
    )

    assert magnate("rules", "monopoly", "--diff", str(house)).out == (
        "Rule options that differ between these editions: Brazil; house\n"
        "\n"
        "Board (M-S-3)\n"
        "    The spaces, with their prices and rents.\n"
        "    brazil:\n"
        "        board=classic   the classic board of 40 spaces\n"
        "    house:\n"
        "        board={…}   custom data\n"
        "\n"
        "Cards (M-CARD-1)\n"
        "    What the cards of both piles say.\n"
        "    brazil:\n"
        "        deck=classic   the cards from before 2008\n"
        "    house:\n"
        "        deck={…}   custom data\n"
        "\n"
        "Round limit (M-S-32)\n"
        "    After how many rounds the richest player wins.\n"
        "    brazil:\n"
        "        round_limit=none   no limit\n"
        "    house:\n"
        "        round_limit=30\n"
    )


def test_names_of_a_custom_board_need_no_messages(tmp_path: Path, magnate: Magnate) -> None:
    (tmp_path / "board.json").write_text(json.dumps(own_board()), encoding="utf-8")
    (tmp_path / "deck.json").write_text(json.dumps(own_deck()), encoding="utf-8")
    house = tmp_path / "house.toml"
    house.write_text(
        'base = "brazil"\nboard = "board.json"\ndeck = "deck.json"\nsquare_names = "warszawa"\n',
        encoding="utf-8",
    )

    assert "\n        square_names=warszawa\n" in magnate(
        "rules", "monopoly", "--edition", str(house)
    ).out  # fmt: skip
