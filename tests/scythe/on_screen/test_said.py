"""What the worked examples and recorded games say and ask, each line with its rule.

`python -m tests.scythe.on_screen.test_said` writes `data/on_screen_said.json` again; read the
difference.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.said import Lines, cases, kept, line, write
from tests.scythe.on_screen.driver import examples, known_answers, play

FILE = Path(__file__).parents[1] / "data" / "on_screen_said.json"
CASES = {**examples(), **{game["title"]: game for game in known_answers()["games"]}}


def lines_of(id: str) -> Lines:
    table = play(CASES[id]["position"], CASES[id]["answers"])
    return {"said": [line(event) for event in table.log], "asked": table.asked}


@pytest.mark.parametrize(("id", "lines"), cases(FILE))
def test_what_is_said_and_asked(id: str, lines: Lines) -> None:
    assert lines_of(id) == lines


def test_no_example_is_left_out() -> None:
    assert set(kept(FILE)) == set(CASES)


if __name__ == "__main__":
    write(FILE, CASES, lines_of)
