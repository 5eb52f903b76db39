"""Normal: weighs every choice by what lies open, and remembers nothing of covered cards."""

import random
from collections import Counter
from math import comb

from rubamazzo.bots.gain import cards_won, opponents
from rubamazzo.rules import Choice, Lay, Observation, Steal

ACE = 1
FEAR = 1.0
"""What a card of the own pile at risk weighs against one won now."""
LIVE = 1.0
"""What it is worth to lay a card whose equals may still come: a dead one can wait."""
PAIR = 3.0
"""What it is worth to lay a card and keep its equal, to take it back with."""


def play_normal(seen: Observation, chance: random.Random) -> Choice:
    """The choice that promises most cards; equals by lot."""
    if len(seen.choices) == 1:
        return seen.choices[0]
    promised = weigh(seen)
    most = max(promised)
    return chance.choice(
        [c for c, cards in zip(seen.choices, promised, strict=True) if cards > most - 1e-9]
    )


def weigh(seen: Observation) -> list[float]:
    """What each choice promises: cards won, less what the others may win back at once."""
    return [_promise(seen, choice, _Open(seen)) for choice in seen.choices]


class _Open:
    """What lies open: own hand, table and tops. Covered cards count as never seen."""

    def __init__(self, seen: Observation) -> None:
        tops = [pile[-1] for pile in seen.piles if pile]
        self.ranks = Counter(card.rank for card in (*seen.hand, *seen.table, *tops))
        whole = seen.rules.whole_pack
        self.hidden = len(whole) - self.ranks.total()
        # The last card of a round: what the others hold next is dealt first.
        fresh = 0 if any(seen.hand_counts[s] for s in opponents(seen)) else seen.rules.hand
        self.held = {
            seat: seen.hand_counts[seat] or (0 if seen.is_last_round else fresh)
            for seat in opponents(seen)
        }

    def chance_of(self, rank: int, held: int) -> float:
        """That `held` hidden cards have one of the rank among them."""
        missing = 4 - self.ranks[rank]
        return 1 - comb(self.hidden - missing, held) / comb(self.hidden, held)


def _promise(seen: Observation, choice: Choice, lying_open: _Open) -> float:
    won, own = cards_won(seen, choice), len(seen.piles[seen.seat])
    held_by_all = sum(lying_open.held.values())
    promise = float(won)
    match choice:
        case Steal(_, victims):
            promise += sum(len(seen.piles[v]) for v in victims if v in lying_open.held)
        case Lay(card):
            promise += LIVE * lying_open.chance_of(card.rank, held_by_all)
            promise += PAIR * (sum(held.rank == card.rank for held in seen.hand) - 1)
    if not isinstance(choice, Lay):
        own += won
        top = choice.card.rank
    elif own:
        top = seen.piles[seen.seat][-1].rank
    if own:
        safe = 1 - lying_open.chance_of(top, held_by_all)
        if seen.rules.ace != "plain":
            before = (seen.seat - 1) % seen.rules.players
            safe *= 1 - lying_open.chance_of(ACE, lying_open.held.get(before, 0))
        promise -= FEAR * 2 * own * (1 - safe)
    return promise
