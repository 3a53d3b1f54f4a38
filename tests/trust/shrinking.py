"""The shortest way to a finding: answers are left out as long as the same thing goes wrong."""

from __future__ import annotations

import json
import re
import time
import traceback
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from automatable.core.errors import AutomatableError
from automatable.core.game import Game
from automatable.core.game import game as registered
from automatable.core.matches.match import Match
from automatable.core.matches.rng import Seed
from automatable.core.matches.saves import dumps
from automatable.core.matches.sealing import opened
from automatable.core.options import resolve
from tests.trust.fuzzing import Finding, Watch, ending_in_time

FINDINGS = Path(__file__).parent / "findings"
PATIENCE_S = 60.0


@dataclass(frozen=True)
class Way:
    """Options, a seed and a person's answers, of which the last goes wrong."""

    game: Game[Any]
    options: Mapping[str, Any]
    seed: Seed
    answers: tuple[str, ...]


def way_of(match: Match[Any]) -> Way:
    """The way of a match whose next redo goes wrong."""
    given = tuple(entry.text for entry in match.entries if entry.by != "app")
    return Way(match.game, match.options, match.seed, (*given, *reversed(match.undone)))


def what(error: BaseException) -> str:
    """A name for what went wrong, the same on every way to it."""
    if isinstance(error, Finding):
        return error.what
    place = traceback.extract_tb(error.__traceback__)[-1].name
    return f"{type(error).__name__} in {place}"


def walked(way: Way) -> tuple[Match[Any], str] | None:
    """The match before its last answer and what that does; None if nothing goes wrong.

    An answer that is not legal any more is left out.
    """
    match = Match.new(way.game, way.options, way.seed)
    watch = Watch(match)
    for text in way.answers:
        before = len(match.entries)
        try:
            with ending_in_time():
                match.answer(text)
                watch.look()
                watch.look_ahead()
        except AutomatableError:
            continue
        except Exception as error:
            match.return_to(before)
            match.restore_undone([text])
            return match, what(error)
    return None


def shrunk(way: Way, patience_s: float = PATIENCE_S) -> Way:
    """A way with as few answers and as few special options as can be found in the time."""
    found = walked(way)
    if found is None:
        return way
    wanted, until = found[1], time.monotonic() + patience_s
    while time.monotonic() < until:
        shorter = _next(way, wanted, until)
        if shorter is None:
            break
        way = shorter
    return way


def _next(way: Way, wanted: str, until: float) -> Way | None:
    """The first simpler way on which the same goes wrong."""
    for simpler in _simpler(way):
        if time.monotonic() > until:
            return None
        try:
            found = walked(simpler)
        except AutomatableError:  # options that do not fit together
            continue
        if found is not None and found[1] == wanted:
            taken = way_of(found[0])
            if _size(taken) < _size(way):
                return taken
    return None


def _simpler(way: Way) -> Iterator[Way]:
    for part in _parts(way.answers):
        yield replace(way, answers=part)
    for key in way.options:
        rest = {name: value for name, value in way.options.items() if name != key}
        try:
            yield replace(way, options=resolve(way.game.options(), rest))
        except AutomatableError:
            continue


def _parts(answers: Sequence[str]) -> Iterator[tuple[str, ...]]:
    """Without a half, a quarter, ... and at last without a single answer; the last one stays."""
    length = len(answers) // 2
    while length:
        for start in range(0, len(answers) - 1, length):
            end = min(start + length, len(answers) - 1)
            yield (*answers[:start], *answers[end:])
        length //= 2


def _size(way: Way) -> tuple[int, int]:
    defaults = resolve(way.game.options(), {})
    special = sum(value != defaults.get(key) for key, value in way.options.items())
    return len(way.answers), special


def keep(match: Match[Any], error: BaseException, folder: Path = FINDINGS) -> Path:
    """Write a match whose next redo goes wrong as a save, under what goes wrong."""
    folder.mkdir(exist_ok=True)
    name = re.sub(r"\W+", "-", f"{match.game.id} {what(error)}".lower()).strip("-")
    file = folder / f"{name}.json"
    file.write_text(dumps(match), encoding="utf-8")
    return file


def kept(file: Path) -> Match[Any]:
    """The match of a finding; a state that is written otherwise since does not matter here."""
    contents = json.loads(file.read_text(encoding="utf-8"))
    game = registered(contents["game"])
    options, seed = resolve(game.options(), contents["options"]), opened(contents["seed"])
    version = contents["rules_version"]
    match = Match.replayed(game, options, seed, None, contents["answers"], version)
    match.restore_undone(contents["undone"])
    return match


def kept_shrunk(match: Match[Any], error: BaseException, folder: Path = FINDINGS) -> Path:
    """The same on the shortest way that can be found."""
    found = walked(shrunk(way_of(match)))
    return keep(found[0] if found else match, error, folder)
