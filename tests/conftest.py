"""Fixtures for all tests."""

import pytest

from tests.chromium import chromium_path


@pytest.fixture(scope="session")
def chromium() -> str:
    """The browser's path. Without a browser its tests fail: a skipped test proves nothing."""
    path = chromium_path()
    if path is None:
        pytest.fail("no Chromium: run `make test`, or name one in CHROMIUM", pytrace=False)
    return path
