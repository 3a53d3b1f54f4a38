"""The odds on the decks page are those of the deck: some cards may be likelier than others."""

import re
from datetime import UTC, datetime
from fractions import Fraction
from typing import Any

import pytest

from automatable.core.game import game
from automatable.core.matches.match import Match
from automatable.core.matches.rng import Seed
from automatable.table.store import Table
from automatable.ui.decks.pages import decks_page, next_cards
from automatable.ui.frame import Frame


def table(match: Match[Any]) -> Table:
    now = datetime(2026, 1, 1, tzinfo=UTC)
    return Table("a-table", "", match, 1, now, now)


def with_unseen_cards() -> Match[Any]:
    """Automächtig: six starters and one card of the reserve that nobody has seen."""
    match = Match.new(game("age_of_innovation"), {"level": "automaechtig"}, Seed.from_text("odds"))
    while not match.set_up_done:
        match.answer((match.legal() or [""])[0])
    return match


@pytest.mark.rule("AOI-DECK-05")
def test_an_unseen_card_is_less_likely_than_a_known_one() -> None:
    coming = next_cards(table(with_unseen_cards()))
    whole = sum(coming.values())
    assert Fraction(coming["1"], whole) == Fraction(1, 7)
    assert Fraction(coming["9"], whole) == Fraction(1, 56)


def test_the_page_shows_each_chance_where_they_differ() -> None:
    page = decks_page(Frame(), game("age_of_innovation"), table=table(with_unseen_cards()))
    assert "equally likely" not in page
    chips = re.findall(r'<span class="chip">(1 in \d+)</span>', page)
    assert sorted(chips) == ["1 in 56"] * 8 + ["1 in 7"] * 6


def test_where_all_are_alike_one_sentence_says_so() -> None:
    match = Match.new(game("expeditions"), {"first": "human"}, Seed.from_text("odds"))
    page = decks_page(Frame(), game("expeditions"), table=table(match))
    assert "14 of 14 cards can be the next one, each equally likely." in page


def test_what_is_drawn_from_another_deck_says_nothing_about_this_one() -> None:
    options = {"dealer": "table", "start_player": "human"}
    match = Match.new(game("through_the_ages"), options, Seed.from_text("odds"))
    page = decks_page(Frame(), game("through_the_ages"), table=table(match))
    assert "deck-card-gone" not in page
