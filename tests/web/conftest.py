"""Fixtures of the web's tests."""

from collections.abc import Iterator

import pytest

from tests.web.visitor import Site, Visitor


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """One for all tests of a module: visitors know nothing of each other."""
    site = Site(tmp_path_factory.mktemp("site") / "rubamazzo.sqlite3")
    site.start()
    yield site
    site.stop()


@pytest.fixture
def visitor(site: Site) -> Visitor:
    return site.visitor()
