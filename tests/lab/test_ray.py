"""The same batches on a Ray of two workers: the same numbers, nothing lost and nothing twice.

Ray is large, so it is not installed for the other tests: `make ray` installs it and runs these.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from automatable.lab.errors import BadExperiment, WorkersFailed
from automatable.lab.on_ray import OnRay
from automatable.lab.patchwork import batches
from tests.cli.conftest import Run, own_home, run
from tests.lab.doubling import Task, double

__all__ = ["own_home", "run"]

ray = pytest.importorskip("ray", reason="Ray is not installed: `make ray` installs and tests it")
pytestmark = pytest.mark.filterwarnings("default")


@pytest.fixture(scope="module", autouse=True)
def cluster() -> Iterator[None]:
    ray.init(num_cpus=2, include_dashboard=False, log_to_driver=False, logging_level="ERROR")
    ray.cloudpickle.register_pickle_by_value(sys.modules[__name__])
    yield
    ray.shutdown()


@pytest.mark.parametrize(
    "game", [("patchwork", "--level", "1,2"), ("expeditions", "--level", "house_5")]
)
def test_the_numbers_are_those_of_this_machine(
    run: Run, monkeypatch: pytest.MonkeyPatch, game: tuple[str, ...]
) -> None:
    monkeypatch.setitem(batches.MOST_GAMES, batches.engine(), 10)
    command = ("simulate", *game, "--games", "25", "--json", "--cores", "1")
    here, there = run(*command).json, run(*command, "--on", "ray").json
    assert there["finished"]
    assert there["results"] == here["results"]


def test_every_batch_is_done_once(tmp_path: Path) -> None:
    done = list(OnRay()(double, {n: Task(n, tmp_path) for n in range(7)}))
    assert sorted(done) == [(n, 2 * n) for n in range(7)]


def test_a_batch_whose_worker_dies_is_repeated_and_none_counted_twice(tmp_path: Path) -> None:
    done = list(OnRay()(double, {n: Task(n, tmp_path, dies=n == 3) for n in range(8)}))
    assert (tmp_path / "3").exists()
    assert sorted(done) == [(n, 2 * n) for n in range(8)]


def test_workers_that_always_die_end_the_run(tmp_path: Path) -> None:
    with pytest.raises(WorkersFailed):
        list(OnRay()(double, {0: Task(0, tmp_path, dies=True, always=True)}))


def test_a_cluster_that_is_not_there_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ray, "is_initialized", lambda: False)
    with pytest.raises(BadExperiment, match="no_cluster"):
        list(OnRay("127.0.0.1:1")(double, {}))
