"""What the page of a game on screen must show: conversions, causes, the big button, her turn."""

from __future__ import annotations

import re

import pytest
from markupsafe import escape

import automatable
from automatable.core.game import game
from automatable.core.matches.match import Match
from automatable.core.matches.rng import Seed
from automatable.core.turns.events import Log, plain
from automatable.games.age_of_innovation.board.her_points import by_source
from automatable.games.age_of_innovation.board.on_screen import on_screen_scene
from automatable.games.age_of_innovation.components import DISCIPLINES, TERRAINS
from automatable.games.age_of_innovation.deck import starting_deck
from automatable.games.age_of_innovation.on_screen.final_count import tell_final_count
from automatable.games.age_of_innovation.position import FACTS
from automatable.games.age_of_innovation.state import State
from automatable.testing.conformance.test_pages import table_of
from automatable.ui.frame import Frame
from automatable.ui.stage.table import table_page
from automatable.ui.stage.turns import Narration
from automatable.ui.words.answers import event_in_words
from automatable.ui.words.words import LANGUAGES, Words
from tests.age_of_innovation.on_screen import position
from tests.age_of_innovation.test_on_screen_table import moments

AOI = game("age_of_innovation")
BY_HAND = {
    "en": r"\b(Place|Put|Lay|Replace|Move|Give)\b",
    "de": r"(^|[.:] )(Stelle|Lege|Rücke|Gib)\b",
    "it": r"\b(Metti|Sostituisci|Sposta|Dalle)\b",
}


def page(match: Match[State], language: str = "en") -> str:
    return str(table_page(Frame(language), table_of(match)))


def at(*answers: str, **given: object) -> Match[State]:
    """A match from a position in short form, after these answers."""
    state = position(**{"round": 1, "automa": "B5w* E10w", **given})
    number = 5 + state.round + bool(state.passed)
    state.deck = starting_deck(state.level, list(range(1, number + 1)))
    match = Match.at(AOI, FACTS.to_json(state), {}, Seed.from_text("seen"))
    for text in answers:
        match.answer(text)
    return match


@pytest.mark.rule("AOI-ON-VIEW-04")
def test_conversions_are_offered_where_they_are_legal() -> None:
    for match in (at(own="C7w", tools=1), at(own="C7w", bowls=[5, 1, 0])):
        legal = [text for text in match.legal() or () if text.split()[0] in ("convert", "burn")]
        shown = [answer.text for answer in on_screen_scene(match, Words("en", AOI))["conversions"]]
        assert shown == legal
    assert 'value="convert tool coin"' in page(at(own="C7w", tools=1))


@pytest.mark.rule("AOI-ON-VIEW-05")
def test_a_question_within_an_action_keeps_the_map_and_names_its_cause() -> None:
    match = at("power 5", own="C7w", bowls=[0, 2, 10])
    told = page(match)
    assert 'value="transform C6 forest"' in told
    assert "power action" in told
    assert 'data-board="map"' in told or "stage" in told


@pytest.mark.rule("AOI-ON-VIEW-06")
def test_done_is_the_one_big_button_after_an_action() -> None:
    told = page(at("sailing", own="C7w", coins=4, scholars=1))
    button = re.search(r'<button class="([^"]*)"[^>]*value="done"', told)
    assert button is not None
    assert "button-primary" in button[1]


@pytest.mark.rule("AOI-ON-VIEW-07")
@pytest.mark.parametrize("language", LANGUAGES)
def test_her_turn_is_told_without_work_for_hands(language: str) -> None:
    words, by_hand = Words(language, AOI), re.compile(BY_HAND[language])
    for match in moments()["turn"]:
        for event in match.events():
            assert not by_hand.search(event_in_words(match, event, words)), event.kind


@pytest.mark.rule("AOI-ON-VIEW-07")
def test_power_that_is_offered_shows_amount_and_price() -> None:
    match = moments()["leech"][0]
    assert match.pending is not None
    power, cost = match.pending.args["power"], match.pending.args["cost"]
    assert cost == int(str(power)) - 1
    assert f"{power} power for {cost} point" in page(match)


