"""What an event is worth to the Automa: the formulas of the Impact cards.

TTA-EVT-15, TTA-EVT-16, TTA-EVT-17, TTA-EVT-18, TTA-EVT-19, TTA-EVT-20, TTA-EVT-21, TTA-EVT-22
"""

from __future__ import annotations

from collections.abc import Callable

from automatable.games.through_the_ages.base_cards import LEVELS, civil
from automatable.games.through_the_ages.ratings import rating
from automatable.games.through_the_ages.state import State

VIRTUAL = 3
"""Farms and mines the Automa counts as owning (TTA-EFF-08)."""
RANK_POINTS = 10
_WONDER_POINTS = {"A": 5, "I": 4, "II": 3, "III": 2}


def best_yield(state: State, kind: str, goods: str) -> int:
    """Of the best farm or mine technology in play."""
    return max(card.yields[goods] for card in state.automa.in_play() if card.kind == kind)


def _farms(state: State) -> int:
    return VIRTUAL * best_yield(state, "farm", "food")


def _mines(state: State) -> int:
    return VIRTUAL * best_yield(state, "mine", "resources")


def _levels(state: State, *kinds: str) -> int:
    built = state.automa.with_cubes()
    return sum(card.level * n for card, n in built if card.group in kinds or card.kind in kinds)


def _smallest_production(state: State) -> int:
    ratings = rating(state, "science"), rating(state, "culture")
    return min(*ratings, _farms(state), _mines(state))


def _government_and_specials(state: State) -> int:
    specials = sum(card.level for card in state.automa.specials())
    return civil(state.automa.government).level + specials


def _level_3_technologies(state: State) -> int:
    cards = [*state.automa.in_play(), civil(state.automa.government)]
    return sum(card.level == LEVELS["III"] for card in cards)


def _variety(state: State) -> int:
    kinds = {card.kind for card, _ in state.automa.with_cubes()}
    return len(kinds) + len(state.automa.specials())


def _actions_printed(state: State) -> int:
    automa = state.automa
    ids = [automa.government, *automa.wonders, *([automa.leader] if automa.leader else [])]
    cards = [*map(civil, ids), *automa.specials()]
    return sum(
        2 * card.printed.get("civil_actions", 0) + card.printed.get("military_actions", 0)
        for card in cards
    )


def _workers_over_10(state: State) -> int:
    workers = sum(state.automa.cubes.values()) + 2 * VIRTUAL
    return 2 * max(0, workers - 10)


FORMULAS: dict[str, Callable[[State], int]] = {
    "science_rating": lambda state: rating(state, "science"),  # TTA-EVT-07
    "culture_rating": lambda state: rating(state, "culture"),  # TTA-EVT-07
    "farm_food_plus_4": lambda state: _farms(state) + 4,
    "mine_resources": _mines,
    "urban_levels": lambda state: _levels(state, "urban"),
    "twice_smallest_production": lambda state: 2 * _smallest_production(state),
    "colonies_x3": lambda state: 3 * len(state.automa.colonies),
    "unit_and_arena_levels": lambda state: _levels(state, "military", "arena"),
    "happiness_x2": lambda state: 2 * rating(state, "happiness"),
    "government_and_special_levels_x2": lambda state: 2 * _government_and_specials(state),
    "level_3_technologies_x4": lambda state: 4 * _level_3_technologies(state),
    "variety_x2": lambda state: 2 * _variety(state),
    "wonders_by_age": lambda state: sum(
        _WONDER_POINTS[civil(id).age] for id in state.automa.wonders
    ),
    "actions_printed": _actions_printed,
    "workers_over_10": _workers_over_10,
}
"""Those that follow from the Automa alone; ranks need the person's values too."""
