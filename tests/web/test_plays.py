"""Plays: each card once, whatever is repeated, late, or sent many times at once."""

import threading
from pathlib import Path
from random import Random

import httpx
import pytest

from rubamazzo import bots
from rubamazzo.cli import main
from rubamazzo.rules import Choice, Lay, Observation, choices, notation
from rubamazzo.rules.record_json import read_record
from tests.browser import tables
from tests.web.html import Page
from tests.web.visitor import Site, Visitor


def fields_of(page: Page) -> dict[str, object]:
    """The form that plays the first card which has but one thing to do."""
    button = next(button for button in page.hand if button.get("name") == "choice")
    return {"number": page.number, "choice": button["value"]}


def test_a_play_and_its_answer(visitor: Visitor) -> None:
    page = visitor.table()
    answer = visitor.post(page.plays_at, fields_of(page))
    assert answer.status_code == 303
    assert answer.headers["location"] == "/en/"
    assert visitor.table().number == page.number + 2


def test_a_play_by_htmx_shows_its_first_step(visitor: Visitor) -> None:
    page = visitor.table()
    part = Page(visitor.post(page.plays_at, fields_of(page), htmx=True).text)
    assert part.has("form", "tick")
    assert not part.hand  # nothing can be played until all was shown
    shown = 0
    while part.has("form", "tick"):
        tick = part.first("form", "tick")
        step = tick.first("input", name="step")["value"]
        part = Page(visitor.get(tick["action"], htmx=True, params={"step": step}).text)
        shown += 1
    assert 1 <= shown <= 4
    assert part.hand
    assert part.number == page.number + 2


def test_the_same_form_twice(visitor: Visitor) -> None:
    page = visitor.table()
    visitor.post(page.plays_at, fields_of(page))
    after = visitor.session
    answer = visitor.post(page.plays_at, fields_of(page))
    assert answer.status_code == 409
    assert visitor.session == after
    again = Page(answer.text)
    assert again.number == after.number
    assert again.hand


@pytest.mark.parametrize("htmx", [False, True])
def test_eight_at_once_play_one_card(visitor: Visitor, htmx: bool) -> None:
    page = visitor.table()
    for _ in range(4):
        number, fields = page.number, fields_of(page)
        answers = visitor.together(
            *(visitor.posts(page.plays_at, fields, htmx=htmx) for _ in range(8))
        )
        statuses = sorted(answer.status_code for answer in answers)
        assert statuses == [200 if htmx else 303] + [409] * 7
        page = visitor.table()
        assert visitor.session.number == page.number
        assert page.number == number + 2
        for answer in answers:
            if answer.status_code == 409:
                assert Page(answer.text).has("form", id="plays")


def test_different_cards_at_once_play_one(visitor: Visitor) -> None:
    page = visitor.table()
    number = page.number
    texts = [notation.write(choice) for choice in choices(visitor.session.match.deal)]
    answers = visitor.together(
        *(visitor.posts(page.plays_at, {"number": number, "choice": text}) for text in texts * 3)
    )
    assert sorted(answer.status_code for answer in answers) == [303] + [409] * (len(texts) * 3 - 1)
    assert len(visitor.session.record.choices) == number + 2


def test_new_games_at_once_begin_one(visitor: Visitor) -> None:
    visitor.get()
    before = visitor.session
    answers = visitor.together(
        *(visitor.posts("/en/games", {"after": before.id}) for _ in range(8))
    )
    assert sorted(answer.status_code for answer in answers) == [303] + [409] * 7
    assert visitor.session.id != before.id
    assert visitor.site.store.find(before.id) is None


def test_the_back_button_brings_an_old_page(visitor: Visitor) -> None:
    """What an old page sends is answered with the table as it is, and that can be played."""
    old = visitor.table()
    page = old
    for _ in range(3):
        page = visitor.play(page)
    before = visitor.session
    for button in old.hand:
        answer = visitor.send(old.press(button))
        if button.get("name") == "choice":
            assert answer.status_code == 409
        assert Page(answer.text).number == before.number
    assert visitor.session == before
    assert visitor.play(Page(answer.text)).number > before.number


def test_a_page_of_a_game_that_was_given_up(visitor: Visitor) -> None:
    old = visitor.table()
    visitor.post("/en/games", {"after": visitor.session.id})
    before = visitor.session
    answer = visitor.post(old.plays_at, fields_of(old))
    assert answer.status_code == 404
    assert before.id in Page(answer.text).plays_at
    assert visitor.session == before


