"""How the Automa's mechs move (EXP-MOV, EXP-DST)."""

from __future__ import annotations

import pytest

from automatable.games.expeditions.components import MechName
from automatable.games.expeditions.movement import distance_end, window
from tests.expeditions.positions import EMPTY, FACE_DOWN, automa, position, row


@pytest.mark.rule("EXP-MOV-01", "EXP-MOV-02", "EXP-DST-01")
@pytest.mark.parametrize(
    ("mech", "here", "arrows", "there"),
    [
        ("north", "N1", 1, "N2"), ("north", "N6", 1, "N7"), ("north", "N7", 1, "N1"),
        ("north", "N6", 3, "N2"), ("central", "C7", 1, "C6"), ("central", "C1", 1, "C7"),
        ("central", "C2", 3, "C6"),
    ],
)  # fmt: skip
def test_north_moves_east_and_central_west_with_a_jump(
    mech: MechName, here: str, arrows: int, there: str
) -> None:
    state = position(**{f"{mech}_mech": here})
    assert distance_end(state, mech, arrows) == there


@pytest.mark.rule("EXP-MOV-03", "EXP-MOV-04", "EXP-MOV-06", "EXP-DST-02")
def test_a_move_ends_on_face_down_locations_and_gains_and_reveals_nothing() -> None:
    after, _ = automa(position(), 9)
    assert after.mechs == {"north": "N4", "central": "C5"}
    assert row(after, "north") == row(after, "central") == FACE_DOWN
    assert (after.gained.maps, after.gained.corruption) == (0, 0)


@pytest.mark.rule("EXP-MOV-06", "EXP-DST-02")
def test_a_move_takes_nothing_even_where_it_would_have_matched() -> None:
    """EXP-EX-26: the mech ends on the stack it was not allowed to take."""
    north = ["-", "-", "o3,t4", "-", "-", "-", "-"]
    after, _ = automa(position(north=north, central=EMPTY, marker=0), 8)
    assert after.mechs["north"] == "N3"
    assert after.gained.corruption == 0


@pytest.mark.rule("EXP-MOV-05")
@pytest.mark.parametrize(
    ("human", "looked_at", "end"),
    [
        ("basecamp", ["N2", "N3", "N4", "N5"], "N4"),
        ("S2", ["N2", "N3", "N4", "N5"], "N4"),
        ("N3", ["N2", "N4", "N5", "N6"], "N5"),
        ("N4", ["N2", "N3", "N5", "N6"], "N5"),
        ("N7", ["N2", "N3", "N4", "N5"], "N4"),
        ("C3", ["N2", "N3", "N4", "N5"], "N4"),
    ],
)
def test_your_location_is_neither_looked_at_nor_counted_nor_entered(
    human: str, looked_at: list[str], end: str
) -> None:
    state = position(north_mech="N2", human_mech=human)
    assert window(state, "north") == looked_at
    assert distance_end(state, "north", 2) == end


@pytest.mark.rule("EXP-MOV-07")
def test_the_two_mechs_never_leave_their_rows() -> None:
    state = position()
    for card in range(1, 13):
        state.next = "automa"
        stacks = ["stack 2"] if card in (10, 11, 12) else []
        state, _ = automa(state, card, *stacks)
        assert state.mechs["north"][0] == "N"
        assert state.mechs["central"][0] == "C"


@pytest.mark.rule("EXP-DST-02")
def test_a_skipped_mech_is_named() -> None:
    _, events = automa(position(north_mech="N3", human_mech="N4"), 1)
    north = next(e for e in events if e.kind == "exp-move_distance")
    assert (str(north.args["skips"]), north.rule) == ("location N4", "EXP-DST-02")


@pytest.mark.rule("EXP-R-02")
def test_if_a_correction_puts_both_mechs_together_that_location_is_left_out() -> None:
    state = position(north_mech="N3", human_mech="N3", north=EMPTY)
    assert window(state, "north") == ["N4", "N5", "N6"]
    assert distance_end(state, "north", 1) == "N4"


@pytest.mark.rule("EXP-R-01")
def test_the_search_jumps_like_a_move() -> None:
    assert window(position(north_mech="N6"), "north") == ["N6", "N7", "N1", "N2"]
    assert window(position(central_mech="C1"), "central") == ["C1", "C7", "C6", "C5"]
