"""A player who wants to see every leader and every wonder once: for the kept playthroughs."""

from __future__ import annotations

from random import Random

from automatable.core.matches.match import Match
from automatable.core.turns.procedure import Ask
from automatable.games.through_the_ages.base_cards import civil
from automatable.games.through_the_ages.on_screen.players.planner import planner
from automatable.games.through_the_ages.state import State

SHOWN = {"tta-on_leader": "leader", "tta-on_wonder_finished": "wonder"}


def collects(match: Match[State], dice: Random) -> str:
    """A leader of the hand, stages, leaders and wonders of the row; else as the planner does."""
    request = match.pending
    assert isinstance(request, Ask)
    legal = list(match.legal())
    if request.prompt != "on_action":
        return planner(match.state, request, dice)
    leaders = [text for text in legal if text.startswith("leader ")]
    stages = [text for text in legal if text.startswith(("stage ", "play engineering_genius"))]
    taken = [text for text in legal if _is_wanted(text)]
    if leaders and dice.random() < 0.6:
        return dice.choice(leaders)
    if stages:
        return stages[-1]
    return dice.choice(taken) if taken else planner(match.state, request, dice)


def _is_wanted(text: str) -> bool:
    verb, *rest = text.split()
    return verb == "take" and civil(rest[1]).group in ("leader", "wonder")


def seen(match: Match[State]) -> set[str]:
    """Leaders that were played and wonders that were finished by the person."""
    events = (event for entry in match.entries for event in entry.events)
    return {str(event.args["card"].id) for event in events if event.kind in SHOWN}  # type: ignore[union-attr]
