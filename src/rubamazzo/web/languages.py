"""The languages: one catalogue each, English being that of the messages themselves."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from gettext import NullTranslations
from io import BytesIO
from types import MappingProxyType

from babel import Locale, negotiate_locale
from babel.lists import format_list
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po
from babel.support import Translations

from rubamazzo.web.files import LOCALE

DEFAULT = "en"


@dataclass(frozen=True, slots=True)
class Language:
    """A language that the pages speak."""

    code: str
    name: str
    """In the language itself."""
    translations: NullTranslations

    def gettext(self, message: str) -> str:
        return self.translations.gettext(message)

    def ngettext(self, one: str, many: str, number: int) -> str:
        return self.translations.ngettext(one, many, number)

    def pgettext(self, context: str, message: str) -> str:
        return self.translations.pgettext(context, message)

    def listed(self, parts: Iterable[str]) -> str:
        """`one, two and three`, as the language joins them."""
        joined: str = format_list(list(parts), style="standard", locale=self.locale)
        return joined

    @property
    def locale(self) -> Locale:
        """English is the British kind, which puts no comma before the last `and`."""
        return Locale("en", "GB") if self.code == "en" else Locale.parse(self.code)


@cache
def languages() -> Mapping[str, Language]:
    """All languages by code, the default first. A new one is a catalogue, no code."""
    codes = sorted(path.parts[-3] for path in LOCALE.glob("*/LC_MESSAGES/messages.po"))
    return MappingProxyType(
        {DEFAULT: _language(DEFAULT, NullTranslations())}
        | {code: _language(code, _translations(code)) for code in codes}
    )


def preferred(accept_language: str) -> str:
    """The language that a browser's Accept-Language header asks for, else the default."""
    weighed = []
    for order, part in enumerate(accept_language[:500].split(",")):
        tag, _, weight = part.strip().partition(";q=")
        try:
            weighed.append((-float(weight or 1), order, tag.replace("-", "_")))
        except ValueError:
            continue
    wanted = [tag for weight, _, tag in sorted(weighed) if weight < 0]
    return negotiate_locale(wanted, list(languages())) or DEFAULT


def _language(code: str, translations: NullTranslations) -> Language:
    name = Locale.parse(code).get_display_name(code) or code
    return Language(code, name[:1].upper() + name[1:], translations)


def _translations(code: str) -> Translations:
    buffer = BytesIO()
    with (LOCALE / code / "LC_MESSAGES" / "messages.po").open("rb") as catalogue:
        write_mo(buffer, read_po(catalogue, locale=code))
    buffer.seek(0)
    return Translations(buffer)
