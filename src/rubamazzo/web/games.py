"""The table: to see it at any step, to play, to begin anew."""

from dataclasses import dataclass, replace
from typing import Annotated, Literal

from fastapi import APIRouter, Depends, Form, Query
from pydantic import BaseModel, BeforeValidator, Field
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import PlainTextResponse, RedirectResponse, Response

from rubamazzo.rules import notation, read_rules
from rubamazzo.rules.record_json import write_record
from rubamazzo.session import Session, StalePlay, Tally
from rubamazzo.web.browser import DECKS, LEVELS, NAME_LENGTH, Browser, name_of
from rubamazzo.web.languages import languages
from rubamazzo.web.rulewords import rule_sentences, rules_name
from rubamazzo.web.state import (
    CurrentBrowser,
    CurrentLanguage,
    CurrentState,
    State,
    is_htmx,
    origin_of,
)
from rubamazzo.web.table import Table, room_for, table_of, told_since
from rubamazzo.web.words import Words

router = APIRouter()


@dataclass(frozen=True, slots=True)
class TablePage:
    """Everything that the table's templates may use."""

    table: Table
    origin: str
    """Where this site is, for links that travel."""
    session_id: str
    deck: str
    """The drawings: n, p, or f with the French pack."""
    other_deck: str
    level: str
    next_level: str
    next_game_level: str
    """What the next game is played at; equal to `level` unless it was changed meanwhile."""
    pace: str
    shows_numerals: bool
    """Whether our numerals stand on the cards; French ones bring their own."""
    faces: tuple[str, ...]
    """Codes of all cards of the pack, to load their pictures ahead."""
    rules: str
    """The rules in force as text."""
    rules_name: str
    """What they are called."""
    rules_short: tuple[str, ...]
    """How they differ from Classic."""
    tally: Tally
    message: str
    """A refusal or a notice, in place of the news."""
    asked: str
    """The question whether this game may be given up, while it is asked."""
    is_part: bool
    """Whether only the board is answered, for htmx to swap."""
    brings_controls: bool
    """Whether the part brings the controls along."""


NOTHING = BeforeValidator(lambda value: None if value == "" else value)
"""An empty field says nothing: the card that is put back into the hand sends one."""


class NewGame(BaseModel):
    after: Annotated[str, Field(max_length=40)] = ""
    """The game that the new one follows; empty for the first."""
    sure: Literal["", "yes"] = ""
    rules: Annotated[str, Field(max_length=400)] = ""
    """Other rules than those of the last game."""
    players: Literal["", "2", "3", "4", "5", "6", "7", "8", "9", "10", "pairs"] = ""
    """How many of them at the table, if the rules leave it open; four in pairs."""
    name: Annotated[str, Field(max_length=NAME_LENGTH)] = ""
    """What those rules are called at home."""


class Play(BaseModel):
    number: Annotated[int, Field(ge=0, le=10_000)]
    choice: Annotated[str, Field(max_length=200)]


class Deal(BaseModel):
    number: Annotated[int, Field(ge=0, le=10_000)]


async def own_session(session_id: str, state: CurrentState, browser: CurrentBrowser) -> Session:
    """The session in a path; 404 when there is none, 403 when it is another browser's."""
    session = state.store.find(session_id[:40])
    if session is None:
        raise HTTPException(404)
    if session.owner != browser.owner:
        raise HTTPException(403)
    return session


OwnSession = Annotated[Session, Depends(own_session)]


@router.get("/{lang}")
async def add_slash(lang: CurrentLanguage) -> Response:
    return RedirectResponse(f"/{lang}/", 308)


@router.get("/{lang}/")
async def show_table(
    request: Request,
    lang: CurrentLanguage,
    state: CurrentState,
    browser: CurrentBrowser,
    step: Annotated[int | None, Query(ge=0, le=10_000), NOTHING] = None,
    card: Annotated[str, Query(max_length=4)] = "",
) -> Response:
    """The table at a step, the last one if none is named; `card` asks what a card shall do.

    A game that is dealt for a newcomer is shown from its first step.
    """
    session, is_new = await state.seated(browser)
    first = 0 if is_new and browser.likes.pace != "off" else None
    return show(
        request, lang, state, browser, session, step=first if step is None else step, chosen=card
    )


@router.post("/{lang}/games")
async def begin_game(
    request: Request,
    lang: CurrentLanguage,
    state: CurrentState,
    browser: CurrentBrowser,
    new: Annotated[NewGame, Form()],
) -> Response:
    """Deals a new game, unless one in play would be lost and the player is not sure."""
    before = state.store.latest(browser.owner)
    if new.after != (before.id if before else ""):
        raise StalePlay
    if before and before.is_at_stake and not new.sure:
        return show(request, lang, state, browser, before, asks=True)
    if new.rules:
        at_table = {"": "", "pairs": "players=4 teams=pairs"}.get(
            new.players, f"players={new.players}"
        )
        rules = read_rules(f"{new.rules} {at_table}")
        browser = browser.liking(rules=str(rules))
        browser = browser.knowing(new.name, rules) if name_of(new.name) else browser
    session = await state.begin(browser, before)
    response = shown_from(request, lang, state, browser, session, 0, controls=True)
    browser.remember(response, request)
    return response


