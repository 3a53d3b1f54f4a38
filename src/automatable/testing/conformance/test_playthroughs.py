"""Whole matches as text, played again and compared line by line; no game or level without one.

After a change that is meant:

    pytest -k playthrough --regenerate-playthroughs

and then read the difference.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from automatable.core.game import Game
from automatable.testing.playthroughs import afresh, again, wanted


def test_playthrough(
    game: Game[Any], playthrough: str, kept: Path, pytestconfig: pytest.Config
) -> None:
    file = kept / "playthroughs" / game.id / f"{playthrough}.txt"
    if pytestconfig.getoption("--regenerate-playthroughs"):
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text("\n".join(afresh(game, playthrough)) + "\n", encoding="utf-8")
    if not file.is_file():
        pytest.fail(
            f"{game.id} has no playthrough {playthrough}: there is no {file}. Write it with "
            "`pytest -k playthrough --regenerate-playthroughs` and read it.",
            pytrace=False,
        )
    text = file.read_text(encoding="utf-8")
    assert f"options: {json.dumps(wanted(game)[playthrough])}" in text.splitlines()
    assert list(again(game, text)) == text.splitlines()


def test_no_playthrough_of_a_level_that_does_not_exist(game: Game[Any], kept: Path) -> None:
    files = (kept / "playthroughs" / game.id).glob("*.txt")
    assert {file.stem for file in files} - set(wanted(game)) == set()
