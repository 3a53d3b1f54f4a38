"""The laboratory in the browser: start a run, watch it, stop it, look at it, take it home."""

from __future__ import annotations

import asyncio
from typing import Any

from starlette.datastructures import FormData
from starlette.requests import Request
from starlette.responses import FileResponse, Response

from automatable.core.errors import AutomatableError, Refused
from automatable.core.game import game as registered
from automatable.server.deck_files import checked_deck
from automatable.server.lab_runs import DECKS, DESIGN, FILES, Lab
from automatable.server.live import Live, LiveResponse
from automatable.server.security import our_form
from automatable.server.visitor import frame_of, in_thread, live_of, page, see, visitor_of, words_of
from automatable.table.folders import keep_text, new_deck_file
from automatable.table.runs import LabRefused, NoSuchRun, Run
from automatable.ui.lab.design_form import design_page, read_wish, wish_options
from automatable.ui.lab.pages import Asked, compare_page, lab_page, options_of, read_asked, run_page

LOOK_S = 1.0


class NoLab(AutomatableError):
    """The laboratory is switched off on this server."""


def lab_of(request: Request) -> Lab:
    lab: Lab | None = request.app.state.lab
    if lab is None:
        raise NoLab("no_lab")
    return lab


async def index(request: Request) -> Response:
    """The form and all runs."""
    lab, asked = lab_of(request), read_asked(_queried(request))
    return page(request, await in_thread(_index, request, lab, asked))


def _index(request: Request, lab: Lab, asked: Asked, problems: tuple[str, ...] = ()) -> str:
    return lab_page(frame_of(request, "/lab"), asked, lab.runs(), lab.busy(), problems)


def _queried(request: Request) -> dict[str, list[str]]:
    return {name: request.query_params.getlist(name) for name in request.query_params}


async def start(request: Request) -> Response:
    """Begin a run, within its limits."""
    lab, form = lab_of(request), await our_form(request)
    asked = read_asked(_typed(form))
    try:
        options = await in_thread(options_of, asked)
        id = await in_thread(lab.start, asked.game, options, who=visitor_of(request))
    except AutomatableError as error:
        problems = tuple(words_of(request, registered(asked.game)).problems(error))
        return page(request, await in_thread(_index, request, lab, asked, problems), 422)
    request.app.state.lab_watch = asyncio.ensure_future(_tell(lab, live_of(request), id))
    return see(request, f"/lab/runs/{id}")


def _typed(form: FormData) -> dict[str, list[str]]:
    return {name: [str(value) for value in form.getlist(name)] for name in form}


async def _tell(lab: Lab, live: Live, id: str) -> None:
    """Wake whoever watches the run, as long as it goes on."""
    while await in_thread(lab.is_going, id):
        await asyncio.sleep(LOOK_S)
        live.changed(_watched(id))
    live.changed(_watched(id))


def _watched(id: str) -> str:
    return f"lab/{id}"


async def run(request: Request) -> Response:
    found = await _run(request)
    return page(request, await in_thread(run_page, frame_of(request), found))


async def _run(request: Request) -> Run:
    return await in_thread(lab_of(request).run, request.path_params["run"])


async def live(request: Request) -> Response:
    """A stream that tells when there is more to see."""
    lab, id, visitor = lab_of(request), (await _run(request)).id, visitor_of(request)
    stream = live_of(request).stream(_watched(id), visitor, lambda: in_thread(_sequence, lab, id))
    return LiveResponse(stream)


def _sequence(lab: Lab, id: str) -> int | None:
    try:
        return lab.run(id).sequence
    except LabRefused:
        return None


async def design(request: Request) -> Response:
    """The form of the designer's bench."""
    lab_of(request)
    wished = read_wish(_queried(request))
    return page(request, await in_thread(design_page, frame_of(request, "/lab/design"), wished))


async def start_design(request: Request) -> Response:
    """Begin a search; it goes on when the page is left."""
    lab, form = lab_of(request), await our_form(request)
    wished = read_wish(_typed(form))
    frame = frame_of(request, "/lab/design")
    try:
        options = await in_thread(wish_options, wished)
        id = await in_thread(lab.start, wished.game, options, DESIGN, visitor_of(request))
    except AutomatableError as error:
        problems = tuple(words_of(request, registered(wished.game)).problems(error))
        return page(request, await in_thread(design_page, frame, wished, problems), 422)
    request.app.state.lab_watch = asyncio.ensure_future(_tell(lab, live_of(request), id))
    return see(request, f"/lab/runs/{id}")


async def keep_deck(request: Request) -> Response:
    """Put a deck that was found among the reader's own."""
    lab, form = lab_of(request), await our_form(request)
    found, name = await _run(request), str(form.get("file", ""))
    if name not in DECKS:
        raise NoSuchRun("no_such_run")
    text = await in_thread((await in_thread(lab.file, found.id, name)).read_text, "utf-8")
    deck = await in_thread(checked_deck, registered(found.game), text)
    await in_thread(keep_text, new_deck_file(found.game, deck.id), text)
    return see(request, f"/games/{found.game}/decks?finished={deck.id}")


async def cancel(request: Request) -> Response:
    lab = lab_of(request)
    await our_form(request)
    id = (await _run(request)).id
    await in_thread(lab.cancel, id)
    live_of(request).changed(_watched(id))
    return see(request, f"/lab/runs/{id}")


async def delete(request: Request) -> Response:
    lab = lab_of(request)
    await our_form(request)
    await in_thread(lab.delete, (await _run(request)).id)
    return see(request, "/lab")


async def file(request: Request) -> Response:
    """One of the files of a run, as a download."""
    name: str = request.path_params["name"]
    found = await _run(request)
    path = await in_thread(lab_of(request).file, found.id, name)
    return FileResponse(path, media_type=FILES[name], filename=f"{found.id}-{name}")


async def compare(request: Request) -> Response:
    """Two runs of one game beside each other."""
    lab = lab_of(request)
    ids = request.query_params.getlist("run")
    if len(ids) != 2:
        raise Refused("two_runs")
    a, b = [await in_thread(lab.run, id) for id in ids]
    return page(request, await in_thread(compare_page, frame_of(request), a, b))


ROUTES: dict[str, dict[str, Any]] = {
    "GET": {
        "/lab": index,
        "/lab/compare": compare,
        "/lab/design": design,
        "/lab/runs/{run}": run,
        "/lab/runs/{run}/live": live,
        "/lab/runs/{run}/files/{name}": file,
    },
    "POST": {
        "/lab": start,
        "/lab/design": start_design,
        "/lab/runs/{run}/keep": keep_deck,
        "/lab/runs/{run}/cancel": cancel,
        "/lab/runs/{run}/delete": delete,
    },
}
