"""What the courts hold: the slim sword, the brown club, the halberd, the axe, the sceptre."""

from .pen import circle, line, lines, path, ring, row, shape, shapes, tone


def sword(jewel: str = "r") -> str:
    """An upright sword; the grip is at the origin."""
    out = shape("-9,-22! -6.5,-144! -4.6,-160 0,-178! 4.6,-160 6.5,-144! 9,-22!", "b") + shape(
        "0.5,-22! 0.5,-175! 4,-160 6,-144! 8.5,-22!", "N x"
    )
    out += (
        lines("0,-172! 0,-26!")
        + line("-3.4,-150! -4.8,-26!", "l t sB")
        + tone("6,-146! 8.5,-26!", 6, 180, 3.2, True)
    )
    out += path("M-4.500-18h9v46h-9z", "y m") + shapes(
        "r x", "-4,-12! 4,-16! 4,-12! -4,-8!", "-4,20! 4,16! 4,20! -4,24!"
    )
    out += shape(
        "-9,-25! 9,-25! 18,-21 24,-26 30,-22 28,-14 18,-12 8,-14! 0,-8! -8,-14! -18,-12 "
        "-28,-14 -30,-22 -24,-26 -18,-21",
        "y m",
    )
    out += lines("-24,-20 -12,-18", "24,-20 12,-18") + circle(0, -19, 4.4, jewel + " t")
    return out + shape("-5,28! 5,28! 7,34 0,41 -7,34", "y m") + circle(0, 34, 2.2, jewel + " t")


def club() -> str:
    """The smooth brown club of the courts, head up; the grip is at the origin."""
    out = shape(
        "-8,-98 3,-103 14,-97 22,-78 20,-48 13,-8 9,40 8,92! -7,92! -8,40 -13,-8 -20,-48 -21,-78",
        "n",
    )
    out += shape(
        "12,-98! 22,-78 20,-48 13,-8 9,40 7.5,91! 1,91! 3,40 6,-8 12,-48 14,-78", "D x"
    ) + tone("20,-84 21,-66 19,-46 12,-6 8,42 7,86", 12, 185, 3.6)
    out += lines(
        "-12,-82 -13,-58 -8,-26",
        "-4,-90 -3,-70",
        "4,-76 3,-50",
        "-6,-16 -3,14 -4,44",
        "2,-30 1,-4",
        names="l t se",
    ) + lines("-16,-50 -11,-24", "0,10 1,40", "-3,56 -2,84")
    return (
        out
        + shape("-5,-52! 0,-44 -2,-32! -7,-40", "D t")
        + lines("-4,-46 -3,-38", names="l i se")
        + shape("5,-88! 9,-82 8,-74! 3,-79", "D t")
    )


def lily_halberd() -> str:
    """A blue lily on a gold shaft, its neck at the origin."""
    out = (
        shape("-4,0! 4,0! 5,140! -5,140!", "y m")
        + path("M1 2h2.800l1 136h-3.800z", "z x")
        + line("-2,16! -2,138!", "l i sY")
    )
    head = shape(
        "0,-66! 8,-46 5,-28! 12,-36 22,-32 21,-16! 13,-20 7,-12! 8,-2! -8,-2! -7,-12! "
        "-13,-20 -21,-16! -22,-32 -12,-36 -5,-28! -8,-46",
        "b",
    )
    head += shape(
        "1,-60! 7.5,-46 4.5,-27! 12,-35 21,-31 20.5,-17! 13,-21 6.5,-12! 7.5,-2.5! 1,-2.5!", "N x"
    )
    return (
        out
        + head
        + lines("0,-58! 0,-8!", "-16,-28 -10,-26", "16,-28 10,-26")
        + circle(0, 2, 5.4, "r m")
        + circle(0, 11, 3.6, "y m")
    )


def axe() -> str:
    """A king's axe: blue blade to the left, a beak to the right; the grip is at the origin."""
    out = (
        path("M-4-94h8V60h-8z", "y m")
        + path("M.8-93h2.600V59h-2.600z", "z x")
        + lines("-4,-30! 4,-26!", "-4,-22! 4,-18!", "-4,34! 4,38!")
    )
    out += shape(
        "-4,-84! -14,-92 -24,-106! -36,-92 -40,-72 -38,-52 -28,-38! -18,-52 -4,-58!", "b"
    ) + shape("4,-80! 16,-84 26,-78! 20,-70 16,-68 4,-62!", "b")
    out += (
        shape("-6,-60! -18,-53 -28,-39.5! -34,-46! -24,-60 -14,-66", "N x")
        + tone("-25,-103 -35,-91 -39,-72 -37,-53 -29,-40", 9, 0, 3, True)
        + lines("-12,-86 -18,-72 -14,-58", names="l t sB")
    )
    out += (
        shape("-7,-94! 0,-126! 7,-94!", "b")
        + path("M.8-95V-122L6-95z", "N x")
        + path("M-7-96h14v8h-14z", "y m")
        + path("M-7-58h14v8h-14z", "y m")
    )
    return out + ring(-22, -72, 5, 6, 2.4, "Y")


def sceptre() -> str:
    """A thin red sceptre with a gold lily; the grip is at the origin."""
    out = (
        path("M-3.500-150h7V96h-7z", "r m")
        + path("M.6-150h2.400V96h-2.400z", "d x")
        + row("-1.5,-140! -1.5,80!", 16, 2, "Y")
    )
    out += shape(
        "0,-196! 7,-184 5,-174! 12,-182 20,-176 18,-164! 11,-166 6,-160! 7,-150! "
        "-7,-150! -6,-160! -11,-166 -18,-164! -20,-176 -12,-182 -5,-174! -7,-184",
        "y m",
    )
    return (
        out
        + lines("0,-188 0,-160", "-14,-174 -9,-170", "14,-174 9,-170")
        + circle(0, -151, 5, "b m")
        + circle(0, -151, 2, "Y x")
    )
