"""Positions and corrections: what cannot occur is refused with its name."""

from __future__ import annotations

import json
from typing import Any

import pytest

from automatable.core.errors import AutomatableError, BadPosition, Refused
from automatable.games.age_of_innovation import GAME
from automatable.games.age_of_innovation.facts import write_markers
from automatable.games.age_of_innovation.notation import write_layout
from tests.age_of_innovation.small_board import at, match_at, position


def problem(**facts: Any) -> str:
    """The code of what is wrong with a position."""
    with pytest.raises(BadPosition) as raised:
        GAME.from_position(position(**{"automa": "B5w* E10w", **facts}))
    return raised.value.problems[0].code


def test_the_template_can_be_read_and_is_her_turn() -> None:
    state = GAME.from_position(json.loads(json.dumps(GAME.template())))
    assert state.to_move == "automa"
    assert GAME.problems(state) == []


def test_a_building_on_a_river() -> None:
    assert problem(automa="A8w*") == "on_river"
    assert problem(human="G8w") == "on_river"
    assert problem(human="A1w") == "no_such_hex"


@pytest.mark.rule("AOI-SET-15")
def test_two_palaces_and_too_many_workshops() -> None:
    assert problem(automa="B5p* E10p") == "too_many_buildings"
    assert problem(human="C7p D8p") == "too_many_buildings"
    ten = "A4w A5w A6w A7w B4w B6w B7w C5w C6w C7w"
    assert problem(human=ten) == "too_many_buildings"
    at(human=ten.replace("C7w", "C7wn"))  # a neutral workshop is another piece


def test_a_marker_above_12_and_a_second_one_on_12() -> None:
    assert problem(knows="13/0/0/0") == "level_off_track"
    assert problem(knows="12/0/0/0", human_knows=["12/0/0/0"]) == "two_on_top"


@pytest.mark.rule("AOI-SET-11", "AOI-FCT-08")
def test_homes_differ() -> None:
    assert problem(automa_home="forest") == "same_home"
    assert problem(humans=["desert", "desert"]) == "same_home"
    assert problem(faction="symbionts") == "youth_terrain"
    assert problem(faction="symbionts", youth_terrain="lake") == "youth_is_home"


@pytest.mark.parametrize(
    ("facts", "code"),
    [
        ({"human": "B5w"}, "two_buildings"), ({"scholars_left": 8}, "too_many_scholars"),
        ({"power_actions_covered": [7]}, "no_such_action"), ({"bonus_automa": 11}, "bad_value"),
        ({"innovations_automa": 4}, "too_many_innovations"), ({"to_move": "nobody"}, "bad_value"),
        ({"bonus_display": [1, 1, 2]}, "bonus_twice"), ({"round": 7}, "bad_value"),
        ({"deck": {"known": [1, 2, 3]}}, "deck_size"), ({"phase": "over"}, "not_all_passed"),
        ({"deck": {"known": [1, 2, 3, 4, 5, 15]}}, "card_wrong"),
        ({"deck": {"known": [1, 2, 3, 4, 5, 6], "drawn": [7, 1]}}, "drawn_wrong"),
        ({"passed": ["automa", "automa"]}, "deck_size_or_passed"),
        ({"round_tiles": ["guild_law"] * 6}, "tile_twice"),
        ({"round_tiles": ["workshop_banking", "guild_law", "city_engineering", "school_banking",
                          "spade_engineering", "innovation_law"]}, "tile_round"),
        ({"bridges": {"C7-C7": 1}}, "bridge_nowhere"), ({"nonsense": 1}, "unknown_data_field"),
        ({"ship": 3}, "contradiction"), ({"gap": 9}, "contradiction"),
        ({"board_side": "2-4"}, "bad_value"), ({"knowledge": {}}, "bad_value"),
        ({"to_move": "person_1", "phase": "set_up", "round": 2}, "set_up_over"),
        ({"to_move": "person_1", "phase": "set_up",
          "deck": {"known": [1, 2, 3, 4, 5, 6], "drawn": [1]}}, "set_up_over"),
        ({"phase": "set_up"}, "automa_reports_nothing"),
    ],
)  # fmt: skip
@pytest.mark.rule("AOI-DECK-09", "AOI-ON-PASS-04", "AOI-SET-04", "AOI-RND-06", "AOI-SET-15")
def test_what_cannot_occur_is_named(facts: dict[str, Any], code: str) -> None:
    found = problem(**facts)
    assert found == code or (code == "deck_size_or_passed" and found == "passed_twice")


def test_points_are_needed_for_the_end_and_nothing_is_left_to_tell_then() -> None:
    end = {"round": 6, "passed": ["person_1", "automa"], "to_move": "person_1"}
    assert problem(phase="over", **end) == "points_missing"
    told = {"persons": {"person_1": {"home": "forest", "points": 5, "area": 2}}}
    assert problem(phase="final", **end, **told) == "game_is_over"
    assert problem(phase="round_end", **end) == "wrong_round"


def test_the_one_line_map_says_everything_that_is_drawn() -> None:
    state = at(
        automa="B5g* E10w",
        human="C7wa D8tn",
        terrain_tiles={"C10": "lake"},
        bridges={"C7-D8": 1},
        round=3,
    )
    assert write_layout(state) == (
        "1-3 1 automa=B5g*,E10w person_1=C7wa,D8tn person_2= tiles=C10L bridges=C7-D8"
    )


# --- corrections


