"""The worked examples of the rules on screen: position, answers, what is asked and what changed."""

from __future__ import annotations

import pytest

from automatable.core.errors import Refused
from automatable.games.scythe import GAME
from tests.scythe.on_screen.driver import (
    changes,
    examples,
    facts,
    play,
    position_of,
    score_facts,
)

CASES = [
    pytest.param(
        "SCY-ON-X01",
        marks=pytest.mark.rule("SCY-ON-TURN-01", "SCY-ON-SET-01", "SCY-ON-SET-02", "SCY-ON-SET-05"),
    ),
    pytest.param("SCY-ON-X02", marks=pytest.mark.rule("SCY-ON-TURN-01")),
    pytest.param("SCY-ON-X03", marks=pytest.mark.rule("SCY-ON-TURN-04")),
    pytest.param("SCY-ON-X04", marks=pytest.mark.rule("SCY-ON-TURN-04", "SCY-ON-TURN-05")),
    pytest.param("SCY-ON-X05", marks=pytest.mark.rule("SCY-ON-TURN-03", "SCY-ON-GEN-02")),
    pytest.param("SCY-ON-X06", marks=pytest.mark.rule("SCY-ON-TURN-03", "SCY-ON-TURN-07")),
    pytest.param(
        "SCY-ON-X07", marks=pytest.mark.rule("SCY-ON-BOL-01", "SCY-ON-BOL-02", "SCY-ON-GEN-03")
    ),
    pytest.param("SCY-ON-X08", marks=pytest.mark.rule("SCY-ON-BOL-01", "SCY-ON-DECK-03")),
    pytest.param(
        "SCY-ON-X09",
        marks=pytest.mark.rule(
            "SCY-ON-BOL-03", "SCY-ON-GEN-07", "SCY-ON-STAR-01", "SCY-ON-STAR-02", "SCY-ON-STAR-03"
        ),
    ),
    pytest.param(
        "SCY-ON-X10", marks=pytest.mark.rule("SCY-ON-TRA-01", "SCY-ON-TRA-02", "SCY-ON-TURN-02")
    ),
    pytest.param("SCY-ON-X11", marks=pytest.mark.rule("SCY-ON-TRA-02")),
    pytest.param("SCY-ON-X12", marks=pytest.mark.rule("SCY-ON-TRA-03", "SCY-ON-TRA-01")),
    pytest.param(
        "SCY-ON-X13", marks=pytest.mark.rule("SCY-ON-PRO-01", "SCY-ON-PRO-02", "SCY-ON-PRO-03")
    ),
    pytest.param("SCY-ON-X14", marks=pytest.mark.rule("SCY-ON-PRO-01", "SCY-ON-GEN-02")),
    pytest.param(
        "SCY-ON-X15", marks=pytest.mark.rule("SCY-ON-PRO-04", "SCY-ON-STAR-01", "SCY-ON-GEN-08")
    ),
    pytest.param(
        "SCY-ON-X16", marks=pytest.mark.rule("SCY-ON-PRO-04", "SCY-ON-PRO-07", "SCY-ON-GEN-04")
    ),
    pytest.param("SCY-ON-X17", marks=pytest.mark.rule("SCY-ON-PRO-06")),
    pytest.param("SCY-ON-X18", marks=pytest.mark.rule("SCY-ON-PRO-06", "SCY-ON-GEN-05")),
    pytest.param("SCY-ON-X19", marks=pytest.mark.rule("SCY-ON-PRO-02")),
    pytest.param("SCY-ON-X20", marks=pytest.mark.rule("SCY-ON-MOV-01")),
    pytest.param("SCY-ON-X21", marks=pytest.mark.rule("SCY-ON-MOV-03", "SCY-ON-MOV-15")),
    pytest.param("SCY-ON-X22", marks=pytest.mark.rule("SCY-ON-ABL-08", "SCY-ON-MOV-03")),
    pytest.param("SCY-ON-X23", marks=pytest.mark.rule("SCY-ON-MOV-04")),
    pytest.param("SCY-ON-X24", marks=pytest.mark.rule("SCY-ON-MOV-04", "SCY-ON-ABL-02")),
    pytest.param(
        "SCY-ON-X25", marks=pytest.mark.rule("SCY-ON-MOV-04", "SCY-ON-ABL-03", "SCY-ON-ABL-04")
    ),
    pytest.param("SCY-ON-X26", marks=pytest.mark.rule("SCY-ON-MOV-07")),
    pytest.param("SCY-ON-X27", marks=pytest.mark.rule("SCY-ON-MOV-07", "SCY-ON-BLD-02")),
    pytest.param(
        "SCY-ON-X28",
        marks=pytest.mark.rule("SCY-ON-MOV-08", "SCY-ON-MOV-09", "SCY-ON-ABL-02", "SCY-ON-ABL-01"),
    ),
    pytest.param("SCY-ON-X29", marks=pytest.mark.rule("SCY-ON-MOV-09")),
    pytest.param("SCY-ON-X30", marks=pytest.mark.rule("SCY-ON-MOV-09", "SCY-ON-ASK-10")),
    pytest.param(
        "SCY-ON-X31", marks=pytest.mark.rule("SCY-ON-ABL-09", "SCY-ON-MOV-02", "SCY-ON-MOV-08")
    ),
    pytest.param(
        "SCY-ON-X32", marks=pytest.mark.rule("SCY-ON-MOV-10", "SCY-ON-MOV-06", "SCY-ON-ASK-13")
    ),
    pytest.param(
        "SCY-ON-X33",
        marks=pytest.mark.rule(
            "SCY-ON-MOV-12", "SCY-HUM-03", "SCY-HUM-04", "SCY-CLM-01", "SCY-ON-AUT-01"
        ),
    ),
    pytest.param("SCY-ON-X34", marks=pytest.mark.rule("SCY-ON-MOV-12", "SCY-HUM-04")),
    pytest.param("SCY-ON-X35", marks=pytest.mark.rule("SCY-ON-MOV-12")),
    pytest.param(
        "SCY-ON-X36",
        marks=pytest.mark.rule(
            "SCY-ON-MOV-11",
            "SCY-ON-MOV-20",
            "SCY-ON-CMB-03",
            "SCY-ON-CMB-04",
            "SCY-CMB-10",
            "SCY-CMB-16",
            "SCY-CLM-01",
        ),
    ),
    pytest.param("SCY-ON-X37", marks=pytest.mark.rule("SCY-ON-MOV-05")),
    pytest.param(
        "SCY-ON-X38",
        marks=pytest.mark.rule("SCY-ON-CMB-05", "SCY-ON-AUT-05", "SCY-CMB-15", "SCY-ON-CMB-07"),
    ),
    pytest.param("SCY-ON-X39", marks=pytest.mark.rule("SCY-ON-CMB-01", "SCY-CMB-02")),
    pytest.param("SCY-ON-X40", marks=pytest.mark.rule("SCY-ON-CMB-01", "SCY-ON-CMB-02")),
    pytest.param("SCY-ON-X41", marks=pytest.mark.rule("SCY-ON-CMB-03")),
    pytest.param("SCY-ON-X42", marks=pytest.mark.rule("SCY-ON-CMB-06")),
    pytest.param("SCY-ON-X43", marks=pytest.mark.rule("SCY-ON-CMB-06", "SCY-ON-MOV-12")),
    pytest.param(
        "SCY-ON-X44", marks=pytest.mark.rule("SCY-CMB-02", "SCY-ON-CMB-01", "SCY-ON-BLD-02")
    ),
    pytest.param("SCY-ON-X45", marks=pytest.mark.rule("SCY-ON-MOV-20")),
    pytest.param("SCY-ON-X46", marks=pytest.mark.rule("SCY-ON-ABL-05", "SCY-ON-ABL-14")),
    pytest.param("SCY-ON-X47", marks=pytest.mark.rule("SCY-ON-ABL-06")),
    pytest.param(
        "SCY-ON-X48", marks=pytest.mark.rule("SCY-ON-ABL-07", "SCY-ON-MOV-08", "SCY-ON-GEN-06")
    ),
    pytest.param("SCY-ON-X49", marks=pytest.mark.rule("SCY-ON-ABL-07")),
    pytest.param("SCY-ON-X50", marks=pytest.mark.rule("SCY-ON-ABL-10")),
    pytest.param("SCY-ON-X51", marks=pytest.mark.rule("SCY-ON-ABL-11", "SCY-ON-INV-01")),
    pytest.param("SCY-ON-X52", marks=pytest.mark.rule("SCY-ON-ABL-12", "SCY-ON-INV-02")),
    pytest.param(
        "SCY-ON-X53",
        marks=pytest.mark.rule("SCY-ON-MOV-13", "SCY-ON-MOV-21", "SCY-ON-ENC-01", "SCY-ON-ENC-02"),
    ),
    pytest.param(
        "SCY-ON-X54", marks=pytest.mark.rule("SCY-ON-ENC-03", "SCY-ON-ENC-04", "SCY-ON-DEP-01")
    ),
    pytest.param("SCY-ON-X55", marks=pytest.mark.rule("SCY-ON-ENC-05", "SCY-ON-BLD-01")),
    pytest.param("SCY-ON-X56", marks=pytest.mark.rule("SCY-ON-ENC-06")),
    pytest.param(
        "SCY-ON-X57", marks=pytest.mark.rule("SCY-ON-ENC-07", "SCY-ON-ENC-05", "SCY-ON-ENC-03")
    ),
    pytest.param("SCY-ON-X58", marks=pytest.mark.rule("SCY-ON-MOV-22", "SCY-ON-FAC-01")),
    pytest.param("SCY-ON-X59", marks=pytest.mark.rule("SCY-ON-FAC-01", "SCY-ON-AUT-08")),
    pytest.param(
        "SCY-ON-X60",
        marks=pytest.mark.rule("SCY-ON-FAC-02", "SCY-ON-FAC-03", "SCY-ON-FAC-05", "SCY-ON-ABL-09"),
    ),
    pytest.param(
        "SCY-ON-X61", marks=pytest.mark.rule("SCY-ON-FAC-03", "SCY-ON-FAC-04", "SCY-ON-PRO-06")
    ),
    pytest.param(
        "SCY-ON-X62", marks=pytest.mark.rule("SCY-ON-UPG-01", "SCY-ON-BOT-01", "SCY-ON-BOT-04")
    ),
    pytest.param(
        "SCY-ON-X63", marks=pytest.mark.rule("SCY-ON-DEP-01", "SCY-ON-STAR-01", "SCY-ON-BOT-04")
    ),
    pytest.param("SCY-ON-X64", marks=pytest.mark.rule("SCY-ON-BLD-01")),
    pytest.param(
        "SCY-ON-X65", marks=pytest.mark.rule("SCY-ON-ENL-01", "SCY-ON-ENL-02", "SCY-ON-BOT-04")
    ),
    pytest.param("SCY-ON-X66", marks=pytest.mark.rule("SCY-ON-BOT-05", "SCY-ON-ENL-02")),
    pytest.param("SCY-ON-X67", marks=pytest.mark.rule("SCY-ON-BOT-02")),
    pytest.param("SCY-ON-X68", marks=pytest.mark.rule("SCY-ON-BOT-03")),
    pytest.param("SCY-ON-X69", marks=pytest.mark.rule("SCY-ON-BOT-03")),
    pytest.param("SCY-ON-X70", marks=pytest.mark.rule("SCY-ON-BOT-06")),
    pytest.param("SCY-ON-X71", marks=pytest.mark.rule("SCY-ON-OBJ-01", "SCY-ON-OBJ-02")),
    pytest.param("SCY-ON-X72", marks=pytest.mark.rule("SCY-ON-OBJ-02")),
    pytest.param(
        "SCY-ON-X73", marks=pytest.mark.rule("SCY-ON-OBJ-09", "SCY-ON-OBJ-01", "SCY-ON-TURN-06")
    ),
    pytest.param("SCY-ON-X74", marks=pytest.mark.rule("SCY-ON-OBJ-05")),
    pytest.param("SCY-ON-X75", marks=pytest.mark.rule("SCY-ON-OBJ-03")),
    pytest.param("SCY-ON-X76", marks=pytest.mark.rule("SCY-ON-OBJ-04")),
    pytest.param(
        "SCY-ON-X77", marks=pytest.mark.rule("SCY-ON-END-01", "SCY-ON-STAR-02", "SCY-ON-SCO-01")
    ),
    pytest.param("SCY-ON-X78", marks=pytest.mark.rule("SCY-ON-END-01", "SCY-ON-OBJ-01")),
    pytest.param(
        "SCY-ON-X79", marks=pytest.mark.rule("SCY-ON-END-03", "SCY-ON-END-01", "SCY-ON-CMB-08")
    ),
    pytest.param("SCY-ON-X80", marks=pytest.mark.rule("SCY-ON-END-02", "SCY-ON-BOT-04")),
    pytest.param(
        "SCY-ON-X81",
        marks=pytest.mark.rule("SCY-ON-AUT-03", "SCY-ON-AUT-04", "SCY-ON-STAR-03", "SCY-REC-02"),
    ),
    pytest.param(
        "SCY-ON-X82", marks=pytest.mark.rule("SCY-ON-AUT-10", "SCY-ON-AUT-05", "SCY-MOVE-42")
    ),
    pytest.param("SCY-ON-X83", marks=pytest.mark.rule("SCY-CMB-15", "SCY-ON-ASK-04")),
    pytest.param("SCY-ON-X84", marks=pytest.mark.rule("SCY-ON-DECK-04", "SCY-ON-DECK-05")),
    pytest.param("SCY-ON-X85", marks=pytest.mark.rule("SCY-ON-DECK-04", "SCY-ON-DECK-05")),
    pytest.param("SCY-ON-X86", marks=pytest.mark.rule("SCY-ON-INV-02", "SCY-ON-INV-03")),
    pytest.param("SCY-ON-X87", marks=pytest.mark.rule("SCY-ON-INV-03", "SCY-INV-04")),
    pytest.param("SCY-ON-X88", marks=pytest.mark.rule("SCY-ON-ABL-13")),
    pytest.param(
        "SCY-ON-X89",
        marks=pytest.mark.rule(
            "SCY-ON-SCO-02", "SCY-ON-SCO-01", "SCY-ON-AUT-12", "SCY-ON-SCO-03", "SCY-ON-GEN-05"
        ),
    ),
    pytest.param(
        "SCY-ON-X90", marks=pytest.mark.rule("SCY-ON-AUT-09", "SCY-ON-OBJ-01", "SCY-ON-OBJ-09")
    ),
    pytest.param(
        "SCY-ON-X91", marks=pytest.mark.rule("SCY-ON-OBJ-06", "SCY-ON-OBJ-04", "SCY-ON-OBJ-09")
    ),
    pytest.param(
        "SCY-ON-X92", marks=pytest.mark.rule("SCY-ON-OBJ-06", "SCY-ON-OBJ-04", "SCY-ON-OBJ-09")
    ),
    pytest.param("SCY-ON-X93", marks=pytest.mark.rule("SCY-ON-OBJ-07", "SCY-ON-OBJ-09")),
    pytest.param("SCY-ON-X94", marks=pytest.mark.rule("SCY-ON-CMB-08", "SCY-ON-STAR-01")),
    pytest.param("SCY-ON-X95", marks=pytest.mark.rule("SCY-ON-CMB-02", "SCY-ON-CMB-01")),
    pytest.param("SCY-ON-X96", marks=pytest.mark.rule("SCY-ON-ENC-08", "SCY-ON-END-01")),
    pytest.param("SCY-ON-X97", marks=pytest.mark.rule("SCY-ON-DECK-06", "SCY-ON-DECK-01")),
    pytest.param("SCY-ON-X98", marks=pytest.mark.rule("SCY-ON-GEN-05", "SCY-ON-GEN-06")),
    pytest.param("SCY-ON-X99", marks=pytest.mark.rule("SCY-ON-AUT-11", "SCY-ON-ABL-07")),
    pytest.param("SCY-ON-X100", marks=pytest.mark.rule("SCY-ON-FAC-05", "SCY-ON-MOV-02")),
    pytest.param(
        "SCY-ON-X101", marks=pytest.mark.rule("SCY-ON-ABL-09", "SCY-ON-FAC-05", "SCY-ON-MOV-13")
    ),
    pytest.param("SCY-ON-X102", marks=pytest.mark.rule("SCY-CMB-02", "SCY-ON-CMB-02")),
    pytest.param("SCY-ON-X103", marks=pytest.mark.rule("SCY-ON-STAR-04", "SCY-ON-STAR-02")),
    pytest.param(
        "SCY-ON-X104", marks=pytest.mark.rule("SCY-ON-SET-04", "SCY-ON-INV-04", "SCY-ON-SET-02")
    ),
    pytest.param("SCY-ON-X105", marks=pytest.mark.rule("SCY-ON-OBJ-09", "SCY-ON-ASK-01")),
    pytest.param("SCY-ON-X106", marks=pytest.mark.rule("SCY-ON-OBJ-09")),
    pytest.param("SCY-ON-X107", marks=pytest.mark.rule("SCY-ON-CMB-09", "SCY-CMB-15")),
    pytest.param("SCY-ON-X108", marks=pytest.mark.rule("SCY-ON-CMB-09")),
    pytest.param("SCY-ON-X109", marks=pytest.mark.rule("SCY-ON-BOT-06", "SCY-ON-ENL-02")),
]
each_example = pytest.mark.parametrize("id", CASES)


