"""What the command about words does."""

from __future__ import annotations

from collections.abc import Iterator

from automatable.cli.output import BAD_INPUT, OK, UsageError, voice
from automatable.core.game import games
from automatable.ui.words.languages import FALLBACK, languages
from automatable.ui.words.sentences import sentences_of
from automatable.ui.words.word_files import Part, compared, copies, mistakes_of, parts


def count_words(language: str | None) -> int:
    """How much of each part is said in which language; what is wrong, by file and line."""
    if language is not None and language not in languages():
        known = ", ".join(languages())
        raise UsageError("no_such_language", language=language, known=known)
    wanted = [language] if language else list(languages())
    everything = parts()
    for code in wanted:
        voice.say(f"{code}: {languages()[code]}", "bold")
        for part in everything:
            voice.say(f"  {_counted(part, code)}")
        for line in _books(code):
            voice.say(f"  {line}")
    if language is not None and language != FALLBACK:
        for part in everything:
            _list(part, language)
    mistakes = [m for code in wanted for part in everything for m in mistakes_of(part, code)]
    for mistake in mistakes:
        voice.warn(str(mistake))
    return BAD_INPUT if mistakes else OK


def _counted(part: Part, language: str) -> str:
    english = part.words(FALLBACK).messages
    said = part.words(language).messages
    missing = len(english.keys() - said.keys())
    return voice("cli-words-count", part=part.name, n=len(english) - missing, missing=missing)


def _books(language: str) -> Iterator[str]:
    """The sentences of each game's rulebook and lessons, and all of them together."""
    together = 0
    for id, game in games().items():
        said = sentences_of(game, language)
        together += said.rulebook + said.lessons
        if said.rulebook or said.lessons:
            yield voice("cli-words-books", part=id, book=said.rulebook, lessons=said.lessons)
    yield voice("cli-words-sentences", n=together)


def _list(part: Part, language: str) -> None:
    """The keys that are said in English instead, and those that are English word for word."""
    english, other = part.words(FALLBACK), part.words(language)
    missing = [m.key for m in compared(english, other) if m.code == "missing"]
    for key in missing:
        voice.say(f"  {voice('cli-words-missing', part=part.name, message=key)}")
    for copy in copies(english, other):
        voice.say(
            f"  {voice('cli-words-copy', place=f'{copy.file}:{copy.line}', message=copy.key)}"
        )
