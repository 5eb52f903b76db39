"""Every state of the table on every screen: nothing is cut, covered, out of sight or too small."""

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Page

from rubamazzo.rules import Record, choices, replay
from rubamazzo.session import Moment
from rubamazzo.session.steps import scenes
from tests.browser import tables
from tests.browser.player import Player, Players

pytestmark = pytest.mark.browser

SCREENS = (
    (360, 640),
    (390, 844),
    (844, 390),
    (768, 1024),
    (1024, 768),
    (1280, 720),
    (1920, 1080),
)

FAULTS = """() => {
  const wide = innerWidth, high = innerHeight, root = document.documentElement, faults = [];
  const name = e => `${e.className} "${(e.ariaLabel ?? e.textContent).trim().slice(0, 30)}"`;
  const seen = e => e.checkVisibility({visibilityProperty: true}) && !e.closest(".said");
  const dialog = document.querySelector("dialog[open]");
  if (root.scrollWidth > wide || root.scrollHeight > high)
    faults.push(`scrolls: ${root.scrollWidth}x${root.scrollHeight}`);
  for (const e of dialog ? [dialog] : document.querySelectorAll(
      ".card, .coin, .name, .control, .status > span, .pad, .left, .does, .keep, .trouble")) {
    const box = e.getBoundingClientRect();
    if (!box.width || !seen(e)) continue;
    if (box.left < -1 || box.top < -1 || box.right > wide + 1 || box.bottom > high + 1)
      faults.push(`outside: ${name(e)}`);
  }
  for (const e of document.querySelectorAll("button, a, label")) {
    const box = e.getBoundingClientRect();
    if (!box.width || !seen(e) || (dialog && !dialog.contains(e))) continue;
    if (box.width < 43.5 || box.height < 43.5)
      faults.push(`small target: ${name(e)} ${box.width}x${box.height}`);
  }
  const status = document.querySelector(".status");
  if (seen(status) && status.firstElementChild.offsetHeight > status.offsetHeight + 1)
    faults.push(`more than two lines: ${status.innerText}`);
  const cards = [...document.querySelectorAll(".place > .card:not(.over)")].map(
    e => [e.parentElement.getBoundingClientRect(), name(e)]);
  for (const [a, one] of cards) for (const [b, other] of cards)
    if (a !== b && a.left < b.right - 1 && b.left < a.right - 1
        && a.top < b.bottom - 1 && b.top < a.bottom - 1) faults.push(`${one} covers ${other}`);
  return faults;
}"""

CONTRASTS = (
    ("thread", "cloth", 4.5),
    ("thread", "cloth-band", 4.5),
    ("thread-soft", "cloth", 4.5),
    ("thread-soft", "cloth-band", 4.5),
    ("cloth", "act", 4.5),
    ("cloth", "thread", 4.5),
    ("ink", "paper", 4.5),
    ("ink-soft", "paper", 4.5),
    ("paper", "ink", 4.5),
    ("coin-sun", "coin", 4.5),
    ("act", "cloth", 3),
    ("act", "cloth-band", 3),
    ("mark", "cloth", 3),
    ("mark", "cloth-band", 3),
    ("seam", "cloth", 3),
    ("seam", "cloth-band", 3),
    ("stripe", "cloth", 3),
    ("pencil", "paper", 3),
)


def on_all_screens(player: Player) -> Iterator[Page]:
    for width, height in SCREENS:
        player.page.set_viewport_size({"width": width, "height": height})
        yield player.page


def faults(player: Player) -> dict[str, list[str]]:
    """What is wrong, by screen."""
    found = {f"{page.viewport_size}": page.evaluate(FAULTS) for page in on_all_screens(player)}
    return {screen: wrong for screen, wrong in found.items() if wrong}


@pytest.mark.parametrize("deck", ["n", "p"])
@pytest.mark.parametrize(
    "record",
    [
        tables.opening,
        tables.midgame,
        tables.stolen_by_computer,
        tables.stolen_by_you,
        tables.won,
        tables.lost,
        tables.drawn,
    ],
)
def test_table(players: Players, record: Any, deck: str) -> None:
    player = players.seated_at(record())
    player.open()
    if deck == "p":
        player.press("d")
    assert faults(player) == {}


@pytest.mark.parametrize("lang", ["en", "it", "nl"])
def test_words_fit(players: Players, lang: str) -> None:
    player = players.seated_at(tables.stolen_by_computer("Cb"))  # no card has a longer name
    player.open(f"/{lang}/")
    assert faults(player) == {}
    player.press("n")
    assert faults(player) == {}


