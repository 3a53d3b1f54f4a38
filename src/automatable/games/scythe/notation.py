"""Positions as one line of text, for logs, tests and bug reports.

    scy1 turn=5 phase=human to_move=crimea tokens=A3,B2 | human crimea character=F3 mechs=E4
        workers=G3,home*2 abilities=riverwalk stars=2 | automa nordic level=automa progress=6
        character=D4 mechs=C4,D5 workers=A4,A5 main=3,5 last=5

The first part holds what belongs to nobody, then comes one part per side. A fact that has its
set-up value is left out. `-` is an empty list.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from automatable.core.errors import BadPosition, Problem
from automatable.games.scythe.components import factions, preset, scoring
from automatable.games.scythe.map import ENCOUNTERS, HOME_BASES
from automatable.games.scythe.on_screen.components import mats, person_switches

MAGIC = "scy1"


class Kind(NamedTuple):
    """How a kind of value is written and read."""

    write: Callable[[Any], str]
    read: Callable[[str], Any]


def _listed(items: list[str]) -> str:
    return ",".join(items) or "-"


def _items(text: str) -> list[str]:
    return [] if text == "-" else text.split(",")


def _write_places(places: dict[str, int]) -> str:
    return _listed([place if n == 1 else f"{place}*{n}" for place, n in places.items()])


def _read_places(text: str) -> dict[str, int]:
    pairs = (item.partition("*") for item in _items(text))
    return {place: int(number or 1) for place, _, number in pairs}


def _write_pairs(pairs: dict[str, Any]) -> str:
    return _listed([f"{key}:{value}" for key, value in pairs.items()])


def _read_pairs(text: str) -> dict[str, Any]:
    return {key: value for key, _, value in (item.partition(":") for item in _items(text))}


def _read_switches(text: str) -> dict[str, Any]:
    return {key: _number(value) for key, value in _read_pairs(text).items()}


def _number(text: str) -> int | str:
    return int(text) if text.lstrip("-").isdecimal() else text


def _read_traps(text: str) -> dict[str, bool]:
    return {key: _YES.read(value) for key, value in _read_pairs(text).items()}


def _write_traps(traps: dict[str, bool]) -> str:
    return _write_pairs({key: _YES.write(armed) for key, armed in traps.items()})


_YES = Kind(lambda value: "yes" if value else "no", {"yes": True, "no": False}.__getitem__)
_TEXT = Kind(str, str)
NUMBER = Kind(str, int)
_WORDS = Kind(lambda items: _listed([str(item) for item in items]), _items)
_CARDS = Kind(_WORDS.write, lambda text: [int(item) for item in _items(text)])
_PLACES = Kind(_write_places, _read_places)
_PAIRS = Kind(_write_pairs, _read_pairs)
_TRAPS = Kind(_write_traps, _read_traps)


def _write_goods(goods: dict[str, dict[str, int]]) -> str:
    places = {place: "+".join(_write_places(k).split(",")) for place, k in goods.items()}
    return _write_pairs(places)


def _read_goods(text: str) -> dict[str, dict[str, int]]:
    return {place: _read_places(k.replace("+", ",")) for place, k in _read_pairs(text).items()}


_GOODS = Kind(_write_goods, _read_goods)
_MOVES = Kind(
    lambda moves: _listed([move.replace(" ", "_") for move in moves]),
    lambda text: [item.replace("_", " ") for item in _items(text)],
)

Fields = dict[str, tuple[str, Kind, Any]]
"""Name in the text, to name in JSON, kind and default."""

TABLE: Fields = {
    "turn": ("turn", NUMBER, 1),
    "phase": ("phase", _TEXT, "human"),
    "to_move": ("to_move", _TEXT, None),
    "fighting": ("fighting", _TEXT, None),
    "ended_by": ("ended_by", _TEXT, None),
    "tokens": ("encounter_tokens", _WORDS, list(ENCOUNTERS)),
    "tile": ("tile", _TEXT, None),
    "discard": ("discard", _PLACES, {}),
    "known": ("automa_known", _PLACES, {}),
    "encounters": ("seen_encounters", _CARDS, []),
}
PIECES: Fields = {
    "character": ("character", _TEXT, "home"),
    "mechs": ("mechs", _PLACES, {}),
    "workers": ("workers", _PLACES, None),
    "power": ("power", NUMBER, None),
    "coins": ("coins", NUMBER, None),
    "cards": ("combat_cards", NUMBER, None),
    "combat_stars": ("combat_stars", NUMBER, 0),
    "factory_card": ("factory_card", _YES, False),
}
PERSON: Fields = PIECES | {
    "abilities": ("abilities", _WORDS, []),
    "structures": ("structures", _PAIRS, {}),
    "bonus": ("structure_bonus", NUMBER, 0),
    "resources": ("resources", _PLACES, {}),
    "recruits": ("recruits", _WORDS, []),
    "stars": ("stars", NUMBER, 0),
    "popularity": ("popularity", NUMBER, None),
    "flags": ("flags", _WORDS, []),
    "traps": ("traps", _TRAPS, {}),
    "moved": ("moved", _MOVES, []),
}
PLAYER: Fields = {
    "sit": ("sit", _TEXT, None),
    "mat": ("mat", _TEXT, None),
    "switches": ("switches", _PAIRS, {}),
    **{name: PIECES[name] for name in ("character", "mechs", "workers", "power", "coins")},
    "popularity": ("popularity", NUMBER, None),
    "section": ("section", _TEXT, None),
    "abilities": ("abilities", _WORDS, []),
    "structures": ("structures", _PAIRS, {}),
    "top": ("top", _WORDS, []),
    "bottom": ("bottom", _PLACES, {}),
    "recruits": ("recruits", _WORDS, []),
    "one_time": ("one_time", _WORDS, []),
    "goods": ("goods", _GOODS, {}),
    "hand": ("hand", _PLACES, {}),
    "objectives": ("objectives", _CARDS, []),
    "factory": ("factory_card", NUMBER, None),
    "star_spaces": ("star_spaces", _PLACES, {}),
    "flags": ("flags", _WORDS, []),
    "traps": ("traps", _TRAPS, {}),
    "trap_kinds": ("trap_kinds", _PAIRS, {}),
}
"""A person's side on screen."""
AUTOMA: Fields = {
    "level": ("level", _TEXT, None),
    "deck": ("deck", _TEXT, None),
    "dealer": ("dealer", _TEXT, "table"),
    "switches": ("switches", Kind(_write_pairs, _read_switches), {}),
    "progress": ("progress", NUMBER, 0),
    **PIECES,
    "power_star": ("power_star", _YES, False),
    "cycle": ("cycle", NUMBER, 1),
    "main": ("main_discard", _CARDS, []),
    "combat": ("combat_discard", _CARDS, []),
    "last": ("last_main_card", NUMBER, None),
    "claimable": ("claimable", _YES, None),
}