def test_to_get_changes_nothing(visitor: Visitor) -> None:
    page = visitor.table()
    page = visitor.play(page)
    before = visitor.session
    card = page.in_hand[0]
    for address in (
        "/",
        "/en",
        "/en/",
        "/it/",
        "/en/?step=0",
        f"/en/?step={before.steps - 1}",
        f"/en/?step={before.steps + 5}",
        f"/en/?card={card}",
        f"/en/?card={card}&choice={card}&number={page.number}",
        "/en/settings",
        "/en/settings?level=hard",
        "/en/rules",
        f"/en/games/{before.id}/plays?number={page.number}&choice={card}",
        f"/en/games/{before.id}/record",
        "/en/games",
        f"/en/games?after={before.id}&sure=yes",
        "/en/tally/delete",
        "/healthz",
        "/nothing",
    ):
        for htmx in (False, True):
            visitor.get(address, htmx=htmx)
            assert visitor.session == before, address


def test_any_step_can_be_loaded_again(visitor: Visitor) -> None:
    page = visitor.table()
    for _ in range(4):
        page = visitor.play(page)
    for step in range(visitor.session.steps):
        whole, part = visitor.get(f"/en/?step={step}"), visitor.get(f"/en/?step={step}", htmx=True)
        assert Page(whole.text).first("section", id="board").text in " ".join(
            Page(part.text).text.split()
        )
        is_last = step == visitor.session.steps - 1
        assert bool(Page(whole.text).hand) == is_last
        assert Page(whole.text).has("form", "tick") != is_last
        assert visitor.get(f"/en/?step={step}").text == whole.text  # and again the same


