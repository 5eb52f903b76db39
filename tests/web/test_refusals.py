"""What cannot be done: the right status, a short message in the player's language, the table."""

import sqlite3
from collections.abc import Callable, Mapping
from typing import Any

import httpx
import pytest

from rubamazzo.rules import Lay, Record, cards, choices, notation
from rubamazzo.rules.options import CLASSIC
from rubamazzo.web.languages import languages
from tests.web.html import Page
from tests.web.visitor import Site, Visitor

PAGE_HEADERS = {
    "content-security-policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self';"
        " connect-src 'self'; manifest-src 'self'; form-action 'self'; base-uri 'none';"
        " frame-ancestors 'none'"
    ),
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
    "x-content-type-options": "nosniff",
}


def must_take() -> Record:
    """The player holds 5d 6d Ad, the computer 2c 3c 4c; on the table lie 5c 7s Fs Cs."""
    first = cards("5d 2c 6d 3c Ad 4c 5c 7s Fs Cs")
    rest = tuple(card for card in CLASSIC.whole_pack if card not in first)
    return Record(CLASSIC, (first + rest,))


@pytest.fixture
def seated(site: Site) -> Visitor:
    return site.seated(must_take())


def plays(visitor: Visitor) -> str:
    return f"/en/games/{visitor.session.id}/plays"


Ask = Callable[[Visitor], httpx.Response]


def post(fields: Mapping[str, object], **options: Any) -> Ask:
    return lambda visitor: visitor.post(plays(visitor), fields, **options)


def play(choice: str) -> Ask:
    return post({"number": 0, "choice": choice})


REFUSED = [
    pytest.param(409, "That card can take: it must.", play("5d"), id="a lay where it must take"),
    pytest.param(409, "That cannot be played now.", play("5dx7s"), id="an unequal card"),
    pytest.param(409, "That cannot be played now.", play("5d^1"), id="no pile to steal"),
    pytest.param(409, "That cannot be played now.", play("2cx5c"), id="the computer's card"),
    pytest.param(409, "That cannot be played now.", play("RdxRs"), id="a card of the pack"),
    pytest.param(409, "That cannot be played now.", play("7sx5c"), id="a card on the table"),
    pytest.param(409, "", post({"number": 7, "choice": "6d"}), id="a stale number"),
    pytest.param(422, "That could not be understood.", play("Zd"), id="an unknown card"),
    pytest.param(409, "That cannot be played now.", play("9d"), id="a card of the other pack"),
    pytest.param(422, "That could not be understood.", play(""), id="no card"),
    pytest.param(422, "That could not be understood.", play("<b>5d</b>"), id="no card but HTML"),
    pytest.param(422, "That could not be understood.", post({}), id="an empty form"),
    pytest.param(
        422,
        "That could not be understood.",
        post({"number": 0, "choice": "5" * 300}),
        id="too long",
    ),
    pytest.param(
        422,
        "That could not be understood.",
        post({"number": "one", "choice": "6d"}),
        id="no number",
    ),
    pytest.param(
        422, "That could not be understood.", post({}, content=b"\xff\0\x80=%zz&;"), id="garbage"
    ),
    pytest.param(
        413, "That was too much to read.", post({}, content=b"number=0&x=" + b"x" * 4096), id="4 kB"
    ),
    pytest.param(
        415,
        "That is not a form of ours.",
        post({}, content=b'{"number": 0}', headers={"Content-Type": "application/json"}),
        id="JSON",
    ),
    pytest.param(
        415,
        "That is not a form of ours.",
        post({}, content=b"number=0&choice=6d", headers={"Content-Type": ""}),
        id="no content type",
    ),
    pytest.param(
        415,
        "That is not a form of ours.",
        post({}, content=b"--x", headers={"Content-Type": "multipart/form-data; boundary=x"}),
        id="a form of another kind",
    ),
    pytest.param(
        403,
        "That is not your table. This is yours.",
        post({"number": 0, "choice": "6d"}, headers={"Sec-Fetch-Site": "cross-site"}),
        id="from another site",
    ),
    pytest.param(
        403,
        "That is not your table. This is yours.",
        post({"number": 0, "choice": "6d"}, headers={"Sec-Fetch-Site": "same-site"}),
        id="from a neighbour's site",
    ),
    pytest.param(
        403,
        "That is not your table. This is yours.",
        post({"number": 0, "choice": "6d"}, headers={"Origin": "https://evil.test"}),
        id="from another origin",
    ),
    pytest.param(
        403,
        "That is not your table. This is yours.",
        post({"number": 0, "choice": "6d"}, headers={"Origin": "null"}),
        id="from nowhere",
    ),
    pytest.param(
        403,
        "That is not your table. This is yours.",
        post({"number": 0, "choice": "6d"}, headers={"Origin": "http://["}),
        id="from no origin at all",
    ),
    pytest.param(
        404,
        "There is no such page. Here is your table.",
        lambda visitor: visitor.post("/en/games/nothing/plays", {"number": 0, "choice": "6d"}),
        id="an unknown game",
    ),
    pytest.param(
        404,
        "There is no such page. Here is your table.",
        lambda visitor: visitor.get("/en/no/such/page"),
        id="an unknown page",
    ),
    pytest.param(
        404,
        "There is no such page. Here is your table.",
        lambda visitor: visitor.get("/nothing.php"),
        id="an unknown page at the root",
    ),
    pytest.param(
        404,
        "There is no such page. Here is your table.",
        lambda visitor: visitor.get("/xx/"),
        id="an unknown language",
    ),
    pytest.param(
        404,
        "There is no such page. Here is your table.",
        lambda visitor: visitor.get("/static/nothing.css"),
        id="an unknown file",
    ),
    pytest.param(
        405,
        "That cannot be done here.",
        lambda visitor: visitor.get(plays(visitor)),
        id="to get what is posted",
    ),
    pytest.param(
        405,
        "That cannot be done here.",
        lambda visitor: visitor.post("/en/", {}),
        id="to post what is got",
    ),
    pytest.param(
        409,
        "Not now.",
        lambda visitor: visitor.get(f"/en/games/{visitor.session.id}/record"),
        id="the record before the end",
    ),
    pytest.param(
        409,
        "Not now.",
        lambda visitor: visitor.post(f"/en/games/{visitor.session.id}/deals", {"number": 0}),
        id="the next deal before the end",
    ),
    pytest.param(
        409,
        "",
        lambda visitor: visitor.post("/en/games", {"after": "another"}),
        id="a new game in place of another",
    ),
    pytest.param(
        422,
        "That could not be understood.",
        lambda visitor: visitor.get("/en/?step=first"),
        id="no step",
    ),
    pytest.param(
        422,
        "That could not be understood.",
        lambda visitor: visitor.post("/en/settings", {"level": "impossible"}),
        id="no level",
    ),
]


