"""Choosing a game: the presets, our house rules as questions a family would ask, and their link."""

from collections.abc import Iterator
from dataclasses import asdict, dataclass
from typing import Annotated
from urllib.parse import urlencode

from fastapi import APIRouter, Form, Query
from pydantic import BaseModel, Field
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from rubamazzo.rules import CLASSIC, BadNotation, Rules, SenselessRules, read_rules
from rubamazzo.rules.options import PRESETS, VALUES
from rubamazzo.web.browser import NAME_LENGTH, Browser, name_of
from rubamazzo.web.languages import Language, languages
from rubamazzo.web.rulewords import (
    preset_name,
    preset_sentence,
    rule_sentences,
    rules_name,
    senseless,
)
from rubamazzo.web.state import CurrentBrowser, CurrentLanguage, CurrentState, State

router = APIRouter()


@dataclass(frozen=True, slots=True)
class Offer:
    """Rules that can be played at once."""

    rules: str
    name: str
    sentence: str
    link: str
    """Where these rules can be opened by anybody; empty for a preset."""


@dataclass(frozen=True, slots=True)
class Answer:
    value: str
    text: str


@dataclass(frozen=True, slots=True)
class Question:
    """An option, asked as a family would."""

    option: str
    text: str
    answers: tuple[Answer, ...]
    chosen: str
    is_number: bool


@dataclass(frozen=True, slots=True)
class HousesPage:
    """Everything that the template for choosing a game may use."""

    session_id: str
    is_at_stake: bool
    """Whether a game would be given up."""
    in_force: str
    """What the rules at this browser's table are called."""
    in_short: str
    """How they differ from Classic."""
    presets: tuple[Offer, ...]
    houses: tuple[Offer, ...]
    invitation: Offer | None
    """The rules of a link that was followed."""
    is_known: bool
    """Whether this browser remembers those rules."""
    is_refused: bool
    """Whether the answers to the questions make no sense."""
    questions: tuple[Question, ...]
    name: str
    message: str
    origin: str
    """Where this site is, for links that travel."""
    deck: str


class OurRules(BaseModel):
    """The answers to the questions; what is not answered is as in Classic."""

    name: Annotated[str, Field(max_length=NAME_LENGTH)] = ""
    players: str = "2"
    teams: str = "none"
    steal_partner: str = "no"
    pack: str = "italian"
    hand: str = ""
    capture: str = "one"
    sums: str = "no"
    both: str = "choose"
    ace: str = "plain"
    leftovers: str = "nobody"
    double_steal: str = "one"
    deals: str = "1"


class Known(BaseModel):
    rules: Annotated[str, Field(max_length=400)]


@router.get("/{lang}/new")
async def choose_game(
    request: Request, lang: CurrentLanguage, state: CurrentState, browser: CurrentBrowser
) -> Response:
    """All games that can be played, and the questions of our own."""
    rules = _in_force(state, browser)
    return _page(request, lang, state, browser, rules, browser.house_of(rules))


@router.get("/{lang}/play")
async def follow_link(
    request: Request,
    lang: CurrentLanguage,
    state: CurrentState,
    browser: CurrentBrowser,
    rules: Annotated[str, Query()] = "",
    name: Annotated[str, Query()] = "",
) -> Response:
    """House rules that came as a link: one tap from playing. What cannot be read is Classic."""
    language, message = languages()[lang], ""
    try:
        linked = read_rules(rules[:400])
    except BadNotation:
        linked = CLASSIC
        message = language.gettext("That link could not be read: this is Classic.")
    except SenselessRules as senseless_rules:
        linked = CLASSIC
        reason = senseless(language, senseless_rules.reason)
        message = language.gettext("%(reason)s This is Classic.") % {"reason": reason}
    name = "" if message else name_of(name)
    offer = _offer(lang, browser, linked, name)
    return _page(request, lang, state, browser, linked, name, message, invitation=offer)


@router.post("/{lang}/houses")
async def make_house(
    request: Request,
    lang: CurrentLanguage,
    state: CurrentState,
    browser: CurrentBrowser,
    ours: Annotated[OurRules, Form()],
) -> Response:
    """Remembers our house rules and leads to their link; a senseless mixture is told why."""
    words = [f"{option}={value}" for option, value in ours if option != "name" and value]
    try:
        rules = read_rules(" ".join(words))
    except SenselessRules as senseless_rules:
        message = senseless(languages()[lang], senseless_rules.reason)
        asked = _in_force(state, browser)
        page = _page(request, lang, state, browser, asked, ours.name, message, given=ours)
        page.status_code = 422
        return page
    browser = browser.knowing(ours.name, rules)
    response = RedirectResponse(f"/{lang}{_link(rules, name_of(ours.name))}", 303)
    browser.remember(response, request)
    return response


