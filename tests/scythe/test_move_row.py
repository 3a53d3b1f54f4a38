"""4.6 Selecting the unit, 4.7 The move row."""

from __future__ import annotations

import pytest

from tests.scythe.replay import candidates
from tests.scythe.table import (
    asked,
    automa_of,
    automa_to_move,
    happened,
    human_of,
    kinds,
    moved,
    play,
    statuses,
)


def destination(match: object) -> list[str]:
    """The possible target regions of the last move."""
    events = [e for e in match.events() if e.kind == "scy-destination"]  # type: ignore[attr-defined]
    return candidates(events[-1].decision)


# --- selecting


@pytest.mark.rule("SCY-SEL-01")
def test_units_on_the_mat_are_not_eligible() -> None:
    assert statuses(play(automa_to_move("crimea", "nordic character=mat"), "card 18")) == [
        "no_unit",
        "no_unit",
    ]
    match = play(automa_to_move("crimea", "nordic mechs=home"), "card 10")
    assert moved(match) == ["mech home>B5"]


@pytest.mark.rule("SCY-SEL-02")
def test_the_unit_nearest_to_home_is_selected() -> None:
    match = play(automa_to_move("crimea", "nordic progress=6 workers=D4,A5,C3"), "card 3")
    assert moved(match)[0].startswith("worker A5>")


@pytest.mark.rule("SCY-SEL-03")
def test_equally_near_units_in_reading_order() -> None:
    match = play(automa_to_move("crimea", "nordic progress=6 workers=B6,B4"), "card 3")
    assert moved(match)[0].startswith("worker B4>")


@pytest.mark.rule("SCY-SEL-04", "SCY-R-03")
@pytest.mark.parametrize("unit", ["mech", "character"])
def test_mech_or_character_on_one_place_is_a_ruling_or_a_question(unit: str) -> None:
    position = "crimea progress=6 mechs=home,F4 workers=- switches=same_place_unit:{}"
    enemy = "saxony character=C3 workers=E4"
    match = play(automa_to_move(enemy, position.format(unit), "-"), "card 19")
    assert moved(match) == [f"{unit} home>E4"]
    match = play(automa_to_move(enemy, position.format("ask"), "-"), "card 19")
    assert asked(match) == "which_unit"
    match.answer(unit)
    assert moved(match) == [f"{unit} home>E4"]


@pytest.mark.rule("SCY-SEL-04")
def test_where_one_unit_is_nearest_nobody_is_asked() -> None:
    position = "crimea progress=6 character=F4 mechs=home workers=- switches=same_place_unit:ask"
    match = play(automa_to_move("saxony character=C3 workers=E4", position, "-"), "card 19")
    assert moved(match) == ["mech home>E4"]


@pytest.mark.rule("SCY-SEL-05")
def test_no_other_unit_is_tried() -> None:
    """The worker on A5 could stay where it is, but A4 is selected and finds nothing."""
    human = "saxony character=F1 mechs=B4 workers=G1 abilities=riverwalk"
    match = play(automa_to_move(human, "nordic"), "card 12")
    assert statuses(match) == ["all_candidates_threatened", "no_unit"]


@pytest.mark.rule("SCY-SEL-06")
def test_equally_good_regions_by_factory_then_reading_order() -> None:
    match = play(automa_to_move("crimea", "nordic"), "card 3")
    assert moved(match) == ["worker A4>B5"], "A4 and B5 have one unit near; B5 is nearer to D4"
    automa = "nordic progress=6 mechs=B5 workers=A5,C5,D4"
    match = play(automa_to_move("crimea", automa, "-"), "card 10")
    assert moved(match) == ["mech B5>E4"], "E4 and E5 are equally near to everything"


# --- the row


@pytest.mark.rule("SCY-ICON-01", "SCY-ICON-05")
def test_only_the_first_legal_icon_is_carried_out() -> None:
    match = play(automa_to_move("crimea", "nordic mechs=A4"), "card 8")
    assert statuses(match) == ["executed", "not_reached"]
    assert len(moved(match)) == 1


