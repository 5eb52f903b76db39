"""What is committed is what the code draws."""

from rubamazzo_art import build


def test_files_are_current() -> None:
    assert build.stale() == [], "run `make cards`"
