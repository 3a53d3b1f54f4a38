"""Positions as JSON: every field of docs/positions/expeditions.md.

Facts that follow from others may be left out; if they are given they must be right. The rows
`north` and `central` may stand for `locations`, so that a board can be written in two lines.
"""

from __future__ import annotations

from dataclasses import asdict
from typing import Any

from automatable.core.state.declared import Declared
from automatable.core.state.positions import bad_value
from automatable.games.expeditions.components import board
from automatable.games.expeditions.corrections import settle_correction
from automatable.games.expeditions.problems import problems
from automatable.games.expeditions.score import score
from automatable.games.expeditions.state import AUTOMA, PERSON, State


def in_one_line(state: State) -> str:
    """The position at a glance, for logs and bug reports; it is not read back."""
    gained, left = state.gained, "+".join(state.final_turns_left)
    twenty = "+20" if gained.token_20 else ""
    drawn = ".".join(map(str, state.deck.drawn)) or "-"
    return (
        f"{'|'.join(_row(state, 'north'))} {'|'.join(_row(state, 'central'))} "
        f"mechs {state.mechs['north']} {state.mechs['central']} you {state.person_mech} "
        f"marker {state.progress} stars {state.stars}:{state.person_stars} "
        f"maps {gained.maps} corruption {gained.corruption}{twenty} "
        f"drawn {drawn} next {state.next}" + (f" last {left}" if left else "")
    )


def _row(state: State, row: str) -> list[str]:
    return [str(state.locations[name]) for name in board().rows[row]]


def _score_now(state: State) -> dict[str, int]:
    sheet = score(state)
    return {"human": sheet.total(PERSON), "automa": sheet.total(AUTOMA)}


# --- reading


def _locations_of_rows(contents: dict[str, Any]) -> dict[str, Any]:
    """The locations of both rows, where the position does not tell them one by one."""
    if contents.get("locations") is not None:
        return contents
    locations: dict[str, str] = {}
    for row in ("north", "central"):
        names, texts = board().rows[row], contents.get(row)
        if not isinstance(texts, list) or len(texts) != len(names):
            raise bad_value(row, texts)
        locations.update(zip(names, map(str, texts), strict=True))
    return {**contents, "locations": locations}


def _settle(state: State) -> None:
    count, layout = state.person_count, state.gap_layout
    if count and (state.next != "scoring" or min(asdict(count).values()) < 0):
        raise bad_value("human_count", asdict(count))
    if layout.status != "edited" and layout.gaps != board().gaps:
        raise bad_value("gap_layout.status", layout.status)


FACTS = Declared(
    State,
    game="expeditions",
    problems=problems,
    settle=_settle,
    stands_for=_locations_of_rows,
    corrects=settle_correction,
    derived={
        "position": in_one_line,
        "north": lambda state: _row(state, "north"),
        "central": lambda state: _row(state, "central"),
        "stars": lambda state: state.stars,
        "overridden_cards": lambda state: state.overridden,
        "score_now": _score_now,
    },
)
to_json, from_json = FACTS.to_json, FACTS.from_json
