"""JSON responses, and the one form that every error response has."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, Final

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from typing_extensions import override

from magnate.play.command_errors import CommandRefused, RefusalCode
from magnate.play.settings import SettingsError
from magnate.server.database import Conflict, DatabaseError, Full
from magnate.server.people.faults import PersonError, PersonFault

MOST_DETAIL: Final = 300  # characters
_RETRY_SOON: Final = {"Retry-After": "2"}


class ErrorBody(msgspec.Struct, frozen=True):
    """An error: a stable code, the field it is about, and details in English."""

    error: str
    field: str = ""
    detail: str = ""


class JsonAnswer(Response):
    """A response with a JSON body."""

    media_type = "application/json"

    @override
    def render(self, content: Any) -> bytes:
        return b"" if content is None else msgspec.json.encode(content)


class Failure(Exception):
    """A refused request, with the status and body of its response."""

    def __init__(
        self,
        status: int,
        error: str,
        *,
        field: str = "",
        detail: str = "",
        headers: Mapping[str, str] | None = None,
    ) -> None:
        super().__init__(status, error, field, detail)
        self.status = status
        self.body = ErrorBody(error, field, detail[:MOST_DETAIL])
        self.headers = headers

    @property
    def answer(self) -> Response:
        """The error as a response."""
        return JsonAnswer(self.body, self.status, self.headers)


def not_found() -> Failure:
    """Return the failure for anything missing, or whose existence the requester must not learn."""
    return Failure(404, "not_found")


_PLACE: Final = re.compile(r" - at `(?:key in )?\$\.?([^`]*)`$")
_FIELD: Final = re.compile(r"field `([^`]*)`")


def malformed(error: Exception) -> Failure:
    """Return the failure for a body or query that does not match its type."""
    # msgspec names the field only in the message, as " - at `$.seats[0]`" or "field `seat`".
    text = str(error)
    if not isinstance(error, msgspec.ValidationError):
        return Failure(400, "malformed", detail=text)
    place = _PLACE.search(text)
    named = _FIELD.search(text)
    field = ".".join(found[1] for found in (place, named) if found and found[1])
    return Failure(422, "invalid", field=field, detail=_PLACE.sub("", text))


_FORBIDDEN: Final = (
    RefusalCode.NOT_HOST,
    RefusalCode.NOT_SEATED,
    RefusalCode.NO_WATCHERS,
    RefusalCode.ONLY_PLAYERS_TALK,
    RefusalCode.GAME_RUNS,
)
_INVALID: Final = (RefusalCode.NO_SUCH_SEAT, RefusalCode.NO_SUCH_BOT)
_PERSON_STATUS: Final = {
    PersonFault.NAME_OF_BOT: 409,
    PersonFault.NAME_TAKEN: 409,
    PersonFault.LOGIN_TAKEN: 409,
    PersonFault.ALREADY_REGISTERED: 409,
    PersonFault.NOT_REGISTERED: 409,
    PersonFault.PASSWORD_WRONG: 403,
    PersonFault.PROOF_WRONG: 403,
    PersonFault.SIGNED_OUT: 401,
    PersonFault.GONE: 401,
}


def _of_command(error: CommandRefused) -> Failure:
    status = 403 if error.code in _FORBIDDEN else 422 if error.code in _INVALID else 409
    return Failure(status, error.code, detail=error.detail)


def _of_person(error: PersonError) -> Failure:
    return Failure(_PERSON_STATUS.get(error.code, 422), error.code, field=error.field)


def _of_settings(error: SettingsError) -> Failure:
    return Failure(422, "invalid", field=f"settings.{error.field}", detail=error.problem)


def _of_database(error: DatabaseError) -> Failure:
    if isinstance(error, Full):
        return Failure(507, "storage_full")
    if isinstance(error, Conflict):
        return Failure(409, "busy", headers=_RETRY_SOON)
    return Failure(503, "storage_unavailable", headers=_RETRY_SOON)


def _of_starlette(error: HTTPException) -> Failure:
    codes = {404: "not_found", 405: "method_not_allowed"}
    code = codes.get(error.status_code, "refused")
    return Failure(error.status_code, code, headers=error.headers)


def failure_of(error: Exception) -> Failure:
    """Return the failure for an expected error; re-raise any other."""
    match error:
        case Failure():
            return error
        case CommandRefused():
            return _of_command(error)
        case PersonError():
            return _of_person(error)
        case SettingsError():
            return _of_settings(error)
        case DatabaseError():
            return _of_database(error)
        case HTTPException():
            return _of_starlette(error)
    raise error


def _respond(request: Request, error: Exception) -> Response:
    return failure_of(error).answer


EXPECTED: Final[dict[Any, Any]] = dict.fromkeys(
    (Failure, CommandRefused, PersonError, SettingsError, DatabaseError, HTTPException), _respond
)
"""Exception handlers for errors that are not bugs of the server."""
