"""Files of the owner's box: corrected cards, entered levels, the gap layout (EXP-OWN).

They are kept apart from the shipped data, and each says what it is: `kind` is
`decision_cards`, `progress_cards` or `gaps`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import asdict, dataclass
from functools import cache
from typing import Any, Literal

from automatable.core.cards import CardFile
from automatable.core.data import Source, check_head, check_range, structure
from automatable.core.errors import BadData
from automatable.games.expeditions.components import (
    MECHS,
    DecisionCard,
    DecisionDeck,
    Section,
    board,
    contents_of,
    shipped_cards,
)
from automatable.games.expeditions.levels import (
    HOUSE,
    BadLevel,
    Level,
    ProgressCards,
    check_level,
    shipped_levels,
)
from automatable.games.expeditions.state import CARDS, GapLayout

BUILT_IN = ("printed", "progress_cards", "house_levels")


class BadLevelFile(BadLevel, BadData):
    """A level file with mistakes; `problems` names all of them."""


@dataclass(frozen=True)
class Gap:
    """A hole of the map that holds a card, and the locations that touch it."""

    id: str
    touches: tuple[str, ...]


@dataclass(frozen=True)
class GapFile:
    format: int
    game: str
    id: str
    kind: Literal["gaps"]
    source: Source
    card: tuple[Gap, ...]


def owner_file(contents: Any, file: str) -> CardFile:
    """An owner's file of any kind, checked; it may not pretend to be one of the shipped ones.

    EXP-OWN-03
    """
    check_head(contents, "expeditions", file)
    kind = contents.get("kind")
    if not isinstance(kind, str) or kind not in READERS:
        raise BadData("bad_data_value", file=file, place="", field="kind", reason=str(kind)[:40])
    if contents.get("id") in (*BUILT_IN, *shipped_levels()):
        raise BadData("reserved_deck_id", file=file, id=str(contents["id"]))
    source = READERS[kind](contents, file)
    return CardFile(contents["id"], source, contents)


def own_deck(contents: Any) -> dict[str, Any]:
    """An option's value: the contents of a file of corrected cards."""
    return _own("decision_cards", contents)


def own_level(contents: Any) -> dict[str, Any]:
    return _own("progress_cards", contents)


def own_gap_layout(contents: Any) -> dict[str, Any]:
    return _own("gaps", contents)


def _own(kind: str, contents: Any) -> dict[str, Any]:
    file = owner_file(contents, kind)
    if file.contents["kind"] != kind:
        raise BadData("wrong_kind", file=file.id, option=kind)
    return file.contents


# --- corrected decision cards


def cards_of(chosen: Any) -> dict[int, DecisionCard]:
    """The cards of a game: the shipped ones, or an owner's (EXP-OWN-01)."""
    if chosen == "printed":
        return dict(shipped_cards())
    return dict(sorted(_deck(chosen, "deck").by_number.items()))


def _deck(contents: Any, file: str) -> DecisionDeck:
    deck = structure(contents, DecisionDeck, file)
    if tuple(sorted(card.number for card in deck.card)) != CARDS:
        raise BadData("wrong_card_count", file=file, cards=len(deck.card), wanted=len(CARDS))
    for card in deck.card:
        for mech in MECHS:
            _check_section(card.section(mech), f"card {card.number} {mech}", file)
    return deck


def _check_section(section: Section, place: str, file: str) -> None:
    """EXP-OWN-01"""
    ranges = [("distance", section.distance, 1, 3)]
    target = section.target
    if target is not None:
        ranges.append(("min_stars", target.min_stars, 0, 8))
        times = target.take_up_to
        if (target.kind == "corruption") != (times is not None):
            reason = f"{target.kind} x {times}"
            raise BadData(
                "bad_data_value", file=file, place=place, field="take_up_to", reason=reason
            )
        ranges.append(("take_up_to", 1 if times is None else times, 1, 3))
    for field, value, low, high in ranges:
        check_range(value, low, high, file=file, place=place, field=field)


