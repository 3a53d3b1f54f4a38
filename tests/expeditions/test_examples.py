"""The 53 worked examples of the rules, as they are written down for machines."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from automatable.core.errors import Refused
from automatable.core.turns.choice import Decision
from automatable.core.turns.events import Event, plain
from automatable.games.expeditions.levels import Coins, Level, level_errors
from automatable.games.expeditions.odds import chance_to_advance, unseen
from automatable.games.expeditions.position import from_json, to_json
from automatable.games.expeditions.score import score
from automatable.games.expeditions.state import PersonCount, State
from tests.expeditions.positions import automa, person, told

EXAMPLES = json.loads((Path(__file__).parent / "data" / "examples.json").read_text("utf-8"))
CASES = {case["id"]: case for case in EXAMPLES["cases"]}


def stack_text(reveal: dict[str, Any]) -> str:
    tokens = list(reveal["tokens"]) + (["20"] if reveal.get("location_20") else [])
    return "stack " + (",".join(tokens) or "-")


def report(action: dict[str, Any]) -> str:
    """A person's turn of the examples as one line of reports."""
    explored = {told["location"]: stack_text(told)[6:] for told in action.get("explored", [])}
    parts = []
    if "mech" in action:
        parts.append(f"mech {action['mech']} {explored.pop(action['mech'], '')}".strip())
    parts += [f"explore {place} {stack}" for place, stack in explored.items()]
    for removed in action.get("removed", []):
        if removed.get("count"):
            parts.append(f"take {removed['location']} {removed['count']}")
        if removed.get("token_20"):
            parts.append("take 20")
    if action.get("stars_placed"):
        parts.append(f"star {action['stars_placed']}")
    return "; ".join([*parts, "done"])


def step(state: State, action: dict[str, Any]) -> tuple[State, list[Event]]:
    if action["type"] == "human_turn":
        return person(state, report(action))
    return automa(state, action["card"], *map(stack_text, action["reveals"]))


def about(events: list[Event], mech: str) -> list[Event]:
    """The events of one mech: from its first on, up to the first of the other."""
    letter = {"north": "N", "central": "C"}[mech]
    named = [e for e in events if str(plain(e.args.get("location", ""))).startswith(letter)]
    own = [e for e in events if plain(e.args.get("mech")) == mech]
    decided = [e for e in events if e.decision and e.decision.name == f"{mech}_target"]
    return [e for e in events if e in named or e in own or e in decided]


def mech_result(events: list[Event], mech: str, before: State, after: State) -> dict[str, Any]:
    """What one mech did, in the words of the examples."""
    own = about(events, mech)
    sweeps = [plain(e.args["gaps"]) for e in own if e.kind == "exp-sweep"]
    decisions: list[Decision] = [e.decision for e in own if e.decision]
    kinds = {e.kind.removeprefix("exp-") for e in own}
    conditions = {"condition_met": "met", "condition_not_met": "not_met", "no_target": "no_target"}
    actions = {"explore": "explore", "map_only": "explore", "vanquish": "vanquish",
               "vanquish_20": "vanquish_20", "move_distance": "move"}  # fmt: skip
    taken = [e.args["n"] for e in own if e.kind == "exp-vanquish"]
    return {
        "sweep": sweeps[0] if sweeps else [],
        "condition": next(told for kind, told in conditions.items() if kind in kinds),
        "window": list(decisions[0].options) if decisions else [],
        "target": decisions[0].chosen if decisions else None,
        "end": after.mechs[mech],  # type: ignore[index]
        "action": next(told for kind, told in actions.items() if kind in kinds),
        "gained": {
            "maps": int(bool(kinds & {"explore", "map_only"})),
            "corruption": taken[0] if taken else 0,
            "token_20": "vanquish_20" in kinds,
        },
    }


def assert_after(state: State, expected: dict[str, Any]) -> None:
    facts = to_json(state)
    assert {name: facts[name] for name in expected} == expected


