"""Every fact of Through the Ages that can be corrected (TTA-EFF-02)."""

from __future__ import annotations

from collections.abc import Iterator

from automatable.core.screens import Fact
from automatable.games.through_the_ages.state import State


def facts(state: State) -> Iterator[Fact]:
    """Every fact the Automa's rules read, in the order in which mistakes happen."""
    automa, person = state.automa, state.person
    yield Fact("automa.culture_points", "fact-culture_points", automa.culture_points)
    yield Fact("automa.science_points", "fact-science_points", automa.science_points)
    cubes = " ".join(f"{id}:{count}" for id, count in automa.cubes.items())
    yield Fact("automa.cubes", "fact-cubes", cubes, notation=True)
    yield Fact("row", "fact-row", " ".join(id or "-" for id in state.row), notation=True)
    for name in ("technologies", "wonders", "colonies"):
        ids = " ".join(getattr(automa, name))
        yield Fact(f"automa.{name}", f"fact-{name}", ids, notation=True)
    yield Fact("automa.government", "fact-government", automa.government, notation=True)
    yield Fact("automa.leader", "fact-leader", automa.leader, notation=True)
    yield from _hand_facts(state)
    yield Fact("automa.blue_cubes", "fact-blue_cubes", automa.blue_cubes)
    yield Fact("automa.happiness_gained", "fact-happiness_gained", automa.happiness_gained)
    yield Fact("automa.active_tactic", "fact-active_tactic", automa.active_tactic, notation=True)
    yield Fact(
        "common_tactics", "fact-common_tactics", " ".join(state.common_tactics), notation=True
    )
    for name in ("leader_ages_taken", "government_ages_taken", "tactic_ages_kept"):
        yield Fact(f"automa.{name}", f"fact-{name}", " ".join(getattr(automa, name)))
    yield Fact("round", "fact-round", state.round)
    yield Fact("human.strength", "fact-human_strength", person.strength)
    yield Fact("human.culture_points", "fact-human_culture", person.culture_points)
    yield Fact("human.colonies", "fact-human_colonies", " ".join(person.colonies), notation=True)
    yield Fact("human.hand", "fact-human_hand", " ".join(person.hand), notation=True)


def _hand_facts(state: State) -> Iterator[Fact]:
    hand = state.automa.hand
    yield Fact("automa.hand.action", "fact-action", " ".join(hand.action), notation=True)
    yield Fact("automa.hand.urban", "fact-urban", " ".join(hand.urban), notation=True)
    for slot in ("military", "special", "farm_mine", "tactic"):
        yield Fact(f"automa.hand.{slot}", f"fact-{slot}", getattr(hand, slot), notation=True)
    yield Fact("automa.hand.government", "fact-hand_government", hand.government, notation=True)
