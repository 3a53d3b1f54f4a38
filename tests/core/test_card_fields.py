"""What a card can say is declared once: the form, the template and the terminal follow."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Literal

import pytest

from automatable.core.decks.card_fields import CardField, card_of, field_notes, fields_of, texts_of
from automatable.core.decks.cards import CardFile
from automatable.core.decks.owners import DeckFiles
from automatable.core.errors import BadData, Unfinished
from automatable.core.files.data import parse_toml
from automatable.core.files.toml_text import file_text, value_of
from automatable.core.game import games
from automatable.core.state.declaring import fact, record
from automatable.ui.words.words import LANGUAGES, Words


@record(frozen=True)
class Cargo:
    kind: Literal["fruit", "iron"]
    many: int = fact(default=1, values=(1, 2, 4))


@record(frozen=True)
class Card:
    number: int = fact(values=range(1, 100))
    loud: bool
    wants: tuple[Literal["near", "far"], ...]
    name: str
    cargo: Cargo | None = None
    rows: tuple[tuple[int, ...], ...] = ()


FIELDS = fields_of(Card)
FULL = {
    "number": 7,
    "loud": True,
    "wants": ["far", "near"],
    "name": "Gull",
    "cargo": {"kind": "iron", "many": 2},
    "rows": [[1, 2], [3]],
}


def test_the_types_say_what_kind_of_field_it_is() -> None:
    assert (
        CardField("number", "number", numbers=range(1, 100)),
        CardField("loud", "yes_no"),
        CardField("wants", "choices", ("near", "far")),
        CardField("name", "text"),
        CardField("cargo.kind", "choice", ("fruit", "iron"), optional=True),
        CardField("cargo.many", "choice", (1, 2, 4), optional=True),
        CardField("rows", "toml", optional=True),
    ) == FIELDS


def test_a_card_is_typed_in_as_it_is_written() -> None:
    texts = texts_of(FIELDS, FULL)
    assert texts == {
        "number": "7", "loud": "yes", "wants": "far near", "name": "Gull", "cargo.kind": "iron",
        "cargo.many": "2", "rows": "[[1, 2], [3]]",
    }  # fmt: skip
    assert card_of(FIELDS, texts) == FULL


def test_what_is_left_empty_is_left_out() -> None:
    typed = {"number": "7", "loud": "no", "wants": "", "name": "", "rows": " "}
    assert card_of(FIELDS, typed) == {"number": 7, "loud": False, "wants": [], "name": ""}


@pytest.mark.parametrize(
    ("name", "typed"),
    [("number", "x"), ("loud", "perhaps"), ("cargo.many", "3"), ("rows", "[[1"), ("rows", "a\nb")],
)
def test_what_cannot_be_meant_stays_a_text_and_is_refused_by_the_reader(
    name: str, typed: str
) -> None:
    assert next(field for field in FIELDS if field.name == name).value(typed) == typed


def test_a_template_explains_every_field() -> None:
    told = field_notes(FIELDS, None)
    assert "# number      1 – 99" in told
    assert "# cargo.many  1, 2, 4" in told
    assert len(told.splitlines()) == len(FIELDS)


def test_the_text_of_a_file_reads_back() -> None:
    contents = {"id": 'a "b', "empty": [], "source": {"notes": "x"}, "card": [FULL, FULL]}
    assert parse_toml(file_text(contents, ["a comment"], "# a note"), "file") == contents
    assert value_of("{ a = [1, true] }") == {"a": [1, True]}


# --- every game


def decks() -> Iterator[Any]:
    for game in games().values():
        if isinstance(game.decks, DeckFiles):
            yield from (pytest.param(game.decks, id, id=id) for id in game.decks.names)


@pytest.mark.parametrize(("decks", "id"), list(decks()))
def test_a_deck_typed_in_card_by_card_is_that_deck(decks: DeckFiles[Any], id: str) -> None:
    printed = next(file for file in decks.built_in() if file.id == id)
    deck = decks.unfinished(parse_toml(decks.begun("mine"), "mine"), "mine")
    for at, card in enumerate(printed.cards, start=1):
        with pytest.raises(Unfinished):
            decks.read(deck.contents, "mine")
        given = texts_of(decks.fields, card)
        text = decks.with_card(deck, str(at), given)
        deck = decks.unfinished(parse_toml(text, "mine"), "mine")
    assert decks.own(deck.contents, "mine").card == decks.built(id).card
    assert all(slot.is_there for slot in decks.slots(deck))
    assert decks.texts(deck, "1") == texts_of(decks.fields, deck.cards[0])


def test_a_number_twice_is_refused_and_the_next_free_one_proposed() -> None:
    decks: Any = games()["patchwork"].decks
    deck = decks.unfinished(parse_toml(decks.begun("mine"), "mine"), "mine")
    first = decks.texts(decks.built_in()[0], "1")
    text = decks.with_card(deck, "1", first)
    deck = decks.unfinished(parse_toml(text, "mine"), "mine")
    assert decks.texts(deck, "2")["number"] == "2"
    with pytest.raises(BadData, match="card_number_twice"):
        decks.with_card(deck, "2", first)
    with pytest.raises(BadData, match="value_out_of_range"):
        decks.with_card(deck, "2", {**first, "number": "2", "budget": "21"})


@pytest.mark.parametrize("id", [id for id, game in games().items() if not game.is_from_file])
@pytest.mark.parametrize("language", LANGUAGES)
def test_templates_are_explained_in_every_language(id: str, language: str) -> None:
    game = games()[id]
    words = Words(language, game)
    for kind in ("", *game.decks.kinds):
        text = game.decks.template(kind, words)
        read: CardFile = game.decks.read(parse_toml(text, "new"), "new")
        assert read.source.confidence == "owner"
        assert len([line for line in text.splitlines() if line.startswith("# ")]) > 2


@dataclass(frozen=True)
class Unsaid:
    number: int


def test_a_game_without_words_for_a_field_is_understood_by_its_name() -> None:
    assert field_notes(fields_of(Unsaid), Words("en", games()["toy"])).startswith("# number")
