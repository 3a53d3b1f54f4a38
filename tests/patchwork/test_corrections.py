"""Corrections: every tracked fact can be put right, and nothing impossible is accepted."""

from __future__ import annotations

import json
from typing import Any

import pytest

from automatable.core.errors import AutomatableError, Refused
from automatable.core.matches.match import Match
from automatable.games.patchwork.state import State
from tests.patchwork.positions import at, automa, match_at, pw1

MIDDLE = (
    "pw1 ZDATYdPQRaUXMNKVBObE 26-29 1 "
    "6g2/5ggg1/3f1ggg1/1fffffg*1/eeef5/1e7/eee2IIII/1HHHG4/2H1GGG2;9 @3n;CFJLSWc*;1;2:10 - o"
)
UNTRACKED = "pw1 ZDATYdPQRaUXMNKVBObE 26-29 1 {GHIefg*};9 @3n;CFJLSWc*;1;2:10 - o"


OVER = "pw1 CEFIc 53-53 =1 {ADGJLNQTWYZdef**};26 {BHKMOPRSUVXabg***};18 - o"
BACKS = MIDDLE.replace("@3n", "@3t").replace("2:10", "2:20")
MOVED = "6g2/5ggg1/3f1ggg1/1fffffg2/eeef5/1e7/eee2IIII/1HHHG4/2H1GGG1*"
CIRCLE = [26, 4, 1, 20, 25, 30, 16, 17, 18, 27, 21, 24, 13, 14, 11, 22, 2, 15, 28, 5]

CORRECTABLE: list[tuple[str, dict[str, Any]]] = [
    (MIDDLE, {"circle": CIRCLE[::-1]}),
    (MIDDLE, {"circle": [None, *CIRCLE[1:-1], None]}),
    (MIDDLE, {"time.1": 25}),
    (MIDDLE, {"time.2": 27}),
    (MIDDLE, {"time.1": 29, "to_move": 2}),
    (MIDDLE, {"leather_to_place": 1, "seat_2.leather": 0}),
    (OVER, {"first_on_final_space": 2}),
    (OVER, {"tile": 2}),
    (MIDDLE, {"seat_1.buttons": 7}),
    (UNTRACKED, {"seat_1.patches": [7, 8, 9, 26, 31, 32, 33], "circle": CIRCLE[1:]}),
    (UNTRACKED, {"seat_1.leather": 0}),
    (MIDDLE, {"seat_2.buttons": 3}),
    (MIDDLE, {"seat_2.patches": [3, 6, 10, 12, 19, 23, 26, 29], "circle": CIRCLE[1:]}),
    (MIDDLE, {"seat_2.leather": 0}),
    (MIDDLE, {"seat_2.cycle": 1}),
    (MIDDLE, {"seat_2.drawn": [10, 3]}),
    (MIDDLE, {"seat_2.deck": "tactical", "seat_2.drawn": [20]}),
    (BACKS, {"seat_2.next_back": 8}),
    (MIDDLE, {"seat_2.level": 5}),
    (MIDDLE, {"leather_layout": "revised", "seat_2.leather": 0}),
    (MIDDLE, {"recycle": "all"}),
    (MIDDLE, {"automa_leather": "leave"}),
]
FACTS = (
    "circle", "time.1", "time.2", "to_move", "leather_to_place", "first_on_final_space", "tile",
    "seat_1.buttons", "seat_1.patches", "seat_1.leather", "seat_1.quilt", "seat_2.buttons",
    "seat_2.patches", "seat_2.leather", "leather_layout", "recycle", "automa_leather",
    "seat_2.level", "seat_2.deck", "seat_2.cycle", "seat_2.drawn", "seat_2.next_back",
)  # fmt: skip


def facts(position: dict[str, Any]) -> dict[str, Any]:
    found = {}
    for path in FACTS:
        value: Any = position
        for step in path.split("."):
            value = value.get(step)
        found[path] = value
    return found


def corrected(start: str, changes: dict[str, Any], **options: Any) -> Match[State]:
    match = match_at(at(start), **options)
    match.adjust(json.dumps(changes))
    return match


@pytest.mark.parametrize(("start", "changes"), CORRECTABLE, ids=lambda value: str(value)[:40])
@pytest.mark.rule("PAT-COMP-09")
def test_every_fact_can_be_corrected_and_the_others_stay(
    start: str, changes: dict[str, Any]
) -> None:
    before = facts(match_at(at(start)).position())
    match = corrected(start, changes)
    assert facts(match.position()) == {**before, **changes}
    assert [entry.by for entry in match.entries] == ["correction"]
    assert match.undo().startswith("!")
    assert facts(match.position()) == before


@pytest.mark.rule("PAT-COMP-09")
def test_derived_facts_are_computed_again() -> None:
    position = corrected(MIDDLE, {"time.1": 33, "seat_2.drawn": [10, 3, 4]}).position()
    assert position["leather_spaces_left"] == [44, 50]
    assert position["seat_2"]["cards_left_in_draw_pile"] == 7
    assert position["to_move"] == 2
    quilt = corrected(MIDDLE, {"seat_1.quilt": MOVED}).position()["seat_1"]
    assert quilt["quilt"][8] == "..H.GGG.*"
    assert quilt["leather"] == 1
    assert corrected(MIDDLE, {"circle": "DZATYdPQRaUXMNKVBObE"}).state.circle[:2] == [4, 26]


