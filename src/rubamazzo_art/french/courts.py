"""What all courts share: the notched frame, the slanted band, the half that is used twice."""

from rubamazzo_art.draw import join
from rubamazzo_art.french.palette import MIDDLE_X, MIDDLE_Y, PEN
from rubamazzo_art.french.pips import corners

P, G, U = PEN.P, PEN.G, PEN.U

# The frame leaves room for the corners; the band rises from lower left to upper right.
FRAME = "M68 14H286V340H232V456H14V130H68z"
UPPER = "M68 14H286V208L14 262V130H68z"
DEFS = {"fclip": f'<clipPath id="fclip"><path d="{UPPER}"/></clipPath>'}

TURNED = f"rotate(180 {MIDDLE_X:g} {MIDDLE_Y:g})"


def band(colour: str, beads: str) -> str:
    """The ribbon between the two halves."""
    marks = "".join(f"M{14 + 18.1 * i:.1f} {262 - 3.6 * i:.1f}l5-4 5 2-5 4z" for i in range(1, 15))
    return P("M14 255L286 201V215L14 269z", colour) + P(marks, f"{beads} x")


def court(code: str, figure: str, colour: str, beads: str) -> str:
    """A double-headed card of the upper half of a figure."""
    name = f"u{code}"
    PEN.shared(name, f'<g clip-path="url(#fclip)">{figure}{U(code[1], 258, 44, 0.62)}</g>')
    return join(
        U(name),
        f'<use href="#f{name}" transform="{TURNED}"/>',
        band(colour, beads),
        P(FRAME, "l m"),
        corners(code),
    )
