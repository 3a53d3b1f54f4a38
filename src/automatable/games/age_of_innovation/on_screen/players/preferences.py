"""Which answers to the questions within an action are worth a thought, the likeliest first."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from automatable.core.turns.procedure import Request
from automatable.games.age_of_innovation.components import DISCIPLINES, FINAL_ROUND
from automatable.games.age_of_innovation.on_screen.components import (
    city_tiles,
    competencies,
    palace_tiles,
    place_of,
    places,
)
from automatable.games.age_of_innovation.on_screen.context import PersonTurn
from automatable.games.age_of_innovation.on_screen.players.outlook import Outlook
from automatable.games.age_of_innovation.on_screen.players.values import (
    value,
    worth_every_round,
    worth_of,
)
from automatable.games.age_of_innovation.on_screen.reach import path

Preference = Callable[[PersonTurn, str, Outlook], float]
BROAD = {
    "competency": 4, "palace": 3, "city": 3, "spades": 4, "place": 3, "bridge": 3, "guild": 3,
    "step": 2, "first_building": 8, "order": 1, "workshop": 2,
}  # fmt: skip
"""How many answers are followed where there is time for it."""
EVERY = {
    **BROAD,
    "competency": 12,
    "palace": 12,
    "city": 7,
    "spades": 8,
    "leech": 2,
    "step": 4,
    "key": 2,
    "take": 2,
}
NARROW = {"competency": 2, "palace": 2, "spades": 2, "city": 1}


class Preferences:
    """`Few`: the best answers by a quick look, as many as `many` says for each question."""

    def __init__(self, ahead: Outlook, many: dict[str, int]) -> None:
        self.ahead, self.many = ahead, many

    def __call__(self, turn: PersonTurn, request: Request, legal: Sequence[str]) -> Sequence[str]:
        if len(legal) == 1:
            return legal
        prefer = BY_PROMPT.get(request.prompt)
        if prefer is None:
            return legal[:1]
        many = self.many.get(request.prompt, 1)
        key = {text: prefer(turn, text, self.ahead) for text in legal}
        if many == 1:
            return [max(legal, key=key.__getitem__)]
        return sorted(legal, key=key.__getitem__, reverse=True)[:many]


def rounds_left(turn: PersonTurn) -> int:
    return FINAL_ROUND - turn.state.round


# --- tiles


def _competency(turn: PersonTurn, text: str, ahead: Outlook) -> float:
    id, left = int(text.split()[1]), rounds_left(turn)
    tile = competencies()[id]
    discipline, row = place_of(id, turn.player.competency_display)
    found = row.steps * step_worth(turn, discipline, ahead) + row.books * value("books", left)
    found += worth_every_round(tile.income, left) + worth_of(tile.once, left)
    found += worth_of(tile.action, left) * (left + 0.8) * 0.8
    found += 2.6 * left * ("points_per_scholar" in tile.ongoing)
    found += 2.0 * left * ("points_per_edge_workshop" in tile.ongoing)
    found += (
        tile.passing.get("points_per_city_tile", 0)
        * (left + 1)
        * (len(turn.player.city_tiles) + 0.6)
    )
    lowest = min(turn.levels.values()) + 0.7
    found += tile.passing.get("points_lowest_level", 0) * (left + 1) * lowest
    return found + 4.0 * bool(tile.neutral)


def _palace(turn: PersonTurn, text: str, ahead: Outlook) -> float:
    tile, left = palace_tiles()[int(text.split()[1])], rounds_left(turn)
    found = worth_every_round(tile.income, left) + worth_of(tile.once, left)
    found += worth_of(tile.action, left) * (left + 0.8) * 0.8
    found += sum(worth_of(part, left) for part in tile.in_any_order)
    found += 1.5 * left * sum(tile.ongoing.values()) / max(1, len(tile.ongoing))
    found += tile.passing.get("points_per_school", 0) * (turn.count("school") + 0.6) * (left + 1)
    return found + 2.0 * left * (tile.jump is not None)


def _city(turn: PersonTurn, text: str, ahead: Outlook) -> float:
    tile = city_tiles()[text.split()[1]]
    return tile.points + worth_of(tile.gives, rounds_left(turn))


# --- books and steps


def step_worth(turn: PersonTurn, discipline: str, ahead: Outlook) -> float:
    """More where the race with her is close, and where a level can still be reached."""
    level = turn.levels[discipline]
    if level >= 7 and not turn.player.keys and level < 8:
        return 0.0
    lead = level + 0.9 * rounds_left(turn) - ahead.levels[discipline]
    close = max(0.0, 1.6 - abs(lead + 0.5) * 0.4)
    power = 0.5 if level + 1 in (3, 5, 7, 12) else 0.0
    return 0.6 + close + power + (0.8 if not level else 0.0) + 0.5 * (level == 8)


def _step(turn: PersonTurn, text: str, ahead: Outlook) -> float:
    return step_worth(turn, text.split()[1], ahead)


def _take(turn: PersonTurn, text: str, ahead: Outlook) -> float:
    """The colour that brings an innovation nearer."""
    books = dict(turn.player.books)
    books[text.split()[1]] += 1
    return _nearest(turn, books)


def _pay(turn: PersonTurn, text: str, ahead: Outlook) -> float:
    books = dict(turn.player.books)
    books[text.split()[1]] -= 1
    return _nearest(turn, books)


def _nearest(turn: PersonTurn, books: dict[str, int]) -> float:
    """How well the books fit what lies on the display."""
    lying = (places()[place] for place in turn.state.innovations)
    fits = (
        sum(min(books[d], n) for d, n in place.needs.items()) / sum(place.needs.values())
        for place in lying
    )
    spread = 0.01 * len([d for d in DISCIPLINES if books[d]])
    return sum(sorted(fits)[-2:]) + spread


# --- places on the map


def hex_worth(turn: PersonTurn, hex: str) -> float:
    """Near own buildings for a city, near hers for power and cheap guilds; room beyond it."""
    state, near = turn.state, turn.state.board.adjacent[hex]
    own = sum(2.0 for other in near if other in turn.own)
    hers = 0.8 if any(other in state.automa_buildings for other in near) else 0.0
    room = sum(
        0.3
        for other in near
        if state.is_empty(other) and len(path(state.terrain(other), turn.home)) <= 1
    )
    return min(own, 4.0) + hers + min(room, 1.2)


def _hex(turn: PersonTurn, text: str, ahead: Outlook) -> float:
    parts = text.split()
    if parts[0] == "done":
        return -1.0
    hex = parts[1]
    found = hex_worth(turn, hex)
    if parts[0] == "transform":
        steps = len(path(turn.state.terrain(hex), turn.home))
        found += 5.0 if parts[2] == turn.home else -5.0
        found -= 0.3 * steps + (0.5 if len(parts) > 3 else 0.0)
    elif parts[0] == "neutral":
        found -= 1.4 * turn.player.tools_per_spade * len(path(turn.state.terrain(hex), turn.home))
    return found


def _bridge(turn: PersonTurn, text: str, ahead: Outlook) -> float:
    if text == "done":
        return -1.0
    ends = text.split()[1:]
    own = sum(hex in turn.own for hex in ends)
    apart = own == 2 and not _share_a_city(turn, *ends)
    return own + 2.0 * apart


def _share_a_city(turn: PersonTurn, one: str, other: str) -> bool:
    return any(one in city and other in city for city in turn.player.cities)


def _leech(turn: PersonTurn, text: str, ahead: Outlook) -> float:
    """Both are tried: power against points."""
    return 0.0


def _yes(turn: PersonTurn, text: str, ahead: Outlook) -> float:
    return float(text != "key keep")


BY_PROMPT: dict[str, Preference] = {
    "competency": _competency,
    "palace": _palace,
    "city": _city,
    "step": _step,
    "take": _take,
    "pay": _pay,
    "spades": _hex,
    "workshop": _hex,
    "place": _hex,
    "guild": _hex,
    "first_building": _hex,
    "bridge": _bridge,
    "leech": _leech,
    "key": _yes,
}
