"""Positions as one line of text, for logs, tests and bug reports.

    scy1 turn=5 phase=human to_move=crimea tokens=A3,B2 | human crimea character=F3 mechs=E4
        workers=G3,home*2 abilities=riverwalk stars=2 | automa nordic level=automa progress=6
        character=D4 mechs=C4,D5 workers=A4,A5 main=3,5 last=5

The first part holds what belongs to nobody, then comes one part per side. A fact that has its
set-up value is left out. `-` is an empty list.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import MISSING
from typing import Any, NamedTuple

from automatable.core.errors import BadPosition, Problem
from automatable.core.state.declaring import InLine, tags_of
from automatable.core.state.members import Member, kinds, members
from automatable.games.scythe.components import factions, preset, scoring
from automatable.games.scythe.map import HOME_BASES
from automatable.games.scythe.on_screen.components import mats, person_switches
from automatable.games.scythe.on_screen.player import PersonOnScreen
from automatable.games.scythe.state import Automa, Move, Person, State

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
TEXT = Kind(str, str)
NUMBER = Kind(str, int)
_WORDS = Kind(lambda items: _listed([str(item) for item in items]), _items)
CARDS = Kind(_WORDS.write, lambda text: [int(item) for item in _items(text)])
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

KINDS: Mapping[Any, Kind] = {
    int: NUMBER, bool: _YES, list[str]: _WORDS, list[int]: CARDS, dict[str, int]: _PLACES,
    dict[int, int]: _PLACES, dict[str, str]: _PAIRS, dict[str, bool]: _TRAPS,
    dict[str, dict[str, int]]: _GOODS, list[Move]: _MOVES,
    dict[str, int | str]: Kind(_write_pairs, _read_switches),
}  # fmt: skip
"""How each type of a fact is written; all others are texts."""


def kind_of(member: Member) -> Kind:
    return KINDS.get(kinds(member.hint)[0], TEXT)


def fields_of(shape: type) -> Fields:
    """The facts of a record that stand in the line, in their order, its other tags first."""
    tags: Fields = {tag: (tag, TEXT, None) for tag in tags_of(shape) if tag != "kind"}
    found = sorted(_in_line(members(shape)), key=lambda told: told[0].place)
    return tags | {line.name: (m.name, kind_of(m), _usual(line, m)) for line, m in found}


def _in_line(there: Iterable[Member]) -> Iterator[tuple[InLine, Member]]:
    for member in there:
        if member.told.flat:
            yield from _in_line(member.inside)
        elif member.told.line is not None:
            yield member.told.line, member


def _usual(line: InLine, member: Member) -> Any:
    """What is left out; nothing of a fact that follows from others where a file leaves it out."""
    if line.always or callable(member.told.absent):
        return None
    if member.told.partial:
        return {}
    field = member.field
    usual = field.default if field.default_factory is MISSING else field.default_factory()
    return usual if member.told.way is None or usual is None else member.told.way.write(usual)


TABLE, PERSON, PLAYER, AUTOMA = map(fields_of, (State, Person, PersonOnScreen, Automa))


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
