"""The ten factions (AOI-FCT), the three partial ones with the owner's own card."""

from __future__ import annotations

from typing import Any

import pytest

from automatable.core.errors import BadData, Refused
from automatable.core.matches.match import Match
from automatable.core.matches.rng import Seed
from automatable.core.turns.events import plain
from automatable.games.age_of_innovation import GAME
from automatable.games.age_of_innovation.components import factions, printed_cards
from automatable.games.age_of_innovation.owner_deck import owner_card_file, read_owner
from automatable.games.age_of_innovation.owner_steps import propose_blighted, propose_tool
from automatable.games.age_of_innovation.score import faction_points
from automatable.games.age_of_innovation.state import State
from tests.age_of_innovation.small_board import (
    acts,
    fact,
    kinds,
    match_at,
    only,
    position,
    trail,
)

CARDS = printed_cards().by_number
LARGE: dict[str, Any] = {
    "board_side": "3-5", "automa_home": "plains", "humans": ["lake"], "automa": "C6w* D11w",
    "human": "H10w F5w",
}  # fmt: skip


def built(faction: str, **facts: Any) -> tuple[Any, Match[State]]:
    """The hex of a faction action with support card 2, and the match afterwards."""
    match, events = acts(5, 2, faction=faction, **{**LARGE, **facts})
    return fact(only(events, "build"), "hex"), match


def step(match: Match[State]) -> Any:
    """The manual step at which the game stops."""
    assert match.pending is not None
    assert match.pending.prompt == "manual"
    return plain(match.pending.args["step"])


@pytest.mark.rule("AOI-FCT-01")
def test_simpletons_build_normally_and_gain_x() -> None:
    hex, match = built("simpletons")
    assert (hex, match.state.points_automa) == ("C7", 21)


@pytest.mark.rule("AOI-FCT-02")
def test_kuddlers_build_closest_then_by_the_humans_row_and_gain_x_plus_1() -> None:
    hex, match = built("kuddlers")
    assert (hex, match.state.points_automa) == ("D5", 22)


@pytest.mark.rule("AOI-FCT-03")
def test_druids_build_and_advance_two_levels() -> None:
    _, match = built("druids", knows="2/2/2/4", human_knows=["8/8/8/4"])
    assert match.state.knowledge["automa"]["medicine"] == 6
    assert match.state.scholars_left == 7


@pytest.mark.rule("AOI-FCT-04")
def test_racelings_that_pass_first_score_the_tile_twice_also_in_round_6() -> None:
    def points(round: int, passed: list[str]) -> int:
        drawn = list(range(1, 6 + round))
        facts = {"deck": {"known": drawn, "drawn": drawn}, "round": round, "passed": passed}
        return match_at(faction="racelings", automa="B5w* E10w", **facts).state.points_automa

    assert points(1, []) == 20 + 6
    assert points(1, ["person_1"]) == 20 + 3
    assert points(6, []) == 20 + 14


@pytest.mark.rule("AOI-FCT-05")
def test_wanderers_build_anywhere_but_only_in_the_faction_action() -> None:
    facts: dict[str, Any] = {
        "faction": "wanderers", "automa_home": "forest", "humans": ["lake"],
        "automa": "C7w* H9g", "human": "B11g H10p", "level": "automalein",
    }  # fmt: skip
    match, events = acts(5, 1, **facts)
    assert fact(only(events, "build"), "hex") == "B13"
    assert "in_reach" not in trail(only(events, "build_space"))
    assert match.state.points_automa == 20
    assert faction_points(match.state) == 2 * 3
    _, events = acts(4, 1, **facts)
    assert "in_reach" in trail(only(events, "build_space"))


@pytest.mark.rule("AOI-FCT-06")
def test_mimics_build_by_the_humans_row() -> None:
    hex, match = built("mimics")
    assert (hex, match.state.points_automa) == ("B5", 22)


POWER: dict[str, Any] = {
    "faction": "powermongers", "round": 2, "automa": "B5w* E10w", "human": "C7g B7w A4w",
    "knows": "0/0/1/1", "human_knows": ["2/1/1/1"],
}  # fmt: skip


