"""Keys and touches: what plays, and what must play nothing."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser import tables
from tests.browser.player import Player, Players

pytestmark = pytest.mark.browser


@pytest.fixture
def player(players: Players) -> Player:
    player = players.come()
    player.open()
    return player


def asks_before(player: Player) -> Locator:
    return player.page.locator("#asked")


def test_n_deals_at_once_while_nothing_was_played(players: Players) -> None:
    player = players.seated_at(tables.opening())
    player.open()
    before = cards_of(player)
    player.press("n")
    expect(asks_before(player)).to_have_count(0)
    assert cards_of(player) != before


def test_n_deals_at_once_after_the_end(players: Players) -> None:
    player = players.seated_at(tables.lost())
    player.open()
    player.press("N")
    expect(asks_before(player)).to_have_count(0)
    expect(player.live_hand).to_have_count(3)


@pytest.mark.parametrize("how", ["Escape", "Keep playing", "New game", "Enter", "a card"])
def test_n_asks_in_mid_game(players: Players, how: str) -> None:
    player = players.seated_at(tables.midgame())
    page = player.open()
    number, before = player.number, cards_of(player)
    player.press("n")
    expect(asks_before(player)).to_be_visible()
    expect(page.get_by_role("button", name="New game")).to_be_focused()
    match how:
        case "Escape" | "Enter":
            player.press(how)
        case "a card":
            player.does(lambda: player.page.locator("#plays button[name=choice]").first.click())
        case _:
            player.does(lambda: page.get_by_role("button", name=how).click())
    expect(asks_before(player)).to_have_count(0)
    if how in ("Escape", "Keep playing"):
        assert (player.number, cards_of(player)) == (number, before)
    elif how == "a card":
        assert player.number == number + 2
    else:
        assert player.number < number


def cards_of(player: Player) -> Any:
    return player.page.locator("#board").evaluate(
        "board => [...board.querySelectorAll('[data-c]')].map(card => card.dataset.c)"
    )


def test_l_takes_the_next_level_at_once_while_nothing_was_played(players: Players) -> None:
    player = players.seated_at(tables.opening())
    page = player.open()
    for level in ("Hard", "Easy", "Normal"):
        player.press("l")
        expect(page.get_by_role("button", name=f"Level: {level}")).to_be_visible()
        expect(page.locator("#say")).to_contain_text(f"Level: {level}.")


def test_l_in_mid_game_holds_for_the_next(players: Players) -> None:
    player = players.seated_at(tables.midgame())
    page = player.open()
    number = player.number
    player.press("l")
    expect(page.locator("#say")).to_contain_text("Level: Hard, from the next game on.")
    assert player.number == number


@pytest.mark.parametrize("record", [tables.midgame, tables.choice, tables.won])
def test_d_changes_the_deck_and_nothing_else(players: Players, record: Callable[[], Any]) -> None:
    player = players.seated_at(record())
    page = player.open()
    before = cards_of(player)
    for deck in ("p", "n"):
        player.press("d")
        expect(page.locator(".game")).to_have_attribute("data-deck", deck)
        faces = page.locator("#board [data-c] img").evaluate_all("all => all.map(i => i.src)")
        assert faces
        assert all(f"/cards/{deck}-" in face for face in faces)
        assert cards_of(player) == before
    assert player.plays() == 0


def test_d_while_choosing_keeps_the_question(players: Players) -> None:
    player = players.seated_at(tables.choice())
    page = player.open()
    player.does(lambda: page.locator("#plays button[name=card]").first.click())
    player.press("d")
    expect(player.targets).to_have_count(2)


@pytest.mark.parametrize("keys", ["Control+1", "Alt+2", "Meta+3", "Control+d", "4", "x", "Escape"])
def test_keys_that_mean_nothing_here(player: Player, keys: str) -> None:
    player.page.evaluate("() => addEventListener('keydown', e => e.preventDefault())")
    player.page.keyboard.press(keys)
    player.waits_for_rest()
    assert player.posts == []


@pytest.mark.parametrize(
    "field", ["<input>", "<textarea></textarea>", "<select></select>", "<p contenteditable>x</p>"]
)
def test_keys_while_writing_play_nothing(player: Player, field: str) -> None:
    player.page.evaluate(
        """field => {
          document.querySelector('header').insertAdjacentHTML('beforeend', field);
          document.querySelector('header').lastElementChild.focus();
        }""",
        field,
    )
    for key in "123nld":
        player.page.keyboard.press(key)
    player.waits_for_rest()
    assert player.posts == []


def test_keys_while_a_dialog_is_open_play_nothing(player: Player) -> None:
    player.page.get_by_role("button", name="Settings").click()
    expect(player.page.get_by_role("dialog")).to_be_visible()
    for key in "123nld":
        player.page.keyboard.press(key)
    player.waits_for_rest()
    assert player.posts == []


def slides(player: Player, how: str, start: Locator, end: Locator) -> None:
    """Presses at one place and lets go at another."""
    boxes = [thing.bounding_box() for thing in (start, end)]
    (x, y), (to_x, to_y) = (
        (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2) for box in boxes if box
    )
    if how == "mouse":
        player.page.mouse.move(x, y)
        player.page.mouse.down()
        player.page.mouse.move(to_x, to_y, steps=5)
        player.page.mouse.up()
        return
    hand = player.context.new_cdp_session(player.page)
    for kind, points in (
        ("touchStart", [{"x": x, "y": y}]),
        ("touchMove", [{"x": (x + to_x) / 2, "y": (y + to_y) / 2}]),
        ("touchMove", [{"x": to_x, "y": to_y}]),
        ("touchEnd", []),
    ):
        hand.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})


@pytest.mark.parametrize("how", ["mouse", "touch"])
@pytest.mark.parametrize("end", ["another card", "the table", "the level"])
def test_a_touch_that_ends_elsewhere_plays_nothing(players: Players, how: str, end: str) -> None:
    player = players.on_a_phone() if how == "touch" else players.come()
    page = player.open()
    ends = {
        "another card": player.live_hand.nth(2),
        "the table": page.locator(".place").first,
        "the level": page.get_by_role("button", name="Level"),
    }
    slides(player, how, player.live_hand.nth(0), ends[end])
    player.waits_for_rest()
    assert player.posts == []
    player.does(lambda: player.live_hand.nth(1).click())  # and then an honest one plays
    assert player.plays() == 1
