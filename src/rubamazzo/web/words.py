"""What a page says of cards and plays: whole sentences, so that every language can turn them."""

from collections.abc import Mapping
from dataclasses import dataclass

from rubamazzo.rules import Card, Cards, Choice, Lay, Rules, Seat, Steal, Take
from rubamazzo.session import Moment, Step
from rubamazzo.web.languages import Language

COMPANY = ("", "Anna", "Bruno", "Carla", "Dario", "Elena", "Fabio", "Gina", "Ivo", "Lia")
"""The names in a larger company, in order of play from you on."""

NAMED = 4
"""How many cards that were taken are told by name; more are told by their number."""

_FIGURES: Mapping[str, str] = {
    "A": "ace",
    "F": "jack",
    "J": "jack",
    "C": "knight",
    "Q": "queen",
    "R": "king",
    "K": "king",
    "8": "eight",
}


@dataclass(frozen=True, slots=True)
class Words:
    """The words of one language for one table, as the player in `you` hears them."""

    language: Language
    rules: Rules
    you: Seat

    def name(self, seat: Seat) -> str:
        """The name on a seat's tag."""
        if seat == self.you:
            return self.language.gettext("You")
        if self.rules.players == 2:
            return self.language.gettext("Computer")
        return self._company(seat)

    def card(self, card: Card) -> str:
        """`ace of coins`, for a label."""
        gettext, pgettext = self.language.gettext, self.language.pgettext
        if self.rules.pack == "italian":
            patterns = {
                "ace": gettext("ace of %(suit)s"),
                "jack": gettext("jack of %(suit)s"),
                "knight": gettext("knight of %(suit)s"),
                "king": gettext("king of %(suit)s"),
                "number": gettext("%(rank)s of %(suit)s"),
            }
        else:  # some languages have names of their own for these
            patterns = {
                "ace": pgettext("French card", "ace of %(suit)s"),
                "jack": pgettext("French card", "jack of %(suit)s"),
                "queen": pgettext("French card", "queen of %(suit)s"),
                "king": pgettext("French card", "king of %(suit)s"),
                "number": pgettext("French card", "%(rank)s of %(suit)s"),
            }
        return self._named(card, patterns)

    def the(self, card: Card) -> str:
        """`the ace of coins`, within a sentence."""
        gettext, pgettext = self.language.gettext, self.language.pgettext
        if self.rules.pack == "italian":
            patterns = {
                "ace": gettext("the ace of %(suit)s"),
                "jack": gettext("the jack of %(suit)s"),
                "knight": gettext("the knight of %(suit)s"),
                "king": gettext("the king of %(suit)s"),
                "number": gettext("the %(rank)s of %(suit)s"),
            }
        else:
            patterns = {
                "ace": pgettext("French card", "the ace of %(suit)s"),
                "jack": pgettext("French card", "the jack of %(suit)s"),
                "queen": pgettext("French card", "the queen of %(suit)s"),
                "king": pgettext("French card", "the king of %(suit)s"),
                # 8 begins with a vowel in some languages
                "eight": pgettext("French card", "the 8 of %(suit)s"),
                "number": pgettext("French card", "the %(rank)s of %(suit)s"),
            }
        return self._named(card, patterns)

    def suit(self, letter: str) -> str:
        pgettext = self.language.pgettext
        if self.rules.pack == "italian":
            return {
                "d": pgettext("Italian suit", "coins"),
                "c": pgettext("Italian suit", "cups"),
                "s": pgettext("Italian suit", "swords"),
                "b": pgettext("Italian suit", "clubs"),
            }[letter]
        return {
            "d": pgettext("French suit", "diamonds"),
            "h": pgettext("French suit", "hearts"),
            "s": pgettext("French suit", "spades"),
            "c": pgettext("French suit", "clubs"),
        }[letter]

    def effect(self, choice: Choice, pile_counts: tuple[int, ...]) -> str:
        """What a choice would do, for its card's label: `takes the 5 of coins`."""
        gettext, ngettext = self.language.gettext, self.language.ngettext
        match choice:
            case Lay():
                return gettext("stays on the table")
            case Take(_, (only,)):
                return gettext("takes %(taken)s") % {"taken": self.the(only)}
            case Take(_, taken):
                number = len(taken)
                return ngettext("takes %(num)d card", "takes %(num)d cards", number) % {
                    "num": number
                }
            case Steal(_, victims):
                number = sum(pile_counts[victim] for victim in victims)
                return ngettext("steals %(num)d card", "steals %(num)d cards", number) % {
                    "num": number
                }

    def target(self, choice: Choice, pile_counts: tuple[int, ...]) -> str:
        """The word on a target: `Take 1`, `Steal 9`."""
        gettext = self.language.gettext
        match choice:
            case Lay():
                return gettext("Lay")
            case Take(_, taken):
                return gettext("Take %(num)d") % {"num": len(taken)}
            case Steal(_, victims):
                number = sum(pile_counts[victim] for victim in victims)
                return gettext("Steal %(num)d") % {"num": number}

    def target_label(self, choice: Choice, pile_counts: tuple[int, ...]) -> str:
        """The same in full, for those who listen."""
        gettext, ngettext = self.language.gettext, self.language.ngettext
        match choice:
            case Lay():
                return gettext("Lay it on the table")
            case Take(_, taken):
                return gettext("Take %(cards)s") % {"cards": self._these(taken)}
            case Steal(_, victims):
                number = sum(pile_counts[victim] for victim in victims)
                if len(victims) > 1:
                    return gettext("Steal %(piles)d piles: %(num)d cards") % {
                        "piles": len(victims),
                        "num": number,
                    }
                return ngettext(
                    "Steal the pile %(of_victim)s: %(num)d card",
                    "Steal the pile %(of_victim)s: %(num)d cards",
                    number,
                ) % {"of_victim": self.of(victims[0]), "num": number}

    def told(self, step: Step) -> str:
        """What has just happened at a step, or an empty text."""
        gettext = self.language.gettext
        match step.moment:
            case Moment.DEALT if step.choice is None:
                if step.finished:
                    return gettext("The next deal.")
                return gettext("A new game.")
            case Moment.DEALT:
                return gettext("New cards are dealt.")
            case Moment.MET:
                return self._announced(step)
            case Moment.MOVED:
                return self.played(step)
            case Moment.SWEPT:
                return self._swept(step)

    def turn(self, seat: Seat) -> str:
        """Whose turn it is."""
        gettext = self.language.gettext
        if seat == self.you:
            return gettext("Your turn.")
        if self.rules.players == 2:
            return gettext("The computer’s turn.")
        return gettext("%(name)s is next.") % {"name": self._company(seat)}

    def first_turn(self) -> str:
        """The player's very first turn, with all that is needed to begin."""
        return self.language.gettext("Your turn: tap a card. Equal takes equal.")

    def played(self, step: Step) -> str:
        """`The computer takes the 5 of swords with the 5 of cups.`"""
        assert step.choice is not None
        assert step.before is not None
        assert step.player is not None
        gettext, ngettext = self.language.gettext, self.language.ngettext
        mine = step.player == self.you
        words: dict[str, object] = {
            "card": self.the(step.choice.card),
            "name": self._subject(step.player),
        }
        match step.choice:
            case Lay():
                said = gettext("You lay %(card)s.") if mine else gettext("%(name)s lays %(card)s.")
            case Take(_, taken) if len(taken) <= NAMED:
                words["taken"] = self._these(taken)
                said = (
                    gettext("You take %(taken)s with %(card)s.")
                    if mine
                    else gettext("%(name)s takes %(taken)s with %(card)s.")
                )
            case Take(_, taken):
                words["num"] = number = len(taken)
                said = (
                    ngettext(
                        "You take %(num)d card with %(card)s.",
                        "You take %(num)d cards with %(card)s.",
                        number,
                    )
                    if mine
                    else ngettext(
                        "%(name)s takes %(num)d card with %(card)s.",
                        "%(name)s takes %(num)d cards with %(card)s.",
                        number,
                    )
                )
            case Steal(_, victims):
                words["num"] = number = sum(len(step.before.piles[victim]) for victim in victims)
                words["of_victim"], words["piles"] = self.of(victims[0]), len(victims)
                if len(victims) > 1:
                    said = (
                        gettext("You play %(card)s and steal %(piles)d piles: %(num)d cards.")
                        if mine
                        else gettext(
                            "%(name)s plays %(card)s and steals %(piles)d piles: %(num)d cards."
                        )
                    )
                elif mine:
                    said = ngettext(
                        "You play %(card)s and steal the pile %(of_victim)s: %(num)d card.",
                        "You play %(card)s and steal the pile %(of_victim)s: %(num)d cards.",
                        number,
                    )
                elif victims == (self.you,):
                    said = ngettext(
                        "%(name)s plays %(card)s and steals your pile: %(num)d card.",
                        "%(name)s plays %(card)s and steals your pile: %(num)d cards.",
                        number,
                    )
                else:
                    said = ngettext(
                        "%(name)s plays %(card)s and steals the pile %(of_victim)s: %(num)d card.",
                        "%(name)s plays %(card)s and steals the pile %(of_victim)s: %(num)d cards.",
                        number,
                    )
        return said % words

    def _announced(self, step: Step) -> str:
        assert step.choice is not None
        assert step.player is not None
        gettext = self.language.gettext
        said = (
            gettext("You play %(card)s.")
            if step.player == self.you
            else gettext("%(name)s plays %(card)s.")
        )
        return said % {
            "card": self.the(step.choice.card),
            "name": self._subject(step.player),
        }

    def _swept(self, step: Step) -> str:
        ngettext, taker = self.language.ngettext, step.seen.last_taker
        assert taker is not None
        said = (
            ngettext(
                "You also get the last card on the table.",
                "You also get the last %(num)d cards on the table.",
                step.swept,
            )
            if taker == self.you
            else ngettext(
                "%(name)s also gets the last card on the table.",
                "%(name)s also gets the last %(num)d cards on the table.",
                step.swept,
            )
        )
        return said % {"num": step.swept, "name": self._subject(taker)}

    def _subject(self, seat: Seat) -> str:
        """The name of a seat at the head of a sentence."""
        if self.rules.players == 2:
            return self.language.gettext("The computer")
        return self._company(seat)

    def of(self, seat: Seat) -> str:
        """`of the computer`, `of Anna`: whose a pile is."""
        if self.rules.players == 2:
            return self.language.gettext("of the computer")
        return self.language.gettext("of %(name)s") % {"name": self._company(seat)}

    def _these(self, taken: Cards) -> str:
        """`the 7 of coins and the 3 of cups`."""
        return self.language.listed(self.the(card) for card in taken)

    def _company(self, seat: Seat) -> str:
        return COMPANY[(seat - self.you) % self.rules.players]

    def _named(self, card: Card, patterns: Mapping[str, str]) -> str:
        figure = _FIGURES.get(card.code[0], "number")
        pattern = patterns.get(figure, patterns["number"])
        return pattern % {"rank": card.rank, "suit": self.suit(card.suit)}
