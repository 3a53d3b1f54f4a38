"""Own decks in the browser: load, check, delete, and a template to begin with."""

from __future__ import annotations

import re
from typing import Any

from starlette.datastructures import FormData
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from automatable.core.cards import CardFile
from automatable.core.data import parse_toml
from automatable.core.errors import AutomatableError, BadData, Refused
from automatable.core.game import Game
from automatable.core.screens import EntryForm
from automatable.server.changes import uploaded_text
from automatable.server.security import our_form
from automatable.server.visitor import frame_of, game_of, made, page, words_of
from automatable.table.places import own_deck_files, own_decks, own_decks_folder, read_deck_file
from automatable.ui.decks import decks_page

_NAME = re.compile(r"[a-z0-9][a-z0-9_-]{0,47}")


async def template(request: Request) -> Response:
    """A commented deck file to fill in."""
    game = game_of(request)
    headers = {"Content-Disposition": f'attachment; filename="{game.id}-deck.toml"'}
    return PlainTextResponse(game.screens.new_deck(), headers=headers)


async def upload(request: Request) -> Response:
    """Check a deck file, or what was typed into the game's form; keep it if that was wanted."""
    game, form = game_of(request), await our_form(request)
    given = _typed_in(form) if form.get("do") == "enter" else None
    try:
        text = await uploaded_text(form, "deck") if given is None else _entered(game, given)
        deck = await made(_checked, game, text)
        if form.get("do") == "check":
            told = words_of(request)("deck-checked", deck=deck.id, n=len(deck.cards))
            return await _decks(request, game, told)
        await made(_keep, game, deck.id, text)
    except AutomatableError as error:
        problems = words_of(request, game).problems(error)
        return await _decks(request, game, problems=problems, given=given)
    return await _decks(request, game, words_of(request)("deck-loaded", deck=deck.id))


async def delete(request: Request) -> Response:
    game = game_of(request)
    await our_form(request)
    id: str = request.path_params["deck"]
    await made(_delete, game, id)
    return await _decks(request, game, words_of(request)("deck-deleted", deck=id))


def _typed_in(form: FormData) -> dict[str, list[str]]:
    return {name: [str(value) for value in form.getlist(name)] for name in form}


def _entered(game: Game[Any], given: dict[str, list[str]]) -> str:
    """The file that a filled-in form stands for."""
    if not isinstance(game.screens, EntryForm):
        raise Refused("bad_request")
    return game.screens.entered(given)


def _checked(game: Game[Any], text: str) -> CardFile:
    deck = game.screens.read_deck(parse_toml(text, "deck"), "deck")
    if not _NAME.fullmatch(deck.id):
        raise BadData("bad_deck_name", deck=deck.id)
    return deck


def _keep(game: Game[Any], id: str, text: str) -> None:
    """Written beside its place and moved there, so that a half-written deck never counts."""
    folder = own_decks_folder(game.id)
    folder.mkdir(parents=True, exist_ok=True)
    fresh = folder / f"{id}.toml.new"
    fresh.write_text(text, encoding="utf-8")
    fresh.replace(folder / f"{id}.toml")


def _delete(game: Game[Any], id: str) -> None:
    for file in own_deck_files(game.id):
        try:
            named = read_deck_file(game, file).id == id
        except BadData:
            named = file.stem == id
        if named:
            file.unlink()


async def _decks(
    request: Request,
    game: Game[Any],
    note: str = "",
    problems: list[str] | None = None,
    given: dict[str, list[str]] | None = None,
) -> Response:
    own, mistakes = await made(own_decks, game)
    frame = frame_of(request, f"/games/{game.id}/decks")
    html = await made(decks_page, frame, game, own, mistakes, None, note, problems or (), given)
    return page(request, html, 422 if problems else 200)
