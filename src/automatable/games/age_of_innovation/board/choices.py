"""Answers a person can tap, in words."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

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
    for hex in state.board.land:
        offered = [] if asked == "manual" else _reports(state, hex, words)
        offered = [choice for choice in offered if _accepted(state, choice.text)]
        if not state.faction.complete:
            offered += _entries(state, hex, words)
        if offered:
            found[hex] = offered
    return found


def _reports(state: State, hex: str, words: Words) -> list[Choice]:
    """The likely ones first."""
    named = {type: words(f"building-{type}") for type in NEUTRAL}
    if not state.is_empty(hex):
        upgrades = [
            Choice(f"upgrade {hex} {type}", words("action-upgrade", new=named[type]))
            for type in BUILDINGS
        ]
        return [
            *upgrades,
            Choice(f"annex {hex}", words("action-annex")),
            *_bridges(state, hex, words),
        ]
    return [
        Choice(f"build {hex}", words("action-build")),
        *(
            Choice(f"transform {hex} {t}", words("action-transform", new=words(f"terrain-{t}")))
            for t in TERRAINS
        ),
        *_bridges(state, hex, words),
        *(
            Choice(f"neutral {hex} {type}", words("action-neutral", new=named[type]))
            for type in NEUTRAL
        ),
    ]


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


def manual_choices(state: State, words: Words) -> list[Choice]:
    """The answers to a manual step that are no hexes."""
    points = [Choice(f"points {n}", words("action-points", n=n)) for n in range(1, 9)]
    return [Choice("done", words("action-go_on")), *points]


def set_up_choices(match: Match[State], words: Words) -> list[Choice]:
    """Before there is a state: every answer on the list, in words."""
    if match.set_up_done or match.pending is None:
        return []
    return [Choice(text, _label(text, words)) for text in match.legal() or ()]


def _label(text: str, words: Words) -> str:
    word, _, rest = text.partition(" ")
    key: dict[str, Any] = {
        "home": f"terrain-{rest}",
        "youth": f"terrain-{rest}",
        "starts": f"seat-person_{rest}",
        "final": f"tile-{rest}",
        "bonus": f"bonus-{rest}",
    }
    if word in key:
        return words(key[word])
    return words(f"ref-{word}", id=rest)