@pytest.mark.parametrize(("status", "message", "ask"), REFUSED)
def test_refused(seated: Visitor, status: int, message: str, ask: Ask) -> None:
    before = seated.session
    answer = ask(seated)
    assert answer.status_code == status
    assert seated.session == before
    page = Page(answer.text)
    assert page.in_hand == ["5d", "6d", "Ad"]
    assert page.on_table == ["5c", "7s", "Fs", "Cs"]
    assert len(page.hand) == 3  # and it can be played from here
    assert page.status.startswith(message)
    assert "Traceback" not in answer.text
    assert {name: answer.headers[name] for name in PAGE_HEADERS} == PAGE_HEADERS
    again = seated.send(page.press(page.hand[1]))
    assert again.status_code == 200
    assert len(seated.session.record.choices) == 2


@pytest.mark.parametrize(("status", "message", "ask"), REFUSED)
def test_refused_to_htmx(site: Site, status: int, message: str, ask: Ask) -> None:
    """A part of a page, that htmx can swap."""
    visitor = site.seated(must_take())
    visitor.client.headers["HX-Request"] = "true"
    answer = ask(visitor)
    assert answer.status_code == status
    assert not answer.text.lstrip().startswith("<!doctype")
    page = Page(answer.text)
    assert len(page.hand) == 3
    assert page.status.startswith(message)
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert message in page.first("p", hx_swap_oob="innerHTML:#say").text


@pytest.mark.parametrize("code", list(languages()))
def test_messages_are_in_the_players_language(site: Site, code: str) -> None:
    gettext = languages()[code].gettext
    visitor = site.seated(must_take())
    answer = visitor.post(
        f"/{code}/games/{visitor.session.id}/plays", {"number": 0, "choice": "5d"}
    )
    page = Page(answer.text)
    assert page.status.startswith(gettext("That card can take: it must."))
    elsewhere = visitor.get("/nowhere/at/all", headers={"Accept-Language": code})
    assert elsewhere.status_code == 404
    assert Page(elsewhere.text).first("html")["lang"] == code


def test_a_language_that_was_chosen_goes_before_the_browsers(visitor: Visitor) -> None:
    visitor.get("/nl/")
    answer = visitor.get("/nowhere/at/all", headers={"Accept-Language": "it"})
    assert Page(answer.text).first("html")["lang"] == "nl"


def test_someone_elses_game(site: Site) -> None:
    owner, other = site.seated(must_take()), site.visitor()
    theirs, before = plays(owner), owner.session
    other.get()
    mine = other.session
    for answer in (
        other.post(theirs, {"number": 0, "choice": "6d"}),
        other.get(f"/en/games/{before.id}/record"),
        other.post(f"/en/games/{before.id}/deals", {"number": 0}),
    ):
        assert answer.status_code == 403
        page = Page(answer.text)
        assert page.status.startswith("That is not your table. This is yours.")
        assert mine.id in page.plays_at
        assert before.id not in answer.text
    assert owner.session == before
    assert other.session == mine


