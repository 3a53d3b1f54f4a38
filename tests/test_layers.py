"""The layers of docs/architecture.md: who may import whom, and what from outside.

`core` and the games are also imported for real with everything else blocked, because they must run
wherever Python runs.
"""

from __future__ import annotations

import ast
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

SOURCE = Path(__file__).parents[1] / "src" / "automatable"
TOY = Path(__file__).parent / "toy_game" / "src" / "toy_game"

ARROWS = {
    "core": {"core"},
    "games": {"core"},
    "table": {"table", "core"},
    "ui": {"ui", "table", "core"},
    "server": {"server", "ui", "table", "core"},
    "cli": {"cli", "lab", "server", "ui", "table", "core"},
    "lab": {"lab", "ui", "table", "core"},
    "envs": {"envs", "lab", "core"},
}
"""Each layer, and the layers it may import. Besides, a game imports itself, and a folder of the
lab imports the game it is named after, to be proved equal to it."""

OUTSIDE = {
    "core": {"cattrs"},
    "games": set(),
    "table": set(),
    "ui": {"babel", "fluent", "jinja2", "markupsafe", "segno"},
    "server": {"starlette", "uvicorn"},
    "cli": {"fluent", "rich", "segno", "typer", "uvicorn"},
    "lab": {"llvmlite", "numba", "numpy", "polars", "ray"},
    "envs": {"gymnasium", "numpy", "pettingzoo"},
}

PURE = {"automatable", "toy_game", "cattrs", "attrs", "attr", "typing_extensions"}
"""What may be loaded by the core and the games: themselves and cattrs with all it needs."""

IMPORT_ALL = """
import importlib, pkgutil, sys

class Wall:
    def find_spec(self, name, path=None, target=None):
        top = name.split(".")[0]
        if top not in ALLOWED and top not in sys.stdlib_module_names:
            raise ImportError(f"{name} is outside")

sys.meta_path.insert(0, Wall())
for package in PACKAGES:
    folder = importlib.import_module(package).__path__
    for module in pkgutil.walk_packages(folder, f"{package}."):
        importlib.import_module(module.name)
"""


def imports(file: Path) -> Iterator[str]:
    """Every module that a file names, wherever the import stands."""
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{file}: imports are written in full"
            yield node.module or ""


def layers() -> list[str]:
    return sorted(f.name for f in SOURCE.iterdir() if f.is_dir() and any(f.rglob("*.py")))


def test_every_layer_is_in_the_picture() -> None:
    assert layers() == sorted(ARROWS) == sorted(OUTSIDE)


@pytest.mark.parametrize("layer", layers())
def test_a_layer_imports_only_what_the_arrows_allow(layer: str) -> None:
    wrong = [
        f"{file.relative_to(SOURCE)}: {name}"
        for file in (SOURCE / layer).rglob("*.py")
        for name in imports(file)
        if not allowed(file, layer, name)
    ]
    assert wrong == []


def allowed(file: Path, layer: str, name: str) -> bool:
    top, *inner = name.split(".")
    if top != "automatable":
        return top in sys.stdlib_module_names or top in OUTSIDE[layer]
    if not inner:
        return layer not in {"core", "games"}
    if inner[0] == "games" and layer in {"games", "lab"}:
        return inner[1:2] == [file.relative_to(SOURCE).parts[1]]
    return inner[0] in ARROWS[layer]


def test_the_toy_game_needs_nothing_but_the_core() -> None:
    named = {name for file in TOY.rglob("*.py") for name in imports(file)}
    outside = {name for name in named if name.split(".")[0] not in sys.stdlib_module_names}
    assert all(name.startswith(("automatable.core", "toy_game")) for name in outside)


def test_core_and_games_load_with_everything_else_blocked() -> None:
    packages = ["automatable.core", "automatable.games", "toy_game"]
    done = behind_the_wall(packages)
    assert done.returncode == 0, done.stderr


def test_the_wall_holds() -> None:
    """The test above can fail: with the wall up, the web table does not load."""
    assert "is outside" in behind_the_wall(["automatable.ui"]).stderr


def behind_the_wall(packages: list[str]) -> subprocess.CompletedProcess[str]:
    script = f"ALLOWED = {PURE}\nPACKAGES = {packages}\n{IMPORT_ALL}"
    return subprocess.run([sys.executable, "-c", script], capture_output=True, text=True)
