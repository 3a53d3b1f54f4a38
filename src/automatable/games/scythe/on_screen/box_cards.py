"""The owner's file of corrected cards: encounters, objectives, factory cards, structure tiles.

It names only what the printed cards say differently; all others stay as they are built in. A
match keeps the whole file, so that it is played to its end with the cards it began with.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import asdict, dataclass, replace
from functools import cache
from itertools import pairwise
from typing import Any, Literal

from automatable.core.cards import CardFile
from automatable.core.data import Source, check_head, check_range, structure
from automatable.core.errors import BadData
from automatable.games.scythe.components import read_toml
from automatable.games.scythe.on_screen.components import (
    Encounter,
    FactoryCard,
    Objective,
    Tables,
    Tile,
    built_in,
)

KIND = "on_screen"
"""What such a file calls itself; the id of the built-in one."""
KINDS = ("encounter", "objective", "factory_card", "tile")
FILES = ("encounters", "objectives", "factory_cards", "structure_tiles")
"""Where they are built in, in the same order."""
ONCE = ("worker", "mech", "structure", "recruit", "upgrade")
"""What an encounter gives one of at most."""
MOST = 9
FEWEST, HIGHEST = -20, 99
"""Bounds of what an objective can ask for."""


@dataclass(frozen=True)
class OwnCards:
    """An owner's file, its cards by kind."""

    format: int
    game: str
    id: str
    kind: Literal["on_screen"]
    source: Source
    encounter: tuple[Encounter, ...] = ()
    objective: tuple[Objective, ...] = ()
    factory_card: tuple[FactoryCard, ...] = ()
    tile: tuple[Tile, ...] = ()


def is_box_file(contents: Any) -> bool:
    return isinstance(contents, dict) and contents.get("kind") == KIND


def read_box_file(contents: Any, file: str) -> CardFile:
    """An owner's corrections, checked; raises `BadData` with file, card and field."""
    _read(contents, file)
    if contents["id"] == KIND and contents != printed().contents:
        raise BadData("reserved_deck_id", file=file, id=KIND)
    return CardFile(contents["id"], structure(contents["source"], Source, file), contents)


def option_value(contents: Any) -> dict[str, Any]:
    """What the option keeps of an owner's file."""
    return dict(read_box_file(contents, "box_cards").contents)


def tables_of(chosen: Any) -> Tables:
    """The cards of a match: as they are built in, or with an owner's corrections."""
    if chosen in (None, KIND):
        return built_in()
    own, box = _read(chosen, "box_cards"), built_in()
    return replace(
        box,
        encounters=box.encounters | {card.number: card for card in own.encounter},
        objectives=box.objectives | {card.number: card for card in own.objective},
        factory_cards=box.factory_cards | {card.number: card for card in own.factory_card},
        tiles=box.tiles | {tile.id: tile for tile in own.tile},
        own=dict(chosen),
    )


@cache
def printed() -> CardFile:
    """All built-in cards as such a file: to look at, and to copy from."""
    source = structure(read_toml("encounters.toml")["source"], Source, "encounters.toml")
    notes = [read_toml(f"{name}.toml")["source"]["notes"].strip() for name in FILES]
    source = replace(source, confidence="single_source", notes="\n".join(notes))
    cards = [
        {"kind": kind, **card}
        for kind, name in zip(KINDS, FILES, strict=True)
        for card in read_toml(f"{name}.toml")["tile" if kind == "tile" else "card"]
    ]
    head = {"format": 1, "game": "scythe", "id": KIND, "kind": KIND}
    return CardFile(KIND, source, {**head, "source": asdict(source), "card": cards})


# --- reading


def _read(contents: Any, file: str) -> OwnCards:
    check_head(contents, "scythe", file)
    own = structure(_by_kind(contents, file), OwnCards, file)
    found = dict(_named(own))
    if not found:
        raise BadData("no_cards_corrected", file=file)
    for (kind, number), card in found.items():
        CHECKS[kind](card, file, f"{kind} {number}")
    return own


