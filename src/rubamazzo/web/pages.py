"""The pages that do not change: the way in, the rules, and what machines ask for."""

from dataclasses import dataclass

from fastapi import APIRouter
from starlette.requests import Request
from starlette.responses import JSONResponse, PlainTextResponse, RedirectResponse, Response

from rubamazzo.web.browser import language_of
from rubamazzo.web.state import CurrentBrowser, CurrentLanguage, CurrentState

router = APIRouter()


@dataclass(frozen=True, slots=True)
class RulesPage:
    """Everything that the rules' template may use."""

    deck: str
    shows_numerals: bool


@router.get("/")
def choose_language(request: Request, browser: CurrentBrowser) -> Response:
    return RedirectResponse(
        f"/{language_of(request, browser.likes)}/",
        303,
        {"Vary": "Accept-Language, Cookie", "Cache-Control": "private, no-cache"},
    )


@router.get("/{lang}/rules")
def show_rules(
    request: Request, lang: CurrentLanguage, state: CurrentState, browser: CurrentBrowser
) -> Response:
    page = RulesPage(browser.likes.deck, browser.likes.shows_numerals(lang))
    response = state.pages.render(lang, "rules.html", page)
    browser.liking(language=lang).remember(response, request)
    return response


@router.get("/manifest.webmanifest")
def manifest(state: CurrentState) -> Response:
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
def health(state: CurrentState) -> Response:
    """200 when the store answers."""
    state.store.answers()
    return PlainTextResponse("ok\n", headers={"Cache-Control": "no-store"})
