"""The table as a page shows it: what lies where, what has just happened, what may be tapped.

It is made from a step alone, and so from what the player may see.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace

from rubamazzo.rules import Card, Choice, Lay, Observation, Seat, Steal, Take
from rubamazzo.rules.match import Result, sides
from rubamazzo.rules.notation import write
from rubamazzo.rules.record import events
from rubamazzo.session import Moment, Session, Step
from rubamazzo.web.words import Words

_PAUSES = {  # milliseconds that a step stays before the next one, by pace
    "normal": {"thought": 750, "met": 1200, "mine": 480, "moved": 850, "stolen": 1250},
    "fast": {"thought": 320, "met": 520, "mine": 260, "moved": 380, "stolen": 620},
}


_HURRY = {2: 1.0, 3: 1.2, 4: 1.5, 5: 1.8, 6: 2.0, 7: 2.2, 8: 2.4, 9: 2.6, 10: 2.8}
"""How much shorter the pauses are in company, by seats: nobody waits for nine slow friends."""
ROOM = 158
"""Characters that fit into the status line of a small phone."""
_LAST_DEALS = 3
"""How many deals of a match have a column of their own on the paper."""
_LEAST = {"normal": (360, 640), "fast": (220, 400)}
"""Milliseconds that a card and a stolen pile need to travel."""


@dataclass(frozen=True, slots=True)
class ShownCard:
    """A card face up."""

    card: Card
    name: str
    move: str = ""
    """Its name while it moves between two steps; empty when it lies still."""
    flips: bool = False
    """Whether it was face down a step ago."""
    played_by: str = ""
    """`you` or `them` on the card that was played last."""
    by: str = ""
    """In company, the name of the opponent who has played it, while it lies away from them."""


@dataclass(frozen=True, slots=True)
class Target:
    """Something that the chosen card can do, to be tapped."""

    choice: str
    word: str
    label: str
    is_first: bool
    cards: tuple[ShownCard, ...] = ()


@dataclass(frozen=True, slots=True)
class OldPile:
    """A pile as it lay before this step, in sight until what comes has landed on it."""

    count: int
    top: ShownCard | None


@dataclass(frozen=True, slots=True)
class Pile:
    count: int
    label: str
    top: ShownCard | None
    under: ShownCard | None
    gone_to: str
    """`you` or `them` when it has just been stolen, `left` or `right` from opponent to opponent."""
    is_stolen: bool
    """Whether it crosses the table between this step and its neighbour."""
    target: Target | None
    taker: str = ""
    """In company, the name of the opponent who has stolen it."""
    was: OldPile | None = None
    """What it was, when cards come to it in this step."""
    joining: tuple[ShownCard, ...] = ()
    """Cards that come to it and then lie out of sight: leftovers, the others of a sum."""


@dataclass(frozen=True, slots=True)
class Place:
    """A place on the table."""

    card: ShownCard | None
    over: ShownCard | None
    """The card that has come to take it."""
    gone_to: str
    target: Target | None
    is_in_target: bool
    taker: str = ""
    """In company, the name of the opponent who has taken the card."""


@dataclass(frozen=True, slots=True)
class HandPlace:
    """A place in the player's hand: a card or, once it is played, none."""

    number: int
    card: ShownCard | None
    label: str
    effect: str
    choice: str
    """What playing it means; empty when the player has to choose first."""
    is_chosen: bool


@dataclass(frozen=True, slots=True)
class Opponent:
    seat: Seat
    name: str
    pile: Pile
    hand_count: int
    hand_label: str
    comes: str
    """The name of the hidden card that is about to move, whichever it is."""
    is_next: bool
    is_partner: bool


@dataclass(frozen=True, slots=True)
class Score:
    name: str
    count: int
    is_best: bool
    deals: tuple[int, ...] = ()
    """Of a match: the cards of each of the sheet's columns."""


@dataclass(frozen=True, slots=True)
class Sheet:
    """What is written on the paper when a deal is over."""

    word: str
    scores: tuple[Score, ...]
    line: str
    said: str
    """The result in one sentence, for those who listen."""
    is_final: bool
    deals: tuple[str, ...]
    """Of a match: the heads of the columns, one for each of the last deals."""
    told: str
    """Who got the leftovers: the status line has no room beside the sheet on a phone."""


