"""The lobby and a table as pages: readable without scripts, in four languages, all escaped."""

from __future__ import annotations

from collections.abc import Iterator
from html.parser import HTMLParser

import pytest

from .serving import (
    ACQUIRE,
    BOTS_ONLY,
    Server,
    finished_game,
    heard,
    join,
    new_table,
    open_table,
    running_server,
    table_of,
)

UNSEEN = {**ACQUIRE, "watchers": False}
VOID = ("meta",)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running_server(tmp_path_factory.mktemp("site")) as server:
        yield server


class Reader(HTMLParser):
    """Reads a page, and checks that every element ends."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.seen: list[str] = []
        self.links: list[str] = []
        self.words: list[str] = []
        self.language = ""
        self.feed(text)
        assert self.open == []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.seen.append(tag)
        if tag not in VOID:
            self.open.append(tag)
        given = dict(attrs)
        if tag == "html":
            self.language = given["lang"] or ""
        if tag == "a":
            self.links.append(given["href"] or "")

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.words.append(data)

    @property
    def text(self) -> str:
        return " ".join(self.words)


def test_the_lobby_lists_public_tables(server: Server) -> None:
    ann = server.guest("Ann")
    open_one, hidden = new_table(ann, ACQUIRE), new_table(ann, {**ACQUIRE, "public": False})

    answer = server.anybody().get("/")
    page = Reader(answer.text)

    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert f"/tables/{open_one}?language=en" in page.links
    assert hidden not in answer.text
    assert "Tables that wait for players" in page.text
    assert "free seat" in page.text
    assert not {"script", "style"} & set(page.seen)


@pytest.mark.slow  # the catalogs of all languages are read
def test_a_page_speaks_the_language_that_is_wanted(server: Server) -> None:
    headings = {"en": "Lobby", "pt": "Mesas à espera", "pl": "Stoły", "ru": "Лобби"}
    for language, heading in headings.items():
        page = Reader(server.anybody().get("/", params={"language": language}).text)
        assert page.language == language
        assert heading in page.text
    header = {"accept-language": "de-DE, pl;q=0.8, en;q=0.5"}
    assert Reader(server.anybody().get("/", headers=header).text).language == "pl"
    assert Reader(server.guest("Ana", language="pt").get("/").text).language == "pt"
    assert Reader(server.anybody().get("/?language=de").text).language == "en"


def test_names_of_players_are_text_and_nothing_else(server: Server) -> None:
    name = "<script>alert('&')</script>"
    eve = server.guest(name)
    table = new_table(eve, ACQUIRE)
    join(server.guest('"><img src=x>'), table).raise_for_status()

    for path in ("/", f"/tables/{table}"):
        answer = server.anybody().get(path)
        page = Reader(answer.text)
        assert name in page.text
        assert not {"script", "img"} & set(page.seen)


def test_what_stands_in_an_address_is_text_and_nothing_else(server: Server) -> None:
    table = open_table(server.guest("Ann"), ACQUIRE)
    path = f"/tables/{table_of(table)}"
    query = {"invitation": '"><script>alert(1)</script>', "language": '"><script>'}

    page = Reader(server.anybody().get(path, params=query).text)

    assert "script" not in page.seen


def test_a_table_shows_its_board_as_a_spectator_sees_it(server: Server) -> None:
    ann = server.guest("Ann")
    table = new_table(ann, ACQUIRE)
    join(server.guest("Ben"), table).raise_for_status()
    with server.connected(ann, table) as sock:
        own = heard(sock)["view"]["seats"][0]["tiles"]

    page = Reader(ann.get(f"/tables/{table}").text)

    board = next(part for part in page.words if "Tower" in part)
    assert "? ? ? ? ? ?" in board
    assert not [tile for tile in own if f" {tile} " in board]
    assert "The game is in progress." in page.text


def test_a_finished_game_links_to_its_record(server: Server) -> None:
    table = finished_game(server.guest("Ann"))

    page = Reader(server.anybody().get(f"/tables/{table}").text)

    (link,) = [link for link in page.links if "record" in link]
    assert "The game is over." in page.text
    assert server.anybody().get(link).status_code == 200


def test_a_game_without_watchers_shows_no_board(server: Server) -> None:
    ann = server.guest("Ann")
    table = new_table(ann, UNSEEN)
    join(server.guest("Ben"), table).raise_for_status()

    page = Reader(server.anybody().get(f"/tables/{table}").text)

    assert "Only the players see this game." in page.text
    assert "pre" not in page.seen


def test_a_private_table_has_a_page_for_the_invited(server: Server) -> None:
    opened = open_table(server.guest("Ann"), {**BOTS_ONLY, "public": False, "seats": [None, None]})
    path = f"/tables/{table_of(opened)}"

    stranger = server.anybody().get(path)
    invited = server.anybody().get(opened["link"])

    assert stranger.status_code == 404
    assert Reader(stranger.text).words.count("There is no such table.") == 1
    assert invited.status_code == 200
    assert all(opened["invitation"] in link for link in Reader(invited.text).links[:4])
