"""The HTTP API's building blocks: an operation, and one call of it with its person and table."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from typing import Any, Final, Generic, TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from magnate.play.table import Actor
from magnate.server.hosting.settings import LimitName
from magnate.server.people.identity import Session
from magnate.server.people.person import Person
from magnate.server.site import Site

from . import security
from .responses import Failure, JsonAnswer, malformed, not_found

MOST_BYTES: Final = 64 * 1024
COOKIE_AGE: Final = 400 * 24 * 3600  # the longest browsers allow
_JSON: Final = "application/json"
_ID: Final = re.compile(r"[A-Za-z0-9_-]{16}")
_NUMBER: Final = re.compile(r"[0-9]{1,9}")


class Params(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The input of a request: its JSON body, or the query string of a GET."""


class NoParams(Params, frozen=True):
    """A request without input."""


ParamsT = TypeVar("ParamsT", bound=msgspec.Struct)


class Operation(msgspec.Struct, Generic[ParamsT], frozen=True):
    """An operation of the HTTP API; routes and the OpenAPI document are built from these.

    `returns` is the type of a successful response, None if it is empty; `errors` lists the
    operation's own error statuses. One `for_strangers` needs no invitation to the server.
    """

    method: str
    path: str
    handler: Callable[[Call, ParamsT], Awaitable[Response]]
    params: type[ParamsT]
    returns: Any = None
    status: int = 200
    limit: LimitName | None = None
    signed_in: bool = False
    for_strangers: bool = False
    errors: tuple[int, ...] = ()
    media_type: str = _JSON

    async def answer(self, request: Request) -> Response:
        call = Call(request)
        # Limits come first: parsing a body and looking up a cookie are work worth limiting.
        call.site.check_limit("requests", call.network)
        if self.method != "GET":
            call.site.check_not_banned(call.network)
        if self.limit is not None:
            call.site.check_limit(self.limit, call.network)
        if self.method == "GET":
            params = _query(request, self.params)
        else:
            params = await _body(request, self.params)
        if self.signed_in or (call.site.is_closed and not self.for_strangers):
            person = await call.person()
            if self.limit is not None:
                call.site.check_limit(self.limit, person.id)
        return await self.handler(call, params)


class Call:
    """A request, and what is needed to answer it."""

    def __init__(self, request: Request) -> None:
        self.request = request
        self.site: Site = request.app.state.site
        self._behind_proxy = self.site.config.behind_proxy
        self.network = security.network(request, behind_proxy=self._behind_proxy)
        self._session: Session | None = None

    async def anyone(self) -> Person | None:
        """Return the signed-in person, or None."""
        if self._session is None:
            token = security.token_of(self.request)
            self._session = await self.site.people.session(token) if token else None
        return self._session and self._session.person

    async def person(self) -> Person:
        """Return the signed-in person, or raise a Failure."""
        return (await self.session()).person

    async def session(self) -> Session:
        """Return the session of the signed-in person, or raise a Failure."""
        await self.anyone()
        if self._session is None:
            raise Failure(401, "signed_out")
        return self._session

    async def player(self) -> Person:
        """Return the signed-in person if they may open and join tables, or raise a Failure."""
        person = await self.person()
        self.site.check_may_play(person)
        return person

    @property
    def table_id(self) -> str:
        """The table id in the path; raises a Failure if it is not a valid id."""
        return checked_id(self.request.path_params["table"])

    def number(self, name: str) -> int:
        """Return a number in the path, or raise a Failure."""
        text = str(self.request.path_params[name])
        if not _NUMBER.fullmatch(text):
            raise not_found()
        return int(text)

    @property
    def is_https(self) -> bool:
        """Whether the browser uses HTTPS."""
        return security.scheme(self.request, behind_proxy=self._behind_proxy) == "https"

    def link(self, path: str) -> str:
        """Return a link to a page that also works for other people.

        It uses the host the browser used, unless that is a loopback name such as `localhost`.
        """
        config = self.site.config
        scheme = "https" if self.is_https else "http"
        host = security.host(self.request, behind_proxy=self._behind_proxy)
        origin = f"{scheme}://{host}"
        if security.is_loopback(host):
            origin = config.address or config.network or origin
        return f"{origin}{config.base_path}{path}"

    def keep_cookie(self, response: Response, token: str) -> None:
        """Sign the browser in as the token's person."""
        response.set_cookie(
            security.COOKIE,
            token,
            max_age=COOKIE_AGE,
            path=self.site.config.base_path or "/",
            secure=self.is_https or self.site.config.secure_cookies,
            httponly=True,
            samesite="lax",
        )

    def drop_cookie(self, response: Response) -> None:
        """Sign the browser out."""
        response.delete_cookie(
            security.COOKIE,
            path=self.site.config.base_path or "/",
            secure=self.is_https or self.site.config.secure_cookies,
            httponly=True,
            samesite="lax",
        )


def actor_of(person: Person) -> Actor:
    """Return a person as a table knows them."""
    return Actor(person.id, person.name)


def checked_id(text: str) -> str:
    """Return a table id; raise a Failure if it is malformed and must not reach the database."""
    if not _ID.fullmatch(text):
        raise not_found()
    return text


def answer(body: msgspec.Struct, status: int = 200) -> JsonAnswer:
    """Return a JSON response."""
    return JsonAnswer(body, status)


def done() -> Response:
    """Return an empty response."""
    return Response(status_code=204)


def _query(request: Request, params: type[ParamsT]) -> ParamsT:
    try:
        return msgspec.convert(dict(request.query_params), params, strict=False)
    except msgspec.ValidationError as error:
        raise malformed(error) from None


async def _body(request: Request, params: type[ParamsT]) -> ParamsT:
    data = await _read(request)
    if data or any(field.required for field in msgspec.structs.fields(params)):
        given = request.headers.get("content-type", "").partition(";")[0].strip().lower()
        if given != _JSON:
            raise Failure(415, "not_json", detail=f"expected {_JSON}")
    try:
        return msgspec.json.decode(data or b"{}", type=params)
    except (msgspec.DecodeError, RecursionError, UnicodeDecodeError) as error:
        raise malformed(error) from None


async def _read(request: Request) -> bytes:
    """Return the body; raise a Failure as soon as it exceeds the limit."""
    data = bytearray()
    async for chunk in request.stream():
        data += chunk
        if len(data) > MOST_BYTES:
            raise Failure(413, "too_large", detail=f"more than {MOST_BYTES} bytes")
    return bytes(data)
