"""The same batches on a Ray cluster: an extra, for whoever has more than one machine.

A batch whose worker dies is played again by Ray; each result is fetched once.
"""

from __future__ import annotations

import re
import socket
import sys
from collections.abc import Callable, Iterator, Mapping
from contextlib import redirect_stdout
from importlib.util import find_spec
from typing import Any

from automatable.lab.errors import BadExperiment, WorkersFailed
from automatable.lab.workers import TRIES, Batch, Done

KNOCK_S = 5.0
AHEAD = 2
"""Batches in advance for each core: a cancelled run stops soon."""


class OnRay:
    """A runner on the cluster at an address, or on a Ray of this machine with that many cores."""

    def __init__(self, address: str | None = None, cores: int | None = None) -> None:
        if not find_spec("ray"):
            raise BadExperiment("needs_extra", extra="ray", what="Ray")
        self.address, self.cores = address, cores
        self._started = False

    def __call__(
        self, play: Callable[[Batch], Done], batches: Mapping[int, Batch]
    ) -> Iterator[tuple[int, Done]]:
        import ray

        with redirect_stdout(sys.stderr):  # Ray tells of dead workers there; ours is for results
            self._connect(ray)
            yield from self._done(ray, play, batches)

    def _done(
        self, ray: Any, play: Callable[[Batch], Done], batches: Mapping[int, Batch]
    ) -> Iterator[tuple[int, Done]]:
        remote = ray.remote(max_retries=TRIES, num_cpus=1)(play)
        most = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
        waiting, running = iter(batches.items()), dict[Any, int]()
        try:
            while True:
                while len(running) < most and (item := next(waiting, None)):
                    running[remote.remote(item[1])] = item[0]
                if not running:
                    return
                done, _ = ray.wait(list(running), num_returns=1)
                for reference in done:
                    yield running.pop(reference), self._fetched(ray, reference, len(running))
        finally:
            for reference in running:
                ray.cancel(reference, force=True)

    def _connect(self, ray: Any) -> None:
        if ray.is_initialized():
            return
        here = {} if self.address else {"num_cpus": self.cores, "include_dashboard": False}
        try:
            _knock(self.address or "")
            ray.init(address=self.address, log_to_driver=False, logging_level="ERROR", **here)
        except (OSError, ValueError) as error:
            reason = next(iter(str(error).splitlines()), "")
            raise BadExperiment("no_cluster", address=self.address or "", reason=reason) from None
        self._started = True

    def close(self) -> None:
        """Leave the cluster: from then on Ray writes nothing any more."""
        if self._started:
            import ray

            ray.shutdown()

    def _fetched(self, ray: Any, reference: Any, left: int) -> Any:
        try:
            return ray.get(reference)
        except ray.exceptions.WorkerCrashedError:
            raise WorkersFailed("workers_failed", left=left + 1) from None


def _knock(address: str) -> None:
    """Ray would wait for minutes where nobody is."""
    if found := re.fullmatch(r"(?:ray://)?([\w.-]+):(\d{1,5})", address):
        socket.create_connection((found[1], int(found[2])), KNOCK_S).close()
