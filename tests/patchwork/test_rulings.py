"""The rulings: what we decided where the rulebooks are silent or differ."""

from __future__ import annotations

import pytest

from automatable.core.errors import BadOptions
from automatable.core.options import Option
from automatable.games.patchwork import GAME
from automatable.games.patchwork.automa import choose_patch
from automatable.games.patchwork.cards import AutomaCard, Condition
from automatable.games.patchwork.score import score
from automatable.games.patchwork.state import State
from tests.patchwork.positions import (
    ALMOST_SQUARE,
    EMPTY,
    at,
    automa,
    events,
    kinds,
    letters,
    match_at,
    new_match,
    play,
    refusal,
    table,
    written,
)


def option(key: str) -> Option:
    return next(option for option in GAME.options() if option.key == key)


def taken(state: State, card: int) -> str:
    chosen = choose_patch(state, automa(state).cards.by_number[card]).chosen
    return letters([chosen]) if isinstance(chosen, int) else ">"


@pytest.mark.rule("PAT-R-01")
def test_landing_on_the_persons_space_is_not_overtaking() -> None:
    assert taken(table("VMb", time="26-24", turn="2", you="{**};5"), 1) == "b"


@pytest.mark.rule("PAT-R-02")
def test_movement_lost_at_the_final_space_overtakes_nobody() -> None:
    assert taken(table("DVB", time="53-50", turn="2", tile="2"), 6) == "V"


@pytest.mark.rule("PAT-R-03")
def test_a_passing_automa_receives_income() -> None:
    assert automa(play(table("KSU", time="12-9", turn="2"), "4")).buttons == 1


@pytest.mark.rule("PAT-R-04")
def test_the_card_income_is_paid_for_each_income_space() -> None:
    assert automa(play(table("KSU", time="10-4", turn="2"), "12")).buttons == 10


@pytest.mark.rule("PAT-R-05")
def test_the_automa_takes_leather_unless_the_switch_says_otherwise() -> None:
    assert option("automa_leather").default == "take"
    assert automa(play(table("KSU", time="19-19", turn="2"), "6")).leather == 1
    assert automa(play(table("KSU", time="19-19", turn="2", options="ol"), "6")).leather == 0


@pytest.mark.rule("PAT-R-06")
def test_with_fewer_than_three_patches_the_automa_looks_at_those() -> None:
    two = at("pw1 VD 45-40 2 {BCHIJLMRbdfg***};9 @3n;AEFGKNOPQSTUWXYZace*;9;2:4.8 - o")
    assert taken(two, 3) == "V"
    none = at("pw1 - 45-40 2 {BCHIJLMRbdfg***};9 @3n;ADEFGKNOPQSTUVWXYZace*;9;2:4.8 - o")
    assert taken(none, 11) == ">"


@pytest.mark.rule("PAT-R-07")
def test_the_deck_is_renewed_at_the_end_of_the_turn_that_used_the_last_card() -> None:
    state = table("KSU", time="12-9", turn="2", other="@3n;-;0;1:1.2.3.5.6.7.8.9.10")
    after = play(state, "4")
    assert automa(after).deck.cycle == 2
    assert 4 in automa(after).deck.unseen()


@pytest.mark.rule("PAT-R-08")
def test_no_renewal_when_the_automa_will_not_draw_again() -> None:
    state = table("KSU", time="53-48", turn="2", other="@3n;-;3;1:1.2.3.5.6.7.8.9.10", tile="2")
    assert automa(play(state, "4")).deck.cycle == 1


@pytest.mark.rule("PAT-R-09")
def test_two_cards_aside_again_or_all_twelve() -> None:
    assert (option("recycle").choices, option("recycle").default) == (
        ("two_aside", "all"),
        "two_aside",
    )
    nine = "@3n;-;0;1:1.2.3.5.6.7.8.9.10"
    for options, left in (("o", 10), ("oe", 12)):
        state = table("KSU", time="12-9", turn="2", other=nine, options=options)
        assert automa(play(state, "4")).deck.left == left


@pytest.mark.rule("PAT-R-10")
def test_both_printings_of_the_time_board() -> None:
    layout = option("leather_layout")
    assert (layout.choices, layout.default) == (("original", "revised"), "original")
    assert play(table(time="19-19", options="o"), ">").leather_to_place == 1
    assert play(table(time="19-19", options="r"), ">").leather_to_place == 0
    assert play(table(time="37-37", options="r"), ">").leather_to_place == 1


@pytest.mark.rule("PAT-R-11")
def test_of_the_cards_set_aside_only_the_backs_are_known() -> None:
    seat = new_match(deck="tactical").view()["seat_2"]
    assert len(seat["set_aside_backs"]) == 2
    assert seat["drawn"] == []
    state = table("KSU", time="12-9", turn="2", other="@3n;-;0;1:4.7")
    assert match_at(state).view()["seat_2"]["drawn"] == [4, 7]


@pytest.mark.rule("PAT-R-12")
def test_leather_without_an_empty_cell_is_gone() -> None:
    full = table(time="31-31", you="{EFGLMNOPQRSTUVWX};9", other="{**};0")
    after = play(full, ">")
    assert (after.leather_to_place, after.person(1).leather) == (0, 0)


@pytest.mark.rule("PAT-R-13")
def test_a_patch_that_cannot_be_placed_cannot_be_bought() -> None:
    checkered = table(
        "N", time="20-31", you="YFFFVVGAA/YYYFCVGOO/IYYCCVGGO/ISJJVVXPO/ISSJJXXPO/IWSSaXXPP/"
        "WWLLaXdP1/WWLLadddd/1WLaaa1d1;20", other="{};0", tile="1",
    )  # fmt: skip
    assert match_at(checkered).legal() == [">"]
    assert refusal(checkered, "N0a1") == "does_not_fit"


