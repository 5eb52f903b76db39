"""The command line: `rubamazzo serve`, `rubamazzo replay FILE`, `rubamazzo arena`."""

import argparse
import json
import os
import sys
from collections.abc import Iterable, Sequence

from rubamazzo.rules import BadRecord, positions
from rubamazzo.rules.record_json import read_record


def main(argv: Sequence[str] | None = None) -> int:
    words = sys.argv[1:] if argv is None else argv
    arguments = _parser(words).parse_args(words)
    try:
        status: int = arguments.run(arguments)
        if sys.stdout is not None:  # it may have been closed by whoever started us
            sys.stdout.flush()
    except BrokenPipeError:  # whoever read us has gone
        _say_no_more()
        return 1
    except OSError as problem:
        print(f"rubamazzo: {problem}", file=sys.stderr)
        if problem.filename is None:  # it was our own output
            _say_no_more()
        return 2
    except KeyboardInterrupt:
        return 130
    return status


def _say_no_more() -> None:
    """Nor in the last flush, which would fail like the one before."""
    if sys.stdout is not None:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _parser(words: Sequence[str]) -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="rubamazzo", description="The card game Rubamazzo.")
    commands = parser.add_subparsers(required=True, metavar="COMMAND")

    serve = commands.add_parser("serve", help="serve the game to browsers")
    serve.add_argument("--host", help="the address to listen at (RUBAMAZZO_HOST)")
    serve.add_argument("--port", type=int, help="the port to listen at (RUBAMAZZO_PORT)")
    serve.add_argument("--database", help="the file that keeps the games (RUBAMAZZO_DATABASE)")
    serve.set_defaults(run=_serve)

    replay = commands.add_parser("replay", help="replay records, one JSON object a line")
    replay.add_argument("file", metavar="FILE", help="the file to read, - for standard input")
    replay.set_defaults(run=_replay)

    arena = commands.add_parser("arena", help="let the bots play against each other")
    if words[:1] == ["arena"]:  # the others need not wait until all bots are loaded
        from rubamazzo.bots.arena import add_arguments, run

        add_arguments(arena)
        arena.set_defaults(run=run)
    return parser


def _serve(arguments: argparse.Namespace) -> int:
    from rubamazzo.web.serve import serve

    return serve(host=arguments.host, port=arguments.port, database=arguments.database)


def _replay(arguments: argparse.Namespace) -> int:
    is_input = arguments.file == "-"
    with open(
        0 if is_input else arguments.file,
        encoding="utf-8-sig",
        errors="replace",  # one bad line must not keep the others from being answered
        closefd=not is_input,
    ) as lines:
        return _answer(lines)


def _answer(lines: Iterable[str]) -> int:
    status = 0
    for line in lines:
        if line.isspace():
            continue
        try:
            answer = _replayed(line)
        except BadRecord as bad:
            answer = {"error": str(bad), "at": bad.at}
            status = 1
        print(json.dumps(answer), flush=True)
    return status


def _replayed(line: str) -> dict[str, object]:
    """What became of a record: the piles after each play, and the result."""
    record = read_record(line)
    matches = tuple(positions(record))
    piles = [match.deal.score for match in matches[1:]]
    last = matches[-1]
    result = last.result
    if result is None:
        return {"piles": piles, "result": None}
    answer: dict[str, object] = {"cards": result.cards, "winner": result.winner}
    if result.teams is not None:
        answer["teams"] = result.teams
    if record.rules.deals > 1:
        answer["deals"] = (*last.finished, last.deal.score)
    return {"piles": piles, "result": answer}


if __name__ == "__main__":
    sys.exit(main())
