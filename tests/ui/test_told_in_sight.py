"""What a person must know is told like an instruction, and by whoever did it."""

import re
from functools import partial
from typing import Any

import pytest
from markupsafe import Markup

from automatable.core.game import game, games
from automatable.core.matches.latest import latest_events
from automatable.core.matches.match import Match
from automatable.core.matches.rng import Seed
from automatable.core.score import ScoreLine, ScoreSheet, SeatScore
from automatable.games.age_of_innovation.components import TERRAINS
from automatable.ui.frame import Frame, against
from automatable.ui.shelf.history import score_page
from automatable.ui.stage.table import table_page
from automatable.ui.stage.turns import Instruction, Part, StepToDo, Why
from automatable.ui.words.words import LANGUAGES, Words
from tests.ui.test_odds import table


def in_sight(match: Match[Any]) -> list[str]:
    return [event.kind for event in latest_events(match) if event.instruct]


@pytest.mark.rule("SCY-TURN-02")
def test_a_skipped_turn_is_told_in_the_place_of_its_instructions() -> None:
    options = {"level": "autometta", "dealer": "table", "human_faction": "saxony"}
    match = Match.new(game("scythe"), options, Seed.from_text("skip"))
    skipping = next(
        n for n, card in match.state.next_automa.cards.by_number.items() if card.skip_mark
    )
    match.answer("done")
    match.answer(f"card {skipping}")
    assert in_sight(match) == ["scy-skipped"]


@pytest.mark.rule("SCY-CMB-10")
@pytest.mark.parametrize("dealer", ["app", "table"])
def test_winner_and_totals_of_a_combat_are_in_sight_and_cards_are_laid_by_who_has_them(
    dealer: str,
) -> None:
    position = (
        "scy1 turn=8 phase=human to_move=saxony | human saxony character=F1 workers=F1,G1 | "
        "automa rusviet level=automa progress=6 mechs=F2 workers=C6 power=0 cards=0 main=8 last=8"
    )
    match = Match.at(game("scythe"), position, {"dealer": dealer}, Seed.from_text("fight"))
    for text in ("character F1-F2", "combat F2", "power 1"):
        match.answer(text)
    if dealer == "table":
        match.answer("card 10")
    assert "scy-combat_result" in in_sight(match)
    assert ("scy-combat_card" in in_sight(match)) == (dealer == "table")


@pytest.mark.rule("EXP-GEN-04")
@pytest.mark.parametrize("excluded", ["remind", "removed"])
def test_the_reminder_of_the_excluded_cards_comes_with_every_sweep(excluded: str) -> None:
    options = {"excluded_cards": excluded, "first": "human"}
    match = Match.new(game("expeditions"), options, Seed.from_text("sweep"))
    for _ in range(12):
        match.answer("done" if "done" in match.legal() else match.legal()[0])
    told = [event.kind for event in match.events() if event.instruct]
    sweeps = told.count("exp-sweep")
    assert sweeps
    assert told.count("exp-excluded_cards") == (sweeps if excluded == "remind" else 0)


