"""What stands before every route: safe headers, small bodies, no posts from other sites."""

import logging
import sqlite3
from collections.abc import Awaitable, Callable
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

BODY_LIMIT = 4096
"""Bytes; no form of ours comes near it."""

_FORM = "application/x-www-form-urlencoded"
_PAGE_HEADERS = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self';"
        " connect-src 'self'; manifest-src 'self'; form-action 'self'; base-uri 'none';"
        " frame-ancestors 'none'"
    ),
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}

Refuse = Callable[[Request, int], Awaitable[Response]]

log = logging.getLogger("rubamazzo")


class SafeHeaders:
    """Adds the headers that keep a page to itself; the parts that htmx swaps need fewer."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        is_part = any(name == b"hx-request" for name, _ in scope["headers"])

        async def send_safely(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                headers["X-Content-Type-Options"] = "nosniff"
                if not is_part and headers.get("content-type", "").startswith("text/html"):
                    headers.update(_PAGE_HEADERS)
            await send(message)

        await self.app(scope, receive, send_safely)


class CaughtFaults:
    """A fault inside is logged and answered with a page, which has the headers of any other.

    Where only the disk or the database is at fault, a line of log says it all.
    """

    def __init__(self, app: ASGIApp, apologize: Refuse) -> None:
        self.app = app
        self.apologize = apologize

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        is_answered = False

        async def send_on(message: Message) -> None:
            nonlocal is_answered
            is_answered = True
            await send(message)

        try:
            await self.app(scope, receive, send_on)
        except Exception as fault:
            if is_answered:  # too late for another answer
                raise
            status = 503 if isinstance(fault, sqlite3.Error) else 500
            if status == 503:
                log.error("%s %r: the store fails: %s", scope["method"], scope["path"], fault)
            else:
                log.exception("Fault at %s %r", scope["method"], scope["path"])
            response = await self.apologize(Request(scope, receive), status)
            await response(scope, receive, send)


class AnsweredHeads:
    """Answers HEAD as GET is answered, without the body."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http" or scope["method"] != "HEAD":
            await self.app(scope, receive, send)
            return

        async def send_head(message: Message) -> None:
            if message["type"] == "http.response.body":
                message = {**message, "body": b""}
            await send(message)

        await self.app({**scope, "method": "GET"}, receive, send_head)


class GuardedForms:
    """Refuses posts that are too large, no form, or from another site; `refuse` answers them."""

    def __init__(self, app: ASGIApp, refuse: Refuse) -> None:
        self.app = app
        self.refuse = refuse

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http" or scope["method"] in ("GET", "HEAD", "OPTIONS"):
            await self.app(scope, receive, send)
            return
        if status := _refusal(Headers(scope=scope), is_post=scope["method"] == "POST"):
            response = await self.refuse(Request(scope, receive), status)
            await response(scope, receive, send)
            return
        read = 0

        async def receive_little() -> Message:
            nonlocal read
            message = await receive()
            read += len(message.get("body", b""))
            if read > BODY_LIMIT:
                raise HTTPException(413)
            return message

        await self.app(scope, receive_little, send)


def _refusal(headers: Headers, is_post: bool) -> int | None:
    """The status that refuses a request with these headers, if any does."""
    if not _is_our_own(headers):
        return 403
    if is_post and headers.get("content-type", "").partition(";")[0].strip().lower() != _FORM:
        return 415
    length = headers.get("content-length", "0")
    if not length.isdecimal() or int(length[:20]) > BODY_LIMIT:
        return 413
    return None


def _is_our_own(headers: Headers) -> bool:
    """Whether a post was made by a page of ours, as far as the browser tells."""
    if site := headers.get("sec-fetch-site"):
        return site in ("same-origin", "none")
    origin = headers.get("origin")
    try:
        return origin is None or urlsplit(origin).netloc == headers.get("host")
    except ValueError:
        return False
