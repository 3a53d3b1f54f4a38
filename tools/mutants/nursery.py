"""Tries changes on tests that were collected once: each in a fork of this process.

The changed function's code takes the place of the original one's, in the fork alone. First the
tests that cite one of its rules, then, if none of them fails, all others of the game.
"""

from __future__ import annotations

import functools
import gc
import importlib
import io
import os
import random
import signal
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from types import CodeType, FunctionType
from typing import Any

import pytest
from _pytest.runner import runtestprotocol

from tools.mutants.changes import Mutant, changed_code, mutants_of
from tools.mutants.reporting import Kept, Outcome, reasons

SOURCES = Path("src")
LONGEST_S = 180
"""A change that makes a test run for ever is noticed, too; on a busy machine after as much longer
as the tests take unchanged."""
PATIENCE = 4
NO_RULES = {"board", "screens", "lesson", "players", "difficulty.py"}
"""Drawings and lessons show rules, programs that play and estimates of how hard a game is weigh
them; none of them carries one out."""
PASSED, FAILED, NOT_PLACED = 0, 1, 3


def all_mutants(game: str) -> list[Mutant]:
    folder = SOURCES / "automatable/games" / game
    files = [one for one in sorted(folder.rglob("*.py")) if not NO_RULES & set(one.parts)]
    return [one for file in files for one in mutants_of(file, str(file.relative_to(SOURCES)))]


def sampled(game: str, number: int, seed: int) -> list[Mutant]:
    """A number of them by chance, always the same; all of them for 0."""
    everything = all_mutants(game)
    random.Random(f"{game}/{seed}").shuffle(everything)
    return everything[:number] if number else everything


def unnoticed(game: str, kept: Kept) -> list[Mutant]:
    """What survived so far and does not mean the same: tried again when tests were added."""
    same = reasons()
    return [one for one in all_mutants(game) if kept.survived(one) and one.key not in same]


class Nursery:
    """The plug-in in whose process the tests were collected."""

    def __init__(self, mutants: Sequence[Mutant], kept: Kept, quick: bool = False) -> None:
        self._mutants, self._kept, self._quick = mutants, kept, quick
        self._items: list[pytest.Item] = []
        self._by_rule: dict[str, list[pytest.Item]] = {}
        self._longest: float = LONGEST_S

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        self._items = session.items
        for item in self._items:
            for mark in item.iter_markers("rule"):
                for rule in mark.args:
                    self._by_rule.setdefault(rule, []).append(item)
        if self._quick:
            asked = {id: item for one in self._mutants for id, item in self._citing(one).items()}
            self._items = [*asked.values()]
        began = time.monotonic()
        status, failing = _tried(None, self._items, 10 * LONGEST_S)
        self._longest = max(LONGEST_S, PATIENCE * (time.monotonic() - began))
        if status != PASSED:
            pytest.exit(f"{failing} does not pass unchanged", returncode=1)
        for mutant in self._mutants:
            began = time.monotonic()
            outcome, noticed_by = self._outcome(mutant)
            self._kept.keep(mutant, outcome, noticed_by, time.monotonic() - began)
        return True

    def _outcome(self, mutant: Mutant) -> tuple[Outcome, str]:
        """What came of it, and the test that failed."""
        citing = self._citing(mutant)
        status, test = _tried(mutant, list(citing.values()), self._longest)
        if status != PASSED:
            return (Outcome.CITING if status == FAILED else Outcome.NOT_PLACED), test
        if self._quick:
            return Outcome.UNNOTICED, ""
        others = [item for item in self._items if item.nodeid not in citing]
        status, test = _tried(mutant, others, self._longest)
        return (Outcome.SURVIVED if status == PASSED else Outcome.FOLDER), test

    def _citing(self, mutant: Mutant) -> dict[str, pytest.Item]:
        """The tests that claim one of its rules, by their ids."""
        return {item.nodeid: item for rule in mutant.rules for item in self._by_rule.get(rule, ())}


def _tried(mutant: Mutant | None, items: Sequence[pytest.Item], longest: float) -> tuple[int, str]:
    """How it ended, and which test failed."""
    told, telling = os.pipe()
    child = os.fork()
    if not child:
        _run(mutant, items, telling)
    os.close(telling)
    status = _ending(child, longest)
    with os.fdopen(told) as told_by_the_fork:
        return status, told_by_the_fork.read()


def _ending(child: int, longest: float) -> int:
    until = time.monotonic() + longest
    while time.monotonic() < until:
        ended, status = os.waitpid(child, os.WNOHANG)
        if ended:
            return os.waitstatus_to_exitcode(status)
        time.sleep(0.005)
    os.kill(child, signal.SIGKILL)
    os.waitpid(child, 0)
    return FAILED


def _run(mutant: Mutant | None, items: Sequence[pytest.Item], telling: int) -> None:
    """In the fork; never comes back."""
    status = NOT_PLACED
    try:
        if mutant is not None:
            sys.stdout = sys.stderr = io.StringIO()
            put_in_place(mutant)
        status = FAILED
        following = [*items[1:], None]
        for item, after in zip(items, following, strict=False):
            if not _passed(item, after):
                os.write(telling, item.nodeid.encode())
                return
        status = PASSED
    finally:
        os._exit(status)


def _passed(item: pytest.Item, after: pytest.Item | None) -> bool:
    return not any(report.failed for report in runtestprotocol(item, nextitem=after, log=False))


def put_in_place(mutant: Mutant) -> None:
    """The running function gets the changed one's code; what was remembered is forgotten."""
    name = mutant.file.removesuffix(".py").removesuffix("/__init__").replace("/", ".")
    path = mutant.function.split(".")
    code = _code_of(changed_code(SOURCES / mutant.file, mutant), path)
    _function(importlib.import_module(name), path).__code__ = code
    for thing in gc.get_objects():
        if isinstance(thing, functools._lru_cache_wrapper):
            thing.cache_clear()


def _code_of(code: CodeType, path: list[str]) -> CodeType:
    for name in path:
        inner = (one for one in code.co_consts if isinstance(one, CodeType))
        code = next(one for one in inner if one.co_name == name)
    return code


BEHIND = ("__wrapped__", "__func__", "fget", "func")


def _function(module: Any, path: list[str]) -> FunctionType:
    """The plain function behind a property, a class method, a cache or a decorator."""
    holder = functools.reduce(getattr, path[:-1], module)
    found: Any = vars(holder)[path[-1]]
    while not isinstance(found, FunctionType) or hasattr(found, "__wrapped__"):
        found = next(filter(None, (getattr(found, name, None) for name in BEHIND)))
    return found


def run(mutants: Sequence[Mutant], tests: Sequence[str], kept: Kept, quick: bool = False) -> int:
    plain = ["-q", *(f"-pno:{name}" for name in ("cacheprovider", "xdist", "rerunfailures"))]
    return pytest.main([*plain, *tests], plugins=[Nursery(mutants, kept, quick)])
