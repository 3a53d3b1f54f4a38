"""Contradictory positions are named; options and old saves know the two ways to sit."""

from __future__ import annotations

from typing import Any

import pytest

import automatable
from automatable.core.errors import BadOptions, BadPosition
from automatable.games.age_of_innovation import GAME
from automatable.games.age_of_innovation.components import AUTOMA, factions
from automatable.games.age_of_innovation.deck import starting_deck
from automatable.games.age_of_innovation.on_screen.components import person_switches
from automatable.games.age_of_innovation.on_screen.player import PERSON
from automatable.games.age_of_innovation.position import FACTS
from automatable.games.age_of_innovation.problems import problems
from tests.age_of_innovation.on_screen import position

FOUR = {
    "own": "B6g B7g C6w C7g",
    "terrain": {"B6": "forest", "B7": "forest", "C6": "forest"},
}


def codes(**given: Any) -> list[str]:
    """What is wrong with a position of round 1 in short form."""
    state = position(**{"round": 1, "own": "C7w", "automa": "B5w* E10w", **given})
    state.deck = starting_deck(state.level, [1, 2, 3, 4, 5, 6])
    return [problem.code for problem in problems(state)]


def test_a_sound_position_has_no_problem() -> None:
    assert codes() == []
    assert codes(**FOUR, cities=[["B6", "B7", "C6", "C7"]], city_tiles=["coins"], keys=1) == []


@pytest.mark.rule("AOI-ON-INV-01")
@pytest.mark.parametrize("fact", ["coins", "tools", "scholars", "points", "keys", "annexes"])
def test_nothing_is_negative(fact: str) -> None:
    assert "bad_value" in codes(**{fact: -1})


@pytest.mark.rule("AOI-ON-INV-01")
def test_no_book_and_no_bowl_is_negative() -> None:
    assert codes(books=[0, -1, 0, 0]) == ["bad_value"]
    assert codes(bowls=[5, 7, -1]) == ["bad_value"]


@pytest.mark.rule("AOI-ON-INV-02")
def test_there_are_twelve_tokens_and_two_of_the_neutral_palace() -> None:
    assert codes(bowls=[5, 7, 1]) == ["too_many_tokens"]
    gone = {"T1": "steel", "T2": "census", "B1": "guild", "B2": "library", "B3": "professor"}
    with_palace = {"innovations": ["palace"], "innovation_tiles": {**gone, "B4": "palace"}}
    state = position(round=1, own="C7w", bowls=[5, 7, 2], **with_palace)
    state.innovations.remove("B4")
    state.deck = starting_deck(state.level, [1, 2, 3, 4, 5, 6])
    assert problems(state) == []


@pytest.mark.rule("AOI-ON-INV-03")
def test_there_are_seven_scholars() -> None:
    assert codes(scholars=4, scholar_spaces={"law": "pppp"}) == ["too_many_scholars"]


@pytest.mark.rule("AOI-ON-INV-04")
def test_levels_go_to_twelve_and_one_marker_stands_there() -> None:
    assert "level_off_track" in codes(knowledge=[13, 0, 0, 0], city_tiles=["coins"])
    both = codes(knowledge=[12, 0, 0, 0], automa_knowledge=[12, 0, 0, 0], city_tiles=["coins"])
    assert both == ["two_on_top"]


@pytest.mark.rule("AOI-ON-INV-05")
def test_keys_and_high_levels_are_as_many_as_city_tiles() -> None:
    assert codes(knowledge=[8, 0, 0, 0]) == ["keys_differ"]
    assert codes(keys=1) == ["keys_differ"]
    assert codes(knowledge=[8, 0, 0, 0], city_tiles=["coins"]) == []


@pytest.mark.rule("AOI-ON-INV-06")
@pytest.mark.parametrize(
    ("given", "code"),
    [
        ({"own": "C7p D8p", "palace": 1}, "too_many_buildings"),
        ({"bridges": [["C7", "D8"], ["D6", "E8"], ["F8", "G7"], ["A9", "B7"]]}, "too_many_bridges"),
        ({"bridges": [["C7", "C13"]]}, "no_such_bridge"),
        ({"competencies": [3, 3]}, "named_twice"),
        ({"city_tiles": ["coins"] * 4, "keys": 4}, "too_many_city_tiles"),
        ({"annexes": 1}, "too_many_annexes"),
        ({"innovations": ["steel"]}, "tile_not_there"),
        ({"palace": 1}, "palace_missing"),
        ({"used": ["palace"]}, "used_wrong"),
    ],
)
def test_no_more_pieces_than_there_are(given: dict[str, Any], code: str) -> None:
    assert code in codes(**given)


@pytest.mark.rule("AOI-ON-INV-07")
def test_buildings_stand_on_their_home_terrain() -> None:
    assert codes(own="C6w") == ["not_home_terrain"]
    state = position(round=1, own="C7w", automa="B5w* E10w")
    state.deck = starting_deck(state.level, [1, 2, 3, 4, 5, 6])
    state.terrain_tiles["B5"] = "plains"
    assert [problem.code for problem in problems(state)] == ["not_home_terrain"]


