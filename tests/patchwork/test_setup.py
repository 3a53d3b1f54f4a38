"""Setting the table: circle, tokens, buttons, leather patches, deck and level marker."""

from __future__ import annotations

from typing import Any

import pytest

from automatable.core.errors import BadOptions
from automatable.core.options import resolve
from automatable.core.turns.events import Log
from automatable.core.turns.procedure import Draw
from automatable.games.patchwork import GAME
from automatable.games.patchwork.automa import CardDraw
from automatable.games.patchwork.checklist import checklist
from automatable.games.patchwork.score import score
from tests.patchwork.positions import (
    ALMOST_SQUARE,
    EMPTY,
    automa,
    new_match,
    play,
    pw1,
    table,
)

EVERY_PATCH = list(range(1, 34))


@pytest.mark.rule("PAT-BASE-SET-01")
def test_all_33_patches_lie_in_one_circle_in_random_order() -> None:
    circles = {tuple(new_match(seed=f"circle {n}").state.circle) for n in range(20)}
    assert len(circles) == 20
    assert all(sorted(circle, key=str) == sorted(EVERY_PATCH, key=str) for circle in circles)


@pytest.mark.rule("PAT-BASE-SET-02")
def test_the_neutral_token_stands_behind_the_starter_patch() -> None:
    request = next(GAME.set_up(resolve(GAME.options(), {}), Log()))
    assert isinstance(request, Draw)
    assert request.outcomes == dict.fromkeys(range(2, 34), 1)
    assert request.take == 32
    assert {new_match(seed=f"circle {n}").state.circle[32] for n in range(10)} == {1}


@pytest.mark.parametrize("first", [1, 2])
@pytest.mark.rule("PAT-BASE-SET-03")
def test_both_tokens_start_on_space_0_and_the_starting_player_lies_on_top(first: int) -> None:
    state = new_match(sit="duo", first=first).state
    assert state.time == [0, 0]
    assert state.to_move == first


@pytest.mark.rule("PAT-BASE-SET-04")
def test_a_person_starts_with_5_buttons_and_an_empty_quilt() -> None:
    state = new_match(sit="duo").state
    for seat in (1, 2):
        person = state.person(seat)
        assert person.buttons == 5
        assert person.quilt is not None
        assert person.quilt.empty_cells() == list(range(81))


@pytest.mark.parametrize(
    ("layout", "spaces"),
    [("original", [20, 26, 32, 44, 50]), ("revised", [26, 32, 38, 44, 50])],
)
@pytest.mark.rule("PAT-BASE-SET-05")
def test_five_leather_patches_lie_where_the_printing_shows_them(
    layout: str, spaces: list[int]
) -> None:
    assert new_match(leather_layout=layout).state.leather_spaces_left == spaces


@pytest.mark.rule("PAT-BASE-SET-06")
def test_the_tile_belongs_to_nobody() -> None:
    assert new_match().state.tile is None
    assert new_match(sit="duo").state.tile is None


@pytest.mark.rule("PAT-BASE-SET-07")
def test_two_persons_are_asked_who_starts() -> None:
    asked = next(option for option in GAME.options() if option.key == "first")
    assert asked.choices == (1, 2, "random")
    assert asked.applies({"sit": "duo"})
    drawn = {new_match(seed=str(n), sit="duo", first="random").state.to_move for n in range(20)}
    assert drawn == {1, 2}


@pytest.mark.rule("PAT-BASE-SET-08")
def test_nobody_is_asked_for_the_side_of_the_time_board() -> None:
    assert [option.key for option in GAME.options()] == [
        "sit", "level", "deck", "dealer", "circle_source", "quilt_tracking", "first",
        "leather_layout", "recycle", "automa_leather", "starting_buttons",
    ]  # fmt: skip


@pytest.mark.rule("PAT-BASE-SET-09")
def test_the_supply_of_buttons_never_runs_out() -> None:
    all_in_the_box = 32 + 12 * 5 + 5 * 10 + 20
    state = table(time="1-6", you=f"{EMPTY};{all_in_the_box}", other=f"{EMPTY};{all_in_the_box}")
    assert play(state, ">").person(1).buttons == all_in_the_box + 6


@pytest.mark.parametrize("tokens", [[">", "*i9"], ["D0a1", "*i9"], ["C3b2", "D0a1", "*i9"]])
@pytest.mark.rule("PAT-GEN-01")
def test_a_solo_player_moves_by_the_rules_of_the_base_game(tokens: list[str]) -> None:
    two_persons = play(table("CDB", time="18-19", other=f"{EMPTY};5"), *tokens)
    solo = play(table("CDB", time="18-19"), *tokens)
    assert pw1(solo).split()[1:5] == pw1(two_persons).split()[1:5]
    assert solo.seats[0] == two_persons.seats[0]


@pytest.mark.rule("PAT-SET-01")
def test_a_solo_game_is_laid_out_like_a_game_for_two() -> None:
    solo, duo = new_match().state, new_match(sit="duo").state
    assert pw1(solo).split()[1:5] == pw1(duo).split()[1:5]
    assert solo.tile is duo.tile is None
    assert solo.leather_spaces_left == duo.leather_spaces_left


