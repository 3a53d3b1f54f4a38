"""Events, colonies, wars and aggressions in both directions: TTA-EVT, -COL, -WAR, -AGG."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

import pytest

from automatable.core.errors import Refused
from automatable.core.turns.events import Log, Ref
from automatable.games.through_the_ages.aggression import attack_automa, attack_person
from automatable.games.through_the_ages.auction import auction
from automatable.games.through_the_ages.base_cards import military_cards
from automatable.games.through_the_ages.events import resolve
from automatable.games.through_the_ages.formulas import FORMULAS
from automatable.games.through_the_ages.game import GAME
from automatable.games.through_the_ages.person import person_turn
from automatable.games.through_the_ages.ratings import rating
from automatable.games.through_the_ages.reports import REPORTS
from automatable.games.through_the_ages.state import PreparedEvent, State
from automatable.games.through_the_ages.war import resolve_war_of
from automatable.ui.words.words import Words
from tests.through_the_ages.table import asked, kinds, play, table, told, turn_start


def happens(state: State, card: str, *answers: str, by: Any = "human") -> Log:
    log = Log()
    event = PreparedEvent(military_cards()[card].age, by, card)
    play(resolve(state, event, log), *answers)
    return log


def outcome(log: Log) -> str:
    """How the person's part of a comparing event ends."""
    named = told(log, "tta-your_outcome").args["outcome"]
    assert isinstance(named, Ref)
    return str(named.id)


def happens_somehow(state: State, card: str, *answers: str) -> Log:
    """The same; what a card asks for beside is answered by the first that is possible."""
    log = Log()
    turn = resolve(state, PreparedEvent(military_cards()[card].age, "human", card), log)
    left, request = list(answers), next(turn)
    with suppress(StopIteration):
        while True:
            text = left.pop(0) if left else next(iter(request.legal()))
            request = turn.send(request.read(text).value)
    return log


def points(state: State) -> tuple[int, int]:
    return state.automa.culture_points, state.automa.science_points


# --- events


@pytest.mark.rule("TTA-EVT-01", "TTA-EVT-14", "TTA-EFF-06")
def test_cards_that_do_not_touch_the_automa() -> None:
    untouched = {
        "development_of_agriculture", "development_of_civilization", "development_of_crafts",
        "development_of_markets", "development_of_religion", "development_of_settlement",
        "development_of_warfare", "barbarians", "border_conflict", "foray", "good_harvest",
        "immigration", "new_deposits", "pestilence", "raiders", "rats", "rebellion",
        "reign_of_terror", "uncertain_borders", "civil_unrest", "economic_progress", "emigration",
        "prosperity", "impact_of_government", "impact_of_population", "international_agreement",
    }  # fmt: skip
    events = [card for card in military_cards().values() if card.kind == "event"]
    assert {card.id for card in events if not card.effects} == untouched
    state = table("I")
    assert "tta-event_no_effect" in kinds(happens(state, "pestilence"))
    assert points(state) == (0, 0)


@pytest.mark.rule("TTA-EVT-01")
def test_the_owner_of_the_appendix_may_resolve_by_hand() -> None:
    state = table("III", settings={"ruled_events": "by_hand"})
    log = happens(state, "impact_of_government", "by_hand", "culture 9", "science 0")
    assert points(state) == (9, 0)
    assert "tta-our_reading" in kinds(log)
    happens(state, "impact_of_agriculture", "reading")
    assert points(state) == (9 + 7, 0)


@pytest.mark.rule("TTA-EVT-06", "TTA-EFF-10")
def test_fixed_gains_and_losses() -> None:
    state = table("II", culture_points=2)
    happens(state, "development_of_trade_routes")
    assert points(state) == (2, 1)
    happens(state, "refugees", "strength 5")
    assert points(state) == (0, 1)
    happens(state, "cold_war", "strength 0")
    assert points(state) == (0, 7)
    happens(state, "national_pride", "culture 0")
    assert points(state) == (5, 7)


@pytest.mark.rule("TTA-EVT-07")
def test_points_by_rating() -> None:
    state = table("II", cubes={"philosophy": 2, "religion": 3})
    happens(state, "cultural_influence")
    happens(state, "scientific_breakthrough")
    assert points(state) == (3, 2)
    happens(state, "popularization_of_science")
    assert points(state) == (5, 2)


