"""The plug-in: which games are tested, where their playthroughs and saves lie."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

if TYPE_CHECKING:
    from automatable.core.game import Game
    from automatable.ui.words.words import Words

LANGUAGES = ("en", "de", "it")
SUITE = "automatable.testing.conformance"
pytest.register_assert_rewrite("automatable.testing.playing", SUITE)


def pytest_addoption(parser: pytest.Parser) -> None:
    group = parser.getgroup("automatable", "games of Automatable")
    group.addoption("--game", action="append", metavar="ID", help="a game to test; more than once")
    group.addoption(
        "--regenerate-playthroughs",
        action="store_true",
        help="write the playthroughs again; read the difference before you keep it",
    )
    group.addoption(
        "--keep-saves",
        action="store_true",
        help="keep a save of the present rules version where there is none yet",
    )
    parser.addini("automatable_games", "ids of the games to test; all if none", "linelist")
    parser.addini("automatable_folder", "where playthroughs and saves lie", default="tests")


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "slow: takes minutes; runs only when it is asked for")
    config.addinivalue_line("markers", "rule(*ids): the ids of the rules that this test proves")
    if config.getoption("--game"):
        tested(config)  # a game that is not there is said at once


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Of the suite, what takes minutes runs only with `-m`."""
    if config.option.markexpr:
        return
    slow = [item for item in items if _of_the_suite(item) and item.get_closest_marker("slow")]
    if slow:
        config.hook.pytest_deselected(items=slow)
        items[:] = [item for item in items if item not in slow]


def _of_the_suite(item: pytest.Item) -> bool:
    return getattr(getattr(item, "function", None), "__module__", "").startswith(SUITE)


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if metafunc.function.__module__.startswith(SUITE):
        for_every_game(metafunc)


def for_every_game(metafunc: pytest.Metafunc) -> None:
    """A test that wants a game runs for each of them, in each language if it wants one."""
    games = tested(metafunc.config)
    if "playthrough" in metafunc.fixturenames:
        from automatable.testing.playthroughs import wanted

        folder = folder_of(metafunc.config) / "playthroughs"
        cases = [
            pytest.param(game, name, id=f"{game.id}-{name}", marks=rules_of(folder, game, name))
            for game in games
            for name in wanted(game)
        ]
        metafunc.parametrize(("game", "playthrough"), cases)
    elif "game" in metafunc.fixturenames:
        metafunc.parametrize("game", games, ids=[game.id for game in games])
    if "language" in metafunc.fixturenames:
        metafunc.parametrize("language", LANGUAGES)


def rules_of(folder: Path, game: Game[Any], playthrough: str) -> list[pytest.MarkDecorator]:
    """A playthrough proves the rules that its file names."""
    from automatable.testing.playthroughs import rules_in

    file = folder / game.id / f"{playthrough}.txt"
    return [pytest.mark.rule(*rules_in(file.read_text("utf-8")))] if file.is_file() else []


def tested(config: pytest.Config) -> list[Game[Any]]:
    """The games that were named, or all that are registered."""
    from automatable.core.errors import UnknownGame
    from automatable.core.game import game, games

    named = config.getoption("--game") or config.getini("automatable_games")
    try:
        return [game(id) for id in named] if named else list(games().values())
    except UnknownGame as error:
        raise pytest.UsageError(_unknown(error)) from None


def _unknown(error: Exception) -> str:
    """Which game is not there, and why if that is known."""
    from automatable.core.game import broken_games

    reasons = [f"{b.name} of {b.package}: {b.reason}" for b in broken_games()]
    return "; ".join([str(error), *reasons])


def pytest_terminal_summary(terminalreporter: Any, config: pytest.Config) -> None:
    """German or Italian that is a copy of the English: no failure, but worth a look."""
    if not (config.getoption("--game") or config.getini("automatable_games")):
        return
    for game in tested(config):
        for copy in copied_words(game):
            terminalreporter.write_line(f"warning: {copy} of the English", yellow=True)


def copied_words(game: Game[Any]) -> list[str]:
    from automatable.ui.words.word_files import copies, part_of

    part = part_of(game)
    english = part.words("en")
    return [str(copy) for other in LANGUAGES[1:] for copy in copies(english, part.words(other))]


@pytest.fixture
def words(game: Game[Any], language: str) -> Iterator[Words]:
    """Words of the game in one language; a missing one is an error."""
    from automatable.ui.words.words import Words

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Words, "strict", True)
        yield Words(language, game)


@pytest.fixture
def kept(pytestconfig: pytest.Config) -> Path:
    """The folder with playthroughs and saves."""
    return folder_of(pytestconfig)


def folder_of(config: pytest.Config) -> Path:
    folder = Path(config.getini("automatable_folder"))
    return folder if folder.is_absolute() else config.rootpath / folder
