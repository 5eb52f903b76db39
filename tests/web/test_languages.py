"""The catalogues are complete and up to date, and templates use only what their pages have."""

import re
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import fields
from pathlib import Path

import pytest
from babel.messages.catalog import Catalog, Message
from babel.messages.pofile import read_po
from jinja2 import Environment, meta, nodes

from rubamazzo.rules import Rules, read_rules
from rubamazzo.rules.cards import FRENCH_PACK, ITALIAN_PACK
from rubamazzo.web.files import LOCALE, TEMPLATES
from rubamazzo.web.games import TablePage
from rubamazzo.web.houses import HousesPage
from rubamazzo.web.languages import languages, preferred
from rubamazzo.web.pages import RulesPage
from rubamazzo.web.refusals import FaultPage
from rubamazzo.web.rendering import globals_of, static_files
from rubamazzo.web.rulewords import preset_name, preset_sentence, rule_sentences
from rubamazzo.web.settings import SettingsPage
from rubamazzo.web.words import Words

ROOT = Path(__file__).parents[2]
TRANSLATIONS = sorted(code for code in languages() if code != "en")
PLACEHOLDER = re.compile(r"%\(\w+\)[sd]|<[^>]+>")
PAGES = {
    "table.html": TablePage,
    "_part.html": TablePage,
    "rules.html": RulesPage,
    "settings.html": SettingsPage,
    "houses.html": HousesPage,
    "fault.html": FaultPage,
}


def catalogue(path: Path, language: str | None = None) -> Catalog:
    with path.open("rb") as file:
        return read_po(file, locale=language)


def translation(language: str) -> Catalog:
    return catalogue(LOCALE / language / "LC_MESSAGES" / "messages.po", language)


def ids(messages: Catalog) -> set[tuple[str | None, str]]:
    return {(message.context, texts(message.id)[0]) for message in messages if message.id}


def texts(text: str | tuple[str, ...] | list[str] | None) -> tuple[str, ...]:
    return (text or "",) if isinstance(text, str) or text is None else tuple(text)


@pytest.fixture(scope="module")
def extracted(tmp_path_factory: pytest.TempPathFactory) -> Catalog:
    """The messages that code and templates have now."""
    path = tmp_path_factory.mktemp("locale") / "messages.pot"
    command = [sys.executable, "-m", "babel.messages.frontend", "--quiet", "extract"]
    command += ["-F", "pyproject.toml", "--project", "rubamazzo", "-o", str(path), "."]
    subprocess.run(command, cwd=ROOT, check=True)
    return catalogue(path)


def test_there_are_english_italian_and_dutch_each_named_in_itself() -> None:
    assert {code: language.name for code, language in languages().items()} == {
        "en": "English",
        "it": "Italiano",
        "nl": "Nederlands",
    }


@pytest.mark.parametrize(
    ("header", "language"),
    [("it-IT,it;q=0.9,en;q=0.8", "it"), ("nl-BE", "nl"), ("fr,de;q=0.9", "en"), ("", "en"),
     ("en;q=0.1, nl;q=0.9", "nl"), ("it;q=0, nl;q=0.2", "nl"), ("\x00;;;q=q", "en")],
)  # fmt: skip
def test_the_browser_says_which_language_it_prefers(header: str, language: str) -> None:
    assert preferred(header) == language


def test_the_template_of_catalogues_is_up_to_date(extracted: Catalog) -> None:
    assert ids(catalogue(LOCALE / "messages.pot")) == ids(extracted), "run `make catalogues`"


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_every_message_is_there_and_none_besides(language: str, extracted: Catalog) -> None:
    assert ids(translation(language)) == ids(extracted), "run `make catalogues`"


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_every_message_is_translated(language: str) -> None:
    messages = translation(language)
    for message in messages:
        if message.id:
            assert not message.fuzzy, message.id
            assert all(texts(message.string)), message.id
            if message.pluralizable:
                assert len(texts(message.string)) == messages.num_plurals, message.id


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_no_translation_breaks_its_placeholders(language: str) -> None:
    assert [(message.id, errors) for message, errors in translation(language).check()] == []


def _without_number(text: str) -> list[str]:
    return sorted(set(PLACEHOLDER.findall(text)) - {"%(num)d", "%(num)s"})


