"""Positions as JSON: every field of docs/positions/expeditions.md.

Facts that follow from others may be left out; if they are given they must be right. The rows
`north` and `central` may stand for `locations`, so that a board can be written in two lines.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Literal

from automatable.core.data import written
from automatable.core.errors import BadPosition, Refused
from automatable.core.positions import FORMAT, bad_value, check_derived, structured
from automatable.games.expeditions.card_text import read_card, write_card
from automatable.games.expeditions.components import DecisionCard, board, shipped_cards
from automatable.games.expeditions.levels import Coins, Level, default_track, shipped_levels
from automatable.games.expeditions.problems import problems
from automatable.games.expeditions.score import score
from automatable.games.expeditions.stacks import Location, read_location
from automatable.games.expeditions.state import (
    AUTOMA,
    COUNTED,
    FOLLOWED,
    PERSON,
    Gained,
    GapLayout,
    PersonCount,
    Side,
    State,
    Switches,
)

DERIVED = ("position", "north", "central", "stars", "overridden_cards", "score_now")


# --- writing


def to_json(state: State) -> dict[str, Any]:
    """The complete position, derived facts included."""
    sheet = score(state)
    return {
        "game": "expeditions",
        "format": FORMAT,
        "position": in_one_line(state),
        "level": level_json(state.level),
        "star_adjustment": state.star_adjustment,
        "first_player": state.first_player,
        "next": state.next,
        "north_mech": state.mechs["north"],
        "central_mech": state.mechs["central"],
        "human_mech": state.person_mech,
        "locations": {name: str(location) for name, location in state.locations.items()},
        "north": _row(state, "north"),
        "central": _row(state, "central"),
        "progress_position": state.progress,
        "stars": state.stars,
        "automa_gained": {
            "maps": state.gained.maps,
            "corruption": state.gained.corruption,
            "token_20": state.gained.token_20,
        },
        "human_stars": state.person_stars,
        "human_has_20": state.person_has_20,
        "cycle": state.deck.cycle,
        "drawn_this_cycle": list(state.deck.drawn),
        "trigger": state.trigger,
        "final_turns_left": list(state.final_turns_left),
        "turn_numbers": dict(state.turns),
        "human_count": _count_json(state.person_count),
        **{f"{FOLLOWED}{what}": number for what, number in state.person_now.items()},
        **_switches_json(state.switches),
        "gap_layout": {
            "status": state.gap_layout.status,
            "gaps": {place: list(gaps) for place, gaps in state.gap_layout.gaps.items()},
        },
        "cards": {str(n): write_card(card) for n, card in sorted(state.cards.items())},
        "overridden_cards": state.overridden,
        "score_now": {"human": sheet.total(PERSON), "automa": sheet.total(AUTOMA)},
    }


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


def level_json(level: Level) -> Any:
    """A shipped level by its id, any other with its numbers."""
    return level.id if shipped_levels().get(level.id) == level else level.to_json()


def _row(state: State, row: str) -> list[str]:
    return [str(state.locations[name]) for name in board().rows[row]]


def _count_json(count: PersonCount | None) -> dict[str, int] | None:
    if count is None:
        return None
    return {
        "coins": count.coins, "quests": count.quests,
        "items": count.items, "corruption": count.corruption,
    }  # fmt: skip


def _switches_json(switches: Switches) -> dict[str, Any]:
    return {
        "card_source": switches.card_source,
        "reveal_detail": switches.reveal_detail,
        "excluded_cards_removed": switches.excluded_cards_removed,
        "show_unseen_cards": switches.show_unseen_cards,
        "strict_reports": switches.strict_reports,
    }


# --- reading


@dataclass(frozen=True)
class _Gained:
    maps: int = 0
    corruption: int = 0
    token_20: bool = False


@dataclass(frozen=True)
class _Gaps:
    status: Literal["inferred", "confirmed", "edited"]
    gaps: dict[str, list[str]]


@dataclass(frozen=True)
class _Level:
    id: str
    name: str
    star_positions: list[int]
    coins: Coins
    spaces_after_start: int | None = None


@dataclass(frozen=True)
class _Position:
    level: Any
    next: Literal["human", "automa", "scoring"]
    north_mech: str
    central_mech: str
    person_mech: str = field(metadata=written("human_mech"))
    progress_position: int
    game: Literal["expeditions"] = "expeditions"
    position: Any = None
    format: Literal[1] = 1
    star_adjustment: int = 0
    first_player: Literal["human", "automa"] = "human"
    locations: dict[str, str] | None = None
    north: Any = None
    central: Any = None
    stars: Any = None
    automa_gained: _Gained = _Gained()
    person_stars: int = field(default=0, metadata=written("human_stars"))
    person_has_20: bool = field(default=False, metadata=written("human_has_20"))
    cycle: int = 1
    drawn_this_cycle: list[int] = field(default_factory=list)
    trigger: Literal["human", "automa"] | None = None
    final_turns_left: list[Literal["human", "automa"]] = field(default_factory=list)
    turn_numbers: dict[str, int] = field(default_factory=dict)
    person_count: PersonCount | None = field(default=None, metadata=written("human_count"))
    person_coins: int | None = field(default=None, metadata=written("human_coins"))
    person_quests: int | None = field(default=None, metadata=written("human_quests"))
    person_items: int | None = field(default=None, metadata=written("human_items"))
    person_corruption: int | None = field(default=None, metadata=written("human_corruption"))
    card_source: Literal["app", "table"] = "table"
    reveal_detail: Literal["count", "stack"] = "count"
    excluded_cards_removed: bool = False
    show_unseen_cards: bool = True
    strict_reports: bool = True
    gap_layout: _Gaps | None = None
    cards: dict[str, str] = field(default_factory=dict)
    overridden_cards: Any = None
    score_now: Any = None


def from_json(position: Any) -> State:
    """The state of a position; raises `BadPosition` for what cannot be read or cannot occur."""
    read = structured(position, _Position)
    state = _state(read)
    if wrong := problems(state):
        raise BadPosition(wrong)
    check_derived(position, to_json(state), DERIVED)
    return state


def _state(read: _Position) -> State:
    state = State(
        level=_level(read.level),
        next=read.next,
        star_adjustment=read.star_adjustment,
        first_player=read.first_player,
        mechs={"north": read.north_mech, "central": read.central_mech},
        person_mech=read.person_mech,
        locations=_locations(read),
        progress=read.progress_position,
        gained=Gained(**vars(read.automa_gained)),
        person_stars=read.person_stars,
        person_has_20=read.person_has_20,
        cards=_cards(read.cards),
        trigger=read.trigger,
        final_turns_left=list(read.final_turns_left),
        turns=_turns(read.turn_numbers),
        person_count=_count(read),
        person_now=_now(read),
        switches=Switches(
            read.card_source,
            read.reveal_detail,
            read.excluded_cards_removed,
            read.show_unseen_cards,
            read.strict_reports,
        ),
        gap_layout=_layout(read.gap_layout),
    )
    state.deck.cycle = _from_one(read.cycle)
    state.deck.drawn = list(read.drawn_this_cycle)
    return state


def _level(told: Any) -> Level:
    if isinstance(told, str):
        if told not in shipped_levels():
            raise bad_value("level", told)
        return shipped_levels()[told]
    read = structured(told, _Level, "level")
    positions, spaces = tuple(read.star_positions), read.spaces_after_start
    if read.id in shipped_levels():
        raise bad_value("level.id", read.id)
    track = default_track(positions) if spaces is None else spaces
    return Level(read.id, read.name, positions, track, read.coins)


def _locations(read: _Position) -> dict[str, Location]:
    told = read.locations if read.locations is not None else _from_rows(read)
    if set(told) != set(board().locations):
        raise bad_value("locations", ", ".join(sorted(told)))
    return {name: _location(name, told[name]) for name in board().locations}


def _from_rows(read: _Position) -> dict[str, str]:
    facts: dict[str, str] = {}
    for row, texts in (("north", read.north), ("central", read.central)):
        names = board().rows[row]
        if not isinstance(texts, list) or len(texts) != len(names):
            raise bad_value(row, texts)
        facts.update(zip(names, map(str, texts), strict=True))
    return facts


def _location(name: str, text: str) -> Location:
    try:
        return read_location(text)
    except Refused:
        raise bad_value(f"locations.{name}", text) from None


def _cards(told: dict[str, str]) -> dict[int, DecisionCard]:
    cards = dict(shipped_cards())
    for number, text in told.items():
        if number not in map(str, cards):
            raise bad_value("cards", number)
        cards[int(number)] = read_card(text, shipped_cards()[int(number)])
    return cards


def _turns(told: dict[str, int]) -> dict[Side, int]:
    if set(told) - {"human", "automa"}:
        raise bad_value("turn_numbers", ", ".join(told))
    return {"human": told.get("human", 0), "automa": told.get("automa", 0)}


def _count(read: _Position) -> PersonCount | None:
    count = read.person_count
    if count is None:
        return None
    if read.next != "scoring" or min(_count_json(count).values()) < 0:  # type: ignore[union-attr]
        raise bad_value("human_count", _count_json(count))
    return count


def _now(read: _Position) -> dict[str, int]:
    told = {what: getattr(read, f"person_{what}") for what in COUNTED}
    return {what: number for what, number in told.items() if number is not None}


def _layout(told: _Gaps | None) -> GapLayout:
    if told is None:
        return GapLayout("inferred", board().gaps)
    if set(told.gaps) != set(board().locations):
        raise bad_value("gap_layout.gaps", ", ".join(sorted(told.gaps)))
    gaps = {name: tuple(told.gaps[name]) for name in board().locations}
    for name, touching in gaps.items():
        if set(touching) - set(board().gap_names):
            raise bad_value(f"gap_layout.gaps.{name}", ", ".join(touching))
    if told.status != "edited" and gaps != board().gaps:
        raise bad_value("gap_layout.status", told.status)
    return GapLayout(told.status, gaps)


def _from_one(number: int) -> int:
    if number < 1:
        raise bad_value("cycle", number)
    return number