# --- entered levels


def level_of(chosen: Any) -> Level:
    """The level of a game: a shipped one by id, or the one of an owner's file."""
    if isinstance(chosen, str):
        return shipped_levels()[chosen]
    return _progress_cards(chosen, "level").card[0].level


def _progress_cards(contents: Any, file: str) -> ProgressCards:
    cards = structure(contents, ProgressCards, file)
    if len(cards.card) != 1:
        raise BadData("wrong_card_count", file=file, cards=len(cards.card), wanted=1)
    card = cards.card[0]
    if card.id != cards.id or card.id in HOUSE:
        raise BadData("bad_data_value", file=file, place="card", field="id", reason=card.id[:40])
    try:
        check_level(card.level)
    except BadLevel as error:
        raise BadLevelFile(error.problems) from None
    return cards


def level_file(level: Level, edition: str) -> dict[str, Any]:
    """An entered level as the contents of a file."""
    return {
        "format": 1, "game": "expeditions", "id": level.id, "kind": "progress_cards",
        "source": {"edition": edition, "confidence": "owner", "notes": "Typed in by its owner."},
        "card": [level.to_json()],
    }  # fmt: skip


def deck_file(cards: Mapping[int, DecisionCard]) -> dict[str, Any]:
    """Corrected cards as the contents of a file."""
    return {
        "format": 1, "game": "expeditions", "id": "corrected", "kind": "decision_cards",
        "source": {"edition": "own box", "confidence": "owner", "notes": "Corrected cards."},
        "card": [_card_json(card) for _, card in sorted(cards.items())],
    }  # fmt: skip


def _card_json(card: DecisionCard) -> dict[str, Any]:
    """A card without the fields that say nothing."""
    told = asdict(card)
    for mech in MECHS:
        target = told[mech]["target"]
        told[mech]["target"] = target and {k: v for k, v in target.items() if v is not None}
    return told


# --- the gap layout


def gaps_of(chosen: Any) -> GapLayout:
    """The layout of a game: inferred, confirmed by the owner, or edited (EXP-OWN-02)."""
    if chosen in ("inferred", "confirmed"):
        return GapLayout(chosen, board().gaps)
    return GapLayout("edited", _gaps_by_location(_gaps(chosen, "gap_layout")))


def _gaps(contents: Any, file: str) -> GapFile:
    gaps = structure(contents, GapFile, file)
    if tuple(sorted(gap.id for gap in gaps.card)) != board().gap_names:
        wanted = len(board().gap_names)
        raise BadData("wrong_card_count", file=file, cards=len(gaps.card), wanted=wanted)
    for gap in gaps.card:
        for place in gap.touches:
            if place not in board().locations:
                args = {"place": f"card {gap.id}", "field": "touches", "reason": place[:40]}
                raise BadData("bad_data_value", file=file, **args)
    return gaps


def _gaps_by_location(gaps: GapFile) -> dict[str, tuple[str, ...]]:
    ordered = sorted(gaps.card, key=lambda gap: gap.id)
    return {
        place: tuple(gap.id for gap in ordered if place in gap.touches)
        for place in board().locations
    }


READERS = {
    "decision_cards": lambda contents, file: _deck(contents, file).source,
    "progress_cards": lambda contents, file: _progress_cards(contents, file).source,
    "gaps": lambda contents, file: _gaps(contents, file).source,
}


@cache
def built_in_files() -> Mapping[str, CardFile]:
    """The shipped decks by id, each with where it comes from."""
    return {file.id: file for file in _built_in_files()}


def _built_in_files() -> Iterator[CardFile]:
    for id in BUILT_IN:
        contents = contents_of(f"decks/{id}.toml")
        source = structure(contents["source"], Source, f"{id}.toml")
        yield CardFile(id, source, contents)
