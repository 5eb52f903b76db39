"""What flies: the hidden card that turns over, the stolen pile, and nothing when nothing moved."""

from typing import Any

import pytest
from playwright.sync_api import Page

from rubamazzo.rules import Record, choices, replay
from tests.browser import tables
from tests.browser.player import Player, Players

pytestmark = pytest.mark.browser

MOVING: dict[str, Any] = {"pace": "normal", "reduced_motion": "no-preference"}

WATCH = """
window.seen = [];
document.addEventListener("htmx:afterSettle", () => requestAnimationFrame(function look() {
  const moving = document.getAnimations().filter(a => a.effect.pseudoElement?.includes("("));
  const status = document.querySelector(".status").innerText;
  window.seen.push({
    at: performance.now(), status,
    parts: moving.map(a => `${a.effect.pseudoElement} ${a.animationName}`),
    lasts: Math.max(0, ...moving.map(a => a.effect.getComputedTiming().endTime)),
  });
}));
"""

DOUBLE_NAMES = """() => {
  const names = [...document.querySelectorAll(".game *")]
    .map(e => getComputedStyle(e).viewTransitionName).filter(name => name !== "none");
  return names.filter((name, at) => names.indexOf(name) !== at);
}"""


def watched(players: Players, record: Record, **options: Any) -> Player:
    player = players.seated_at(record, **{**MOVING, **options})
    player.context.add_init_script(WATCH)
    player.open()
    first = choices(replay(record).deal)[0].card.code
    player.page.locator(f".play:has([data-c='{first}'])").click()
    return player


def steps_seen(page: Page, number: int) -> list[dict[str, Any]]:
    page.wait_for_function("n => window.seen.length >= n", arg=number)
    seen: list[dict[str, Any]] = page.evaluate("() => window.seen")
    return seen


def parts(step: dict[str, Any], *wanted: str) -> bool:
    return all(any(part in moving for moving in step["parts"]) for part in wanted)


def test_the_computers_steal(players: Players) -> None:
    player = watched(players, tables.before_computer_steals())
    mine, met, stolen, dealt = steps_seen(player.page, 4)
    assert parts(mine, "group(c-")
    assert parts(met, "flip-in", "flip-out", "group(coming-")
    assert not parts(met, "sweep")
    assert parts(stolen, "new(stolen) sweep", "tick")
    assert 600 < stolen["lasts"] < 900
    assert stolen["at"] - met["at"] > met["lasts"] + 700  # the thief is seen before it takes
    assert dealt["at"] - stolen["at"] > stolen["lasts"]
    assert parts(dealt, "come")


def test_your_steal(players: Players) -> None:
    player = watched(players, tables.before_you_steal())
    met, stolen = steps_seen(player.page, 2)[:2]
    assert not parts(met, "sweep")
    assert parts(stolen, "new(stolen) sweep")


def test_another_deck_moves_nothing(players: Players) -> None:
    player = watched(players, tables.before_computer_steals())
    steps_seen(player.page, 3)  # the pile has just been stolen
    player.press("d")
    last = steps_seen(player.page, 4)[3]
    assert last["parts"] == []
    assert player.page.locator(".game[data-deck=p]").count() == 1


def test_no_name_is_borne_twice(players: Players) -> None:
    """A name borne twice stops all movement and is an error in the console."""
    player = players.come()
    player.open()
    while player.has_turn():
        assert player.page.evaluate(DOUBLE_NAMES) == []
        player.does(player.live_hand.first.click)
        if player.targets.count():
            player.does(player.targets.first.click)
    for step in range(0, 60, 2):
        player.open(f"/en/?step={step}")
        assert player.page.evaluate(DOUBLE_NAMES) == []
