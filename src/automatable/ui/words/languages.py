"""The languages on offer: our own three, and packs of words from other packages.

A pack is a folder and an entry point, no code: a package with `frame.ftl`, `cli.ftl` and a file
for each game (`patchwork.ftl`), named in the group `automatable.words` under the language's code.
`frame.ftl` holds the language's own name as `language-name`. What a pack does not say is said in
English; `automatable words` counts it.
"""

from __future__ import annotations

import logging
import re
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

from babel import Locale, UnknownLocaleError

from automatable.core.plugins import loaded

OUR_OWN = {"en": "English", "de": "Deutsch", "it": "Italiano"}
FALLBACK = "en"
GROUP = "automatable.words"
_CODE = re.compile(r"[a-z]{2,3}")
_NAME = re.compile(r"^language-name = (.+)$", re.MULTILINE)
_logger = logging.getLogger(__name__)


@cache
def packs() -> Mapping[str, Traversable]:
    """The folders of packs by language; a pack for one of our languages is left out."""
    found: dict[str, Traversable] = {}
    for code, package in loaded(GROUP):
        if not _CODE.fullmatch(code) or code in OUR_OWN or code in found:
            _logger.error("the pack of words for %r cannot be used: code taken or not a code", code)
        else:
            found[code] = files(package)
    return found


@cache
def languages() -> Mapping[str, str]:
    """Every language on offer by its code, each by its own name."""
    return {**OUR_OWN, **{code: _own_name(code) for code in packs()}}


def _own_name(code: str) -> str:
    named = _NAME.search(pack_text(code, "frame"))
    return named[1].strip() if named else code


def pack_text(language: str, part: str) -> str:
    """What a pack says in one of its files; empty where it has none."""
    file = packs()[language] / f"{part}.ftl" if language in packs() else None
    return file.read_text(encoding="utf-8") if file is not None and file.is_file() else ""


def messages_text(folder: Traversable, part: str, language: str) -> str:
    """The messages of a part in one language: its own file, or that of a pack."""
    file = folder / f"{language}.ftl"
    return file.read_text(encoding="utf-8") if file.is_file() else pack_text(language, part)


@cache
def locale_of(language: str) -> str:
    """The language whose dates, lists and plurals are used: a made-up one has none."""
    try:
        Locale.parse(language)
    except (UnknownLocaleError, ValueError):
        return FALLBACK
    return language
