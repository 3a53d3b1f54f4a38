"""What docs/positions/patchwork.md shows is what the program reads and writes."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from automatable.games.patchwork import GAME

PATCHWORK = (Path(__file__).parents[2] / "docs" / "positions" / "patchwork.md").read_text("utf-8")
POSITION_TEXTS = sorted(set(re.findall(r"pw1(?: [^ \n\"]+){7}", PATCHWORK)))


def shown() -> dict[str, Any]:
    """The JSON position printed in the documentation."""
    found = re.search(r"```json\n(.*?)```", PATCHWORK, re.DOTALL)
    assert found
    example: dict[str, Any] = json.loads(found.group(1))
    return example


def explained(heading: str) -> set[str]:
    """The fields in the first column of the table under a bold heading."""
    table = PATCHWORK.split(f"**{heading}**")[1].split("\n\n")[1]
    first_cells = [line.split("|")[1] for line in table.splitlines()]
    return {field for cell in first_cells for field in re.findall(r"`(\w+)`", cell)}


def test_the_position_shown_is_complete_and_correct() -> None:
    assert GAME.position(GAME.from_position(shown())) == shown()


@pytest.mark.parametrize("text", POSITION_TEXTS)
def test_every_position_text_shown_is_read_and_written_alike(text: str) -> None:
    assert GAME.position(GAME.from_position(text))["position"] == text


def test_every_field_is_explained_and_no_other() -> None:
    position = shown()
    assert explained("The table") == {*position, "winner"}
    assert explained("A person") == set(position["seat_1"])
    assert explained("The Automa") == set(position["seat_2"])


def test_derived_facts_may_be_left_out() -> None:
    position = shown()
    for path in GAME.derived_facts:
        place, _, field = path.rpartition(".")
        (position[place] if place else position).pop(field, None)
    assert GAME.position(GAME.from_position(position)) == shown()
