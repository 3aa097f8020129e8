"""The rule options of editions as lines."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from magnate.acquire.editions import option_text

if TYPE_CHECKING:
    from magnate.acquire import Edition
    from magnate.acquire.editions import Option, OptionValue
    from magnate.messages import Catalog


def rules_title(
    editions: Sequence[Edition], words: Catalog, *, every: bool, same: bool
) -> Iterator[str]:
    """Yield what the options are those of."""
    names = [words.edition_name(edition.name) for edition in editions]
    if every:
        yield words.text("cli-rules-editions")
        yield ""
        for edition, name in zip(editions, names, strict=True):
            yield f"{edition.name}: {name}"
            about = words.text(f"edition-{edition.name}-help")
            yield f"    {about}"
    elif len(names) == 1:
        yield words.text("cli-rules-title", edition=names[0])
    else:
        key = "cli-rules-same" if same else "cli-rules-diff"
        yield words.text(key, editions="; ".join(names))


def option_lines(
    option: Option, editions: Sequence[Edition], words: Catalog, *, every: bool
) -> Iterator[str]:
    """Yield an option's name with its clauses, what it is about, and its value or values.

    `every` adds the values that none of the editions has.
    """
    key = option.name.replace("_", "-")
    name, about = words.text(f"option-{key}"), words.text(f"option-{key}-help")
    yield f"{name} ({', '.join(option.clauses)})"
    yield f"    {about}"
    values = [edition.options()[option.name] for edition in editions]
    for value in dict.fromkeys(values):
        having = [e.name for e, theirs in zip(editions, values, strict=True) if theirs == value]
        if len(editions) > 1:
            yield f"    {words.list(having)}:"
        yield f"        {_value_text(option, value, words)}"
    others = [value for value in option.values if value not in values]
    if every and others and option.name != "players":  # any range of players can be set
        yield f"    {words.text('cli-rules-no-edition')}:"
        for value in others:
            yield f"        {_value_text(option, value, words)}"


def _value_text(option: Option, value: OptionValue, words: Catalog) -> str:
    """Return a value as it is typed, and what it means."""
    typed = f"{option.name}={option_text(value)}"
    if option.name == "players":  # a range needs no words
        return typed
    key = f"{option.name}-{option_text(value)}".replace("_", "-").replace("+", "-")
    meaning = words.text(f"value-{key}")
    return f"{typed}   {meaning}"
