"""The pages of the web client, as the server serves them."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from magnate.server.http import pages

from .serving import Server, running_server


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running_server(tmp_path_factory.mktemp("site")) as server:
        yield server


def asset_names(document: str) -> list[str]:
    return re.findall(r'(?:src|href)="\./assets/([^"]+)"', document)


def test_every_page_serves_the_document_that_starts_the_client(
    server: Server,
) -> None:
    documents = {
        server.anybody().get(path).raise_for_status().text
        for path in ("/", "/create", "/tables/x", "/replay/x", "/rules/acquire", "/profile")
    }

    assert len(documents) == 1
    (document,) = documents
    assert '<base href="/" />' in document
    assert '<div id="app"></div>' in document


def test_the_document_says_whether_the_visitor_is_signed_in(server: Server) -> None:
    browser = server.browser()
    assert '<meta name="signed-in" content="no" />' in browser.get("/").text
    browser.post("/api/guests", json={"name": "Ann"}).raise_for_status()
    assert '<meta name="signed-in" content="yes" />' in browser.get("/").text


def test_an_unknown_path_is_not_found(server: Server) -> None:
    assert server.anybody().get("/no/such/page").status_code == 404


def test_the_documents_assets_can_be_fetched_and_cached(server: Server) -> None:
    names = asset_names(server.anybody().get("/").text)
    assert any(name.endswith(".js") for name in names)
    assert any(name.endswith(".css") for name in names)
    for name in names:
        answer = server.anybody().get(f"/assets/{name}").raise_for_status()
        assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
        assert answer.headers["x-content-type-options"] == "nosniff"
    assert server.anybody().get("/").headers["cache-control"] == "no-store"


def test_assets_are_compressed_for_clients_that_accept_gzip(server: Server) -> None:
    name = next(name for name in pages.assets() if name.endswith(".js"))

    packed = server.anybody(**{"accept-encoding": "gzip"}).get(f"/assets/{name}")
    plain = server.anybody(**{"accept-encoding": "identity"}).get(f"/assets/{name}")

    assert packed.headers["content-encoding"] == "gzip"
    assert "content-encoding" not in plain.headers
    assert packed.content == plain.content == pages.assets()[name].content
    assert (
        packed.headers["content-type"]
        == plain.headers["content-type"]
        == ("text/javascript; charset=utf-8")
    )


@pytest.mark.parametrize("name", ["none.js", "..%2Findex.html", "%2e%2e%2fpages.py"])
def test_nothing_else_is_served(server: Server, name: str) -> None:
    assert server.anybody().get(f"/assets/{name}").status_code == 404


def test_everything_is_served_below_the_base_path(tmp_path_factory: pytest.TempPathFactory) -> None:
    with running_server(tmp_path_factory.mktemp("based"), base_path="/games") as server:
        document = server.anybody().get("/").raise_for_status().text
        assert '<base href="/games/" />' in document
        for name in asset_names(document):
            server.anybody().get(f"/assets/{name}").raise_for_status()


def test_the_content_security_policy_allows_the_client_and_nothing_else(server: Server) -> None:
    policy = server.anybody().get("/").headers["content-security-policy"]
    assert "script-src 'self';" in policy
    assert "unsafe" not in policy
    assert "connect-src 'self';" in policy
