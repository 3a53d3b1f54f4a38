"""Game files in the browser: opened from a link, a file or a paste, played, kept, shared, renewed.

Whatever way a text comes, it goes through the same reader. Only what is kept lies on the shelf, and
only the host keeps files on a server; a match carries its own and needs nothing kept (KIT-STO).
"""

from __future__ import annotations

from typing import Any
from urllib.parse import parse_qsl

from starlette.datastructures import FormData, UploadFile
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from automatable.core.errors import AutomatableError, Refused
from automatable.core.files.game_texts import APART, LARGEST, packed, unpacked
from automatable.core.game import Game
from automatable.core.matches.match import Match
from automatable.kit.ejecting.package import package_name, zipped
from automatable.kit.game import KitGame
from automatable.server.changes import begin, make_change
from automatable.server.opened_files import name_in, opened
from automatable.server.security import TooLarge, our_form
from automatable.server.shelves import shelf_of
from automatable.server.visible_tables import is_of_this_machine
from automatable.server.visitor import frame_of, in_thread, page, see, table_of, words_of
from automatable.table.folders import playable_decks
from automatable.table.game_files import (
    delete_game_file,
    keep_game_file,
    kept_as,
    name_for,
    own_game_file,
    read_game_text,
)
from automatable.table.store import Table
from automatable.ui.shelf.game_files import (
    newer_file,
    renew_page,
    share_file_page,
)
from automatable.ui.shelf.set_up import set_up_page
from automatable.ui.shelf.sharing import Address

LONGEST_SET_UP = 4_000
"""Options and seed behind the text in a link."""


# --- a text from outside


async def open_text(request: Request) -> Response:
    """What a text holds, before anybody plays or keeps it: title, sources, counts, mistakes."""
    form = await our_form(request)
    try:
        text, set_up = await _text(form), _set_up(form)
        file = await in_thread(read_game_text, name_in(text), text)
    except AutomatableError as error:
        return page(request, await shelf_of(request, words_of(request).problems(error)), 422)
    return await opened(request, file, set_up)


async def set_up(request: Request) -> Response:
    """The set-up of a game that is not kept: its text travels in the form."""
    form = await our_form(request)
    game, text = await _game(form)
    given = dict(parse_qsl(_set_up(form)))
    decks = await in_thread(playable_decks, game)
    frame = frame_of(request, "/workshop")
    return page(request, await in_thread(set_up_page, frame, game, given, decks, (), packed(text)))


async def new(request: Request) -> Response:
    """Begin a match of a game that is not kept."""
    form = await our_form(request)
    game, text = await _game(form)
    return await begin(request, game, form, packed(text))


async def keep(request: Request) -> Response:
    """Put a text among one's own files, beside all others; then its place is the shelf."""
    form = await our_form(request)
    text = await _text(form)
    name = await in_thread(kept_as, text) or await in_thread(name_for, text)
    try:
        file = await in_thread(keep_game_file, name, text)
    except AutomatableError as error:
        file = await in_thread(read_game_text, name_in(text), text)
        return await opened(request, file, _set_up(form), tuple(words_of(request).problems(error)))
    if file.game is None:
        return see(request, "/")
    query = _set_up(form)
    return see(request, f"/games/{file.id}/new" + (f"?{query}" if query else ""))


async def _text(form: FormData) -> str:
    """The text of a form: packed as in a link, pasted, or a file."""
    if told := str(form.get("z", "")):
        return unpacked(told)
    file = form.get("file")
    if isinstance(file, UploadFile):
        contents = await file.read(LARGEST + 1)
        await form.close()
        if len(contents) > LARGEST:
            raise TooLarge("too_large", kilobytes=LARGEST // 1024)
        text = contents.decode(errors="replace")
    else:
        text = str(form.get("text", ""))
    if not text:
        raise Refused("no_file")
    return text


def _set_up(form: FormData) -> str:
    """What a link says about the set-up: `level=hard&seed=...`."""
    return str(form.get("set_up", ""))[:LONGEST_SET_UP]


async def _game(form: FormData) -> tuple[Game[Any], str]:
    text = await _text(form)
    file = await in_thread(read_game_text, name_in(text), text)
    if file.game is None:
        assert file.mistake is not None
        raise file.mistake
    return file.game, text


# --- what is kept


async def download(request: Request) -> Response:
    """A file of one's own, as it is."""
    file = await in_thread(own_game_file, str(request.path_params["name"]))
    return _as_file(file.name, file.text)


async def download_played(request: Request) -> Response:
    """The file that is played at a table: the match carries it."""
    table = await table_of(request)
    if not table.match.game.text:
        raise Refused("no_game_file")
    return _as_file(table.game.removeprefix(APART), table.match.game.text)


def _as_file(name: str, text: str) -> Response:
    headers = {"Content-Disposition": f'attachment; filename="{name}.automa"'}
    return PlainTextResponse(text, headers=headers)


async def share(request: Request) -> Response:
    """A link that carries the whole file, or the file where it is too long for that."""
    file = await in_thread(own_game_file, str(request.path_params["name"]))
    address = Address(str(request.base_url), not is_of_this_machine(request))
    return page(request, await in_thread(share_file_page, frame_of(request), file, address))


async def package(request: Request) -> Response:
    """The same game as a Python package, packed; there is no way back (KIT-STO-05)."""
    file = await in_thread(own_game_file, str(request.path_params["name"]))
    if not isinstance(file.game, KitGame):
        raise file.mistake or Refused("no_game_file")
    contents = await in_thread(zipped, file.game)
    headers = {"Content-Disposition": f'attachment; filename="{package_name(file.game.file)}.zip"'}
    return Response(contents, media_type="application/zip", headers=headers)


async def delete(request: Request) -> Response:
    """Matches that have begun go on: they carry it."""
    await our_form(request)
    await in_thread(delete_game_file, str(request.path_params["name"]))
    return see(request, "/")


# --- going on with a new file


async def renew(request: Request) -> Response:
    """How far the answers of a match fit the file as it is now."""
    table = await table_of(request)
    return page(request, await in_thread(renew_page, frame_of(request), table))


async def go_on(request: Request) -> Response:
    """The match goes on with the new file, up to where its answers fit."""
    form = await our_form(request)
    game = newer_file((await table_of(request)).match.game)
    if game is None:
        raise Refused("no_new_file")

    def change(match: Match[Any]) -> Match[Any]:
        return match.onto(game)[0]

    return await make_change(request, form, change, note=lambda table: _renewed(request, table))


def _renewed(request: Request, table: Table) -> str:
    return words_of(request, table.match.game)("renew-done")


GET = {
    "/files/{name}/file.automa": download,
    "/files/{name}/share": share,
    "/files/{name}/package.zip": package,
    "/tables/{table}/file.automa": download_played,
    "/tables/{table}/renew": renew,
}
POST = {
    "/files/open": open_text,
    "/files/set-up": set_up,
    "/files/new": new,
    "/files/keep": keep,
    "/files/{name}/delete": delete,
    "/tables/{table}/renew": go_on,
}
