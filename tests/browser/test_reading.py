"""For those who listen, those who use keys, and all eyes: names, focus, words, contrast."""

from collections.abc import Callable
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import expect

from rubamazzo.rules import choices, notation, replay
from rubamazzo.web.table import ROOM
from tests.browser import tables
from tests.browser.player import Player, Players

pytestmark = pytest.mark.browser

SCREENS = [("light", 1280, 720), ("dark", 1280, 720), ("light", 360, 640), ("dark", 360, 640)]


def faults(player: Player, *, but: str = "") -> list[str]:
    """What axe finds on the page as it is, in light and dark, on a desktop and on a phone."""
    found = []
    for scheme, width, height in SCREENS:
        player.page.emulate_media(color_scheme=scheme)  # type: ignore[arg-type]
        player.page.set_viewport_size({"width": width, "height": height})
        for violation in Axe().run(player.page).response["violations"]:
            if violation["id"] != but:
                found += [
                    f"{scheme} {width}: {violation['id']} {node['html'][:160]}"
                    for node in violation["nodes"]
                ]
    return found


def is_asked(player: Player) -> None:
    player.does(lambda: player.page.locator("#plays button[name=card]").first.click())


def is_asked_to_give_up(player: Player) -> None:
    player.press("n")


def has_settings_open(player: Player) -> None:
    player.does(lambda: player.page.get_by_role("button", name="Settings").click())


def is_cut_off(player: Player) -> None:
    player.forgiven += ["net::ERR_", "htmx:"]
    player.context.set_offline(True)
    player.live_hand.first.click()
    expect(player.page.get_by_role("alert")).to_be_visible()


@pytest.mark.parametrize(
    ("record", "act"),
    [
        pytest.param(tables.opening, None, id="the opening"),
        pytest.param(tables.midgame, None, id="mid-game"),
        pytest.param(tables.stolen_by_computer, None, id="a stolen pile"),
        pytest.param(tables.choice, is_asked, id="a choice"),
        pytest.param(tables.midgame, is_asked_to_give_up, id="give up?"),
        pytest.param(tables.won, has_settings_open, id="settings and results"),
        pytest.param(tables.midgame, is_cut_off, id="trouble"),
        pytest.param(tables.won, None, id="won"),
        pytest.param(tables.drawn, None, id="drawn"),
        pytest.param(tables.sums, is_asked, id="sums"),
    ],
)
def test_axe_finds_nothing(
    players: Players, record: Callable[[], Any], act: Callable[[Player], None] | None
) -> None:
    player = players.seated_at(record())
    player.open()
    if act:
        act(player)
    assert faults(player) == []


@pytest.mark.parametrize("address", ["/en/rules", "/it/settings", "/nl/nothing"])
def test_axe_finds_nothing_on_other_pages(players: Players, address: str) -> None:
    player = players.come()
    player.forgiven.append("404 (Not Found)")
    player.open(address)
    assert faults(player) == []


def test_axe_finds_nothing_between_steps(players: Players) -> None:
    player = players.seated_at(tables.stolen_by_computer(), pace="normal")
    page = player.open("/en/?step=2")
    page.evaluate("() => document.querySelector('.tick').remove()")  # time stands still
    assert faults(player) == []


# ---------------------------------------------------------------------- what is said


def test_each_move_is_said_once(players: Players) -> None:
    record = tables.before_computer_steals()
    player = players.seated_at(record, pace="fast")
    player.open()
    player.does(lambda: player.live_hand.first.click())
    player.wait_for_turn()
    spoken = player.watched("spoken")
    assert len(spoken) == len(set(spoken))
    mine = [said for said in spoken if said.startswith("You ")]
    theirs = [said for said in spoken if "The computer plays" in said]
    assert len(mine) == len(theirs) == 1
    assert "steals your pile: " in theirs[0]
    assert spoken[-1].endswith("Your turn.")


def test_what_is_said_is_also_written(players: Players) -> None:
    player = players.come()
    page = player.open()
    for _ in range(3):
        player.does(lambda: player.live_hand.first.click())
        written = page.locator(".status").inner_text()
        said = page.locator("#say").inner_text()
        for sentence in written.replace("\n", " ").split(". "):
            assert sentence.strip(". ") in said


def test_the_focus_stays_at_the_place_of_the_card(players: Players) -> None:
    player = players.come()
    page = player.open()
    player.live_hand.nth(1).focus()
    player.press("Enter")
    assert page.evaluate("() => document.activeElement.id") == "hand-2"
    page.keyboard.press("Tab")
    assert page.evaluate("() => document.activeElement.id") == "hand-3"


def test_every_card_says_what_it_would_do(players: Players) -> None:
    record = tables.choice()
    player = players.seated_at(record)
    player.open()
    deal = replay(record).deal
    for card in player.hand.all():
        code = card.locator("[data-c]").get_attribute("data-c")
        label = card.get_attribute("aria-label") or ""
        offered = [notation.write(choice) for choice in choices(deal) if choice.card.code == code]
        assert ("takes the " in label) == any("x" in text for text in offered)
        assert ("steals " in label) == any("^" in text for text in offered)
        assert ("stays on the table" in label) == (offered == [code])


def test_an_effect_is_seen_on_hover_and_focus(players: Players) -> None:
    player = players.seated_at(tables.choice())
    page = player.open()
    card = page.locator("#plays button.play", has=page.locator(".effect")).first
    effect = card.locator(".effect")
    page.mouse.move(1, 1)
    expect(effect).to_be_hidden()
    card.hover()
    expect(effect).to_be_visible()
    page.mouse.move(1, 1)
    expect(effect).to_be_hidden()
    page.keyboard.press("Tab")
    while not card.evaluate("card => card === document.activeElement"):
        page.keyboard.press("Tab")
    expect(effect).to_be_visible()
    assert effect.inner_text() in (card.get_attribute("aria-label") or "")


def test_the_last_move_stays_marked(players: Players) -> None:
    player = players.come()
    page = player.open()
    for _ in range(3):
        player.does(lambda: player.live_hand.first.click())
        assert page.locator(".card.last").count() >= 1


def test_forced_colours(players: Players) -> None:
    player = players.seated_at(tables.choice(), forced_colors="active")
    player.open()
    is_asked(player)
    assert faults(player, but="color-contrast") == []  # axe does not see which colours are forced


LONG_NEWS = (
    "Con il cavallo di bastoni hai rubato il mazzetto del computer: 12 carte."
    " Il computer gioca il cavallo di bastoni e ti ruba il mazzetto: 14 carte. Tocca a te."
)


@pytest.mark.parametrize(("width", "height"), [(360, 640), (390, 844), (640, 360), (844, 390)])
def test_as_much_news_as_may_be_told_fits(players: Players, width: int, height: int) -> None:
    player = players.seated_at(tables.midgame(), viewport={"width": width, "height": height})
    page = player.open("/it/")
    news = LONG_NEWS.ljust(ROOM, "a")
    assert len(news) == ROOM
    written, room = page.evaluate(
        """news => {
        const status = document.querySelector(".status");
        status.classList.add("long", "longest");
        status.firstElementChild.textContent = news;
        return [status.firstElementChild.offsetHeight, status.offsetHeight];
        }""",
        news,
    )
    assert written <= room


def test_a_question_before_a_game_is_given_up_is_said(players: Players) -> None:
    player = players.seated_at(tables.midgame())
    page = player.open()
    player.press("n")
    assert page.locator("#say").inner_text() == "Give this game up?"
    sure = page.get_by_role("button", name="New game")
    expect(sure).to_have_accessible_description("Give this game up?")
