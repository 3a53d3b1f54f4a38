"""The validator names each violated invariant, one by one, by breaking a valid position."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from automatable.games.patchwork.position import from_json, to_json
from automatable.games.patchwork.problems import problems
from tests.patchwork.positions import SQUARE, at, found_wrong, pw1, table

VALID = (
    "pw1 ZDATYdPQRaUXMNKVBObE 26-29 1 "
    "6g2/5ggg1/3f1ggg1/1fffffg*1/eeef5/1e7/eee2IIII/1HHHG4/2H1GGG2;9 @3n;CFJLSWc*;1;2:10 - o"
)
OVER = "pw1 CEFIc 53-53 =1 {ADGJLNQTWYZdef**};26 {BHKMOPRSUVXabg***};18 - o"
SQUARED = f"pw1 MCEQSUXYZabdefg 38-37 2 {SQUARE};8 @4n;GHJKNPT;6;1:3.8.2 1 o"


def test_the_positions_to_be_broken_are_valid() -> None:
    for text in (VALID, OVER, SQUARED):
        assert problems(at(text)) == []


BROKEN = [
    pytest.param(VALID, ("ZDA", "ZDZ"), {"patch_twice", "patch_missing"}, id="1 patch twice"),
    pytest.param(VALID, ("ZDA", "DA"), {"patch_count"}, id="1 patch lost"),
    pytest.param(VALID, ("ZDA", "ZDAC"), {"patch_twice", "patch_count"}, id="1 patch of another"),
    pytest.param(
        VALID.replace("@3n;CFJLSWc*;1;2:10", "{CFJLSWc*};1"),
        ("26-29", "26-54"),
        {"token_off_board", "first_on_final_wrong"},
        id="2 token off the board",
    ),
    pytest.param(
        VALID, ("6g2/5ggg1", "5g3/5ggg1"), {"wrong_shape"}, id="2 patch in no orientation"
    ),
    pytest.param(VALID, (" 1 6g2", " 2 6g2"), {"wrong_turn"}, id="3 wrong seat to move"),
    pytest.param(VALID, ("Wc*;", "Wc**;"), {"leather_too_many"}, id="4 leather held"),
    pytest.param(VALID, (" 1 6g2", " 1* 6g2"), {"leather_too_many"}, id="4 leather pending"),
    pytest.param(
        VALID, ("26-29 1", "26-41 1"), {"marker_reached_without_tile"}, id="5 marker passed"
    ),
    pytest.param(VALID, (" - o", " 2 o"), {"tile_without_marker"}, id="5 marker not reached"),
    pytest.param(VALID, (" - o", " 1 o"), {"tile_needs_49"}, id="6 tile with too few cells"),
    pytest.param(SQUARED, (" 1 o", " - o"), {"square_without_tile"}, id="6 square without tile"),
    pytest.param(VALID, ("2:10", "2:10.10"), {"card_twice"}, id="7 card twice"),
    pytest.param(VALID, ("2:10", "2:13"), {"card_foreign"}, id="7 card of the other deck"),
    pytest.param(
        VALID, ("2:10", "2:1.2.3.4.5.6.7.8.9.10"), {"too_many_drawn"}, id="7 too many drawn"
    ),
    pytest.param(VALID, ("2:10", "2:10^4"), {"impossible_back"}, id="7 back of a blank deck"),
    pytest.param(OVER, ("=1", "1"), {"not_over"}, id="8 not over"),
    pytest.param(VALID, ("29 1 ", "29 =1 "), {"over_too_early"}, id="8 over too early"),
    pytest.param(
        "pw1 BCDEFGHIJKLMNOPQRSTUVWXYZabcdefgA 25-26 2* {};5 @3n;-;0;1: - o",
        ("", ""),
        {"automa_places_nothing"},
        id="the Automa places nothing",
    ),
    pytest.param(
        "pw1 BDHCIJKYZabcdefgA 32-31 1* {EFGLMNOPQRSTUVWX};9 {};0 - o",
        ("", ""),
        {"leather_no_room"},
        id="no room for leather",
    ),
]


@pytest.mark.parametrize(("text", "change", "codes"), BROKEN)
def test_each_violation_is_named(text: str, change: tuple[str, str], codes: set[str]) -> None:
    assert change[0] in text
    assert found_wrong(text.replace(*change, 1)) == codes


def test_ten_cards_may_be_drawn_when_the_automa_has_arrived() -> None:
    ten = "1.2.3.4.5.6.7.8.9.10"
    assert problems(table(time="52-53", other=f"@3n;-;0;1:{ten}", tile="2")) == []


def json_of(text: str) -> dict[str, Any]:
    position = to_json(at(text))
    del position["position"]
    return position


def change(path: str, value: Any) -> Callable[[dict[str, Any]], None]:
    def apply(position: dict[str, Any]) -> None:
        *parents, name = path.split(".")
        for parent in parents:
            position = position[parent]
        position[name] = value

    return apply


BROKEN_JSON = [
    ("seat_1.buttons", -1, "buttons_negative"),
    ("seat_1.buttons", "nine", "bad_data_value"),
    ("seat_1.patches", [7, 8, 9], "patch_count"),
    ("seat_1.leather", 0, "quilt_mismatch"),
    ("seat_1.leather", -1, "bad_value"),
    ("seat_2.leather", -1, "bad_value"),
    ("seat_2.cycle", 0, "bad_value"),
    ("seat_2.level", 6, "bad_value"),
    ("seat_2.deck", "wild", "bad_value"),
    ("seat_2.set_aside_backs", [99, 99], "impossible_back"),
    ("seat_2.set_aside_backs", [], "bad_value"),
    ("seat_2.next_back", 4, "impossible_back"),
    ("seat_2.buttons", 10**9, "bad_value"),
    ("circle", [99], "bad_value"),
    ("time", {"1": 26}, "bad_value"),
    ("to_move", 3, "bad_value"),
    ("tile", 3, "bad_value"),
    ("leather_to_place", -1, "bad_value"),
    ("leather_layout", "square", "bad_value"),
    ("game", "chess", "bad_value"),
    ("format", 2, "bad_value"),
    ("marker_space", 40, "contradiction"),
    ("score_now", {"1": {"total": 99}}, "contradiction"),
    ("game_over", True, "contradiction"),
    ("first_on_final_space", 1, "first_on_final_wrong"),
    ("surprise", 1, "unknown_data_field"),
]


@pytest.mark.parametrize(("path", "value", "code"), BROKEN_JSON)
def test_a_json_position_that_cannot_be_is_refused_by_name(
    path: str, value: Any, code: str
) -> None:
    position = json_of(VALID)
    assert from_json(position)
    change(path, value)(position)
    assert code in found_wrong(position)


@pytest.mark.parametrize("field", ["circle", "time", "seat_1", "seat_2"])
def test_a_missing_field_is_named(field: str) -> None:
    position = json_of(VALID)
    del position[field]
    assert found_wrong(position) == {"missing_data_field"}


@pytest.mark.parametrize(
    "nonsense", [None, 5, [], "", "pw1", {}, {"position": 5}, {"position": "x"}]
)
def test_what_is_no_position_at_all_is_refused(nonsense: Any) -> None:
    assert found_wrong(nonsense)


def test_all_problems_are_named_at_once() -> None:
    text = VALID.replace("ZDA", "ZDZ").replace("2:10", "2:13").replace(" - o", " 1 o")
    assert found_wrong(text) == {"patch_twice", "patch_missing", "card_foreign", "tile_needs_49"}
    assert pw1(at(VALID)) == VALID
