"""Game records: written down, read, checked, replayed."""

from __future__ import annotations

from typing import Any

import pytest

from automatable.core.errors import BadSave
from automatable.core.matches.match import Match
from automatable.games.patchwork import GAME
from automatable.games.patchwork.moves import unknown_patches
from automatable.games.patchwork.record import Record, as_match, read_record, write_record
from automatable.games.patchwork.state import State
from tests.patchwork.positions import (
    BY_ID,
    EMPTY,
    at,
    data,
    letters,
    match_at,
    new_match,
    pw1,
    table,
)

GOLDEN: list[dict[str, Any]] = data("golden_games.json")["games"]
SOLO = GOLDEN[5]
START = f"pw1 {BY_ID} 0-0 1 {EMPTY};5 @3n;-;0;1: - o"


def text(tokens: str, start: str = START, **tags: str) -> str:
    told = {"Game": "patchwork", "Format": "pw1", "Start": start, **tags}
    lines = [f'[{key} "{value}"]' for key, value in told.items() if value]
    return "\n".join([*lines, "", tokens, ""])


def refused(record: str) -> BadSave:
    with pytest.raises(BadSave) as error:
        read_record(record)
    return error.value


def played(match: Match[State]) -> Match[State]:
    """The match at its end, the person always taking the last of what is legal."""
    while not match.over:
        legal = match.legal()
        if not legal:
            assert match.pending is not None
            n = match.pending.args["n"]
            assert isinstance(n, int)
            match.answer("+" + letters(list(unknown_patches(match.state)[:n])))
        else:
            match.answer(legal[-1])
    return match


# --- the form


@pytest.mark.rule("PAT-NOT-08")
def test_tags_tokens_comments_and_line_breaks() -> None:
    record = read_record(
        f"""% a small game
[Game "patchwork"]
[Format "pw1"]
[Start "{START}"]
[Date "2026-02-03"]
[Seat1 "Ada"]

% she begins
D0a1   2:>
> 5:G
% and so on
"""
    )
    assert record.tags["Seat1"] == "Ada"
    assert record.tokens == ["D0a1", "2:>", ">", "5:G"]
    assert record.result is None
    assert not record.final.game_over


@pytest.mark.parametrize("missing", ["Game", "Format", "Start"])
@pytest.mark.rule("PAT-NOT-08")
def test_three_tags_are_obligatory(missing: str) -> None:
    codes = {
        "Game": "record_foreign",
        "Format": "record_newer_format",
        "Start": "record_without_start",
    }
    assert refused(text("> 4", **{missing: ""})).code == codes[missing]


@pytest.mark.rule("PAT-NOT-08")
def test_the_result_of_a_finished_game_is_checked() -> None:
    assert read_record(SOLO["record"]).result == "=-4:26/2"
    wrong = refused(SOLO["record"].replace("=-4:26/2", "=-4:27/2"))
    assert (wrong.code, wrong.details["x"], wrong.details["y"]) == (
        "record_wrong_result",
        "=-4:26/2",
        "=-4:27/2",
    )
    assert refused(text("> =0:0/1")).code == "record_result_early"
    assert refused(text("=1-2")).code == "unreadable"
    assert refused(SOLO["record"] + " >").code == "game_over"
    unsigned = SOLO["record"].replace(" =-4:26/2", "")
    assert read_record(unsigned).final.game_over


@pytest.mark.rule("PAT-NOT-07", "PAT-NOT-08")
def test_a_wrong_result_of_the_automa_is_refused_with_its_place_and_both_versions() -> None:
    error = refused(text("D0a1 2:> > 5:F"))
    assert error.code == "wrong_automa_result"
    assert error.details == {"x": "G", "y": "F", "number": 4, "token": "5:F"}


# --- information


@pytest.mark.rule("PAT-NOT-09")
def test_information_changes_no_rule_state() -> None:
    start = START.replace("@3n", "@3t")
    plain = read_record(text("D0a1 17:F", start))
    told = read_record(text("~ ^4 D0a1 17:F", start))
    assert pw1(told.final) == pw1(plain.final)
    assert told.tokens == ["~", "^4", "D0a1", "17:F"]


@pytest.mark.rule("PAT-NOT-09")
def test_nobody_shuffles_between_two_persons() -> None:
    two = f"pw1 {START.split()[1]} 0-0 1 {{}};5 {{}};5 - o"
    assert refused(text("~ D", two)).code == "unreadable"


@pytest.mark.rule("PAT-NOT-09")
def test_a_lazy_circle_is_told_bit_by_bit() -> None:
    start = f"pw1 {'?' * 32}A 0-0 1 {{}};5 @3n;-;0;1: - o"
    record = read_record(text("+KMQ M +bc 5:b +D", start))
    assert letters(record.final.circle[:3]) == "cD?"
    assert refused(text("+KMQ M +KB", start)).code == "patch_accounted"
    assert refused(text("M", start)).code == "unknown_patch"


