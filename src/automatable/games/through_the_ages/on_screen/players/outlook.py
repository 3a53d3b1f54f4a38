"""How the statesman judges a position: culture points ahead at the end, as it expects them.

What is there counts once, what comes every turn as often as there are turns left. A first scientist
or miner is worth more than a tenth (`_less_and_less`), and a card of the hand only as much as
science will let it be developed in time. The figures were found by playing.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass

from automatable.games.through_the_ages.base_cards import CivilCard, civil, military
from automatable.games.through_the_ages.on_screen.civilization import Civilization
from automatable.games.through_the_ages.on_screen.comparing import Before
from automatable.games.through_the_ages.on_screen.goods import stored
from automatable.games.through_the_ages.on_screen.impacts import IMPACTS
from automatable.games.through_the_ages.on_screen.ratings import (
    discontent,
    food_production,
    own,
    own_rating,
    own_strength,
    resource_production,
)
from automatable.games.through_the_ages.on_screen.side import (
    corruption_at,
    event_sides,
    icons,
    side_of,
    yellow_row,
)
from automatable.games.through_the_ages.ratings import rating, strength
from automatable.games.through_the_ages.state import State

USUAL_ROUNDS = 21
UNITS_WORTH = {
    "science": 1.0, "culture": 1.0, "strength": 0.6, "happiness": 0.8, "food": 0.7,
    "resources": 1.0,
}  # fmt: skip
"""Points a turn that one of each is worth on a card."""


@dataclass(frozen=True)
class Weights:
    """What each thing is worth in culture points, or in points for every turn left."""

    science: float = 2.4
    resources: float = 2.0
    food: float = 1.1
    civil_action: float = 2.0
    military_action: float = 1.0
    behind: float = 0.55
    ahead: float = 0.25
    discontent: float = 0.75
    happy: float = 0.35
    uprising: float = 60.0
    free_worker: float = 1.1
    more_free: float = 0.5
    worker: float = 1.0
    yellow: float = 0.15
    stored_food: float = 0.45
    stored_resource: float = 0.6
    hunger: float = 4.0
    corruption: float = 1.2
    science_point: float = 0.7
    spare_science: float = 0.25
    better: float = 0.3
    level: float = 2.0
    in_hand: float = 0.1
    clogged: float = 15.0
    action_card: float = 2.5
    leader_card: float = 5.0
    leader: float = 4.0
    wonder: float = 6.0
    stage: float = 0.9
    colony: float = 4.0
    card_drawn: float = 1.3
    event_to_come: float = 0.8
    war: float = 1.1


WEIGHTS = Weights()


def outlook(state: State, weights: Weights = WEIGHTS) -> float:
    """Culture points that the person will be ahead, by and large."""
    return sum(_parts(_Looking(state, weights)))


@dataclass
class _Looking:
    """A position with what all parts of the reckoning look at."""

    state: State
    weights: Weights

    def __post_init__(self) -> None:
        self.civ: Civilization = own(self.state)
        self.left = turns_left(self.state)
        self.lead = own_strength(self.state) - strength(self.state)
        self.science = own_rating(self.state, "science")
        self.mined = resource_production(self.civ)
        self.row = yellow_row(self.civ.yellow)


def turns_left(state: State) -> int:
    """Productions to come, this turn's included."""
    if state.last_round is not None:
        return max(0, state.last_round - state.round) + 1
    return max(2, USUAL_ROUNDS - state.round)


def _less_and_less(amount: float, enough: float) -> float:
    """The first counts in full, and hardly anything beyond what is enough."""
    return enough * (1 - math.exp(-amount / enough)) if amount > 0 else amount


def _parts(at: _Looking) -> Iterator[float]:
    yield from _points(at)
    yield from _economy(at)
    yield from _people(at)
    yield from _cards(at)
    yield from _military(at)


# --- points and goods


def _points(at: _Looking) -> Iterator[float]:
    state = at.state
    yield state.person.culture_points - state.automa.culture_points
    yield at.left * (own_rating(state, "culture") - rating(state, "culture"))
    yield at.weights.event_to_come * sum(_impacts(state))