def _by_kind(contents: Mapping[str, Any], file: str) -> dict[str, Any]:
    """The cards of the file, sorted by kind, so that a mistake is told as `encounter 4`."""
    told = {name: value for name, value in contents.items() if name != "card"}
    cards = contents.get("card", [])
    if not isinstance(cards, list):
        raise BadData("bad_data_value", file=file, place="", field="card", reason=str(cards)[:40])
    if extra := sorted(set(KINDS) & told.keys()):
        raise BadData("unknown_data_field", file=file, place="", field=", ".join(extra))
    for place, card in enumerate(cards, start=1):
        kind = card.get("kind") if isinstance(card, dict) else None
        if not isinstance(kind, str) or kind not in KINDS:
            known = ", ".join(KINDS)
            raise BadData("no_such_card_kind", file=file, n=place, kind=str(kind)[:40], known=known)
        rest = {name: value for name, value in card.items() if name != "kind"}
        told.setdefault(kind, []).append(rest)
    return told


Card = Encounter | Objective | FactoryCard | Tile


def _named(own: OwnCards) -> Iterator[tuple[tuple[str, int | str], Card]]:
    """Every card by kind and number; none twice, none that is not in the box."""
    box = built_in()
    known: dict[str, Mapping[Any, object]] = {
        "encounter": box.encounters,
        "objective": box.objectives,
        "factory_card": box.factory_cards,
        "tile": box.tiles,
    }
    for kind in KINDS:
        seen: set[int | str] = set()
        for card in getattr(own, kind):
            name = card.id if isinstance(card, Tile) else card.number
            if name not in known[kind]:
                raise BadData("not_in_the_box", file=own.id, kind=kind, card=name)
            if name in seen:
                raise BadData("card_number_twice", file=own.id, card=f"{kind} {name}")
            seen.add(name)
            yield (kind, name), card


# --- what a card can say


def _check_encounter(card: Encounter, file: str, place: str) -> None:
    """SCY-ON-ENC-02"""
    if len(card.options) != 3:
        raise BadData("three_options", file=file, place=place, n=len(card.options))
    if card.options[0].cost:
        raise BadData("first_option_costs", file=file, place=place)
    for number, option in enumerate(card.options, start=1):
        if not option.gain:
            raise BadData("card_gives_nothing", file=file, place=f"{place} option {number}")
        _amounts(option.price, file, place, f"options {number} cost")
        gain = {str(what): n for what, n in option.gain.items()}
        _amounts(gain, file, place, f"options {number} gain")


def _amounts(amounts: Mapping[str, int], file: str, place: str, field: str) -> None:
    for what, number in amounts.items():
        high = 1 if what in ONCE else MOST
        check_range(number, 1, high, file=file, place=place, field=f"{field} {what}")


def _check_objective(card: Objective, file: str, place: str) -> None:
    if not card.wants:
        raise BadData("objective_wants_nothing", file=file, place=place)
    for want in card.wants:
        bounds = [bound for bound in (want.least, want.most) if bound is not None]
        for bound in bounds:
            check_range(bound, FEWEST, HIGHEST, file=file, place=place, field=want.fact)
        if not bounds or bounds != sorted(bounds):
            raise BadData("want_without_sense", file=file, place=place, field=want.fact)


def _check_factory_card(card: FactoryCard, file: str, place: str) -> None:
    if not card.actions and not card.gain:
        raise BadData("card_gives_nothing", file=file, place=place)
    several = len(card.actions) > 1 and "produce" in card.actions
    if several or len(card.actions) > 2 or len(set(card.actions)) < len(card.actions):
        raise BadData("bad_factory_actions", file=file, place=place)
    cost = {str(what): n for what, n in card.cost.items()}
    if "combat_card" in cost:  # SCY-ON-FAC-04
        paid = cost.pop("combat_card")
        check_range(paid, 1, 1, file=file, place=place, field="cost combat_card")
    _amounts(cost, file, place, "cost")
    _amounts({str(what): n for what, n in card.gain.items()}, file, place, "gain")


def _check_tile(tile: Tile, file: str, place: str) -> None:
    """From ever more on ever more coins (SCY-ON-SCO-02)."""
    if any(len(step) != 2 for step in tile.steps):
        raise BadData("tile_not_rising", file=file, place=place)
    numbers, coins = [step[0] for step in tile.steps], [step[1] for step in tile.steps]
    for value in (*numbers, *coins):
        check_range(value, 1, HIGHEST, file=file, place=place, field="steps")
    rising = all(a < b for row in (numbers, coins) for a, b in pairwise(row))
    if not tile.steps or not rising:
        raise BadData("tile_not_rising", file=file, place=place)


CHECKS: dict[str, Callable[[Any, str, str], None]] = {
    "encounter": _check_encounter,
    "objective": _check_objective,
    "factory_card": _check_factory_card,
    "tile": _check_tile,
}
