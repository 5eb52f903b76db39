"""What the status line and those who listen are told: all of it, once, and not too early."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace

import pytest

from rubamazzo.rules import Choice, Match, Steal, Take, cards, choices, read_rules
from rubamazzo.rules.cards import card
from rubamazzo.session import Moment
from rubamazzo.web.files import LOCALE
from rubamazzo.web.languages import languages
from rubamazzo.web.table import ROOM
from rubamazzo.web.words import Words
from tests.browser import companies, tables
from tests.browser.companies import led_to
from tests.session.games import dealt
from tests.web.html import Element, Page
from tests.web.visitor import Site, Visitor


def said(page: Element) -> str:
    """What is spoken: of a page its #say, of a part what comes for it."""
    if page.has("p", id="say"):
        return page.first("p", id="say").text
    return page.first("p", hx_swap_oob="innerHTML:#say").text


def step_shown(page: Page) -> int:
    return int(page.first("div", "game")["data-step"].split()[-1])


# ---------------------------------------------------------------------- the result


def won_games(page: Page) -> str:
    return page.first("aside", "record").first("dl").text


def test_the_tally_counts_a_game_when_its_end_is_shown(site: Site) -> None:
    visitor = site.seated(tables.won())
    last = visitor.session.steps - 1
    for at in range(last):
        assert won_games(visitor.table(f"/en/?step={at}")) == "You 0 Computer 0"
        settings = visitor.get("/en/settings", htmx=True, params={"step": at}).text
        assert "No game finished yet." in settings
    for address in ("/en/settings", f"/en/settings?step={last}", "/en/settings?step="):
        assert "No game finished yet." not in visitor.get(address, htmx=True).text


@pytest.mark.parametrize(
    ("record", "result"),
    [
        (tables.won, r"You win: (\d+) to (\d+)\."),
        (tables.lost, r"You lose: (\d+) to (\d+)\."),
        (tables.drawn, r"Equal piles: a draw, (\d+) to (\d+)\."),
    ],
)
def test_the_result_is_said(site: Site, record: object, result: str) -> None:
    visitor = site.seated(record())  # type: ignore[operator]
    last = visitor.session.steps - 1
    for page in (visitor.table(), Page(visitor.get(f"/en/?step={last}", htmx=True).text)):
        told = re.search(result + "$", said(page))
        assert told
        assert tuple(map(int, told.groups())) == visitor.session.match.totals


def test_the_result_is_said_in_company(site: Site) -> None:
    visitor = site.seated(led_to("players=4", companies.is_over), seat=2)
    totals, page = visitor.session.match.totals, visitor.table()
    counts = [totals[(2 + at) % 4] for at in range(4)]
    told = "You {}, Anna {}, Bruno {} and Carla {}.".format(*counts)
    assert said(page).endswith(f"{page.verdict}. {told}")
    names = [score.text for score in page.first("dl", "scores").all("dt")]
    assert names == ["You", "Anna", "Bruno", "Carla"]  # in order of play


@pytest.mark.parametrize("seat", [0, 1])
def test_the_result_of_a_pair_is_said(site: Site, seat: int) -> None:
    visitor = site.seated(led_to("players=4 teams=pairs", companies.is_over), seat)
    totals, page = visitor.session.match.totals, visitor.table()
    pairs = [totals[0] + totals[2], totals[1] + totals[3]]
    assert said(page).endswith(f"{page.verdict}: {pairs[seat]} to {pairs[1 - seat]}.")


def test_what_a_deal_of_a_match_has_brought_is_said(site: Site) -> None:
    visitor = site.seated(led_to("deals=3", companies.between_deals))
    mine, theirs = visitor.session.match.totals
    assert re.search(rf"Deal over[:,] {mine} to {theirs}\.$", said(visitor.table()))


# ---------------------------------------------------------------------- questions


def test_the_question_before_a_game_is_given_up_is_said(site: Site) -> None:
    visitor = site.seated(tables.midgame())
    part = Page(visitor.post("/en/games", {"after": visitor.session.id}, htmx=True).text)
    assert said(part) == "Give this game up?"
    sure = part.first("button", name="sure")
    assert part.first(id=sure["aria-describedby"]).text == "Give this game up?"


# ---------------------------------------------------------------------- the first steps


def opened_by_the_computer(site: Site, pace: str) -> Visitor:
    """Somebody who has just come and will not open the first game."""
    for _ in range(40):
        visitor = site.visitor()
        visitor.client.cookies.set("rubamazzo_likes", f"pace={pace}", "table.test")
        visitor.first = visitor.table()  # type: ignore[attr-defined]
        if visitor.session.seat == 1:
            return visitor
    raise AssertionError


