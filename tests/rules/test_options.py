"""The house rules, option by option."""

import pytest

from rubamazzo.rules import Rules, SenselessRules, cards, deal_out, read_rules, write_cards
from rubamazzo.rules.options import VALUES
from tests.rules.positions import offered, played, position

FOUR = "players=4"


@pytest.mark.parametrize(
    ("rules", "hand", "table", "piles", "expected"),
    [
        # capture
        pytest.param("capture=one", "5d", "5s 5c", "", "5dx5s", id="one of two"),
        pytest.param("capture=all", "5d", "5s 5c", "", "5dx5c+5s", id="both of two"),
        pytest.param("capture=all", "5d", "5s Rs 5c 5b", "", "5dx5c+5s+5b", id="all of three"),
        pytest.param("capture=all", "5d", "5s", "", "5dx5s", id="the only one"),
        pytest.param("capture=all", "5d", "5s 5c", "|5b", "5dx5c+5s 5d^1", id="all or steal"),
        # sums
        pytest.param("sums=no", "5d", "2s 3s", "", "5d", id="without sums"),
        pytest.param("sums=yes", "5d", "3s 2s", "", "5dx2s+3s", id="two that add up, forced"),
        pytest.param("sums=yes", "7d", "Ac 4s 2s Rs", "", "7dxAc+2s+4s", id="three that add up"),
        pytest.param("sums=yes", "5d", "5s 3s 2s", "", "5dx5s", id="an equal rules sums out"),
        pytest.param("sums=yes", "5d", "4s 2s", "", "5d", id="nothing adds up"),
        pytest.param("sums=yes", "5d", "4s Ad 3s 2s", "", "5dxAd+4s 5dx2s+3s", id="a choice"),
        pytest.param("sums=yes", "5d", "3s 3c 2s 2c", "", "5dx2s+3s", id="each set of ranks once"),
        pytest.param("sums=yes", "6d", "2b 2s 2c", "", "6dx2c+2s+2b", id="a rank three times"),
        pytest.param(
            "sums=yes",
            "6d",
            "Ab 2s 4c 2c As 3d",
            "",
            "6dxAb+2s+3d 6dxAs+Ab+2c+2s 6dxAs+Ab+4c 6dx2s+4c",
            id="many different sets",
        ),
        pytest.param("sums=yes", "Fd", "Ac 7s", "", "FdxAc+7s", id="a jack is 8"),
        pytest.param("sums=yes", "Cd", "Ac Fs", "", "CdxAc+Fs", id="a knight is 9"),
        pytest.param("sums=yes", "Rd", "Ac Cs", "", "RdxAc+Cs", id="a king is 10"),
        pytest.param("sums=yes", "2d", "Ac As", "", "2dxAc+As", id="aces on the table count 1"),
        pytest.param("sums=yes", "Ad", "2s 3s", "", "Ad", id="nothing adds up to an ace"),
        pytest.param("sums=yes", "5d", "3s 2s", "|5c", "5dx2s+3s 5d^1", id="a sum or steal"),
        pytest.param("sums=yes", "5d", "", "|2s 3s", "5d", id="piles are not stolen by sums"),
        pytest.param(
            "sums=yes capture=all", "5d", "3s 3c 2s", "", "5dx2s+3s", id="a sum is not all equals"
        ),
        pytest.param(
            "sums=yes pack=french", "Kd", "3s Th 2s Js", "", "Kdx2s+Js Kdx3s+Th", id="a king is 13"
        ),
        pytest.param("sums=yes pack=french", "Qd", "2h Tc", "", "Qdx2h+Tc", id="a queen is 12"),
        pytest.param("sums=yes pack=french", "Jd", "2h 9c", "", "Jdx2h+9c", id="a jack is 11"),
        # both
        pytest.param("both=choose", "5d", "5s", "|5c", "5dx5s 5d^1", id="a choice of both"),
        pytest.param("both=table_first", "5d", "5s", "|5c", "5dx5s", id="the table first"),
        pytest.param("both=table_first", "5d", "", "|5c", "5d^1", id="else the pile"),
        pytest.param("both=steal_first", "5d", "5s", "|5c", "5d^1", id="the pile first"),
        pytest.param("both=steal_first", "5d", "5s", "|2c", "5dx5s", id="else the table"),
        pytest.param(
            "both=table_first sums=yes", "5d", "2s 3s", "|5c", "5dx2s+3s", id="a sum is the table"
        ),
        pytest.param("both=steal_first sums=yes", "5d", "2s 3s", "|5c", "5d^1", id="no sum either"),
        pytest.param(
            "both=table_first ace=takes_all", "Ad", "5s", "|2c", "Adx5s", id="an ace: table first"
        ),
        pytest.param(
            "both=steal_first ace=takes_all", "Ad", "5s", "|2c", "Ad^1", id="an ace: steal first"
        ),
        # ace
        pytest.param("ace=plain", "Ad", "5s As 2s", "|2c", "AdxAs", id="a plain ace"),
        pytest.param("ace=takes_all", "Ad", "5s As 2s", "", "AdxAs+2s+5s", id="takes the table"),
        pytest.param("ace=takes_all", "Ad", "5s", "", "Adx5s", id="takes a card that is no ace"),
        pytest.param("ace=takes_all", "Ad", "", "", "Ad", id="laid with nothing to take"),
        pytest.param("ace=takes_all", "Ad", "5s", "|2c", "Adx5s Ad^1", id="steals any pile"),
        pytest.param("ace=takes_all", "Ad", "", "2c 2s", "Ad", id="not its own"),
        pytest.param("ace=takes_all", "Ad", "", "|2c", "Ad^1", id="forced to steal"),
        pytest.param("ace=takes_all", "Ad", "", "|Ac", "Ad^1", id="a pile that is both once"),
        pytest.param("ace=takes_all", "2d", "Ac As", "|Ab", "2d", id="only when played"),
        pytest.param("ace=takes_all", "5d", "5s 2c", "", "5dx5s", id="other cards are plain"),
        pytest.param(
            f"ace=takes_all {FOUR}", "Ad", "", "|2c|3c|4c", "Ad^1", id="the next seat's only"
        ),
        pytest.param(
            f"ace=takes_all {FOUR}", "Ad", "", "||3c|4c", "Ad", id="not past an empty next seat"
        ),
        pytest.param(
            f"ace=takes_all {FOUR}", "Ad", "7s", "|2c|Ac|4c", "Adx7s Ad^2 Ad^1", id="three ways"
        ),
        pytest.param("ace=takes_all sums=yes", "2d", "Ac As", "", "2dxAc+As", id="lying it is 1"),
        # double_steal
        pytest.param(FOUR, "5d", "", "|5s|2c|5c", "5d^1 5d^3", id="one of two piles"),
        pytest.param(f"double_steal=all {FOUR}", "5d", "", "|5s|2c|5c", "5d^1+3", id="both piles"),
        pytest.param(f"double_steal=all {FOUR}", "5d", "", "|5s|2c|", "5d^1", id="the only pile"),
        pytest.param(
            f"double_steal=all {FOUR}", "5d", "5b", "|5s|2c|5c", "5dx5b 5d^1+3", id="all or take"
        ),
        pytest.param(
            f"double_steal=all ace=takes_all {FOUR}",
            "Ad",
            "",
            "|2s|As|Ac",
            "Ad^2+3 Ad^1",
            id="all aces or the next",
        ),
        pytest.param(
            f"double_steal=all ace=takes_all {FOUR}",
            "Ad",
            "",
            "|Ab|2s|Ac",
            "Ad^1+3",
            id="the next among the aces",
        ),
        pytest.param(
            f"double_steal=one ace=takes_all {FOUR}",
            "Ad",
            "",
            "|Ab|2s|Ac",
            "Ad^1 Ad^3",
            id="one of the aces",
        ),
        # teams
        pytest.param(FOUR, "5d", "", "||5c|", "5d^2", id="without pairs all are opponents"),
        pytest.param("players=4 teams=pairs", "5d", "", "||5c|", "5d", id="the partner is safe"),
        pytest.param("players=4 teams=pairs", "5d", "", "|5c|", "5d^1", id="opponents are not"),
        pytest.param("players=4 teams=pairs", "5d", "", "|||5c", "5d^3", id="the other opponent"),
        pytest.param(
            "players=4 teams=pairs steal_partner=yes", "5d", "", "||5c|", "5d^2", id="forced"
        ),
        pytest.param(
            "players=4 teams=pairs steal_partner=yes ace=takes_all",
            "Ad",
            "",
            "|2s|Ac|",
            "Ad^2 Ad^1",
            id="an ace steals the partner's ace",
        ),
        pytest.param(
            "players=4 teams=pairs ace=takes_all", "Ad", "", "||Ac|", "Ad", id="or may not"
        ),
        pytest.param(
            "players=4 teams=pairs double_steal=all", "5d", "", "|5s|5c|5b", "5d^1+3", id="not all"
        ),
    ],
)
def test_choices(rules: str, hand: str, table: str, piles: str, expected: str) -> None:
    mine, *others = piles.split("|")
    assert offered(position(hand, table, mine, *others, rules=rules)) == expected


