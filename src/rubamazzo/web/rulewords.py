"""House rules in words: a name and a sentence for each preset, a sentence for each option."""

from collections.abc import Iterator
from dataclasses import replace

from rubamazzo.rules import Rules
from rubamazzo.rules.options import PRESETS, Senseless
from rubamazzo.web.browser import Browser
from rubamazzo.web.languages import Language


def preset_of(rules: Rules) -> str:
    """The name of the preset that these rules are exactly, or an empty text."""
    return next((name for name, preset in PRESETS.items() if preset == rules), "")


def preset_name(language: Language, name: str) -> str:
    """What a preset is called on a page."""
    pgettext = language.pgettext
    return {
        "classic": pgettext("house rules", "Classic"),
        "last-take": pgettext("house rules", "Last take"),
        "with-sums": pgettext("house rules", "With sums"),
        "ace-takes-all": pgettext("house rules", "Ace takes all"),
        "stealing-bundles": pgettext("house rules", "Stealing Bundles"),
    }[name]


def rules_name(language: Language, browser: Browser, rules: Rules) -> str:
    """What rules are called: the name a family gave them, or a preset's with who plays."""
    if house := browser.house_of(rules):
        return house
    for name, preset in PRESETS.items():
        if rules == replace(preset, players=rules.players, teams=rules.teams, deals=rules.deals):
            called = preset_name(language, name)
            if rules.teams == "pairs":
                called += ", " + language.gettext("4 in pairs")
            elif rules.players > 2:
                called += ", " + language.gettext("%(num)d players") % {"num": rules.players}
            if rules.deals > 1:
                said = language.ngettext("%(num)d deal", "%(num)d deals", rules.deals)
                called += ", " + said % {"num": rules.deals}
            return called
    return language.pgettext("house rules", "House rules")


def rules_told(language: Language, browser: Browser, rules: Rules) -> str:
    """What rules are called or, where several are called the same, how they differ from Classic."""
    name = rules_name(language, browser, rules)
    if name == language.pgettext("house rules", "House rules"):
        return " ".join(rule_sentences(language, rules))
    return name


def senseless(language: Language, reason: Senseless) -> str:
    """Why some options cannot be played together."""
    gettext = language.gettext
    return {
        "players": gettext("Two to ten can play."),
        "deals": gettext("A match has one to ten deals."),
        "hand": gettext("A hand has one card or more."),
        "pack-too-small": gettext("The pack has too few cards for so many hands."),
        "pairs-need-four": gettext("Pairs need four players."),
        "partner-needs-pairs": gettext("Without pairs there is no partner to steal from."),
    }[reason]


def preset_sentence(language: Language, name: str) -> str:
    """A preset in one sentence of plain words."""
    gettext = language.gettext
    return {
        "classic": gettext(
            "Equal takes equal, an equal top steals the pile, and what is left on the table"
            " at the end is nobody’s."
        ),
        "last-take": gettext(
            "Like Classic, but whoever takes last also gets the cards left on the table."
        ),
        "with-sums": gettext(
            "A card also takes cards that add up to it, a 7 for example a 5 and a 2;"
            " whoever takes last gets the rest."
        ),
        "ace-takes-all": gettext(
            "An ace sweeps the whole table or steals the next player’s pile, except in the last"
            " round; whoever takes last gets the rest."
        ),
        "stealing-bundles": gettext(
            "The game as it is played with French cards: 52 of them, four in each hand;"
            " whoever takes last gets the rest."
        ),
    }[name]


def rule_sentences(language: Language, rules: Rules) -> list[str]:
    """What differs from Classic, one short sentence for each option."""
    return list(_differences(language, rules))


def _differences(language: Language, rules: Rules) -> Iterator[str]:
    gettext, ngettext = language.gettext, language.ngettext
    if rules.players > 2:
        yield gettext("%(players)d players.") % {"players": rules.players}
    if rules.teams == "pairs":
        yield gettext("Two against two: partners sit opposite and add up their piles.")
    if rules.steal_partner == "yes":
        yield gettext("Even the partner’s pile is stolen.")
    if rules.pack == "french":
        yield gettext("The French pack: 52 cards.")
    if rules.hand != 3:
        yield ngettext("%(num)d card in each hand.", "%(num)d cards in each hand.", rules.hand) % {
            "num": rules.hand
        }
    if rules.capture == "all":
        yield gettext("A card takes all its equals from the table, not just one.")
    if rules.sums == "yes":
        yield gettext("A card also takes cards that add up to it.")
    if rules.both == "table_first":
        yield gettext("A card that could also steal takes from the table first.")
    if rules.both == "steal_first":
        yield gettext("A card that could also take from the table steals first.")
    if rules.ace == "takes_all":
        yield gettext("An ace sweeps the table or steals the next player’s pile.")
    if rules.ace == "takes_all_not_last" and rules.ace_sweeps:
        yield gettext(
            "An ace sweeps the table or steals the next player’s pile, except in the last round."
        )
    if rules.double_steal == "all":
        yield gettext("Piles with the same top are stolen all at once.")
    if rules.leftovers == "last_taker":
        yield gettext("Whoever takes last also gets the cards left on the table.")
    if rules.deals > 1:
        yield gettext("A match of %(deals)d deals.") % {"deals": rules.deals}
