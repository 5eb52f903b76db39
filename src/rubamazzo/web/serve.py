"""Serves the game with uvicorn."""

import uvicorn

from rubamazzo.web.app import create_app
from rubamazzo.web.config import Config


def serve(host: str | None, port: int | None, database: str | None) -> int:
    """Serves until it is stopped; what is None comes from the environment or its default."""
    given = {"host": host, "port": port, "database": database}
    config = Config(**{name: value for name, value in given.items() if value is not None})  # type: ignore[arg-type]
    uvicorn.run(create_app(config), host=config.host, port=config.port, access_log=False)
    return 0
