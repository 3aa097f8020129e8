"""Reads the catalogs as they are written, independently of `magnate.messages`."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

from fluent.runtime import FluentResource
from fluent.syntax import ast

import magnate.messages
from magnate.messages import Catalog

SOURCE = Path(magnate.messages.__file__).parent
LOCALES = SOURCE / "locales"
CLIENT = SOURCE.parent.parent / "web" / "src"


@cache
def whole_catalog(language: str) -> Catalog:
    """Return the catalog of a language with the messages of the web client."""
    return Catalog(language, files=("**/*.ftl",))


class Choice(NamedTuple):
    """A selector: the variable and the keys of its variants, numbers as they are written."""

    variable: str
    variants: tuple[str, ...]

    @property
    def by_number(self) -> bool:
        """Whether the variants are plural forms or numbers, not words."""
        return any(key.isdigit() or key in ("one", "few", "many") for key in self.variants)


def file_names(language: str) -> set[str]:
    """Return all files of a language; those of the web client only are in a folder of their own."""
    folder = LOCALES / language
    return {path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file()}


@cache
def body(language: str, file_name: str) -> tuple[ast.EntryType, ...]:
    return tuple(FluentResource((LOCALES / language / file_name).read_text("utf-8")).body)


@cache
def messages(language: str) -> dict[str, ast.Message]:
    return {
        entry.id.name: entry
        for file_name in sorted(file_names(language))
        for entry in body(language, file_name)
        if isinstance(entry, ast.Message)
    }


def nodes(language: str, node: object) -> Iterator[ast.BaseNode]:
    """Everything below a node, followed through references to other messages."""
    if isinstance(node, list):
        for item in node:
            yield from nodes(language, item)
    elif isinstance(node, ast.BaseNode):
        yield node
        for child in vars(node).values():
            yield from nodes(language, child)
        if isinstance(node, ast.MessageReference):
            yield from nodes(language, messages(language)[node.id.name])


def variables(language: str, key: str) -> set[str]:
    found = nodes(language, messages(language)[key])
    return {node.id.name for node in found if isinstance(node, ast.VariableReference)}


def references(language: str, key: str) -> set[str]:
    found = nodes(language, messages(language)[key])
    return {node.id.name for node in found if isinstance(node, ast.MessageReference)}


def choices(language: str, key: str) -> set[Choice]:
    found = set()
    for node in nodes(language, messages(language)[key]):
        if isinstance(node, ast.SelectExpression):
            assert isinstance(node.selector, ast.VariableReference), key
            found.add(Choice(node.selector.id.name, tuple(map(_variant_key, node.variants))))
    return found


def _variant_key(variant: ast.Variant) -> str:
    key = variant.key
    return key.name if isinstance(key, ast.Identifier) else str(key.value)
