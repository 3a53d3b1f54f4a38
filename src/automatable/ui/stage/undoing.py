"""What an answer taken back had made somebody do on the table, or what had been drawn for it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from automatable.core.matches.entries import Entry
from automatable.core.matches.match import Match
from automatable.ui.stage.turns import Narration

MOST_TOLD = 8
"""Of a long way back only the last steps are shown; the log has the rest."""


def to_put_back(match: Match[Any], gone: Sequence[Entry], language: str) -> str:
    """What is to be undone by hand, the last step first; on screen that a seen draw comes again.

    TTA-ON-VIEW-11
    """
    telling = Narration(match, language)
    if telling.on_screen:
        drawn = any(entry.by == "app" for entry in gone)
        return telling.words("note-same_draw") if drawn else ""
    events = (event for entry in gone for event in entry.events)
    steps = [telling.spoken(event) for event in events if event.instruct]
    if not steps:
        return ""
    return "\n– ".join([telling.words("note-put_back"), *steps[: -MOST_TOLD - 1 : -1]])
