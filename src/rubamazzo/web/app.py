"""The application: routes, guards, and one answer to each kind of refusal."""

import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path

from fastapi import FastAPI
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import Response

from rubamazzo.rules import BadNotation, IllegalChoice, SenselessRules
from rubamazzo.session import NotYourTurn, StalePlay, Store
from rubamazzo.web import games, guard, houses, pages, refusals, settings
from rubamazzo.web.config import Config
from rubamazzo.web.files import FOR_EVER
from rubamazzo.web.rendering import Pages, static_files
from rubamazzo.web.state import State
from rubamazzo.web.styles import stylesheet

log = logging.getLogger("rubamazzo")


def create_app(config: Config) -> FastAPI:
    """The game as an ASGI application; its store is opened when it starts."""

    static = static_files()

    @asynccontextmanager
    async def running(app: FastAPI) -> AsyncIterator[None]:
        store = Store(Path(config.database))
        app.state.rubamazzo = State(store, Pages(static), static, config.seed)
        store.forget_old()
        if config.seed is not None:
            log.warning("RUBAMAZZO_SEED is set: deals can be foreseen. For tests only.")
        yield
        store.close()

    app = FastAPI(
        title="Rubamazzo",
        lifespan=running,
        docs_url=None,
        redoc_url=None,
        openapi_url=None,
        middleware=[
            Middleware(guard.AnsweredHeads),
            Middleware(guard.SafeHeaders),
            Middleware(guard.CaughtFaults, apologize=refusals.apologize),
            Middleware(GZipMiddleware, minimum_size=400, compresslevel=6),
            Middleware(guard.GuardedForms, refuse=refusals.refuse),
        ],
    )
    css = stylesheet()

    @app.get(f"{static.ours_at}/css/all.css")
    async def all_styles() -> Response:
        return Response(css, media_type="text/css", headers={"Cache-Control": FOR_EVER})

    app.mount(static.ours_at, static.ours, name="static")
    app.mount(static.htmx_at, static.htmx, name="htmx")
    for module in (pages, games, houses, settings):
        app.include_router(module.router)
    for exception, status in (
        (BadNotation, 422),
        (SenselessRules, 422),
        (RequestValidationError, 422),
        (IllegalChoice, 409),
        (NotYourTurn, 409),
        (StalePlay, 409),
    ):
        app.add_exception_handler(exception, _answer(status))
    app.add_exception_handler(HTTPException, _http_refusal)
    return app


def _answer(status: int) -> Callable[[Request, Exception], Awaitable[Response]]:
    """A handler that refuses with a status."""

    async def answer(request: Request, exception: Exception) -> Response:
        return await refusals.refuse(request, status, exception)

    return answer


async def _http_refusal(request: Request, exception: Exception) -> Response:
    assert isinstance(exception, HTTPException)
    return await refusals.refuse(request, exception.status_code, exception)
