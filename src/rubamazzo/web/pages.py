"""The pages that do not change: the way in, the rules, and what machines ask for."""

from dataclasses import dataclass
from typing import Annotated
from urllib.parse import urlencode

from fastapi import APIRouter, Query
from starlette.requests import Request
from starlette.responses import JSONResponse, PlainTextResponse, RedirectResponse, Response

from rubamazzo.rules import CLASSIC, BadNotation, Rules, SenselessRules, read_rules
from rubamazzo.rules.options import PRESETS
from rubamazzo.web.browser import Browser, language_of
from rubamazzo.web.drawing import Drawing
from rubamazzo.web.languages import Language, languages
from rubamazzo.web.rulewords import preset_name, preset_of, preset_sentence, rule_sentences
from rubamazzo.web.state import (
    CurrentBrowser,
    CurrentLanguage,
    CurrentState,
    State,
    origin_of,
)
from rubamazzo.web.strength import Strength, measured
from rubamazzo.web.words import Words

router = APIRouter()


@dataclass(frozen=True, slots=True)
class Preset:
    """Rules that have a name, to read about."""

    key: str
    name: str
    sentence: str
    is_told: bool
    """Whether the page tells these rules."""


@dataclass(frozen=True, slots=True)
class RulesPage:
    """Everything that the rules' template may use."""

    rules: Rules
    """The rules that the page tells."""
    name: str
    """What they are called; empty when they have no name."""
    differences: tuple[str, ...]
    """From Classic, a sentence each."""
    presets: tuple[Preset, ...]
    query: str
    """Of this page's address, for its other languages."""
    is_unread: bool
    """Whether the rules asked for made no sense."""
    deck: str
    """The drawings: n, p, or f with the French pack."""
    shows_numerals: bool
    draw: Drawing
    strength: Strength | None
    origin: str
    """Where this site is, for links that travel."""


@router.get("/")
@router.get("/play")
async def choose_language(request: Request, browser: CurrentBrowser) -> Response:
    """Leads on in the reader's language; a link to house rules names none either."""
    asked = f"?{request.url.query}" if request.url.query and request.url.path != "/" else ""
    return RedirectResponse(
        f"/{language_of(request, browser.likes)}{request.url.path}{asked}",
        303,
        {"Vary": "Accept-Language, Cookie", "Cache-Control": "private, no-cache"},
    )


@router.get("/{lang}/rules")
async def show_rules(
    request: Request,
    lang: CurrentLanguage,
    state: CurrentState,
    browser: CurrentBrowser,
    rules: Annotated[str, Query()] = "",
) -> Response:
    """The rules in full: those asked for as text, else those of this browser's table."""
    asked = _read(rules)
    told = (asked or CLASSIC) if rules else _rules_of(browser, state)
    language = languages()[lang]
    page = RulesPage(
        rules=told,
        name=_name(language, browser, told),
        differences=tuple(rule_sentences(language, told)),
        presets=_presets(language, told),
        query="?" + urlencode({"rules": str(told)}) if rules else "",
        is_unread=asked is None,
        deck="f" if told.pack == "french" else browser.likes.deck,
        shows_numerals=told.pack == "italian" and browser.likes.shows_numerals(lang),
        draw=Drawing(Words(language, told, 0)),
        origin=origin_of(request),
        strength=measured(),
    )
    response = state.pages.render(lang, "rules.html", page)
    browser.liking(language=lang).remember(response, request)
    return response


def _read(text: str) -> Rules | None:
    try:
        return read_rules(text[:400])
    except (BadNotation, SenselessRules):
        return None


def _rules_of(browser: Browser, state: State) -> Rules:
    """What a browser's table is played by; reading the rules begins no game."""
    session = None if browser.is_new else state.store.latest(browser.owner)
    return session.rules if session else browser.likes.next_rules


def _name(language: Language, browser: Browser, rules: Rules) -> str:
    if preset := preset_of(rules):
        return preset_name(language, preset)
    return browser.house_of(rules)


def _presets(language: Language, told: Rules) -> tuple[Preset, ...]:
    return tuple(
        Preset(key, preset_name(language, key), preset_sentence(language, key), preset == told)
        for key, preset in PRESETS.items()
    )


@router.get("/manifest.webmanifest")
async def manifest(state: CurrentState) -> Response:
    """What makes the page installable."""
    icons = f"{state.static.ours_at}/icons"
    return JSONResponse(
        {
            "name": "Rubamazzo",
            "short_name": "Rubamazzo",
            "start_url": "/",
            "scope": "/",
            "display": "standalone",
            "background_color": "#dbd1bd",
            "theme_color": "#cec2aa",
            "icons": [
                {"src": f"{icons}/icon.svg", "sizes": "any", "type": "image/svg+xml"},
                {"src": f"{icons}/icon-192.png", "sizes": "192x192", "type": "image/png"},
                {"src": f"{icons}/icon-512.png", "sizes": "512x512", "type": "image/png"},
                {
                    "src": f"{icons}/maskable-512.png",
                    "sizes": "512x512",
                    "type": "image/png",
                    "purpose": "maskable",
                },
            ],
        },
        media_type="application/manifest+json",
    )


@router.get("/healthz")
async def health(state: CurrentState) -> Response:
    """200 when the store answers."""
    state.store.answers()
    return PlainTextResponse("ok\n", headers={"Cache-Control": "no-store"})
