"""House rules: chosen, asked for, named, remembered, sent as a link, played, counted."""

import json
from collections import Counter
from collections.abc import Mapping
from html import escape
from pathlib import Path
from urllib.parse import parse_qs, urlencode, urlsplit

import pytest

from rubamazzo.rules import CLASSIC, notation, read_rules, replay
from rubamazzo.rules.options import PRESETS, VALUES
from rubamazzo.rules.record_json import read_record
from rubamazzo.session import Session
from rubamazzo.web.browser import HOUSES, NAME_LENGTH
from rubamazzo.web.languages import languages
from tests.browser import companies
from tests.browser.companies import led_to
from tests.web.html import Element, Page
from tests.web.test_secrets import Listener, assert_nothing_was_given_away
from tests.web.visitor import Site, Visitor

NONNA = "Nonna Pina’s"
OURS = {"players": "4", "teams": "pairs", "sums": "yes", "name": NONNA}


def page_of(visitor: Visitor, address: str = "/en/new") -> Page:
    answer = visitor.get(address)
    assert answer.status_code == 200
    return Page(answer.text)


def answers_on(page: Page) -> dict[str, str]:
    """What is chosen in the questions."""
    form = page.first("form", "ours")
    chosen = {
        one["name"]: one["value"]
        for one in form.all("input", type="radio")
        if "checked" in one.attributes
    }
    for select in form.all("select"):
        chosen[select["name"]] = next(
            option["value"] for option in select.all("option") if "selected" in option.attributes
        )
    return chosen


def kept(visitor: Visitor, answers: Mapping[str, str]) -> str:
    """Answers the questions, and returns the link that this leads to."""
    answer = visitor.post("/en/houses", answers)
    assert answer.status_code == 303
    return str(answer.headers["location"])


def plays(visitor: Visitor, page: Page, name: str, **fields: str) -> Session:
    """Begins the game that is offered under a name."""
    offer = next(o for o in page.all("form", "ruleset") if o.first("h3").text == name)
    press = page.press(offer.first("button"))
    assert visitor.post(press.address, press.fields | fields).status_code == 303
    return visitor.session


def alerts(page: Page) -> str:
    return " ".join(one.text for one in page.all("p", role="alert"))


# ---------------------------------------------------------------------- choosing a game


@pytest.mark.parametrize("preset", list(PRESETS))
def test_a_preset_is_two_taps_away(site: Site, preset: str) -> None:
    visitor = site.visitor()
    visitor.get()
    page = page_of(visitor)
    name = page.all("form", "ruleset")[list(PRESETS).index(preset)].first("h3").text
    assert plays(visitor, page, name, players="2").rules == PRESETS[preset]
    assert f"On the table now: {name} ." in page_of(visitor).first("p", "lead").text


@pytest.mark.parametrize("players", [*VALUES["players"], "pairs"])
def test_a_preset_for_any_company(site: Site, players: str) -> None:
    visitor = site.visitor()
    rules = plays(visitor, page_of(visitor), "Last take", players=players).rules
    assert rules.leftovers == "last_taker"
    assert rules.players == (4 if players == "pairs" else int(players))
    assert (rules.teams == "pairs") == (players == "pairs")


def test_too_many_for_the_pack_are_refused_and_the_table_stays(site: Site) -> None:
    visitor = site.visitor()
    visitor.get()
    before = visitor.session
    refused = visitor.post(
        "/en/games", {"after": before.id, "sure": "yes", "rules": "classic hand=9", "players": "5"}
    )
    assert refused.status_code == 422
    assert "too few cards" in Page(refused.text).status
    assert visitor.session == before


def test_classic_stays_the_default(site: Site) -> None:
    visitor = site.visitor()
    page = visitor.table()
    assert visitor.session.rules == CLASSIC
    assert len(page.piles) == 2
    assert not page.has("ul", "short")


def test_every_option_is_asked_for_with_all_its_values(visitor: Visitor) -> None:
    form = page_of(visitor).first("form", "ours")
    for option, values in VALUES.items():
        asked = [one["value"] for one in form.all("input", type="radio", name=option)]
        for select in form.all("select", name=option):
            asked += [one["value"] for one in select.all("option")]
        assert tuple(asked) == values


