"""The light way: she does the same as in the full way, and only what she needs is asked for."""

from __future__ import annotations

from typing import Any

import pytest

from automatable.core.errors import BadOptions, BadPosition, Refused
from automatable.core.matches.match import Match
from automatable.core.matches.saves import dumps, loads
from automatable.core.options import resolve
from automatable.games.age_of_innovation import GAME
from automatable.games.age_of_innovation.set_up import OPTIONS
from automatable.games.age_of_innovation.state import State
from tests.age_of_innovation.light_way import SideBySide
from tests.age_of_innovation.small_board import match_at, position

FACTIONS = (
    "simpletons", "kuddlers", "druids", "racelings", "wanderers", "mimics", "powermongers",
)  # fmt: skip
LEVELS = ("automalein", "automa", "automaechtig", "ultoma", "alptrauma")
SIDES = ("1-3", "3-5")
TWO = "B5w* E10w"


def side_by_side(n: int) -> SideBySide:
    """Two whole tables; every faction and level comes round, on both sides of the board."""
    options = {
        "faction": FACTIONS[n % 7],
        "level": LEVELS[n % 5],
        "board_side": ("1-3", "3-5")[n % 2],
    }
    if options["faction"] == "powermongers":
        options["powermongers_trigger"] = "offered"
    both = SideBySide.new(f"side by side {n}", **options)
    both.set_up()
    while both.full.state.phase != "final":
        in_full, in_light = both.turn()
        assert in_light == in_full
    return both


@pytest.mark.rule("AOI-LIGHT-02", "AOI-LIGHT-03")
@pytest.mark.parametrize("n", range(7))
def test_she_does_the_same_as_in_the_full_way(n: int) -> None:
    """A person who sees the true board answers; what she takes by count is the same, too."""
    both = side_by_side(n)
    assert both.light.state.automa_buildings == both.full.state.automa_buildings
    assert both.light.state.knowledge["automa"] == both.full.state.knowledge["automa"]
    assert both.light.state.points_automa == both.full.state.points_automa


@pytest.mark.slow
@pytest.mark.rule("AOI-LIGHT-02")
@pytest.mark.parametrize("n", range(7, 105))
def test_she_does_the_same_in_very_many_games(n: int) -> None:
    side_by_side(n)


def light_at(action: int, support: int, **facts: Any) -> Match[State]:
    """Her turn with these cards in the light way, from a position in which nothing is fresh."""
    cards = (support, action)
    match = match_at(cards=cards, seen=facts.pop("seen", []), **facts)
    for card in cards:
        match.answer(f"card {card}")
    return match


def asked(match: Match[State]) -> str:
    assert match.pending is not None
    return match.pending.prompt


@pytest.mark.rule("AOI-LIGHT-02")
def test_only_the_terrain_that_she_wants_first_is_asked_for() -> None:
    """Six spaces are in reach; two are swamp, and B6 lies beside C7: what lies beside B4 counts."""
    match = light_at(4, 1, automa=TWO, human="C7w")
    assert asked(match) == "look_reach"
    wanted, beside_the_other = {"mine B4", "mine B6"}, {"mine A4", "mine A5", "mine C5"}
    assert set(match.legal()) == {"done"} | wanted | beside_the_other


@pytest.mark.rule("AOI-LIGHT-02")
def test_a_space_that_is_taken_leads_to_the_next_ones() -> None:
    match = light_at(4, 1, automa=TWO, human="C7w")
    match.answer("mine B4")
    match.answer("mine B6")
    assert asked(match) == "look_reach"
    assert not {"mine B4", "mine B6"} & set(match.legal())
    match.answer("done")
    assert match.state.person_buildings["B6"].type == "workshop"
    assert len(match.state.automa_buildings) == 3


@pytest.mark.rule("AOI-LIGHT-02")
def test_what_was_told_is_not_asked_again_until_the_map_has_changed() -> None:
    seen = [f"built {hex}" for hex in ("A4", "A5", "B4", "B6", "C5")]
    told = light_at(4, 1, automa=TWO, human="C7w", seen=seen)
    assert len(told.state.automa_buildings) == 3


@pytest.mark.rule("AOI-LIGHT-01")
def test_a_turn_ends_with_what_it_has_changed() -> None:
    seen_before = ["built B4", "level law"]
    kept = {
        "done map": ["level law"],
        "done knowledge": ["built B4"],
        "done": [],
        "done nothing": ["built B4", "level law"],
        "pass": ["built B4", "level law"],
    }
    for end, seen in kept.items():
        match = match_at(automa=TWO, human="C7w", to_move="person_1", seen=seen_before)
        match.answer(end)
        assert match.state.seen == seen, end


@pytest.mark.rule("AOI-LIGHT-01")
def test_only_terrain_without_a_building_is_reported() -> None:
    match = match_at(automa=TWO, human="C7w", to_move="person_1", seen=[])
    assert {text.split()[0] for text in match.legal()} == {"done", "pass", "transform"}
    with pytest.raises(Refused, match="nothing_to_report"):
        match.answer("build D8")
    match.answer("transform D8 lake")
    assert match.state.terrain("D8") == "lake"


