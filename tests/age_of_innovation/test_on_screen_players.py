"""Programs in the person's seat: legal answers, hints as whole turns, whole games, counted."""

from __future__ import annotations

import pickle
from typing import Any

import pytest

from automatable.core.advice.players import Advice, Advised, player_for, players_for, usual_player
from automatable.core.matches.match import Match
from automatable.core.matches.rng import Seed
from automatable.core.simulating.tempo import seats
from automatable.core.state.copying import copied
from automatable.core.turns.procedure import Ask
from automatable.games.age_of_innovation import GAME
from automatable.games.age_of_innovation.components import AUTOMA
from automatable.games.age_of_innovation.deck import AutomaDeck
from automatable.games.age_of_innovation.on_screen.context import PersonTurn
from automatable.games.age_of_innovation.on_screen.players.games import PLAYERS, play_game
from automatable.games.age_of_innovation.on_screen.players.outlook import outlook
from automatable.games.age_of_innovation.on_screen.players.preferences import NARROW, Preferences
from automatable.games.age_of_innovation.on_screen.players.reasons import reasons
from automatable.games.age_of_innovation.on_screen.players.rector import PLANNER, thoughts
from automatable.games.age_of_innovation.on_screen.players.rounds import wanted
from automatable.games.age_of_innovation.on_screen.players.tempo import SEATS, opponent
from automatable.games.age_of_innovation.on_screen.players.thinking import SILENT
from automatable.games.age_of_innovation.on_screen.players.turns import (
    conversions,
    convert,
    possible_turns,
)
from automatable.games.age_of_innovation.on_screen.players.worth import worth
from automatable.games.age_of_innovation.state import State
from automatable.ui.frame import Frame
from automatable.ui.stage.stage import boards
from automatable.ui.words.words import LANGUAGES, Words
from tests.age_of_innovation.on_screen import Playing, position

UNIFORM = next(seat for seat in SEATS if seat.player == "uniform")


def begun(text: str = "hint", **options: object) -> Match[State]:
    """A match on screen after its set-up."""
    match = Match.new(GAME, {"sit": "digital", **options}, Seed.from_text(text))
    while not match.set_up_done:
        match.answer((match.legal() or [])[0])
    return match


def at(state: State) -> Match[State]:
    """A match that goes on from a position of the examples, which have no deck of a round."""
    state.deck = AutomaDeck(list(range(1, 8)), round=state.round)
    return Match.at(GAME, GAME.position(state), seed=Seed.from_text("here"))


def advice(match: Match[State], player: str = "planner") -> Advice:
    return player_for(match, player).advise(match.state, match.legal() or [], 0)


# --- whole games


def test_the_players_have_seats_and_one_is_usual() -> None:
    assert {seat.player for seat in SEATS} == {"uniform", "planner", "rector"} == set(PLAYERS)
    assert seats()["age_of_innovation", "rector"].player == "rector"
    assert usual_player(begun()) == "rector"


def test_a_companion_game_has_no_partner() -> None:
    assert players_for(Match.new(GAME, {}, Seed.from_text("hint"))) == []


def test_a_seat_plays_whole_games_and_counts_them() -> None:
    first, again, other = (UNIFORM.play("automa", seed) for seed in (1, 1, 2))
    assert first == again != other
    measures = UNIFORM.measures()
    assert len(first) == len(measures)
    assert len({measure.name for measure in measures}) == len(measures)
    won, person, automa = first[:3]
    assert won in (0, 1)
    assert person is not None
    assert automa is not None
    assert won == (person > automa)
    assert [number is not None for number in first[3:15]].count(True) == 1
    assert [number is not None for number in first[15:]].count(True) == 1


def test_every_level_can_be_played() -> None:
    assert len(UNIFORM.variants()) == 5
    for level in UNIFORM.variants():
        assert UNIFORM.play(level, 3)


@pytest.mark.parametrize("seed", [4, 5])
def test_the_planner_plays_a_game_to_its_end_and_plays_it_again_alike(seed: int) -> None:
    """What it answers is read by the rules: an illegal answer would raise."""
    first, again = (play_game({**opponent(seed)}, PLAYERS["planner"](), seed) for _ in range(2))
    assert first.phase == "over"
    assert GAME.position(first) == GAME.position(again)
    chance = play_game({**opponent(seed)}, PLAYERS["uniform"](), seed)
    assert GAME.score(first).total(1) > GAME.score(chance).total(1) + 20


@pytest.mark.slow
@pytest.mark.parametrize("level", UNIFORM.variants())
def test_the_rector_plays_whole_games_of_every_level(level: str) -> None:
    for seed in range(3):
        state = play_game({"level": level, **opponent(seed)}, PLAYERS["rector"](), seed)
        assert state.phase == "over"


# --- hints


def play_by_hints(match: Match[State], most: int) -> set[str]:
    """Every hint is given, its plan tried on a copy, its first answer played; what was asked."""
    asked: set[str] = set()
    for _ in range(most):
        if match.over:
            break
        assert isinstance(match.pending, Ask)
        asked.add(match.pending.prompt)
        best = advice(match).choices[0]
        assert_playable(match, best)
        answers = (best.answer, *best.then)
        assert isinstance(GAME.screens.plan(match, answers, Words("en", GAME)), dict)
        match.answer(best.answer)
    return asked


def assert_playable(match: Match[State], choice: Advised) -> None:
    ahead = match
    for text in (choice.answer, *choice.then):
        assert text in (ahead.legal() or ())
        ahead = ahead.foresee(text)


def test_a_hint_is_a_turn_that_can_be_played_whole() -> None:
    asked = play_by_hints(begun("whole turns"), 60)
    assert {"first_building", "turn", "after"} <= asked


