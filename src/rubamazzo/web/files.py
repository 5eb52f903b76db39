"""Where templates, catalogues and static files lie, and the addresses of the static ones."""

import hashlib
from os import stat_result
from pathlib import Path

import js_lib_htmx
from starlette.responses import Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

_PACKAGE = Path(__file__).parents[1]
_ROOT = _PACKAGE if (_PACKAGE / "templates").is_dir() else _PACKAGE.parents[1]
TEMPLATES = _ROOT / "templates"
STATIC = _ROOT / "static"
LOCALE = _PACKAGE / "locale"
HTMX = Path(js_lib_htmx.__file__).parent / "static" / "htmx"

FOR_EVER = "public, max-age=31536000, immutable"


def fingerprint(folder: Path) -> str:
    """Ten hexadecimal digits that change with any file of the folder."""
    digest = hashlib.sha256()
    for path in sorted(path for path in folder.rglob("*") if path.is_file()):
        digest.update(str(path.relative_to(folder)).encode())
        digest.update(path.read_bytes())
    return digest.hexdigest()[:10]


class Assets(StaticFiles):
    """Files under an address that changes with them, so that they may be kept for ever."""

    def __init__(self, directory: Path) -> None:
        super().__init__(directory=directory)
        self.version = fingerprint(directory)

    def file_response(
        self,
        full_path: str,  # type: ignore[override]
        stat_result: stat_result,
        scope: Scope,
        status_code: int = 200,
    ) -> Response:
        response = super().file_response(full_path, stat_result, scope, status_code)
        response.headers["Cache-Control"] = FOR_EVER
        return response
