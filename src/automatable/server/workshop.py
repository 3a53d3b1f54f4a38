"""The workshop in the browser: forms edit lines, the text is kept and shown (KIT-WRK)."""

from __future__ import annotations

import time
from collections.abc import Mapping
from threading import Lock
from urllib.parse import urlencode

from starlette.datastructures import UploadFile
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from automatable.core.errors import AutomatableError, Refused
from automatable.core.files.foreign import whole_number
from automatable.core.game import games
from automatable.kit.editing.cards import name_from
from automatable.kit.editing.history import undoing, undone
from automatable.kit.editing.places import PARTS
from automatable.kit.editing.shapes import SHAPES, begun
from automatable.kit.game import KitGame
from automatable.kit.many import Many, play_many, position
from automatable.server.security import our_form
from automatable.server.visitor import (
    frame_of,
    in_thread,
    is_fetched,
    page,
    see,
    store_of,
    words_of,
)
from automatable.server.workshop_table import (
    begin_beside,
    just_done,
    live_table,
    renewed,
    shown_beside,
)
from automatable.table.game_files import (
    delete_game_file,
    keep_game_file,
    kept_as,
    name_for,
    own_game_file,
    own_game_files,
)
from automatable.table.recent import Recent
from automatable.table.workshop import Bench, bench, clear_bench, keep_bench
from automatable.ui.workshop.document import Document, document, seen
from automatable.ui.workshop.edits import Edit, edited
from automatable.ui.workshop.pages import begin_page, part_page
from automatable.ui.workshop.try_part import GAMES

LOOKS = ("deck", "cell", "turn", "open", "panel", "only", "rule", "field")
"""What an address may say about what is open on a page."""
SLICE_S = 1.0
"""How long games are played before the page hears of them."""
_writing = Lock()
"""Two tabs may edit one file: neither loses the way back of the other."""
_trials: Recent[str, tuple[Many, float]] = Recent(8)


async def begin(request: Request) -> Response:
    """Files that are there, and shapes to begin with."""
    return page(request, await in_thread(_begin, request))


def _begin(request: Request, problems: list[str] | None = None) -> str:
    language = frame_of(request).language
    files = [
        {"name": file.name, "title": document(file.name, file.text).title(language),
         "is_good": file.mistake is None}
        for file in own_game_files()
    ]  # fmt: skip
    return begin_page(frame_of(request, "/workshop"), files, request.query_params.get("shape", ""),
                      problems or [])  # fmt: skip


async def new(request: Request) -> Response:
    """A file of a shape under a title, one that was brought along, or a copy of a game."""
    form = await our_form(request)
    title, shape = str(form.get("title", "")).strip()[:80], str(form.get("shape", ""))
    brought = form.get("file")
    try:
        if isinstance(brought, UploadFile) and brought.filename:
            text = (await brought.read()).decode("utf-8-sig", errors="replace")
        elif (game := games().get(str(form.get("game", "")))) is not None and game.text:
            text = game.text
        elif shape in SHAPES:
            text = begun(shape, title, frame_of(request).language, name_from(title or shape)[:40])
        else:
            raise Refused("bad_request")
        name = await in_thread(_kept, text)
    except AutomatableError as error:
        await form.close()
        problems = words_of(request).problems(error)
        return page(request, await in_thread(_begin, request, problems), 422)
    await form.close()
    return see(request, f"/workshop/{name}/table")


def _kept(text: str) -> str:
    """The name under which a text lies on the bench; the very same one is not kept twice."""
    return kept_as(text) or keep_game_file(name_for(text), text).name


async def go_on(request: Request) -> Response:
    name = str(request.path_params["file"])
    await in_thread(own_game_file, name)
    return see(request, f"/workshop/{name}/cards")


async def shown(request: Request) -> Response:
    """A part of a file."""
    part = _part(request)
    look = {key: request.query_params[key] for key in LOOKS if key in request.query_params}
    return page(request, await in_thread(_drawn, request, part, look, {}))


async def download(request: Request) -> Response:
    """The file itself."""
    name = str(request.path_params["file"])
    file = await in_thread(own_game_file, name)
    headers = {"Content-Disposition": f'attachment; filename="{name}.automa"'}
    return PlainTextResponse(file.text, headers=headers)


async def edit(request: Request) -> Response:
    """Do what a form says, keep the text, and show the part again."""
    part, form = _part(request), await our_form(request)
    given = {name: str(value) for name, value in form.items() if isinstance(value, str)}
    return await in_thread(_edit, request, part, given)


def _edit(request: Request, part: str, given: Mapping[str, str]) -> Response:
    words = words_of(request)
    here = _document(request)
    look = {key: given[key] for key in LOOKS if key in given}
    if given.get("seen") not in (None, here.seen):
        stale = words.problems(Refused("workshop_stale"))
        return _answer(request, part, look, {}, problems=stale, status=409)
    try:
        made = edited(here, given, words)
        _keep(request, here, made.text)
    except AutomatableError as error:
        return _answer(request, part, look, given, problems=words.problems(error), status=422)
    return _answer(request, part, {**look, **made.look}, given, made)


