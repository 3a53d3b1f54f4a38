"""Rules on screen that a change could break unnoticed: lakes, ends in the middle, lone wolves."""

from __future__ import annotations

from typing import Any

import pytest

from automatable.core.errors import BadPosition
from automatable.games.scythe import GAME
from automatable.games.scythe.map import LAKES
from automatable.games.scythe.on_screen.retreat import lakes_to_retreat_to
from tests.scythe.on_screen.driver import position_of
from tests.scythe.on_screen.test_rules import given, person, table

WOLF: dict[str, Any] = {
    "character": "F1", "mechs": {"F1": 1}, "workers": {"F1": 1, "G1": 1}, "abilities": ["speed"],
    "goods": {"F1": {"metal": 4, "oil": 1}}, "objectives": [16, 1],
}  # fmt: skip


@pytest.mark.rule("SCY-ON-ABL-04", "SCY-ON-ABL-03")
def test_submerge_leads_from_any_lake_to_any_other() -> None:
    diving = {"human": "polania", "character": "B1", "mechs": {"D1": 1}}
    at = table("move units", "character", abilities=["submerge"], **diving)
    assert {f"to {lake}" for lake in LAKES - {"B1"}} <= set(at.legal())
    dry = table("move units", "character", abilities=["submerge"], **{**diving, "character": "C1"})
    assert {f"to {lake}" for lake in LAKES} & set(dry.legal()) < {f"to {lake}" for lake in LAKES}
    sailing = table(
        "move units", "character", human="nordic", character="B1", mechs={"D1": 1},
        abilities=["seaworthy"],
    )  # fmt: skip
    assert not {f"to {lake}" for lake in LAKES - {"B1"}} <= set(sailing.legal())


@pytest.mark.rule("SCY-ON-ASK-12")
def test_nothing_is_put_down_on_a_lake() -> None:
    at = table(
        "move units", "mech E4", "+food 1", "to E5", human="nordic", mechs={"E4": 2},
        abilities=["seaworthy", "speed"], goods={"E4": {"food": 1}},
    )  # fmt: skip
    assert at.prompt == "step"
    assert not [text for text in at.legal() if text.startswith("-")]
    ashore = next(text for text in at.legal() if text.startswith("to ") and text[3:] not in LAKES)
    at.answer(ashore)
    assert person(at).goods[ashore[3:]] == {"food": 1}


@pytest.mark.rule("SCY-CMB-15")
def test_no_retreat_to_a_lake_with_a_unit_of_the_automa() -> None:
    position = given(
        "nordic", "crimea", mechs={"E4": 1}, abilities=["seaworthy"], theirs={"mechs": {"D3": 1}}
    )
    state = GAME.from_position(position_of(position))
    assert lakes_to_retreat_to(state, state.persons[0], "E4") == ["E5"]


@pytest.mark.rule("SCY-ON-OBJ-06")
@pytest.mark.parametrize(
    ("changed", "asked"),
    [
        ({}, "after"),
        ({"mechs": {"F1": 2}, "abilities": ["speed", "riverwalk"]}, "card"),
        ({"workers": {"F1": 2, "G1": 1}}, "card"),
        ({"mechs": {"G1": 1}}, "card"),
    ],
    ids=["one of each", "two mechs", "two workers", "no mech"],
)
def test_a_lone_wolf_has_exactly_one_mech_and_one_worker(
    changed: dict[str, Any], asked: str
) -> None:
    assert table("bolster skip", **{**WOLF, **changed}).prompt == asked


@pytest.mark.rule("SCY-ON-INVT-04")
def test_goods_lie_in_a_home_base_only_with_wayfare() -> None:
    goods = {"home": {"food": 1}}
    allowed = given("crimea", "saxony", mechs={"G3": 1}, abilities=["wayfare"], goods=goods)
    GAME.from_position(position_of(allowed))
    with pytest.raises(BadPosition):
        GAME.from_position(position_of(given("saxony", "crimea", goods=goods)))


@pytest.mark.rule("SCY-ON-END-03", "SCY-ON-CMB-02")
@pytest.mark.parametrize(
    ("character", "mechs"),
    [("home", {"E4": 1}), ("C3", {"E4": 2})],
    ids=["its character", "one of two mechs"],
)
def test_a_star_before_the_combat_ends_the_game_and_the_attacker_goes_back(
    character: str, mechs: dict[str, int]
) -> None:
    """Shield brings the sixteenth power, which is the sixth star."""
    stars = {"combat": 2, "objective": 1, "workers_8": 1, "popularity_18": 1}
    at = table(
        "bolster skip", human="albion", character="A1", mechs={"D4": 1}, workers={"A1": 8},
        abilities=["shield"], power=14, popularity=18, star_spaces=stars,
        switches={"edition": "invaders"},
        theirs={
            "progress": 10, "power": 9, "combat_cards": 0, "character": character,
            "mechs": mechs, "workers": {}, "stars": {"progress": 1, "combat": 0, "power": 0},
        },
    )  # fmt: skip
    at.answer("card 16")
    assert at.pending is None
    assert at.state.ended_by == "albion"
    assert (at.state.automas[0].character, at.state.automas[0].mechs) == (character, mechs)
    assert person(at).mechs == {"D4": 1}
    assert at.said()[-5:] == [
        "scy-combat SCY-CMB-01",
        "scy-strengthened SCY-CMB-02",
        "scy-star SCY-ON-STAR-02",
        "scy-sixth_star SCY-END-01",
        "scy-end SCY-SCO-06",
    ]


@pytest.mark.rule("SCY-MOVE-49", "SCY-END-02")
@pytest.mark.parametrize(
    ("power", "combat_stars", "left"),
    [(0, 0, []), (0, 1, ["D2"]), (7, 0, ["D2"])],
    ids=["fifth star", "sixth star", "it loses"],
)
def test_a_character_takes_the_token_if_it_has_won_and_the_game_goes_on(
    power: int, combat_stars: int, left: list[str]
) -> None:
    at = table(
        "bolster skip", "card 16", human="albion", character="A1", mechs={"D2": 1},
        workers={"A1": 2}, abilities=["shield"], power=power, tokens=("D2",),
        switches={"edition": "invaders"},
        theirs={
            "progress": 17, "power": 9, "combat_cards": 0, "character": "D1",
            "mechs": {}, "workers": {}, "stars": {"combat": combat_stars, "power": 1},
        },
    )  # fmt: skip
    at.answer(f"power {power}")
    at.answer(at.legal()[0])  # her combat card
    assert at.state.ended_by == ("crimea" if combat_stars else None)
    assert at.state.encounter_tokens == left
