"""The steward: what it plans on small positions, and that its short view agrees with the rules."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import replace

import pytest

from automatable.core.match import Match
from automatable.core.players import player_for
from automatable.core.procedure import Draw
from automatable.core.rng import Seed
from automatable.games.scythe import GAME
from automatable.games.scythe.on_screen import objectives
from automatable.games.scythe.on_screen.components import Want
from automatable.games.scythe.on_screen.player import Player
from automatable.games.scythe.on_screen.players import estate_objectives, steward
from automatable.games.scythe.on_screen.players.advising import Steward
from automatable.games.scythe.on_screen.players.answering import play_out, rest_of
from automatable.games.scythe.on_screen.players.answers_of_automa import Chance
from automatable.games.scythe.on_screen.players.attacks import attacks
from automatable.games.scythe.on_screen.players.clock import clock_of
from automatable.games.scythe.on_screen.players.commitments import (
    best_dial,
    chances_to_win,
    in_defence,
)
from automatable.games.scythe.on_screen.players.danger import Danger
from automatable.games.scythe.on_screen.players.estate import (
    estate_of,
    ground_of,
    score,
    silent_turn,
)
from automatable.games.scythe.on_screen.players.estate_turns import turns
from automatable.games.scythe.on_screen.players.games import PLAYERS, play_game
from automatable.games.scythe.on_screen.players.line import Line
from automatable.games.scythe.on_screen.players.plan import Search, how_far, plans
from automatable.games.scythe.on_screen.players.prospects import worth
from automatable.games.scythe.on_screen.players.steward import stewarded, thoughts
from automatable.games.scythe.on_screen.within import Within
from automatable.games.scythe.score import score as score_sheet
from automatable.games.scythe.state import State
from automatable.ui.words import LANGUAGES, Words

OPTIONS = {
    "sit": "digital",
    "human_faction": "saxony",
    "mat": "industrial",
    "automa_faction": "crimea",
}
SMALL = Search(turns=3, width=6)


@pytest.fixture(autouse=True)
def _plans_are_short(monkeypatch: pytest.MonkeyPatch) -> None:
    """Small positions need no plan to the end of the game."""
    monkeypatch.setattr(steward, "WIDE", Search(turns=6, width=12))


def position(change: Callable[[State, Player], None] = lambda state, player: None) -> State:
    """The start of a turn, with some facts changed."""
    state = Match.new(GAME, OPTIONS, Seed.from_text("steward")).state.copy()
    player = state.persons[0]
    assert isinstance(player, Player)
    change(state, player)
    state.within = Within(state.copy())
    return state


def legal(state: State) -> list[str]:
    assert state.within is not None
    request = Line(state.within).request
    assert request is not None
    return list(request.legal())


def turn_of(state: State) -> tuple[list[str], State]:
    """The steward's whole turn, and the position after it."""
    answers: list[str] = []
    assert state.within is not None
    while (request := Line(state.within).request) is not None:
        if isinstance(request, Draw):
            state.within.answers.append(Chance(0).deal(request))
            continue
        now = Line(state.within).turn.state
        now.within = state.within
        text = stewarded(now, list(request.legal()))
        answers.append(text)
        state.within.answers.append(request.read(text).value)
    return answers, Line(state.within).turn.state


def nearly_won(state: State, player: Player) -> None:
    """Five stars, three mechs, and metal for the fourth; far ahead."""
    player.stars, player.coins = 5, 60
    player.star_spaces = dict.fromkeys(
        ("upgrades_6", "recruits_4", "structures_4", "workers_8", "power_16"), 1
    )
    place = next(iter(player.workers))
    player.mechs = {place: 3}
    player.abilities = ["riverwalk", "underpass", "disarm"]
    player.add_goods(place, "metal", 3)


def test_the_winning_star_is_taken() -> None:
    answers, after = turn_of(position(nearly_won))
    assert "deploy" in answers
    assert after.ended_by == "saxony"
    person, automa = score_sheet(after).seats
    assert person.total > automa.total


def test_the_sixth_star_is_not_placed_by_who_is_behind() -> None:
    def behind(state: State, player: Player) -> None:
        nearly_won(state, player)
        player.coins, state.automas[0].coins = 0, 60

    _, after = turn_of(position(behind))
    assert after.ended_by is None