@pytest.fixture(scope="module")
def by_chance(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    site = Site(tmp_path_factory.mktemp("chance") / "rubamazzo.sqlite3", seed=None)
    site.start()
    yield site
    site.stop()


def test_a_newcomer_is_shown_the_opening(by_chance: Site) -> None:
    visitor = opened_by_the_computer(by_chance, "normal")
    page: Page = visitor.first  # type: ignore[attr-defined]
    assert step_shown(page) == 0
    assert page.has("form", "tick")
    assert visitor.table().hand  # who comes again sees the table as it stands


def test_without_movement_a_newcomer_is_told_the_opening(by_chance: Site) -> None:
    visitor = opened_by_the_computer(by_chance, "off")
    page: Page = visitor.first  # type: ignore[attr-defined]
    assert page.hand
    assert re.match(r"A new game\. The computer (lays|takes) .*\. Your turn", page.status)


def test_new_games_by_plain_forms_are_shown_from_the_first_step(by_chance: Site) -> None:
    visitor = opened_by_the_computer(by_chance, "normal")
    seen = set()
    for _ in range(2):
        answer = visitor.post("/en/games", {"after": visitor.session.id, "sure": "yes"})
        seat = visitor.session.seat
        assert answer.headers["location"] == ("/en/?step=0" if seat else "/en/")
        seen.add(seat)
    assert seen == {0, 1}


def test_the_next_deal_by_a_plain_form_is_shown_from_its_first_step(site: Site) -> None:
    visitor = site.seated(led_to("deals=3", companies.between_deals))
    session = visitor.session
    answer = visitor.post(f"/en/games/{session.id}/deals", {"number": session.number})
    wanted = f"/en/?step={session.steps}"
    assert answer.headers["location"] == (
        wanted if visitor.session.steps > session.steps + 1 else "/en/"
    )
    assert visitor.table(wanted).first("div", "game").classes.count("fresh") == 1


def test_steps_can_be_skipped_without_script(site: Site) -> None:
    visitor = site.seated(tables.stolen_by_computer())
    page = visitor.table("/en/?step=1")
    by_hand = page.first("noscript")
    assert [one.text for one in (by_hand.first("button"), by_hand.first("a"))] == ["Go on", "Skip"]
    assert visitor.table(by_hand.first("a")["href"]).hand


# ---------------------------------------------------------------------- all since my move


def test_a_page_tells_all_since_my_move(site: Site) -> None:
    visitor = site.seated(tables.stolen_by_you())
    page = visitor.table()
    assert re.fullmatch(
        r"You .*steal the pile of the computer: \d+ cards\. The computer lays .*\. Your turn\.",
        page.status,
    )
    assert said(page) == page.status
    visitor.post("/en/settings", {"pace": "off"})
    part = Page(visitor.post("/en/settings", {"deck": "p"}, htmx=True).text)
    assert part.status == page.status


@pytest.mark.parametrize("htmx", [False, True])
def test_a_play_is_told_with_its_answer(site: Site, htmx: bool) -> None:
    visitor = site.seated(tables.before_computer_steals())
    visitor.post("/en/settings", {"pace": "off" if htmx else "normal"})
    page = visitor.table()
    button = page.hand[0]
    after = Page(visitor.send(page.press(button), htmx=htmx).text)
    assert after.status.startswith("You ")
    assert "steals your pile" in after.status
    assert visitor.table().status == after.status  # and again after a reload


def test_in_company_it_tells_what_concerns_me_and_the_last(site: Site) -> None:
    visitor = site.seated(led_to("players=5", companies.stolen_from(0)))
    page = visitor.table()
    assert page.status.startswith("You ")
    assert "Dario plays" in page.status
    assert "Bruno" not in page.status
    assert "Bruno" in said(page)


@pytest.mark.parametrize("language", sorted(languages()))
def test_there_is_room_for_the_news(site: Site, language: str) -> None:
    """In games of all kinds; what comes last is never left out."""
    told = 0
    for rules, number in (("classic", 1), ("sums=yes", 2), ("players=6 sums=yes", 3)):
        visitor = site.seated(dealt(number, rules=read_rules(rules)).record)
        visitor.post("/en/settings", {"pace": "off"})
        page = visitor.table(f"/{language}/")
        while page.hand:
            page = visitor.play(page)
            last = visitor.session.step()
            assert len(page.status) <= ROOM or page.verdict or last.moment is Moment.SWEPT
            told += isinstance(last.choice, Steal)
    assert told


# ---------------------------------------------------------------------- words


@pytest.mark.parametrize(
    ("rules", "name"),
    [
        ("ace-takes-all players=10", "Ace takes all, 10 players"),
        ("classic players=4 teams=pairs deals=2", "Classic, 4 in pairs, 2 deals"),
        ("classic", "Classic"),
    ],
)
def test_what_rules_are_called(site: Site, rules: str, name: str) -> None:
    visitor = site.seated(dealt(1, rules=read_rules(rules)).record)
    assert visitor.table().has("button", aria_label=f"Game: {name}")


def takes_only(offered: Sequence[Choice]) -> str:
    """The code of a card that can take in several ways and steal in none."""
    ways: dict[str, list[type[Choice]]] = {}
    for one in offered:
        ways.setdefault(one.card.code, []).append(type(one))
    return next((code for code, kinds in ways.items() if kinds[1:] and {*kinds} == {Take}), "")


def two_takes(match: Match) -> bool:
    return companies.is_yours(match) and bool(takes_only(choices(match.deal)))


def test_the_question_asks_the_real_thing(site: Site) -> None:
    visitor = site.seated(tables.choice())
    code = tables.both_ways(visitor.session.match)
    for language, question in (("en", "Take or steal?"), ("it", "Prendi o rubi?")):
        part = Page(visitor.get(f"/{language}/", htmx=True, params={"card": code}).text)
        assert said(part) == question
    sums = site.seated(led_to("sums=yes", two_takes))
    code = takes_only(sums.session.seen.choices)
    assert said(sums.table(f"/en/?card={code}")) == "Which one?"


@pytest.mark.parametrize(
    ("taken", "told"),
    [
        ("7d", "You take the 7 of coins with the king of cups."),
        ("7d 3c", "You take the 7 of coins and the 3 of cups with the king of cups."),
        ("5d 2c 2s As", "You take the 5 of coins, the 2 of cups, the 2 of swords and the ace of"
         " swords with the king of cups."),
        ("5d 2c As Ab Ad", "You take 5 cards with the king of cups."),
    ],
)  # fmt: skip
def test_what_was_taken_is_named(taken: str, told: str) -> None:
    step = dealt(1).step()
    shown = replace(
        step,
        player=0,
        before=step.seen,
        moment=Moment.MOVED,
        choice=Take(card("Rc"), tuple(cards(taken))),
    )
    assert Words(languages()["en"], read_rules("sums=yes"), 0).told(shown) == told


def test_italian_tells_the_players_own_plays_in_the_past(site: Site) -> None:
    """Else they would read like orders."""
    visitor = site.seated(tables.opening())
    visitor.post("/it/settings", {"pace": "off"})
    page = visitor.table("/it/")
    while page.hand:
        page = visitor.play(page)
        assert re.match(r"(Hai calato|Hai preso|Con (il|l’)\s?.* hai rubato) ", page.status)


def test_italian_calls_equal_cards_equal() -> None:
    words = (LOCALE / "it" / "LC_MESSAGES" / "messages.po").read_text("utf-8")
    lines = [line for line in words.splitlines() if re.search(r"\bpari\b", line)]
    allowed = ("Mazzetti pari: patta", "a parità di carte")
    assert [line for line in lines if not any(part in line for part in allowed)] == []
    assert "Tocca a %" not in words  # Tocca a Anna


# ---------------------------------------------------------------------- the first game

HINT = "Your turn: tap a card. Equal takes equal."


def test_the_very_first_turn_is_explained(site: Site) -> None:
    visitor = site.seated(tables.opening())
    page = visitor.table()
    assert page.status == said(page) == f"A new game. {HINT}"
    assert HINT not in visitor.play(page).status
    again = site.seated(tables.won())
    again.post("/en/games", {"after": again.session.id})
    assert HINT not in again.table().status


# ---------------------------------------------------------------------- links, places, controls


def test_a_link_to_rules_speaks_the_language_of_who_follows_it(site: Site) -> None:
    guest = site.visitor()
    italian = {"Accept-Language": "it-IT,it;q=0.9"}
    answer = guest.get("/play", params={"rules": "with-sums", "name": "Nonna’s"}, headers=italian)
    assert answer.status_code == 303
    assert answer.headers["location"] == "/it/play?rules=with-sums&name=Nonna%E2%80%99s"
    assert "Cookie" in answer.headers["vary"]
    shared = Page(guest.get(answer.headers["location"]).text).first("input", id="link")["value"]
    assert shared == "http://table.test/play?rules=with-sums&name=Nonna%E2%80%99s"
    assert guest.get("/play").headers["location"] == "/it/play"  # remembered


def test_free_places_are_not_read_out(site: Site) -> None:
    visitor = site.seated(tables.midgame())
    places = visitor.table().first("ol", "slots").all("li")
    for place in places:
        assert (place.get("aria-hidden") == "true") != place.has("span", "card")
    assert any(place.get("aria-hidden") for place in places)


def test_the_place_of_a_card_that_was_played_has_a_name(site: Site) -> None:
    page = site.seated(tables.midgame()).table()
    assert [place.text for place in page.all("span", "empty")] == ["played"] * (3 - len(page.hand))


def test_the_level_of_the_next_game_says_so(site: Site) -> None:
    visitor = site.seated(tables.midgame())
    button = visitor.table().first("button", data_key="l")
    assert button["aria-label"] == "Level: Normal"
    visitor.post("/en/settings", {"level": "hard"})
    button = visitor.table().first("button", data_key="l")
    assert button["aria-label"] == "Level: Hard, from the next game"
    assert button.first("span", "value").text == "Hard from the next game"