@pytest.mark.rule("TTA-EVT-08", "TTA-EFF-11")
def test_military_cards_by_events() -> None:
    state = table("I", settings={"military_dealer": "table"})
    happens(state, "development_of_politics", "military event", "military event", "military event")
    assert state.automa.hand.events == {"I": 3}
    state = table("II", hand={"aggressions": {"II": 2}, "events": {"II": 4}})
    happens(
        state,
        "politics_of_strength",
        "strength 9",
        *[
            f"card {c}"
            for c in (
                "spy_ii",
                "spy_ii",
                "fortifications",
                "military_bonus_ii",
                "military_bonus_ii",
            )
        ],
    )
    assert (state.automa.hand.aggressions, state.automa.hand.events) == ({}, {"II": 3})
    assert len(state.person.hand) == 5
    state = table("IV", culture_points=4)
    happens(state, "politics_of_strength", "strength 9")
    assert points(state) == (1, 0)


@pytest.mark.rule("TTA-EVT-09")
def test_iconoclasm() -> None:
    state = table("II", leader="michelangelo")
    happens(state, "iconoclasm")
    assert state.automa.leader is None
    state = table("II", leader="isaac_newton")
    happens(state, "iconoclasm")
    assert state.automa.leader == "isaac_newton"


@pytest.mark.rule("TTA-EVT-10", "TTA-COL-10")
def test_independence_declaration() -> None:
    colonies = ["strategic_territory_i", "wealthy_territory_ii", "vast_territory_i"]
    state = table("II", colonies=list(colonies))
    happens(state, "independence_declaration", "strength 99")
    assert state.automa.colonies == colonies[:2]
    state = table("II", human={"colonies": list(colonies)})
    happens(state, "independence_declaration", "strength 0", "colony wealthy_territory_ii")
    assert state.person.colonies == [colonies[0], colonies[2]]


@pytest.mark.rule("TTA-EVT-11")
def test_ravages_of_time() -> None:
    state = table("III", wonders=["taj_mahal", "colossus", "kremlin"])
    happens(state, "ravages_of_time")
    assert state.automa.ruined_wonders == ["colossus"]
    assert rating(state, "strength") == 1
    assert rating(state, "culture") == 3 + 2 + 2
    assert FORMULAS["wonders_by_age"](state) == 4 + 5 + 3


@pytest.mark.rule("TTA-EVT-12")
def test_terrorism() -> None:
    state = table("II", culture_points=20, cubes={"philosophy": 2, "religion": 1})
    happens(state, "terrorism", "culture 3", "building religion")
    assert state.automa.cubes == {"philosophy": 2}
    assert outcome(happens(state, "terrorism", "culture 30")) == "terrorism-most_culture"
    assert state.automa.cubes == {"philosophy": 2}


@pytest.mark.rule("TTA-EVT-13")
def test_international_agreement() -> None:
    row = ["iron", "coal", "reserves_ii", "republic", *["frugality_i"] * 2]
    state = table("II", row, on_turn="human")
    state.civil_dealt = {"coal": 1, "reserves_ii": 1, "republic": 1}
    turn = resolve(state, PreparedEvent("II", "human", "international_agreement"), Log())
    dealt = "row cannon cannon cavalrymen cavalrymen opera opera journalism riflemen strategy"
    play(turn, "strength 5", "take 1", "take 3", "done", dealt)
    assert state.row[:4] == ["coal", "republic", "frugality_i", "frugality_i"]
    assert None not in state.row
    state = table("II", ["iron"])
    happens(state, "international_agreement", "strength 0")
    assert state.row[0] == "iron"


@pytest.mark.rule("TTA-EVT-15", "TTA-EVT-16")
@pytest.mark.parametrize(
    ("farm", "mine", "food", "resources"),
    [("", "", 7, 3), ("irrigation", "iron", 10, 6), ("selective_breeding", "coal", 13, 9),
     ("mechanized_agriculture", "oil", 19, 15)],
)  # fmt: skip
def test_agriculture_and_industry(farm: str, mine: str, food: int, resources: int) -> None:
    state = table("III", technologies=[id for id in (farm, mine) if id])
    assert FORMULAS["farm_food_plus_4"](state) == food
    assert FORMULAS["mine_resources"](state) == resources