@dataclass(frozen=True, slots=True)
class Table:
    """Everything that is drawn of a deal at one step."""

    step: int
    is_last: bool
    """Whether it is the last one: the match as it stands."""
    number: int
    """The position that a play from here answers."""
    opponents: tuple[Opponent, ...]
    places: tuple[Place, ...]
    pack_count: int
    is_last_round: bool
    """Whether what is left in the pack is never dealt."""
    name: str
    hand: tuple[HandPlace, ...]
    pile: Pile
    options: tuple[Target, ...]
    """Targets that cannot stand on the table one by one: sums."""
    is_yours: bool
    """Whether the player is to play."""
    is_choosing: bool
    chosen: str
    """The card of the hand that shall do something, while it is asked what."""
    is_dealt: bool
    """Whether hands have just been dealt."""
    is_fresh: bool
    """Whether the table has, too: a deal begins."""
    is_stealing: bool
    thread: str
    """Two-player tables: `up` or `down`, the way a pile has just gone; else empty."""
    news: str
    """What has just happened."""
    next_line: str
    """What is to do now."""
    heard: str
    """The same or, at the end, the result: for those who listen."""
    said: str
    """What has happened and what is to do, for those who listen; empty where nothing is new."""
    pause: int
    """Milliseconds to the next step; 0 at the last one."""
    sheet: Sheet | None


def table_of(
    session: Session, words: Words, pace: str, number: int | None = None, chosen: str = ""
) -> Table:
    """The table of a session at a step (the last for None), with a card of the hand chosen."""
    return _Drawn(session, words, session.step(number), pace, chosen).table()


def told_since(session: Session, words: Words, room: int | None = None) -> str:
    """All that has happened since the player's last move, or since the deal began.

    With little `room`, in characters, what matters least is left out, but never the last play;
    in company only what concerns the player is told besides.
    """
    steps = _steps_since(session)
    last = next((step for step in reversed(steps) if not _is_deal(step)), steps[-1])
    if room is not None and session.rules.players > 2:
        steps = [step for step in steps if step is last or _concerns(step, session.seat)]
    told = " ".join(map(words.told, steps))
    for left_out in (_is_deal, lambda step: step.player == session.seat, lambda step: True):
        while room is not None and len(told) > room:
            out = next((step for step in steps if step is not last and left_out(step)), None)
            if out is None:
                break
            steps = [step for step in steps if step is not out]
            told = " ".join(map(words.told, steps))
    return told


def _steps_since(session: Session) -> list[Step]:
    """The steps that say something, from the player's last move on."""
    steps: list[Step] = []
    for at in reversed(range(session.steps)):
        step = session.step(at)
        if step.moment is not Moment.MET:
            steps.append(step)
        is_mine = step.moment is Moment.MOVED and step.player == session.seat
        if is_mine or (step.moment is Moment.DEALT and step.choice is None):
            break
    return steps[::-1]


def _is_deal(step: Step) -> bool:
    return step.moment is Moment.DEALT


def _concerns(step: Step, seat: Seat) -> bool:
    """Whether a step is about that seat: it has played, is robbed, or gets new cards."""
    is_robbed = isinstance(step.choice, Steal) and seat in step.choice.victims
    return _is_deal(step) or (step.moment is Moment.MOVED and (step.player == seat or is_robbed))


def room_for(next_line: str) -> int:
    """How many characters of news a small screen has room for beside what is to do."""
    return ROOM - len(next_line) - 1


