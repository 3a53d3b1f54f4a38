"""What holds for every position that can be reached, and for every text that can be typed."""

from __future__ import annotations

import copy
import json
from typing import Any

import pytest
from hypothesis import assume, example, given, settings
from hypothesis import strategies as st

from automatable.core.errors import AutomatableError, BadPosition, BadSave, Refused
from automatable.core.state.copying import copied
from automatable.games.patchwork import GAME
from automatable.games.patchwork.actions import action_text, legal_actions
from automatable.games.patchwork.components import patches
from automatable.games.patchwork.policies import POLICIES
from automatable.games.patchwork.position import from_json, to_json
from automatable.games.patchwork.problems import problems
from automatable.games.patchwork.quilt import legal_placements
from automatable.games.patchwork.record import play_token, read_record
from automatable.games.patchwork.score import score
from automatable.games.patchwork.state import State
from tests.patchwork.positions import BY_ID, EMPTY, at, data, match_at, new_match, pw1
from tests.patchwork.reference_games import SplitMix64, begin, ply
from tests.patchwork.test_lab import mirrored, turned
from tests.patchwork.test_time_board import assert_one_move_is_short

START = f"pw1 {BY_ID} 0-0 1 {EMPTY};5 @3t;-;0;1: - o"
RECORD: str = data("golden_games.json")["games"][10]["record"]

setups = st.fixed_dictionaries(
    {
        "mode": st.just("solo"),
        "level": st.integers(1, 5),
        "deck": st.sampled_from(["normal", "tactical"]),
        "leather_layout": st.sampled_from(["original", "revised"]),
        "recycle": st.sampled_from(["two_aside", "all"]),
        "automa_leather": st.sampled_from(["take", "leave"]),
    }
) | st.fixed_dictionaries(
    {
        "mode": st.just("duo"),
        "leather_layout": st.sampled_from(["original", "revised"]),
    }
)
seeds = st.integers(0, 2**64 - 1)


def some_token(state: State, random: SplitMix64) -> str:
    """A random card, or a decision of a random reference player."""
    if state.is_automa_turn:
        assert state.automa is not None
        cards = state.automa.deck.unseen()
        return str(cards[random.below(len(cards))])
    policy = ("uniform", "greedy", "uniform", "greedy", "advance")[random.below(5)]
    legal = legal_actions(state)
    return action_text(state, POLICIES[policy](state, legal, random.below))


def reached(setup: dict[str, Any], seed: int, plies: int) -> State:
    """A position that occurs in play."""
    random = SplitMix64(seed)
    state = begin(setup, random)
    for _ in range(plies):
        if state.game_over:
            break
        ply(state, some_token(state, random))
    return state


positions = st.builds(reached, setups, seeds, st.integers(0, 60))


# --- positions that can be reached


@given(setups, seeds)
@settings(max_examples=30)
@pytest.mark.rule("PAT-BASE-TIME-04")
def test_whole_games_keep_every_invariant(setup: dict[str, Any], seed: int) -> None:
    random = SplitMix64(seed)
    state = begin(setup, random)
    while not state.game_over:
        before = copied(state)
        token = some_token(state, random)
        ply(state, token)
        assert problems(state) == []
        passed = token == ">" or (before.is_automa_turn and before.circle == state.circle)
        assert_one_move_is_short(before, state, is_jump=passed)
        assert state.seats[1].buttons >= (before.seats[1].buttons if state.automa else 0)
    assert score(state).winner in (1, 2)


@given(positions)
@settings(max_examples=60)
@pytest.mark.rule("PAT-NOT-04")
def test_what_is_printed_is_read_as_the_same_position(state: State) -> None:
    text = pw1(state)
    assert pw1(at(text)) == text
    assert pw1(from_json(to_json(state))) == text
    assert json.loads(json.dumps(to_json(state))) == to_json(from_json(to_json(state)))


@given(positions, st.sampled_from(sorted(patches())), st.integers(0, 3), st.booleans())
@settings(max_examples=60)
@pytest.mark.rule("PAT-LAB-08")
def test_a_turned_or_mirrored_quilt_has_the_same_placements(
    state: State, patch: int, turns: int, mirror: bool
) -> None:
    quilt = state.person(1).quilt
    assert quilt is not None

    def image(mask: int) -> int:
        mask = mirrored(mask) if mirror else mask
        for _ in range(turns):
            mask = turned(mask)
        return mask

    there = {lies.mask for lies in legal_placements(patch, image(quilt.mask))}
    assert there == {image(lies.mask) for lies in legal_placements(patch, quilt.mask)}
    assert image(quilt.mask).bit_count() == state.person(1).covered


@given(positions, seeds)
@settings(max_examples=40)
def test_a_ply_never_changes_the_position_it_began_with(state: State, seed: int) -> None:
    assume(not state.game_over)
    before = pw1(state)
    play_token(state, some_token(state, SplitMix64(seed)))
    assert pw1(state) == before


