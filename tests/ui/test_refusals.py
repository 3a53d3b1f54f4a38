"""Every refusal that is written in the code has words, in every language of its reader."""

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from fluent.runtime import FluentResource

import automatable
from automatable.core.game import Game, games
from automatable.ui.words.words import LANGUAGES, Words

SOURCES = Path(automatable.__file__).parent
HEADS = ("problem", "refused")
"""A mistake in a file has words of its own, or those of a refusal."""
PRINTED = [game for game in games().values() if (SOURCES / "games" / game.id).is_dir()]


def codes(folder: Path, named: str) -> Iterator[str]:
    """The first arguments of all `NAMED("code", ...)` in a folder."""
    for file in folder.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == named and node.args:
                for told in ast.walk(node.args[0]):
                    if isinstance(told, ast.Constant) and isinstance(told.value, str):
                        yield told.value


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", PRINTED, ids=lambda game: game.id)
def test_a_game_has_words_for_all_it_refuses(game: Game[Any], language: str) -> None:
    words, own = Words(language, game), SOURCES / "games" / game.id
    refused = {*codes(own, "Refused"), *codes(SOURCES / "core", "Refused")}
    assert refused
    assert [code for code in sorted(refused) if not words.has(f"refused-{code}")] == []
    problems = {*codes(own, "Problem")}
    told = {code for code in problems for head in HEADS if words.has(f"{head}-{code}")}
    assert problems - told == set()


def keys(file: Path) -> set[str]:
    resource = FluentResource(file.read_text(encoding="utf-8"))
    return {entry.id.name for entry in resource.body if hasattr(entry, "id")}


@pytest.mark.parametrize("game", PRINTED, ids=lambda game: game.id)
def test_the_terminal_takes_no_words_away_from_a_game(game: Game[Any]) -> None:
    """Its own come first: a key of both would be told with the other's arguments."""
    own = keys(SOURCES / "games" / game.id / "messages" / "en.ftl")
    assert own & keys(SOURCES / "cli" / "messages" / "en.ftl") == set()