@pytest.mark.rule("SCY-ICON-02")
def test_brackets_count_for_their_faction_only() -> None:
    assert statuses(play(automa_to_move("crimea", "nordic"), "card 1"))[0] == "executed"
    other = play(automa_to_move("crimea", "saxony"), "card 1")
    assert statuses(other)[0] == "other_faction"
    assert happened(other, "status_other_faction")[0]["faction"] == "nordic"


@pytest.mark.rule("SCY-ICON-03")
def test_an_icon_that_is_not_legal_gives_way_to_the_next() -> None:
    match = play(automa_to_move("crimea", "nordic"), "card 10")
    assert statuses(match) == ["no_unit", "executed"]


@pytest.mark.rule("SCY-ICON-04")
def test_moving_to_the_own_region_uses_up_the_row() -> None:
    match = play(automa_to_move("crimea", "nordic workers=A4,A5,B5"), "card 6")
    assert moved(match) == ["worker A4>A4"]
    assert "stays" in kinds(match)
    assert "move" not in kinds(match)


@pytest.mark.rule("SCY-ICON-06")
def test_without_a_legal_icon_only_the_move_is_lost() -> None:
    match = play(automa_to_move("crimea", "nordic character=mat"), "card 18")
    assert "no_move" in kinds(match)
    assert happened(match, "gain_coins") == [{"n": 1, "total": 6}]


@pytest.mark.rule("SCY-ICON-07", "SCY-VAR-06")
def test_each_icon_sees_what_the_one_before_has_done() -> None:
    """The mech leaves A4 first; then a worker may not enter where another one is."""
    position = "nordic progress=6 mechs=A4 workers=A4,A5 switches=all_moves:on"
    match = play(automa_to_move("crimea", position), "card 8")
    assert statuses(match) == ["executed", "executed"]
    first, second = moved(match)
    assert first.startswith("mech A4>")
    assert second.startswith("worker A4>")


# --- move worker


@pytest.mark.rule("SCY-MOVE-10")
def test_a_worker_moves() -> None:
    assert moved(play(automa_to_move("crimea", "nordic"), "card 3")) == ["worker A4>B5"]


@pytest.mark.rule("SCY-MOVE-11")
def test_workers_go_where_no_enemy_and_no_other_worker_is() -> None:
    human = "crimea mechs=H1 workers=B6,C4 structures=A6:mill"
    match = play(automa_to_move(human, "nordic progress=6 mechs=B5 workers=A4,A5"), "card 3")
    found = destination(match)
    assert {"B6", "C4", "A5"} & set(found) == set()
    assert {"A4", "B5", "A6"} <= set(found), "the own region, a mech and a structure do not matter"
    lone = automa_to_move("crimea character=H1 workers=A4,B5", "nordic workers=A5", "-")
    assert moved(play(lone, "card 3")) == ["worker A5>A5"]
    full = automa_to_move("crimea character=H1 workers=A4,B5", "nordic workers=A5,home", "-")
    assert statuses(play(full, "card 3")) == ["no_candidate"]


@pytest.mark.rule("SCY-MOVE-12", "SCY-R-04")
def test_threatened_regions_drop_out() -> None:
    human = "saxony mechs=D6 workers=G1 abilities=riverwalk"
    automa = "nordic progress=6 character=D4 mechs=C4,D5 workers=A4,A5,C5,E6 factory_card=yes"
    match = play(automa_to_move(human, automa, "A3,B2,B7,E1"), "card 3")
    assert moved(match) == ["worker A4>C4"]


@pytest.mark.rule("SCY-MOVE-13")
def test_most_units_near_and_each_unit_counts() -> None:
    """Two workers at home count for nothing; mech and workers on the map count once each."""
    automa = "rusviet progress=5 mechs=home,D6 workers=home*2,C6,D7"
    assert moved(play(automa_to_move("saxony", automa), "card 6")) == ["worker home>D6"]


@pytest.mark.rule("SCY-MOVE-14")
def test_worker_ties_by_nearness_to_the_factory() -> None:
    match = play(automa_to_move("nordic", "crimea progress=6 character=mat mechs=F3 workers=G2,G4"),
                 "card 3")  # fmt: skip
    assert moved(match) == ["worker G2>F4"]


