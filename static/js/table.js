// Keys, the settings sheet, the trouble notice, pictures loaded ahead. Everything works without it.
const still = matchMedia("(prefers-reduced-motion: reduce)");
const sheet = document.getElementById("sheet");
const trouble = document.getElementById("trouble");
const on = (name, act) => document.addEventListener(name, act);
const steps = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

const keys = (used) => document.documentElement.classList.toggle("by-keys", used); // who uses keys sees them
on("keydown", (event) => {
  keys(true);
  if (event.defaultPrevented || event.repeat || event.isComposing) return;
  if (event.ctrlKey || event.metaKey || event.altKey || sheet.open) return;
  if (event.target.closest?.("input, textarea, select, [contenteditable]")) return;
  const targets = [...document.querySelectorAll("[data-choice]")];
  if (targets.length && steps[event.key]) {
    const at = targets.indexOf(document.activeElement);
    const next = at < 0 ? 0 : (at + steps[event.key] + targets.length) % targets.length;
    targets[next].focus();
    event.preventDefault();
    return;
  }
  const button = document.querySelector(`[data-key="${CSS.escape(event.key.toLowerCase())}"]`);
  if (!button || button.getAttribute("aria-disabled") === "true") return;
  event.preventDefault();
  if (button.id) button.focus();
  button.click();
});

// a touch that slides off its card plays nothing, wherever it ends; the second half of a double
// click neither: by then a new card may lie where the old one was
let pressed = null;
on("pointerdown", (event) => { keys(false); pressed = event.target.closest("button"); });
addEventListener("click", (event) => {
  const button = event.target.closest("button");
  const slid = event.detail && pressed && button && button !== pressed;
  if (slid || (event.detail > 1 && button?.closest("#board"))) {
    event.preventDefault();
    event.stopImmediatePropagation();
  }
}, true);

// cards move from step to step; a board that comes again (another deck, a question) stands still
let moves = false;
on("htmx:beforeSwap", (event) => {
  const game = document.querySelector(".game");
  const step = /data-step="([^"]*)"/.exec(event.detail.serverResponse)?.[1];
  moves = game.dataset.speed !== "off" && step !== game.dataset.step;
});
on("htmx:beforeTransition", (event) => {
  moves = moves && !still.matches && !document.hidden && !sheet.open;
  if (!moves) event.preventDefault();
});
on("htmx:afterSwap", (event) => {
  if (event.detail.target.id === "board") document.documentElement.classList.toggle("flying", moves);
});
addEventListener("unhandledrejection", (event) => { // a movement that was cut off
  if (/transition/i.test(event.reason?.message ?? "")) event.preventDefault();
});

// whoever answers or leaves a question is back at the card that was touched last
let place = "";
on("focusin", (event) => { place = event.target.id || place; });
on("htmx:afterSettle", () => {
  if (document.activeElement === document.body) document.getElementById(place)?.focus();
});

// a reload goes on from the step that is shown
on("htmx:afterSwap", () => {
  const here = document.querySelector(".game")?.dataset.here;
  if (here) history.replaceState(null, "", here);
});

// the settings come as a part; the browser's own dialog shows them
on("htmx:afterSwap", (event) => {
  if (event.detail.target === sheet && !sheet.open) sheet.showModal();
});

for (const name of ["htmx:sendError", "htmx:timeout", "htmx:responseError"]) {
  on(name, () => { trouble.hidden = false; });
}
on("htmx:afterOnLoad", () => { trouble.hidden = true; });

// the pictures of the deck, loaded ahead and kept, so that no card comes late
const kept = new Map();
const warm = () => {
  const deck = document.querySelector(".game").dataset.deck;
  const faces = document.getElementById("faces");
  for (const face of faces.content.querySelectorAll("img")) {
    const address = face.getAttribute("src").replace(/[a-z](?=-[^/]+$)/, deck);
    if (kept.has(address)) continue;
    const picture = new Image();
    picture.src = address;
    kept.set(address, picture);
  }
};
addEventListener("load", warm);
on("htmx:afterSwap", warm);
