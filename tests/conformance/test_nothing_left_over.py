"""Playthroughs and saves of games that do not exist."""

from pathlib import Path

from automatable.core.game import games


def test_every_kept_file_belongs_to_a_game(kept: Path) -> None:
    folders = [*(kept / "playthroughs").iterdir(), *(kept / "saves").iterdir()]
    assert {folder.name for folder in folders if folder.is_dir()} - {"__pycache__"} == set(games())
