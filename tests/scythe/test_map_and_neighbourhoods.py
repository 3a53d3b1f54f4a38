"""4.4 Distance and reading order, 4.5 Neighbourhood, and the known numbers of the map."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from automatable.core.hexmap import distances
from automatable.games.scythe.components import factions
from automatable.games.scythe.map import (
    ADJACENT,
    BY_LAND,
    FACTORY,
    HOME_BASES,
    LAKES,
    READING_ORDER,
    REGIONS,
    RIVERS,
    TUNNELS,
    factory_distance,
    home_distance,
    region_distance,
)
from automatable.games.scythe.neighbourhood import (
    ON_LAKES,
    automa_neighbourhood,
    person_neighbourhood,
    reach,
    threatened,
    units_near,
)
from automatable.games.scythe.set_up import new_automa, new_person, new_state
from automatable.games.scythe.state import Automa, Person, State

LAND = [region for region in REGIONS if region not in LAKES]


def automa(faction: str = "nordic", progress: int = 9) -> Automa:
    side = new_automa(faction, "automa", "invaders", {})
    side.progress = progress
    return side


def human(faction: str, *abilities: str) -> Person:
    side = new_person(faction)
    side.abilities, side.workers = list(abilities), {}
    return side


def near(side: Person, region: str, ruling: str = "one_step") -> set[str]:
    other = "nordic" if side.faction != "nordic" else "crimea"
    return set(person_neighbourhood(new_state(side, automa(other)), side, region, ruling))


# --- the map


def test_the_map_has_the_known_numbers() -> None:
    terrains = Counter(region.terrain for region in REGIONS.values())
    assert terrains == {
        "mountain": 8, "farm": 7, "village": 9, "forest": 7, "tundra": 8, "lake": 7, "factory": 1,
    }  # fmt: skip
    borders = {frozenset((a, b)) for a, around in ADJACENT.items() for b in around}
    assert (len(REGIONS), len(borders), len(RIVERS)) == (47, 115, 31)
    assert sum(bool(border & LAKES) for border in borders) == 36
    assert not any(border <= LAKES for border in borders)
    assert not any(river & LAKES for river in RIVERS)
    assert borders >= RIVERS


@pytest.mark.rule("SCY-DIST-01")
def test_distances_are_plain_steps_over_the_map() -> None:
    for region in REGIONS:
        steps = distances([region], ADJACENT.__getitem__)
        assert steps == {other: region_distance(region, other) for other in REGIONS}
    assert sum(map(factory_distance, REGIONS)) == 124
    assert Counter(map(factory_distance, REGIONS)) == {0: 1, 1: 6, 2: 12, 3: 18, 4: 10}


@pytest.mark.rule("SCY-DIST-02")
@pytest.mark.parametrize(
    ("faction", "total"),
    [
        ("albion", 232), ("nordic", 217), ("polania", 209), ("rusviet", 215), ("saxony", 239),
        ("togawa", 245), ("crimea", 207),
    ],
)  # fmt: skip
def test_home_bases_lie_on_the_same_grid(faction: str, total: int) -> None:
    assert sum(home_distance(region, faction) for region in REGIONS) == total
    assert home_distance("home", faction) == 0
    assert all(home_distance(r, faction) == 1 for r in HOME_BASES[faction].start_regions)


@pytest.mark.rule("SCY-R-02")
def test_the_other_ruling_differs_on_eleven_pairs() -> None:
    differing = [
        (region, faction)
        for region in REGIONS
        for faction in factions()
        if home_distance(region, faction) != home_distance(region, faction, "via_start_hexes")
    ]
    assert len(differing) == 11
    assert ("G2", "crimea") in differing


@pytest.mark.rule("SCY-DIST-03")
def test_reading_order_goes_row_by_row_from_the_top_left() -> None:
    assert list(REGIONS) == sorted(REGIONS, key=lambda r: (r[0], int(r[1:])))
    assert READING_ORDER["home"] < READING_ORDER["A1"] < READING_ORDER["A2"] < READING_ORDER["B1"]
    assert READING_ORDER["H1"] == 47


# --- the Automa


@pytest.mark.rule("SCY-NBH-01")
def test_the_own_region_always_belongs_to_a_neighbourhood() -> None:
    for region in REGIONS:
        assert region in automa_neighbourhood(automa(progress=0), region)
        assert region in automa_neighbourhood(automa(), region)
        assert region in near(human("crimea"), region)


@pytest.mark.rule("SCY-NBH-02", "SCY-PROG-02")
@pytest.mark.parametrize(
    ("faction", "peninsula"),
    [
        ("nordic", {"A4", "A5", "B5"}),
        ("rusviet", {"C6", "D6", "D7"}),
        ("crimea", {"G3", "G4", "H1"}),
        ("saxony", {"F1", "F2", "G1"}),
        ("polania", {"C1", "D1", "D2"}),
    ],
)
def test_without_water_each_base_faction_stays_on_its_peninsula(
    faction: str, peninsula: set[str]
) -> None:
    side = automa(faction, progress=3)
    found = distances(side.workers, lambda region: automa_neighbourhood(side, region))
    assert set(found) == peninsula
    assert sum(REGIONS[region].encounter for region in peninsula) == 1


@pytest.mark.rule("SCY-NBH-02", "SCY-NBH-03")
def test_sums_of_neighbourhoods_with_and_without_water() -> None:
    dry, wet = automa(progress=0), automa(progress=4)
    assert sum(len(automa_neighbourhood(dry, region)) for region in LAND) == 136
    assert sum(len(automa_neighbourhood(wet, region)) for region in REGIONS) == 277


@pytest.mark.rule("SCY-INV-03", "SCY-R-21")
@pytest.mark.parametrize("faction", ["albion", "togawa"])
def test_the_expansion_factions_roam_the_mainland_before_water(faction: str) -> None:
    side = automa(faction, progress=0)
    found = distances(side.workers, lambda region: automa_neighbourhood(side, region))
    assert len(found) == 25
    assert FACTORY in found


@pytest.mark.rule("SCY-R-26")
def test_a_unit_on_a_lake_before_water_may_step_onto_land() -> None:
    side = automa(progress=0)
    assert automa_neighbourhood(side, "C4") == {"C4", "B4", "B5", "C3", "C5", "D4", "D5"}


@pytest.mark.rule("SCY-NBH-15")
def test_any_unit_may_appear_beside_any_other() -> None:
    side = automa("crimea")
    side.workers, side.mechs, side.character = {"A1": 1}, {"home": 1}, "mat"
    assert reach(side) == {"A1", "A2", "B1", "B2", "G3", "H1"}


# --- the person


@pytest.mark.rule("SCY-NBH-06")
def test_units_at_home_threaten_nothing() -> None:
    side = human("rusviet", "riverwalk")
    side.mechs = {"home": 2}
    assert threatened(new_state(side, automa()), automa()) == frozenset()


@pytest.mark.rule("SCY-NBH-07")
def test_without_abilities_a_person_goes_by_land() -> None:
    side = human("crimea")
    for region in LAND:
        assert near(side, region, "adjacent") == {region, *BY_LAND[region]}


@pytest.mark.rule("SCY-NBH-08", "SCY-NBH-10")
@pytest.mark.parametrize(
    ("faction", "adjacent", "one_step"),
    [
        ("nordic", 161, 191), ("saxony", 161, 191), ("rusviet", 162, 192),
        ("crimea", 157, 187), ("polania", 163, 193),
    ],
)  # fmt: skip
def test_riverwalk_enters_two_terrains(faction: str, adjacent: int, one_step: int) -> None:
    without, side = human(faction), human(faction, "riverwalk")
    assert sum(len(near(without, region, "adjacent")) for region in LAND) == 136
    assert sum(len(near(without, region)) for region in LAND) == 166
    assert sum(len(near(side, region, "adjacent")) for region in LAND) == adjacent
    assert sum(len(near(side, region)) for region in LAND) == one_step


@pytest.mark.rule("SCY-NBH-09")
@pytest.mark.parametrize(
    ("faction", "ability"), [("nordic", "seaworthy"), ("polania", "submerge"), ("togawa", "suiton")]
)
def test_lakes_open_with_an_ability(faction: str, ability: str) -> None:
    assert not near(human(faction), "D4") & LAKES
    side = human(faction, ability)
    assert near(side, "D4") & LAKES == {"C4", "D3", "E5"}
    from_lake = near(side, "D3")
    assert from_lake >= {"C2", "C3", "D2", "D4", "E3", "E4"}
    assert (from_lake >= LAKES) == (ability == "submerge")


@pytest.mark.rule("SCY-NBH-10")
def test_a_mine_is_a_private_tunnel() -> None:
    side = human("crimea")
    assert not near(side, "A1") & TUNNELS
    side.structures = {"A1": "mine"}
    assert near(side, "A1") >= TUNNELS
    assert "A1" in near(side, "F4")
    side.structures = {"A1": "mill"}
    assert "A1" not in near(side, "F4")


@pytest.mark.rule("SCY-NBH-11")
def test_underpass_joins_tunnels_and_controlled_mountains() -> None:
    side = human("saxony", "underpass")
    side.workers = {"G4": 1, "F1": 1}
    assert near(side, "G4") >= TUNNELS | {"F1"}
    assert near(side, "C5") >= {"F1", "G4"}
    assert "A1" not in near(side, "G4"), "a mountain that nobody controls"
    assert not near(side, "G1") & TUNNELS


@pytest.mark.rule("SCY-NBH-11", "SCY-SCO-07")
def test_township_counts_villages_held_by_a_structure() -> None:
    side = human("rusviet", "township")
    side.structures = {"A6": "mill"}
    assert "A6" in near(side, "D4")
    assert "D4" in near(side, "A6")
    assert "G5" not in near(side, "D4")


@pytest.mark.rule("SCY-NBH-12")
def test_expansion_abilities() -> None:
    albion = human("albion", "burrow")
    albion.structures = {"A3": "mine"}
    assert "A4" in near(albion, "A3", "adjacent")
    assert "C6" not in near(human("albion", "burrow"), "B6", "adjacent")
    albion = human("albion", "rally")
    albion.workers, albion.flags = {"H1": 1, "home": 1}, ["A6"]
    assert near(albion, "D1") >= {"H1", "A6"}
    togawa = human("togawa", "toka", "shinobi")
    togawa.traps = {"A1": False, "G6": True}
    assert near(togawa, "D2") >= {"C2", "E2", "E3", "A1", "G6"}


@pytest.mark.rule("SCY-NBH-13")
def test_speed_and_wayfare_change_nothing() -> None:
    for region in LAND:
        assert near(human("crimea", "speed", "wayfare"), region) == near(human("crimea"), region)


@pytest.mark.rule("SCY-NBH-14")
def test_who_stands_there_does_not_matter_and_abilities_hold_for_all() -> None:
    side = human("saxony", "riverwalk")
    side.character, side.mechs = "D6", {"G1": 1}
    state = new_state(side, automa())
    empty = person_neighbourhood(state, side, "D6")
    state.automas[0].mechs = {"D5": 1}
    assert person_neighbourhood(state, side, "D6") == empty
    assert "D5" in empty, "the character wades although only a mech unlocked it"


# --- the same again, plainly


@st.composite
def positions(draw: st.DrawFn) -> State:
    """Any faction with any abilities against a Nordic Automa, units anywhere."""
    faction = draw(st.sampled_from([f for f in factions() if f != "nordic"]))
    side = new_person(faction)
    side.abilities = draw(st.lists(st.sampled_from(factions()[faction].abilities), unique=True))
    places = st.sampled_from(list(REGIONS))
    side.character = draw(places)
    side.mechs = dict.fromkeys(draw(st.lists(places, max_size=4, unique=True)), 1)
    side.workers = dict.fromkeys(draw(st.lists(places, max_size=8, unique=True)), 1)
    if draw(st.booleans()):
        side.structures = {draw(places): "mine"}
    other = automa(progress=draw(st.integers(0, 12)))
    other.mechs = dict.fromkeys(draw(st.lists(places, max_size=4, unique=True)), 1)
    other.workers = dict.fromkeys(draw(st.lists(places, max_size=8, unique=True)), 1)
    return new_state(side, other)


def step_by_step(state: State, side: Person, start: str) -> set[str]:
    """One step, worked out from borders, rivers and abilities with nothing prepared."""
    dug = {r for r in REGIONS if REGIONS[r].tunnel} | side.mines
    held = {r for r in REGIONS if side.units_on(r) or r in side.structures}
    held = {r for r in held if side.units_on(r) or not state.automas[0].units_on(r)}
    found = {start}
    for end in ADJACENT[start]:
        river = frozenset((start, end)) in RIVERS
        lake = REGIONS[end].terrain == "lake"
        wade = side.has("riverwalk") and REGIONS[end].terrain in factions()[side.faction].riverwalk
        over = wade or side.has("toka") or (side.has("burrow") and bool({start, end} & dug))
        if (lake and any(map(side.has, ON_LAKES))) or (not lake and (not river or over)):
            found.add(end)
    networks = [dug]
    if side.has("submerge"):
        networks.append({r for r in REGIONS if REGIONS[r].terrain == "lake"})
    if side.has("township"):
        networks.append({r for r in held if REGIONS[r].terrain == "village"} | {FACTORY})
    if side.has("underpass"):
        networks.append({r for r in held if REGIONS[r].terrain == "mountain"} | dug)
    for network in networks:
        found |= network if start in network else set()
    if side.has("rally"):
        found |= side.workers.keys() & REGIONS.keys()
    return found


@given(positions())
@pytest.mark.rule("SCY-NBH-01", "SCY-MOVE-12")
def test_neighbourhoods_equal_a_plain_search(state: State) -> None:
    side, other = state.persons[0], state.automas[0]
    expected = {r: step_by_step(state, side, r) for r in side.combat_regions()}
    for region, found in expected.items():
        assert set(person_neighbourhood(state, side, region)) == found
    assert set(threatened(state, other)) == set().union(*expected.values())


@given(positions())
@pytest.mark.rule("SCY-NBH-15", "SCY-MOVE-13")
def test_reach_and_counts_equal_a_breadth_first_search(state: State) -> None:
    other = state.automas[0]
    dry = other.progress <= 3

    def steps(region: str) -> list[str]:
        return [
            end
            for end in ADJACENT[region]
            if not dry or (end not in LAKES and frozenset((region, end)) not in RIVERS)
        ]

    standing = [at for at, n in [*other.mechs.items(), *other.workers.items()] for _ in range(n)]
    near_each = [
        {r for r, n in distances([at], steps).items() if n <= 1} for at in standing if at != "home"
    ]
    assert set(reach(other)) == set().union({"A4", "A5"}, *near_each)
    for region in REGIONS:
        assert units_near(other, region) == sum(region in around for around in near_each)
