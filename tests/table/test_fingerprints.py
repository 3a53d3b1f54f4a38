"""A fingerprint is of stored facts: what follows from them may be worked out otherwise some day."""

import json
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import pytest

from automatable.core.errors import BadSave
from automatable.core.game import Game, games
from automatable.core.matches.match import Match
from automatable.core.matches.rng import Seed
from automatable.core.matches.saves import dumps, load, loads, save
from automatable.core.state.positions import set_at, value_at
from automatable.table.errors import TableDamaged
from automatable.table.store import Store
from automatable.testing.playing import legal_answer

IDS = sorted(id for id, game in games().items() if not game.is_from_file)
"""Games whose positions hold facts that follow from others."""


def begun(game: Game[Any], answers: int = 12) -> Match[Any]:
    match, player = Match.new(game, {}, Seed.from_text("prints")), Random(3)
    while not match.over and (answers > 0 or not match.set_up_done):
        match.answer(legal_answer(match, player.choice))
        answers -= 1
    return match


def counted_otherwise(game: Game[Any], monkeypatch: pytest.MonkeyPatch) -> None:
    """Everything that follows from the facts comes out differently, as after a corrected rule."""
    position = game.position

    def other(state: Any) -> dict[str, Any]:
        found = position(state)
        for path in game.derived_facts:
            if value_at(found, path) is not None:
                set_at(found, path, "counted otherwise")
        return found

    monkeypatch.setattr(game, "position", other)


@pytest.mark.parametrize("id", IDS)
def test_a_score_that_is_counted_otherwise_leaves_every_save_readable(
    id: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = games()[id]
    match = begun(game)
    now, before = dumps(match), save(match) | {"fingerprint": game.whole_hash(match.state)}
    counted_otherwise(game, monkeypatch)
    assert game.whole_hash(match.state) != before["fingerprint"]
    assert loads(now).older_rules is None
    assert load(before).older_rules == game.rules_version  # it cannot be compared: a note


@pytest.mark.parametrize("id", IDS)
def test_no_table_in_the_store_is_damaged_by_it(
    id: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game, path = games()[id], tmp_path / "tables.sqlite"
    match = begun(game)
    with closing(Store(path)) as store:
        new, old = store.import_(dumps(match)), store.import_(dumps(match))
        with store.database.writing() as connection:
            connection.execute(
                "UPDATE tables SET fingerprint = :print WHERE id = :id",
                {"print": game.whole_hash(match.state), "id": old},
            )
    with closing(Store(path)) as store:
        assert {store.open(table).match.older_rules for table in (new, old)} == {None}
    counted_otherwise(game, monkeypatch)
    with closing(Store(path)) as store:
        assert store.open(new).match.older_rules is None
        assert store.open(old).match.older_rules == game.rules_version


@pytest.mark.parametrize("id", IDS)
def test_another_fact_is_another_fingerprint(id: str, tmp_path: Path) -> None:
    match = begun(games()[id])
    earlier = begun(games()[id], 3)
    assert match.fingerprint() != earlier.fingerprint()
    changed = save(match) | {"fingerprint": earlier.fingerprint()}
    with pytest.raises(BadSave, match="save_changed"):
        load(changed)
    with closing(Store(tmp_path / "tables.sqlite")) as store:
        table = store.import_(dumps(match))
        with store.database.writing() as connection:
            connection.execute(
                "UPDATE tables SET fingerprint = :print", {"print": earlier.fingerprint()}
            )
        store.forget([table])
        with pytest.raises(TableDamaged, match="save_changed"):
            store.open(table)


@pytest.mark.parametrize("id", IDS)
def test_nothing_that_follows_from_others_is_stored(id: str) -> None:
    game = games()[id]
    state = begun(game).state
    stored = json.loads(json.dumps(game.stored(state)))
    assert all(value_at(stored, path) is None for path in game.derived_facts)
    again = game.from_position(stored)
    assert game.position(again) == game.position(state)
    assert game.fingerprint(again) == game.fingerprint(state)
