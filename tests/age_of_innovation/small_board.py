"""Small positions for tests, written as a player would: `at(automa="B5w* E10w", human="C7g")`."""

from __future__ import annotations

import re
from typing import Any

from automatable.core.matches.match import Match
from automatable.core.turns.events import Event, plain
from automatable.games.age_of_innovation import GAME
from automatable.games.age_of_innovation.components import DISCIPLINES
from automatable.games.age_of_innovation.state import State

TYPES = {
    "w": "workshop", "g": "guild", "s": "school", "p": "palace", "u": "university",
    "t": "tower", "m": "monument",
}  # fmt: skip
FIRST_SIZE = {"automalein": 5, "automa": 6, "automaechtig": 7, "ultoma": 8, "alptrauma": 8}
TILES = [
    "workshop_banking", "guild_law", "city_engineering", "school_banking",
    "knowledge_step_medicine", "innovation_law",
]  # fmt: skip
BOARD = re.compile(r"([A-I]\d+)([wgsputm])([*na]*)")


def position(**facts: Any) -> dict[str, Any]:
    """A complete position. Buildings as text, knowledge as `1/2/3/4`, all else as in the JSON."""
    humans = facts.pop("humans", ["forest"])
    persons = [f"person_{n}" for n in range(1, len(humans) + 1)]
    level, round = facts.get("level", "automa"), facts.get("round", 1)
    cards = facts.pop("cards", (1, 2))
    knowledge = {"automa": facts.pop("knows", "0/0/0/0")}
    knowledge |= dict(zip(persons, facts.pop("human_knows", ["0/0/0/0"] * 2), strict=False))
    buildings = _automa(facts.pop("automa", ""))
    theirs = [facts.pop("human", ""), facts.pop("human_2", "")]
    passed = facts.get("passed", [])
    size = FIRST_SIZE[level] + round - 1 + ("automa" in passed and round < 6)
    return {
        "board_side": "1-3",
        "level": level,
        "faction": "simpletons",
        "automa_home": "lake",
        "persons": {who: {"home": home} for who, home in zip(persons, humans, strict=True)},
        "round": round,
        "to_move": "automa",
        "turn_order": [*persons, "automa"],
        "round_tiles": TILES,
        "final_tile": "guild_banking",
        "deck": {"known": deck_of(size, *cards), "drawn": []},
        "automa_buildings": buildings,
        "human_buildings": {
            hex: found for n, text in enumerate(theirs, 1) for hex, found in _human(text, n).items()
        },
        "knowledge": {who: levels(text) for who, text in knowledge.items()},
        **facts,
    }


def deck_of(size: int, *cards: int) -> list[int]:
    """A deck of this size that holds the named cards."""
    others = [n for n in range(1, 15) if n not in cards]
    return [*cards, *others][:size]


def levels(text: str) -> dict[str, int]:
    return dict(zip(DISCIPLINES, map(int, text.split("/")), strict=True))


def _automa(text: str) -> dict[str, Any]:
    found = {hex: (type, signs) for hex, type, signs in BOARD.findall(text)}
    return {h: {"type": TYPES[t], "marked": "*" in signs} for h, (t, signs) in found.items()}


def _human(text: str, human: int) -> dict[str, Any]:
    return {
        hex: {"human": human, "type": TYPES[t], "neutral": "n" in s, "annex": int("a" in s)}
        for hex, t, s in BOARD.findall(text)
    }


def at(**facts: Any) -> State:
    """The state of a small position."""
    return GAME.from_position(position(**facts))


def match_at(**facts: Any) -> Match[State]:
    """A match that begins at a small position; the cards lie on the table."""
    return Match.at(GAME, position(**facts), {"dealer": "table"})


def acts(action: int, support: int, **facts: Any) -> tuple[Match[State], list[Event]]:
    """Her first turn of a round with this pair of cards."""
    match = match_at(cards=(support, action), **facts)
    events = [*match.answer(f"card {support}"), *match.answer(f"card {action}")]
    return match, events


def kinds(events: list[Event]) -> list[str]:
    return [event.kind.removeprefix("aoi-") for event in events]


def only(events: list[Event], kind: str) -> Event:
    """The one event of a kind."""
    (found,) = [event for event in events if event.kind == f"aoi-{kind}"]
    return found


def trail(event: Event) -> dict[str, list[Any]]:
    """What each filter of the event's decision left."""
    assert event.decision is not None
    return {step.filter: list(step.kept) for step in event.decision.steps}


def fact(event: Event, name: str) -> Any:
    """An argument of an event as plain data."""
    return plain(event.args[name])
