"""What whole matches brought to light, by the steps of whoever found it."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from markupsafe import escape

from automatable.core.errors import AutomatableError, Refused
from automatable.core.game import game
from automatable.core.matches.match import Match
from automatable.core.matches.retelling import Watching
from automatable.core.matches.rng import Seed
from automatable.core.turns.events import Event, Log, Ref
from automatable.games.through_the_ages import GAME
from automatable.games.through_the_ages.aggression import attack_automa
from automatable.games.through_the_ages.base_cards import civil
from automatable.games.through_the_ages.cards import ConstructIcon
from automatable.games.through_the_ages.construct import Site, _ask_tie
from automatable.games.through_the_ages.event_effects import lose_face_down
from automatable.games.through_the_ages.events import resolve
from automatable.games.through_the_ages.person import person_turn
from automatable.games.through_the_ages.points import change_points
from automatable.games.through_the_ages.position import to_json
from automatable.games.through_the_ages.state import PreparedEvent
from automatable.testing.playing import play_on
from automatable.ui.frame import Frame
from automatable.ui.stage.log import _entry, log_page
from automatable.ui.stage.plain_table import composed
from automatable.ui.stage.table import table_page
from automatable.ui.stage.turns import Narration
from automatable.ui.words.words import LANGUAGES, Words
from tests.through_the_ages.table import asked, build, kinds, play, table, told
from tests.ui.test_odds import table as at_table


def labs(**settings: str) -> Any:
    chosen = {"tie_policy": "auto", "building_limit_scope": "type", **settings}
    return table(
        "III", blue_cubes=1, blue_cubes_start=1, settings=chosen,
        technologies=["scientific_method", "computers"],
        cubes={"philosophy": 1, "scientific_method": 2, "warriors": 1},
    )  # fmt: skip


@pytest.mark.rule("TTA-BLUE-01", "TTA-R-16")
def test_with_a_blue_cube_gold_breaks_no_tie() -> None:
    state = labs()
    build(state, "blue urban_science")
    assert state.automa.cubes == {"scientific_method": 3, "warriors": 1}
    assert state.automa.blue_cubes == 0


@pytest.mark.rule("TTA-BLUE-01", "TTA-R-16")
def test_the_same_in_a_match() -> None:
    state = labs()
    state.civil_dealt = {"scientific_method": 1, "computers": 1}
    position = to_json(state)
    match = Match.at(
        GAME, position, {"tie_policy": "auto", "dealer": "table", "automa_dealer": "table"}
    )
    match.answer("card 6")
    while match.pending is not None and not _upgrades(match):
        legal = match.legal() or []
        match.answer("military event" if "military event" in legal else legal[0])
    assert _upgrades(match)[0] == ("philosophy", "scientific_method")


def _upgrades(match: Match[Any]) -> list[tuple[Any, Any]]:
    events = (event.to_json() for event in match.events() if event.kind == "tta-upgrade")
    return [(event["source"], event["card"]) for event in events]


@pytest.mark.rule("TTA-AGG-08")
def test_from_an_automa_without_culture_you_gain_no_culture_and_not_no_science() -> None:
    state = table("III", science_points=5, culture_points=0)
    log = Log()
    play(attack_automa(state, "armed_intervention_iii", 30, log), "card 1")
    assert "tta-you_gain_science" not in kinds(log)
    assert told(log, "tta-you_gain_culture").args["n"] == 0


@pytest.mark.rule("TTA-AGG-01")
def test_an_attack_of_the_weaker_side_ends_at_once_and_keeps_the_card() -> None:
    state = table("II", on_turn="human", human={"hand": ["spy_ii"]}, science_points=3)
    question = asked(person_turn(state, Log()), "aggression spy_ii")
    assert question.read("strength 0").value == 0, "no number leads nowhere"
    log = Log()
    play(person_turn(state, log), "aggression spy_ii", "strength 1")
    assert kinds(log) == ["tta-too_weak"]
    assert (state.person.hand, state.automa.science_points) == (["spy_ii"], 3)
    assert (state.on_turn, state.phase) == ("human", "main")


# --- two readings with a switch


@pytest.mark.rule("TTA-R-13")
@pytest.mark.parametrize(("reading", "cubes"), [
    ("lesser", {"printing_press": 1, "religion": 1}),
    ("upgrade", {"printing_press": 1}),
])  # fmt: skip
def test_the_best_building_or_else_an_upgrade(reading: str, cubes: dict[str, int]) -> None:
    """The library of the rulebook: the better one cannot be paid, so the old one is upgraded."""
    state = table(
        "II", technologies=["printing_press", "journalism"],
        cubes={"printing_press": 1}, hand={"action": []},
        settings={"unpaid_building": reading, "tie_policy": "auto"},
    )  # fmt: skip
    build(state, "urban_culture")
    wanted = cubes if reading == "lesser" else {"journalism": 1}
    assert state.automa.cubes == wanted


@pytest.mark.rule("TTA-R-53")
def test_the_defence_number_is_added_or_stands_alone() -> None:
    log = Log()
    play(attack_automa(_strong("added"), "spy_ii", 6, log), "card 1")
    assert "tta-repelled" in kinds(log)
    log = Log()
    play(attack_automa(_strong("alone"), "spy_ii", 6, log), "card 1")
    alone = told(log, "tta-defence_alone")
    assert alone.to_json()["n"] < 6
    assert "tta-not_repelled" in kinds(log)


def _strong(reading: str) -> Any:
    return table("II", cubes={"warriors": 4}, settings={"defence_value": reading})


@pytest.mark.rule("TTA-R-13", "TTA-R-53")
def test_positions_without_the_new_switches_stay_as_they_were() -> None:
    settings = to_json(table("II"))["settings"]
    assert not {"unpaid_building", "defence_value"} & settings.keys()
    kept = to_json(table("II", settings={"defence_value": "alone"}))
    assert GAME.from_position(kept).settings.defence_value == "alone"


# --- what stays hidden


@pytest.mark.rule("TTA-R-50")
def test_the_log_tells_nothing_of_what_the_app_drew_face_down() -> None:
    options = {"dealer": "app", "start_player": "automa", "tie_policy": "auto"}
    match: Match[Any] = Match.new(game("through_the_ages"), options, Seed.from_text("hidden"))
    for step, _ in enumerate(play_on(match, Random("hidden").choice)):
        if step == 150 or match.over:
            break
    dealt = (entry for entry in match.entries if entry.by == "app")
    hidden = {entry.text for entry in dealt if entry.prompt in ("military", "lost_card")}
    assert hidden & {"military war", "military aggression", "military event"}
    for language in LANGUAGES:
        page = log_page(Frame(language=language), at_table(match))
        assert 'class="log-head"' in page
        assert not [text for text in hidden if text in page]


@pytest.mark.rule("TTA-R-50")
@pytest.mark.parametrize(("dealer", "kind"), [("app", "attack_lost"), ("table", "card_lost")])
def test_a_card_that_is_lost_unseen_stays_unseen(dealer: str, kind: str) -> None:
    hand = {"wars": {"III": 1}, "aggressions": {"III": 1}}
    state = table("III", hand=hand, settings={"military_dealer": dealer})
    log = Log()
    play(lose_face_down(state, 1, "TTA-AGG-03", log), "lost aggression_III")
    assert kinds(log) == [f"tta-{kind}"]


def test_no_answer_of_a_number_leads_into_a_dead_end() -> None:
    """Whatever a number question offers is accepted, from the lowest to the highest."""
    match = Match.new(GAME, {"start_player": "human", "tie_policy": "auto"}, Seed.from_text("low"))
    for step, _ in enumerate(play_on(match, lambda some: some[0])):
        if match.pending is None or step > 60:
            break
        legal = match.legal() or []
        if legal and all(text.rpartition(" ")[2].lstrip("-").isdigit() for text in legal):
            for text in (legal[0], legal[-1]):
                try:
                    match.copy().answer(text)
                except AutomatableError as error:
                    pytest.fail(f"{text}: {error}")


# --- the second round


def own_turn(**human: Any) -> Any:
    hand = ["good_harvest", "rebellion", "enslave_i"]
    state = table("I", human={"hand": hand, **human}, settings={"military_dealer": "app"})
    state.round, state.on_turn = 3, "human"
    return state


@pytest.mark.rule("TTA-EFF-12")
def test_a_second_political_action_is_asked_back() -> None:
    state, log = own_turn(), Log()
    play(person_turn(state, log), "event good_harvest")
    assert asked(person_turn(state, log), "event rebellion").prompt == "second_politics"
    play(person_turn(state, log), "event rebellion", "no")
    assert "rebellion" in state.person.hand
    play(person_turn(state, log), "event rebellion", "yes")
    assert state.person.hand == ["enslave_i"]
    play(person_turn(state, log), "done")
    assert not state.person.politics_done


def test_an_attack_that_was_too_weak_was_no_political_action() -> None:
    state, log = own_turn(strength=0), Log()
    play(person_turn(state, log), "aggression enslave_i", "strength 0")
    assert not state.person.politics_done


@pytest.mark.rule("TTA-EVT-04")
@pytest.mark.parametrize(("card", "gain"), [("impact_of_colonies", 9), ("impact_of_happiness", 17)])
def test_an_impossible_gain_is_asked_back(card: str, gain: int) -> None:
    state = table("III", human={"colonies": ["vast_territory_i", "rich_territory_i"]})
    again = resolve(state, PreparedEvent("III", "automa", card), Log())
    assert asked(again, f"gain {gain}").prompt == "sure_gain"
    play(
        resolve(state, PreparedEvent("III", "automa", card), Log()), f"gain {gain}", "no", "gain 6"
    )


@pytest.mark.rule("TTA-EVT-23")
def test_what_an_event_compares_is_told_with_both_values_as_they_were_before() -> None:
    """National pride gives the leader culture: what was compared is what there was before."""
    state, log = table("II", culture_points=30, human={"culture_points": 20}), Log()
    play(resolve(state, PreparedEvent("II", "human", "national_pride"), log), "culture 20")
    outcome = told(log, "tta-your_outcome")
    compared = GAME.screens.weighed(outcome)
    assert compared
    assert (compared.what, compared.mine, compared.hers) == ("table-culture", 20, 30)
    assert state.automa.culture_points == 35


def test_a_comparison_stands_as_bars_beside_its_outcome() -> None:
    match = Match.new(GAME, {}, Seed.from_text("bars"))
    assert any(_has_bars(match) for _ in play_on(match, Random(1).choice))


def _has_bars(match: Match[Any]) -> bool:
    parts = Narration(match, "de").last_turn()
    return any(told.bars for part in parts for told in part.instructions)


def test_a_tie_says_that_a_building_moves_up_and_where_to() -> None:
    state = labs(tie_policy="ask", building_limit_scope="technology")
    state.automa.cubes = {"philosophy": 1, "scientific_method": 1, "warriors": 1}
    sites = {"philosophy": Site(civil("scientific_method"), civil("philosophy"))}
    question = _ask_tie(["philosophy"], ConstructIcon("urban_science"), sites)
    assert question.args["upgrade"] == (Ref("civ", "scientific_method"),)
    for language in LANGUAGES:
        words = Words(language, GAME)
        told = words("ask-tie", **question.args)
        assert words("civ-scientific_method") in told
        built = words("ask-tie", **{**question.args, "n": 0, "upgrade": ()})
        assert words("civ-scientific_method") not in built


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_bid_is_not_told_as_a_bid_of_nothing(language: str) -> None:
    words = Words(language, GAME)
    args = {"card": Ref("civ", "vast_territory_i")}
    assert "0" not in words("ask-bid", **args, bid=0)
    assert "3" in words("ask-bid", **args, bid=3)


def test_the_log_tells_whose_acts_follow_an_answer() -> None:
    match = Match.new(GAME, {"start_player": "human"}, Seed.from_text("log"))
    for _ in range(400):
        if match.pending is None or any(_asked_in_her_turn(match)):
            break
        legal = match.legal()
        match.answer("done" if "done" in legal else legal[0])
    number = next(_asked_in_her_turn(match))
    telling = Narration(match, "en")
    shown = _entry(telling, number, match.entries[number])
    assert shown.answered
    assert shown.by == telling.words("seat-person")
    assert shown.lines[0].by == telling.words("seat-automa")


def _asked_in_her_turn(match: Match[Any]) -> Iterator[int]:
    """Answers of the person after which she goes on."""
    for number, entry in enumerate(match.entries):
        hers = match.set_up_done and match.entries[match.turn_start(number)].seat is None
        if hers and entry.seat is not None and any(event.instruct for event in entry.events):
            yield number


def test_my_own_draws_are_no_turn_of_hers() -> None:
    state, log = own_turn(), Log()
    play(person_turn(state, log), "draw 1", "card pestilence")
    (drawn,) = [event for event in log if event.kind == "tta-you_draw"]
    assert not drawn.instruct


@pytest.mark.rule("TTA-END-04")
def test_culture_may_be_reported_at_any_time_of_a_turn() -> None:
    match = Match.new(GAME, {"start_player": "human"}, Seed.from_text("culture"))
    text = composed(match, {"head": ["culture"], "part-n": ["34"]})
    match.answer(text)
    assert (text, match.score().total(1), match.pending and match.pending.prompt) == (
        "culture 34", 34, "turn",
    )  # fmt: skip
    (form,) = match.forms()
    assert form.notation == "culture N"
    with pytest.raises(Refused, match="number_out_of_range"):
        match.answer("culture 601")


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_one_draws_or_looks_at_is_named_where_the_thumb_is(language: str) -> None:
    """The app deals: nobody else could say which card to take from the box."""
    match = Match.new(game("through_the_ages"), {"start_player": "human"}, Seed.from_text("drawn"))
    while match.state.round < 2 or "peek" not in match.legal():
        match.answer("done" if "done" in match.legal() else match.legal()[0])
    words = Words(language, match.game)
    for report in ("draw 2", "peek"):
        before = len(match.entries)
        match.answer(report)
        events = [event for entry in match.entries[before:] for event in entry.events]
        cards = [words.named(event.args["card"]) for event in events if "card" in event.args]
        page = str(table_page(Frame(language=language), at_table(match)))
        foot = page[page.index('class="told"') :][:900]
        assert cards
        assert [card for card in cards if str(escape(str(card))) not in foot] == []


def test_cards_drawn_in_her_turn_are_one_step() -> None:
    drawn = Event("tta-you_draw", "TTA-EFF-11", {"card": Ref("civ", "pestilence")}, instruct=True)
    assert GAME.screens.together(drawn, drawn)


def test_points_that_nobody_told_are_not_shown_as_none() -> None:
    """The status line said 0 culture until the end."""
    match = Match.new(game("through_the_ages"), {}, Seed.from_text("points"))
    while match.state.round < 3 or "culture" not in {form.head for form in match.forms()}:
        match.answer("done" if "done" in match.legal() else match.legal()[0])
    words = Words("en", match.game)
    assert "culture" not in [vital.name for vital in GAME.screens.vitals(match.state, words)[0]]
    match.answer("culture 7")
    assert ("culture", "7") in [
        (v.name, v.value) for v in GAME.screens.vitals(match.state, words)[0]
    ]


def asked_now(match: Match[Any]) -> str:
    return match.pending.prompt if match.pending else ""


def test_a_war_of_hers_that_is_due_is_not_called_my_turn() -> None:
    state = table("II", on_turn="automa", war_declared="war_over_territory", cubes={"warriors": 3})
    state.phase = "war"
    match = Match.at(game("through_the_ages"), to_json(state), {}, Seed.from_text("war"))
    assert asked_now(match) == "strength"
    page = str(table_page(Frame(language="en"), at_table(match)))
    assert "Your turn" not in page[page.index('id="sheet-title"') :][:400]
    assert 'data-last="Done: on to my turn"' not in page


@pytest.mark.parametrize("what", ["culture", "science"])
def test_points_are_told_when_they_have_been_counted(what: str) -> None:
    """The status line followed a step late."""
    state = table("I", culture_points=5, science_points=5)
    log = Watching(lambda: getattr(state.automa, f"{what}_points"))
    change_points(state, 3 * (what == "culture"), -2 * (what == "science"), "TTA-EVT-06", log)
    assert log.seen == [8 if what == "culture" else 3]


def test_the_final_scoring_is_nobodys_turn() -> None:
    state = table("IV", on_turn="automa")
    state.phase = "final"
    match = Match.at(game("through_the_ages"), to_json(state), {}, Seed.from_text("end"))
    assert asked_now(match) == "culture"
    page = str(table_page(Frame(language="en"), at_table(match)))
    assert "Final scoring" in page[page.index('id="sheet-title"') :][:400]
    assert 'data-last="Done: on to my turn"' not in page
