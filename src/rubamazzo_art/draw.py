"""A very small drawing language for hand-written card art.

An outline is typed by hand as a list of points:

    "10,20 30,40! 50,20"      x,y  = the curve passes smoothly through this point
                              x,y! = the curve has a corner here

`Deck.S` closes the outline, `Deck.O` leaves it open. Two corners in a row give a straight
edge. The points are the drawing: there is no tracing anywhere.

Every method of `Deck` returns SVG markup; a figure is such pieces joined, back to front.
"""

import math
import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from typing import NamedTuple


class Point(NamedTuple):
    """A typed point of an outline; `corner` tells whether the curve breaks there."""

    x: float
    y: float
    corner: bool = False


class Segment(NamedTuple):
    """A piece of outline from `a` to `b`; straight when it has no handles."""

    a: Point
    handle_a: Point | None
    handle_b: Point | None
    b: Point


class Stop(NamedTuple):
    """A place along a curve and the unit vector in which the curve runs there."""

    x: float
    y: float
    dx: float
    dy: float


Outline = str | Sequence[tuple[float, float] | tuple[float, float, bool]]

TENSION = 0.37  # length of a handle, as a part of its segment
HATCH_SHAPES: Mapping[str, Callable[[float], float]] = {
    "sin": lambda t: 0.35 + 0.65 * math.sin(math.pi * t),
    "up": lambda t: 0.3 + 0.7 * t,
    "down": lambda t: 1 - 0.7 * t,
    "flat": lambda _t: 1.0,
}


def join(*parts: str) -> str:
    """The parts of a figure, back to front."""
    return "".join(parts)


# ------------------------------------------------------------------ numbers


def num(value: float) -> str:
    """A coordinate with one decimal at most, as short as SVG allows."""
    text = f"{value:.1f}".removesuffix(".0")
    if text == "-0":
        return "0"
    return re.sub(r"^(-?)0\.", r"\1.", text)


def fmt(values: Iterable[float]) -> str:
    """Coordinates in a row, with a separator only where SVG needs one."""
    out = ""
    last = ""
    for value in values:
        text = num(value)
        glued = text.startswith("-") or (text.startswith(".") and "." in last)
        out += text if not out or glued else " " + text
        last = text
    return out


# ------------------------------------------------------------------ curves


def pts(outline: Outline) -> list[Point]:
    """Read a typed outline; computed ones may be tuples (x, y) or (x, y, corner)."""
    if not isinstance(outline, str):
        return [Point(*p) for p in outline]
    points = []
    for token in outline.split():
        x, y = token.rstrip("!").split(",")
        points.append(Point(float(x), float(y), token.endswith("!")))
    return points


def _tangent(points: list[Point], i: int, closed: bool) -> tuple[float, float] | None:
    """Unit tangent at a smooth point; None at corners and at the ends of an open line."""
    n = len(points)
    if points[i].corner or (not closed and i in (0, n - 1)):
        return None
    before, here, after = points[(i - 1) % n], points[i], points[(i + 1) % n]
    l1 = math.hypot(here.x - before.x, here.y - before.y) or 1
    l2 = math.hypot(after.x - here.x, after.y - here.y) or 1
    # weight towards the shorter neighbour: keeps small features crisp
    dx = (here.x - before.x) / l1 * l2 + (after.x - here.x) / l2 * l1
    dy = (here.y - before.y) / l1 * l2 + (after.y - here.y) / l2 * l1
    length = math.hypot(dx, dy) or 1
    return dx / length, dy / length


def curve(points: list[Point], closed: bool = True, k: float = TENSION) -> list[Segment]:
    """The cubic segments that run through the points."""
    n = len(points)
    segments = []
    for i in range(n if closed else n - 1):
        a, b = points[i], points[(i + 1) % n]
        length = math.hypot(b.x - a.x, b.y - a.y)
        ta, tb = _tangent(points, i, closed), _tangent(points, (i + 1) % n, closed)
        c1 = Point(a.x + ta[0] * length * k, a.y + ta[1] * length * k) if ta else None
        c2 = Point(b.x - tb[0] * length * k, b.y - tb[1] * length * k) if tb else None
        if c1 is None and c2 is not None:
            c1 = Point((a.x + c2.x) / 2, (a.y + c2.y) / 2)
        elif c2 is None and c1 is not None:
            c2 = Point((b.x + c1.x) / 2, (b.y + c1.y) / 2)
        segments.append(Segment(a, c1, c2, b))
    return segments


