"""The back."""

from ..draw import dots, join, star
from .palette import pen

TILE_W, TILE_H = 45, 46


def _tile() -> str:
    """One tile: blue rings with yellow hearts at its corners, a star with four leaves."""
    out = f'<rect width="{TILE_W}" height="{TILE_H}" class="nw nx"/>'
    for x, y in ((0, 0), (45, 0), (0, 46), (45, 46)):
        out += pen.C(x, y, 15, "b x") + pen.P(dots(x, y, 12.2, 12, 1.1), "w x")
        out += pen.C(x, y, 9.5, "w x") + pen.C(x, y, 6, "y x") + pen.P(star(x, y, 5, 2, 4), "r x")
    leaf = pen.S("22.5,23! 31.5,24.5 35,35.5! 24,32", "g x")
    out += "".join(pen.G(leaf, f"rotate({turn} 22.5 23)") for turn in (0, 90, 180, 270))
    out += pen.P(star(22.5, 23, 15.5, 7, 8), "w x") + pen.P(star(22.5, 23, 14, 6, 8), "b x")
    out += pen.C(22.5, 23, 3.6, "y x") + pen.C(22.5, 23, 1.4, "r x")
    for cx, cy in ((22.5, 0), (22.5, 46), (0, 23), (45, 23)):
        out += pen.P(f"M{cx - 4} {cy}l4-4 4 4-4 4z", "y x") + pen.C(cx, cy, 1.3, "b x")
    return out


def back() -> str:
    """A riggiola, the majolica floor tile of Naples, in a double blue border."""
    return join(
        f'<defs><pattern id="nbp" width="{TILE_W}" height="{TILE_H}" x="15" y="15"'
        f' patternUnits="userSpaceOnUse">{_tile()}</pattern></defs>',
        '<rect x="15" y="15" width="270" height="460" rx="4" fill="url(#nbp)" stroke="none"/>',
        '<rect x="15" y="15" width="270" height="460" rx="4" class="nl"'
        ' style="stroke:#1f63c6;stroke-width:3"/>',
        '<rect x="9" y="9" width="282" height="472" rx="9" class="nl"'
        ' style="stroke:#1f63c6;stroke-width:1.6"/>',
    )
