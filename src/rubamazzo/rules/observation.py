"""What one seat may know of a deal: the only thing that bots and pages are ever given."""

from dataclasses import dataclass

from rubamazzo.rules.cards import Cards
from rubamazzo.rules.deal import Choice, Deal, Seat, choices
from rubamazzo.rules.options import Rules


@dataclass(frozen=True, slots=True)
class Observation:
    """A deal as seen from one seat."""

    rules: Rules
    seat: Seat
    hand: Cards
    table: Cards
    piles: tuple[Cards, ...]
    """Whole piles: everybody saw what was captured. A page shows top and count."""
    hand_counts: tuple[int, ...]
    pack_count: int
    turn: Seat
    opener: Seat
    opening: Cards
    plays: tuple[Choice, ...]
    """All that was played in this deal; the opener played the first."""
    last_taker: Seat | None
    choices: tuple[Choice, ...]
    """What this seat may play now; empty when it is not its turn."""

    @property
    def is_last_round(self) -> bool:
        return self.pack_count < self.rules.players * self.rules.hand

    @property
    def unseen(self) -> Cards:
        """The cards in other hands and in the pack, in the order of a new pack."""
        seen = {*self.hand, *self.table}.union(*self.piles)
        return tuple(card for card in self.rules.whole_pack if card not in seen)


def observe(deal: Deal, seat: Seat) -> Observation:
    return Observation(
        rules=deal.rules,
        seat=seat,
        hand=deal.hands[seat],
        table=deal.table,
        piles=deal.piles,
        hand_counts=tuple(len(hand) for hand in deal.hands),
        pack_count=len(deal.pack),
        turn=deal.turn,
        opener=deal.opener,
        opening=deal.opening,
        plays=deal.plays,
        last_taker=deal.last_taker,
        choices=choices(deal) if deal.turn == seat else (),
    )


def imagine(seen: Observation, unseen: Cards) -> Deal:
    """A deal that it could be: `unseen` in some order fills the other hands, then the pack."""
    hands, rest = [], unseen
    for seat, count in enumerate(seen.hand_counts):
        if seat == seen.seat:
            hands.append(seen.hand)
        else:
            hands.append(rest[:count])
            rest = rest[count:]
    return Deal(
        rules=seen.rules,
        pack=rest,
        hands=tuple(hands),
        table=seen.table,
        piles=seen.piles,
        turn=seen.turn,
        opener=seen.opener,
        opening=seen.opening,
        plays=seen.plays,
        last_taker=seen.last_taker,
    )
