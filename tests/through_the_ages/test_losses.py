"""Colonies, special technologies and upgrades: what is lost, what stays, and what is said of it."""

from __future__ import annotations

import pytest

from automatable.core.turns.events import Log, plain
from automatable.games.through_the_ages.auction import auction
from automatable.games.through_the_ages.base_cards import civil, civil_deck, military
from automatable.games.through_the_ages.construct import Site
from automatable.games.through_the_ages.develop import develop
from automatable.games.through_the_ages.on_screen.attacks import (
    _lose_best_colony,
    _lose_leader_or_wonder,
)
from automatable.games.through_the_ages.on_screen.refusals import new_turn
from automatable.games.through_the_ages.problems import _age_goes_on
from tests.through_the_ages.on_screen import position
from tests.through_the_ages.table import play, table
from tests.through_the_ages.test_what_is_said import COLONIES, said


@pytest.mark.rule("TTA-DEV-13", "TTA-DEV-12")
@pytest.mark.parametrize(
    ("new", "old", "lines"),
    [
        ("warfare", "strategy", ["tta-special_leaves TTA-DEV-13"]),
        (
            "strategy",
            "warfare",
            ["tta-special_leaves TTA-DEV-13", "tta-technology_into_play TTA-DEV-12"],
        ),
    ],
)
def test_the_lower_special_technology_is_said_to_leave(
    new: str, old: str, lines: list[str]
) -> None:
    state, log = table("II", hand={"special": new}, technologies=[old], science_points=20), Log()
    develop(state, [["special_strength"]], log)
    assert state.automa.technologies == ["strategy"]
    assert said(log)[-len(lines) :] == lines
    leaves = next(event for event in log if event.kind == "tta-special_leaves")
    assert (plain(leaves.args["card"]), plain(leaves.args["stays"])) == ("warfare", "strategy")


@pytest.mark.rule("TTA-R-14")
def test_an_increase_is_what_the_target_yields_more() -> None:
    alchemy, philosophy = civil("alchemy"), civil("philosophy")
    assert Site(alchemy).increase("science") == alchemy.yields["science"]
    gained = alchemy.yields["science"] - philosophy.yields["science"]
    assert Site(alchemy, philosophy).increase("science") == gained
    assert Site(alchemy, philosophy).increase("strength") == 0
    assert Site(alchemy).increase("strength") == 0


@pytest.mark.rule("TTA-AGG-09", "TTA-ON-AGG-11")
def test_on_screen_she_annexes_the_colony_that_is_worth_most_to_her() -> None:
    state = position(human={"colonies": list(COLONIES)})
    turn = new_turn(state, Log())
    play(_lose_best_colony(turn))
    assert state.automa.colonies == ["strategic_territory_i"]
    assert "strategic_territory_i" not in state.person.colonies
    chosen = next(event for event in turn.log if event.kind == "tta-colony_chosen")
    assert chosen.decision is not None
    assert (chosen.rule, chosen.decision.rule) == ("TTA-AGG-09", "TTA-AGG-09")
    assert {step.rule for step in chosen.decision.steps} == {"TTA-AGG-09"}


@pytest.mark.rule("TTA-AGG-09", "TTA-ON-AGG-11")
def test_of_equal_colonies_the_newer_goes_then_the_first_by_id() -> None:
    equal = ["inhabited_territory_i", "developed_territory_i"]
    state = position(human={"colonies": equal})
    turn = new_turn(state, Log())
    play(_lose_best_colony(turn))
    assert state.automa.colonies == ["developed_territory_i"]
    chosen = next(event for event in turn.log if event.kind == "tta-colony_chosen")
    assert chosen.decision is not None
    assert [(step.filter, step.rule) for step in chosen.decision.steps] == [
        ("most_worth", "TTA-AGG-09"), ("newer", "TTA-AGG-09"), ("by_id", "TTA-AGG-09"),
    ]  # fmt: skip
    assert {military(id).level for id in equal} == {1}


@pytest.mark.rule("TTA-AGG-09", "TTA-ON-AGG-11")
def test_who_has_no_colony_loses_none_and_hears_it() -> None:
    turn = new_turn(position(), Log())
    play(_lose_best_colony(turn))
    assert said(turn.log) == ["tta-on_nothing_lost TTA-ON-AGG-11"]


@pytest.mark.rule("TTA-AGG-09", "TTA-ON-AGG-11")
@pytest.mark.parametrize(
    ("leader", "wonder", "lost", "points"),
    [
        ("michelangelo", ("st_peters_basilica", 1), "leader", 3),
        ("moses", ("st_peters_basilica", 1), "wonder", 3),
        ("michelangelo", ("pyramids", 1), "leader", 3),
        (None, ("pyramids", 1), "wonder", 0),
        ("moses", None, "leader", 0),
        (None, None, None, 0),
    ],
    ids=["tie", "wonder", "leader", "old wonder alone", "old leader alone", "nothing"],
)
def test_on_screen_she_infiltrates_the_higher_level_and_a_tie_takes_the_leader(
    leader: str | None, wonder: tuple[str, int] | None, lost: str | None, points: int
) -> None:
    started = {"id": wonder[0], "built": wonder[1]} if wonder else None
    state = position(human={"leader": leader, "unfinished": started})
    turn = new_turn(state, Log())
    _lose_leader_or_wonder(turn, 3)
    assert turn.civ.leader == (None if lost == "leader" else leader)
    assert (turn.civ.unfinished is None) == (lost == "wonder" or wonder is None)
    assert state.automa.culture_points == points
    first = said(turn.log)[0]
    assert first.endswith(" TTA-ON-AGG-11")
    assert (first == "tta-on_nothing_lost TTA-ON-AGG-11") == (lost is None)
    assert {line.split()[1] for line in said(turn.log)} == (
        {"TTA-ON-AGG-11", "TTA-AGG-09"} if points else {"TTA-ON-AGG-11"}
    )


@pytest.mark.rule("TTA-ROW-05")
@pytest.mark.parametrize("age", ["I", "II", "III"])
def test_an_age_whose_deck_is_dealt_is_over(age: str) -> None:
    state = table(age)
    assert _age_goes_on(state)
    state.civil_dealt = dict(civil_deck(age))
    assert not _age_goes_on(state)
    single = next(id for id, n in state.civil_dealt.items() if n == 1)
    del state.civil_dealt[single]
    assert _age_goes_on(state)
    for other in ("A", "IV"):
        state.age = other
        assert _age_goes_on(state)


@pytest.mark.rule("TTA-COL-08", "TTA-COL-07", "TTA-COL-06")
def test_a_colony_that_brings_military_cards_makes_her_draw() -> None:
    state, log = table("I", on_turn="human", cubes={"warriors": 3}), Log()
    turn = auction(state, "strategic_territory_i", log, None)
    drawn = ["military event", "military legion", "military aggression"]
    play(turn, "strength 3", "card 1", "card 5", "pass", *drawn)
    assert state.automa.colonies == ["strategic_territory_i"]
