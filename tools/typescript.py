"""TypeScript types of everything that the server and its clients exchange.

`make protocol` generates one module for each game and one for the server from the structs. A struct
that clients send has optional fields where it has defaults; one that is both sent and received is
written twice, as `Name` and as `NameGiven`.
"""

from __future__ import annotations

import enum
import inspect
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import msgspec

from magnate.games import GAMES, AnyView
from magnate.server.http.app import OPERATIONS
from magnate.server.network import protocol

FOLDER: Final = Path(__file__).parent.parent / "web" / "src" / "api"
MODULES: Final = (*GAMES, "server")
HEADER: Final = "// Made by `make protocol` from the Python structs. Do not edit.\n"
GIVEN: Final = "Given"
_i = msgspec.inspect


def files() -> dict[Path, str]:
    """Return the content of each module."""
    types = _Types()
    types.add_unions()
    return {FOLDER / f"{module}.ts": types.module(module) for module in MODULES}


class _Types:
    """All structs and enums in use, by module and name."""

    def __init__(self) -> None:
        self._written: dict[str, dict[str, str]] = {module: {} for module in MODULES}
        self._needs: dict[str, set[str]] = {module: set() for module in MODULES}

    def add_unions(self) -> None:
        """Collect the types of the messages, the views and the operations."""
        self._alias("FromServer", protocol.FromServer, given=False)
        self._alias("FromClient", protocol.FromClient, given=True)
        self._alias("AnyView", AnyView, given=False)
        self._written["server"]["AnyEvent"] = 'export type AnyEvent = AnyView["log"][number];\n'
        for operation in OPERATIONS:
            self.text(_i.type_info(operation.params), "server", given=True)
            if operation.returns is not None and not isinstance(operation.returns, str):
                self.text(_i.type_info(operation.returns), "server", given=False)

    def module(self, module: str) -> str:
        """Return the text of a module."""
        imports = [
            f'import type * as {other} from "./{other}";' for other in sorted(self._needs[module])
        ]
        written = [text for _, text in sorted(self._written[module].items())]
        return "\n".join([HEADER, *imports, *([""] if imports else []), *written])

    def _alias(self, name: str, kind: Any, *, given: bool) -> None:
        text = self.text(_i.type_info(kind), "server", given=given)
        self._written["server"][name] = f"export type {name} =\n  {text};\n"

    def text(self, kind: Any, module: str, *, given: bool) -> str:
        """Return a type in TypeScript, and note the types it refers to."""
        match kind:
            case _i.UnionType():
                return " | ".join(self.text(part, module, given=given) for part in kind.types)
            case _i.LiteralType():
                return " | ".join(json.dumps(value) for value in kind.values)
            case _i.Metadata(extra_json_schema={"enum": values}):
                return " | ".join(json.dumps(value) for value in values)
            case _i.NoneType():
                return "null"
            case _i.BoolType():
                return "boolean"
            case _i.IntType() | _i.FloatType():
                return "number"
            case _i.StrType():
                return "string"
            case _i.AnyType() | _i.CustomType():
                return "unknown"
            case _i.EnumType():
                return self._named(kind.cls, module, self._enum(kind))
            case _i.StructType():
                return self._struct(kind, module, given=given)
            case _i.DictType():
                return f"Record<string, {self.text(kind.value_type, module, given=given)}>"
            case _i.TupleType():
                items = ", ".join(self.text(item, module, given=given) for item in kind.item_types)
                return f"[{items}]"
            case _i.VarTupleType() | _i.ListType() | _i.SetType() | _i.FrozenSetType():
                item = self.text(kind.item_type, module, given=given)
                return f"({item})[]" if "|" in item else f"{item}[]"
        raise TypeError(f"no TypeScript for {kind}")

    def _enum(self, kind: Any) -> str:
        values = " | ".join(json.dumps(member.value) for member in kind.cls)
        return f"export type {kind.cls.__name__} = {values};\n"

    def _struct(self, kind: Any, module: str, *, given: bool) -> str:
        has_defaults = any(not field.required for field in kind.fields)
        name = kind.cls.__name__ + (GIVEN if given and has_defaults else "")
        home = _home(kind.cls)
        if name not in self._written[home]:
            self._written[home][name] = ""  # so that a struct may contain its own type
            self._written[home][name] = self._interface(kind, name, home, given=given)
        return self._named(kind.cls, module, self._written[home][name], name)

    def _interface(self, kind: Any, name: str, home: str, *, given: bool) -> str:
        lines = list(_comment(kind.cls))
        lines.append(f"export interface {name} {{")
        if kind.tag_field:
            lines.append(f"  {kind.tag_field}: {json.dumps(kind.tag)};")
        for field in kind.fields:
            mark = "?" if not field.required and (given or _may_be_absent(kind.cls, field)) else ""
            lines.append(
                f"  {field.encode_name}{mark}: {self.text(field.type, home, given=given)};"
            )
        return "\n".join([*lines, "}", ""])

    def _named(self, cls: type, module: str, text: str, name: str = "") -> str:
        home, name = _home(cls), name or cls.__name__
        before = self._written[home].setdefault(name, text)
        if issubclass(cls, enum.Enum) and before != text:
            raise ValueError(f"two types are called {name} in {home}.ts")
        if home == module:
            return name
        # Both games have a `View`, so a type of another module is written with its module.
        self._needs[module].add(home)
        return f"{home}.{name}"


def _may_be_absent(cls: type[msgspec.Struct], field: Any) -> bool:
    """Return whether the server may leave a field out of a struct that it sends."""
    return cls.__struct_config__.omit_defaults or _is_unset(cls, field.name)


def _is_unset(cls: type[msgspec.Struct], name: str) -> bool:
    return any(
        field.name == name and field.default is msgspec.UNSET
        for field in msgspec.structs.fields(cls)
    )


def _home(cls: type) -> str:
    """Return the module a type belongs to."""
    package = cls.__module__.split(".")[1]
    return package if package in MODULES else "server"


def docstring(of: object) -> str:
    """Return the docstring that the reference shows; raise ValueError if there is none."""
    text = inspect.cleandoc(getattr(of, "__doc__", None) or "")
    if not text:
        raise ValueError(f"{of!r} has no docstring, but the protocol's reference shows it")
    return text


def _comment(cls: type) -> Iterator[str]:
    yield "/**"
    for line in docstring(cls).split("\n"):
        yield f" * {line}".rstrip()
    yield " */"