@pytest.mark.parametrize(
    ("ace", "pack", "expected"),
    [
        ("takes_all", "2d 3d 4d 6d 7d Fd", "Adx5s Ad^1"),
        ("takes_all", "", "Adx5s Ad^1"),
        ("takes_all_not_last", "2d 3d 4d 6d 7d Fd", "Adx5s Ad^1"),
        ("takes_all_not_last", "2d 3d 4d 6d 7d", "Ad"),
        ("takes_all_not_last", "", "Ad"),
    ],
)
def test_an_ace_in_the_last_round(ace: str, pack: str, expected: str) -> None:
    deal = position("Ad", "5s", "", "2c", rules=f"ace={ace}", pack=pack)
    assert offered(deal) == expected


@pytest.mark.parametrize(("players", "always_plain"), [(2, False), (6, False), (7, True)])
def test_with_one_round_the_ace_is_always_plain(players: int, always_plain: bool) -> None:
    rules = read_rules(f"ace=takes_all_not_last players={players}")
    aces_first = sorted(rules.whole_pack, key=lambda card: card.rank)
    deal = deal_out(tuple(aces_first), rules)
    assert offered(deal).split()[0].startswith("Adx") != always_plain


@pytest.mark.parametrize(
    ("rules", "choice", "table", "piles", "after"),
    [
        pytest.param(
            "capture=all", "5dx5c+5s", "5s Rs 5c", "", "Rs|5c 5s 5d|", id="all equals, card on top"
        ),
        pytest.param("sums=yes", "5dx2s+3s", "3s Rs 2s", "", "Rs|2s 3s 5d|", id="a sum"),
        pytest.param("ace=takes_all", "AdxAs+5s", "5s As", "2c 2s", "|2c 2s As 5s Ad|", id="sweep"),
        pytest.param("ace=takes_all", "Ad^1", "5s", "|2c 2s", "5s|2c 2s Ad|", id="an ace steals"),
        pytest.param(
            f"double_steal=all {FOUR}",
            "5d^1+3",
            "",
            "2c|3s 5s|4c|3c 5c",
            "|2c 3s 5s 3c 5c 5d||4c|",
            id="two piles at once",
        ),
    ],
)
def test_a_play(rules: str, choice: str, table: str, piles: str, after: str) -> None:
    mine, *others = piles.split("|")
    deal = position(f"{choice[:2]} Cb", table, mine, *others, rules=rules)
    deal = played(deal, choice)
    assert "|".join(map(write_cards, (deal.table, *deal.piles))) == after