@pytest.mark.parametrize(
    "changes",
    [
        {"seat_1.buttons": -1},
        {"circle": CIRCLE[1:]},
        {"time.1": 54},
        {"to_move": 2},
        {"seat_2.leather": 3},
        {"seat_2.drawn": [10, 10]},
        {"seat_2.drawn": [13]},
        {"tile": 2},
        {"seat_1.buttons": "many"},
        {"nonsense": 1},
        {"seat_1.patches": [7]},
        {"score_now": 50},
    ],
    ids=str,
)
@pytest.mark.rule("PAT-COMP-09")
def test_a_correction_that_cannot_be_is_refused_and_changes_nothing(
    changes: dict[str, Any],
) -> None:
    match = match_at(at(MIDDLE))
    before = match.fingerprint()
    with pytest.raises(AutomatableError):
        match.adjust(json.dumps(changes))
    assert (match.fingerprint(), match.entries) == (before, ())


@pytest.mark.rule("PAT-COMP-09")
def test_equal_spaces_ask_who_lies_on_top() -> None:
    match = match_at(at(MIDDLE))
    with pytest.raises(Refused) as refused:
        match.adjust('{"time.1": 29}')
    assert refused.value.code == "who_is_on_top"
    for top in (1, 2):
        assert corrected(MIDDLE, {"time.1": 29, "to_move": top}).state.to_move == top


@pytest.mark.rule("PAT-COMP-09", "PAT-BASE-END-05", "PAT-R-27")
def test_tokens_corrected_to_the_final_space_end_the_game() -> None:
    near = "pw1 DMCBHILOPQRSTUVWXYZabcdefgA 50-53 1 {EFG**};3 {JKN***};6 - o"
    with pytest.raises(Refused):
        corrected(near, {"time.1": 53})
    for top in (1, 2):
        match = corrected(near, {"time.1": 53, "to_move": top})
        assert match.over
        assert match.state.first_on_final_space == 3 - top
    back = corrected(OVER, {"time.1": 50})
    assert (back.over, back.state.to_move, back.state.first_on_final_space) == (False, 1, 2)


@pytest.mark.rule("PAT-COMP-09")
def test_a_correction_after_the_end_leaves_the_tie_break_as_it_was() -> None:
    for first in (1, 2):
        match = corrected(OVER.replace("=1", f"={first}"), {"seat_1.buttons": 27})
        assert match.state.first_on_final_space == first


@pytest.mark.parametrize(
    "correction", ['{"seat_1.buttons": 7}', '{"time.1": 25}', '{"seat_2.level": 5}', "pw1"]
)
@pytest.mark.parametrize("start", [MIDDLE, BACKS], ids=["normal", "tactical"])
@pytest.mark.rule("PAT-COMP-09", "PAT-CHANCE-02")
def test_a_correction_of_something_else_leaves_the_hidden_cards(
    correction: str, start: str
) -> None:
    if correction == "pw1":
        correction = start.replace("2;9 ", "2;7 ").replace(" ", "_")
    for n in range(8):
        plain = match_at(at(start), seed=str(n), dealer="app")
        seen = facts(plain.position())["seat_2.next_back"]
        aside = automa(plain.state).set_aside_backs
        match = match_at(at(start), seed=str(n), dealer="app")
        match.adjust(correction)
        assert facts(match.position())["seat_2.next_back"] == seen
        assert automa(match.state).set_aside_backs == aside
        card = _next_card(plain)
        assert _next_card(match) == card


def _next_card(match: Match[State]) -> str:
    """The card that comes when the person advances as long as it takes."""
    while True:
        told = [event for event in match.answer(">") if event.kind == "pat-card"]
        if told:
            return str(told[0].args["card"])


@pytest.mark.parametrize(
    "changes",
    [{"seat_2.drawn": [20, 13]}, {"seat_2.cycle": 3}, {"recycle": "all", "seat_2.cycle": 1}],
    ids=str,
)
@pytest.mark.rule("PAT-COMP-09")
def test_a_correction_of_the_deck_shuffles_the_cards_not_drawn_again(
    changes: dict[str, Any],
) -> None:
    tops = set()
    for n in range(12):
        match = match_at(at(BACKS), seed=str(n), dealer="app")
        before = len(match.entries)
        match.adjust(json.dumps(changes))
        dealt = [entry.text for entry in match.entries[before:] if entry.by == "app"]
        assert [len(text.split()) for text in dealt] == [3, 2]
        tops.add(automa(match.state).next_back)
    assert len(tops) > 1


@pytest.mark.rule("PAT-COMP-09", "PAT-DECK-06")
def test_a_pile_of_twelve_puts_none_aside_when_it_is_shuffled_again() -> None:
    match = match_at(at(BACKS.replace(" - o", " - oe")), dealer="app")
    before = len(match.entries)
    match.adjust('{"seat_2.drawn": [20, 13]}')
    dealt = [entry.text for entry in match.entries[before:] if entry.by == "app"]
    assert [len(text.split()) for text in dealt] == [2]
    assert automa(match.state).deck.left == 10


@pytest.mark.rule("PAT-COMP-09")
def test_a_correction_is_one_recorded_step_and_play_goes_on_from_it() -> None:
    match = corrected(UNTRACKED, {"seat_1.buttons": 30})
    match.answer("Z")
    assert match.state.person(1).buttons == 30 - 3 + 7
    assert 26 in match.state.person(1).patches
    match.undo()
    match.undo()
    assert pw1(match.state) == UNTRACKED
    match.redo()
    assert match.state.person(1).buttons == 30
