"""Positions and tokens as text."""

from __future__ import annotations

from dataclasses import replace

import pytest

from automatable.core.errors import BadPosition, Refused
from automatable.games.patchwork import GAME
from automatable.games.patchwork.components import by_letter, patches
from automatable.games.patchwork.notation import read_position, write_link, write_position
from automatable.games.patchwork.position import from_json
from automatable.games.patchwork.state import State
from tests.patchwork.positions import (
    ALMOST_SQUARE,
    BY_ID,
    EMPTY,
    at,
    automa,
    data,
    found_wrong,
    match_at,
    new_match,
    play,
    pw1,
    refusal,
    table,
    written,
)

START = f"pw1 {BY_ID} 0-0 1 {EMPTY};5 @3n;-;0;1: - o"
POSITIONS = [
    position
    for game in data("golden_games.json")["games"]
    for position in (game["start"], *game["positions"])
]


@pytest.mark.rule("PAT-NOT-01")
def test_patch_letters() -> None:
    told = "".join(patches()[id].letter for id in range(1, 34))
    assert told == "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefg"
    assert by_letter()["a"].id == 27
    assert written(table(), ">") == [">"]
    assert written(table("KSU", time="12-9", turn="2"), "4") == ["4:>"]
    assert pw1(play(table(time="20-19", turn="1*", other="{};0"), "*a1")).split()[4][0] == "*"


@pytest.mark.rule("PAT-NOT-02")
def test_cells_have_a_column_letter_and_a_row_digit() -> None:
    state = table(time="20-19", turn="1*", other="{};0")
    rows = pw1(play(state, "*c4")).split()[4]
    assert rows == "9/9/9/2*6/9/9/9/9/9;5"
    for wrong in ("*j1", "*a0", "*1a", "*c", "*c44"):
        assert refusal(state, wrong) == "unreadable"


@pytest.mark.rule("PAT-NOT-03")
def test_each_field_of_a_position() -> None:
    state = at(
        "pw1 CD?HIJKLMNOPRSTUVWXYabcdef?A 38-41 1* EE7/EE7/9/9/9/9/9/9/8*;7 "
        "@2t;BGQZ*;12;2:17.20^8 - rel"
    )
    assert state.circle[:3] == [3, 4, None]
    assert state.time == [38, 41]
    assert (state.to_move, state.leather_to_place) == (1, 1)
    person, other = state.person(1), automa(state)
    assert (person.buttons, person.patches, person.leather) == (7, [5], 1)
    assert (other.level, other.cards.id, other.buttons, other.leather) == (2, "tactical", 12, 1)
    assert other.patches == [2, 7, 17, 26]
    assert (other.deck.cycle, other.deck.drawn, other.next_back) == (2, [17, 20], 8)
    assert (state.leather_layout, state.recycle) == ("revised", "all")
    assert (state.automa_leather, state.tile) == ("leave", None)


@pytest.mark.parametrize(
    ("text", "field"),
    [
        (START.replace(BY_ID, BY_ID + "h"), "circle"),
        (START.replace("0-0", "0:0"), "time"),
        (START.replace("0-0", "-1-0"), "time"),
        (START.replace(" 1 ", " 3 "), "side"),
        (START.replace(" 1 ", " 1****** "), "side"),
        (START.replace("9/9/9/9/9/9/9/9/9", "9/9/9/9/9/9/9/9"), "quilt"),
        (START.replace("9/9/9/9/9/9/9/9/9", "9/9/9/9/9/9/9/9/8h"), "quilt"),
        (START.replace(";5", ";-5"), "buttons"),
        (START.replace("@3n", "@6n"), "automa"),
        (START.replace("@3n", "@3x"), "automa"),
        (START.replace("1: -", "0: -"), "automa"),
        (START.replace(" - o", " 3 o"), "tile"),
        (START.replace(" - o", " - x"), "options"),
        (START.replace(" - o", " - ole"), "options"),
        (START + " more", "fields"),
        ("pw1", "fields"),
    ],
)
@pytest.mark.rule("PAT-NOT-03")
def test_what_the_grammar_does_not_allow_is_refused_by_field(text: str, field: str) -> None:
    with pytest.raises(BadPosition) as refused:
        from_json(text)
    (problem,) = refused.value.problems
    assert (problem.code, problem.details["field"]) == ("unreadable_position", field)


@pytest.mark.rule("PAT-NOT-03")
def test_who_was_first_on_the_final_space_follows_from_the_tokens() -> None:
    assert table(time="53-50", turn="2", other="{};0").first_on_final_space == 1
    assert table(time="50-53", other="{};0").first_on_final_space == 2
    assert table(time="53-53", turn="1*", other="{};0").first_on_final_space == 2
    assert table(time="53-53", turn="=1", other="{};0").first_on_final_space == 1


@pytest.mark.rule("PAT-NOT-04")
def test_print_of_parse_is_the_same_text() -> None:
    assert len(POSITIONS) > 500
    for text in POSITIONS:
        assert write_position(read_position(text)) == text


