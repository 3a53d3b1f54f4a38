"""What the Automa's last turn changed is marked on its board."""

from datetime import UTC, datetime
from random import Random
from typing import Any

from automatable.core.game import game
from automatable.core.matches.latest import last_turn
from automatable.core.matches.match import Match
from automatable.core.matches.rng import Seed
from automatable.core.state.copying import copied
from automatable.games.through_the_ages.board.changes import changed
from automatable.games.through_the_ages.ratings import rating
from automatable.table.store import Table
from automatable.testing.playing import legal_answer
from automatable.ui.frame import Frame
from automatable.ui.stage.table import table_page

NOW = datetime(2026, 3, 1, tzinfo=UTC)
MARK = 'class="changed" title='


def begun() -> Match[Any]:
    options = {"start_player": "human"}
    match, player = Match.new(game("through_the_ages"), options, Seed.from_text("mark")), Random(1)
    while not match.set_up_done:
        match.answer(legal_answer(match, player.choice))
    return match


def page(match: Match[Any]) -> str:
    return table_page(Frame(), Table("id", "", match, 0, NOW, NOW))


def test_before_the_first_turn_nothing_is_marked() -> None:
    match = begun()
    assert changed(match) == frozenset()
    assert MARK not in page(match)


def test_exactly_what_differs_is_marked_until_the_next_turn() -> None:
    match, marked = begun(), set()
    for _ in range(12):
        before = copied(match.state)
        match.answer("done")
        while match.pending and "done" not in match.legal():
            match.answer(legal_answer(match, Random(3).choice))
        now, marks = match.state, changed(match)
        start = match.state_before(last_turn(match))
        if start.automa == before.automa:  # one turn from hand over to hand over
            assert ("slot-leader" in marks) == (before.automa.leader != now.automa.leader)
            assert ("blue" in marks) == (before.automa.blue_cubes != now.automa.blue_cubes)
            for id, cubes in now.automa.cubes.items():
                was = before.automa.cubes.get(id, 0)
                grew = was != cubes or id not in {card.id for card in before.automa.in_play()}
                assert (f"card-{id}" in marks) == grew
            stronger = rating(before, "strength") != rating(now, "strength")
            assert ("strength" in marks) == stronger
        assert (MARK in page(match)) == bool(marks)
        marked |= {mark.partition("-")[0] for mark in marks}
    assert {"card", "slot", "culture", "science"} <= marked
