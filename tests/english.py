"""Finds English sentences where a reader of German or Italian should meet none."""

from __future__ import annotations

import html
import re
from collections.abc import Iterator
from functools import cache

ENGLISH = {
    "the", "of", "and", "you", "your", "is", "are", "with", "this", "that", "which", "from",
    "have", "has", "not", "they", "their", "its", "there", "when", "then", "than", "would",
    "must", "should", "every", "each", "only", "what", "where", "who", "how", "because", "by",
    "for", "to", "be", "or", "if", "as", "at", "it", "on", "into", "out", "cannot", "can",
    "will", "one", "two", "all", "any", "no", "been", "were", "does", "did", "card", "cards",
    "turn", "turns", "play", "game", "games", "file", "files", "page", "table", "choose",
    "take", "takes", "get", "gets",
}  # fmt: skip
"""Words of everyday English; what German or Italian also has is left out below."""
OTHER = {"de": {"will", "all", "one"}, "it": {"no", "file", "one", "come"}}
NAMES = re.compile(
    r"Through the Ages|Age of Innovation|Invaders from Afar|Scythe|Wind Gambit|stdin|stderr"
    r"|New Leaders and Wonders|People’s Army|Automatable",
)
_HIDDEN = re.compile(r"<(script|style|code|kbd|pre|svg:style)\b.*?</\1>|<!--.*?-->", re.DOTALL)
_IN_ENGLISH = re.compile(r'<(\w+)[^>]*\blang="en"[^>]*>.*?</\1>', re.DOTALL)
_BLOCK = re.compile(
    r"</?(?:p|div|li|ul|ol|h\d|td|th|tr|table|section|figure|figcaption|summary|details|button"
    r"|label|option|select|title|text|dt|dd|dl|form|nav|header|footer|main|a|svg|tspan)\b[^>]*>"
)
_SAID = re.compile(r'\b(?:title|aria-label|placeholder|alt|data-[a-z]+)="([^"]*)"')
_TAG = re.compile(r"<[^>]+>")
_WORD = re.compile(r"[A-Za-zÀ-ÿ’']+")


@cache
def is_english(text: str, language: str) -> bool:
    """Whether a text has at least three everyday words of English, or two of at most five."""
    words = [word.lower() for word in _WORD.findall(NAMES.sub(" ", text))]
    found = {word for word in words if word in ENGLISH - OTHER[language]}
    return len(found) >= 3 or (len(found) == 2 and len(words) <= 5)


def sentences(page: str) -> Iterator[str]:
    """Everything a page says, to eyes and to ears."""
    seen = _HIDDEN.sub(" ", page)
    if 'lang="en"' in seen:
        seen = _IN_ENGLISH.sub(" ", seen)
    yield from map(html.unescape, _SAID.findall(seen))
    for block in _BLOCK.split(seen):
        text = html.unescape(" ".join(_TAG.sub(" ", block).split()))
        if text:
            yield text


def english_in(page: str, language: str) -> list[str]:
    """The English sentences of a page in another language."""
    return [text for text in sentences(page) if is_english(text, language)]