@pytest.mark.rule("TTA-EVT-17", "TTA-EVT-18", "TTA-EVT-21")
def test_balance_levels_and_variety() -> None:
    state = table(
        "III",
        technologies=["opera", "team_sports", "tanks", "warfare", "oil"],
        cubes={"philosophy": 3, "opera": 2, "team_sports": 1, "tanks": 2, "warriors": 1},
    )
    assert FORMULAS["twice_smallest_production"](state) == 2 * 3
    assert FORMULAS["urban_levels"](state) == 2 * 2 + 2
    assert FORMULAS["unit_and_arena_levels"](state) == 2 * 3 + 2
    assert FORMULAS["variety_x2"](state) == 2 * (2 + 3 + 1)


@pytest.mark.rule("TTA-EVT-19")
def test_colonies_happiness_and_wonders() -> None:
    state = table(
        "III",
        colonies=["vast_territory_i"],
        happiness_gained=12,
        wonders=["pyramids", "taj_mahal", "kremlin", "internet"],
    )
    assert FORMULAS["colonies_x3"](state) == 3
    assert FORMULAS["happiness_x2"](state) == 16
    assert FORMULAS["wonders_by_age"](state) == 5 + 4 + 3 + 2


@pytest.mark.rule("TTA-EVT-23")
def test_the_app_states_how_comparisons_end_for_the_person() -> None:
    state = table("I", culture_points=5, cubes={"warriors": 3})
    for card, answers, standing in (
        ("barbarians", ("strength 2", "culture 9"), "leading_and_weaker"),
        ("barbarians", ("strength 2", "culture 2"), "spared"),
        ("raiders", ("strength 2",), "weaker"),
        ("foray", ("strength 4",), "stronger"),
        ("immigration", ("happiness 1",), "happiest"),
    ):
        assert outcome(happens(state, card, *answers)) == f"{card}-{standing}"


@pytest.mark.rule("TTA-EVT-23")
@pytest.mark.parametrize("language", ["en", "de", "it"])
def test_every_comparison_has_an_outcome_in_words(language: str) -> None:
    words = Words(language, GAME)
    comparing = [card for card in military_cards().values() if card.person_facts]
    assert len(comparing) == 18
    for card in comparing:
        answers = {"strength": "strength 150", "culture_points": "culture 600"}
        answers |= {"science_rating": "science_rating 99", "happiness": "happiness 8"}
        for given in (answers, {fact: text.split()[0] + " 0" for fact, text in answers.items()}):
            state = table("I", culture_points=5, cubes={"warriors": 3, "philosophy": 1})
            facts = [given[fact] for fact in card.person_facts]
            log = happens_somehow(state, card.id, *facts)
            assert words.has(f"outcome-{outcome(log)}"), card.id


# --- colonies


@pytest.mark.rule("TTA-COL-02", "TTA-COL-09")
def test_in_the_persons_turn_a_card_is_drawn_and_both_go_back() -> None:
    state = table("I", on_turn="human", cubes={"warriors": 3})
    state.automa_pile.drawn = [8]
    turn = auction(state, "vast_territory_i", Log(), None)
    play(turn, "strength 3", "card 1", "card 5", "bid 4")
    assert state.automa_pile.drawn == [8]
    assert state.person.colonies == ["vast_territory_i"]


@pytest.mark.rule("TTA-COL-01", "TTA-COL-06")
def test_a_bid_must_be_above_the_automas() -> None:
    state = table("I", on_turn="human", cubes={"warriors": 3})
    question = asked(
        auction(state, "vast_territory_i", Log(), None), "strength 3", "card 1", "card 5"
    )
    assert question.args["bid"] == 3
    with pytest.raises(Refused, match="bid_too_low"):
        question.read("bid 3")
    nobody = table("I", on_turn="human", cubes={})
    play(auction(nobody, "vast_territory_i", Log(), None), "strength 3", "card 1", "pass")
    assert nobody.person.colonies == nobody.automa.colonies == []


# --- wars


@pytest.mark.rule("TTA-WAR-05", "TTA-WAR-07")
def test_the_persons_war_is_resolved_at_the_start_of_the_persons_turn() -> None:
    human = {"war_declared": "war_over_culture", "war_turn_done": True}
    state = table("IV", human=human, on_turn="human", culture_points=10)
    state.phase = "start"
    play(turn_start(state, Log()), "strength 4")
    assert state.automa.culture_points == 10 - 5 - 3
    assert (state.person.war_declared, state.person.war_turn_done) == (None, False)


