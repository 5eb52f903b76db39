"""The Chromium that the browser tests use: one that is there, else Playwright's, else Debian's.

As a program, which `make test` runs first, it installs one where there is none.
"""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from functools import cache

COMMANDS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
MAC_APPLICATIONS = (
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
)
PLAYWRIGHT = (sys.executable, "-m", "playwright")
# In a process of its own: asked inside a running Playwright it would refuse to start a second one.
PLAYWRIGHTS_PATH = """
from playwright.sync_api import sync_playwright
with sync_playwright() as playwright:
    print(playwright.chromium.executable_path)
"""


@cache
def chromium_path() -> str | None:
    """A Chromium that starts: the one that $CHROMIUM names, or the first found."""
    if named := os.environ.get("CHROMIUM"):
        path = shutil.which(named)
        return path if path and _starts(path) else None
    return next((path for path in _candidates() if _starts(path)), None)


def _candidates() -> Iterator[str]:
    yield from filter(None, map(shutil.which, COMMANDS + MAC_APPLICATIONS))
    asked = subprocess.run(
        [sys.executable, "-c", PLAYWRIGHTS_PATH], capture_output=True, text=True, timeout=60
    )
    yield from filter(None, map(shutil.which, asked.stdout.splitlines()))


def _starts(*command: str) -> bool:
    """Whether it runs at all: there are empty stand-ins, and browsers that miss a library."""
    try:
        asked = subprocess.run([*command, "--version"], capture_output=True, timeout=60)
    except (OSError, subprocess.TimeoutExpired):
        return False
    return asked.returncode == 0


def _ready() -> bool:
    """A browser, and the program by which Playwright drives it."""
    return chromium_path() is not None and _starts(*PLAYWRIGHT)


def _ways_to_install() -> Iterator[list[list[str]]]:
    yield [[*PLAYWRIGHT, "install", "chromium"]]
    as_root = [] if os.geteuid() == 0 else ["sudo", "-n"]
    if shutil.which("apt-get"):
        apt_get = [*as_root, "env", "DEBIAN_FRONTEND=noninteractive", "apt-get"]
        install = [*apt_get, "install", "--yes", "-qq", "--no-install-recommends"]
        # A bare Debian lacks libatomic, without which Playwright does not start.
        yield [[*apt_get, "update", "-qq"], [*install, "chromium", "libatomic1"]]
    # Playwright's own may be there by now, but not the libraries that it needs.
    yield [[*as_root, *PLAYWRIGHT, "install-deps", "chromium"]]


def _succeeds(command: list[str]) -> bool:
    print("Browser tests need a Chromium:", *command, file=sys.stderr, flush=True)
    try:
        return subprocess.run(command, stdin=subprocess.DEVNULL, timeout=900).returncode == 0
    except (OSError, subprocess.TimeoutExpired) as trouble:
        print(trouble, file=sys.stderr)
        return False


def main() -> str | None:
    """What is still missing after all that could be done, if anything."""
    for commands in _ways_to_install():
        if _ready() or os.environ.get("CHROMIUM"):
            break
        all(map(_succeeds, commands))
        chromium_path.cache_clear()
    if not chromium_path():
        return "No Chromium that starts: install one, or name one in CHROMIUM."
    if not _starts(*PLAYWRIGHT):
        return "Playwright does not start: `python -m playwright --version` tells why."
    print(f"Browser tests use {chromium_path()}")
    return None


if __name__ == "__main__":
    sys.exit(main())
