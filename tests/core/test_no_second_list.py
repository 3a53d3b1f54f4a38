"""A fact is told where it is declared: no other file of a game lists the facts of its state."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from inspect import getfile
from pathlib import Path
from typing import Any

import pytest

import automatable
from automatable.core.game import Game, games
from automatable.core.state.members import members
from automatable.core.state.seeing import records_of

GAMES = Path(automatable.__file__).parent / "games"
PRINTED = [game for game in games().values() if (GAMES / game.id).is_dir()]
SEVERAL = 6
"""Records with fewer facts are named as a whole where they are put together."""
MOSTLY = 0.9
"""Kinds of cards and what objectives count have some names in common with facts."""
NO_LISTS = {
    "template.py": "a position as an example",
    "stage.py": "where each thing lies on a drawing",
}


def records(shape: Any, found: set[Any]) -> set[Any]:
    """The classes of a state and of all its parts."""
    if shape not in found:
        found.add(shape)
        for inner in (r for member in members(shape) for r in records_of(member.hint)):
            records(inner, found)
    return found


@cache
def listed(file: Path) -> list[tuple[int, set[str]]]:
    """The names in every list, table and set that is written out, and the line."""
    return list(_listed(file))


def _listed(file: Path) -> Iterator[tuple[int, set[str]]]:
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Tuple | ast.List | ast.Set):
            parts: list[Any] = node.elts
        elif isinstance(node, ast.Dict):
            parts = node.keys
        elif isinstance(node, ast.Match):
            inside = [p for case in node.cases for p in ast.walk(case.pattern)]
            parts = [p.value for p in inside if isinstance(p, ast.MatchValue)]
        else:
            continue
        yield node.lineno, {p.value for p in parts if _is_text(p)}


def _is_text(node: Any) -> bool:
    return isinstance(node, ast.Constant) and isinstance(node.value, str)


def second_lists(game: Game[Any]) -> Iterator[str]:
    assert game.facts is not None
    shapes = records(game.facts.state, set())
    declaring = {Path(getfile(shape)) for shape in shapes}
    for shape in shapes:
        names = {name for member in members(shape) for name in (member.name, member.key)}
        if len(members(shape)) < SEVERAL:
            continue
        for file in set((GAMES / game.id).rglob("*.py")) - declaring:
            for line, found in listed(file):
                facts = len(found & names)
                if facts > len(members(shape)) / 2 and facts >= MOSTLY * len(found):
                    yield f"{file.relative_to(GAMES)}:{line}: {shape.__name__}"


@pytest.mark.parametrize("game", PRINTED, ids=lambda game: game.id)
def test_no_file_but_the_state_lists_its_facts(game: Game[Any]) -> None:
    found = [told for told in second_lists(game) if Path(told.split(":")[0]).name not in NO_LISTS]
    assert found == []


def test_a_second_list_would_be_found() -> None:
    """The example positions are such lists: one for each game, or the search is blind."""
    for id in ("age_of_innovation", "through_the_ages"):
        assert any("template.py" in told for told in second_lists(games()[id]))
