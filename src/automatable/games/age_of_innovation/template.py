"""A typical position in the middle of a game in which the Automa moves."""

from __future__ import annotations

from typing import Any

TEMPLATE: dict[str, Any] = {
    "board_side": "1-3",
    "level": "automa",
    "faction": "simpletons",
    "automa_home": "lake",
    "persons": {"person_1": {"home": "forest", "faction": "moles", "bonus": 3}},
    "phase": "play",
    "round": 3,
    "to_move": "automa",
    "turn_order": ["person_1", "automa"],
    "round_tiles": [
        "workshop_banking", "guild_law", "city_engineering", "school_banking",
        "knowledge_step_medicine", "innovation_law",
    ],
    "final_tile": "edge_workshop_engineering",
    "deck": {"known": [1, 2, 3, 4, 5, 6, 12], "unknown": 1, "drawn": [6, 1, 12]},
    "terrain_tiles": {"B6": "lake", "C6": "lake", "E9": "lake", "D6": "forest"},
    "automa_buildings": {
        "B5": {"type": "guild", "marked": True},
        "B6": {"type": "workshop", "marked": True},
        "C6": {"type": "workshop", "marked": True},
        "E9": {"type": "workshop", "marked": False},
        "E10": {"type": "workshop", "marked": False},
    },
    "human_buildings": {
        "C7": {"human": 1, "type": "school"},
        "D6": {"human": 1, "type": "workshop"},
        "D8": {"human": 1, "type": "guild"},
        "F11": {"human": 1, "type": "workshop"},
    },
    "bridges": {"C7-D8": 1},
    "knowledge": {
        "automa": {"banking": 3, "law": 1, "engineering": 4, "medicine": 1},
        "person_1": {"banking": 2, "law": 4, "engineering": 1, "medicine": 3},
    },
    "scholars_left": 5,
    "scholar_spaces": {
        "banking": ["automa", None, None, None],
        "law": ["person_1", None, None, None],
        "engineering": ["automa", None, None, None],
        "medicine": [None, None, None, None],
    },
    "power_actions_covered": [4],
    "book_actions_covered": [1],
    "innovations": ["T1", "B1", "B2", "B3", "B4"],
    "bonus_display": [4, 7, 9],
    "bonus_automa": 2,
    "palaces": [4, 8, 17],
    "book_actions": [6, 1, 3],
    "innovation_tiles": {
        "T1": "steel", "T2": "census", "B1": "guild", "B2": "palace", "B3": "professor",
        "B4": "library",
    },
    "points_automa": 31,
}  # fmt: skip
