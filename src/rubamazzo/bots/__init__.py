"""The computer's players: a bot is a function from what a seat may know to a choice.

A bot plays the same choice for the same observation and state of the generator, so that a move
can be computed again from the record, the generator's seed and VERSION.
"""

import random
from collections.abc import Callable, Mapping
from types import MappingProxyType

from rubamazzo.bots.easy import play_easy
from rubamazzo.bots.hard import play_hard
from rubamazzo.bots.normal import play_normal
from rubamazzo.bots.values import WEIGHTS_VERSION
from rubamazzo.bots.yardsticks import play_at_random, play_greedily
from rubamazzo.rules import Choice, Observation

Bot = Callable[[Observation, random.Random], Choice]

VERSION = f"5.{WEIGHTS_VERSION}"
"""Changes whenever any bot would play another choice than before."""

BOTS: Mapping[str, Bot] = MappingProxyType(
    {"easy": play_easy, "normal": play_normal, "hard": play_hard}
)
"""The levels offered to players, weakest first."""

YARDSTICKS: Mapping[str, Bot] = MappingProxyType(
    {"random": play_at_random, "greedy": play_greedily}
)
"""Bots that others are measured by; not offered to players."""

__all__ = ["BOTS", "VERSION", "YARDSTICKS", "Bot"]
