"""Own decks in the browser, card by card: begin, go on, look at it, keep it."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from threading import Lock
from typing import Any

from starlette.datastructures import ImmutableMultiDict
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from automatable.core.decks.cards import CardFile
from automatable.core.decks.owners import CardByCard, missing_cards
from automatable.core.errors import AutomatableError, Refused
from automatable.core.game import Game
from automatable.server.security import our_form
from automatable.server.visitor import frame_of, game_of, in_thread, page, see, table_of, words_of
from automatable.table.folders import (
    find_deck_file,
    keep_text,
    new_deck_file,
    own_deck_files,
    read_any_deck_file,
)
from automatable.ui.decks.deck_cards import card_page, preview, progress

NEW = "my-deck"
_writing = Lock()
"""Two tabs may type in two cards of one deck: neither overwrites the other's."""


async def begin(request: Request) -> Response:
    """A deck without cards, and its first card."""
    game, _ = game_of(request), await our_form(request)
    id = await in_thread(_begun, game)
    return see(request, f"/games/{game.id}/decks/{id}/cards")


async def go_on(request: Request) -> Response:
    """The next card that is missing."""
    game = game_of(request)
    deck = await in_thread(_deck, game, request.path_params["deck"])
    return _to_card(request, game, deck, "")


async def form(request: Request) -> Response:
    game, slot = game_of(request), str(request.path_params["slot"])
    deck = await in_thread(_deck, game, request.path_params["deck"])
    _check_slot(game, deck, slot)
    note = words_of(request)("card-kept") if "kept" in request.query_params else ""
    frame = frame_of(request)
    return page(request, await in_thread(card_page, frame, game, deck, slot, note=note))


async def preview_page(request: Request) -> Response:
    """What the card looks like so far: a part of a page."""
    game, slot = game_of(request), str(request.path_params["slot"])
    deck = await in_thread(_deck, game, request.path_params["deck"])
    _check_slot(game, deck, slot)
    language = frame_of(request).language
    html = await in_thread(preview, language, game, deck, slot, _given(request.query_params))
    return HTMLResponse(html, headers={"Cache-Control": "no-store"})


async def put(request: Request) -> Response:
    """Keep the card and go on to the next that is missing; a mistake is named on the form."""
    game, sent = game_of(request), await our_form(request)
    slot, id = str(request.path_params["slot"]), str(request.path_params["deck"])
    given = _given(sent)
    try:
        deck = await in_thread(_keep_card, game, id, slot, given)
    except AutomatableError as error:
        deck = await in_thread(_deck, game, id)
        _check_slot(game, deck, slot)
        problems = words_of(request, game).problems(error)
        frame = frame_of(request)
        html = await in_thread(card_page, frame, game, deck, slot, given, problems=problems)
        return page(request, html, 422)
    return _to_card(request, game, deck, slot)


async def keep_from_table(request: Request) -> Response:
    """The cards typed in while playing become a deck of the owner's."""
    await our_form(request)
    table = await table_of(request)
    game = table.match.game
    deck = await in_thread(_kept_from, game, table.match.position().get("deck"))
    return see(request, f"/games/{game.id}/decks/{deck.id}/cards")


def _given(sent: ImmutableMultiDict[str, Any]) -> dict[str, str]:
    """What was filled in; several fields of one name are the words of one text."""
    return {name: " ".join(filter(None, map(str, sent.getlist(name)))) for name in sent}


def _to_card(request: Request, game: Game[Any], deck: CardFile, after: str) -> Response:
    """To the next missing card, or to the decks when the last one was typed in."""
    if after and not missing_cards(game, deck):
        return see(request, f"/games/{game.id}/decks?finished={deck.id}")
    slot = progress(game, deck).next_missing(after)
    kept = "?kept" if after else ""
    return see(request, f"/games/{game.id}/decks/{deck.id}/cards/{slot}{kept}")


def _entering(game: Game[Any]) -> CardByCard:
    if not isinstance(game.decks, CardByCard):
        raise Refused("bad_request")
    return game.decks


def _file(game: Game[Any], id: str) -> Path:
    _entering(game)
    file = find_deck_file(game, id)
    if file is None:
        raise Refused("no_such_own_deck", deck=id)
    return file


def _deck(game: Game[Any], id: str) -> CardFile:
    return read_any_deck_file(game, _file(game, id))


def _check_slot(game: Game[Any], deck: CardFile, slot: str) -> None:
    if slot not in [known.id for known in _entering(game).slots(deck)]:
        raise Refused("no_such_slot", slot=slot)


def _begun(game: Game[Any]) -> str:
    with _writing:
        id = _free_name(game, NEW)
        keep_text(new_deck_file(game.id, id), _entering(game).begun(id))
    return id


def _free_name(game: Game[Any], wanted: str) -> str:
    """The name itself, or with the next number."""
    taken = {file.stem for file in own_deck_files(game.id)}
    names = [wanted, *(f"{wanted}-{n}" for n in range(2, len(taken) + 3))]
    return next(n for n in names if n not in taken and find_deck_file(game, n) is None)


def _keep_card(game: Game[Any], id: str, slot: str, given: Mapping[str, str]) -> CardFile:
    with _writing:
        file = _file(game, id)
        deck = read_any_deck_file(game, file)
        _check_slot(game, deck, slot)
        keep_text(file, _entering(game).with_card(deck, slot, given))
        return read_any_deck_file(game, file)


def _kept_from(game: Game[Any], contents: Any) -> CardFile:
    with _writing:
        deck = _entering(game).unfinished(contents, "deck")
        id = _free_name(game, NEW)
        text = _entering(game).text_of(deck, id)
        keep_text(new_deck_file(game.id, id), text)
        return read_any_deck_file(game, new_deck_file(game.id, id))
