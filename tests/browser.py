"""The Chromium that the browser tests use: one that is there, else Playwright's, else Debian's.

As a program (`make test` runs it first) it installs one where there is none.
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


def _starts(path: str) -> bool:
    """Whether it runs at all: there are empty stand-ins, and browsers that miss a library."""
    try:
        asked = subprocess.run([path, "--version"], capture_output=True, timeout=60)
    except (OSError, subprocess.TimeoutExpired):
        return False
    return asked.returncode == 0


def _ways_to_install() -> Iterator[list[list[str]]]:
    yield [[sys.executable, "-m", "playwright", "install", "chromium"]]
    as_root = [] if os.geteuid() == 0 else ["sudo", "-n"]
    if shutil.which("apt-get"):
        apt_get = [*as_root, "env", "DEBIAN_FRONTEND=noninteractive", "apt-get"]
        install = [*apt_get, "install", "--yes", "--no-install-recommends", "chromium"]
        yield [[*apt_get, "update"], install]
    # Playwright's own may be there by now, but not the libraries that it needs.
    yield [[*as_root, sys.executable, "-m", "playwright", "install-deps", "chromium"]]


def _succeeds(command: list[str]) -> bool:
    print("No Chromium yet:", *command, file=sys.stderr, flush=True)
    try:
        return subprocess.run(command, stdin=subprocess.DEVNULL, timeout=900).returncode == 0
    except (OSError, subprocess.TimeoutExpired) as trouble:
        print(trouble, file=sys.stderr)
        return False


def main() -> int:
    """Print the path of a Chromium, installing one if need be."""
    if named := os.environ.get("CHROMIUM"):
        if not chromium_path():
            print(f"CHROMIUM={named} does not start.", file=sys.stderr)
            return 1
    else:
        for commands in _ways_to_install():
            if chromium_path():
                break
            all(map(_succeeds, commands))
            chromium_path.cache_clear()
    if path := chromium_path():
        print(f"Browser tests use {path}")
        return 0
    print("No Chromium to be had: install one, or name one in CHROMIUM.", file=sys.stderr)
    return 1


if __name__ == "__main__":
    sys.exit(main())
