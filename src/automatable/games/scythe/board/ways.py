"""Where each unit can go, with what it may take along: a tap on the unit, a tap on the target.

Such a move is several answers at once: `move units · mech F1 · +worker 2 · to F2`. They are found
by playing them ahead, so that a tap never leads where the rules do not.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from automatable.core.events import Ref
from automatable.core.match import Match
from automatable.core.screens import Words
from automatable.core.several import joined
from automatable.games.scythe.map import FACTORY, REGIONS
from automatable.games.scythe.on_screen.moving import LOADS
from automatable.games.scythe.on_screen.player import Player
from automatable.games.scythe.state import State

MOVE = "move units"
FIRST = {"turn": (MOVE,), "unit": (), "step": ()}
"""What is answered before the unit is named, by the question that is open."""


@dataclass(frozen=True)
class Goal:
    """A place where the move can end: the answers that lead there, and what happens there."""

    place: str
    name: str
    path: str
    sign: str = ""
    note: str = ""


@dataclass(frozen=True)
class Cargo:
    """What lies or stands beside the unit: a kind, and how many of it can come along."""

    kind: str
    name: str
    icon: str
    most: int


@dataclass(frozen=True)
class Way:
    """A unit that can move now."""

    unit: str
    place: str
    at: str
    """The place in a word."""
    name: str
    first: str
    """The answers before loads and target."""
    cargo: tuple[Cargo, ...]
    goals: tuple[Goal, ...]


def ways(match: Match[State], player: Player, words: Words) -> list[Way]:
    """Every unit that can move now, if moving is what can be chosen."""
    if match.pending is None or match.pending.prompt not in FIRST:
        return []
    if match.pending.prompt == "step":
        return [_under_way(match, player, words)]
    first = FIRST[match.pending.prompt]
    if first and MOVE not in match.legal():
        return []
    chosen = match.foresee(*first) if first else match
    return [
        _way(chosen.foresee(text), player, words, (*first, text))
        for text in chosen.legal()
        if text != "done"
    ]


def _under_way(match: Match[State], player: Player, words: Words) -> Way:
    """The unit whose move has begun; what it put down or took up stays as it was told."""
    return _way(match, player, words, ())


def _way(match: Match[State], player: Player, words: Words, first: Sequence[str]) -> Way:
    assert match.pending is not None
    args = match.pending.args
    unit, place = _id(args["unit"]), _id(args["region"])
    return Way(
        unit,
        place,
        _name(place, words),
        words("do-unit", unit=Ref("unit", unit), region=Ref("region", place)),
        joined(first),
        tuple(_cargo(match.legal(), words)),
        tuple(_goals(match, player, unit, words)),
    )


def _id(value: object) -> str:
    assert isinstance(value, Ref)
    return str(value.id)


def _cargo(legal: Sequence[str], words: Words) -> Iterator[Cargo]:
    """The list names the most first (SCY-ON-ASK-12)."""
    for kind in LOADS:
        most = next((t.split()[1] for t in legal if t.startswith(f"+{kind} ")), None)
        if most is not None:
            icon = "worker" if kind == "moved" else kind
            yield Cargo(kind, words(f"load-{kind}"), icon, int(most))


def _goals(match: Match[State], player: Player, unit: str, words: Words) -> Iterator[Goal]:
    """One step, and with a step left over also the next; the shortest way to a place counts."""
    found: dict[str, tuple[str, ...]] = {}
    further: list[tuple[tuple[str, ...], Match[State]]] = []
    last_step = match.pending is not None and match.pending.args["n"] == 1
    for text in _steps(match):
        if last_step:
            found[_place(text)] = (text,)
            continue
        after = match.foresee(text)
        goes_on = after.pending is not None and after.pending.prompt == "step"
        found[_place(text)] = (text, "stop") if goes_on else (text,)
        if goes_on:
            further.append(((text,), after))
    for path, after in further:
        for text in _steps(after):
            if _place(text) not in found and _place(text) != _start(match):
                found[_place(text)] = (*path, text)
    goals = [
        _goal(match.state, player, unit, place, joined(path), words)
        for place, path in found.items()
    ]
    yield from sorted(goals, key=lambda goal: not goal.sign)  # what happens is seen first


def _start(match: Match[State]) -> str:
    assert match.pending is not None
    return _id(match.pending.args["region"])


def _steps(match: Match[State]) -> list[str]:
    return [text for text in match.legal() if text.startswith("to ")]


def _place(text: str) -> str:
    return text.split()[1]


# --- what happens there


def _goal(state: State, player: Player, unit: str, place: str, path: str, words: Words) -> Goal:
    sign, note = _happens(state, player, unit, place, words)
    return Goal(place, _name(place, words), path, sign, note)


def _name(place: str, words: Words) -> str:
    return place if place in REGIONS else words.ref(Ref("region", place))


def _happens(state: State, player: Player, unit: str, place: str, words: Words) -> tuple[str, str]:
    """The sign and the words for what a unit meets where it arrives."""
    if unit == "worker" or place not in REGIONS:
        return "", ""
    automa = state.automas[0]
    if automa.combat_units_on(place):
        return "attack", words("goal-combat")
    if lone := automa.count("worker", place):
        lost = min(lone, player.popularity)
        return "attack_workers", words("goal-drives_off", n=lone, lost=lost)
    if unit == "character" and place in state.encounter_tokens:
        return "encounter", words("goal-encounter")
    if unit == "character" and place == FACTORY and not player.factory_card:
        return "factory", words("goal-factory")
    return "", ""