def cases(*types: str) -> list[Any]:
    chosen = [case for case in CASES.values() if case["action"]["type"] in types]
    return [pytest.param(case, id=case["id"]) for case in chosen]


@pytest.mark.parametrize("case", cases("automa_turn"))
def test_an_automa_turn(case: dict[str, Any]) -> None:
    before, expected = from_json(case["position"]), case["expected"]
    if "error" in expected:
        with pytest.raises(Refused) as refused:
            step(before, case["action"])
        assert refused.value.code == expected["error"]
        return
    after, events = step(before, case["action"])
    assert_after(after, expected["after"])
    for mech in ("north", "central"):
        assert mech_result(events, mech, before, after) == expected[mech]
    assert any(e.kind.startswith("exp-reshuffle") for e in events) == expected["reshuffled"]
    assert expected["progress"] == {
        "advanced": after.progress > before.progress,
        "position": after.progress,
        "stars": after.stars,
        "star_gained": any(e.kind == "exp-star" for e in events),
    }


@pytest.mark.parametrize("case", cases("human_turn"))
def test_a_turn_of_the_person(case: dict[str, Any]) -> None:
    before, expected = from_json(case["position"]), case["expected"]
    if "error" in expected:
        with pytest.raises(Refused) as refused:
            step(before, case["action"])
        assert refused.value.code == expected["error"]
        assert to_json(before) == to_json(from_json(case["position"]))
    else:
        assert_after(step(before, case["action"])[0], expected["after"])


@pytest.mark.rule("EXP-TURN-01", "EXP-DECK-01")
@pytest.mark.parametrize("case", cases("sequence"))
def test_a_golden_run(case: dict[str, Any]) -> None:
    state, expected = from_json(case["position"]), case["expected"]
    for action, right in zip(case["action"]["steps"], expected["steps"], strict=True):
        before = state
        state, events = step(state, action)
        assert state.next == right["next"]
        if "human" in right:
            assert state.person_mech == right["human"]
            continue
        told(events, "exp-card")
        assert (state.progress, state.stars) == (right["position"], right["stars"])
        for mech in ("north", "central"):
            result = mech_result(events, mech, before, state)
            assert [result["action"], result["end"]] == right[mech]
    assert_after(state, expected.get("after", {}))


@pytest.mark.parametrize("case", cases("final_score"))
def test_the_final_score(case: dict[str, Any]) -> None:
    state, human = from_json(case["position"]), case["action"]["human"]
    state.person_stars = human["stars"]
    state.person_count = PersonCount(
        human["coins"],
        human["solved_quests"],
        human["upgraded_item_coins"],
        human["corruption_tokens"],
    )
    state.next = "scoring"
    sheet = score(state)
    winner = {1: "human", 2: "automa"}[sheet.winner or 0]
    assert {"automa": sheet.total(2), "human": sheet.total(1), "winner": winner} == case["expected"]


@pytest.mark.parametrize("case", cases("validate_level"))
def test_an_entered_level(case: dict[str, Any]) -> None:
    told = dict(case["action"]["level"])
    level = Level(
        told["id"], told["name"], tuple(told["star_positions"]), told["spaces_after_start"],
        Coins(**told["coins"]),
    )  # fmt: skip
    assert level_errors(level) == case["expected"]["errors"]


@pytest.mark.parametrize("case", cases("next_card_odds"))
def test_the_odds_of_the_next_card(case: dict[str, Any]) -> None:
    state = from_json(case["position"])
    assert unseen(state) == case["expected"]["unseen"]
    assert str(chance_to_advance(state)) == case["expected"]["advance"]


def test_no_example_is_left_out() -> None:
    known = {"automa_turn", "human_turn", "sequence", "final_score", "validate_level",
             "next_card_odds"}  # fmt: skip
    assert {case["action"]["type"] for case in CASES.values()} == known
    assert len(CASES) == 53
