"""Cards and piles that a page shows as illustrations, in the pack of the rules it tells."""

from dataclasses import dataclass

from rubamazzo.rules import Card
from rubamazzo.web.table import Pile, ShownCard
from rubamazzo.web.words import Words

_FRENCH_RANKS = {"F": "J", "C": "Q", "R": "K"}
_FRENCH_SUITS = {"d": "d", "c": "h", "s": "s", "b": "c"}


@dataclass(frozen=True, slots=True)
class Drawing:
    """Shows cards named by their Italian codes; with the French pack, those in their place."""

    words: Words

    def card(self, code: str) -> ShownCard:
        card = self._card(code)
        return ShownCard(card, self.words.card(card))

    def the(self, code: str) -> str:
        """`the ace of coins`, within a sentence."""
        return self.words.the(self._card(code))

    def pile(self, count: int, top: str, under: str) -> Pile:
        shown = self.card(top)
        return Pile(
            count=count,
            label=shown.name,
            top=shown,
            under=self.card(under),
            gone_to="",
            is_stolen=False,
            target=None,
        )

    def ranks(self) -> tuple[ShownCard, ...]:
        """A card of each rank, the suits in turn."""
        pack = self.words.rules.whole_pack
        suits = list(dict.fromkeys(card.suit for card in pack))
        return tuple(
            ShownCard(card, self.words.card(card))
            for card in sorted(pack, key=lambda card: card.rank)
            if card.suit == suits[(card.rank - 1) % len(suits)]
        )

    def _card(self, code: str) -> Card:
        rank, suit = code[0], code[1]
        if self.words.rules.pack == "french":
            code = _FRENCH_RANKS.get(rank, rank) + _FRENCH_SUITS[suit]
        return next(card for card in self.words.rules.whole_pack if card.code == code)
