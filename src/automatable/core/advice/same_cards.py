"""The same cards, played by the app: what its strongest player would have made of a match."""

from __future__ import annotations

from typing import Any

from automatable.core.advice.players import Player
from automatable.core.matches.match import Match
from automatable.core.turns.procedure import Ask

SECONDS = 1.0
"""That the player has for each answer."""


def can_be_played_again(match: Match[Any]) -> bool:
    """Whether the cards of a match are known: it is over, and the app dealt them from the start."""
    dealt = match.options.get("dealer", "app") == "app"
    return match.over and dealt and match.start is None and not match.earlier


def played_again(match: Match[Any], player: Player) -> Match[Any]:
    """A match with the same set-up and the same seed; a person's answers to the set-up are kept."""
    again = Match.new(match.game, match.options, match.seed)
    given = iter(entry.text for entry in match.entries if entry.by == "person")
    while not again.over:
        asked = again.pending
        assert isinstance(asked, Ask)
        if again.set_up_done:
            again.answer(player.advise(again.state, again.legal() or [], SECONDS).answer)
        else:
            again.answer(next(given))
    return again
