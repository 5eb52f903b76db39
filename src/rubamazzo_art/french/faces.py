"""Heads: three views of a face, each with its own features; hair and hats are the courts' own.

A face has its middle at 0,0, the brows near y -9 and the chin near y 28. Those in three
quarters and in profile look to our left.
"""

from rubamazzo_art.draw import Outline, d, dot, join
from rubamazzo_art.french.palette import PEN

P, S, L, H = PEN.P, PEN.S, PEN.L, PEN.H
line = PEN.O


def eye(x: float, y: float, w: float, look: float, lid: float = 2.6) -> str:
    """An eye under a heavy lid; `look` moves the pupil, a small `lid` makes it sleepy."""
    low, high = y + 1, y - lid
    almond = f"{x - w:.1f},{low}! {x - w * 0.3:.1f},{high} {x + w * 0.5:.1f},{high + 0.3:.1f} "
    almond += f"{x + w:.1f},{low}! {x:.1f},{y + 2.4:.1f}"
    upper = f"{x - w - 0.8:.1f},{low}! {x - w * 0.3:.1f},{high - 0.3:.1f} "
    upper += f"{x + w * 0.5:.1f},{high} {x + w + 0.6:.1f},{y + 0.4:.1f}!"
    return P(d(almond), "w t") + P(dot(x + look, y - 0.3, 1.9), "k x") + line(upper, "l m")


def lips(x: float, y: float, w: float, full: float = 3.2) -> str:
    """A closed mouth."""
    red = f"{x - w},{y}! {x - w * 0.4:.1f},{y - full * 0.6:.1f} {x:.1f},{y - full * 0.3:.1f} "
    red += f"{x + w * 0.4:.1f},{y - full * 0.6:.1f} {x + w},{y}! {x:.1f},{y + full}"
    middle = (
        f"{x - w - 0.6:.1f},{y - 0.2:.1f} {x:.1f},{y + 0.5:.1f} {x + w + 0.6:.1f},{y - 0.2:.1f}"
    )
    return P(d(red), "r t") + line(middle, "l t")


def front(
    jaw: float = 15,
    chin: float = 26,
    brows: tuple[Outline, ...] = ("-13,-9 -8.5,-11 -4,-9", "4,-9 8.5,-11 13,-9"),
    mouth: str = "",
    look: float = 0,
    lid: float = 2.6,
) -> str:
    """A face that looks at us."""
    side = f"{jaw},12 19,-5 18,-26!"
    skin = f"-18,-26! -19,-5 {-jaw},12 {-jaw * 0.48:.1f},{chin - 3} 0,{chin} "
    skin += f"{jaw * 0.48:.1f},{chin - 3} " + side
    return join(
        S(skin, "f"),
        H(f"18,1 {jaw},12 8,{chin - 4}", 7, 5, 200, 1.1),
        eye(-8.2, -3, 4.4, look, lid) + eye(8.2, -3, 4.4, look, lid),
        L(*brows, c="l m"),
        L("2.6,-7! 1.8,0 3.4,6 .8,8.4 -3,7.4", c="l t"),
        mouth or lips(0, 14.6, 5.4),
    )


def three_quarter(
    chin: str = "-17,14 -12,25 -4,29 5,26 15,16",
    brows: tuple[Outline, ...] = ("-17.6,-9.4 -14,-11 -9.6,-10", "-3.4,-10 3,-13 10,-9"),
    nose: str = "-8,-9! -10.6,0 -15.6,7.2 -13,10.6 -8,10",
    mouth: str = "",
    lid: float = 2.6,
    right: bool = False,
) -> str:
    """A face that looks past us, to our left; `right` shades it for one that will be turned."""
    return join(
        S("-16,-26! -18.5,-10 -17.2,-5 -19.4,3 " + chin + " 20,2 19,-26!", "f"),
        H("-18.5,5 -17,14 -12,24", 5, 4, 15, 1.1)
        if right
        else H("19.5,-8 18,6 11,20 2,26", 9, 7, 195, 1.2),
        eye(-12.8, -3.6, 3.5, -0.7, lid) + eye(2.8, -3.6, 4.8, -1, lid),
        L(*brows, c="l m"),
        L(nose, c="l m"),
        mouth or lips(-9, 16, 5),
    )


def profile(
    nose: str = "-16,-8! -19,-1 -25,6.5! -19,9.5!",
    chin: str = "-20.5,13.5 -18,15.5! -19,19 -17,21! -18,26 -13,30 -4,27 4,20!",
    brow: Outline = "-16.5,-11 -11,-13 -5,-10.5",
    mouth: str = "",
    lid: float = 0,
) -> str:
    """A face in profile, to our left."""
    return join(
        S(f"-2,-28! -12,-24 -16,-14 {nose} {chin} 14,10 18,-4 16,-26!", "f"),
        H("16,-10 14,6 6,18", 8, 6, 195, 1.2),
        P(d(f"-15.5,-3.6! -11,{-6.6 + lid:.1f} -6,-3! -10,-.8"), "w t"),
        P(dot(-12.2, -3.4 + lid * 0.3, 1.9), "k x"),
        line(f"-16,-4! -11,{-7.1 + lid:.1f} -4.6,-3!", "l m"),
        line(brow, "l m"),
        line("-19.5,9 -15.5,7.5 -15.5,4", "l t"),
        mouth or P(d("-20,14! -15.5,13.2 -11,15.6! -16.5,18.5"), "r t"),
    )


def placed(face: str, x: float, y: float, scale: float = 1.15, right: bool = False) -> str:
    """A face in its place; `right` turns it to look the other way."""
    zoom = f"scale({'-' if right else ''}{scale:g} {scale:g})"
    return PEN.G(face, f"translate({x:g} {y:g}){zoom}")
