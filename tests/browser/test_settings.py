"""The settings: each is chosen in the dialog, holds at once, and is still there tomorrow."""

import pytest
from playwright.sync_api import Locator, expect

from tests.browser import tables
from tests.browser.player import Player, Players

pytestmark = pytest.mark.browser


def opens(player: Player) -> Locator:
    player.does(lambda: player.page.get_by_role("button", name="Settings").click())
    dialog = player.page.get_by_role("dialog")
    expect(dialog).to_be_visible()
    return dialog


def chosen(dialog: Locator) -> dict[str, str]:
    pairs = dialog.locator("input:checked").evaluate_all("all => all.map(i => [i.name, i.value])")
    return dict(pairs)


@pytest.mark.parametrize("is_phone", [False, True])
def test_each_setting(players: Players, is_phone: bool) -> None:
    player = players.on_a_phone() if is_phone else players.come()
    page = player.open()
    dialog = opens(player)
    assert chosen(dialog) == {"deck": "n", "level": "normal", "numerals": "on", "pace": "off"}
    for name, value in [
        ("deck", "p"),
        ("level", "easy"),
        ("numerals", "off"),
        ("pace", "fast"),
    ]:
        label = dialog.locator("label", has=page.locator(f"input[name={name}][value={value}]"))
        player.does(lambda label=label: label.click())  # type: ignore[misc]
        assert chosen(dialog)[name] == value
    game = page.locator(".game")
    expect(game).to_have_attribute("data-deck", "p")
    expect(game).to_have_attribute("data-speed", "fast")
    assert game.get_attribute("data-numerals") is None
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name="Level: Easy")).to_be_visible()
    page.reload()
    assert chosen(opens(player)) == {
        "deck": "p",
        "level": "easy",
        "numerals": "off",
        "pace": "fast",
    }
    assert player.plays() == 0


@pytest.mark.parametrize("how", ["Escape", "Close"])
def test_the_focus_comes_back(players: Players, how: str) -> None:
    player = players.come()
    page = player.open()
    button = page.get_by_role("button", name="Settings")
    button.focus()
    player.press("Enter")
    dialog = page.get_by_role("dialog")
    expect(dialog).to_be_visible()
    assert page.evaluate("() => document.activeElement.closest('dialog') !== null")
    if how == "Escape":
        page.keyboard.press("Escape")
    else:
        dialog.get_by_role("button", name="Close").click()
    expect(dialog).to_be_hidden()
    expect(button).to_be_focused()
    player.press("1")  # the keys are the table's again
    assert player.plays() == 1


def test_by_keys_alone(players: Players) -> None:
    player = players.come()
    page = player.open()
    dialog = opens(player)
    dialog.locator("input[name=level][value=normal]").focus()
    player.press("ArrowRight")
    assert chosen(dialog)["level"] == "hard"
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name="Level: Hard")).to_be_visible()


def test_the_language(players: Players) -> None:
    player = players.come()
    page = player.open()
    number = player.number
    opens(player).get_by_role("link", name="Italiano").click()
    expect(page.locator("html")).to_have_attribute("lang", "it")
    assert player.number == number
    player.open("/")
    expect(page.locator("html")).to_have_attribute("lang", "it")


def test_the_record_is_deleted_by_one_button(players: Players) -> None:
    player = players.seated_at(tables.won())
    page = player.open()
    dialog = opens(player)
    row = dialog.get_by_role("row", name="Normal")
    assert row.get_by_role("cell").all_inner_texts()[:4] == ["1", "1", "0", "0"]
    player.does(lambda: dialog.get_by_role("button", name="Delete my record").click())
    expect(dialog.get_by_text("No game finished yet.")).to_be_visible()
    expect(dialog).to_be_visible()
    page.keyboard.press("Escape")
    expect(player.verdict).to_have_text("You win")


def test_settings_while_steps_are_shown_do_not_hold_them_up(players: Players) -> None:
    player = players.seated_at(tables.before_computer_steals(), pace="normal")
    player.open()
    number = player.number
    player.does(lambda: player.live_hand.first.click())
    dialog = opens(player)
    label = dialog.locator("label", has=player.page.locator("input[name=deck][value=p]"))
    player.does(lambda: label.click())
    player.page.keyboard.press("Escape")
    player.wait_for_turn()
    assert player.number == number + 2
    expect(player.page.locator(".game")).to_have_attribute("data-deck", "p")


def test_without_script_it_is_a_page(players: Players) -> None:
    player = players.come(java_script_enabled=False)
    page = player.open()
    with page.expect_navigation():
        page.get_by_role("button", name="Settings").click()
    page.locator("label", has=page.locator("input[name=deck][value=p]")).click()
    with page.expect_navigation():
        page.get_by_role("button", name="Save").click()
    expect(page.locator(".game")).to_have_attribute("data-deck", "p")
    assert player.has_turn()
