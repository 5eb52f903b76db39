"""A tab that is gone back to shows the table as it stands, not as the browser remembers it."""

import pytest
from playwright.sync_api import expect

from tests.browser.player import Players

pytestmark = pytest.mark.browser


@pytest.mark.parametrize("pace", ["off", "fast"])
def test_back_on_a_later_visit(players: Players, pace: str) -> None:
    player = players.come(pace=pace)
    player.open()
    page = player.open()  # asked for with all cookies, as it will be on the way back
    for _ in range(2):
        player.does(lambda: player.live_hand.first.click())
    player.wait_for_turn()
    number = player.number
    page.get_by_role("button", name="Rules").click()
    page.wait_for_url("**/rules*")
    page.go_back()
    expect(page.locator("#plays input[name=number]")).to_have_value(str(number))
