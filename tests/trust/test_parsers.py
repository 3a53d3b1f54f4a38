"""Every parser under random input: it reads, or raises an error of its own name."""

from __future__ import annotations

import json
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from automatable.core.errors import AutomatableError, BadSave, UnknownGame
from automatable.core.files.data import parse_toml
from automatable.core.game import Game
from automatable.core.matches.match import Match
from automatable.core.matches.rng import Seed
from automatable.core.matches.saves import dumps, load, loads, save
from automatable.testing.playing import legal_answer
from tests.trust.fuzzing import Watch

FEW = settings(max_examples=25, suppress_health_check=[HealthCheck.too_slow])

JSON_VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=4),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=3), inner),
    max_leaves=6,
)


def only_named_errors(read: Callable[[], Any]) -> None:
    try:
        read()
    except AutomatableError:
        return


def mutated(data: st.DataObject, contents: Any) -> Any:
    """A JSON value with something inside exchanged, removed or added."""
    if not data.draw(st.booleans()) or not isinstance(contents, dict | list) or not contents:
        return data.draw(JSON_VALUES)
    places = list(contents) if isinstance(contents, dict) else range(len(contents))
    place = data.draw(st.sampled_from(list(places)))
    copy = contents.copy()
    if data.draw(st.integers(0, 9)) == 0:
        del copy[place]
    else:
        copy[place] = mutated(data, contents[place])
    return copy


def mangled(data: st.DataObject, text: str) -> str:
    """A text with some letters exchanged."""
    for _ in range(data.draw(st.integers(1, 4))):
        place = data.draw(st.integers(0, len(text)))
        length = data.draw(st.integers(0, 6))
        text = text[:place] + data.draw(st.text(max_size=6)) + text[place + length :]
    return text


def played(game: Game[Any], answers: int = 5) -> Match[Any]:
    match = Match.new(game, {}, Seed.from_text("parsed"))
    for _ in range(answers):
        match.answer(legal_answer(match, lambda some: some[0]))
    return match


@FEW
@given(data=st.data())
def test_saves_raise_only_their_own_errors(game: Game[Any], data: st.DataObject) -> None:
    match = played(game)
    with suppress(BadSave, UnknownGame):
        load(mutated(data, save(match)))
    with suppress(BadSave, UnknownGame):
        loads(mangled(data, dumps(match)))


@FEW
@given(data=st.data())
def test_positions_raise_only_named_errors(game: Game[Any], data: st.DataObject) -> None:
    position = json.loads(json.dumps(game.template()))
    only_named_errors(lambda: game.from_position(mutated(data, position)))
    notation = position.get("position")
    if isinstance(notation, str):
        only_named_errors(lambda: game.from_position(mangled(data, notation)))
    only_named_errors(lambda: game.from_position(data.draw(JSON_VALUES)))


@FEW
@given(data=st.data())
def test_corrections_raise_only_named_errors(game: Game[Any], data: st.DataObject) -> None:
    match = played(game)
    changes = {data.draw(st.sampled_from(list(match.position()))): data.draw(JSON_VALUES)}
    only_named_errors(lambda: match.adjust(json.dumps(changes)))
    Watch(match).look()


@FEW
@given(data=st.data())
def test_decks_raise_only_named_errors(game: Game[Any], data: st.DataObject) -> None:
    if game.is_from_file:
        pytest.skip("its cards stand in its file")
    text = game.decks.new()
    read = game.decks.read
    only_named_errors(lambda: read(parse_toml(mangled(data, text), "deck"), "deck"))
    contents = mutated(data, parse_toml(text, "deck"))
    if isinstance(contents, dict):  # as every TOML file is
        only_named_errors(lambda: read(contents, "deck"))


@FEW
@given(data=st.data())
def test_records_raise_only_named_errors(game: Game[Any], data: st.DataObject) -> None:
    text = f'[Game "{game.id}"]\n[Level "2"]\n\n1. K2c4 card 5 2. > card 7\n'
    only_named_errors(lambda: game.read_record(mangled(data, text)))
