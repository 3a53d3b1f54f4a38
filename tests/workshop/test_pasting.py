"""Paste a table: separators, heads, columns, unread cells; all or nothing (KIT-WRK-03)."""

from __future__ import annotations

import pytest

from automatable.kit.editing.cards import as_text, decks
from automatable.kit.editing.pasting import Items, Pasted, pasted, taken
from automatable.kit.editing.source import Source
from automatable.kit.reader import read
from tests.kit.files import GAMES_FOLDER

TEXT = (GAMES_FOLDER / "viticulture.automa").read_text(encoding="utf-8")
DECK = decks(Source(TEXT))[0]


def groups() -> dict[str, Items]:
    return {
        group.name: {item: list(words.texts.values()) for item, words in group.items.items()}
        for group in read(TEXT).groups.values()
    }


def paste(text: str, **meant: str) -> Pasted:
    return pasted(text, DECK, groups(), meant)


@pytest.mark.rule("KIT-WRK-03")
@pytest.mark.parametrize("sign", ["\t", ";", "|", ","])
def test_all_separators_with_and_without_a_head(sign: str) -> None:
    rows = [["1", "sell", "harvest fill_order"], ["2", "", "make_wine"]]
    for head in ([], [["id", "Sommer", "Winter"]]):
        text = "\n".join(sign.join(row) for row in [*head, *rows])
        found = paste(f"| {text} |" if sign == "|" else text)
        assert found.is_whole, found.unread
        assert found.has_head is bool(head)
        cards = read(taken(TEXT, DECK, found)).decks["cards"].cards
        assert cards["1"].fields["winter_spaces"] == ("harvest", "fill_order")
        assert list(cards) == ["1", "2"]


@pytest.mark.rule("KIT-WRK-03")
def test_words_are_understood_in_every_language_and_by_what_only_they_contain() -> None:
    found = paste("1;Trauben, Rebe pflanzen;Wein keltern\n2;Play summer visitor;train")
    assert [row["summer_spaces"] for row in found.read] == ["sell plant", "summer_visitor"]


@pytest.mark.rule("KIT-WRK-03")
def test_what_cannot_be_read_is_named_with_a_proposal_and_nothing_is_taken() -> None:
    text = "1;Trauben;Feld ernten\n2;Rebe ziehen, Fuehrung;Keltern"
    found = paste(text)
    assert [(one.row, one.word, one.proposal) for one in found.unread] == [(2, "Fuehrung", "tour")]
    assert taken(TEXT, DECK, found) == TEXT
    assert paste(text, Fuehrung="tour").is_whole


@pytest.mark.rule("KIT-WRK-03")
def test_columns_can_be_chosen_and_ids_must_differ() -> None:
    found = pasted("sell;1\nplant;1", DECK, groups(), {}, ["summer_spaces", "id"])
    assert [one.code for one in found.unread] == ["twice"]
    assert paste("sell;harvest\nplant;train").read[1]["id"] == "2"


@pytest.mark.rule("KIT-WRK-03")
def test_cards_as_text_come_back_as_they_were() -> None:
    assert taken(TEXT, DECK, paste(as_text(DECK))) == TEXT


@pytest.mark.parametrize("text", ["", "\n\n", ";;;", "a", "\0\t\0", '"', "1;2;3;4;5;6;7"])
def test_odd_texts_change_nothing_or_make_a_file(text: str) -> None:
    found = paste(text)
    after = taken(TEXT, DECK, found)
    assert after == TEXT or read(after)
