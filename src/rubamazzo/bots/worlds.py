"""Hard where nothing was learned: it imagines how the hidden cards may lie and plays on.

Each choice is tried in the same imagined worlds, drawn from the cards that it has not seen; from
there everybody plays greedily. Ranks only, under all house rules and for all numbers of seats.
"""

import random
from dataclasses import dataclass
from functools import cache, lru_cache

from rubamazzo.bots.gain import are_partners
from rubamazzo.bots.ranks import NO_TOP, Counts, counted
from rubamazzo.rules import Choice, Lay, Observation, Rules, Seat, Steal, Take
from rubamazzo.rules.match import sides

ACE = 1
BUDGET = 5000
"""How many imagined plays one choice may cost."""
MARGIN = 0.01
"""What a card more or less at the end weighs against a first place."""

Move = tuple[int, tuple[int, ...], tuple[Seat, ...]]
"""A rank, the ranks it takes, the seats it steals from."""


@dataclass(frozen=True, slots=True)
class House:
    """What the house rules come to, looked up once."""

    rules: Rules
    players: int
    victims: tuple[tuple[Seat, ...], ...]
    """For each seat those it may steal from, in order of play."""
    partners: tuple[Seat | None, ...]
    sums: bool
    takes_equals: bool
    """All equal cards, not one."""

    def sweeps(self, is_last_round: bool) -> bool:
        ace = self.rules.ace
        return ace == "takes_all" or (ace == "takes_all_not_last" and not is_last_round)


@cache
def house_of(rules: Rules) -> House:
    partner_is_safe = rules.steal_partner == "no"
    return House(
        rules=rules,
        players=rules.players,
        victims=tuple(
            tuple(
                victim
                for steps in range(1, rules.players)
                for victim in [(seat + steps) % rules.players]
                if not (partner_is_safe and are_partners(rules, seat, victim))
            )
            for seat in range(rules.players)
        ),
        partners=tuple(
            (seat + 2) % 4 if rules.teams == "pairs" else None for seat in range(rules.players)
        ),
        sums=rules.sums == "yes",
        takes_equals=rules.capture == "all",
    )


@dataclass(slots=True)
class World:
    """A deal as it could be, by ranks; it is changed as it is played."""

    house: House
    hands: list[list[int]]
    table: Counts
    sizes: list[int]
    tops: list[int]
    pack: list[int]
    turn: Seat
    taker: Seat | None
    sweeps: bool
    """Whether aces take everything now."""

    def copy(self) -> "World":
        return World(
            self.house,
            [hand.copy() for hand in self.hands],
            self.table.copy(),
            self.sizes.copy(),
            self.tops.copy(),
            self.pack,
            self.turn,
            self.taker,
            self.sweeps,
        )

    def moves_with(self, rank: int) -> list[Move]:
        """What rubamazzo.rules.choices offers for a card of the rank."""
        table, tops, house = self.table, self.tops, self.house
        takes: list[Move] = []
        sweep = rank == ACE and self.sweeps
        if sweep:
            lying = tuple(r for r, count in enumerate(table) for _ in range(count))
            if lying:
                takes.append((rank, lying, ()))
        elif table[rank]:
            takes.append((rank, (rank,) * (table[rank] if house.takes_equals else 1), ()))
        elif house.sums:
            takes += [(rank, summands, ()) for summands in _sums(tuple(table[:rank]), rank)]
        if takes and house.rules.both == "table_first":
            return takes
        steals: list[Move] = []
        if rank in tops or sweep:
            steals = self._steals(rank, sweep)
            if steals and house.rules.both == "steal_first":
                return steals
        return takes + steals or [(rank, (), ())]

    def _steals(self, rank: int, sweep: bool) -> list[Move]:
        seats = [victim for victim in self.house.victims[self.turn] if self.tops[victim] == rank]
        if len(seats) > 1 and self.house.rules.double_steal == "all":
            steals: list[Move] = [(rank, (), tuple(sorted(seats)))]
        else:
            steals = [(rank, (), (victim,)) for victim in seats]
        neighbour = (self.turn + 1) % self.house.players
        if sweep and self.sizes[neighbour] and neighbour not in seats:
            steals.append((rank, (), (neighbour,)))
        return steals

    def greedy_move(self) -> Move:
        """The move that wins most cards now; of equals the first."""
        sizes, partner = self.sizes, self.house.partners[self.turn]
        best, most = None, -1
        for rank in self.hands[self.turn]:
            for move in self.moves_with(rank):
                won = len(move[1])
                for victim in move[2]:
                    if victim != partner:
                        won += sizes[victim]
                if won > most:
                    best, most = move, won
        assert best is not None
        return best

    def play(self, move: Move) -> None:
        rank, taken, victims = move
        seat = self.turn
        self.hands[seat].remove(rank)
        self.turn = (seat + 1) % self.house.players
        if taken:
            for lying in taken:
                self.table[lying] -= 1
            self.sizes[seat] += len(taken) + 1
        elif victims:
            for victim in victims:
                self.sizes[seat] += self.sizes[victim]
                self.sizes[victim], self.tops[victim] = 0, NO_TOP
            self.sizes[seat] += 1
        else:
            self.table[rank] += 1
            return
        self.tops[seat], self.taker = rank, seat

    def deal_on(self) -> bool:
        """Hands out the next round if there is one."""
        players, hand = self.house.players, self.house.rules.hand
        if len(self.pack) < players * hand:
            return False
        dealt, self.pack = self.pack[: players * hand], self.pack[players * hand :]
        self.hands = [dealt[seat * hand : (seat + 1) * hand] for seat in range(players)]
        self.sweeps = self.house.sweeps(len(self.pack) < players * hand)
        return True

    def play_out(self) -> None:
        """Plays the deal to its end, all seats greedily."""
        while True:
            while self.hands[self.turn]:
                self.play(self.greedy_move())
            if not self.deal_on():
                break
        if self.house.rules.leftovers == "last_taker" and self.taker is not None:
            self.sizes[self.taker] += sum(self.table)


