"""What the worked examples and the known turns say and ask, each line with its rule.

`python -m tests.age_of_innovation.test_on_screen_said` writes `data/on_screen_said.json` again;
read the difference.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from automatable.core.errors import Refused
from tests.age_of_innovation.on_screen import KNOWN, Playing, position
from tests.age_of_innovation.test_on_screen_examples import CASES, started
from tests.said import Lines, cases, kept, line, write

FILE = Path(__file__).parent / "data" / "on_screen_said.json"
EXAMPLES = {case["id"]: case for case in CASES}
TURNS = {turn["id"]: turn for turn in KNOWN["turns"]}


def lines_of(id: str) -> Lines:
    case = EXAMPLES.get(id) or TURNS[id]
    play = started(case) if id in EXAMPLES else Playing(position(**case["position"]))
    asked = []
    for text in case["answers"]:
        assert play.asked is not None
        asked.append(f"{play.asked.prompt} {play.asked.rule}")
        try:
            play.answer(text)
        except Refused as refused:
            asked.append(str(refused))
    if play.asked is not None:
        asked.append(f"{play.asked.prompt} {play.asked.rule}")
    return {"said": [line(event) for event in play.log], "asked": asked}


@pytest.mark.parametrize(("id", "lines"), cases(FILE))
def test_what_is_said_and_asked(id: str, lines: Lines) -> None:
    assert lines_of(id) == lines


def test_no_example_is_left_out() -> None:
    assert set(kept(FILE)) == {*EXAMPLES, *TURNS}


if __name__ == "__main__":
    write(FILE, [*EXAMPLES, *TURNS], lines_of)
