"""How strong the levels were found to be: the arena's table, for the rules page."""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from rubamazzo.bots import BOTS
from rubamazzo.bots.arena import STRENGTH


@dataclass(frozen=True, slots=True)
class Strength:
    """Everybody against everybody."""

    players: tuple[str, ...]
    """Weakest first: the yardsticks, then the levels."""
    levels: tuple[str, ...]
    games: int
    """How many games each pair played."""
    points: Mapping[tuple[str, str], float]
    """Won games and half of the drawn ones, of 100, by (player, opponent)."""
    lost: Mapping[tuple[str, str], float]
    """Lost games of 100, by (player, opponent)."""

    def against(self, player: str, opponent: str) -> str:
        """Points in whole numbers; empty for a player against itself."""
        if player == opponent:
            return ""
        return f"{self.points[player, opponent]:.0f}"

    @property
    def upsets(self) -> int:
        """How many games of 100 the strongest level loses to the weakest."""
        return round(self.lost[self.levels[-1], self.levels[0]])


@cache
def measured(path: Path = STRENGTH) -> Strength | None:
    """The table that the arena wrote; None when it has not."""
    if not path.is_file():
        return None
    data = json.loads(path.read_text("utf-8"))
    points, lost, games = {}, {}, 2 * data["deals"]
    for result in data["results"]:
        first, second = result["first"], result["second"]
        points[first, second] = result["points"]
        points[second, first] = 100 - result["points"]
        lost[first, second] = 100 * result["losses"] / games
        lost[second, first] = 100 * result["wins"] / games
    players = tuple(data["players"])
    return Strength(
        players=players,
        levels=tuple(player for player in players if player in BOTS),
        games=games,
        points=points,
        lost=lost,
    )
