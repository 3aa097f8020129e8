"""Message catalogs in four languages, and each language's format of money and numbers.

The sentences are Fluent files in `locales/<language>/`.
Fluent is imported, a language read and a message parsed only when first used.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache, cached_property
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle
    from fluent.syntax import ast

LANGUAGES = ("en", "pt", "pl", "ru")

_LOCALES = Path(__file__).parent / "locales"
_NO_BREAK_SPACE = "\u00a0"
_LONGEST = 800  # Fluent refuses arguments of more than 1,000 characters
_MINUS = "\u2212"
_PLURAL_CATEGORIES = frozenset({"zero", "one", "two", "few", "many"})
_KEY = re.compile(r"([a-zA-Z][a-zA-Z0-9_-]*) *=")


class MessageError(LookupError):
    """An unknown language or message, or a missing argument."""


class _NumberFormat(NamedTuple):
    """How a language writes numbers; `money` and `percent` are templates for the digits."""

    group: str
    digits_before_grouping: int
    decimal: str
    money: str
    percent: str


_NUMBER_FORMATS: Mapping[str, _NumberFormat] = {
    "en": _NumberFormat(",", 3, ".", "${}", "{}%"),
    "pt": _NumberFormat(".", 3, ",", "${}", "{}%"),
    "pl": _NumberFormat(_NO_BREAK_SPACE, 4, ",", f"{{}}{_NO_BREAK_SPACE}$", "{}%"),
    "ru": _NumberFormat(
        _NO_BREAK_SPACE, 4, ",", f"{{}}{_NO_BREAK_SPACE}$", f"{{}}{_NO_BREAK_SPACE}%"
    ),
}


class _Needs(NamedTuple):
    """The arguments of a message, and those that select a plural form."""

    arguments: frozenset[str]
    counts: frozenset[str]


@cache
def catalog(language: str) -> Catalog:
    """Return the catalog of a language; the same object each time."""
    if language not in LANGUAGES:
        raise MessageError(f"unknown language {language!r}; known are {', '.join(LANGUAGES)}")
    return Catalog(language)


class Catalog:
    """The messages of one language; use `catalog(language)` to get one.

    The web client's messages are in a separate folder and are included only if `files` lists them.
    """

    def __init__(self, language: str, *, files: Sequence[str] = ("*.ftl", "about/*.ftl")) -> None:
        self.language = language
        self._files = files
        self._format = _NUMBER_FORMATS[language]
        self._needs: dict[str, _Needs] = {}

    def text(self, key: str, **arguments: str | int) -> str:
        """Return the text of a message, or raise `MessageError` if it would be incomplete.

        Every variable of the message is required, even if only another variant uses it.
        A number selects the plural form where there is one; elsewhere its digits are grouped.
        """
        needs = self._needs_of(key)
        missing = needs.arguments - arguments.keys()
        if missing:
            raise self._error(key, f"needs {', '.join(sorted(missing))}")
        given = {name: self._argument(key, name, arguments[name]) for name in needs.arguments}
        pattern = self._bundle.get_message(key).value
        if pattern is None:
            raise self._error(key, "has no text")
        text, errors = self._bundle.format_pattern(pattern, given)
        if errors or not isinstance(text, str):
            raise self._error(key, "; ".join(map(str, errors)))
        return text

    def chain_name(self, chain: str) -> str:
        """Return the name of an Acquire chain, given by its English name, without quotes."""
        return self.text(f"chain-{chain.lower()}")

    def edition_name(self, edition: str) -> str:
        """Return the translated name of a preset; any other edition keeps its own name."""
        key = f"edition-{edition}"
        return self.text(key) if key in self._sources else edition

    def group_name(self, group: str) -> str:
        """Return the translated name of a classic Monopoly group; any other keeps its own name."""
        key = f"group-{group.replace('_', '-')}"
        return self.text(key) if key in self._sources else group

    def money(self, amount: int) -> str:
        """Return an amount of money: `$6,000`, `6000 $`."""
        return self._signed(amount, self._format.money.format(self._digits(f"{abs(amount)}")))

    def number(self, value: float, *, decimals: int = 0) -> str:
        """Return a number with its digits grouped and the given number of decimals."""
        text = self._digits(f"{abs(value):.{decimals}f}")
        return self._signed(value if text.strip("0.,") else 0, text)

    def percent(self, ratio: float, *, decimals: int = 0) -> str:
        """Return a ratio as a percentage: 0.1 is `10%`."""
        return self._format.percent.format(self.number(100 * ratio, decimals=decimals))

    def list(self, items: Iterable[str]) -> str:
        """Return the items separated by commas, as after a colon."""
        return ", ".join(items)

    @cached_property
    def _sources(self) -> dict[str, str]:
        """The source of each message; parsing them all at once would take a third of a second."""
        sources: dict[str, str] = {}
        folder = _LOCALES / self.language
        for path in (path for files in self._files for path in sorted(folder.glob(files))):
            for entry in _entries(path.read_text(encoding="utf-8")):
                found = _KEY.match(entry)
                if found is None:
                    raise MessageError(f"{path}: cannot read {entry!r}")
                if found[1] in sources:
                    raise self._error(found[1], f"occurs twice, again in {path.name}")
                sources[found[1]] = entry
        return sources

    @cached_property
    def _bundle(self) -> FluentBundle:
        from fluent.runtime import FluentBundle

        # Isolation marks would show up in terminals.
        return FluentBundle([self.language], use_isolating=False)

    def _needs_of(self, key: str) -> _Needs:
        if key not in self._needs:
            found = list(self._variables(self._entry(key)))
            self._needs[key] = _Needs(
                frozenset(name for name, _ in found),
                frozenset(name for name, is_count in found if is_count),
            )
        return self._needs[key]

    def _variables(self, node: object) -> Iterator[tuple[str, bool]]:
        """Yield the variables below a node, following references, and whether each is a count."""
        from fluent.syntax import ast

        if isinstance(node, ast.VariableReference):
            yield node.id.name, False
        elif isinstance(node, ast.MessageReference):
            yield from self._variables(self._entry(node.id.name))
        elif isinstance(node, list):
            for item in node:
                yield from self._variables(item)
        elif isinstance(node, ast.BaseNode):
            if isinstance(node, ast.SelectExpression) and _chooses_by_number(node):
                yield from ((name, True) for name, _ in self._variables(node.selector))
            for child in vars(node).values():
                yield from self._variables(child)

    def _entry(self, key: str) -> ast.Message:
        """Return a message and add it to the bundle, for messages that refer to it."""
        from fluent.runtime import FluentResource
        from fluent.syntax import ast

        if key not in self._sources:
            raise self._error(key, "does not exist")
        resource = FluentResource(self._sources[key])
        (entry,) = resource.body
        if not isinstance(entry, ast.Message):
            raise self._error(key, f"cannot be read: {self._sources[key]!r}")
        self._bundle.add_resource(resource)
        return entry

    def _argument(self, key: str, name: str, value: str | int) -> str | int:
        if isinstance(value, str) and name in self._needs[key].counts:
            # Fluent would silently use the default variant.
            raise self._error(key, f"needs a number for {name}, not {value!r}")
        if isinstance(value, int) and name not in self._needs[key].counts:
            return self.number(value)
        if isinstance(value, str) and len(value) > _LONGEST:
            return value[: _LONGEST - 1] + "…"
        return value

    def _digits(self, plain: str) -> str:
        whole, _, fraction = plain.partition(".")
        if len(whole) > self._format.digits_before_grouping:
            whole = f"{int(whole):,}".replace(",", self._format.group)
        return f"{whole}{self._format.decimal}{fraction}" if fraction else whole

    def _signed(self, value: float, text: str) -> str:
        return f"{_MINUS}{text}" if value < 0 else text

    def _error(self, key: str, problem: str) -> MessageError:
        return MessageError(f"message {key!r} ({self.language}) {problem}")


def _entries(text: str) -> Iterator[str]:
    """Yield the messages of a Fluent file; each starts with its key in the first column."""
    for chunk in re.split(r"^(?=[^\s}])", text, flags=re.MULTILINE):
        if chunk.strip() and not chunk.startswith("#"):
            yield chunk


def _chooses_by_number(select: ast.SelectExpression) -> bool:
    from fluent.syntax import ast

    return any(
        isinstance(variant.key, ast.NumberLiteral) or variant.key.name in _PLURAL_CATEGORIES
        for variant in select.variants
    )