@pytest.mark.rule("SCY-MOVE-15", "SCY-R-12")
def test_a_worker_changes_nothing_where_it_arrives() -> None:
    match = play(automa_to_move("crimea resources=B5*3", "nordic"), "card 3")
    assert human_of(match).resources == {"B5": 3}
    assert "B5" in match.state.encounter_tokens
    assert "put_back" not in kinds(match)


# --- conflict-free moves


@pytest.mark.rule("SCY-MOVE-20")
def test_a_mech_icon_moves_a_mech_and_a_character_icon_the_character() -> None:
    automa = "nordic character=A4 mechs=A5 factory_card=yes"
    assert moved(play(automa_to_move("crimea", automa, "-"), "card 10"))[0].startswith("mech A5>")
    assert moved(play(automa_to_move("crimea", automa, "-"), "card 18"))[0].startswith("character")


@pytest.mark.rule("SCY-MOVE-21")
def test_no_enemy_unit_and_no_other_combat_unit() -> None:
    human = "polania character=D3 workers=B6"
    automa = "nordic progress=6 character=B4 mechs=B5 workers=A4,A5"
    found = destination(play(automa_to_move(human, automa), "card 10"))
    assert {"B6", "B4"} & set(found) == set()
    assert {"A4", "B5"} <= set(found), "own workers do not matter, nor does the mech itself"


@pytest.mark.rule("SCY-MOVE-22")
def test_units_at_home_count_only_if_none_is_on_the_map() -> None:
    automa = "nordic progress=6 mechs=B5 workers=A5,C5,D4"
    assert moved(play(automa_to_move("crimea", automa, "-"), "card 10")) == ["mech B5>E4"]
    away = "crimea character=A1 mechs=home"
    assert moved(play(automa_to_move(away, automa, "-"), "card 10"))[0] != "mech B5>E4"


@pytest.mark.rule("SCY-MOVE-23")
def test_as_near_as_possible_to_a_combat_unit() -> None:
    human = "polania character=D3 workers=C1 abilities=submerge"
    match = play(automa_to_move(human, "saxony progress=6 mechs=F2 workers=F1", "-"), "card 10")
    assert moved(match) == ["mech F2>E3"]


@pytest.mark.rule("SCY-MOVE-24")
def test_equally_near_regions_by_nearness_to_the_factory() -> None:
    automa = "rusviet progress=7 mechs=C6,D5"
    match = play(automa_to_move("polania character=C3", automa, "A3,E1"), "card 12")
    assert moved(match) == ["mech C6>D4"]


@pytest.mark.rule("SCY-MOVE-25", "SCY-CLM-06", "SCY-R-25")
def test_a_mech_removes_resources_where_it_arrives() -> None:
    human = "polania character=D3 workers=C1 abilities=submerge resources=E3*3 structures=E3:mill"
    match = play(automa_to_move(human, "saxony progress=6 mechs=F2 workers=F1", "-"), "card 10")
    assert human_of(match).resources == {}
    assert happened(match, "put_back") == [{"region": "E3", "n": 3}]


# --- encounter / factory


@pytest.mark.rule("SCY-MOVE-30")
def test_the_character_goes_or_nobody() -> None:
    match = play(automa_to_move("rusviet", "polania character=mat mechs=C1"), "card 14")
    assert statuses(match)[0] == "no_unit"
    assert moved(play(automa_to_move("rusviet", "polania"), "card 14")) == ["character home>D2"]


@pytest.mark.rule("SCY-MOVE-31", "SCY-R-06")
def test_factory_only_without_its_card_and_tokens_always() -> None:
    automa = "rusviet progress=6 character=C6 workers=D5"
    assert moved(play(automa_to_move("saxony", automa, "D6"), "card 18")) == ["character C6>D4"]
    has_card = f"{automa} factory_card=yes"
    assert moved(play(automa_to_move("saxony", has_card, "D6"), "card 18")) == ["character C6>D6"]
    far = "rusviet progress=6 character=C6 workers=D7"
    assert moved(play(automa_to_move("saxony", far, "D6"), "card 18")) == ["character C6>D6"]
    for strict in (far, has_card):  # the ruling holds only where the factory is near and wanted
        switched = f"{strict} switches=factory_blocked:no_move"
        match = play(automa_to_move("saxony", switched, "D6"), "card 18")
        assert moved(match) == ["character C6>D6"]
    nothing = play(automa_to_move("saxony", far, "A3"), "card 18")
    assert statuses(nothing) == ["no_candidate", "executed"]


