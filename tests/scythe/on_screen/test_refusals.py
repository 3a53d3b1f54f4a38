"""Every refusal of a question on screen by its name; nothing has changed then."""

from __future__ import annotations

from typing import Any

import pytest

from automatable.core.errors import BadPosition, Refused
from automatable.core.options import ON_SCREEN
from automatable.games.scythe import GAME
from automatable.ui.words.words import LANGUAGES, Words
from tests.scythe.on_screen.driver import facts, position_of
from tests.scythe.on_screen.test_rules import given, table

MECH: dict[str, Any] = {"mechs": {"F1": 1}, "abilities": ["disarm"]}
ENEMY = {"progress": 6, "mechs": {"E3": 1}}

CASES: list[tuple[str, dict[str, Any], list[str], str]] = [
    ("section_again", {"section": "move"}, [], "move coins"),
    ("not_payable", {"coins": 0}, [], "bolster power"),
    ("not_payable", {"power": 0, "workers": {"F1": 4}}, [], "produce"),
    ("no_such_unit", {}, ["move units"], "mech F1"),
    ("already_moved", {}, ["move units", "worker F1", "to F2"], "worker F2"),
    ("lake_closed", {"character": "F2"}, ["move units", "character"], "to G2"),
    ("river", {"character": "F2"}, ["move units", "character"], "to F3"),
    ("too_far", {}, ["move units", "character"], "to F2"),
    (
        "worker_cannot_enter",
        {"theirs": {"progress": 6, "workers": {"F2": 1}}},
        ["move units", "worker F1"],
        "to F2",
    ),
    (
        "contested",
        {"mechs": {"F3": 1}, "abilities": ["disarm"], "workers": {"F3": 2}, "theirs": ENEMY},
        ["move units", "mech F3", "+worker 1", "to E3"],
        "worker E3",
    ),
    ("not_there", MECH, ["move units", "mech F1"], "+metal 2"),
    (
        "not_on_a_lake",
        {"human": "nordic", "mechs": {"C4": 1}, "abilities": ["seaworthy"],
         "workers": {"C4": 1, "A4": 1}, "goods": {"A4": {"wood": 3}}},
        ["move skip", "build"],
        "mill C4",
    ),
    ("no_worker_there", {}, ["trade goods"], "goods E4 oil*2"),
    (
        "structure_there",
        {"structures": {"F1": "mine"}, "goods": {"F1": {"wood": 3}}},
        ["move skip", "build"],
        "mill F1",
    ),
    ("ability_known", {**MECH, "goods": {"F1": {"metal": 3}}}, ["produce skip", "deploy"],
     "mech F1 disarm"),
    (
        "no_cube_there",
        {"top": ["power"], "bottom": {"deploy": 1}, "goods": {"F1": {"oil": 3}}},
        ["bolster skip", "upgrade"],
        "cube power enlist",
    ),
    (
        "space_full",
        {"top": ["power"], "bottom": {"build": 1}, "goods": {"F1": {"oil": 3}}},
        ["bolster skip", "upgrade"],
        "cube move build",
    ),
    (
        "bonus_taken",
        {"recruits": ["power"], "one_time": ["coin"], "goods": {"F1": {"food": 4}}},
        ["trade skip", "enlist"],
        "recruit power now power",
    ),
    (
        "dial_too_high",
        {"mechs": {"F3": 1}, "abilities": ["disarm"], "power": 3, "theirs": ENEMY},
        ["move units", "mech F3", "to E3", "done"],
        "power 4",
    ),
    (
        "not_in_hand",
        {"mechs": {"F3": 1}, "abilities": ["disarm"], "hand": {"2": 1}, "theirs": ENEMY},
        ["move units", "mech F3", "to E3", "done", "power 0"],
        "play 5",
    ),
    ("not_in_hand", {"objectives": [1, 2]}, [], "objective 12"),
    ("objective_not_met", {"objectives": [1, 2]}, [], "objective 1"),
    ("not_now", {"objectives": [12, 2], "coins": 20}, [], "objective 12"),
    ("not_now", {}, ["move units"], "done"),
    ("unreadable", {}, [], "dance"),
]  # fmt: skip
NAMED = (
    "section_again", "not_payable", "no_such_unit", "already_moved", "lake_closed", "river",
    "too_far", "worker_cannot_enter", "contested", "not_there", "not_on_a_lake",
    "no_worker_there", "structure_there", "ability_known", "no_cube_there", "space_full",
    "bonus_taken", "dial_too_high", "not_in_hand", "objective_not_met", "not_now",
)  # fmt: skip


