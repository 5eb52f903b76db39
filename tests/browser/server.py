"""A server of the game in a process of its own, that can be killed and started again."""

import os
import socket
import subprocess
import sys
import time
from pathlib import Path
from urllib.error import URLError
from urllib.request import urlopen

SEED = 7
PATIENCE = 60.0
"""Seconds to wait for a server on a busy machine."""


class Server:
    """`rubamazzo serve` at a port of its own; with a seed, so that every game is known."""

    def __init__(self, database: Path, seed: int | None = SEED) -> None:
        self.database = database
        self.port = _free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self._seed = seed
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Returns when the server answers."""
        command = [sys.executable, "-m", "rubamazzo.cli", "serve", "--host", "127.0.0.1"]
        seeded = {} if self._seed is None else {"RUBAMAZZO_SEED": str(self._seed)}
        with self.log.open("ab") as log:
            self._process = subprocess.Popen(
                [*command, "--port", str(self.port), "--database", str(self.database)],
                env={**os.environ, **seeded},
                stdout=log,
                stderr=log,
            )
        deadline = time.monotonic() + PATIENCE
        while not self._answers():
            if self._process.poll() is not None or time.monotonic() > deadline:
                raise RuntimeError(f"the server does not start:\n{self.log.read_text()}")
            time.sleep(0.05)

    def kill(self) -> None:
        """As when the power fails."""
        if self._process is not None:
            self._process.kill()
            self._wait()

    def stop(self) -> None:
        if self._process is not None:
            self._process.terminate()
            self._wait()

    @property
    def log(self) -> Path:
        return self.database.with_suffix(".log")

    def _wait(self) -> None:
        assert self._process is not None
        self._process.wait(PATIENCE)
        self._process = None

    def _answers(self) -> bool:
        try:
            with urlopen(f"{self.url}/healthz", timeout=5) as answer:
                return bool(answer.status == 200)
        except (URLError, OSError):
            return False


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port
