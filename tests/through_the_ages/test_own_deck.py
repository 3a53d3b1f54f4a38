"""Decks typed in by the owner of the printed cards: the file, its checks, a card in one line."""

from __future__ import annotations

import copy
import json
from dataclasses import replace
from typing import Any

import pytest

from automatable.core.errors import BadData, BadPosition, Unfinished
from automatable.core.files.data import parse_toml
from automatable.core.files.toml_text import file_text
from automatable.core.matches.match import Match
from automatable.core.matches.rng import Seed
from automatable.core.matches.saves import load, save
from automatable.games.through_the_ages.base_cards import civil_cards
from automatable.games.through_the_ages.board.card_form import sections_of, sketch
from automatable.games.through_the_ages.card_text import (
    SECTIONS,
    BadCard,
    read_sections,
    split_line,
    write_card,
)
from automatable.games.through_the_ages.cards import built_in_deck, house_file
from automatable.games.through_the_ages.game import GAME
from automatable.games.through_the_ages.manual_deck import checked_card
from automatable.games.through_the_ages.owner_deck import (
    card_of,
    empty_deck,
    read_deck,
    read_unfinished_deck,
    with_card,
)

LINE = (
    "event aggression:3 | leader action | special_strength/special_any | urban_science "
    "blue:military stages:1 | cards:2 happy:1 | -5..0=1 1..4=2 11..=4 | bonus:1 defence:2 units:1"
)


def own(**changes: Any) -> dict[str, Any]:
    contents = copy.deepcopy(house_file().contents)
    contents["id"] = "mine"
    contents["card"][0].update(changes)
    return contents


def problems(contents: dict[str, Any]) -> list[str]:
    with pytest.raises(BadPosition) as error:
        read_deck(contents, "mine.toml")
    return [str(problem) for problem in error.value.problems]


# --- the file


@pytest.mark.rule("TTA-OWN-02")
@pytest.mark.parametrize(
    ("changes", "named"),
    [
        ({"number": 9}, ["house_i_1", "number"]),
        ({"number": 2}, ["card_number_twice", "I 2"]),
        ({"id": "house_i_2"}, ["card_id_twice", "house_i_2"]),
        ({"take": []}, ["house_i_1", "take"]),
        ({"take": [[]]}, ["house_i_1", "take"]),
        ({"develop": [[]]}, ["house_i_1", "develop"]),
        ({"politics": [{"icon": "war"}]}, ["house_i_1", "politics", "min_advantage"]),
        ({"politics": [{"icon": "event", "min_advantage": 2}]}, ["politics", "min_advantage"]),
        ({"construct": [{"icon": "wonder_stages"}]}, ["construct", "stages"]),
        ({"construct": [{"icon": "wonder_stages", "stages": 6}]}, ["construct", "stages"]),
        ({"construct": [{"icon": "military", "stages": 2}]}, ["construct", "stages"]),
        (
            {"construct": [{"icon": "wonder_stages", "stages": 1, "blue_cube": True}]},
            ["construct", "blue_cube"],
        ),
        ({"auction": [{"low": 3, "bid": 1}, {"low": 0, "bid": 2}]}, ["auction"]),
        ({"auction": [{"low": 0, "high": 4, "bid": 1}, {"low": 4, "bid": 2}]}, ["auction"]),
        ({"auction": [{"bid": -1}]}, ["auction"]),
        ({"military_cards": 6}, ["military_cards"]),
        ({"happiness": 3}, ["happiness"]),
        ({"defence": -1}, ["defence"]),
        ({"war_units": -1}, ["war_units"]),
        ({"age": "II"}, ["card_number_twice", "II 1"]),
    ],
)
def test_a_mistake_in_a_card_names_the_file_the_card_and_the_field(
    changes: dict[str, Any], named: list[str]
) -> None:
    told = " ".join(problems(own(**changes)))
    assert [word for word in ["mine.toml", *named] if word not in told] == []


def test_all_mistakes_are_named_at_once() -> None:
    contents = own(take=[], defence=-1)
    contents["card"][5]["happiness"] = 9
    assert len(problems(contents)) == 3


@pytest.mark.parametrize(
    ("changes", "code"),
    [({"take": [["dragon"]]}, "bad_data_value"), ({"colour": "red"}, "unknown_data_field")],
)
def test_what_no_card_has_is_refused(changes: dict[str, Any], code: str) -> None:
    with pytest.raises(BadData, match=code):
        read_deck(own(**changes), "mine.toml")


@pytest.mark.rule("TTA-OWN-02")
def test_seven_cards_in_an_age_are_too_few() -> None:
    contents = own()
    del contents["card"][3]
    with pytest.raises(Unfinished) as error:
        read_deck(contents, "mine.toml")
    assert error.value.details == {
        "file": "mine.toml", "cards": 23, "wanted": 24, "missing": "I 4",
    }  # fmt: skip
    assert len(read_unfinished_deck(contents, "mine.toml").card) == 23


