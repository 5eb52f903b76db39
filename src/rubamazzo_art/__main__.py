"""python -m rubamazzo_art [--check | --pictures]: writes the cards and the icons."""

import argparse
import sys

from rubamazzo_art import build, pictures


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m rubamazzo_art", description=__doc__)
    what = parser.add_mutually_exclusive_group()
    what.add_argument("--check", action="store_true", help="only name files that are not current")
    what.add_argument("--pictures", action="store_true", help="render the PNG pictures")
    wanted = parser.parse_args()
    if wanted.check:
        stale = build.stale()
        for path in stale:
            print(f"not current: {path}")
        return 1 if stale else 0
    if wanted.pictures:
        drawn = build.png_pictures()
        pictures.render(drawn)
        print(f"{len(drawn)} pictures rendered")
        return 0
    print(f"{build.write()} files written")
    return 0


if __name__ == "__main__":
    sys.exit(main())
