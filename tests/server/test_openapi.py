"""The OpenAPI document describes the server; schemathesis checks it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from schemathesis import Case, GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.schemas import APIOperation
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    negative_data_rejection,
    response_schema_conformance,
    status_code_conformance,
)
from starlette.routing import Route

from magnate.server.http.app import OPERATIONS, make_app

from .serving import ACQUIRE, Server, finished_game, new_table, running_server

Operation = APIOperation[Any, Any, Any, Any]
EXAMPLES = 6
CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
    negative_data_rejection,
]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running_server(tmp_path_factory.mktemp("site")) as server:
        yield server


def test_the_document_has_every_path_below_api(server: Server) -> None:
    document = server.anybody().get("/api/openapi.json").json()

    routes = {
        (route.path, method)
        for route in make_app(server.config).routes
        if isinstance(route, Route) and route.path.startswith("/api/")
        for method in (route.methods or set()) - {"HEAD"}
    }
    described = {
        (path, method.upper()) for path, item in document["paths"].items() for method in item
    }
    assert described == routes - {("/api/openapi.json", "GET")}
    assert document["openapi"] == "3.1.0"


def test_every_operation_has_a_summary(server: Server) -> None:
    document = server.anybody().get("/api/openapi.json").json()
    operations = [operation for item in document["paths"].values() for operation in item.values()]

    assert len(operations) == len(OPERATIONS)
    assert all(operation["summary"].endswith((".", ";")) for operation in operations)
    assert len({operation["operationId"] for operation in operations}) == len(operations)


def hold_to(operation: Operation, mode: GenerationMode, **more: Any) -> None:
    """Send many valid or invalid requests to one operation and check every response."""

    @settings(
        max_examples=EXAMPLES,
        deadline=None,
        derandomize=True,
        database=None,
        suppress_health_check=list(HealthCheck),
    )
    @given(case=operation.as_strategy(generation_mode=mode, **more))
    def check(case: Case[Operation]) -> None:
        case.call_and_validate(checks=CHECKS)

    check()


def operations_of(server: Server) -> Iterator[tuple[Operation, dict[str, str]]]:
    """Yield every operation with the headers of a new guest, as some sign out or delete them."""
    schema = schemathesis.openapi.from_url(f"{server.url}/api/openapi.json")
    for result in schema.get_all_operations():
        assert isinstance(result, Ok)
        yield result.ok(), {"authorization": server.guest("Ann").headers["authorization"]}


@pytest.mark.slow
def test_valid_requests_are_answered_as_documented(server: Server) -> None:
    ann = server.guest("Ann")
    tables = [new_table(ann, ACQUIRE), finished_game(ann)]
    for number, (operation, headers) in enumerate(operations_of(server)):
        path = {"table": tables[number % 2]} if "{table}" in operation.path else None
        hold_to(operation, GenerationMode.POSITIVE, headers=headers, path_parameters=path)


@pytest.mark.slow
def test_invalid_requests_are_refused_as_documented(server: Server) -> None:
    for operation, headers in operations_of(server):
        if operation.body or operation.query:  # any text is valid in a path
            hold_to(operation, GenerationMode.NEGATIVE, headers=headers)
