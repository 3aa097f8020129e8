"""The changes to a struct that a client already has: a struct with only the changed fields.

A view is tens of kilobytes, and most updates change a few of its fields. Sending only these keeps
updates small; see docs/decisions/0006-tables-and-server.md.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache, reduce
from operator import attrgetter, or_
from typing import TYPE_CHECKING, ClassVar, Generic, Protocol, TypeVar, cast

import msgspec

from magnate.games import GAMES, game_info
from magnate.play.view import TableView

if TYPE_CHECKING:
    from typing import TypeAlias

    from magnate.games import AnyView

S = TypeVar("S", bound=msgspec.Struct)

_encode = msgspec.json.Encoder().encode


class View(Protocol):
    """A struct of which different readers see different values in some fields."""

    __struct_fields__: ClassVar[tuple[str, ...]]
    own_fields: ClassVar[tuple[str, ...]]


class Changes(msgspec.Struct, Generic[S], frozen=True, gc=False):
    """The fields of an S that changed; the others are unset, and are not sent."""

    of: ClassVar[type[msgspec.Struct]]


@cache
def changes_type(kind: type[S]) -> type[Changes[S]]:
    """Return a struct with the fields and the tag of another one, all optional."""
    config = kind.__struct_config__
    made = msgspec.defstruct(
        f"{kind.__name__}Changes",
        [
            (field.name, field.type | msgspec.UnsetType, msgspec.UNSET)
            for field in msgspec.structs.fields(kind)
        ],
        bases=(Changes,),
        module=kind.__module__,
        namespace={
            "__doc__": f"The fields of {kind.__name__} that changed; others are absent.",
            "of": kind,
        },
        tag_field=config.tag_field,
        tag=config.tag,
        frozen=True,
        gc=False,
    )
    return cast("type[Changes[S]]", made)  # the return type of defstruct does not include the bases


@cache
def shared_fields(kind: type[View]) -> tuple[str, ...]:
    """Return the fields that are the same for all readers of a view."""
    return tuple(name for name in kind.__struct_fields__ if name not in kind.own_fields)


def changed(before: S, now: S, names: tuple[str, ...]) -> dict[str, object]:
    """Return the fields among some names, at least two, that are different now."""
    read = _reader(names)
    values, earlier = read(now), read(before)
    # Compared as a whole first, which takes no time if nothing is new.
    if before is now or values == earlier:
        return {}
    fields = zip(names, values, earlier, strict=True)
    return {name: value for name, value, old in fields if value is not old and value != old}


@cache
def _reader(names: tuple[str, ...]) -> Callable[[object], tuple[object, ...]]:
    return attrgetter(*names)


def changes(before: S | None, now: S) -> Changes[S]:
    """Return the fields that are different now; all of them if there was nothing before."""
    names = now.__struct_fields__
    fields = {name: getattr(now, name) for name in names}
    if before is not None:
        fields = changed(before, now, names)
    return changes_type(type(now))(**fields)


def encoded(fields: Mapping[str, object]) -> dict[str, object]:
    """Return fields encoded for use in several messages."""
    return {name: msgspec.Raw(_encode(value)) for name, value in fields.items()}


if TYPE_CHECKING:
    TableChanges: TypeAlias = Changes[TableView]
    ViewChanges: TypeAlias = Changes[AnyView]
else:  # structs that are created at run time, so a type checker cannot know them
    TableChanges = changes_type(TableView)
    ViewChanges = reduce(or_, (changes_type(game_info(game).view) for game in GAMES))
