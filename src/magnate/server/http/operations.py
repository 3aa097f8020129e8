"""One request of the HTTP part: what it asks, who asks, and the table of all that can be asked."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from typing import Any, Final, Generic, TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from magnate.play.table import Actor
from magnate.server.people.person import Person
from magnate.server.site import LimitName, Site

from . import security
from .responses import Failure, JsonAnswer, malformed, not_found

MOST_BYTES: Final = 64 * 1024
COOKIE_AGE: Final = 400 * 24 * 3600  # browsers keep none longer
_JSON: Final = "application/json"
_ID: Final = re.compile(r"[A-Za-z0-9_-]{16}")
_NUMBER: Final = re.compile(r"[0-9]{1,9}")


class Asks(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What a request brings: the JSON of its body, or the query of a GET."""


class Nothing(Asks, frozen=True):
    """A request that says all by its address."""


AsksT = TypeVar("AsksT", bound=msgspec.Struct)


class Operation(msgspec.Struct, Generic[AsksT], frozen=True):
    """Something that can be asked over HTTP; routes and the OpenAPI document are made of these.

    `gives` is the type of a good answer, None for an empty one; `fails` are further statuses.
    """

    method: str
    path: str
    handler: Callable[[Call, AsksT], Awaitable[Response]]
    asks: type[AsksT]
    gives: Any = None
    status: int = 200
    limit: LimitName | None = None
    signed_in: bool = False
    fails: tuple[int, ...] = ()
    media_type: str = _JSON

    async def answer(self, request: Request) -> Response:
        """Answer a request."""
        call = Call(request)
        call.site.check_limit("requests", call.network)
        if self.limit is not None:
            call.site.check_limit(self.limit, call.network)
        if self.method == "GET":
            asked = _query(request, self.asks)
        else:
            asked = await _body(request, self.asks)
        if self.signed_in:
            await call.person()
        return await self.handler(call, asked)


class Call:
    """A request with what it takes to answer it."""

    def __init__(self, request: Request) -> None:
        self.request = request
        self.site: Site = request.app.state.site
        self._behind_proxy = self.site.config.behind_proxy
        self.network = security.network(request, behind_proxy=self._behind_proxy)
        self._person: Person | None = None

    # Who asks

    async def anyone(self) -> Person | None:
        """Return who asks, or None if that is not known."""
        if self._person is None:
            token = security.token_of(self.request)
            self._person = await self.site.people.whose(token) if token else None
        return self._person

    async def person(self) -> Person:
        """Return who asks; a Failure if that is not known."""
        person = await self.anyone()
        if person is None:
            raise Failure(401, "signed_out")
        return person

    # The address

    @property
    def table_id(self) -> str:
        """The table in the address; a Failure if it cannot be one."""
        return checked_id(self.request.path_params["table"])

    def number(self, name: str) -> int:
        """Return a number in the address; a Failure if it is none."""
        text = str(self.request.path_params[name])
        if not _NUMBER.fullmatch(text):
            raise not_found()
        return int(text)

    # Answers

    @property
    def is_https(self) -> bool:
        """Whether the browser speaks HTTPS."""
        return security.scheme(self.request, behind_proxy=self._behind_proxy) == "https"

    def link(self, path: str) -> str:
        """Return the address of a page for other people, too.

        As the browser writes it, unless that is a name which means another machine elsewhere.
        """
        config = self.site.config
        scheme = "https" if self.is_https else "http"
        host = security.host(self.request, behind_proxy=self._behind_proxy)
        origin = f"{scheme}://{host}"
        if security.is_loopback(host):
            origin = config.address or config.network or origin
        return f"{origin}{config.base_path}{path}"

    def keep_cookie(self, response: Response, token: str) -> None:
        """Let the browser be the person of a token."""
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
        """Let the browser be nobody."""
        response.delete_cookie(
            security.COOKIE,
            path=self.site.config.base_path or "/",
            secure=self.is_https or self.site.config.secure_cookies,
            httponly=True,
            samesite="lax",
        )


def actor_of(person: Person) -> Actor:
    """Return a person as a table knows him."""
    return Actor(person.id, person.name)


def checked_id(text: str) -> str:
    """Return the id of a table; a Failure if it cannot be one, since not all suits a database."""
    if not _ID.fullmatch(text):
        raise not_found()
    return text


def answer(body: msgspec.Struct, status: int = 200) -> JsonAnswer:
    """Return an answer with a body."""
    return JsonAnswer(body, status)


def done() -> Response:
    """Return an answer that says only: done."""
    return Response(status_code=204)


# What is asked


def _query(request: Request, asks: type[AsksT]) -> AsksT:
    try:
        return msgspec.convert(dict(request.query_params), asks, strict=False)
    except msgspec.ValidationError as error:
        raise malformed(error) from None


async def _body(request: Request, asks: type[AsksT]) -> AsksT:
    data = await _read(request)
    if data or asks is not Nothing:
        given = request.headers.get("content-type", "").partition(";")[0].strip().lower()
        if given != _JSON:
            raise Failure(415, "not_json", detail=f"expected {_JSON}")
    try:
        return msgspec.json.decode(data or b"{}", type=asks)
    except (msgspec.DecodeError, RecursionError, UnicodeDecodeError) as error:
        raise malformed(error) from None


async def _read(request: Request) -> bytes:
    """Return the body, of which no more is read than is allowed."""
    data = bytearray()
    async for chunk in request.stream():
        data += chunk
        if len(data) > MOST_BYTES:
            raise Failure(413, "too_large", detail=f"more than {MOST_BYTES} bytes")
    return bytes(data)
