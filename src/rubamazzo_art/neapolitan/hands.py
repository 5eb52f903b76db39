"""Hands."""

from .palette import pen


def fist(n: int = 3) -> str:
    """a hand closed round an upright stick; origin in the middle of the grip"""
    return pen.shared(
        "fi",
        pen.S("-10,-8 -2,-12 8,-10 12,-2 11,7 3,11 -7,9 -11,2", "f m")
        + pen.L(
            *[f"-10,{y}! {4 - abs(y) * 0.4:.1f},{y + 1}!" for y in (-3.5, 1, 5.5)][:n],
            "6,-9 2,-3 7,-1",
            c="l t",
        ),
    )


def open_hand() -> str:
    """an open palm that points to the right; wrist at the origin"""
    return pen.shared(
        "oh",
        pen.S(
            (
                "-2,-8 7,-10 13,-15 18,-14! 17,-8 22,-8! 35,-9 38,-6 27,-3! 40,-2 42,1.6 "
                "27,3! 38,5 38,9 25,8! 32,11 30,14.6 18,12 7,11 -2,8"
            ),
            "f m",
        )
        + pen.L("10,-6 14,0 12,6", c="l t"),
    )
