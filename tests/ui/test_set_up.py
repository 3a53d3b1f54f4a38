from typing import Any

import pytest

from automatable.core.decks.cards import CardFile
from automatable.core.errors import BadOptions
from automatable.core.game import game
from automatable.ui.frame import Frame
from automatable.ui.shelf.naming import option_label
from automatable.ui.shelf.set_up import chosen_options, set_up_page
from automatable.ui.words.words import Words

PATCHWORK = game("patchwork")


def own_deck() -> CardFile:
    """The normal deck under an owner's name."""
    normal = PATCHWORK.decks.built_in()[0].contents
    contents: dict[str, Any] = {**normal, "id": "flea_market"}
    return CardFile("flea_market", PATCHWORK.decks.built_in()[0].source, contents)


def test_defaults_are_chosen_and_every_choice_is_explained() -> None:
    page = set_up_page(Frame(), PATCHWORK, {})
    assert 'name="level" value="3" checked' in page
    assert "Level marker 18 spaces before the final space" in page


def test_options_that_do_not_apply_are_not_shown() -> None:
    assert 'name="circle_source"' not in set_up_page(Frame(), PATCHWORK, {"sit": "digital"})
    assert 'name="circle_source"' in set_up_page(Frame(), PATCHWORK, {"sit": "companion"})
    assert 'name="level"' not in set_up_page(Frame(), PATCHWORK, {"sit": "duo"})


def test_rulings_stand_behind_more() -> None:
    first, more = set_up_page(Frame(), PATCHWORK, {}).split('<details class="more"')
    assert 'name="recycle"' not in first
    assert 'name="recycle"' in more


def test_what_no_longer_applies_gets_its_default() -> None:
    chosen = chosen_options(PATCHWORK, {"sit": "digital", "quilt_tracking": "off", "level": "5"})
    assert (chosen["quilt_tracking"], chosen["level"]) == ("on", 5)


def test_an_own_deck_is_offered_and_taken_with_its_contents() -> None:
    decks = [own_deck()]
    assert 'value="own:flea_market"' in set_up_page(Frame(), PATCHWORK, {}, decks)
    chosen = chosen_options(PATCHWORK, {"deck": "own:flea_market"}, decks)
    assert chosen["deck"]["id"] == "flea_market"


def test_a_deck_that_is_gone_is_refused() -> None:
    with pytest.raises(BadOptions):
        chosen_options(PATCHWORK, {"deck": "own:lost"})


def test_a_mistake_is_told_above_the_form() -> None:
    page = set_up_page(Frame(), PATCHWORK, {"level": "9"}, (), ["9 is not possible for level."])
    assert "9 is not possible for level." in page
    assert "Nothing has been changed." in page


def test_a_level_of_ones_own_goes_by_its_name() -> None:
    file = {"id": "mine", "card": [{"id": "hard_one", "name": "Harder than hard"}]}
    assert option_label(Words("de", game("expeditions")), "level", file) == "Harder than hard"
    deck = {"id": "flea_market", "card": [{"number": 1}, {"number": 2}]}
    assert option_label(Words("de", PATCHWORK), "deck", deck) == "flea_market"
