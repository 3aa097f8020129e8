"""The lobby and a table as plain pages: semantic HTML without scripts, in four languages."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from html import escape
from importlib import import_module
from typing import Final
from urllib.parse import urlencode

from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from magnate.messages import LANGUAGES, Catalog, catalog
from magnate.play.settings import Clock, DaysClock, LiveClock
from magnate.record.transcript import teller

from .admission import Guest, Visit, visit
from .answers import Failure
from .calls import Call
from .lobby import FINISHED, RUNNING, WAITING, WAITS_FOR, Listed, Wanted, listing
from .tables import SeatSummary, Summary, summary_of

LAST_EVENTS: Final = 30
PRODUCT: Final = "Magnate"
_SECTIONS: Final = (
    ("page-waiting", WAITING),
    ("page-running", RUNNING),
    ("page-finished", FINISHED),
)
_NAMES: Final = {"en": "English", "pt": "Português", "pl": "Polski", "ru": "Русский"}
_LONGEST_HEADER: Final = 200


class Html(str):
    """Text that is HTML already; every other text is escaped."""

    __slots__ = ()


def tag(name: str, *content: str, **attributes: str) -> Html:
    """Return an element with its content and attributes, all escaped; `class_` is `class`."""
    named = "".join(f' {key.rstrip("_")}="{escape(value)}"' for key, value in attributes.items())
    inner = "".join(each if isinstance(each, Html) else escape(each) for each in content)
    return Html(f"<{name}{named}>{inner}</{name}>")


class Page:
    """A page that is being written: for whom, in which language."""

    def __init__(self, call: Call, language: str) -> None:
        self._base = call.site.config.base_path
        invitation = call.request.query_params.get("invitation")
        self._kept = {"invitation": invitation} if invitation else {}
        self._path = call.request.url.path
        self.language = language
        self.words = catalog(language)

    def link(self, path: str, text: str) -> Html:
        """Return a link to a page of this server, in the same language."""
        return tag("a", text, href=f"{self._base}{path}?{urlencode({'language': self.language})}")

    def record_link(self, table_id: str) -> Html:
        """Return a link to the record of a game."""
        query = f"?{urlencode(self._kept)}" if self._kept else ""
        path = f"{self._base}/api/tables/{table_id}/record{query}"
        return tag("a", self.text("page-record"), href=path)

    def text(self, key: str, **arguments: str | int) -> str:
        """Return a message."""
        return self.words.text(key, **arguments)

    def response(self, title: str, content: Iterable[str], *, status: int = 200) -> Response:
        """Return the whole page."""
        head = (
            Html('<meta charset="utf-8">'),
            Html('<meta name="viewport" content="width=device-width, initial-scale=1">'),
            tag("title", f"{title} · {PRODUCT}"),
        )
        body = (self._languages(), tag("main", tag("h1", title), *content))
        html = tag("html", tag("head", *head), tag("body", *body), lang=self.language)
        return HTMLResponse(f"<!doctype html>\n{html}\n", status)

    def _languages(self) -> Html:
        """Each language, named in itself."""
        links = (
            tag(
                "a",
                _NAMES[language],
                href=f"{self._path}?{urlencode({'language': language, **self._kept})}",
                lang=language,
            )
            for language in LANGUAGES
        )
        return tag("nav", *(part for link in links for part in (link, " ")))


async def _page(call: Call) -> Page:
    """Return a page in the language asked for, chosen by the person or set in the browser."""
    call.site.check_limit("requests", call.network)
    asked = call.request.query_params.get("language", "")
    if asked in LANGUAGES:
        return Page(call, asked)
    person = await call.anyone()
    return Page(call, person.language if person else preferred_language(call.request))


def preferred_language(request: Request) -> str:
    """Return the first known language of the browser's list; what it prefers stands first."""
    header = request.headers.get("accept-language", "")[:_LONGEST_HEADER]
    for part in header.split(","):
        language = part.partition(";")[0].strip().lower().partition("-")[0]
        if language in LANGUAGES:
            return language
    return LANGUAGES[0]


