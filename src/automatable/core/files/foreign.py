"""What comes from outside, by whichever door: texts that can be shown, numbers that are meant.

Pages, programs, files, databases and the terminal all read through this module and `json_text`, so
nothing is stored that cannot be shown, exported and read again.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any
from unicodedata import category

LARGEST = 10**15 - 1
"""Every language and every database keeps numbers up to here exactly."""
LONGEST_NAME = 60
JOINERS = "\u200c\u200d"
"""Parts of words in some scripts, and of emoji."""
_NUMBER = re.compile(r"-?[0-9]{1,15}")
_NO_TEXT = re.compile("[\x00-\x08\x0b\x0c\x0e-\x1f\x7f\ud800-\udfff]")


def is_text(text: str) -> bool:
    """Whether it has no halves of letters, which JSON can hold, and no control signs."""
    return text.isprintable() or not _NO_TEXT.search(text)


def whole_number(text: str, low: int = 0, high: int = LARGEST) -> int | None:
    """The number that a text is, in plain digits; None for any other text, and out of range.

    Python's own reader takes `1_0` and ` 1`, and stumbles over `²`, which counts as a digit.
    """
    number = int(text) if _NUMBER.fullmatch(text) else None
    return None if number is None or not low <= number <= high else number


def clean_name(typed: str) -> str:
    """A name for one line: nothing that turns, hides or breaks the text around it."""
    unseen = ("Cc", "Cf", "Co", "Cs", "Zl", "Zp")
    kept = (letter for letter in typed if category(letter) not in unseen or letter in JOINERS)
    return "".join(kept).strip()[:LONGEST_NAME]


def check_values(value: Any) -> None:
    """Raise `ValueError` if anything inside is no text or a number without end."""
    match value:
        case str() if not is_text(value):
            raise ValueError(f"{value[:40]!a} is no text")
        case int() if abs(value) > LARGEST:
            raise ValueError("a number without end")
        case Mapping():
            for name, inner in value.items():
                check_values(name)
                check_values(inner)
        case list():
            for inner in value:
                check_values(inner)
