"""The end scoring, shown step by step when the last round is over (AOI-ON-END)."""

from __future__ import annotations

from automatable.core.turns.events import Log, Ref
from automatable.games.age_of_innovation.components import AUTOMA
from automatable.games.age_of_innovation.on_screen.ending import resources, worth_in_coins
from automatable.games.age_of_innovation.on_screen.player import PERSON
from automatable.games.age_of_innovation.score import (
    area_points,
    faction_points,
    group_of,
    knowledge_points,
)
from automatable.games.age_of_innovation.state import State


def tell_final_count(state: State, log: Log) -> None:
    """Area, the four disciplines, what is left over, her faction (AOI-ON-END-01 to -03)."""
    area = area_points(state)
    log.announce(
        "aoi-on_end_area",
        "AOI-ON-END-01",
        mine=group_of(state, PERSON),
        hers=group_of(state, AUTOMA),
        points=area[PERSON],
        her_points=area[AUTOMA],
    )
    for discipline, points in knowledge_points(state).items():
        log.announce(
            "aoi-on_end_knowledge",
            "AOI-END-05",
            discipline=Ref("discipline", discipline),
            mine=state.knowledge[PERSON][discipline],
            hers=state.knowledge[AUTOMA][discipline],
            points=points[PERSON],
            her_points=points[AUTOMA],
        )
    coins, points_left = worth_in_coins(state), resources(state)
    log.announce("aoi-on_end_resources", "AOI-ON-END-03", coins=coins, points=points_left)
    if hers := faction_points(state):
        log.announce("aoi-on_end_faction", "AOI-END-06", points=hers)
