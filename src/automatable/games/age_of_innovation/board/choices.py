"""Answers a person can tap, in words."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple, TypeAlias

from automatable.core.drawing.screens import Words
from automatable.core.matches.match import Match
from automatable.games.age_of_innovation.components import (
    AUTOMA,
    BUILDINGS,
    MARKERS,
    NEUTRAL,
    TERRAINS,
)
from automatable.games.age_of_innovation.land import board
from automatable.games.age_of_innovation.state import State

KEPT = 500
"""For how many hexes what can be reported there is remembered."""


class AnswerButton(NamedTuple):
    """An answer and its label."""

    text: str
    label: str


def hex_choices(match: Match[State], words: Words) -> dict[str, list[AnswerButton]]:
    """For each hex what can be answered there, the likely reports first."""
    found: dict[str, list[AnswerButton]] = {}
    state, offer = match.state, match.offer()
    for hex in state.board.land:
        drawn = [*_reports(state.board_side, hex, state.is_empty(hex), words)]
        if not state.faction.complete:
            drawn += _entries(state, hex, words)
        if match.pending is not None and match.pending.prompt == "manual":
            drawn += _of_her_card(state, hex, words)
        if offered := [choice for choice in drawn if choice.text in offer]:
            found[hex] = offered
    return found


Labels: TypeAlias = dict[str, list[tuple[str, str]]]
"""By kind of answer: what stands behind the hex, and the label."""


@lru_cache(maxsize=8)
def _labels(words: Words) -> Labels:
    """The labels that every hex repeats."""
    named = {type: words(f"building-{type}") for type in NEUTRAL}
    terrains = {terrain: words(f"terrain-{terrain}") for terrain in TERRAINS}
    return {
        "build": [("", words("action-build"))],
        "upgrade": [(f" {t}", words("action-upgrade", new=named[t])) for t in BUILDINGS],
        "annex": [("", words("action-annex"))],
        "transform": [(f" {t}", words("action-transform", new=terrains[t])) for t in TERRAINS],
        "neutral": [(f" {t}", words("action-neutral", new=named[t])) for t in NEUTRAL],
    }


@lru_cache(maxsize=KEPT)
def _reports(side: str, hex: str, is_empty: bool, words: Words) -> tuple[AnswerButton, ...]:
    """The likely ones first."""
    first = ("build", "transform") if is_empty else ("upgrade", "annex")
    later = ("neutral",) if is_empty else ()
    labels = _labels(words)
    return (
        *_of_kind(first, hex, labels),
        *_bridges(side, hex, words),
        *_of_kind(later, hex, labels),
    )


def _of_kind(kinds: tuple[str, ...], hex: str, labels: Labels) -> list[AnswerButton]:
    return [AnswerButton(f"{k} {hex}{what}", label) for k in kinds for what, label in labels[k]]


def _bridges(side: str, hex: str, words: Words) -> list[AnswerButton]:
    """From the printed bridge sites."""
    ends = [b if a == hex else a for a, b in board(side).bridge_sites if hex in (a, b)]
    return [AnswerButton(f"bridge {hex} {end}", words("action-bridge", hex=end)) for end in ends]


def _entries(state: State, hex: str, words: Words) -> list[AnswerButton]:
    """What may have to be entered for a partial faction."""
    key = "include" if hex in state.excluded_hexes else "exclude"
    return [
        *(
            AnswerButton(
                f"{do} {hex} {marker}", words(f"action-{do}", marker=words(f"marker-{marker}"))
            )
            for do in ("mark", "unmark")
            for marker in MARKERS
        ),
        AnswerButton(f"{key} {hex}", words(f"action-{key}")),
    ]


def _of_her_card(state: State, hex: str, words: Words) -> list[AnswerButton]:
    """Buildings and terrain."""
    found = [AnswerButton(f"remove {hex}", words("action-her_remove"))]
    for type in BUILDINGS:
        new = words(f"building-{type}")
        found.append(AnswerButton(f"automa {hex} {type}", words("action-her_building", new=new)))
        found.append(
            AnswerButton(f"automa {hex} {type} marked", words("action-her_marked", new=new))
        )
    for terrain in TERRAINS:
        if terrain != state.terrain(hex):
            label = words("action-her_terrain", new=words(f"terrain-{terrain}"))
            found.append(AnswerButton(f"terrain {hex} {terrain}", label))
    return found


def manual_choices(match: Match[State], words: Words) -> list[AnswerButton]:
    """The ways on from a manual step."""
    labels = {"accept": "action-accept", "done": "action-go_on"}
    return [AnswerButton(text, words(key)) for text, key in labels.items() if text in match.legal()]


def her_levels(match: Match[State], words: Words) -> list[list[AnswerButton]]:
    """For each discipline the levels next to her marker."""
    offer = match.offer()
    return [
        [
            AnswerButton(f"level {discipline} {level}", words("action-her_level", level=level))
            for level in (now + 1, now + 2, now - 1)
            if f"level {discipline} {level}" in offer
        ]
        for discipline, now in match.state.knowledge[AUTOMA].items()
    ]


def building_sites(match: Match[State], words: Words) -> dict[str, list[AnswerButton]]:
    """The spaces among which an owner's card chooses."""
    label = words("action-build_here")
    return {text.split()[1]: [AnswerButton(text, label)] for text in match.legal()}
