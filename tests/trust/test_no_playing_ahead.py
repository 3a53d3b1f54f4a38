"""A copy of a running match gets cards of its own: nobody looks into the future in it."""

from __future__ import annotations

import json
from typing import Any

import pytest

from automatable.core.errors import BadSave
from automatable.core.game import Game
from automatable.core.game import game as registered
from automatable.core.matches.match import Match
from automatable.core.matches.rng import Seed
from automatable.core.matches.saves import dumps, load, loads, save
from automatable.table.store import Store
from automatable.testing.playing import legal_answer, play_on


def dealt(match: Match[Any]) -> list[str]:
    return [entry.text for entry in match.entries if entry.by == "app"]


def played(match: Match[Any], answers: int) -> Match[Any]:
    for _ in range(answers):
        if not match.over:
            match.answer(legal_answer(match, lambda some: some[0]))
    return match


def futures(match: Match[Any]) -> list[str]:
    """The cards that come if the same is answered on and on."""
    before = len(dealt(match))
    return dealt(played(match.copy(), 40))[before:]


@pytest.mark.parametrize("name", ["patchwork", "toy"])
def test_the_original_goes_on_as_it_would_have_and_the_copy_does_not(
    store: Store, name: str
) -> None:
    match = played(Match.new(registered(name), {}, Seed.from_text("ahead")), 2)
    id = store.create(match)
    copies = [store.open(store.import_(store.export(id))).match for _ in range(5)]
    assert all(copy.answers == match.answers for copy in copies)
    assert len({tuple(futures(copy)) for copy in copies}) > 1
    assert any(futures(copy) != futures(match) for copy in copies)
    assert futures(store.open(id).match) == futures(match)


def test_what_was_dealt_before_comes_again_after_undo(store: Store, game: Game[Any]) -> None:
    match = played(Match.new(game, {}, Seed.from_text("undone")), 6)
    copy = store.open(store.import_(dumps(match))).match.copy()
    for both in (match, copy):
        both.return_to(0)
    assert copy.answers == match.answers
    while match.undone:
        assert copy.redo() == match.redo()
        assert copy.answers == match.answers


def test_what_was_seen_and_taken_back_is_not_rolled_again_by_a_copy(store: Store) -> None:
    match = played(Match.new(registered("patchwork"), {}, Seed.from_text("again")), 4)
    seen = match.answers
    match.return_to(2)
    for _ in range(5):
        copy = store.open(store.import_(dumps(match))).match.copy()
        while copy.undone:
            copy.redo()
        assert copy.answers == seen


def test_a_copy_of_a_copy_knows_all_its_seeds(store: Store, game: Game[Any]) -> None:
    match = played(Match.new(game, {}, Seed.from_text("copied")), 3)
    known = []
    for _ in range(3):
        match = played(store.open(store.import_(dumps(match))).match.copy(), 2)
        known.append(match.answers)
    match.return_to(0)
    while match.undone:
        match.redo()
    assert match.answers == known[-1]
    again = loads(dumps(match))
    assert (again.earlier, again.seed) == (match.earlier, match.seed)


def test_the_same_seed_chosen_on_purpose_deals_the_same_cards(game: Game[Any]) -> None:
    one, other = (played(Match.new(game, {}, Seed.from_text("a rainy evening")), 8) for _ in "ab")
    assert one.answers == other.answers


def test_a_finished_match_stays_exactly_as_it_was(store: Store) -> None:
    match = Match.new(registered("toy"), {}, Seed.from_text("finished"))
    for _ in play_on(match, lambda some: some[0]):
        pass
    copy = store.open(store.import_(dumps(match))).match
    assert save(copy) == save(match)
    assert (copy.seed, copy.earlier) == (match.seed, ())


def test_a_file_read_by_a_program_is_exact(game: Game[Any]) -> None:
    """The library gives back what was saved; only a table is a copy."""
    match = played(Match.new(game, {}, Seed.from_text("library")), 3)
    assert loads(dumps(match)).seed == match.seed


def test_no_earlier_seed_is_ever_written_plainly(store: Store) -> None:
    """The match that it belongs to may still be running."""
    match = played(Match.new(registered("toy"), {}, Seed.from_text("sealed")), 2)
    id = store.import_(dumps(match))
    over = store.open(id).match.copy()
    for _ in play_on(over, lambda some: some[0]):
        pass
    for text in (store.export(id), dumps(over)):
        assert str(match.seed) not in text
        assert json.loads(text)["format"] == 3


@pytest.mark.parametrize(
    "wrong",
    [{}, [{}], [{"seed": "sealed:00", "dealt": {}}], [{"seed": 1, "dealt": {}}],
     [{"seed": "x", "dealt": {"a": "1"}}], [{"seed": "x", "dealt": {"a": True}}],
     [{"seed": "x", "dealt": []}]],
    ids=str,
)  # fmt: skip
def test_earlier_seeds_that_are_none_are_damage(wrong: Any) -> None:
    contents = save(Match.new(registered("toy"), {}, Seed.from_text("wrong")))
    with pytest.raises(BadSave):
        load({**contents, "format": 3, "earlier_seeds": wrong})
