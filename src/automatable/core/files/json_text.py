"""JSON as it is meant: no number that is none or endless, no half letters, no bottomless nesting.

Python's own reader lets `NaN`, `Infinity`, `1e999` and `"\\ud800"` through, and gives up on deep
nesting with an error that is no `ValueError`.
"""

from __future__ import annotations

import json
import re
from math import isfinite
from typing import Any, NoReturn

from automatable.core.files.foreign import LARGEST, check_values

_SUSPICIOUS = re.compile(r"[\ud800-\udfff]|\\u(?:d[89a-f]|00[01]|007f)", re.IGNORECASE)
"""Half a letter or a control sign, or what may stand for one."""


def read_json(text: str) -> Any:
    """The value of a JSON text; raises `ValueError`, with line and column where it can."""
    try:
        read = json.loads(
            text, parse_constant=_no_number, parse_float=_finite, parse_int=_with_an_end
        )
        if _SUSPICIOUS.search(text):
            check_values(read)
        return read
    except RecursionError:
        raise ValueError("nested too deeply") from None


def _no_number(name: str) -> NoReturn:
    raise ValueError(f"{name} is not a number")


def _with_an_end(digits: str) -> int:
    if len(digits) > 20 or abs(number := int(digits)) > LARGEST:
        raise ValueError("a number without end")
    return number


def _finite(digits: str) -> float:
    if not isfinite(number := float(digits)):
        raise ValueError(f"{digits} is not a number")
    return number
