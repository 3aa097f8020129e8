"""The changes to a struct that a client already has: a struct with only the changed fields.

A view is tens of kilobytes, and most updates change a few of its fields. Sending only these keeps
updates small; see docs/decisions/0006-tables-and-server.md.
"""

from __future__ import annotations

from functools import cache, reduce
from operator import or_
from typing import TYPE_CHECKING, ClassVar, Generic, TypeVar, cast

import msgspec

from magnate.games import GAMES, game_info
from magnate.play.view import TableView

if TYPE_CHECKING:
    from typing import TypeAlias

    from magnate.games import AnyView

S = TypeVar("S", bound=msgspec.Struct)


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


def changes(before: S | None, now: S) -> Changes[S]:
    """Return the fields that are different now; all of them if there was nothing before."""
    fields = {name: getattr(now, name) for name in now.__struct_fields__}
    if before is not None:
        fields = {
            name: value
            for name, value in fields.items()
            if (old := getattr(before, name)) is not value and old != value
        }
    return changes_type(type(now))(**fields)


if TYPE_CHECKING:
    TableChanges: TypeAlias = Changes[TableView]
    ViewChanges: TypeAlias = Changes[AnyView]
else:  # structs that are created at run time, so a type checker cannot know them
    TableChanges = changes_type(TableView)
    ViewChanges = reduce(or_, (changes_type(game_info(game).view) for game in GAMES))
