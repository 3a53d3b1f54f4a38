"""Events, cascades and score sheets in words."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from automatable.cli.output import voice
from automatable.core.matches.match import Match
from automatable.core.score import SeatScore
from automatable.core.turns.choice import Decision, Option, Step
from automatable.core.turns.events import Event, Ref, Value
from automatable.ui.words.answers import answer_in_words, event_in_words
from automatable.ui.words.numbers import signed


def tell_events(
    events: Iterable[Event], with_reasons: bool = False, match: Match[Any] | None = None
) -> None:
    """One line each; what a person has to do at the table is marked.

    A match names the facts that were corrected in it.
    """
    for event in events if match is None else match.game.screens.seen(events, match):
        text = (
            voice.words.event(event) if match is None else event_in_words(match, event, voice.words)
        )
        rule = f"  ({voice.place_of(event.rule)})" if with_reasons else ""
        mark = "▸" if event.instruct else " "
        voice.say(f"{mark} {text}{rule}", "bold" if event.instruct else None)
        if with_reasons and event.decision is not None:
            tell_decision(event.decision)


def tell_decision(decision: Decision) -> None:
    """The cascade from all options to the chosen one, step by step."""
    words = voice.words
    title = words(f"decision-{decision.name}", **decision.args)
    voice.say(f"    {title}  ({voice.place_of(decision.rule)})", "italic")
    voice.say("    " + words("cascade-options", options=_refs(decision, decision.options)))
    for number, step in enumerate(decision.steps, 1):
        for line in _step_lines(decision, step, number):
            voice.say("    " + line)
    if decision.chosen is None:
        voice.say("    → " + words("cli-why-none"))
    else:
        voice.say("    → " + words("cli-why-chosen", option=Ref(decision.kind, decision.chosen)))


def _step_lines(decision: Decision, step: Step, number: int) -> Iterator[str]:
    yield f"{number}. {voice(f'filter-{step.filter}', **step.args)}  ({voice.place_of(step.rule)})"
    if measured := _measured(decision, step):
        yield f"   {measured}"
    kept, dropped = _refs(decision, step.kept), _refs(decision, step.dropped)
    if step.skipped:
        yield "   " + voice("cascade-skipped")
    elif not dropped:
        yield "   " + voice("cascade-all", kept=kept)
    else:
        yield "   " + voice("cascade-narrowed", kept=kept, dropped=dropped)


def _measured(decision: Decision, step: Step) -> str:
    """What the filter compared: `plus: costs 5 buttons; square: costs 6 buttons`."""
    key = f"measure-{step.filter}"
    if not step.measured:
        return ""
    told = (_told(key, value) for _, value in step.measured)
    names = (voice.words.ref(Ref(decision.kind, option)) for option, _ in step.measured)
    return "; ".join(f"{name}: {what}" for name, what in zip(names, told, strict=True))


def _told(key: str, value: Value) -> str:
    return voice(key, value=value) if voice.words.has(key) else str(voice.words.named(value))


def _refs(decision: Decision, options: Iterable[Option]) -> tuple[Ref, ...]:
    return tuple(Ref(decision.kind, option) for option in options)


def tell_last_decision(match: Match[Any]) -> bool:
    """The last turn in which the Automa decided, with all its reasons; False if there is none."""
    for entry in reversed(match.entries):
        if any(event.decision for event in entry.events):
            tell_events(entry.events, with_reasons=True, match=match)
            return True
    return False


def tell_log(match: Match[Any]) -> None:
    """Everything that happened, numbered by the answer that led to it, in words."""
    tell_events(match.opening, match=match)
    for number, entry in enumerate(match.entries, 1):
        if told := answer_in_words(match, entry, voice.words):
            voice.say(f"{number}. {told}", "cyan" if entry.by == "person" else "dim")
        tell_events(match.game.screens.seen(entry.events, match)[1:], match=match)


def tell_score(match: Match[Any]) -> None:
    """Both sheets, every line with its rule."""
    sheet = match.score()
    for seat in sheet.seats:
        _tell_seat(seat)
    if sheet.winner is not None:
        names = {seat.seat: seat.name for seat in sheet.seats}
        voice.say(voice("cli-winner", winner=voice(f"seat-{names[sheet.winner]}")), "bold")
    if sheet.tie_break is not None:
        voice.say(voice(sheet.tie_break))


def _tell_seat(seat: SeatScore) -> None:
    voice.say(voice(f"seat-{seat.name}"), "bold")
    for line in seat.lines:
        what = voice(f"score-{line.what}", **line.args)
        voice.say(f"  {signed(line.points):>4}  {what}  ({voice.place_of(line.rule)})")
    voice.say(f"  {signed(seat.total):>4}  {voice('score-total')}", "bold")
