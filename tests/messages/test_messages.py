"""What a catalog does: sentences, names, money and numbers of each language."""

from __future__ import annotations

import subprocess
import sys

import pytest

from magnate.messages import LANGUAGES, MessageError, catalog

NBSP = "\u00a0"

MONEY = [
    # amount, en, pt, pl, ru
    (0, "$0", "$0", "0 $", "0 $"),
    (100, "$100", "$100", "100 $", "100 $"),
    (600, "$600", "$600", "600 $", "600 $"),
    (999, "$999", "$999", "999 $", "999 $"),
    (1200, "$1,200", "$1.200", "1200 $", "1200 $"),
    (6000, "$6,000", "$6.000", "6000 $", "6000 $"),
    (9999, "$9,999", "$9.999", "9999 $", "9999 $"),
    (12000, "$12,000", "$12.000", "12 000 $", "12 000 $"),
    (100000, "$100,000", "$100.000", "100 000 $", "100 000 $"),
    (1234567, "$1,234,567", "$1.234.567", "1 234 567 $", "1 234 567 $"),
    (-200, "−$200", "−$200", "−200 $", "−200 $"),
    (-12000, "−$12,000", "−$12.000", "−12 000 $", "−12 000 $"),
]


@pytest.mark.parametrize(("amount", "en", "pt", "pl", "ru"), MONEY)
def test_money_is_written_as_the_language_writes_it(
    amount: int, en: str, pt: str, pl: str, ru: str
) -> None:
    written = tuple(catalog(language).money(amount) for language in LANGUAGES)

    assert written == (en, pt, pl.replace(" ", NBSP), ru.replace(" ", NBSP))


def test_numbers_have_the_decimal_mark_of_the_language() -> None:
    written = [catalog(language).number(12.5, decimals=1) for language in LANGUAGES]
    assert written == ["12.5", "12,5", "12,5", "12,5"]


def test_numbers_are_grouped_like_money() -> None:
    written = [catalog(language).number(1234.5, decimals=1) for language in LANGUAGES]
    assert written == ["1,234.5", "1.234,5", "1234,5", "1234,5"]


def test_a_number_that_rounds_to_zero_has_no_sign() -> None:
    assert catalog("en").number(-0.04, decimals=1) == "0.0"
    assert catalog("en").number(-0.06, decimals=1) == "−0.1"


def test_a_percentage_has_a_space_in_russian_only() -> None:
    written = [catalog(language).percent(0.1) for language in LANGUAGES]
    assert written == ["10%", "10%", "10%", f"10{NBSP}%"]
    assert catalog("pl").percent(0.125, decimals=1) == "12,5%"


def test_a_number_without_plural_forms_is_grouped_in_a_sentence() -> None:
    text = catalog("ru").text("seat-name", n=12000)
    assert text == f"Место 12{NBSP}000"


def test_chains_are_named_in_russian_and_stay_english_elsewhere() -> None:
    names = [catalog(language).chain_name("Tower") for language in LANGUAGES]
    assert names == ["Tower", "Tower", "Tower", "Башня"]


def test_a_group_of_a_custom_board_keeps_its_name() -> None:
    names = [catalog(language).group_name("light_blue") for language in LANGUAGES]
    assert names == ["light blue", "azul-claro", "błękitna", "голубая"]
    assert catalog("ru").group_name("harbour_side") == "harbour_side"


def test_a_list_has_commas() -> None:
    assert catalog("en").list(["1A", "2B", "3C"]) == "1A, 2B, 3C"
    assert catalog("en").list([]) == ""


def test_twenty_one_differs_between_polish_and_russian() -> None:
    assert catalog("pl").text("shares", n=21) == "21 udziałów"
    assert catalog("ru").text("shares", n=21) == "21 акция"


def test_a_language_has_one_catalog() -> None:
    assert catalog("pl") is catalog("pl")


def test_an_unknown_language_is_refused_with_the_known_ones() -> None:
    with pytest.raises(MessageError, match="unknown language 'xx'; known are en, pt, pl, ru"):
        catalog("xx")


def test_an_unknown_message_is_refused() -> None:
    with pytest.raises(MessageError, match=r"message 'log-nothing' \(pt\) does not exist"):
        catalog("pt").text("log-nothing")


def test_a_missing_argument_is_refused() -> None:
    with pytest.raises(MessageError, match=r"message 'log-place' \(en\) needs player, tile"):
        catalog("en").text("log-place")


def test_an_argument_of_another_variant_is_required_too() -> None:
    with pytest.raises(MessageError, match="needs amount"):
        catalog("en").text("log-found", gift="share", player="Ann", chain="Tower")


def test_a_count_given_as_text_is_refused() -> None:
    with pytest.raises(MessageError, match="needs a number for n, not '3'"):
        catalog("ru").text("log-grow", chain="Башня", n="3")


def test_fluent_is_imported_with_the_first_message() -> None:
    script = (
        "import sys, magnate.messages as m\n"
        "c = m.catalog('pl'); c.money(5)\n"
        "assert not any(name.split('.')[0] in ('fluent', 'babel') for name in sys.modules)\n"
        "c.text('prompt-place')\n"
        "assert 'fluent.runtime' in sys.modules\n"
    )
    subprocess.run([sys.executable, "-c", script], check=True)