@pytest.mark.parametrize("id", ["scythe", "expeditions", "age_of_innovation"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_not_known_is_called_unknown(id: str, language: str) -> None:
    match = Match.new(game(id), {}, Seed.from_text("unknown"))
    while not match.set_up_done:
        match.answer(match.legal()[0])
    person = match.score().seats[0]
    assert not person.known
    words = Words(language, match.game)
    page = score_page(Frame(language=language), table(match))
    assert words("score-at-least", n=person.total) in page
    assert words("score-unknown") in page


def test_two_scores_stand_apart() -> None:
    assert against([27, -33]) == "27 : −33"


def test_a_count_stands_beside_the_points_only_if_it_makes_them() -> None:
    """26 resources are 13 pairs: 39 points, and no one reads "× 26" beside them."""
    scythe = game("scythe")
    match = Match.at(scythe, scythe.template(), seed=Seed.from_text("counted"))
    line = ScoreLine("resources", 39, "SCY-SCO-05", {"n": 26, "each": 3})
    pairs = ScoreLine("stars", 30, "SCY-SCO-05", {"n": 6, "each": 5})
    sheet = ScoreSheet((SeatScore(1, "person", (line, pairs)),))
    match.score = lambda: sheet  # type: ignore[method-assign]
    page = score_page(Frame(language="de"), table(match))
    assert "× 26<" not in page
    assert "× 6<" in page


def test_games_that_only_prove_something_are_not_on_the_shelf() -> None:
    assert not game("toy").on_shelf
    assert game("patchwork").on_shelf


def told_part(*events: str, steps: tuple[str, ...] = ()) -> Part:
    def why() -> Why:
        return Why("RULE", None)

    told = (Instruction(Markup(s), partial(str, s), why) for s in steps)
    shown = tuple(StepToDo(0, range(1), str, (one,)) for one in told)
    return Part(False, False, (), (), shown, tuple((Markup(e), "RULE") for e in events))


def test_everything_that_happened_is_offered_where_it_is_more_than_the_steps() -> None:
    assert not told_part("Move it.", steps=("Move it.",)).has_more
    assert told_part("It is angry.", "Move it.", steps=("Move it.",)).has_more


def test_a_turn_of_nothing_but_steps_has_no_empty_fold(monkeypatch: pytest.MonkeyPatch) -> None:
    match = Match.new(game("expeditions"), {"first": "human"}, Seed.from_text("fold"))
    match.answer("done")
    assert 'class="everything"' in table_page(Frame(), table(match))
    monkeypatch.setattr(Part, "has_more", False)
    assert 'class="everything"' not in table_page(Frame(), table(match))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("id", [id for id, known in games().items() if not known.is_from_file])
def test_no_sentence_names_a_rule_by_its_number(id: str, language: str) -> None:
    text = (game(id).screens.messages / f"{language}.ftl").read_text(encoding="utf-8")
    said = [line for line in text.splitlines() if not line.startswith("#")]
    assert not [line for line in said if re.search(r"\b[A-Z]{3}-[A-Z]+-\d|\$ruling", line)]


@pytest.mark.parametrize(("language", "letters"), [("en", "SLW"), ("de", ["S", "Se", "Ö"])])
def test_the_terminals_map_has_the_letters_of_the_reader(language: str, letters: Any) -> None:
    match = Match.new(game("age_of_innovation"), {}, Seed.from_text("map"))
    while not match.set_up_done:
        match.answer((match.legal() or [])[0])
    shown = match.game.screens.terminal(match, Words(language, match.game)).split("\n\n")[0]
    seen = set(re.findall(r"\] (\w+) ?\[", shown))
    assert set(letters) <= seen
    named = {Words(language, match.game)(f"letter-{terrain}") for terrain in TERRAINS}
    assert seen <= named


@pytest.mark.parametrize(
    ("id", "said"),
    [
        ("patchwork", "Automas Zug"),
        ("age_of_innovation", "Automas Zug"),
        ("expeditions", "Automas Zug"),
        ("scythe", "Der Zug des Automa"),
        ("through_the_ages", "Der Zug des Automa"),
    ],
)
def test_the_automas_turn_is_called_as_in_each_rulebook(id: str, said: str) -> None:
    assert Words("de", game(id))("turn-automa") == said


def test_every_report_of_a_turn_is_told_not_only_the_last() -> None:
    """A move of two steps that is reported as two showed its second half."""
    match = Match.new(game("scythe"), {"human_faction": "saxony"}, Seed.from_text("two steps"))
    character = match.state.person.character
    assert isinstance(character, str)
    first, second = _two_steps(match, character)
    page = table_page(Frame(), table(match))
    told = re.search(r'<form class="told".*?</form>', page, re.DOTALL)
    assert told
    assert first in told[0]
    assert second in told[0]


def _two_steps(match: Match[Any], start: str) -> tuple[str, str]:
    steps = ("F1", "F2")
    for end in steps:
        match.answer(f"character {start}-{end}")
        start = end
    return steps


def test_where_nothing_is_to_be_told_there_is_no_empty_box() -> None:
    """Before the Automa has moved, one's own reports stood behind a fold in a box of its own."""
    match = Match.new(game("scythe"), {"human_faction": "saxony"}, Seed.from_text("two steps"))
    _two_steps(match, str(match.state.person.character))
    assert 'class="turn"' not in table_page(Frame(), table(match))


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_report_makes_one_do_comes_before_what_can_be_reported_next(language: str) -> None:
    """A worker that is driven off goes home: a person who did not scroll left it standing."""
    position = (
        "scy1 turn=8 phase=human to_move=saxony | human saxony character=F1 workers=F1,G1 | "
        "automa rusviet level=automa progress=6 workers=F2 power=0 cards=0 main=8 last=8"
    )
    match = Match.at(game("scythe"), position, {}, Seed.from_text("driven off"))
    match.answer("character F1-F2")
    page = table_page(Frame(language=language), table(match))
    assert 0 < page.find('id="turn"') < page.find('class="pills"')


def test_what_ones_own_answer_makes_one_lay_out_is_a_step_to_be_told() -> None:
    match = Match.new(game("age_of_innovation"), {}, Seed.from_text("home"))
    while match.pending and match.pending.prompt != "automa_home":
        match.answer(match.legal()[0])
    match.answer(match.legal()[0])
    page = str(table_page(Frame(language="en"), table(match)))
    _, *steps = page.split('<li class="step"')
    home = [step for step in steps if "Her home terrain is" in step]
    assert home
    assert home[0].startswith(" data-step-new")
