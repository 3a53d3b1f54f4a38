"""Known numbers of the rules on screen: questions, whole turns, whole games."""

from __future__ import annotations

from typing import Any

import pytest

from automatable.core.matches.match import Match
from automatable.core.turns.events import Log
from automatable.games.scythe import GAME
from automatable.games.scythe.components import factions
from automatable.games.scythe.on_screen.components import BOTTOM, COST, built_in, mats
from automatable.games.scythe.state import State
from tests.scythe.on_screen.driver import (
    Play,
    facts,
    first_state,
    known_answers,
    play,
    position_of,
    score_facts,
)

LONG = 5000
"""Turns with more questions are counted by `make soak`."""


def counted(state: State) -> dict[str, int]:
    """Questions, answer sequences and different positions of one whole turn, draws included."""
    questions = sequences = 0
    positions: set[str] = set()
    waiting: list[tuple[Any, ...]] = [()]
    while waiting:
        values = waiting.pop()
        running = GAME.turn(GAME.copy(state), Log())
        try:
            request = next(running)
            for value in values:
                request = running.send(value)
            while True:
                questions += 1
                options = [request.read(text).value for text in request.legal()]
                waiting += [(*values, option) for option in options[1:]]
                values = (*values, options[0])
                request = running.send(options[0])
        except StopIteration as end:
            sequences += 1
            positions.add(_key(end.value))
    return {"questions": questions, "sequences": sequences, "positions": len(positions)}


def _key(state: State) -> str:
    told = facts(state)
    for side in ("human", "automa"):
        for name in ("mechs", "workers", "goods"):
            if name in told[side]:
                told[side][name] = sorted(told[side][name].items())
    told["human"]["goods"] = [(p, sorted(dict(k).items())) for p, k in told["human"]["goods"]]
    told["human"]["hand"] = sorted(told["human"]["hand"].items())
    told["discard"] = sorted(told["discard"].items())
    return repr(told)


@pytest.mark.rule("SCY-ON-TURN-01", "SCY-ON-INV-04")
@pytest.mark.parametrize("faction", factions())
def test_the_first_question_of_every_pair(faction: str) -> None:
    for mat in mats():
        sections, answers = known_answers()["first_question"][f"{faction}/{mat}"]
        table = Play(first_state(faction, mat))
        assert len(table.legal()) == answers
        assert len({text.split()[0] for text in table.legal()}) == sections


@pytest.mark.rule("SCY-ON-INVT-09")
@pytest.mark.parametrize("faction", factions())
def test_the_first_turn(faction: str) -> None:
    assert counted(first_state(faction, "industrial")) == known_answers()["first_turn"][faction]


@pytest.mark.slow
@pytest.mark.parametrize("mat", mats())
def test_the_mat_does_not_matter_in_the_first_turn(mat: str) -> None:
    for faction in factions():
        assert counted(first_state(faction, mat)) == known_answers()["first_turn"][faction]


def turns() -> list[Any]:
    told = known_answers()["perft"]
    slow = [[pytest.mark.slow] if turn["questions"] > LONG else [] for turn in told]
    return [pytest.param(t, id=t["title"][:30], marks=m) for t, m in zip(told, slow, strict=True)]


@pytest.mark.rule("SCY-ON-ASK-11", "SCY-ON-ASK-13", "SCY-ON-INVT-09")
@pytest.mark.parametrize("turn", turns())
def test_other_turns(turn: dict[str, Any]) -> None:
    found = counted(GAME.from_position(position_of(turn["position"])))
    assert found == {name: turn[name] for name in ("questions", "sequences", "positions")}


@pytest.mark.rule("SCY-ON-INVT-09", "SCY-ON-NOT-04")
@pytest.mark.parametrize("game", known_answers()["games"], ids=lambda game: game["title"][:40])
def test_recorded_games_end_as_they_did(game: dict[str, Any]) -> None:
    table = play(game["position"], game["answers"])
    assert table.pending is None
    told, final = facts(table.state), dict(game["final"])
    final["encounters"] = sorted(final["encounters"])
    assert {name: told[name] for name in final} == final
    assert score_facts(table.state) == game["score"]


@pytest.mark.rule("SCY-ON-SET-04", "SCY-ON-BOT-01")
def test_the_tables_have_the_known_numbers() -> None:
    assert len(built_in().encounters) == 28
    assert len(built_in().objectives) == 23
    assert sum(card.end_of_turn for card in built_in().objectives.values()) == 14
    assert len(built_in().factory_cards) == 12
    assert len(built_in().tiles) == 6
    assert list(COST) == list(BOTTOM)
    for mat in mats().values():
        assert sum(section.cost for section in mat.sections) == 13
        assert sum(section.slots for section in mat.sections) == 6
        assert sum(section.coins for section in mat.sections) == 6
        assert all(card.options[0].cost == {} for card in built_in().encounters.values())


@pytest.mark.parametrize(
    ("faction", "mat", "told"),
    [("rusviet", "industrial", 1), ("crimea", "patriotic", 1), ("saxony", "industrial", 0)],
)
def test_two_pairs_of_faction_and_mat_are_offered_with_a_warning(
    faction: str, mat: str, told: int
) -> None:
    options = {"sit": "digital", "human_faction": faction, "mat": mat, "automa_faction": "nordic"}
    match = Match.new(GAME, options)
    assert [event.kind for event in match.events()].count("scy-on_too_fast") == told
