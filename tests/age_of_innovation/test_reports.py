"""What a person reports, and what cannot be true."""

from __future__ import annotations

from typing import Any

import pytest

from automatable.core.errors import Refused
from automatable.core.matches.match import Match
from automatable.core.turns.forms import Number
from automatable.games.age_of_innovation import GAME
from automatable.games.age_of_innovation.board.choices import hex_choices
from automatable.games.age_of_innovation.state import State
from automatable.ui.words.words import Words
from tests.age_of_innovation.small_board import match_at


def turn(**facts: Any) -> Match[State]:
    """The person's turn."""
    shown = {"automa": "B5w* E10w", "human": "C7w", "to_move": "person_1"}
    return match_at(**{**shown, **facts})


def test_a_build_takes_the_terrain_of_the_home() -> None:
    match = turn()
    match.answer("build D6")
    assert match.state.terrain("D6") == "forest"
    assert match.state.person_buildings["D6"].type == "workshop"


def test_upgrades_go_forward_and_from_school_back_to_guild() -> None:
    match = turn()
    for type in ("guild", "school", "guild", "palace"):
        match.answer(f"upgrade C7 {type}")
    assert match.state.person_buildings["C7"].type == "palace"


def test_a_scholar_takes_a_space_and_gives_its_steps() -> None:
    match = turn()
    match.answer("scholar law 3")
    match.answer("scholar law 2")
    match.answer("scholar law back")
    assert match.state.knowledge["person_1"]["law"] == 6
    assert match.state.scholar_spaces["law"] == ["person_1", "person_1", None, None]


def test_steps_stop_at_12_and_below_a_marker_on_12() -> None:
    match = turn(knows="12/0/0/0", human_knows=["10/10/0/0"])
    match.answer("step banking 5")
    match.answer("step law 5")
    assert list(match.state.knowledge["person_1"].values())[:2] == [11, 12]


@pytest.mark.parametrize("facts", [{}, {"seen": []}], ids=["full", "light"])
def test_points_can_be_told_at_any_time_and_are_followed(facts: dict[str, Any]) -> None:
    match = turn(**facts)
    (form,) = (form for form in match.forms() if form.head == "score")
    match.answer("score 34")
    assert match.state.person("person_1").points_now == 34
    assert match.score().seats[0].total >= 34
    with pytest.raises(Refused, match="number_out_of_range"):
        match.answer("score 1000")
    (number,) = form.parts
    assert isinstance(number, Number)
    assert number.high == 999


def test_several_reports_are_one_turn() -> None:
    match = turn()
    for text in ("power 6", "transform D6 swamp", "annex C7", "innovation T2", "other"):
        if text != "other":
            match.answer(text)
    assert match.state.to_move == "person_1"
    match.answer("done")
    assert match.state.to_move == "automa"
    assert match.state.innovations == ["T1", "B1", "B2", "B3", "B4"]


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("build A8", "river"), ("build A1", "no_such_hex"), ("build B5", "hex_taken"),
        ("build C7", "hex_taken"), ("upgrade C7 school", "no_such_upgrade"),
        ("upgrade B5 guild", "not_your_building"), ("upgrade A1 guild", "no_such_hex"),
        ("transform D8 forest", "same_terrain"), ("neutral G8 tower", "river"),
        ("annex D8", "not_your_building"), ("scholar law 4", "unreadable"),
        ("step law 0", "unreadable"), ("power 4", "action_covered"), ("power 7", "unreadable"),
        ("book 1", "action_covered"), ("innovation T1", "innovation_gone"),
        ("bridge C7 C8", "river"), ("bridge C7 C7", "bridge_twice"), ("pass top", "unreadable"),
        ("step medicine 1", "no_step"), ("scholar banking 3", "space_taken"),
        ("bridge C7 A1", "no_such_hex"), ("", "unreadable"),
    ],
)  # fmt: skip
def test_a_report_that_cannot_be_true_is_refused_and_changes_nothing(text: str, code: str) -> None:
    spaces = {d: [None] * 4 for d in ("law", "engineering", "medicine")}
    match = turn(
        power_actions_covered=[4],
        book_actions_covered=[1],
        innovations=["T2", "B1"],
        human_knows=["0/0/0/12"],
        scholar_spaces={"banking": ["automa", None, None, None], **spaces},
        scholars_left=6,
    )
    before = match.position()
    with pytest.raises(Refused, match=code):
        match.answer(text)
    assert match.position() == before


def test_no_more_buildings_than_the_box_has() -> None:
    nine = "C7w D6w D8w F11w H6w H9w H12w A10w A4w"
    with pytest.raises(Refused, match="none_left"):
        turn(human=nine).answer("build B13")
    with pytest.raises(Refused, match="none_left"):
        turn(human="C7p D8g").answer("upgrade D8 palace")


def test_an_annex_only_once() -> None:
    with pytest.raises(Refused, match="annex_twice"):
        turn(human="C7wa").answer("annex C7")


def test_in_round_6_no_bonus_is_taken() -> None:
    with pytest.raises(Refused):
        turn(round=6).answer("pass left")
    turn(round=6).answer("pass")


def test_every_report_offered_on_the_map_is_accepted() -> None:
    match = turn(human="C7g D8s A4w")
    offered = hex_choices(match, Words("en", GAME))
    texts = [choice.text for found in offered.values() for choice in found]
    assert len(texts) == len(set(texts)) > 100
    for text in texts[::9]:
        assert match.copy().answer(text)
    assert {"upgrade C7 palace", "upgrade C7 school", "upgrade D8 guild"} <= set(texts)
    assert not {"build C7", "upgrade A4 school", "build B5"} & set(texts)
    assert offered["C6"][0].text == "build C6"


def test_no_more_scholars_than_the_box_has() -> None:
    spaces = {"banking": ["person_1"] * 4, "law": ["person_1"] * 3 + [None]}
    free: dict[str, list[None]] = {name: [None] * 4 for name in ("engineering", "medicine")}
    match = turn(scholar_spaces={**spaces, **free})
    for text in ("scholar law 2", "scholar medicine back"):
        assert text not in match.offer()
        with pytest.raises(Refused, match="no_scholar_left"):
            match.answer(text)
