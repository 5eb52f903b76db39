"""Every page: status, headers, cookies, languages; and the files that pages need."""

import json
import re
from http.cookies import SimpleCookie

import httpx
import pytest

from rubamazzo.web.browser import YEAR
from rubamazzo.web.languages import languages
from tests.web.html import Page
from tests.web.test_refusals import PAGE_HEADERS
from tests.web.visitor import Site, Visitor

PAGES = ["/{}/", "/{}/rules", "/{}/settings"]


def cookies_of(answer: httpx.Response) -> SimpleCookie:
    cookies = SimpleCookie()
    for line in answer.headers.get_list("set-cookie"):
        cookies.load(line)
    return cookies


@pytest.mark.parametrize("code", list(languages()))
@pytest.mark.parametrize("address", PAGES)
def test_every_page_in_every_language(visitor: Visitor, address: str, code: str) -> None:
    answer = visitor.get(address.format(code))
    assert answer.status_code == 200
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert {name: answer.headers[name] for name in PAGE_HEADERS} == PAGE_HEADERS
    kept = "no-store" if address == "/{}/" else "no-cache"  # a table is soon an old one
    assert answer.headers["cache-control"] == f"private, {kept}"
    page = Page(answer.text)
    assert page.first("html")["lang"] == code
    assert page.first("title").text
    assert page.first("meta", name="description")["content"]
    assert page.has("link", rel="manifest")
    assert not page.all("style")
    assert not [e for e in page.all() if "style" in e.attributes or "onclick" in e.attributes]


@pytest.mark.parametrize("address", PAGES)
def test_what_pages_load_is_there_and_ours(visitor: Visitor, address: str) -> None:
    page = Page(visitor.get(address.format("en")).text)
    wanted = [e["src"] for e in page.all() if e.get("src")]
    wanted += [e["href"] for e in page.all("link")]
    assert wanted
    for link in {link.removeprefix("http://table.test") for link in wanted}:
        assert link.startswith("/")
        assert not link.startswith("//")
        answer = visitor.get(link)
        assert answer.status_code in (200, 303)
        if link.startswith("/static/"):
            assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
            assert answer.headers["x-content-type-options"] == "nosniff"


@pytest.mark.parametrize("address", PAGES)
def test_links_lead_somewhere(visitor: Visitor, address: str) -> None:
    page = Page(visitor.get(address.format("en")).text)
    links = {e["href"].partition("#")[0] for e in page.all("a") if e.get("href")} - {""}
    for link in links:
        if link.startswith("/"):
            assert visitor.get(link).status_code in (200, 409), link  # no record before the end


def test_the_pages_of_all_languages_name_each_other(visitor: Visitor) -> None:
    for address in ("/{}/", "/{}/rules"):
        page = Page(visitor.get(address.format("en")).text)
        alternates = {link["hreflang"]: link["href"] for link in page.all("link", rel="alternate")}
        assert set(alternates) == {*languages(), "x-default"}
        for code in languages():
            assert alternates[code].endswith(address.format(code))


def test_a_part_needs_fewer_headers(visitor: Visitor) -> None:
    visitor.get()
    answer = visitor.get(htmx=True)
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert "content-security-policy" not in answer.headers
    assert "HX-Request" in answer.headers["vary"]
    assert not Page(answer.text).has("html")


def test_pages_are_compressed(visitor: Visitor) -> None:
    for address in ("/en/", "/en/rules", Page(visitor.get().text).first("script")["src"]):
        answer = visitor.get(address, headers={"Accept-Encoding": "gzip"})
        assert answer.headers["content-encoding"] == "gzip"


def test_without_a_slash(visitor: Visitor) -> None:
    answer = visitor.get("/it")
    assert answer.status_code == 308
    assert answer.headers["location"] == "/it/"


def test_no_documentation_of_an_interface_that_is_none(visitor: Visitor) -> None:
    for address in ("/docs", "/redoc", "/openapi.json"):
        assert visitor.get(address).status_code == 404


@pytest.mark.parametrize("address", ["/", "/en/", "/en/rules", "/healthz", "/manifest.webmanifest"])
def test_heads_are_answered_without_bodies(visitor: Visitor, address: str) -> None:
    answer = visitor.site.run(visitor.asks("HEAD", address))
    assert answer.status_code == visitor.get(address).status_code
    assert answer.content == b""


# ---------------------------------------------------------------------- cookies


def test_who_comes_for_the_first_time_is_remembered(visitor: Visitor) -> None:
    cookies = cookies_of(visitor.get())
    assert set(cookies) == {"rubamazzo", "rubamazzo_likes"}
    for cookie in cookies.values():
        assert cookie["httponly"]
        assert cookie["samesite"].lower() == "lax"
        assert cookie["path"] == "/"
        assert int(cookie["max-age"]) == YEAR
        assert not cookie["secure"]
    assert re.fullmatch(r"[A-Za-z0-9_-]{43}", cookies["rubamazzo"].value)  # 256 bits