@lru_cache(maxsize=50_000)
def _sums(lying: tuple[int, ...], total: int) -> tuple[tuple[int, ...], ...]:
    """Each set of two ranks or more that adds up to the total, `lying` counted by rank."""
    found: list[tuple[int, ...]] = []

    def add(start: int, missing: int, chosen: tuple[int, ...]) -> None:
        for rank in range(start, min(missing + 1, total)):
            for count in range(1, min(lying[rank], missing // rank) + 1):
                rest = missing - count * rank
                summands = chosen + (rank,) * count
                if rest == 0 and len(summands) > 1:
                    found.append(summands)
                elif rest > rank:
                    add(rank + 1, rest, summands)

    add(1, total, ())
    return tuple(found)


def play_in_worlds(seen: Observation, chance: random.Random) -> Choice:
    by_move = {move_of(choice): choice for choice in seen.choices}
    if len(by_move) == 1:
        return seen.choices[0]
    plays_left = (sum(seen.hand_counts) + seen.pack_count) * len(by_move)
    promises = dict.fromkeys(by_move, 0.0)
    unseen = [card.rank for card in seen.unseen]
    for _ in range(max(BUDGET // plays_left, 4)):
        chance.shuffle(unseen)
        world = world_of(seen, unseen)
        for move in by_move:
            tried = world.copy()
            tried.play(move)
            tried.play_out()
            promises[move] += _result(tried, seen.seat)
    return by_move[max(promises, key=lambda move: promises[move])]


def move_of(choice: Choice) -> Move:
    rank = choice.card.rank
    match choice:
        case Lay():
            return rank, (), ()
        case Take(_, taken):
            return rank, tuple(sorted(card.rank for card in taken)), ()
        case Steal(_, victims):
            return rank, (), victims


def world_of(seen: Observation, unseen: list[int]) -> World:
    hands, begin = [], 0
    for seat, count in enumerate(seen.hand_counts):
        if seat == seen.seat:
            hands.append([card.rank for card in seen.hand])
        else:
            hands.append(unseen[begin : begin + count])
            begin += count
    house = house_of(seen.rules)
    return World(
        house=house,
        hands=hands,
        table=counted(seen.table, len(seen.rules.whole_pack) // 4),
        sizes=[len(pile) for pile in seen.piles],
        tops=[pile[-1].rank if pile else NO_TOP for pile in seen.piles],
        pack=unseen[begin:],
        turn=seen.seat,
        taker=seen.last_taker,
        sweeps=house.sweeps(seen.is_last_round),
    )


def _result(world: World, seat: Seat) -> float:
    """The side's share of the first place, and a little for the margin."""
    own = best_other = 0
    for side in sides(world.house.rules):
        cards = sum(world.sizes[one] for one in side)
        if seat in side:
            own = cards
        else:
            best_other = max(best_other, cards)
    margin = own - best_other
    share = 1.0 if margin > 0 else 0.5 if margin == 0 else 0.0
    return share + MARGIN * margin
