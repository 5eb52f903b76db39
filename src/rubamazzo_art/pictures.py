"""The icons and the pictures that are not cards: wordmark, app icon, Open Graph, deck sheets."""

import base64
import math
import shutil
from collections.abc import Mapping, Sequence
from pathlib import Path

from rubamazzo_art.png import shrunk

INK, PAPER, SUN = "#15110f", "#fffdf7", "#f8cf1d"
WINE, WINE_BAND, FLAX, LINEN = "#43191f", "#381319", "#b9a58f", "#f3e9da"

Svg = str


def number(value: float) -> str:
    """A coordinate with at most two decimals."""
    return f"{value:.2f}".rstrip("0").rstrip(".") or "0"


def svg(width: float, height: float, body: Svg) -> Svg:
    """A whole drawing."""
    box = f"0 0 {number(width)} {number(height)}"
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}">{body}</svg>\n'


# ---------------------------------------------------------------------------- the coin


def _around(radius: float, angle: float) -> str:
    return " ".join(number(radius * f(math.radians(angle))) for f in (math.cos, math.sin))


def _petal(angle: float) -> Svg:
    """One petal of the flower: a leaf with a blunt point, for a coin of radius 100."""
    foot, hip, tip = (25, 15), (54, 22), (77, 0)
    left = [_around(r, angle - a) for r, a in (foot, hip)]
    right = [_around(r, angle + a) for r, a in (foot, hip)]
    swell = [_around(70, angle + a) for a in (-15, 15)]
    point = _around(tip[0], angle)
    return f"M{left[0]}C{left[1]} {swell[0]} {point}C{swell[1]} {right[1]} {right[0]}z"


def coin(x: float, y: float, radius: float) -> Svg:
    """The flower coin of the wordmark; it must still be a coin at 16 pixels."""
    petals = "".join(_petal(45 * i - 90) for i in range(8))
    seeds = "".join(
        f'<circle cx="{px}" cy="{py}" r="4.5"/>'
        for px, py in (_around(66, 45 * i - 67.5).split() for i in range(8))
    )
    veins = "".join(
        f"M{_around(38, 45 * i - 90 + s)}L{_around(58, 45 * i - 90 + s * 0.4)}"
        for i in range(8)
        for s in (-6, 6)
    )
    return (
        f'<g transform="translate({number(x)} {number(y)})scale({number(radius / 100)})">'
        f'<circle r="100" fill="{INK}"/><circle r="93" fill="{PAPER}"/>'
        f'<circle r="84" fill="{INK}"/><g fill="{SUN}"><path d="{petals}"/>{seeds}'
        f'<circle r="21"/></g><g fill="none" stroke="{INK}" stroke-width="2.5">'
        f'<path stroke-linecap="round" d="{veins}"/><circle r="13"/></g>'
        f'<circle r="5.5" fill="{INK}"/></g>'
    )


# ---------------------------------------------------------------------------- the wordmark


def _stem(x: float, width: float = 24) -> str:
    """An upright stroke, slightly waisted, as cut with a knife."""
    right = x + width
    return f"M{x} 0H{right}Q{right - 4.5} 50 {right} 100H{x}Q{x + 4.5} 50 {x} 0Z"


