"""Batches are played once each, whatever happens to a worker."""

from __future__ import annotations

from pathlib import Path

import pytest

from automatable.lab import on_ray
from automatable.lab.errors import WorkersFailed
from automatable.lab.workers import Processes, Runner, here
from tests.cli.conftest import Run, own_home, run
from tests.lab.doubling import Task, double

__all__ = ["own_home", "run"]


@pytest.mark.parametrize("runner", [here, Processes(2)], ids=["here", "two processes"])
def test_every_batch_is_done_once(runner: Runner, tmp_path: Path) -> None:
    done = list(runner(double, {n: Task(n, tmp_path) for n in range(7)}))
    assert sorted(done) == [(n, 2 * n) for n in range(7)]


def test_a_batch_whose_worker_dies_is_repeated_and_none_counted_twice(tmp_path: Path) -> None:
    tasks = {n: Task(n, tmp_path, dies=n == 3) for n in range(8)}
    done = list(Processes(2)(double, tasks))
    assert (tmp_path / "3").exists()
    assert sorted(done) == [(n, 2 * n) for n in range(8)]


def test_workers_that_always_die_end_the_run(tmp_path: Path) -> None:
    with pytest.raises(WorkersFailed):
        list(Processes(1)(double, {0: Task(0, tmp_path, dies=True, always=True)}))


def test_without_ray_it_is_said_how_to_get_it(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(on_ray, "find_spec", lambda name: None)
    done = run("simulate", "patchwork", "--games", "10", "--on", "ray")
    assert done.code == 2
    assert "pip install 'automatable[ray]'" in done.err
    assert "on cannot be moon" in run("simulate", "patchwork", "--on", "moon").err
