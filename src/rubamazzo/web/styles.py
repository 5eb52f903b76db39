"""The style sheet: one file a component, sent as one, with the rules that count made here."""

import re
import zlib
from collections.abc import Iterator

from rubamazzo.rules.cards import FRENCH_PACK, ITALIAN_PACK
from rubamazzo.web.files import STATIC

COMPONENTS = (
    "layers",
    "tokens",
    "base",
    "cloth",
    "layout",
    "wordmark",
    "card",
    "table",
    "pile",
    "seat",
    "status",
    "controls",
    "pad",
    "company",
    "dialog",
    "prose",
    "houses",
    "states",
    "steal",
    "needs",
    "motion",
)
"""The files of static/css in their order; the first sets the order of the layers."""


def stylesheet() -> str:
    """All components and, as pages have no style attributes, a rule for each number and card."""
    parts = [(STATIC / "css" / f"{name}.css").read_text("utf-8") for name in COMPONENTS]
    return _without_comments("\n".join([*parts, *_numbers(), *_cards()]))


def _without_comments(css: str) -> str:
    """A sixth less on the wire."""
    return re.sub(r"\s*\n\s*", "\n", re.sub(r"/\*.*?\*/", "", css, flags=re.DOTALL))


def _numbers() -> Iterator[str]:
    yield "@layer tokens {"
    for count in range(53):
        yield f'[data-count="{count}"] {{ --count: {count} }}'
        yield f'[data-was="{count}"] {{ --was: {count} }}'
    for slots in range(1, 25):
        yield f'[data-slots="{slots}"] {{ --slots: {slots} }}'
    for held in range(1, 25):
        yield f'[data-held="{held}"] {{ --held: {held} }}'
    for seat in range(10):
        yield f'.coin[data-seat="{seat}"] {{ view-transition-name: coin-{seat} }}'
    yield "}"


def _cards() -> Iterator[str]:
    """How crooked a card lies, always the same for the same card, and its name in movement."""
    yield "@layer components {"
    for code in sorted({card.code for card in (*ITALIAN_PACK, *FRENCH_PACK)}):
        askew = (zlib.crc32(code.encode()) % 29 - 14) / 10 or 0.4
        yield f'[data-c="{code}"] {{ --askew: {askew}deg }}'
        yield f'[data-move="{code}"] {{ view-transition-name: c-{code} }}'
    yield "}"
