"""Classic Rubamazzo for two as numbers, for millions of games: ranks only, no checks.

A position is one array; the slices below name its parts. Ranks are 0 to 9, seat 0 opens.
"""

from rubamazzo_training.compiled import Array, compiled, np

RANKS, COPIES, ROUNDS, HAND = 10, 4, 6, 3
TABLE, HANDS, SEEN, PASSED, SIZES, TOPS, LENGTH = 0, 10, 30, 40, 60, 62, 64
"""Table (per rank), hands (per seat and rank), seen by all (on the table or in a pile),
what each seat let pass this round, sizes and tops of the piles (-1: none)."""
LAY, TAKE, STEAL = 0, 1, 2

RANDOM, GREEDY, NORMAL, VALUES = 0, 1, 2, 3
"""Who plays a seat; VALUES is the learner."""


@compiled
def deal_table(s: Array, pack: Array) -> None:
    s[:] = 0
    s[TOPS] = s[TOPS + 1] = -1
    for i in range(6, 10):
        s[TABLE + pack[i]] += 1
        s[SEEN + pack[i]] += 1


@compiled
def deal_round(s: Array, pack: Array, number: int) -> None:
    s[PASSED : PASSED + 20] = 0
    begin = 0 if number == 0 else 4 + 6 * number
    for i in range(6):
        s[HANDS + RANKS * (i % 2) + pack[begin + i]] += 1


@compiled
def choices(s: Array, seat: int, ranks: Array, kinds: Array) -> int:
    """Fills in what may be played, a card at a time, and says how many choices there are."""
    found = 0
    other_top = s[TOPS + 1 - seat]
    for rank in range(RANKS):
        for _ in range(s[HANDS + RANKS * seat + rank]):
            can_lay = True
            if s[TABLE + rank]:
                ranks[found], kinds[found] = rank, TAKE
                found += 1
                can_lay = False
            if other_top == rank:
                ranks[found], kinds[found] = rank, STEAL
                found += 1
                can_lay = False
            if can_lay:
                ranks[found], kinds[found] = rank, LAY
                found += 1
    return found


@compiled
def move(s: Array, seat: int, rank: int, kind: int) -> None:
    s[HANDS + RANKS * seat + rank] -= 1
    s[SEEN + rank] += 1
    if kind == LAY:
        s[TABLE + rank] += 1
        return
    if kind == TAKE:
        s[TABLE + rank] -= 1
        s[SIZES + seat] += 2
    else:
        s[SIZES + seat] += s[SIZES + 1 - seat] + 1
        s[SIZES + 1 - seat] = 0
        s[TOPS + 1 - seat] = -1
    s[TOPS + seat] = rank


@compiled
def note_passes(s: Array, seat: int, rank: int, kind: int) -> None:
    """Notes what the seat, about to play, could capture with and does not: 2 is telling, 1 less."""
    if kind == STEAL:
        return
    for other in range(RANKS):
        if other == rank:
            continue
        level = 0
        if s[TOPS + 1 - seat] == other:
            level = 2
        elif s[TABLE + other]:
            level = 1 if kind == TAKE else 2
        at = PASSED + RANKS * seat + other
        s[at] = max(s[at], level)


@compiled
def undo(s: Array, seat: int, rank: int, kind: int, piles: Array) -> None:
    """Takes a move back; `piles` are the sizes and tops from before."""
    s[SIZES : TOPS + 2] = piles
    s[HANDS + RANKS * seat + rank] += 1
    s[SEEN + rank] -= 1
    if kind == LAY:
        s[TABLE + rank] -= 1
    elif kind == TAKE:
        s[TABLE + rank] += 1


@compiled
def solve(s: Array, seat: int, low: int, high: int) -> int:
    """The margin of the seat to play when all hands are open and nothing more is dealt."""
    best, hand = -1000, HANDS + RANKS * seat
    piles = s[SIZES : TOPS + 2].copy()
    for rank in range(RANKS):
        if not s[hand + rank]:
            continue
        can_take, can_steal = s[TABLE + rank] > 0, s[TOPS + 1 - seat] == rank
        for kind in range(3):
            if kind == LAY and (can_take or can_steal):
                continue
            if (kind == TAKE and not can_take) or (kind == STEAL and not can_steal):
                continue
            move(s, seat, rank, kind)
            value = -solve(s, 1 - seat, -high, -max(low, best))
            undo(s, seat, rank, kind, piles)
            best = max(best, value)
            if best >= high:
                return best
    if best == -1000:
        return int(s[SIZES + seat] - s[SIZES + 1 - seat])
    return best


@compiled
def shuffle(pack: Array) -> None:
    for i in range(40):
        pack[i] = i % RANKS
    for i in range(39, 0, -1):
        j = np.random.randint(0, i + 1)
        pack[i], pack[j] = pack[j], pack[i]


@compiled
def chance_of(missing: int, hidden: int, held: int) -> float:
    """That `held` of the hidden cards have one of the missing among them."""
    none = 1.0
    for i in range(held):
        none *= max(hidden - missing - i, 0) / (hidden - i)
    return 1.0 - none


@compiled
def greedy_promises(
    s: Array, seat: int, ranks: Array, kinds: Array, n: int, promises: Array
) -> None:
    for i in range(n):
        promises[i] = 0.0
        if kinds[i] == TAKE:
            promises[i] = 2.0
        elif kinds[i] == STEAL:
            promises[i] = 1.0 + s[SIZES + 1 - seat]


@compiled
def normal_promises(
    s: Array, seat: int, last: bool, ranks: Array, kinds: Array, n: int, promises: Array
) -> None:
    """The promises of rubamazzo.bots.normal: the two must agree."""
    hidden, held = 4 * RANKS, 0
    for rank in range(RANKS):
        hidden -= s[HANDS + RANKS * seat + rank] + s[TABLE + rank]
        held += s[HANDS + RANKS * (1 - seat) + rank]
    hidden -= (s[TOPS] >= 0) + (s[TOPS + 1] >= 0)
    if held == 0 and not last:
        held = HAND
    for i in range(n):
        rank, top, size = ranks[i], ranks[i], s[SIZES + seat]
        if kinds[i] == LAY:
            promises[i] = chance_of(_hidden_copies(s, seat, rank), hidden, held)
            promises[i] += 3.0 * (s[HANDS + RANKS * seat + rank] - 1)
            top = s[TOPS + seat]
        elif kinds[i] == TAKE:
            promises[i] = 2.0
            size += 2
        else:
            promises[i] = 1.0 + 2.0 * s[SIZES + 1 - seat]
            size += s[SIZES + 1 - seat] + 1
        if top >= 0:
            promises[i] -= 2 * size * chance_of(_hidden_copies(s, seat, top), hidden, held)


@compiled
def _hidden_copies(s: Array, seat: int, rank: int) -> int:
    """Copies of a rank that are not in the own hand, on the table or on top of a pile."""
    lie_open = s[HANDS + RANKS * seat + rank] + s[TABLE + rank]
    return int(COPIES - lie_open - (s[TOPS] == rank) - (s[TOPS + 1] == rank))


@compiled
def best_of(promises: Array, n: int) -> int:
    most = promises[0]
    for i in range(1, n):
        most = max(most, promises[i])
    equals = 0
    for i in range(n):
        if promises[i] > most - 1e-9:
            equals += 1
    at = np.random.randint(0, equals)
    for i in range(n):
        if promises[i] > most - 1e-9:
            if at == 0:
                return i
            at -= 1
    return 0
