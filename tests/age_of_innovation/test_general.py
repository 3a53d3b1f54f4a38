"""General rules (AOI-GEN): what she has, what she never gets, where her points come from."""

from __future__ import annotations

import pytest

from automatable.core.matches.match import Match
from automatable.core.matches.rng import Seed
from automatable.games.age_of_innovation import GAME
from automatable.games.age_of_innovation.board.scene import scene
from automatable.games.age_of_innovation.components import DISCIPLINES, factions
from automatable.games.age_of_innovation.state import State
from automatable.testing.playing import play_on
from automatable.ui.words.words import Words
from tests.age_of_innovation.small_board import acts, at, kinds, match_at, only


def played_out(options: dict[str, str | int], seed: str) -> Match[State]:
    """A game in which the person passes at once in every round."""
    match = Match.new(GAME, options, Seed.from_text(seed))
    while not match.over:
        legal = match.legal()
        asked = match.pending.prompt if match.pending else ""
        told = {"report": "pass", "set_up": "done", "round_end": "done", "area": "area 2"}
        told["first_workshop"] = "done"
        told |= {"points": "points 60", "manual": "done"}
        match.answer(told.get(asked) or (legal or [""])[0])
    return match


@pytest.mark.rule("AOI-GEN-01")
def test_the_person_reports_everything_the_base_rules_allow() -> None:
    match = match_at(automa="B5w* E10w", to_move="person_1")
    for text in ("power 5", "transform D8 swamp", "build D8", "bridge C7 D8", "done"):
        match.answer(text)
    assert match.state.person_buildings["D8"].type == "workshop"
    assert match.state.to_move == "automa"


@pytest.mark.rule("AOI-GEN-02")
def test_there_is_no_virtual_third_participant_in_the_end_scoring() -> None:
    sheet = GAME.score(at(automa="B5w*", human="C7w", knows="1/0/0/0", human_knows=["2/0/0/0"]))
    assert [seat.name for seat in sheet.seats] == ["person", "automa"]
    person, automa = ({line.what: line.points for line in seat.lines} for seat in sheet.seats)
    assert (person["knowledge_banking"], automa["knowledge_banking"]) == (8, 4)


@pytest.mark.rule("AOI-GEN-03", "AOI-GEN-04", "AOI-GEN-05")
def test_her_points_come_from_cards_and_passing_alone_until_the_end() -> None:
    match = played_out({"level": "automa", "faction": "simpletons"}, "points")
    told = [e for e in match.events() if e.kind in ("aoi-points", "aoi-pass")]
    gained = sum(int(str(event.args["n"])) for event in told)
    assert match.state.points_automa == 20 + gained
    assert {e.kind for e in match.events() if "total" in e.args} == {"aoi-points", "aoi-pass"}
    lines = [line.what for line in match.score().seats[-1].lines]
    knowledge = [f"knowledge_{discipline}" for discipline in DISCIPLINES]
    assert lines == ["before", "area", *knowledge, "faction"]


@pytest.mark.rule("AOI-GEN-06", "AOI-GEN-07", "AOI-GEN-08", "AOI-GEN-11")
def test_she_owns_buildings_scholars_innovations_and_one_bonus_and_nothing_else() -> None:
    position = played_out({"level": "ultoma"}, "poor").position()
    hers = {key for key in position if "automa" in key}
    assert hers == {
        "automa_home", "automa_buildings", "innovations_automa", "bonus_automa", "points_automa",
        "end_points_automa", "automa_supply",
    }  # fmt: skip
    assert position["bonus_automa"] not in position["bonus_display"]


@pytest.mark.rule("AOI-GEN-11", "AOI-GEN-13")
def test_a_human_building_next_to_her_gives_her_nothing_and_keeps_her_hex() -> None:
    match = match_at(automa="B5w* E10w", to_move="person_1", passed=["automa"])
    before = match.position()
    match.answer("build B6")
    after = match.position()
    for fact in ("points_automa", "knowledge", "automa_buildings", "scholars_left"):
        assert after[fact] == before[fact]