@each_example
def test_what_is_asked(id: str) -> None:
    case = examples()[id]
    table, expected = play(case["position"], case["answers"]), case["expected"]
    assert table.prompt == expected["prompt"]
    if "legal" in expected and table.pending is not None:
        assert table.legal() == expected["legal"]


@each_example
def test_what_changed(id: str) -> None:
    case = examples()[id]
    before = facts(GAME.from_position(position_of(case["position"])))
    after = facts(play(case["position"], case["answers"]).state)
    if "changes" in case["expected"]:
        assert changes(before, after) == case["expected"]["changes"]


@each_example
def test_the_final_score(id: str) -> None:
    case = examples()[id]
    if "score" in case["expected"]:
        table = play(case["position"], case["answers"])
        assert score_facts(table.state) == case["expected"]["score"]


@each_example
def test_what_is_refused_changes_nothing(id: str) -> None:
    case = examples()[id]
    table = play(case["position"], case["answers"])
    before, listed = facts(table.state), table.legal() if table.pending else []
    for text in case.get("refuse", ()):
        with pytest.raises(Refused):
            table.answer(text)
        assert facts(table.state) == before
        assert table.legal() == listed


def test_every_example_is_here() -> None:
    assert [str(case.values[0]) for case in CASES] == list(examples())
