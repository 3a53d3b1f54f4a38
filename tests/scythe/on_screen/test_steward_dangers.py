"""What the Automa may do to the steward: end the game, attack, stand in the way."""

from __future__ import annotations

import pytest

from automatable.core.matches.match import Match
from automatable.core.matches.rng import Seed
from automatable.games.scythe import GAME
from automatable.games.scythe.map import ADJACENT
from automatable.games.scythe.odds import unseen
from automatable.games.scythe.on_screen.player import PersonOnScreen
from automatable.games.scythe.on_screen.players.answers_of_automa import (
    Chance,
    after_the_automa,
    strikes,
)
from automatable.games.scythe.on_screen.players.attacks import attacks
from automatable.games.scythe.on_screen.players.clock import clock_of
from automatable.games.scythe.on_screen.players.commitments import (
    best_dial,
    chances_to_win,
    in_defence,
)
from automatable.games.scythe.on_screen.players.danger import (
    BEATEN,
    FIGHTER,
    REGION,
    WORKER,
    Danger,
)
from automatable.games.scythe.on_screen.players.estate import (
    estate_of,
    ground_of,
    score,
    silent_turn,
)
from automatable.games.scythe.on_screen.players.estate_turns import turns
from automatable.games.scythe.on_screen.players.plan import plans
from automatable.games.scythe.on_screen.players.prospects import outlook, result, worth
from automatable.games.scythe.on_screen.players.steward import thoughts
from automatable.games.scythe.state import State
from tests.scythe.on_screen.steward_positions import (
    OPTIONS,
    SMALL,
    Change,
    beside_the_automa,
    legal,
    position,
    rich,
)


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


def one_star_short(state: State, player: PersonOnScreen) -> None:
    """Whatever card comes next, the Automa places its sixth star."""
    rich(state, player)
    automa = state.automas[0]
    automa.progress, automa.power_star = automa.progress_card.spaces - 3, True
    cards = automa.cards.card
    automa.main_discard[:] = [c.number for c in cards if not c.gold_star or c.skip_mark]


def first_turn(change: Change) -> tuple[int, list[int]]:
    """What would be scored after the turn that the steward begins with, and after any turn."""
    state = position(change)
    turn = silent_turn(state)
    ground = ground_of(turn)
    best = thoughts(state, legal(state), SMALL)[0].plan
    assert best is not None
    every = turns(estate_of(turn), ground, 1)
    return score(best.estates()[0], ground), [score(estate, ground) for estate in every]


def test_before_the_last_card_of_a_game_only_points_count() -> None:
    assert clock_of(position(one_star_short).automas[0]).ends[:2] == (0.0, 1.0)
    scored, all_turns = first_turn(one_star_short)
    assert scored == max(all_turns)
    scored, all_turns = first_turn(rich)
    assert scored < max(all_turns), "there is time to make more of it"


def test_a_line_is_worth_what_it_has_by_the_chance_that_the_game_ends_then() -> None:
    def may_end(state: State, player: PersonOnScreen) -> None:
        one_star_short(state, player)
        state.automas[0].main_discard[:] = []

    turn = silent_turn(position(may_end))
    estate, ground = estate_of(turn), ground_of(turn)
    ends, goes_on = ground.clock.ends[1], ground.clock.alive[1]
    assert 0 < ends < 1
    assert ends + goes_on == pytest.approx(1.0)
    assert outlook(estate, ground, 0) == pytest.approx(
        (ends * result(estate, ground, 1), goes_on * worth(estate, ground, 0))
    )


def danger(change: Change) -> float:
    turn = silent_turn(position(change))
    return Danger(turn).cost(estate_of(turn))


def test_who_stands_beside_the_automa_may_be_driven_home() -> None:
    def far(state: State, player: PersonOnScreen) -> None:
        beside_the_automa(0)(state, player)
        state.automas[0].character, state.automas[0].workers = "home", {}

    assert danger(far) == 0
    assert danger(beside_the_automa(0)) > danger(beside_the_automa(7)) > 0


def in_two_places(state: State, player: PersonOnScreen) -> None:
    """Two mechs in one region beside the Automa, one in another: it goes for the one."""
    beside_the_automa(0)(state, player)
    here, there = player.workers
    player.mechs = {here: 2, there: 1}


def workers_only(state: State, player: PersonOnScreen) -> None:
    """It goes where more lies, though there are fewer workers."""
    beside_the_automa(0)(state, player)
    here, there = player.workers
    player.mechs, player.workers = {}, {here: 3, there: 1}
    player.add_goods(there, "oil", 2)


def weak(state: State, player: PersonOnScreen) -> None:
    """With less power some of its cards attack workers only."""
    beside_the_automa(0)(state, player)
    state.automas[0].power = 6


def driven_home(before: State, card: int) -> float:
    """What a card costs by the rules, at the prices of the reckoning."""
    after = after_the_automa(before, Chance(0), card)
    old, new = before.persons[0], after.persons[0]
    workers, mechs = (new.count(unit, "home") for unit in ("worker", "mech"))
    goods = sum(old.resources.values()) - sum(new.resources.values())
    price = WORKER * workers + FIGHTER * mechs + goods
    beaten = after.automas[0].combat_stars > before.automas[0].combat_stars
    return price and price + REGION + BEATEN * beaten


