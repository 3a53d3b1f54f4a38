"""Each entry point is loaded apart: a broken one is named with its reason, all others work."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from pathlib import Path

import pytest

from automatable.core import game as registry
from automatable.core import plugins
from automatable.core.errors import UnknownGame
from automatable.core.game import broken_games, game, games
from automatable.ui.frame import Frame
from automatable.ui.shelf.shelf import shelf_page

COPY = "from copy import copy\nfrom toy_game.game import GAME\nGAME = copy(GAME)\n"
BROKEN = {
    "syntax": "GAME = (",
    "missing": "import no_such_module_anywhere\nGAME = None",
    "leaves": "raise SystemExit(3)",
    "number": "GAME = 3",
    "taken": f"{COPY}GAME.id = 'patchwork'",
    "Odd": f"{COPY}GAME.id = 'Odd name'",
    "twin": COPY,
    "half": "from automatable.core.game import Game\nGAME = Game()\nGAME.id = 'half'",
    "wordless": (
        f"{COPY}from pathlib import Path\n"
        "from toy_game.screens import HarbourScreens\n"
        "class Screens(HarbourScreens):\n    messages = Path('/nowhere')\n"
        "GAME.screens, GAME.id = Screens(), 'wordless'"
    ),
}


def installed(folder: Path, sources: dict[str, str]) -> None:
    """A package that registers a game for each source, found as if it were installed."""
    about = folder / "broken_games-1.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: broken-games\nVersion: 1\n")
    points = [f"{name} = broken_{name.lower()}:GAME" for name in sources]
    (about / "entry_points.txt").write_text("\n".join(["[automatable.games]", *points]) + "\n")
    for name, source in sources.items():
        (folder / f"broken_{name.lower()}.py").write_text(source)


@pytest.fixture
def beside(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    installed(tmp_path, BROKEN)
    monkeypatch.syspath_prepend(str(tmp_path))
    plugins.read.cache_clear()
    registry._registered.cache_clear()
    yield
    monkeypatch.undo()
    plugins.read.cache_clear()
    registry._registered.cache_clear()


@pytest.mark.usefixtures("beside")
def test_broken_games_are_named_with_their_reasons_and_all_others_work(
    caplog: pytest.LogCaptureFixture,
) -> None:
    with caplog.at_level(logging.ERROR):
        assert {"patchwork", "scythe", "toy"} <= set(games())
    reasons = {broken.name: str(broken.reason) for broken in broken_games()}
    assert set(reasons) == set(BROKEN)
    assert "broken_syntax.py:1" in reasons["syntax"]
    assert "no_such_module_anywhere" in reasons["missing"]
    assert "SystemExit" in reasons["leaves"]
    assert reasons["number"] == "no_game: what=int"
    assert reasons["taken"] == "id_twice: id=patchwork, package=automatable"
    assert reasons["Odd"] == "bad_id: id=Odd name"
    assert reasons["twin"] == "id_twice: id=toy, package=automatable-toy"
    assert "no attribute 'options'" in reasons["half"]
    assert reasons["wordless"] == "no_words: file=messages/en.ftl"
    assert all(name in caplog.text for name in BROKEN)


@pytest.mark.usefixtures("beside")
@pytest.mark.parametrize("language", ["en", "de", "it"])
def test_the_shelf_names_them_and_offers_the_others(language: str) -> None:
    page = shelf_page(Frame(language), ())
    assert "broken_syntax.py:1" in page
    assert "/games/patchwork/new" in page
    assert page.count("broken-games") == len(BROKEN)


@pytest.mark.usefixtures("beside")
def test_whoever_asks_for_a_broken_game_is_told_that_it_is_broken() -> None:
    with pytest.raises(UnknownGame, match="broken_game"):
        game("syntax")
    with pytest.raises(UnknownGame, match="unknown_game"):
        game("chess")
