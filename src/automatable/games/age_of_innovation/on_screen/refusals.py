"""Why a text is no answer to a question (section "Refusals and invariants" of the rules).

A text of another question is `not_now`; otherwise the first reason in the order of `CODES` is told.
"""

from __future__ import annotations

import re
from collections.abc import Container, Iterator, Mapping

from automatable.core.errors import Refused
from automatable.core.turns.events import Log, Ref, Value
from automatable.core.turns.listed import unreadable
from automatable.games.age_of_innovation.components import (
    DISCIPLINES,
    NEUTRAL,
    PLACES,
    TERRAINS,
    base_game,
    person_factions,
)
from automatable.games.age_of_innovation.land import SIDES, board
from automatable.games.age_of_innovation.on_screen import reasons
from automatable.games.age_of_innovation.on_screen.components import (
    SPECIAL,
    city_tiles,
    competencies,
    palace_tiles,
    places,
)
from automatable.games.age_of_innovation.on_screen.context import PersonTurn
from automatable.games.age_of_innovation.on_screen.reasons import Reason
from automatable.games.age_of_innovation.state import State

CODES = (
    "river", "hex_taken", "not_in_reach", "not_in_jump_range", "not_on_path", "none_left",
    "not_your_building", "no_such_upgrade", "cannot_pay", "action_covered", "already_used",
    "no_bridge_site", "bridge_twice", "innovation_gone", "innovations_full", "space_taken",
    "no_step", "tile_owned", "tile_not_offered", "not_now",
)  # fmt: skip


def new_turn(state: State, log: Log, in_actions: bool = True, at_start: bool = False) -> PersonTurn:
    """The person's side at work, with words for what it refuses."""
    return PersonTurn(state, log, in_actions, at_start, refuses=refused)


# --- what can be read at all


def _one_of(name: str, words: object) -> str:
    return f"(?P<{name}>{'|'.join(map(str, words))})"  # type: ignore[call-overload]


HEX, OTHER = r"(?P<hex>[a-i]\d{1,2})", r"(?P<other>[a-i]\d{1,2})"
JUMP = r"(?: (?P<jump>tunnel|fly))?"
DISCIPLINE = _one_of("discipline", DISCIPLINES)
GRAMMAR: tuple[tuple[str, str, tuple[str, ...]], ...] = (
    ("convert", r"convert power (?P<gain>coin|tool|scholar)", ("turn", "after")),
    ("convert", rf"convert power (?P<gain>book) {DISCIPLINE}", ("turn", "after")),
    ("convert", r"convert (?P<pay>scholar) tool", ("turn", "after")),
    ("convert", r"convert (?P<pay>tool) coin", ("turn", "after")),
    ("convert", rf"convert (?P<pay>book) {DISCIPLINE} coin", ("turn", "after")),
    ("burn", "burn", ("turn", "after")),
    ("build", f"build {HEX}{JUMP}", ("turn", "workshop", "first_building")),
    ("build_other", f"build {HEX} (?P<type>guild|university)", ("guild", "first_building")),
    ("transform", f"transform {HEX} {_one_of('terrain', TERRAINS)}{JUMP}", ("turn", "spades")),
    ("upgrade", f"upgrade {HEX} {_one_of('type', NEUTRAL)}", ("turn", "guild")),
    ("sailing", "sailing", ("turn",)),
    ("terraforming", "terraforming", ("turn",)),
    ("innovation", f"innovation {_one_of('place', (p.lower() for p in places()))}", ("turn",)),
    ("scholar", rf"scholar {DISCIPLINE} (?P<space>3|2|back)", ("turn",)),
    ("power", r"power (?P<place>[1-6])", ("turn",)),
    ("book", r"book (?P<place>[1-3])", ("turn",)),
    ("use", f"use {_one_of('source', SPECIAL)}", ("turn",)),
    ("annex", f"annex {HEX}", ("turn",)),
    ("bridge", f"bridge {HEX} {OTHER}", ("turn", "bridge")),
    ("pass", f"pass(?: {_one_of('place', PLACES)})?", ("turn",)),
    ("done", "done", ("after", "spades", "workshop", "place", "guild", "bridge")),
    ("step", f"step {DISCIPLINE}", ("step",)),
    ("take", f"take {DISCIPLINE}", ("take",)),
    ("pay", f"pay {DISCIPLINE}", ("pay",)),
    ("key", "key (?:use|keep)", ("key",)),
    ("city", f"city {_one_of('tile', city_tiles())}", ("city",)),
    ("competency", f"competency {_one_of('tile', competencies())}", ("competency",)),
    ("palace", f"palace {_one_of('tile', palace_tiles())}", ("palace",)),
    ("neutral", f"neutral {HEX} {_one_of('type', NEUTRAL)}", ("place", "first_building")),
    ("next", "next (?:spades|bridges|books)", ("order",)),
    ("leech", "accept|refuse", ("leech",)),
    ("home", f"home {_one_of('terrain', TERRAINS)}", ("home", "automa_home")),
    ("human_faction", f"faction {_one_of('tile', person_factions())}", ("human_faction",)),
    ("bonus", f"bonus {_one_of('tile', base_game().bonuses.ids)}", ("bonus",)),
)
"""What can be said anywhere, and to which questions it is an answer (AOI-ON-NOT-04)."""
_READ = [(verb, re.compile(pattern), prompts) for verb, pattern, prompts in GRAMMAR]


