"""The game served for measuring, and a client that costs little itself."""

import asyncio
import gzip
import os
import re
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from types import TracebackType
from typing import Self
from urllib.parse import urlencode

from fastapi import FastAPI


def app() -> FastAPI:
    """The game, and beside it a route that does nothing."""
    from rubamazzo.web.app import create_app
    from rubamazzo.web.config import Config

    game = create_app(Config())

    @game.get("/bench/route/empty")
    async def empty() -> dict[str, str]:
        return {}

    return game


@contextmanager
def served(folder: Path) -> Iterator[tuple[int, Callable[[], int]]]:
    """Serves on a free port; gives it and a function for the server's resident kilobytes."""
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        port: int = found.getsockname()[1]
    command = [sys.executable, "-m", "uvicorn", "--factory", "rubamazzo_bench.server:app"]
    server = subprocess.Popen(
        [*command, "--port", str(port), "--no-access-log", "--log-level", "warning"],
        env={**os.environ, "RUBAMAZZO_DATABASE": str(folder / "bench.sqlite3")},
    )
    try:
        _wait_for(port)
        yield port, lambda: _resident(server.pid)
    finally:
        server.terminate()
        server.wait()


@dataclass(frozen=True, slots=True)
class Answer:
    status: int
    text: str
    wire: int
    """Bytes as they came, headers included."""


class Connection:
    """One browser: a connection that stays open, and its cookies."""

    def __init__(self, port: int) -> None:
        self._port = port
        self._cookies: dict[str, str] = {}
        self.forget_cookies()

    def forget_cookies(self) -> None:
        """Becomes a newcomer, to whom a play's answer shows the last step at once."""
        self._cookies = {"rubamazzo_likes": "pace=off"}

    async def __aenter__(self) -> Self:
        self._reader, self._writer = await asyncio.open_connection("127.0.0.1", self._port)
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._writer.close()
        await self._writer.wait_closed()

    async def get(self, path: str) -> Answer:
        return await self._ask("GET", path, "")

    async def post(self, path: str, **form: str) -> Answer:
        """As htmx does it: what comes back is the part that is swapped."""
        return await self._ask("POST", path, urlencode(form))

    async def _ask(self, method: str, path: str, body: str) -> Answer:
        lines = [
            f"{method} {path} HTTP/1.1",
            "Host: localhost",
            "Accept-Encoding: gzip",
            "Cookie: " + "; ".join(f"{name}={value}" for name, value in self._cookies.items()),
        ]
        if method == "POST":
            lines += [
                "HX-Request: true",
                "Sec-Fetch-Site: same-origin",
                "Content-Type: application/x-www-form-urlencoded",
                f"Content-Length: {len(body)}",
            ]
        self._writer.write(("\r\n".join(lines) + "\r\n\r\n" + body).encode())
        head = await self._reader.readuntil(b"\r\n\r\n")
        headers = head.decode("latin-1")
        length = re.search(r"content-length: (\d+)", headers)
        content = await self._reader.readexactly(int(length[1]) if length else 0)
        for name, value in re.findall(r'set-cookie: (\w+)="?([^;"]*)', headers):
            self._cookies[name] = value
        plain = gzip.decompress(content) if "content-encoding: gzip" in headers else content
        return Answer(int(headers[9:12]), plain.decode(), len(head) + len(content))


def _wait_for(port: int) -> None:
    for _ in range(100):
        try:
            with urllib.request.urlopen(f"http://127.0.0.1:{port}/healthz"):
                return
        except OSError:
            time.sleep(0.1)
    raise TimeoutError("the server does not answer")


def _resident(pid: int) -> int:
    status = Path(f"/proc/{pid}/status").read_text()
    found = re.search(r"VmRSS:\s+(\d+)", status)
    return int(found[1]) if found else 0
