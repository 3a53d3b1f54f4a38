"""Stand-in cards are typed in by the owner of the box (KIT-DEC-08)."""

from __future__ import annotations

import json
import tomllib
from pathlib import Path
from random import Random
from typing import Any

import pytest

from automatable.core.decks.owners import CardByCard, missing_cards
from automatable.core.errors import AutomatableError, BadData, Unfinished
from automatable.core.files.data import parse_toml
from automatable.core.matches.match import Match
from automatable.core.matches.rng import Seed
from automatable.core.matches.saves import dumps, loads
from automatable.core.turns.events import Ref
from automatable.kit.game import KitGame, any_answer
from automatable.kit.odds import fields
from automatable.kit.own_cards import OwnDecks
from automatable.kit.reader import read
from automatable.ui.words.words import Words
from tests.kit.files import GAMES_FOLDER, tiny

PLAIN = tiny("draw c from cards", 'ask x "How many?" 0..9')
STAND_IN = PLAIN.replace('deck cards "Cards"\n', 'deck cards "Cards"\n  stand_in\n')


def game_of(text: str = STAND_IN) -> KitGame:
    return KitGame(read(text))


def typed_in(game: KitGame, **changes: Any) -> dict[str, Any]:
    """The owner's deck of the template, with some fields of its first card changed."""
    contents = tomllib.loads(game.decks.new())
    contents["card"][0] |= changes
    return contents


@pytest.mark.rule("KIT-DEC-08")
def test_a_deck_of_stand_ins_can_be_replaced_and_no_other() -> None:
    game = game_of()
    assert isinstance(game.decks, OwnDecks)
    assert game.decks.takes_own
    assert [option.key for option in game.options()] == ["level", "deck", "dealer"]
    plain = game_of(PLAIN)
    assert not plain.decks.takes_own
    assert not isinstance(plain.decks, CardByCard)
    with pytest.raises(BadData, match="no_own_decks"):
        plain.decks.read(typed_in(game), "deck")


@pytest.mark.rule("KIT-DEC-08")
def test_the_owners_cards_are_played_and_drawn_and_counted() -> None:
    game = game_of()
    own = typed_in(game, n=3)
    id = own["card"][0]["id"]
    match = Match.new(game, {"deck": own}, Seed.from_text("own"))
    deck = game.file.decks["cards"]
    shares = dict(fields(game.file, match.state, deck))["n"]
    stand_ins = dict(fields(game.file, Match.new(game).state, deck))["n"]
    assert shares != stand_ins
    words = Words("en", game)
    assert "Number: 3" in game.screens.picture(Ref("card", f"cards-{id}"), match, words)
    assert "Number: 1" in game.screens.picture(Ref("card", f"cards-{id}"), None, words)
    assert loads_same(match)


def loads_same(match: Match[Any]) -> bool:
    """A save with an owner's deck comes back; the file itself is not kept anywhere here."""
    saved = json.loads(dumps(match))
    saved["game"] = f"file:{match.game.id}"
    return loads(json.dumps(saved)).fingerprint() == match.fingerprint()


@pytest.mark.rule("KIT-DEC-08")
@pytest.mark.parametrize(
    ("changes", "code"),
    [
        ({"kind": "green"}, "bad_data_value"),
        ({"n": 9}, "value_out_of_range"),
        ({"n": "many"}, "bad_data_value"),
        ({"both": ["red"]}, "bad_data_value"),
        ({"weight": 3}, "unknown_data_field"),
        ({"id": "nobody"}, "bad_data_value"),
    ],
)
def test_cards_are_checked_against_the_fields_of_the_file(
    changes: dict[str, Any], code: str
) -> None:
    game = game_of()
    with pytest.raises(AutomatableError) as refused:
        game.decks.read(typed_in(game, **changes), "deck")
    assert code in str(refused.value)
    with pytest.raises(AutomatableError):
        Match.new(game, {"deck": typed_in(game, **changes)})


def test_a_deck_is_typed_in_card_by_card() -> None:
    game = game_of()
    decks = game.decks
    assert isinstance(decks, OwnDecks)
    begun = decks.unfinished(parse_toml(decks.begun("mine"), "deck"), "deck")
    with pytest.raises(Unfinished):
        decks.read(begun.contents, "deck")
    slots = [slot.id for slot in decks.slots(begun)]
    assert missing_cards(game, begun) == len(game.file.decks["cards"].cards)
    for slot in reversed(slots):
        text = decks.with_card(begun, slot, {"kind": "red", "n": "2", "both": "here there"})
        begun = decks.unfinished(parse_toml(text, "deck"), "deck")
    whole = decks.read(begun.contents, "deck")
    assert [card["id"] for card in whole.cards] == slots
    assert decks.texts(whole, slots[0])["both"] == "here there"
    assert decks.drafted(whole, slots[0], {"n": "9"})[1]


def test_a_position_with_other_cards_is_refused() -> None:
    game = game_of()
    match = Match.new(game, {"deck": typed_in(game)})
    position = match.position()
    assert game.from_position(position) is not None
    position["options"]["deck"]["card"][0]["n"] = 99
    with pytest.raises(AutomatableError, match="bad_option"):
        game.from_position(position)


def test_matches_with_the_stand_ins_are_what_they_were() -> None:
    """An option more leaves the state of a match, and so every save, as it was."""
    assert "deck" not in Match.new(game_of()).position()["options"]


@pytest.mark.rule("KIT-DEC-08")
def test_viticulture_is_played_to_its_end_with_cards_of_the_owner() -> None:
    game = game_of((GAMES_FOLDER / "viticulture.automa").read_text(encoding="utf-8"))
    own = tomllib.loads(game.decks.new(Words("de", game)))
    for card in own["card"]:
        card["summer_spaces"], card["winter_spaces"] = ["sell"], ["harvest"]
    match, chance = Match.new(game, {"deck": own}, Seed.from_text("vine")), Random(2)
    while not match.over:
        match.answer(any_answer(match, chance))
    assert match.state.turn > 5


def test_two_decks_of_stand_ins_are_chosen_apart(tmp_path: Path) -> None:
    second = '  stand_in\n  field n "Number" number 1..3\n  cards\n    | id | n |\n    | a | 2 |\n'
    game = game_of(f'{STAND_IN}\ndeck more "More"\n{second}')
    assert [o.key for o in game.options()][1:3] == ["Deck-cards", "Deck-more"]
    own = tomllib.loads(game.decks.template("more"))
    assert own["deck"] == "more"
    options = {option.key: option for option in game.options()}
    with pytest.raises(BadData, match="foreign_file"):
        options["Deck-cards"].read(own)
    own["card"][0]["n"] = 3
    match = Match.new(game, {"Deck-more": own})
    assert match.options["Deck-cards"] == "stand_in"
    with pytest.raises(BadData, match="bad_data_value"):
        game.decks.read({**own, "deck": "other"}, "deck")
