"""Whole matches as text files that a player of the game can check; no game or level without one.

A file holds options, seed, what is laid out, every answer (`>` a person's, `=` one that the app
dealt), what followed from it, the reasons of the Automa's choices, and whenever a person is asked
the position (`at`; of a long one only what has changed, `now`) and the question. Each line ends
with its rule: a playthrough proves the rules that it names.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import cache
from itertools import count, product
from typing import Any

from automatable.core.game import Game
from automatable.core.matches.entries import Entry
from automatable.core.matches.match import Match
from automatable.core.matches.rng import Seed, Stream
from automatable.core.options import Options, resolve
from automatable.core.score import ScoreSheet
from automatable.core.turns.choice import Decision, Step
from automatable.core.turns.events import Event, Value, plain
from automatable.core.turns.procedure import Request
from automatable.testing.playing import (
    MOST_CANDIDATES,
    all_option_sets,
    candidates,
    legal_answer,
    size,
)

LONG = 1500
"""Characters; a longer position is written once, and then what has changed in it."""
ALL_COMBINED = ("level", "deck")
"""Of these options every combination has a playthrough; of the others every value."""


@cache
def wanted(game: Game[Any]) -> dict[str, dict[str, Any]]:
    """The playthroughs a game must have: name to options; of a file its author decides."""
    if game.is_from_file:
        return {}
    combined = [option for option in game.options() if option.key in ALL_COMBINED]
    named = [option.key for option in combined]
    sets = [
        resolve(game.options(), dict(zip(named, values, strict=True)))
        for values in product(*(option.choices for option in combined))
    ]
    for possible in ways_to_sit(game):
        sat = {sitting(chosen) for chosen in possible}
        alike = [chosen for chosen in sets if sitting(chosen) in sat]
        missing = values_in(possible) - values_in(alike)
        while missing:
            sets.append(max(possible, key=lambda chosen: len(missing & chosen.items())))
            missing -= sets[-1].items()
    return {name_of(game, chosen): chosen for chosen in sets}


def ways_to_sit(game: Game[Any]) -> Iterator[list[dict[str, Any]]]:
    """What can be chosen; where that is very much, for each way to sit down on its own."""
    shown = [option for option in game.options() if not option.advanced]
    if size(shown) <= MOST_CANDIDATES or shown[0].key != "sit":
        yield [resolve(game.options(), chosen) for chosen in candidates(shown)]
        return
    for way in shown[0].choices:
        sets = all_option_sets([replace(shown[0], choices=(way,)), *shown[1:]])
        yield [resolve(game.options(), chosen) for chosen in sets]


def sitting(chosen: Options) -> Any:
    return chosen.get("sit")


def values_in(sets: Sequence[Options]) -> set[tuple[str, Any]]:
    return {item for chosen in sets for item in chosen.items()}


def name_of(game: Game[Any], chosen: Options) -> str:
    """The options that make it special, as in `sit-duo-first-2`."""
    return "-".join(
        f"{option.key}-{chosen[option.key]}"
        for option in game.options()
        if option.applies(chosen)
        and (option.key in ALL_COMBINED or chosen[option.key] != option.default_for(chosen))
    )


# --- writing


def written(match: Match[Any], answer: Callable[[Match[Any]], str]) -> Iterator[str]:
    """A fresh match, played to the end and written down on the way."""
    yield f"game: {match.game.id}"
    yield f"rules version: {match.game.rules_version}"
    yield f"options: {json.dumps(match.options)}"
    yield f"seed: {match.seed}"
    yield from map(written_event, match.opening)
    shown = 0
    before: Any = None
    while True:
        for entry in match.entries[shown:]:
            yield from written_entry(entry)
        if before is None and match.set_up_done:
            yield from map(written_event, match.game.screens.checklist(match))
        yield position_of(match, before)
        before = notation(match.position()) if match.set_up_done else None
        shown = len(match.entries)
        if match.pending is None:
            break
        yield written_question(match.pending)
        match.answer(answer(match))
    yield from written_score(match.score())


def written_question(request: Request) -> str:
    return f"  ? {request.prompt} {written_args(request.args)}".rstrip() + f"  [{request.rule}]"


def written_entry(entry: Entry) -> Iterator[str]:
    yield ""
    yield f"{'=' if entry.by == 'app' else '>'} {entry.text}"
    for event in entry.events:
        yield written_event(event)
        if event.decision is not None:
            yield from written_decision(event.decision)


def written_event(event: Event) -> str:
    sign = "do" if event.instruct else "  "
    return f"  {sign} {event.kind} {written_args(event.args)}".rstrip() + f"  [{event.rule}]"


def written_args(args: Mapping[str, Value]) -> str:
    return " ".join(f"{name}={compact(plain(value))}" for name, value in args.items())


def written_decision(decision: Decision) -> Iterator[str]:
    yield f"       {decision.name}? {ids(decision.options)}"
    yield from map(written_step, decision.steps)
    yield f"       -> {'none' if decision.chosen is None else decision.chosen}"


def written_step(step: Step) -> str:
    measured = ", ".join(f"{option}: {compact(plain(value))}" for option, value in step.measured)
    kept = "skipped" if step.skipped else f"keeps {ids(step.kept)}"
    return (
        f"       {step.filter} {kept}" + (f" ({measured})" if measured else "") + f"  [{step.rule}]"
    )


def ids(options: Sequence[int | str]) -> str:
    return " ".join(map(str, options)) or "nothing"


def position_of(match: Match[Any], before: Any) -> str:
    """The position, or of a long one what has changed since it was written."""
    if not match.set_up_done:
        return "  in the set-up"
    now = notation(match.position())
    if before is None or len(compact(now)) <= LONG:
        return f"  at {compact(now)}"
    return f"  now {compact(dict(changes(before, now, '')))}"


def changes(before: Any, now: Any, path: str) -> Iterator[tuple[str, Any]]:
    """Each fact that is not as before, by its dotted path; what has left is `gone`."""
    if before == now:
        return
    parts = (keyed(before), keyed(now))
    inside = None if None in parts else dict(_inside(*parts, f"{path}." if path else ""))
    if inside is None or (path and len(compact(inside)) >= len(compact({path: now}))):
        yield path, now
    else:
        yield from inside.items()


def _inside(before: Any, now: Any, path: str) -> Iterator[tuple[str, Any]]:
    for key in now:
        yield from (
            changes(before[key], now[key], path + key)
            if key in before
            else [(path + key, now[key])]
        )
    yield from ((path + key, "gone") for key in before if key not in now)


def keyed(value: Any) -> dict[str, Any] | None:
    """What can be written part by part: objects, and lists by the number of the place."""
    if isinstance(value, dict):
        return value
    return {str(i): part for i, part in enumerate(value)} if isinstance(value, list) else None


def notation(position: Mapping[str, Any]) -> Any:
    """The game's own notation of the position if it has one, else all of it."""
    return position.get("position", position)


