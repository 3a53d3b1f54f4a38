"""The owner's file: what only the owner of a box can read from the printed cards.

Three faction cards are not public. Their owner may type in the texts, and may correct any
single field of the cards, priority rows or levels after a look at the printed component.
"""

from __future__ import annotations

import copy
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Any, Literal

from automatable.core.cards import CardFile
from automatable.core.data import Source, check_head, check_range, structure, written
from automatable.core.errors import BadData
from automatable.games.age_of_innovation.components import (
    CARDS,
    TERRAINS,
    AutomaCard,
    AutomaCards,
    Level,
    Levels,
    PriorityCard,
    PriorityCards,
    contents,
    printed_cards,
    printed_levels,
    printed_priority,
)

PRINTED = "automa"
"""The id of the built-in cards."""
MOST_COUNTED = 9
LETTER_PAIRS = ("A/B", "C/D", "E/F")
"""Of the setup card: only these are two different spaces on every terrain (AOI-FW-02)."""


@dataclass(frozen=True)
class Correction:
    """One field of a data file as it is really printed: `5.scholar_selection`."""

    file: Literal["automa_cards", "terrain_priority", "difficulty"]
    path: str
    value: Any


def _joined(*texts: str) -> str:
    return " ".join(text for text in texts if text)


@dataclass(frozen=True)
class Symbionts:
    setup_text: str = ""
    place_tool_text: str = ""
    tool_effect_text: str = ""
    tool_leaves_text: str = ""
    exclude_hexes_with_building: bool = True
    exclude_hexes_with_tool: bool = True
    youth_is_own_terrain: bool = False
    ongoing_text: str = ""
    end_text: str = ""
    confirmed: bool = False

    def text(self, step: str) -> str:
        return {
            "symbionts_setup": self.setup_text,
            "place_tool": self.place_tool_text,
            "symbionts_ongoing": _joined(
                self.ongoing_text, self.tool_effect_text, self.tool_leaves_text
            ),
            "symbionts_end": self.end_text,
        }.get(step, "")


@dataclass(frozen=True)
class Blight:
    setup_text: str = ""
    fallow_land_text: str = ""
    blighted_land_text: str = ""
    fallow_supply: int = 0
    blighted_supply: int = 0
    automa_may_build_on_blighted: bool = True
    person_may_build_on_blighted: bool = field(
        default=True, metadata=written("human_may_build_on_blighted")
    )
    ongoing_text: str = ""
    end_text: str = ""
    confirmed: bool = False

    def text(self, step: str) -> str:
        return {
            "blight_setup": self.setup_text,
            "fallow_to_blighted": self.blighted_land_text,
            "blight_ongoing": _joined(self.ongoing_text, self.fallow_land_text),
            "blight_end": self.end_text,
        }.get(step, "")


@dataclass(frozen=True)
class Task:
    id: int
    text: str
    points: int = 0


@dataclass(frozen=True)
class Gognomes:
    setup_text: str = ""
    build_selection: str = ""
    task_cards: tuple[Task, ...] = ()
    task_tiles: tuple[Task, ...] = ()
    ongoing_text: str = ""
    end_text: str = ""
    confirmed: bool = False

    def text(self, step: str) -> str:
        return {
            "gognomes_setup": self.setup_text,
            "gognomes_tasks": self.ongoing_text,
            "gognomes_end": self.end_text,
        }.get(step, "")


@dataclass(frozen=True)
class OwnerFile:
    """What the owner typed in; `card` may replace cards of the printed deck by number."""

    format: int
    game: str
    id: str
    source: Source
    symbionts: Symbionts = Symbionts()
    blight: Blight = Blight()
    gognomes: Gognomes = Gognomes()
    correction: tuple[Correction, ...] = ()
    card: tuple[AutomaCard, ...] = ()


@dataclass(frozen=True)
class Box:
    """Cards, levels and rows in play: the printed ones with the owner's corrections."""

    cards: Mapping[int, AutomaCard]
    levels: Mapping[str, Level]
    priority: Mapping[str, PriorityCard]
    owner: OwnerFile | None = None
    contents: Mapping[str, Any] | None = field(default=None, compare=False)

    def manual_text(self, faction: str, step: str) -> str:
        """The owner's words for a manual step; empty while they are not known (AOI-FCT-11)."""
        section = getattr(self.owner, faction, None)
        return section.text(step) if section is not None else ""

    def may_have_ongoing(self, faction: str) -> bool:
        """Whether there is an ongoing rule: unknown means perhaps, confirmed without text no."""
        text = self.manual_text(faction, f"{faction}_ongoing")
        return bool(text) or not self.confirmed(faction)

    @property
    def build_selection(self) -> str:
        """How the Gognomes choose where to build, in the owner's words (AOI-FCT-10)."""
        return self.owner.gognomes.build_selection if self.owner else ""

    def texts(self, faction: str) -> list[str]:
        """Everything the owner wrote about a faction, to be read at any time."""
        section = getattr(self.owner, faction, None)
        if section is None:
            return []
        tasks = [*getattr(section, "task_cards", ()), *getattr(section, "task_tiles", ())]
        written = [value for value in vars(section).values() if isinstance(value, str) and value]
        return [*written, *(f"{task.id}: {task.text} ({task.points})" for task in tasks)]

    def confirmed(self, faction: str) -> bool:
        """Whether the owner has entered the printed card of a partial faction."""
        section = getattr(self.owner, faction, None)
        return bool(section is not None and section.confirmed)


