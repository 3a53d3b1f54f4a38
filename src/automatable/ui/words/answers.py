"""Answers and corrections as a person reads them: in words, never in notation."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from automatable.core.drawing.screens import Fact
from automatable.core.errors import Refused
from automatable.core.game import read_changes
from automatable.core.matches.entries import CORRECTION, Entry
from automatable.core.matches.match import Match
from automatable.core.turns.events import Event
from automatable.ui.words.words import Words

CORRECTED = "corrected"
_NUMBER = re.compile(r"[a-z_]+ (-?\d{1,6})")
"""An answer that is a number with its word: `coins 138`."""


def answer_in_words(match: Match[Any], entry: Entry, words: Words) -> str:
    """What an answer did, or what it answered; empty for what was drawn face down."""
    if entry.by == "correction":
        return words(CORRECTED, changes=changes_in_words(match, entry.text, words))
    if seen := match.game.screens.seen(entry.events, match):
        return event_in_words(match, seen[0], words)
    return answer_itself(match, entry, words)


def answer_itself(match: Match[Any], entry: Entry, words: Words) -> str:
    """What was answered, whatever followed."""
    if entry.by == "app":
        return ""
    if said := match.game.screens.said(match, entry, words):
        return said
    if words.has(said := f"said-{entry.prompt}-{entry.text.partition(' ')[0]}"):
        return words(said, **entry.args)
    question = words(f"ask-{entry.prompt}", **entry.args)
    if number := _NUMBER.fullmatch(entry.text):
        return words("log-answered-number", question=question, n=int(number[1]))
    return words("log-answered", question=question)


def event_in_words(match: Match[Any], event: Event, words: Words) -> str:
    """One thing that happened; a correction by the names of its facts."""
    if event.kind == CORRECTED:
        return words(CORRECTED, changes=changes_in_words(match, str(event.args["changes"]), words))
    on_screen = match.game.screens.on_screen(match)
    return words.sentence(event_key(event, words, on_screen), **event.args)


def event_key(event: Event, words: Words, on_screen: bool) -> str:
    """Its words; where nothing is done by hand, an instruction is worded as what happened."""
    shown = f"{event.kind}-shown"
    return shown if on_screen and words.has(shown) else event.kind


def changes_in_words(match: Match[Any], text: str, words: Words) -> str:
    """`{"sides.nordic.coins": 31}` as "coins of the Automa 31"; a whole position as such."""
    try:
        changes = read_changes(text.lstrip(CORRECTION).strip())
    except Refused:
        return words("corrected-position")
    facts = {fact.path: fact for fact in match.game.screens.facts(match)}
    return words.listed(_changes(changes, facts, words))


def _changes(changes: dict[str, Any], facts: dict[str, Fact], words: Words) -> Iterator[str]:
    unnamed = 0
    for path, value in changes.items():
        whole = path.rpartition(".")[0]
        if path in facts:
            yield _change(facts[path], value, words)
        elif whole in facts:
            yield _change(facts[whole], {path.rpartition(".")[2]: value}, words)
        else:
            unnamed += 1
    if unnamed:
        yield words("corrected-others", n=unnamed)


def _change(fact: Fact, value: Any, words: Words) -> str:
    """A fact with its new value, unless that is written in signs."""
    name = words(fact.label, **fact.args)
    if fact.rows and (not value or fact.rows.named(value, words)):
        told = words.listed(fact.rows.named(value, words)) if value else words("list-none")
        return words("corrected-fact", fact=name, value=told)
    if fact.notation or isinstance(value, dict):
        return words("corrected-signs", fact=name)
    return words("corrected-fact", fact=name, value=value_in_words(fact, value, words))


def value_in_words(fact: Fact, value: Any, words: Words) -> str:
    """A value by its name, where it is one of several."""
    written = "" if value is None else str(value)
    if any(written == ("" if choice is None else str(choice)) for choice in fact.choices):
        return words(f"{fact.label}-{written or 'none'}", **fact.args)
    if isinstance(value, list):
        return words.listed(map(str, value))
    return written or words("list-none")
