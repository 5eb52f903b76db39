"""Hard: counts every card, judges by learned values, and plays the last round without a mistake."""

import random
from collections.abc import Sequence

from rubamazzo.bots import lastround, values
from rubamazzo.bots.lastround import LAY, STEAL, TAKE, LastRound, Move
from rubamazzo.bots.ranks import NO_TOP, Position, played_this_round, position
from rubamazzo.bots.worlds import play_in_worlds
from rubamazzo.rules import Choice, Lay, Observation, Rules, Take

SOLVABLE = 8
"""Cards in both hands that the last round is solved with: more take too long."""


def play_hard(seen: Observation, chance: random.Random) -> Choice:
    if len(seen.choices) == 1:
        return seen.choices[0]
    if _is_open(seen):
        return _solved(seen)
    if _is_learned(seen.rules):
        return _valued(seen)
    return play_in_worlds(seen, chance)


def _is_open(seen: Observation) -> bool:
    """Whether counting tells the other hand, and the rest can be solved."""
    rules = seen.rules
    is_plain = rules.sums == "no" and rules.ace != "takes_all"
    is_counted = rules.players == 2 and seen.pack_count == 0
    return is_plain and is_counted and sum(seen.hand_counts) <= SOLVABLE


def _is_learned(rules: Rules) -> bool:
    is_plain = rules.sums == "no" and rules.ace == "plain"
    return is_plain and rules.players == 2 and rules.pack == "italian" and rules.hand == 3


def _move(choice: Choice) -> Move:
    kind = LAY if isinstance(choice, Lay) else TAKE if isinstance(choice, Take) else STEAL
    return choice.card.rank, kind


def _solved(seen: Observation) -> Choice:
    now = position(seen)
    by_move = {_move(choice): choice for choice in seen.choices}
    took = seen.last_taker == seen.seat
    own: lastround.Side = (_ranks(now.hand), now.own, now.own_top, int(took))
    others_took = int(seen.last_taker is not None and not took)
    other: lastround.Side = (_ranks(now.unseen), now.others, now.other_top, others_took)
    return by_move[LastRound(seen.rules, now.table).best(own, other, list(by_move))]


def _ranks(counts: Sequence[int]) -> tuple[int, ...]:
    return tuple(rank for rank, count in enumerate(counts) for _ in range(count) if rank)


def _valued(seen: Observation) -> Choice:
    now, played = position(seen), played_this_round(seen) + 1
    number = values.ROUNDS - 1 - seen.pack_count // (2 * values.HAND)
    stage = values.stage_of(number, played, seen.seat == seen.opener)
    if played == 2 * values.HAND:
        now.let_pass = [0] * len(now.let_pass)
    by_move = {_move(choice): choice for choice in seen.choices}
    best = max(by_move, key=lambda move: values.worth(_after(now, move, seen.rules), stage))
    return by_move[best]


def _after(now: Position, move: Move, rules: Rules) -> Position:
    rank, kind = move
    hand, table = now.hand.copy(), now.table.copy()
    own, others, own_top, other_top = now.own, now.others, rank, now.other_top
    hand[rank] -= 1
    if kind == LAY:
        table[rank] += 1
        own_top = now.own_top
    elif kind == TAKE:
        taken = 1 if rules.capture == "one" else table[rank]
        table[rank] -= taken
        own += 1 + taken
    else:
        own, others, other_top = own + 1 + others, 0, NO_TOP
    return Position(hand, table, now.unseen, own, others, own_top, other_top, now.let_pass)
