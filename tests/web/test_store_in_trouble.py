"""The store fails while the game is served: said in a few words, and nobody waits twice."""

import sqlite3

import pytest

from rubamazzo.web.languages import languages
from tests.browser import tables
from tests.web.html import Page
from tests.web.visitor import Site, Visitor


@pytest.fixture
def seated(site: Site) -> Visitor:
    return site.seated(tables.midgame())


@pytest.fixture
def attempts(site: Site, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What was tried to write while nothing can be written."""
    tried: list[str] = []

    def fails(name: str) -> object:
        def locked(*_: object) -> None:
            tried.append(name)
            raise sqlite3.OperationalError("database is locked")

        return locked

    for name in ("begin", "save", "forget_results"):
        monkeypatch.setattr(site.store, name, fails(name))
    return tried


def test_a_play_that_cannot_be_kept(
    seated: Visitor, attempts: list[str], caplog: pytest.LogCaptureFixture
) -> None:
    before, page = seated.session, seated.table()
    answer = seated.send(page.press(page.hand[0]))
    assert answer.status_code == 503
    assert Page(answer.text).in_hand == page.in_hand
    assert "Something went wrong. Your game is safe." in answer.text
    assert seated.session == before
    assert attempts == ["save"]
    assert "database is locked" in caplog.text
    assert "Traceback" not in caplog.text


@pytest.mark.parametrize("code", list(languages()))
def test_a_newcomer_who_cannot_be_dealt_a_game(site: Site, attempts: list[str], code: str) -> None:
    answer = site.visitor().get(f"/{code}/")
    assert answer.status_code == 503
    wanted = languages()[code].gettext("Something went wrong. Your game is safe.")
    assert Page(answer.text).first("p", role="alert").text == wanted
    assert len(attempts) == 1


@pytest.mark.parametrize("address", ["/en/nothing", "/robots.txt", "/favicon.ico", "/a/b/c"])
def test_a_newcomer_who_guesses_addresses_is_dealt_no_game(
    site: Site, attempts: list[str], address: str
) -> None:
    answer = site.visitor().get(address)
    assert answer.status_code == 404
    assert Page(answer.text).first("p", role="alert").text == "There is no such page."
    assert attempts == []


def test_what_is_only_read_goes_on(seated: Visitor, attempts: list[str]) -> None:
    for address in ("/en/", "/en/rules", "/en/settings", "/en/new", "/healthz"):
        assert seated.get(address).status_code == 200
    assert attempts == []
