"""However long a match was made: it can be looked at, taken back, exported and imported."""

from __future__ import annotations

import json
from collections.abc import Callable
from datetime import UTC, datetime
from random import Random
from typing import Any

import pytest

from automatable.core.errors import BadSave, Refused
from automatable.core.game import Game, games
from automatable.core.game import game as registered
from automatable.core.matches import extent
from automatable.core.matches.extent import (
    LONGEST_ANSWER,
    MOST_ANSWERS,
    MOST_CORRECTIONS,
    MOST_LETTERS,
)
from automatable.core.matches.match import Match
from automatable.core.matches.rng import Seed
from automatable.core.matches.saves import LARGEST_KB, dumps, load, loads, save
from automatable.table.store import Store, Table
from automatable.testing.playing import legal_answer
from automatable.ui.frame import Frame
from automatable.ui.stage.log import log_page
from automatable.ui.stage.table import table_page
from tests.server.conftest import Browser
from tests.trust.growth import growth

THEN = datetime(2026, 11, 15, tzinfo=UTC)
CORRECTION = '!{"person.coins": 3}'
JSON = {"content-type": "application/json"}


def corrected(number: int) -> Match[Any]:
    match = Match.new(registered("toy"), {}, Seed.from_text("long"))
    contents = save(match)
    contents["answers"] += [CORRECTION] * number
    return load(contents | {"fingerprint": fingerprint()})


def fingerprint() -> str:
    match = Match.new(registered("toy"), {}, Seed.from_text("long"))
    match.answer(CORRECTION)
    return match.fingerprint()


@pytest.mark.parametrize("before", ["", " ", "\u00a0", "\n", "\u2003 "])
def test_corrections_are_counted_however_they_are_written(before: str) -> None:
    contents = save(Match.new(registered("toy"), {}, Seed.from_text("long")))
    contents["answers"] += [before + CORRECTION] * (MOST_CORRECTIONS + 1)
    with pytest.raises(BadSave, match="save_too_long"):
        load(contents | {"fingerprint": fingerprint()})


def test_the_api_has_the_same_limit_as_a_file(
    browser: Browser, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(extent, "MOST_CORRECTIONS", 3)
    id = store.create(Match.new(registered("toy")))
    statuses = []
    for number in range(5):
        order = json.dumps({"text": f" {CORRECTION}", "sequence": min(number, 3)})
        reply = browser.post(f"/api/tables/{id}/answer", content=order, headers=JSON)
        statuses.append(reply.status_code)
    assert statuses == [200, 200, 200, 422, 422]
    assert reply.json()["error"] == "too_many_corrections"
    assert store.open(store.import_(store.export(id))).match.answers == store.open(id).match.answers


def correct_for_ever(match: Match[Any]) -> None:
    while True:
        match.answer(CORRECTION)


@pytest.mark.parametrize(
    ("limit", "most"), [("MOST_ANSWERS", 5), ("MOST_LETTERS", 30), ("MOST_CORRECTIONS", 0)]
)
def test_a_match_that_is_full_refuses_and_stays_as_it_is(
    monkeypatch: pytest.MonkeyPatch, limit: str, most: int
) -> None:
    match = Match.new(registered("toy"), {}, Seed.from_text("full"))
    monkeypatch.setattr(extent, limit, most)
    with pytest.raises(Refused) as refused:
        correct_for_ever(match)
    assert refused.value.code in extent.TOO_LONG
    known = match.answers
    match.undo() if match.undoable() else None
    match.redo() if match.undone else None
    assert match.answers == known


def test_the_largest_match_comes_back_from_its_file(store: Store, browser: Browser) -> None:
    """Four bytes a letter, everything taken back once more in `undone`."""
    assert MOST_LETTERS * 4 * 2 + 384 * 1024 + MOST_ANSWERS * 8 < LARGEST_KB * 1024
    match = corrected(MOST_CORRECTIONS)
    match.return_to(0)
    id = store.create(match)
    text = store.export(id).encode()
    seen = browser.hidden("/")
    reply = browser.post("/import", data=seen, files={"save": ("long.json", text)},
                         follow_redirects=False)  # fmt: skip
    assert reply.status_code == 303
    copy = store.open(reply.headers["location"].rsplit("/", 1)[1]).match
    assert copy.undone == match.undone
    assert len(copy.undone) == MOST_CORRECTIONS


@pytest.mark.parametrize(
    "text", ["9" * 4500, "9" * 3999, "\0", "a\x1bb", "x" * (LONGEST_ANSWER + 1)]
)
def test_an_answer_that_nobody_types_is_refused(game: Game[Any], text: str) -> None:
    match = Match.new(game, {}, Seed.from_text("typed"))
    for _ in range(6):
        for given in (text, f"!{text}", f"card {text}", f"{text} {text}"[:4000], f"-{text}"):
            with pytest.raises(Refused):
                match.answer(given)
        match.answer(legal_answer(match, lambda some: some[0]))
        if match.over:
            return


# --- time


def table(match: Match[Any]) -> Table:
    return Table("id", "long", match, 0, THEN, THEN)


FRAME = Frame(language="en", here="/")
WORK: dict[str, Callable[[Match[Any]], Any]] = {
    "page": lambda match: table_page(FRAME, table(match)),
    "log": lambda match: log_page(FRAME, table(match)),
    "return": lambda match: match.copy().return_to(0),
    "undo": lambda match: match.copy().undo(),
    "export": dumps,
    "import": lambda match: loads(dumps(match)),
    "copy": lambda match: match.with_cards_of_its_own(),
}


@pytest.mark.parametrize("name", WORK)
def test_nothing_takes_the_square_of_the_length_of_a_match(name: str) -> None:
    """At the longest that a match can get; four times as long takes about four times as long."""
    assert growth(WORK[name], corrected, MOST_CORRECTIONS) < 1.6


@pytest.mark.parametrize("name", games())
def test_returning_at_once_is_like_undoing_one_by_one(name: str) -> None:
    match, pick = Match.new(games()[name], {}, Seed.from_text("returned")), Random(7).choice
    for _ in range(12):
        if not match.over:
            match.answer(legal_answer(match, pick))
    for count in (0, 1, len(match.answers) // 2, len(match.answers)):
        at_once, one_by_one = match.copy(), match.copy()
        at_once.return_to(count)
        while len(one_by_one.entries) > count and one_by_one.undoable() is not None:
            one_by_one.undo()
        assert save(at_once) == save(one_by_one)
        for entry in range(len(at_once.entries)):
            assert at_once.turn_start(entry) == one_by_one.turn_start(entry)
