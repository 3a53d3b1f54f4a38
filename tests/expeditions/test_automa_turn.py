"""The Automa's turn step by step (EXP-TURN, EXP-PRG, EXP-SWP, EXP-TGT and the three actions)."""

from __future__ import annotations

import pytest

from automatable.core.errors import Refused
from automatable.core.matches.match import Match
from automatable.core.matches.rng import Seed
from automatable.core.turns.choice import Decision
from automatable.core.turns.events import Event, Log, plain
from automatable.games.expeditions import GAME
from automatable.games.expeditions.automa import automa_turn
from automatable.games.expeditions.components import base_game
from automatable.games.expeditions.reveal import checked_stack
from tests.expeditions.positions import EMPTY, FACE_DOWN, automa, kinds, position, row, told


def decision_of(events: list[Event], mech: str) -> Decision:
    return next(e.decision for e in events if e.decision and e.decision.name == f"{mech}_target")


def instructions(events: list[Event]) -> list[str]:
    return [event.kind for event in events if event.instruct]


# --- order of the steps


@pytest.mark.rule("EXP-TURN-01", "EXP-LOG-01")
def test_reshuffle_draw_progress_north_central() -> None:
    state = position(drawn_this_cycle=list(range(1, 13)), marker=1, human_mech="N2", central=EMPTY)
    _, events = automa(state, 14)
    order = [
        "exp-reshuffle", "exp-card", "exp-advance", "exp-star",
        "exp-condition_not_met", "exp-move_distance",
        "exp-condition_met", "exp-look", "exp-look", "exp-look", "exp-look", "exp-no_match",
        "exp-move_distance", "exp-your_turn",
    ]  # fmt: skip
    assert kinds(events) == order
    assert all(event.rule.startswith("EXP-") for event in events)


@pytest.mark.rule("EXP-TURN-02")
def test_the_sides_alternate_and_the_other_side_is_refused() -> None:
    match = Match.new(GAME, {"first": "human", "dealer": "table"}, Seed.from_text("a"))
    with pytest.raises(Refused) as refused:
        match.answer("card 3")
    assert refused.value.code == "not_automas_turn"
    match.answer("done")
    assert match.position()["next"] == "automa"
    with pytest.raises(Refused) as refused:
        match.answer("mech N3")
    assert refused.value.code == "not_humans_turn"
    match.answer("card 3")
    assert match.position()["next"] == "human"
    assert match.state.turns == {"human": 1, "automa": 1}


@pytest.mark.rule("EXP-TURN-03", "EXP-LOG-04", "EXP-XPL-04")
def test_north_is_finished_before_central_begins() -> None:
    """Card 2: both mechs act; the central mech does nothing while the stack is not told."""
    log = Log()
    turn = automa_turn(position(marker=12), log)
    next(turn)
    request = turn.send(2)
    assert (request.prompt, str(request.args["location"])) == ("stack", "location N1")
    assert all(plain(e.args.get("mech")) != "central" for e in log)


@pytest.mark.rule("EXP-LOG-04")
def test_a_turn_with_an_open_question_is_the_same_after_a_reload() -> None:
    match = Match.at(GAME, GAME.position(position(marker=12)), {"dealer": "table"})
    match.answer("card 2")
    twin = match.copy()
    for each in (match, twin):
        each.answer("stack 3")
    assert twin.position() == match.position()
    assert match.state.deck.drawn == [2]


@pytest.mark.rule("EXP-TURN-04")
def test_a_drawn_card_stays_visible_in_the_cycle() -> None:
    after, _ = automa(position(drawn_this_cycle=[4]), 9)
    assert after.deck.drawn == [4, 9]


# --- progress


@pytest.mark.rule("EXP-PRG-01")
def test_only_the_progress_icon_advances() -> None:
    assert automa(position(), 2)[0].progress == 1
    assert automa(position(), 1)[0].progress == 0


@pytest.mark.rule("EXP-PRG-02", "EXP-PRG-05")
def test_a_space_with_a_star_gives_the_next_star_to_basecamp() -> None:
    after, events = automa(position(marker=5), 7)
    assert after.stars == 2
    star = told(events, "exp-star")
    assert (star.args["k"], star.instruct, star.rule) == (2, True, "EXP-PRG-05")
    assert "exp-star" not in kinds(automa(position(marker=6), 7)[1])