@pytest.mark.rule("PAT-NOT-09")
def test_the_order_of_a_shuffle_stands_only_in_records_of_finished_games() -> None:
    orders = [".".join(map(str, order)) for order in SOLO["shuffles"]]
    tokens = [f"~{orders[0]}", *SOLO["tokens"]]
    renewals = [
        number
        for number, (before, after) in enumerate(
            zip([SOLO["start"], *SOLO["positions"]], SOLO["positions"], strict=False)
        )
        if at(after).automa.deck.cycle > at(before).automa.deck.cycle  # type: ignore[union-attr]
    ]
    for order, number in zip(reversed(orders[1:]), reversed(renewals), strict=True):
        tokens.insert(number + 2, f"~{order}")
    record = read_record(text(" ".join(tokens), SOLO["start"]))
    assert pw1(record.final) == SOLO["positions"][-1]
    assert write_record(as_match(record)) == SOLO["record"]
    unfinished = " ".join(tokens[:5])
    assert refused(text(unfinished, SOLO["start"])).code == "record_shows_hidden"


@pytest.mark.parametrize(
    ("tokens", "code"),
    [
        ("~1.2.3.4.5.6.7.8.9.10.11.12 > 4", "record_wrong_card"),
        ("~1.2.3", "unreadable"),
        ("~1.1.3.4.5.6.7.8.9.10.11.12", "unreadable"),
        ("> 4 ~", "unreadable"),
        ("^4", "unreadable"),
    ],
)
@pytest.mark.rule("PAT-NOT-09")
def test_information_that_cannot_be_true_is_refused(tokens: str, code: str) -> None:
    assert refused(text(tokens)).code == code


# --- corrections and versions


@pytest.mark.rule("PAT-NOT-10")
def test_play_continues_from_a_correction() -> None:
    other = pw1(table("KSU", time="12-9", turn="2"))
    correction = "!" + other.replace(" ", "_")
    record = read_record(text(f"D0a1 2:> {correction} 4:>"))
    assert record.tokens == ["D0a1", "2:>", correction, "4:>"]
    assert record.final.time == [12, 13]
    match = as_match(record)
    assert pw1(match.state) == pw1(record.final)
    assert read_record(write_record(match)).tokens == record.tokens
    assert refused(text("!pw1_nonsense")).code == "bad_position"


@pytest.mark.rule("PAT-NOT-11")
def test_an_unknown_format_is_refused_politely() -> None:
    error = refused(text("> 4", Format="pw2"))
    assert error.code == "record_newer_format"
    assert error.details == {"format": "pw2", "known": "pw1"}
    assert refused(text("> 4", Game="chess")).code == "record_foreign"
    assert refused(text("> 4", start=START.replace("pw1", "pw9"))).code == "record_bad_start"
    assert refused("").code == "record_foreign"
    assert refused("{}").code == "record_foreign"


# --- matches


@pytest.mark.parametrize(
    "options",
    [
        {},
        {"deck": "tactical", "level": 5},
        {"sit": "duo", "first": 2},
        {"sit": "companion"},
        {"sit": "companion", "deck": "tactical"},
        {"recycle": "all", "automa_leather": "leave", "leather_layout": "revised"},
    ],
    ids=str,
)
@pytest.mark.rule("PAT-NOT-06", "PAT-NOT-08")
def test_a_match_written_down_is_read_as_the_same_game(options: dict[str, Any]) -> None:
    match = played(new_match("on paper", **options))
    told = write_record(match)
    record = read_record(told)
    assert pw1(record.final).split()[:5] == pw1(match.state).split()[:5]
    assert record.result is not None
    assert as_match(record).score().to_json() == match.score().to_json()
    assert write_record(as_match(record)) == told


def test_a_game_in_progress_is_written_without_a_result() -> None:
    match = new_match("half way", dealer="table")
    match.answer(">")
    record = read_record(write_record(match))
    assert (record.tokens, record.result) == ([">"], None)
    assert read_record(write_record(new_match("nothing yet"))).tokens == []


def test_a_forced_leather_patch_is_written_though_nobody_was_asked() -> None:
    match = match_at(table(time="19-19", you="{};5"))
    match.answer(">")
    told = write_record(match)
    assert told.splitlines()[-1] == "> *"
    record = read_record(told)
    assert record.answers == [">"]
    assert refused(told.replace("> *", "> 4")).code == "unreadable"


def test_a_correction_of_a_match_is_written_as_a_position() -> None:
    match = match_at(table("KSU", time="12-9", turn="2", you="{};5"))
    match.adjust('{"seat_1.buttons": 7}')
    match.answer("card 4")
    told = write_record(match)
    assert "{};7" in told
    record = read_record(told)
    assert record.tokens[0].startswith("!pw1_")
    assert pw1(record.final) == pw1(match.state)


def test_a_correction_while_a_forced_leather_patch_waits_is_kept() -> None:
    waiting = table(time="20-19", turn="1*", you="{};5")
    told = text("!" + pw1(table("KSU", time="12-9", turn="2")).replace(" ", "_"), pw1(waiting))
    record: Record = read_record(told)
    assert as_match(record).state.time == [12, 9]


def test_what_cannot_be_written_is_refused() -> None:
    deck = {**GAME.decks.built_in()[0].contents, "id": "my own"}
    for match in (new_match(deck=deck), new_match(sit="companion", circle_source="table_full")):
        with pytest.raises(BadSave):
            write_record(match)
