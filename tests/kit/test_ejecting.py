"""An ejected package is the same game on the core alone (KIT-STO-05)."""

from __future__ import annotations

import ast
import importlib
import io
import json
import subprocess
import sys
import zipfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from automatable.core.errors import Refused
from automatable.core.game import games
from automatable.kit.ejecting.package import FolderTaken, eject, package_name, recorded, zipped
from automatable.kit.game import KitGame
from automatable.ui.words.words import Words
from tests.kit.files import GAMES_FOLDER
from tests.kit.test_known_answers import CASES
from tests.kit.told import Transcript, begun, game_of, position_of, score_of

NAMES = sorted(file.stem for file in GAMES_FOLDER.glob("*.automa"))
CHEAP = ("primer", "viticulture")
ALL = [pytest.param(n, marks=() if n in CHEAP else pytest.mark.slow) for n in NAMES]


@pytest.fixture(scope="module")
def packages(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    folder = tmp_path_factory.mktemp("ejected")
    before = list(sys.path)
    yield folder
    sys.path[:] = before


def ejected(name: str, folder: Path) -> Any:
    """The game of the package, imported."""
    game = games()[name]
    assert isinstance(game, KitGame)
    target = folder / name
    if not target.exists():
        eject(game, target)
        sys.path.insert(0, str(target / "src"))
    return importlib.import_module(package_name(game.file)).GAME


def known(name: str) -> list[dict[str, Any]]:
    contents = json.loads((CASES / f"{name}.json").read_text(encoding="utf-8"))
    own = json.loads((CASES / "own_cards.json").read_text(encoding="utf-8"))["cases"]
    return [*contents["cases"], *(case for case in own if case["file"] == f"{name}.automa")]


@pytest.mark.rule("KIT-STO-05")
@pytest.mark.parametrize("name", ALL)
def test_the_known_answers_of_a_file_are_those_of_its_package(name: str, packages: Path) -> None:
    game = ejected(name, packages)
    dealt = game.dealt_by_app
    game.dealt_by_app = lambda options, stream: False
    try:
        for case in known(name):
            check(game, game_of(f"{name}.automa"), case)
    finally:
        game.dealt_by_app = dealt


def check(game: Any, file: KitGame, case: dict[str, Any]) -> None:
    language = case.get("lang", "en")
    telling, match = Transcript(file, language), begun(game, case)
    if "try" in case:
        with pytest.raises(Refused):
            match.answer(case["try"])
    assert position_of(match, case.get("dealer", "app")) == case["state"], case["id"]
    assert telling.events(match, case["show"]) == case["events"], case["id"]
    assert telling.asked(match) == case["asked"], case["id"]
    if "score" in case:
        assert score_of(match, Words(language, file)) == case["score"], case["id"]


@pytest.mark.rule("KIT-STO-05")
@pytest.mark.parametrize("name", ALL)
def test_a_package_passes_its_own_tests_without_the_kit(name: str, packages: Path) -> None:
    ejected(name, packages)
    folder = packages / name
    for file in (folder / "src").rglob("*.py"):
        assert "automatable.kit" not in file.read_text(encoding="utf-8"), file
        ast.parse(file.read_text(encoding="utf-8"))
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", str(folder)]
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, done.stdout
    assert "10 passed" in done.stdout


def test_a_package_is_shown_like_any_game(packages: Path) -> None:
    game = ejected("viticulture", packages)
    match = begun(game, {"options": {}, "answers": []})
    for language in ("en", "de", "it"):
        words = Words(language, game)
        assert words("game-title") == "Viticulture"
        assert [area.title for area in game.screens.areas(match, words)]
        assert all(game.screens.answer(text, words) for text in match.legal())


def test_recorded_games_reach_their_end(packages: Path) -> None:
    game = games()["viticulture"]
    assert isinstance(game, KitGame)
    ends = [recorded(game, number)["position"].get("over", False) for number in range(8)]
    assert sum(ends) >= 4


def test_nothing_is_written_over(packages: Path) -> None:
    ejected("viticulture", packages)
    game = games()["viticulture"]
    assert isinstance(game, KitGame)
    with pytest.raises(FolderTaken):
        eject(game, packages / "viticulture")
    with zipfile.ZipFile(io.BytesIO(zipped(game))) as archive:
        assert "viticulture_game/src/viticulture_game/turns.py" in archive.namelist()