@pytest.mark.parametrize(
    ("rules", "choice", "last_taker", "after"),
    [
        ("leftovers=nobody", "Rd", 1, "6s 7s Rd|2c 2s|3c 3s"),
        ("leftovers=last_taker", "Rd", 1, "|2c 2s|6s 7s Rd 3c 3s"),
        ("leftovers=last_taker", "Rd", 0, "|6s 7s Rd 2c 2s|3c 3s"),
        ("leftovers=last_taker", "6dx6s", 1, "|7s 2c 2s 6s 6d|3c 3s"),
        ("leftovers=last_taker", "3d^1", 1, "|6s 7s 2c 2s 3c 3s 3d|"),
        ("leftovers=last_taker", "Rd", None, "6s 7s Rd|2c 2s|3c 3s"),
    ],
)
def test_leftovers(rules: str, choice: str, last_taker: int | None, after: str) -> None:
    """They go under the pile of whoever took or stole last; what stays undealt does not."""
    deal = position(
        choice[:2], "6s 7s", "2c 2s", "3c 3s", rules=rules, pack="Ac", last_taker=last_taker
    )
    deal = played(deal, choice)
    assert "|".join(map(write_cards, (deal.table, *deal.piles))) == after
    assert deal.pack == cards("Ac")


def test_leftovers_are_for_the_end() -> None:
    deal = position("Rd", "6s", rules="last-take", pack="2d 3d 4d 2s 3s 4s", last_taker=1)
    assert write_cards(played(deal, "Rd").table) == "6s Rd"


