"""Movement and pace: cards travel, the computer's card is seen, and who is in a hurry waits not."""

from itertools import pairwise

import pytest

from rubamazzo.rules import replay
from tests.browser import tables
from tests.browser.player import Players

pytestmark = pytest.mark.browser

STILL = "() => document.getAnimations().length === 0"


def test_cards_travel_and_come_to_rest(players: Players) -> None:
    player = players.seated_at(
        tables.before_computer_steals(), pace="normal", reduced_motion="no-preference"
    )
    page = player.open()
    page.wait_for_function(STILL)
    assert player.watched("moved") == []
    player.does(lambda: player.live_hand.first.click())
    player.wait_for_turn()
    page.wait_for_function("() => window.moved.length >= 3")
    assert all(count > 0 for count in player.watched("moved"))
    page.wait_for_function(STILL)


def test_the_computers_card_is_seen_before_it_takes(players: Players) -> None:
    player = players.seated_at(tables.before_computer_steals(), pace="normal")
    player.open()
    player.does(lambda: player.live_hand.first.click())
    player.wait_for_turn()
    shown = player.watched("shown")
    seen = [
        after["at"] - step["at"]
        for step, after in pairwise(shown)
        if step["over"] and step["over"]["from"] == "them"
    ]
    assert len(seen) == 1
    assert seen[0] >= 700


@pytest.mark.parametrize(
    ("pace", "reduced_motion"), [("normal", "reduce"), ("off", "no-preference")]
)
def test_who_wants_no_movement_has_none(players: Players, pace: str, reduced_motion: str) -> None:
    player = players.seated_at(
        tables.before_computer_steals(), pace=pace, reduced_motion=reduced_motion
    )
    player.open()
    player.does(lambda: player.live_hand.first.click())
    player.wait_for_turn()
    assert player.watched("moved") == []


def test_without_pauses_one_swap_tells_all(players: Players) -> None:
    player = players.seated_at(tables.before_computer_steals(), pace="off")
    player.open()
    number = player.number
    player.does(lambda: player.live_hand.first.click())
    assert player.page.evaluate("() => window.settled") == 1
    assert player.number == number + 2
    (said,) = player.watched("spoken")
    assert said.startswith("You ")
    assert "The computer plays " in said
    assert "steals your pile: " in said
    assert said.endswith("Your turn.")


def test_a_card_cannot_be_played_while_others_move(players: Players) -> None:
    player = players.seated_at(tables.before_computer_steals(), pace="fast")
    player.open()
    player.does(lambda: player.live_hand.first.click())
    assert player.live_hand.count() == 0
    for key in "123":
        player.page.keyboard.press(key)
    player.wait_for_turn()
    player.waits_for_rest()
    assert player.plays() == 1


def test_a_stolen_pile_is_counted_when_it_lands(players: Players) -> None:
    record = tables.before_you_steal()
    loot = replay(record).deal.score[tables.COMPUTER]
    player = players.seated_at(record, pace="fast")
    page = player.open()
    mine, theirs = player.counts()
    assert theirs == loot
    steal = page.locator("#plays button.play[value*='^']").first
    if steal.count() == 0:
        player.does(lambda: page.locator("#plays button.play[name=card]").first.click())
        steal = page.locator("[data-choice][aria-label^=Steal]")
    player.does(lambda: steal.click())
    assert player.counts() == (mine, theirs)  # it is touched, not taken yet
    page.wait_for_selector(".pile.gone")
    assert player.counts() == (mine + loot + 1, 0)