def _impacts(state: State) -> Iterator[int]:
    """What the Age III events that the person prepared would bring now."""
    for event in (*state.current_events, *state.future_events):
        if event.age == "III" and event.card and military(event.card).kind == "event":
            before = Before.of(state)
            for part in event_sides()[event.card].parts:
                yield from (
                    IMPACTS[by](state, before) for by in part.gain_by.values() if by in IMPACTS
                )


def _economy(at: _Looking) -> Iterator[float]:
    civ, left, weights = at.civ, at.left, at.weights
    enough = 3 + 0.35 * at.state.round
    yield weights.science * left * _less_and_less(at.science, enough) * min(1, left / 6)
    enough = 3 + 0.45 * at.state.round
    yield weights.resources * left * _less_and_less(at.mined, enough) * min(1, (left + 1) / 4)
    eaten = food_production(civ) - at.row.consumption
    yield weights.food * left * _less_and_less(eaten + 1, 2)
    food, resources = stored(civ, "food"), stored(civ, "resources")
    yield weights.hunger * min(0, eaten + food)
    yield weights.stored_food * min(8, food) * min(1, left / 3)
    kept = min(6, resources) + 0.4 * max(0, min(12, resources) - 6)
    yield weights.stored_resource * kept * min(1, left / 2)
    producing = sum(n for id, n in civ.workers.items() if civil(id).group == "farm_mine")
    soon = corruption_at(max(0, civ.blue - producing))
    yield -weights.corruption * (corruption_at(civ.blue) + 0.5 * soon)


def _people(at: _Looking) -> Iterator[float]:
    civ, left, weights = at.civ, at.left, at.weights
    civil_actions = _less_and_less(civ.civil_total - 3, 4)
    military_actions = _less_and_less(civ.military_total - 1, 3)
    yield left * weights.civil_action * civil_actions
    yield left * weights.military_action * military_actions
    angry = discontent(at.state)
    yield -left * weights.discontent * angry
    yield -weights.uprising if angry > civ.unused else 0.0
    spare = own_rating(at.state, "happiness") - at.row.happy_faces
    yield left * weights.happy * max(0, min(2, spare))
    free = max(0, civ.unused - angry)
    more = min(2, max(0, free - 1))
    yield left * (weights.free_worker * min(1, free) + weights.more_free * more)
    yield weights.worker * sum(civ.workers.values()) * min(1, left / 5)
    yield weights.yellow * civ.yellow * min(1, left / 8)


# --- cards


def _cards(at: _Looking) -> Iterator[float]:
    civ, left, weights = at.civ, at.left, at.weights
    yield from (technology_worth(civ, id, left, weights) for id in civ.technologies)
    yield from _hand(at)
    government = civil(civ.government)
    yield 2.0 * government.level + 0.4 * left * min(1, (government.urban_limit or 2) - 2)
    if civ.leader:
        yield weights.leader * (1 + 0.5 * civil(civ.leader).level) * min(1, left / 4) + 0.3 * left
    yield weights.wonder * len(civ.wonders)
    yield _unfinished(at)
    colonies = len(at.state.person.colonies) - 0.5 * len(at.state.automa.colonies)
    yield weights.colony * colonies


def _hand(at: _Looking) -> Iterator[float]:
    """Technologies count less the longer science makes them wait, and clog the hand."""
    civ, weights, needed = at.civ, at.weights, 0
    for card in map(civil, civ.hand):
        if card.group == "action":
            yield weights.action_card + 0.5 * card.level
        elif card.group == "leader":
            yield weights.leader_card + card.level - (0 if at.left > 2 else 6)
        else:
            needed += _price(card)
            wait = max(0, needed - civ.science) / max(1, at.science)
            worth = technology_worth(civ, card.id, at.left, weights)
            yield weights.in_hand * worth * 0.8**wait - (weights.clogged if wait > 2 else 0)
    wanted = min(civ.science, needed + 4)
    yield weights.science_point * wanted * (1 if at.left > 2 else 0.5)
    yield weights.spare_science * max(0, min(30, civ.science - needed - 4))


def _price(card: CivilCard) -> int:
    """Governments come by revolution, more often than not."""
    return card.science_cost if card.revolution_cost is None else card.revolution_cost + 2


