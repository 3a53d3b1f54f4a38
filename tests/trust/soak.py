"""A million turns of the Automa without a finding, in shares for all games.

    python -m tests.trust.soak [--turns N] [--notes FILE] [GAME ...]

It tells how far it is and can be stopped and started again: the notes say what was done, as long as
the code that is tested stays the same.
"""

from __future__ import annotations

import argparse
import json
import time
from dataclasses import asdict, dataclass
from hashlib import blake2b
from pathlib import Path
from typing import Any

import automatable
from automatable.core.game import Game, games
from tests.trust.fuzzing import automa_turns, numbered, play
from tests.trust.shrinking import kept_shrunk

MILLION = 1_000_000
TOLD_S = 30.0
OURS = [game for game in games().values() if game.package.startswith("automatable.")]


@dataclass
class Done:
    """How far the soaking of one game is."""

    code: str
    matches: int = 0
    turns: int = 0
    seconds: float = 0.0
    """Processor time."""


def code() -> str:
    """Of everything that decides what the fuzzer sees."""
    found = blake2b(digest_size=8)
    sources = [*Path(automatable.__file__).parent.rglob("*"), *Path(__file__).parent.rglob("*.py")]
    for file in sorted(sources):
        if file.suffix in (".py", ".toml"):
            found.update(file.read_bytes())
    return found.hexdigest()


def begun(notes: Path, code: str) -> Done:
    """What the notes of an earlier start say, if it tested the same code."""
    try:
        done = Done(**json.loads(notes.read_text(encoding="utf-8")))
    except (OSError, ValueError, TypeError):
        return Done(code)
    return done if done.code == code else Done(code)


def soak(game: Game[Any], turns: int, notes: Path) -> Done:
    """Matches with any options until the Automa had this many turns; findings are kept, raised."""
    done, told = begun(notes, code()), time.monotonic()
    while done.turns < turns:
        start = time.process_time()
        done.turns += one_match(game, done.matches)
        done.matches += 1
        done.seconds += time.process_time() - start
        if time.monotonic() - told > TOLD_S:
            told = time.monotonic()
            write(notes, done)
            print(line(game, done, turns), flush=True)
    write(notes, done)
    print(line(game, done, turns), flush=True)
    return done


def one_match(game: Game[Any], number: int) -> int:
    match, player = numbered(game, number)
    try:
        play(match, player)
    except Exception as error:
        raise AssertionError(f"{error}, kept as {kept_shrunk(match, error)}") from error
    return automa_turns(match)


def write(notes: Path, done: Done) -> None:
    notes.parent.mkdir(parents=True, exist_ok=True)
    notes.write_text(json.dumps(asdict(done)), encoding="utf-8")


def line(game: Game[Any], done: Done, wanted: int) -> str:
    rate = done.turns / done.seconds if done.seconds else 0
    return (
        f"{game.id}: {done.matches} matches, {done.turns} of {wanted} turns of the Automa,"
        f" {done.seconds:.0f} s of processor time, {rate:.0f} turns a second, no finding"
    )


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--turns", type=int, default=MILLION, help="in all games together")
    parser.add_argument("--notes", type=Path, default=Path(".soak"), help="a folder")
    parser.add_argument("games", nargs="*", default=[game.id for game in OURS])
    given = parser.parse_args()
    for id in given.games:
        notes = given.notes / f"{id}.json"
        soak(games()[id], -(-given.turns // len(given.games)), notes)
        notes.unlink()  # the next soak begins again


if __name__ == "__main__":
    main()
