"""What flies: the hidden card that turns over, the stolen pile, and nothing when nothing moved."""

from typing import Any

import pytest
from playwright.sync_api import Page

from rubamazzo.rules import Choice, Record, Steal, Take, choices, replay
from rubamazzo.session import Moment
from rubamazzo.session.steps import scenes
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

FREEZE = """
const start = document.startViewTransition;
document.startViewTransition = function (...given) {
  const transition = start.apply(this, given);
  transition.ready.then(() => {
    const moving = document.getAnimations();
    for (const each of moving) { each.pause(); each.currentTime = 200; }
    window.frozen = [...document.querySelectorAll(".was")].map(was => ({
      shown: getComputedStyle(was).visibility,
      top: was.querySelector(".card")?.dataset.c ?? "",
      count: was.dataset.count,
      sides: getComputedStyle(was.nextElementSibling, "::before").visibility,
      coin: getComputedStyle(document.documentElement, `::view-transition-old(${
        getComputedStyle(was.nextElementSibling.querySelector(".coin")).viewTransitionName
      })`).opacity,
    }));
    for (const each of moving) each.finish();
  });
  return transition;
};
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


def step_of(record: Record, kind: type[Choice], player: int) -> int:
    """The last step in which that player collects what was taken in such a way."""
    told = scenes(record)
    return max(
        at
        for at, scene in enumerate(told)
        if scene.moment is Moment.MOVED
        and isinstance(scene.choice, kind)
        and scene.before is not None
        and scene.before.turn == player
    )


@pytest.mark.parametrize(
    ("record", "kind", "who"),
    [
        (tables.midgame, Take, tables.COMPUTER),
        (tables.won, Take, tables.YOU),
        (tables.stolen_by_computer, Steal, tables.COMPUTER),
        (tables.stolen_by_you, Steal, tables.YOU),
    ],
)
def test_a_pile_keeps_its_face_until_something_lands(
    players: Players, record: Any, kind: type[Choice], who: int
) -> None:
    at = step_of(record(), kind, who)
    player = players.seated_at(record(), **MOVING)
    player.context.add_init_script(FREEZE)
    page = player.open(f"/en/?step={at - 1}")
    pile = page.locator(f".seat-{'you' if who == tables.YOU else 'them'} .pile:not(.was)")
    count = pile.get_attribute("data-count")
    top = pile.locator(".card").last.get_attribute("data-c") if count != "0" else ""
    page.wait_for_function("() => window.frozen")
    (was,) = page.evaluate("() => window.frozen")
    assert (was["shown"], was["top"], was["count"]) == ("visible", top, count)
    assert was["sides"] == ("hidden" if kind is Take else "visible")
    assert float(was["coin"]) == 1  # the old number
    page.wait_for_function(
        "() => [...document.querySelectorAll('.was')]"
        ".every(was => getComputedStyle(was).visibility === 'hidden')"
    )


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