def compact(value: Any) -> str:
    return value if isinstance(value, str) else json.dumps(value, separators=(",", ":"))


def written_score(sheet: ScoreSheet) -> Iterator[str]:
    yield ""
    for seat in sheet.seats:
        lines = " ".join(f"{line.what}={line.points}[{line.rule}]" for line in seat.lines)
        yield f"score {seat.name}: {seat.total} ({lines})"
    yield f"winner: {sheet.winner}" + (f" ({sheet.tie_break})" if sheet.tie_break else "")


# --- what it proves

RULE = re.compile(r"\[([A-Z][A-Z0-9]*(?:-[A-Z0-9]+)+[a-z]?)\]")


def rules_in(text: str) -> list[str]:
    """The rules that a playthrough names, each once."""
    return list(dict.fromkeys(RULE.findall(text)))


# --- playing


def afresh(game: Game[Any], name: str) -> Iterator[str]:
    """A player who picks any legal answer, always the same ones for the same name."""
    match = Match.new(game, wanted(game)[name], Seed.from_text(f"{game.id} {name}"))
    luck, counter = Stream(Seed.from_text("player"), name), count()

    def pick(some: Sequence[Any]) -> Any:
        return some[luck.below(len(some), next(counter))]

    return written(match, lambda match: legal_answer(match, pick))


def again(game: Game[Any], text: str) -> Iterator[str]:
    """The options and the seed of a file, and the answers of its persons."""
    lines = text.splitlines()
    head = dict(line.split(": ", 1) for line in lines[:4])
    match = Match.new(game, json.loads(head["options"]), Seed.from_text(head["seed"]))
    answers = iter([line.removeprefix("> ") for line in lines if line.startswith("> ")])
    return written(match, lambda match: next(answers))