@pytest.mark.rule("EXP-PRG-03")
def test_a_fresh_star_counts_for_the_same_card() -> None:
    north = ["o3", "-", "-", "-", "-", "-", "-"]
    after, _ = automa(position(marker=5, north=north, central=EMPTY), 6)
    assert after.gained.corruption == 1


@pytest.mark.rule("EXP-PRG-04")
def test_the_marker_never_leaves_the_track() -> None:
    state = position(marker=28, trigger="automa", final_turns_left=["automa"])
    after, events = automa(state, 7)
    assert (after.progress, after.stars) == (28, 8)
    assert "exp-track_end" in kinds(events)
    assert "exp-star" not in kinds(events)


@pytest.mark.rule("EXP-PRG-06")
def test_stars_come_from_the_track_alone() -> None:
    """Nothing that a mech takes gives a star."""
    north = ["20", "-", "-", "-", "-", "-", "-"]
    after, _ = automa(position(marker=19, north=north, central=EMPTY), 13)
    assert after.gained.token_20
    assert after.stars == 5


# --- sweep


@pytest.mark.rule("EXP-SWP-01", "EXP-SWP-02", "EXP-SWP-05")
def test_a_sweep_names_the_gaps_at_the_location_before_the_move() -> None:
    after, events = automa(position(north_mech="N3"), 3)
    sweep = told(events, "exp-sweep")
    assert plain(sweep.args["location"]) == "N3"
    assert plain(sweep.args["gaps"]) == ["G1", "G2"]
    assert sweep.args["layout"] == "inferred"
    assert sweep.instruct
    assert after.mechs["north"] == "N6"
    assert kinds(events).index("exp-sweep") < kinds(events).index("exp-move_distance")


@pytest.mark.rule("EXP-SWP-03")
def test_a_sweep_depends_on_the_icon_alone() -> None:
    for facts in ({}, {"marker": 27, "north": EMPTY}, {"human_mech": "N2"}):
        assert "exp-sweep" in kinds(automa(position(**facts), 5)[1])
    assert "exp-sweep" not in kinds(automa(position(), 9)[1])


@pytest.mark.rule("EXP-SWP-04", "EXP-R-13", "EXP-R-20")
def test_a_sweep_reminds_of_the_four_cards_and_changes_no_fact() -> None:
    swept, events = automa(position(north_mech="N3", human_mech="N4"), 3)
    assert "exp-excluded_cards" in kinds(events)
    assert row(swept, "north") == FACE_DOWN
    _, silent = automa(position(excluded_cards_removed=True), 3)
    assert "exp-excluded_cards" not in kinds(silent)


# --- the target


@pytest.mark.rule("EXP-TGT-01")
def test_an_empty_target_line_means_no_search() -> None:
    central = ["o3"] * 7
    after, events = automa(position(central=central, north=EMPTY), 7)
    assert "exp-no_target" in kinds(events)
    assert (after.mechs["central"], after.gained.corruption) == ("C6", 0)


@pytest.mark.rule("EXP-TGT-02", "EXP-R-12")
@pytest.mark.parametrize(("marker", "searches"), [(10, False), (11, True), (15, True)])
def test_at_least_as_many_stars_as_shown(marker: int, searches: bool) -> None:
    north = ["o3", "-", "-", "-", "-", "-", "-"]
    after, _ = automa(position(marker=marker, north=north, central=EMPTY), 8)
    assert (after.gained.corruption == 1) == searches
    explored, _ = automa(position(north=EMPTY), 11, "stack 1")
    assert explored.gained.maps == 1, "a condition of 0 is always met"


@pytest.mark.rule("EXP-TGT-03")
@pytest.mark.parametrize("card", [7, 8])
def test_the_search_covers_0_to_3_whatever_the_arrows(card: int) -> None:
    north = ["-", "-", "-", "o3", "-", "-", "-"]
    after, events = automa(position(marker=11, north=north, central=EMPTY), card)
    assert decision_of(events, "north").options == ("N1", "N2", "N3", "N4")
    assert after.mechs["north"] == "N4"
    far = ["-", "-", "-", "-", "o3", "-", "-"]
    missed, _ = automa(position(marker=11, north=far, central=EMPTY), card)
    assert missed.gained.corruption == 0