def test_the_questions_begin_with_the_rules_in_force(site: Site) -> None:
    visitor = site.seated(led_to("with-sums players=3", companies.is_yours))
    answers = answers_on(page_of(visitor))
    assert (answers["sums"], answers["players"], answers["leftovers"]) == ("yes", "3", "last_taker")


def test_a_game_at_stake_is_said_to_be_given_up(site: Site) -> None:
    visitor = site.seated(led_to("classic", companies.is_yours))
    assert "a new one gives it up" in page_of(visitor).first("p", "lead").text
    assert "gives it up" not in page_of(site.visitor()).text


@pytest.mark.parametrize("language", list(languages()))
def test_the_rules_in_force_are_told_in_short(site: Site, language: str) -> None:
    visitor = site.seated(led_to("with-sums players=4 teams=pairs", companies.is_yours))
    page = visitor.table(f"/{language}/")
    short = [one.text for one in page.first("ul", "short").all("li")]
    assert len(short) == 4
    chosen = page_of(visitor, f"/{language}/new")
    assert " ".join(short) in chosen.first("p", "lead").text
    assert chosen.first("p", "lead").first("a")["href"] == f"/{language}/rules"


# ---------------------------------------------------------------------- our own rules


def test_house_rules_are_kept_named_and_played(site: Site) -> None:
    visitor = site.visitor()
    link = kept(visitor, OURS)
    assert parse_qs(urlsplit(link).query) == {
        "rules": ["classic players=4 sums=yes teams=pairs"],
        "name": [NONNA],
    }
    page = page_of(visitor, link)
    assert page.first("p", id="invited-title").text == "This browser remembers these rules:"
    session = plays(visitor, page, NONNA)
    assert session.rules == read_rules("players=4 sums=yes teams=pairs")
    control = visitor.table().first("button", aria_label=f"Game: {NONNA}")
    assert control.text.endswith(NONNA)


def test_the_link_can_be_copied_and_carries_this_host(site: Site) -> None:
    visitor = site.visitor()
    link = kept(visitor, OURS)
    assert (
        page_of(visitor, link).first("input", id="link")["value"]
        == f"http://table.test{link.removeprefix('/en')}"
    )


def test_a_link_in_a_fresh_browser(site: Site) -> None:
    link = kept(site.visitor(), OURS)
    guest = site.visitor()
    page = page_of(guest, link)
    assert page.first("p", id="invited-title").text == "You are invited to play by these rules:"
    assert answers_on(page)["sums"] == "yes"
    assert plays(guest, page, NONNA).rules == read_rules("players=4 sums=yes teams=pairs")
    houses = [one.first("h3").text for one in page_of(guest).all("form", "ruleset")]
    assert NONNA in houses  # played once, remembered


def test_a_link_without_a_name(visitor: Visitor) -> None:
    page = page_of(visitor, "/en/play?rules=with-sums+players%3D3")
    assert page.first("form", "ruleset").first("h3").text == "With sums, 3 players"
    page = page_of(visitor, "/en/play?rules=capture%3Dall")
    assert page.first("form", "ruleset").first("h3").text == "House rules"


@pytest.mark.parametrize(
    ("query", "said"),
    [
        ("rules=sums", "That link could not be read: this is Classic."),
        ("rules=sums%3Dyes+sums%3Dno", "That link could not be read: this is Classic."),
        ("rules=%00%ff%3Cscript%3E", "That link could not be read: this is Classic."),
        ("rules=" + "x" * 3000, "That link could not be read: this is Classic."),
        ("rules=players%3D99", "That link could not be read: this is Classic."),
        (
            "rules=players%3D3+teams%3Dpairs&name=Ours",
            "Pairs need four players. This is Classic.",
        ),
        (
            "rules=players%3D10+hand%3D4",
            "The pack has too few cards for so many hands. This is Classic.",
        ),
    ],
)
def test_a_link_that_makes_no_sense(visitor: Visitor, query: str, said: str) -> None:
    page = page_of(visitor, f"/en/play?{query}")
    assert alerts(page) == said
    offer = page.first("form", "ruleset")
    assert offer.first("h3").text == "Classic"
    assert offer.first("input", name="rules")["value"] == "classic"


@pytest.mark.parametrize("query", ["", "rules=", "rules=classic", "other=1"])
def test_a_link_that_says_nothing_is_classic(visitor: Visitor, query: str) -> None:
    page = page_of(visitor, f"/en/play?{query}")
    assert not alerts(page)
    assert page.first("form", "ruleset").first("input", name="rules")["value"] == "classic"