# name: (outline on a cap height of 100, advance, space after it)
_LETTERS: Mapping[str, tuple[str, float, float]] = {
    "R": (
        _stem(0) + "M14 2C30-3 72-4 72 28C72 58 34 60 14 56V47C30 50 51 49 51 28C51 10 30 9 14 12Z"
        "M30 52L47 50C56 74 68 90 84 100H56C46 88 36 68 30 52Z",
        84,
        2,
    ),
    "U": (
        "M0 0H25Q21 30 21 58C21 79 29 88 41 88C54 88 61 79 61 58Q61 30 57 0H79Q75 30 75 60"
        "C75 88 62 102.5 39 102.5C15 102.5 4 88 4 60Q4 30 0 0Z",
        79,
        11,
    ),
    "B": (
        _stem(0) + "M14 2C30-3 66-4 66 24C66 36 60 43 52 47C64 50 73 58 73 72C73 104 34 103 14 98"
        "V89C32 92 52 92 52 71C52 54 34 53 18 54V45C34 46 46 42 46 26C46 10 30 9 14 12Z",
        73,
        5,
    ),
    "A": (
        "M35-2H54Q70 56 96 100H66Q56 70 42 26Q34 62 20 100H-2Q24 56 35-2Z"
        "M18 60Q40 64 66 60V71Q40 68 16 71Z",
        94,
        4,
    ),
    "M": (
        "M6 0H32Q44 36 56 62Q68 36 80 0H105Q106 60 114 100H87Q85 62 84 34Q74 62 61 92H49"
        "Q36 62 27 32Q25 62 24 100H-2Q4 60 6 0Z",
        114,
        3,
    ),
    "Z": ("M3 0H78V9Q48 50 29 86Q58 86 80 78L76 100H-3V91Q28 50 48 14Q22 13 3 22Z", 80, 9),
}


def wordmark(x: float, y: float, height: float, colour: str) -> tuple[Svg, float]:
    """RUBAMAZZO with the coin for its O, top left at (x, y); and how wide it is."""
    pen, letters = 0.0, ""
    for name in "RUBAMAZZ":
        outline, advance, space = _LETTERS[name]
        letters += f'<path transform="translate({number(pen)})" d="{outline}"/>'
        pen += advance + space
    body = f'<g fill="{colour}">{letters}</g>{coin(pen + 51, 50, 53)}'
    scale = height / 100
    place = f"translate({number(x)} {number(y)})scale({number(scale)})"
    return f'<g transform="{place}">{body}</g>', (pen + 104) * scale


# ---------------------------------------------------------------------------- the tablecloth


