"""The worked examples of the rules: their JSON form turned into matches, and results back."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from automatable.core.matches.match import Match
from automatable.core.turns.choice import Decision
from automatable.core.turns.events import Event, plain
from automatable.games.age_of_innovation import GAME
from automatable.games.age_of_innovation.components import (
    DISCIPLINES,
    base_game,
    round_tiles,
)
from automatable.games.age_of_innovation.state import State
from tests.age_of_innovation.small_board import FIRST_SIZE, deck_of

FILE = Path(__file__).parent / "data" / "examples.json"
CONTENTS = json.loads(FILE.read_text(encoding="utf-8"))
EXAMPLES: list[dict[str, Any]] = CONTENTS["examples"]
BONUSES = {f"b{i}": i or 10 for i in range(10)}
NAMES = {number: name for name, number in BONUSES.items()}


def facts_of(example: dict[str, Any]) -> dict[str, Any]:
    """The facts of an example with the defaults of the file."""
    return {**CONTENTS["defaults"], **example["position"]}


def position_of(facts: dict[str, Any], drawn: Sequence[int], cards: Sequence[int]) -> Any:
    """An example's facts as a position of the game."""
    homes = facts["human_homes"]
    persons = [f"person_{n}" for n in range(1, len(homes) + 1)]
    knowledge = zip(persons, facts["human_knowledge"], strict=True)
    size = FIRST_SIZE[facts["level"]] + facts["round"] - 1
    return {
        "board_side": facts["side"],
        "level": facts["level"],
        "faction": facts["faction"],
        "automa_home": facts["automa_home"],
        "persons": {who: {"home": home} for who, home in zip(persons, homes, strict=True)},
        "round": facts["round"],
        "to_move": "automa",
        "turn_order": [*persons, "automa"],
        "passed": persons if facts["someone_passed"] else [],
        "round_tiles": _tiles(facts["round_tile"], facts["round"]),
        "final_tile": facts["final_tile"],
        "deck": {"known": [*drawn] or deck_of(size, *cards), "drawn": [*drawn]},
        "terrain_tiles": facts["terrain_changes"],
        "automa_buildings": {
            hex: {"type": type, "marked": mark == "marked"}
            for hex, (type, mark) in facts["automa_buildings"].items()
        },
        "human_buildings": {
            b["hex"]: {"human": b["human"], "type": b["type"]} for b in facts["human_buildings"]
        },
        "bridges": {"-".join(pair): 1 for pair in facts["human_bridges"]},
        "excluded_hexes": facts["excluded_hexes"],
        "knowledge": {
            "automa": _levels(facts["automa_knowledge"]),
            **{who: _levels(levels) for who, levels in knowledge},
        },
        "scholars_left": facts["scholars_left"],
        "scholar_spaces": {d: _spaces(facts, d) for d in DISCIPLINES},
        "power_actions_covered": facts["covered_power_actions"],
        "book_actions_covered": facts["covered_book_actions"],
        "innovations": facts["innovation_display"],
        "innovations_automa": facts["automa_innovations"],
        "bonus_display": [BONUSES[name] for name in facts["bonus_display"]],
        "bonus_automa": BONUSES[facts["automa_bonus"]],
        "points_automa": facts["automa_points"],
        "switches": facts["switches"],
    }


def _levels(given: dict[str, int]) -> dict[str, int]:
    return {discipline: given.get(discipline, 0) for discipline in DISCIPLINES}


def _spaces(facts: dict[str, Any], discipline: str) -> list[str | None]:
    taken = list(facts["scholar_spaces_taken"].get(discipline, ()))
    spaces: list[str | None] = []
    for number in base_game().knowledge.scholar_spaces:
        spaces.append("person_1" if number in taken else None)
        if number in taken:
            taken.remove(number)
    return spaces


def _tiles(key: str, round: int) -> list[str]:
    """Six different tiles with this one on its round, the spade tile early."""
    others = [k for k in round_tiles() if k not in (key, "spade_engineering")]
    return [*others[: round - 1], key, *others[round - 1 : 5]]


def play(example: dict[str, Any]) -> tuple[Match[State], list[Event]]:
    """The Automa turn of an example."""
    facts, action = facts_of(example), example["action"]
    support = action["support_card"]
    size = FIRST_SIZE[facts["level"]] + facts["round"] - 1
    if action.get("passes"):
        others = [n for n in deck_of(14, support) if n != support][: size - 1]
        match = Match.at(GAME, position_of(facts, [*others, support], ()), {"dealer": "table"})
        # The deck is empty: she passed at once, before anything could be asked.
        return match, list(match.opening)
    cards = (support, action["action_card"])
    match = Match.at(GAME, position_of(facts, (), cards), {"dealer": "table"})
    events = [event for card in cards for event in match.answer(f"card {card}")]
    if match.pending is not None and match.pending.prompt == "power_taken":
        events += match.answer("yes" if facts["human_takes_power"] else "no")
    return match, events


