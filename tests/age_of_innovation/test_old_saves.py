"""Saves made when the set-up asked for less, and no card for its ongoing rule."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import pytest

from automatable.core.matches.match import Match
from automatable.core.matches.rng import Seed
from automatable.core.matches.saves import load, save
from automatable.games.age_of_innovation import GAME
from automatable.table.store import Store
from automatable.testing.playing import legal_answer
from tests.age_of_innovation.test_factions import with_card


def played_as_then(options: dict[str, Any]) -> tuple[Match[Any], list[str]]:
    """A match without anything that version 1 did not ask for, and the answers given then."""
    match = Match.new(GAME, options, Seed.from_text("then"))
    player, given = Random("then"), list(match.answers)
    for _ in range(60):
        if match.pending is None:
            break
        text = GAME.unasked(match.pending, 1)
        seen = len(match.answers)
        match.answer(text or legal_answer(match, player.choice))
        given += match.answers[seen + (text is not None) :]
    return match, given


OPTIONS: list[dict[str, Any]] = [
    {"dealer": "table"}, {"dealer": "table", "humans": 2},
    {"dealer": "table", "faction": "blight"}, {"dealer": "table", "faction": "symbionts"},
    {"dealer": "table", "faction": "gognomes",
     "deck": with_card("gognomes", build_selection="Next to a river.")},
]  # fmt: skip


@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_a_save_of_version_1_is_the_same_match_today(options: dict[str, Any]) -> None:
    match, given = played_as_then(options)
    assert len(given) < len(match.answers)
    old = {**save(match), "rules_version": 1, "answers": given}
    assert load(old).answers == match.answers


def test_what_is_asked_today_is_asked_in_a_match_of_today() -> None:
    match = Match.new(GAME, {"dealer": "table"}, Seed.from_text("then"))
    assert match.pending is not None
    assert GAME.unasked(match.pending, 2) is None


def test_a_table_stored_under_version_1_is_played_on_and_stays_whole(tmp_path: Path) -> None:
    match, given = played_as_then({"dealer": "table"})
    file = tmp_path / "tables.sqlite3"
    store = Store(file)
    id = store.create(match)
    store.close()
    with closing(sqlite3.connect(file)) as stored, stored:
        stored.execute("UPDATE tables SET rules_version = 1")
        stored.execute("DELETE FROM answers")
        rows = [(id, place, text, "person") for place, text in enumerate(given)]
        stored.executemany("INSERT INTO answers VALUES (?, ?, ?, ?)", rows)
    store = Store(file)
    table = store.open(id)
    assert table.match.answers == match.answers
    after = store.undo(id, table.sequence)
    store.close()
    again = Store(file)
    assert again.open(id).match.answers == after.match.answers
    again.close()
