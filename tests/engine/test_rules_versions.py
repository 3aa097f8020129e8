"""Editions of earlier versions of the rules."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

import pytest
from msgspec.structs import replace

from magnate.engine import editions
from magnate.engine.editions import RULES_VERSION, EditionError, Option

Value = bool | str | tuple[int, int]
_OPTIONS = (
    Option[Value]("players", ((2, 4),), ()),
    Option[Value]("colour", ("red", "blue"), ()),
    Option[Value]("declining", (True, False), (), in_version_1=False),
)


class Edition(editions.Edition[Value], frozen=True, kw_only=True):
    """Two options of version 1 and one that came later."""

    choices: ClassVar[Mapping[str, Option[Value]]] = {option.name: option for option in _OPTIONS}
    colour: str
    declining: bool


OLD = {"players": (2, 4), "colour": "red"}
NEW = {**OLD, "declining": True}


def test_an_edition_is_of_the_current_version() -> None:
    assert RULES_VERSION == 2
    assert Edition.from_options("house", NEW).rules_version == 2


def test_the_version_is_not_an_option() -> None:
    edition = Edition.from_options("house", NEW)

    assert list(edition.options()) == ["players", "colour", "declining"]
    with pytest.raises(EditionError, match='option "rules_version" is unknown'):
        edition.with_options(rules_version=1)


def test_a_later_option_has_the_value_that_version_1_implied() -> None:
    edition = Edition.from_options("house", OLD, rules_version=1)

    assert edition.rules_version == 1
    assert edition.declining is False


def test_a_later_option_needs_a_value_in_the_current_version() -> None:
    with pytest.raises(EditionError, match="no value for declining"):
        Edition.from_options("house", OLD)


def test_an_option_of_version_1_needs_a_value_in_version_1() -> None:
    with pytest.raises(EditionError, match="no value for colour"):
        Edition.from_options("house", {"players": (2, 4)}, rules_version=1)


def test_version_1_allows_no_other_value_of_a_later_option() -> None:
    problem = '"house": declining = true is not in version 1 of the rules'
    with pytest.raises(EditionError, match=problem):
        Edition.from_options("house", NEW, rules_version=1)
    with pytest.raises(EditionError, match=problem):
        replace(Edition.from_options("house", NEW), rules_version=1)


def test_an_edition_with_other_options_keeps_its_version() -> None:
    old = Edition.from_options("house", OLD, rules_version=1).with_options(colour="blue")

    assert (old.rules_version, old.colour) == (1, "blue")
    assert Edition.from_options("house", NEW).with_options(colour="blue").rules_version == 2


def test_editions_of_different_versions_are_not_equal() -> None:
    """Their tables of rules differ, and those are kept by edition."""
    old = Edition.from_options("house", OLD, rules_version=1)
    new = Edition.from_options("house", {**OLD, "declining": False})

    assert old.options() == new.options()
    assert old != new
    assert len({old, new}) == 2


@pytest.mark.parametrize("version", [-1, 0, 3])
def test_an_unknown_version_is_refused(version: int) -> None:
    with pytest.raises(EditionError) as refused:
        Edition.from_options("house", NEW, rules_version=version)

    assert str(refused.value) == (
        f'edition "house": version {version} of the rules is unknown; known: 1 to 2'
    )
