"""Puzzles: looking at one, trying an answer, and playing on from its position."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any
from urllib.parse import quote

from starlette.requests import Request
from starlette.responses import Response

from automatable.core.advice.puzzle_tally import read_tally
from automatable.core.advice.puzzles import Puzzle, puzzle, puzzle_of, tried
from automatable.core.game import Game
from automatable.core.matches.match import Match
from automatable.server.cookies import keep_cookie, kept
from automatable.server.security import new_table, our_form
from automatable.server.visitor import (
    frame_of,
    game_of,
    in_thread,
    page,
    see,
    store_of,
    words_of,
)
from automatable.ui.learning.puzzles import puzzle_page, solution_page

TALLY = "puzzles"


async def today(request: Request) -> Response:
    """Today by the world's clock."""
    game = game_of(request)
    found = await in_thread(puzzle_of, game, datetime.now(UTC).date())
    return see(request, f"/games/{game.id}/puzzles/{found.number}")


async def shown(request: Request) -> Response:
    """The question, or with an answer in the address the solution."""
    game, found, today = await _asked(request)
    if text := request.query_params.get("answer", ""):
        given = await in_thread(tried, game, found, text)
        tally = read_tally(kept(request, TALLY))
        solution = (frame_of(request), game, found, given, today, tally)
        return page(request, await in_thread(solution_page, *solution))
    return page(request, await in_thread(puzzle_page, frame_of(request), game, found, today))


async def answer(request: Request) -> Response:
    """An answer as at a table; the first one to a puzzle counts."""
    form = await our_form(request)
    game, found, _ = await _asked(request)
    given = await in_thread(tried, game, found, str(form.get("text", "")))
    tally = read_tally(kept(request, TALLY)).after(found, given.solved)
    address = f"/games/{game.id}/puzzles/{found.number}?answer={quote(given.answer)}"
    response = see(request, address)
    keep_cookie(request, response, TALLY, str(tally))
    return response


async def _asked(request: Request) -> tuple[Game[Any], Puzzle, int]:
    """The game, the puzzle of the address, and the number of today's."""
    game = game_of(request)
    found = await in_thread(puzzle, game, str(request.path_params["number"]))
    of_today = await in_thread(puzzle_of, game, datetime.now(UTC).date())
    return game, found, of_today.number


async def play(request: Request) -> Response:
    """A table at the position of a puzzle, with cards of its own."""
    form, game = await our_form(request), game_of(request)
    found = await in_thread(puzzle, game, str(request.path_params["number"]))
    match: Match[object] = await in_thread(Match.at, game, found.position)
    name = words_of(request, game)("puzzle-title", n=found.number)
    id = await in_thread(store_of(request).create, match, name, new_table(request, form))
    return see(request, f"/tables/{id}")
