"""How a browser likes the game, and what it has played: level, deck, pace, numerals, the tally."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated, Literal

from fastapi import APIRouter, Form, Query
from pydantic import BaseModel, Field
from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from rubamazzo.rules import read_rules
from rubamazzo.session import StalePlay, Tally
from rubamazzo.web.browser import DECKS, LEVELS, PACES
from rubamazzo.web.games import NOTHING, show
from rubamazzo.web.languages import languages
from rubamazzo.web.rulewords import rules_told
from rubamazzo.web.state import CurrentBrowser, CurrentLanguage, CurrentState, is_htmx

router = APIRouter()


@dataclass(frozen=True, slots=True)
class SettingsPage:
    """Everything that the settings' templates may use."""

    level: str
    levels: tuple[str, ...]
    deck: str
    decks: tuple[str, ...]
    pace: str
    paces: tuple[str, ...]
    shows_numerals: bool
    takes_effect_now: bool
    """Whether a new level holds for the game on the table."""
    tallies: tuple[Tally, ...]
    rules_names: Mapping[str, str]
    """What the rules of the tallies are called."""


class Changes(BaseModel):
    level: Literal["", "easy", "normal", "hard"] = ""
    deck: Literal["", "n", "p"] = ""
    pace: Literal["", "normal", "fast", "off"] = ""
    numerals: Literal["", "on", "off"] = ""
    step: Annotated[int, Field(ge=0, le=10_000)] | None = None
    card: Annotated[str, Field(max_length=4)] = ""
    """What is shown besides: a step, a chosen card."""


@router.get("/{lang}/settings")
async def show_settings(
    request: Request,
    lang: CurrentLanguage,
    state: CurrentState,
    browser: CurrentBrowser,
    step: Annotated[int | None, Query(ge=0, le=10_000), NOTHING] = None,
) -> Response:
    """The settings and the results, but for that of a game whose end is still to be shown."""
    session = await state.session_of(browser)
    unshown = session.id if step is not None and step < session.steps - 1 else ""
    likes, tallies = browser.likes, state.store.tallies(browser.owner, but=unshown)
    page = SettingsPage(
        level=likes.level,
        levels=LEVELS,
        deck=likes.deck,
        decks=DECKS,
        pace=likes.pace,
        paces=PACES,
        shows_numerals=likes.shows_numerals(lang),
        takes_effect_now=session.is_untouched,
        tallies=tallies,
        rules_names={
            tally.rules: rules_told(languages()[lang], browser, read_rules(tally.rules))
            for tally in tallies
        },
    )
    template = "_settings.html" if is_htmx(request) else "settings.html"
    response = state.pages.render(lang, template, page)
    browser.liking(language=lang).remember(response, request)
    return response


@router.post("/{lang}/settings")
async def change_settings(
    request: Request,
    lang: CurrentLanguage,
    state: CurrentState,
    browser: CurrentBrowser,
    changes: Annotated[Changes, Form()],
) -> Response:
    """Remembers what was changed; a level holds at once while no card has been played."""
    before = browser.likes
    liked = {name: value for name, value in changes if value and name not in ("step", "card")}
    if liked.get("numerals") == ("on" if before.shows_numerals(lang) else "off"):
        del liked["numerals"]  # a form sends all it has; what was not chosen follows the language
    browser = browser.liking(**liked)
    session = await state.session_of(browser)
    gettext, notice = languages()[lang].gettext, ""
    if changes.level:
        if session.is_untouched and session.level != changes.level:
            try:
                session = await state.set_level(session, changes.level)
            except StalePlay:
                session = await state.session_of(browser)
        said = (
            gettext("Level: %(level)s.")
            if session.level == changes.level
            else gettext("Level: %(level)s, from the next game on.")
        )
        if changes.level != before.level:
            notice = said % {"level": level_name(lang, changes.level)}
    if is_htmx(request):
        response = show(
            request,
            lang,
            state,
            browser,
            session,
            step=None if browser.likes.pace == "off" else changes.step,
            chosen=changes.card,
            message=notice,
            controls=True,
        )
    else:
        response = RedirectResponse(f"/{lang}/", 303)
    browser.remember(response, request)
    return response


@router.post("/{lang}/tally/delete")
async def delete_tally(
    request: Request, lang: CurrentLanguage, state: CurrentState, browser: CurrentBrowser
) -> Response:
    """Forgets all results of this browser."""
    await run_in_threadpool(state.store.forget_results, browser.owner)
    if not is_htmx(request):
        return RedirectResponse(f"/{lang}/settings", 303)
    return await show_settings(request, lang, state, browser)


def level_name(lang: str, level: str) -> str:
    gettext = languages()[lang].gettext
    return {"easy": gettext("Easy"), "normal": gettext("Normal"), "hard": gettext("Hard")}[level]
