"""Companies and house rules in a real browser: three to ten, pairs, sums, matches, links."""

from collections.abc import Callable

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import Locator, Page, expect

from rubamazzo.rules import Match, Record, Rules, cards, read_rules, replay
from rubamazzo.rules.options import PRESETS
from rubamazzo.session.steps import scenes
from rubamazzo.web.languages import languages
from rubamazzo.web.words import Words
from tests.browser import companies
from tests.browser.companies import led_to
from tests.browser.player import Player, Players
from tests.browser.tables import YOU
from tests.browser.test_layout import faults

pytestmark = pytest.mark.browser

PHONES = [(360, 640), (844, 390)]
LONG_NAME = "Zia Ermenegilda’s rules, as in the garden"[:40]


def begins(player: Player, rules: str) -> None:
    """A new game by some rules, as their link offers it."""
    page = player.open(f"/en/play?rules={rules.replace(' ', '+').replace('=', '%3D')}")
    with page.expect_navigation():
        page.locator(".invited .again").click()


def plays_out(player: Player) -> None:
    """By keys alone, to the end of the deal; a card that can choose does the first thing."""
    while player.has_turn():
        key = player.live_hand.first.get_attribute("data-key")
        assert key is not None
        player.press(key)
        if player.targets.count():
            player.press("Enter")
    expect(player.verdict).to_be_visible()


def asking(player: Player, record: Record) -> Locator:
    """The card of the hand with most choices."""
    ways = companies.ways(replay(record))
    code = max(ways, key=lambda card: ways[card]).code
    return player.page.locator("#plays button.play", has=player.page.locator(f"[data-c='{code}']"))


def steps(record: Record) -> int:
    """How many steps there are to see."""
    return len(scenes(record))


def axe_finds(page: Page) -> list[str]:
    """What axe finds on phones, in light and dark."""
    found = []
    for scheme, (width, height) in zip(("light", "dark"), PHONES, strict=True):
        page.emulate_media(color_scheme=scheme)  # type: ignore[arg-type]
        page.set_viewport_size({"width": width, "height": height})
        for violation in Axe().run(page).response["violations"]:
            for node in violation["nodes"]:
                found.append(f"{scheme} {width}: {violation['id']} {node['html'][:160]}")
    return found


# ---------------------------------------------------------------------- what it looks like


@pytest.mark.parametrize(
    ("rules", "wanted"),
    [
        ("players=3", companies.stolen_from(1)),
        ("players=4", companies.taken_by_another),
        ("players=4", companies.is_over),
        ("players=5", companies.stolen_from(1)),
        ("players=5", companies.is_over),
        ("players=6", companies.taken_by_another),
        ("players=8", companies.stolen_from(1)),
        ("players=10", companies.is_yours),
        ("players=10", companies.taken_by_another),
        ("players=10", companies.is_over),
    ],
)
def test_companies_fit_every_screen(
    players: Players, rules: str, wanted: Callable[[Match], bool]
) -> None:
    player = players.seated_at(led_to(rules, wanted))
    player.open()
    assert faults(player) == {}


@pytest.mark.parametrize(
    ("rules", "wanted"),
    [
        ("players=4 teams=pairs", companies.is_over),
        ("deals=5", companies.between_deals),
        ("players=4 teams=pairs deals=2", companies.between_deals),
        ("players=10 deals=3", companies.between_deals),
        (
            "players=3 deals=9",
            lambda match: companies.between_deals(match) and len(match.finished) == 7,
        ),
        ("stealing-bundles", companies.is_yours),
        ("stealing-bundles players=10", companies.is_yours),
        ("hand=18", companies.is_yours),
        ("hand=9 players=4", companies.is_yours),
        ("hand=1 players=3", companies.is_yours),
    ],
)
def test_papers_and_hands_fit_every_screen(
    players: Players, rules: str, wanted: Callable[[Match], bool]
) -> None:
    player = players.seated_at(led_to(rules, wanted))
    player.open()
    assert faults(player) == {}


@pytest.mark.parametrize(
    "rules", ["sums=yes", "players=4 sums=yes", "players=3 ace=takes_all", "players=6 sums=yes"]
)
def test_three_targets_fit_every_screen(players: Players, rules: str) -> None:
    record = led_to(rules, companies.three_ways)
    player = players.seated_at(record)
    player.open()
    player.does(asking(player, record).click)
    assert player.targets.count() > 2
    assert faults(player) == {}


@pytest.mark.parametrize("rules", ["players=4", "stealing-bundles players=4", "players=10"])
def test_the_next_sits_at_the_right_hand(players: Players, rules: str) -> None:
    """Clockwise with French cards; on a phone on its side the company sits turned by a quarter."""
    player = players.seated_at(led_to(rules, companies.is_yours))
    page = player.open()
    clockwise = rules.startswith("stealing")

    def middle(name: str) -> tuple[float, float]:
        box = page.get_by_role("group", name=name, exact=True).bounding_box()
        assert box is not None
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    last = "Lia" if rules.endswith("10") else "Carla"
    for width, height in [(360, 640), (1280, 720)]:
        page.set_viewport_size({"width": width, "height": height})
        assert (middle("Anna")[0] < middle(last)[0]) == clockwise
    page.set_viewport_size({"width": 844, "height": 390})
    assert (middle("Anna")[1] > middle(last)[1]) == clockwise


