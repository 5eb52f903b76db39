"""No response shows a card that is hidden at that moment, by code, name or picture.

Whole games are played and every body is kept. When the game is over its record tells which cards
were hidden when each body was sent; none of them may be found in it. More is asked than product
and rules do: the computer's answer is decided at once, but it must not show before its step.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass

import httpx
import pytest

from rubamazzo.bots import BOTS
from rubamazzo.rules import Card, Record, Seat, cards, read_rules
from rubamazzo.session import Session, Step
from rubamazzo.web.languages import languages
from rubamazzo.web.words import Words
from tests.session.games import dealt
from tests.web.html import Page
from tests.web.visitor import Site, Visitor


@dataclass(frozen=True)
class Said:
    """A body, and the step that the player had come to when it was sent."""

    language: str
    step: int
    plays: int
    body: str


class Listener:
    """A visitor that keeps all that it is sent."""

    def __init__(self, visitor: Visitor, language: str) -> None:
        self.visitor, self.language = visitor, language
        self.heard: list[Said] = []

    def hears(self, answer: httpx.Response, step: int | None = None) -> Page:
        session = self.visitor.session
        headers = "\n".join(f"{name}: {value}" for name, value in answer.headers.items())
        self.heard.append(
            Said(
                self.language,
                session.steps - 1 if step is None else step,
                len(session.record.choices),
                # chance may write a card's code into what is made by chance
                f"{headers}\n\n{answer.text}".replace(self.visitor.token, "").replace(
                    session.id, ""
                ),
            )
        )
        return Page(answer.text)

    def plays_by_steps(self) -> None:
        """A whole game as htmx plays it, each step asked for, with looks aside."""
        page = self.looks_around()
        while page.hand:
            first_new = self.visitor.session.steps
            button = page.hand[0]
            press = page.press(button)
            if press.method == "get":
                asked = self.hears(self.visitor.send(press, htmx=True))
                press = asked.press(asked.targets[-1])
            page = self.hears(self.visitor.send(press, htmx=True), first_new)
            while page.has("form", "tick"):
                tick = page.first("form", "tick")
                step = int(tick.first("input", name="step")["value"])
                page = self.hears(
                    self.visitor.get(tick["action"], htmx=True, params={"step": step}), step
                )

    def plays_plainly(self) -> None:
        """A whole game without script: after each play the table as it is."""
        page = self.looks_around()
        while page.hand:
            press = page.press(page.hand[-1])
            if press.method == "get":
                asked = self.hears(self.visitor.send(press))
                press = asked.press(asked.targets[0])
            page = self.hears(self.visitor.send(press))
            if len(self.heard) % 5 == 0:
                self.looks_around()

    def looks_around(self) -> Page:
        """Every page there is, refusals included."""
        home = f"/{self.language}/"
        plays = f"{home}games/{self.visitor.session.id}/plays"
        number = self.visitor.session.number
        for answer in (
            self.visitor.get(f"{home}settings"),
            self.visitor.get(f"{home}settings", htmx=True),
            self.visitor.get(f"{home}?step=3"),
            self.visitor.get(f"{home}nothing"),
            self.visitor.get(f"{home}games/{self.visitor.session.id}/record"),
            self.visitor.post(plays, {"number": number + 1, "choice": "x"}),
            self.visitor.post(plays, {"number": number, "choice": "Ad^7"}, htmx=True),
            self.visitor.post(f"{home}games", {"after": "other"}),
            self.visitor.post(f"{home}settings", {"deck": "p"}, htmx=True),
            self.visitor.post(f"{home}settings", {"deck": "n"}),
        ):
            self.hears(answer)
        return self.hears(self.visitor.get(home))


def shown_in(step: Step) -> set[Card]:
    return {*step.seen.hand, *step.seen.table, *step.seen.opening, *step.dealt}.union(
        {step.choice.card} if step.choice else set(), *step.seen.piles
    )


def hidden_at(session: Session, said: Said) -> set[Card]:
    """What the player had not seen at that step, and what was still to be played."""
    seen = set().union(*(shown_in(session.step(at)) for at in range(said.step + 1)))
    return set(session.rules.whole_pack) - seen


def traces_of(card: Card, words: Words) -> Iterator[str]:
    """What would give a card away."""
    yield rf"(?<![A-Za-z0-9]){card.code}(?![A-Za-z0-9])"
    yield re.escape(words.card(card))
    yield re.escape(words.the(card))


def without_what_tells_nothing(body: str) -> str:
    """Without all faces to load ahead (the whole pack in new order), samples and drawings."""
    body = re.sub(r'<template id="faces".*?</template>', "", body, flags=re.DOTALL)
    body = re.sub(r'<span class="sample".*?</span>', "", body, flags=re.DOTALL)
    return re.sub(r' d="[^"]*"', "", body)


def assert_nothing_was_given_away(listener: Listener) -> None:
    session = listener.visitor.session
    assert session.match.is_over
    checked = 0
    for said in listener.heard:
        words = Words(languages()[said.language], session.rules, session.seat)
        body = without_what_tells_nothing(said.body)
        for card in hidden_at(session, said):
            for trace in traces_of(card, words):
                found = re.search(trace, body)
                assert not found, f"{card.code} at step {said.step}: {body[found.start() - 80 :]}"
                checked += 1
    assert checked > 1000


@pytest.mark.parametrize("level", list(BOTS))
@pytest.mark.parametrize("language", list(languages()))
def test_a_game_step_by_step(site: Site, language: str, level: str) -> None:
    listener = Listener(site.visitor(), language)
    listener.visitor.get(f"/{language}/")
    listener.visitor.post(f"/{language}/settings", {"level": level})
    listener.plays_by_steps()
    assert_nothing_was_given_away(listener)


@pytest.mark.parametrize("language", list(languages()))
def test_a_game_by_plain_forms(site: Site, language: str) -> None:
    listener = Listener(site.visitor(), language)
    listener.visitor.get(f"/{language}/")
    listener.plays_plainly()
    assert_nothing_was_given_away(listener)


def test_a_game_without_pauses(site: Site) -> None:
    listener = Listener(site.visitor(), "en")
    listener.visitor.get()
    listener.visitor.post("/en/settings", {"pace": "off"})
    page = listener.looks_around()
    while page.hand:
        page = listener.hears(listener.visitor.send(page.press(page.hand[0]), htmx=True))
        if page.targets:
            page = listener.hears(listener.visitor.send(page.press(page.targets[0]), htmx=True))
    assert_nothing_was_given_away(listener)


@pytest.mark.parametrize(
    ("rules", "seat"),
    [
        ("stealing-bundles", 0),
        ("with-sums players=3", 2),
        ("ace-takes-all players=4 teams=pairs", 1),
    ],
)
def test_a_game_by_other_rules(site: Site, rules: str, seat: Seat) -> None:
    session = dealt(4, rules=read_rules(rules), seat=seat)
    listener = Listener(site.seated(session.record, seat), "en")
    listener.plays_by_steps()
    assert_nothing_was_given_away(listener)


def test_the_faces_to_load_ahead_are_in_the_order_of_a_new_pack(visitor: Visitor) -> None:
    def faces() -> list[str]:
        page = visitor.table()
        return [image["src"] for image in page.first("template", id="faces").all("img")]

    first = faces()
    assert len(first) == 41  # all cards and the back
    visitor.post("/en/games", {"after": visitor.session.id})
    assert faces() == first


def test_other_hidden_cards_give_the_same_bytes(site: Site) -> None:
    """Two tables alike but for what is hidden: every page of them is the same."""
    first = cards("5d 2c 6d 3c Ad 4c 5c 7s Fs Cs")
    rest = tuple(card for card in read_rules("").whole_pack if card not in first)
    hands = (*first[:1], rest[5], *first[2:3], rest[6], *first[4:5], rest[7], *first[6:])
    other = tuple(c for c in (*first, *rest) if c not in hands)
    bodies = []
    for pack in ((*first, *rest), (*hands, *reversed(other))):
        visitor = site.seated(Record(read_rules(""), (pack,)))
        bodies.append(
            [
                visitor.get(address, htmx=htmx).text.replace(visitor.session.id, "ID")
                for address in ("/en/", "/it/", "/en/?step=0", "/en/settings", "/nothing")
                for htmx in (False, True)
            ]
        )
    assert bodies[0] == bodies[1]
