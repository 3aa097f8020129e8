"""Foreign origins, security headers, rate limits, and forwarded headers."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from magnate.server.hosting.settings import Limits, Rate
from magnate.server.http import security

from .serving import Server, running_server

GUEST = {"name": "Ann", "language": "en"}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running_server(tmp_path_factory.mktemp("site")) as server:
        yield server


def request(**headers: str) -> Request:
    """A request with headers, written with underscores."""
    raw = [(name.replace("_", "-").encode(), value.encode()) for name, value in headers.items()]
    scope = {
        "type": "http",
        "method": "POST",
        "scheme": "http",
        "server": ("127.0.0.1", 8000),
        "path": "/",
        "query_string": b"",
        "headers": raw,
        "client": ("10.1.2.3", 5000),
    }
    return Request(scope)


def test_a_page_of_another_site_cannot_change_anything(server: Server) -> None:
    for origin in ("https://elsewhere.example", "null", "http://[", f"{server.origin}.example"):
        answer = server.anybody(origin=origin).post("/api/guests", json=GUEST)

        assert answer.status_code == 403
        assert answer.json()["error"] == "foreign_origin"


def test_a_page_of_another_site_can_read_public_data(server: Server) -> None:
    assert server.anybody(origin="https://elsewhere.example").get("/api/games").status_code == 200


def test_a_cookie_without_an_origin_cannot_change_anything(server: Server) -> None:
    ann = server.browser()
    ann.post("/api/guests", json=GUEST).raise_for_status()
    del ann.headers["origin"]

    assert ann.get("/api/me").status_code == 200
    assert ann.post("/api/me/sign-out-everywhere").status_code == 403


def test_a_program_with_a_token_needs_no_origin(server: Server) -> None:
    assert server.guest("Ann").patch("/api/me", json={"name": "Anna"}).status_code == 200


@pytest.mark.parametrize(
    ("origin", "host"),
    [
        ("http://play.example", "play.example"),
        ("HTTP://Play.Example", "play.example"),
        ("http://play.example", "play.example:80"),
        ("http://play.example:8080", "play.example:8080"),
        ("http://[::1]:8000", "[::1]:8000"),
    ],
)
def test_an_origin_with_the_same_host_and_port_is_the_servers(origin: str, host: str) -> None:
    assert security.is_same_origin(request(origin=origin, host=host), behind_proxy=False)


@pytest.mark.parametrize(
    ("origin", "host"),
    [
        ("http://play.example:8000", "play.example"),
        ("http://play.example", "play.example:8000"),
        ("http://play.example.org", "play.example"),
        ("http://play.example@evil.example", "play.example"),
        ("ftp://play.example", "play.example"),
        ("https://play.example", "play.example"),
        ("https://play.example", "play.example:443"),
        ("null", "null"),
        ("", ""),
    ],
)
def test_any_other_origin_is_foreign(origin: str, host: str) -> None:
    assert not security.is_same_origin(request(origin=origin, host=host), behind_proxy=False)


def forwarded(origin: str, *, scheme: str, host: str = "play.example") -> bool:
    """Whether an origin is the server's, behind a proxy that was reached by this scheme."""
    asked = request(
        origin=origin, host="127.0.0.1:8000", x_forwarded_host=host, x_forwarded_proto=scheme
    )
    assert not security.is_same_origin(asked, behind_proxy=False)
    return security.is_same_origin(asked, behind_proxy=True)


def test_behind_a_proxy_the_forwarded_host_and_scheme_count() -> None:
    assert forwarded("https://play.example", scheme="https")
    assert forwarded("https://play.example", scheme="https", host="play.example:443")
    assert forwarded("https://play.example:8443", scheme="https", host="play.example:8443")
    assert forwarded("https://play.example", scheme="http, HTTPS")
    assert not forwarded("https://play.example", scheme="http")
    assert not forwarded("https://other.example", scheme="https")


def test_an_unencrypted_page_of_the_same_host_is_foreign_to_https() -> None:
    assert not forwarded("http://play.example", scheme="https")
    assert not forwarded("http://play.example:443", scheme="https", host="play.example:443")


def test_an_unencrypted_page_cannot_act_for_somebody_signed_in_over_https(tmp_path: Path) -> None:
    with running_server(tmp_path, behind_proxy=True) as server:
        proxy = {"x-forwarded-proto": "https", "x-forwarded-host": "play.example"}
        ann = server.guest("Ann")
        ann.headers.update({**proxy, "origin": "http://play.example"})

        assert ann.post("/api/me/sign-out-everywhere").json()["error"] == "foreign_origin"
        ann.headers["origin"] = "https://play.example"
        assert ann.post("/api/me/sign-out-everywhere").status_code == 200


