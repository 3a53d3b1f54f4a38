"""What is in the box: board, decision cards and numbers of the base game, from the data files."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache, cached_property
from importlib.resources import files
from typing import Any, Literal

from automatable.core.errors import Problem
from automatable.core.files.data import Source, parse_toml, structure
from automatable.core.state.declaring import fact, record
from automatable.core.state.positions import bad_value

MechName = Literal["north", "central"]
Kind = Literal["map", "corruption", "token_20"]
MECHS: tuple[MechName, ...] = ("north", "central")
CARDS = tuple(range(1, 15))
DATA = files("automatable.games.expeditions") / "data"


@dataclass(frozen=True)
class Mech:
    """An Automa mech: where it starts, and which way it always moves."""

    start: str
    direction: Literal["east", "west"]
    step: Literal[1, -1]
    ring: str


@dataclass(frozen=True)
class Board:
    """Three rows of locations, and the gaps that hold face-up cards."""

    format: int
    game: str
    source: Source
    search_range: int
    person_start: str
    other_places: tuple[str, ...]
    rows: dict[str, tuple[str, ...]]
    mech: dict[str, Mech]
    gaps: dict[str, tuple[str, ...]]

    @cached_property
    def locations(self) -> tuple[str, ...]:
        """The 14 locations that matter to the Automa."""
        return self.rows["north"] + self.rows["central"]

    @cached_property
    def places(self) -> tuple[str, ...]:
        """Everywhere the person's mech can be."""
        return self.locations + self.rows["south"] + self.other_places

    @cached_property
    def gap_names(self) -> tuple[str, ...]:
        return tuple(sorted({gap for gaps in self.gaps.values() for gap in gaps}))


@dataclass(frozen=True)
class BaseGame:
    """The numbers of the base game that the solo rules touch."""

    format: int
    game: str
    source: Source
    person_stars: int
    automa_stars: int
    corruption_in_bag: int
    token_values: tuple[int, ...]
    map_tokens: int
    excluded_cards: tuple[str, ...]
    coins_per_star_by_quests: tuple[int, ...]
    coins_per_corruption: int
    reveal_stand_in: dict[str, int]


@record(frozen=True)
class Target:
    """What a mech looks for; `take_up_to` is the multiplier of a corruption icon (EXP-OWN-01)."""

    kind: Kind
    min_stars: int = fact(values=range(9))
    take_up_to: int | None = fact(default=None, left_out=None, values=(None, 1, 2, 3))

    def misfits(self) -> Iterator[Problem]:
        if (self.kind == "corruption") != (self.take_up_to is not None):
            reason = f"{self.kind} x {self.take_up_to}"
            yield Problem("bad_data_value", {"field": "take_up_to", "reason": reason})


@record(frozen=True)
class Section:
    """The part of a card for one mech (EXP-GEN-07)."""

    sweep: bool
    distance: int = fact(values=range(1, 4))
    target: Target | None = None


@dataclass(frozen=True)
class DecisionCard:
    """A card from top to bottom: progress, north mech, central mech (EXP-GEN-07)."""

    number: int
    progress: bool
    north: Section
    central: Section
    confidence: str = "owner"
    note: str = ""

    def section(self, mech: MechName) -> Section:
        return self.north if mech == "north" else self.central

    def same_as(self, other: DecisionCard) -> bool:
        """Whether both show the same, whatever is known about their sources."""
        return printed(self) == printed(other)


def printed(card: DecisionCard) -> tuple[int, bool, Section, Section]:
    """What is printed on a card."""
    return card.number, card.progress, card.north, card.central


@dataclass(frozen=True)
class DecisionDeck:
    """Fourteen decision cards."""

    format: int
    game: str
    id: str
    kind: Literal["decision_cards"]
    source: Source
    card: tuple[DecisionCard, ...]

    def misfits(self) -> Iterator[Problem]:
        if sorted(card.number for card in self.card) != [*CARDS]:
            yield Problem("wrong_card_count", {"cards": len(self.card), "wanted": len(CARDS)})

    @cached_property
    def by_number(self) -> Mapping[int, DecisionCard]:
        return {card.number: card for card in self.card}


@cache
def board() -> Board:
    return structure(contents_of("board.toml"), Board, "board.toml")


@cache
def base_game() -> BaseGame:
    return structure(contents_of("base_game.toml"), BaseGame, "base_game.toml")


@cache
def shipped_cards() -> Mapping[int, DecisionCard]:
    """The decision cards as they came with this game, by number."""
    contents = contents_of("decks/printed.toml")
    return structure(contents, DecisionDeck, "printed.toml").by_number


def contents_of(name: str) -> dict[str, Any]:
    return parse_toml(DATA.joinpath(name).read_text(encoding="utf-8"), name)


def gaps_at(gaps: tuple[str, ...], path: str) -> tuple[str, ...]:
    """The gaps that touch a location, as a position tells them."""
    if set(gaps) - set(board().gap_names):
        raise bad_value(path, ", ".join(gaps))
    return gaps
