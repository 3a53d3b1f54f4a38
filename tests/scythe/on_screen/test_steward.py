"""The steward: what it does on small positions, and the hints that it gives."""

from __future__ import annotations

import pytest

from automatable.core.advice.players import player_for
from automatable.core.matches.match import Match
from automatable.core.matches.rng import Seed
from automatable.core.turns.procedure import Draw
from automatable.games.scythe import GAME
from automatable.games.scythe.on_screen.player import PersonOnScreen
from automatable.games.scythe.on_screen.players import steward
from automatable.games.scythe.on_screen.players.advising import Steward
from automatable.games.scythe.on_screen.players.answering import rest_of
from automatable.games.scythe.on_screen.players.answers_of_automa import Chance
from automatable.games.scythe.on_screen.players.estate import estate_of, silent_turn
from automatable.games.scythe.on_screen.players.games import PLAYERS, play_game
from automatable.games.scythe.on_screen.players.line import Line
from automatable.games.scythe.on_screen.players.plan import Search
from automatable.games.scythe.on_screen.players.reasons import reasons
from automatable.games.scythe.on_screen.players.steward import stewarded, thoughts
from automatable.games.scythe.score import score as score_sheet
from automatable.games.scythe.state import State
from automatable.ui.words.words import LANGUAGES, Words
from tests.scythe.on_screen.steward_positions import OPTIONS, SMALL, legal, nearly_won, position


@pytest.fixture(autouse=True)
def _plans_are_short(monkeypatch: pytest.MonkeyPatch) -> None:
    """Small positions need no plan to the end of the game."""
    monkeypatch.setattr(steward, "WIDE", Search(turns=6, width=12))


def turn_of(state: State) -> tuple[list[str], State]:
    """The steward's whole turn, and the position after it."""
    answers: list[str] = []
    assert state.turn_so_far is not None
    while (request := Line(state.turn_so_far).request) is not None:
        if isinstance(request, Draw):
            state.turn_so_far.answers.append(Chance(0).deal(request))
            continue
        now = Line(state.turn_so_far).turn.state
        now.turn_so_far = state.turn_so_far
        text = stewarded(now, list(request.legal()))
        answers.append(text)
        state.turn_so_far.answers.append(request.read(text).value)
    return answers, Line(state.turn_so_far).turn.state


def test_the_winning_star_is_taken() -> None:
    answers, after = turn_of(position(nearly_won))
    assert "deploy" in answers
    assert after.ended_by == "saxony"
    person, automa = score_sheet(after).seats
    assert person.total > automa.total


def test_the_sixth_star_is_not_placed_by_who_is_behind() -> None:
    def behind(state: State, player: PersonOnScreen) -> None:
        nearly_won(state, player)
        player.coins, state.automas[0].coins = 0, 60

    _, after = turn_of(position(behind))
    assert after.ended_by is None


def test_both_halves_of_a_section_are_taken_together() -> None:
    def metal(state: State, player: PersonOnScreen) -> None:
        """Metal for a mech after the units have moved: of three sections one is paid in full."""
        here, there = player.workers
        player.workers, player.power, player.popularity = {here: 3, there: 2}, 7, 7
        player.add_goods(here, "metal", 3)
        player.section = "move"

    answers, after = turn_of(position(metal))
    assert answers[0] == "produce"
    assert "deploy" in answers
    assert sum(after.persons[0].mechs.values()) == 1


def test_a_script_goes_on_from_what_was_said() -> None:
    script = (("turn", "move units"), ("unit", "mech F1"), ("step", "to E2"), ("bottom", "build"))
    told = (("turn", "move units"), ("unit", "mech F1"), ("step", "+metal 2"), ("step", "to E2"))
    assert rest_of(script, told[:3]) == script[2:]
    assert rest_of(script, (*told, ("unit", "done"))) == script[3:]
    assert rest_of(script, (*told, ("unit", "worker F1"))) is None
    assert rest_of(script, (("turn", "trade goods"),)) is None


def test_thoughts_come_with_their_plans_the_best_first() -> None:
    state = position()
    found = thoughts(state, legal(state), SMALL)
    assert len(found) > 1
    assert [t.worth for t in found] == sorted((t.worth for t in found), reverse=True)
    assert all(t.text in legal(state) and t.plan is not None for t in found)


def test_a_hint_says_why_in_every_language() -> None:
    match = Match.new(GAME, OPTIONS, Seed.from_text("why"))
    advice = player_for(match, "steward").advise(match.state, match.legal() or [], 0)
    keys = [reason.key for reason in advice.choices[0].reasons]
    assert any(key.startswith("advice-next") for key in keys)
    for language in LANGUAGES:
        words = Words(language, GAME)
        for reason in advice.choices[0].reasons:
            assert "{" not in words(reason.key, **reason.args)


def test_a_star_of_the_plan_is_a_reason() -> None:
    state = position(nearly_won)
    advice = Steward().advise(state, legal(state), 0)
    assert "advice-why_star" in [reason.key for reason in advice.choices[0].reasons]


def test_the_star_for_all_workers_is_told_once() -> None:
    def seven(state: State, player: PersonOnScreen) -> None:
        """One more worker comes with the next production."""
        village = "F2"
        player.workers, player.power, player.coins = {village: 7}, 5, 9
        player.popularity = 9

    state = position(seven)
    thought = thoughts(state, [text for text in legal(state) if text == "produce"], SMALL)[0]
    now = estate_of(silent_turn(state))
    told = [str(reason) for reason in reasons(now, thought)]
    assert sum("workers" in text for text in told) == 1, told


def test_a_hint_follows_a_correction_at_the_start_of_the_turn() -> None:
    match = Match.new(GAME, OPTIONS, Seed.from_text("why"))
    before = match.legal() or []
    assert "bolster power" in before
    match.adjust('{"sides.saxony.coins": 0}')
    advice = player_for(match, "steward").advise(match.state, match.legal() or [], 0)
    assert advice.answer in (match.legal() or [])
    thought = thoughts(match.state, match.legal() or [], SMALL)[0]
    assert thought.plan is not None
    assert thought.plan.estates()[0].coins <= 2


def test_a_hint_follows_a_correction_in_the_middle_of_the_turn() -> None:
    match = Match.new(GAME, OPTIONS, Seed.from_text("why"))
    match.answer("move units")
    match.adjust('{"sides.saxony.coins": 9}')
    advice = player_for(match, "steward").advise(match.state, match.legal() or [], 0)
    assert advice.answer in (match.legal() or [])


def test_a_game_of_the_steward_is_the_same_for_the_same_seed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    options = {"human_faction": "crimea", "mat": "mechanical", "automa_faction": "polania"}
    for name in ("WIDE", "NARROW"):
        monkeypatch.setattr(steward, name, Search(turns=1, width=3))
    first, again = (play_game(options, PLAYERS["steward"], 4) for _ in range(2))
    assert GAME.position(first) == GAME.position(again)
    assert first.ended_by is not None
