"""Positions as JSON: every field of docs/positions/scythe.md.

Facts that follow from others may be left out; if they are given they must be right, so that
a file cannot contradict itself unnoticed.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from automatable.core.errors import BadData, BadPosition
from automatable.core.positions import (
    bad_value,
    check_agreement,
    check_values,
    is_text_only,
    structured,
)
from automatable.games.scythe.components import factions, levels, switches
from automatable.games.scythe.map import ENCOUNTERS, HOME_BASES
from automatable.games.scythe.notation import is_notation, read_notation, write_notation
from automatable.games.scythe.on_screen.player import Decks, Player
from automatable.games.scythe.on_screen.position import SIT, read_decks, read_player
from automatable.games.scythe.pieces import FORMAT, facts
from automatable.games.scythe.problems import problems
from automatable.games.scythe.reports import read_move
from automatable.games.scythe.score import score
from automatable.games.scythe.set_up import new_automa
from automatable.games.scythe.state import Automa, Person, State

DERIVED = ("position", "game_over", "factory_cards_left", "score_now", "winner")
DERIVED_OF_SIDE = ("scheme", "no_water", "progress_stars", "cards_left")


# --- writing


def to_json(state: State) -> dict[str, Any]:
    """The complete position, derived facts included."""
    position = facts(state)
    sheet = score(state)
    position["position"] = write_notation(position)
    position["game_over"] = state.game_over
    position["factory_cards_left"] = state.factory_cards_left
    position["score_now"] = {str(seat.seat): seat.total for seat in sheet.seats}
    if state.game_over:
        position["winner"] = sheet.winner
    for automa in state.automas:
        position["sides"][automa.faction] |= _derived(automa)
    return position


def _derived(automa: Automa) -> dict[str, Any]:
    return {
        "scheme": automa.scheme,
        "no_water": automa.no_water,
        "progress_stars": automa.progress_stars,
        "cards_left": automa.deck.left,
    }


# --- reading


@dataclass(frozen=True)
class _PersonSide:
    kind: str
    character: str = "home"
    mechs: dict[str, int] = field(default_factory=dict)
    workers: dict[str, int] | None = None
    abilities: list[str] = field(default_factory=list)
    structures: dict[str, str] = field(default_factory=dict)
    structure_bonus: int = 0
    resources: dict[str, int] = field(default_factory=dict)
    recruits: list[str] = field(default_factory=list)
    stars: int = 0
    combat_stars: int = 0
    popularity: int | None = None
    power: int | None = None
    coins: int | None = None
    combat_cards: int | None = None
    factory_card: bool = False
    flags: list[str] = field(default_factory=list)
    traps: dict[str, bool] = field(default_factory=dict)
    moved: list[str] = field(default_factory=list)


@dataclass(frozen=True)
class _AutomaSide:
    kind: str
    character: str = "home"
    mechs: dict[str, int] = field(default_factory=dict)
    workers: dict[str, int] | None = None
    level: str = "automa"
    switches: dict[str, Any] = field(default_factory=dict)
    deck: Any = None
    dealer: str = "table"
    power: int | None = None
    coins: int | None = None
    combat_cards: int | None = None
    combat_stars: int = 0
    power_star: bool = False
    factory_card: bool = False
    progress: int = 0
    cycle: int = 1
    main_discard: list[int] = field(default_factory=list)
    combat_discard: list[int] = field(default_factory=list)
    last_main_card: int | None = None
    claimable: bool | None = None
    scheme: Any = None
    no_water: Any = None
    progress_stars: Any = None
    cards_left: Any = None


@dataclass(frozen=True)
class _Position:
    sides: dict[str, Any]
    game: str = "scythe"
    format: int = FORMAT
    turn: int = 1
    phase: str = "human"
    to_move: str | None = None
    fighting: str | None = None
    ended_by: str | None = None
    encounter_tokens: list[str] | None = None
    tile: str | None = None
    discard: dict[str, int] | None = None
    automa_known: dict[str, int] | None = None
    seen_encounters: list[int] | None = None
    box_cards: dict[str, Any] | None = None
    position: Any = None
    game_over: Any = None
    factory_cards_left: Any = None
    score_now: Any = None
    winner: Any = None


def from_json(contents: Any) -> State:
    """The state of a JSON object, or of a position written as text; checked."""
    if isinstance(contents, str):
        return from_json(read_notation(contents))
    if is_text_only(contents) and is_notation(contents["position"]):
        return from_json(read_notation(contents["position"]))
    state = _state(contents)
    if found := problems(state):
        raise BadPosition(found)
    check_agreement(contents, to_json(state), _same, apart=("deck", "box_cards"))
    return state


def _state(contents: Any) -> State:
    read = structured(contents, _Position)
    sides = {faction: _read_side(faction, side) for faction, side in read.sides.items()}
    _check(read, sides)
    tokens = ENCOUNTERS if read.encounter_tokens is None else read.encounter_tokens
    return State(
        sides=sides,
        encounter_tokens=list(tokens),
        to_move=read.to_move or next(iter(sides)),
        phase=read.phase,
        turn=read.turn,
        fighting=read.fighting,
        ended_by=read.ended_by,
        decks=_decks(read, sides),
    )


def _decks(read: _Position, sides: dict[str, Person | Automa]) -> Decks | None:
    """What lies beside the board belongs to games on screen only."""
    given = (
        read.tile, read.discard, read.automa_known, read.seen_encounters, read.box_cards,
    )  # fmt: skip
    if any(isinstance(side, Player) for side in sides.values()):
        return read_decks(*given)
    if any(fact is not None for fact in given):
        raise bad_value("sit", "companion")
    return None


def _check(read: _Position, sides: dict[str, Person | Automa]) -> None:
    check_values(
        [
            ("game", read.game, ("scythe",)),
            ("format", read.format, (FORMAT,)),
            ("ended_by", read.ended_by, (None, *sides)),
        ]
    )


def _read_side(faction: str, contents: Any) -> Person | Automa:
    if faction not in factions():
        raise bad_value("sides", faction)
    kind = contents.get("kind") if isinstance(contents, dict) else None
    if kind == "human" and "sit" in contents:
        if contents["sit"] != SIT:
            raise bad_value(f"sides.{faction}.sit", contents["sit"])
        return read_player(faction, contents)
    if kind == "human":
        return _read_person(faction, structured(contents, _PersonSide, f"sides.{faction}"))
    if kind == "automa":
        return _read_automa(faction, structured(contents, _AutomaSide, f"sides.{faction}"))
    raise bad_value(f"sides.{faction}.kind", kind)


def _workers(faction: str, given: dict[str, int] | None) -> dict[str, int]:
    return dict.fromkeys(HOME_BASES[faction].start_regions, 1) if given is None else dict(given)


def _read_person(faction: str, read: _PersonSide) -> Person:
    args = {
        name: getattr(read, name) for name in _PersonSide.__dataclass_fields__ if name != "kind"
    }
    args |= {"workers": _workers(faction, read.workers)}
    args |= {"moved": [read_move(text) for text in read.moved]}
    return Person(faction, **args)


def _read_automa(faction: str, read: _AutomaSide) -> Automa:
    if read.level not in levels():
        raise bad_value(f"sides.{faction}.level", read.level)
    for id, value in read.switches.items():
        if id not in switches() or value not in switches()[id].values:
            raise bad_value(f"sides.{faction}.switches", f"{id}={value}")
    automa = _fresh(faction, read)
    automa.character, automa.mechs = read.character, dict(read.mechs)
    automa.workers = _workers(faction, read.workers)
    for name in ("power", "coins", "combat_cards"):
        if getattr(read, name) is not None:
            setattr(automa, name, getattr(read, name))
    for name in ("combat_stars", "power_star", "factory_card", "progress", "last_main_card"):
        setattr(automa, name, getattr(read, name))
    automa.dealer = read.dealer
    _read_piles(automa, read)
    return automa


def _fresh(faction: str, read: _AutomaSide) -> Automa:
    expansion = "invaders" if factions()[faction].expansion else "base"
    try:
        return new_automa(faction, read.level, read.deck or expansion, read.switches)
    except (BadData, KeyError):
        raise bad_value(f"sides.{faction}.deck", read.deck) from None


def _read_piles(automa: Automa, read: _AutomaSide) -> None:
    automa.deck.cycle = read.cycle
    automa.deck.drawn = [*read.main_discard, *read.combat_discard]
    automa.combat_discard = list(read.combat_discard)
    automa.claimable = automa.remembers_card if read.claimable is None else read.claimable


def _same(given: Any, right: Any) -> bool:
    if isinstance(given, list) and isinstance(right, list):
        return sorted(map(str, given)) == sorted(map(str, right))
    return bool(given == right)
