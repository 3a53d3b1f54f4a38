"""What the app asks of the place where matches are looked back on."""

from __future__ import annotations

from hashlib import blake2b
from json import dumps as json_text
from typing import Any, Protocol

from automatable.core.advice.looking_back import judges
from automatable.core.matches.match import Match
from automatable.ui.learning.looking_back import Looking


class LookBacks(Protocol):
    """Where matches are looked back on."""

    def look(self, match: Match[Any]) -> Looking:
        """How far the look back on this very match is."""

    def begin(self, match: Match[Any], who: str = "") -> None:
        """Start one; raises `NoLookBack` if that makes no sense or too many are under way."""

    def stop(self, match: Match[Any]) -> None:
        """Stop the one that is under way, if there is one."""

    def close(self) -> None:
        """The server stops."""


def name_of(match: Match[Any]) -> str:
    """The same for matches in which the same was seen and done, whatever their seed."""
    told = [match.game.id, match.game.rules_version, match.options, match.answers,
            None if match.start is None else match.game.position(match.start),
            [judge.id for judge in judges(match.game.id)]]  # fmt: skip
    return blake2b(json_text(told, sort_keys=True).encode(), digest_size=15).hexdigest()
