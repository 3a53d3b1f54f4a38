"""What the worked examples of a game on screen say and ask, each line with its rule.

`python -m tests.through_the_ages.test_on_screen_said` writes `data/on_screen_said.json` again;
read the difference.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.said import Lines, cases, kept, line, write
from tests.through_the_ages.on_screen import Game, position
from tests.through_the_ages.test_on_screen_examples import BY_ID

FILE = Path(__file__).parent / "data" / "on_screen_said.json"


def lines_of(id: str) -> Lines:
    case = BY_ID[id]
    given = dict(case["position"])
    told = given.pop("her_turns", "told") == "told"
    game, asked = Game(position(case["answers"], **given), told), []
    for text in (*case["answers"], None):
        if game.pending is not None:
            asked.append(f"{game.pending.prompt} {game.pending.rule}")
        if text is not None:
            game.play(text)
    return {"said": [line(event) for event in game.log], "asked": asked}


@pytest.mark.parametrize(("id", "lines"), cases(FILE))
def test_what_is_said_and_asked(id: str, lines: Lines) -> None:
    assert lines_of(id) == lines


def test_no_example_is_left_out() -> None:
    assert set(kept(FILE)) == set(BY_ID)


if __name__ == "__main__":
    write(FILE, BY_ID, lines_of)
