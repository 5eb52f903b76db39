"""Crowns, ribbons, leaves and flowers: what several cards wear."""

from rubamazzo_art.draw import Outline, sample

from .outline import data as d
from .pen import PEN, band, circle, line, lines, path, place, ring, row, shape, stroke, tone


def crown(gem: str = "r") -> str:
    """A king's crown: circlet with stones, leaves, five rods that end in balls."""
    out = ""
    for x, y in ((-30, -15), (-16, -23), (0, -26), (16, -23), (30, -15)):
        out += line(f"{x * 0.7:.0f},2! {x},{y}!", "l") + circle(x, y, 3.8, "y m")
    out += shape(
        "-22,10! -27,-6! -23,-6 -18,0! -14,-8 -13,-13! -9,-8 -6,-2! -3,-9 0,-15! 3,-9 6,-2!"
        " 9,-8 13,-13! 14,-8 18,0! 23,-6 27,-6! 22,10! 0,14.5",
        "y",
    )
    out += shape("10,-4! 13,-11 18,1! 26,-5! 21.5,9.6! 9,12.5", "z x")
    out += lines("-24,3 0,7.5 24,3", "-13,-9 -13,-2", "0,-11 0,-3", "13,-9 13,-2")
    return out + row("-21,6.5 0,11 21,6.5", 7, 3.6, gem) + row("-18,7.2 0,11 18,7.2", 6, 2, "g")


def lily_crown() -> str:
    """A crown of three leaves, with pearls on points between them."""
    out = circle(-11, -12, 3, "w m") + circle(11, -12, 3, "w m")
    out += shape("-24,8! -27,-4! -18,0! -11,-10! -6,0! 6,0! 11,-10! 18,0! 27,-4! 24,8!", "y m")
    fleuron = shape("-3,4! -3,-4 -9,-4 -9,-11 -3,-9! 0,-19 3,-9! 9,-11 9,-4 3,-4 3,4!", "y m")
    fleuron += circle(0, -5, 1.5, "r x")
    out += place(fleuron, -24, 0, turn=-14) + place(fleuron, 24, 0, turn=14) + place(fleuron, 0, 1)
    out += shape("-24,12! -27,-2! 0,5 27,-2! 24,12! 0,17", "y")
    out += shape("12,3! 26,-1! 23,11.5! 10,15!", "z x")
    return out + row("-23,5 0,11 23,5", 7, 4.4, "k") + row("-23,5 0,11 23,5", 7, 3.2, "r")


def closed_crown() -> str:
    """A crown with a red cap, arched over, with a ball on top."""
    out = shape("-24,2! -29,-12 -18,-24 0,-27 18,-24 29,-12 24,2! 0,8", "r")
    out += shape("12,-24! 26,-18 28,-10 23,1! 10,5! 17,-10", "d x")
    for points in ("-24,2! -29,-12 -18,-24 0,-27!", "24,2! 29,-12 18,-24 0,-27!", "0,6! 0,-27!"):
        out += band(points, "y", 6) + row(points, 5, 2, "w")
    out += circle(0, -30, 5, "y m")
    out += shape("-24,12! -27,-2! 0,5 27,-2! 24,12! 0,18", "y") + shape(
        "12,3! 26,-1! 23,11.5! 10,16!", "z x"
    )
    return out + row("-22,6 0,12 22,6", 6, 4.6, "g") + row("-18,7 0,12 18,7", 5, 2, "r")


def ribbon(
    points: Outline, color: str, width: float = 17, tail: bool = True, shade: str = ""
) -> str:
    """A flat band along a curve; with `tail` its end is cut like a swallow's."""
    data = d(points, False)
    butt = ' stroke-linecap="butt"'
    out = stroke(data, "l", width, butt) + stroke(data, f"l s{color}", width - 3.4, butt)
    stops = sample(points, 40)
    ends = stops[:1] if tail else (stops[0], stops[-1])
    half = (width - 1.6) / 2
    for x, y, dx, dy in ends:
        out += line(((x - dy * half, y + dx * half), (x + dy * half, y - dx * half)), "l m")
    if tail:
        x, y, dx, dy = stops[-1]
        nx, ny = -dy * half, dx * half
        out += shape(
            (
                (x + nx, y + ny, True),
                (x + nx + dx * 15, y + ny + dy * 15, True),
                (x + dx * 7, y + dy * 7, True),
                (x - nx + dx * 15, y - ny + dy * 15, True),
                (x - nx, y - ny, True),
            ),
            color + " m",
        )
        out += stroke(
            f"M{x - dx * 4:.1f} {y - dy * 4:.1f}l{dx * 6:.1f} {dy * 6:.1f}",
            f"l s{color}",
            width - 4.4,
            butt,
        )
    return out


def leaf(color: str = "g") -> str:
    """A leaf that grows upwards from the origin, one half in shadow."""
    out = shape("0,0! -8,-7 -7,-19 0,-27! 7,-19 8,-7", color + " m")
    out += shape("0,-1! 7,-8 6,-19 0,-26!", "v x") + lines(
        "0,-2 0,-22", "-1,-8 -5,-12", "-1,-14 -5,-18", names="l i"
    )
    return out


def sprig() -> str:
    """Three leaves of a garland, which grows upwards."""
    side = PEN.U("fl", 4, 2, 1, 56)
    return PEN.U("fl", -4, 2, 1, -56) + side + PEN.U("fl", 0, 2)


def quatrefoils(heart: str, *places: tuple[float, float]) -> str:
    """Gold flowers of four petals, embroidered on cloth."""
    return "".join(ring(x, y, 3.4, 4, 3, "y") + circle(x, y, 1.3, heart + " x") for x, y in places)


def ermine(*places: tuple[float, float]) -> str:
    """Black tails on white fur."""
    return path("".join(f"M{x} {y}l2.400 8 2.400-8-2.400 2.600z" for x, y in places), "k x")


def rose(x: float, y: float, r: float) -> str:
    """A red rose seen from above."""
    bud = [(x + a * r, y + b * r) for a, b in ((0, -0.6), (0.6, 0), (0, 0.6), (-0.6, 0))]
    edge = [(x + a * r, y + b * r) for a, b in ((0.8, -0.5), (1, 0.2), (0.3, 0.9))]
    out = circle(x, y, r, "r m") + tone(edge, r * 0.5, 200, 2.6, True)
    return out + shape(bud, "d t") + ring(x, y, r * 0.14, 3, 2.2, "Y")


def daisy(x: float, y: float) -> str:
    """A yellow flower with a red eye."""
    return ring(x, y, 6, 6, 9.6, "k") + ring(x, y, 6, 6, 7.2, "y") + circle(x, y, 3.4, "r t")
