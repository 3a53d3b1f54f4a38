"""For programs: plies, numbered actions, policies, symmetry."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

import pytest

from automatable.core.errors import Refused
from automatable.games.patchwork import GAME
from automatable.games.patchwork.actions import (
    COUNT,
    action_text,
    legal_actions,
    read_action,
)
from automatable.games.patchwork.automa import CardDraw
from automatable.games.patchwork.components import by_letter, patches, time_board
from automatable.games.patchwork.policies import POLICIES, advance, greedy, uniform
from automatable.games.patchwork.quilt import legal_placements, placement
from automatable.games.patchwork.score import score
from automatable.games.patchwork.state import State
from tests.patchwork.positions import (
    EMPTY,
    at,
    automa,
    data,
    match_at,
    play,
    pw1,
    table,
)
from tests.patchwork.reference_games import SplitMix64, play_game

GOLDEN = data("golden_games.json")["games"]


@pytest.mark.rule("PAT-LAB-01")
def test_a_ply_is_one_decision_or_one_automa_turn() -> None:
    state = table("D", time="18-19", you=f"{EMPTY};5")
    plies = []
    for token in ("D0a1", "*i9", "5"):
        plies.append((state.to_move, state.leather_to_place))
        state = play(state, token)
    assert plies == [(1, 0), (1, 1), (2, 0)]


@pytest.mark.parametrize(
    ("state", "token", "action"),
    [
        (table(), ">", 0),
        (table(time="20-19", turn="1*", other="{};0"), "*a1", 1),
        (table(time="20-19", turn="1*", other="{};0"), "*i9", 81),
        (table("R"), "R5c1", 489),
        (table("BCI"), "I0a1", 1378),
    ],
    ids=["advance", "first cell", "last cell", "first patch", "third patch"],
)
@pytest.mark.rule("PAT-LAB-02")
def test_the_numbers_of_actions(state: State, token: str, action: int) -> None:
    assert COUNT == 2026
    assert read_action(state, token) == action
    assert action_text(state, action) == token


@pytest.mark.parametrize("action", [-1, 2026, 10**9])
@pytest.mark.rule("PAT-LAB-02")
def test_a_number_that_names_no_action_is_refused(action: int) -> None:
    with pytest.raises(Refused):
        action_text(table(), action)


@pytest.mark.parametrize("game", GOLDEN[:7], ids=lambda game: game["id"])
@pytest.mark.rule("PAT-LAB-03", "PAT-LAB-04")
def test_legal_actions_ascend_and_match_what_may_be_answered(game: dict[str, Any]) -> None:
    for position in game["positions"][:-1:4]:
        state = at(position)
        if state.is_automa_turn:
            continue
        actions = legal_actions(state)
        assert actions == sorted(set(actions))
        tokens = [token.removesuffix("#") for token in match_at(state).legal() or ()]
        assert [action_text(state, action) for action in actions] == tokens
        assert [read_action(state, token) for token in tokens] == actions


@pytest.mark.rule("PAT-LAB-03")
def test_only_the_lowest_of_equal_orientations_is_listed() -> None:
    state = table("EDT", you=f"{EMPTY};99")
    orientations = {
        letter: {token[1] for token in match_at(state).legal() or () if token[0] == letter}
        for letter in "EDT"
    }
    assert orientations == {"E": {"0"}, "D": {"0", "1"}, "T": {"0"}}


@pytest.mark.rule("PAT-LAB-04")
def test_with_leather_pending_only_empty_cells_are_legal_else_advancing_always_is() -> None:
    quilted = "EE7/EE7/9/9/9/9/9/9/9;5"
    pending = table(time="20-19", turn="1*", you=quilted, other="{};0")
    assert legal_actions(pending) == [a for a in range(1, 82) if a not in (1, 2, 10, 11)]
    assert legal_actions(table("KSU", you=f"{EMPTY};0")) == [0]
    assert legal_actions(table("DHL"))[0] == 0


@pytest.mark.rule("PAT-LAB-05")
def test_after_the_card_the_automas_turn_follows_by_the_rules() -> None:
    state = table("WaT", time="32-30", turn="2")
    for card in CardDraw.top_of(state).outcomes:
        assert pw1(play(state, str(card))) == pw1(play(state, str(card)))
    assert len(CardDraw.top_of(state).outcomes) == 12


@pytest.mark.rule("PAT-LAB-06")
def test_resampling_redraws_hidden_cards_only() -> None:
    """A copy with another seed: the same public facts, cards as likely as they should be."""
    state = table(time="12-13", other="@3n;-;0;1:4.7")
    plays = [match_at(state, seed=f"sample {n}", dealer="app") for n in range(200)]
    assert len({json.dumps(match.view()) for match in plays}) == 1
    for match in plays:
        match.answer(">")
    cards = {automa(match.state).deck.drawn[2] for match in plays}
    assert cards == set(range(1, 13)) - {4, 7}


@pytest.mark.rule("PAT-LAB-07")
def test_there_is_always_a_winner() -> None:
    for seed in range(1, 21):
        game = play_game(seed, {"mode": "duo", "leather_layout": "original"}, "greedy")
        assert game.sheet.winner in (1, 2)
    tied = at("pw1 CEFIc 53-53 =1 {ADGJLNQTWYZdef**};26 {BHKMOPRSUVXabg***};18 - o")
    assert score(tied).winner == 1


# --- symmetry


def turned(mask: int) -> int:
    """The quilt a quarter turn clockwise."""
    return sum(1 << 9 * (cell % 9) + (8 - cell // 9) for cell in range(81) if mask >> cell & 1)


def mirrored(mask: int) -> int:
    return sum(1 << 9 * (cell // 9) + (8 - cell % 9) for cell in range(81) if mask >> cell & 1)


@pytest.mark.parametrize("letter", ["A", "B", "K", "R", "T", "Y", "f", "g"])
@pytest.mark.rule("PAT-LAB-08")
def test_turning_or_mirroring_the_quilt_maps_placements_one_to_one(letter: str) -> None:
    id = by_letter()[letter].id
    for game in GOLDEN[:3]:
        person = at(game["positions"][-6]).person(1)
        assert person.quilt is not None
        covered = person.quilt.mask
        legal = {lies.mask for lies in legal_placements(id, covered)}
        for image in (turned, mirrored):
            there = {lies.mask for lies in legal_placements(id, image(covered))}
            assert there == {image(mask) for mask in legal}


@pytest.mark.rule("PAT-LAB-08")
def test_a_turned_quilt_has_the_same_score() -> None:
    plain = table("B", you="EE7/EE7/9/9/9/9/9/9/9;5")
    elsewhere = table("B", you="9/9/9/9/9/9/9/7EE/7EE;5")
    assert score(plain) == score(elsewhere)


# --- what a fast kernel has to know


@dataclass
class Lean:
    """A person as a kernel keeps it: covered mask, buttons, income, number of covered cells."""

    mask: int = 0
    buttons: int = 5
    income: int = 0
    covered: int = 0

    def score(self, tile: bool) -> int:
        return self.buttons + 7 * tile - 2 * (81 - self.covered)


def lean_ply(person: Lean, before: State, token: str) -> Lean:
    """The same ply on the few numbers alone; token and window say what is decided."""
    seat = before.to_move
    here, opponent = before.time[seat - 1], before.time[2 - seat]
    token = token.removesuffix("#")
    if token.startswith("*"):
        cell = "abcdefghi".index(token[1]) + 9 * (int(token[2]) - 1)
        return replace(person, mask=person.mask | 1 << cell, covered=person.covered + 1)
    after = replace(person)
    if token == ">":
        there = min(53, opponent + 1)
        after.buttons += there - here
    else:
        patch = by_letter()[token[0]]
        lies = placement(
            patch.id, int(token[1]), "abcdefghi".index(token[2]) + 9 * int(token[3]) - 9
        )
        assert lies is not None
        assert not lies.mask & after.mask
        there = min(53, here + patch.time_cost)
        after.mask |= lies.mask
        after.buttons -= patch.button_cost
        after.income += patch.printed_buttons
        after.covered += patch.cells
    crossed = [space for space in time_board().income_spaces if here < space <= there]
    after.buttons += len(crossed) * after.income
    return after


@pytest.mark.parametrize("game", GOLDEN, ids=lambda game: game["id"])
@pytest.mark.rule("PAT-LAB-09")
def test_a_few_numbers_per_seat_give_the_same_results(game: dict[str, Any]) -> None:
    persons = {1: Lean(), 2: Lean()}
    before = at(game["start"])
    for token, position in zip(game["tokens"], game["positions"], strict=True):
        state = at(position)
        if not before.is_automa_turn:
            seat = before.to_move
            persons[seat] = lean_ply(persons[seat], before, token)
            person = state.person(seat)
            assert person.quilt is not None
            assert persons[seat] == Lean(
                person.quilt.mask, person.buttons, person.income, person.covered
            )
        before = state
    assert persons[1].score(before.tile == 1) == game["scores"][0]
    assert _second_score(before, persons[2]) == game["scores"][1]


def _second_score(state: State, person: Lean) -> int:
    """The Automa needs its buttons, its patches with buttons and the buttons printed on them."""
    if state.automa is None:
        return person.score(state.tile == 2)
    with_buttons = len(state.automa.pile_with_buttons)
    printed = sum(patches()[id].printed_buttons for id in state.automa.patches)
    counted = {
        1: 0,
        2: state.automa.buttons,
        3: state.automa.buttons + with_buttons,
        4: state.automa.buttons + printed,
        5: state.automa.buttons + with_buttons + printed,
    }
    return 7 * (state.tile == 2) + counted[state.automa.level]


# --- reference policies


def never(n: int) -> int:
    raise AssertionError("this policy draws no numbers")


@pytest.mark.rule("PAT-LAB-10")
def test_uniform_takes_each_legal_action_equally_often() -> None:
    state = table("DHL")
    legal = legal_actions(state)
    assert [uniform(state, legal, lambda n, i=i: i) for i in range(len(legal))] == legal  # type: ignore[misc]
    asked: list[int] = []
    uniform(state, legal, lambda n: asked.append(n) or 0)  # type: ignore[func-returns-value]
    assert asked == [len(legal)]


@pytest.mark.rule("PAT-LAB-10")
def test_advance_always_advances_and_puts_leather_on_the_lowest_free_cell() -> None:
    state = table("DHL", you=f"{EMPTY};99")
    assert advance(state, legal_actions(state), never) == 0
    pending = table(time="20-19", turn="1*", you="EE7/EE7/9/9/9/9/9/9/9;5", other="{};0")
    assert action_text(pending, advance(pending, legal_actions(pending), never)) == "*c1"


def greedily(state: State) -> str:
    return action_text(state, greedy(state, legal_actions(state), never))


@pytest.mark.rule("PAT-LAB-10")
def test_greedy_buys_the_most_cells_at_the_lowest_action_id() -> None:
    assert greedily(table("Mbf", you=f"{EMPTY};5")) == "f0a1"
    assert greedily(table("LMR", you=f"{EMPTY};5")) == "L0a1"
    assert greedily(table("BgM", you=f"{EMPTY};4")) == "M0a1"
    assert greedily(table("KSU", you=f"{EMPTY};5")) == ">"
    pending = table(time="20-19", turn="1*", you="EE7/EE7/9/9/9/9/9/9/9;5", other="{};0")
    assert greedily(pending) == "*c1"


@pytest.mark.parametrize("policy", POLICIES)
@pytest.mark.parametrize("mode", ["duo", "solo"])
@pytest.mark.rule("PAT-LAB-10")
def test_programs_can_play_every_person_seat(policy: str, mode: str) -> None:
    setup = {"mode": mode, "leather_layout": "revised"}
    game = play_game(7, setup, policy)
    assert game.state.game_over
    assert GAME.problems(game.state) == []


def test_the_reference_generator_is_fair_to_every_number() -> None:
    random = SplitMix64(3)
    drawn: Sequence[int] = [random.below(7) for _ in range(7000)]
    assert all(850 < drawn.count(n) < 1150 for n in range(7))
