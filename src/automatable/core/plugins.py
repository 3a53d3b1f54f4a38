"""What other packages register, each loaded apart: one that is broken stops no other.

    for name, player in loaded("automatable.players"):

What could not be loaded is logged and kept with its reason, to be told to people.
"""

from __future__ import annotations

import logging
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from typing import Any

from automatable.core.errors import Problem

OUR_OWN = "automatable"
_logger = logging.getLogger(__name__)


@dataclass(frozen=True)
class Plugin:
    """Something registered: its name, the package it comes from, and the thing itself."""

    name: str
    package: str
    thing: Any

    @property
    def from_outside(self) -> bool:
        return self.package != OUR_OWN


@dataclass(frozen=True)
class Broken:
    """Something registered that cannot be used, and why (message `broken-CODE`)."""

    name: str
    package: str
    reason: Problem

    @property
    def from_outside(self) -> bool:
        return self.package != OUR_OWN

    def log(self) -> Broken:
        _logger.error("%s of %s cannot be used: %s", self.name, self.package, self.reason)
        return self


@cache
def read(group: str) -> tuple[tuple[Plugin, ...], tuple[Broken, ...]]:
    """What a group of entry points holds, and what of it is broken, by name."""
    good: list[Plugin] = []
    bad: list[Broken] = []
    for point in sorted(set(entry_points(group=group)), key=_order):
        try:
            good.append(Plugin(point.name, _package(point), point.load()))
        except (Exception, SystemExit) as error:
            bad.append(Broken(point.name, _package(point), reason_of(error)).log())
    return tuple(good), tuple(bad)


def loaded(group: str) -> Iterator[tuple[str, Any]]:
    """Names and things of a group."""
    yield from ((plugin.name, plugin.thing) for plugin in read(group)[0])


def reason_of(error: BaseException) -> Problem:
    """Why something could not be loaded, and where: `SyntaxError: ... (rules.py:12)`."""
    trace = error.__traceback__
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    where = ""
    if isinstance(error, SyntaxError) and error.filename:
        where = f" ({_short(error.filename)}:{error.lineno})"
    elif trace is not None:
        where = f" ({_short(trace.tb_frame.f_code.co_filename)}:{trace.tb_lineno})"
    what = error.msg if isinstance(error, SyntaxError) else str(error)
    return Problem("import", {"reason": f"{type(error).__name__}: {what}{where}"})


def _short(path: str) -> str:
    """The last two parts of a path: enough to find the file."""
    return "/".join(path.replace("\\", "/").split("/")[-2:])


def _package(point: EntryPoint) -> str:
    return point.dist.name if point.dist is not None else "?"


def _order(point: EntryPoint) -> tuple[bool, str, str]:
    """Ours first, then by name."""
    return _package(point) != OUR_OWN, point.name, _package(point)
