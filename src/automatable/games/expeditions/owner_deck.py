"""Files of the owner's box: corrected cards, entered levels, the gap layout (EXP-OWN).

They are kept apart from the shipped data, and each says what it is: `kind` is
`decision_cards`, `progress_cards` or `gaps`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any, Literal, get_args, get_type_hints

from automatable.core.decks.card_fields import field_notes, fields_of
from automatable.core.decks.cards import CardFile
from automatable.core.errors import BadData, Problem
from automatable.core.files.data import Source, check_head, structure
from automatable.core.files.toml_text import file_text
from automatable.core.state.declaring import fact, record
from automatable.core.state.writing import written_record
from automatable.core.wording import Words
from automatable.games.expeditions.components import (
    DecisionCard,
    DecisionDeck,
    board,
    contents_of,
    shipped_cards,
)
from automatable.games.expeditions.levels import (
    Coins,
    Level,
    OwnLevel,
    shipped_levels,
)
from automatable.games.expeditions.state import GapLayout

EXAMPLE = Level("my-level", "My level", (2, 5, 8, 11, 14, 17, 19, 21), 22, Coins(5, 1, 2))
"""The level of the file from which an owner starts."""
BUILT_IN = ("printed", "progress_cards", "house_levels")


@record(frozen=True)
class Gap:
    """A hole of the map that holds a card, and the locations that touch it."""

    id: str
    touches: tuple[str, ...] = fact(values=lambda: board().locations)


@dataclass(frozen=True)
class GapFile:
    format: int
    game: str
    id: str
    kind: Literal["gaps"]
    source: Source
    card: tuple[Gap, ...]

    def misfits(self) -> Iterator[Problem]:
        wanted = board().gap_names
        if tuple(sorted(gap.id for gap in self.card)) != wanted:
            yield Problem("wrong_card_count", {"cards": len(self.card), "wanted": len(wanted)})


SHAPES: Mapping[str, type[DecisionDeck | OwnLevel | GapFile]] = {
    "decision_cards": DecisionDeck,
    "progress_cards": OwnLevel,
    "gaps": GapFile,
}
"""What each kind of file is read as."""


def owner_file(contents: Any, file: str) -> CardFile:
    """An owner's file of any kind, checked; it may not pretend to be one of the shipped ones.

    EXP-OWN-03
    """
    check_head(contents, "expeditions", file)
    kind = contents.get("kind")
    if not isinstance(kind, str) or kind not in SHAPES:
        raise BadData("bad_data_value", file=file, place="", field="kind", reason=str(kind)[:40])
    if contents.get("id") in (*BUILT_IN, *shipped_levels()):
        raise BadData("reserved_deck_id", file=file, id=str(contents["id"]))
    read = structure(contents, SHAPES[kind], file)
    return CardFile(read.id, read.source, contents)


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
    return dict(sorted(structure(chosen, DecisionDeck, "deck").by_number.items()))


# --- entered levels


def level_of(chosen: Any) -> Level:
    """The level of a game: a shipped one by id, or the one of an owner's file."""
    if isinstance(chosen, str):
        return shipped_levels()[chosen]
    return structure(chosen, OwnLevel, "level").card[0].level


def new_file(kind: str, words: Words | None) -> str:
    """A commented file of a kind to start from."""
    example: Any = {
        "progress_cards": level_file(EXAMPLE, "own box"),
        "decision_cards": deck_file(shipped_cards()),
        "gaps": gap_file(),
    }[kind]
    said = [] if words is None else [words(f"deck-new-{kind}")]
    card_shape = get_args(get_type_hints(SHAPES[kind])["card"])[0]
    notes = field_notes(fields_of(card_shape), words)
    return file_text(example, [*said, "automatable deck check FILE"], notes)


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
        "card": [written_record(card) for _, card in sorted(cards.items())],
    }  # fmt: skip


# --- the gap layout


def gap_file() -> dict[str, Any]:
    """The layout that we infer as the contents of a file."""
    cards = [
        {"id": gap, "touches": [place for place, gaps in board().gaps.items() if gap in gaps]}
        for gap in board().gap_names
    ]
    return {
        "format": 1, "game": "expeditions", "id": "my-gaps", "kind": "gaps",
        "source": {"edition": "own box", "confidence": "owner", "notes": "The gaps as they lie."},
        "card": cards,
    }  # fmt: skip


def gaps_of(chosen: Any) -> GapLayout:
    """The layout of a game: inferred, confirmed by the owner, or edited (EXP-OWN-02)."""
    if chosen in ("inferred", "confirmed"):
        return GapLayout(chosen, board().gaps)
    return GapLayout("edited", _gaps_by_location(structure(chosen, GapFile, "gap_layout")))


def _gaps_by_location(gaps: GapFile) -> dict[str, tuple[str, ...]]:
    ordered = sorted(gaps.card, key=lambda gap: gap.id)
    return {
        place: tuple(gap.id for gap in ordered if place in gap.touches)
        for place in board().locations
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