def test_without_a_proxy_forwarded_headers_are_ignored() -> None:
    asked = request(x_forwarded_for="1.2.3.4", x_forwarded_proto="https")

    assert security.network(asked, behind_proxy=False) == "10.1.2.3"
    assert security.scheme(asked, behind_proxy=False) == "http"


def test_behind_a_proxy_only_the_address_it_saw_itself_counts() -> None:
    asked = request(x_forwarded_for="6.6.6.6, 1.2.3.4", x_forwarded_proto="https")

    assert security.network(asked, behind_proxy=True) == "1.2.3.4"
    assert security.scheme(asked, behind_proxy=True) == "https"
    assert security.network(request(), behind_proxy=True) == "10.1.2.3"


def test_a_token_in_a_header_counts_before_the_cookie() -> None:
    assert security.token_of(request(authorization="bearer  abc ", cookie="magnate=d")) == "abc"
    assert security.token_of(request(authorization="Basic abc", cookie="magnate=d")) == "d"
    assert security.token_of(request()) is None


@pytest.mark.parametrize("path", ["/", "/api/games", "/api/me", "/nowhere", "/healthz", "/metrics"])
def test_every_response_has_the_security_headers(server: Server, path: str) -> None:
    headers = server.anybody().get(path).headers

    policy = headers["content-security-policy"]
    assert policy.startswith("default-src 'none'; script-src 'self'; style-src 'self'; ")
    assert "frame-ancestors 'none'" in policy
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    assert headers["cache-control"] == "no-store"
    assert "server" not in headers


def test_a_refused_request_gets_the_headers_too(server: Server) -> None:
    answer = server.anybody(origin="https://elsewhere.example").post("/api/guests", json=GUEST)

    assert answer.headers["x-content-type-options"] == "nosniff"


def test_a_fault_reveals_nothing_about_itself(capsys: pytest.CaptureFixture[str]) -> None:
    async def fail(_: Request) -> Response:
        raise RuntimeError("the secret is 42")

    shield = Middleware(security.Shield, behind_proxy=False)
    app = Starlette(routes=[Route("/fail/{token}", fail)], middleware=[shield])

    async def asked() -> httpx.Response:
        transport = httpx.ASGITransport(app)
        async with httpx.AsyncClient(transport=transport, base_url="http://play.example") as client:
            return await client.get("/fail/t0ken?invitation=inv1tation")

    answer = asyncio.run(asked())

    assert answer.status_code == 500
    assert answer.json() == {"error": "fault", "field": "", "detail": ""}
    assert answer.headers["x-content-type-options"] == "nosniff"
    logged = capsys.readouterr().out
    assert "/fail/{token}" in logged
    assert "RuntimeError" in logged
    assert "t0ken" not in logged
    assert "inv1tation" not in logged


def test_a_network_cannot_exceed_its_rate_of_requests(tmp_path: Path) -> None:
    limits = Limits(guests=Rate(2, 90.0))
    with running_server(tmp_path, limits=limits, behind_proxy=True) as server:
        client = server.browser()
        client.headers["x-forwarded-for"] = "6.6.6.6, 1.2.3.4"
        statuses = [client.post("/api/guests", json=GUEST).status_code for _ in range(3)]
        answer = client.post("/api/guests", json=GUEST)

        assert statuses == [201, 201, 429]
        assert answer.json() == {"error": "too_many", "field": "", "detail": "guests"}
        assert answer.headers["retry-after"] == "90"

        elsewhere = server.anybody(**{"x-forwarded-for": "1.2.3.4, 5.6.7.8"})
        assert elsewhere.post("/api/guests", json=GUEST).status_code == 201


def test_logins_are_limited_whether_they_succeed_or_not(tmp_path: Path) -> None:
    with running_server(tmp_path, limits=Limits(logins=Rate(1, 60.0))) as server:
        client = server.anybody()
        wrong = {"login": "nobody", "password": "not the password"}

        assert client.post("/api/sessions", json=wrong).status_code == 401
        assert client.post("/api/sessions", json=wrong).status_code == 429
        assert client.post("/api/recoveries", json={"token": "r1.x.y"}).status_code == 429
