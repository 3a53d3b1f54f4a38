"""Names in lines of a drawing: broken at spaces and soft hyphens, measured by rule of thumb."""

from __future__ import annotations

import re
from functools import lru_cache

SOFT = "\u00ad"
WIDTHS = {
    0.3: "iIjl.,:;'’|!-",
    0.4: "frt()/ ",
    0.52: "acskzvxyeJ",
    0.9: "mwMW@%",
    0.7: "ABCDEFGHKLNOPQRSTUVXYZÄÖÜ&",
}
"""The width of a letter by the size of the type; all others are of medium width."""
MEDIUM = 0.58
ONSETS = (
    *("sch", "schw", "str", "ch", "ck", "ph", "qu", "st", "th", "bl", "br", "cl", "cr", "dr", "fl"),
    *("fr", "gl", "gr", "kl", "kr", "pl", "pr", "tr", *"bcdfghjklmnpqrstvwxzß"),
)
"""Consonants with which a syllable can begin."""
_WIDTH_OF = {letter: width for width, letters in WIDTHS.items() for letter in letters}
_SYLLABLES = re.compile(r"(?<=[aeiouyäöüàèéìòù])(?=[^aeiouyäöüàèéìòù]+[aeiouyäöüàèéìòù])")
SHORTEST = 3
"""Letters that a line keeps of a broken word."""


def width(text: str, size: float) -> float:
    """About how wide a text is in letters of this size."""
    return size * sum(_WIDTH_OF.get(letter, MEDIUM) for letter in text if letter != SOFT)


@lru_cache(maxsize=4096)
def lines(text: str, room: float, size: float, most: int) -> tuple[str, ...]:
    """The text in at most that many lines; what does not fit is left out behind three dots."""
    found: list[str] = []
    rest = text
    while rest and len(found) < most:
        line, rest = _line(rest, room, size)
        found.append(line)
    if rest:
        found[-1] = _shortened(found[-1], room, size)
    return tuple(found)


def _line(text: str, room: float, size: float) -> tuple[str, str]:
    """As much as fits, and what is left."""
    if width(text, size) <= room:
        return text.replace(SOFT, ""), ""
    breaks = [
        (found.start(), found.end(), found[0]) for found in re.finditer(f"[ {SOFT}]|(?<=-)", text)
    ]
    for start, end, mark in reversed(breaks):
        head = text[:start].replace(SOFT, "") + ("-" if mark == SOFT else "")
        if start and width(head, size) <= room:
            return head, text[end:]
    return _broken(text, room, size)


def _broken(text: str, room: float, size: float) -> tuple[str, str]:
    """A word that is too long by itself, before the last syllable that still fits."""
    for at in reversed(_syllables(text)):
        if width(text[:at] + "-", size) <= room:
            return text[:at] + "-", text[at:]
    fits = max(at for at in range(1, len(text) + 1) if at == 1 or width(text[:at], size) <= room)
    return text[:fits], text[fits:]


def _syllables(text: str) -> list[int]:
    """Where the first word may be broken: before the consonants that begin a syllable."""
    word = re.split(f"[ {SOFT}]", text)[0]
    found = []
    for vowel in _SYLLABLES.finditer(word.lower()):
        cluster = re.match(r"[^aeiouyäöüàèéìòù]+", word.lower()[vowel.end() :])
        assert cluster is not None
        begin = max((o for o in ONSETS if cluster[0].endswith(o)), key=len, default="")
        found.append(vowel.end() + len(cluster[0]) - len(begin))
    return [at for at in found if SHORTEST <= at <= len(word) - SHORTEST]


def _shortened(line: str, room: float, size: float) -> str:
    line = line.removesuffix("-")
    while line and width(line + "…", size) > room:
        line = line[:-1]
    return line.rstrip() + "…"
