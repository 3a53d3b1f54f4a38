"""The log: everything that happened, in words, with a way back to every answer."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from markupsafe import Markup

from automatable.core.matches.entries import Entry
from automatable.table.store import Table
from automatable.ui.frame import Frame, render
from automatable.ui.stage.sparring import player_name
from automatable.ui.stage.table import reading
from automatable.ui.stage.turns import Narration, Why
from automatable.ui.words.answers import answer_itself


@dataclass(frozen=True)
class Line:
    text: Markup
    rule: str
    why: Why | None
    by: str = ""
    """Who acts from here on, where the answer was another's."""


@dataclass(frozen=True)
class EntryShown:
    """An answer and what followed; `back` is how many answers stood before it."""

    number: int
    answered: str
    """What the answer was to, where nothing that happened says it."""
    by: str
    lines: tuple[Line, ...]
    back: int | None


def _has_decision(entry: Entry) -> bool:
    return any(event.decision for event in entry.events)


FILTERS: dict[str, Callable[[Entry], bool]] = {
    "all": lambda entry: True,
    "person": lambda entry: entry.seat is not None,
    "automa": lambda entry: entry.seat is None and entry.by != "correction",
    "decisions": _has_decision,
    "corrections": lambda entry: entry.by == "correction",
}


def log_page(frame: Frame, table: Table, shown: str = "all") -> str:
    """All entries that the filter lets through, the newest first."""
    shown = shown if shown in FILTERS else "all"
    telling, screens = Narration(table.match, frame.language), table.match.game.screens
    entries = [
        _entry(telling, number, entry)
        for number, entry in enumerate(table.match.entries)
        if FILTERS[shown](entry) and (entry.by != "app" or screens.seen(entry.events, table.match))
    ]
    return render(
        frame,
        "log.html",
        table.match.game,
        **reading(frame, table, "log"),
        opening=[telling.event(e) for e in screens.seen(table.match.opening, table.match)],
        entries=entries[::-1],
        filters=list(FILTERS),
        shown=shown,
    )


def _entry(telling: Narration, number: int, entry: Entry) -> EntryShown:
    own = _own_events(telling, number, entry)
    lines = tuple(
        Line(
            telling.event(e), e.rule, telling.why(e.decision) if e.decision else None,
            telling.words("seat-automa") if n == own else "",
        )
        for n, e in enumerate(entry.events)
        if not telling.match.game.screens.hides(e, telling.match)
    )  # fmt: skip
    back = None if entry.by == "app" else number
    by = _who(telling, entry)
    if entry.player:
        app = telling.words("log-by-app", player=player_name(telling.words, entry.player))
        by = f"{by} ({app})"
    answered = "" if own else answer_itself(telling.match, entry, telling.words)
    return EntryShown(number + 1, answered, by, lines, back)


def _own_events(telling: Narration, number: int, entry: Entry) -> int:
    """How many events a person's answer brought; the Automa's acts after it are hers."""
    match, events = telling.match, entry.events
    if entry.seat is None or not match.set_up_done or "automa" not in telling.seats.values():
        return len(events)
    own = len(events) - match.begun_with(number)
    if match.entries[match.turn_start(number)].seat is None:
        own = 0  # it was asked for in the Automa's turn
    return own if any(event.instruct for event in events[own:]) else len(events)


def _who(telling: Narration, entry: Entry) -> str:
    """The name of the seat that acted, for the margin of the log."""
    if entry.by == "correction":
        return telling.words("log-correction")
    if not telling.match.set_up_done:
        return telling.words("log-set-up")
    seats = telling.seats
    if entry.seat is not None:
        return telling.words(f"seat-{seats[entry.seat]}")
    acted = "automa" in seats.values() and any(event.instruct for event in entry.events)
    return telling.words("seat-automa" if acted else "log-drawn")
