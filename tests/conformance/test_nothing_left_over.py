"""Playthroughs and saves of games that do not exist."""

from pathlib import Path

from automatable.core.game import games


def test_every_kept_file_belongs_to_a_game(kept: Path) -> None:
    folders = [*(kept / "playthroughs").iterdir(), *(kept / "saves").iterdir()]
    kept_of = {folder.name for folder in folders if folder.is_dir()} - {"__pycache__"}
    assert kept_of == {id for id, game in games().items() if not game.is_from_file}
