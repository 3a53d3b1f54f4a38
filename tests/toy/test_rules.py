"""Harbour's rules as examples: the quay is a row of crates, near to far."""

from __future__ import annotations

from typing import Any

import pytest

from automatable.core.matches.match import Match
from automatable.core.turns.choice import Decision
from toy_game import GAME


def harbour(quay: list[int], **facts: Any) -> Match[Any]:
    """A match with these crates on the quay, the Automa to move, all cards in its deck."""
    nothing = {"coins": 0, "light": 0, "crates": []}
    sides = {side: nothing | facts.pop(side, {}) for side in ("person", "automa")}
    state = GAME.from_position(GAME.template())
    position = GAME.changed(state, {"quay": quay, "drawn": [], **sides, **facts})
    return Match.at(GAME, position, {"dealer": "table"})


def decision(match: Match[Any]) -> Decision:
    return next(event.decision for event in match.events() if event.decision)


def filters(match: Match[Any]) -> list[tuple[str, bool]]:
    return [(step.filter, step.skipped) for step in decision(match).steps]


@pytest.mark.rule("HAR-AUT-03")
def test_the_automa_takes_the_wanted_kind_even_if_another_is_worth_more() -> None:
    match = harbour([10, 7, 6])  # iron worth 5, wood worth 4 and 4
    match.answer("card 4")  # strength 3, wants wood, far
    assert match.state.automa.crates == [6]  # the lighter one
    assert filters(match) == [
        ("liftable", False),
        ("wanted", False),
        ("worth", False),
        ("lightest", False),
    ]


@pytest.mark.rule("HAR-AUT-03")
def test_if_nothing_is_of_the_wanted_kind_it_takes_the_most_valuable() -> None:
    match = harbour([5, 10, 9])
    match.answer("card 2")  # strength 2, wants fruit
    assert match.state.automa.crates == [5]
    match = harbour([9, 10, 1])
    match.answer("card 4")  # strength 3, wants wood
    assert match.state.automa.crates == [10]
    assert ("wanted", True) in filters(match)


@pytest.mark.rule("HAR-AUT-03")
def test_what_it_cannot_lift_it_leaves_and_takes_a_coin() -> None:
    match = harbour([11, 12])
    match.answer("card 4")
    assert decision(match).chosen is None
    assert (match.state.automa.crates, match.state.automa.coins) == ([], 1)


@pytest.mark.rule("HAR-AUT-03")
def test_in_a_storm_it_lifts_one_more() -> None:
    match = harbour([11, 12], storm="on")
    match.answer("card 4")
    assert match.state.automa.crates == [12]


@pytest.mark.rule("HAR-AUT-02")
def test_a_toll_may_be_paid_if_there_are_coins_for_it() -> None:
    match = harbour([9], person={"coins": 2})
    match.answer("card 5")  # toll 2
    match.answer("pay")
    assert match.state.automa.crates == []
    assert match.state.person.coins == 0
    poor = harbour([9, 10], person={"coins": 1})
    poor.answer("card 5")
    assert poor.state.automa.crates == [10]


@pytest.mark.rule("HAR-AUT-01")
def test_after_the_fifth_card_all_six_can_come_again() -> None:
    match = harbour([11, 12], drawn=[2, 3, 4, 5, 6])
    assert match.legal() == [f"card {number}" for number in range(1, 7)]
    assert match.state.pile.cycle == 2


@pytest.mark.rule("HAR-END-01", "HAR-END-02")
@pytest.mark.parametrize(("yours", "automas", "winner"), [(3, 2, 1), (2, 2, 2), (1, 2, 2)])
def test_a_tie_goes_to_more_light_then_to_the_automa(yours: int, automas: int, winner: int) -> None:
    match = harbour(
        [],
        person={"coins": 3, "light": yours, "crates": [2]},
        automa={"coins": 2, "light": automas, "crates": [3]},
    )
    assert (match.score().total(1), match.score().total(2)) == (4, 4)
    assert (match.score().winner, match.score().tie_break) == (winner, "har-tie")