def _answer(
    request: Request, part: str, look: dict[str, str], given: Mapping[str, str],
    made: Edit | None = None, problems: list[str] | None = None, status: int = 200,
) -> Response:  # fmt: skip
    """The part as it is now: at once for our script, by a redirect for a plain form."""
    is_pasting = look.get("panel") == "paste"
    if made is not None and not is_fetched(request) and not is_pasting:
        kept = urlencode({key: value for key, value in look.items() if value and key in LOOKS})
        return see(request, f"/workshop/{_name(request)}/{part}{'?' if kept else ''}{kept}")
    note = made.note if made else ""
    return page(request, _drawn(request, part, look, given, note, problems), status)


def _drawn(
    request: Request, part: str, look: dict[str, str], given: Mapping[str, str],
    note: str = "", problems: list[str] | None = None,
) -> str:  # fmt: skip
    here = _document(request)
    frame = frame_of(request, f"/workshop/{here.name}/{part}")
    lying = bench(here.name)
    trial = _trials.get(here.seen) if part == "try" else None
    beside = live_table(request, here, lying)
    return part_page(
        frame, here, part, look, given, note, problems or [], bool(lying.undo),
        live=shown_beside(words_of(request), here, lying, beside), trial=trial,
        done=just_done(beside) if part == "turns" else (),
    )  # fmt: skip


# --- the text and the way back


def _name(request: Request) -> str:
    return str(request.path_params["file"])


def _part(request: Request) -> str:
    part = str(request.path_params["part"])
    if part not in PARTS:
        raise HTTPException(404)
    return part


def _document(request: Request) -> Document:
    file = own_game_file(_name(request))
    return document(file.name, file.text)


def _keep(request: Request, before: Document, text: str) -> None:
    """Keep a text that is another one, and how to take the edit back (KIT-WRK-02)."""
    if text == before.text:
        return
    with _writing:
        keep_game_file(before.name, text)
        lying = bench(before.name)
        lying.undo.append([seen(text), *undoing(before.text, text)])
        lying.cut = renewed(request, before.name, lying.table)
        keep_bench(before.name, lying)


async def undo(request: Request) -> Response:
    """Take back the last edit."""
    form = await our_form(request)
    part = str(form.get("part", "")) if form.get("part") in PARTS else "cards"
    look = {key: str(form[key]) for key in LOOKS if key in form}
    return await in_thread(_undo, request, part, look)


def _undo(request: Request, part: str, look: dict[str, str]) -> Response:
    here = _document(request)
    with _writing:
        lying = bench(here.name)
        if lying.undo and (step := lying.undo.pop())[0] == here.seen:
            keep_game_file(here.name, undone(here.text, step[1:]))
            lying.cut = renewed(request, here.name, lying.table)
        else:
            lying = Bench(table=lying.table)  # somebody changed the file elsewhere
        keep_bench(here.name, lying)
    note = words_of(request)("ws-undone")
    return _answer(request, part, look, {}, Edit("", look, note))


async def delete(request: Request) -> Response:
    await our_form(request)
    await in_thread(delete_game_file, _name(request))
    await in_thread(clear_bench, _name(request))
    return see(request, "/workshop")


# --- the table beside it


async def live(request: Request) -> Response:
    """Begin a table beside the file, or a new one."""
    form = await our_form(request)
    part = str(form.get("part", "")) if form.get("part") in PARTS else "cards"
    return await in_thread(_begin_live, request, part)


def _begin_live(request: Request, part: str) -> Response:
    here = _document(request)
    with _writing:
        lying = bench(here.name)
        lying.table, lying.cut = begin_beside(request, here), 0
        keep_bench(here.name, lying)
    return _answer(request, part, {}, {}, Edit(""))


# --- trying it


async def many(request: Request) -> Response:
    """Play a slice of the fifty games; the page asks for the next one."""
    await our_form(request)
    await in_thread(_play_slice, request)
    return page(request, await in_thread(_drawn, request, "try", {}, {}))


def _play_slice(request: Request) -> None:
    here = _document(request)
    if not here.is_good:
        return
    found, seconds = _trials.get(here.seen) or (Many(), 0.0)
    if found.games >= GAMES:
        found, seconds = Many(), 0.0
    game, begin = KitGame(here.file, f"file:{here.name}"), time.monotonic()
    while found.games < GAMES and time.monotonic() - begin < SLICE_S:
        play_many(game, 1, found.games + 1, found)
    _trials.put(here.seen, (found, seconds + time.monotonic() - begin))


async def open_position(request: Request) -> Response:
    """The position before a game at random stopped, as a table of its own."""
    form = await our_form(request)
    number = whole_number(str(form.get("number", ""))) or 0
    id = await in_thread(_opened, request, number)
    return see(request, f"/tables/{id}")


def _opened(request: Request, number: int) -> str:
    here = _document(request)
    found, _ = _trials.get(here.seen) or (Many(), 0.0)
    stopped = next((one for one in found.first_stops.values() if one.number == number), None)
    game = own_game_file(here.name).game
    if stopped is None or not isinstance(game, KitGame):
        raise Refused("workshop_stale")
    match = position(game, stopped.number, stopped.answers)
    return store_of(request).create(match, here.title(frame_of(request).language))


GET = {
    "/workshop": begin,
    "/workshop/{file}": go_on,
    "/workshop/{file}/file.automa": download,
    "/workshop/{file}/{part}": shown,
}
POST = {
    "/workshop/new": new,
    "/workshop/{file}/undo": undo,
    "/workshop/{file}/delete": delete,
    "/workshop/{file}/live": live,
    "/workshop/{file}/many": many,
    "/workshop/{file}/position": open_position,
    "/workshop/{file}/{part}": edit,
}