@pytest.mark.parametrize("record", [tables.choice, tables.sums])
def test_choice(players: Players, record: Any) -> None:
    player = players.seated_at(record())
    player.open(f"/en/?card={_card_with_most_choices(record())}")
    assert player.targets.count() > 1
    assert faults(player) == {}


@pytest.mark.parametrize("deck", ["n", "p"])
def test_thirteen_cards_are_large_enough(players: Players, deck: str) -> None:
    player = players.seated_at(tables.long_table(), seat=1)
    player.open()
    if deck == "p":
        player.press("d")
    assert faults(player) == {}
    for page in on_all_screens(player):
        widths = page.evaluate(
            "() => [...document.querySelectorAll('.place > .card')].map(e => e.offsetWidth)"
        )
        assert len(widths) == 13
        assert min(widths) >= (52 if page.viewport_size != {"width": 844, "height": 390} else 44)


def test_settings(players: Players) -> None:
    player = players.seated_at(tables.won())
    player.open()
    player.does(player.page.get_by_role("button", name="Settings").click)
    assert faults(player) == {}


def test_notices(players: Players) -> None:
    player = players.come()
    player.forgiven.append("404")
    player.open("/en/nothing")
    player.page.evaluate("() => { document.getElementById('trouble').hidden = false; }")
    assert faults(player) == {}


OVER = """() => {
  const box = document.querySelector(".place .over")?.getBoundingClientRect();
  const names = [...document.querySelectorAll(".name")].map(e => e.getBoundingClientRect());
  const frame = 5;
  return !box || (box.left >= frame && box.right <= innerWidth - frame && !names.some(
    name => box.left < name.right && name.left < box.right
      && box.top < name.bottom && name.top < box.bottom + frame));
}"""


def test_a_card_that_takes_stays_in_sight(players: Players) -> None:
    """On a phone, over each place of the table, its frame too; and it covers nobody's name."""
    record = tables.won()
    met = [at for at, scene in enumerate(scenes(record)) if scene.moment is Moment.MET]
    viewport = {"width": 390, "height": 844}
    player = players.seated_at(record, pace="normal", viewport=viewport)
    clipped = [at for at in met if not player.open(f"/en/?step={at}").evaluate(OVER)]
    assert clipped == []


@pytest.mark.parametrize(("width", "height"), [(390, 844), (844, 390)])
def test_insets_of_a_notch(players: Players, width: int, height: int) -> None:
    upright = height > width
    insets = {"top": 47, "bottom": 34} if upright else {"left": 47, "right": 47, "bottom": 21}
    player = players.come(viewport={"width": width, "height": height})
    page = player.open()
    cdp = player.context.new_cdp_session(page)
    cdp.send("Emulation.setSafeAreaInsetsOverride", {"insets": insets})
    assert page.evaluate(FAULTS) == []
    box = page.locator(".control").first.bounding_box()
    assert box is not None
    assert box["x"] >= insets.get("left", 0)
    assert box["y"] + box["height"] <= height - insets["bottom"]
    pile = page.locator(".seat-you .pile:not(.was)").bounding_box()
    assert pile is not None
    assert pile["x"] + pile["width"] <= width - insets.get("right", 0)


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("deck", ["n", "p"])
def test_contrast(players: Players, scheme: str, deck: str) -> None:
    player = players.come(deck=deck, color_scheme=scheme)
    player.open()
    for one, other, least in CONTRASTS:
        assert _contrast(_token(player.page, one), _token(player.page, other)) >= least, (
            one,
            other,
        )


def _card_with_most_choices(record: Record) -> str:
    codes = [choice.card.code for choice in choices(replay(record).deal)]
    return max(codes, key=codes.count)


def _token(page: Page, name: str) -> str:
    text: str = page.evaluate(
        "name => getComputedStyle(document.querySelector('.game')).getPropertyValue(name).trim()",
        f"--{name}",
    )
    return text


def _contrast(one: str, other: str) -> float:
    lighter, darker = sorted((_luminance(one), _luminance(other)), reverse=True)
    return (lighter + 0.05) / (darker + 0.05)


def _luminance(colour: str) -> float:
    def linear(part: str) -> float:
        value = int(part, 16) / 255
        return value / 12.92 if value <= 0.03928 else ((value + 0.055) / 1.055) ** 2.4

    red, green, blue = (linear(colour[at : at + 2]) for at in (1, 3, 5))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
