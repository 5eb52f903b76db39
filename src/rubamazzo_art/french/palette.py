"""Sizes, colours and the pen of the French deck."""

from collections.abc import Mapping

from rubamazzo_art.draw import Deck

WIDTH, HEIGHT = 300, 470
MIDDLE_X, MIDDLE_Y = WIDTH / 2, HEIGHT / 2
PAPER, INK = "#fffdf8", "#16120f"

# Four printing colours beside the ink: no green, so that it is neither of the Italian decks.
COLOURS: Mapping[str, str] = {
    "r": "#c5242c",  # carmine
    "b": "#2a5597",  # indigo
    "y": "#f0bd3c",  # gold
    "f": "#f4d3ad",  # flesh
    "w": PAPER,
    "k": INK,
    "a": "#a39d94",  # grey hair, steel
    "n": "#8a5230",  # brown hair, wood
    "i": "#a9c3de",  # pale blue: linings
}

PEN = Deck("f")


def css() -> str:
    """The classes of the deck: colours, line widths, hatching."""
    rules = [f".f{name}{{fill:{colour}}}" for name, colour in COLOURS.items()]
    rules += [
        f".f0{{stroke:{INK};stroke-width:2.2;stroke-linejoin:round;stroke-linecap:round}}",
        ".fl{fill:none}",
        f".fg{{stroke:{PAPER};stroke-width:2}}",
        f".fv{{stroke:{PAPER};stroke-width:4}}",
        ".ft{stroke-width:1.2}",
        ".fm{stroke-width:1.7}",
        ".fx{stroke:none}",
        f".fh{{fill:{INK};stroke:none;opacity:var(--hatch,1)}}",
    ]
    return "".join(rules)
