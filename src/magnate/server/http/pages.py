"""The web client's pages: its build in the folder `web`, served at every path that has a page.

The client fetches everything it shows from the API.
"""

from __future__ import annotations

import gzip
from functools import cache
from html import escape
from mimetypes import guess_type
from pathlib import Path
from typing import Final

import msgspec
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from magnate import __version__
from magnate.messages import LANGUAGES, catalog

from .operations import Call
from .responses import not_found

CLIENT: Final = Path(__file__).parents[1] / "web"
PAGES: Final = (
    "/",
    "/create",
    "/fair/{table}",
    "/games",
    "/hotseat",
    "/profile",
    "/recover",
    "/replay/{table}",
    "/rules",
    "/rules/{rest:path}",
    "/screen/{table}",
    "/tables/{table}",
)
"""The paths at which the client has a page."""

# The base path and the sign-in hint are injected in place of this element.
_BASE: Final = '<base href="/" />'
_FOREVER: Final = (
    "public, max-age=31536000, immutable"  # an asset's name contains a hash of its content
)
_LONGEST_HEADER: Final = 200
_PACKED: Final = (".js", ".css", ".svg", ".html", ".json")


class Asset(msgspec.Struct, frozen=True):
    """A file of the client, also gzipped if its type compresses well."""

    content: bytes
    packed: bytes | None
    media_type: str


@cache
def assets() -> dict[str, Asset]:
    """Return the files of the client by name."""
    return {path.name: _asset(path) for path in (CLIENT / "assets").glob("*")}


def _asset(path: Path) -> Asset:
    content = path.read_bytes()
    packed = gzip.compress(content, mtime=0) if path.suffix in _PACKED else None
    return Asset(content, packed, guess_type(path.name)[0] or "application/octet-stream")


async def asset(request: Request) -> Response:
    """Serve a file of the client."""
    found = assets().get(request.path_params["name"])
    if found is None:
        raise not_found()
    headers = {"Cache-Control": _FOREVER, "Vary": "Accept-Encoding"}
    if found.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        headers["Content-Encoding"] = "gzip"
        return Response(found.packed, headers=headers, media_type=found.media_type)
    return Response(found.content, headers=headers, media_type=found.media_type)


@cache
def _document() -> str | None:
    """Return the client's index.html, or None if it was not built."""
    path = CLIENT / "index.html"
    return path.read_text(encoding="utf-8") if path.exists() else None


async def page(request: Request) -> Response:
    """Serve the client's index.html; the client chooses its page from the path."""
    call = Call(request)
    call.site.check_limit("requests", call.network)
    call.site.worker_pool.start()  # a visitor may soon play against a bot
    language = preferred_language(request)
    document = _document()
    if document is None:
        return HTMLResponse(f"<p>{escape(catalog(language).text('page-not-built'))}</p>", 503)
    base = escape(f"{call.site.config.base_path}/")
    known = "yes" if await call.anyone() else "no"
    head = (
        f'<base href="{base}" /><meta name="signed-in" content="{known}" />'
        f'<meta name="version" content="{__version__}" />'
    )
    return HTMLResponse(document.replace(_BASE, head))


def preferred_language(request: Request) -> str:
    """Return the first known language in Accept-Language, which browsers sort by preference."""
    header = request.headers.get("accept-language", "")[:_LONGEST_HEADER]
    for part in header.split(","):
        language = part.partition(";")[0].strip().lower().partition("-")[0]
        if language in LANGUAGES:
            return language
    return LANGUAGES[0]