def test_both_halves_of_a_section_are_taken_together() -> None:
    def metal(state: State, player: Player) -> None:
        """Metal for a mech after the units have moved: of three sections one is paid in full."""
        here, there = player.workers
        player.workers, player.power, player.popularity = {here: 3, there: 2}, 7, 7
        player.add_goods(here, "metal", 3)
        player.section = "move"

    answers, after = turn_of(position(metal))
    assert answers[0] == "produce"
    assert "deploy" in answers
    assert sum(after.persons[0].mechs.values()) == 1


def test_nobody_walks_into_a_certain_loss() -> None:
    def beside(state: State, player: Player, power: int, automa: int) -> None:
        place = next(iter(player.workers))
        player.character, player.power, player.hand, player.combat_cards = place, power, {}, 0
        near = next(p for p in ground_of(silent_turn(state)).steps("character", (), place))
        state.automas[0].character = near
        state.automas[0].power, state.automas[0].combat_cards = automa, 4

    def found(power: int, automa: int) -> int:
        state = position(lambda state, player: beside(state, player, power, automa))
        turn = silent_turn(state)
        return len(list(attacks(estate_of(turn), ground_of(turn), 15)))

    assert found(0, 16) == 0
    assert found(16, 0) > 0


def test_power_is_committed_as_far_as_it_is_worth_its_price() -> None:
    assert best_dial([0.1, 0.5, 0.95, 0.97]) == 2
    assert best_dial([0.0, 0.02, 0.05]) == 0, "hopeless"
    assert best_dial([0.2, 0.4, 0.4]) == 1
    chances = chances_to_win(position(), True)
    assert list(chances) == sorted(chances)
    assert chances[-1] == pytest.approx(1.0)


@pytest.mark.parametrize(
    ("level", "rounds"),
    [("autometta", 27.0), ("automa", 22.4), ("automaszyna", 19.5), ("ultimaszyna", 17.4)],
)
def test_the_clock_of_an_automa_ends_when_its_games_do(level: str, rounds: float) -> None:
    """As many rounds as games of the planner were measured to take (section 11)."""
    options = {**OPTIONS, "level": level}
    clock = clock_of(Match.new(GAME, options, Seed.from_text("clock")).state.automas[0])
    assert clock.left[0] == pytest.approx(rounds, abs=0.8)
    assert sum(clock.ends) == pytest.approx(1.0)
    assert list(clock.alive) == sorted(clock.alive, reverse=True)


def test_the_last_star_comes_with_the_next_gold_star() -> None:
    automa = position().automas[0]
    automa.progress, automa.power_star = automa.progress_card.spaces - 3, True
    assert automa.stars == 5, "one space before the sixth"
    cards = [automa.cards.by_number[number] for number in automa.deck.unseen()]
    gold = sum(card.gold_star and not card.skip_mark for card in cards) / len(cards)
    ends = clock_of(automa).ends
    assert ends[0] == 0
    assert gold <= ends[1] <= gold + 0.1


def beside_the_automa(power: int, mechs: int = 1) -> Callable[[State, Player], None]:
    """A mech and workers next to its character, which may cross every river."""

    def change(state: State, player: Player) -> None:
        here = next(iter(player.workers))
        player.mechs, player.power, player.hand, player.combat_cards = {here: mechs}, power, {}, 0
        automa = state.automas[0]
        automa.progress, automa.power = automa.progress_card.switch_space, 8
        automa.character = ground_of(silent_turn(state)).steps("mech", (), here)[0]

    return change


def danger(change: Callable[[State, Player], None]) -> float:
    turn = silent_turn(position(change))
    return Danger(turn).cost(estate_of(turn))


def test_who_stands_beside_the_automa_may_be_driven_home() -> None:
    def far(state: State, player: Player) -> None:
        beside_the_automa(0)(state, player)
        state.automas[0].character, state.automas[0].workers = "home", {}

    assert danger(far) == 0
    assert danger(beside_the_automa(0)) > danger(beside_the_automa(7)) > 0


