"""What the last turn changed on the Automa's board, to be marked there until the next."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from automatable.core.matches.latest import last_turn
from automatable.core.matches.match import Match
from automatable.games.through_the_ages.ratings import STATISTICS, gold, rating
from automatable.games.through_the_ages.state import State


def changed(match: Match[State]) -> frozenset[str]:
    """The names of figures, cards and slots that are not what they were before that turn."""
    before = dict(_things(match.state_before(last_turn(match))))
    return frozenset(name for name, now in _things(match.state) if before.get(name) != now)


def _things(state: State) -> Iterator[tuple[str, Any]]:
    yield from _figures(state)
    yield from _in_play(state)
    yield from _slots(state)
    for id in (*state.common_tactics, *state.automa.exclusive_tactics):
        yield f"tactic-{id}", id == state.automa.active_tactic


def _figures(state: State) -> Iterator[tuple[str, Any]]:
    automa = state.automa
    points = {"science": automa.science_points, "culture": automa.culture_points}
    for name in STATISTICS:
        yield name, (rating(state, name), points.get(name))
    yield "gold", gold(state)
    yield "blue", automa.blue_cubes


def _in_play(state: State) -> Iterator[tuple[str, Any]]:
    automa, wonder = state.automa, state.automa.unfinished_wonder
    yield f"card-{automa.government}", True
    for card in automa.in_play():
        yield f"card-{card.id}", automa.cubes.get(card.id, 0)
    for id in automa.wonders:
        yield f"card-{id}", ("ruined" if id in automa.ruined_wonders else "finished")
    for id in automa.colonies:
        yield f"card-{id}", True
    if wonder:
        yield f"card-{wonder.id}", wonder.stages_built


def _slots(state: State) -> Iterator[tuple[str, Any]]:
    hand = state.automa.hand
    yield "slot-leader", state.automa.leader
    for slot in ("government", "special", "farm_mine", "military", "tactic"):
        yield f"slot-{slot}", getattr(hand, slot)
    yield "slot-urban", tuple(hand.urban)
    yield "slot-action", tuple(hand.action)
    yield "slot-events", sum(hand.events.values())
    yield "slot-wars", sum(hand.wars.values()) + sum(hand.aggressions.values())
