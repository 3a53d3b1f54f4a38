"""Texts that somebody sends some day: one list for every door."""

from __future__ import annotations

HALF = "\ud800"
"""Half a letter: JSON can write it, no file can hold it."""
NUMBERS = ["²", "①", "٣", "½", "-1", "+1", "1_0", "1e9", "1.5", "NaN", "9" * 25, "9" * 5000]
TEXTS = [
    "", " ", "\0", "\x1b[31m", "\u202egnp", "a\u2028b", "\ufeff", "\ufffe", "😀", "ß" * 300,
    "<b>&\"'", "%s {0} {{ }}", "../../etc/passwd", "'; DROP TABLE tables", "null", "[]", "{}", "!",
    "!{", "!9", "@a >",
]  # fmt: skip
CORRECTIONS = [
    '!{"human.name": "\\ud800"}', '!{"\\ud800": 1}', '!{"a": "\\u0000"}', '!{"a": 1e999}',
    f'!{{"a": {"9" * 30}}}', "!" + "[" * 3000,
]  # fmt: skip
NASTY = [*NUMBERS, *TEXTS, *CORRECTIONS]
