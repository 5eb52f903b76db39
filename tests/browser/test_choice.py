"""A card that can take and steal: both targets light up, and the player says which."""

import pytest
from playwright.sync_api import Locator, expect

from rubamazzo.rules import replay
from tests.browser import tables
from tests.browser.player import Player, Players

pytestmark = pytest.mark.browser


def asking(player: Player) -> Locator:
    """The card of the hand that can do both."""
    code = tables.both_ways(replay(tables.choice()))
    return player.page.locator("#plays button.play", has=player.page.locator(f"[data-c='{code}']"))


@pytest.fixture
def player(players: Players) -> Player:
    player = players.seated_at(tables.choice())
    player.open()
    return player


def asks(player: Player) -> None:
    player.does(lambda: asking(player).click())
    expect(player.targets).to_have_count(2)


def key_of(player: Player) -> str:
    key = asking(player).get_attribute("data-key")
    assert key is not None
    return key


@pytest.mark.parametrize("which", ["Take", "Steal"])
def test_by_mouse(player: Player, which: str) -> None:
    mine, theirs = player.counts()
    asks(player)
    target = player.page.locator(f"button[data-choice][aria-label^='{which}']")
    expect(target).to_be_visible()
    player.does(lambda: target.click())
    assert player.plays() == 1
    expect(player.page.locator("#say")).to_contain_text("steal" if which == "Steal" else "You take")
    after = player.counts()
    assert sum(after) > mine + theirs


@pytest.mark.parametrize("which", ["Take", "Steal"])
def test_by_touch(players: Players, which: str) -> None:
    player = players.seated_at(
        tables.choice(), has_touch=True, is_mobile=True, viewport={"width": 360, "height": 640}
    )
    player.open()
    player.does(lambda: asking(player).tap())
    player.does(lambda: player.page.locator(f"[data-choice][aria-label^='{which}']").tap())
    assert player.plays() == 1


def test_by_keys(player: Player) -> None:
    player.press(key_of(player))
    first, second = (
        player.page.locator(f"[data-choice][aria-label^='{word}']") for word in ("Take", "Steal")
    )
    expect(first).to_be_focused()
    for key, focused in [
        ("ArrowRight", second),
        ("ArrowRight", first),
        ("ArrowLeft", second),
        ("ArrowUp", first),
        ("ArrowDown", second),
    ]:
        player.page.keyboard.press(key)
        expect(focused).to_be_focused()
    player.press("Enter")
    assert player.plays() == 1


def test_enter_takes_from_the_table_at_once(player: Player) -> None:
    player.press(key_of(player))
    player.press("Enter")
    assert player.plays() == 1
    expect(player.targets).to_have_count(0)


@pytest.mark.parametrize("how", ["Escape", "the card again", "its key again", "Cancel"])
def test_to_put_the_card_back(player: Player, how: str) -> None:
    key = key_of(player)
    player.press(key)
    match how:
        case "Escape":
            player.press("Escape")
        case "the card again":
            player.does(lambda: asking(player).click())
        case "its key again":
            player.press(key)
        case "Cancel":
            player.does(lambda: player.page.get_by_role("button", name="Cancel").click())
    expect(player.targets).to_have_count(0)
    expect(asking(player)).to_be_focused()
    expect(asking(player)).to_have_attribute("aria-pressed", "false")
    assert player.plays() == 0
    asks(player)  # and once more


def test_another_card_instead(player: Player) -> None:
    asks(player)
    other = player.page.locator("#plays button.play[name=choice]").first
    player.does(lambda: other.click())
    assert player.plays() == 1
    expect(player.targets).to_have_count(0)


def test_a_reload_forgets_the_question(player: Player) -> None:
    asks(player)
    player.page.reload()
    expect(player.targets).to_have_count(0)
    expect(player.live_hand).not_to_have_count(0)


def test_without_script(players: Players) -> None:
    player = players.seated_at(tables.choice(), java_script_enabled=False)
    player.open()
    for press in (asking(player), asking(player), asking(player), player.targets.last):
        with player.page.expect_navigation():
            press.click()
    assert player.plays() == 1
    assert player.has_turn()


def test_targets_carry_words(player: Player) -> None:
    """They are told apart by more than a colour."""
    asks(player)
    assert sorted(word.split()[0] for word in player.targets.all_inner_texts()) == ["Steal", "Take"]


def test_both_steal_and_take_are_named_in_the_hand(player: Player) -> None:
    label = asking(player).get_attribute("aria-label") or ""
    assert "takes the " in label
    assert "steals " in label