@pytest.mark.rule("AOI-FCT-07")
def test_powermongers_offer_the_most_power_and_advance_if_it_is_taken() -> None:
    for answer, law in (("yes", 1), ("no", 0)):
        match, events = acts(5, 1, **POWER)
        assert fact(only(events, "build"), "hex") == "B6"
        assert match.pending is not None
        assert match.pending.prompt == "power_taken"
        match.answer(answer)
        assert match.state.knowledge["automa"]["law"] == law
        assert match.state.points_automa == 21


@pytest.mark.rule("AOI-FCT-07")
def test_powermongers_by_the_switch_advance_when_it_is_offered_also_for_upgrades() -> None:
    offered = {"switches": {"powermongers_trigger": "offered"}}
    match, _ = acts(1, 6, **{**POWER, "automa": "B6w* E10w"}, **offered)
    assert match.state.knowledge["automa"]["law"] == 1
    _small, events = acts(1, 6, **{**POWER, "automa": "B6w* E10w", "human": "C7w"}, **offered)
    assert "powermongers" not in kinds(events)


@pytest.mark.rule("AOI-FCT-08")
def test_symbionts_build_and_stop_at_the_tool_with_a_proposal() -> None:
    facts = {"faction": "symbionts", "youth_terrain": "desert", "human": "C7w"}
    match, events = acts(5, 1, automa="B5w* E10w", **facts)
    assert step(match) == "symbionts_ongoing"
    events = list(match.answer("done"))
    assert kinds(events) == ["manual_done", "manual", "propose_tool"]
    # Row A of desert: D6 is a desert next to C7.
    assert fact(only(events, "propose_tool"), "hex") == "D6"
    match.answer("accept")
    with pytest.raises(Refused):
        match.answer("accept")
    match.answer("done")
    assert match.state.markers == {"D6": ["tool"]}
    again = propose_tool(match.state, CARDS[1])
    assert again.chosen != "D6"


@pytest.mark.rule("AOI-FCT-08")
def test_the_youth_terrain_is_asked_at_set_up_and_differs_from_both_homes() -> None:
    match = Match.new(GAME, {"faction": "symbionts", "dealer": "table"})
    layout = " ".join(position()["round_tiles"])
    match.answer(f"tiles {layout}")
    for text in ("final guild_banking", "skip", "skip", "skip", "home forest", "skip", "home lake"):
        match.answer(text)
    assert match.pending is not None
    assert match.pending.prompt == "youth"
    assert not {"youth forest", "youth lake"} & set(match.legal() or ())


@pytest.mark.rule("AOI-FCT-09")
def test_blight_builds_stops_at_the_fallow_lands_and_gains_x_plus_1() -> None:
    fallow = {"C5": ["fallow"], "B7": ["fallow"], "F11": ["fallow"]}
    facts = {"faction": "blight", "markers": fallow, "human": "C7w"}
    match, _ = acts(5, 1, automa="B5w* E10w", **facts)
    assert step(match) == "blight_ongoing"
    events = match.answer("done")
    proposed = [fact(e, "hex") for e in events if e.kind == "aoi-propose_blighted"]
    assert proposed == ["B7", "C5"]
    for text in ("unmark B7 fallow", "mark B7 blighted", "exclude B7", "done"):
        match.answer(text)
    assert match.state.points_automa == 22
    assert match.state.excluded_hexes == ["B7"]
    assert [d.chosen for d in propose_blighted(match.state, CARDS[1])] == ["C5", "F11"]


@pytest.mark.rule("AOI-FCT-10")
def test_gognomes_ask_for_task_points_after_each_of_her_turns() -> None:
    match, _ = acts(1, 6, automa="B5w* E10w", faction="gognomes")
    assert step(match) == "gognomes_tasks"
    match.answer("points 4")
    match.answer("done")
    assert match.state.points_automa == 20 + 1 + 4
    assert match.state.to_move == "person_1"


