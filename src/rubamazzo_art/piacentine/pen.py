"""The pen of this deck: closed shapes, lines, engraver's tone, beads and bands.

An outline is a typed list of points, see rubamazzo_art.draw. A class is a letter of
palette.PALETTE (fill), s and a letter (stroke), or one of palette.LINES.
"""

import math
from itertools import pairwise

from rubamazzo_art.draw import Deck, Outline, num, pts, sample

from .outline import data as d

PREFIX = "p"
WIDTH, HEIGHT = 300, 540
FRAME_X, FRAME_Y, FRAME_WIDTH, FRAME_HEIGHT = 16, 16, 268, 508

PEN = Deck(PREFIX)
path, circle, ellipse = PEN.P, PEN.C, PEN.E

FRAME = path(f"M{FRAME_X} {FRAME_Y}h{FRAME_WIDTH}v{FRAME_HEIGHT}h-{FRAME_WIDTH}z", "l m")
DEFS = {
    "pF": f'<clipPath id="pF"><path d="M16 16h{FRAME_WIDTH}v{FRAME_HEIGHT}h-268z"/></clipPath>',
    "pU": '<clipPath id="pU"><path d="M16 16h268v254h-268z"/></clipPath>',
}


def shape(outline: Outline, names: str) -> str:
    """A closed shape."""
    return path(d(outline), names)


def shapes(names: str, *outlines: str) -> str:
    """Closed shapes of one colour, as one path."""
    return path("".join(d(outline) for outline in outlines), names)


def line(points: Outline, names: str = "l m") -> str:
    """An open line."""
    return path(d(points, False), names)


def lines(*outlines: str, names: str = "l t") -> str:
    """Open lines, as one path."""
    return path("".join(d(outline, False) for outline in outlines), names)


def stroke(data: str, names: str, width: float, extra: str = "") -> str:
    """A path with a width of its own."""
    return f'<path{PEN.cl(names)} stroke-width="{num(width)}"{extra} d="{data}"/>'


def _transform(x: float, y: float, scale: float, turn: float, flip: bool) -> str:
    text = f"translate({num(x)} {num(y)})" if x or y else ""
    if turn:
        text += f"rotate({num(turn)})"
    if scale != 1 or flip:
        size = f"{scale:.3f}".rstrip("0").rstrip(".")
        text += f"scale(-{size} {size})" if flip else f"scale({size})"
    return text


def place(
    body: str, x: float = 0, y: float = 0, scale: float = 1, turn: float = 0, flip: bool = False
) -> str:
    """A drawing with an origin of its own, put at (x, y)."""
    return f'<g transform="{_transform(x, y, scale, turn, flip)}">{body}</g>'


def use(
    name: str, x: float = 0, y: float = 0, scale: float = 1, turn: float = 0, flip: bool = False
) -> str:
    """A symbol, put at (x, y)."""
    where = _transform(x, y, scale, turn, flip)
    return f'<use href="#{PREFIX}{name}"' + (f' transform="{where}"' if where else "") + "/>"


def mirrored(body: str, middle: float = 150) -> str:
    """The drawing mirrored about an upright axis."""
    return f'<g transform="matrix(-1 0 0 1 {num(2 * middle)} 0)">{body}</g>'


def twice(name: str, body: str, middle: float = 150) -> str:
    """The drawing and its mirror image, written once."""
    again = f'<use href="#{PREFIX}{name}" transform="matrix(-1 0 0 1 {num(2 * middle)} 0)"/>'
    return f'<g id="{PREFIX}{name}">{body}</g>{again}'


def in_frame(body: str) -> str:
    """A picture that the frame cuts."""
    return f'<g clip-path="url(#pF)">{body}</g>{FRAME}'


def double(code: str, half: str) -> str:
    """A court: the upper half is drawn once and used twice."""
    name = f"{PREFIX}{code}h"
    return (
        f'<g id="{name}" clip-path="url(#pU)">{half}</g>'
        f'<use href="#{name}" transform="rotate(180 150 270)"/>'
        + path("M16 270h268", "l m")
        + FRAME
    )


# ------------------------------------------------------------------ tone


def _shifted(points: Outline, by: float, angle: float) -> list[tuple[float, float, bool]]:
    """The open line moved sideways, to that side on which the angle (degrees) lies."""
    p = pts(points)
    runs = []
    for i in range(len(p)):
        a, b = p[max(0, i - 1)], p[min(len(p) - 1, i + 1)]
        length = math.hypot(b.x - a.x, b.y - a.y) or 1
        runs.append(((b.x - a.x) / length, (b.y - a.y) / length))
    ax, ay = math.cos(math.radians(angle)), math.sin(math.radians(angle))
    s = math.copysign(by, sum(tx * ay - ty * ax for tx, ty in runs))
    return [
        (round(q.x - ty * s), round(q.y + tx * s), q.corner)
        for q, (tx, ty) in zip(p, runs, strict=True)
    ]


def _span(points: Outline) -> float:
    """The length of an open line."""
    stops = sample(points, 60)
    return sum(math.hypot(b.x - a.x, b.y - a.y) for a, b in pairwise(stops))


def tone(
    edge: Outline,
    depth: float,
    angle: float = 190,
    pitch: float = 3.2,
    fine: bool = False,
    light: str = "",
) -> str:
    """Engraver's shading: strokes from the edge inwards that swell in the middle.

    A wide dashed line inside the edge: every dash is a stroke across it, and the whole
    shading weighs no more than the line. `light` is a colour for strokes of light.
    """
    count = f' pathLength="{max(3, round(_span(edge) / pitch))}"'
    data = d(_shifted(edge, depth / 2, angle), False)
    out = stroke(data, f"h s{light}" if light else "h", depth, count)
    # the same line again, so that it costs nothing in a compressed file
    return out if fine else out + stroke(data, "h H", round(depth * 0.6), count)


def stipple(points: str, n: int) -> str:
    """A row of n fine dots along a line."""
    return f'<path{PEN.cl("q")} pathLength="{n}" d="{d(points, False)}"/>'


def row(points: str, n: int, size: float, color: str) -> str:
    """A row of n round beads along a line."""
    return stroke(d(points, False), f"j s{color}", size, f' pathLength="{n}"')


def ring(x: float, y: float, r: float, n: int, size: float, color: str) -> str:
    """A ring of n round beads."""
    return (
        f'<circle{PEN.cl("j s" + color)} stroke-width="{num(size)}" pathLength="{n}"'
        f' cx="{num(x)}" cy="{num(y)}" r="{num(r)}"/>'
    )


def band(points: Outline, color: str, width: float = 6, rim: float = 1.4) -> str:
    """A flat band with an outline: a wide black line under a narrower coloured one."""
    data = d(points, False)
    return stroke(data, "l", width) + stroke(data, f"l s{color}", width - 2 * rim)