def is_notation(text: Any) -> bool:
    return isinstance(text, str) and text.split(" ", 1)[0].startswith("scy")


# --- writing


def write_notation(position: dict[str, Any]) -> str | None:
    """The line for a position; None if an owner's deck would have to be written out."""
    if position.get("box_cards"):
        return None
    parts = [f"{MAGIC} {_write(position, TABLE)}"]
    for faction, side in position["sides"].items():
        if isinstance(side.get("deck"), dict):
            return None
        parts.append(f"{side['kind']} {faction} {_write_side(faction, side)}")
    return " | ".join(part.strip() for part in parts)


def _write_side(faction: str, side: dict[str, Any]) -> str:
    told = dict(side)
    if _start_workers(faction) == side["workers"]:
        told["workers"] = None
    if side.get("sit"):
        return _write_player(faction, told)
    if side["kind"] == "human":
        return _write(told, PERSON)
    level = side["level"]
    told["switches"] = {k: v for k, v in side["switches"].items() if v != preset(level, k)}
    defaults = start_values(faction) | {"claimable": _remembers(side)}
    return _write({k: v for k, v in told.items() if defaults.get(k, None) != v}, AUTOMA)


def _remembers(side: dict[str, Any]) -> bool:
    """What is read where nothing is said of `claimable` (SCY-CLM-07)."""
    rule = side["switches"]["claim_after_reshuffle"]
    return rule == "remembered_card" or bool(side["main_discard"])


def _write_player(faction: str, told: dict[str, Any]) -> str:
    """A person on screen; what has its set-up value is left out."""
    mat, rulings = mats()[told["mat"]], person_switches()
    start = {"popularity": mat.popularity, "coins": mat.coins, "power": factions()[faction].power}
    told["switches"] = {k: v for k, v in told["switches"].items() if v != rulings[k].default}
    return _write({k: v for k, v in told.items() if k not in start or start[k] != v}, PLAYER)


def start_values(faction: str) -> dict[str, Any]:
    """What an Automa's side has at set-up (SCY-SET-03, SCY-SET-04)."""
    mat = factions()[faction]
    deck = "invaders" if mat.expansion else "base"
    coins = scoring().automa_coins
    return {"power": mat.power, "coins": coins, "combat_cards": mat.combat_cards, "deck": deck}


def _start_workers(faction: str) -> dict[str, int]:
    return dict.fromkeys(HOME_BASES[faction].start_regions, 1)


def _write(told: dict[str, Any], fields: Fields) -> str:
    written = [
        f"{name}={kind.write(told[key])}"
        for name, (key, kind, default) in fields.items()
        if told.get(key) is not None and told[key] != default
    ]
    return " ".join(written)


# --- reading


def read_notation(text: str) -> dict[str, Any]:
    """The JSON position of a line; raises `BadPosition` and names the part that is wrong."""
    table, *sides = [part.strip() for part in text.split("|")]
    magic, *words = table.split() or [""]
    if magic != MAGIC:
        _unreadable("format", magic)
    position: dict[str, Any] = {"game": "scythe", "sides": {}, **_read(words, TABLE)}
    for part in sides:
        kind, faction, *words = [*part.split(), "", ""][: max(2, len(part.split()))]
        if kind not in ("human", "automa") or faction in position["sides"]:
            _unreadable("side", part[:40])
        fields = _fields(kind, words)
        position["sides"][faction] = {"kind": kind, **_read(words, fields)}
    return position


def _fields(kind: str, words: list[str]) -> Fields:
    if kind == "automa":
        return AUTOMA
    return PLAYER if any(word.startswith("sit=") for word in words) else PERSON


def _read(words: list[str], fields: Fields) -> dict[str, Any]:
    read: dict[str, Any] = {}
    for word in words:
        name, _, value = word.partition("=")
        if name not in fields:
            _unreadable(name, word)
        key, kind, _default = fields[name]
        try:
            read[key] = kind.read(value)
        except (ValueError, KeyError):
            _unreadable(name, value)
    return read


def _unreadable(field: str, text: str) -> None:
    raise BadPosition([Problem("unreadable_position", {"field": field, "text": text})])