# The lobby


async def lobby_page(request: Request) -> Response:
    """Show the public tables."""
    call = Call(request)
    page = await _page(call)
    content: list[Html] = []
    for heading, statuses in _SECTIONS:
        wanted = Wanted(statuses=statuses, waiting_since=call.site.clock() - WAITS_FOR)
        found = await listing(call.site.database, wanted)
        content.append(tag("h2", page.text(heading)))
        content.append(_table_list(page, found.tables))
    return page.response(page.text("page-lobby"), content)


def _table_list(page: Page, tables: tuple[Listed, ...]) -> Html:
    if not tables:
        return tag("p", page.text("page-no-tables"))
    return tag("ul", *(tag("li", *_entry(page, each.summary)) for each in tables))


def _entry(page: Page, summary: Summary) -> Iterator[Html]:
    yield page.link(f"/tables/{summary.table}", game_title(page.words, summary))
    yield tag("div", *_players(page, summary.seats))
    yield tag("div", _clock(page, summary.clock))


def game_title(words: Catalog, summary: Summary) -> str:
    """Return the game and its edition."""
    title = words.text(
        "page-table",
        game=words.text(f"game-{summary.game}"),
        edition=words.edition_name(summary.edition),
    )
    if not summary.changed_options:
        return title
    return f"{title} ({words.text('page-changed-options', n=summary.changed_options)})"


def _players(page: Page, seats: Iterable[SeatSummary]) -> Iterator[str]:
    yield page.text("page-players") + " "
    for number, seat in enumerate(seats):
        yield ", " if number else ""
        yield from _player(page, seat)


def _player(page: Page, seat: SeatSummary) -> Iterator[str]:
    if seat.free:
        yield tag("em", page.text("page-free-seat"))
        return
    yield tag("bdi", seat.name)
    if seat.bot is not None:
        yield f" ({page.text('page-bot')})"


def _clock(page: Page, clock: Clock) -> str:
    if isinstance(clock, LiveClock):
        return page.text("page-clock-live", seconds=clock.seconds, bank=clock.bank)
    if isinstance(clock, DaysClock):
        return page.text("page-clock-days", days=clock.days)
    return page.text("page-clock-none")


# A table


async def table_page(request: Request) -> Response:
    """Show a table, its board as a spectator sees it, and what happened last."""
    call = Call(request)
    page = await _page(call)
    invitation = request.query_params.get("invitation")
    back = tag("p", page.link("/", page.text("page-to-lobby")))
    try:
        guest = Guest(await call.anyone(), call.network, invitation)
        visited = await visit(call.site, call.table_id, guest)
    except Failure as failure:
        if failure.status != 404:
            raise
        return page.response(page.text("page-no-table"), (back,), status=404)
    summary = summary_of(visited.table, visited.room.created)
    content = (*_facts(page, summary), *_game(page, visited), back)
    return page.response(game_title(page.words, summary), content)


def _facts(page: Page, summary: Summary) -> Iterator[Html]:
    yield tag("p", page.text(f"page-status-{summary.status}"))
    yield tag("p", *_players(page, summary.seats))
    yield tag("p", _clock(page, summary.clock))


def _game(page: Page, visited: Visit) -> Iterator[Html]:
    """Show what a spectator may know; the players themselves see more elsewhere."""
    table = visited.table
    if table.game is None:
        return
    if not visited.may_look:
        yield tag("p", page.text("page-no-watchers"))
        return
    view = table.game.view()
    draw = import_module(f"magnate.{table.settings.game}.text").board_text
    yield tag("pre", draw(view, page.language))
    tell = teller(table.game, page.words)
    yield tag("h2", page.text("page-log"))
    lines = (tag("li", tell(event)) for event in view.log[-LAST_EVENTS:])
    yield tag("ol", *lines)
    if table.is_done:
        yield tag("p", page.record_link(table.id))
