"""Level, deck, pace, numerals and the record of results: what is chosen holds and is remembered."""

from collections.abc import Mapping
from urllib.parse import parse_qs

import pytest

from rubamazzo.bots import BOTS
from rubamazzo.rules import read_rules
from rubamazzo.web.languages import languages
from tests.browser import tables
from tests.session.games import dealt
from tests.web.html import Element, Page
from tests.web.visitor import Site, Visitor


def likes(visitor: Visitor) -> Mapping[str, list[str]]:
    return parse_qs(visitor.client.cookies.get("rubamazzo_likes", domain="table.test") or "")


def control(page: Page, key: str) -> Element:
    return page.first("button", "control", data_key=key)


def checked(page: Page) -> dict[str, str]:
    return {
        choice["name"]: choice["value"]
        for choice in page.all("input", type="radio")
        if "checked" in choice.attributes
    }


def test_the_next_level_at_once_while_nothing_was_played(site: Site) -> None:
    visitor = site.seated(tables.opening())
    page = visitor.table()
    page = Page(visitor.send(page.press(control(page, "l")), htmx=True).text)
    assert visitor.session.level == "hard"
    assert page.status.startswith("Level: Hard. ")
    assert control(page, "l")["value"] == "easy"


def test_the_next_level_from_the_next_game_on(site: Site) -> None:
    visitor = site.seated(tables.midgame())
    page = visitor.table()
    page = Page(visitor.send(page.press(control(page, "l")), htmx=True).text)
    assert visitor.session.level == "normal"
    assert page.status.startswith("Level: Hard, from the next game on.")
    visitor.post("/en/games", {"after": visitor.session.id, "sure": "yes"})
    assert visitor.session.level == "hard"


def test_all_levels_in_turn(visitor: Visitor) -> None:
    page = visitor.table()
    seen = []
    for _ in BOTS:
        page = Page(visitor.send(page.press(control(page, "l"))).text)
        seen.append(likes(visitor)["level"][0])
    assert seen == ["hard", "easy", "normal"]


@pytest.mark.parametrize("record", [tables.opening, tables.choice, tables.won])
def test_the_other_deck_without_touching_the_game(site: Site, record: object) -> None:
    visitor = site.seated(record())  # type: ignore[operator]
    before = visitor.session
    page = visitor.table()
    assert page.first("div", "game")["data-deck"] == "n"
    for deck in ("p", "n"):
        page = Page(visitor.send(page.press(control(page, "d"))).text)
        assert page.first("div", "game")["data-deck"] == deck
        assert f"/cards/{deck}-" in page.first("section", id="board").first("img")["src"]
    assert visitor.session == before


def test_the_deck_changes_what_is_shown_where_it_is_shown(site: Site) -> None:
    """At a step, and while a card is chosen."""
    visitor = site.seated(tables.choice())
    code = tables.both_ways(visitor.session.match)
    part = Page(visitor.post("/en/settings", {"deck": "p", "card": code}, htmx=True).text)
    assert len(part.targets) == 2
    part = Page(visitor.post("/en/settings", {"deck": "n", "step": 2}, htmx=True).text)
    assert part.first("form", "tick").first("input")["value"] == "3"


@pytest.mark.parametrize(
    ("name", "value"),
    [("level", "easy"), ("deck", "p"), ("pace", "off"), ("pace", "fast"), ("numerals", "off")],
)
def test_what_was_chosen_is_remembered(visitor: Visitor, name: str, value: str) -> None:
    visitor.get()
    assert visitor.post("/en/settings", {name: value}).headers["location"] == "/en/"
    assert likes(visitor)[name] == [value]
    visitor.get("/it/")
    assert checked(visitor.table("/en/settings"))[name] == value


def test_the_settings_page_works_by_itself(visitor: Visitor) -> None:
    page = visitor.table("/en/settings")
    form = next(form for form in page.all("form") if form.has("input", type="radio"))
    button = next(button for button in form.all("button") if button.text == "Save")
    sent = {**page.press(button).fields, "deck": "p", "pace": "fast", "level": "hard"}
    assert visitor.post(form["action"], sent).status_code == 303
    assert checked(visitor.table("/en/settings")) == {
        "deck": "p",
        "pace": "fast",
        "level": "hard",
        "numerals": "on",
    }
    for code in languages():
        assert page.has("a", hreflang=code)


def test_the_settings_say_when_a_level_takes_effect(site: Site) -> None:
    fresh, midway = site.seated(tables.opening()), site.seated(tables.midgame())
    assert "At once: no card has been played yet." in fresh.table("/en/settings").text
    assert "From the next game on." in midway.table("/en/settings").text


def test_a_form_that_sends_all_it_has_tells_only_what_changed(site: Site) -> None:
    visitor = site.seated(tables.midgame())
    as_it_was = checked(visitor.table("/en/settings"))
    part = Page(visitor.post("/en/settings", {**as_it_was, "deck": "p"}, htmx=True).text)
    assert "Level" not in part.status
    part = Page(visitor.post("/en/settings", {**as_it_was, "level": "easy"}, htmx=True).text)
    assert part.status.startswith("Level: Easy, from the next game on.")


