"""What is in the box: patches, time board, levels and the Automa's cards, from the data files."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache, cached_property
from importlib.resources import files
from typing import Any, Literal

from automatable.core.cards import CardFile, check_numbers
from automatable.core.data import Source, check_head, check_range, parse_toml, structure
from automatable.core.errors import BadData

Condition = Literal["no_overtake", "most_buttons", "largest", "farthest"]
Scored = Literal["tile", "buttons", "patches_with_buttons", "printed_buttons"]
PRINTED = ("normal", "tactical")
DECK_SIZE = 12
DATA = files("automatable.games.patchwork") / "data"


@dataclass(frozen=True)
class Patch:
    """One fabric piece; `rows` is its picture with # for cells."""

    id: int
    letter: str
    rows: tuple[str, ...]
    button_cost: int
    time_cost: int
    printed_buttons: int
    starter: bool = False

    @cached_property
    def cells(self) -> int:
        return sum(row.count("#") for row in self.rows)


@dataclass(frozen=True)
class PatchSet:
    """The patches of one edition."""

    format: int
    game: str
    source: Source
    leather_patches: int
    patch: tuple[Patch, ...]


@dataclass(frozen=True)
class Level:
    """A difficulty level: where the marker stands and what the Automa scores."""

    number: int
    roman: str
    spaces_before_final: int
    scores: tuple[Scored, ...]


@dataclass(frozen=True)
class Levels:
    format: int
    game: str
    source: Source
    level: tuple[Level, ...]


@dataclass(frozen=True)
class TimeBoard:
    """The track and the constants of quilt, tile and score."""

    format: int
    game: str
    source: Source
    final_space: int
    income_spaces: tuple[int, ...]
    leather_layouts: dict[str, tuple[int, ...]]
    starting_buttons: int
    quilt_size: int
    tile_square: int
    tile_points: int
    penalty_per_empty_cell: int
    window: int
    set_aside_cards: int


@dataclass(frozen=True)
class AutomaCard:
    """A card from top to bottom: budget, conditions, income (PAT-CARD-01)."""

    number: int
    budget: int
    conditions: tuple[Condition, ...]
    income: int


@dataclass(frozen=True)
class AutomaDeck:
    """Twelve cards; with `backs = "budget"` the next value lies open (PAT-CARD-02)."""

    format: int
    game: str
    id: str
    backs: Literal["blank", "budget"]
    source: Source
    card: tuple[AutomaCard, ...]

    @cached_property
    def by_number(self) -> dict[int, AutomaCard]:
        return {card.number: card for card in self.card}

    @cached_property
    def numbers(self) -> tuple[int, ...]:
        return tuple(sorted(self.by_number))

    @property
    def open_backs(self) -> bool:
        return self.backs == "budget"


def read_deck(contents: Any, file: str) -> AutomaDeck:
    """A deck checked: twelve different cards with budgets and incomes that can be printed."""
    check_head(contents, "patchwork", file)
    deck = structure(contents, AutomaDeck, file)
    check_numbers([card.number for card in deck.card], DECK_SIZE, file)
    for card in deck.card:
        _check_card(card, file)
    return deck


def read_own_deck(contents: Any, file: str) -> AutomaDeck:
    """An owner's or designer's deck: it may not pretend to be one of the printed ones."""
    deck = read_deck(contents, file)
    if deck.id in PRINTED and deck.card != built_in_deck(deck.id).card:
        raise BadData("reserved_deck_id", file=file, id=deck.id)
    return deck


def _check_card(card: AutomaCard, file: str) -> None:
    place = f"card {card.number}"
    for field, low, high in (("number", 1, 999), ("budget", 0, 20), ("income", 0, 20)):
        check_range(getattr(card, field), low, high, file=file, place=place, field=field)
    if len(card.conditions) > 3 or len(set(card.conditions)) < len(card.conditions):
        raise BadData("bad_conditions", file=file, place=place, field="conditions")


def card_file(contents: dict[str, Any], file: str) -> CardFile:
    """The deck as the frame shows it."""
    deck = read_deck(contents, file)
    return CardFile(deck.id, deck.source, contents)


def own_card_file(contents: Any, file: str) -> CardFile:
    """An owner's deck as the frame shows it."""
    deck = read_own_deck(contents, file)
    return CardFile(deck.id, deck.source, contents)


@cache
def patches() -> dict[int, Patch]:
    """The standard set by id."""
    found = structure(_contents("patches.toml"), PatchSet, "patches.toml")
    return {patch.id: patch for patch in found.patch}


@cache
def by_letter() -> dict[str, Patch]:
    return {patch.letter: patch for patch in patches().values()}


@cache
def levels() -> dict[int, Level]:
    found = structure(_contents("levels.toml"), Levels, "levels.toml")
    return {level.number: level for level in found.level}


@cache
def time_board() -> TimeBoard:
    return structure(_contents("time_board.toml"), TimeBoard, "time_board.toml")


@cache
def built_in_files() -> dict[str, CardFile]:
    """The two printed decks by id."""
    return {name: card_file(_contents(f"decks/{name}.toml"), f"{name}.toml") for name in PRINTED}


@cache
def built_in_deck(id: str) -> AutomaDeck:
    return read_deck(built_in_files()[id].contents, f"{id}.toml")


def _contents(name: str) -> dict[str, Any]:
    return parse_toml(DATA.joinpath(name).read_text(encoding="utf-8"), name)
