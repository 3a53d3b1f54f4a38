"""What docs/positions/expeditions.md says of Expeditions is what the program reads and writes."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from automatable.games.expeditions import GAME
from automatable.games.expeditions.card_text import read_card, write_card
from automatable.games.expeditions.components import shipped_cards
from automatable.games.expeditions.stacks import read_location
from tests.expeditions.positions import person, position

SECTION = (Path(__file__).parents[2] / "docs" / "positions" / "expeditions.md").read_text("utf-8")


def cells(heading: str) -> list[str]:
    """The first column of the table under a heading."""
    lines = SECTION.split(f"## {heading}\n")[1].split("\n## ")[0].splitlines()
    return [line.split("|")[1] for line in lines if line.startswith("| ")][1:]


def quoted(cell: str) -> list[str]:
    return re.findall(r"`([^`]*)`", cell)


def test_the_position_shown_is_read_and_the_automa_can_move() -> None:
    shown = json.loads(re.findall(r"```json\n(.*?)```", SECTION, re.DOTALL)[0])
    written = GAME.position(GAME.from_position(shown))
    assert {name: written[name] for name in shown} == shown


def test_every_field_is_explained_and_no_other() -> None:
    explained = {name for cell in cells("The position of Expeditions") for name in quoted(cell)}
    assert explained == {*GAME.template(), *GAME.unset_facts}


def test_every_location_text_is_read_and_written_alike() -> None:
    texts = [text for cell in cells("A location in one word") for text in quoted(cell)]
    assert len(texts) == 8
    for text in texts:
        assert str(read_location(text)) == text


def test_the_card_shown_is_read_and_written_alike() -> None:
    text = re.findall(r"card in one line is `([^`]*)`", SECTION)[0]
    assert write_card(read_card(text, shipped_cards()[1])) == text


@pytest.mark.rule("EXP-TURN-02")
def test_the_line_of_reports_is_read() -> None:
    line = re.findall(r"semicolons: `([^`]*)`", SECTION)[0]
    state, _ = person(position(next="human"), line)
    assert state.next == "automa"


def test_every_report_of_the_table_is_accepted() -> None:
    central = ["M", "M", "M", "o3,t4", "M", "M", "M"]
    facts = {"next": "human", "central": central, "human_mech": "C4"}
    words = ("mech", "take", "star", "done")
    texts = [t for cell in cells("Answers in Expeditions") for t in quoted(cell)]
    reports = [text for text in texts if text.split()[0] in words and text != "take 20"]
    assert len(reports) >= 8
    for text in reports:
        if text != "mech N3":  # asks for the stack
            person(position(**facts), text)