@pytest.mark.parametrize("language", list(languages()))
@pytest.mark.parametrize(
    "answers",
    [
        {"players": "3", "teams": "pairs"},
        {"players": "10", "hand": "4"},
        {"steal_partner": "yes"},
    ],
)
def test_a_senseless_mixture_is_told_why_and_stays(
    site: Site, language: str, answers: dict[str, str]
) -> None:
    visitor = site.visitor()
    given = {**answers_on(page_of(visitor)), **answers, "sums": "yes", "name": NONNA}
    refused = visitor.post(f"/{language}/houses", given)
    assert refused.status_code == 422
    page = Page(refused.text)
    assert alerts(page)
    assert answers_on(page).items() >= {**answers, "sums": "yes"}.items()
    assert page.first("input", id="name")["value"] == NONNA
    assert page.first("p", "refused").first("a")["href"] == "#ours"
    assert NONNA not in page_of(visitor).text  # nothing was remembered


def test_the_reasons_differ_and_are_translated(site: Site) -> None:
    said = Counter(
        alerts(Page(site.visitor().post(f"/{language}/houses", answers).text))
        for language in languages()
        for answers in ({"players": "3", "teams": "pairs"}, {"players": "10", "hand": "4"})
    )
    assert len(said) == 2 * len(languages())


@pytest.mark.parametrize("answers", [{"players": "11"}, {"sums": "perhaps"}, {"hand": "-1"}])
def test_answers_that_no_form_offers(site: Site, answers: dict[str, str]) -> None:
    visitor = site.visitor()
    assert visitor.post("/en/houses", answers).status_code in (400, 422)


# ---------------------------------------------------------------------- names


@pytest.mark.parametrize(
    "name", ["<b>Nonna</b>", "\"'><script>alert(1)</script>", "{{ 7 * 7 }}", "&amp;", "נונה 👵🏽"]
)
def test_names_are_text(site: Site, name: str) -> None:
    visitor = site.visitor()
    link = kept(visitor, OURS | {"name": name})
    pages = [page_of(visitor, link), page_of(visitor), page_of(site.visitor(), link)]
    for page in pages:
        assert name in [one.text for one in page.all("h3")]
    plays(visitor, pages[0], name)
    body = visitor.get().text
    assert escape(name, quote=False).split("&#")[0].split('"')[0].split("'")[0] in body
    assert "<script>alert" not in body
    assert "<b>" not in body.split('id="controls"')[1]


def test_names_have_forty_characters_at_most(site: Site) -> None:
    visitor = site.visitor()
    longest = "n" * NAME_LENGTH
    kept(visitor, OURS | {"name": longest})
    assert longest in page_of(visitor).text
    assert page_of(visitor).first("input", id="name")["maxlength"] == str(NAME_LENGTH)
    assert visitor.post("/en/houses", OURS | {"name": longest + "n"}).status_code in (400, 422)
    query = urlencode({"rules": "sums=yes", "name": longest + "and more"})
    assert "and more" not in page_of(visitor, f"/en/play?{query}").first("section", "invited").text


def test_a_name_of_blanks_is_none(site: Site) -> None:
    visitor = site.visitor()
    assert "name" not in parse_qs(urlsplit(kept(visitor, OURS | {"name": "   "})).query)
    assert "Our house rules" not in page_of(visitor).text


def test_the_same_rules_under_another_name(site: Site) -> None:
    visitor = site.visitor()
    kept(visitor, OURS)
    kept(visitor, OURS | {"name": "Zia’s"})
    text = page_of(visitor).text
    assert "Zia’s" in text
    assert NONNA not in text


def test_a_browser_remembers_some_the_last_first(site: Site) -> None:
    visitor = site.visitor()
    for players in range(2, 11):
        kept(visitor, {"players": str(players), "sums": "yes", "name": f"We are {players}"})
    names = [one.first("h3").text for one in page_of(visitor).all("form", "ruleset")][:HOUSES]
    assert names == [f"We are {players}" for players in range(10, 10 - HOUSES, -1)]


def test_forgetting(site: Site) -> None:
    visitor = site.visitor()
    kept(visitor, OURS)
    page = page_of(visitor)
    forget = next(button for button in page.all("button", "plain"))
    assert forget.text == f"Forget {NONNA}"
    assert NONNA not in visitor.send(page.press(forget)).text
    assert NONNA not in page_of(visitor).text