def _lost(message: Message) -> Iterator[str]:
    wanted = texts(message.id)
    for place, text in enumerate(texts(message.string)):
        original = wanted[min(place, len(wanted) - 1)]
        # one form may write the number out
        if _without_number(text) != _without_number(original):
            yield text
        if place and sorted(PLACEHOLDER.findall(text)) != sorted(PLACEHOLDER.findall(wanted[-1])):
            yield text
        if (text[:1] == " ", text[-1:] == " ") != (original[:1] == " ", original[-1:] == " "):
            yield text
        if text[-1:] in ".?:!" and original[-1:] != text[-1:]:
            yield text


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_translations_keep_placeholders_tags_and_punctuation(language: str) -> None:
    assert [
        lost for message in translation(language) if message.id for lost in _lost(message)
    ] == []


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_a_choice_of_words_reads_as_players_say_it(language: str) -> None:
    table = Words(languages()[language], Rules(), 0)
    french = Words(languages()[language], read_rules("stealing-bundles"), 0)
    named = {card.code: (table.card(card), table.the(card)) for card in ITALIAN_PACK}
    of_french = {card.code: (french.card(card), french.the(card)) for card in FRENCH_PACK}
    assert len({name for name, _ in named.values()}) == 40
    assert len({name for name, _ in of_french.values()}) == 52
    expected = {
        "it": (
            {
                "Ad": ("asso di denari", "l’asso di denari"),
                "7c": ("7 di coppe", "il 7 di coppe"),
                "Fs": ("fante di spade", "il fante di spade"),
                "Cb": ("cavallo di bastoni", "il cavallo di bastoni"),
                "Rd": ("re di denari", "il re di denari"),
            },
            {
                "8d": ("8 di quadri", "l’8 di quadri"),
                "Qh": ("donna di cuori", "la donna di cuori"),
                "Js": ("fante di picche", "il fante di picche"),
                "Ac": ("asso di fiori", "l’asso di fiori"),
            },
        ),
        "nl": (
            {
                "Ad": ("aas van munten", "de aas van munten"),
                "7c": ("7 van bekers", "de 7 van bekers"),
                "Cs": ("ruiter van zwaarden", "de ruiter van zwaarden"),
                "Rb": ("koning van knuppels", "de koning van knuppels"),
            },
            {
                "8d": ("ruiten 8", "de ruiten 8"),
                "Kh": ("hartenheer", "de hartenheer"),
                "As": ("schoppenaas", "de schoppenaas"),
            },
        ),
    }[language]
    assert expected[0].items() <= named.items()
    assert expected[1].items() <= of_french.items()


def test_classic_differs_from_itself_in_nothing() -> None:
    assert rule_sentences(languages()["en"], Rules()) == []


@pytest.mark.parametrize("language", sorted(languages()))
def test_each_option_has_its_sentence(language: str) -> None:
    speaks = languages()[language]
    said = [
        sentence
        for text in (
            "players=5",
            "players=4 teams=pairs steal_partner=yes",
            "pack=french",
            "hand=1",
            "hand=5",
            "capture=all",
            "sums=yes",
            "both=table_first",
            "both=steal_first",
            "ace=takes_all",
            "ace=takes_all_not_last",
            "leftovers=last_taker",
            "double_steal=all",
            "deals=3",
        )
        for sentence in rule_sentences(speaks, read_rules(text))
    ]
    assert len(said) == len(set(said)) == 17
    assert preset_name(speaks, "last-take")
    assert preset_sentence(speaks, "last-take").endswith(".")


# ---------------------------------------------------------------------- templates


def _parsed(name: str) -> nodes.Template:
    environment = Environment(trim_blocks=True, lstrip_blocks=True, extensions=["jinja2.ext.i18n"])
    environment.policies["ext.i18n.trimmed"] = True
    environment.newstyle_gettext = True  # type: ignore[attr-defined]
    return environment.parse((TEMPLATES / name).read_text("utf-8"))


def _with_parts(name: str, seen: set[str]) -> set[str]:
    """A template and all that it extends, includes and imports."""
    if name not in seen:
        seen.add(name)
        for other in meta.find_referenced_templates(_parsed(name)):
            assert other is not None, f"{name} names a template that only it knows"
            _with_parts(other, seen)
    return seen


def _given(template: nodes.Template) -> set[str]:
    """What a template sets, and so gives to the parts that it includes."""
    targets = [one.target for one in template.find_all(nodes.Assign)]
    targets += [one.target for one in template.find_all(nodes.AssignBlock)]
    return {target.name for target in targets if isinstance(target, nodes.Name)}


def _own(template: nodes.Template) -> set[str]:
    """The macros that a template has or imports."""
    imported = (name for one in template.find_all(nodes.FromImport) for name in one.names)
    return {macro.name for macro in template.find_all(nodes.Macro)} | {
        name if isinstance(name, str) else name[1] for name in imported
    }


@pytest.mark.parametrize("name", PAGES)
def test_templates_use_only_what_their_page_has(name: str) -> None:
    known = {field.name for field in fields(PAGES[name])}
    known |= globals_of(languages()["en"], static_files()).keys()
    known |= {"gettext", "ngettext", "pgettext", "npgettext", "range", "dict", "namespace", "self"}
    parts = {part: _parsed(part) for part in _with_parts(name, set())}
    given = set().union(*(_given(part) for part in parts.values()))
    for part, template in parts.items():
        assert meta.find_undeclared_variables(template) <= known | given | _own(template), part


def test_every_template_belongs_to_a_page() -> None:
    used = set().union(*(_with_parts(name, set()) for name in PAGES))
    assert {path.name for path in TEMPLATES.glob("*.html")} == used
