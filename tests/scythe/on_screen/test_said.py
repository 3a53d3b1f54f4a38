"""What the worked examples say and ask, each line with its rule: `data/on_screen_said.json`.

`python -m tests.scythe.on_screen.test_said` writes the file again; read the difference.
"""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.scythe.on_screen.driver import examples, play

FILE = Path(__file__).parents[1] / "data" / "on_screen_said.json"


def lines_of(id: str) -> dict[str, list[str]]:
    case = examples()[id]
    table = play(case["position"], case["answers"])
    return {"said": table.said(), "asked": table.asked}


def cases() -> list[object]:
    """Each example proves the rules that it names."""
    found: list[object] = []
    for id, lines in json.loads(FILE.read_text("utf-8")).items():
        rules = {rule for line in (*lines["said"], *lines["asked"]) for rule in line.split()[1:]}
        found.append(pytest.param(id, lines, id=id, marks=pytest.mark.rule(*sorted(rules))))
    return found


@pytest.mark.parametrize(("id", "lines"), cases())
def test_what_is_said_and_asked(id: str, lines: dict[str, list[str]]) -> None:
    assert lines_of(id) == lines


def test_no_example_is_left_out() -> None:
    assert set(json.loads(FILE.read_text("utf-8"))) == set(examples())


if __name__ == "__main__":
    kept = {id: lines_of(id) for id in examples()}
    FILE.write_text(json.dumps(kept, indent=1) + "\n", "utf-8")