@pytest.mark.rule("AOI-GEN-09")
def test_any_land_becomes_her_home_in_one_go() -> None:
    # Only the desert E11 is free around E12: three spades away from a lake.
    match, events = acts(4, 1, automa="E12w* B5w", human="E13w D11w D12w F11w F12w")
    assert only(events, "build").args["transformed"] is True
    assert match.state.terrain("E11") == "lake"


@pytest.mark.rule("AOI-GEN-10")
def test_she_passes_level_8_without_a_key() -> None:
    match, _ = acts(8, 2, knows="7/9/9/9", human_knows=["7/0/0/0"], automa="B5w* E10w")
    assert match.state.knowledge["automa"]["banking"] == 10


@pytest.mark.rule("AOI-GEN-12", "AOI-GEN-16")
def test_power_is_the_sum_of_adjacent_values_with_annexes_for_one_point_less() -> None:
    _, events = acts(1, 2, automa="B6w*", human="C7ga B7w A7m", level="automa")
    told = only(events, "power")
    # C7 guild with annex 3, B7 workshop 1, A7 monument 4.
    assert (told.args["power"], told.args["cost"]) == (8, 7)


@pytest.mark.rule("AOI-GEN-12")
def test_the_first_workshops_give_no_power() -> None:
    match = Match.new(GAME, {"dealer": "app"}, Seed.from_text("first"))
    while not match.set_up_done:
        match.answer((match.legal() or [""])[0])
    match.answer("build H6")
    assert match.state.automa_buildings
    assert "power" not in kinds(list(match.events()))


@pytest.mark.rule("AOI-GEN-14")
def test_her_faction_changes_nothing_for_the_person() -> None:
    for faction in ("simpletons", "wanderers", "racelings"):
        match = match_at(faction=faction, automa="B5w* E10w", to_move="person_1")
        with pytest.raises(Exception, match="hex_taken"):
            match.answer("build B5")
        match.answer("pass")
        assert match.state.person("person_1").points is None


@pytest.mark.rule("AOI-GEN-15", "AOI-SEL-03")
def test_every_decision_of_a_game_ends_in_one_option_or_none() -> None:
    for faction in ("simpletons", "kuddlers", "druids", "wanderers", "powermongers"):
        match = Match.new(GAME, {"faction": faction, "level": "alptrauma"}, Seed.from_text("one"))
        asked = set()
        while not match.over:
            assert match.pending is not None
            asked.add(match.pending.prompt)
            told = {"report": "pass", "set_up": "done", "round_end": "done", "area": "area 2"}
            told["first_workshop"] = "build B6"
            told |= {"points": "points 60", "power_taken": "yes"}
            match.answer(told.get(match.pending.prompt) or (match.legal() or [""])[0])
        hers = {"report", "first_workshop", "set_up", "round_end", "area", "points", "home"}
        hers |= {"automa_home", "bonus", "human_faction"}
        assert asked <= hers | {"power_taken"}
        for event in match.events():
            if event.decision is not None and event.decision.steps:
                left = event.decision.steps[-1].kept
                assert left == ((event.decision.chosen,) if event.decision.chosen else ())


@pytest.mark.parametrize("dealer", ["app", "table"])
@pytest.mark.parametrize("faction", factions())
def test_whoever_always_gives_the_first_answer_comes_to_the_end(faction: str, dealer: str) -> None:
    match = Match.new(GAME, {"faction": faction, "dealer": dealer}, Seed.from_text("first"))
    for answers, _ in enumerate(play_on(match, lambda some: some[0])):
        assert answers < 250
    assert match.over


def test_when_all_others_have_passed_only_passing_is_offered() -> None:
    shown = scene(match_at(to_move="person_1", passed=["automa"]), Words("en", GAME))
    assert shown["ends"] is None
    assert next(choice.text for choice in shown["passes"]) == "pass"
    shown = scene(match_at(to_move="person_1", bonus_display=[4, 7, 9]), Words("en", GAME))
    assert shown["ends"].text == "done"
    assert next(choice.text for choice in shown["passes"]) == "pass left"
    assert "bonus 4 (book, bridge)" in shown["passes"][0].label