def technology_worth(civ: Civilization, id: str, left: int, weights: Weights) -> float:
    """What a technology lets the workers of its kind do better."""
    card = civil(id)
    if card.group == "special":
        return _special_worth(card, left, weights)
    if card.group == "government":
        return _government_worth(civ, card, left, weights)
    mates = (civil(other) for other in civ.in_play())
    lower = [mate for mate in mates if mate.kind == card.kind and mate.level < card.level]
    best = max((_yield_worth(mate) for mate in lower), default=0.0)
    more = max(0.2, _yield_worth(card) - best)
    return 0.7 * weights.better * left * more * _users(civ, card) + weights.level * card.level


def _yield_worth(card: CivilCard) -> float:
    return sum(UNITS_WORTH.get(name, 0) * n for name, n in card.yields.items())


def _users(civ: Civilization, card: CivilCard) -> float:
    """Workers that will stand on it, as far as one can tell."""
    there = civ.buildings(card.kind) + 0.6
    if card.group == "urban":
        return min(there + 0.4, 2.5)
    return min(there, 4.0 if card.group == "farm_mine" else 5.0)


def _special_worth(card: CivilCard, left: int, weights: Weights) -> float:
    gives = icons(card.id)
    each_turn = (
        weights.civil_action * gives.get("civil_actions", 0)
        + weights.military_action * gives.get("military_actions", 0)
        + weights.behind * gives.get("strength", 0)
        + (0.5 * (card.level + 1) if card.kind == "construction" else 0)
    )
    return 2.0 * card.level + left * each_turn


def _government_worth(civ: Civilization, card: CivilCard, left: int, weights: Weights) -> float:
    """What it gives beyond the present one."""
    new, now = icons(card.id), icons(civ.government)
    worth = {
        "civil_actions": weights.civil_action, "military_actions": weights.military_action,
        **{name: UNITS_WORTH[name] for name in ("science", "culture", "strength", "happiness")},
    }  # fmt: skip
    more = sum(each * (new.get(name, 0) - now.get(name, 0)) for name, each in worth.items())
    return 0.8 * left * max(0.0, more)


def _unfinished(at: _Looking) -> float:
    """Stages count if the wonder can still be finished."""
    wonder, weights = at.civ.unfinished, at.weights
    if wonder is None:
        return 0.0
    card = civil(wonder.id)
    total, paid = sum(card.stages), sum(card.stages[: wonder.built])
    if (total - paid) / max(2, at.mined) > at.left + 0.5 and at.left <= 4:
        return 0.0
    each_turn = sum(UNITS_WORTH.get(name, 0) * n for name, n in icons(card.id).items())
    whole = weights.wonder + 0.8 * at.left * each_turn + (12 if side_of(card.id).on_finish else 0)
    return 2.0 + weights.stage * paid + 0.3 * whole * paid / total


# --- military


def _military(at: _Looking) -> Iterator[float]:
    state, left, weights = at.state, at.left, at.weights
    gap, ahead = max(0, -at.lead), max(0, at.lead)
    felt = min(8, gap) + 0.6 * max(0, min(30, gap) - 8)
    yield -(min(left, 8) + 4) * weights.behind * felt
    yield left * weights.ahead * min(6, ahead) + 0.15 * ahead
    if state.age != "IV":
        yield weights.card_drawn * min(3, at.civ.ma)
    limit = at.civ.military_total + at.civ.hand_bonus
    yield sum(_military_card(id, ahead > 0) for id in state.person.hand[: limit + 3])
    if state.person.war_declared:
        yield weights.war * (1 if at.lead > 3 else -1) * (5 + abs(at.lead - 2))
    if state.automa.war_declared and gap:
        yield -1.6 * (gap + 5)


def _military_card(id: str, stronger: bool) -> float:
    card = military(id)
    return {
        "bonus": 1.0 * card.level,
        "event": 0.3 + 0.5 * card.level,
        "territory": 0.3,
        "tactic": 0.8,
        "aggression": 0.6 if stronger else 0.2,
        "war": 1.5 if stronger else 0.3,
    }[card.kind]
