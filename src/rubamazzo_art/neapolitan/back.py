"""The back."""

from ..draw import dots, join, star
from .palette import pen

TILE_W, TILE_H = 54.0, 57.5


def _tile() -> str:
    """One tile: blue rings with yellow hearts at its corners, a star with four leaves."""
    x, y = TILE_W / 2, TILE_H / 2
    out = f'<rect width="{TILE_W:g}" height="{TILE_H}" class="nw nx"/>'
    for cx, cy in ((0.0, 0.0), (TILE_W, 0.0), (0.0, TILE_H), (TILE_W, TILE_H)):
        out += pen.C(cx, cy, 14, "b x") + pen.P(dots(cx, cy, 11.6, 12, 1.1), "w x")
        out += pen.C(cx, cy, 9.2, "w x") + pen.C(cx, cy, 6.4, "y x")
        out += pen.P(star(cx, cy, 5, 2, 4), "r x")
    leaf = pen.S("27,28.8! 44,30 44.5,47! 28,45", "g x")
    out += "".join(pen.G(leaf, f"rotate({turn} 27 28.75)") for turn in (0, 90, 180, 270))
    out += pen.P(star(x, y, 23, 10.6, 8), "w x") + pen.P(star(x, y, 21, 9.2, 8), "b x")
    for cx, cy in ((x, 0.0), (x, TILE_H), (0.0, y), (TILE_W, y)):
        out += pen.P(f"M{cx - 5} {cy}l5-5 5 5-5 5z", "y x") + pen.C(cx, cy, 1.6, "b x")
    out += pen.C(x, y, 6, "w x") + pen.C(x, y, 4.6, "y x") + pen.C(x, y, 1.8, "r x")
    return out


def back() -> str:
    """A riggiola, the majolica floor tile of Naples, in a double blue border."""
    return join(
        f'<defs><pattern id="nbp" width="{TILE_W:g}" height="{TILE_H}" x="15" y="15"'
        f' patternUnits="userSpaceOnUse">{_tile()}</pattern></defs>',
        '<rect x="15" y="15" width="270" height="460" rx="4" fill="url(#nbp)" stroke="none"/>',
        '<rect x="15" y="15" width="270" height="460" rx="4" class="nl"'
        ' style="stroke:#1f63c6;stroke-width:3"/>',
        '<rect x="9" y="9" width="282" height="472" rx="9" class="nl"'
        ' style="stroke:#1f63c6;stroke-width:1.6"/>',
    )