@pytest.mark.rule("AOI-ON-INV-08")
def test_a_large_settlement_is_a_city() -> None:
    assert codes(**FOUR) == ["city_missing"]
    assert codes(cities=[["D8"]]) == ["city_without_building"]


@pytest.mark.rule("AOI-ON-INV-09")
def test_five_different_bonuses_are_somewhere() -> None:
    assert codes(bonus=1) == ["bonus_twice"]
    assert codes(automa_bonus=None) == ["not_all_named"]


def test_everything_that_is_wrong_is_named_at_once() -> None:
    found = codes(coins=-1, bowls=[5, 7, 1], keys=1, own="C6w")
    assert found == ["bad_value", "too_many_tokens", "keys_differ", "not_home_terrain"]


def test_a_contradictory_file_is_refused() -> None:
    state = position(round=1, own="C7w")
    state.deck = starting_deck(state.level, [1, 2, 3, 4, 5, 6])
    written = FACTS.to_json(state)
    written["player"]["tools"] = -2
    with pytest.raises(BadPosition):
        FACTS.from_json(written)


# --- options


@pytest.mark.rule("AOI-ON-OPT-01", "AOI-ON-AUT-08")
def test_what_can_be_chosen_on_screen() -> None:
    partial = [faction.id for faction in factions().values() if not faction.complete]
    assert len(partial) == 3
    wrong: list[dict[str, Any]] = [{"humans": 2}, {"dealer": "table"}]
    wrong += [{"faction": id} for id in partial]
    for options in wrong:
        with pytest.raises(BadOptions):
            automatable.new("age_of_innovation", sit="digital", seed="x", **options)
    assert automatable.new("age_of_innovation", seed="x").options["sit"] == "companion"


@pytest.mark.rule("AOI-ON-OPT-02")
def test_rulings_are_options_on_screen_only() -> None:
    declared = {option.key: option for option in GAME.options()}
    for id, switch in person_switches().items():
        assert declared[id].advanced
        other = next(value for value in switch.values if value != switch.default)
        match = automatable.new("age_of_innovation", sit="digital", seed="x", **{id: other})
        assert match.options[id] == other
        with pytest.raises(BadOptions):
            automatable.new("age_of_innovation", seed="x", **{id: other})


@pytest.mark.rule("AOI-ON-OPT-03")
def test_the_rules_version_of_the_companion_is_the_same() -> None:
    assert GAME.rules_version == 3


@pytest.mark.rule("AOI-ON-SET-02", "AOI-ON-SET-04", "AOI-ON-SET-05")
def test_the_set_up_on_screen() -> None:
    match = automatable.new("age_of_innovation", sit="digital", seed="a start")
    homes = list(match.legal())
    assert len(homes) == 3
    match.answer(homes[0])
    assert [text.split()[0] for text in match.legal()] == ["faction", "faction"]
    match.answer(next(iter(match.legal())))
    match.answer(next(iter(match.legal())))  # her home
    assert [text.split()[0] for text in match.legal()] == ["bonus"] * 4
    match.answer(next(iter(match.legal())))
    player = match.state.player
    assert player is not None
    assert sorted(player.competency_display) == list(range(1, 13))
    assert player.bonus_coins == [1, 1, 1]


def play_to(match: Any, phase: str) -> None:
    while match.pending is not None and match.state.phase != phase:
        texts = list(match.legal())
        match.answer(texts[-1] if match.pending.prompt in ("turn", "after") else texts[0])


@pytest.mark.rule("AOI-ON-OPT-04")
def test_nothing_is_reported_at_the_end() -> None:
    match = automatable.new("age_of_innovation", sit="digital", seed="an end")
    for text in list(match.legal())[:1]:
        match.answer(text)
    while not match.set_up_done:
        match.answer(next(iter(match.legal())))
    play_to(match, "over")
    assert match.pending is None
    assert {entry.prompt for entry in match.entries}.isdisjoint({"area", "points", "report"})
    assert set(match.state.passed) == {PERSON, AUTOMA}
    assert match.score().winner is not None


@pytest.mark.rule("AOI-ON-AUT-09")
def test_a_corrected_match_is_known_as_such() -> None:
    match = automatable.new("age_of_innovation", sit="digital", seed="corrected")
    while match.pending is not None and match.pending.prompt != "turn":
        match.answer(next(iter(match.legal())))
    match.answer('!{"player.coins": 77}')
    assert match.state.player.coins == 77
    assert [entry.by for entry in match.entries][-1] == "correction"


@pytest.mark.rule("AOI-ON-INV-12")
def test_an_answer_undone_and_given_again_leads_to_the_same() -> None:
    match = automatable.new("age_of_innovation", sit="digital", seed="undone")
    seen = 0
    while match.pending is not None and seen < 60:
        before = match.position() if match.set_up_done else None
        text = list(match.legal())[seen % len(list(match.legal()))]
        match.answer(text)
        after, legal = match.position() if match.set_up_done else None, list(match.legal())
        match.undo()
        if before is not None:
            assert match.position() == before
        match.redo()
        assert (match.position() if match.set_up_done else None) == after
        assert list(match.legal()) == legal
        seen += 1
