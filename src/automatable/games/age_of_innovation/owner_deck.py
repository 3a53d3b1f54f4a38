"""The owner's file: what only the owner of a box can read from the printed cards.

Three faction cards are not public. Their owner may type in the texts, and may correct any
single field of the cards, priority rows or levels after a look at the printed component.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import Any, Literal

from automatable.core.decks.card_fields import field_notes, fields_of
from automatable.core.decks.cards import CardFile
from automatable.core.errors import BadData, Problem
from automatable.core.files.data import Source, check_head, read_as_far, refuse, structure
from automatable.core.files.toml_text import file_text, toml
from automatable.core.state.declaring import fact
from automatable.core.state.writing import written_record
from automatable.core.wording import Words
from automatable.games.age_of_innovation.components import (
    CARDS,
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
    person_may_build_on_blighted: bool = fact(default=True, name="human_may_build_on_blighted")
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


SECTIONS = (Symbionts, Blight, Gognomes)


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


DATA_FILES: Mapping[str, tuple[str, str, str, type[Any]]] = {
    "automa_cards": ("automa_cards.toml", "card", "number", AutomaCards),
    "terrain_priority": ("priority.toml", "priority", "home", PriorityCards),
    "difficulty": ("levels.toml", "level", "id", Levels),
}
"""What can be corrected: the file, its tables, by what they are named, and their shape."""


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
    problems: list[Problem] = []
    told = {name: _corrected(name, owner, given, file, problems) for name in DATA_FILES}
    read: list[tuple[Any, list[Problem]]] = [
        read_as_far(told[name], shape, file) for name, (*_, shape) in DATA_FILES.items()
    ]
    refuse([*problems, *(problem for _, wrong in read for problem in wrong)])
    deck, priority, levels = (found for found, _ in read)
    return Box(
        deck.by_number,
        {level.id: level for level in levels.level},
        {card.home: card for card in priority.priority},
        owner,
        {**given, "card": told["automa_cards"]["card"]},
    )


def new_file(words: Words | None) -> str:
    """A file to start from: everything in it may be left out."""
    source = Source("my own box", "owner", "Typed in from the printed cards.")
    empty = written_record(OwnerFile(1, "age_of_innovation", "my-box", source))
    told = {name: value for name, value in empty.items() if name not in ("correction", "card")}
    said = [] if words is None else [words("deck-new")]
    example = toml({"file": "automa_cards", "path": "5.scholar_selection", "value": "catch_up"})
    head = [*said, "automatable deck check FILE", f"correction = [{example}]"]
    notes = field_notes([f for section in SECTIONS for f in fields_of(section)], words)
    return file_text(told, head, notes)


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


def _corrected(name: str, owner: OwnerFile, given: Any, file: str, problems: list[Problem]) -> Any:
    """The contents of a data file as the owner says it is printed; mistakes are noted."""
    toml, table, key, _ = DATA_FILES[name]
    data = contents(toml)
    if table == "card":
        problems += _replace_cards(data, given, file)
    rows = {str(row[key]): row for row in data[table]}
    for correction in (told for told in owner.correction if told.file == name):
        problems += _set(rows, correction, file)
    return data


def _replace_cards(data: dict[str, Any], given: Any, file: str) -> Iterator[Problem]:
    replaced = {card["number"]: card for card in given.get("card", ())}
    for unknown in sorted(replaced.keys() - set(range(1, CARDS + 1))):
        yield Problem("unknown_card", {"file": file, "card": unknown})
    data["card"] = [replaced.get(card["number"], card) for card in data["card"]]


def _set(rows: dict[str, Any], correction: Correction, file: str) -> Iterator[Problem]:
    """Put one value where its path leads."""
    *parents, last = correction.path.split(".")
    place: Any = rows
    for step in parents:
        place = place.get(step) if isinstance(place, dict) else None
    if not isinstance(place, dict) or place is rows or last not in place:
        yield Problem("unknown_path", {"file": file, "path": correction.path})
    else:
        place[last] = correction.value
