"""The rules a second time, written from the rules and not from the engine, in the plainest way.

Cards and moves are text, the game is a heap of lists that `move` changes. Slow and repetitive on
purpose: where it disagrees with the engine, one of the two has misread the rules.
"""

from collections import Counter

from rubamazzo.rules import Rules

LETTERS = {"italian": "A234567FCR", "french": "A23456789TJQK"}
SUITS = "dhcsb"


class NaiveGame:
    """One deal."""

    def __init__(self, pack: list[str], rules: Rules, opener: int = 0) -> None:
        self.rules = rules
        self.pack = list(pack)
        self.hands: list[list[str]] = [[] for _ in range(rules.players)]
        self.piles: list[list[str]] = [[] for _ in range(rules.players)]
        self.table: list[str] = []
        self.opener = opener
        self.turn = opener
        self.last_to_capture: int | None = None
        self.over = False
        self.give_hands()
        for _ in range(4):
            self.table.append(self.pack.pop(0))

    def copy(self) -> "NaiveGame":
        twin = object.__new__(NaiveGame)
        twin.rules = self.rules
        twin.pack = list(self.pack)
        twin.hands = [list(hand) for hand in self.hands]
        twin.piles = [list(pile) for pile in self.piles]
        twin.table = list(self.table)
        twin.opener = self.opener
        twin.turn = self.turn
        twin.last_to_capture = self.last_to_capture
        twin.over = self.over
        return twin

    def give_hands(self) -> None:
        for _ in range(self.rules.hand):
            for step in range(self.rules.players):
                self.hands[(self.opener + step) % self.rules.players].append(self.pack.pop(0))

    def everybody_can_be_served(self) -> bool:
        return len(self.pack) >= self.rules.hand * self.rules.players

    def value(self, card: str) -> int:
        return LETTERS[self.rules.pack].index(card[0]) + 1

    def moves(self) -> list[str]:
        """All legal moves as text; what a move takes is named by value, then suit."""
        me = self.turn
        found = []
        for card in self.hands[me]:
            value = self.value(card)
            is_grand_ace = value == 1 and (
                self.rules.ace == "takes_all"
                or (self.rules.ace == "takes_all_not_last" and self.everybody_can_be_served())
            )

            grabs: list[list[str]] = []
            equals = [lying for lying in self.table if self.value(lying) == value]
            if is_grand_ace:
                if self.table:
                    grabs = [self.table]
            elif equals:
                grabs = [equals] if self.rules.capture == "all" else [[equals[0]]]
            elif self.rules.sums == "yes":
                grabs = self.sums(value)

            matching = []
            for seat in range(self.rules.players):
                if seat == me or not self.piles[seat]:
                    continue
                is_partner = self.rules.teams == "pairs" and seat % 2 == me % 2
                if is_partner and self.rules.steal_partner == "no":
                    continue
                if self.value(self.piles[seat][-1]) == value:
                    matching.append(seat)
            if matching and self.rules.double_steal == "all":
                thefts = [matching]
            else:
                thefts = [[seat] for seat in matching]
            after_me = 0 if me == self.rules.players - 1 else me + 1
            if is_grand_ace and self.piles[after_me] and after_me not in matching:
                thefts.append([after_me])

            if grabs and thefts:
                if self.rules.both == "table_first":
                    thefts = []
                elif self.rules.both == "steal_first":
                    grabs = []
            for grab in grabs:
                named = sorted(grab, key=lambda c: (self.value(c), SUITS.index(c[1])))
                found.append(card + "x" + "+".join(named))
            for theft in thefts:
                found.append(card + "^" + "+".join(str(seat) for seat in theft))
            if not grabs and not thefts:
                found.append(card)
        return found

    def sums(self, total: int) -> list[list[str]]:
        """Two or more table cards that add up; each set of ranks once, the longest-lying cards."""
        found: list[list[str]] = []
        known = set()
        sets: list[tuple[int, list[str], int]] = [(0, [], 0)]
        while sets:
            start, chosen, so_far = sets.pop(0)
            if so_far == total and len(chosen) >= 2:
                ranks = tuple(sorted(self.value(card) for card in chosen))
                if ranks not in known:
                    known.add(ranks)
                    found.append(chosen)
            for index in range(start, len(self.table)):
                value = self.value(self.table[index])
                if so_far + value <= total:
                    sets.append((index + 1, [*chosen, self.table[index]], so_far + value))
        return found

    def move(self, text: str) -> None:
        me = self.turn
        card, sign, rest = text[:2], text[2:3], text[3:]
        self.hands[me].remove(card)
        if sign == "":
            self.table.append(card)
        elif sign == "x":
            for taken in rest.split("+"):
                self.table.remove(taken)
                self.piles[me].append(taken)
        else:
            for victim in rest.split("+"):
                self.piles[me].extend(self.piles[int(victim)])
                self.piles[int(victim)].clear()
        if sign:
            self.piles[me].append(card)
            self.last_to_capture = me

        self.turn = 0 if me == self.rules.players - 1 else me + 1
        if all(hand == [] for hand in self.hands):
            if self.everybody_can_be_served():
                self.give_hands()
            else:
                self.over = True
                if self.rules.leftovers == "last_taker" and self.last_to_capture is not None:
                    self.piles[self.last_to_capture][:0] = self.table
                    self.table.clear()


def naive_perft(game: NaiveGame) -> Counter[tuple[int, ...]]:
    """How many lines of play end in each score."""
    if game.over:
        return Counter([tuple(len(pile) for pile in game.piles)])
    lines: Counter[tuple[int, ...]] = Counter()
    for text in game.moves():
        after = game.copy()
        after.move(text)
        lines.update(naive_perft(after))
    return lines