@pytest.mark.rule("AOI-LIGHT-01")
@pytest.mark.parametrize(
    "wrong",
    [
        {"humans": 2, "tracking": "light"},
        {"faction": "blight", "tracking": "light"},
        {"tracking": "light", "bridges_connect_everyone": "on"},
    ],
)
def test_it_is_for_one_person_and_a_whole_card(wrong: dict[str, Any]) -> None:
    with pytest.raises(BadOptions, match="option_does_not_apply"):
        resolve(OPTIONS, wrong)


@pytest.mark.rule("AOI-LIGHT-01")
def test_a_position_says_if_it_cannot_be_played_in_the_light_way() -> None:
    at = position(automa=TWO, human="C7w", humans=["forest", "desert"], seen=[])
    with pytest.raises(BadPosition) as refused:
        GAME.from_position(at)
    assert [problem.code for problem in refused.value.problems] == ["light_way"]
    switches = {"bridges_connect_everyone": True}
    bridges = position(automa=TWO, human="C7w", seen=[], switches=switches)
    with pytest.raises(BadPosition, match="light_way"):
        GAME.from_position(bridges)
    with pytest.raises(BadPosition) as refused:
        GAME.from_position(position(automa=TWO, human="C7w", seen=["built Z9"]))
    assert [problem.code for problem in refused.value.problems] == ["no_such_fact"]


@pytest.mark.rule("AOI-LIGHT-02")
def test_a_building_is_told_by_its_kind_where_its_power_counts() -> None:
    match = light_at(1, 2, automa="B5w* B6w* E10w", human="C7w A6w", round=2)
    assert asked(match) == "look_beside"
    assert {"is A6 guild", "annex A6 workshop"} <= set(match.legal())
    assert "is A6 workshop" not in match.legal()
    match.answer("is A6 palace")
    match.answer("done")
    assert match.state.person_buildings["A6"].power == 3


@pytest.mark.rule("AOI-LIGHT-02")
def test_levels_are_asked_for_together_and_the_scholars_apart() -> None:
    match = light_at(8, 6, automa=TWO, human="C7w", knows="2/3/3/4", human_knows=["0/0/0/0"])
    assert asked(match) == "look_levels"
    match.answer("levels banking 5 law 9 engineering 4 medicine 1")
    assert asked(match) == "look_scholars"
    match.answer("space 2")
    assert match.state.knowledge["automa"]["engineering"] == 5
    assert match.state.scholar_spaces["engineering"][:2] == ["person_1", "automa"]


@pytest.mark.rule("AOI-LIGHT-02")
def test_of_the_scoring_tile_only_its_discipline_is_asked_for() -> None:
    match = light_at(8, 1, automa=TWO, human="C7w", knows="1/1/1/1")
    (form,) = match.forms()
    assert [part.name for part in form.parts] == ["banking"]


@pytest.mark.rule("AOI-LIGHT-02")
def test_a_space_that_she_takes_says_nothing_about_the_next_one() -> None:
    match = light_at(8, 6, automa=TWO, human="C7w", knows="2/3/3/4", human_knows=["0/0/0/0"])
    match.answer("levels banking 5 law 9 engineering 4 medicine 1")
    match.answer("space 2")
    assert "space engineering" not in match.state.seen


@pytest.mark.rule("AOI-LIGHT-03")
def test_actions_and_power_are_told_without_asking() -> None:
    match = light_at(2, 1, automa=TWO, human="C7w")
    kinds = [event.kind for entry in match.entries for event in entry.events]
    assert {"aoi-power_action_counted", "aoi-book_action_counted"} <= set(kinds)
    assert match.state.power_actions_covered == []


@pytest.mark.rule("AOI-LIGHT-04")
def test_the_score_is_open_until_the_levels_are_told_at_the_end() -> None:
    both = side_by_side(0)
    light = both.light
    assert not [line for line in light.score().seats[0].lines if line.known]
    if asked(light) == "look_final_levels":
        levels = both.full.state.knowledge["person_1"]
        light.answer("levels " + " ".join(f"{name} {n}" for name, n in levels.items()))
    for match in (light, both.full):
        match.answer("area 6")
        match.answer("points 80")
    assert light.score() == both.full.score()


@pytest.mark.rule("AOI-LIGHT-02")
def test_a_question_in_her_turn_is_saved_taken_back_and_corrected() -> None:
    match = light_at(4, 1, automa=TWO, human="C7w")
    match.answer("mine B4")
    again = loads(dumps(match))
    assert again.legal() == match.legal()
    again.undo()
    assert "mine B4" in again.legal()
    again.answer('!!{"human_buildings.B4": {"human": 1, "type": "guild"}}')
    assert "mine B4" not in again.legal()
    again.answer("done")
    assert again.state.person_buildings["B4"].type == "guild"
