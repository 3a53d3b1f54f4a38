"""Small positions and single turns, written as short as on a page of the rulebook."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from automatable.core.errors import AutomatableError, BadPosition
from automatable.core.matches.match import Match
from automatable.core.matches.rng import Seed
from automatable.core.turns.events import Event
from automatable.games.patchwork import GAME
from automatable.games.patchwork.notation import write_position
from automatable.games.patchwork.position import from_json, to_json
from automatable.games.patchwork.record import play_token
from automatable.games.patchwork.state import Automa, State

EMPTY = "9/9/9/9/9/9/9/9/9"
BY_ID = "BCDEFGHIJKLMNOPQRSTUVWXYZabcdefgA"
"""All patches in the order of their ids, the starter patch last."""

ALMOST_SQUARE = "VVFFFWI2/VBFRWWI2/VBBRWWI2/VVcRRWI2/ccccRLL2/AAcOLLL2/3OOOO2/9/9"
"""A quilt that D, lying flat on a7, turns into a complete 7x7 square."""

SQUARE = "VVFFFWI2/VBFRWWI2/VBBRWWI2/VVcRRWI2/ccccRLL2/AAcOLLL2/DDDOOOO2/9/9"


def data(name: str) -> Any:
    """The contents of a file in tests/patchwork/data."""
    return json.loads((Path(__file__).parent / "data" / name).read_text(encoding="utf-8"))


def table(
    next: str = "",
    *,
    time: str = "0-0",
    turn: str = "1",
    you: str = f"{EMPTY};5",
    other: str = "@3n;-;0;1:",
    tile: str = "-",
    options: str = "o",
) -> State:
    """A position in which these patches come next; the rest of the circle follows by id."""
    away = {*next, *_owned(you), *_owned(other)}
    circle = next + "".join(letter for letter in BY_ID if letter not in away)
    return at(f"pw1 {circle or '-'} {time} {turn} {you} {other} {tile} {options}")


def _owned(seat: str) -> str:
    return seat.split(";")[1] if seat.startswith("@") else seat.rpartition(";")[0]


def at(text: str) -> State:
    """The position of a pw1 text."""
    return from_json(text)


def play(state: State, *tokens: str) -> State:
    """The position after these tokens."""
    for token in tokens:
        state, _ = play_token(state, token)
    return state


def written(state: State, *tokens: str) -> list[str]:
    """The tokens as a writer gives them."""
    found = []
    for token in tokens:
        state, text = play_token(state, token)
        found.append(text)
    return found


def pw1(state: State) -> str:
    text = write_position(state)
    assert text is not None
    return text


def letters(ids: list[int | None]) -> str:
    return "".join("?" if id is None else BY_ID[(id - 2) % 33] for id in ids)


def automa(state: State) -> Automa:
    assert state.automa is not None
    return state.automa


def match_at(state: State, seed: str = "a stitch in time", **options: Any) -> Match[State]:
    """A match that begins here; the Automa's cards are told, unless `dealer="app"`."""
    return Match.at(GAME, to_json(state), options, Seed.from_text(seed))


def new_match(seed: str = "a stitch in time", **options: Any) -> Match[State]:
    return Match.new(GAME, options, Seed.from_text(seed))


def events(state: State, *answers: str) -> list[Event]:
    """Everything that happens in a match from here on, through these answers."""
    match = match_at(state)
    return [event for answer in answers for event in match.answer(answer)]


def kinds(happened: list[Event] | tuple[Event, ...]) -> list[str]:
    return [event.kind for event in happened]


def refusal(state: State, token: str) -> str:
    """The code with which a token is refused; the position must stay as it was."""
    before = pw1(state)
    with pytest.raises(AutomatableError) as refused:
        play_token(state, token)
    assert pw1(state) == before
    return refused.value.code


def found_wrong(position: Any) -> set[str]:
    """The codes of everything wrong with a position."""
    with pytest.raises(BadPosition) as refused:
        from_json(position)
    return {problem.code for problem in refused.value.problems}