def test_psychics_are_advised_both_actions_of_their_turn() -> None:
    state = position(faction="psychics", own="C7w D8w", bowls=[5, 7, 0])
    match = at(state)
    choices = advice(match, "rector").choices
    for choice in choices:
        assert_playable(match, choice)


@pytest.mark.parametrize("player", ["planner", "rector"])
def test_hints_are_drawn_and_said_in_every_language(player: str) -> None:
    match = begun("drawn")
    while match.pending is not None and match.pending.prompt != "turn":
        match.answer(advice(match).answer)
    best = advice(match, player)
    answers = (best.answer, *best.choices[0].then)
    for language in LANGUAGES:
        words = Words(language, GAME)
        marks = GAME.screens.plan(match, answers, words)
        assert isinstance(marks, dict)
        told = GAME.screens.plan_in_words(match, answers, words)  # type: ignore[attr-defined]
        assert told
        assert marks.keys() <= {"map", "knowledge", "offers"}
        for choice in best.choices:
            assert words(choice.key, **choice.args)
            assert all(words(why.key, **why.args) for why in choice.reasons)
        assert words(best.reason)


def test_the_board_on_which_a_hint_begins_is_shown() -> None:
    """A scholar climbs on the knowledge board, though the turn is asked about the map."""
    match, words = at(position(own="C7w D8w", scholars=1)), Words("en", GAME)
    shown = boards(Frame(), match, words, ("scholar law 3", "done"))
    assert shown.asked == "knowledge"
    assert "advised-marker" in shown.drawn["knowledge"]
    assert "advised" not in shown.drawn["map"]
    assert boards(Frame(), match, words).asked == "map"


def test_whether_power_is_taken_is_weighed_and_said_why() -> None:
    """A point for two power is too dear in the last round."""
    state = position(
        own="C7g", automa="B5w* E10w", automa_home="lake", round=6, bowls=[9, 0, 3]
    )  # fmt: skip
    state.to_move = AUTOMA
    table = Playing(state, GAME.turn, [2, 4])
    assert table.prompt == "leech"
    found = thoughts(state, "leech", PLANNER)
    assert [thought.text for thought in found] == ["refuse", "accept"]
    said = [why.key for thought in found for why in reasons(state, thought)]
    assert said == ["advice-why_refuse", "advice-why_accept"]


def test_hints_do_not_know_the_seed() -> None:
    """Two matches that look alike get the same advice, whatever their cards will be."""
    one = begun("seed one")
    while one.pending is not None and one.pending.prompt != "turn":
        one.answer(advice(one).answer)
    same = Match.at(GAME, one.position(), seed=Seed.from_text("another"))
    assert advice(one, "rector").choices == advice(same, "rector").choices


def test_a_state_within_a_turn_travels_to_another_process() -> None:
    """Players that think for long do so elsewhere: what they need is pickled."""
    match = begun("pickle")
    for _ in range(40):
        there = pickle.loads(pickle.dumps(match.state))
        assert there == match.state
        match.answer(advice(match).answer)


# --- thinking ahead


def test_every_turn_thought_of_can_be_played_as_it_was_thought() -> None:
    state = at(position(own="C7w D8g A10w", coins=6, tools=3, scholars=1, bowls=[2, 6, 4])).state
    few = Preferences(outlook(state), NARROW)
    ways = list(possible_turns(state, few, wanted))
    assert any(way.texts[0] == "burn" for way in ways)
    for way in ways:
        match = at(state)
        for text in way.texts:
            assert text in (match.legal() or ())
            match.answer(text)
        thought, played = copied(way.state), match.state
        assert thought.player is not None
        thought.player.stage = "after"  # the turn is handed over by an answer of its own
        assert GAME.position(thought) == GAME.position(played)


@pytest.mark.parametrize(
    ("paid", "texts"),
    [
        ({"tools": 3, "coins": 3}, []),
        ({"tools": 4}, ["convert power tool"]),
        ({"coins": 5}, ["convert power coin"] * 2),
        ({"power": 6}, ["burn", "burn"]),
        ({"scholars": 1}, ["burn", "convert power scholar"]),
        ({"tools": 9}, None),
    ],
)
def test_power_makes_up_for_what_is_missing(paid: dict[str, int], texts: list[str] | None) -> None:
    """Conversions before the action; tokens of bowl II are sacrificed only where III is empty."""
    player = position(coins=3, tools=3, scholars=0, bowls=[2, 6, 4]).player
    assert player is not None
    found = conversions(player, paid)
    assert found == texts
    for text in found or ():
        convert(player, text)
    if found is not None:
        turn = position(coins=player.coins, tools=player.tools, scholars=player.scholars)
        assert turn.player is not None
        turn.player.bowls = player.bowls
        assert PersonTurn(turn, SILENT).can_pay(paid)


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ({"points": 30}, {"points": 20}),
        ({"own": "C7w D8g"}, {"own": "C7w D8w"}),
        ({"tools": 5}, {"tools": 4}),
        ({"knowledge": [0, 5, 0, 0]}, {"knowledge": [0, 2, 0, 0]}),
        ({"bowls": [5, 4, 3]}, {"bowls": [5, 7, 0]}),
        ({"competencies": [3]}, {}),
    ],
)
def test_more_is_worth_more(better: dict[str, Any], worse: dict[str, Any]) -> None:
    own = {"own": "C7w D8w"}
    good, bad = position(**{**own, **better}), position(**{**own, **worse})
    assert worth(good, outlook(good)) > worth(bad, outlook(bad))


def test_thinking_leaves_the_state_alone() -> None:
    match = begun("alone")
    before = GAME.position(match.state)
    for player in ("planner", "rector"):
        advice(match, player)
    assert GAME.position(match.state) == before
