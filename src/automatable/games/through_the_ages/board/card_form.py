"""The form of an Automa card: every section with the icons that can stand in it, to be tapped."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, get_args

from automatable.core.drawing.screens import Words
from automatable.core.drawing.svg import Drawing, together
from automatable.core.errors import BadPosition, Problem
from automatable.core.files.data import read_as_far
from automatable.core.turns.events import Ref
from automatable.games.through_the_ages.board.automa_card import auction_row
from automatable.games.through_the_ages.board.icons import icon, symbols_of
from automatable.games.through_the_ages.card_text import (
    BUILDINGS,
    SECTIONS,
    read_sections,
    rows_of,
    words_of,
    write_sections,
)
from automatable.games.through_the_ages.cards import (
    AutomaCard,
    AutomaDeck,
    DeckAge,
    DevelopIcon,
    TakeIcon,
)
from automatable.games.through_the_ages.manual_deck import typed_in

NEEDED = ("take", "cards", "bonus", "defence", "units")
"""The section and the numbers that no card is without."""
NUMBERS = {
    "gain": (("cards", 5), ("happy", 2)),
    "side": (("bonus", 8), ("defence", 12), ("units", 5)),
}
"""The numbers of a section and the greatest that can be tapped."""
ADVANTAGES = range(11)
BOUNDS = range(-15, 31)
BIDS = range(13)
STAGES = range(1, 6)
Row = tuple[int | None, int | None, int]
"""Of an auction: from, to and bid."""
_NOTHING: dict[str, Any] = {
    "politics": [], "take": [], "develop": [], "construct": [], "military_cards": 0,
    "happiness": 0, "auction": [], "colonization_bonus": 0, "defence": 0, "war_units": 0,
}  # fmt: skip


@dataclass(frozen=True)
class Button:
    """Something to tap: the word it stands for, its icons and what it is called."""

    token: str
    icons: Drawing
    label: str


@dataclass(frozen=True)
class Palette:
    """Buttons that belong together; a title if they need one."""

    title: str
    buttons: tuple[Button, ...]


@dataclass(frozen=True)
class Section:
    """One section of the card: what is in it so far and what can be tapped."""

    name: str
    label: str
    text: str
    palettes: tuple[Palette, ...] = ()
    numbers: tuple[tuple[str, str, int], ...] = ()
    either_or: bool = False

    @property
    def words(self) -> list[list[str]]:
        """What is in it, icon by icon; some are joined by "or"."""
        return [word.split("/") for word in words_of(self.text)]

    @property
    def rows(self) -> list[Row]:
        return rows_of(self.text)


def card_form(
    deck: AutomaDeck,
    age: DeckAge,
    given: Mapping[str, str],
    words: Words,
    sections: Sequence[str] = SECTIONS,
    part: str = "",
) -> dict[str, Any]:
    """Everything `screens/card.html` shows; all sections may be fields of one part of an answer."""
    auctions = list(_auctions(deck, age))
    rows = [row for known, _ in auctions for row in known] + rows_of(given.get("auction", ""))
    ends = {n for low, high, _ in rows for n in (low, high) if n is not None}
    return {
        "part": part,
        "needed": NEEDED,
        "sections": [_section(name, given.get(name, ""), words) for name in sections],
        "note": given.get("note", ""),
        "auctions": auctions,
        "bounds": sorted({*BOUNDS, *ends}),
        "bids": sorted({*BIDS, *(bid for _, _, bid in rows)}),
        "or_sign": words("table-or"),
        "cross": icon("cross"),
    }


def _section(name: str, text: str, words: Words) -> Section:
    numbers = tuple((n, words(f"number-{n}"), most) for n, most in NUMBERS.get(name, ()))
    either_or = name in ("take", "develop")
    return Section(
        name, words(f"section-{name}"), text, tuple(_palettes(name, words)), numbers, either_or
    )


def _palettes(section: str, words: Words) -> Iterator[Palette]:
    if section == "politics":
        yield Palette("", (_button("event", "event", words),))
        for attack in ("aggression", "war"):
            yield _numbered(attack, attack, ADVANTAGES, words)
    elif section in ("take", "develop"):
        kinds = get_args(TakeIcon if section == "take" else DevelopIcon)
        yield Palette("", tuple(_button(kind, kind, words) for kind in kinds))
    elif section == "construct":
        yield Palette("", tuple(_button(kind, kind, words) for kind in BUILDINGS))
        blue = tuple(_button(f"blue:{kind}", kind, words) for kind in BUILDINGS)
        yield Palette(words("entry-blue"), blue)
        yield _numbered("stages", "wonder_stages", STAGES, words)


def _button(token: str, kind: str, words: Words) -> Button:
    symbols = [*symbols_of(kind), *(["blue"] if token.startswith("blue:") else [])]
    return Button(token, together(*(icon(symbol) for symbol in symbols)), words(f"icon-{kind}"))


def _numbered(word: str, kind: str, numbers: range, words: Words) -> Palette:
    """One button for each number of an icon: `aggression:3`."""
    drawn = together(*(icon(symbol) for symbol in symbols_of(kind)))
    buttons = tuple(Button(f"{word}:{n}", drawn, str(n)) for n in numbers)
    return Palette(words(f"entry-{word}"), buttons)


def _auctions(deck: AutomaDeck, age: DeckAge) -> Iterator[tuple[list[Row], str]]:
    """Auction tables that other cards of the age have, row by row and to read: often the same."""
    for rows in dict.fromkeys(card.auction for card in deck.card if card.age == age):
        if rows:
            yield [(r.low, r.high, r.bid) for r in rows], " · ".join(map(auction_row, rows))


# --- a card on its way


def sketch(given: Mapping[str, str], age: DeckAge, number: int) -> tuple[AutomaCard, list[Problem]]:
    """The card as far as its sections can be read, and what is wrong or missing."""
    problems: list[Problem] = []
    fields = {**_NOTHING, "id": "sketch", "age": age, "number": number}
    for section in SECTIONS:
        try:
            fields |= read_sections(given, (section,))
        except BadPosition as error:
            problems += error.problems
    card, wrong = read_as_far(fields, AutomaCard, "card")
    assert card is not None
    told = any(problem.details.get("section") == Ref("section", "take") for problem in problems)
    wrong = [problem for problem in wrong if not (told and problem.details["field"] == "take")]
    return card, [*problems, *map(typed_in, wrong)]


def sections_of(card: AutomaCard | None) -> dict[str, str]:
    """The texts of a card that is in the deck; of an unknown one nothing but no happy face."""
    if card is None:
        return {"gain": "happy:0"}
    return {**write_sections(card), "note": card.note}
