"""What the worked examples and recorded games on screen say and ask, each line with its rule.

`python -m tests.through_the_ages.test_on_screen_said` writes `data/on_screen_said.json` again;
read the difference.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest

from tests.said import Lines, cases, kept, line, write
from tests.through_the_ages.on_screen import KNOWN, Game, position
from tests.through_the_ages.test_on_screen_examples import BY_ID

FILE = Path(__file__).parent / "data" / "on_screen_said.json"


RECORDED = {game["id"]: game for game in KNOWN["games"]}


def lines_of(id: str) -> Lines:
    case = BY_ID.get(id) or RECORDED[id]
    answers = case["answers"] if id in BY_ID else [*_answers(case["turns"])]
    given = dict(case["position"])
    told = given.pop("her_turns", "told") == "told" and id in BY_ID
    game, asked = Game(position(answers, **given), told), []
    for text in (*answers, None):
        if game.pending is not None:
            asked.append(f"{game.pending.prompt} {game.pending.rule}")
        if text is not None:
            game.play(text)
    return {"said": [line(event) for event in game.log], "asked": asked}


def _answers(turns: Iterable[str]) -> Iterator[str]:
    return (line for turn in turns for line in turn.split(" · "))


@pytest.mark.parametrize(("id", "lines"), cases(FILE))
def test_what_is_said_and_asked(id: str, lines: Lines) -> None:
    assert lines_of(id) == lines


def test_no_example_is_left_out() -> None:
    assert set(kept(FILE)) == {*BY_ID, *RECORDED}


if __name__ == "__main__":
    write(FILE, [*BY_ID, *RECORDED], lines_of)
