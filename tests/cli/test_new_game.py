"""`automatable new-game`: what it writes, and what it refuses."""

from __future__ import annotations

from pathlib import Path

import pytest

from automatable.new_game import renamed
from tests.cli.conftest import Run


def test_a_package_is_written_and_the_next_steps_are_told(run: Run, tmp_path: Path) -> None:
    ran = run("new-game", "tide_pools", "--folder", str(tmp_path))
    assert ran.code == 0
    assert "automatable play tide_pools" in ran.out
    written = {file.relative_to(tmp_path).as_posix() for file in tmp_path.rglob("*.*")}
    assert "tide_pools/pyproject.toml" in written
    assert "tide_pools/src/tide_pools/game.py" in written
    assert "tide_pools/tests/playthroughs/tide_pools/level-1-deck-plain.txt" in written
    whole = "\n".join(
        f.read_text() for f in tmp_path.rglob("*.*") if f.suffix != ".pyc" and f.is_file()
    )
    assert "sample" not in whole.lower()
    assert "class TidePoolsScreens(Screens)" in whole
    assert "TID-AUT-02" in whole


@pytest.mark.parametrize(
    "name",
    [
        "Harbour",
        "2nd",
        "a",
        "json",
        "../x",
        "x y",
        "häfen",
        "",
        "class",
        "while",
        "print",
        "lambda",
        "match",
    ],
)
def test_a_name_that_python_or_a_path_cannot_have_is_refused(
    run: Run, tmp_path: Path, name: str
) -> None:
    ran = run("new-game", name, "--folder", str(tmp_path))
    assert ran.code != 0
    assert "cannot be the name of a game" in ran.err
    assert list(tmp_path.rglob("*.py")) == []


def test_a_name_or_a_folder_that_is_taken_is_refused(run: Run, tmp_path: Path) -> None:
    assert "already" in run("new-game", "patchwork", "--folder", str(tmp_path)).err
    (tmp_path / "tide_line").mkdir()
    ran = run("new-game", "tide_line", "--folder", str(tmp_path))
    assert "exists already" in ran.err
    assert list((tmp_path / "tide_line").iterdir()) == []


def test_all_names_of_the_sample_are_exchanged() -> None:
    told = "SampleGame(Game) sample_game Sample Game sample-game SAM-YOU-01 sam-take"
    assert renamed(told, "moon_3") == "Moon3(Game) moon_3 Moon 3 moon-3 MOO-YOU-01 moo-take"
