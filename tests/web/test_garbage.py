"""Whatever is sent, nothing breaks: no fault, no traceback, and the game as it was."""

from typing import Any
from urllib.parse import urlencode

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.browser import tables
from tests.web.html import Page
from tests.web.visitor import Site, Visitor

# printable or not, and what is likely to hurt somebody
rude = st.sampled_from(
    ["\0", "%00", "..", "/", "//", "\\", "'", '"', "<script>", "${7*7}", "{{7*7}}", "\r\n", "é",
     "\ufffe", "١", "9" * 30, "-1", "1e9", "NaN", "", " ", "+", "^", "x", "5d^1", "5dx5c", "Ad"]
)  # fmt: skip
words = st.lists(rude | st.text(max_size=8), max_size=4).map("".join)
names = st.sampled_from(
    ["number", "choice", "after", "sure", "step", "card", "level", "deck", "pace", "numerals",
     "rules", "name", "players", "lang"]
)  # fmt: skip
sent = st.dictionaries(names | words, words, max_size=5).map(lambda said: urlencode(said).encode())
addresses = st.sampled_from(
    ["/", "/en/", "/it/", "/en/games", "/en/games/{id}/plays", "/en/games/{id}/deals",
     "/en/games/{id}/record", "/en/games/{other}/plays", "/en/settings", "/en/tally/delete",
     "/en/rules", "/healthz", "/manifest.webmanifest"]
)  # fmt: skip
printable = st.text(st.characters(min_codepoint=0x21, max_codepoint=0x7E), max_size=20).map(
    str.encode
)
"""All that a server lets through in the head of a request."""
methods = st.sampled_from(["GET", "POST", "HEAD", "PUT", "DELETE", "OPTIONS", "PATCH"])
scopes = st.fixed_dictionaries(
    {},
    optional={
        b"host": st.binary(max_size=12),
        b"origin": st.binary(max_size=12) | st.just(b"http://["),
        b"sec-fetch-site": st.sampled_from([b"same-origin", b"none", b"cross-site", b"\xff"]),
        b"content-type": st.sampled_from(
            [b"application/x-www-form-urlencoded", b"multipart/form-data", b"\xff"]
        ),
        b"content-length": st.sampled_from([b"0", b"-1", b"x", b"\xb2", b"9" * 30]),
        b"accept-language": st.binary(max_size=20),
        b"accept-encoding": st.binary(max_size=10) | st.just(b"gzip"),
        b"hx-request": st.just(b"true"),
        b"range": st.sampled_from([b"bytes=0-", b"bytes=9-1", b"x"]),
        b"if-none-match": st.binary(max_size=10),
        b"cookie": st.binary(max_size=60)
        | words.map(lambda said: f"rubamazzo_likes=rules={said}&name={said}".encode())
        | words.map(lambda said: f"rubamazzo_houses={said}={said}&{said}".encode())
        | words.map(lambda said: f"rubamazzo={said}".encode()),
    },
)


@pytest.fixture(scope="module")
def player(site: Site) -> Visitor:
    return site.seated(tables.midgame())


def asked(
    site: Site, method: str, path: bytes, query: bytes, headers: dict[bytes, bytes], body: bytes
) -> tuple[int, bytes]:
    """Sends bytes as they are, which a decent client would not."""
    answer: dict[str, Any] = {"body": b""}

    async def receive() -> dict[str, Any]:
        return {"type": "http.request", "body": body, "more_body": False}

    async def send(message: Any) -> None:
        answer["status"] = message.get("status", answer.get("status"))
        answer["body"] += message.get("body", b"")

    scope = {
        "type": "http",
        "asgi": {"version": "3.0"},
        "http_version": "1.1",
        "method": method,
        "scheme": "http",
        "path": path.decode("utf-8", "replace"),
        "raw_path": path,
        "query_string": query,
        "root_path": "",
        "headers": list(headers.items()),
        "client": ("127.0.0.1", 1),
        "server": ("table.test", 80),
    }
    site.run(site.app(scope, receive, send))
    return answer["status"], answer["body"]


@settings(
    max_examples=100,
    deadline=None,
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow],
)
@given(
    method=methods,
    address=addresses | words.map(lambda said: f"/{said}") | words.map(lambda said: f"/en/{said}"),
    query=printable | sent,
    headers=scopes,
    body=st.binary(max_size=30) | sent,
    is_player=st.booleans(),
)
def test_no_request_breaks_anything(
    player: Visitor,
    method: str,
    address: str,
    query: bytes,
    headers: dict[bytes, bytes],
    body: bytes,
    is_player: bool,
) -> None:
    before = player.session
    path = address.replace("{id}", before.id).replace("{other}", "another").encode()
    if method == "POST":
        headers = {b"content-type": b"application/x-www-form-urlencoded", **headers}
    if is_player:
        headers = {**headers, b"cookie": f"rubamazzo={player.token}".encode()}
    status, answer = asked(player.site, method, path, query, headers, body)
    assert status < 500
    assert b"Traceback" not in answer
    after = player.session
    assert after.record == before.record
    assert after.id == before.id


@pytest.mark.parametrize(
    "cookie",
    [
        "rubamazzo_likes=" + "a=1&" * 900,
        "rubamazzo_likes=rules=players%3D10+hand%3D24",
        "rubamazzo_likes=rules=teams%3Dpairs",
        "rubamazzo_likes=%ed%a0%80=%ed%a0%80",
        "rubamazzo_houses=classic=" + "%ff" * 900,
        "rubamazzo_houses=teams%3Dpairs=Nonna",
        "rubamazzo; rubamazzo_likes; =; ;;",
    ],
)
def test_cookies_that_make_no_sense(site: Site, cookie: str) -> None:
    visitor = site.visitor(Cookie=cookie)
    for address in ("/en/", "/en/settings", "/en/rules"):
        answer = visitor.get(address)
        assert answer.status_code == 200
    assert Page(visitor.get().text).hand