def _one_handle(a: Point, c1: Point, c2: Point, b: Point) -> Point | None:
    """The single handle that draws nearly the same curve, if there is one.

    Where the tangents at both ends meet, a quadratic curve keeps them exactly; it is a third
    shorter to write. An S-shaped segment has no such handle and stays cubic.
    """
    ux, uy, vx, vy = c1.x - a.x, c1.y - a.y, c2.x - b.x, c2.y - b.y
    cross = ux * vy - uy * vx
    if abs(cross) < 1e-6:
        return None
    s = ((b.x - a.x) * vy - (b.y - a.y) * vx) / cross
    t = ((b.x - a.x) * uy - (b.y - a.y) * ux) / cross
    if s <= 0 or t <= 0:
        return None
    q = Point(a.x + ux * s, a.y + uy * s)
    # compare the two curves where they lie furthest apart
    drift = math.hypot(
        (a.x + 3 * c1.x + 3 * c2.x + b.x) / 8 - (a.x + 2 * q.x + b.x) / 4,
        (a.y + 3 * c1.y + 3 * c2.y + b.y) / 8 - (a.y + 2 * q.y + b.y) / 4,
    )
    return q if drift < 0.6 + 0.06 * math.hypot(b.x - a.x, b.y - a.y) else None


def _coarse(value: float, length: float) -> float:
    """Handles of long segments sit on a coarser grid: invisible, and shorter to write."""
    if length > 10:
        return float(round(value))
    return round(value * 2) / 2 if length > 2.5 else value


def d(outline: Outline, closed: bool = True, k: float = TENSION) -> str:
    """The outline as SVG path data."""
    points = pts(outline)
    x, y = round(points[0].x, 1), round(points[0].y, 1)
    out = "M" + fmt([x, y])
    segments = curve(points, closed, k)
    for i, (a, c1, c2, b) in enumerate(segments):
        bx, by = round(b.x, 1), round(b.y, 1)
        if c1 is None or c2 is None:
            if (bx, by) == (x, y) or (closed and i == len(segments) - 1):
                continue
            if by == y:
                out += "h" + num(bx - x)
            elif bx == x:
                out += "v" + num(by - y)
            else:
                out += "l" + fmt([bx - x, by - y])
        else:
            length = math.hypot(b.x - a.x, b.y - a.y)
            q = _one_handle(a, c1, c2, b)
            handles = (q,) if q else (c1, c2)
            out += "q" if q else "c"
            flat = [_coarse(v, length) for c in handles for v in (c.x - x, c.y - y)]
            out += fmt([*flat, bx - x, by - y])
        x, y = bx, by
    return out + ("z" if closed else "")


def _spline_controls(
    run: list[Point], start: Point | None, end: Point | None
) -> list[tuple[float, float]]:
    """The control points of a chain of quadratics that passes through the points of the run.

    Each point has a curve of its own; neighbouring curves meet half way between their controls.
    The chain is closed when it has no start and end. The equations lean heavily on their
    diagonal, so a few dozen rounds of substitution solve them.
    """
    n = len(run)
    shares: list[tuple[float, float, float]] = []
    targets: list[tuple[float, float]] = []
    for i, p in enumerate(run):
        before = start if start and i == 0 else run[i - 1]
        after = end if end and i == n - 1 else run[(i + 1) % n]
        to_start, to_end = start is not None and i == 0, end is not None and i == n - 1
        l1 = math.dist(before[:2], p[:2]) * (1 if to_start else 0.5) or 1
        l2 = math.dist(p[:2], after[:2]) * (1 if to_end else 0.5) or 1
        t = min(0.72, max(0.28, l1 / (l1 + l2)))
        u = 1 - t
        head, own, tail = u * u, 2 * t * u, t * t
        fixed_x = (head * before.x if to_start else 0) + (tail * after.x if to_end else 0)
        fixed_y = (head * before.y if to_start else 0) + (tail * after.y if to_end else 0)
        targets.append((p.x - fixed_x, p.y - fixed_y))
        own += (0 if to_start else head / 2) + (0 if to_end else tail / 2)
        shares.append((0 if to_start else head / 2, own, 0 if to_end else tail / 2))
    controls = [(p.x, p.y) for p in run]
    for _ in range(40):
        for i, ((lo, own, hi), (x, y)) in enumerate(zip(shares, targets, strict=True)):
            px, py = controls[i - 1]
            nx, ny = controls[(i + 1) % n]
            controls[i] = ((x - lo * px - hi * nx) / own, (y - lo * py - hi * ny) / own)
    return controls