@pytest.mark.rule("SCY-MOVE-32", "SCY-R-18")
def test_the_home_base_alone_offers_no_encounter() -> None:
    match = play(automa_to_move("saxony", "rusviet progress=6 workers=-"), "card 18")
    assert statuses(match)[0] == "no_candidate"


@pytest.mark.rule("SCY-MOVE-33", "SCY-R-07")
def test_combat_units_of_the_person_and_own_mechs_block() -> None:
    automa = "rusviet progress=6 character=C6 workers=D5,D6"
    blocked = f"{automa} mechs=D4"
    assert moved(play(automa_to_move("saxony", blocked, "D6"), "card 18")) == ["character C6>D6"]
    both = automa_to_move("saxony character=D4 mechs=F6", f"{automa},F7", "F6")
    assert statuses(play(both, "card 18"))[0] == "all_candidates_blocked"
    strict = f"{blocked} switches=factory_blocked:no_move"
    match = play(automa_to_move("saxony", strict, "D6"), "card 18")
    assert statuses(match)[0] == "all_candidates_blocked"
    workers = automa_to_move("saxony workers=D4*2", "rusviet progress=6 character=C6 workers=D5")
    match = play(workers, "card 18")
    assert moved(match) == ["character C6>D4"]
    assert human_of(match).workers == {"home": 2}


@pytest.mark.rule("SCY-MOVE-34")
def test_of_several_tokens_the_one_nearest_to_the_factory() -> None:
    automa = "nordic progress=6 workers=A4,B6 factory_card=yes"
    match = play(automa_to_move("crimea", automa, "A3,B5,B7"), "card 18")
    assert moved(match) == ["character home>B5"]


@pytest.mark.rule("SCY-MOVE-35", "SCY-MOVE-50", "SCY-MOVE-51")
def test_what_the_character_takes() -> None:
    match = play(automa_to_move("rusviet", "polania"), "card 14")
    assert "D2" not in match.state.encounter_tokens
    match = play(automa_to_move("saxony", "rusviet progress=6 character=C6 workers=D5"), "card 18")
    assert automa_of(match).factory_card
    assert match.state.factory_cards_left == 2


# --- attacks


@pytest.mark.rule("SCY-MOVE-40")
def test_the_combat_unit_nearest_to_home_attacks_workers() -> None:
    human = "polania character=C1 workers=E4"
    match = play(automa_to_move(human, "saxony progress=6 mechs=E3 workers=F1", "-"), "card 19")
    assert moved(match) == ["character home>E4"]


@pytest.mark.rule("SCY-MOVE-41")
def test_only_lone_workers_are_attacked() -> None:
    guarded = "polania character=E4 workers=E4"
    match = play(automa_to_move(guarded, "saxony progress=6 mechs=E3 workers=F1", "-"), "card 19")
    assert statuses(match)[0] == "no_candidate"


@pytest.mark.rule("SCY-MOVE-42")
def test_the_most_resources_and_they_are_asked_only_where_it_matters() -> None:
    human = "polania character=C1 workers=D2*2,E2,E4"
    automa = "saxony progress=6 mechs=E3 workers=F1"
    match = play(automa_to_move(human, automa, "-"), "card 19")
    assert asked(match) == "resources"
    match.answer("resources D2:2 E2:4 E4:0")
    assert moved(match) == ["character home>E2"]
    alone = play(automa_to_move("polania character=C1 workers=E4", automa, "-"), "card 19")
    assert asked(alone) == "report"


