"""Players in a real browser: contexts that collect what goes wrong, and the hands that play."""

import secrets
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Locator, Page, Playwright, expect

from rubamazzo.rules import Record, Seat
from tests.browser.server import Server
from tests.browser.tables import YOU, seat_at

WAIT = 20_000
"""Milliseconds that anything may take on a busy machine."""

_WATCH = """
window.settled = 0;   // swaps
window.moved = [];    // how many animations each movement had
window.shown = [];    // each step: when, which, and what lies over what
window.spoken = [];   // what a screen reader was told
document.addEventListener("htmx:afterSettle", () => {
  window.settled++;
  const over = document.querySelector(".place .over[data-from], .pile > [data-flips]");
  window.shown.push({
    at: performance.now(),
    step: document.querySelector(".game").dataset.here,
    over: over && { card: over.dataset.c, from: over.dataset.from },
  });
});
const start = document.startViewTransition;
if (start) document.startViewTransition = function (...given) {
  const transition = start.apply(this, given);
  transition.ready.then(() => window.moved.push(document.getAnimations().length), () => {});
  return transition;
};
document.addEventListener("DOMContentLoaded", () => {
  const say = document.getElementById("say");
  if (say) new MutationObserver(() => { window.spoken.push(say.textContent); })
    .observe(say, { childList: true, characterData: true, subtree: true });
});
"""

DESKTOP: dict[str, Any] = {"viewport": {"width": 1280, "height": 720}}

expect.set_options(timeout=WAIT)


class Player:
    """One browser with a page at the table. What a test does to it is said in a player's words."""

    def __init__(self, context: BrowserContext, server: Server) -> None:
        self.context, self.server = context, server
        self.trouble: list[str] = []
        self.forgiven: list[str] = []
        """Parts of messages that a test expects, such as that of a lost connection."""
        self.posts: list[str] = []
        """Where forms were posted to."""
        context.set_default_timeout(WAIT)
        context.on("request", self._asked)
        context.on("page", self._watch)
        self.page = context.new_page()

    def _watch(self, page: Page) -> None:
        page.on("pageerror", lambda error: self.trouble.append(f"error: {error}"))
        page.on(
            "console",
            lambda said: (
                self.trouble.append(f"console: {said.text}")
                if said.type in ("error", "warning")
                else None
            ),
        )

    def _asked(self, request: Any) -> None:
        if not request.url.startswith((self.server.url, "data:", "blob:")):
            self.trouble.append(f"asked another host: {request.url}")
        if request.method == "POST":
            self.posts.append(request.url.removeprefix(self.server.url))

    def unforgiven(self) -> list[str]:
        return [said for said in self.trouble if not any(part in said for part in self.forgiven)]

    # ------------------------------------------------------------------ the table

    def open(self, address: str = "/en/") -> Page:
        self.page.goto(address)
        return self.page

    def does(self, act: Callable[[], object]) -> None:
        """Acts, and returns when the swap that follows has settled."""
        before = self.page.evaluate("() => window.settled")
        act()
        self.page.wait_for_function("n => window.settled > n", arg=before)

    def press(self, key: str) -> None:
        """Presses a key that swaps something."""
        self.does(lambda: self.page.keyboard.press(key))

    def plays(self) -> int:
        """How many cards have been sent."""
        return sum(address.endswith("/plays") for address in self.posts)

    def waits_for_rest(self) -> None:
        """Until whatever was begun has ended: a question to the server is answered last."""
        self.page.evaluate("() => fetch('/healthz').then(answer => answer.text())")

    def watched(self, what: str) -> Any:
        """What the page has written down about itself: `moved`, `shown`, `spoken`."""
        return self.page.evaluate("what => window[what]", what)

    @property
    def hand(self) -> Locator:
        """The cards in the hand."""
        return self.page.locator("#plays button.play")

    @property
    def live_hand(self) -> Locator:
        """The cards in the hand when one of them may be played."""
        return self.page.locator("#plays button.play:not([aria-disabled=true])")

    @property
    def targets(self) -> Locator:
        return self.page.locator("button.target, button.option")

    @property
    def verdict(self) -> Locator:
        return self.page.locator("#verdict")

    @property
    def number(self) -> int:
        """Which position the page answers with its next play."""
        return int(self.page.locator("#plays input[name=number]").input_value())

    def wait_for_turn(self) -> None:
        """Until all steps have been shown: a card may be played, or the deal is over."""
        self.page.wait_for_selector(
            "#plays button.play:not([aria-disabled=true]), #verdict", state="attached"
        )

    def has_turn(self) -> bool:
        return self.live_hand.count() > 0

    def counts(self) -> tuple[int, int]:
        """Cards in the player's pile and in the computer's."""
        mine = self.page.locator(".seat-you .pile:not(.was)").get_attribute("data-count")
        theirs = self.page.locator(".seat-them .pile:not(.was)").get_attribute("data-count")
        assert mine is not None
        assert theirs is not None
        return int(mine), int(theirs)


class Players:
    """Makes players, and in the end makes sure that nothing went wrong with any of them."""

    def __init__(self, playwright: Playwright, browser: Browser, server: Server) -> None:
        self._playwright, self._browser, self._server = playwright, browser, server
        self._all: list[Player] = []

    def come(self, *, pace: str = "off", deck: str = "", **options: Any) -> Player:
        """A new browser, on a desktop unless told otherwise. It likes no waiting."""
        return self._come(secrets.token_urlsafe(32), pace, deck, options)

    def on_a_phone(self, *, pace: str = "off", **options: Any) -> Player:
        """A phone held upright, a small one unless told otherwise."""
        phone = {**self._playwright.devices["Pixel 7"], "viewport": {"width": 360, "height": 640}}
        phone["screen"] = phone["viewport"]
        return self.come(pace=pace, **{**phone, **options})

    def seated_at(
        self,
        record: Record,
        seat: Seat = YOU,
        *,
        level: str = "normal",
        pace: str = "off",
        **options: Any,
    ) -> Player:
        """A browser whose game has come as far as a record tells."""
        token = secrets.token_urlsafe(32)
        seat_at(self._server.database, record, seat, token, level)
        return self._come(token, pace, "", options)

    def _come(self, token: str, pace: str, deck: str, options: dict[str, Any]) -> Player:
        context = self._browser.new_context(
            base_url=self._server.url,
            **{"reduced_motion": "reduce", **DESKTOP, **options},
        )
        likes = f"pace={pace}" + (f"&deck={deck}" if deck else "")
        context.add_cookies(
            [
                {"name": "rubamazzo", "value": token, "url": self._server.url},
                {"name": "rubamazzo_likes", "value": likes, "url": self._server.url},
            ]
        )
        context.add_init_script(_WATCH)
        player = Player(context, self._server)
        self._all.append(player)
        return player

    def leave(self) -> None:
        trouble = [said for player in self._all for said in player.unforgiven()]
        for player in self._all:
            player.context.close()
        assert not trouble, "\n".join(trouble)
