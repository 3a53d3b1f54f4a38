"""Check-sums of the decks, small tables and the deck file's checks."""

from __future__ import annotations

from collections import Counter

import pytest

from automatable.games.through_the_ages.base_cards import CivilCard, civil_cards, military_cards
from automatable.games.through_the_ages.cards import AutomaCard, built_in_deck
from automatable.games.through_the_ages.formulas import FORMULAS
from automatable.games.through_the_ages.tactics import tactic_value
from tests.through_the_ages.table import table


def copies(age: str) -> list[CivilCard]:
    cards = [card for card in civil_cards().values() if card.age == age]
    return [card for card in cards for _ in range(card.copies)]


@pytest.mark.parametrize(
    ("age", "science", "stages", "gold"),
    [("A", 0, 11, 10), ("I", 88, 12, 13), ("II", 139, 14, 26), ("III", 220, 16, 39)],
)
def test_sums_of_the_civil_decks(age: str, science: int, stages: int, gold: int) -> None:
    cards = copies(age)
    assert sum(card.science_cost for card in cards) == science
    assert sum(len(card.stages) for card in cards) == stages
    assert sum(card.gold for card in cards if card.group == "action") == gold


ICON_COUNTS = {
    "action": (10, 13, 13, 13), "leader": (6, 6, 6, 6), "wonder": (4, 4, 4, 4),
    "special_strength": (0, 2, 2, 2), "farm_mine": (0, 4, 2, 2), "military": (0, 4, 5, 5),
    "government": (0, 2, 2, 3), "urban_science": (0, 4, 3, 4), "urban_culture": (0, 4, 5, 4),
    "urban_strength": (0, 1, 1, 1),
}  # fmt: skip


@pytest.mark.parametrize("icon", ICON_COUNTS)
def test_cards_that_match_a_take_icon(icon: str) -> None:
    found = [sum(icon in card.takes for card in copies(age)) for age in ("A", "I", "II", "III")]
    assert tuple(found) == ICON_COUNTS[icon]


def test_special_technologies_without_strength_match_first_valid_only() -> None:
    alone = [card.id for card in civil_cards().values() if card.copies and not card.takes]
    assert sorted(alone) == ["architecture", "civil_service", "code_of_laws", "engineering",
                             "justice_system", "masonry"]  # fmt: skip


MILITARY_COUNTS = {
    "A": {"event": 10},
    "I": {"event": 15, "territory": 6, "tactic": 10, "aggression": 6, "bonus": 6},
    "II": {"event": 15, "territory": 6, "tactic": 6, "aggression": 9, "war": 4, "bonus": 6},
    "III": {"event": 15, "tactic": 6, "aggression": 8, "war": 6, "bonus": 6},
}


@pytest.mark.parametrize("age", MILITARY_COUNTS)
def test_kinds_in_the_military_decks(age: str) -> None:
    found = Counter[str]()
    for card in military_cards().values():
        if card.age == age:
            found[card.kind] += card.copies
    assert found == MILITARY_COUNTS[age]


def icons(group: str) -> dict[str, int]:
    total = Counter[str]()
    for card in civil_cards().values():
        if card.group == group:
            total.update(card.icons)
    return {name: amount for name, amount in total.items() if amount}


def test_sums_of_counted_icons() -> None:
    assert (len(civil_cards()), len(military_cards())) == (127, 99)
    assert icons("leader") == {"culture": 3, "strength": 1}
    assert icons("wonder") == {"science": 3, "culture": 15, "strength": 6, "happiness": 4}
    assert icons("government") == {"science": -2, "culture": 4, "strength": 6}
    assert icons("special") == {"strength": 15}
    tactics = [card for card in military_cards().values() if card.kind == "tactic"]
    assert (sum(t.strength for t in tactics), sum(t.outdated for t in tactics)) == (91, 55)
    events = [card.reading for card in military_cards().values() if card.kind == "event"]
    assert Counter(events) == {"none": 18, "applies": 20, "partly": 3, "ruled": 14}


VALUES = {
    "fighting_band": [0, 0, 1, 1, 2, 2, 3, 3, 4, 4],
    "heavy_cavalry": [0, 0, 0, 4, 4, 4, 8, 8, 8, 12],
    "napoleonic_army": [0, 0, 0, 7, 7, 7, 14, 14, 14, 21],
    "classic_army": [0, 0, 0, 0, 8, 8, 8, 8, 16, 16],
    "modern_army": [0, 0, 0, 0, 13, 13, 13, 13, 26, 26],
}


@pytest.mark.parametrize("tactic", VALUES)
def test_tactic_values_by_number_of_level_ii_units(tactic: str) -> None:
    state = table("III", technologies=["riflemen"])
    found = []
    for units in range(10):
        state.automa.cubes = {"riflemen": units}
        found.append(tactic_value(state, tactic))
    assert found == VALUES[tactic]


def test_modern_army_with_level_i_units_is_outdated() -> None:
    state = table("III", technologies=["swordsmen"])
    found = []
    for units in range(10):
        state.automa.cubes = {"swordsmen": units}
        found.append(tactic_value(state, "modern_army"))
    assert found == [0, 0, 0, 0, 7, 7, 7, 7, 14, 14]


def test_impacts_in_a_new_game() -> None:
    state = table("III")
    worth = {name: FORMULAS[name](state) for name in FORMULAS}
    expected = {"farm_food_plus_4": 7, "mine_resources": 3, "variety_x2": 4, "science_rating": 1}
    not_by_default = ("actions_printed", "workers_over_10")
    assert {n: v for n, v in worth.items() if v and n not in not_by_default} == expected


# --- the stand-in deck

TALLY = {
    "I": (14, 10, 8, 6, 4, 10, 1, 5, 4, 0, 10, 18, 10),
    "II": (15, 12, 11, 6, 5, 11, 1, 4, 4, 2, 18, 36, 11),
    "III": (15, 14, 12, 6, 7, 11, 1, 5, 4, 3, 26, 54, 19),
}


def tally(cards: list[AutomaCard]) -> tuple[int, ...]:
    built = [icon for card in cards for icon in card.construct]
    politics = Counter(icon.icon for card in cards for icon in card.politics)
    return (
        sum(len(card.take) for card in cards),
        sum(len(card.develop) for card in cards),
        sum(icon.stages is None and not icon.blue_cube for icon in built),
        sum(icon.blue_cube for icon in built),
        sum(icon.stages or 0 for icon in built),
        sum(card.military_cards for card in cards),
        sum(card.happiness for card in cards),
        politics["event"],
        politics["aggression"],
        politics["war"],
        sum(card.colonization_bonus for card in cards),
        sum(card.defence for card in cards),
        sum(card.war_units for card in cards),
    )


@pytest.mark.parametrize("age", TALLY)
def test_tally_of_the_stand_in_deck(age: str) -> None:
    assert tally(list(built_in_deck().by_age[age].values())) == TALLY[age]
    assert built_in_deck().source.stand_in


def test_the_first_turn_with_the_stand_in_deck() -> None:
    """1 of 8 cards asks for a leader, 1 of 8 for a wonder, 6 of 8 find nothing in Age A."""
    first_icons = Counter(card.take[0][0] for card in built_in_deck().by_age["I"].values())
    assert (first_icons["leader"], first_icons["wonder"]) == (1, 1)
    matched = {icon for card in copies("A") for icon in card.takes}
    assert sum(n for icon, n in first_icons.items() if icon not in matched) == 6
