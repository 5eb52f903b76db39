"""Whole games by plain forms and by htmx's requests, to the result."""

import pytest

from rubamazzo.bots import BOTS
from rubamazzo.web.languages import languages
from tests.web.visitor import Visitor


@pytest.mark.parametrize("level", list(BOTS))
@pytest.mark.parametrize("language", list(languages()))
def test_a_game_by_plain_forms(visitor: Visitor, language: str, level: str) -> None:
    visitor.get(f"/{language}/")
    visitor.post(f"/{language}/settings", {"level": level})
    page = visitor.play_out(language)
    assert page.verdict
    session = visitor.session
    assert session.match.is_over
    assert session.level == level
    assert page.piles == (
        session.match.totals[1 - session.seat],
        session.match.totals[session.seat],
    )
