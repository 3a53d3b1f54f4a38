"""What an answer will change: only what is certain, and nothing is touched by looking ahead."""

from __future__ import annotations

from random import Random

import pytest

import automatable
from automatable.core.errors import Refused
from automatable.core.turns.preview import Change, changes, previews
from automatable.core.turns.procedure import Draw
from automatable.core.turns.several import MOST, joined, parted
from automatable.games.scythe.board.tallies import tallies


def test_what_differs_is_told_with_both_numbers() -> None:
    found = changes({"coin": 3, "power": 5}, {"coin": 2, "power": 5})
    assert found == (Change("coin", 3, 2),)
    assert found[0].by == -1


def test_looking_ahead_deals_nothing_and_changes_nothing() -> None:
    """A page may not show what chance has in store."""
    match = automatable.new("scythe", sit="digital", seed="ahead")
    before = match.position()
    ahead = match.foresee("bolster cards")
    assert isinstance(ahead.pending, Draw)
    assert ahead.state.persons[0].combat_cards == match.state.persons[0].combat_cards
    assert match.position() == before
    with pytest.raises(Refused):
        match.foresee("bolster everything")
    assert match.position() == before


def test_a_preview_comes_true() -> None:
    """As far as no card is drawn, an answer does what its preview said."""
    match, chance, checked = automatable.new("scythe", sit="digital", seed="true"), Random(3), 0
    while match.pending is not None and match.state.turn < 12:
        told = previews(match, match.legal(), tallies)
        text = chance.choice(match.legal())
        certain = not isinstance(match.foresee(text).pending, Draw)
        before = tallies(match.state)
        match.answer(text)
        if certain:
            assert told[text] == changes(before, tallies(match.state))
            checked += 1
    assert checked > 5


def test_several_answers_in_one_line() -> None:
    answers = ["move units", "mech E4", "to F4"]
    assert joined(answers) == "move units · mech E4 · to F4"
    assert parted(joined(answers)) == answers
    assert parted('!{"name": "a · b"}') == ['!{"name": "a · b"}']
    with pytest.raises(Refused, match="too_many_answers"):
        parted(joined(["done"] * (MOST + 1)))
