"""Positions as JSON and as text, what is impossible about them, and corrections."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from automatable.core.errors import BadPosition, Refused
from automatable.core.matches.match import Match
from automatable.games.scythe import GAME
from automatable.games.scythe.template import TEMPLATE
from tests.scythe.replay import examples, position_of
from tests.scythe.table import automa_of, automa_to_move, human_of, human_to_move, kinds, play

RUNNING = [case for case in examples().values() if case["action"]["type"] != "final_scoring"]


@pytest.mark.parametrize("example", RUNNING, ids=[case["id"] for case in RUNNING])
@pytest.mark.rule("SCY-END-01", "SCY-R-30", "SCY-DECK-01")
def test_json_and_text_say_the_same(example: dict[str, Any]) -> None:
    position = GAME.position(GAME.from_position(position_of(example)))
    assert GAME.position(GAME.from_position(position)) == position
    again = GAME.position(GAME.from_position(position["position"]))
    assert again == position


def test_the_text_is_as_short_as_the_position_is_plain() -> None:
    state = GAME.from_position(automa_to_move("crimea", "nordic"))
    assert GAME.position(state)["position"] == (
        "scy1 phase=automa to_move=nordic | human crimea | automa nordic level=automa"
    )


@pytest.mark.rule("SCY-CLM-07")
def test_a_fresh_position_reads_as_it_is_written_with_every_ruling() -> None:
    fresh = Match.new(GAME, {"claim_after_reshuffle": "nothing"}).position()
    assert GAME.position(GAME.from_position(fresh["position"])) == fresh
    within = automa_to_move(
        "crimea", "nordic switches=claim_after_reshuffle:nothing last=3 claimable=yes"
    )
    position = GAME.position(GAME.from_position(within))
    assert position["sides"]["nordic"]["claimable"]
    assert GAME.position(GAME.from_position(position["position"])) == position


def test_the_template_reads_as_it_is_written() -> None:
    told = GAME.position(GAME.from_position(TEMPLATE))
    assert GAME.from_position(told["position"]) == GAME.from_position(TEMPLATE)


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("scy2 | human crimea | automa nordic", "unreadable_position"),
        ("scy1 | human crimea", "sides_missing"),
        ("scy1 | human crimea | automa crimea", "unreadable_position"),
        ("scy1 | human crimea shoes=2 | automa nordic", "unreadable_position"),
        ("scy1 | human crimea mechs=E4*5 | automa nordic", "too_many_pieces"),
        ("scy1 | human crimea workers=E4*9 | automa nordic", "too_many_pieces"),
        ("scy1 | human crimea | automa nordic mechs=A4*5", "too_many_pieces"),
        ("scy1 | human crimea character=E3,E4 | automa nordic", "two_characters"),
        ("scy1 | human crimea | automa nordic character=A4,A5", "two_characters"),
        ("scy1 | human crimea character=Z9 | automa nordic", "no_such_region"),
        ("scy1 | human crimea | automa nordic mechs=mat", "no_such_region"),
        ("scy1 | human crimea character=mat | automa nordic", "character_on_mat"),
        ("scy1 | human crimea workers=A4 | automa nordic", "units_of_both"),
        ("scy1 | human crimea power=17 | automa nordic", "off_track"),
        ("scy1 | human crimea popularity=19 | automa nordic", "off_track"),
        ("scy1 | human crimea stars=7 | automa nordic", "off_track"),
        ("scy1 | human crimea stars=6 | automa nordic", "six_stars"),
        ("scy1 | human crimea abilities=submerge | automa nordic", "bad_value"),
        ("scy1 | human crimea flags=E3 | automa nordic", "token_of_another_faction"),
        ("scy1 | human crimea | automa nordic progress=22", "off_progress_card"),
        ("scy1 | human crimea | automa nordic main=3,3", "card_twice"),
        ("scy1 | human crimea | automa nordic main=20", "card_foreign"),
        ("scy1 | human crimea | automa nordic level=easy", "bad_value"),
        ("scy1 | human crimea | automa nordic switches=coin_delta:3", "bad_value"),
        ("scy1 | human crimea | automa nordic deck=mine", "bad_value"),
        ("scy1 phase=automa to_move=crimea | human crimea | automa nordic", "wrong_phase"),
        ("scy1 to_move=saxony | human crimea | automa nordic", "bad_value"),
        ("scy1 tokens=A1 | human crimea | automa nordic", "bad_value"),
    ],
)
@pytest.mark.rule("SCY-END-01", "SCY-ON-INVT-01", "SCY-ON-INVT-04", "SCY-DECK-01", "SCY-R-30")
def test_what_is_impossible_is_named(text: str, code: str) -> None:
    with pytest.raises(BadPosition) as error:
        GAME.from_position(text)
    assert code in [problem.code for problem in error.value.problems]


def test_a_derived_fact_must_be_right() -> None:
    position = GAME.template()
    position["sides"]["nordic"]["scheme"] = "II"
    with pytest.raises(BadPosition, match="contradiction"):
        GAME.from_position(position)


def test_two_characters_cannot_even_be_written() -> None:
    position = GAME.template()
    position["sides"]["nordic"]["character"] = ["D4", "A4"]
    with pytest.raises(BadPosition, match="bad_data_value"):
        GAME.from_position(position)


# --- reports that are refused


@pytest.mark.parametrize(
    ("report", "code"),
    [
        ("character F1-F2", "not_so_many_there"),
        ("mech home-F1", "not_so_many_there"),
        ("worker x2 F1-F2", "not_so_many_there"),
        ("worker F1-F1", "same_region"),
        ("worker F1-Z9", "no_such_region"),
        ("worker F1-G2", "lake_closed"),
        ("character home-G2", "lake_closed"),
        ("+worker x7 G1", "too_many_pieces"),
        ("+mech G1", "ability_missing"),
        ("+mech G1 submerge", "foreign_ability"),
        ("+worker G1 riverwalk", "unreadable"),
        ("-worker A1", "not_so_many_there"),
        ("recruit oil", "unreadable"),
        ("flag E3", "token_of_another_faction"),
        ("trap E3", "token_of_another_faction"),
        ("mine Z9", "no_such_region"),
        ("castle E3", "unreadable"),
        ("hello", "unreadable"),
    ],
)
def test_an_impossible_report_is_refused_and_changes_nothing(report: str, code: str) -> None:
    match = play(human_to_move("saxony", "nordic"))
    before = match.position()
    with pytest.raises(Refused, match=code):
        match.answer(report)
    assert match.position() == before


@pytest.mark.parametrize(
    ("human", "report", "code"),
    [
        ("saxony mechs=F1,F2,G1,E3", "+mech G1 speed", "too_many_pieces"),
        ("saxony mechs=G1 abilities=speed", "+mech G1 speed", "ability_known"),
        ("saxony structures=F1:mine", "mine G1", "structure_built"),
        ("saxony structures=F1:mine", "mill F1", "structure_there"),
        ("saxony recruits=coin", "recruit coin", "recruit_known"),
        ("albion flags=A1,A2,A3,B2", "flag E3", "token_not_possible"),
        ("togawa traps=E3:no", "trap E3", "token_not_possible"),
    ],
)
def test_what_there_is_already_cannot_come_again(human: str, report: str, code: str) -> None:
    with pytest.raises(Refused, match=code):
        play(human_to_move(human, "nordic"), report)


def test_with_an_ability_a_lake_is_open() -> None:
    match = play(human_to_move("polania character=D2 abilities=submerge", "nordic"),
                 "character D2-D3")  # fmt: skip
    assert human_of(match).character == "D3"


# --- corrections


def adjusted(match: Match[Any], **changes: Any) -> Match[Any]:
    named = {path.replace("__", "."): value for path, value in changes.items()}
    match.adjust(json.dumps(named))
    return match


def test_every_tracked_fact_can_be_corrected() -> None:
    match = play(human_to_move("saxony", "nordic"))
    adjusted(
        match,
        sides__nordic__power=9,
        sides__nordic__mechs="C4,D5",
        sides__nordic__character="mat",
        sides__nordic__progress=9,
        sides__nordic__main_discard="3,5",
        sides__nordic__last_main_card=5,
        sides__saxony__abilities="riverwalk,underpass",
        sides__saxony__recruits=["coin"],
        encounter_tokens="A3,B2",
    )
    automa = automa_of(match)
    assert (automa.power, automa.mechs, automa.character) == (9, {"C4": 1, "D5": 1}, "mat")
    assert (automa.scheme, automa.progress_stars, automa.main_discard) == ("II", 1, [3, 5])
    assert human_of(match).abilities == ["riverwalk", "underpass"]
    assert match.state.encounter_tokens == ["A3", "B2"]


def test_a_lake_is_allowed_by_correction() -> None:
    """SCY-R-26: what was refused as a report may be entered as a correction."""
    match = adjusted(play(human_to_move("saxony", "nordic")), sides__saxony__character="G2")
    assert human_of(match).character == "G2"


@pytest.mark.rule("SCY-END-01")
def test_a_corrected_star_ends_the_game_or_reopens_it() -> None:
    match = adjusted(play(human_to_move("saxony stars=5", "nordic")), sides__saxony__stars=6)
    assert match.state.phase == "scoring"
    adjusted(match, sides__saxony__stars=4)
    assert (match.state.phase, match.state.ended_by) == ("human", None)


def test_an_impossible_correction_is_refused() -> None:
    match = play(human_to_move("saxony", "nordic"))
    before = match.position()
    for changes in (
        {"sides__nordic__mechs": "C4*5"},
        {"sides__nordic__scheme": "II"},
        {"sides__saxony__workers": "A4"},
        {"sides__nordic__mechs": "nonsense"},
    ):
        with pytest.raises(BadPosition):
            adjusted(match, **changes)
    assert match.position() == before


def test_the_same_turn_with_another_card() -> None:
    """Undo the card, name another one: nothing of the first is left."""
    match = play(automa_to_move("crimea", "nordic"), "card 3")
    match.undo()
    match.answer("card 5")
    assert automa_of(match).main_discard == [5]
    assert kinds(match).count("card") == 1


def test_a_whole_position_is_a_correction_too() -> None:
    match = play(human_to_move("saxony", "nordic"))
    match.adjust(TEMPLATE)
    assert match.state.turn == 9
    assert match.pending is not None
    assert match.pending.prompt == "card"


def test_what_follows_in_a_whole_side_is_counted_again_by_a_correction() -> None:
    state = play(human_to_move("saxony", "nordic")).state
    faction = state.automas[0].faction
    side = GAME.position(state)["sides"][faction]
    changed = {**side, "progress": side["progress"] + 1, "no_water": None, "cards_left": 3}
    after = GAME.corrected(state, json.dumps({f"sides.{faction}": changed}))
    assert after.automas[0].progress == side["progress"] + 1


# --- more than one Automa


def test_nothing_in_a_position_says_that_there_is_one_automa() -> None:
    text = (
        "scy1 phase=automa to_move=nordic | human crimea | automa nordic level=automa "
        "| automa saxony level=automaszyna"
    )
    match: Match[Any] = Match.at(GAME, text)
    match.answer("card 3")
    assert (match.state.phase, match.state.to_move) == ("automa", "saxony")
    match.answer("card 3")
    assert (match.state.phase, match.state.to_move) == ("human", "crimea")
    first, second = match.state.automas
    assert (first.main_discard, second.main_discard) == ([3], [3])
    assert GAME.position(GAME.from_position(match.position())) == match.position()


# --- what is written about it


def documented() -> str:
    file = Path(__file__).parents[2] / "docs" / "positions" / "scythe.md"
    return file.read_text(encoding="utf-8")


def test_the_position_shown_is_read_and_written_alike() -> None:
    shown = re.search(r"```\n(scy1 .*)\n```", documented())
    assert shown is not None
    assert GAME.position(GAME.from_position(shown[1]))["position"] == shown[1]


def test_every_field_is_explained() -> None:
    explained = set(re.findall(r"`(\w+)`", documented()))
    position = GAME.template()
    fields = {"winner", *position}
    for side in position["sides"].values():
        fields |= side.keys()
    assert fields - explained == set()
