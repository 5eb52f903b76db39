"""What the application holds while it runs, and the dependencies that hand it to routes."""

import secrets
from collections.abc import Callable
from dataclasses import dataclass
from random import Random, SystemRandom
from typing import Annotated, ParamSpec

from fastapi import Depends
from starlette.concurrency import run_in_threadpool
from starlette.exceptions import HTTPException
from starlette.requests import Request

from rubamazzo import bots
from rubamazzo.rules import CLASSIC, Cards, Choice, Record, Rules
from rubamazzo.session import Session, StalePlay, Store
from rubamazzo.web.browser import Browser, browser_of
from rubamazzo.web.languages import languages
from rubamazzo.web.rendering import Pages, Static

P = ParamSpec("P")


@dataclass(frozen=True, slots=True)
class State:
    store: Store
    pages: Pages
    static: Static
    seed: int | None

    async def session_of(self, browser: Browser) -> Session:
        """The table that a browser sits at: its latest, or the first game dealt for it."""
        session, _ = await self.seated(browser)
        return session

    async def seated(self, browser: Browser) -> tuple[Session, bool]:
        """The same, and whether the game has been dealt just now."""
        if not browser.is_new and (session := self.store.latest(browser.owner)):
            return session, False
        try:
            return await self.begin(browser, None), True
        except StalePlay:  # another tab was faster
            session = self.store.latest(browser.owner)
            assert session is not None
            return session, False

    async def begin(self, browser: Browser, before: Session | None) -> Session:
        """Deals a new match; who opens is drawn by lot, then the deal passes on."""
        rules = browser.likes.next_rules
        chance = self._chance(before)
        if before is not None and before.rules.players == rules.players:
            seat = (before.seat - 1) % rules.players
        else:
            seat = chance.randrange(rules.players)
        new = Session(
            id=secrets.token_urlsafe(9),
            owner=browser.owner,
            seat=seat,
            level=browser.likes.level,
            bots_version=bots.VERSION,
            seed=chance.getrandbits(62),
            record=Record(rules, (shuffled(rules, chance),)),
        )
        session = await _thought(new, new.answered)
        await run_in_threadpool(self.store.begin, session, before.id if before else None)
        return session

    async def play(self, session: Session, number: int, choice: Choice) -> Session:
        """Plays for the player and has the computer answer; kept when this returns."""
        played = await _thought(session, session.play, number, choice)
        await run_in_threadpool(self.store.save, played, number)
        return played

    async def set_level(self, session: Session, level: str) -> Session:
        """Another level for a game in which nothing has been played."""
        changed = session.at_level(level)
        await run_in_threadpool(self.store.save, changed, session.number)
        return changed

    async def next_deal(self, session: Session, number: int) -> Session:
        """Deals the next deal of a match."""
        pack = shuffled(session.rules, self._chance(session))
        following = await _thought(session, session.next_deal, number, pack)
        await run_in_threadpool(self.store.save, following, number)
        return following

    def _chance(self, before: Session | None) -> Random:
        """The operating system's chance; with a seed the same after the same game."""
        if self.seed is None:
            return SystemRandom()
        return Random(
            f"{self.seed}:{before.seed}:{before.number}" if before else f"{self.seed}:0:0"
        )


async def _thought(
    session: Session, answer: Callable[P, Session], *args: P.args, **kwargs: P.kwargs
) -> Session:
    """The computer's answer: beside the event loop if thinking it out takes a millisecond."""
    if session.level == "hard" or session.rules != CLASSIC:
        return await run_in_threadpool(answer, *args, **kwargs)
    return answer(*args, **kwargs)


def shuffled(rules: Rules, chance: Random) -> Cards:
    pack = list(rules.whole_pack)
    chance.shuffle(pack)
    return tuple(pack)


async def state_of(request: Request) -> State:
    state: State = request.app.state.rubamazzo
    return state


async def known_language(lang: str) -> str:
    """The language in a path; 404 for one that has no catalogue."""
    if lang not in languages():
        raise HTTPException(404)
    return lang


def is_htmx(request: Request) -> bool:
    return "hx-request" in request.headers


def origin_of(request: Request) -> str:
    """Where this site is, as the browser knows it: for links that travel."""
    return str(request.base_url).rstrip("/")


CurrentState = Annotated[State, Depends(state_of)]
CurrentBrowser = Annotated[Browser, Depends(browser_of)]
CurrentLanguage = Annotated[str, Depends(known_language)]
