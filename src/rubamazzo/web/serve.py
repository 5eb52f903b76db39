"""Serves the game with uvicorn."""

import sqlite3
import sys
from contextlib import closing

import uvicorn
from pydantic import ValidationError

from rubamazzo.session import Store
from rubamazzo.web.app import create_app
from rubamazzo.web.config import Config

PATIENCE = 5
"""Seconds that requests still going on are given at the end."""


def serve(host: str | None, port: int | None, database: str | None) -> int:
    """Serves until it is stopped; what is None comes from the environment or its default."""
    given = {"host": host, "port": port, "database": database}
    try:
        config = Config(**{name: value for name, value in given.items() if value is not None})  # type: ignore[arg-type]
    except ValidationError as invalid:
        for error in invalid.errors():
            print(f"rubamazzo: {error['loc'][0]}: {error['msg']}", file=sys.stderr)
        return 2
    try:
        with closing(Store(config.database)) as store:
            store.answers()  # what is wrong with it is told here in a line
    except (OSError, sqlite3.Error) as fault:
        print(f"rubamazzo: no games can be kept in {config.database}: {fault}", file=sys.stderr)
        return 2
    uvicorn.run(
        create_app(config),
        host=config.host,
        port=config.port,
        access_log=False,
        timeout_graceful_shutdown=PATIENCE,
    )
    return 0
