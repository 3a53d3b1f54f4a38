"""A docstring is a sentence for the reader, never only the id of a rule."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

FOLDERS = ("src", "tests", "tools", "benchmarks")
IDS = re.compile(r"(?:[\s,.()]|\bto\b|\band\b|[A-Z]{3}(?:-[A-Z0-9]+)+\b|-\d+[a-z]?\b)+")


def notes(tree: ast.Module) -> Iterator[ast.Constant]:
    """Docstrings, and texts below a field or a constant."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            yield node.value


def test_no_docstring_is_only_an_id() -> None:
    files = [file for folder in FOLDERS for file in Path(folder).rglob("*.py")]
    bare = [
        f"{file}:{note.lineno}"
        for file in files
        for note in notes(ast.parse(file.read_text("utf-8")))
        if isinstance(note.value, str) and IDS.fullmatch(note.value)
    ]
    assert files
    assert not bare