@pytest.mark.rule("AOI-FCT-11", "AOI-FAC-03")
def test_manual_steps_take_all_that_a_card_can_change() -> None:
    match, _ = acts(1, 6, automa="B5w* E10w", faction="gognomes")
    entered = (
        "points -2", "level law 3", "terrain C6 swamp", "automa C6 school marked", "remove E10",
        "mark D8 note", "exclude D8", "include D8", "note the printed card says so", "done",
    )  # fmt: skip
    for text in entered:
        match.answer(text)
    state = match.state
    assert (state.points_automa, state.knowledge["automa"]["law"]) == (19, 3)
    assert set(state.automa_buildings) == {"B5", "C6"}
    assert state.automa_buildings["C6"].marked
    assert (state.terrain("C6"), state.excluded_hexes) == ("swamp", [])
    told = [event.kind for event in match.events() if event.kind.startswith("aoi-hers_")]
    assert told == [f"aoi-hers_{kind}" for kind in (
        "points", "level", "terrain", "building", "remove", "mark", "exclude", "include", "note",
    )]  # fmt: skip
    noted = next(e.args["text"] for e in match.events() if e.kind == "aoi-hers_note")
    assert noted == "the printed card says so"


@pytest.mark.rule("AOI-FCT-11")
@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("level law 13", "above_top"), ("mark A8 tool", "river"), ("mark Z9 tool", "unreadable"),
        ("mark A1 tool", "no_such_hex"), ("automa C7 guild", "hex_taken"),
        ("remove C7", "no_automa_building"), ("unmark C6 tool", "no_marker"),
        ("level law 12", "top_taken"), ("fly away", "unreadable"),
    ],
)  # fmt: skip
def test_what_cannot_be_is_refused(text: str, code: str) -> None:
    match, _ = acts(
        1, 6, automa="B5w* E10w", human="C7w", faction="gognomes", human_knows=["0/12/0/0"]
    )
    with pytest.raises(Refused, match=code):
        match.answer(text)


@pytest.mark.rule("AOI-FW-01")
def test_her_first_workshops_are_placed_once() -> None:
    """Without any building at the set-up she would begin again, perhaps where a person stands."""
    chosen = {"faction": "symbionts", "board_side": "3-5", "automa_home": "random"}
    match = Match.new(GAME, chosen, Seed.from_text("once"))
    while not (match.set_up_done and match.state.automa_buildings):
        built = [text for text in match.legal() if text.startswith("build ")]
        match.answer((built or match.legal())[0])
    first, second = match.state.automa_buildings
    match.answer(f"remove {first}")
    assert f"remove {second}" not in match.legal()
    with pytest.raises(Refused, match="her_last_building"):
        match.answer(f"remove {second}")


def test_complete_factions_take_no_manual_entries() -> None:
    match = match_at(automa="B5w* E10w", to_move="person_1")
    with pytest.raises(Refused, match="unreadable"):
        match.answer("points 4")


# --- the owner's file

OWNER: dict[str, Any] = {
    "format": 1,
    "game": "age_of_innovation",
    "id": "my-box",
    "source": {"edition": "my box", "confidence": "owner", "notes": "typed in"},
    "blight": {"blighted_land_text": "Two of them.", "automa_may_build_on_blighted": False},
    "correction": [
        {"file": "automa_cards", "path": "5.scholar_selection", "value": "scoring_tile"},
        {"file": "difficulty", "path": "automa.x_by_round", "value": [9, 9, 9, 9, 9, 9]},
    ],
}


@pytest.mark.rule("AOI-FCT-11")
def test_an_owner_may_correct_single_fields_and_add_texts() -> None:
    box = read_owner(OWNER, "my.toml")
    assert box.cards[5].scholar_selection == "scoring_tile"
    assert box.levels["automa"].x_by_round[0] == 9
    assert box.manual_text("blight", "fallow_to_blighted") == "Two of them."
    assert box.texts("blight") == ["Two of them."]
    assert box.texts("druids") == []
    assert not box.confirmed("blight")
    assert len(owner_card_file(OWNER, "my.toml").cards) == 14
    again = read_owner(owner_card_file(OWNER, "my.toml").contents, "again")
    assert again.cards == box.cards


def test_the_owners_box_is_played_and_stays_in_the_position() -> None:
    facts = position(automa="B5w* E10w", faction="blight", owner=OWNER, cards=(2, 1))
    match = Match.at(GAME, facts, {"dealer": "table"})
    match.answer("card 2")
    match.answer("card 1")
    assert step(match) == "blight_ongoing"
    match.answer("done")
    assert match.state.points_automa == 29
    match.answer("mark C6 blighted")
    assert match.state.excluded_hexes == ["C6"]
    assert GAME.from_position(match.position()).box.levels["automa"].x_by_round[0] == 9


