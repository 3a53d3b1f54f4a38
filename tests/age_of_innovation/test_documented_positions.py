"""What docs/positions/age_of_innovation.md shows is what the program reads and writes."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

from automatable.games.age_of_innovation import GAME

SECTION = (Path(__file__).parents[2] / "docs" / "positions" / "age_of_innovation.md").read_text(
    "utf-8"
)


def shown() -> dict[str, Any]:
    found = re.search(r"```json\n(.*?)```", SECTION, re.DOTALL)
    assert found
    example: dict[str, Any] = json.loads(found.group(1))
    return example


def test_the_position_shown_is_complete_and_correct() -> None:
    assert GAME.position(GAME.from_position(shown())) == shown()


def test_every_field_is_explained_and_no_other() -> None:
    table = SECTION.split("| field | meaning |")[1].split("\n\n")[0]
    cells = [line.split("|")[1] for line in table.splitlines() if line.startswith("| ")]
    explained = {field for cell in cells for field in re.findall(r"`(\w+)`", cell)}
    assert explained == set(shown())
