"""What goes into the pocket is enough: no module of ours asks for a library that was left out."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from zipfile import ZipFile

import pytest

from tools.pocket.build import stage_game
from tools.pocket.contents import in_ours, in_stdlib

SOURCES = Path(__file__).parents[2] / "src"


def imported(file: Path) -> Iterator[str]:
    """The modules that are there as soon as this one is; what a type checker reads is none."""
    for node in ast.parse(file.read_text("utf-8")).body:
        if isinstance(node, ast.Import):
            yield from (name.name for name in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield node.module


def test_no_module_asks_for_a_library_that_was_left_out() -> None:
    """One missing module would leave a whole game out, and with it the names of all styles."""
    missing = {
        f"{name} imports {module}"
        for file in SOURCES.rglob("*.py")
        if in_ours(name := file.relative_to(SOURCES).as_posix())
        for module in imported(file)
        if not in_stdlib(f"{module.replace('.', '/')}.py")
    }
    assert missing == set()


TOY = Path(__file__).parents[1] / "toy_game"


def test_a_game_from_outside_goes_along_with_its_entry_point(tmp_path: Path) -> None:
    app = tmp_path / "app"
    stage_game(str(TOY), tmp_path, app)
    (points,) = app.glob("automatable_toy-*.dist-info/entry_points.txt")
    assert "toy = toy_game:GAME" in points.read_text("utf-8")
    theirs = {f.relative_to(TOY / "src").as_posix() for f in (TOY / "src").rglob("*.ftl")}
    assert theirs
    assert {f.relative_to(app).as_posix() for f in app.rglob("*.ftl")} == theirs


def test_what_is_no_game_is_said_and_nothing_is_built(tmp_path: Path) -> None:
    text, compiled = tmp_path / "game.whl", tmp_path / "fast.whl"
    text.write_text("no wheel", "utf-8")
    with ZipFile(compiled, "w") as wheel:
        wheel.writestr("fast/kernel.so", "")
    empty = tmp_path / "empty"
    empty.mkdir()
    said = {
        "nowhere": "nothing was built",
        str(text): "no wheel",
        str(compiled): "kernel.so",
        str(empty): "no wheel can be made",
    }
    for given, reason in said.items():
        with pytest.raises(SystemExit, match=reason):
            stage_game(given, tmp_path / "work", tmp_path / "app")
    assert not (tmp_path / "app").exists()
