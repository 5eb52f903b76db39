"""What is answered when something cannot be done: a short message and the untouched table."""

from dataclasses import dataclass

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from rubamazzo.rules import Cards, IllegalChoice, Lay, SenselessRules
from rubamazzo.session import StalePlay
from rubamazzo.web.browser import Browser, browser_of, language_of
from rubamazzo.web.games import show
from rubamazzo.web.languages import Language, languages
from rubamazzo.web.rulewords import senseless
from rubamazzo.web.state import state_of


@dataclass(frozen=True, slots=True)
class FaultPage:
    """Everything that may be told to somebody who has no table."""

    message: str


async def refuse(request: Request, status: int, cause: Exception | None = None) -> Response:
    """The table as it stands, with the status and the reason in the player's language."""
    if isinstance(cause, HTTPException):
        status = cause.status_code
    browser = await browser_of(request)
    lang = _language(request, browser)
    state = await state_of(request)
    if browser.is_new and status == 404 and request.method == "GET":
        # whoever guesses addresses is dealt no game
        message = languages()[lang].gettext("There is no such page.")
        return state.pages.render(lang, "fault.html", FaultPage(message), status)
    session = await state.session_of(browser)
    message = _message(languages()[lang], status, cause, session.seen.hand)
    response = show(request, lang, state, browser, session, message=message, status=status)
    if isinstance(cause, HTTPException):
        response.headers.update(cause.headers or {})
    return response


async def apologize(request: Request, status: int) -> Response:
    """What is answered to a fault of ours: the table, or where it is out of reach a few words."""
    browser, state = await browser_of(request), await state_of(request)
    lang = _language(request, browser)
    message = _message(languages()[lang], status)
    try:
        if not browser.is_new and (session := state.store.latest(browser.owner)):
            return show(request, lang, state, browser, session, message=message, status=status)
    except Exception:  # whatever it is has been logged as the fault itself
        pass
    return state.pages.render(lang, "fault.html", FaultPage(message), status)


def _language(request: Request, browser: Browser) -> str:
    """The language in the path; else as for somebody who has just come."""
    path: str = request.scope["path"]
    lang = path.strip("/").split("/")[0]
    return lang if lang in languages() else language_of(request, browser.likes)


def _message(
    language: Language, status: int, cause: Exception | None = None, hand: Cards = ()
) -> str:
    gettext = language.gettext
    match cause:
        case StalePlay():
            return ""  # a double tap or an old page: the table says it all
        case IllegalChoice(choice=Lay(card)) if card in hand:
            return gettext("That card can take: it must.")
        case SenselessRules(reason=reason):
            return senseless(language, reason)
        case IllegalChoice():
            return gettext("That cannot be played now.")
    match status:
        case 403:
            return gettext("That is not your table. This is yours.")
        case 404:
            return gettext("There is no such page. Here is your table.")
        case 405:
            return gettext("That cannot be done here.")
        case 409:
            return gettext("Not now.")
        case 413:
            return gettext("That was too much to read.")
        case 415:
            return gettext("That is not a form of ours.")
        case 422 | 400:
            return gettext("That could not be understood.")
        case _:
            return gettext("Something went wrong. Your game is safe.")
