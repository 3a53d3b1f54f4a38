"""Every military card a person must act on says what it does, in three languages."""

from __future__ import annotations

import pytest

from automatable.core.game import game
from automatable.core.matches.match import Match
from automatable.core.matches.rng import Seed
from automatable.core.turns.events import Ref
from automatable.games.through_the_ages.base_cards import civil_cards, military_cards
from automatable.games.through_the_ages.card_words import card_words, civil_words
from automatable.ui.stage.turns import Narration
from automatable.ui.words.words import Words
from tests.english import is_english

TTA = game("through_the_ages")
KINDS = ("event", "tactic", "aggression", "war", "territory", "bonus")


@pytest.mark.parametrize("language", ["en", "de", "it"])
def test_every_card_says_what_it_does(language: str) -> None:
    words = Words(language, TTA)
    wanted = [card.id for card in military_cards().values() if card.kind in KINDS]
    said = {id: card_words(id, words) for id in wanted}
    assert len(said) > 80
    assert [id for id, text in said.items() if len(text) < 12 or "{" in text] == []
    if language != "en":
        assert [text for text in said.values() if is_english(text, language)] == []


def test_a_tactic_says_its_units_and_its_strength() -> None:
    assert card_words("classic_army", Words("de", TTA)) == (
        "2 Infanterie, 2 Kavallerie: eine Armee der Stärke 8, veraltet 4."
    )


def test_a_territory_says_what_it_gives_at_once_and_for_good() -> None:
    assert card_words("vast_territory_i", Words("de", TTA)) == (
        "Sofort: 3 Nahrung. Dauerhaft: 3 gelbe Steine, 1 blauer Stein weniger."
    )
    assert card_words("inhabited_territory_ii", Words("it", TTA)) == (
        "Subito: 2 popolazione. Permanente: 3 cubetti gialli."
    )


def test_a_bonus_card_says_what_it_is_worth() -> None:
    assert card_words("military_bonus_ii", Words("en", TTA)) == (
        "Discard it: 4 more in defence, or 2 more in an auction."
    )


@pytest.mark.parametrize("language", ["en", "de", "it"])
def test_every_card_of_the_row_says_what_it_gives(language: str) -> None:
    words = Words(language, TTA)
    said = {id: list(civil_words(card, words)) for id, card in civil_cards().items()}
    assert len(said) > 100
    silent = [id for id, lines in said.items() if not lines]
    assert silent == []
    if language != "en":
        lines = [line for lines in said.values() for line in lines]
        assert [line for line in lines if is_english(line, language)] == []


def test_a_leader_says_more_than_its_icons() -> None:
    caesar = list(civil_words(civil_cards()["julius_caesar"], Words("de", TTA)))
    assert caesar == [
        "Gibt: 1 Stärke, 1 Militäraktion",
        "Einmal im Spiel darfst du im selben Zug eine zweite politische Aktion ausführen.",
    ]


def test_an_instruction_shows_what_its_card_says() -> None:
    seed = Seed.from_text("lesson")
    match = Match.at(TTA, TTA.template(), {"dealer": "app"}, seed)
    telling = Narration(match, "it")
    ((_, said),) = telling.says([Ref("civ", "pestilence")])
    assert said == "Tutti perdono 1 popolazione."
    steps = [step for part in telling.last_turn() for step in part.instructions]
    assert ("Pestilenza", "Tutti perdono 1 popolazione.") in [
        s for step in steps for s in step.says
    ]
