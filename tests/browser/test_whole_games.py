"""Whole games, from the deal to the result, in every way that a player can play."""

import pytest

from tests.browser.player import Player, Players

pytestmark = pytest.mark.browser


def plays_by_mouse(player: Player) -> None:
    player.does(lambda: player.live_hand.first.click())
    if player.targets.count():
        player.does(lambda: player.targets.last.click())


def test_by_mouse(players: Players) -> None:
    player = players.come()
    player.open()
    while player.has_turn():
        plays_by_mouse(player)
    assert sum(player.counts()) > 0
    assert player.verdict.inner_text() in ("You win", "You lose", "Equal piles: a draw")
