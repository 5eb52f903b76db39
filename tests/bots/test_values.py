"""The learned values, as the game reads them."""

import json
import random
from dataclasses import replace

from rubamazzo.bots import VERSION, values
from rubamazzo.bots.normal import play_normal
from rubamazzo.bots.ranks import position
from rubamazzo.bots.situations import ROW_COUNT
from rubamazzo.rules import observe, play
from tests.bots.positions import dealt


def test_the_weights_are_those_the_version_names() -> None:
    data = json.loads(values.WEIGHTS.read_text(encoding="utf-8"))
    assert VERSION.endswith(f".{data['version']}")


def test_there_is_a_network_for_each_stage() -> None:
    networks = values.networks()
    assert len(networks) == values.STAGES_A_ROUND * (values.ROUNDS - 1)
    for network in networks:
        assert len(network.rows) == ROW_COUNT
        assert {len(row) for row in network.rows} == {values.UNITS + 1}


def test_the_values_foretell_the_winner() -> None:
    """After five of six rounds, with Normal on both seats."""
    chance, right = random.Random("foretold"), []
    stage = values.stage_of(values.ROUNDS - 2, 6, is_opener=True)
    for _ in range(100):
        deal = dealt(chance)
        while deal.pack:
            deal = play(deal, play_normal(observe(deal, deal.turn), chance))
        between = position(replace(observe(deal, deal.opener), hand=()))
        worth = values.worth(between, stage)
        while not deal.is_over:
            deal = play(deal, play_normal(observe(deal, deal.turn), chance))
        right.append(worth * (deal.score[deal.opener] - deal.score[1 - deal.opener]) > 0)
    assert sum(right) > 80
