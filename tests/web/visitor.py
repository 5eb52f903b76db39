"""The application without a network, and visitors to it: each is a browser with its cookies."""

import asyncio
import hashlib
from collections.abc import Coroutine, Mapping
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any, TypeVar

import httpx

from rubamazzo.rules import Record, Seat
from rubamazzo.session import Session, Store
from rubamazzo.web.app import create_app
from rubamazzo.web.config import Config
from tests.browser.tables import YOU, seat_at
from tests.web.html import Page, Press

T = TypeVar("T")
SEED = 7
FORM = "application/x-www-form-urlencoded"


class Site:
    """The application, running in an event loop of its own."""

    def __init__(self, database: Path, seed: int | None = SEED) -> None:
        self.database = database
        self.app = create_app(Config(database=database, seed=seed))
        self._runner = asyncio.Runner()
        self._running = AsyncExitStack()
        self.visitors: list[Visitor] = []

    def start(self) -> None:
        self.run(self._running.enter_async_context(self.app.router.lifespan_context(self.app)))

    def stop(self) -> None:
        for visitor in self.visitors:
            self.run(visitor.client.aclose())
        self.run(self._running.aclose())
        self._runner.close()

    def run(self, work: Coroutine[Any, Any, T]) -> T:
        return self._runner.run(work)

    @property
    def store(self) -> Store:
        store: Store = self.app.state.rubamazzo.store
        return store

    def visitor(self, *, base_url: str = "http://table.test", **headers: str) -> "Visitor":
        """A browser that has never been here."""
        visitor = Visitor(self, base_url, headers)
        self.visitors.append(visitor)
        return visitor

    def seated(self, record: Record, seat: Seat = YOU, level: str = "normal") -> "Visitor":
        """A visitor whose game has come as far as a record tells."""
        visitor = self.visitor()
        token = f"{len(self.visitors):043}"
        visitor.client.cookies.set("rubamazzo", token, "table.test")
        seat_at(self.database, record, seat, token, level)
        return visitor


class Visitor:
    """One browser. With `htmx=True` it asks as htmx does, else as a plain form."""

    def __init__(self, site: Site, base_url: str, headers: Mapping[str, str]) -> None:
        self.site = site
        self.client = httpx.AsyncClient(
            transport=httpx.ASGITransport(app=site.app), base_url=base_url, headers=headers
        )

    def get(self, address: str = "/en/", *, htmx: bool = False, **options: Any) -> httpx.Response:
        return self.site.run(self.asks("GET", address, htmx=htmx, **options))

    def post(
        self,
        address: str,
        fields: Mapping[str, object] | None = None,
        *,
        htmx: bool = False,
        **options: Any,
    ) -> httpx.Response:
        return self.site.run(self.posts(address, fields, htmx=htmx, **options))

    async def asks(
        self, method: str, address: str, *, htmx: bool = False, **options: Any
    ) -> httpx.Response:
        headers = {**({"HX-Request": "true"} if htmx else {}), **options.pop("headers", {})}
        return await self.client.request(method, address, headers=headers, **options)

    async def posts(
        self,
        address: str,
        fields: Mapping[str, object] | None = None,
        *,
        htmx: bool = False,
        **options: Any,
    ) -> httpx.Response:
        if "content" not in options:
            options["data"] = {name: str(value) for name, value in (fields or {}).items()}
        headers = {"Content-Type": FORM, **options.pop("headers", {})}
        return await self.asks("POST", address, htmx=htmx, headers=headers, **options)

    def together(self, *asked: Coroutine[Any, Any, httpx.Response]) -> list[httpx.Response]:
        """Asks all at one time."""

        async def gather() -> list[httpx.Response]:
            return await asyncio.gather(*asked)

        return self.site.run(gather())

    def send(self, press: Press, *, htmx: bool = False) -> httpx.Response:
        """Presses a button; a plain form follows where the answer leads."""
        if press.method == "post":
            answer = self.post(press.address, press.fields, htmx=htmx)
        else:
            answer = self.get(press.address, htmx=htmx, params=press.fields)
        return self.get(answer.headers["location"]) if answer.is_redirect else answer

    # ------------------------------------------------------------------ at the table

    @property
    def token(self) -> str:
        return str(self.client.cookies.get("rubamazzo", domain="table.test") or "")

    @property
    def session(self) -> Session:
        """What is kept of this browser's game."""
        session = self.site.store.latest(hashlib.sha256(self.token.encode()).hexdigest())
        assert session is not None
        return session

    def table(self, address: str = "/en/") -> Page:
        answer = self.get(address)
        assert answer.status_code == 200
        return Page(answer.text)

    def play(self, page: Page) -> Page:
        """Plays the first card of the hand by plain forms, and the first target where it asks."""
        page = Page(self.send(page.press(page.hand[0])).text)
        if page.targets:
            page = Page(self.send(page.press(page.targets[0])).text)
        return page

    def play_out(self, language: str = "en") -> Page:
        """Plays by plain forms to the result."""
        page = self.table(f"/{language}/")
        while page.hand:
            page = self.play(page)
        return page