@pytest.mark.rule("AOI-ON-VIEW-08")
def test_income_is_shown_as_a_short_list() -> None:
    match = moments()["turn"][0]
    lines = on_screen_scene(match, Words("en", AOI))["round_brought"]
    assert "Workshops: 3 tools." in lines


@pytest.mark.rule("AOI-ON-VIEW-08")
def test_the_end_of_a_round_is_one_page() -> None:
    """Points of both, knowledge bonus, what the next round scores, income: one step."""
    given = {"own": "C7w", "coins": 0, "bonus": 8, "bonus_display": [1, 2, 3]}
    match = at("pass left", passed=["automa"], knowledge=[4, 0, 0, 0], **given)
    match.answer("done")
    turn = [part for part in Narration(match, "en").last_turn() if part.opens]
    told = [str(step.spoken) for part in turn for step in part.steps]
    assert told[0].startswith("Round 1 is over. Points: you 20, she 20.")
    assert "level 4: knowledge bonus 4 coins." in told[0]
    assert "Workshops: 2 tools." in told[0]


@pytest.mark.rule("AOI-ON-END-01", "AOI-ON-END-02", "AOI-ON-END-03")
def test_the_final_count_is_told_step_by_step() -> None:
    state = position(
        own="C7w D8w F11w", sailing=1, automa="B5w* E10w", knowledge=[5, 0, 2, 9],
        automa_knowledge=[5, 0, 7, 3], coins=5, tools=2, scholars=1, books=[1, 0, 0, 1],
        bowls=[4, 5, 3], points=80, automa_points=72, round=6,
    )  # fmt: skip
    log = Log()
    tell_final_count(state, log)
    events = log.take()
    told = [(event.kind, plain(event.args.get("points"))) for event in events]
    assert told == [
        ("aoi-on_end_area", 18),
        *(("aoi-on_end_knowledge", points) for points in (6, 0, 4, 8)),
        ("aoi-on_end_resources", 3),
    ]
    hers = [plain(event.args.get("her_points")) for event in events]
    assert hers == [12, 6, 0, 8, 4, None]


@pytest.mark.rule("AOI-ON-VIEW-09")
def test_terrains_and_disciplines_have_letters_in_every_language() -> None:
    for language in LANGUAGES:
        words = Words(language, AOI)
        assert len({words(f"mark-{discipline}") for discipline in DISCIPLINES}) == 4
        assert len({words(f"terrain-{terrain}") for terrain in TERRAINS}) == 7
    told = page(moments()["turn"][0])
    assert all(f"book-{discipline}" in told for discipline in DISCIPLINES)


@pytest.mark.rule("AOI-ON-CITY-05")
def test_a_city_is_seen_on_the_map_with_all_that_grew_onto_it() -> None:
    city = {"own": "B6g C6g C7g D8w", "terrain": {"B6": "forest", "C6": "forest"}}
    match = at(**city, cities=[["B6", "C6"]], city_tiles=["books"], keys=1)
    drawn = AOI.screens.keyed(match.state, Words("en", AOI))
    assert [key for key in drawn if key.endswith(".city")] == ["B6.city", "C6.city", "C7.city"]
    assert "in a city" in page(match)
    assert not [key for key in AOI.screens.keyed(at().state, Words("en", AOI)) if "city" in key]


def test_the_points_of_both_sides_are_told_by_source_at_the_end() -> None:
    match = automatable.new("age_of_innovation", sit="digital", seed="by source")
    while match.pending is not None:
        match.answer(match.legal()[-1])
    found = by_source(match)
    assert found["start"] == 20
    assert sum(found.values()) == match.state.points_automa
    assert found["passing"] > 0
    told = page(match)
    assert f"cards {found['cards']}, passing {found['passing']}." in told
    assert 'data-title-here="The final count"' in told


