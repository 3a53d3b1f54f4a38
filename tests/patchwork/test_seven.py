"""The 7x7 tile: for a complete square, or for the Automa at the level marker."""

from __future__ import annotations

import pytest

from automatable.games.patchwork.quilt import SQUARES, cells_of, has_square
from automatable.games.patchwork.score import score
from tests.patchwork.positions import (
    ALMOST_SQUARE,
    SQUARE,
    automa,
    events,
    kinds,
    play,
    table,
    written,
)

LOWER = "9/9/VVFFFWI2/VBFRWWI2/VBBRWWI2/VVcRRWI2/ccccRLL2/AAcOLLL2/3OOOO2"
LEATHER_MISSING = "VVFFFWI2/VBFRWWI2/VBBRWWI2/VVcRRWI2/ccccRLL2/AAcOLLL2/**1OOOO2/9/9"


@pytest.mark.rule("PAT-BASE-SEV-01")
def test_any_of_the_nine_squares_counts() -> None:
    assert sorted(cells_of(square)[0] for square in SQUARES) == [0, 1, 2, 9, 10, 11, 18, 19, 20]
    assert all(square.bit_count() == 49 and has_square(square) for square in SQUARES)
    assert not any(has_square(square & (square - 1)) for square in SQUARES)
    assert play(table("D", time="30-31", you=f"{LOWER};4", other="{};3"), "D0a9").tile == 1


@pytest.mark.rule("PAT-BASE-SEV-01")
def test_a_leather_patch_can_complete_it() -> None:
    state = table(time="43-43", you=f"{LEATHER_MISSING};3", other="@1n;G*;6;1:3.8.2")
    assert play(state, ">", "*i9").tile is None
    assert play(state, ">", "*c7").tile == 1


@pytest.mark.rule("PAT-BASE-SEV-02")
def test_it_is_received_at_once_before_the_token_moves() -> None:
    state = table("D", time="40-41", you=f"{ALMOST_SQUARE};10", other="{};0")
    told = kinds(events(state, "D0a7"))
    assert told.index("pat-tile_you") < told.index("pat-you_income")
    assert play(state, "D0a7").tile == 1


@pytest.mark.rule("PAT-BASE-SEV-03")
def test_it_is_given_once() -> None:
    state = table(
        "D", time="36-37", you=f"{ALMOST_SQUARE};10", other=f"{{{'GHJKNPTXYZbd'}}};6", tile="2"
    )
    assert play(state, "D0a7").tile == 2
    assert written(state, "D0a7") == ["D0a7"]


@pytest.mark.rule("PAT-BASE-SEV-04")
def test_it_counts_seven_points_and_is_not_money() -> None:
    state = table("D", time="36-37", you=f"{ALMOST_SQUARE};10", other="{};0")
    after = play(state, "D0a7")
    assert after.person(1).buttons == 10 - 2
    assert score(after).total(1) == 8 + 7 - 2 * (81 - 49)


@pytest.mark.parametrize(
    ("you", "automa_on", "window", "card"),
    [(39, 33, "DKS", "2"), (36, 33, "KSU", "4"), (35, 34, "KSU", "4")],
    ids=["lands on it by taking", "passes it by passing", "passes over it by one"],
)
@pytest.mark.rule("PAT-SEV-01", "PAT-SEV-04")
def test_the_automa_gets_it_by_reaching_or_passing_the_marker(
    you: int, automa_on: int, window: str, card: str
) -> None:
    state = table(window, time=f"{you}-{automa_on}", turn="2", you="{};5", other="@5n;-;0;1:")
    after = play(state, card)
    assert (state.marker_space, after.marker_space) == (35, None)
    assert after.tile == 2


@pytest.mark.rule("PAT-SEV-01")
def test_not_before_the_marker() -> None:
    state = table("DKS", time="39-32", turn="2", you="{};5", other="@5n;-;0;1:")
    after = play(state, "2")
    assert (after.time[1], after.tile, after.marker_space) == (34, None, 35)


@pytest.mark.rule("PAT-SEV-02", "PAT-SEV-04")
def test_the_person_is_first_by_a_square_and_the_marker_goes_away() -> None:
    state = table("D", time="36-37", you=f"{ALMOST_SQUARE};10", other="@4n;G;6;1:3")
    after = play(state, "D0a7")
    assert (state.marker_space, after.marker_space, after.tile) == (38, None, 1)


@pytest.mark.rule("PAT-SEV-03")
def test_once_it_is_owned_the_marker_space_means_nothing() -> None:
    state = table("KSU", time="39-37", turn="2", you=f"{SQUARE};5", other="@4n;G;6;1:", tile="1")
    after = play(state, "4")
    assert (after.time[1], after.tile) == (40, 1)
    assert "pat-tile_automa" not in kinds(events(state, "4"))
    assert automa(after).buttons == 6
