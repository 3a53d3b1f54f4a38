"""Lessons, and guessing what the Automa does: nothing of it is in the match."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from starlette.requests import Request
from starlette.responses import Response

from automatable.core.errors import Refused
from automatable.core.files.foreign import whole_number
from automatable.core.matches.match import Match
from automatable.server.cookies import keep_cookie, kept
from automatable.server.security import new_table, our_form
from automatable.server.visitor import (
    at_table,
    game_of,
    in_thread,
    page,
    see,
    store_of,
    table_of,
    words_of,
)
from automatable.table.store import Table
from automatable.ui.learning.lessons import (
    before_page,
    coach,
    fits,
    lesson,
    lesson_of,
    newcomers_game,
    step_now,
    waited_for,
)
from automatable.ui.stage.guessing import (
    Tally,
    answer_page,
    guess_page,
    option_meant,
    questions,
    read_tally,
    waiting,
)

GUESSING, READ, OFFERED = "guessing", "lesson", "lesson-offered"
MOST_STEPS = 999
IN_LESSON = "guessing-in-lesson"
"""A lesson always lets one guess; that switches nothing on at other tables."""


def _cookie(table: Table) -> str:
    return GUESSING if lesson_of(table.match) is None else IN_LESSON


def tally_of(request: Request, table: Table) -> Tally | None:
    """What is counted at this table; None where nobody wants to guess."""
    known, learnt = read_tally(kept(request, _cookie(table))), lesson_of(table.match)
    if learnt is not None and not learnt.guesses:
        return None
    if known is not None and known.table == table.id:
        return known
    if known is None and learnt is None:
        return None
    right, asked = (known.right, known.asked) if known else (0, 0)
    return Tally(table.id, _told_before(table.match), right, asked)


def _told_before(match: Match[Any]) -> int:
    """How many decisions a browser that comes to a table is not asked about any more."""
    played = any(entry.by == "person" for entry in match.entries)
    return len(questions(match)) if played else 0


def keep_tally(request: Request, response: Response, table: Table) -> None:
    """Whoever comes to a table guesses from here on: what comes later is not shown before."""
    tally = tally_of(request, table)
    if tally is not None and str(tally) != kept(request, _cookie(table)):
        keep_cookie(request, response, _cookie(table), str(tally))


def read_so_far(request: Request, table: Table) -> int:
    """How far the coach's words were read at this table."""
    id, _, step = kept(request, READ).rpartition(".")
    return (whole_number(step, high=MOST_STEPS) or 0) if id == table.id else 0


def instead_of_table(request: Request, table: Table) -> str | None:
    """What comes first: the coach's introduction, or a guess that is to be made."""
    known, read = lesson_of(table.match), read_so_far(request, table)
    if known is not None and step_now(known, table.match, read) < known.guess_from:
        return before_page(at_table(request, table), table, known, read)
    tally = tally_of(request, table)
    question = waiting(table.match, tally) if tally else None
    if tally is None or question is None:
        return None
    return guess_page(at_table(request, table), table, question, tally)


def coach_of(request: Request, table: Table) -> str:
    """The coach's words, if the table is a lesson."""
    known = lesson_of(table.match)
    if known is None:
        return ""
    frame, read = at_table(request, table), read_so_far(request, table)
    return coach(frame, table.match, known, read, table.id)


def check_lesson(match: Match[Any], answer: str) -> None:
    """In a lesson only what the coach asks for is accepted; afterwards everything."""
    if not fits(waited_for(match), _as_written(match, answer)):
        raise Refused("not_in_lesson")


def as_the_lesson_wants(change: Callable[[Match[Any]], object]) -> Callable[[Match[Any]], object]:
    """A correction, which in a lesson must be the one that the coach asks for."""

    def checked(match: Match[Any]) -> None:
        wanted, before = waited_for(match), len(match.entries)
        change(match)
        corrections = (e.text for e in match.entries[before:] if e.by == "correction")
        if not all(fits(wanted, text) for text in corrections):
            raise Refused("not_in_lesson")

    return checked


def _as_written(match: Match[Any], answer: str) -> str:
    """The answer as the match writes it down: a field may post `8` for `strength 8`."""
    try:
        return match.pending.read(answer).text if match.pending else answer
    except Refused:
        return answer


async def begin(request: Request) -> Response:
    """Sit down at a fresh lesson."""
    form, game = await our_form(request), game_of(request)
    known = lesson(game, str(form.get("lesson", "")))
    if known is None:
        raise Refused("no_lesson")
    name = words_of(request, game)("lesson-name")
    match = await in_thread(known.match, game)
    id = await in_thread(store_of(request).create, match, name, new_table(request, form))
    response = see(request, f"/tables/{id}")
    keep_cookie(request, response, READ, f"{id}.0")
    keep_cookie(request, response, OFFERED, "yes")
    return response


async def turn_page(request: Request) -> Response:
    """Turn the coach's page."""
    form, table = await our_form(request), await table_of(request)
    step = str(form.get("step", ""))
    response = see(request, f"/tables/{table.id}")
    if (number := whole_number(step, high=MOST_STEPS)) is not None:
        keep_cookie(request, response, READ, f"{table.id}.{number}")
    return response


async def not_now(request: Request) -> Response:
    """The lesson is offered once."""
    await our_form(request)
    response = see(request, "/")
    keep_cookie(request, response, OFFERED, "yes")
    return response


async def switch(request: Request) -> Response:
    """Let me find it: on from here, or off."""
    form, table = await our_form(request), await table_of(request)
    response = see(request, f"/tables/{table.id}")
    known = read_tally(kept(request, GUESSING))
    answered = await in_thread(lambda: len(questions(table.match)))
    right, asked = (known.right, known.asked) if known else (0, 0)
    on = str(form.get("on", "")) == "yes"
    tally = str(Tally(table.id, answered, right, asked)) if on else ""
    keep_cookie(request, response, GUESSING, tally)
    return response


async def guess(request: Request) -> Response:
    """A guess, and what it really was; it is counted once."""
    form, table = await our_form(request), await table_of(request)
    tally = tally_of(request, table)
    question = await in_thread(waiting, table.match, tally) if tally else None
    if tally is None or question is None:
        return see(request, f"/tables/{table.id}")
    picked = option_meant(question, str(form.get("option", "")))
    if picked is None:
        raise Refused("bad_request")
    counted = tally.guessed(picked == question.decision.chosen)
    frame = at_table(request, table)
    html = await in_thread(answer_page, frame, table, question, counted, picked)
    response = page(request, html)
    keep_cookie(request, response, _cookie(table), str(counted))
    return response


async def skip(request: Request) -> Response:
    """Tell me: no guess this time, for all that is waiting."""
    await our_form(request)
    table = await table_of(request)
    tally = tally_of(request, table)
    response = see(request, f"/tables/{table.id}")
    if tally is not None:
        answered = await in_thread(lambda: len(questions(table.match)))
        after = Tally(table.id, answered, tally.right, tally.asked)
        keep_cookie(request, response, _cookie(table), str(after))
    return response


def offered_lesson(request: Request, has_tables: bool) -> str:
    """The game whose lesson is offered: once, to who has never played here; else empty."""
    return "" if has_tables or kept(request, OFFERED) else newcomers_game()