@pytest.mark.rule("EXP-TGT-04")
def test_its_own_location_comes_first() -> None:
    north = ["o3", "t4", "-", "-", "-", "-", "-"]
    after, events = automa(position(marker=11, north=north, central=EMPTY), 8)
    assert after.mechs["north"] == "N1"
    assert "exp-stay" in kinds(events)


@pytest.mark.rule("EXP-TGT-05", "EXP-LOG-02")
@pytest.mark.parametrize(
    ("card", "location", "reason", "matches"),
    [
        (4, "M", "map", True), (4, "M!,o3", "map", True), (4, "-", "no_map", False),
        (4, "x", "no_map", False), (8, "o3", "corruption", True), (8, "t4,20", "corruption", True),
        (8, "20", "only_20", False), (8, "-", "no_corruption", False), (8, "M", "face_down", False),
        (13, "20", "the_20", True), (13, "o3,20", "twenty_and_others", False),
        (13, "o3", "no_20", False), (13, "M", "face_down", False),
    ],
)  # fmt: skip
def test_what_matches_and_why(card: int, location: str, reason: str, matches: bool) -> None:
    north = [location, *["-"] * 6]
    state = position(marker=19, north=north, central=EMPTY)
    stacks = ["stack 1"] if card == 4 and location == "M" else []
    _, events = automa(state, card, *stacks)
    looked = next(e for e in events if e.kind == "exp-look")
    assert (plain(looked.args["location"]), plain(looked.args["reason"])) == ("N1", reason)
    assert (decision_of(events, "north").chosen == "N1") == matches


@pytest.mark.rule("EXP-TGT-06", "EXP-R-04")
def test_the_first_match_wins_over_a_bigger_stack() -> None:
    north = ["-", "t3", "o3,o4,o5", "-", "-", "-", "-"]
    after, _ = automa(position(marker=15, north=north, central=EMPTY), 9)
    assert (after.mechs["north"], after.gained.corruption) == ("N2", 1)


@pytest.mark.rule("EXP-TGT-07")
def test_no_match_and_too_few_stars_use_the_distance_line() -> None:
    assert automa(position(marker=11, north=EMPTY), 8)[0].mechs["north"] == "N3"
    assert automa(position(marker=0, north=["o3"] * 7), 8)[0].mechs["north"] == "N3"


@pytest.mark.rule("EXP-TGT-08")
def test_a_face_down_location_never_matches_corruption_or_the_20() -> None:
    for card in (8, 13):
        after, events = automa(position(marker=19, central=EMPTY), card)
        assert decision_of(events, "north").chosen is None
        assert after.gained.corruption == 0


# --- the three actions


@pytest.mark.rule("EXP-XPL-01", "EXP-XPL-02", "EXP-XPL-05")
def test_explore_takes_the_map_and_places_corruption_that_stays() -> None:
    after, events = automa(position(), 10, "stack o3,t4")
    assert after.gained.maps == 1
    assert after.gained.corruption == 0
    assert row(after, "central")[6] == "o3,t4"
    assert instructions(events)[-1] == "exp-explore"


@pytest.mark.rule("EXP-XPL-03")
def test_location_20_gets_the_20_alone_unless_told_otherwise() -> None:
    assert row(automa(position(marker=11), 4, "stack 20")[0], "north")[0] == "20"
    assert row(automa(position(marker=11), 4, "stack o3,20")[0], "north")[0] == "o3,20"


@pytest.mark.rule("EXP-XPL-04", "EXP-R-19")
@pytest.mark.parametrize(
    ("told_stack", "code"),
    [("stack", "reveal_missing"), ("stack o9", "unknown_token"), ("stack x3", "unknown_token"),
     ("stack 3,20", "unknown_token"), ("20,o3", "unknown_token")],
)  # fmt: skip
def test_a_number_is_never_assumed_and_unknown_tokens_are_refused(
    told_stack: str, code: str
) -> None:
    with pytest.raises(Refused) as refused:
        automa(position(), 10, told_stack)
    assert refused.value.code == code


@pytest.mark.rule("EXP-R-05", "EXP-R-06")
def test_a_map_token_on_a_face_up_location_is_taken_and_nothing_is_flipped() -> None:
    north = ["-", "M!,o3", "M", "M", "M", "M", "M"]
    after, events = automa(position(marker=11, north=north), 4)
    assert row(after, "north")[1] == "o3"
    assert "exp-map_only" in kinds(events)


