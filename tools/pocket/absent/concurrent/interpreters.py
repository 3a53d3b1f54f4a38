"""Stands where the browser's Python has nothing: anyio names it, and nobody ever calls it."""


class ExecutionFailed(Exception):
    """Never raised here."""


def create() -> None:
    raise RuntimeError("a browser has one interpreter")