@pytest.mark.parametrize(
    ("rules", "wanted"),
    [
        ("players=3", companies.stolen_from(1)),
        ("players=4 teams=pairs", companies.taken_by_another),
        ("players=10", companies.is_over),
        ("players=4 deals=2", companies.between_deals),
    ],
)
def test_axe_finds_nothing(players: Players, rules: str, wanted: Callable[[Match], bool]) -> None:
    player = players.seated_at(led_to(rules, wanted))
    assert axe_finds(player.open()) == []


def test_axe_finds_nothing_where_a_game_is_chosen(players: Players) -> None:
    player = players.come()
    page = player.open("/en/play?rules=players%3D3+sums%3Dyes&name=Ours")
    assert axe_finds(page) == []
    for width, height in PHONES:
        page.set_viewport_size({"width": width, "height": height})
        assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")


# ---------------------------------------------------------------------- whole games


@pytest.mark.parametrize("preset", list(PRESETS))
def test_a_game_of_each_preset(players: Players, preset: str) -> None:
    player = players.come()
    page = player.open("/en/new")
    name = page.locator(".ruleset h3").nth(list(PRESETS).index(preset)).inner_text()
    offer = page.locator(".ruleset", has=page.get_by_role("heading", name=name, exact=True))
    with page.expect_navigation():
        offer.get_by_role("button", name="Play").click()
    plays_out(player)
    assert sum(player.counts()) <= len(PRESETS[preset].whole_pack)


@pytest.mark.parametrize(
    "rules", ["players=3", "players=4", "players=10", "players=4 teams=pairs steal_partner=yes"]
)
def test_a_game_in_company(players: Players, rules: str) -> None:
    player = players.on_a_phone()
    begins(player, rules)
    seats = read_rules(rules).players
    expect(player.page.locator(".other")).to_have_count(seats - 1)
    plays_out(player)
    page = player.page
    scores = [int(text) for text in page.locator(".scores dd").all_inner_texts()]
    assert len(scores) == (2 if "pairs" in rules else seats)
    piles = [int(text) for text in page.locator(".game .coin").all_inner_texts()]
    assert sum(scores) == sum(piles)
    if "pairs" in rules:
        assert player.verdict.inner_text() in (
            "Your pair wins",
            "Your pair loses",
            "Equal piles: a draw",
        )
    player.does(page.get_by_role("button", name="Play again").click)
    expect(page.locator(".other")).to_have_count(seats - 1)


def test_a_match_of_three_deals(players: Players) -> None:
    player = players.come()
    begins(player, "deals=3")
    page = player.page
    for number in (1, 2, 3):
        plays_out(player)
        page.reload()
        expect(page.locator(".match tbody tr").first.locator("td")).to_have_count(number + 1)
        if number < 3:
            assert player.verdict.inner_text() == "Deal over"
            player.does(page.get_by_role("button", name="Next deal").click)
    totals = [int(text) for text in page.locator(".match .number").all_inner_texts()]
    mine, theirs = totals
    assert player.verdict.inner_text() == (
        "You win" if mine > theirs else "You lose" if mine < theirs else "Equal piles: a draw"
    )
    with page.expect_download() as download:
        page.get_by_role("link", name="Keep the record").click()
    assert '"packs"' in download.value.path().read_text("utf-8")


def test_with_movement_piles_fly_between_opponents(players: Players) -> None:
    record = led_to("players=4", companies.stolen_from(1))
    player = players.seated_at(record, pace="fast", reduced_motion="no-preference")
    page = player.open(f"/en/?step={steps(record) - 2}")
    stolen = page.locator(".other .pile[data-move=stolen]")
    expect(stolen.first).to_be_attached()
    player.wait_for_turn()
    expect(page.locator(".thread")).to_have_count(0)


@pytest.mark.parametrize("rules", ["leftovers=last_taker", "players=10 leftovers=last_taker"])
def test_leftovers_are_seen_to_go(players: Players, rules: str) -> None:
    record = led_to(rules, companies.swept)
    player = players.seated_at(record)
    page = player.open()
    assert faults(player) == {}
    assert page.locator(".place.gone").count() > 1
    page.set_viewport_size({"width": 360, "height": 640})
    expect(page.locator(".told")).to_be_visible()
    expect(page.locator(".told")).to_contain_text(" last ")


def test_who_is_in_a_hurry_skips(players: Players) -> None:
    record = led_to("players=10", companies.taken_by_another)
    player = players.seated_at(record, pace="normal")
    page = player.open("/en/?step=1")
    page.evaluate("() => document.querySelector('.tick').remove()")  # time stands still
    player.does(page.get_by_role("button", name="Skip").click)
    player.wait_for_turn()
    expect(page.get_by_role("button", name="Skip")).to_have_count(0)


# ---------------------------------------------------------------------- three ways


