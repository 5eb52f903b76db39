"""The rules page tells the rules in force, in every language."""

import json
from hashlib import sha256
from pathlib import Path

import pytest

from rubamazzo.rules import read_rules
from rubamazzo.rules.options import PRESETS
from rubamazzo.web.languages import languages
from rubamazzo.web.rulewords import rule_sentences
from rubamazzo.web.strength import measured
from tests.browser import companies
from tests.browser.companies import led_to
from tests.web.html import Page
from tests.web.visitor import Site, Visitor

LANGUAGES = sorted(languages())
CHOSEN = [
    ("players=2", "Two play: you and the computer.", "everyone for themselves"),
    ("players=5", "5 play, everyone for themselves", "Two play"),
    ("players=3", "everybody gets as many cards again", "would not serve"),
    ("players=9", "there is one round", "rounds in all"),
    ("players=7", "The last 15 cards would not serve everybody", "nobody’s pile"),
    (
        "players=4 teams=pairs",
        "Your partner’s pile cannot be stolen.",
        "Your partner’s pile is stolen",
    ),
    (
        "players=4 teams=pairs steal_partner=yes",
        "Your partner’s pile is stolen",
        "cannot be stolen.",
    ),
    ("pack=french", "fifty-two cards", "forty cards"),
    ("hand=1", "Everybody gets one card.", "cards, one at a time"),
    ("capture=one", "you take one of them", "you take them all"),
    ("capture=all", "you take them all", "you take one of them"),
    ("sums=no", "only an equal card takes", "Take a sum"),
    ("sums=yes", "5 and 2 make 7", "only an equal card takes"),
    ("both=choose", "choose one. Never both at once", "The table comes first"),
    ("both=table_first", "The table comes first.", "Never both at once"),
    ("both=steal_first", "The pile comes first.", "Never both at once"),
    ("ace=plain", "Equal tops are at peace", "An ace takes every card"),
    ("ace=takes_all", "steals the computer’s pile, whatever", "an ace is a card like any other"),
    ("players=7", "would not serve everybody again, the piles", "When the pack and all hands"),
    ("ace=takes_all_not_last", "an ace is a card like any other", "Equal tops are at peace"),
    ("ace=takes_all players=3", "the player who is next", "the computer’s pile, whatever"),
    ("leftovers=nobody", "left on the table belong to nobody", "Be the last to take"),
    ("leftovers=last_taker", "whoever took or stole last", "left on the table belong to nobody"),
    ("sums=yes players=3 double_steal=one", "steal one and choose which", "steal them all at once"),
    ("sums=yes players=3 double_steal=all", "you steal them all at once", "choose which"),
    ("players=3", "yours would be the fifth", "choose which"),
    ("deals=1", "A game is one deal.", "A match has"),
    ("deals=4", "A match has 4 deals.", "A game is one deal."),
]


@pytest.mark.parametrize(("rules", "told", "not_told"), CHOSEN)
def test_each_option_is_told_as_it_is(
    visitor: Visitor, rules: str, told: str, not_told: str
) -> None:
    page = visitor.get("/en/rules", params={"rules": rules})
    assert page.status_code == 200
    words = " ".join(page.text.split())
    assert told in words
    assert not_told not in words


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("preset", PRESETS)
def test_each_preset_is_told_in_each_language(visitor: Visitor, language: str, preset: str) -> None:
    page = visitor.get(f"/{language}/rules", params={"rules": preset})
    assert page.status_code == 200
    assert f'<html lang="{language}"' in page.text
    for other in LANGUAGES:
        assert f'hreflang="{other}" href="http://table.test/{other}/rules"' in page.text
        assert f'href="/{other}/rules?rules={preset}"' in page.text


@pytest.mark.parametrize("rules", ["nonsense", "players=11", "players=3 teams=pairs", "<b>" * 999])
def test_rules_that_cannot_be_read_give_the_classic_ones(visitor: Visitor, rules: str) -> None:
    page = visitor.get("/en/rules", params={"rules": rules})
    assert page.status_code == 200
    assert "could not be read" in page.text
    assert "Two play: you and the computer." in page.text


def test_without_asking_the_page_tells_the_rules_of_the_table(visitor: Visitor) -> None:
    visitor.get("/en/")
    assert "These are the rules of <b>Classic</b>" in visitor.get("/en/rules").text


def test_reading_the_rules_begins_no_game(visitor: Visitor) -> None:
    visitor.get("/en/rules")
    visitor.get("/en/rules")
    assert visitor.site.store.latest(sha256(visitor.token.encode()).hexdigest()) is None


def test_the_table_of_strength_is_read_from_what_the_arena_wrote(tmp_path: Path) -> None:
    path = tmp_path / "strength.json"
    assert measured(tmp_path / "none.json") is None
    result = {"first": "hard", "second": "random", "points": 71.6}
    result |= {"wins": 700, "losses": 268}
    path.write_text(
        json.dumps({"players": ["random", "hard"], "deals": 500, "results": [result]}), "utf-8"
    )
    strength = measured(path)
    assert strength is not None
    assert (strength.levels, strength.games) == (("hard",), 1000)
    assert strength.against("hard", "random") == "72"
    assert strength.against("random", "hard") == "28"
    assert strength.against("hard", "hard") == ""
    assert strength.lost == {("hard", "random"): 26.8, ("random", "hard"): 70.0}


def test_how_often_luck_wins_is_what_the_arena_found(visitor: Visitor) -> None:
    strength = measured()
    assert strength is not None
    assert strength.levels[0] == "easy"
    assert strength.levels[-1] == "hard"
    told = f"Even Hard loses {strength.upsets} games of 100 to Easy."
    assert told in " ".join(visitor.get("/en/rules").text.split())
    assert abs(strength.upsets - strength.lost["hard", "easy"]) <= 0.5


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_cannot_happen_is_not_told(visitor: Visitor, language: str) -> None:
    """With one round only it is the last, and an ace is a card like any other."""

    def told(rules: str) -> tuple[str, str]:
        page = Page(visitor.get(f"/{language}/rules", params={"rules": rules}).text)
        kept = visitor.post(f"/{language}/games", {"after": visitor.session.id, "rules": rules})
        assert kept.status_code == 303
        return page.first("main").text, visitor.table(f"/{language}/").first("aside", "record").text

    visitor.get()
    aces = [languages()[language].gettext(heading) for heading in ("Play an ace", "Fear the ace")]
    sentences = rule_sentences(languages()[language], read_rules("ace-takes-all"))
    for players, is_told in ((6, True), (7, False), (10, False)):
        page, note = told(f"ace-takes-all players={players}")
        assert [heading in page for heading in aces] == [is_told] * 2
        assert (sentences[0] in note) is is_told


def test_cards_that_are_never_dealt_are_named_so(site: Site) -> None:
    visitor = site.seated(led_to("players=7", companies.is_yours))
    assert visitor.table().first("div", "pack")["aria-label"] == "15 cards that stay undealt"
    visitor = site.seated(led_to("players=5", companies.is_yours))
    assert visitor.table().first("div", "pack")["aria-label"] == "21 cards left in the pack"