def test_two_units_attack_together_with_a_card_each() -> None:
    def risk(cards: int) -> float:
        def pair(state: State, player: Player) -> None:
            beside_the_automa(7, mechs=2)(state, player)
            player.hand, player.combat_cards = {5: cards}, cards
            state.automas[0].power, state.automas[0].combat_cards = 8, 2

        turn = silent_turn(position(pair))
        return min(estate.risk for estate in attacks(estate_of(turn), ground_of(turn), 10))

    assert risk(2) < risk(1)


def test_the_fighters_of_the_automa_stand_in_the_way_for_the_next_turns_only() -> None:
    turn = silent_turn(position(beside_the_automa(0)))
    ground, here = ground_of(turn), next(iter(turn.player.workers))
    abilities = ("riverwalk", "toka")
    there = next(iter(ground.fighters))
    assert there not in ground.steps("mech", abilities, here)
    assert there in ground.later.steps("mech", abilities, here)


def test_cards_that_the_automa_must_hold_count_in_a_combat() -> None:
    def holds(value: int) -> Callable[[State, Player], None]:
        def change(state: State, player: Player) -> None:
            assert state.decks is not None
            state.automas[0].power, state.automas[0].combat_cards = 5, 2
            state.decks.known = {value: 2}

        return change

    low, high = (chances_to_win(position(holds(value)), True) for value in (2, 5))
    assert len(low) < len(high)
    assert low[8] > high[8]


def test_a_defender_who_cannot_win_keeps_the_power() -> None:
    def weak(state: State, player: Player) -> None:
        place = next(iter(player.workers))
        player.mechs, player.power, player.hand, player.combat_cards = {place: 1}, 2, {2: 1}, 1
        state.automas[0].mechs = {place: 1}
        state.automas[0].power, state.automas[0].combat_cards = 16, 6

    state = position(weak)
    assert in_defence(state, "power", [f"power {n}" for n in range(3)]) == "power 0"


def test_a_script_goes_on_from_what_was_said() -> None:
    script = (("turn", "move units"), ("unit", "mech F1"), ("step", "to E2"), ("bottom", "build"))
    told = (("turn", "move units"), ("unit", "mech F1"), ("step", "+metal 2"), ("step", "to E2"))
    assert rest_of(script, told[:3]) == script[2:]
    assert rest_of(script, (*told, ("unit", "done"))) == script[3:]
    assert rest_of(script, (*told, ("unit", "worker F1"))) is None
    assert rest_of(script, (("turn", "trade goods"),)) is None


def rich(state: State, player: Player) -> None:
    """Something of everything, so that every kind of turn can be taken."""
    here, there = player.workers
    player.workers = {here: 3, there: 1}
    player.mechs, player.abilities = {here: 1}, ["riverwalk"]
    player.coins, player.power, player.popularity = 6, 6, 6
    player.factory_card, player.factory_number = True, 6
    for place, kind in ((here, "food"), (here, "metal"), (there, "oil"), (there, "wood")):
        player.add_goods(place, kind, 3)
    player.structures = {there: "mill"}
    player.recruits, player.one_time = ["popularity"], ["power"]


@pytest.mark.parametrize("change", [lambda state, player: None, rich], ids=["start", "rich"])
def test_the_short_view_of_a_turn_agrees_with_the_rules(
    change: Callable[[State, Player], None],
) -> None:
    state = position(change)
    turn = silent_turn(state)
    expected = list(turns(estate_of(turn), ground_of(turn), 15))
    assert len(expected) > 15
    for estate in expected:
        if _meets_chance(estate.script, state):
            continue
        line = play_out(Line(Within(state.copy())), estate.script, Chance(0).deal)
        found = estate_of(line.turn)
        found.script, found.bottom = estate.script, estate.bottom
        assert found.key() == estate.key(), estate.script
        if max(line.turn.player.resources.values(), default=0) <= 6:  # more do not count there
            sheet = score_sheet(line.turn.state)
            assert sheet.seats[0].total == score(found, ground_of(line.turn)), estate.script