class _Drawn:
    """Draws one step; holds what the parts of the table ask for."""

    def __init__(self, session: Session, words: Words, step: Step, pace: str, chosen: str) -> None:
        self.session, self.words, self.step, self.pace = session, words, step, pace
        self.seen = step.seen
        self.meets = step.moment is Moment.MET
        self.moves = step.moment in (Moment.MET, Moment.MOVED)
        self.is_live = step.is_last and self.seen.turn == self.seen.seat and bool(self.seen.hand)
        self.offered = self._offered(chosen)

    def table(self) -> Table:
        step, seen, words = self.step, self.seen, self.words
        is_yours = self.is_live
        news = words.told(step)
        sheet = self._sheet()
        if sheet is not None:
            next_line = ""
        elif self.offered:
            next_line = self._question()
        elif step.is_last or step.moment is Moment.DEALT:
            next_line = words.turn(seen.turn)
        else:
            next_line = ""
        heard = sheet.said if sheet else next_line
        targets = self._targets()
        return Table(
            step=step.number,
            is_last=step.is_last,
            number=self.session.number,
            opponents=tuple(self._opponents()),
            places=self._places(targets),
            pack_count=seen.pack_count,
            is_last_round=seen.pack_count < seen.rules.players * seen.rules.hand,
            name=words.language.gettext("Your turn") if is_yours else words.name(seen.seat),
            hand=tuple(self._hand()),
            pile=self._pile(seen.seat, targets),
            options=tuple(target for key, target in targets.items() if isinstance(key, str)),
            is_yours=is_yours,
            is_choosing=bool(self.offered),
            chosen=self.offered[0].card.code if self.offered else "",
            is_dealt=step.moment is Moment.DEALT,
            is_fresh=step.moment is Moment.DEALT and step.choice is None,
            is_stealing=self.moves and isinstance(step.choice, Steal),
            thread=self._thread(),
            news=news,
            next_line=next_line,
            heard=heard,
            said=self._said(news, heard),
            pause=self._pause(),
            sheet=sheet,
        )

    def _question(self) -> str:
        gettext = self.words.language.gettext
        if {type(choice) for choice in self.offered} == {Take, Steal}:
            return gettext("Take or steal?")
        return gettext("Which one?")

    def _said(self, news: str, heard: str) -> str:
        if self.meets:
            return ""
        return heard if self.offered else " ".join(filter(None, (news, heard)))

    # ------------------------------------------------------------------ what may be chosen

    def _offered(self, chosen: str) -> tuple[Choice, ...]:
        """What the chosen card of the hand can do, when there is something to choose."""
        if not self.is_live or not chosen:
            return ()
        offered = tuple(c for c in self.seen.choices if c.card.code == chosen)
        return offered if len(offered) > 1 else ()

    def _targets(self) -> Mapping[Card | Seat | str, Target]:
        """The targets by what they stand on: a card, a seat's pile, or a line of their own."""
        takes = [choice for choice in self.offered if isinstance(choice, Take)]
        targets: dict[Card | Seat | str, Target] = {}
        for order, choice in enumerate(self.offered):
            counts = tuple(len(pile) for pile in self.seen.piles)
            target = Target(
                choice=write(choice),
                word=self.words.target(choice, counts),
                label=self.words.target_label(choice, counts),
                is_first=order == 0,
                cards=tuple(self._card(card) for card in choice.taken)
                if isinstance(choice, Take)
                else (),
            )
            match choice:
                case Steal(_, victims):
                    targets[victims[0]] = target
                case Take(_, taken) if len(takes) == 1:
                    targets[taken[0]] = target
                case _:
                    targets[target.choice] = target
        return targets

    # ------------------------------------------------------------------ the parts of the table

    def _opponents(self) -> Iterator[Opponent]:
        seen, targets = self.seen, self._targets()
        for seat in self._around:
            held = seen.hand_counts[seat] - (self.meets and self.step.player == seat)
            yield Opponent(
                seat=seat,
                name=self.words.name(seat),
                pile=self._pile(seat, targets),
                hand_count=held,
                hand_label=self.words.language.ngettext(
                    "%(num)d card in hand", "%(num)d cards in hand", held
                )
                % {"num": held},
                comes=self._coming(len(seen.plays)) if self._comes_from(seat) else "",
                is_next=self._turn() == seat,
                is_partner=any(
                    {seat, seen.seat} <= set(side)
                    for side in sides(seen.rules)
                    if seat != seen.seat
                ),
            )

    @property
    def _around(self) -> list[Seat]:
        """The opponents from left to right."""
        players = self.seen.rules.players
        around = [(self.seen.seat + steps) % players for steps in range(1, players)]
        if self.seen.rules.pack == "italian":  # counter-clockwise: the next one sits at the right
            around.reverse()
        return around

    def _turn(self) -> Seat | None:
        """Whose turn the table marks: while a card is on its way, whose card it is."""
        if not any(self.seen.hand_counts):
            return None
        return self.step.player if self.meets else self.seen.turn

    def _places(self, targets: Mapping[Card | Seat | str, Target]) -> tuple[Place, ...]:
        choice = self.step.choice
        taken = choice.taken if isinstance(choice, Take) else ()
        layout = _layout(self.seen)
        all_move = self._all_move(layout)
        in_target = {
            card
            for offered in self.offered
            if isinstance(offered, Take) and offered.taken[0] in targets
            for card in offered.taken
        }
        places = []
        gone_to = self._side(self._taker()) if not self.meets else ""
        for at in range(layout.size):
            card = layout.lying.get(at)
            is_met = self.meets and card in taken
            places.append(
                Place(
                    card=self._card(
                        card,
                        move=card.code if is_met or all_move else "",
                        is_last=choice == Lay(card),
                    )
                    if card
                    else None,
                    over=self._played() if is_met and taken and card == taken[0] else None,
                    gone_to=gone_to if at in layout.gone else "",
                    target=targets.get(card) if card else None,
                    is_in_target=card in in_target,
                    taker=self._by(self._taker()) if at in layout.gone and gone_to else "",
                )
            )
        return tuple(places)

    def _taker(self) -> Seat | None:
        """Who has taken what is gone from the table."""
        return self.seen.last_taker if self.step.moment is Moment.SWEPT else self.step.player

    def _all_move(self, layout: "_Layout") -> bool:
        """Whether all cards on the table move a little, in this step or perhaps in the next."""
        step = self.step
        grows = len(layout.lying) == layout.size
        has_grown = (
            step.moment is Moment.MOVED
            and step.before is not None
            and layout.size > _layout(step.before).size
        )
        is_tidied = step.moment is Moment.DEALT  # or has just been dealt
        will_be_tidied = not step.is_last and not any(self.seen.hand_counts)
        return grows or has_grown or is_tidied or will_be_tidied

    def _pile(self, seat: Seat, targets: Mapping[Card | Seat | str, Target]) -> Pile:
        step, choice = self.step, self.step.choice
        cards = self.seen.piles[seat]
        top = self._card(cards[-1]) if cards else None
        under = self._card(cards[-2]) if len(cards) > 1 else None
        victims = choice.victims if isinstance(choice, Steal) else ()
        is_robbed = seat in victims
        is_taker = step.player == seat and isinstance(choice, Take | Steal)
        if self.meets and is_robbed and seat == victims[0]:
            under, top = top, self._played()
        elif is_taker and not self.meets and choice is not None:
            under = self._collected()
            top = self._played(move=None if isinstance(choice, Take) and self.moves else "")
        count = len(cards)
        joining = self._joining(seat, is_taker)
        if step.moment is Moment.SWEPT and joining:  # they slide in below
            top = replace(top, move=top.card.code) if top else None
            under = replace(under, move=under.card.code) if under else None
        return Pile(
            count=count,
            label=self._pile_label(seat, count),
            top=top,
            under=under,
            gone_to=self._way_from(seat) if is_robbed and not self.meets else "",
            is_stolen=self.moves
            and bool(victims)
            and (seat == victims[0] if self.meets else is_taker),
            target=targets.get(seat),
            taker=self._by() if is_robbed and not self.meets else "",
            was=self._was(seat, is_taker),
            joining=joining,
        )

    def _joining(self, seat: Seat, is_taker: bool) -> tuple[ShownCard, ...]:
        """Each bears the name under which it has lain on the table."""
        step, choice = self.step, self.step.choice
        if step.moment is Moment.SWEPT and seat == self.seen.last_taker:
            return tuple(
                self._card(card, move=self._move_of(card) if choice == Lay(card) else card.code)
                for card in self.seen.piles[seat][: step.swept]
            )
        if step.moment is Moment.MOVED and is_taker and isinstance(choice, Take):
            return tuple(self._card(card, move=card.code) for card in choice.taken[1:])
        return ()

    def _was(self, seat: Seat, is_taker: bool) -> OldPile | None:
        step = self.step
        if step.moment is Moment.SWEPT and seat == self.seen.last_taker:
            old = self.seen.piles[seat][step.swept :]
        elif step.moment is Moment.MOVED and is_taker and step.before is not None:
            old = step.before.piles[seat]
        else:
            return None
        return OldPile(len(old), self._card(old[-1]) if old else None)

    def _way_from(self, robbed: Seat) -> str:
        """Where the thief sits, seen from the robbed seat."""
        thief = self.step.player
        if thief is None or self.seen.seat in (thief, robbed):
            return self._side(thief)
        around = self._around
        return "left" if around.index(thief) < around.index(robbed) else "right"

    def _by(self, seat: Seat | None = None) -> str:
        """The name of the opponent who has played (or of that one), where there are several."""
        player = self.step.player if seat is None else seat
        if player is None or player == self.seen.seat or self.seen.rules.players == 2:
            return ""
        return self.words.name(player)

    def _collected(self) -> ShownCard | None:
        """What lies under the card that has just taken or stolen."""
        assert self.step.before is not None
        match self.step.choice:
            case Take(_, taken):
                return self._card(taken[0], move=taken[0].code if self.moves else "")
            case Steal(_, victims):
                return self._card(self.step.before.piles[victims[-1]][-1])
            case _:
                return None

    def _pile_label(self, seat: Seat, count: int) -> str:
        ngettext = self.words.language.ngettext
        if seat == self.seen.seat:
            said = ngettext("Your pile: %(num)d card", "Your pile: %(num)d cards", count)
            label = said % {"num": count}
        else:
            said = ngettext(
                "The pile %(of_victim)s: %(num)d card",
                "The pile %(of_victim)s: %(num)d cards",
                count,
            )
            label = said % {"num": count, "of_victim": self.words.of(seat)}
        if not count:
            return label
        top = self.words.language.gettext("on top %(card)s") % {
            "card": self.words.the(self.seen.piles[seat][-1])
        }
        return f"{label}, {top}"

    def _hand(self) -> Iterator[HandPlace]:
        seen = self.seen
        gone = self.step.choice.card if self.meets and self.step.choice else None
        counts = tuple(len(pile) for pile in seen.piles)
        for number, card in enumerate(self.step.dealt, start=1):
            if card not in seen.hand or card == gone:
                yield HandPlace(number, None, "", "", "", is_chosen=False)
                continue
            possible = [choice for choice in seen.choices if choice.card == card]
            effect = self.words.language.gettext(" or ").join(
                self.words.effect(choice, counts) for choice in possible[:3]
            )
            name = self.words.card(card)
            yield HandPlace(
                number=number,
                card=self._card(card, move=card.code),
                label=f"{name}, {effect}" if self.is_live and effect else name,
                effect=effect
                if self.is_live and not all(isinstance(choice, Lay) for choice in possible)
                else "",
                choice=write(possible[0]) if len(possible) == 1 else "",
                is_chosen=any(choice.card == card for choice in self.offered),
            )

    # ------------------------------------------------------------------ cards that move

    def _card(self, card: Card, move: str = "", is_last: bool = False) -> ShownCard:
        return ShownCard(
            card=card,
            name=self.words.card(card),
            move=self._move_of(card) if is_last and self.step.moment is Moment.MOVED else move,
            flips=is_last and self._flips(),
            played_by=self._side(self.step.player) if is_last else "",
            by=self._by() if is_last else "",
        )

    def _played(self, move: str | None = None) -> ShownCard:
        """The card that the step shows being played."""
        assert self.step.choice is not None
        card = self.step.choice.card
        return ShownCard(
            card=card,
            name=self.words.card(card),
            move=self._move_of(card) if move is None else move,
            flips=self.meets and self._flips(),
            played_by=self._side(self.step.player),
            by=self._by() if self.meets else "",
        )

    def _flips(self) -> bool:
        return self.step.player != self.seen.seat and self.moves

    def _move_of(self, card: Card) -> str:
        """A card of an opponent moves under a name that tells nothing until it is seen."""
        assert self.step.before is not None
        if self.step.player == self.seen.seat:
            return card.code
        return self._coming(len(self.step.before.plays))

    def _coming(self, plays: int) -> str:
        """The names take turns, as the card before it may still be in sight under the other."""
        seen = self.seen
        mine = (plays + seen.rules.players - 1 - self._after_opener) // seen.rules.players
        return f"coming-{(plays - mine) % 2}"

    @property
    def _after_opener(self) -> int:
        return (self.seen.seat - self.seen.opener) % self.seen.rules.players

    def _comes_from(self, seat: Seat) -> bool:
        """Whether that seat's card is what the next step shows."""
        return self.step.next_player == seat and not self.meets

    def _side(self, seat: Seat | None) -> str:
        return "you" if seat == self.seen.seat else "them"

    def _thread(self) -> str:
        if (
            self.step.moment is not Moment.MOVED
            or not isinstance(self.step.choice, Steal)
            or self.seen.rules.players != 2
        ):
            return ""
        return "down" if self.step.player == self.seen.seat else "up"

    def _pause(self) -> int:
        if self.step.is_last or self.pace == "off":
            return 0
        is_theft = self.step.moment is Moment.MOVED and isinstance(self.step.choice, Steal)
        least = _LEAST[self.pace][is_theft]
        return max(least, round(self._unhurried_pause() / _HURRY[self.seen.rules.players]))

    def _unhurried_pause(self) -> int:
        pauses = _PAUSES[self.pace]
        mine = self.step.player == self.seen.seat
        match self.step.moment:
            case Moment.MET:
                return pauses["mine"] if mine else pauses["met"]
            case Moment.MOVED if isinstance(self.step.choice, Steal):
                return pauses["stolen"]
            case Moment.MOVED | Moment.SWEPT:
                return pauses["moved"]
            case Moment.DEALT:
                return pauses["thought"]

    # ------------------------------------------------------------------ the paper

    def _sheet(self) -> Sheet | None:
        session, words = self.session, self.words
        gettext = words.language.gettext
        if not self.step.is_last or not session.match.deal.is_over:
            return None
        result = session.match.result
        totals = session.match.totals
        groups = sides(session.rules)
        mine = next(side for side in groups if self.seen.seat in side)
        ordered = sorted(groups, key=lambda side: self._turns_after(side, mine))
        counts = [sum(totals[seat] for seat in side) for side in ordered]
        heads, columns = self._columns()
        word = self._verdict(result, ordered, counts) if result else gettext("Deal over")
        return Sheet(
            word=word,
            scores=tuple(
                Score(
                    name=self._names(side),
                    count=total,
                    is_best=total == max(counts),
                    deals=tuple(sum(column[seat] for seat in side) for column in columns),
                )
                for side, total in zip(ordered, counts, strict=True)
            ),
            line=self._steals_made(),
            said=self._result_said(word, ordered, counts),
            is_final=result is not None,
            deals=heads,
            told=words.told(self.step) if self.step.moment is Moment.SWEPT else "",
        )

    def _turns_after(self, side: tuple[Seat, ...], mine: tuple[Seat, ...]) -> int:
        """How soon after the player a side plays; the player's own comes first."""
        if side == mine:
            return 0
        return min((seat - self.seen.seat) % self.seen.rules.players for seat in side)

    def _result_said(self, word: str, ordered: list[tuple[Seat, ...]], counts: list[int]) -> str:
        """`You win: 29 to 6.`, the player's side first; in company each with its name."""
        gettext = self.words.language.gettext
        if len(ordered) == 2:
            mine, theirs = counts
            said = (
                gettext("%(result)s, %(mine)d to %(theirs)d.")
                if mine == theirs
                else gettext("%(result)s: %(mine)d to %(theirs)d.")
            )
            return said % {"result": word, "mine": mine, "theirs": theirs}
        each = self.words.language.listed(
            f"{self._names(side)} {count}" for side, count in zip(ordered, counts, strict=True)
        )
        return gettext("%(result)s. %(counts)s.") % {"result": word, "counts": each}

    def _columns(self) -> tuple[tuple[str, ...], list[tuple[int, ...]]]:
        """Of a match: its last deals, and those before added up; the heads, the cards by seat."""
        match = self.session.match
        if match.rules.deals == 1:
            return (), []
        scores = [*match.finished, match.deal.score]
        heads = [str(number) for number in range(1, len(scores) + 1)]
        if (earlier := len(scores) - _LAST_DEALS) > 1:
            together = tuple(map(sum, zip(*scores[:earlier], strict=True)))
            scores[:earlier], heads[:earlier] = [together], [f"1–{earlier}"]
        return tuple(heads), scores

    def _steals_made(self) -> str:
        stealers = [
            (match.deal.turn - 1) % self.seen.rules.players
            for choice, match in events(self.session.record)
            if isinstance(choice, Steal)
        ]
        mine = stealers.count(self.seen.seat)
        gettext = self.words.language.gettext
        said = (
            gettext("Piles stolen: you %(mine)d, the computer %(theirs)d")
            if self.seen.rules.players == 2
            else gettext("Piles stolen: you %(mine)d, the others %(theirs)d")
        )
        return said % {"mine": mine, "theirs": len(stealers) - mine}

    def _verdict(self, result: Result, ordered: list[tuple[Seat, ...]], counts: list[int]) -> str:
        """Who has won; the player's side is the first of those `ordered`."""
        gettext = self.words.language.gettext
        best = [side for side, count in zip(ordered, counts, strict=True) if count == max(counts)]
        if len(best) > 1:
            if len(ordered) == 2:
                return gettext("Equal piles: a draw")
            names = self.words.language.listed(self.words.name(side[0]) for side in best)
            return gettext("A draw: %(names)s") % {"names": names}
        if result.teams is not None:
            return gettext("Your pair wins") if best == ordered[:1] else gettext("Your pair loses")
        if best == ordered[:1]:
            return gettext("You win")
        if len(ordered) == 2:
            return gettext("You lose")
        return gettext("%(name)s wins") % {"name": self.words.name(best[0][0])}

    def _names(self, side: tuple[Seat, ...]) -> str:
        seats = sorted(side, key=lambda seat: seat != self.seen.seat)
        return " + ".join(self.words.name(seat) for seat in seats)


