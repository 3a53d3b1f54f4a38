"""All worked examples of the rules, by the kind of question they ask."""

from __future__ import annotations

from typing import Any

import pytest

from automatable.core.matches.match import Match
from automatable.core.turns.choice import choose
from automatable.games.age_of_innovation import GAME
from automatable.games.age_of_innovation.components import (
    printed_cards,
    printed_levels,
)
from automatable.games.age_of_innovation.deck import starting_deck
from automatable.games.age_of_innovation.score import (
    area_points,
    faction_points,
    group_of,
    knowledge_points,
    score,
)
from automatable.games.age_of_innovation.selection import direction
from automatable.games.age_of_innovation.set_up import workshop_hexes
from tests.age_of_innovation.examples import (
    EXAMPLES,
    after,
    entries,
    facts_of,
    holds,
    play,
    position_of,
)
from tests.age_of_innovation.small_board import fact, position


def of_type(type: str) -> list[Any]:
    found = [example for example in EXAMPLES if example["action"]["type"] == type]
    return [pytest.param(e, id=f"{e['id']} {e['title']}") for e in found]


def test_every_example_is_played() -> None:
    types = {
        "automa_turn", "round_walk", "starting_deck", "first_workshops", "end_scoring",
        "direction", "gap", "level_rows",
    }  # fmt: skip
    assert len(EXAMPLES) == 51
    assert {example["action"]["type"] for example in EXAMPLES} == types


@pytest.mark.parametrize("example", of_type("automa_turn"))
def test_turn(example: dict[str, Any]) -> None:
    match, events = play(example)
    log = entries(match, events)
    assert holds(example["expected"]["log"], log), log
    assert holds(example["expected"].get("after", {}), after(match))


@pytest.mark.parametrize("example", of_type("round_walk"))
def test_round(example: dict[str, Any]) -> None:
    deck: list[int] = example["action"]["deck"]
    facts = position(cards=deck, passed=["person_1"], level="automa")
    match = Match.at(GAME, facts, {"dealer": "table"})
    turns: list[dict[str, Any]] = []
    waiting = list(deck)
    while match.state.round == 1 and match.state.phase == "play":
        drawn = list(match.state.deck.drawn)
        events = match.answer(f"card {waiting.pop(0)}")
        drawn = [*drawn, *(n for n in match.state.deck.drawn if n not in drawn)]
        for event in events:
            if event.kind == "aoi-pair":
                pair = {"action_card": fact(event, "action"), "passes": False}
                turns.append({**pair, "support_card": fact(event, "support")})
            if event.kind == "aoi-pass":
                stopped = any(e.kind == "aoi-pass_symbol" for e in events)
                used = deck[: len(deck) - len(waiting)]
                turns.append(
                    {
                        "action_card": used[-1] if stopped else None,
                        "support_card": used[-2] if stopped else used[-1],
                        "passes": True,
                    }
                )
    assert turns == example["expected"]["turns"]


@pytest.mark.parametrize("example", of_type("starting_deck"))
def test_starting_deck(example: dict[str, Any]) -> None:
    level = printed_levels()[example["action"]["level"]]
    shuffled: list[int] = example["action"]["reserve"]
    deck = starting_deck(level, [card.number for card in printed_cards().card if card.starter])
    assert sorted([*deck.known, *shuffled[: deck.unknown]]) == example["expected"]["deck"]
    assert [*deck.reserve_top, *shuffled[deck.unknown :]] == example["expected"]["reserve"]


@pytest.mark.parametrize("example", of_type("first_workshops"))
def test_first_workshops(example: dict[str, Any]) -> None:
    facts = facts_of(example)
    state = GAME.from_position(position_of(facts, (), (1, 2)))
    marked, unmarked = workshop_hexes(state, example["action"]["card"])
    assert {"marked": marked, "unmarked": unmarked} == example["expected"]


@pytest.mark.parametrize("example", of_type("direction"))
def test_direction(example: dict[str, Any]) -> None:
    options = example["action"]["options"]
    for number in example["action"]["cards"]:
        card = printed_cards().by_number[number]
        decision = choose("hex", options, direction(card), rule="AOI-DIR-01", kind="hex")
        assert decision.chosen == example["expected"][f"{card.direction}_{card.count}"]


@pytest.mark.parametrize("example", of_type("gap"))
def test_gap(example: dict[str, Any]) -> None:
    facts = facts_of(example)
    state = GAME.from_position(position_of(facts, (), (1, 2)))
    assert state.gap == example["expected"]["gap"]
    state.person_buildings = {}
    assert state.gap == example["expected"]["gap_without_humans"]


@pytest.mark.parametrize("example", of_type("level_rows"))
def test_level_rows(example: dict[str, Any]) -> None:
    level = printed_levels()[example["action"]["level"]]
    assert list(level.x_by_round) == example["expected"]["x"]
    assert list(level.ship_by_round) == example["expected"]["ship"]


@pytest.mark.parametrize("example", of_type("end_scoring"))
def test_end_scoring(example: dict[str, Any]) -> None:
    state = GAME.from_position(position_of(facts_of(example), (), (1, 2)))
    told = example["action"]
    for human, area, points in zip(
        state.people.values(), told["human_area"], told["human_points_before"], strict=True
    ):
        human.area, human.points = area, points
    sheet = score(state)
    everybody = state.participants
    found = {
        "area": [group_of(state, who) for who in everybody],
        "area_points": [area_points(state)[who] for who in everybody],
        "knowledge_points": [
            sum(points[who] for points in knowledge_points(state).values()) for who in everybody
        ],
        "faction_points": [faction_points(state)],
        "total": [sheet.seats[-1].total, *(seat.total for seat in sheet.seats[:-1])],
    }
    assert holds(example["expected"], found)