def test_cookies_are_secure_under_https(site: Site) -> None:
    answer = site.visitor(base_url="https://table.test").get()
    assert all(cookie["secure"] for cookie in cookies_of(answer).values())


@pytest.mark.parametrize("address", PAGES)
def test_every_visit_renews_the_year(visitor: Visitor, address: str) -> None:
    first = cookies_of(visitor.get())["rubamazzo"].value
    again = cookies_of(visitor.get(address.format("en")))
    assert again["rubamazzo"].value == first
    assert int(again["rubamazzo"]["max-age"]) == YEAR


def test_nobody_gets_anothers_cookie(site: Site) -> None:
    tokens = {cookies_of(site.visitor().get())["rubamazzo"].value for _ in range(5)}
    assert len(tokens) == 5


@pytest.mark.parametrize("token", ["", "short", "x" * 44, "x" * 42 + "/", "' OR 1=1 --" + "x" * 32])
def test_a_cookie_that_cannot_be_ours_is_replaced(site: Site, token: str) -> None:
    visitor = site.visitor(Cookie=f"rubamazzo={token}")
    assert cookies_of(visitor.get())["rubamazzo"].value != token


def test_the_token_is_in_no_page(visitor: Visitor) -> None:
    visitor.get()
    for address in PAGES:
        assert visitor.token not in visitor.get(address.format("en")).text


def test_a_part_brings_a_new_browser_its_cookie(site: Site) -> None:
    """Cookies were deleted while the page was open: the game that is dealt then can be played."""
    visitor = site.visitor()
    page = Page(visitor.post("/en/games/gone/plays", {"number": 0, "choice": "6d"}, htmx=True).text)
    assert page.hand
    answer = visitor.send(page.press(page.hand[0]), htmx=True)
    assert answer.status_code == 200


def test_pages_of_old_cookies_still_open(site: Site) -> None:
    visitor = site.visitor(
        Cookie="rubamazzo_likes=level=expert&deck=x&pace=slow&language=tlh&rules=none&what=this"
    )
    assert visitor.table().hand


# ---------------------------------------------------------------------- languages


@pytest.mark.parametrize(
    ("asked", "led_to"),
    [
        ("it", "/it/"),
        ("nl-BE,nl;q=0.9,en;q=0.8", "/nl/"),
        ("fr,de;q=0.9", "/en/"),
        ("fr, it;q=0.5, en;q=0.4", "/it/"),
        ("it;q=0, en;q=0.1", "/en/"),
        ("en-GB", "/en/"),
        ("*", "/en/"),
        ("", "/en/"),
        (";;q=x,\t,it;q=much", "/en/"),
        ("a" * 5000, "/en/"),
    ],
)
def test_the_browsers_language(visitor: Visitor, asked: str, led_to: str) -> None:
    answer = visitor.get("/", headers={"Accept-Language": asked})
    assert answer.status_code == 303
    assert answer.headers["location"] == led_to
    assert "Accept-Language" in answer.headers["vary"]


def test_the_language_that_was_chosen_last_is_remembered(visitor: Visitor) -> None:
    visitor.get("/it/")
    visitor.get("/nl/rules")
    answer = visitor.get("/", headers={"Accept-Language": "it"})
    assert answer.headers["location"] == "/nl/"


def test_the_game_is_the_same_in_every_language(visitor: Visitor) -> None:
    page = visitor.table("/en/")
    for code in languages():
        other = visitor.table(f"/{code}/")
        assert other.in_hand == page.in_hand
        assert other.on_table == page.on_table


# ---------------------------------------------------------------------- for machines


def test_health(visitor: Visitor) -> None:
    answer = visitor.get("/healthz")
    assert (answer.status_code, answer.text) == (200, "ok\n")
    assert "set-cookie" not in answer.headers


def test_the_manifest(visitor: Visitor) -> None:
    answer = visitor.get("/manifest.webmanifest")
    assert answer.headers["content-type"].startswith("application/manifest+json")
    manifest = json.loads(answer.text)
    assert manifest["start_url"] == "/"
    assert {icon["sizes"] for icon in manifest["icons"]} >= {"192x192", "512x512"}
    for icon in manifest["icons"]:
        found = visitor.get(icon["src"])
        assert found.status_code == 200
        assert found.headers["content-type"] == icon["type"]


def test_styles_are_one_file_that_may_be_kept(visitor: Visitor) -> None:
    address = Page(visitor.get().text).first("link", rel="stylesheet")["href"]
    answer = visitor.get(address)
    assert answer.headers["content-type"].startswith("text/css")
    assert answer.headers["cache-control"].endswith("immutable")


def test_a_file_that_has_not_changed_is_not_sent_again(visitor: Visitor) -> None:
    address = Page(visitor.get().text).first("template", id="faces").first("img")["src"]
    first = visitor.get(address)
    again = visitor.get(address, headers={"If-None-Match": first.headers["etag"]})
    assert again.status_code == 304
