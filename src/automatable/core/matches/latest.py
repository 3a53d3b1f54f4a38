"""What happened last in a match: the turn that a table shows, and the news of it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from automatable.core.matches.match import Match
from automatable.core.turns.events import Event


def last_given(match: Match[Any]) -> int:
    """The entry of the last answer that was given, not dealt; 0 before there is one."""
    return max(_given(match), default=0)


def last_turn(match: Match[Any]) -> int:
    """The entry with which the turn began that left something to do last."""
    something = False
    for index, entry in reversed(list(enumerate(match.entries))):
        something = something or any(event.instruct for event in entry.events)
        if something and entry.by != "app":
            return match.turn_start(index)
    return 0


def latest_events(match: Match[Any]) -> Iterator[Event]:
    """Everything that happened in that turn, to be drawn on the board until the next."""
    for entry in match.entries[last_turn(match) :]:
        yield from entry.events


def news(match: Match[Any]) -> Iterator[Event]:
    """What followed from the last answer."""
    if not match.entries:
        yield from match.opening
    for entry in match.entries[last_given(match) :]:
        yield from entry.events


def _given(match: Match[Any]) -> list[int]:
    return [i for i, entry in enumerate(match.entries) if entry.by != "app"]