@pytest.mark.parametrize("change", [lambda state, player: None, rich], ids=["start", "rich"])
def test_objectives_look_at_an_estate_as_at_the_table(
    change: Callable[[State, Player], None],
) -> None:
    turn = silent_turn(position(change))
    estate, ground = estate_of(turn), ground_of(turn)
    for fact, count in estate_objectives.FACTS.items():
        assert count(estate, ground) == objectives.FACTS[fact](turn), fact
    assert {*objectives.FACTS} - {*estate_objectives.FACTS} == {
        "drove_off", "full_region", "lone_wolf",
    }  # fmt: skip


def test_an_objective_counts_as_the_cards_of_the_table_have_it() -> None:
    turn = silent_turn(position())
    estate, ground = estate_of(turn), ground_of(turn)
    number, tables = estate.objectives[0], turn.decks.tables
    cards = dict(tables.objectives)

    def with_coins(coins: int) -> int:
        card = replace(cards[number], wants=(Want("coins", least=coins),))
        turn.decks.tables = replace(tables, objectives={**cards, number: card})
        return estate_objectives.reveal(estate, ground).stars

    estate.objectives = (number,)
    assert with_coins(estate.coins) == 1
    assert with_coins(estate.coins + 1) == 0


def test_a_plan_is_the_same_in_every_process() -> None:
    """Sets of names have another order in each of them."""
    found = {
        subprocess.run(
            [sys.executable, __file__],
            env={**os.environ, "PYTHONHASHSEED": str(number)},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for number in range(3)
    }
    assert len(found) == 1
    assert "deploy" in found.pop()


def _meets_chance(script: tuple[tuple[str, str], ...], state: State) -> bool:
    """An encounter card or a combat card is drawn: the short view takes an average."""
    ends = {text.removeprefix("to ") for prompt, text in script if prompt == "step"}
    drawn = any("combat_card" in text or "cards" in text for _, text in script)
    return drawn or bool(ends & {*state.encounter_tokens}) or "D4" in ends


def test_a_plan_ends_when_its_time_is_up() -> None:
    turn = silent_turn(position())
    begun = list(turns(estate_of(turn), ground_of(turn), 20))
    at_once = plans(begun, ground_of(turn), Search(until=time.monotonic()))
    assert all(plan.before is None for plan in at_once)
    further = plans(begun, ground_of(turn), SMALL)
    assert all(len(plan.estates()) == 4 for plan in further)


def test_an_earlier_plan_is_given_up_only_for_a_better_one() -> None:
    """Whatever it began with, it is followed to its end."""
    turn = silent_turn(position(rich))
    ground = ground_of(turn)
    begun = list(turns(estate_of(turn), ground, 12))
    first = min(range(len(begun)), key=lambda n: worth(begun[n], ground, 0))
    earlier = plans([begun[first]], ground, Search(turns=3, width=8))[0]
    scripts = tuple(estate.script for estate in earlier.estates())
    alone = Search(turns=3, width=1, each=1)
    assert first not in {plan.first for plan in plans(begun, ground, alone)}
    found = plans(begun, ground, replace(alone, follow=scripts))
    assert earlier.worth in [plan.worth for plan in found if plan.first == first]


def test_lines_that_are_equally_far_leave_room_for_others() -> None:
    turn = silent_turn(position(rich))
    ground = ground_of(turn)
    begun = list(turns(estate_of(turn), ground, 12))
    few = plans(begun, ground, Search(turns=0, width=3, each=1, alike=1))
    assert len({how_far(plan.estate) for plan in few}) == 3
    room_for_all = Search(turns=0, width=len(begun), each=1, alike=1)
    assert len(plans(begun, ground, room_for_all)) == len(begun)


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
        monkeypatch.setattr(steward, name, SMALL)
    first, again = (play_game(options, PLAYERS["steward"], 4) for _ in range(2))
    assert GAME.position(first) == GAME.position(again)
    assert first.ended_by is not None


def turns_with_a_tie() -> Iterator[str]:
    """As many workers on either region, so that a mech may be deployed on both alike."""

    def tie(state: State, player: Player) -> None:
        rich(state, player)
        player.workers = dict.fromkeys(player.workers, 2)

    turn = silent_turn(position(tie))
    return (str(after.script) for after in turns(estate_of(turn), ground_of(turn), 15))


if __name__ == "__main__":
    print("\n".join(turns_with_a_tie()))