def _spline_data(
    controls: list[tuple[float, float]],
    start: tuple[float, float],
    end: tuple[float, float],
    grid: float,
) -> str:
    """The chain as path data: after the first curve, SVG infers every control point.

    The joints are rounded so that the inferred controls never drift from the wanted ones.
    """
    x, y = start
    cx = x + round((controls[0][0] - x) / grid) * grid
    cy = y + round((controls[0][1] - y) / grid) * grid
    out = "q" + fmt([cx - x, cy - y])
    for i in range(len(controls)):
        if i == len(controls) - 1:
            jx, jy = end
        else:
            nx, ny = controls[i + 1]
            jx = x + round(((cx + nx) / 2 - x) / grid) * grid
            jy = y + round(((cy + ny) / 2 - y) / grid) * grid
        step = fmt([jx - x, jy - y])
        if i:
            out += "t" + step
        else:
            out += step if step.startswith("-") else " " + step
        cx, cy = 2 * jx - cx, 2 * jy - cy
        x, y = jx, jy
    return out


def _grid(gaps: list[float], coarse: float) -> float:
    """How finely a spline is rounded, by the distances of its points."""
    gap = min(gaps) * coarse
    return 1 if gap > 14 else 0.5 if gap > 5 else 0.1


def spline(outline: Outline, closed: bool = True, coarse: float = 1) -> str:
    """The outline as path data, in half the bytes of `d`.

    The same points and corners, but one control point a point: a trifle rounder between
    points that lie far apart. The larger `coarse`, the earlier numbers are rounded.
    """
    points = pts(outline)
    n = len(points)
    hard = [i for i, p in enumerate(points) if p.corner or (not closed and i in (0, n - 1))]
    if not hard:
        controls = _spline_controls(points, None, None)
        seam = tuple(round(a + b) / 2 for a, b in zip(controls[-1], controls[0], strict=True))
        gaps = [
            math.dist(a[:2], b[:2]) for a, b in zip(points, points[1:] + points[:1], strict=True)
        ]
        data = _spline_data(controls, (seam[0], seam[1]), (seam[0], seam[1]), _grid(gaps, coarse))
        return f"M{fmt(seam)}{data}z"
    if closed:
        points = [*points[hard[0] :], *points[: hard[0] + 1]]
        hard = [i for i, p in enumerate(points) if p.corner]
    out = "M" + fmt(points[0][:2])
    for i, j in pairwise(hard):
        a, b = points[i], points[j]
        if j > i + 1:
            run = points[i + 1 : j]
            gaps = [math.dist(p[:2], q[:2]) for p, q in pairwise(points[i : j + 1])]
            out += _spline_data(_spline_controls(run, a, b), a[:2], b[:2], _grid(gaps, coarse))
        elif (closed and j == hard[-1]) or a[:2] == b[:2]:
            continue
        elif a.y == b.y:
            out += "h" + num(b.x - a.x)
        elif a.x == b.x:
            out += "v" + num(b.y - a.y)
        else:
            out += "l" + fmt([b.x - a.x, b.y - a.y])
    return out + ("z" if closed else "")


def sample(outline: Outline, n: int, closed: bool = False, k: float = TENSION) -> list[Stop]:
    """n places, evenly spaced along the curve."""
    points = pts(outline)
    poly: list[tuple[float, float]] = []
    for a, c1, c2, b in curve(points, closed, k):
        for i in range(24):
            t = i / 24
            u = 1 - t
            if c1 is None or c2 is None:
                poly.append((a.x * u + b.x * t, a.y * u + b.y * t))
                continue
            w = (u**3, 3 * u * u * t, 3 * u * t * t, t**3)
            poly.append(
                (
                    w[0] * a.x + w[1] * c1.x + w[2] * c2.x + w[3] * b.x,
                    w[0] * a.y + w[1] * c1.y + w[2] * c2.y + w[3] * b.y,
                )
            )
    last = points[0] if closed else points[-1]
    poly.append((last.x, last.y))
    run = [0.0]
    for p, q in pairwise(poly):
        run.append(run[-1] + math.hypot(q[0] - p[0], q[1] - p[1]))
    out = []
    j = 0
    for i in range(n):
        want = run[-1] * (i + 0.5) / n
        while j < len(run) - 2 and run[j + 1] < want:
            j += 1
        t = (want - run[j]) / ((run[j + 1] - run[j]) or 1)
        p, q = poly[j], poly[j + 1]
        length = math.hypot(q[0] - p[0], q[1] - p[1]) or 1
        dx, dy = q[0] - p[0], q[1] - p[1]
        out.append(Stop(p[0] + dx * t, p[1] + dy * t, dx / length, dy / length))
    return out


