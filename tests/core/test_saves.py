"""Save files: they replay to the same match, and a bad one says what is wrong with it."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import automatable
from automatable.core.errors import AutomatableError, BadSave, UnknownGame
from automatable.core.matches.match import Match
from automatable.core.matches.rng import Seed
from automatable.core.matches.saves import dumps, load, loads, save
from automatable.core.matches.sealing import opened, sealed
from automatable.core.turns.procedure import Request
from automatable.testing.playing import snapshot
from tests.core.harbour import TOLL_SEED, harbour, on_the_table, prompt
from toy_game import GAME
from toy_game.cards import DECKS


def changed(**fields: Any) -> dict[str, Any]:
    """A good save with some fields replaced."""
    return {**save(harbour("load 8", "light 0", "refuse")), **fields}


def without(field: str) -> dict[str, Any]:
    return {name: value for name, value in changed().items() if name != field}


def owned_deck() -> dict[str, Any]:
    contents = json.loads(json.dumps(DECKS.built_in()[0].contents))
    contents["id"] = "mine"
    return dict(contents)


def undone_match() -> Match[Any]:
    match = harbour("load 8", "light 0", "refuse")
    match.undo()
    match.undo()
    return match


@pytest.mark.parametrize(
    "make",
    [
        harbour,
        lambda: harbour("load 8"),
        lambda: Match.new(GAME, {"dealer": "table"}, TOLL_SEED),
        lambda: on_the_table("wait", "card 4", "wait", "card 1", rounds=2),
        lambda: harbour("wait", '!{"person.coins": 9}', "refuse"),
        lambda: Match.at(GAME, GAME.template(), {"dealer": "table", "storm": "on"}, TOLL_SEED),
        lambda: harbour("wait", deck=owned_deck()),
        undone_match,
    ],
    ids=[
        "fresh", "in a turn", "in the set-up", "over", "corrected", "from a position",
        "own deck", "undone",
    ],
)  # fmt: skip
def test_a_save_is_the_same_match_again(make: Callable[[], Match[Any]]) -> None:
    match = make()
    assert snapshot(loads(dumps(match))) == snapshot(match)


def test_a_save_can_be_read_by_a_person() -> None:
    text = dumps(harbour("load 8"))
    assert json.loads(text) == {
        "format": 2,
        "game": "toy",
        "rules_version": 1,
        "options": {"level": 1, "rounds": 3, "storm": "off", "deck": "calm", "dealer": "app"},
        "seed": sealed(TOLL_SEED),
        "start": None,
        "answers": ["ship 10 4 5 6 2 11 1 8 12", "load 8"],
        "undone": [],
        "fingerprint": harbour("load 8").fingerprint(),
    }
    assert text.endswith("}\n")


def test_the_seed_of_a_running_match_is_sealed_until_it_is_over() -> None:
    running = harbour("load 8")
    assert str(running.seed) not in dumps(running)
    over = on_the_table("wait", "card 4", "wait", "card 1", rounds=2)
    assert over.over
    assert save(over)["seed"] == str(over.seed)


@given(st.binary(min_size=16, max_size=64).map(Seed))
def test_a_seal_hides_its_seed_and_gives_it_back(seed: Seed) -> None:
    assert opened(sealed(seed)) == seed
    assert str(seed)[:8] not in sealed(seed)
    assert opened(str(seed)) == seed


def test_a_save_holds_no_reference_to_the_match() -> None:
    match = harbour()
    save(match)["options"]["level"] = 2
    assert match.options["level"] == 1


def test_what_was_undone_can_be_redone_after_loading() -> None:
    again = loads(dumps(undone_match()))
    assert again.undone == ["refuse", "light 0"]
    again.redo()
    again.redo()
    assert again.answers == harbour("load 8", "light 0", "refuse").answers


def test_loading_goes_on_with_the_same_cards() -> None:
    match = harbour("load 8", "light 0")
    again = load(save(match))
    for text in ("refuse", "wait"):
        assert again.answer(text) == match.answer(text)


def test_a_save_truncated_anywhere_is_no_save() -> None:
    text = dumps(harbour("load 8", "light 0"))
    for length in range(len(text.rstrip())):
        with pytest.raises(BadSave, match="save_truncated"):
            loads(text[:length])


@pytest.mark.parametrize("text", ["", "PK\x03\x04", "not json", "[" * 100_000, '{"format": 1'])
def test_what_is_not_json_is_refused(text: str) -> None:
    with pytest.raises(BadSave, match="save_truncated"):
        loads(text)


@pytest.mark.parametrize(
    "contents",
    [None, 3, "save", [], {}, {"format": "1"}, {"format": None}, {"format": 0}, {"format": -1}],
)
def test_what_is_no_save_is_refused(contents: Any) -> None:
    with pytest.raises(BadSave, match="not_a_save"):
        load(contents)


@pytest.mark.parametrize(
    ("contents", "error"),
    [
        (changed(format=5), "save_newer_format: format=5, known=4"),
        (changed(format=True), "not_a_save"),
        (changed(rules_version=2), "save_newer_rules: game=toy, version=2"),
        (changed(fingerprint="facts:" + "0" * 24), "save_changed: game=toy"),
        (changed(seed="sealed:no"), "save_damaged: field=seed"),
        (changed(seed="sealed:"), "save_damaged: field=seed"),
        (changed(seed=sealed(TOLL_SEED)[:-2] + "00"), "save_damaged: field=seed"),
        (changed(seed=""), "save_does_not_replay: reason=seed_empty"),
        (changed(answers=["wait"]), "save_does_not_replay: reason=unreadable"),
        (changed(answers=[]), "save_changed: game=toy"),
        (changed(answers="wait"), "save_damaged: field=answers"),
        (changed(answers=[1]), "save_damaged: field=0"),
        (changed(options={"level": 7}), "save_does_not_replay: reason=bad_choice"),
        (changed(options={"sails": 7}), "save_does_not_replay: reason=unknown_option"),
        (changed(options=[]), "save_damaged: field=options"),
        (changed(start={"quay": []}), "save_does_not_replay: reason=bad_position"),
        (changed(undone=None), "save_damaged: field=undone"),
        (changed(cheat=1), "save_damaged: field=cheat"),
        (without("seed"), "save_damaged: field=seed"),
        (without("fingerprint"), "save_damaged: field=fingerprint"),
    ],
    ids=lambda case: case if isinstance(case, str) else "",
)
def test_a_bad_save_says_what_is_wrong(contents: dict[str, Any], error: str) -> None:
    with pytest.raises(BadSave) as refused:
        load(contents)
    assert str(refused.value) == error


def test_an_answer_exchanged_for_another_legal_one_is_noticed() -> None:
    contents = changed()
    contents["answers"][1:3] = ["wait"]
    with pytest.raises(BadSave, match="save_changed"):
        load(contents)


def test_a_save_of_an_unknown_game_names_the_known_ones() -> None:
    with pytest.raises(UnknownGame) as refused:
        load(changed(game="chess"))
    assert refused.value.details["game"] == "chess"
    assert "toy" in str(refused.value.details["known"])


@given(
    st.sampled_from(sorted(changed())),
    st.recursive(
        st.none() | st.booleans() | st.integers(-9, 9) | st.text(max_size=3),
        lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=3), inner),
        max_leaves=5,
    ),
)
def test_nonsense_in_a_field_never_crashes(field: str, value: Any) -> None:
    try:
        match = load(changed(**{field: value}))
    except AutomatableError:
        return
    assert match.position() == harbour("load 8", "light 0", "refuse").position()


# --- old saves


def test_what_older_rules_did_not_ask_is_answered_by_the_game(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Suppose lamps were not asked for when this was saved: then none were lit."""
    match = harbour("load 8", "light 0")
    assert prompt(match) == "toll"
    old = save(match)
    old["answers"] = [text for text in old["answers"] if text != "light 0"]
    monkeypatch.setattr(GAME, "rules_version", 2)

    def unasked(request: Request, rules_version: int) -> str | None:
        return "light 0" if request.prompt == "light" and rules_version == 1 else None

    monkeypatch.setattr(GAME, "unasked", unasked)
    assert load(old).answers == match.answers


# --- the library


def test_the_games_can_be_listed_more_than_once() -> None:
    """The package of the games and the list of the games once had the same name."""
    assert "toy" in automatable.all_games()
    assert automatable.all_games() == automatable.all_games()


def test_a_match_in_a_few_lines() -> None:
    match = automatable.new("toy", level=2, seed="harbour 6")
    match.answer("wait")
    again = automatable.load(automatable.save(match))
    assert again.answers == match.answers
    there = automatable.at("toy", automatable.game("toy").template(), seed="harbour 6")
    assert there.options["level"] == 2


def test_an_unknown_game_is_refused() -> None:
    with pytest.raises(UnknownGame, match="game=chess, known="):
        automatable.new("chess")


def test_a_game_without_records_says_so() -> None:
    with pytest.raises(BadSave, match="no_records: game=toy"):
        GAME.read_record('[Game "toy"]')
