"""`make bench` can be run: every part begins, with sizes that cost next to nothing."""

from __future__ import annotations

from contextlib import nullcontext
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest

pytest.importorskip("numba")
pytest.importorskip("gymnasium")

from automatable.lab.workers import here
from benchmarks import (
    age_of_innovation,
    answers,
    environments,
    expeditions,
    game_files,
    laboratory,
    load,
    memory,
    patchwork,
    scythe,
    scythe_page,
    server,
    strength,
    through_the_ages,
)
from benchmarks.__main__ import PARTS

SMALL: dict[ModuleType, dict[str, Any]] = {
    patchwork: {"GAMES": 1, "GAMES_OF_TURNS": 1},
    scythe: {"SCREEN_GAMES": 1},
    scythe_page: {"GAMES": 1, "MOST_ANSWERS": 3},
    age_of_innovation: {"GAMES": 1},
    expeditions: {"GAMES": 1},
    game_files: {"RUNS": 1, "GAMES": 1},
    through_the_ages: {"TURNS": 1, "GAMES": 1},
    laboratory: {"SECONDS": 0.01, "ROUNDS": 1, "GAMES": 10, "compiled": lambda folder: None},
    strength: {"GAMES": {"greedy": 2}, "Processes": lambda cores: here},
    environments: {"STEPS": 2},
    answers: {"PLAYED": {"Patchwork": ("patchwork", {})}, "TABLES": 2, "ANSWERS": 1},
    server: {"TABLES": 1, "ANSWERS": 1, "PAUSE_S": 0.0},
    load: {
        "RUNS": ((1, 1, 1.0), (1, 2, 1.0)),
        "PAUSE_S": 0.0,
        "SHELF": 1,
        "READERS": 1,
        "LONG_MATCHES": 1,
        "READ_S": 0.1,
        "LONGEST": 2,
    },
    memory: {"TABLES": 1, "ANSWERS": 2},
}
SERVED = {"answers": answers, "server": server, "load": load, "memory": memory}


@pytest.fixture(autouse=True)
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    for part, sizes in SMALL.items():
        for name, value in sizes.items():
            monkeypatch.setattr(part, name, value)


@pytest.mark.parametrize("part", [name for name in PARTS if name not in SERVED])
def test_a_part_begins(part: str) -> None:
    first = next(PARTS[part](0.01))
    assert first.what
    assert first.measured


@pytest.mark.slow
def test_the_parts_with_a_server_are_measured(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """All with one server, which takes longer to start than all they ask of it."""
    folder = SimpleNamespace(TemporaryDirectory=lambda: nullcontext(str(tmp_path)))
    with server.serving(tmp_path / "tables.sqlite") as running:
        for module in SERVED.values():
            monkeypatch.setattr(module, "tempfile", folder)
            monkeypatch.setattr(module, "serving", lambda *_: nullcontext(running))
        rows = {name: list(PARTS[name](0.01)) for name in SERVED}
    assert all(rows.values())
    assert all(row.measured for part in rows.values() for row in part)