@pytest.mark.rule("SCY-MOVE-43")
def test_equal_resources_by_nearness_to_the_factory() -> None:
    human = "polania character=C1 workers=D2,E4"
    automa = "saxony progress=6 character=mat mechs=E3 workers=F1"
    match = play(automa_to_move(human, automa, "-"), "card 19", "resources")
    assert moved(match) == ["mech E3>E4"]


@pytest.mark.rule("SCY-MOVE-44")
@pytest.mark.parametrize(("power", "status"), [(5, "power_below_minimum"), (6, "executed")])
def test_an_attack_needs_its_power(power: int, status: str) -> None:
    human = "saxony character=E4 workers=-"
    automa = f"crimea progress=6 power={power} mechs=F4 workers=G3"
    match = play(automa_to_move(human, automa, "-"), "card 17")
    assert statuses(match)[0] == status
    if status != "executed":
        assert happened(match, "status_power_below_minimum")[0]["need"] == 6


@pytest.mark.rule("SCY-MOVE-45", "SCY-MOVE-46")
def test_an_attack_finds_combat_units_anywhere_in_reach() -> None:
    human = "saxony character=E4 workers=-"
    automa = "crimea progress=6 power=6 mechs=F4 workers=G3"
    match = play(automa_to_move(human, automa, "-"), "card 17")
    assert moved(match) == ["character home>E4"]
    away = "saxony character=A1 workers=-"
    match = play(automa_to_move(away, automa, "-"), "card 17")
    assert statuses(match)[0] == "no_candidate"


@pytest.mark.rule("SCY-MOVE-47")
def test_the_fewest_combat_units() -> None:
    human = "saxony character=E4 mechs=E4,F5 workers=- power=3"
    match = play(automa_to_move(human, "crimea progress=6 power=6 mechs=F4 workers=G3", "-"),
                 "card 17")  # fmt: skip
    assert moved(match) == ["character home>F5"]


@pytest.mark.rule("SCY-MOVE-48")
def test_equally_few_by_nearness_to_the_factory() -> None:
    human = "saxony character=E4 mechs=G4 workers=-"
    match = play(automa_to_move(human, "crimea progress=6 power=6 mechs=F4 workers=G3", "-"),
                 "card 17")  # fmt: skip
    assert moved(match) == ["character home>E4"]


@pytest.mark.rule("SCY-MOVE-49")
def test_an_attack_is_a_combat_with_the_automa_as_attacker() -> None:
    human = "saxony character=E4 workers=-"
    match = play(automa_to_move(human, "crimea progress=6 power=6 mechs=F4", "-"), "card 17")
    assert asked(match) == "commit"
    assert happened(match, "combat") == [{"region": "E4", "seat": "automa"}]


# --- after a move


@pytest.mark.rule("SCY-MOVE-50", "SCY-R-27")
def test_a_token_is_taken_after_a_combat_that_was_won() -> None:
    human = "saxony character=F3 workers=- power=3"
    automa = "crimea progress=6 power=6 mechs=F4 workers=G3"
    lost = play(automa_to_move(human, automa), "card 17", "power 3", "card 10")
    assert "F3" in lost.state.encounter_tokens
    won = play(automa_to_move(human, automa), "card 17", "power 0", "card 6")
    assert "F3" not in won.state.encounter_tokens


@pytest.mark.rule("SCY-MOVE-51")
def test_the_factory_card_is_taken_however_the_character_got_there() -> None:
    automa = "nordic progress=6 workers=D5 character=C5 factory_card=no"
    match = play(automa_to_move("polania character=C3", automa, "-"), "card 18")
    assert automa_of(match).factory_card
    assert automa_of(match).character == "D4"


@pytest.mark.rule("SCY-MOVE-52")
def test_workers_driven_off_cost_nobody_popularity() -> None:
    human = "polania character=C1 workers=E4*2 popularity=5 resources=E4*2"
    match = play(automa_to_move(human, "saxony progress=6 mechs=E3 workers=F1", "-"), "card 19")
    assert human_of(match).workers == {"home": 2}
    assert human_of(match).popularity == 5
    assert human_of(match).resources == {}
    assert automa_of(match).stars == 0
