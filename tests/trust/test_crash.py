"""Killed at any moment, a table keeps every acknowledged answer and nothing that was not sent."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any

import pytest

from automatable.core.game import game
from automatable.core.match import Match
from automatable.core.rng import Seed
from automatable.table.store import Store
from tests.conformance.playing import snapshot

LONGEST_LIFE_S = 0.06
MOST_STEPS = 2500
"""Of SQLite's machine: an answer takes some 200, so about a dozen are stored first."""


class Poster:
    """Sends a process to its death, as often as wanted."""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        self.process = process

    def lived(self, **order: Any) -> list[dict[str, Any]]:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(json.dumps(order) + "\n")
        self.process.stdin.flush()
        told: list[dict[str, Any]] = json.loads(self.process.stdout.readline())
        return told


@contextmanager
def running_poster() -> Iterator[Poster]:
    command = [sys.executable, "-m", "tests.trust.poster"]
    root = Path(__file__).parents[2]
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, cwd=root
    ) as process:
        yield Poster(process)
        assert process.stdin is not None
        process.stdin.close()
        assert process.wait(timeout=20) == 0


def new_table(path: Path, name: str) -> str:
    store = Store(path)
    id = store.create(Match.new(game("patchwork"), {"level": 2}, Seed.from_text(name)))
    store.close()
    return id


def found(path: Path, id: str) -> Match[Any]:
    """What a new process finds: the store replays it and compares the fingerprint."""
    store = Store(path)
    match = store.open(id).match
    store.close()
    return match


def given(match: Match[Any]) -> list[str]:
    return [entry.text for entry in match.entries if entry.by != "app"]


def death(chance: Random) -> dict[str, Any]:
    """By the clock, anywhere; or between two steps of a statement."""
    if chance.random() < 0.5:
        return {"after_s": chance.random() * LONGEST_LIFE_S}
    return {"after_steps": chance.randrange(MOST_STEPS)}


def kill_often(path: Path, kills: int) -> int:
    """Returns how many answers survived in all."""
    chance, survived = Random(kills), 0
    with running_poster() as poster:
        id = new_table(path, "first")
        for kill in range(kills):
            before = found(path, id)
            if before.over:
                id = new_table(path, str(kill))
                before = found(path, id)
            told = poster.lived(
                database=str(path), table=id, player=chance.random(), **death(chance)
            )
            survived += check(before, told, found(path, id))
    return survived


def check(before: Match[Any], told: list[dict[str, Any]], after: Match[Any]) -> int:
    sent = [line["sent"] for line in told if "sent" in line]
    acknowledged = sum("stored" in line for line in told)
    log = given(after)[len(given(before)) :]
    assert given(after)[: len(given(before))] == given(before)
    assert log == sent[: len(log)]  # a prefix of what was sent
    assert len(log) >= acknowledged  # with everything that was acknowledged
    again = Match.replayed(after.game, after.options, after.seed, None, after.answers)
    assert snapshot(again) == snapshot(after)
    return len(log)


@pytest.mark.skipif(sys.platform == "win32", reason="it forks")
def test_a_table_survives_25_kills(tmp_path: Path) -> None:
    assert kill_often(tmp_path / "tables.sqlite", 25) > 25


@pytest.mark.slow
@pytest.mark.skipif(sys.platform == "win32", reason="it forks")
def test_a_table_survives_1000_kills(tmp_path: Path) -> None:
    assert kill_often(tmp_path / "tables.sqlite", 1000) > 1000
