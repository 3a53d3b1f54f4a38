"""What leaders add to ratings, prices and scores on screen, each by one small civilization."""

from __future__ import annotations

from typing import Any

import pytest

from automatable.core.turns.events import Log
from automatable.games.through_the_ages.base_cards import civil
from automatable.games.through_the_ages.on_screen.building import building_price
from automatable.games.through_the_ages.on_screen.developing import science_price
from automatable.games.through_the_ages.on_screen.event_parts import _destroy_own, _lose_colony
from automatable.games.through_the_ages.on_screen.leaders import leader_leaves
from automatable.games.through_the_ages.on_screen.ratings import discontent, own_rating
from automatable.games.through_the_ages.on_screen.refusals import new_turn
from automatable.games.through_the_ages.on_screen.side import Part
from automatable.games.through_the_ages.state import State
from tests.through_the_ages.on_screen import position
from tests.through_the_ages.test_what_is_said import said

TECHNOLOGIES = ["drama", "opera", "printing_press", "alchemy", "scientific_method", "iron"]
WORKERS = {"drama": 2, "printing_press": 1, "alchemy": 1, "scientific_method": 2, "philosophy": 1}


def civilization(leader: str | None = None, **human: Any) -> State:
    given = {"technologies": TECHNOLOGIES, "workers": dict(WORKERS), "leader": leader, **human}
    return position(age="III", human=given)


def added(leader: str, name: str, **human: Any) -> int:
    """What the leader's own text adds to a rating, beside what is printed on the card."""
    state = civilization(leader, **human)
    printed = civil(leader).yields.get(name, 0)
    return own_rating(state, name) - own_rating(civilization(**human), name) - printed


@pytest.mark.rule("TTA-ON-LDR-14", "TTA-ON-RAT-04")
def test_bach_adds_a_culture_for_each_theater() -> None:
    assert added("j_s_bach", "culture") == 2


@pytest.mark.rule("TTA-ON-LDR-18")
def test_shakespeare_counts_pairs_and_makes_them_cheaper() -> None:
    assert added("william_shakespeare", "culture") == 2
    with_him, without, alone = (
        new_turn(state, Log()).civ
        for state in (
            civilization("william_shakespeare"),
            civilization(),
            civilization("william_shakespeare", workers={"drama": 1}),
        )
    )
    opera, press, iron = map(civil, ("opera", "printing_press", "iron"))
    assert building_price(with_him, opera) == building_price(without, opera) - 1
    assert building_price(alone, opera) == building_price(without, opera)
    assert building_price(alone, press) == building_price(without, press) - 1
    assert building_price(with_him, iron) == building_price(without, iron)
    assert science_price(with_him, opera) == opera.science_cost - 1
    assert science_price(with_him, opera, 2) == opera.science_cost - 3
    assert science_price(without, opera, 2) == opera.science_cost - 2


@pytest.mark.rule("TTA-ON-LDR-15", "TTA-ON-COL-07")
@pytest.mark.parametrize(("colonies", "culture"), [(0, 0), (1, 2), (2, 3), (3, 4)])
def test_cook_adds_two_for_the_first_colony_and_one_for_others(colonies: int, culture: int) -> None:
    all_of_them = ["inhabited_territory_i", "developed_territory_i", "vast_territory_i"]
    assert added("james_cook", "culture", colonies=all_of_them[:colonies]) == culture


@pytest.mark.rule("TTA-ON-LDR-23")
def test_meier_turns_labs_into_culture() -> None:
    assert added("sid_meier", "culture") == 0 + 1 + 2 * 2
    assert added("sid_meier", "science") == -4


@pytest.mark.rule("TTA-ON-LDR-20", "TTA-ON-LED-04")
def test_gates_scores_his_labs_when_he_leaves() -> None:
    turn = new_turn(civilization("bill_gates"), Log())
    leader_leaves(turn, "TTA-ON-LED-04")
    assert turn.person.culture_points == 0 + 1 + 2 * 2
    assert "tta-on_gain_culture TTA-ON-LDR-20" in said(turn.log)
    other = new_turn(civilization("j_s_bach"), Log())
    leader_leaves(other, "TTA-ON-LED-04")
    assert other.person.culture_points == 0


@pytest.mark.rule("TTA-ON-RAT-06", "TTA-ON-EOT-03")
def test_discontent_workers_are_faces_that_are_missing() -> None:
    many = civilization(yellow=1, workers={})
    happy = civilization(yellow=1, workers={"religion": 2})
    assert discontent(many) - discontent(happy) == own_rating(happy, "happiness")
    assert own_rating(happy, "happiness") > 0
    assert discontent(civilization(yellow=18, workers={})) == 0


@pytest.mark.rule("TTA-ON-COL-09", "TTA-ON-EVT-01")
def test_a_colony_is_left_by_choice_in_the_order_of_the_cards() -> None:
    colonies = ["vast_territory_i", "developed_territory_i"]
    running = _lose_colony(new_turn(civilization(colonies=colonies), Log()), Part())
    request = next(running)
    texts = ["leave developed_territory_i", "leave vast_territory_i"]
    assert (request.prompt, request.rule) == ("on_lose_colony", "TTA-ON-COL-09")
    assert list(request.legal()) == texts


@pytest.mark.rule("TTA-ON-EVT-07")
def test_only_buildings_are_destroyed_by_choice() -> None:
    workers = {"drama": 1, "warriors": 2, "bronze": 1}
    running = _destroy_own(new_turn(civilization(workers=workers), Log()), Part())
    listed = list(next(running).legal())
    assert not [text for text in listed if "warriors" in text]
    assert [text for text in listed if "drama" in text]
