"""The physical set-up of Patchwork in the rulebook's order (PAT-BASE-SET, PAT-SET)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from automatable.core.drawing.screens import step
from automatable.core.matches.match import Match
from automatable.core.turns.events import Event, Ref
from automatable.games.patchwork.components import levels, patches
from automatable.games.patchwork.state import FINAL, State


def checklist(match: Match[State]) -> Iterator[Event]:
    """The physical set-up in the rulebook's order."""
    options = match.options
    first = match.start or (match.state if match.set_up_done else None)
    circle = _laid_circle(match)
    if circle:
        yield step("setup-circle_app", "PAT-BASE-SET-01", patches=circle)
    else:
        yield step("setup-circle", "PAT-BASE-SET-01")
    yield step("setup-neutral", "PAT-BASE-SET-02")
    yield step("setup-tokens", "PAT-BASE-SET-03")
    yield step("setup-buttons", "PAT-BASE-SET-04")
    if first is not None:
        spaces = tuple(Ref("space", space) for space in first.leather_spaces)
        yield step("setup-leather", "PAT-BASE-SET-05", spaces=spaces)
    yield step("setup-tile", "PAT-BASE-SET-06")
    yield from _deck_steps(options)
    if first is not None and first.automa is not None:
        yield from _marker_step(first.automa.level)
    yield step("setup-piles", "PAT-TAKE-03")
    yield step("setup-start", "PAT-SET-09")


def _laid_circle(match: Match[State]) -> tuple[Ref, ...]:
    """The order the app drew, if it drew one."""
    drawn = next((entry for entry in match.entries if entry.prompt == "circle"), None)
    if drawn is None or drawn.by != "app":
        return ()
    letters = drawn.text.removeprefix("circle ")
    ids = {patch.letter: id for id, patch in patches().items()}
    return tuple(Ref("patch", ids[letter]) for letter in letters)


def _deck_steps(options: Mapping[str, Any]) -> Iterator[Event]:
    if options["dealer"] == "app":
        yield step("setup-app_deals", "PAT-SET-04")
        return
    deck = options["deck"] if isinstance(options["deck"], str) else options["deck"]["id"]
    yield step("setup-deck", "PAT-SET-03", deck=deck)
    yield step("setup-set_aside", "PAT-SET-05")


def _marker_step(level: int) -> Iterator[Event]:
    before = levels()[level].spaces_before_final
    space = Ref("space", FINAL - before)
    yield step("setup-marker", "PAT-SET-07", marker_space=space, spaces=before)
