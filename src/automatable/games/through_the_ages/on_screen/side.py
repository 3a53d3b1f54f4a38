"""The person's side as data: start, tables of both banks, prices, what the text of a card does."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache
from typing import Any, Literal

from automatable.core.files.data import Source, structure
from automatable.games.through_the_ages.base_cards import (
    UNIT_KINDS,
    URBAN_KINDS,
    civil_cards,
    contents,
    military_cards,
)

FILE = "person_side.toml"
KINDS = ("farm", "mine", *URBAN_KINDS, *UNIT_KINDS)
MILITARY_KINDS = ("event", "territory", "tactic", "aggression", "war", "bonus")
Ability = Literal[
    "", "leave_for_yellow_token", "military_as_civil", "goes_under_a_wonder",
    "second_political_action", "colonize_from_hand", "grow_and_build_unit", "infantry_as_cavalry",
    "peek", "upgrade_into_theater", "revolution_by_military_actions", "labs_produce_resources",
    "peaceful", "choice_each_turn", "extra_happy_face", "free_population", "best_mine_twice",
]  # fmt: skip


@dataclass(frozen=True)
class CivilSide:
    """What the text of a civil card does for the person, beside its figures and icons."""

    id: str
    abilities: tuple[Ability, ...] = ()
    rating: dict[str, int] = field(default_factory=dict)
    strength_per_face: tuple[str, ...] = ()
    culture_per_face: tuple[str, ...] = ()
    urban_discount: tuple[int, ...] = ()
    """By the level of the building."""
    stages_per_action: int = 1
    hand_limits: int = 0
    grow_discount: int = 0
    take_leader_discount: int = 0
    take_discount_if_leader_replaced: int = 0
    no_wonder_surcharge: bool = False
    develop_discount: dict[str, int] = field(default_factory=dict)
    pair_discount: dict[str, int] = field(default_factory=dict)
    unit_discount: dict[str, int] = field(default_factory=dict)
    on_take_technology: dict[str, int] = field(default_factory=dict)
    on_develop: dict[str, int] = field(default_factory=dict)
    on_revolution: dict[str, int] = field(default_factory=dict)
    each_turn: dict[str, int] = field(default_factory=dict)
    culture_if_strongest: int = 0
    colonize_discards: int = 0
    on_finish: str = ""
    order: Literal["", "stage", "grow", "build_or_upgrade", "upgrade", "develop"] = ""
    groups: tuple[str, ...] = ()
    discount: int = 0
    then: dict[str, int] = field(default_factory=dict)
    gain: dict[str, int] = field(default_factory=dict)
    gain_if: Literal["", "automa_stronger", "automa_more_culture"] = ""
    choice: tuple[dict[str, int], ...] = ()


@dataclass(frozen=True)
class Part:
    """One part of an event, with its condition."""

    when: Literal[
        "", "strongest", "weakest", "most_culture", "least_culture", "most_happiness",
        "most_culture_and_weakest", "discontent",
    ] = ""  # fmt: skip
    gain: dict[str, int] = field(default_factory=dict)
    gain_by: dict[str, str] = field(default_factory=dict)
    """Formulas by what they give."""
    lose: dict[str, int] = field(default_factory=dict)
    lose_by: dict[str, str] = field(default_factory=dict)
    produce: Literal["", "food", "resources", "economy"] = ""
    ask: str = ""
    n: int = 0
    technology: str = ""
    choice: tuple[dict[str, int], ...] = ()
    culture_in_age_iv: int | None = None


@dataclass(frozen=True)
class EventSide:
    """What an event does to the person."""

    id: str
    parts: tuple[Part, ...]


@dataclass(frozen=True)
class Start:
    """Where the person begins (TTA-ON-SET-01, TTA-ON-SET-02)."""

    workers: dict[str, int]
    unused: int
    yellow: int
    blue: int
    government: str
    first_round_civil_actions: dict[str, int]


@dataclass(frozen=True)
class YellowRow:
    """What holds while at least this many yellow tokens are in the bank (TTA-ON-TOK-02)."""

    least: int
    consumption: int
    happy_faces: int
    grow: int | None = None


@dataclass(frozen=True)
class BlueRow:
    """How much is lost to corruption while this many blue tokens are in the bank.

    TTA-ON-TOK-08
    """

    least: int
    corruption: int


@dataclass(frozen=True)
class Price:
    """What a card costs up to this space of the row (TTA-ON-TAKE-01)."""

    last_space: int
    civil_actions: int


@dataclass(frozen=True)
class Limits:
    culture_per_missing_food: int
    military_cards_per_turn: int
    play_tactic: int
    copy_tactic: int


@dataclass(frozen=True)
class PersonSide:
    """The whole file."""

    format: int
    game: str
    source: Source
    start: Start
    yellow_bank: tuple[YellowRow, ...]
    blue_bank: tuple[BlueRow, ...]
    price: tuple[Price, ...]
    limits: Limits
    civil: tuple[CivilSide, ...]
    event: tuple[EventSide, ...]


@cache
def person_side() -> PersonSide:
    return structure(contents(FILE), PersonSide, FILE)


@cache
def _civil_sides() -> dict[str, CivilSide]:
    texts = {side.id: side for side in person_side().civil}
    return {id: texts.get(id) or CivilSide(id) for id in civil_cards()}


NOBODY = CivilSide("")


def side_of(id: str | None) -> CivilSide:
    """The text of a civil card; of none if there is no card."""
    return NOBODY if id is None else _civil_sides()[id]


@cache
def event_sides() -> dict[str, EventSide]:
    return {side.id: side for side in person_side().event}


@cache
def _yellow_rows() -> tuple[YellowRow, ...]:
    most = person_side().yellow_bank[0].least
    rows = person_side().yellow_bank
    return tuple(next(row for row in rows if n >= row.least) for n in range(most + 1))


def yellow_row(tokens: int) -> YellowRow:
    """What holds with this many yellow tokens in the bank (TTA-ON-TOK-02)."""
    rows = _yellow_rows()
    return rows[min(tokens, len(rows) - 1)]


@cache
def _corruptions() -> tuple[int, ...]:
    rows = person_side().blue_bank
    return tuple(
        next(row.corruption for row in rows if n >= row.least) for n in range(rows[0].least + 1)
    )


def corruption_at(tokens: int) -> int:
    """What is lost with this many blue tokens in the bank (TTA-ON-TOK-08)."""
    found = _corruptions()
    return found[min(tokens, len(found) - 1)]


@cache
def price_of_space(space: int) -> int:
    """The civil actions for a card on a space of the row (TTA-ON-TAKE-01)."""
    return next(p.civil_actions for p in person_side().price if space <= p.last_space)


@cache
def icons(id: str) -> dict[str, int]:
    """The printed icons of a card; what its text sets is counted apart."""
    printed: dict[str, Any] = civil_cards()[id].printed or dict(civil_cards()[id].icons)
    return {name: n for name, n in printed.items() if isinstance(n, int)}


@cache
def technology_order() -> dict[str, int]:
    """Technologies with workers by kind, then level (TTA-ON-NOT-01)."""
    cards = [card for card in civil_cards().values() if card.kind in KINDS]
    cards.sort(key=lambda card: (KINDS.index(card.kind), card.level))
    return {card.id: n for n, card in enumerate(cards)}


@cache
def civil_order() -> dict[str, int]:
    """The place of each civil card in every list (TTA-ON-NOT-01)."""
    return {id: n for n, id in enumerate(civil_cards())}


@cache
def military_order() -> dict[str, int]:
    """By kind, then as in the file (TTA-ON-NOT-01)."""
    cards = sorted(military_cards().values(), key=lambda card: MILITARY_KINDS.index(card.kind))
    return {card.id: n for n, card in enumerate(cards)}
