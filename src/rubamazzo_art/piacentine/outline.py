"""Path data as short as it can be: the courts are rich, and a file must stay small.

The same curves as rubamazzo_art.draw.d writes, except that a segment may bend by a hair (a
tenth of its length at most) where a shorter command then does: q instead of c, and t or s
where the last handle, mirrored, is nearly the wanted one.
"""

import math

from rubamazzo_art.draw import Outline, Point, curve, fmt, num, pts

BEND = 3.0  # how far a mirrored handle may lie beside the wanted one, in units
SLACK = 0.22  # and per unit of length


def _half(value: float) -> float:
    """Outlines stand on a grid of half units."""
    return round(value * 2) / 2


def _meeting(a: Point, c1: Point, c2: Point, b: Point) -> Point | None:
    """Where the tangents at both ends meet, if a quadratic curve with that handle will do."""
    ux, uy, vx, vy = c1.x - a.x, c1.y - a.y, c2.x - b.x, c2.y - b.y
    cross = ux * vy - uy * vx
    if abs(cross) < 1e-6:
        return None
    s = ((b.x - a.x) * vy - (b.y - a.y) * vx) / cross
    t = ((b.x - a.x) * uy - (b.y - a.y) * ux) / cross
    if s <= 0 or t <= 0:
        return None
    q = Point(a.x + ux * s, a.y + uy * s)
    length = math.dist(a[:2], b[:2])
    drift = math.hypot(
        (a.x + 3 * c1.x + 3 * c2.x + b.x) / 8 - (a.x + 2 * q.x + b.x) / 4,
        (a.y + 3 * c1.y + 3 * c2.y + b.y) / 8 - (a.y + 2 * q.y + b.y) / 4,
    )
    return q if drift < min(1 + 0.075 * length, 0.32 * length) else None


class _Writer:
    """Where the path stands, and the last handle if the next command may mirror it."""

    def __init__(self, x: float, y: float) -> None:
        self.x, self.y = x, y
        self.text = "M" + fmt([x, y])
        self.command = ""
        self.handle = (x, y)

    def _mirror(self) -> tuple[float, float]:
        return 2 * self.x - self.handle[0], 2 * self.y - self.handle[1]

    def _follows(self, wanted: Point, command: str, room: float) -> bool:
        return self.command == command and math.dist(self._mirror(), wanted[:2]) < room

    def _add(self, letter: str, *places: tuple[float, float]) -> None:
        self.text += letter + fmt([v for px, py in places for v in (px - self.x, py - self.y)])
        self.x, self.y = places[-1]

    def straight(self, x: float, y: float) -> None:
        self.command = ""
        if y == self.y:
            self.text += "h" + num(x - self.x)
        elif x == self.x:
            self.text += "v" + num(y - self.y)
        else:
            self.text += "l" + fmt([x - self.x, y - self.y])
        self.x, self.y = x, y

    def bent(self, a: Point, c1: Point, c2: Point, b: Point) -> None:
        length = math.dist(a[:2], b[:2])
        room = SLACK * length + min(BEND, 0.3 * length)

        def grid(p: Point) -> tuple[float, float]:
            step = 1 if length > 4 else 2
            return (
                self.x + round((p.x - self.x) * step) / step,
                self.y + round((p.y - self.y) * step) / step,
            )

        end = (_half(b.x), _half(b.y))
        q = _meeting(a, c1, c2, b)
        if q and self._follows(q, "q", room):
            self.handle = self._mirror()
            self._add("t", end)
            self.command = "q"
        elif q:
            self.handle = grid(q)
            self._add("q", self.handle, end)
            self.command = "q"
        elif self._follows(c1, "c", 1.2 * room):
            self.handle = grid(c2)
            self._add("s", self.handle, end)
            self.command = "c"
        else:
            self.handle = grid(c2)
            self._add("c", grid(c1), self.handle, end)
            self.command = "c"


def data(outline: Outline, closed: bool = True) -> str:
    """The outline as SVG path data."""
    points = pts(outline)
    pen = _Writer(_half(points[0].x), _half(points[0].y))
    segments = curve(points, closed)
    for i, (a, c1, c2, b) in enumerate(segments):
        if c1 and c2:
            pen.bent(a, c1, c2, b)
        elif (_half(b.x), _half(b.y)) != (pen.x, pen.y) and not (closed and i == len(segments) - 1):
            pen.straight(_half(b.x), _half(b.y))
    return pen.text + ("z" if closed else "")
