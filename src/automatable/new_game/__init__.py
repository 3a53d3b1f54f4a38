"""A new game as a package of its own: small, whole, playable at once.

`sample_game` is that game. Writing a package copies it under another name, with its tests, its
first playthroughs and a save.
"""

from __future__ import annotations

import builtins
import keyword
import re
import sys
from collections.abc import Iterator
from importlib import import_module
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path

from automatable.core.errors import AutomatableError
from automatable.core.game import games
from automatable.testing.playthroughs import afresh, wanted
from automatable.testing.saves import keep

SAMPLE = "sample_game"
PACKAGE = files(__name__) / "package"
_NAME = re.compile(r"[a-z][a-z0-9_]{2,40}")
_OF_THE_LANGUAGE = {*keyword.kwlist, *keyword.softkwlist, *dir(builtins), *sys.stdlib_module_names}
"""No package can be imported by such a name, or it would hide what everybody uses."""


class BadName(AutomatableError):
    """A name that a new game cannot have, or a folder that is taken."""


def write_game(name: str, folder: Path) -> Path:
    """A package for a game of this name, in a new folder of that name; returns the folder."""
    check_name(name)
    target = folder / name
    if target.exists():
        raise BadName("folder_taken", folder=str(target))
    for path, text in _files(name):
        file = target / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
    _keep(name, target)
    return target


def check_name(name: str) -> None:
    if not _NAME.fullmatch(name) or name in _OF_THE_LANGUAGE:
        raise BadName("bad_game_name", name=name[:60])
    if name in games() or name in ("automatable", "tests", SAMPLE):
        raise BadName("game_name_taken", name=name)


def _files(name: str) -> Iterator[tuple[str, str]]:
    """Every file of the package: its path and its text."""
    for path, file in _walk(PACKAGE, ""):
        yield path.removesuffix(".txt"), renamed(file.read_text(encoding="utf-8"), name)
    for path, file in _walk(files(__name__) / SAMPLE, ""):
        yield f"src/{name}/{path}", renamed(file.read_text(encoding="utf-8"), name)


def _walk(folder: Traversable, under: str) -> Iterator[tuple[str, Traversable]]:
    for item in sorted(folder.iterdir(), key=lambda item: item.name):
        if item.is_dir() and item.name != "__pycache__":
            yield from _walk(item, f"{under}{item.name}/")
        elif item.is_file():
            yield under + item.name, item


def renamed(text: str, name: str) -> str:
    """The sample's names exchanged: package, class, title, and what rule ids begin with."""
    words = [word for word in name.split("_") if word]
    prefix = re.sub(r"[^a-z]", "", name)[:3].ljust(3, "x")
    for old, new in (
        (f"{__name__}.{SAMPLE}", name),
        ("SampleGame", "".join(word.capitalize() for word in words)),
        ("Sample Game", " ".join(word.capitalize() for word in words)),
        ("sample-game", name.replace("_", "-")),
        (SAMPLE, name),
        ("SAM-", f"{prefix.upper()}-"),
        ("sam-", f"{prefix}-"),
    ):
        text = text.replace(old, new)
    return text


def _keep(name: str, target: Path) -> None:
    """The playthroughs and the save with which its tests are green."""
    sys.path.insert(0, str(target / "src"))
    try:
        game = import_module(name).GAME
    finally:
        sys.path.remove(str(target / "src"))
    for case in wanted(game):
        file = target / "tests" / "playthroughs" / name / f"{case}.txt"
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text("\n".join(afresh(game, case)) + "\n", encoding="utf-8")
    keep(game, target / "tests")
