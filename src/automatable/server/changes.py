"""Everything that changes something: each change names the state it was made for."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Any

from starlette.datastructures import FormData, UploadFile
from starlette.requests import Request
from starlette.responses import Response

from automatable.core.errors import AutomatableError, BadSave, Refused
from automatable.core.files.foreign import clean_name, whole_number
from automatable.core.game import Game
from automatable.core.matches.entries import Entry
from automatable.core.matches.extent import LONGEST_ANSWER
from automatable.core.matches.match import Match
from automatable.core.matches.rng import Seed
from automatable.core.matches.saves import LARGEST_KB
from automatable.core.turns.several import joined, parted
from automatable.server.learning import as_the_lesson_wants, check_lesson, coach_of
from automatable.server.opened_files import is_game_text, opened_text
from automatable.server.security import TooLarge, new_table, our_form
from automatable.server.shelves import shelf_of
from automatable.server.showing import drawn, shown
from automatable.server.sparring import sparring_of
from automatable.server.surroundings import surroundings
from automatable.server.visitor import (
    frame_of,
    game_of,
    in_thread,
    is_fetched,
    live_of,
    page,
    see,
    store_of,
    table_of,
    words_of,
)
from automatable.table.folders import playable_decks
from automatable.table.store import NoSuchTable, Stale, StoreFailed, Table
from automatable.ui.shelf.naming import with_names
from automatable.ui.shelf.set_up import chosen_options, set_up_page
from automatable.ui.stage.correcting import correct_page, correction, correction_text
from automatable.ui.stage.plain_table import composed
from automatable.ui.stage.pointing import meant_by, mending, point_page
from automatable.ui.stage.undoing import to_put_back
from automatable.ui.words.words import Words

LONGEST_TOKEN = 64
FILE_KB = 128
"""The largest deck; the longest of ours have some 20."""

Change = Callable[[Match[Any]], object]
"""What is done to a match: `Match.undo`, or an answer given to it."""
Note = Callable[[Table], str]
"""A word on a change that was made."""


class NothingToCorrect(AutomatableError):
    """A form of facts in which nothing was changed."""


async def create(request: Request) -> Response:
    """Begin a match with the chosen options."""
    game = game_of(request)
    return await begin(request, game, await our_form(request))


async def begin(request: Request, game: Game[Any], form: FormData, carried: str = "") -> Response:
    """The same for any game; `carried` is the packed text of one that is not kept here."""
    decks = await in_thread(playable_decks, game)
    given = {name: str(value) for name, value in form.items()}
    try:
        options = chosen_options(game, given, decks)
        seed = Seed.from_text(given["seed"]) if given.get("seed", "").strip() else None
        match: Match[Any] = await in_thread(Match.new, game, options, seed)
    except AutomatableError as error:
        problems = words_of(request, game).problems(error)
        html = set_up_page(frame_of(request), game, given, decks, problems, carried)
        return page(request, html, 422)
    name, id = clean_name(given.get("name", "")), new_table(request, form)
    id = await in_thread(store_of(request).create, match, name, id)
    checklist = any(game.screens.checklist(match))
    return see(request, f"/tables/{id}/checklist" if checklist else f"/tables/{id}")


async def import_save(request: Request) -> Response:
    """A save file becomes a new table; a bad one changes nothing. A game file is opened."""
    form = await our_form(request)
    store = store_of(request)
    try:
        text = await uploaded_text(form, "save", LARGEST_KB)
        if is_game_text(text):
            return await opened_text(request, text)
        id = await in_thread(store.import_, text, "", new_table(request, form, text))
    except AutomatableError as error:
        words = words_of(request)
        problems = words.problems(with_names(error, words.language))
        return page(request, await shelf_of(request, problems), 422)
    return see(request, f"/tables/{id}")


async def uploaded_text(form: FormData, name: str, kilobytes: int = FILE_KB) -> str:
    """The text of an uploaded file, which is closed then."""
    file = form.get(name)
    contents = await file.read() if isinstance(file, UploadFile) else b""
    await form.close()
    if not contents:
        raise Refused("no_file")
    if len(contents) > kilobytes * 1024:
        raise TooLarge("too_large", kilobytes=kilobytes)
    try:
        return contents.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise BadSave("save_truncated") from None


async def answer(request: Request) -> Response:
    form = await our_form(request)
    text = _told(form) or await _composed(request, form)
    if len(text) > LONGEST_ANSWER:
        raise Refused("bad_request")

    def change(match: Match[Any]) -> None:
        for one in parted(text):
            check_lesson(match, one)
            match.answer(one)

    return await make_change(request, form, change, text)


def _told(form: FormData) -> str:
    """The answer as one text; a form may send several, one after another: `text-1`, `text-2`."""
    texts = [str(value) for name, value in form.multi_items() if name.partition("-")[0] == "text"]
    return joined(filter(None, texts))


async def _composed(request: Request, form: FormData) -> str:
    """What was filled in part by part, as one answer."""
    if not {"form", "head", "row"} & form.keys():
        return ""
    given = {name: [str(value) for value in form.getlist(name)] for name in form}
    return composed((await table_of(request)).match, given)


async def undo(request: Request) -> Response:
    """Whoever takes an answer back wants to answer: the app plays no longer."""
    return await _took_back(request, await our_form(request), Match.undo)


async def redo(request: Request) -> Response:
    return await make_change(request, await our_form(request), Match.redo)


async def return_to(request: Request) -> Response:
    """Back to the point before an answer."""
    form = await our_form(request)
    count = _number(form, "count")
    return await _took_back(request, form, lambda match: match.return_to(count))


async def _took_back(request: Request, form: FormData, change: Change) -> Response:
    """Take answers back, and say what was to be done on the table because of them."""
    sparring_of(request).switch_off(request.path_params["table"])
    gone: list[Entry] = []

    def changing(match: Match[Any]) -> None:
        before = match.entries
        change(match)
        gone.extend(before[len(match.entries) :])

    def note(table: Table) -> str:
        return to_put_back(table.match, gone, _words(request, table).language)

    return await make_change(request, form, changing, note=note)


async def adjust(request: Request) -> Response:
    """Correct facts; what is impossible about the result is listed on the form."""
    form = await our_form(request)
    given = {
        name.removeprefix("fact:"): str(value)
        for name, value in form.items()
        if name.startswith(("fact:", "row:"))
    }
    try:
        change = as_the_lesson_wants(_correcting(given, str(form.get("asked", ""))))
        table = await in_thread(_made, request, form, change)
    except Stale as stale:
        return await _fresh(request, stale.table)
    except (NoSuchTable, StoreFailed):
        raise
    except AutomatableError as error:
        table = await table_of(request)
        problems = words_of(request, table.match.game).problems(error)
        asked = str(error.details.get("fact", ""))
        here = frame_of(request, _path(table, "/correct"))
        html = correct_page(here, table, problems, given, asked)
        return page(request, html, 422)
    return await _after(request, table, "note-corrected")


async def mend(request: Request) -> Response:
    """Set right what was pointed at; where more must be known, the page of all facts asks."""
    form = await our_form(request)
    given = {name: str(value) for name, value in form.items()}
    words = words_of(request, (await table_of(request)).match.game)
    try:
        change = as_the_lesson_wants(mending(words, given))
        table = await in_thread(_made, request, form, change)
    except Stale as stale:
        return await _fresh(request, stale.table)
    except (NoSuchTable, StoreFailed):
        raise
    except AutomatableError as error:
        return await _not_mended(request, given, error)
    return await _after(request, table, "note-corrected")


async def _not_mended(request: Request, given: dict[str, str], error: AutomatableError) -> Response:
    table = await table_of(request)
    problems = words_of(request, table.match.game).problems(error)
    here = frame_of(request, _path(table, "/point"))
    if asked := str(error.details.get("fact", "")):
        meant = meant_by(table.match, Words(here.language, table.match.game), given)
        return page(request, correct_page(here, table, problems, meant, asked), 422)
    told = coach_of(request, table)
    return page(request, point_page(here, table, given.get("at", ""), "", problems, told), 422)


def _correcting(given: dict[str, str], asked: str) -> Change:
    """The correction that a form of facts stands for."""

    def correct(match: Match[Any]) -> None:
        changes = correction(match, given, asked)
        if not changes:
            raise NothingToCorrect("nothing_to_correct")
        match.answer(correction_text(changes))

    return correct


async def rename(request: Request) -> Response:
    form, table = await our_form(request), await table_of(request)
    await in_thread(store_of(request).rename, table.id, clean_name(str(form.get("name", ""))))
    live_of(request).changed(table.id)
    return see(request, f"/tables/{table.id}")


async def delete(request: Request) -> Response:
    await our_form(request)
    await in_thread(store_of(request).delete, request.path_params["table"])
    live_of(request).changed(request.path_params["table"])
    return see(request, "/")


@dataclass(frozen=True)
class Outcome:
    """What came of a change: the page to show, and the table if it is another one now."""

    response: Response
    table: Table | None = None


async def make_change(
    request: Request, form: FormData, change: Change, given: str = "", note: Note = lambda _: ""
) -> Response:
    """Make the change; a refusal is shown at the table, a stale page gets the fresh one."""
    outcome = await surroundings().in_turn(partial(_tried, request, form, change, given, note))
    if outcome.table is not None:
        _tell(request, outcome.table)
    return outcome.response


def _tried(request: Request, form: FormData, change: Change, given: str, noted: Note) -> Outcome:
    """Change and page in one go: to leave the event loop and come back takes its time."""
    try:
        table = _made(request, form, change)
    except Stale as stale:
        note = _words(request, stale.table)("note-stale")
        return Outcome(page(request, drawn(request, stale.table, note), 409))
    except (NoSuchTable, StoreFailed):
        raise
    except AutomatableError as error:
        table = store_of(request).open(request.path_params["table"])
        problems = _words(request, table).problems(error)
        return Outcome(page(request, drawn(request, table, "", problems, given), 422))
    if not is_fetched(request):
        return Outcome(see(request, _path(table, "")), table)
    return Outcome(page(request, drawn(request, table, noted(table))), table)


def _made(request: Request, form: FormData, change: Change) -> Table:
    """The table after a change that was made for the state which the page showed."""
    id, seen = str(request.path_params["table"]), _number(form, "sequence")
    return store_of(request).change(id, change, seen, _token(form))


async def _fresh(request: Request, table: Table) -> Response:
    """For a stale page: the table as it is, and a word on what happened."""
    note = _words(request, table)("note-stale")
    return page(request, await shown(request, table, note), 409)


async def _after(request: Request, table: Table, note: str = "") -> Response:
    """The table as it is now: at once for our script, by a redirect for a plain form."""
    _tell(request, table)
    if not is_fetched(request):
        return see(request, f"/tables/{table.id}")
    text = _words(request, table)(note) if note else ""
    return page(request, await shown(request, table, text))


def _tell(request: Request, table: Table) -> None:
    """Everybody at the table, and the app if it plays there."""
    live_of(request).changed(table.id)
    sparring_of(request).wake(table.id)


def _words(request: Request, table: Table) -> Words:
    return words_of(request, table.match.game)


def _path(table: Table, rest: str) -> str:
    return f"/tables/{table.id}{rest}"


def _number(form: FormData, name: str) -> int:
    number = whole_number(str(form.get(name, "")))
    if number is None:
        raise Refused("bad_request")
    return number


def _token(form: FormData) -> str | None:
    token = str(form.get("token", ""))[:LONGEST_TOKEN]
    return token if token.isprintable() and token else None
