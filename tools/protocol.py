"""Generate the protocol and HTTP references, the JSON Schemas and the web client's types.

`make protocol` runs this; a test fails when the generated files are out of date.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final, get_args

import msgspec
from tools import typescript

from magnate.games import GAMES, AnyEffect, AnyOrder, game_info
from magnate.messages import catalog
from magnate.play import clocks, settings, view
from magnate.play.command_errors import RefusalCode
from magnate.record import AbandonedSeat, AbandonedStart
from magnate.server.http import openapi
from magnate.server.http.app import OPERATIONS
from magnate.server.http.operations import Operation
from magnate.server.network import protocol
from magnate.server.network.changes import Changes

HERE: Final = Path(__file__).parent.parent / "docs" / "reference"
PAGE: Final = HERE / "protocol.md"
HTTP_PAGE: Final = HERE / "http.md"
TEMPLATE: Final = Path(__file__).parent / "protocol_page.txt"
HTTP_TEMPLATE: Final = Path(__file__).parent / "http_page.txt"
VIEWS: Final = {game_info(game).view: f"{game}-view.schema.json" for game in GAMES}
SCHEMAS: Final[dict[str, tuple[Any, ...]]] = {
    "protocol.schema.json": (protocol.FromClient, protocol.FromServer, view.TableView),
    **{file: (kind,) for kind, file in VIEWS.items()},
}
_TABLE: Final = (
    *(view.TableView, view.SeatInfo, view.StartInfo, view.SeatCommitment),
    *(AbandonedStart, AbandonedSeat, view.ProposalInfo, view.ChatLine),
)


def main() -> None:
    """Write the generated files."""
    for path, text in files().items():
        path.write_text(text, encoding="utf-8")


def files() -> dict[Path, str]:
    """Return the content of every file that is generated from the types."""
    schemas = {HERE / name: _schema_text(types) for name, types in SCHEMAS.items()}
    pages = {PAGE: _page(), HTTP_PAGE: _http_page()}
    document = json.dumps(openapi.document(OPERATIONS, ""), indent=2, ensure_ascii=False)
    others = {HERE / "openapi.json": document + "\n", **typescript.files()}
    return {**pages, **schemas, **others}


def _schema_text(types: tuple[Any, ...]) -> str:
    tops, components = openapi.schemas_of(types, ref_template="#/$defs/{name}")
    schema = {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        **(tops[0] if len(tops) == 1 else {"anyOf": list(tops)}),
        "$defs": dict(sorted(components.items())),
    }
    return json.dumps(schema, indent=2, ensure_ascii=False) + "\n"


def _page() -> str:
    """Return the protocol page: the template with its placeholders filled in."""
    parts = {
        "from-client": _messages(get_args(protocol.FromClient)),
        "from-server": _messages(get_args(protocol.FromServer)),
        "settings": _messages((settings.Settings, *get_args(settings.Clock), clocks.Hours)),
        "orders": _messages(get_args(AnyOrder)),
        "effects": _messages(_structs_in(AnyEffect)),
        "table": _messages(_TABLE),
        "refused": _refusals(),
    }
    text = TEMPLATE.read_text(encoding="utf-8")
    for name, lines in parts.items():
        text = text.replace(f"<!-- {name} -->", "\n".join(lines))
    return text


def _http_page() -> str:
    """Return the HTTP page: one row per operation."""
    rows = [
        f"| `{each.method} {each.path}` | {_first_line(each.handler)} | {_given(each)} |"
        for each in OPERATIONS
    ]
    text = HTTP_TEMPLATE.read_text(encoding="utf-8")
    return text.replace("<!-- operations -->", "\n".join(rows))


def _first_line(of: object) -> str:
    return typescript.docstring(of).partition("\n")[0]


def _given(operation: Operation[Any]) -> str:
    return "yes" if operation.signed_in else ""


def _messages(types: tuple[type[msgspec.Struct], ...]) -> Iterator[str]:
    for kind in types:
        yield from _message(kind)


def _structs_in(union: Any) -> tuple[type[msgspec.Struct], ...]:
    """Return the structs of a union and those nested in them, each once."""
    found: dict[type[msgspec.Struct], None] = {}

    def visit(kind: Any) -> None:
        match kind:
            case msgspec.inspect.UnionType():
                for part in kind.types:
                    visit(part)
            case msgspec.inspect.StructType() if kind.cls not in found:
                found[kind.cls] = None
                for field in kind.fields:
                    visit(field.type)
            case msgspec.inspect.VarTupleType():
                visit(kind.item_type)
            case msgspec.inspect.DictType():
                visit(kind.value_type)
            case msgspec.inspect.TupleType():
                for item in kind.item_types:
                    visit(item)

    visit(msgspec.inspect.type_info(union))
    return tuple(found)


def _message(kind: type[msgspec.Struct]) -> Iterator[str]:
    info = msgspec.inspect.type_info(kind)
    assert isinstance(info, msgspec.inspect.StructType)
    tag = f'`"{info.tag_field}": "{info.tag}"`' if info.tag_field else ""
    yield f"### {kind.__name__}{' ' if tag else ''}{tag}"
    yield ""
    yield from typescript.docstring(kind).split("\n")
    yield ""
    if info.fields:
        yield "| field | type | default |"
        yield "|---|---|---|"
        for field in info.fields:
            missing = "" if field.required else f"`{_default(field)}`"
            yield f"| `{field.encode_name}` | {_type_text(field.type)} | {missing} |"
        yield ""


def _default(field: msgspec.inspect.Field) -> str:
    made = field.default_factory
    value = made() if callable(made) else field.default
    return msgspec.json.encode(value).decode()


def _type_text(kind: msgspec.inspect.Type) -> str:
    """Return a type as readable text."""
    m = msgspec.inspect
    match kind:
        case m.UnionType():
            parts = [part for part in kind.types if not isinstance(part, m.NoneType)]
            null = " or null" if len(parts) < len(kind.types) else ""
            return " or ".join(map(_type_text, parts)) + null
        case m.Metadata(extra_json_schema={"enum": values}):
            return ", ".join(f"`{value}`" for value in values)
        case m.LiteralType():
            return ", ".join(f"`{value}`" for value in kind.values)
        case m.StructType() if issubclass(kind.cls, Changes):
            return f"changes to {_type_text(m.type_info(kind.cls.of))}"
        case m.StructType() if kind.cls in VIEWS:
            return f"[view of {kind.tag}]({VIEWS[kind.cls]})"
        case m.StructType():
            return f"[{kind.cls.__name__}](#{_anchor(kind)})"
        case m.CollectionType() | m.VarTupleType():
            return f"list of {_type_text(kind.item_type)}"
        case m.TupleType():
            return f"[{', '.join(map(_type_text, kind.item_types))}]"
        case m.DictType():
            return f"object of {_type_text(kind.value_type)}"
        case m.StrType():
            longest = f", up to {kind.max_length} characters" if kind.max_length else ""
            form = f", `{kind.pattern}`" if kind.pattern else ""
            return f"text{longest}{form}"
        case m.IntType():
            return f"{kind.ge} to {kind.le}" if kind.le is not None else "whole number"
        case m.FloatType():
            return "number"
        case m.BoolType():
            return "`true`, `false`"
        case _:
            return "anything"


def _anchor(kind: msgspec.inspect.StructType) -> str:
    tag = f" {kind.tag_field} {kind.tag}" if kind.tag_field else ""
    return (kind.cls.__name__ + tag).lower().replace(" ", "-")


def _refusals() -> Iterator[str]:
    words = catalog("en")
    yield "| code | meaning |"
    yield "|---|---|"
    for code in RefusalCode:
        yield f"| `{code}` | {words.text(code.message_key)} |"


if __name__ == "__main__":
    main()