@pytest.mark.parametrize(
    "cookie", ["", "x", "sums%3Dyes=A&nonsense=B", "players%3D3+teams%3Dpairs=C", "%ff" * 2000]
)
def test_a_spoilt_cookie(site: Site, cookie: str) -> None:
    visitor = site.visitor()
    visitor.client.cookies.set("rubamazzo_houses", cookie, "table.test")
    assert visitor.get("/en/new").status_code == 200
    assert visitor.get().status_code == 200


def test_what_is_played_next_is_remembered(site: Site) -> None:
    visitor = site.visitor()
    plays(visitor, page_of(visitor), "With sums", players="3")
    again = visitor.post("/en/games", {"after": visitor.session.id, "sure": "yes"})
    assert again.status_code == 303
    assert visitor.session.rules == read_rules("with-sums players=3")


# ---------------------------------------------------------------------- companies


@pytest.mark.parametrize("players", [3, 4, 5, 6, 8, 10])
def test_opponents_sit_in_playing_order(site: Site, players: int) -> None:
    for rules, turned in (("classic", True), ("stealing-bundles", False)):
        visitor = site.seated(led_to(f"{rules} players={players}", companies.is_yours))
        page = visitor.table()
        others = page.all("div", "other")
        names = [one["aria-label"] for one in others]
        in_order = ["Anna", "Bruno", "Carla", "Dario", "Elena", "Fabio", "Gina", "Ivo", "Lia"]
        expected = in_order[: players - 1]
        assert names == (expected[::-1] if turned else expected)
        deal, seat = visitor.session.match.deal, visitor.session.seat
        for steps, name in enumerate(expected, start=1):
            other = others[names.index(name)]
            at = (seat + steps) % players
            held = len(deal.hands[at])
            assert len(other.first("div", "backs").all("span", "card")) == held
            assert f"{held} card" in other.first("div", "backs")["aria-label"]
            assert other.first("div", "pile")["data-count"] == str(len(deal.piles[at]))
            top = [card.get("data-c") for card in other.first("div", "pile").all("span", "card")]
            assert top[-1:] == [card.code for card in deal.piles[at][-1:]]


def marked(element: Element) -> tuple[str, str]:
    """Where a mark says that something has gone, and to whom."""
    return element["data-to"], element.first("span", "by").text


def test_who_took_what_is_marked_and_told(site: Site) -> None:
    visitor = site.seated(led_to("players=4", companies.taken_by_another))
    page = visitor.table(f"/en/?step={visitor.session.steps - 1}")
    place = page.first("li", "gone")
    assert marked(place) == ("them", "Carla")  # the last before you
    assert page.status.startswith("Carla takes the ")
    carla = next(one for one in page.all("div", "other") if one["aria-label"] == "Carla")
    assert carla.first("div", "pile").has("span", "last")


@pytest.mark.parametrize(
    ("rules", "way"), [("players=4", "left"), ("stealing-bundles players=4", "right")]
)
def test_who_robbed_whom_is_marked_and_told(site: Site, rules: str, way: str) -> None:
    visitor = site.seated(led_to(rules, companies.stolen_from(1)))
    steps = visitor.session.steps
    pages = [Page(visitor.get(f"/en/?step={at}").text) for at in range(steps - 3, steps)]
    robbed = next(p for p in reversed(pages) if any("gone" in o.classes for o in p.all("div")))
    anna = next(one for one in robbed.all("div", "other") if one["aria-label"] == "Anna")
    assert marked(anna.first("div", "gone")) == (way, "Carla")
    assert any("steals the pile of Anna" in page.status for page in pages)
    meeting = next(p for p in pages if p.status.startswith("Carla plays the "))
    met = next(one for one in meeting.all("div", "other") if one["aria-label"] == "Anna")
    assert met.first("div", "pile").first("span", "last").first("span", "by").text == "Carla"
    assert not robbed.has("svg", "thread")


def test_the_turn_is_marked_while_others_play(site: Site) -> None:
    visitor = site.seated(led_to("players=5", companies.taken_by_another))
    last = visitor.session.steps - 1
    names = ("Anna", "Bruno", "Carla", "Dario")
    for at in range(1, last):
        page = Page(visitor.get(f"/en/?step={at}").text)
        turns = [o["aria-label"] for o in page.all("div", "other") if "data-turn" in o.attributes]
        assert len(turns) <= 1
        if page.first("section", "seat-you").get("data-turn", "none") == "none" and page.has(
            "form", "tick"
        ):
            assert set(turns) <= set(names)
        assert page.first("div", "status").all("button")[0].text == "Skip"