def told_at(match: Match[State], key: str) -> str:
    places = on_screen_scene(match, Words("en", AOI))["here"]
    return next(str(here.told) for here in places if key in here.key.split())


@pytest.mark.rule("AOI-ON-VIEW-01", "AOI-ON-VIEW-02")
def test_what_cannot_be_had_says_why() -> None:
    match = at(own="C7g D8p", palace=1, palace_offer=[2, 17], coins=5, competencies=[3])
    missing = "2 books of banking, 2 books of law, and 1 book missing."
    assert missing in told_at(match, "innovation-T1")
    assert "You have it." in told_at(match, "competency-3")
    assert "with every school" in told_at(match, "competency-4")
    assert told_at(match, "C7").startswith("To palace: No palace is left")
    assert told_at(match, "D8") == "It is not upgraded any further."
    assert told_at(match, "B5") == "One of her buildings stands here"
    assert told_at(match, "H6") == "Out of reach of your buildings"
    scene = on_screen_scene(match, Words("en", AOI))
    assert scene["no_palace"] == "Your palace stands; each person builds only one."
    scene = on_screen_scene(at(own="C7w"), Words("en", AOI))
    assert "upgrade a guild" in scene["no_palace"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_tile_and_building_in_sight_has_its_sentence(language: str) -> None:
    words, told = Words(language, AOI), page(at(own="C7w"), language)
    kinds = {
        "building": ("workshop", "guild", "school", "palace", "university"),
        "city_tile": ("tools", "spades", "books", "coins", "steps", "power", "scholar"),
        "palace": (1, 2, 17),
        "bonus": (8,),
        "planning_board": ("forest",),
        "human_faction": ("philosophers",),
        "innovation_tile": ("trade_routes", "professor", "census", "library", "steel", "guild"),
        "competency": tuple(range(1, 13)),
    }
    sentences = [words(f"says-{kind}-{id}") for kind, ids in kinds.items() for id in ids]
    tiles = [*at().state.round_tiles, at().state.final_tile]
    sentences += [words(f"says-tile-{key}") for key in tiles]
    assert [said for said in sentences if str(escape(said)) not in told] == []


def test_income_that_follows_is_no_gain_of_the_last_starting_building() -> None:
    match = automatable.new("age_of_innovation", sit="digital", seed="by source")
    while match.pending is not None and match.pending.prompt != "first_building":
        match.answer(match.legal()[0])
    match.answer(match.legal()[0])
    shown = on_screen_scene(match, Words("en", AOI))["answers"]
    assert shown
    assert not any(answer.changes for answer in shown)


def test_what_the_first_action_of_a_round_brought_is_told_without_the_income_before_it() -> None:
    given = {"own": "C7w D8w", "bonus": 5, "bonus_display": [8, 2, 3], "tools": 9, "coins": 5}
    match = at("pass left", "done", **given)
    while match.pending is not None and match.pending.prompt != "turn":
        match.answer(match.legal()[0])
    before = match.state.player
    assert before is not None
    coins = before.coins
    match.answer("upgrade C7 guild")
    told = str(on_screen_scene(match, Words("en", AOI))["brought"])
    assert coins >= 6
    assert f"{coins} → {coins - 6}" in told


@pytest.mark.rule("AOI-ON-RND-01")
def test_the_last_round_promises_no_knowledge_bonus() -> None:
    for round, promised in ((5, True), (6, False)):
        scene = on_screen_scene(at(own="C7w", round=round), Words("en", AOI))
        assert bool(scene["now"][0][2]) is promised
        assert [bool(found["discipline"]) for found in scene["rounds"]] == [True] * 5 + [False] * 2


@pytest.mark.rule("AOI-ON-VIEW-06")
def test_undo_names_the_last_answer() -> None:
    match = at("build C6", own="C7w", tools=9, coins=9)
    assert "Takes back: C6: Build a workshop" in page(match)
    match.answer("done")
    passed = at("pass left", own="C7w")
    assert "Takes back: Pass" in page(passed)