# ------------------------------------------------------------------ rings and stars


def polar(cx: float, cy: float, r: float, a: float) -> tuple[float, float]:
    """The point at distance r and angle a (degrees, clockwise from the right)."""
    return cx + r * math.cos(math.radians(a)), cy + r * math.sin(math.radians(a))


def dot(x: float, y: float, r: float) -> str:
    """A filled dot as path data."""
    return (
        f"M{fmt([x - r, y])}a{fmt([r, r])} 0 1 0 {num(2 * r)} 0a{fmt([r, r])} 0 1 0-{num(2 * r)} 0"
    )


def dots(cx: float, cy: float, r: float, n: int, rr: float, a0: float = 0) -> str:
    """Path data of a ring of n dots."""
    return "".join(dot(*polar(cx, cy, r, a0 + 360 * i / n), rr) for i in range(n))


def star(cx: float, cy: float, r1: float, r2: float, n: int, a0: float = -90) -> str:
    """Path data of a star with n points."""
    corners = (polar(cx, cy, r2 if i % 2 else r1, a0 + 180 * i / n) for i in range(2 * n))
    return "M" + "L".join(fmt([round(x, 1), round(y, 1)]) for x, y in corners) + "z"


# ------------------------------------------------------------------ the pen


class Deck:
    """The pen of one deck: writes shapes whose classes carry the deck's prefix.

    A class list is written short: "r m" with prefix "n" becomes class="nr nm".
    With `splines` the outlines are written by `spline`, in far fewer bytes.
    """

    def __init__(self, px: str, splines: bool = False, coarse: float = 1) -> None:
        self.px = px
        self.splines = splines
        self.coarse = coarse
        self.sym: dict[str, str] = {}

    def shared(self, name: str, body: str) -> str:
        """Register a part that several cards use and return a reference to it."""
        self.sym[name] = body
        return f'<use href="#{self.px}{name}"/>'

    def cl(self, c: str) -> str:
        """The class attribute."""
        return f' class="{" ".join(self.px + t for t in c.split())}"' if c else ""

    def P(self, data: str, c: str = "") -> str:
        """A path, from ready path data."""
        return f'<path{self.cl(c)} d="{data}"/>'

    def d(self, outline: Outline, closed: bool = True, k: float = TENSION) -> str:
        """Path data of the outline, in this pen's way."""
        if self.splines and k == TENSION:
            return spline(outline, closed, self.coarse)
        return d(outline, closed, k)

    def S(self, outline: Outline, c: str, k: float = TENSION) -> str:
        """A closed shape."""
        return self.P(self.d(outline, True, k), c)

    def O(self, outline: Outline, c: str = "l", k: float = TENSION) -> str:  # noqa: E743
        """An open line."""
        return self.P(self.d(outline, False, k), c)

    def L(self, *outlines: Outline, c: str = "l") -> str:
        """Many open lines in one path."""
        return self.P("".join(self.d(outline, False) for outline in outlines), c)

    def C(self, x: float, y: float, r: float, c: str) -> str:
        """A circle."""
        return f'<circle{self.cl(c)} cx="{num(x)}" cy="{num(y)}" r="{num(r)}"/>'

    def E(self, x: float, y: float, rx: float, ry: float, c: str, turn: float = 0) -> str:
        """An ellipse, turned about its centre."""
        t = f' transform="rotate({num(turn)} {num(x)} {num(y)})"' if turn else ""
        box = f'cx="{num(x)}" cy="{num(y)}" rx="{num(rx)}" ry="{num(ry)}"'
        return f"<ellipse{self.cl(c)} {box}{t}/>"

    def G(self, body: str, t: str = "", c: str = "") -> str:
        """A group with a transform."""
        return f"<g{self.cl(c)}" + (f' transform="{t}"' if t else "") + f">{body}</g>"

    def U(
        self, i: str, x: float = 0, y: float = 0, sc: float = 1, rot: float = 0, flip: bool = False
    ) -> str:
        """A use of the symbol i, placed, scaled, turned, and mirrored when `flip`."""
        t = f"translate({num(x)} {num(y)})"
        if rot:
            t += f"rotate({num(rot)})"
        if sc != 1 or flip:
            q = f"{sc:.3f}".rstrip("0").rstrip(".")
            t += f"scale({'-' if flip else ''}{q}{' ' + q if flip else ''})"
        return f'<use href="#{self.px}{i}" transform="{t}"/>'

    def H(
        self,
        edge: Outline,
        n: int,
        length: float,
        ang: float,
        w: float = 1.5,
        shape: str = "sin",
        closed: bool = False,
    ) -> str:
        """Woodcut shading: n tapered strokes that start on `edge` and point to `ang` (degrees).

        Every second stroke is shorter. Written relatively and in a few lengths only, so that
        equal strokes are equal text and compress away.
        """
        ax, ay = math.cos(math.radians(ang)), math.sin(math.radians(ang))
        bx, by = round(ay * w * 2) / 2, round(-ax * w * 2) / 2
        out = ""
        x = y = 0.0
        for i, stop in enumerate(sample(edge, n, closed)):
            reach = HATCH_SHAPES[shape]((i + 0.5) / n) * (1 if i % 2 else 0.72)
            reach = max(2, round(reach * 7)) / 7 * length
            dx, dy = round(ax * reach), round(ay * reach)
            if math.hypot(dx, dy) < 3.5:
                continue  # lost under the outline
            # a little inside, so that no stroke sticks out of the outline
            sx, sy = round(stop.x + ax - bx / 2 - x), round(stop.y + ay - by / 2 - y)
            out += ("m" if out else "M") + fmt([sx, sy])
            out += "l" + fmt([dx, dy, bx - dx, by - dy]) + "z"
            x, y = x + sx, y + sy
        return self.P(out, "h")


