"""The OpenAPI document of the HTTP API, generated from the types that serve it."""

from __future__ import annotations

import inspect
import re
from collections.abc import Iterable, Sequence
from http import HTTPStatus
from typing import Any, Final

import msgspec

from magnate import __version__

from .operations import NoParams, Operation
from .responses import ErrorBody
from .security import COOKIE

_REFS: Final = "#/components/schemas/{name}"
_PARAMETER: Final = re.compile(r"\{(\w+)\}")
_RENAMED: Final = {413: "Content Too Large", 422: "Unprocessable Content"}
"""RFC 9110's phrases, which `HTTPStatus` has only from Python 3.13 on."""
_ALWAYS: Final = (400, 429, 503)
_WITH_BODY: Final = (413, 415, 422)
_AT_TABLE: Final = (404, 409)
_WHEN_CHANGING: Final = (403, 409, 507)


def document(operations: Sequence[Operation[Any]], base_path: str) -> dict[str, Any]:
    """Return the OpenAPI document of all operations."""
    given = [each.returns for each in operations if each.returns is not None]
    types = _once([ErrorBody, *(each.params for each in operations), *given])
    schemas, components = schemas_of(types, ref_template=_REFS)
    schema_of = dict(zip(map(repr, types), schemas, strict=True))
    paths: dict[str, dict[str, Any]] = {}
    for each in operations:
        described = _operation(each, schema_of, components)
        paths.setdefault(each.path, {})[each.method.lower()] = described
    return {
        "openapi": "3.1.0",
        "info": {"title": "Magnate", "version": __version__},
        "servers": [{"url": base_path or "/"}],
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {
                "cookie": {"type": "apiKey", "in": "cookie", "name": COOKIE},
                "bearer": {"type": "http", "scheme": "bearer"},
            },
        },
    }


def schemas_of(
    types: Iterable[Any], *, ref_template: str
) -> tuple[tuple[dict[str, Any], ...], dict[str, Any]]:
    """Return the JSON Schemas of types and of the structs in them, described by docstrings.

    Python strips the indentation of docstrings from 3.13 on; here all versions do.
    """
    schemas, components = msgspec.json.schema_components(
        types, schema_hook=_of_anything, ref_template=ref_template
    )
    for schema in components.values():
        if "description" in schema:
            schema["description"] = inspect.cleandoc(schema["description"])
    return schemas, components


def _of_anything(kind: type) -> dict[str, Any]:
    """Return the schema of a field that may hold anything, such as the value of an option."""
    assert kind is object
    return {"description": "any value"}


def _once(types: Iterable[Any]) -> list[Any]:
    return list({repr(each): each for each in types}.values())


def _operation(
    operation: Operation[Any], schema_of: dict[str, Any], components: dict[str, Any]
) -> dict[str, Any]:
    params = components[operation.params.__name__]
    described: dict[str, Any] = {
        "operationId": _operation_id(operation),
        "summary": (operation.handler.__doc__ or "").partition("\n")[0],
        "parameters": [_path_parameter(name) for name in _PARAMETER.findall(operation.path)],
        "responses": _responses(operation, schema_of),
    }
    if operation.signed_in:
        described["security"] = [{"cookie": []}, {"bearer": []}]
    if operation.method == "GET":
        described["parameters"] += _query_parameters(params)
    elif operation.params is not NoParams:
        schema = schema_of[repr(operation.params)]
        content = {"application/json": {"schema": schema}}
        described["requestBody"] = {"required": True, "content": content}
    return described


def _operation_id(operation: Operation[Any]) -> str:
    words = re.findall(r"\w+", operation.path.removeprefix("/api"))
    return "_".join((operation.method.lower(), *words))


def _path_parameter(name: str) -> dict[str, Any]:
    schema = {"type": "integer", "minimum": 0} if name == "move" else {"type": "string"}
    return {"name": name, "in": "path", "required": True, "schema": schema}


def _query_parameters(params: dict[str, Any]) -> list[dict[str, Any]]:
    required = params.get("required", ())
    return [
        {"name": name, "in": "query", "required": name in required, "schema": schema}
        for name, schema in params["properties"].items()
    ]


def _responses(operation: Operation[Any], schema_of: dict[str, Any]) -> dict[str, Any]:
    refusal = {"application/json": {"schema": schema_of[repr(ErrorBody)]}}
    good: dict[str, Any] = {"description": _phrase(operation.status)}
    if operation.returns is not None:
        schema = schema_of[repr(operation.returns)]
        good["content"] = {operation.media_type: {"schema": schema}}
    responses = {str(operation.status): good}
    for status in _refusals(operation):
        responses[str(status)] = {
            "description": _phrase(status),
            "content": refusal,
        }
    return responses


def _phrase(status: int) -> str:
    return _RENAMED.get(status) or HTTPStatus(status).phrase


def _refusals(operation: Operation[Any]) -> list[int]:
    statuses = {*_ALWAYS, *operation.errors}
    if operation.signed_in:
        statuses.add(401)
    if "{table}" in operation.path:
        statuses.update(_AT_TABLE)
    if operation.method == "GET":
        statuses.add(422)
    else:
        statuses.update(_WITH_BODY, _WHEN_CHANGING)
    return sorted(statuses)