def test_the_end_of_a_game_is_the_end(visitor: Visitor) -> None:
    page = visitor.play_out()
    session = visitor.session
    answer = visitor.post(plays(visitor), {"number": session.number, "choice": "6d"})
    assert answer.status_code == 409
    assert Page(answer.text).status.startswith("Not now.")
    assert Page(answer.text).verdict == page.verdict
    assert visitor.session == session


def test_a_body_in_chunks_is_not_read_to_the_end(seated: Visitor) -> None:
    sent = 0

    async def endless() -> Any:
        nonlocal sent
        while sent < 10_000_000:
            sent += 1000
            yield b"x" * 1000

    before = seated.session
    answer = seated.post(plays(seated), content=endless())
    assert answer.status_code == 413
    assert sent < 10_000
    assert seated.session == before
    assert len(Page(answer.text).hand) == 3


@pytest.mark.parametrize("method", ["PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "BREW"])
def test_methods_that_nobody_needs(seated: Visitor, method: str) -> None:
    answer = seated.site.run(seated.asks(method, "/en/"))
    assert answer.status_code == 405
    assert answer.headers["allow"] == "GET"
    assert len(Page(answer.text).hand) == 3


def test_methods_from_another_site(seated: Visitor) -> None:
    answer = seated.site.run(
        seated.asks("DELETE", "/en/", headers={"Sec-Fetch-Site": "cross-site"})
    )
    assert answer.status_code == 403


@pytest.mark.parametrize(
    "headers",
    [
        {"Sec-Fetch-Site": "same-origin"},
        {"Sec-Fetch-Site": "none"},
        {"Origin": "http://table.test"},
        {"Origin": "https://table.test"},  # where a proxy speaks https for us
        {},
    ],
)
def test_posts_of_our_own_pages(seated: Visitor, headers: dict[str, str]) -> None:
    answer = seated.post(plays(seated), {"number": 0, "choice": "6d"}, headers=headers)
    assert answer.status_code == 303


def test_links_from_other_sites_are_welcome(seated: Visitor) -> None:
    assert seated.get(headers={"Sec-Fetch-Site": "cross-site"}).status_code == 200


# ---------------------------------------------------------------------- faults of ours


@pytest.mark.parametrize("code", list(languages()))
def test_a_fault_inside(
    site: Site, code: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    visitor = site.seated(must_take())
    before = visitor.session

    def fails(*_: object) -> None:
        raise RuntimeError("a secret of the inside")

    monkeypatch.setattr(site.store, "save", fails)
    address = f"/{code}/games/{before.id}/plays"
    answer = visitor.post(address, {"number": 0, "choice": "6d"})
    assert answer.status_code == 500
    page = Page(answer.text)
    wanted = languages()[code].gettext("Something went wrong. Your game is safe.")
    assert page.status.startswith(wanted)
    assert len(page.hand) == 3
    assert "secret" not in answer.text
    assert "Traceback" not in answer.text
    assert {name: answer.headers[name] for name in PAGE_HEADERS} == PAGE_HEADERS
    assert "a secret of the inside" in caplog.text  # but the log tells
    assert visitor.session == before


@pytest.mark.parametrize("htmx", [False, True])
def test_a_store_that_does_not_answer(
    seated: Visitor, monkeypatch: pytest.MonkeyPatch, htmx: bool
) -> None:
    def fails(*_: object) -> None:
        raise sqlite3.OperationalError("disk I/O error")

    for name in ("latest", "find", "begin", "save", "tallies", "answers"):
        monkeypatch.setattr(seated.site.store, name, fails)
    answer = seated.get(htmx=htmx)
    assert answer.status_code == 503
    assert "Something went wrong. Your game is safe." in answer.text
    assert "disk I/O" not in answer.text
    assert seated.get("/healthz").status_code >= 500
    monkeypatch.undo()
    assert seated.get().status_code == 200
    assert seated.get("/healthz").status_code == 200


def test_hidden_cards_cannot_be_asked_out(seated: Visitor) -> None:
    """A refusal does not tell whether a card is in the computer's hand or in the pack."""
    hidden = set(CLASSIC.whole_pack) - set(cards("5d 6d Ad 5c 7s Fs Cs"))
    answers = set()
    for card in hidden:
        answer = seated.post(plays(seated), {"number": 0, "choice": notation.write(Lay(card))})
        assert answer.status_code == 409
        answers.add(answer.text)
    assert len(answers) == 1
    assert choices(seated.session.match.deal)