@pytest.mark.parametrize(
    ("read", "printed"),
    [
        (START.replace("9/9/9/9/9/9/9/9/9", "45/9/9/9/9/9/9/9/333"), START),
        (START.replace(" ", "   "), START),
        (
            "pw1 DEFGHIJKLMNOPQRSTUVWXYZabcdefgA 0-5 1 {CB};5 {};5 - o",
            "pw1 DEFGHIJKLMNOPQRSTUVWXYZabcdefgA 0-5 1 {BC};5 {};5 - o",
        ),
    ],
)
@pytest.mark.rule("PAT-NOT-04")
def test_the_written_form_is_unique(read: str, printed: str) -> None:
    assert pw1(at(read)) == printed


@pytest.mark.parametrize(
    ("state", "token"),
    [
        (table(), ">"),
        (table("KMQ", you=f"{EMPTY};9"), "M2c4"),
        (table("KMQ", you="{};9"), "K"),
        (table(time="20-19", turn="1*", other="{};0"), "*e5"),
        (table(time="20-19", turn="1*", you="{};5", other="{};0"), "*"),
        (table("KcD", time="13-12", turn="2", other="@3t;-;0;1:"), "17:c"),
        (table("KSU", time="13-12", turn="2", other="@3t;-;0;1:"), "17:>"),
        (table("KSU", time="43-40", turn="2", other="@3t;-;0;1:"), "17:>#"),
        (table("D", time="36-37", you=f"{ALMOST_SQUARE};9", other="{};0"), "D0a7#"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
@pytest.mark.rule("PAT-NOT-05")
def test_the_tokens_of_decisions(state: State, token: str) -> None:
    assert written(state, token) == [token]


@pytest.mark.parametrize(
    ("read", "right"),
    [("17", "17:c"), ("card 17", "17:c"), ("17:c", "17:c"), (" 17", "17:c")],
)
@pytest.mark.rule("PAT-NOT-06")
def test_results_may_be_left_out_and_are_always_written(read: str, right: str) -> None:
    assert written(table("KcD", time="13-12", turn="2", other="@3t;-;0;1:"), read) == [right]


@pytest.mark.rule("PAT-NOT-06")
def test_the_tile_may_be_left_out_where_it_can_be_derived() -> None:
    square = table("D", time="36-37", you=f"{ALMOST_SQUARE};9", other="{};0")
    assert written(square, "D0a7") == written(square, "D0a7#") == ["D0a7#"]
    marker = table("KSU", time="43-40", turn="2")
    assert written(marker, "4") == written(marker, "4:>") == written(marker, "4#") == ["4:>#"]
    untracked = table("D", time="36-37", you="{AEFGHIJKLMNP};5", other="@4n;-;0;1:")
    assert written(untracked, "D") == ["D"]
    assert written(untracked, "D#") == ["D#"]


@pytest.mark.parametrize(
    ("state", "token", "code"),
    [
        (table("KcD", time="13-12", turn="2", other="@3t;-;0;1:"), "17:D", "wrong_automa_result"),
        (table("KcD", time="13-12", turn="2", other="@3t;-;0;1:"), "17:>", "wrong_automa_result"),
        (table("KcD", time="13-12", turn="2", other="@3t;-;0;1:"), "17:c#", "no_tile_for_automa"),
        (table("KcD", time="13-12", turn="2", other="@3t;-;0;1:"), "17#", "no_tile_for_automa"),
        (table("D", you=f"{EMPTY};9"), "D0a1#", "claim_no_square"),
        (table("D", you=f"{EMPTY};9"), ">#", "no_claim_on_advance"),
        (
            table("D", time="36-44", you=f"{ALMOST_SQUARE};9", tile="2"),
            "D0a7#",
            "tile_taken",
        ),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
@pytest.mark.rule("PAT-NOT-07")
def test_a_result_that_is_given_must_be_right(state: State, token: str, code: str) -> None:
    assert refusal(state, token) == code


@pytest.mark.rule("PAT-NOT-07")
def test_the_error_names_both_versions() -> None:
    match = match_at(table("KcD", time="13-12", turn="2", other="@3t;-;0;1:"))
    with pytest.raises(Refused) as refused:
        match.answer("17:D")
    assert refused.value.details == {"x": "c", "y": "D"}


@pytest.mark.parametrize("version", ["pw2", "PW1", "fen", "pw"])
@pytest.mark.rule("PAT-NOT-11")
def test_an_unknown_version_is_refused(version: str) -> None:
    assert found_wrong(START.replace("pw1", version)) == {"unreadable_position"}
    assert found_wrong("") == {"unreadable_position"}


@pytest.mark.rule("PAT-NOT-12")
def test_links_have_underscores_for_blanks() -> None:
    link = write_link(at(START))
    assert link == START.replace(" ", "_")
    assert link is not None
    assert pw1(at(link)) == START


def test_an_owners_deck_has_no_text_but_a_json_position() -> None:
    contents = new_match(deck="normal").position()
    deck = dict(GAME.decks.built_in()[0].contents)
    deck["id"] = "my own"
    match = new_match(deck=deck)
    assert match.position()["position"] is None
    assert contents["position"] is not None
    assert from_json(match.position()).automa is not None


@pytest.mark.rule("PAT-NOT-12")
def test_a_position_with_an_own_deck_has_no_link() -> None:
    state = table("D")
    assert write_link(state) == pw1(state).replace(" ", "_")
    automa(state).cards = replace(automa(state).cards, id="mine")
    assert write_link(state) is None
