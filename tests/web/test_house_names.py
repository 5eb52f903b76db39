"""Names of house rules at their limits: what a cookie can carry, what can be seen."""

from urllib.parse import parse_qs, urlencode, urlsplit

import pytest

from rubamazzo.rules import CLASSIC, Rules
from rubamazzo.web.browser import HOUSES, NAME_LENGTH, Browser, Preferences, name_of
from tests.web.html import Page
from tests.web.visitor import Site

RULES = [
    {"players": str(players), "hand": "2", "capture": "all", "sums": "yes", "ace": "takes_all"}
    | {"leftovers": "last_taker", "double_steal": "all", "both": "steal_first", "deals": "10"}
    for players in range(3, 3 + HOUSES)
]


def test_the_longest_names_fit_into_a_cookie(site: Site) -> None:
    visitor = site.visitor()
    names = [f"{number}{'👵' * (NAME_LENGTH - 1)}" for number in range(HOUSES)]
    for answers, name in zip(RULES, names, strict=True):
        answer = visitor.post("/en/houses", {**answers, "name": name})
        assert answer.status_code == 303
        for cookie in answer.headers.get_list("set-cookie"):
            assert len(cookie.partition(";")[0]) <= 4096
        known = [one.text for one in Page(visitor.get("/en/new").text).all("h3")]
        assert name in known
    kept = [name for name in names if name in known]
    assert kept == names[-len(kept) :]  # the oldest went, and none is damaged
    assert len(kept) >= 5


def test_plain_names_are_all_kept() -> None:
    browser = Browser("", False, Preferences())
    for players in range(2, 2 + HOUSES):
        browser = browser.knowing("n" * NAME_LENGTH, Rules(players=players, sums="yes", deals=10))
    assert len(browser.houses) == HOUSES


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("  Nonna’s \t big\n table ", "Nonna’s big table"),
        ("a\0b\x1b[31mc\x7f", "ab[31mc"),
        ("evil\u202eeman\u202c", "evileman"),
        ("\u200b\u2060\ufeff", ""),
        ("\u200d", ""),
        ("\ud800", ""),
        ("👩\u200d👧 ❤️", "👩\u200d👧 ❤️"),
        ("می\u200cخواهم", "می\u200cخواهم"),
        ("x" * 50, "x" * 40),
    ],
)
def test_nothing_unseen_is_in_a_name(text: str, name: str) -> None:
    assert name_of(text) == name


@pytest.mark.parametrize("name", ["\0", "\u202e", "\u200b"])
def test_a_name_that_cannot_be_seen_is_none(site: Site, name: str) -> None:
    visitor = site.visitor()
    link = visitor.post("/en/houses", {"sums": "yes", "name": name}).headers["location"]
    assert "name" not in parse_qs(urlsplit(link).query)
    assert (
        name not in visitor.get(f"/en/play?{urlencode({'rules': 'sums=yes', 'name': name})}").text
    )
    after = visitor.table().first("input", value=visitor.session.id)["value"]
    fields = {"after": after, "rules": str(CLASSIC), "name": name}
    assert visitor.post("/en/games", fields).status_code == 303
    assert name not in visitor.get("/en/new").text