def test_a_partner_is_marked_and_sits_opposite(site: Site) -> None:
    visitor = site.seated(led_to("players=4 teams=pairs", companies.is_yours))
    others = visitor.table().all("div", "other")
    assert ["partner" in one.classes for one in others] == [False, True, False]
    assert others[1].first("h2").text == "Bruno with you"


# ---------------------------------------------------------------------- the paper


@pytest.mark.parametrize("players", [3, 5, 10])
def test_all_scores_are_on_the_paper(site: Site, players: int) -> None:
    visitor = site.seated(led_to(f"players={players}", companies.is_over))
    scores = visitor.table().first("dl", "scores")
    seat, totals = visitor.session.seat, visitor.session.match.totals
    counts = [int(one.text) for one in scores.all("dd")]
    assert counts == [totals[(seat + steps) % players] for steps in range(players)]
    assert scores.all("dt")[0].text == "You"
    best = [int(one.first("dd").text) for one in scores.all("div", "best")]
    assert set(best) == {max(counts)}


def test_a_draw_names_all_at_the_top(site: Site) -> None:
    visitor = site.seated(led_to("players=5", companies.drawn_at_the_top))
    totals = visitor.session.match.totals
    names = ("You", "Anna", "Bruno", "Carla", "Dario")
    best = [name for name, total in zip(names, totals, strict=True) if total == max(totals)]
    assert visitor.table().verdict == f"A draw: {languages()['en'].listed(best)}"


@pytest.mark.parametrize("seat", [0, 1])
def test_pairs_win_and_lose_together(site: Site, seat: int) -> None:
    record = led_to("players=4 teams=pairs", companies.is_over)
    visitor = site.seated(record, seat)
    page, totals = visitor.table(), visitor.session.match.totals
    ours, theirs = totals[seat] + totals[seat + 2], totals[1 - seat] + totals[3 - seat]
    assert page.verdict == ("Your pair wins" if ours > theirs else "Your pair loses")
    scores = page.first("dl", "scores")
    assert [one.text for one in scores.all("dt")] == ["You + Bruno", "Anna + Carla"] or [
        one.text for one in scores.all("dt")
    ] == ["You + Bruno", "Carla + Anna"]
    assert [one.text for one in scores.all("dd")] == [str(ours), str(theirs)]


# ---------------------------------------------------------------------- a match


def test_a_match_of_three_deals(site: Site) -> None:
    visitor = site.visitor()
    plays(visitor, page_of(visitor, kept(visitor, {"deals": "3", "name": NONNA})), NONNA)
    openers = []
    for number in (1, 2, 3):
        openers.append(visitor.session.match.deal.opener)
        page = visitor.play_out()
        assert visitor.table().verdict == page.verdict  # the same after a reload
        table = page.first("table", "match")
        assert [one.text for one in table.first("thead").all("th")][:-1] == [
            str(deal) for deal in range(1, number + 1)
        ]
        for row in table.first("tbody").all("tr"):
            *counts, total = [int(cell.text) for cell in row.all("td")]
            assert sum(counts) == total
        assert visitor.get(f"/en/games/{visitor.session.id}/record").status_code == (
            200 if number == 3 else 409
        )
        if number < 3:
            assert page.verdict == "Deal over"
            forward = next(one for one in page.all("button", "again") if one.text == "Next deal")
            again = page.press(forward)
            assert not Page(visitor.send(again).text).verdict
            assert len(visitor.session.match.finished) == number
            assert visitor.post(again.address, again.fields).status_code == 409  # pressed twice
    assert openers[0] != openers[1] == 1 - openers[2]
    written = visitor.get(f"/en/games/{visitor.session.id}/record").text
    assert len(json.loads(written)["packs"]) == 3
    assert replay(read_record(written)) == visitor.session.match
    totals, seat = visitor.session.match.totals, visitor.session.seat
    mine, theirs = totals[seat], totals[1 - seat]
    assert page.verdict == (
        "You win" if mine > theirs else "You lose" if mine < theirs else "Equal piles: a draw"
    )