@pytest.mark.rule("TTA-WAR-10")
@pytest.mark.parametrize(("human", "kind", "tokens"), [
    (0, "tta-you_lose_tokens", 2), (9, "tta-you_gain_tokens", 1), (10, "tta-you_gain_tokens", 2),
])  # fmt: skip
def test_war_over_territory(human: int, kind: str, tokens: int) -> None:
    state = table(
        "II",
        war_declared="war_over_territory",
        cubes={"warriors": 3},
        technologies=["warfare"],
        wonders=["colossus"] if human == 0 else [],
    )
    if human:
        state.automa.technologies, state.automa.cubes = ["warfare"], {"warriors": 4}
    log = Log()
    play(resolve_war_of("automa", state, log), f"strength {human}")
    (event,) = [event for event in log if event.kind == kind]
    assert event.args["n"] == tokens


@pytest.mark.rule("TTA-WAR-09")
def test_a_winning_automa_takes_science_points() -> None:
    state = table("II", war_declared="war_over_technology", cubes={"warriors": 3})
    play(resolve_war_of("automa", state, Log()), "strength 0", "science 2")
    assert state.automa.science_points == 2


# --- aggressions


def at_hand(*cards: str, **facts: Any) -> State:
    return table("II", on_turn="human", human={"hand": list(cards)}, **facts)


@pytest.mark.rule("TTA-AGG-01", "TTA-EFF-12")
def test_an_attacker_must_be_stronger() -> None:
    state = at_hand("spy_ii", science_points=3)
    play(person_turn(state, Log()), "aggression spy_ii", "strength 1")
    assert (state.automa.science_points, state.person.hand) == (3, ["spy_ii"])
    play(person_turn(state, Log()), "aggression spy_ii", "strength 20", "card 1")
    assert state.automa.science_points == 0
    assert state.person.hand == []


@pytest.mark.rule("TTA-AGG-08")
def test_points_taken_are_limited_by_what_the_victim_has() -> None:
    state = table("III", on_turn="human", culture_points=4)
    log = Log()
    play(attack_automa(state, "armed_intervention_iii", 30, log), "card 1")
    assert state.automa.culture_points == 0
    assert [e.args["n"] for e in log if e.kind == "tta-you_gain_culture"] == [4]
    state = table("II")
    play(attack_person(state, "spy_ii", Log()), "hit", "lost 2")
    assert state.automa.science_points == 2


@pytest.mark.rule("TTA-AGG-06", "TTA-AGG-07")
def test_the_automas_aggression_can_be_repelled_or_hit() -> None:
    state = table("I", cubes={"warriors": 3}, human={"strength": 1})
    question = asked(attack_person(state, "enslave_i", Log()))
    assert (question.args["attack"], question.args["n"]) == (3, 2)
    log = Log()
    play(attack_person(state, "enslave_i", log), "hit")
    assert "tta-you_lose_population" in kinds(log)
    assert points(state) == (0, 0)
    log = Log()
    play(attack_person(state, "enslave_i", log), "repelled")
    assert "tta-you_lose_population" not in kinds(log)


@pytest.mark.rule("TTA-AGG-09")
def test_what_the_automa_takes() -> None:
    colonies = ["vast_territory_ii", "historic_territory_i", "strategic_territory_i"]
    state = table("II", human={"colonies": colonies})
    play(attack_person(state, "annex_ii", Log()), "hit")
    assert state.automa.colonies == ["strategic_territory_i"]
    play(attack_person(state, "infiltrate_ii", Log()), "hit", "leader 1 wonder 2")
    assert state.automa.culture_points == 6
    log = Log()
    play(attack_person(state, "raid_ii", log), "hit")
    assert [e.args["level"] for e in log if e.kind == "tta-you_lose_building"] == [2, 1]


@pytest.mark.rule("TTA-AGG-11", "TTA-COL-10")
def test_annex_and_infiltrate_on_the_automa() -> None:
    state = table(
        "II",
        on_turn="human",
        leader="isaac_newton",
        unfinished=("taj_mahal", 1),
        colonies=["strategic_territory_i", "historic_territory_i"],
    )
    play(attack_automa(state, "annex_ii", 30, Log()), "card 1", "colony strategic_territory_i")
    assert state.automa.colonies == ["historic_territory_i"]
    assert state.person.colonies == ["strategic_territory_i"]
    log = Log()
    play(attack_automa(state, "infiltrate_ii", 30, log), "card 1", "infiltrate isaac_newton")
    assert (state.automa.leader, state.automa.leader_ages_taken) == (None, ["II"])
    assert [e.args["n"] for e in log if e.kind == "tta-you_gain_culture"] == [6]


