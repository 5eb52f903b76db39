"""Fixtures of the tests in a real browser: a server, a Chromium, and players at its tables.

Each test has a browser context of its own, so a cookie of its own: with the server's seed the
first game that it is dealt is the same every time. After each test its contexts are closed, and
whatever went wrong inside them, or was asked of another host, fails the test.
"""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Playwright, sync_playwright

from tests.browser.player import Players
from tests.browser.server import Server


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server for all tests in here; who means to kill one makes it with `own_server`."""
    server = Server(tmp_path_factory.mktemp("server") / "rubamazzo.sqlite3")
    server.start()
    yield server
    server.stop()


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    server = Server(tmp_path / "rubamazzo.sqlite3")
    server.start()
    yield server
    server.kill()


@pytest.fixture(scope="package")
def playwright() -> Iterator[Playwright]:
    # For this package (hence its __init__.py), not for the whole session: while it runs no other
    # test can run an event loop.
    with sync_playwright() as playwright:
        yield playwright


@pytest.fixture(scope="package")
def browser(playwright: Playwright, chromium: str) -> Iterator[Browser]:
    browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
    yield browser
    browser.close()


@pytest.fixture
def players(playwright: Playwright, browser: Browser, server: Server) -> Iterator[Players]:
    players = Players(playwright, browser, server)
    yield players
    players.leave()
