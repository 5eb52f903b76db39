"""Composes every generated file: a card a file, the backs, the suit signs, the icons."""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from functools import cache
from pathlib import Path

from rubamazzo_art import french, neapolitan, piacentine, pictures
from rubamazzo_art.draw import DeckArt, card_svg, num, used_css, used_symbols

ROOT = Path(__file__).parents[2]
CARDS, ICONS, DOCS = Path("static/cards"), Path("static/icons"), Path("docs")

DECKS: Mapping[str, DeckArt] = {
    art.prefix: art for art in (neapolitan.DECK, piacentine.DECK, french.DECK)
}
NAMES: Mapping[str, str] = {"n": "neapolitan", "p": "piacentine", "f": "french"}
RANKS: Mapping[str, str] = {"n": "A234567FCR", "p": "A234567FCR", "f": "A23456789TJQK"}
SUITS: Mapping[str, str] = {"n": "dcsb", "p": "dcsb", "f": "dhsc"}

# the sign of each suit: symbol, width, height
SIGNS: Mapping[str, Mapping[str, tuple[str, float, float]]] = {
    "n": {"d": ("D", 84, 84), "c": ("c", 92, 104), "s": ("s", 66, 160), "b": ("b", 50, 160)},
    "p": {"d": ("d", 104, 104), "c": ("c", 84, 138), "s": ("s", 76, 198), "b": ("b", 84, 192)},
    "f": {suit: (suit, 64, 68) for suit in "dhsc"},
}


def codes(prefix: str) -> list[str]:
    """The codes of all cards of a deck, a suit after the other."""
    return [rank + suit for suit in SUITS[prefix] for rank in RANKS[prefix]]


@cache
def deck(prefix: str) -> DeckArt:
    """The deck with this prefix, its shared parts drawn once."""
    art = DECKS[prefix]
    art.cards()
    art.back()
    symbols = dict(art.symbols())
    return replace(art, symbols=lambda: symbols)


def _cards(art: DeckArt) -> Iterator[tuple[str, str]]:
    faces = art.cards()
    for code in codes(art.prefix):
        yield code, card_svg(art, faces[code])
    yield "back", card_svg(art, art.back())


def _signs(art: DeckArt) -> Iterator[tuple[str, str]]:
    """Each suit sign alone, and all four in a row, on nothing: for the rules page."""
    tall, wide, px = 150.0, 110.0, art.prefix
    row = ""
    for i, (suit, (symbol, width, height)) in enumerate(SIGNS[px].items()):
        scale = min(tall / height, wide / width, 1.7)
        row += _use(px, symbol, wide * (i + 0.5), tall / 2, scale)
        alone = _use(px, symbol, width / 2, height / 2, 1)
        yield f"sign-{suit}", _bare(art, width, height, alone)
    yield "suits", _bare(art, wide * len(SIGNS[px]), tall, row)


def _use(prefix: str, symbol: str, x: float, y: float, scale: float) -> str:
    """A symbol with its middle at (x, y)."""
    zoom = f"scale({scale:.2f})" if scale != 1 else ""
    place = f"translate({num(x)} {num(y)}){zoom}"
    return f'<use href="#{prefix}{symbol}" transform="{place}"/>'


def _bare(art: DeckArt, width: float, height: float, body: str) -> str:
    """A drawing of the deck's parts without the paper."""
    symbols = art.symbols()
    parts = "".join(
        f'<g id="{art.prefix}{name}">{symbols[name]}</g>' for name in used_symbols(art, body)
    )
    face = f'<defs>{parts}</defs><g class="{art.prefix}0">{body}</g>'
    style = f"<style>{used_css(art.css(), face)}</style>"
    return pictures.svg(width, height, style + face)


@cache
def drawings() -> Mapping[Path, str]:
    """Every generated text file: its path from the root, and what it holds."""
    files: dict[Path, str] = {}
    for prefix in DECKS:
        art = deck(prefix)
        for name, text in [*_cards(art), *_signs(art)]:
            files[CARDS / f"{prefix}-{name}.svg"] = text
    files[ICONS / "icon.svg"] = pictures.icon()
    files[ICONS / "maskable.svg"] = pictures.maskable()
    return files


def stale(root: Path = ROOT) -> list[str]:
    """The files under static/cards and static/icons that are not what this code draws."""
    wanted = drawings()
    there = {
        path.relative_to(root)
        for folder in (CARDS, ICONS)
        for path in (root / folder).glob("*.svg")
    }
    wrong = {
        path
        for path, text in wanted.items()
        if path not in there or (root / path).read_text(encoding="utf-8") != text
    }
    return sorted(path.as_posix() for path in wrong | (there - wanted.keys()))


def write(root: Path = ROOT) -> int:
    """Write every drawing, remove what is no longer drawn; tells how many files there are."""
    files = drawings()
    for folder in (CARDS, ICONS):
        (root / folder).mkdir(parents=True, exist_ok=True)
        for path in (root / folder).glob("*.svg"):
            if path.relative_to(root) not in files:
                path.unlink()
    for path, text in files.items():
        (root / path).write_text(text, encoding="utf-8", newline="\n")
    return len(files)


def png_pictures(root: Path = ROOT) -> dict[Path, tuple[str, int, int]]:
    """The pictures that must be PNG: where, the drawing, and its size in pixels."""

    def card(name: str) -> str:
        return (root / CARDS / f"{name}.svg").read_text(encoding="utf-8")

    out = {
        root / ICONS / "icon-192.png": (pictures.icon(), 192, 192),
        root / ICONS / "icon-512.png": (pictures.icon(), 512, 512),
        root / ICONS / "maskable-512.png": (pictures.maskable(), 512, 512),
        root / ICONS / "apple-touch-icon.png": (pictures.maskable(), 180, 180),
        root / ICONS / "og.png": (
            pictures.open_graph({name: card(name) for name in pictures.OPEN_GRAPH_CARDS}),
            1200,
            630,
        ),
    }
    for prefix, name in NAMES.items():
        rows = [
            [card(f"{prefix}-{rank}{suit}") for rank in RANKS[prefix]] for suit in SUITS[prefix]
        ]
        out[root / DOCS / f"sheet-{name}.png"] = pictures.sheet(rows)
    return out
