"""Positions: an example, and which facts follow from the others."""

EXAMPLE = {
    "level": 2,
    "rounds": 3,
    "storm": "off",
    "deck": "calm",
    "round": 2,
    "to_come": ["automa", "tide"],
    "quay": [4, 9, 2, 11, 6],
    "person": {"coins": 3, "light": 2, "crates": [7, 1]},
    "automa": {"coins": 4, "light": 1, "crates": [12, 5]},
    "drawn": [3, 6, 1],
}

DERIVED = {
    "person.worth": lambda state: state.person.worth,
    "automa.worth": lambda state: state.automa.worth,
    "cards_left": lambda state: state.pile.left,
}
