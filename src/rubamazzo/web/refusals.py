"""What is answered when something cannot be done: a short message and the untouched table."""

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from rubamazzo.rules import IllegalChoice, Lay
from rubamazzo.session import StalePlay
from rubamazzo.web.browser import browser_of, language_of
from rubamazzo.web.games import show
from rubamazzo.web.languages import Language, languages
from rubamazzo.web.state import state_of


async def refuse(request: Request, status: int, cause: Exception | None = None) -> Response:
    """The table as it stands, with the status and the reason in the player's language."""
    if isinstance(cause, HTTPException):
        status = cause.status_code
    browser = await browser_of(request)
    lang = request.url.path.split("/")[1]
    if lang not in languages():
        lang = language_of(request, browser.likes)
    message = _message(languages()[lang], status, cause)
    state = await state_of(request)
    session = await state.session_of(browser)
    return show(request, lang, state, browser, session, message=message, status=status)


def _message(language: Language, status: int, cause: Exception | None) -> str:
    gettext = language.gettext
    match cause:
        case StalePlay():
            return ""  # a double tap or an old page: the table says it all
        case IllegalChoice(choice=Lay()):
            return gettext("That card can take: it must.")
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