def _read(text: str, places: Container[str]) -> tuple[str, dict[str, str], tuple[str, ...]] | None:
    """Verb and words of a text, and the questions that it answers; None if it says nothing."""
    for verb, pattern, prompts in _READ:
        found = pattern.fullmatch(text.casefold())
        if found is not None:
            words = _named({name: word for name, word in found.groupdict().items() if word})
            hexes = [words[name] for name in ("hex", "other") if name in words]
            return (verb, words, prompts) if all(hex in places for hex in hexes) else None
    return None


def refused(turn: PersonTurn, prompt: str, text: str) -> Refused:
    """`unreadable`, `not_now`, or the first reason that applies (AOI-ON-NOT-01)."""
    read = _read(text, turn.state.board.places)
    if read is None:
        return unreadable(text)
    verb, words, prompts = read
    if prompt not in prompts:
        return Refused("not_now", text=text)
    return _because(turn, prompt, verb, words, text)


def refused_at_set_up(prompt: str, text: str) -> Refused:
    """The same while nobody sits at the table yet: a tile that does not lie there, or `not_now`."""
    read = _read(text, {hex for side in SIDES for hex in board(side).places})
    if read is None:
        return unreadable(text)
    verb, words, prompts = read
    if prompt not in prompts:
        return Refused("not_now", text=text)
    tile = words["tile"]
    return Refused("tile_not_offered", what=Ref(verb, int(tile) if tile.isdecimal() else tile))


def _named(words: dict[str, str]) -> dict[str, str]:
    """Hexes and places of innovations are written with capital letters (AOI-ON-NOT-05)."""
    return {
        name: word.upper() if name in ("hex", "other") else word for name, word in words.items()
    }


def _because(
    turn: PersonTurn, prompt: str, verb: str, words: Mapping[str, str], text: str
) -> Refused:
    found = dict[str, dict[str, Value]]()
    for code, args in _reasons(turn, prompt, verb, words):
        found.setdefault(code, args)
    code = min(found, key=CODES.index, default="not_now")
    return Refused(code, **found.get(code, {"text": text}))


def _reasons(
    turn: PersonTurn, prompt: str, verb: str, words: Mapping[str, str]
) -> Iterator[Reason]:
    hex = words.get("hex")
    if hex is not None:
        for at in (hex, words.get("other", hex)):
            if not turn.state.board.is_land(at):
                yield "river", {"hex": Ref("hex", at)}
                return
    named = getattr(reasons, f"of_{verb}", None)
    if named is not None:
        yield from named(turn, prompt, **words)