@router.post("/{lang}/games/{session_id}/plays")
async def play_card(
    request: Request,
    lang: CurrentLanguage,
    state: CurrentState,
    browser: CurrentBrowser,
    session: OwnSession,
    play: Annotated[Play, Form()],
) -> Response:
    """Plays a card; the computer answers at once, the steps show it."""
    played = await state.play(session, play.number, notation.read(play.choice))
    if not is_htmx(request):  # one page for a play: it tells the computer's answer too
        return RedirectResponse(f"/{lang}/", 303)
    return shown_from(request, lang, state, browser, played, session.steps)


@router.post("/{lang}/games/{session_id}/deals")
async def deal_next(
    request: Request,
    lang: CurrentLanguage,
    state: CurrentState,
    browser: CurrentBrowser,
    session: OwnSession,
    deal: Annotated[Deal, Form()],
) -> Response:
    """Deals the next deal of a match."""
    following = await state.next_deal(session, deal.number)
    return shown_from(request, lang, state, browser, following, session.steps)


@router.get("/{lang}/games/{session_id}/record")
async def show_record(lang: CurrentLanguage, session: OwnSession) -> Response:
    """The record as one line of text, once the match is over and nothing is hidden any more."""
    if not session.match.is_over:
        raise HTTPException(409)
    return PlainTextResponse(
        write_record(session.record) + "\n",
        headers={
            "Content-Disposition": f'attachment; filename="rubamazzo-{session.id}.jsonl"',
            "Cache-Control": "private, no-cache",
        },
    )


def shown_from(
    request: Request,
    lang: str,
    state: State,
    browser: Browser,
    session: Session,
    step: int,
    controls: bool = False,
) -> Response:
    """The answer to a post that moved the game to a step: that step, or the way to it.

    Without movement there is but the last step.
    """
    at = step if browser.likes.pace != "off" and step < session.steps - 1 else None
    if not is_htmx(request):
        return RedirectResponse(f"/{lang}/" + ("" if at is None else f"?step={at}"), 303)
    return show(request, lang, state, browser, session, step=at, controls=controls)


def show(
    request: Request,
    lang: str,
    state: State,
    browser: Browser,
    session: Session,
    *,
    step: int | None = None,
    chosen: str = "",
    asks: bool = False,
    message: str = "",
    controls: bool = False,
    status: int = 200,
) -> Response:
    """The table as a whole page or, for htmx, the part that is swapped."""
    words = Words(languages()[lang], session.rules, session.seat)
    table = table_of(session, words, browser.likes.pace, step, chosen)
    if table.is_yours and not table.is_choosing and _is_first_game(state, browser, session):
        hint = words.first_turn()
        table = replace(table, next_line=hint, heard=hint, said=f"{table.news} {hint}")
    if step is None and not table.is_choosing:  # all that nobody has been shown step by step
        table = replace(
            table,
            news=told_since(session, words, room_for(table.next_line)),
            said=f"{told_since(session, words)} {table.heard}",
        )
    if message:
        table = replace(table, news=message, said=f"{message} {table.next_line}")
    asked = languages()[lang].gettext("Give this game up?") if asks else ""
    if asked:
        table = replace(table, said=asked)
    part = is_htmx(request)
    page = _page(
        state, browser, origin_of(request), lang, session, table, message, asked, part, controls
    )
    response = state.pages.render(lang, "_part.html" if part else "table.html", page, status)
    # Else a tab that is restored or gone back to is an old table: no browser asks again then.
    response.headers["Cache-Control"] = "private, no-store"
    if not part or browser.is_new:
        browser.liking(language=lang).remember(response, request)
    return response


def _is_first_game(state: State, browser: Browser, session: Session) -> bool:
    """Whether this browser has finished no game yet and played no card of this one."""
    return not session.is_at_stake and not state.store.tallies(browser.owner)


def _page(
    state: State,
    browser: Browser,
    origin: str,
    lang: str,
    session: Session,
    table: Table,
    message: str,
    asked: str,
    part: bool,
    controls: bool,
) -> TablePage:
    likes = browser.likes
    rules, level = str(session.rules), session.level
    unshown = "" if table.is_last else session.id
    tallies = state.store.tallies(browser.owner, but=unshown)
    tally = next(
        (t for t in tallies if (t.rules, t.level) == (rules, level)),
        Tally(rules, level, 0, 0, 0, 0),
    )
    return TablePage(
        table=table,
        origin=origin,
        session_id=session.id,
        deck="f" if session.rules.pack == "french" else likes.deck,
        other_deck=following(DECKS, likes.deck),
        level=level,
        next_level=following(LEVELS, likes.level),
        next_game_level=likes.level,
        pace=likes.pace,
        shows_numerals=likes.shows_numerals(lang) and session.rules.pack == "italian",
        faces=() if part else tuple(card.code for card in session.rules.whole_pack),
        rules=rules,
        rules_name=rules_name(languages()[lang], browser, session.rules),
        rules_short=tuple(rule_sentences(languages()[lang], session.rules)),
        tally=tally,
        message=message,
        asked=asked,
        is_part=part,
        brings_controls=controls,
    )


def following(values: tuple[str, ...], current: str) -> str:
    """The next of some values, the first after the last."""
    return values[(values.index(current) + 1) % len(values)]
