"""The rules of Rubamazzo: pure functions over frozen values. No clock, no chance, no I/O."""

from rubamazzo.rules.cards import BadNotation, Card, Cards, card, cards, write_cards
from rubamazzo.rules.deal import (
    Choice,
    Deal,
    IllegalChoice,
    Lay,
    Score,
    Seat,
    Steal,
    Take,
    choices,
    deal_out,
    play,
)
from rubamazzo.rules.match import Match, Result
from rubamazzo.rules.observation import Observation, imagine, observe
from rubamazzo.rules.options import CLASSIC, PRESETS, Rules, SenselessRules, read_rules
from rubamazzo.rules.record import BadRecord, Record, positions, replay

__all__ = [
    "CLASSIC",
    "PRESETS",
    "BadNotation",
    "BadRecord",
    "Card",
    "Cards",
    "Choice",
    "Deal",
    "IllegalChoice",
    "Lay",
    "Match",
    "Observation",
    "Record",
    "Result",
    "Rules",
    "Score",
    "Seat",
    "SenselessRules",
    "Steal",
    "Take",
    "card",
    "cards",
    "choices",
    "deal_out",
    "imagine",
    "observe",
    "play",
    "positions",
    "read_rules",
    "replay",
    "write_cards",
]
