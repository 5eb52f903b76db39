"""The colours of the deck, a letter each, and the style of its lines."""

PALETTE = {
    "r": "#d3331f",  # vermilion
    "d": "#a81f17",  # dark red
    "y": "#efb521",  # gold
    "Y": "#fbe04a",  # highlights of gold
    "z": "#b97f16",  # gold in shadow
    "b": "#33669f",  # steel blue
    "B": "#6d9cc9",  # sky
    "N": "#22456f",  # blue in shadow
    "g": "#1f5231",  # bottle green
    "c": "#4f8a52",  # leaf green, highlights only
    "v": "#102c1b",  # near-black green
    "n": "#7a4527",  # brown
    "D": "#54301c",  # brown in shadow
    "o": "#c89b6d",  # horse
    "O": "#a4764a",  # horse in shadow
    "f": "#f2cda2",  # flesh
    "F": "#dda77c",  # flesh in shadow
    "w": "#ffffff",  # ermine, linen
    "u": "#dfe4e6",  # silver
    "k": "#17120e",  # ink
    "a": "#4b3a30",  # dark hair
    "A": "#806a5b",  # light on dark hair
    "G": "#a9a39c",  # grey hair
    "e": "#e48a2a",  # orange wood
}
INK = PALETTE["k"]
PAPER = "#fffefb"

# One class a rule: a file keeps only the rules that its card wears.
LINES = {
    "0": f"stroke:{INK};stroke-width:1.9;stroke-linejoin:round;stroke-linecap:round",
    "l": "fill:none",
    "m": "stroke-width:1.5",
    "t": "stroke-width:1.1",
    "i": "stroke-width:.9",
    "x": "stroke:none",
    # engraver's tone: the length of a path counts its strokes (pathLength), so a dash is a
    # part of the distance between two of them
    "h": "fill:none;stroke-dasharray:.25 .75;stroke-linecap:butt;opacity:var(--hatch,1)",
    "H": "stroke-dasharray:.46 .54;stroke-dashoffset:.1",
    "q": (
        f"fill:none;stroke:{PALETTE['n']};stroke-width:.9;stroke-dasharray:.001 1;"
        "opacity:var(--hatch,1)"
    ),
    "j": "fill:none;stroke-dasharray:.001 1",
}


def css() -> str:
    """The style sheet of the deck."""
    fills = "".join(f".p{name}{{fill:{color}}}" for name, color in PALETTE.items())
    strokes = "".join(f".ps{name}{{stroke:{color}}}" for name, color in PALETTE.items())
    return fills + strokes + "".join(f".p{name}{{{rule}}}" for name, rule in LINES.items())