def test_any_fact_can_be_corrected_while_a_question_is_open() -> None:
    match = match_at(automa="B5w* E10w", cards=(1, 4))
    match.answer("card 1")
    match.adjust('{"human_buildings.C7": "guild", "terrain_tiles.C7": "forest"}')
    match.adjust('{"knowledge.person_1.law": 4, "points_automa": 33}')
    match.adjust('{"automa_buildings.E10": null, "automa_buildings.E9": "guild"}')
    state = match.state
    assert state.person_buildings["C7"].type == "guild"
    assert (state.knowledge["person_1"]["law"], state.points_automa) == (4, 33)
    assert set(state.automa_buildings) == {"B5", "E9"}
    assert match.pending is not None
    assert match.pending.prompt == "card"


def test_what_was_left_unnamed_can_be_named_later_and_the_other_way_round() -> None:
    match = match_at(automa="B5w* E10w", to_move="person_1")
    for change in (
        {"palaces": "4, 8, 17", "book_actions": "6 1 3", "bonus_display": "4 - 9"},
        {"innovation_tiles": "steel census guild palace school library"},
        {"persons.person_1.faction": "moles"},
    ):
        match.adjust(json.dumps(change))
    state = match.state
    assert (state.palaces, state.book_actions) == ([4, 8, 17], [6, 1, 3])
    assert (state.bonus_display, state.person("person_1").faction) == ([4, None, 9], "moles")
    assert (state.innovation_tiles or {})["B4"] == "library"
    match.adjust('{"palaces": "", "book_actions": "", "innovation_tiles": ""}')
    assert (match.state.palaces, match.state.book_actions) == (None, None)
    assert match.state.innovation_tiles is None


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"palaces": "4 4 17"}, "named_twice"), ({"palaces": "4 8 18"}, "bad_value"),
        ({"palaces": "4 17"}, "bad_value"), ({"book_actions": "6 1"}, "bad_value"),
        ({"book_actions": "x y z"}, "bad_value"), ({"bonus_display": "4 4 9"}, "bonus_twice"),
        ({"innovation_tiles": "steel census"}, "bad_value"),
        ({"innovation_tiles": "steel steel guild palace school library"}, "named_twice"),
        ({"persons.person_1.faction": "kuddlers"}, "bad_value"),
        ({"persons.person_1.sailing": "4"}, "bad_value"),
    ],
)  # fmt: skip
def test_names_that_cannot_be_are_refused(change: dict[str, Any], code: str) -> None:
    match = match_at(automa="B5w* E10w", to_move="person_1")
    with pytest.raises(BadPosition, match=code):
        match.adjust(json.dumps(change))


def test_markers_of_a_printed_card_can_be_typed() -> None:
    match = match_at(automa="B5w* E10w", to_move="person_1", faction="blight")
    match.adjust('{"markers": "C7:fallow D8:blighted+note"}')
    assert match.state.markers == {"C7": ["fallow"], "D8": ["blighted", "note"]}
    assert write_markers(match.state.markers) == "C7:fallow D8:blighted+note"


def test_what_was_told_at_the_end_can_be_told_again() -> None:
    match = match_at(
        automa="B5w*", round=6, phase="final", passed=["automa", "person_1"], to_move="person_1"
    )
    for text in ("sailing 1", "area 3", "points 80"):
        match.answer(text)
    match.adjust('{"persons.person_1.area": "5", "persons.person_1.points": "90"}')
    assert (match.state.person("person_1").area, match.state.person("person_1").points) == (5, 90)
    assert match.over


def test_lists_may_be_typed() -> None:
    match = match_at(automa="B5w* E10w", to_move="person_1")
    match.adjust('{"power_actions_covered": "2, 5", "deck.drawn": "4 2"}')
    assert match.state.power_actions_covered == [2, 5]
    assert match.state.deck.drawn == [4, 2]
    match.adjust('{"automa_buildings.B6": "workshop*", "turn_order": "automa, person_1"}')
    assert match.state.automa_buildings["B6"].marked


@pytest.mark.parametrize(
    "change",
    [
        '{"nothing": 1}', '{"human_buildings.A8": "guild"}', '{"automa_home": "forest"}',
        '{"knowledge.automa.law": 13}', '{"deck.drawn": "x"}', '{"gap": 1}', "[]",
        '{"automa_buildings.C6": "castle"}', '{"knowledge.nobody.law": 1}',
    ],
)  # fmt: skip
def test_an_impossible_correction_is_refused_and_changes_nothing(change: str) -> None:
    match = match_at(automa="B5w* E10w", to_move="person_1")
    before = match.position()
    with pytest.raises(AutomatableError):
        match.adjust(change)
    assert match.position() == before


# --- table draw


def test_a_card_that_cannot_be_on_top_is_refused_with_the_reason() -> None:
    match = match_at(automa="B5w* E10w", deck={"known": [1, 2, 3, 4, 5, 6], "drawn": [6, 1]})
    for card, code in ((6, "card_already_drawn"), (9, "card_in_reserve"), (15, "no_such_card")):
        with pytest.raises(Refused, match=code):
            match.answer(f"card {card}")


def test_an_unseen_member_becomes_known_when_it_is_drawn() -> None:
    facts = {"known": [1, 2, 3, 4, 5, 6], "unknown": 1, "drawn": [6, 1]}
    match = match_at(automa="B5w* E10w", round=2, deck=facts)
    match.answer("card 9")
    assert (9 in match.state.deck.known, match.state.deck.unknown) == (True, 0)
    assert match.state.deck.may_be_unseen() == [7, 8, 10, 11, 12, 13, 14]
