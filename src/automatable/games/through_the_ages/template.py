"""A typical position of Age II in which the Automa moves, as an example to edit."""

from __future__ import annotations

from typing import Any

TEMPLATE: dict[str, Any] = {
    "start_player": "human",
    "on_turn": "automa",
    "phase": "main",
    "age": "II",
    "round": 9,
    "row": [
        "coal", "reserves_ii", "knights", "journalism", "urban_growth_ii", "isaac_newton",
        "republic", "cannon", "eiffel_tower", "frugality_ii", "strategy", "opera", "riflemen",
    ],
    "common_tactics": ["legion"],
    "current_events": [{"age": "I", "by": "human"}, {"age": "I", "by": "automa"}],
    "future_events": [{"age": "II", "by": "automa"}],
    "automa_pile": {"age": "II", "drawn": [3]},
    "automa": {
        "blue_cubes_start": 1,
        "blue_cubes": 1,
        "science_points": 7,
        "culture_points": 34,
        "happiness_gained": 1,
        "cubes": {"warriors": 3, "philosophy": 2, "religion": 1, "swordsmen": 1, "drama": 1},
        "technologies": ["swordsmen", "drama", "iron", "code_of_laws"],
        "government": "monarchy",
        "government_ages_taken": ["I"],
        "wonders": ["colossus"],
        "unfinished_wonder": {"id": "taj_mahal", "stages_built": 1},
        "leader": "michelangelo",
        "leader_ages_taken": ["A", "I"],
        "tactic_ages_kept": ["I"],
        "active_tactic": "legion",
        "hand": {
            "action": ["rich_land_i", "breakthrough_ii"],
            "urban": ["printing_press"],
            "military": "cavalrymen",
            "events": {"I": 1, "II": 1},
            "aggressions": {"I": 1},
        },
    },
    "human": {"strength": 8, "culture_points": 30, "colonies": ["vast_territory_i"]},
}  # fmt: skip