@pytest.mark.rule("EXP-T20-01")
def test_the_20_is_taken_when_it_lies_alone() -> None:
    north = ["-", "20", "-", "-", "-", "-", "-"]
    after, events = automa(position(marker=19, north=north, central=EMPTY), 13)
    assert after.gained.token_20
    assert after.mechs["north"] == "N2"
    assert row(after, "north") == EMPTY
    assert told(events, "exp-vanquish_20").instruct


@pytest.mark.rule("EXP-VAN-01", "EXP-VAN-02", "EXP-VAN-03", "EXP-VAN-04")
@pytest.mark.parametrize(
    ("card", "before", "after_it", "gained"),
    [
        (7, "o3,t4,o5", "t4,o5", 1), (8, "o3,t4,o5", "o5", 2), (9, "o3,t4,o5", "-", 3),
        (9, "o3", "-", 1), (9, "o3,20", "20", 1), (8, "?,?,?,20", "?,20", 2),
    ],
)  # fmt: skip
def test_vanquish_takes_from_the_top_up_to_the_multiplier(
    card: int, before: str, after_it: str, gained: int
) -> None:
    state = position(marker=15, north=[before, *["-"] * 6], central=EMPTY)
    after, _ = automa(state, card)
    assert row(after, "north")[0] == after_it
    assert after.gained.corruption == gained
    assert not after.gained.token_20


@pytest.mark.rule("EXP-LOG-03")
def test_a_turn_lists_what_to_do_on_the_table() -> None:
    north = ["-", "o3", "-", "-", "-", "-", "-"]
    state = position(marker=5, north=north, central_mech="C3")
    _, events = automa(state, 6)
    assert instructions(events) == [
        "exp-advance", "exp-star", "exp-move_target", "exp-vanquish", "exp-move_distance",
    ]  # fmt: skip


@pytest.mark.rule("EXP-LOG-02", "EXP-MOV-05")
def test_the_search_is_told_location_by_location() -> None:
    north = ["-", "t3", "M", "20", "o4", "M", "M"]
    _, events = automa(position(marker=11, north=north, human_mech="N2"), 8)
    looks = [
        (e.kind, plain(e.args["location"]), e.args.get("n"), plain(e.args.get("reason")))
        for e in events
        if e.kind in ("exp-look", "exp-skipped")
    ]
    assert looks == [
        ("exp-look", "N1", 0, "no_corruption"), ("exp-skipped", "N2", None, None),
        ("exp-look", "N3", 1, "face_down"), ("exp-look", "N4", 2, "only_20"),
        ("exp-look", "N5", 3, "corruption"),
    ]  # fmt: skip


@pytest.mark.rule("EXP-R-15")
def test_if_a_corrected_card_explores_with_both_mechs_north_comes_first() -> None:
    cards = {"2": "+ | 0:map > | 0:map >"}
    after, events = automa(position(cards=cards), 2, "stack 1", "stack 2")
    assert (row(after, "north")[0], row(after, "central")[6]) == ("?", "?,?")
    assert after.gained.maps == 2
    revealed = [plain(e.args["location"]) for e in events if e.kind == "exp-revealed"]
    assert revealed == ["N1", "C7"]


@pytest.mark.rule("EXP-R-14", "EXP-R-16")
def test_an_empty_bag_places_what_there_is() -> None:
    after, _ = automa(position(), 10, "stack 0")
    assert row(after, "central")[6] == "-"


@pytest.mark.rule("EXP-R-14")
def test_no_stack_is_larger_than_the_bag_and_the_20_comes_once() -> None:
    state = position()
    assert not state.twenties
    bag = base_game().corruption_in_bag
    assert checked_stack(state, "o3,20").token_20
    assert len(checked_stack(state, str(bag) if bag < 20 else ",".join("?" * bag)).tokens) == bag
    with pytest.raises(Refused, match="too_many_tokens"):
        checked_stack(state, ",".join("?" * (bag + 1)))
    later = position(human_has_20=True)
    assert not checked_stack(later, "2").token_20
    with pytest.raises(Refused, match="second_20"):
        checked_stack(later, "20")
