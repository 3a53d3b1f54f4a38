"""`legal` and `?` at the terminal: what can be answered now, listed or explained part by part."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.columns import Columns
from rich.text import Text

from automatable.cli.output import voice
from automatable.core.matches.match import Match
from automatable.core.turns.forms import Form, Number, OneOf, Part, Several

EXAMPLES = 3
SHOWN = 200
"""That many answers fit on a screen; of more, the beginning of the wanted ones is asked for."""
OPTIONS = 24


def tell_examples(match: Match[Any]) -> None:
    """A few answers, and how the others are written."""
    if legal := match.legal():
        shown = ", ".join([*legal[:EXAMPLES], *legal[EXAMPLES:][-1:]])
        voice.say(voice("cli-play-examples", n=len(legal), examples=shown))
    if notations := _notations(match):
        voice.say(voice("cli-play-written", notations=", ".join(notations)))


def tell_legal(match: Match[Any], beginning: str) -> None:
    """All that can be answered, or only what begins like this."""
    legal = [text for text in match.legal() if text.startswith(beginning)]
    if legal:
        voice.out.print(Columns([Text(text) for text in legal[:SHOWN]]))
    if len(legal) > SHOWN:
        voice.say(voice("cli-play-more_legal", n=len(legal) - SHOWN), "dim")
    word = beginning.split(" ")[0]
    forms = [form for form in match.forms() if form.head.startswith(word)]
    for form in forms:
        _tell_form(form)
    if notations := [one for one in _notations(match) if one.startswith(word)]:
        voice.say(voice("cli-play-written", notations=", ".join(notations)), "dim")
    if not legal and not forms:
        voice.say(voice("cli-play-none_legal"))


def _notations(match: Match[Any]) -> Sequence[str]:
    return match.pending.notations() if match.pending is not None else ()


def _tell_form(form: Form) -> None:
    """The notation in bold, below it the range of each part."""
    voice.say(form.notation, "bold")
    for part in form.parts:
        voice.say(f"  {part.name.upper()}: {_range(part)}")


def _range(part: Part) -> str:
    if isinstance(part, Number):
        return f"{part.low} – {part.high}"
    if isinstance(part, OneOf):
        return _some(list(part.options))
    if isinstance(part, Several):
        return voice("cli-play-several", low=part.least, high=part.most, of=_some([*part.options]))
    if part.examples:
        return voice("cli-play-text_like", example=part.examples[0])
    return voice("cli-play-free_text", n=part.longest)


def _some(options: list[str]) -> str:
    more = "" if len(options) <= OPTIONS else " …"
    return ", ".join(options[:OPTIONS]) + more
