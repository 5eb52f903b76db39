"""Whole games, from the deal to the result, in every way that a player can play."""

import pytest
from playwright.sync_api import expect

from tests.browser.player import Player, Players

pytestmark = pytest.mark.browser


def assert_result(player: Player) -> None:
    mine, theirs = player.counts()
    assert mine + theirs > 0
    word = "You win" if mine > theirs else "You lose" if mine < theirs else "Equal piles: a draw"
    assert player.verdict.inner_text() == word
    assert [int(text) for text in player.page.locator(".scores dd").all_inner_texts()] == [
        mine,
        theirs,
    ]


def test_by_mouse(players: Players) -> None:
    player = players.come()
    player.open()
    while player.has_turn():
        player.does(lambda: player.live_hand.first.click())
        if player.targets.count():
            player.does(lambda: player.targets.last.click())
    assert_result(player)
    player.does(lambda: player.page.get_by_role("button", name="Play again").click())
    expect(player.live_hand).not_to_have_count(0)


def test_by_touch_on_a_phone(players: Players) -> None:
    player = players.on_a_phone()
    player.open()
    while player.has_turn():
        player.does(lambda: player.live_hand.last.tap())
        if player.targets.count():
            player.does(lambda: player.targets.first.tap())
    assert_result(player)
    player.does(lambda: player.page.get_by_role("button", name="Play again").tap())
    expect(player.live_hand).not_to_have_count(0)


def test_by_keyboard_only(players: Players) -> None:
    player = players.come()
    page = player.open()
    while player.has_turn():
        key = player.live_hand.first.get_attribute("data-key")
        assert key is not None
        player.press(key)
        if player.targets.count():
            page.keyboard.press("ArrowRight")
            player.press("Enter")
    assert_result(player)
    expect(page.get_by_role("button", name="Play again")).to_be_focused()
    player.press("Enter")
    expect(player.live_hand).not_to_have_count(0)


def test_by_tab_and_enter(players: Players) -> None:
    """A few cards without any key of ours: everything can be reached and is seen to be."""
    player = players.come()
    page = player.open()
    for _ in range(4):
        while not page.evaluate("() => document.activeElement.matches('.play')"):
            page.keyboard.press("Tab")
        assert page.evaluate(
            "() => { const style = getComputedStyle(document.activeElement);"
            " return style.outlineStyle !== 'none' || style.boxShadow !== 'none'"
            " || getComputedStyle(document.activeElement.firstElementChild).outlineStyle"
            " !== 'none'; }"
        )
        player.press("Enter")
        if player.targets.count():
            player.press("Enter")
    assert player.plays() == 4


@pytest.mark.parametrize("is_phone", [False, True])
def test_without_script(players: Players, is_phone: bool) -> None:
    come = players.on_a_phone if is_phone else players.come
    player = come(java_script_enabled=False)
    page = player.open()

    def presses(selector: str) -> None:
        with page.expect_navigation():
            page.locator(selector).first.click()

    while player.has_turn():
        presses("#plays button.play:not([aria-disabled=true])")
        if player.targets.count():
            presses("button.target, button.option")
    assert_result(player)
    with page.expect_navigation():
        page.get_by_role("button", name="Play again").click()
    assert player.has_turn()


def test_at_the_pace_of_a_phone(players: Players) -> None:
    """The beginning of a game with all its steps, moving: a round and the next hands."""
    player = players.on_a_phone(pace="fast", reduced_motion="no-preference")
    player.open()
    first = player.number
    for _ in range(4):
        player.wait_for_turn()
        player.does(lambda: player.live_hand.first.tap())
        if player.targets.count():
            player.does(lambda: player.targets.first.tap())
    player.wait_for_turn()
    assert player.number == first + 8
    assert max(player.watched("moved")) > 0
