"""JSON as it is meant: no number that is none or endless, no nesting without a bottom.

Python's own reader lets `NaN`, `Infinity` and `1e999` through, and gives up on deep nesting with
an error that is no `ValueError`.
"""

from __future__ import annotations

import json
from math import isfinite
from typing import Any, NoReturn


def read_json(text: str) -> Any:
    """The value of a JSON text; raises `ValueError`, with line and column where it can."""
    try:
        return json.loads(text, parse_constant=_no_number, parse_float=_finite)
    except RecursionError:
        raise ValueError("nested too deeply") from None


def _no_number(name: str) -> NoReturn:
    raise ValueError(f"{name} is not a number")


def _finite(digits: str) -> float:
    if not isfinite(number := float(digits)):
        raise ValueError(f"{digits} is not a number")
    return number
