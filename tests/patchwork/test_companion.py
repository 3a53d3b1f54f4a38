"""Beside the physical game: as little as possible is asked, everything can be corrected."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest

from automatable.core.errors import AutomatableError, Refused
from automatable.core.match import Match
from automatable.games.patchwork.moves import unknown_patches
from automatable.games.patchwork.score import score
from automatable.games.patchwork.state import State
from tests.patchwork.positions import (
    ALMOST_SQUARE,
    at,
    automa,
    data,
    events,
    kinds,
    letters,
    match_at,
    new_match,
    play,
    pw1,
    refusal,
    table,
)

GOLDEN = data("golden_games.json")["games"]
SHUFFLED = GOLDEN[0]["start"].split()[1]
FIFTY_CELLS = "{EFGHIJKLMNPA};5"
"""50 covered cells, not tracked."""


def companion(**options: Any) -> Match[State]:
    return new_match(sit="companion", **options)


def asked(match: Match[State]) -> str:
    return match.pending.prompt if match.pending else "over"


def told_patches(match: Match[State], order: str) -> str:
    """The next unknown patches, as they lie in the real circle."""
    unknown = set(letters(list(unknown_patches(match.state))))
    assert match.pending is not None
    wanted = match.pending.args["n"]
    assert isinstance(wanted, int)
    return "+" + "".join([letter for letter in order if letter in unknown][:wanted])


# --- what is tracked and what is asked


@pytest.mark.rule("PAT-COMP-01")
def test_the_app_keeps_track_of_everything_but_the_quilt() -> None:
    match = companion(dealer="table")
    for answer in ("+CFJ", "F", "+Kb", "card 5"):
        match.answer(answer)
    position = match.position()
    assert position["time"] == {"1": 2, "2": 2}
    assert letters(position["circle"][:3]) == "Kb?"
    assert (position["seat_1"]["buttons"], position["seat_1"]["patches"]) == (1, [6])
    assert position["seat_1"]["income"] == 1
    assert position["seat_1"]["quilt"] is None
    assert position["seat_2"]["drawn"] == [5]
    assert position["seat_2"]["patches"] == [10]


@pytest.mark.rule("PAT-COMP-02")
def test_one_decision_a_turn_and_the_rest_is_announced_for_checking() -> None:
    state = table("F", time="22-25", you="{GJ*};9", other="@3n;-;0;1:")
    told = [event for event in match_at(state).answer("F") if event.instruct]
    assert kinds(told) == ["pat-you_take_untracked", "pat-you_income"]
    assert told[0].to_json()["n"] == 4
    assert told[1].to_json()["n"] == 1 + 2 + 1
    advance = events(table(time="22-25", you="{GJ*};9"), ">")
    assert kinds([event for event in advance if event.instruct])[:3] == [
        "pat-you_advance", "pat-you_income", "pat-you_leather",
    ]  # fmt: skip


@pytest.mark.parametrize("game", GOLDEN, ids=lambda game: game["id"])
@pytest.mark.rule("PAT-COMP-03")
def test_without_placements_the_score_is_still_exact(game: dict[str, Any]) -> None:
    untracked = at(re.sub(r"9(/9){8};", "{};", game["start"]))
    tokens = [re.sub(r"^([A-Za-g*])[0-7]?[a-i][1-9]", r"\1", token) for token in game["tokens"]]
    sheet = score(play(untracked, *tokens))
    assert [sheet.total(1), sheet.total(2)] == game["scores"]
    assert sheet.winner == game["winner"]


@pytest.mark.rule("PAT-COMP-04")
def test_only_a_patch_larger_than_the_free_cells_is_refused() -> None:
    tight = table("VDX", time="20-31", you="{BEFGJLMNOPQRSTUW**};20", other="{};0")
    assert tight.person(1).empty == 3
    assert refusal(tight, "V") == "too_few_empty_cells"
    assert play(tight, "D").person(1).empty == 0
    assert set(match_at(tight).legal() or ()) >= {">", "D"}
    assert "V" not in (match_at(tight).legal() or ())


# --- the 7x7 square


@pytest.mark.rule("PAT-COMP-05")
def test_a_square_is_reported_with_the_step_that_completes_it() -> None:
    state = table("D", time="36-37", you=FIFTY_CELLS, other="@4n;-;0;1:")
    assert play(state, "D").tile is None
    after = play(state, "D#")
    assert (after.tile, after.marker_space) == (1, None)


@pytest.mark.rule("PAT-COMP-05")
def test_it_is_asked_for_only_with_49_cells_and_a_free_tile() -> None:
    few = table("DLf", time="30-31", you="{EFGHIJKMNa};5", other="@3n;-;0;1:")
    assert few.person(1).covered == 44
    assert match_at(few).legal() == [">", "D", "L", "L#", "f", "f#"]
    assert refusal(few, "D#") == "claim_too_few_cells"
    taken = table("DLf", time="30-42", you="{EFGHIJKMNa};5", other="@3n;-;0;1:", tile="2")
    assert match_at(taken).legal() == [">", "D", "L", "f"]
    assert refusal(taken, "f#") == "tile_taken"
    assert refusal(few, ">#") == "no_claim_on_advance"


@pytest.mark.rule("PAT-COMP-07")
def test_an_untracked_leather_patch_is_placed_without_a_question() -> None:
    match = match_at(table(time="19-19", you="{};5", other="@3n;-;0;1:"))
    told = match.answer(">")
    assert "pat-you_leather" in kinds(told)
    assert match.state.person(1).leather == 1
    assert asked(match) == "card"


@pytest.mark.rule("PAT-COMP-07", "PAT-COMP-05")
def test_it_is_asked_about_when_it_could_complete_the_square() -> None:
    match = match_at(table(time="19-19", you=FIFTY_CELLS, other="@3n;-;0;1:"))
    match.answer(">")
    assert (asked(match), match.legal()) == ("seven", ["*", "*#"])
    match.answer("*#")
    assert match.state.tile == 1
    taken = match_at(table(time="43-43", you=FIFTY_CELLS, other="@3n;-;0;1:", tile="2"))
    taken.answer(">")
    assert asked(taken) == "card"


@pytest.mark.rule("PAT-COMP-08")
def test_a_tracked_quilt_takes_placements_and_finds_the_square_itself() -> None:
    match = companion(quilt_tracking="on", circle_source="app")
    assert match.state.person(1).quilt is not None
    assert refusal(table("D", time="0-5", other="@3n;-;0;1:"), "D") == "placement_missing"
    square = table("D", time="36-37", you=f"{ALMOST_SQUARE};10", other="@4n;G;6;1:3.8.2")
    assert play(square, "D0a7").tile == 1


# --- the circle


@pytest.mark.rule("PAT-COMP-06")
def test_the_app_draws_a_circle_to_be_laid_out() -> None:
    match = companion(circle_source="app")
    assert None not in match.state.circle
    assert match.state.circle[-1] == 1


@pytest.mark.rule("PAT-COMP-06")
def test_the_person_enters_the_whole_circle_once() -> None:
    match = companion(circle_source="table_full")
    assert asked(match) == "circle"
    for wrong in ("circle BCD", f"circle {SHUFFLED[:31]}B", f"circle {SHUFFLED[:31]}1"):
        with pytest.raises(Refused):
            match.answer(wrong)
    match.answer(f"circle {SHUFFLED}")
    assert letters(match.state.circle) == SHUFFLED


@pytest.mark.rule("PAT-COMP-06")
def test_a_lazy_circle_asks_only_for_the_patches_within_reach() -> None:
    match = companion(dealer="table")
    assert letters(match.state.circle) == "?" * 32 + "A"
    assert (asked(match), match.pending and match.pending.args["n"]) == ("patches", 3)
    with pytest.raises(Refused) as refused:
        match.answer(">")
    assert refused.value.code == "unknown_patch"
    match.answer("+KMQ")
    assert asked(match) == "turn"
    match.answer("M")
    assert (asked(match), match.pending and match.pending.args["n"]) == ("patches", 2)
    assert letters(match.state.circle) == "Q" + "?" * 29 + "AK"
    with pytest.raises(Refused) as refused:
        match.answer("+QB")
    assert refused.value.code == "patch_accounted"


@pytest.mark.rule("PAT-COMP-06", "PAT-COMP-10")
def test_the_last_unknown_patch_is_filled_in() -> None:
    two_left = at("pw1 CD?EFGHIJKLMNOPRSTUVWXYZabcdefg?A 0-0 1 {};5 @3n;-;0;1: - o")
    match = match_at(two_left)
    assert "pat-circle_last_known" in kinds(match.answer("+B"))
    assert letters(match.state.circle) == "CDBEFGHIJKLMNOPRSTUVWXYZabcdefgQA"


@pytest.mark.rule("PAT-COMP-06", "PAT-COMP-10")
def test_of_two_unknown_patches_within_reach_only_one_is_asked_for() -> None:
    match = match_at(at("pw1 C??DEFGHIJKLMNOPRSTUVWXYZabcdefgA 0-0 1 {};5 @3n;-;0;1: - o"))
    assert match.pending is not None
    assert match.pending.args["n"] == 1
    match.answer("+Q")
    assert letters(match.state.circle[:3]) == "CQB"


@pytest.mark.rule("PAT-COMP-06", "PAT-COMP-10")
def test_a_single_unknown_patch_is_never_asked_for() -> None:
    state = at("pw1 CD?EFGHIJKLMNOPQRSTUVWXYZabcdefgA 0-0 1 {};5 @3n;-;0;1: - o")
    assert asked(match_at(state)) == "turn"
    assert letters(play(state, ">").circle[:3]) == "CDB"


@pytest.mark.parametrize("dealer", ["app", "table"])
@pytest.mark.rule("PAT-COMP-10")
def test_a_whole_game_asks_for_nothing_that_follows_from_the_rest(dealer: str) -> None:
    """The real circle lies as in a golden game; the person always takes the first patch."""
    match = companion(dealer=dealer)
    questions = []
    patches_told = 0
    while not match.over:
        questions.append(asked(match))
        if asked(match) == "patches":
            answer = told_patches(match, SHUFFLED)
            patches_told += len(answer) - 1
        else:
            answer = (match.legal() or [""])[-1 if asked(match) == "card" else 0]
        match.answer(answer)
    allowed = {"patches", "turn", "seven", "card"} if dealer == "table" else {"patches", "turn"}
    assert set(questions) <= allowed
    assert patches_told <= 31
    assert match.state.person(1).leather + automa(match.state).leather <= 5


# --- corrections

MIDDLE = (
    "pw1 ZDATYdPQRaUXMNKVBObE 26-29 1 "
    "6g2/5ggg1/3f1ggg1/1fffffg*1/eeef5/1e7/eee2IIII/1HHHG4/2H1GGG2;9 @3n;CFJLSWc*;1;2:10 - o"
)
UNTRACKED = "pw1 ZDATYdPQRaUXMNKVBObE 26-29 1 {GHIefg*};9 @3n;CFJLSWc*;1;2:10 - o"
SQUARED = f"pw1 DMCEQSUXYZabdefg 36-37 1 {ALMOST_SQUARE};10 @4n;GHJKNPT;6;1:3.8.2 - o"


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
def test_derived_facts_are_computed_anew() -> None:
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


@pytest.mark.rule("PAT-COMP-09", "PAT-BASE-END-05")
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
def test_a_correction_of_the_deck_shuffles_the_cards_not_drawn_anew(
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
def test_a_pile_of_twelve_puts_none_aside_when_it_is_shuffled_anew() -> None:
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
