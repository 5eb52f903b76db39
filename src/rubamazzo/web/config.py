"""The configuration: read once from flags and environment, all of it with defaults."""

from pathlib import Path

from platformdirs import user_data_path
from pydantic import Field
from pydantic_settings import BaseSettings, SettingsConfigDict


class Config(BaseSettings):
    """Each setting is an environment variable RUBAMAZZO_HOST, RUBAMAZZO_PORT and so on."""

    model_config = SettingsConfigDict(env_prefix="RUBAMAZZO_", frozen=True, env_ignore_empty=True)

    host: str = "127.0.0.1"
    port: int = Field(default=8000, ge=0, le=65535)
    database: Path = Field(
        default_factory=lambda: user_data_path("rubamazzo", appauthor=False) / "rubamazzo.sqlite3"
    )
    seed: int | None = None
    """For tests only: makes deals and the computer's chance the same every time."""