@pytest.mark.parametrize("change", [beside_the_automa(0), in_two_places, workers_only, weak])
def test_the_reckoning_agrees_with_the_rules_where_no_fight_can_be_won(change: Change) -> None:
    state = position(change, level="automa")
    turn = silent_turn(state)
    reckoned = Danger(turn).cost(estate_of(turn))
    state.to_move = "crimea"
    cards = unseen(state.automas[0])
    by_the_rules = sum(driven_home(state, card.number) for card in cards) / len(cards)
    assert reckoned == pytest.approx(by_the_rules)
    assert reckoned > 0


def test_only_the_cards_that_attack_are_answered() -> None:
    state = position(beside_the_automa(0), level="automa")
    state.to_move, automa = "crimea", state.automas[0]
    hurt = [card for card in unseen(automa) if driven_home(state, card.number)]
    assert strikes(automa) == hurt
    assert 0 < len(hurt) < len(unseen(automa))
    automa.main_discard[:] = automa.deck.cards
    assert strikes(automa) == hurt, "an empty pile is shuffled first"
    assert driven_home(state, hurt[0].number) > 0


def test_a_thought_tells_what_the_cards_that_attack_cost() -> None:
    def losses(change: Change) -> list[float]:
        state = position(change, level="automa")
        return [thought.loss for thought in thoughts(state, legal(state), SMALL)]

    def nobody_left(state: State, player: PersonOnScreen) -> None:
        beside_the_automa(0)(state, player)
        cards, drawn = state.automas[0].cards, state.automas[0].main_discard
        drawn[:] = [card.number for card in strikes(state.automas[0])]
        assert len(drawn) < len(cards.card)

    assert min(losses(beside_the_automa(0))) > 1
    assert losses(nobody_left) == [0.0] * len(losses(nobody_left))


def test_the_fighters_of_the_automa_stand_in_the_way_for_the_next_turns_only() -> None:
    turn = silent_turn(position(beside_the_automa(0)))
    ground, here = ground_of(turn), next(iter(turn.player.workers))
    abilities = ("riverwalk", "toka")
    there = next(iter(ground.fighters))
    assert there not in ground.steps("mech", abilities, here)
    assert there in ground.later.steps("mech", abilities, here)


def test_who_is_shut_in_plans_for_the_time_when_the_fighters_have_moved_on() -> None:
    def shut_in(state: State, player: PersonOnScreen) -> None:
        beside_the_automa(0)(state, player)
        here = next(iter(player.workers))
        player.mechs, player.character, player.workers = {}, here, {here: 2}
        state.automas[0].mechs = dict.fromkeys(ADJACENT[here], 1)

    turn = silent_turn(position(shut_in))
    ground = ground_of(turn)
    best = plans(list(turns(estate_of(turn), ground, 10)), ground, SMALL)[0]
    regions = [len(estate.regions()) for estate in best.estates()]
    assert regions[:2] == [1, 1]
    assert max(regions[2:]) > 1


def test_nobody_walks_into_a_certain_loss() -> None:
    def beside(state: State, player: PersonOnScreen, power: int, automa: int) -> None:
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


def test_two_units_attack_together_with_a_card_each() -> None:
    def risk(cards: int) -> float:
        def pair(state: State, player: PersonOnScreen) -> None:
            beside_the_automa(7, mechs=2)(state, player)
            player.hand, player.combat_cards = {5: cards}, cards
            state.automas[0].power, state.automas[0].combat_cards = 8, 2

        turn = silent_turn(position(pair))
        return min(estate.risk for estate in attacks(estate_of(turn), ground_of(turn), 10))

    assert risk(2) < risk(1)


def test_another_unit_may_move_after_an_attack() -> None:
    turn = silent_turn(position(beside_the_automa(16)))
    found = [estate.script for estate in attacks(estate_of(turn), ground_of(turn), 10)]
    moved = {tuple(text for prompt, text in script if prompt == "unit") for script in found}
    assert ("mech F1", "character") in moved


def test_power_is_committed_as_far_as_it_is_worth_its_price() -> None:
    assert best_dial([0.1, 0.5, 0.95, 0.97]) == 2
    assert best_dial([0.0, 0.02, 0.05]) == 0, "hopeless"
    assert best_dial([0.2, 0.4, 0.4]) == 1
    chances = chances_to_win(position(), True)
    assert list(chances) == sorted(chances)
    assert chances[-1] == pytest.approx(1.0)


def test_cards_that_the_automa_must_hold_count_in_a_combat() -> None:
    def holds(value: int) -> Change:
        def change(state: State, player: PersonOnScreen) -> None:
            assert state.decks is not None
            state.automas[0].power, state.automas[0].combat_cards = 5, 2
            state.decks.known = {value: 2}

        return change

    low, high = (chances_to_win(position(holds(value)), True) for value in (2, 5))
    assert len(low) < len(high)
    assert low[8] > high[8]


@pytest.mark.rule("SCY-ON-CMB-07")
def test_a_defender_who_cannot_win_gives_the_least_that_draws_a_card() -> None:
    def weak(state: State, player: PersonOnScreen) -> None:
        place = next(iter(player.workers))
        player.mechs, player.power, player.hand, player.combat_cards = {place: 1}, 2, {2: 1}, 1
        state.automas[0].mechs = {place: 1}
        state.automas[0].power, state.automas[0].combat_cards = 16, 6

    state = position(weak)
    assert in_defence(state, "power", [f"power {n}" for n in range(3)]) == "power 1"
