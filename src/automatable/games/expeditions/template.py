"""A typical mid-game position in which the Automa moves, as an example to edit."""

TEMPLATE = {
    "level": "printed_2", "next": "automa", "progress_position": 10,
    "north": ["-", "t3", "M", "o4,t3", "o5", "M", "M"],
    "central": ["M", "M", "?,?", "o3", "M", "M", "-"],
    "north_mech": "N1", "central_mech": "C5", "human_mech": "N2", "human_stars": 1,
    "automa_gained": {"maps": 3, "corruption": 2}, "drawn_this_cycle": [3, 14, 7, 10, 2],
    "turn_numbers": {"human": 13, "automa": 13}, "cycle": 2,
}  # fmt: skip
