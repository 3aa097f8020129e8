"""The rule options of editions as lines of text."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from magnate.engine.editions import option_text
from magnate.messages import MessageError

if TYPE_CHECKING:
    from magnate.engine.editions import Edition, Option
    from magnate.messages import Catalog


def rules_title(
    editions: Sequence[Edition[Any]], words: Catalog, *, every: bool, same: bool
) -> Iterator[str]:
    """Yield the heading: which editions the options belong to."""
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


class OptionLines:
    """Shows the options of a game's editions; `every` adds values that no edition uses."""

    def __init__(self, editions: Sequence[Edition[Any]], words: Catalog, *, every: bool) -> None:
        self.editions = editions
        self.words = words
        self.every = every

    def of(self, option: Option[Any]) -> Iterator[str]:
        """Yield an option's name with its clauses, its description, and its value per edition."""
        key = option.name.replace("_", "-")
        name, about = self.words.text(f"option-{key}"), self.words.text(f"option-{key}-help")
        yield f"{name} ({', '.join(option.clauses)})"
        yield f"    {about}"
        having: dict[str, list[str]] = {}
        for edition in self.editions:
            shown = self.value(option, edition.options()[option.name])
            having.setdefault(shown, []).append(edition.name)
        for shown, names in having.items():
            if len(self.editions) > 1:
                yield f"    {self.words.list(names)}:"
            yield f"        {shown}"
        if self.every:
            yield from self.others(option, having)

    def others(self, option: Option[Any], having: Mapping[str, object]) -> Iterator[str]:
        """Yield the values no edition uses, except ranges and sets, which have no names."""
        values = [value for value in option.values if not isinstance(value, tuple)]
        others = [shown for value in values if (shown := self.value(option, value)) not in having]
        if others:
            yield f"    {self.words.text('cli-rules-no-edition')}:"
            yield from (f"        {shown}" for shown in others)
        if option.least is not None and option.most is not None:
            numbers = self.words.text("cli-rules-numbers", least=option.least, most=option.most)
            yield f"    {numbers}"

    def value(self, option: Option[Any], value: Any) -> str:
        """Return a value as it is typed, with its meaning; custom data is abbreviated."""
        if isinstance(value, Mapping):
            return f"{option.name}={{…}}   {self.words.text('cli-rules-own-data')}"
        text = option_text(value)
        typed = f"{option.name}={text}"
        key = f"{option.name}-{text}".replace("_", "-").replace("+", "-")
        try:
            meaning = self.words.text(f"value-{key}")
        except MessageError:  # numbers, ranges, sets, and names from a custom board
            return typed
        return f"{typed}   {meaning}"
