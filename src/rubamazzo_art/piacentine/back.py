"""The back: a lattice with the lilies of the Farnese dukes of Piacenza."""

from .palette import PALETTE
from .pen import circle, path, place, ring, shape, stroke

CELL_X, CELL_Y = 33.5, 42.333


def _lily() -> str:
    out = shape(
        "0,-16! 5,-8 4,-1! 9,-6 14,-2 12,6! 8,4 4,6 4,9! 6,13! -6,13! -4,9! -4,6 -8,4 "
        "-12,6! -14,-2 -9,-6 -4,-1! -5,-8",
        "y x",
    )
    return out + path("M-7 7h14v2.400H-7z", "d x") + path("M0-11v14", "l t sd")


def back() -> str:
    """Brick red, a gold lattice, two lilies base to base in every cell; the same upside down."""
    w, h = 2 * CELL_X, 2 * CELL_Y
    tile = f'<rect width="{w:g}" height="{h:.2f}" class="pd px"/>'
    lozenge = f"M0 {CELL_Y:.2f}L{CELL_X} 0L{w:g} {CELL_Y:.2f}L{CELL_X} {h:.2f}z"
    two = place(_lily(), 0, -15.5) + place(_lily(), 0, 15.5, turn=180) + circle(0, 0, 2.4, "y x")
    for x, y in ((CELL_X, CELL_Y), (0, 0), (w, 0), (0, h), (w, h)):
        tile += place(two, x, y, 0.93)
    tile += stroke(lozenge, "l sy", 3.4) + stroke(lozenge, "l sd", 1.2)
    for x, y in ((0, CELL_Y), (CELL_X, 0), (w, CELL_Y), (CELL_X, h)):
        tile += circle(x, y, 4.6, "y x") + ring(x, y, 2.7, 6, 1.3, "d") + circle(x, y, 1.1, "g x")
    pattern = (
        f'<defs><pattern id="pbp" width="{w:g}" height="{h:.3f}" x="16" y="16"'
        f' patternUnits="userSpaceOnUse">{tile}</pattern></defs>'
    )
    red = PALETTE["d"]
    ground = '<rect x="16" y="16" width="268" height="508" fill="url(#pbp)" stroke="none"/>'
    border = f'fill="none" stroke="{red}" stroke-width='
    inner = f'<rect x="16" y="16" width="268" height="508" {border}"4"/>'
    outer = f'<rect x="9.5" y="9.5" width="281" height="521" rx="7" {border}"1.4"/>'
    return pattern + ground + inner + outer
