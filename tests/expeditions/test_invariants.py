"""What holds after every Automa turn of any game (the invariants of the rules page)."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from automatable.core.state.copying import copied
from automatable.core.turns.choice import Decision
from automatable.core.turns.events import Event, Log
from automatable.games.expeditions.automa import automa_turn
from automatable.games.expeditions.components import MECHS, MechName, board, shipped_cards
from automatable.games.expeditions.movement import window
from automatable.games.expeditions.stacks import read_location
from automatable.games.expeditions.state import State
from tests.expeditions.positions import position, run

LOCATIONS = ("M", "M", "M", "x", "-", "o3", "t4,?", "?,?,?", "M!", "M!,o3")
OUTSIDE = ("basecamp", "off_rows", "S1", "S4")


def some_state(chance: Random) -> State:
    """Any position in which the Automa moves."""
    state = position(
        north=[chance.choice(LOCATIONS) for _ in range(7)],
        central=[chance.choice(LOCATIONS) for _ in range(7)],
        north_mech=f"N{chance.randint(1, 7)}", central_mech=f"C{chance.randint(1, 7)}",
        marker=chance.randint(0, 26),
    )  # fmt: skip
    if chance.random() < 0.5:
        place = chance.choice(board().rows["north"])
        state.locations[place] = read_location(chance.choice(("20", "o3,20")))
    free = [place for place in board().places if not state.is_automa_at(place)]
    state.person_mech = chance.choice(free)
    return state


def resolved(state: State, card: int) -> tuple[State, list[Event]]:
    """The turn with this card; every revealed location gets two tokens."""
    log = Log()
    turn = automa_turn(copied(state), log)
    request = next(turn)
    answers = iter([f"card {card}", "stack 2", "stack 2"])
    try:
        while True:
            request = turn.send(request.read(next(answers)).value)
    except StopIteration as end:
        return end.value, list(log)


def tokens(state: State) -> int:
    return sum(len(location.corruption) for location in state.locations.values())


def maps(state: State) -> int:
    return sum(location.map_token for location in state.locations.values())


def counted(before: State, mech: MechName, end: str) -> int:
    """How many counted locations ahead an end is."""
    row, step = board().rows[mech], board().mech[mech].step
    here, n = row.index(before.mechs[mech]), 0
    while row[here] != end:
        here = (here + step) % 7
        n += row[here] != before.person_mech
    return n


@settings(max_examples=300)
@given(seed=st.integers(), card=st.sampled_from(range(1, 15)))
def test_after_any_automa_turn(seed: int, card: int) -> None:
    before = some_state(Random(seed))
    after, events = resolved(before, card)
    revealed = sum(event.kind == "exp-revealed" for event in events)
    for mech in MECHS:
        assert after.mechs[mech] in board().rows[mech]  # 1
        assert after.mechs[mech] != after.person_mech
        assert counted(before, mech, after.mechs[mech]) <= 3  # 2
    assert after.gained.maps + maps(after) == maps(before)  # 3
    assert after.gained.corruption + tokens(after) == tokens(before) + 2 * revealed
    limits = [shipped_cards()[card].section(mech).target for mech in MECHS]
    assert after.gained.corruption <= sum((t.take_up_to or 0) for t in limits if t)  # 4
    for decision in (e.decision for e in events if e.decision):
        check_window(decision, before)
    assert after.stars >= before.stars  # 8


def check_window(decision: Decision, state: State) -> None:
    """5"""
    assert len(set(decision.options)) == 4
    assert state.person_mech not in decision.options


@settings(max_examples=100)
@given(seed=st.integers(), card=st.sampled_from(range(1, 15)))
def test_where_you_are_outside_the_two_rows_changes_nothing(seed: int, card: int) -> None:
    """6"""
    before = some_state(Random(seed))
    results: list[Any] = []
    for place in OUTSIDE:
        before.person_mech = place
        after, _ = resolved(before, card)
        results.append((after.mechs, after.gained, after.progress))
    assert all(result == results[0] for result in results)


@settings(max_examples=100)
@given(seed=st.integers())
def test_the_mirror_law(seed: int) -> None:
    """7: reflecting the board and exchanging the rows turns one search into the other."""
    state = some_state(Random(seed))
    mirrored = replace(
        state,
        mechs={"north": mirror(state.mechs["central"]), "central": mirror(state.mechs["north"])},
        person_mech=mirror(state.person_mech),
    )
    assert [mirror(place) for place in window(state, "north")] == window(mirrored, "central")


def mirror(place: str) -> str:
    row = {"N": "C", "C": "N"}.get(place[0])
    return f"{row}{8 - int(place[1:])}" if row and place[1:].isdigit() else place


def test_the_helper_wants_every_answer() -> None:
    state = run(automa_turn(position(), Log()), ["card 1"])
    assert state.turns["automa"] == 1