@router.post("/{lang}/houses/forget")
async def forget_house(
    request: Request,
    lang: CurrentLanguage,
    browser: CurrentBrowser,
    known: Annotated[Known, Form()],
) -> Response:
    response = RedirectResponse(f"/{lang}/new", 303)
    browser.forgetting(read_rules(known.rules)).remember(response, request)
    return response


def _page(
    request: Request,
    lang: str,
    state: State,
    browser: Browser,
    rules: Rules,
    name: str,
    message: str = "",
    invitation: Offer | None = None,
    given: OurRules | None = None,
) -> Response:
    language, in_force = languages()[lang], _in_force(state, browser)
    session = None if browser.is_new else state.store.latest(browser.owner)
    answers = {option: str(value) for option, value in asdict(rules).items()}
    if given is not None:
        answers |= {option: value for option, value in given if option != "name" and value}
    page = HousesPage(
        session_id=session.id if session else "",
        is_at_stake=session is not None and session.is_at_stake,
        in_force=rules_name(language, browser, in_force),
        in_short=" ".join(rule_sentences(language, in_force)),
        presets=tuple(
            Offer(str(preset), preset_name(language, key), preset_sentence(language, key), "")
            for key, preset in PRESETS.items()
        ),
        houses=tuple(
            _offer(lang, browser, read_rules(house.rules), house.name) for house in browser.houses
        ),
        invitation=invitation,
        is_known=bool(browser.house_of(rules)),
        is_refused=given is not None,
        questions=tuple(_questions(language, answers)),
        name=name,
        message=message,
        origin=str(request.base_url).rstrip("/"),
        deck=browser.likes.deck,
    )
    response = state.pages.render(lang, "houses.html", page)
    browser.liking(language=lang).remember(response, request)
    return response


def _in_force(state: State, browser: Browser) -> Rules:
    session = None if browser.is_new else state.store.latest(browser.owner)
    return session.rules if session else browser.likes.next_rules


def _offer(lang: str, browser: Browser, rules: Rules, name: str) -> Offer:
    language = languages()[lang]
    return Offer(
        rules=str(rules),
        name=name or rules_name(language, browser, rules),
        sentence=" ".join(rule_sentences(language, rules)) or preset_sentence(language, "classic"),
        link=_link(rules, name),
    )


def _link(rules: Rules, name: str) -> str:
    """An address without a language."""
    query = {"rules": str(rules)} | ({"name": name} if name else {})
    return f"/play?{urlencode(query)}"


def _questions(language: Language, answers: dict[str, str]) -> Iterator[Question]:
    gettext = language.gettext
    asked: tuple[tuple[str, str, dict[str, str]], ...] = (
        ("players", gettext("How many are at the table?"), {}),
        (
            "teams",
            gettext("Four at the table: each for himself, or two against two?"),
            {"none": gettext("Each for himself"), "pairs": gettext("Two against two")},
        ),
        (
            "steal_partner",
            gettext("Two against two: may your partner’s pile be stolen?"),
            {"no": gettext("No"), "yes": gettext("Yes")},
        ),
        (
            "capture",
            gettext("Two 5s lie on the table and you play a 5: does it take one or both?"),
            {"one": gettext("One"), "all": gettext("Both")},
        ),
        (
            "sums",
            gettext("A 5 and a 2 lie on the table: may a 7 take them?"),
            {"no": gettext("No"), "yes": gettext("Yes")},
        ),
        (
            "both",
            gettext("A card could take from the table and steal a pile: what happens?"),
            {
                "choose": gettext("The player chooses"),
                "table_first": gettext("It takes from the table"),
                "steal_first": gettext("It steals"),
            },
        ),
        (
            "ace",
            gettext("What does an ace do?"),
            {
                "plain": gettext("The same as any card"),
                "takes_all": gettext("It sweeps the table, or steals the next player’s pile"),
                "takes_all_not_last": gettext("The same, but not in the last round"),
            },
        ),
        (
            "leftovers",
            gettext("Who gets what is left on the table at the end?"),
            {"nobody": gettext("Nobody"), "last_taker": gettext("Whoever took last")},
        ),
        (
            "double_steal",
            gettext("Two piles show a 5 and you play a 5: do you steal one or both?"),
            {"one": gettext("One"), "all": gettext("Both")},
        ),
        (
            "pack",
            gettext("Which cards?"),
            {"italian": gettext("Italian, 40"), "french": gettext("French, 52")},
        ),
        ("hand", gettext("How many cards in each hand?"), {}),
        ("deals", gettext("How many deals to a match?"), {}),
    )
    for option, text, named in asked:
        values = named or {value: value for value in VALUES[option]}
        yield Question(
            option=option,
            text=text,
            answers=tuple(Answer(value, words) for value, words in values.items()),
            chosen=answers[option],
            is_number=not named,
        )
