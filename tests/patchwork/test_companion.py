"""Beside the physical game: as little as possible is asked, everything can be corrected."""

from __future__ import annotations

import re
from typing import Any

import pytest

from automatable.core.errors import Refused
from automatable.core.matches.match import Match
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


@pytest.mark.rule("PAT-COMP-05", "PAT-COMP-07")
def test_a_leather_patch_that_makes_48_cells_completes_nothing() -> None:
    for patches, after, question in (("EFGHIJKMNaB", 48, "card"), ("EFGHIJKMNLO", 49, "seven")):
        state = table(time="19-19", you=f"{{{patches}}};5", other="@3n;-;0;1:")
        assert state.person(1).covered + 1 == after
        match = match_at(state)
        match.answer(">")
        assert asked(match) == question


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