# ------------------------------------------------------------------ a whole deck, and one file


@dataclass(frozen=True)
class DeckArt:
    """What the builder knows of a deck.

    `cards` maps codes (rank A234567FCR, suit dcsb) to the markup of the face; `symbols` are
    the shared parts by id without prefix, complete whether or not `cards` was called before.
    `defs` are clip paths and the like by full id, written only where `url(#id)` asks for them.
    `frame` is the printed frame (x, y, width, height), for those who lay things over the card.
    """

    prefix: str
    width: int
    height: int
    paper: str
    css: Callable[[], str]
    symbols: Callable[[], Mapping[str, str]]
    cards: Callable[[], Mapping[str, str]]
    back: Callable[[], str]
    radius: int = 16
    frame: tuple[float, float, float, float] | None = None
    defs: Mapping[str, str] = field(default_factory=dict)


def used_symbols(deck: DeckArt, body: str) -> list[str]:
    """The shared parts that the markup needs, and those that these need, sorted."""
    symbols = deck.symbols()
    seen: set[str] = set()
    todo = [body]
    while todo:
        for reference in re.findall(r'href="#([^"]+)"', todo.pop()):
            name = reference.removeprefix(deck.prefix)
            if name not in seen and name in symbols:
                seen.add(name)
                todo.append(symbols[name])
    return sorted(seen)


def used_css(css: str, markup: str) -> str:
    """The rules of single classes that the markup wears, and every other rule."""
    worn = {name for names in re.findall(r'class="([^"]*)"', markup) for name in names.split()}

    def keep(rule: re.Match[str]) -> str:
        return rule[0] if rule[1] in worn else ""

    return re.sub(r"\.([A-Za-z][\w-]*)\{[^{}]*\}", keep, css)


def card_svg(deck: DeckArt, body: str) -> str:
    """One file: the paper, the face, and only the parts and classes that it uses."""
    symbols = deck.symbols()
    px = deck.prefix
    parts = "".join(f'<g id="{px}{i}">{symbols[i]}</g>' for i in used_symbols(deck, body))
    parts += "".join(m for i, m in deck.defs.items() if f"url(#{i})" in parts + body)
    face = f'<g class="{px}0">{body}</g>'
    style = used_css(deck.css(), parts + face)
    return join(
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {deck.width} {deck.height}">',
        f"<style>{style}</style>",
        f"<defs>{parts}</defs>" if parts else "",
        f'<rect width="{deck.width}" height="{deck.height}" rx="{deck.radius}"',
        f' fill="{deck.paper}"/>{face}</svg>\n',
    )
