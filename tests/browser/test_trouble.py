"""The server dies, the connection is lost: the page says so, and the game goes on after it."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Playwright, expect

from tests.browser import tables
from tests.browser.player import Player, Players
from tests.browser.server import Server

pytestmark = pytest.mark.browser

EXPECTED = ["net::ERR_", "htmx:sendError", "htmx:afterRequest"]


@pytest.fixture
def own_players(playwright: Playwright, browser: Browser, own_server: Server) -> Iterator[Players]:
    players = Players(playwright, browser, own_server)
    yield players
    players.leave()


def is_told_of_trouble(player: Player) -> None:
    expect(player.page.get_by_role("alert")).to_contain_text("The table cannot be reached.")


def test_the_server_is_killed_in_mid_game(own_players: Players, own_server: Server) -> None:
    player = own_players.come()
    player.forgiven += EXPECTED
    page = player.open()
    for _ in range(3):
        player.does(lambda: player.live_hand.first.click())
    number = player.number
    held = player.hand.evaluate_all("cards => cards.map(card => card.ariaLabel)")

    own_server.kill()
    player.live_hand.first.click()
    is_told_of_trouble(player)
    assert player.number == number  # the table stands as it was

    own_server.start()
    assert held == player.hand.evaluate_all("cards => cards.map(card => card.ariaLabel)")
    player.does(lambda: player.live_hand.first.click())
    expect(page.get_by_role("alert")).to_be_hidden()
    assert player.number == number + 2
    while player.has_turn():
        player.does(lambda: player.live_hand.first.click())
        if player.targets.count():
            player.does(lambda: player.targets.first.click())
    expect(player.verdict).to_be_visible()


def test_the_server_is_killed_between_two_steps(own_players: Players, own_server: Server) -> None:
    player = own_players.seated_at(tables.before_computer_steals(), pace="fast")
    player.forgiven += EXPECTED
    page = player.open()
    number = player.number
    player.does(lambda: player.live_hand.first.click())
    own_server.kill()
    is_told_of_trouble(player)
    own_server.start()
    page.get_by_role("link", name="Try again").click()
    player.wait_for_turn()
    assert player.number == number + 2  # the play was kept, and the computer's answer
    expect(page.get_by_role("alert")).to_be_hidden()


def test_offline(players: Players) -> None:
    player = players.come()
    player.forgiven += EXPECTED
    page = player.open()
    number = player.number
    player.context.set_offline(True)
    player.live_hand.first.click()
    is_told_of_trouble(player)
    player.context.set_offline(False)
    player.does(lambda: player.live_hand.first.click())
    expect(page.get_by_role("alert")).to_be_hidden()
    assert player.number == number + 2