def test_three_targets_by_keys(players: Players) -> None:
    record = led_to("players=4 sums=yes", companies.three_ways)
    player = players.seated_at(record)
    player.open()
    key = asking(player, record).get_attribute("data-key")
    assert key is not None
    player.press(key)
    count = player.targets.count()
    assert count > 2
    focused = []
    for _ in range(count):
        focused.append(player.page.evaluate("() => document.activeElement.ariaLabel"))
        player.page.keyboard.press("ArrowRight")
    assert len(set(focused)) == count
    assert player.page.evaluate("() => document.activeElement.ariaLabel") == focused[0]
    player.press("Escape")
    expect(player.targets).to_have_count(0)
    player.press(key)
    player.page.keyboard.press("ArrowLeft")
    player.press("Enter")
    assert player.plays() == 1


def test_a_sum_by_touch(players: Players) -> None:
    record = led_to("players=3 sums=yes", companies.three_ways)
    player = players.seated_at(
        record, has_touch=True, is_mobile=True, viewport={"width": 360, "height": 640}
    )
    page = player.open()
    player.does(asking(player, record).tap)
    option = page.locator("button.option").first
    shown = option.locator(".card").evaluate_all("cards => cards.map(card => card.dataset.c)")
    value = option.get_attribute("value")
    assert value is not None
    assert value.endswith("x" + "+".join(shown))
    player.does(option.tap)
    assert player.plays() == 1
    words = Words(languages()["en"], replay(record).rules, YOU)
    named = words.language.listed(words.the(card) for card in cards(" ".join(shown)))
    expect(page.locator("#say")).to_contain_text(f"You take {named} with the ")


def test_an_ace_that_sweeps_lights_up_all_that_it_takes(players: Players) -> None:
    record = led_to("players=3 ace=takes_all", companies.three_ways)
    player = players.seated_at(record)
    page = player.open()
    player.does(asking(player, record).click)
    table = page.locator(".place > .card")
    expect(page.locator(".place.grouped > .card")).to_have_count(table.count())
    steals = page.locator(".other .target")
    assert steals.count() >= 1
    player.does(steals.first.click)
    expect(page.locator("#say")).to_contain_text("steal the pile of")


# ---------------------------------------------------------------------- house rules


def test_a_link_opened_in_a_fresh_browser(players: Players) -> None:
    host = players.come()
    page = host.open("/en/new")
    page.locator("input[name=sums][value=yes]").check()
    page.get_by_label("How many are at the table?").select_option("3")
    page.get_by_label("What are these rules called?").fill(LONG_NAME)
    page.get_by_role("button", name="Keep these rules").click()
    link = page.get_by_label("Send this link").input_value()
    assert link.startswith(host.server.url)

    guest = players.on_a_phone()
    page = guest.open(link)
    expect(page.locator(".invited")).to_contain_text("You are invited")
    with page.expect_navigation():
        page.locator(".invited").get_by_role("button", name="Play").tap()
    expect(page.locator(".other")).to_have_count(2)
    control = page.get_by_role("button", name=f"Game: {LONG_NAME}")
    expect(control).to_be_visible()
    box = control.bounding_box()
    assert box is not None
    assert box["height"] < 60  # one line, whatever the name
    assert faults(guest) == {}


def test_rules_that_make_no_sense_are_told_why(players: Players) -> None:
    player = players.come()
    player.forgiven.append("422 (Unprocessable")
    page = player.open("/en/new")
    page.locator("input[name=teams][value=pairs]").check()
    page.locator("input[name=capture][value=all]").check()
    page.get_by_role("button", name="Keep these rules").click()
    expect(page.get_by_role("alert")).to_contain_text("Pairs need four players.")
    expect(page.locator("input[name=teams][value=pairs]")).to_be_checked()
    expect(page.locator("input[name=capture][value=all]")).to_be_checked()
    page.get_by_label("How many are at the table?").select_option("4")
    page.get_by_role("button", name="Keep these rules").click()
    expect(page.locator(".invited")).to_contain_text("Two against two")


def test_the_rules_in_force_are_one_tap_away(players: Players) -> None:
    player = players.seated_at(led_to("players=3 capture=all", companies.is_yours))
    page = player.open()
    expect(page.locator(".record .short")).to_contain_text("takes all its equals")
    with page.expect_navigation():
        page.get_by_role("button", name="Rules", exact=True).click()
    assert "all its equals" in page.inner_text("main")


def test_rules_of_all_kinds_are_read_back(players: Players) -> None:
    """What a family answers is what it plays."""
    player = players.come()
    page = player.open("/en/new")
    wanted = Rules(players=4, capture="all", ace="takes_all", double_steal="all", deals=2, hand=4)
    page.get_by_label("How many are at the table?").select_option("4")
    page.get_by_label("How many cards in each hand?").select_option("4")
    page.get_by_label("How many deals to a match?").select_option("2")
    for option in ("capture", "ace", "double_steal"):
        page.locator(f"input[name={option}][value={getattr(wanted, option)}]").check()
    page.get_by_role("button", name="Keep these rules").click()
    rules = page.locator(".invited input[name=rules]").get_attribute("value")
    assert rules is not None
    assert read_rules(rules) == wanted