def with_card(faction: str, **facts: Any) -> dict[str, Any]:
    """An owner's file with facts of one card."""
    plain_file = {key: OWNER[key] for key in ("format", "game", "id", "source")}
    return {**plain_file, faction: facts}


@pytest.mark.rule("AOI-BLD-11", "AOI-UPG-10")
def test_a_confirmed_card_without_an_ongoing_rule_stops_nothing() -> None:
    confirmed = with_card("blight", confirmed=True)
    match, _ = acts(4, 1, automa="B5w* E10w", faction="blight", owner=confirmed)
    assert match.state.to_move == "person_1"
    told = with_card("blight", confirmed=True, ongoing_text="She gains 1 point.")
    for card in (4, 1):  # build, upgrade
        match, events = acts(card, 6, automa="B5w* E10w", faction="blight", owner=told)
        assert step(match) == "blight_ongoing"
        assert fact(only(events, "manual"), "text") == "She gains 1 point."


@pytest.mark.rule("AOI-FCT-10")
def test_gognomes_with_a_selection_of_their_own_ask_where_to_build() -> None:
    owner = with_card("gognomes", build_selection="Next to a river.")
    facts: dict[str, Any] = {"faction": "gognomes", "human": "C7w", "owner": owner}
    match, _ = acts(5, 1, automa="B5w* E10w", **facts)
    assert match.legal() == [f"hex {hex}" for hex in ("B6", "A5", "A6", "B4", "C5", "C6")]
    match.answer("hex A6")
    assert match.state.automa_buildings["A6"].marked
    match, _ = acts(4, 1, automa="B5w* E10w", **facts)  # not in a normal build
    assert step(match) == "gognomes_tasks"


@pytest.mark.rule("AOI-FCT-08")
def test_on_a_youth_terrain_that_is_her_own_no_tile_is_laid() -> None:
    for own in (False, True):
        owner = with_card("symbionts", youth_is_own_terrain=own)
        facts = {"faction": "symbionts", "youth_terrain": "swamp", "owner": owner, "human": "C7w"}
        match, events = acts(4, 1, automa="B5w* E10w", **facts)
        assert fact(only(events, "build"), "hex") == "B6"
        assert match.state.terrain("B6") == ("swamp" if own else "lake")


@pytest.mark.rule("AOI-FCT-09")
def test_blighted_land_has_the_limits_of_the_owners_card() -> None:
    owner = with_card("blight", blighted_supply=1, human_may_build_on_blighted=False)
    match = match_at(
        automa="B5w* E10w", to_move="person_1", faction="blight", owner=owner,
        markers={"D8": ["blighted"]},
    )  # fmt: skip
    for text, code in (("build D8", "blighted"), ("mark C7 blighted", "no_marker_left")):
        with pytest.raises(Refused, match=code):
            match.answer(text)
    match.answer("mark C7 fallow")  # as many as one likes: their number is not told
    match.answer("build C7")


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"game": "chess"}, "foreign_file"), ({"format": 2}, "newer_data_format"),
        ({"id": "automa"}, "reserved_deck_id"), ({"nonsense": 1}, "unknown_data_field"),
        ({"correction": [{"file": "difficulty", "path": "x.y", "value": 1}]}, "unknown_path"),
        ({"correction": [{"file": "terrain_priority", "path": "lake.A", "value": ["lake"]}]},
         "bad_priority_row"),
        ({"correction": [{"file": "automa_cards", "path": "5.count", "value": 0}]},
         "value_out_of_range"),
        ({"correction": [
            {"file": "automa_cards", "path": "5.first_workshops", "value": ["A", "A"]}]},
         "bad_data_value"),
        ({"correction": [{"file": "automa_cards", "path": "5.count", "value": "x"}]},
         "bad_data_value"),
        ({"card": [{"number": 15}]}, "missing_data_field"),
    ],
)  # fmt: skip
def test_mistakes_in_an_owners_file_are_named(change: dict[str, Any], code: str) -> None:
    with pytest.raises(BadData, match=code):
        read_owner({**OWNER, **change}, "my.toml")


def test_partial_factions_say_what_is_missing() -> None:
    for id in ("symbionts", "blight", "gognomes"):
        assert "text of every area of the card" in factions()[id].missing
