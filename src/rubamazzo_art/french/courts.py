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
SLANT = f"translate({MIDDLE_X:g} {MIDDLE_Y:g})rotate(-11.23)"


def band(colour: str, beads: str) -> str:
    """The ribbon between the two halves."""
    marks = "".join(
        f"M{x} 0l5-3.500 5 3.500-5 3.500z".replace(".500", ".5") for x in range(-130, 125, 18)
    )
    return G(
        P("M-139-7h278v14h-278z", colour) + P(marks, f"{beads} x"),
        SLANT,
    )


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
