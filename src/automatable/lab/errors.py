"""What the laboratory refuses to do."""

from __future__ import annotations

from automatable.core.errors import AutomatableError


class BadExperiment(AutomatableError):
    """A simulation that cannot be run as it was asked for."""


class WorkersFailed(AutomatableError):
    """The worker processes died again and again."""