@pytest.mark.rule("PAT-R-14")
def test_buttons_do_not_run_out() -> None:
    assert play(table(time="1-6", you=f"{EMPTY};500", other="{};500"), ">").person(1).buttons == 506


@pytest.mark.rule("PAT-R-15")
def test_patches_may_be_turned_over() -> None:
    state = table("R", time="0-5", other="{};0")
    assert written(state, "R4a1") == ["R4a1"]


@pytest.mark.rule("PAT-R-16")
def test_buttons_are_booked_before_leather_patches_are_placed() -> None:
    state = play(table(time="22-25", you="{FJ*};1", other="{};0"), ">")
    assert (state.leather_to_place, state.person(1).buttons) == (1, 1 + 4 + 2)


@pytest.mark.rule("PAT-R-17")
def test_the_tile_is_automatic_when_tracked_and_reported_when_not() -> None:
    tracked = table("D", time="36-37", you=f"{ALMOST_SQUARE};9", other="{};0")
    assert play(tracked, "D0a7").tile == 1
    untracked = table("D", time="36-37", you="{ABFILORVWc};9", other="{};0")
    assert play(untracked, "D").tile is None
    assert play(untracked, "D#").tile == 1
    forgotten = match_at(play(untracked, "D"))
    forgotten.adjust('{"tile": 1}')
    assert forgotten.state.tile == 1


@pytest.mark.rule("PAT-R-18")
def test_the_marker_counts_for_nobody() -> None:
    after = play(table("KSU", time="43-42", turn="2", other="@2n;-;0;1:"), "6")
    assert (after.tile, score(after).total(2)) == (2, 7)


@pytest.mark.parametrize("conditions", [(), ("most_buttons",)])
@pytest.mark.rule("PAT-R-19")
def test_too_few_conditions_end_with_farthest(conditions: tuple[Condition, ...]) -> None:
    card = AutomaCard(77, budget=10, conditions=conditions, income=0)
    assert choose_patch(table("ONT", time="20-19", turn="2"), card).chosen == 20


@pytest.mark.rule("PAT-R-20")
def test_no_overtake_does_not_prefer_the_shortest_time() -> None:
    assert taken(table("gCd", time="20-10", turn="2"), 6) == "g"


@pytest.mark.rule("PAT-R-21")
def test_without_any_printed_button_none_drops_out() -> None:
    state = table("BCD", time="20-10", turn="2")
    step = choose_patch(state, automa(state).cards.by_number[7]).steps[1]
    assert (step.filter, step.kept) == ("most_buttons", (2, 3, 4))


@pytest.mark.rule("PAT-R-22")
def test_patches_that_are_too_dear_are_in_no_condition() -> None:
    state = table("YWF", time="30-30", turn="2")
    decision = choose_patch(state, automa(state).cards.by_number[7])
    assert all(25 not in step.before for step in decision.steps[1:])
    assert decision.chosen == 23


@pytest.mark.rule("PAT-R-23")
def test_farthest_is_counted_clockwise_in_the_row_of_three() -> None:
    assert taken(table("ONT", time="20-19", turn="2"), 10) == "T"
    assert taken(table("TON", time="20-19", turn="2"), 10) == "N"


@pytest.mark.rule("PAT-R-24")
def test_the_marker_stands_n_spaces_before_the_final_space() -> None:
    distances = {1: 1, 2: 9, 3: 12, 4: 15, 5: 18}
    markers = {level: new_match(level=level).state.marker_space for level in distances}
    assert markers == {level: 53 - n for level, n in distances.items()}


@pytest.mark.rule("PAT-R-25")
def test_the_tile_is_gained_inside_one_seats_turn() -> None:
    """The person fills a square one move before the Automa would pass its marker."""
    state = table("DKS", time="36-37", you=f"{ALMOST_SQUARE};9", other="@4n;G;6;1:3")
    after = play(state, "D0a7")
    assert (after.tile, after.time) == (1, [38, 37])
    assert play(after, "6").tile == 1


@pytest.mark.rule("PAT-R-26")
def test_the_person_is_never_asked_when_the_automa_decides() -> None:
    match = new_match("no questions", deck="tactical")
    prompts = set()
    while not match.over:
        assert match.pending is not None
        prompts.add(match.pending.prompt)
        match.answer(next(iter(match.legal() or ())))
    assert prompts <= {"turn", "leather"}


@pytest.mark.rule("PAT-R-27")
def test_first_on_the_final_space_is_recorded_when_it_happens() -> None:
    state = table(time="52-52", other="{};0")
    told = kinds(events(state, ">"))
    assert "pat-first_final" in told
    both = match_at(state)
    both.answer(">")
    assert "pat-first_final" not in kinds(both.answer(">"))
    assert both.state.first_on_final_space == 1


@pytest.mark.rule("PAT-R-28")
def test_undo_across_a_revealed_card_brings_the_same_card_again() -> None:
    match = new_match("once more")
    match.answer(">")
    drawn = list(automa(match.state).deck.drawn)
    assert drawn
    match.undo()
    assert automa(match.state).deck.drawn == []
    match.answer(">")
    assert automa(match.state).deck.drawn == drawn


@pytest.mark.rule("PAT-R-29")
def test_a_person_may_begin_with_another_number_of_buttons() -> None:
    assert option("starting_buttons").default == 5
    assert new_match(starting_buttons=8).view()["seat_1"]["buttons"] == 8
    with pytest.raises(BadOptions, match="starting_buttons"):
        new_match(starting_buttons=11)
    with pytest.raises(BadOptions, match="starting_buttons"):
        new_match(sit="duo", starting_buttons=8)