@pytest.mark.parametrize(
    ("rules", "in_hand", "rounds", "undealt"),
    [
        ("classic", 3, 6, 0),
        ("hand=1", 1, 18, 0),
        ("hand=5", 5, 3, 6),
        ("hand=18", 18, 1, 0),
        ("players=5", 3, 2, 6),
        ("players=10", 3, 1, 6),
        ("pack=french", 4, 6, 0),
        ("pack=french hand=3", 3, 8, 0),
        ("pack=french players=3", 4, 4, 0),
        ("pack=french players=10", 4, 1, 8),
        ("stealing-bundles players=5", 4, 2, 8),
    ],
)
def test_hands_and_packs(rules: str, in_hand: int, rounds: int, undealt: int) -> None:
    in_force = read_rules(rules)
    deal = deal_out(in_force.whole_pack, in_force)
    assert {len(hand) for hand in deal.hands} == {in_hand}
    assert in_force.rounds == rounds
    while not deal.is_over:
        deal = played(deal, offered(deal).split()[0])
    assert len(deal.plays) == rounds * in_hand * in_force.players
    assert len(deal.pack) == undealt


@pytest.mark.parametrize(
    ("rules", "reason"),
    [
        ("players=3 teams=pairs", "pairs-need-four"),
        ("teams=pairs", "pairs-need-four"),
        ("players=4 steal_partner=yes", "partner-needs-pairs"),
        ("players=10 hand=4", "pack-too-small"),
        ("hand=19", "pack-too-small"),
        ("players=9 hand=6 pack=french", "pack-too-small"),
    ],
)
def test_senseless_rules(rules: str, reason: str) -> None:
    with pytest.raises(SenselessRules) as refused:
        read_rules(rules)
    assert refused.value.reason == reason
    assert str(refused.value)


@pytest.mark.parametrize(
    ("players", "hand", "deals", "reason"),
    [
        (1, 3, 1, "players"),
        (11, 3, 1, "players"),
        (2, -1, 1, "hand"),
        (2, 3, 0, "deals"),
        (2, 3, 11, "deals"),
    ],
)
def test_senseless_numbers(players: int, hand: int, deals: int, reason: str) -> None:
    with pytest.raises(SenselessRules) as refused:
        Rules(players=players, hand=hand, deals=deals)
    assert refused.value.reason == reason


def test_the_first_value_of_each_option_is_classic() -> None:
    for option, values in VALUES.items():
        if option != "hand":
            assert str(getattr(Rules(), option)) == values[0]
    assert Rules().hand == 3
