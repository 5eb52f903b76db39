"""A match in play: who sits where, what the computer answers, and where it is kept."""

from rubamazzo.session.session import NotYourTurn, Session, StalePlay
from rubamazzo.session.steps import Moment, Step
from rubamazzo.session.store import Store, Tally

__all__ = [
    "Moment",
    "NotYourTurn",
    "Session",
    "StalePlay",
    "Step",
    "Store",
    "Tally",
]
