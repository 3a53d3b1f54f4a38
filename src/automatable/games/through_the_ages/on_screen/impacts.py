"""What the Age III events are worth to the person (TTA-ON-EVT-14)."""

from __future__ import annotations

from collections.abc import Callable

from automatable.games.through_the_ages.base_cards import civil
from automatable.games.through_the_ages.on_screen.comparing import Before
from automatable.games.through_the_ages.on_screen.ratings import (
    food_production,
    levels,
    mine_production,
    own,
    own_rating,
    resource_production,
)
from automatable.games.through_the_ages.on_screen.side import yellow_row
from automatable.games.through_the_ages.state import State

MORE_THAN_EATEN = 4
RANK_POINTS = 10
WORKERS_BEFORE = 10
WONDER_POINTS = {"A": 5, "I": 4, "II": 3, "III": 2}


def _agriculture(state: State, before: Before) -> int:
    civ = own(state)
    food = food_production(civ)
    return food + (MORE_THAN_EATEN if food > yellow_row(civ.yellow).consumption else 0)


def _balance(state: State, before: Before) -> int:
    civ = own(state)
    goods = food_production(civ), resource_production(civ)
    return 2 * min(own_rating(state, "science"), own_rating(state, "culture"), *goods)


def _happiness(state: State, before: Before) -> int:
    return 2 * before.happiness[0] - 2 * before.discontent


def _population(state: State, before: Before) -> int:
    """Workers on cards and unused ones, less the discontent (TTA-ON-R-27)."""
    civ = own(state)
    content = sum(civ.workers.values()) + civ.unused - before.discontent
    return 2 * max(0, content - WORKERS_BEFORE)


def _progress(state: State, before: Before) -> int:
    civ = own(state)
    return 2 * (civil(civ.government).level + sum(card.level for card in civ.specials()))


def _technology(state: State, before: Before) -> int:
    civ = own(state)
    return 4 * sum(civil(id).age == "III" for id in (*civ.technologies, civ.government))


def _variety(state: State, before: Before) -> int:
    civ = own(state)
    kinds = {civil(id).kind for id in civ.workers if civil(id).group != "farm_mine"}
    return 2 * (len(kinds) + len(civ.specials()))


def _rank(person_first: bool) -> int:
    return RANK_POINTS if person_first else 0


IMPACTS: dict[str, Callable[[State, Before], int]] = {
    "impact_agriculture": _agriculture,
    "impact_architecture": lambda state, before: levels(own(state), "urban"),
    "impact_balance": _balance,
    "impact_colonies": lambda state, before: 3 * len(state.person.colonies),
    "impact_competition": lambda state, before: levels(own(state), "military", "arena"),
    "impact_government": lambda state, before: (
        2 * own(state).civil_total + own(state).military_total
    ),
    "impact_happiness": _happiness,
    "impact_industry": lambda state, before: mine_production(own(state)),
    "impact_population": _population,
    "impact_progress": _progress,
    "impact_science": lambda state, before: _rank(not before.automa_most_science(state)),
    "impact_strength": lambda state, before: _rank(not before.automa_strongest(state)),
    "impact_technology": _technology,
    "impact_variety": _variety,
    "impact_wonders": lambda state, before: sum(
        WONDER_POINTS[civil(id).age] for id in own(state).wonders
    ),
}
