"""Every test of the suite, for `from automatable.testing.conformance import *`."""

from importlib import import_module

PARTS = (
    "answers",
    "corrections",
    "pages",
    "play",
    "playthroughs",
    "pointing",
    "positions",
    "questions",
    "rulebook",
    "saves",
    "screens",
    "words",
)


def _tests() -> dict[str, object]:
    modules = [import_module(f"{__name__}.test_{part}") for part in PARTS]
    found = [item for module in modules for item in vars(module).items()]
    return {name: test for name, test in found if name.startswith("test_")}


globals().update(_tests())
__all__ = list(_tests())