@pytest.mark.rule("PAT-SET-02")
def test_the_automa_has_no_quilt_and_no_buttons() -> None:
    seat = new_match().position()["seat_2"]
    assert seat["buttons"] == 0
    assert seat["patches"] == []
    assert "quilt" not in seat


@pytest.mark.parametrize(("deck", "cards"), [("normal", range(1, 13)), ("tactical", range(13, 25))])
@pytest.mark.rule("PAT-SET-03", "PAT-SET-04")
def test_only_the_chosen_deck_of_twelve_is_in_the_game(deck: str, cards: range) -> None:
    match = new_match(deck=deck, dealer="table")
    match.answer(">")
    assert isinstance(match.pending, CardDraw)
    assert match.pending.outcomes == dict.fromkeys(cards, 1)


@pytest.mark.rule("PAT-SET-04")
def test_the_cards_are_shuffled() -> None:
    firsts = set()
    for n in range(100):
        match = new_match(seed=f"deck {n}")
        match.answer(">")
        firsts.add(automa(match.state).deck.drawn[0])
    assert firsts == set(range(1, 13))


@pytest.mark.rule("PAT-SET-05")
def test_two_cards_are_put_aside_so_that_ten_can_be_drawn() -> None:
    state = table(time="4-3", turn="2")
    assert automa(state).deck.left == 10
    drawn = play(table("KSU", time="12-9", turn="2", other="@3n;-;0;1:1.2.3.4.5.6.7.8"), "9")
    assert automa(drawn).deck.left == 1
    assert CardDraw.top_of(drawn).legal() == ["card 10", "card 11", "card 12"]


@pytest.mark.rule("PAT-SET-06")
def test_the_level_changes_nothing_but_the_marker_and_the_score() -> None:
    told = []
    for level in range(1, 6):
        match = new_match(level=level)
        while not match.over:
            legal = match.legal()
            assert legal
            match.answer(legal[0])
        told.append(match.position())
    assert len({position["score_now"]["2"]["total"] for position in told}) == 5
    for position in told:
        assert position["tile"] == 2
        del position["seat_2"]["level"]
        del position["score_now"], position["position"], position["winner"]
    assert told == [told[0]] * 5


MARKERS = {1: 52, 2: 44, 3: 41, 4: 38, 5: 35}


@pytest.mark.parametrize(("level", "space"), MARKERS.items())
@pytest.mark.rule("PAT-SET-07")
def test_the_level_marker_lies_before_the_final_space(level: int, space: int) -> None:
    assert new_match(level=level).state.marker_space == space


@pytest.mark.parametrize("options", ["o", "r"])
@pytest.mark.rule("PAT-SET-08")
def test_both_printings_have_the_same_markers_and_income_spaces(options: str) -> None:
    layout = {"o": "original", "r": "revised"}[options]
    markers = {n: new_match(level=n, leather_layout=layout).state.marker_space for n in MARKERS}
    assert markers == MARKERS
    paying = []
    for space in range(1, 54):
        state = table(time=f"{space - 1}-{space - 1}", you="{J};0", other="{};0", options=options)
        if play(state, ">").person(1).buttons == 2:
            paying.append(space)
    assert paying == [5, 11, 17, 23, 29, 35, 41, 47, 53]


@pytest.mark.rule("PAT-SET-09")
def test_the_person_is_always_the_starting_player() -> None:
    assert new_match().state.to_move == 1
    with pytest.raises(BadOptions) as refused:
        new_match(first=2)
    assert refused.value.code == "option_does_not_apply"


@pytest.mark.rule("PAT-SET-10")
def test_the_marker_button_belongs_to_nobody() -> None:
    reached = play(table("KSU", time="43-42", turn="2", other="@2n;-;0;1:"), "4")
    assert (reached.time[1], reached.tile, automa(reached).buttons) == (44, 2, 0)
    assert score(reached).total(2) == 7
    square = table("D", time="36-37", you=f"{ALMOST_SQUARE};10", other="@4n;-;6;1:3")
    gained = play(square, "D0a7")
    assert (gained.tile, gained.person(1).buttons) == (1, 10 - 2)
    assert automa(gained).buttons == 6


def laid_out(**options: Any) -> dict[str, str]:
    """The steps of the physical set-up with their rules."""
    return {step.kind: step.rule for step in checklist(new_match(**options))}


@pytest.mark.rule("PAT-BASE-SET-01")
def test_whoever_lays_the_circle_is_led_to_the_same_rule() -> None:
    assert laid_out()["setup-circle_app"] == "PAT-BASE-SET-01"
    by_hand = laid_out(sit="companion", circle_source="table_lazy")
    assert by_hand["setup-circle"] == "PAT-BASE-SET-01"
    assert "setup-circle_app" not in by_hand


@pytest.mark.rule("PAT-SET-07", "PAT-SET-09")
def test_two_persons_lay_no_level_marker() -> None:
    assert "setup-marker" in laid_out()
    assert "setup-marker" not in laid_out(sit="duo")
