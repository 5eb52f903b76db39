"""Parts of dress that several courts wear."""

from .pen import place, shape


def neck(x: float, y: float) -> str:
    """A bare throat below a head whose eyes are at (x, y)."""
    out = shape("-14,20! -15,36 -24,46! -14,56 0,62 14,56 24,46! 15,36 14,20!", "f")
    return place(out + shape("-12,28! 2,36 14,26! 15,36 23,46! 12,54 2,60! 8,48 2,40", "F x"), x, y)