def test_a_match_outlives_the_server(tmp_path: Path) -> None:
    record = led_to("players=3 deals=2", companies.between_deals)
    first = Site(tmp_path / "rubamazzo.sqlite3")
    first.start()
    visitor = first.seated(record)
    before, token = visitor.table().first("table", "match").text, visitor.token
    first.stop()
    second = Site(tmp_path / "rubamazzo.sqlite3")
    second.start()
    again = second.visitor()
    again.client.cookies.set("rubamazzo", token, "table.test")
    page = again.table()
    assert page.first("table", "match").text == before
    forward = next(one for one in page.all("button", "again") if one.text == "Next deal")
    again.send(page.press(forward))
    assert len(again.session.match.finished) == 1
    assert again.play_out().verdict != "Deal over"
    second.stop()


def test_long_matches_add_up_their_first_deals(site: Site) -> None:
    record = led_to(
        "players=3 deals=9", lambda m: companies.between_deals(m) and len(m.finished) == 6
    )
    table = site.seated(record).table().first("table", "match")
    heads = [one.text for one in table.first("thead").all("th")][:-1]
    assert heads == ["1–4", "5", "6", "7"]
    for row in table.first("tbody").all("tr"):
        *counts, total = [int(cell.text) for cell in row.all("td")]
        assert sum(counts) == total


# ---------------------------------------------------------------------- the record


def test_the_record_is_kept_apart_by_rules_and_level(site: Site) -> None:
    visitor = site.visitor()
    for rules, players in (("Classic", "2"), ("Last take", "3"), ("Classic", "2")):
        plays(visitor, page_of(visitor), rules, players=players)
        visitor.play_out()
    plays(visitor, page_of(visitor, kept(visitor, {"sums": "yes", "name": NONNA})), NONNA)
    visitor.play_out()
    table = Page(visitor.get("/en/settings").text).first("table", "games").first("tbody")
    rows = {row.first("th").text: row.first("td").text for row in table.all("tr")}
    assert rows == {"Normal": "2", "Normal Last take, 3 players": "1", f"Normal {NONNA}": "1"}


# ---------------------------------------------------------------------- three ways to play a card


@pytest.mark.parametrize(
    "rules",
    ["sums=yes", "players=4 sums=yes", "players=3 ace=takes_all", "players=4 teams=pairs sums=yes"],
)
def test_three_targets_without_script(site: Site, rules: str) -> None:
    record = led_to(rules, companies.three_ways)
    ways = companies.ways(replay(record))
    code = max(ways, key=lambda card: ways[card]).code
    for number in range(max(ways.values())):
        visitor = site.seated(record)
        page = visitor.table()
        asking = next(button for button in page.hand if button.get("value") == code)
        asked = Page(visitor.send(page.press(asking)).text)
        offered = [c for c in visitor.session.seen.choices if c.card.code == code]
        assert Counter(one["value"] for one in asked.targets) == Counter(
            map(notation.write, offered)
        )
        assert len({one["aria-label"] for one in asked.targets}) == len(offered)
        target = asked.targets[number]
        before = visitor.session.number
        visitor.send(asked.press(target))
        assert notation.write(visitor.session.record.choices[before]) == target["value"]


def test_sums_show_their_cards_together(site: Site) -> None:
    record = led_to("players=4 sums=yes", companies.three_ways)
    ways = companies.ways(replay(record))
    visitor = site.seated(record)
    page = visitor.table(f"/en/?card={max(ways, key=lambda card: ways[card]).code}")
    for option in page.all("button", "option"):
        shown = [card["data-c"] for card in option.first("span", "group").all("span", "card")]
        assert option["value"].split("x")[1] == "+".join(shown)


# ---------------------------------------------------------------------- nothing hidden is shown


@pytest.mark.parametrize(
    "rules",
    [*PRESETS, "players=3", "players=4 sums=yes", "players=10", "ace-takes-all players=5"],
)
def test_whole_games_give_nothing_away(site: Site, rules: str) -> None:
    visitor = site.visitor()
    visitor.get()
    begun = visitor.post(
        "/en/games", {"after": visitor.session.id, "sure": "yes", "rules": rules, "players": ""}
    )
    assert begun.status_code == 303
    assert visitor.session.rules == read_rules(rules)
    listener = Listener(visitor, "en")
    listener.plays_by_steps()
    assert_nothing_was_given_away(listener)