def test_numerals_follow_the_language_until_they_are_chosen(visitor: Visitor) -> None:
    def are_shown(code: str) -> bool:
        return bool(visitor.table(f"/{code}/").first("div", "game").get("data-numerals"))

    assert are_shown("en")
    assert not are_shown("it")
    visitor.post("/it/settings", {**checked(visitor.table("/it/settings")), "deck": "p"})
    assert are_shown("en")  # only the deck was chosen
    visitor.post("/it/settings", {"numerals": "on"})
    assert are_shown("it")
    visitor.post("/en/settings", {"numerals": "off"})
    assert not are_shown("en")


def test_without_pauses_only_the_last_step_is_shown(visitor: Visitor) -> None:
    visitor.get()
    visitor.post("/en/settings", {"pace": "off"})
    page = visitor.table()
    part = Page(visitor.send(page.press(page.hand[0]), htmx=True).text)
    assert not part.has("form", "tick")
    assert part.hand
    assert part.first("p", hx_swap_oob="innerHTML:#say").text.count("The computer") >= 1


@pytest.mark.parametrize(("pace", "least"), [("normal", 700), ("fast", 250)])
def test_the_computers_card_is_seen_before_it_takes(site: Site, pace: str, least: int) -> None:
    session = dealt(11, level="normal")
    visitor = site.seated(session.record)
    visitor.get()
    visitor.post("/en/settings", {"pace": pace})
    page, seen = visitor.table(), 0
    while page.hand:
        page = visitor.play(page)
    told = visitor.session
    for number in range(told.steps):
        step = told.step(number)
        if step.moment.value == "met" and step.player != told.seat:
            part = Page(visitor.get(f"/en/?step={number}", htmx=True).text)
            trigger = part.first("form", "tick")["hx-trigger"]
            assert int(trigger.removeprefix("load delay:").removesuffix("ms")) >= least
            seen += 1
    assert seen


# ---------------------------------------------------------------------- results


def results(page: Page) -> dict[str, list[int]]:
    return {
        row.first("th").text: [int(cell.text) for cell in row.all("td")]
        for row in page.first("tbody").all("tr")
    }


def test_results_are_counted_by_level(site: Site) -> None:
    visitor = site.seated(tables.won(), level="easy")
    assert results(visitor.table("/en/settings"))["Easy"][:4] == [1, 1, 0, 0]
    visitor.post("/en/games", {"after": visitor.session.id})
    visitor.play_out()
    after = results(visitor.table("/en/settings"))
    assert set(after) == {"Easy", "Normal"}
    assert after["Normal"][0] == 1


def test_no_results_yet(visitor: Visitor) -> None:
    page = visitor.table("/en/settings")
    assert "No game finished yet." in page.text
    assert not page.has("form", action="/en/tally/delete")


@pytest.mark.parametrize("htmx", [False, True])
def test_one_button_deletes_the_results(site: Site, htmx: bool) -> None:
    visitor, other = site.seated(tables.won()), site.seated(tables.lost())
    page = visitor.table("/en/settings")
    button = page.first("form", action="/en/tally/delete").first("button")
    after = Page(visitor.send(page.press(button), htmx=htmx).text)
    assert "No game finished yet." in after.text
    assert visitor.table().verdict == "You win"  # the table that it looks at stays
    assert results(other.table("/en/settings"))["Normal"][:4] == [1, 0, 0, 1]


@pytest.mark.parametrize(
    ("record", "verdict"),
    [
        (tables.won, "You win"),
        (tables.lost, "You lose"),
        (tables.drawn, "Equal piles: a draw"),
    ],
)
def test_the_result_in_words_and_numbers(site: Site, record: object, verdict: str) -> None:
    visitor = site.seated(record())  # type: ignore[operator]
    page = visitor.table()
    assert page.verdict == verdict
    mine, theirs = visitor.session.match.totals
    numbers = [number.text for number in page.first("dl", "scores").all("dd")]
    assert numbers == [str(mine), str(theirs)]
    assert "Piles stolen: you " in page.text


@pytest.mark.parametrize(
    ("code", "word"),
    [
        ("en", "Equal piles: a draw"),
        ("it", "Mazzetti pari: patta"),
        ("nl", "Gelijke stapels: gelijkspel"),
    ],
)
def test_a_draw_in_every_language(site: Site, code: str, word: str) -> None:
    assert site.seated(tables.drawn()).table(f"/{code}/").verdict == word


# ---------------------------------------------------------------------- matches


def test_a_match_of_several_deals(site: Site) -> None:
    session = dealt(2, rules=read_rules("deals=2 players=3"))
    visitor = site.seated(session.record)
    page = visitor.play_out()
    assert page.verdict == "Deal over"
    assert "/record" not in visitor.get().text
    assert visitor.get(f"/en/games/{visitor.session.id}/record").status_code == 409
    button = next(button for button in page.all("button") if button.text == "Next deal")
    press, number = page.press(button), visitor.session.number
    answers = visitor.together(*(visitor.posts(press.address, press.fields) for _ in range(8)))
    assert sorted(answer.status_code for answer in answers) == [303] + [409] * 7
    assert len(visitor.session.record.packs) == 2
    assert visitor.session.number > number
    page = visitor.play_out()
    assert page.verdict != "Deal over"
    assert visitor.get(f"/en/games/{visitor.session.id}/record").status_code == 200