@dataclass(slots=True)
class _Layout:
    """Where on the table what lies."""

    lying: dict[int, Card]
    gone: dict[int, Card]
    """What the last play has taken."""
    size: int
    """How many places there are."""


def _layout(seen: Observation) -> _Layout:
    """Each card lies where it was laid until it is taken; before each new round all is tidied."""
    least = len(seen.opening)
    layout = _Layout(dict(enumerate(seen.opening)), {}, least)
    a_round = seen.rules.players * seen.rules.hand
    for number, choice in enumerate(seen.plays, start=1):
        layout.gone = {}
        match choice:
            case Lay(card):
                free = next(at for at in range(layout.size + 1) if at not in layout.lying)
                layout.lying[free] = card
                layout.size = max(layout.size, free + 1)
            case Take(_, taken):
                layout.gone = {at: card for at, card in layout.lying.items() if card in taken}
                for at in layout.gone:
                    del layout.lying[at]
            case Steal():
                pass
        if number % a_round == 0 and (number < len(seen.plays) or any(seen.hand_counts)):
            places = {at: new for new, at in enumerate(sorted([*layout.lying, *layout.gone]))}
            layout = _Layout(
                {places[at]: card for at, card in layout.lying.items()},
                {places[at]: card for at, card in layout.gone.items()},
                max(len(places), least),
            )
    if not seen.table:  # leftovers may have been swept
        layout.gone, layout.lying = layout.gone | layout.lying, {}
    return layout
