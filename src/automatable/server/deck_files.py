"""Own decks in the browser: load, check, delete, and a template to begin with."""

from __future__ import annotations

import re
from typing import Any

from starlette.datastructures import FormData
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from automatable.core.decks.cards import CardFile
from automatable.core.decks.owners import CardByCard, DeckForm
from automatable.core.errors import AutomatableError, BadData, Refused
from automatable.core.files.data import parse_toml
from automatable.core.game import Game
from automatable.server.changes import uploaded_text
from automatable.server.security import our_form
from automatable.server.visitor import frame_of, game_of, in_thread, page, see, words_of
from automatable.table.folders import (
    find_deck_file,
    keep_text,
    new_deck_file,
    own_decks,
    read_deck_text,
    unfinished_decks,
)
from automatable.ui.decks.pages import decks_page
from automatable.ui.shelf.naming import own_label

_NAME = re.compile(r"[a-z0-9][a-z0-9_-]{0,47}")


async def download(request: Request) -> Response:
    """An owner's deck, finished or not, as the file that it is."""
    game, id = game_of(request), str(request.path_params["deck"])
    file = await in_thread(find_deck_file, game, id)
    if file is None:
        raise Refused("no_such_own_deck", deck=id)
    headers = {"Content-Disposition": f'attachment; filename="{file.name}"'}
    return PlainTextResponse(await in_thread(read_deck_text, file), headers=headers)


async def template(request: Request) -> Response:
    """A commented deck file to fill in."""
    game, kind = game_of(request), request.query_params.get("kind", "")
    headers = {"Content-Disposition": f'attachment; filename="{game.id}-{kind or "deck"}.toml"'}
    text = game.decks.template(kind, words_of(request, game))
    return PlainTextResponse(text, headers=headers)


async def upload(request: Request) -> Response:
    """Check a deck file, or what was typed into the game's form; keep it if that was wanted."""
    game, form = game_of(request), await our_form(request)
    given = _typed_in(form) if form.get("do") == "enter" else None
    try:
        text = await uploaded_text(form, "deck") if given is None else _entered(game, given)
        read = _unfinished if form.get("do") == "go_on" else checked_deck
        deck = await in_thread(read, game, text)
        if form.get("do") == "check":
            name = own_label(words_of(request, game), deck.contents)
            sentence = words_of(request)("deck-checked", deck=name, n=len(deck.cards))
            return await _decks(request, game, sentence)
        await in_thread(keep_text, new_deck_file(game.id, deck.id), text)
    except AutomatableError as error:
        problems = words_of(request, game).problems(error)
        return await _decks(request, game, problems=problems, given=given)
    if read is _unfinished:
        return see(request, f"/games/{game.id}/decks/{deck.id}/cards")
    name = own_label(words_of(request, game), deck.contents)
    return await _decks(request, game, words_of(request)("deck-loaded", deck=name))


async def delete(request: Request) -> Response:
    game = game_of(request)
    await our_form(request)
    id: str = request.path_params["deck"]
    await in_thread(_delete, game, id)
    return await _decks(request, game, words_of(request)("deck-deleted", deck=id))


def _typed_in(form: FormData) -> dict[str, list[str]]:
    return {name: [str(value) for value in form.getlist(name)] for name in form}


def _entered(game: Game[Any], given: dict[str, list[str]]) -> str:
    """The file that a filled-in form stands for."""
    if not isinstance(game.decks, DeckForm):
        raise Refused("bad_request")
    return game.decks.entered(given)


def checked_deck(game: Game[Any], text: str) -> CardFile:
    """The deck of a file, with a name under which it can be kept."""
    deck = game.decks.read(parse_toml(text, "deck"), "deck")
    return _well_named(deck)


def _unfinished(game: Game[Any], text: str) -> CardFile:
    if not isinstance(game.decks, CardByCard):
        raise Refused("bad_request")
    return _well_named(game.decks.unfinished(parse_toml(text, "deck"), "deck"))


def _well_named(deck: CardFile) -> CardFile:
    if not _NAME.fullmatch(deck.id):
        raise BadData("bad_deck_name", deck=deck.id)
    return deck


def _delete(game: Game[Any], id: str) -> None:
    while file := find_deck_file(game, id):
        file.unlink()


async def _decks(
    request: Request,
    game: Game[Any],
    note: str = "",
    problems: list[str] | None = None,
    given: dict[str, list[str]] | None = None,
) -> Response:
    own, mistakes = await in_thread(own_decks, game)
    begun = await in_thread(unfinished_decks, game)
    frame = frame_of(request, f"/games/{game.id}/decks")
    html = await in_thread(
        decks_page, frame, game, own, mistakes, None, note, problems or (), given, begun
    )
    return page(request, html, 422 if problems else 200)
