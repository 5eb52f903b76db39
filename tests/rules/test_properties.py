"""What must hold in every game, whatever the cards, the rules and the choices."""

from collections import Counter

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from rubamazzo.rules import (
    CLASSIC,
    BadRecord,
    Cards,
    Deal,
    Match,
    Record,
    Rules,
    Steal,
    Take,
    choices,
    notation,
    observe,
    replay,
)
from rubamazzo.rules.match import next_deal, play_on, start
from rubamazzo.rules.record_json import read_record, write_record
from tests.rules.positions import all_cards, rule_sets, with_hidden_cards_swapped


class AnyMatch(RuleBasedStateMachine):
    """A match under any rules, played at random to its end."""

    rule_sets = rule_sets(most_deals=3)
    match: Match

    @initialize(data=st.data())
    def deal_the_first_cards(self, data: st.DataObject) -> None:
        rules = data.draw(self.rule_sets, label="rules")
        pack = shuffled(data, rules)
        self.record, self.match = Record(rules, (pack,)), start(pack, rules)

    @property
    def deal(self) -> Deal:
        return self.match.deal

    @precondition(lambda self: not self.deal.is_over)
    @rule(data=st.data())
    def play_any_choice(self, data: st.DataObject) -> None:
        before = self.deal
        choice = data.draw(st.sampled_from(choices(before)), label="choice")
        self.record, self.match = self.record.then(choice), play_on(self.match, choice)

        taker, after = before.turn, self.deal
        gain = Counter({seat: len(after.piles[seat]) for seat in range(before.rules.players)})
        gain.subtract({seat: len(pile) for seat, pile in enumerate(before.piles)})
        match choice:
            case Steal(_, victims):
                assert all(before.piles[victim] for victim in victims)
                assert taker not in victims
                assert gain[taker] >= 3 or after.is_over
                assert all(gain[victim] < 0 for victim in victims)
            case Take(card, taken):
                assert taken
                assert gain[taker] >= 1 + len(taken)
                assert set(taken) <= set(before.table)
                assert after.top(taker) == card
            case _:
                assert gain[taker] == 0 or after.is_over

    @precondition(lambda self: self.deal.is_over and not self.match.is_over)
    @rule(data=st.data())
    def deal_again(self, data: st.DataObject) -> None:
        assert self.match.result is None
        before = self.match.totals
        pack = shuffled(data, self.match.rules)
        self.record, self.match = self.record.with_deal(pack), next_deal(self.match, pack)
        assert self.match.totals == before

    @precondition(lambda self: self.deal.is_over)
    @rule()
    def replay_the_record(self) -> None:
        assert replay(self.record) == self.match
        assert read_record(write_record(self.record)) == self.record

    @precondition(lambda self: self.match.is_over)
    @rule()
    def count(self) -> None:
        result = self.match.result
        assert result is not None
        assert result.cards == self.match.totals
        sides = result.teams or result.cards
        assert sum(sides) == sum(result.cards)
        best = [side for side, count in enumerate(sides) if count == max(sides)]
        assert result.winner == (best[0] if len(best) == 1 else None)

    @precondition(lambda self: self.match.is_over)
    @rule()
    def play_after_the_end(self) -> None:
        with pytest.raises(BadRecord) as refused:
            replay(self.record.then(self.record.choices[-1]))
        assert refused.value.at == len(self.record.choices)

    @invariant()
    def no_card_is_lost(self) -> None:
        assert sorted(all_cards(self.deal), key=str) == sorted(self.match.rules.whole_pack, key=str)

    @invariant()
    def there_is_a_choice_until_the_end(self) -> None:
        """And never the same one twice; each card of the hand can be played."""
        offered = choices(self.deal)
        assert len(set(offered)) == len(offered)
        assert {choice.card for choice in offered} == set(self.deal.hands[self.deal.turn])
        assert bool(offered) != self.deal.is_over

    @invariant()
    def all_hands_are_of_one_round(self) -> None:
        counts = [len(hand) for hand in self.deal.hands]
        order = [(self.deal.opener + step) % len(counts) for step in range(len(counts))]
        assert max(counts) - min(counts) <= 1
        assert [counts[seat] for seat in order] == sorted(counts)
        assert len(self.deal.plays) + sum(counts) + len(self.deal.pack) == (
            len(self.match.rules.whole_pack) - 4
        )

    @invariant()
    def every_choice_can_be_written(self) -> None:
        for choice in choices(self.deal):
            assert notation.read(notation.write(choice)) == choice

    @invariant()
    def nobody_sees_what_is_hidden(self) -> None:
        for seat in range(self.match.rules.players):
            swapped = with_hidden_cards_swapped(self.deal, seat)
            assert observe(self.deal, seat) == observe(swapped, seat)

    @invariant()
    def everything_captured_was_seen(self) -> None:
        for seat in range(self.match.rules.players):
            hidden = set(self.deal.pack).union(
                *(hand for other, hand in enumerate(self.deal.hands) if other != seat)
            )
            assert set(observe(self.deal, seat).unseen) == hidden


