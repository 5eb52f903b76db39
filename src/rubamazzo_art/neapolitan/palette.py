"""The Neapolitan deck's size, colours, classes and pen, and the two kinds of drawn band."""

from ..draw import Deck, Outline, num

WIDTH, HEIGHT = 300, 490
PAPER = "#fffdf7"
INK = "#15110f"

# One letter a colour: the letter is the class. Lemon yellow, not gold, is the loudest.
COLOURS = {
    "r": "#d9252b",  # red
    "y": "#f8cf1d",  # yellow
    "b": "#1f63c6",  # blue
    "g": "#1b6a37",  # green
    "v": "#12401f",  # dark green of linings
    "f": "#f3d0a6",  # flesh
    "w": PAPER,
    "k": INK,
    "a": "#8d8780",  # grey hair
    "e": "#d9d3c7",  # white hair
    "j": "#5a514a",  # dark hair
    "n": "#c98f5c",  # the Moor's skin
    "o": "#b0937c",  # grey-brown horse
    "i": "#c99468",  # chestnut horse
    "u": "#8c7767",  # dark horse
    "s": "#6e6a66",  # hoof
}

# l: line only, m: detail line, t: fine line, x: no line, h: hatching, c: white cut
MANNERS = {
    "0": f"stroke:{INK};stroke-width:2.3;stroke-linejoin:round;stroke-linecap:round",
    "l": "fill:none",
    "m": "stroke-width:1.8",
    "t": "stroke-width:1.3",
    "x": "stroke:none",
    "h": f"fill:{INK};stroke:none;opacity:var(--hatch,1)",
    "c": f"fill:none;stroke:{PAPER};stroke-width:1.3",
}

pen = Deck("n", splines=True, coarse=1.6)


def css() -> str:
    """The classes of the deck; the colours first, so that manners win over them."""
    rules = {k: f"fill:{colour}" for k, colour in COLOURS.items()} | MANNERS
    return "".join(f".{pen.px}{k}{{{rule}}}" for k, rule in rules.items())


def band(
    p: Outline, c: str, w: float, edge: float = 2.2, cap: str = "butt", also: Outline = ""
) -> str:
    """A cord, strap or flat ribbon: an ink line with a narrower coloured line upon it.

    `also` is a second cord that opens into the first one.
    """
    data = pen.d(p, False) + (pen.d(also, False) if also else "")
    ends = "" if cap == "round" else f";stroke-linecap:{cap}"
    return "".join(
        f'<path class="nl" style="{stroke}stroke-width:{num(width)}{ends}" d="{data}"/>'
        for stroke, width in (("", w), (f"stroke:{COLOURS[c]};", w - 2 * edge))
    )


def mirrored(body: str) -> str:
    """The same, left and right exchanged across the card."""
    return pen.G(body, f"matrix(-1 0 0 1 {WIDTH} 0)")