@pytest.mark.rule("TTA-OWN-03")
def test_the_name_of_the_stand_in_deck_is_taken() -> None:
    with pytest.raises(BadData, match="reserved_deck_id"):
        read_deck({**own(defence=9), "id": "house_v1"}, "mine.toml")


def test_the_template_says_that_its_cards_are_placeholders() -> None:
    deck = read_deck(parse_toml(GAME.decks.new(), "new.toml"), "new.toml")
    assert {card.note for card in deck.card} == {"PLACEHOLDER, not typed in yet"}


@pytest.mark.rule("TTA-OWN-03")
def test_the_stand_in_deck_is_labelled_in_the_log_and_in_the_save() -> None:
    match = Match.new(GAME, {}, Seed.from_text("label"))
    assert match.opening[0].kind == "tta-stand_in"
    assert save(match)["note"] == "Stand-in deck, not the printed cards"
    assert load(json.loads(json.dumps(save(match)))).fingerprint() == match.fingerprint()
    printed = Match.new(GAME, {"deck": own()}, Seed.from_text("label"))
    assert "note" not in save(printed)
    assert "tta-stand_in" not in [event.kind for event in printed.events()]


@pytest.mark.rule("TTA-OWN-07")
def test_the_expansion_cannot_be_switched_on() -> None:
    assert "expansion" not in {option.key for option in GAME.options()}
    assert not {"boudica", "alfred_nobel"} & set(civil_cards())


@pytest.mark.rule("TTA-OWN-01")
def test_a_deck_is_written_as_it_was_read() -> None:
    written = file_text(own())
    again = read_deck(parse_toml(written, "mine.toml"), "mine.toml")
    assert again.card == built_in_deck().card


def test_a_note_may_hold_any_letters() -> None:
    contents = with_card(empty_deck(), card_of(fields(note='"Größe" \\ è ok'), "I", 1))
    again = read_unfinished_deck(parse_toml(file_text(contents), "mine.toml"), "mine.toml")
    assert again.card[0].note == '"Größe" \\ è ok'


# --- a card in one line


def fields(line: str = LINE, **more: str) -> dict[str, Any]:
    return read_sections({**split_line(line), **more})


@pytest.mark.parametrize("card", built_in_deck().card, ids=lambda card: card.id)
def test_every_card_can_be_written_in_a_line_and_read_again(card: Any) -> None:
    read = checked_card({**card_of(fields(write_card(card)), card.age, card.number)})
    assert read == replace(card, id=read.id, theme="")
    assert sections_of(read) == sections_of(card)


@pytest.mark.parametrize(
    ("section", "text", "named"),
    [
        ("politics", "war", ["politics", "war"]),
        ("politics", "peace:3", ["peace:3"]),
        ("take", "", ["card_section_empty", "take"]),
        ("take", "leader dragon", ["dragon"]),
        ("take", "leader/leader", ["leader/leader"]),
        ("develop", "wonder", ["develop", "wonder"]),
        ("construct", "stages:6", ["stages:6"]),
        ("construct", "blue:stages:1", ["blue:stages:1"]),
        ("construct", " ".join(["military"] * 13), ["construct"]),
        ("gain", "happy:1", ["card_number_missing", "cards"]),
        ("gain", "cards:x", ["cards:x"]),
        ("gain", "cards:1 apples:3", ["apples:3"]),
        ("auction", "-5-0=1", ["-5-0=1"]),
        ("side", "bonus:1 defence:2", ["units"]),
        ("note", "a | b", ["note"]),
    ],
)
def test_what_cannot_stand_in_a_section_is_named(section: str, text: str, named: list[str]) -> None:
    with pytest.raises(BadCard) as error:
        read_sections({**split_line(LINE), section: text})
    told = " ".join(map(str, error.value.problems))
    assert [word for word in named if word not in told] == []


def test_a_line_has_all_sections() -> None:
    with pytest.raises(BadCard, match="card_parts"):
        split_line("event | leader")


@pytest.mark.rule("TTA-OWN-01")
def test_a_card_on_its_way_is_drawn_as_far_as_it_goes() -> None:
    card, missing = sketch(
        {"politics": "war:5", "take": "leader dragon", "gain": "cards:1"}, "II", 3
    )
    assert (card.age, card.number) == ("II", 3)
    assert card.politics[0].min_advantage == 5
    assert (card.take, card.military_cards) == ((), 1)
    assert [problem.code for problem in missing] == ["card_icon", *["card_number_missing"] * 3]


def test_a_whole_card_lacks_nothing() -> None:
    assert sketch(split_line(LINE), "I", 1)[1] == []
    assert tuple(sections_of(None)) == ("gain",)
    assert set(SECTIONS) < set(sections_of(built_in_deck().card[0]))


def test_a_card_put_in_the_place_of_another_takes_over_its_id() -> None:
    changed = with_card(own(), card_of(fields(), "I", 1))
    assert [card["number"] for card in changed["card"][:8]] == list(range(1, 9))
    assert changed["card"][0]["id"] == "house_i_1"
    assert changed["card"][0]["defence"] == 2