class ClassicDeal(AnyMatch):
    """What the classic rules promise, with any number of seats at the table."""

    rule_sets = st.just(CLASSIC) | st.builds(Rules, players=st.integers(2, 10))

    @invariant()
    def the_table_is_small(self) -> None:
        """A rank lies twice only if the opening four had it so: 13 cards at most."""
        opened = ranks(self.deal.opening)
        for rank, count in ranks(self.deal.table).items():
            assert count <= max(opened[rank], 1)
        assert len(self.deal.table) <= 13

    @invariant()
    def a_top_lies_on_an_equal(self) -> None:
        """So two opponents never show the rank that you hold: it would be the fifth."""
        tops = Counter(pile[-1].rank for pile in self.deal.piles if pile)
        for pile in self.deal.piles:
            assert not pile or ranks(pile)[pile[-1].rank] >= 2
        for choice in choices(self.deal):
            assert tops[choice.card.rank] <= 1 or self.deal.top(self.deal.turn)
        stealing = Counter(
            choice.card for choice in choices(self.deal) if isinstance(choice, Steal)
        )
        assert not stealing or max(stealing.values()) == 1

    @invariant()
    def at_most_two_steals_a_rank(self) -> None:
        assert max(steals(self.deal).values(), default=0) <= 2

    @invariant()
    def a_pile_whose_top_is_spent_is_safe(self) -> None:
        """When its rank was seen four times, or the fourth is in its owner's hand."""
        for owner, pile in enumerate(self.deal.piles):
            if not pile:
                continue
            seen = [*self.deal.table, *self.deal.hands[owner]]
            for captured in self.deal.piles:
                seen += captured
            if ranks(tuple(seen))[pile[-1].rank] == 4:
                for choice in choices(self.deal):
                    assert not isinstance(choice, Steal) or owner not in choice.victims

    @precondition(lambda self: self.deal.is_over)
    @rule()
    def see_what_lies_at_the_end(self) -> None:
        """What is left of a rank follows from how often it stole."""
        if self.deal.pack:
            return
        opened, left = ranks(self.deal.opening), ranks(self.deal.table)
        for rank in range(1, 11):
            match steals(self.deal)[rank]:
                case 0:
                    assert left[rank] == {3: 2, 4: 4}.get(opened[rank], 0)
                case 1:
                    assert left[rank] == 1
                case _:
                    assert left[rank] == 0


def shuffled(data: st.DataObject, rules: Rules) -> Cards:
    return tuple(data.draw(st.permutations(rules.whole_pack), label="pack"))


def ranks(some: Cards) -> Counter[int]:
    return Counter(card.rank for card in some)


def steals(deal: Deal) -> Counter[int]:
    return Counter(choice.card.rank for choice in deal.plays if isinstance(choice, Steal))


@pytest.mark.parametrize("machine", [AnyMatch, ClassicDeal])
def test_games(machine: type[AnyMatch]) -> None:
    run_state_machine_as_test(
        machine,
        settings=settings(
            max_examples=120,
            stateful_step_count=80,
            deadline=None,
            suppress_health_check=[HealthCheck.too_slow, HealthCheck.filter_too_much],
        ),
    )
