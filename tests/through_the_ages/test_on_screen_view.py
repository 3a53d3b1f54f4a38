"""What the sheet of a game on screen shows, question by question."""

from __future__ import annotations

from typing import Any

import pytest

from automatable.core.matches.match import Match
from automatable.core.matches.rng import Seed
from automatable.core.options import ON_SCREEN
from automatable.games.through_the_ages.board.own_scene import own_scene
from automatable.games.through_the_ages.board.stage import marks
from automatable.games.through_the_ages.game import GAME
from automatable.games.through_the_ages.state import State
from automatable.ui.words.words import Words
from tests.through_the_ages.on_screen import position

WORDS = Words("en", GAME)


def at(**given: Any) -> Match[State]:
    state = position(**{"age": "II", "round": 9, **given})
    return Match.at(GAME, GAME.position(state), seed=Seed.from_text("view"))


def shown(match: Match[State]) -> dict[str, Any]:
    return own_scene(match, WORDS)


def texts(scene: dict[str, Any]) -> set[str]:
    parts = [*scene["groups"], *scene["here"]]
    found = {deed.text for part in parts for deed in part.deeds} | {
        deed.text for deed in scene["deeds"]
    }
    return found | {deed.text for deed in (scene["end"], scene["resign"]) if deed}


RICH: dict[str, Any] = {
    "row": ["coal", "opera", None, "cannon"],
    "human": {
        "stores": {"bronze": 9, "agriculture": 5}, "blue": 2, "hand": ["urban_growth_i", "iron"],
        "science": 9, "technologies": ["alchemy"], "unused": 2,
        "military_hand": ["legion", "plunder_i", "rats", "raid_i"],
    },
}  # fmt: skip


@pytest.mark.rule("TTA-ON-VIEW-01")
@pytest.mark.rule("TTA-ON-VIEW-12")
def test_every_answer_is_a_button_at_its_card_or_in_its_group() -> None:
    match = at(**RICH)
    assert texts(shown(match)) == set(match.legal())


@pytest.mark.rule("TTA-ON-VIEW-02")
@pytest.mark.rule("TTA-ON-VIEW-04")
def test_a_building_says_what_it_costs_and_brings() -> None:
    groups = {group.id: group for group in shown(at(**RICH))["groups"]}
    build = next(deed for deed in groups["build"].deeds if deed.text == "build alchemy")
    assert {change.name: change.by for change in build.paid} == {"civil": -1, "resources": -6}
    assert "science_turn" in {change.name for change in build.brings}


@pytest.mark.rule("TTA-ON-VIEW-03")
def test_the_end_of_the_turn_is_foretold_with_its_dangers() -> None:
    forecast = shown(at(**RICH))["forecast"]
    assert forecast.tiles
    assert any("Corruption" in warning for warning in forecast.warnings)


@pytest.mark.rule("TTA-ON-VIEW-05")
def test_an_action_card_is_played_with_its_target() -> None:
    groups = {group.id: group for group in shown(at(**RICH))["groups"]}
    played = [deed.label for deed in groups["hand"].deeds if deed.verb == "play"]
    assert any("Alchemy" in one for one in played)


@pytest.mark.rule("TTA-ON-VIEW-06")
def test_politics_shows_the_odds_of_an_attack() -> None:
    human = {"military_hand": ["plunder_i", "rats"], "workers": {"warriors": 4, "bronze": 2}}
    scene = shown(at(phase="politics", human=human))
    assert {deed.verb for deed in scene["deeds"]} == {"prepare", "aggression", "none"}
    assert scene["odds"]
    assert scene["resign"].text == "resign"


@pytest.mark.rule("TTA-ON-VIEW-07")
def test_a_force_shows_its_sum_against_the_bid() -> None:
    human = {"military_hand": ["rats", "military_bonus_i"], "technologies": ["swordsmen"],
             "workers": {"warriors": 3, "swordsmen": 2, "bronze": 2}}  # fmt: skip
    event = {"id": "historic_territory_i", "age": "I", "by": "human"}
    match = at(phase="politics", human=human, current_events=[event])
    match.answer("prepare rats")
    while match.pending is not None and match.pending.prompt == "on_bid":
        match.answer(match.legal()[0])
    assert match.pending is not None
    if match.pending.prompt == "on_force":
        now, wanted = shown(match)["compared"]
        assert now < wanted


@pytest.mark.rule("TTA-ON-VIEW-09")
def test_nothing_is_to_be_done_by_hand() -> None:
    match = at(**RICH)
    assert match.options["sit"] == ON_SCREEN
    assert GAME.screens.moment(match) == "screen"
    assert not list(GAME.screens.checklist(match))


@pytest.mark.rule("TTA-ON-VIEW-10")
def test_the_end_of_an_age_is_announced_with_what_it_takes() -> None:
    human = {"hand": ["rich_land_i"], "leader": "genghis_khan", "leader_ages": ["I"]}
    assert "Genghis Khan" in shown(at(civil_left=4, human=human))["age_ends"]
    assert not shown(at(civil_left=30, human=human))["age_ends"]


@pytest.mark.rule("TTA-ON-VIEW-08")
@pytest.mark.parametrize(("hers", "outcome"), [(1, "gain 4"), (3, "lose 4")])
def test_an_event_is_shown_with_both_parts_and_what_it_compares(hers: int, outcome: str) -> None:
    crusades = {"id": "crusades", "age": "I", "by": "human"}
    match = at(
        phase="politics", current_events=[crusades], automa={"cubes": {"warriors": hers}},
        human={"military_hand": ["rats"], "culture": 0},
    )  # fmt: skip
    assert shown(match)["happened"] is None
    match.answer("prepare rats")
    found = shown(match)["happened"]
    assert found.title == "Crusades"
    assert "stronger" in found.says.lower()
    assert (found.what, f"you 1, the Automa {hers}" in found.compared) == ("Strength", True)
    assert any(outcome in line for line in found.lines)
    changed = "You gain 4 culture." if hers == 1 else "Automa gains 4 culture points (now 4)."
    assert changed in found.lines
    match.answer("destroy bronze")
    assert shown(match)["happened"] is None


@pytest.mark.rule("TTA-ON-VIEW-08")
def test_a_repelled_attack_says_by_what() -> None:
    match = at(
        phase="politics",
        human={"military_hand": ["plunder_i"], "workers": {"warriors": 2, "bronze": 2}},
    )
    match.answer("aggression plunder_i")
    found = shown(match)["happened"]
    assert (found.title, found.what) == ("Plunder (I)", "Strength")
    assert "The Automa repels you." in found.lines


@pytest.mark.rule("TTA-ON-WAR-03")
@pytest.mark.rule("TTA-ON-VIEW-06")
def test_a_war_says_what_it_would_bring_now() -> None:
    human = {"military_hand": ["war_over_technology"], "workers": {"warriors": 4, "bronze": 2}}
    ((id, war),) = shown(at(phase="politics", human=human))["wars"]
    assert (id, war.mine, war.hers, war.takes, war.n) == ("war_over_technology", 4, 1, "science", 3)


@pytest.mark.rule("TTA-ON-TAKE-02")
def test_the_row_shows_the_own_price_and_dims_what_cannot_be_taken() -> None:
    human = {"wonders": ["pyramids"], "hand": ["iron"]}
    match = at(row=["iron", None, "taj_mahal"], human=human)
    drawn = str(marks(match.state, match.legal(), WORDS))
    assert drawn.count("row-barred") == 1
    assert drawn.count("cannot be taken now") == 1
    assert drawn.count("row-own-price") == 1
