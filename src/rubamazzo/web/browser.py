"""What a browser brings along: who it is, and how it likes the game to be."""

import hashlib
import re
import secrets
from dataclasses import dataclass, replace
from urllib.parse import parse_qsl, urlencode

from starlette.requests import Request
from starlette.responses import Response

from rubamazzo.bots import BOTS
from rubamazzo.rules import CLASSIC, BadNotation, Rules, SenselessRules, read_rules
from rubamazzo.web.languages import languages, preferred

YEAR = 365 * 24 * 3600
LEVELS = tuple(BOTS)
DECKS = ("n", "p")
PACES = ("normal", "fast", "off")
NUMERALS = ("on", "off")

_TOKEN = "rubamazzo"
_PREFERENCES = "rubamazzo_likes"
_HOUSES = "rubamazzo_houses"
_TOKEN_FORM = re.compile(r"[A-Za-z0-9_-]{43}")


@dataclass(frozen=True, slots=True)
class Preferences:
    """How a browser likes the game; remembered in a cookie."""

    language: str = ""
    level: str = "normal"
    deck: str = "n"
    pace: str = "normal"
    numerals: str = ""
    """Empty until the player has chosen: then Italian pages go without."""
    rules: str = str(CLASSIC)
    """What the next game is played by."""

    def shows_numerals(self, language: str) -> bool:
        return self.numerals == "on" or (not self.numerals and language != "it")

    @property
    def next_rules(self) -> Rules:
        return _rules(self.rules)


NAME_LENGTH = 40
HOUSES = 8
"""How many house rules a browser remembers at most."""
COOKIE = 3800
"""Bytes of a cookie; browsers silently drop one of more than 4096, its name included."""
_JOINERS = "\u200c\u200d"
"""Unseen, but they make one sign out of several."""


@dataclass(frozen=True, slots=True)
class House:
    """House rules that have a name, such as Nonna’s."""

    name: str
    rules: str


@dataclass(frozen=True, slots=True)
class Browser:
    """One browser: its secret, what it likes, and the house rules that it knows."""

    token: str
    is_new: bool
    likes: Preferences
    houses: tuple[House, ...] = ()
    """The one played last first."""

    @property
    def owner(self) -> str:
        """What its sessions are kept under: the token itself is never stored."""
        return hashlib.sha256(self.token.encode()).hexdigest()

    def remember(self, response: Response, request: Request) -> None:
        """Sets the cookies anew, for another year."""
        secure = request.scope["scheme"] == "https"
        likes = urlencode(
            {name: value for name in Preferences.__slots__ if (value := getattr(self.likes, name))}
        )
        houses = (_HOUSES, _written(self.houses))
        for name, value in ((_TOKEN, self.token), (_PREFERENCES, likes), houses):
            if not value and name not in request.cookies:
                continue
            response.set_cookie(
                name, value, max_age=YEAR, httponly=True, samesite="lax", secure=secure
            )

    def house_of(self, rules: Rules) -> str:
        """The name by which this browser knows some rules, or an empty text."""
        return next((house.name for house in self.houses if house.rules == str(rules)), "")

    def knowing(self, name: str, rules: Rules) -> "Browser":
        """With these house rules remembered before all others."""
        house = House(name_of(name), str(rules))
        others = tuple(one for one in self.houses if one.rules != house.rules)
        known = (house, *others)[:HOUSES] if house.name else others
        while len(_written(known)) > COOKIE:  # long names in far scripts: the oldest must go
            known = known[:-1]
        return replace(self, houses=known)

    def forgetting(self, rules: Rules) -> "Browser":
        return replace(
            self, houses=tuple(house for house in self.houses if house.rules != str(rules))
        )

    def liking(self, **changes: str) -> "Browser":
        return replace(self, likes=replace(self.likes, **changes))


async def browser_of(request: Request) -> Browser:
    """The browser that asks; a new one when it brings no token that can be ours."""
    known: Browser | None = getattr(request.state, "browser", None)
    if known is not None:  # a new one stays the same until it is answered
        return known
    token = request.cookies.get(_TOKEN, "")
    is_new = not _TOKEN_FORM.fullmatch(token)
    if is_new:
        token = secrets.token_urlsafe(32)
    browser = Browser(token, is_new, _preferences(request), _houses(request))
    request.state.browser = browser
    return browser


def language_of(request: Request, likes: Preferences) -> str:
    """The language that was chosen before, else the browser's, else English."""
    return likes.language or preferred(request.headers.get("accept-language", ""))


def _preferences(request: Request) -> Preferences:
    """What the cookie says, as far as it makes sense."""
    try:
        said = dict(parse_qsl(request.cookies.get(_PREFERENCES, "")[:1000], max_num_fields=20))
    except ValueError:
        said = {}
    possible = {
        "language": tuple(languages()),
        "level": LEVELS,
        "deck": DECKS,
        "pace": PACES,
        "numerals": NUMERALS,
    }
    return Preferences(
        **{name: said[name] for name, values in possible.items() if said.get(name) in values},
        rules=str(_rules(said.get("rules", ""))),
    )


def _houses(request: Request) -> tuple[House, ...]:
    """The house rules of the cookie, as far as they make sense."""
    try:
        said = parse_qsl(request.cookies.get(_HOUSES, "")[:4096], max_num_fields=HOUSES)
    except ValueError:
        return ()
    houses = []
    for text, name in said:
        try:
            houses.append(House(name_of(name), str(read_rules(text))))
        except (BadNotation, SenselessRules):
            continue
    return tuple(house for house in houses if house.name)


def name_of(text: str) -> str:
    """A name as it may stand on a page: on one line, nothing unseen in it, not too long."""
    seen = "".join(c for c in " ".join(text.split()) if c.isprintable() or c in _JOINERS)
    return seen.strip(_JOINERS + " ")[:NAME_LENGTH]


def _written(houses: tuple[House, ...]) -> str:
    return urlencode([(house.rules, house.name) for house in houses])


def _rules(text: str) -> Rules:
    try:
        return read_rules(text)
    except (BadNotation, SenselessRules):
        return CLASSIC
