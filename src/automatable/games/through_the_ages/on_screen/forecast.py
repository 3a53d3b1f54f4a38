"""What the end of the person's turn would bring if it came now."""

from __future__ import annotations

from dataclasses import dataclass

from automatable.core.simulating.whole_games import Silent
from automatable.core.state.copying import copied
from automatable.games.through_the_ages.on_screen.context import PersonTurn
from automatable.games.through_the_ages.on_screen.end_of_turn import (
    economy,
    military_hand_limit,
)
from automatable.games.through_the_ages.on_screen.ratings import (
    derived,
    discontent,
    own,
    uprising,
)
from automatable.games.through_the_ages.on_screen.side import corruption_at, person_side
from automatable.games.through_the_ages.state import State

AMPLE = 1000
"""Culture points in the trial, so that hunger counts in full."""


@dataclass(frozen=True)
class Coming:
    """Differences to now; goods after corruption, production and consumption."""

    uprising: bool
    discontent: int
    science: int
    culture: int
    food: int
    resources: int
    corruption: int
    hunger: int
    """Food that is missing."""
    cards: int
    discards: int


def coming(state: State) -> Coming:
    """TTA-ON-EOT-01, TTA-ON-EOT-03 to -09, in a copy of the state."""
    civ, before = own(state), derived(state)
    riot = uprising(state)
    trial = copied(state)
    trial.person.culture_points += AMPLE
    if not riot:
        trial.person.culture_points += before["culture_rating"]
        economy(PersonTurn(trial, Silent()))
    after = derived(trial)
    culture = trial.person.culture_points - state.person.culture_points - AMPLE
    most = person_side().limits.military_cards_per_turn
    return Coming(
        uprising=riot,
        discontent=discontent(state),
        science=0 if riot else before["science_rating"],
        culture=culture,
        food=after["food"] - before["food"],
        resources=after["resources"] - before["resources"],
        corruption=0 if riot else corruption_at(civ.blue),
        hunger=0 if riot else _hunger(before["culture_rating"] - culture),
        cards=0 if state.age == "IV" or state.round == 1 else min(civ.ma, most),
        discards=max(0, len(state.person.hand) - military_hand_limit(civ)),
    )


def _hunger(lost: int) -> int:
    return lost // person_side().limits.culture_per_missing_food
