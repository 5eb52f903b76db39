"""The house rules: every option, the presets, and their text (`players=3 sums=yes`)."""

from collections.abc import Mapping
from dataclasses import dataclass, field, fields, replace
from types import MappingProxyType
from typing import Literal, get_args

from rubamazzo.rules.cards import PACKS, BadNotation, Cards

PackName = Literal["italian", "french"]
Capture = Literal["one", "all"]
Sums = Literal["no", "yes"]
Both = Literal["choose", "table_first", "steal_first"]
Ace = Literal["plain", "takes_all", "takes_all_not_last"]
Leftovers = Literal["nobody", "last_taker"]
DoubleSteal = Literal["one", "all"]
Teams = Literal["none", "pairs"]
StealPartner = Literal["no", "yes"]
Senseless = Literal[
    "players", "deals", "hand", "pack-too-small", "pairs-need-four", "partner-needs-pairs"
]

OPENING = 4
"""How many cards are dealt face up to the table."""


class SenselessRules(ValueError):
    """Options that cannot be played together; `reason` names why."""

    def __init__(self, reason: Senseless, message: str) -> None:
        super().__init__(message)
        self.reason = reason


@dataclass(frozen=True, slots=True)
class Rules:
    """The options of a game; the defaults are Classic. SenselessRules where they do not fit."""

    players: int = 2
    pack: PackName = "italian"
    hand: int = field(default=0)
    """Cards a hand; 0 stands for the pack's own: 3, or 4 with the French pack."""
    capture: Capture = "one"
    sums: Sums = "no"
    both: Both = "choose"
    ace: Ace = "plain"
    leftovers: Leftovers = "nobody"
    double_steal: DoubleSteal = "one"
    teams: Teams = "none"
    steal_partner: StealPartner = "no"
    deals: int = 1

    def __post_init__(self) -> None:
        if self.hand == 0:
            object.__setattr__(self, "hand", 4 if self.pack == "french" else 3)
        if not 2 <= self.players <= 10:
            raise SenselessRules("players", "two to ten can play")
        if not 1 <= self.deals <= 10:
            raise SenselessRules("deals", "a match has one to ten deals")
        if self.hand < 1:
            raise SenselessRules("hand", "a hand has one card or more")
        if self.players * self.hand + OPENING > len(self.whole_pack):
            raise SenselessRules(
                "pack-too-small",
                f"{self.players} hands of {self.hand} and {OPENING} on the table"
                f" are more than {len(self.whole_pack)} cards",
            )
        if self.teams == "pairs" and self.players != 4:
            raise SenselessRules("pairs-need-four", "pairs need four players")
        if self.steal_partner == "yes" and self.teams == "none":
            raise SenselessRules("partner-needs-pairs", "without pairs there is no partner")

    @property
    def whole_pack(self) -> Cards:
        return PACKS[self.pack]

    @property
    def rounds(self) -> int:
        """How often hands are dealt in one deal."""
        return (len(self.whole_pack) - OPENING) // (self.players * self.hand)

    @property
    def ace_sweeps(self) -> bool:
        """Whether an ace is ever more than a card like any other."""
        return self.ace == "takes_all" or (self.ace == "takes_all_not_last" and self.rounds > 1)

    def __str__(self) -> str:
        """A preset's name and what differs from it, as short as it goes."""
        return min((_written(self, name) for name in PRESETS), key=lambda text: text.count("="))


CLASSIC = Rules()
PRESETS: Mapping[str, Rules] = MappingProxyType(
    {
        "classic": CLASSIC,
        "last-take": Rules(leftovers="last_taker"),
        "with-sums": Rules(sums="yes", leftovers="last_taker"),
        "ace-takes-all": Rules(ace="takes_all_not_last", leftovers="last_taker"),
        "stealing-bundles": Rules(pack="french", leftovers="last_taker"),
    }
)

VALUES: Mapping[str, tuple[str, ...]] = MappingProxyType(
    {
        "players": tuple(str(n) for n in range(2, 11)),
        "pack": get_args(PackName),
        "hand": tuple(str(n) for n in range(1, 25)),
        "capture": get_args(Capture),
        "sums": get_args(Sums),
        "both": get_args(Both),
        "ace": get_args(Ace),
        "leftovers": get_args(Leftovers),
        "double_steal": get_args(DoubleSteal),
        "teams": get_args(Teams),
        "steal_partner": get_args(StealPartner),
        "deals": tuple(str(n) for n in range(1, 11)),
    }
)
"""What each option can be, its default first (`hand` apart: its default follows the pack)."""


def read_rules(text: str) -> Rules:
    """The rules of a text: a preset's name and `option=value` pairs, in any order.

    BadNotation for a word that is unknown or says a thing again, SenselessRules for a combination
    that cannot be played.
    """
    preset, changes = None, dict[str, str | int]()
    for word in text.split():
        name, equals, value = word.partition("=")
        if not equals and name in PRESETS and preset is None:
            preset = PRESETS[name]
        elif value in VALUES.get(name, ()) and name not in changes:
            changes[name] = int(value) if value.isdigit() else value
        else:
            raise BadNotation(f"no such rule, or said twice: {word[:40]!r}")
    if "pack" in changes and "hand" not in changes:
        changes["hand"] = 0
    # VALUES has checked the words
    return replace(preset or CLASSIC, **changes)  # type: ignore[arg-type]


def _written(rules: Rules, name: str) -> str:
    preset = PRESETS[name]
    if rules.pack != preset.pack:
        preset = replace(preset, pack=rules.pack, hand=0)
    words = [name] + [
        f"{option.name}={getattr(rules, option.name)}"
        for option in fields(rules)
        if getattr(rules, option.name) != getattr(preset, option.name)
        or (option.name == "pack" and rules.pack != PRESETS[name].pack)
    ]
    return " ".join(words)