def test_a_bot_that_thinks_keeps_nobody_waiting(
    site: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    thinker, other = site.seated(tables.opening(), level="hard"), site.visitor()
    page = thinker.table()
    is_answered = threading.Event()

    def thinks(seen: Observation, chance: Random) -> Choice:
        assert is_answered.wait(20), "nobody else was answered meanwhile"
        return seen.choices[0]

    monkeypatch.setattr(bots, "BOTS", {**bots.BOTS, "hard": thinks})

    async def plays() -> httpx.Response:
        return await thinker.posts(page.plays_at, fields_of(page))

    async def looks() -> httpx.Response:
        answer = await other.asks("GET", "/en/rules")
        is_answered.set()
        return answer

    played, looked = thinker.together(plays(), looks())
    assert (played.status_code, looked.status_code) == (303, 200)


# ---------------------------------------------------------------------- the choice


def test_a_card_that_can_do_both_asks(site: Site) -> None:
    visitor = site.seated(tables.choice())
    page = visitor.table()
    before = visitor.session
    code = tables.both_ways(before.match)
    asking = next(button for button in page.hand if button.get("value") == code)
    assert asking["aria-pressed"] == "false"
    asked = Page(visitor.send(page.press(asking)).text)
    assert asked.status.startswith("Take or steal?")
    assert len(asked.targets) == 2
    chosen = next(button for button in asked.hand if button.get("aria-pressed") == "true")
    assert visitor.session == before

    put_back = visitor.send(asked.press(chosen))  # the card again
    assert put_back.status_code == 200
    assert not Page(put_back.text).targets

    cancel = asked.first("div", "status").first("button", data_key="escape")
    cancelled = visitor.send(asked.press(cancel))
    assert cancelled.status_code == 200
    assert not Page(cancelled.text).targets

    take, steal = sorted(asked.targets, key=lambda target: "^" in target["value"])
    assert take["aria-label"].startswith("Take the ")
    assert steal["aria-label"].startswith("Steal the pile of the computer: ")
    visitor.send(asked.press(steal))
    assert visitor.session.record.choices[before.number] == notation.read(steal["value"])


@pytest.mark.parametrize("code", ["Zz", "", "9d", "<b>", "Ad"])
def test_to_ask_what_a_card_shall_do_that_has_no_choice(site: Site, code: str) -> None:
    visitor = site.seated(tables.opening())
    answer = visitor.get("/en/", params={"card": code})
    assert answer.status_code == 200
    assert not Page(answer.text).targets


def test_what_a_card_does_is_said_before_it_is_played(site: Site) -> None:
    visitor = site.seated(tables.choice())
    page, session = visitor.table(), visitor.session
    for button in page.hand:
        code = button.first("span", "card")["data-c"]
        offered = [c for c in session.seen.choices if c.card.code == code]
        does = {"takes": "x", "steals": "^"}
        for word, sign in does.items():
            is_offered = any(sign in notation.write(choice) for choice in offered)
            assert (word in button["aria-label"]) == is_offered
        assert button.has("span", "effect") != all(isinstance(c, Lay) for c in offered)


# ---------------------------------------------------------------------- a new game


def test_a_new_game_before_anything_was_played(visitor: Visitor) -> None:
    visitor.get()
    before = visitor.session
    assert visitor.post("/en/games", {"after": before.id}).status_code == 303
    assert visitor.session.id != before.id


def test_a_new_game_in_mid_game_asks_first(visitor: Visitor) -> None:
    visitor.play(visitor.table())
    before = visitor.session
    page = Page(visitor.post("/en/games", {"after": before.id}).text)
    assert visitor.session == before
    assert "Give this game up?" in page.status
    keep, give_up = (
        next(b for b in page.first("div", "status").all("button") if b.text == word)
        for word in ("Keep playing", "New game")
    )
    kept = Page(visitor.send(page.press(keep)).text)
    assert "Give this game up?" not in kept.status
    assert visitor.session == before
    dealt = Page(visitor.send(page.press(give_up)).text)
    assert visitor.session.id != before.id
    assert dealt.hand or dealt.has("form", "tick")


def test_a_new_game_after_the_end_asks_nothing_and_passes_the_deal_on(visitor: Visitor) -> None:
    page = visitor.play_out()
    before = visitor.session
    again = next(b for b in page.all("button") if b.text == "Play again")
    dealt = Page(visitor.send(page.press(again)).text)
    assert dealt.hand or dealt.has("form", "tick")
    assert visitor.session.id != before.id
    assert visitor.session.seat == 1 - before.seat
    assert visitor.site.store.find(before.id) == before


# ---------------------------------------------------------------------- the record


def test_the_record_is_offered_after_the_end_only(visitor: Visitor) -> None:
    page = visitor.table()
    while page.hand:
        assert "/record" not in visitor.get().text
        answer = visitor.get(f"/en/games/{visitor.session.id}/record")
        assert answer.status_code == 409
        page = visitor.play(page)
    link = next(a for a in page.all("a") if a["href"].endswith("/record"))
    answer = visitor.get(link["href"])
    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith("text/plain")
    assert answer.headers["content-disposition"].startswith("attachment")
    assert answer.headers["cache-control"].startswith("private")
    assert read_record(answer.text) == visitor.session.record


def test_the_command_line_replays_the_record(
    visitor: Visitor, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    page = visitor.play_out()
    file = tmp_path / "record.jsonl"
    file.write_text(visitor.get(f"/en/games/{visitor.session.id}/record").text)
    assert main(["replay", str(file)]) == 0
    theirs, mine = page.piles
    counts = [mine, theirs] if visitor.session.seat == 0 else [theirs, mine]
    assert f'"cards": {counts}' in capsys.readouterr().out


def test_the_record_of_an_earlier_game_stays(visitor: Visitor) -> None:
    visitor.play_out()
    before = visitor.session
    visitor.post("/en/games", {"after": before.id})
    assert visitor.get(f"/en/games/{before.id}/record").status_code == 200


# ---------------------------------------------------------------------- the seed


def game_of(site: Site) -> str:
    visitor = site.visitor()
    visitor.play_out()
    return visitor.get(f"/en/games/{visitor.session.id}/record").text


def test_with_a_seed_all_games_are_the_same(site: Site, tmp_path: Path) -> None:
    with_another = Site(tmp_path / "other.sqlite3", seed=8)
    with_another.start()
    assert game_of(site) == game_of(site) != game_of(with_another)
    with_another.stop()


def test_without_a_seed_no_two_are(tmp_path: Path) -> None:
    site = Site(tmp_path / "chance.sqlite3", seed=None)
    site.start()
    packs, seeds = set(), set()
    for _ in range(8):
        visitor = site.visitor()
        visitor.get()
        packs.add(visitor.session.record.packs)
        seeds.add(visitor.session.seed)
    site.stop()
    assert (len(packs), len(seeds)) == (8, 8)


@pytest.mark.parametrize(("seed", "is_warned"), [(3, True), (0, True), (None, False)])
def test_the_log_warns_of_a_seed(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, seed: int | None, is_warned: bool
) -> None:
    site = Site(tmp_path / "games.sqlite3", seed=seed)
    site.start()
    site.stop()
    assert ("RUBAMAZZO_SEED" in caplog.text) == is_warned


def test_a_game_outlives_the_server(tmp_path: Path) -> None:
    first = Site(tmp_path / "games.sqlite3")
    first.start()
    visitor = first.visitor()
    page = visitor.play(visitor.play(visitor.table()))
    before, token = visitor.session, visitor.token
    first.stop()
    second = Site(tmp_path / "games.sqlite3")
    second.start()
    again = second.visitor(Cookie=f"rubamazzo={token}")
    later = Page(again.get().text)
    assert (later.in_hand, later.on_table, later.number) == (
        page.in_hand,
        page.on_table,
        before.number,
    )
    second.stop()