def _threads(size: int = 192) -> Svg:
    """A tile of woven threads: where they lie follows a fixed rule, so that it never changes."""
    shades = (("#000", 0.05, 7, 3), ("#000", 0.08, 13, 5), ("#fff", 0.035, 11, 2))
    tile = ""
    for colour, opacity, step, first in shades:
        at = sorted({(first + step * i * i) % (size // 2) * 2 + 0.5 for i in range(size // 6)})
        across = "".join(f"M0 {number(p)}H{size}" for p in at)
        down = "".join(f"M{number((p * 5 + step) % size)} 0V{size}" for p in at)
        tile += f'<path stroke="{colour}" stroke-opacity="{opacity}" d="{across}{down}"/>'
    return (
        f'<pattern id="weave" width="{size}" height="{size}" patternUnits="userSpaceOnUse">'
        f"{tile}</pattern>"
    )


def _stripe(width: float, y: float, thickness: float, colour: str = FLAX) -> Svg:
    """The woven stripe between two bands: a broad line and a fine one on each side."""
    t = thickness
    lines = ((y, t * 0.16), (y + t * 0.3, t * 0.4), (y + t * 0.84, t * 0.16))
    return "".join(
        f'<rect y="{number(top)}" width="{number(width)}" height="{number(h)}" fill="{colour}"/>'
        for top, h in lines
    )


# ---------------------------------------------------------------------------- icons


def icon() -> Svg:
    """The app icon: the coin alone."""
    return svg(100, 100, coin(50, 50, 50))


def maskable() -> Svg:
    """The coin on the cloth, its rim inside the circle that every launcher keeps."""
    cloth = f'<rect width="512" height="512" fill="{WINE}"/>' + (
        f'<rect y="326" width="512" height="186" fill="{WINE_BAND}"/>'
    )
    shade = '<circle cx="262" cy="268" r="186" opacity=".28"/>'
    return svg(512, 512, cloth + _stripe(512, 312, 34) + shade + coin(256, 256, 186))


# ---------------------------------------------------------------------------- pictures


def _embedded(card: Svg) -> str:
    return "data:image/svg+xml;base64," + base64.b64encode(card.encode()).decode()


def _ratio(card: Svg) -> float:
    """Width over height, read from the view box."""
    box = card.split('viewBox="', 1)[1].split('"', 1)[0].split()
    return float(box[2]) / float(box[3])


def _card(card: Svg, x: float, y: float, height: float, turn: float = 0) -> Svg:
    """A card lying on the cloth with its middle at (x, y), and its shadow."""
    width = height * _ratio(card)
    left, top, corner = number(-width / 2), number(-height / 2), number(width * 0.054)
    box = f'x="{left}" y="{top}" width="{number(width)}" height="{number(height)}"'
    shadows = "".join(
        f'<rect {box} rx="{corner}" fill="#000" opacity="{o}" transform="translate({dx} {dy})"/>'
        for o, dx, dy in ((0.16, 7, 10), (0.2, 4, 6), (0.3, 1, 2))
    )
    return (
        f'<g transform="translate({number(x)} {number(y)})rotate({number(turn)})">'
        f'{shadows}<image {box} href="{_embedded(card)}"/></g>'
    )


OPEN_GRAPH_CARDS = ("n-3b", "p-Rc", "n-Ad", "p-Fs", "n-Cs")


def open_graph(cards: Mapping[str, Svg]) -> Svg:
    """What a shared link shows: a hand of our cards on the evening tablecloth."""
    width, height, band = 1200, 630, 176
    _, word_width = wordmark(0, 0, 96, LINEN)
    body = (
        f"<defs>{_threads()}</defs>"
        f'<rect width="{width}" height="{height}" fill="{WINE}"/>'
        f'<rect width="{width}" height="{band}" fill="{WINE_BAND}"/>'
        + _stripe(width, band - 10, 20)
        + f'<rect width="{width}" height="{height}" fill="url(#weave)"/>'
        + wordmark((width - word_width) / 2, 38, 96, LINEN)[0]
    )
    pivot, arm = 1500, 1052
    for name, turn in zip(OPEN_GRAPH_CARDS, (-23, -11.5, 0, 11.5, 23), strict=True):
        x = width / 2 + arm * math.sin(math.radians(turn))
        y = pivot - arm * math.cos(math.radians(turn))
        body += _card(cards[name], x, y, 226 / _ratio(cards[name]), turn)
    return svg(width, height, body)


def sheet(rows: Sequence[Sequence[Svg]]) -> tuple[Svg, int, int]:
    """All cards of a deck on the cloth, a suit a row; and its size in pixels."""
    lines, gap = rows, 10.0
    wide = 104.0
    tall = wide / _ratio(lines[0][0])
    width = round(max(len(line) for line in lines) * (wide + gap) + gap)
    height = round(len(lines) * (tall + gap) + gap)
    body = f'<rect width="{width}" height="{height}" fill="{WINE}"/>'
    for j, line in enumerate(lines):
        for i, card in enumerate(line):
            x, y = gap + wide / 2 + i * (wide + gap), gap + tall / 2 + j * (tall + gap)
            body += _card(card, x, y, tall)
    return svg(width, height, body), width, height


def render(drawings: Mapping[Path, tuple[Svg, int, int]]) -> None:
    """Write drawings as PNG files of exactly so many pixels, with a Chromium."""
    from playwright.sync_api import sync_playwright  # heavy, and only wanted for this

    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=_chromium())
        for path, (drawing, width, height) in drawings.items():
            page = browser.new_page(viewport={"width": width, "height": height})
            page.set_content(
                "<!doctype html><style>body{margin:0}img{display:block}</style>"
                f'<img src="{_embedded(drawing)}" width="{width}" height="{height}" alt="">'
            )
            page.locator("img").evaluate("picture => picture.decode()")
            path.parent.mkdir(parents=True, exist_ok=True)
            taken = page.screenshot(omit_background=True)
            # the icon alone is transparent at its corners
            path.write_bytes(taken if drawing == icon() else shrunk(taken))
            page.close()
        browser.close()


def _chromium() -> str | None:
    """The system's Chromium if there is one; else the one that Playwright brings."""
    return shutil.which("chromium") or shutil.which("google-chrome")