@given(st.sampled_from(["digital", "companion", "duo"]), seeds, st.integers(1, 12))
@settings(max_examples=20)
@pytest.mark.rule("PAT-CHANCE-02")
def test_undo_and_redo_lead_back_to_the_same_position(sit: str, seed: int, back: int) -> None:
    options: dict[str, Any] = {"sit": sit}
    if sit == "companion":
        options["circle_source"] = "app"
    if sit != "duo":
        options["deck"] = "tactical"
    match = new_match(str(seed), **options)
    random = SplitMix64(seed)
    while not match.over and len(match.entries) < 40:
        legal = match.legal() or []
        match.answer(legal[random.below(len(legal))])
    answers, fingerprint = match.answers, match.fingerprint()
    undone = 0
    while match.undoable() and undone < back:
        match.undo()
        assert problems(match.state) == []
        undone += 1
    for _ in range(undone):
        match.redo()
    assert (match.answers, match.fingerprint()) == (answers, fingerprint)


# --- texts that can be typed


def damaged(text: str) -> st.SearchStrategy[str]:
    """The text with a piece replaced by anything."""
    pieces = st.text("ABZg*?>;:/@{}!~^+#=_ -0123456789.ntorel", max_size=6) | st.text(max_size=3)
    places = st.tuples(st.integers(0, len(text)), st.integers(0, 4), pieces)
    return places.map(lambda place: text[: place[0]] + place[2] + text[place[0] + place[1] :])


@given(st.text() | damaged(START) | damaged(data("golden_games.json")["games"][7]["positions"][20]))
@settings(max_examples=400)
@example("pw1 - 0-0 1 {};5 @3n;-;0;1:" + "9" * 5000 + " - o")
@example(START.replace("0-0", "٠-٠"))
def test_a_position_is_read_or_refused_as_a_bad_position(text: str) -> None:
    try:
        state = from_json(text)
    except BadPosition:
        return
    assert pw1(at(pw1(state))) == pw1(state)


anything = st.recursive(
    st.none() | st.booleans() | st.integers(-3, 99) | st.text(max_size=3),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=3), inner),
    max_leaves=5,
)


def paths(position: Any, prefix: tuple[str, ...] = ()) -> list[tuple[str, ...]]:
    if not isinstance(position, dict):
        return [prefix]
    inner = [path for key, value in position.items() for path in paths(value, (*prefix, key))]
    return [prefix, *inner] if prefix else inner


JSON_POSITION = to_json(at(START.replace("1: -", "1:17.20^8 -").replace("0-0 1", "9-12 1")))


@given(st.sampled_from(paths(JSON_POSITION)), anything)
@settings(max_examples=300)
@example(("seat_2", "deck"), {})
@example(("seat_2", "set_aside_backs"), [8, 8])
@example(("time",), {"1": True, "2": 3})
def test_a_json_position_is_read_or_refused_as_a_bad_position(
    path: tuple[str, ...], value: Any
) -> None:
    position = copy.deepcopy(JSON_POSITION)
    del position["position"]
    inside: Any = position
    for step in path[:-1]:
        inside = inside[step]
    inside[path[-1]] = value
    try:
        state = from_json(position)
    except BadPosition:
        return
    assert GAME.problems(state) == []
    assert json.dumps(to_json(state))


tokens = st.text(max_size=8) | st.from_regex(
    r"\A([A-Za-h][0-8]?[a-j]?[0-9]?|\*[a-j]?[0-9]?|[0-9]{1,3}(:[A-h>])?|\^[0-9]+|\+[A-h]+|~[0-9.]*"
    r"|>|![a-z0-9_]*|card [0-9]+|=[0-9:/-]*)#?\Z"
)
ASKED = [
    START,
    START.replace("0-0 1", "9-5 2").replace("@3t", "@3n"),
    START.replace("0-0 1", "20-19 1*"),
    START.replace("0-0 1", "20-19 1*").replace(EMPTY, "{}"),
    f"pw1 C?{'?' * 30}A 0-0 1 {{}};5 @3n;-;0;1: - o",
    "pw1 CEFIc 53-53 =1 {ADGJLNQTWYZdef**};26 {BHKMOPRSUVXabg***};18 - o",
]


@given(st.sampled_from(ASKED), tokens)
@settings(max_examples=400)
@example(START, "^" + "9" * 5000)
@example(ASKED[1], "9" * 5000)
@example(START, "!" + "[" * 100_000)
@example(START, '!{"seat_2.drawn": "' + "9" * 5000 + '"}')
def test_a_token_is_played_or_refused(position: str, token: str) -> None:
    state = at(position)
    try:
        after, _ = play_token(state, token)
    except (Refused, BadPosition):
        assert pw1(state) == position
    else:
        assert problems(after) == []


@given(st.sampled_from(ASKED), tokens)
@settings(max_examples=200)
def test_a_match_takes_an_answer_or_stays_as_it_was(position: str, token: str) -> None:
    match = match_at(at(position))
    before = (match.fingerprint(), match.answers)
    try:
        match.answer(token)
    except AutomatableError:
        assert (match.fingerprint(), match.answers) == before


@given(st.text() | damaged(RECORD))
@settings(max_examples=150)
@example('[Game "patchwork"]\n[Format "pw1"]\n[Start ""]')
@pytest.mark.rule("PAT-NOT-11")
def test_a_record_is_read_or_refused_as_a_bad_save(text: str) -> None:
    try:
        record = read_record(text)
    except BadSave:
        return
    assert problems(record.final) == []
