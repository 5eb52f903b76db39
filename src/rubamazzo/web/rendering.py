"""Templates: one environment a language, given page dataclasses and nothing else."""

from collections.abc import Mapping
from dataclasses import Field, dataclass, fields
from typing import Any, ClassVar, Protocol

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from starlette.responses import HTMLResponse

from rubamazzo.web.files import HTMX, STATIC, TEMPLATES, Assets
from rubamazzo.web.languages import Language, languages


class Page(Protocol):
    """A frozen dataclass with slots whose fields are what its template may use."""

    __dataclass_fields__: ClassVar[dict[str, Field[Any]]]


@dataclass(frozen=True, slots=True)
class Static:
    """The static files and their addresses."""

    ours: Assets
    htmx: Assets

    @property
    def ours_at(self) -> str:
        return f"/static/{self.ours.version}"

    @property
    def htmx_at(self) -> str:
        return f"/static/htmx-{self.htmx.version}"


def static_files() -> Static:
    return Static(Assets(STATIC), Assets(HTMX))


class Pages:
    """Renders templates in every language."""

    def __init__(self, static: Static) -> None:
        self._environments = {
            code: _environment(language, static) for code, language in languages().items()
        }

    def render(self, language: str, template: str, page: Page, status: int = 200) -> HTMLResponse:
        """The template filled with the fields of a page."""
        context = {field.name: getattr(page, field.name) for field in fields(page)}
        body = self._environments[language].get_template(template).render(context)
        return HTMLResponse(
            body,
            status,
            {"Cache-Control": "private, no-cache", "Vary": "HX-Request, Cookie"},
        )

    def environment(self, language: str) -> Environment:
        return self._environments[language]


def _environment(language: Language, static: Static) -> Environment:
    environment = Environment(
        loader=FileSystemLoader(TEMPLATES),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        auto_reload=False,
        extensions=["jinja2.ext.i18n"],
    )
    environment.policies["ext.i18n.trimmed"] = True
    environment.install_gettext_callables(  # type: ignore[attr-defined]
        language.gettext, language.ngettext, newstyle=True, pgettext=language.pgettext
    )
    environment.globals.update(globals_of(language, static))
    return environment


def globals_of(language: Language, static: Static) -> Mapping[str, object]:
    """What every template may use besides the fields of its page."""
    return {
        "language": language,
        "languages": languages(),
        "static": static.ours_at,
        "htmx": static.htmx_at,
        "home": f"/{language.code}/",
    }
