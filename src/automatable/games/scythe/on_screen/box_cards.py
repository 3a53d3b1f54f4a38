"""The owner's file of corrected cards: encounters, objectives, factory cards, structure tiles.

It names only what the printed cards say differently; all others stay as they are built in. A
match keeps the whole file, so that it is played to its end with the cards it began with.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import asdict, dataclass, replace
from functools import cache
from typing import Any, Literal

from automatable.core.decks.cards import CardFile
from automatable.core.errors import BadData, Problem
from automatable.core.files.data import Source, check_head, read_as_far, refuse, structure
from automatable.core.turns.events import Value
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
BUILT_IN = {
    "encounter": "encounters", "objective": "objectives", "factory_card": "factory_cards",
    "tile": "tiles",
}  # fmt: skip
"""What the tables call them."""


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

    def misfits(self) -> Iterator[Problem]:
        """Every card by kind and number: none twice, none that is not in the box."""
        named = [(kind, _name(card)) for kind in KINDS for card in getattr(self, kind)]
        for (kind, name), times in Counter(named).items():
            if name not in getattr(built_in(), BUILT_IN[kind]):
                yield Problem("not_in_the_box", {"kind": kind, "card": name})
            elif times > 1:
                yield Problem("card_number_twice", {"card": f"{kind} {name}"})


def _name(card: Encounter | Objective | FactoryCard | Tile) -> int | str:
    return card.id if isinstance(card, Tile) else card.number


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
    by_kind, problems = _by_kind(contents, file)
    own, found = read_as_far(by_kind, OwnCards, file)
    refuse([*problems, *found])
    assert own is not None
    return own


def _by_kind(contents: Mapping[str, Any], file: str) -> tuple[dict[str, Any], list[Problem]]:
    """The cards of the file, sorted by kind, so that a mistake is reported as `encounter 4`."""
    told = {name: value for name, value in contents.items() if name != "card"}
    cards = contents.get("card", [])
    if not isinstance(cards, list):
        raise BadData("bad_data_value", file=file, place="", field="card", reason=str(cards)[:40])
    if extra := sorted(set(KINDS) & told.keys()):
        raise BadData("unknown_data_field", file=file, place="", field=", ".join(extra))
    problems = [] if cards else [Problem("no_cards_corrected", {"file": file})]
    for place, card in enumerate(cards, start=1):
        kind = card.get("kind") if isinstance(card, dict) else None
        if not isinstance(kind, str) or kind not in KINDS:
            args: dict[str, Value] = {"file": file, "n": place, "kind": str(kind)[:40]}
            problems.append(Problem("no_such_card_kind", {**args, "known": ", ".join(KINDS)}))
        else:
            rest = {name: value for name, value in card.items() if name != "kind"}
            told.setdefault(kind, []).append(rest)
    return told, problems
