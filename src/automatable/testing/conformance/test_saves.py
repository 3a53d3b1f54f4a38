"""Saves that people have load for ever and can be finished."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest

from automatable.core.game import Game
from automatable.core.matches.saves import loads
from automatable.testing.playing import play_on
from automatable.testing.saves import keep, present


def test_a_save_of_the_present_version_is_kept(
    game: Game[Any], kept: Path, pytestconfig: pytest.Config
) -> None:
    if game.is_from_file:
        pytest.skip("its rules are a file, which may change")
    if pytestconfig.getoption("--keep-saves"):
        keep(game, kept)
    if not present(game, kept).is_file():
        pytest.fail(
            f"{game.id} has no save of its rules version {game.rules_version}: there is no "
            f"{present(game, kept)}. Keep one with `pytest -k save --keep-saves`.",
            pytrace=False,
        )


def test_every_old_save_loads_and_can_be_finished(game: Game[Any], kept: Path) -> None:
    for file in sorted((kept / "saves" / game.id).glob("*.json")):
        match = loads(file.read_text(encoding="utf-8"))
        match.redo()
        for _ in play_on(match, Random(1).choice):
            pass
        assert match.over, file.name
