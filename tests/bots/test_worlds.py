"""The worlds that Hard imagines follow the same rules as the game."""

import random
from collections import Counter

from rubamazzo.bots.worlds import move_of, world_of
from rubamazzo.rules import Rules, choices, observe, play
from tests.bots.positions import dealt
from tests.bots.test_all_rules import sensible_rules


def follow_a_deal(rules: Rules, chance: random.Random) -> None:
    deal = dealt(chance, rules)
    while not deal.is_over:
        hidden = [card for hand in deal.hands for card in hand if card not in deal.hands[deal.turn]]
        ranks = [card.rank for card in (*hidden, *deal.pack)]
        world = world_of(observe(deal, deal.turn), ranks)
        offered = {move for rank in world.hands[deal.turn] for move in world.moves_with(rank)}
        assert offered == {move_of(choice) for choice in choices(deal)}
        choice = chance.choice(choices(deal))
        deal = play(deal, choice)
        world.play(move_of(choice))
        if deal.is_over:
            world.play_out()  # nothing but the leftovers
        else:
            assert Counter(card.rank for card in deal.table) == +Counter(
                dict(enumerate(world.table))
            )
            assert world.tops == [pile[-1].rank if pile else 0 for pile in deal.piles]
        assert tuple(world.sizes) == deal.score


def test_imagined_deals_go_as_real_ones() -> None:
    chance = random.Random("worlds")
    for rules in chance.sample(sensible_rules(), 200):
        follow_a_deal(rules, chance)