@pytest.mark.rule("TTA-AGG-12")
def test_enslave_and_plunder_on_the_automa() -> None:
    state = table("I", on_turn="human", cubes={"warriors": 1})
    log = Log()
    play(attack_automa(state, "plunder_i", 30, log), "card 1")
    play(attack_automa(state, "enslave_i", 30, log), "card 1")
    gained = {e.kind: e.args["n"] for e in log if e.kind.startswith("tta-you_gain_")}
    assert gained == {
        "tta-you_gain_food_or_resources": 3,
        "tta-you_gain_food": 2,
        "tta-you_gain_resources": 2,
    }
    assert state.automa.cubes == {"warriors": 1}


# --- the person's reports


@pytest.mark.rule("TTA-EVT-03", "TTA-POL-10")
def test_the_person_prepares_an_event() -> None:
    state = at_hand("crusades", events=[PreparedEvent("A", "set_up")])
    play(person_turn(state, Log()), "event crusades", "card development_of_science")
    assert state.automa.science_points == 2
    assert state.current_events == [PreparedEvent("I", "human", "crusades")]


@pytest.mark.rule("TTA-WAR-01")
def test_no_war_on_the_last_turn() -> None:
    state = table("IV", on_turn="human", human={"hand": ["war_over_culture"]})
    with pytest.raises(Refused, match="war_in_last_round"):
        next(person_turn(state, Log())).read("war war_over_culture")
    state = table("III", on_turn="human", human={"hand": ["war_over_culture"]})
    play(person_turn(state, Log()), "war war_over_culture")
    assert state.person.war_declared == "war_over_culture"


@pytest.mark.rule("TTA-TAC-09")
def test_a_tactic_of_the_person_is_not_common_yet() -> None:
    state = at_hand("legion", "phalanx", cubes={"warriors": 3})
    play(person_turn(state, Log()), "tactic legion")
    assert (state.person.exclusive_tactic, state.common_tactics) == ("legion", [])
    with pytest.raises(Refused, match="tactic_played"):
        next(person_turn(state, Log())).read("tactic phalanx")


@pytest.mark.rule("TTA-COL-10")
def test_columbus_settles_without_an_auction() -> None:
    state = at_hand("vast_territory_i")
    play(person_turn(state, Log()), "columbus vast_territory_i")
    assert state.person.colonies == ["vast_territory_i"]


@pytest.mark.parametrize(("text", "code"), [
    ("take 14", "unreadable"), ("take 2", "space_empty"), ("war raid_i", "no_such_card"),
    ("event crusades", "card_not_at_hand"), ("dance", "unreadable"), ("done now", "unreadable"),
])  # fmt: skip
def test_impossible_reports_are_refused(text: str, code: str) -> None:
    state = table("I", ["iron"], on_turn="human")
    with pytest.raises(Refused, match=code):
        next(person_turn(state, Log())).read(text)


@pytest.mark.parametrize("dealer", ["app", "table"])
def test_every_report_on_the_list_is_accepted(dealer: str) -> None:
    hand = ["crusades", "raid_i", "legion", "vast_territory_i", "military_bonus_i"]
    state = table("I", ["iron", None, "drama"], on_turn="human", human={"hand": hand})
    state.settings.military_dealer = dealer  # type: ignore[assignment]
    state.current_events = [PreparedEvent("A", "set_up")]
    reports = list(REPORTS.legal(state))
    assert {"done", "take 1", "take 3", "aggression raid_i", "tactic legion"} <= set(reports)
    assert len(set(reports)) == len(reports)
    for report in reports:
        assert next(person_turn(state, Log())).read(report).text == report


def test_a_look_at_the_top_event_fixes_it() -> None:
    state = at_hand("crusades", events=[PreparedEvent("A", "set_up")] * 2)
    play(person_turn(state, Log()), "peek", "card development_of_science")
    assert state.top_event == PreparedEvent("A", "set_up", "development_of_science")
    play(person_turn(state, Log()), "event crusades")
    assert state.automa.science_points == 2
    assert state.top_event is None