@cache
def printed_box() -> Box:
    """The box as the data files know it."""
    return Box(printed_cards().by_number, printed_levels(), printed_priority())


def box_of(chosen: Any) -> Box:
    """The printed box, or the one of an owner's file."""
    return printed_box() if chosen in (None, PRINTED) else read_owner(chosen, "deck")


def read_owner(given: Any, file: str) -> Box:
    """The box with an owner's file applied; raises `BadData` for a mistake in it."""
    check_head(given, "age_of_innovation", file)
    owner = structure(given, OwnerFile, file)
    if owner.id == PRINTED:
        raise BadData("reserved_deck_id", file=file, id=owner.id)
    cards = _cards(given, owner.correction, file)
    priority = structure(
        _corrected("priority.toml", "terrain_priority", "priority", "home", owner.correction, file),
        PriorityCards,
        file,
    )
    levels = structure(
        _corrected("levels.toml", "difficulty", "level", "id", owner.correction, file), Levels, file
    )
    _check_rows(priority, file)
    stored = {**given, "card": cards["card"]}
    deck = structure(cards, AutomaCards, file)
    for card in deck.card:
        _check_card(card, file)
    return Box(
        deck.by_number,
        {level.id: level for level in levels.level},
        {card.home: card for card in priority.priority},
        owner,
        stored,
    )


def owner_card_file(given: Any, file: str) -> CardFile:
    """An owner's file as the frame shows it: with all fourteen cards."""
    box = read_owner(given, file)
    assert box.owner is not None
    assert box.contents is not None
    return CardFile(box.owner.id, box.owner.source, dict(box.contents))


@cache
def printed_card_file() -> CardFile:
    deck = printed_cards()
    return CardFile(deck.id, deck.source, contents("automa_cards.toml"))


def _cards(given: Any, corrections: Sequence[Correction], file: str) -> dict[str, Any]:
    """The printed cards, some replaced, then corrected."""
    printed = contents("automa_cards.toml")
    replaced = {card["number"]: card for card in given.get("card", ())}
    if unknown := sorted(set(replaced) - set(range(1, CARDS + 1))):
        raise BadData("unknown_card", file=file, card=unknown[0])
    printed["card"] = [replaced.get(card["number"], card) for card in printed["card"]]
    return _apply(printed, "automa_cards", "card", "number", corrections, file)


def _corrected(
    name: str, file: str, table: str, key: str, corrections: Sequence[Correction], owner: str
) -> dict[str, Any]:
    return _apply(contents(name), file, table, key, corrections, owner)


def _apply(
    data: dict[str, Any],
    file: str,
    table: str,
    key: str,
    corrections: Sequence[Correction],
    owner: str,
) -> dict[str, Any]:
    data = copy.deepcopy(data)
    rows = {str(row[key]): row for row in data[table]}
    for correction in corrections:
        if correction.file == file:
            _set(rows, correction, owner)
    return data


def _set(rows: dict[str, Any], correction: Correction, owner: str) -> None:
    """Put one value where its path leads."""
    *parents, last = correction.path.split(".")
    place: Any = rows
    for step in parents:
        place = place.get(step) if isinstance(place, dict) else None
    if not isinstance(place, dict) or place is rows or last not in place:
        raise BadData("unknown_path", file=owner, path=correction.path)
    place[last] = correction.value


def _check_card(card: AutomaCard, file: str) -> None:
    """A number to count to, and the letters of two different spaces (AOI-R-30)."""
    place = f"card {card.number}"
    check_range(card.count, 1, MOST_COUNTED, file=file, place=place, field="count")
    if "/".join(card.first_workshops) not in LETTER_PAIRS:
        reason = "/".join(card.first_workshops)[:40]
        raise BadData(
            "bad_data_value", file=file, place=place, field="first_workshops", reason=reason
        )


def _check_rows(cards: PriorityCards, file: str) -> None:
    """Each row is a permutation that begins at home."""
    for card in cards.priority:
        for letter in "AB":
            row = card.row(letter)
            if sorted(row) != sorted(TERRAINS) or row[0] != card.home:
                raise BadData("bad_priority_row", file=file, place=card.home, field=letter)
