"""Correcting a space of the map by tapping it: what stands there now, and what might."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from automatable.core.screens import Words
from automatable.core.svg import Drawing
from automatable.games.age_of_innovation.board.choices import Choice
from automatable.games.age_of_innovation.board.land import terrain_picture
from automatable.games.age_of_innovation.components import AUTOMA, BUILDINGS, NEUTRAL, TERRAINS
from automatable.games.age_of_innovation.notation import Standing, layout
from automatable.games.age_of_innovation.state import State


def hex_data(state: State, live: Mapping[str, list[Choice]]) -> str:
    """For every land hex its reports and what stands there, as JSON for `table.js`."""
    standing = {found.hex: found for found in layout(state).buildings}
    return json.dumps(
        {
            hex: {
                "choices": live.get(hex, ()),
                "terrain": state.terrain(hex),
                "printed": state.board.printed[hex],
                **_stands(standing.get(hex)),
            }
            for hex in state.board.land
        },
        separators=(",", ":"),
    )


def _stands(found: Standing | None) -> dict[str, Any]:
    if found is None:
        return {"who": ""}
    signs = {"marked": found.marked, "neutral": found.neutral, "annex": found.annex}
    return {"who": found.owner, "type": found.type, **signs}


def correct_sheet(state: State, words: Words) -> dict[str, Any]:
    """What the form of a correction offers."""
    homes = {who: state.person(who).home for who in state.persons} | {AUTOMA: state.automa_home}
    terrains: list[tuple[str, str, Drawing]] = [
        (terrain, words(f"terrain-{terrain}"), terrain_picture(terrain)) for terrain in TERRAINS
    ]
    return {
        "who": [(who, words(f"seat-{state.seat_name(who)}")) for who in [*state.persons, AUTOMA]],
        "types": [(type, words(f"building-{type}"), type in BUILDINGS) for type in NEUTRAL],
        "terrains": terrains,
        "homes": json.dumps(homes),
    }
