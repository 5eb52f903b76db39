"""Double taps, held keys, second tabs, old pages, reloads: each card is played once."""

from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from rubamazzo.rules import Record, choices, replay
from tests.browser import tables
from tests.browser.player import Players

pytestmark = pytest.mark.browser


def last_of_a_hand() -> Record:
    """The player holds one card; when it is played new hands are dealt at once."""
    record = tables.opening()
    while len(replay(record).deal.plays) < 4:
        record = record.then(choices(replay(record).deal)[0])
    return record


@pytest.mark.parametrize("clicks", [2, 12])
def test_fast_clicks_play_one_card(players: Players, clicks: int) -> None:
    player = players.come()
    page = player.open()
    number = player.number
    player.does(lambda: player.live_hand.first.click(click_count=clicks))
    player.waits_for_rest()
    expect(page.locator("#plays input[name=number]")).to_have_value(str(number + 2))
    assert player.hand.count() == 2


def middle_of(thing: Locator) -> tuple[float, float]:
    box = thing.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def clicks_again(page: Page) -> None:
    """The second half of a double click, which may come after the first has been answered."""
    page.mouse.down(click_count=2)
    page.mouse.up(click_count=2)


def test_a_double_click_on_the_last_card_plays_no_new_one(players: Players) -> None:
    """The new card comes to lie where the old one was."""
    player = players.seated_at(last_of_a_hand())
    page = player.open()
    player.does(lambda: page.mouse.click(*middle_of(player.live_hand.first)))
    expect(player.live_hand).to_have_count(3)
    clicks_again(page)
    player.waits_for_rest()
    assert player.plays() == 1


def test_a_double_click_on_a_question_asks_once(players: Players) -> None:
    player = players.seated_at(tables.choice())
    player.open()
    code = tables.both_ways(replay(tables.choice()))
    player.does(
        lambda: player.page.locator(
            "#plays button.play", has=player.page.locator(f"[data-c='{code}']")
        ).dblclick()
    )
    player.waits_for_rest()
    expect(player.targets).to_have_count(2)
    assert player.plays() == 0


def test_a_double_click_on_play_again_plays_nothing(players: Players) -> None:
    player = players.seated_at(tables.won())
    page = player.open()
    again = page.get_by_role("button", name="Play again")
    player.does(lambda: page.mouse.click(*middle_of(again)))
    expect(player.live_hand).to_have_count(3)
    clicks_again(page)
    player.waits_for_rest()
    assert player.plays() == 0
    assert len([post for post in player.posts if post.endswith("/games")]) == 1


def test_a_held_key_plays_one_card(players: Players) -> None:
    player = players.come()
    page = player.open()
    number = player.number
    key = player.live_hand.first.get_attribute("data-key")
    assert key is not None
    player.does(lambda: hold(page, key))
    page.keyboard.up(key)
    player.waits_for_rest()
    assert player.number == number + 2
    assert player.plays() == 1


def hold(page: Page, key: str) -> None:
    for _ in range(10):
        page.keyboard.down(key)


def test_two_tabs(players: Players) -> None:
    """The second tab is late: it plays nothing, and shows the table as it is."""
    player = players.come()
    player.forgiven.append("409 (Conflict)")
    first = player.open()
    second = player.context.new_page()
    second.goto("/en/")
    number = player.number
    player.does(lambda: player.live_hand.first.click())
    assert player.number == number + 2

    late = second.locator("#plays button.play:not([aria-disabled=true])").nth(1)
    before = second.evaluate("() => window.settled")
    late.click()
    second.wait_for_function("n => window.settled > n", arg=before)
    assert number_on(second) == number + 2
    assert cards_on(second) == cards_on(first)

    late.click()  # and now it plays
    second.wait_for_function("n => window.settled > n + 1", arg=before)
    assert number_on(second) == number + 4


def number_on(page: Page) -> int:
    return int(page.locator("#plays input[name=number]").input_value())


def cards_on(page: Page) -> Any:
    return page.locator("#board").evaluate(
        "board => [...board.querySelectorAll('[data-c]')].map(card => card.dataset.c)"
    )


def test_the_back_button(players: Players) -> None:
    player = players.come()
    page = player.open()
    for _ in range(2):
        player.does(lambda: player.live_hand.first.click())
    number, shown = player.number, cards_on(page)
    page.get_by_role("button", name="Rules").click()
    page.wait_for_url("**/rules*")
    page.go_back()
    expect(page.locator("#plays")).to_be_visible()
    assert player.number == number
    assert cards_on(page) == shown
    player.does(lambda: player.live_hand.first.click())
    assert player.number == number + 2


def test_the_back_button_without_script(players: Players) -> None:
    """It brings an old page; what is pressed there is answered with the table as it is."""
    player = players.come(java_script_enabled=False)
    player.forgiven.append("409 (Conflict)")
    page = player.open()
    first = player.number
    for _ in range(2):
        with page.expect_navigation():
            player.live_hand.first.click()
    page.go_back()
    old = player.number
    with page.expect_navigation():
        player.live_hand.first.click()
    assert player.has_turn()
    assert player.number == (first + 4 if old < first + 4 else first + 6)


def test_a_reload_at_every_step_goes_on_from_there(players: Players) -> None:
    player = players.seated_at(tables.before_computer_steals(), pace="fast")
    page = player.open()
    before = player.number
    player.does(lambda: player.live_hand.first.click())
    player.wait_for_turn()
    number, shown = player.number, cards_on(page)
    assert number == before + 2
    steps = [step["step"] for step in player.watched("shown") if "step=" in step["step"]]
    assert len(steps) >= 2
    for step in steps:
        page.goto(step)
        assert page.locator(".game").get_attribute("data-here") == step
        page.reload()
        player.wait_for_turn()
        assert player.number == number
        assert cards_on(page) == shown


def test_a_closed_tab_is_found_again(players: Players) -> None:
    player = players.come()
    player.open()
    player.does(lambda: player.live_hand.first.click())
    number, shown = player.number, cards_on(player.page)
    player.page.close()
    player.page = player.context.new_page()
    player.open("/")
    assert player.number == number
    assert cards_on(player.page) == shown
