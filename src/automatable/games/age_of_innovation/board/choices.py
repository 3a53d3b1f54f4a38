"""Answers a person can tap, in words."""

from __future__ import annotations

from dataclasses import dataclass

from automatable.core.errors import Refused
from automatable.core.match import Match
from automatable.core.screens import Words
from automatable.games.age_of_innovation.components import BUILDINGS, NEUTRAL, TERRAINS
from automatable.games.age_of_innovation.manual import MARKERS, read_change
from automatable.games.age_of_innovation.reports import read_report
from automatable.games.age_of_innovation.state import State


@dataclass(frozen=True)
class Choice:
    """An answer and its label."""

    text: str
    label: str

    @property
    def pair(self) -> list[str]:
        return [self.text, self.label]


def hex_choices(state: State, asked: str, words: Words) -> dict[str, list[Choice]]:
    """For each hex what can be reported there."""
    found: dict[str, list[Choice]] = {}
    labels = _labels(words)
    for hex in state.board.land:
        offered = [] if asked == "manual" else _reports(state, hex, labels, words)
        offered = [choice for choice in offered if _accepted(state, choice.text)]
        if not state.faction.complete:
            offered += _entries(state, hex, words)
        if offered:
            found[hex] = offered
    return found


def _labels(words: Words) -> dict[str, str]:
    """The labels that every hex repeats, by the answer without its hex."""
    named = {type: words(f"building-{type}") for type in NEUTRAL}
    found = {"build": words("action-build")}
    for type in BUILDINGS:
        found[f"upgrade {type}"] = words("action-upgrade", new=named[type])
    found["annex"] = words("action-annex")
    for terrain in TERRAINS:
        new = words(f"terrain-{terrain}")
        found[f"transform {terrain}"] = words("action-transform", new=new)
    for type in NEUTRAL:
        found[f"neutral {type}"] = words("action-neutral", new=named[type])
    return found


def _reports(state: State, hex: str, labels: dict[str, str], words: Words) -> list[Choice]:
    """The likely ones first."""
    first = ("build", "transform") if state.is_empty(hex) else ("upgrade", "annex")
    later = ("neutral",) if state.is_empty(hex) else ()
    return [
        *_of_kind(first, hex, labels),
        *_bridges(state, hex, words),
        *_of_kind(later, hex, labels),
    ]


def _of_kind(kinds: tuple[str, ...], hex: str, labels: dict[str, str]) -> list[Choice]:
    found = []
    for answer, label in labels.items():
        kind, _, what = answer.partition(" ")
        if kind in kinds:
            found.append(Choice(f"{kind} {hex} {what}".strip(), label))
    return found


def _bridges(state: State, hex: str, words: Words) -> list[Choice]:
    """From the printed bridge sites."""
    ends = [b if a == hex else a for a, b in state.board.bridge_sites if hex in (a, b)]
    return [Choice(f"bridge {hex} {end}", words("action-bridge", hex=end)) for end in ends]


def _accepted(state: State, text: str) -> bool:
    try:
        read_report(state, text)
    except Refused:
        return False
    return True


def _entries(state: State, hex: str, words: Words) -> list[Choice]:
    """What a partial faction may need on a hex."""
    offered = [
        Choice(f"{do} {hex} {marker}", words(f"action-{do}", marker=words(f"marker-{marker}")))
        for do in ("mark", "unmark")
        for marker in MARKERS
    ]
    excluded = hex in state.excluded_hexes
    key = "include" if excluded else "exclude"
    offered.append(Choice(f"{key} {hex}", words(f"action-{key}")))
    return [choice for choice in offered if _enterable(state, choice.text)]


def _enterable(state: State, text: str) -> bool:
    try:
        read_change(state, text)
    except Refused:
        return False
    return True


def manual_choices(match: Match[State], words: Words) -> list[Choice]:
    """The answers to a manual step that are no hexes."""
    assert match.pending is not None
    proposal = [Choice("accept", words("action-accept"))] if match.pending.args["proposed"] else []
    points = [Choice(f"points {n}", words("action-points", n=n)) for n in range(1, 9)]
    return [*proposal, Choice("done", words("action-go_on")), *points]