@pytest.mark.rule("SCY-ON-ASK-03")
@pytest.mark.parametrize(("code", "position", "answers", "text"), CASES)
def test_a_refusal_says_why(
    code: str, position: dict[str, Any], answers: list[str], text: str
) -> None:
    at = table(*answers, **position)
    before, listed = facts(at.state), at.legal()
    with pytest.raises(Refused) as refused:
        at.answer(text)
    assert refused.value.code == code
    assert (facts(at.state), at.legal()) == (before, listed)
    for language in LANGUAGES:
        assert Words(language, GAME).has(f"refused-{code}")


def test_every_reason_of_the_rules_is_tried() -> None:
    assert set(NAMED) <= {code for code, *_ in CASES}


SIX = ("F1", "F2", "G1", "E1", "E2", "E3")
WRONG: list[tuple[str, dict[str, Any]]] = [
    ("too_many_combat_cards_of", {"hand": {"5": 7}}),
    ("combat_cards_do_not_fit", {"hand": {"2": 16, "3": 12, "4": 8, "5": 5},
                                 "theirs": {"combat_cards": 2}}),
    ("too_many_structures", {"structures": dict.fromkeys(SIX, "mine")}),
    ("worker_on_a_lake", {"workers": {"G2": 1, "F1": 1}}),
    ("off_track", {"star_spaces": {"combat": 6, "objective": 1}}),
    ("no_such_section", {"section": "dance"}),
    ("no_such_section", {"section": "factory"}),
    ("too_many_cubes", {"top": ["move", "coins"], "bottom": {"upgrade": 2}}),
    ("cubes_differ", {"top": ["move"]}),
    ("recruits_differ", {"recruits": ["power"]}),
    ("too_few_workers", {"workers": {"F1": 1}}),
    ("mechs_and_abilities", {"mechs": {"F1": 1}}),
    ("structure_on_a_lake", {"structures": {"G2": "mill"}}),
    ("star_not_earned", {"star_spaces": {"mechs_4": 1}}),
    ("off_track", {"power": 17}),
    ("off_track", {"coins": -1}),
    ("bad_value", {"goods": {"F1": {"gold": 1}}}),
    ("bad_value", {"objectives": [1, 2, 3]}),
    ("bad_value", {"objectives": [24]}),
    ("bad_value", {"factory_card": 13}),
    ("bad_value", {"mat": "golden"}),
    ("bad_value", {"hand": {"6": 1}}),
    ("no_such_region", {"character": "Z9"}),
    ("no_such_region", {"character": "@albion"}),
]  # fmt: skip


@pytest.mark.rule("SCY-ON-INVT-01", "SCY-ON-INVT-02", "SCY-ON-INVT-03", "SCY-ON-INVT-05")
@pytest.mark.parametrize(("code", "wrong"), WRONG)
def test_a_position_that_contradicts_itself_is_refused(code: str, wrong: dict[str, Any]) -> None:
    with pytest.raises(BadPosition) as refused:
        GAME.from_position(position_of(given(**wrong)))
    assert code in {problem.code for problem in refused.value.problems}
    for language in LANGUAGES:
        for problem in refused.value.problems:
            assert Words(language, GAME).problem(problem)


def test_everything_wrong_is_named_at_once() -> None:
    wrong = given(section="dance", workers={"G2": 2}, power=20, hand={"5": 9}, recruits=["power"])
    with pytest.raises(BadPosition) as refused:
        GAME.from_position(position_of(wrong))
    codes = {problem.code for problem in refused.value.problems}
    assert codes >= {
        "no_such_section", "worker_on_a_lake", "off_track", "too_many_combat_cards_of",
        "recruits_differ",
    }  # fmt: skip


def test_a_companion_position_has_no_tile() -> None:
    position = position_of(given())
    for side in position["sides"].values():
        side.pop("sit", None)
    companion = {"kind": "human"}
    position["sides"]["saxony"] = companion
    with pytest.raises(BadPosition):
        GAME.from_position(position)
    assert ON_SCREEN == "digital"
