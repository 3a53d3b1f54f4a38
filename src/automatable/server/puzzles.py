"""Puzzles: looking at one, trying an answer, and playing on from its position."""

from __future__ import annotations

from datetime import UTC, datetime

from starlette.requests import Request
from starlette.responses import Response

from automatable.core.advice.puzzles import puzzle, puzzle_of
from automatable.core.matches.match import Match
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
from automatable.ui.learning.puzzles import puzzle_page


async def today(request: Request) -> Response:
    """Today by the world's clock."""
    game = game_of(request)
    found = await in_thread(puzzle_of, game, datetime.now(UTC).date())
    return see(request, f"/games/{game.id}/puzzles/{found.number}")


async def shown(request: Request) -> Response:
    game = game_of(request)
    found = await in_thread(puzzle, game, str(request.path_params["number"]))
    of_today = await in_thread(puzzle_of, game, datetime.now(UTC).date())
    tried = request.query_params.get("answer", "")
    html = await in_thread(puzzle_page, frame_of(request), game, found, tried, of_today.number)
    return page(request, html)


async def play(request: Request) -> Response:
    """A table at the position of a puzzle, with cards of its own."""
    form, game = await our_form(request), game_of(request)
    found = await in_thread(puzzle, game, str(request.path_params["number"]))
    match: Match[object] = await in_thread(Match.at, game, found.position)
    name = words_of(request, game)("puzzle-title", n=found.number)
    id = await in_thread(store_of(request).create, match, name, new_table(request, form))
    return see(request, f"/tables/{id}")