def after(match: Match[State]) -> dict[str, Any]:
    """The facts of the position afterwards, in the examples' words."""
    state = match.state
    return {
        "automa_points": state.points_automa,
        "automa_innovations": state.innovations_automa,
        "automa_bonus": NAMES[state.bonus_automa or 0],
        "bonus_display": [NAMES[bonus or 0] for bonus in state.bonus_display],
    }


# --- events as the entries of the examples


def entries(match: Match[State], events: Sequence[Event]) -> list[dict[str, Any]]:
    """The log of an example: one entry for each action."""
    log: list[dict[str, Any]] = []
    decision: Decision | None = None
    for event in events:
        decision = event.decision or decision
        entry = _entry(event, decision, match.state)
        if event.kind == "aoi-power":
            log[-1]["power_offered"] += event.args["power"]
        elif event.kind in ("aoi-bonus", "aoi-bonus_named"):
            log[-1] |= entry
        elif event.kind == "aoi-powermongers":
            log.append({"cause": "powermongers"})
        elif entry and log and set(log[-1]) == {"cause"}:
            log[-1] |= entry
        elif entry:
            log.append(entry)
    return log


def _entry(event: Event, decision: Decision | None, state: State) -> dict[str, Any]:
    """The entry of one event; nothing for those that only announce."""
    args = {name: plain(value) for name, value in event.args.items()}
    kind = event.kind.removeprefix("aoi-")
    if kind in _SIMPLE:
        return _SIMPLE[kind] | {key: args[key] for key in _ARGS.get(kind, ())}
    if kind == "build":
        return {
            "action": "transform_build", "result": "built", "hex": args["hex"],
            "transformed": args["transformed"], "marked": args["marked"], "power_offered": 0,
            "trail": _trail(decision),
        }  # fmt: skip
    if kind == "upgrade":
        return {
            "action": "upgrade", "result": "upgraded", "hex": args["hex"], "from": args["old"],
            "to": args["new"], "power_offered": 0, "trail": _upgrade_trail(decision),
        }  # fmt: skip
    if kind in ("scholar", "scholar_none"):
        result = "sent" if kind == "scholar" else "step_without_scholar"
        told = {"by": _by(decision), "levels": args["n"], "space": None, **args}
        return {"action": "send_scholar", "result": result, **told}
    if kind == "advance":
        return {"action": "advance", "levels": args["n"], **args}
    if kind == "pass":
        return {"action": "pass", "points": args["n"]}
    if kind == "bonus_named":
        returned, taken = NAMES[args["returned"]], NAMES[args["taken"]]
        place = {"bonus_place": args["place"]}
        return {"bonus_taken": taken, "bonus_returned": returned, **place}
    return {}


_SIMPLE: dict[str, dict[str, Any]] = {
    "build_no_space": {"action": "transform_build", "result": "no_space", "then": "upgrade"},
    "build_no_workshop": {"action": "transform_build", "result": "no_workshop", "then": "upgrade"},
    "upgrade_fails": {"action": "upgrade", "result": "failed"},
    "power_action": {"action": "block_power", "result": "covered"},
    "power_action_fails": {"action": "block_power", "result": "failed"},
    "book_action": {"action": "block_book", "result": "covered"},
    "book_action_fails": {"action": "block_book", "result": "failed"},
    "scholar_fails": {"action": "send_scholar", "result": "failed"},
    "advance_fails": {"action": "advance", "result": "failed"},
    "innovation": {"action": "take_innovation", "result": "taken"},
    "innovation_early": {"action": "take_innovation", "result": "failed"},
    "innovation_enough": {"action": "take_innovation", "result": "failed"},
    "innovation_gone": {"action": "take_innovation", "result": "failed"},
    "points": {"action": "gain_points"},
}
_ARGS = {
    "power_action": ["place"], "book_action": ["place"], "innovation": ["place"],
    "points": ["n"],
}  # fmt: skip


def _trail(decision: Decision | None) -> dict[str, list[Any]]:
    assert decision is not None
    return {
        step.filter: [] if step.skipped else list(step.kept)
        for step in decision.steps
        if not step.filter.startswith(("reading_", "reverse_"))
    }


def _upgrade_trail(decision: Decision | None) -> dict[str, list[Any]]:
    assert decision is not None
    steps = [s for s in decision.steps if not s.filter.startswith(("reading_", "reverse_"))]
    return {"upgradable": list(steps[0].kept), "least_power": list(steps[-1].kept)}


def _by(decision: Decision | None) -> str:
    assert decision is not None
    tile = [step for step in decision.steps if step.filter == "scoring_tile" and not step.skipped]
    return "scoring_tile" if tile else "catch_up"


def holds(expected: Any, found: Any) -> bool:
    """Every listed fact holds; lists match in length and order."""
    if isinstance(expected, dict):
        known = {"points": found.get("n"), **found} if isinstance(found, dict) else {}
        return all(key in known and holds(value, known[key]) for key, value in expected.items())
    if isinstance(expected, list) and isinstance(found, list):
        pairs = zip(expected, found, strict=False)
        return len(expected) == len(found) and all(holds(e, f) for e, f in pairs)
    return bool(expected == found)
