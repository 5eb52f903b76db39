"""One deal: the position, what may be played in it, and what follows from a play."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, replace

from rubamazzo.rules.cards import Card, Cards, in_order
from rubamazzo.rules.options import CLASSIC, OPENING, Rules

Seat = int
Score = tuple[int, ...]
ACE = 1


@dataclass(frozen=True, slots=True)
class Lay:
    """The card stays on the table, face up."""

    card: Card


@dataclass(frozen=True, slots=True)
class Take:
    """The card takes cards from the table."""

    card: Card
    taken: Cards


@dataclass(frozen=True, slots=True)
class Steal:
    """The card takes the whole pile of one opponent, or of several."""

    card: Card
    victims: tuple[Seat, ...]


Choice = Lay | Take | Steal


class IllegalChoice(ValueError):
    """A play that the rules do not allow now."""

    def __init__(self, choice: Choice) -> None:
        super().__init__(f"not allowed now: {choice}")
        self.choice = choice


@dataclass(frozen=True, slots=True)
class Deal:
    """A position, with everything hidden in it: never handed to a bot or a page."""

    rules: Rules
    pack: Cards
    """Still undealt, next card first."""
    hands: tuple[Cards, ...]
    table: Cards
    """Longest-lying first."""
    piles: tuple[Cards, ...]
    """What each seat has captured, its top last."""
    turn: Seat
    opener: Seat
    opening: Cards
    """The cards that were dealt to the table."""
    plays: tuple[Choice, ...] = ()
    last_taker: Seat | None = None
    """Who took or stole last."""

    @property
    def is_over(self) -> bool:
        return not any(self.hands)

    @property
    def is_last_round(self) -> bool:
        return len(self.pack) < self.rules.players * self.rules.hand

    @property
    def score(self) -> Score:
        return tuple(len(pile) for pile in self.piles)

    def top(self, seat: Seat) -> Card | None:
        pile = self.piles[seat]
        return pile[-1] if pile else None


def deal_out(pack: Cards, rules: Rules = CLASSIC, opener: Seat = 0) -> Deal:
    """The first position of a deal: `pack` is in dealing order, `opener` plays first."""
    hands, rest = _handed_out(pack, rules, opener)
    return Deal(
        rules=rules,
        pack=rest[OPENING:],
        hands=hands,
        table=rest[:OPENING],
        piles=((),) * rules.players,
        turn=opener,
        opener=opener,
        opening=rest[:OPENING],
    )


def choices(deal: Deal) -> tuple[Choice, ...]:
    """All that the seat whose turn it is may play; every other question follows from this one."""
    return tuple(choice for card in deal.hands[deal.turn] for choice in _choices_with(deal, card))


def play(deal: Deal, choice: Choice) -> Deal:
    """The next position; IllegalChoice when the choice is not among `choices(deal)`."""
    if choice.card not in deal.hands[deal.turn] or choice not in _choices_with(deal, choice.card):
        raise IllegalChoice(choice)
    return settled(moved(deal, choice))


def _choices_with(deal: Deal, card: Card) -> tuple[Choice, ...]:
    takes, steals = _takes(deal, card), _steals(deal, card)
    if takes and steals:
        match deal.rules.both:
            case "choose":
                return takes + steals
            case "table_first":
                return takes
            case "steal_first":
                return steals
    return takes or steals or (Lay(card),)


def _takes(deal: Deal, card: Card) -> tuple[Choice, ...]:
    if _takes_all(deal, card):
        return (Take(card, in_order(deal.table)),) if deal.table else ()
    equal = tuple(lying for lying in deal.table if lying.rank == card.rank)
    if equal:
        return (Take(card, equal[:1] if deal.rules.capture == "one" else in_order(equal)),)
    if deal.rules.sums == "yes":
        return tuple(Take(card, summands) for summands in _sums(deal.table, card.rank))
    return ()


def _steals(deal: Deal, card: Card) -> tuple[Choice, ...]:
    matching = tuple(
        seat
        for seat in _opponents(deal)
        if (top := deal.top(seat)) is not None and top.rank == card.rank
    )
    steals: tuple[Choice, ...]
    if len(matching) > 1 and deal.rules.double_steal == "all":
        steals = (Steal(card, tuple(sorted(matching))),)
    else:
        steals = tuple(Steal(card, (victim,)) for victim in matching)
    if _takes_all(deal, card):
        neighbour = _next(deal, deal.turn)
        if deal.piles[neighbour] and neighbour not in matching:
            steals += (Steal(card, (neighbour,)),)
    return steals


def _takes_all(deal: Deal, card: Card) -> bool:
    """Whether the card is an ace that sweeps the table under the house rule in force."""
    if card.rank != ACE:
        return False
    match deal.rules.ace:
        case "plain":
            return False
        case "takes_all":
            return True
        case "takes_all_not_last":
            return not deal.is_last_round


def _sums(table: Cards, total: int) -> Iterator[Cards]:
    """Each set of ranks on the table that adds up to the total; no single card does."""
    lying = Counter(card.rank for card in table)
    ranks = sorted(lying)

    def sets_from(start: int, missing: int) -> Iterator[tuple[int, ...]]:
        if missing == 0:
            yield ()
        for index in range(start, len(ranks)):
            rank = ranks[index]
            for count in range(1, min(lying[rank], missing // rank) + 1):
                for rest in sets_from(index + 1, missing - count * rank):
                    yield (rank,) * count + rest

    for wanted in sets_from(0, total):
        yield _longest_lying(table, Counter(wanted))


def _longest_lying(table: Cards, wanted: Counter[int]) -> Cards:
    found = []
    for card in table:
        if wanted[card.rank]:
            wanted[card.rank] -= 1
            found.append(card)
    return in_order(tuple(found))


def _opponents(deal: Deal) -> Iterator[Seat]:
    """The seats that may be stolen from, in order of play."""
    partner_is_safe = deal.rules.teams == "pairs" and deal.rules.steal_partner == "no"
    for steps in range(1, deal.rules.players):
        if not (partner_is_safe and steps == 2):
            yield (deal.turn + steps) % deal.rules.players


def _next(deal: Deal, seat: Seat) -> Seat:
    return (seat + 1) % deal.rules.players


def moved(deal: Deal, choice: Choice) -> Deal:
    """The cards of a legal choice moved, before anything is dealt or swept."""
    table, piles, taker = deal.table, list(deal.piles), deal.turn
    match choice:
        case Lay(card):
            table += (card,)
        case Take(card, taken):
            table = tuple(lying for lying in table if lying not in taken)
            piles[taker] += (*taken, card)
        case Steal(card, victims):
            for victim in victims:
                piles[taker] += piles[victim]
                piles[victim] = ()
            piles[taker] += (card,)
    hands = list(deal.hands)
    hands[taker] = tuple(held for held in hands[taker] if held != choice.card)
    return replace(
        deal,
        hands=tuple(hands),
        table=table,
        piles=tuple(piles),
        turn=_next(deal, taker),
        plays=(*deal.plays, choice),
        last_taker=deal.last_taker if isinstance(choice, Lay) else taker,
    )


def settled(deal: Deal) -> Deal:
    """Hands out the next round when all hands are empty, or ends the deal."""
    if not deal.is_over:
        return deal
    if not deal.is_last_round:
        hands, rest = _handed_out(deal.pack, deal.rules, deal.opener)
        return replace(deal, hands=hands, pack=rest)
    if deal.rules.leftovers == "last_taker" and deal.last_taker is not None:
        piles = list(deal.piles)
        piles[deal.last_taker] = deal.table + piles[deal.last_taker]
        return replace(deal, table=(), piles=tuple(piles))
    return deal


def _handed_out(pack: Cards, rules: Rules, opener: Seat) -> tuple[tuple[Cards, ...], Cards]:
    """A hand for each seat, one card at a time from the opener on, and what is left."""
    dealt = rules.players * rules.hand
    return (
        tuple(
            pack[(seat - opener) % rules.players : dealt : rules.players]
            for seat in range(rules.players)
        ),
        pack[dealt:],
    )
