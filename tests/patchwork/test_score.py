"""The Automa's score at each level, and who wins."""

from __future__ import annotations

import pytest

from automatable.games.patchwork.score import score
from automatable.games.patchwork.state import State
from tests.patchwork.positions import at, table


def finished(level: int, *, tile: str = "2", you: str = "{ABCEFGHILMOP****};20") -> State:
    """Automa with 11 buttons; J, K, N, c show 1+3+2+1; D, b, e show none; a leather patch."""
    return table(time="53-53", turn="=1", you=you, other=f"@{level}n;DJKNbce*;11;2:3.8", tile=tile)


@pytest.mark.rule("PAT-SCORE-01")
def test_the_person_scores_as_in_the_base_game() -> None:
    covered = 2 + 3 + 3 + 4 + 4 + 4 + 4 + 4 + 5 + 5 + 5 + 5 + 4
    solo = finished(3)
    duo = table(time="53-53", turn="=1", you="{ABCEFGHILMOP****};20", other="{};0")
    assert solo.person(1).covered == covered
    assert score(solo).total(1) == score(duo).total(1) == 20 - 2 * (81 - covered)


@pytest.mark.rule("PAT-SCORE-02")
def test_level_1_counts_the_tile_and_nothing_else() -> None:
    assert score(finished(1)).total(2) == 7
    assert score(finished(1, tile="1", you="{ABCEFGHILMOPQ****};60")).total(2) == 0


@pytest.mark.rule("PAT-SCORE-03")
def test_level_2_adds_the_collected_buttons() -> None:
    assert score(finished(2)).total(2) == 7 + 11


@pytest.mark.rule("PAT-SCORE-04")
def test_level_3_adds_the_patches_with_buttons() -> None:
    assert score(finished(3)).total(2) == 7 + 11 + 4


@pytest.mark.rule("PAT-SCORE-05")
def test_level_4_adds_the_printed_buttons_instead() -> None:
    assert score(finished(4)).total(2) == 7 + 11 + 7


@pytest.mark.rule("PAT-SCORE-06")
def test_level_5_adds_both() -> None:
    assert score(finished(5)).total(2) == 7 + 11 + 4 + 7


@pytest.mark.parametrize(("buttons", "winner"), [(74, 1), (72, 2)])
@pytest.mark.rule("PAT-SCORE-07")
def test_more_points_win(buttons: int, winner: int) -> None:
    state = table(
        time="53-53", turn="=2", you=f"{{ABCEFGHILMOPQ****}};{buttons}",
        other="@4n;DJKNbce*;11;2:3.8", tile="2",
    )  # fmt: skip
    sheet = score(state)
    assert abs(sheet.total(1) - sheet.total(2)) == 1
    assert sheet.winner == winner


@pytest.mark.parametrize("first", [1, 2])
@pytest.mark.rule("PAT-SCORE-08")
def test_on_equal_points_the_first_on_the_final_space_wins(first: int) -> None:
    tied = f"pw1 RSTUVWXYZadfg 53-53 ={first} {{ABCEFGHILMOPQ****}};73 @4n;DJKNbce*;11;2:3.8 2 o"
    sheet = score(at(tied))
    assert (sheet.total(1), sheet.total(2), sheet.winner) == (25, 25, first)


@pytest.mark.parametrize("level", [1, 2, 3, 4, 5])
@pytest.mark.rule("PAT-SCORE-09")
def test_patches_without_buttons_and_leather_score_nothing(level: int) -> None:
    plain = table(time="53-53", turn="=1", other=f"@{level}n;-;0;1:", tile="2")
    useless = table(time="53-53", turn="=1", other=f"@{level}n;ABCDHLMXbde***;0;1:", tile="2")
    assert score(plain).total(2) == score(useless).total(2) == 7
