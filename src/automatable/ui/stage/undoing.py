"""What an answer taken back had made somebody do on the table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from automatable.core.matches.match import Match
from automatable.core.turns.events import Event
from automatable.ui.stage.turns import Narration

MOST_TOLD = 8
"""Of a long way back only the last steps are shown; the log has the rest."""


def to_put_back(match: Match[Any], gone: Sequence[Event], language: str) -> str:
    """What is to be undone by hand, the last step first; empty where the app does everything."""
    telling = Narration(match, language)
    steps = [telling.spoken(event) for event in gone if event.instruct]
    if not steps or telling.on_screen:
        return ""
    return "\n– ".join([telling.words("note-put_back"), *steps[: -MOST_TOLD - 1 : -1]])
