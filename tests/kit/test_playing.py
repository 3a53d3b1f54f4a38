"""Turns of game files step by step: what each step does, and where a game stops."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from automatable.core.errors import BadPosition, Refused
from automatable.core.matches.match import Match
from automatable.core.matches.rng import Seed
from automatable.kit import limits
from automatable.kit.game import KitGame
from automatable.kit.reader import read
from automatable.kit.runtime.values import Stop
from automatable.testing.playing import legal_answer
from automatable.ui.words.words import Words
from tests.kit.files import kinds_told, match_of, tiny, with_line
from tests.kit.told import GAMES, text_of

GO = 'ask go "Go on?" yes'


def told(match: Match[Any], language: str = "en") -> list[str]:
    """The texts that were told."""
    words = Words(language, match.game)
    return [
        words(e.kind, **e.args) for e in match.events() if e.kind.startswith(("tell-", "note-"))
    ]


def said(*steps: str, **options: Any) -> list[str]:
    return told(match_of(tiny(*steps, GO), **options))[1:]


@pytest.mark.rule("KIT-TUR-01")
def test_a_turn_changes_the_position_when_it_ends_and_sees_its_own_changes_before() -> None:
    match = match_of(tiny("points += 3", 'tell "Now {points}."', GO, "points += 1"))
    assert told(match)[1:] == ["Now 3."]
    assert match.position()["numbers"] == {"points": 0}
    match.answer("go yes")
    assert match.position()["numbers"] == {"points": 4}


@pytest.mark.rule("KIT-TUR-02")
def test_the_end_is_looked_at_before_every_turn_and_a_turn_without_a_question_runs_on() -> None:
    match = match_of(tiny("points += 4"))
    assert match.over
    assert match.state.turn == 3
    assert kinds_told(match).count("turn") == 3
    assert kinds_told(match)[-1] == "over"


@pytest.mark.rule("KIT-TUR-02")
def test_the_last_next_counts_then_then_then_the_same() -> None:
    other = 'turn other "Other"\n  ask y "y" yes\n  next play when y\nend when'
    text = with_line(tiny(GO, "next other when go", "next play when points > 3"), "end when", other)
    match = match_of(text, "go no")
    assert match.state.next == "play"
    match.answer("go yes")
    assert match.state.next == "other"
    match.answer("y no")
    assert match.state.next == "other"


@pytest.mark.rule("KIT-TUR-03")
def test_a_name_bound_again_in_an_inner_block_changes_the_outer_one() -> None:
    block = "steps more\n  let x = x + 5\nend when"
    text = with_line(
        tiny("let x = 1", "when points == 0", "  let x = 2", "do more", 'tell "{x}"', GO),
        "end when",
        block,
    )
    assert told(match_of(text))[1:] == ["7"]


@pytest.mark.rule("KIT-TUR-04")
def test_a_step_that_is_skipped_binds_its_name_to_nothing() -> None:
    steps = (
        'ask n "n" 1..3 when points > 5',
        'ask y "y" yes when points > 5',
        "draw c from cards when points > 5",
        "roll r 1..6 when points > 5",
    )
    assert said(*steps, 'tell "{n} {y} {c != none} {r}"') == ["0 no no 0"]


@pytest.mark.rule("KIT-TUR-05")
def test_a_correction_runs_the_turn_again_with_the_answers_so_far() -> None:
    steps = ('ask n "n" 1..3', 'ask who "who" from spots where open(who)', "put who on hers", GO)
    match = match_of(tiny(*steps), "n 2", "who here")
    assert match.pending is not None
    assert match.pending.rule == "PLAY-04"
    match.adjust('{"numbers.points": 5}')
    assert match.pending.rule == "PLAY-04"
    assert match.position()["numbers"]["points"] == 5
    match.adjust('{"pieces.hers": ["here"]}')
    assert match.pending.rule == "PLAY-02"
    assert match.legal() == ["who there"]
    again = Match.replayed(match.game, match.options, match.seed, None, match.answers)
    assert again.position() == match.position()
    assert again.legal() == match.legal()


@pytest.mark.rule("KIT-TUR-05")
def test_a_correction_of_a_match_that_the_app_deals_keeps_its_cards() -> None:
    game = KitGame(read(tiny("draw c from cards", 'ask n "n" 1..3', GO)))
    match = Match.new(game, seed=Seed.from_text("kept"))
    match.answer("n 2")
    before = match.answers
    match.adjust('{"numbers.points": 7}')
    assert [text for text in match.answers if not text.startswith("!")] == before
    with pytest.raises(BadPosition):
        match.adjust('{"numbers.points": 21}')
    assert match.state.numbers.points_ == 7


@pytest.mark.rule("KIT-TUR-05")
def test_undo_takes_back_the_last_answer_with_the_chance_after_it() -> None:
    game = KitGame(read(tiny(GO, "draw c from cards", 'ask n "n" 1..3')))
    match = Match.new(game, seed=Seed.from_text("undo"))
    match.answer("go yes")
    drawn = match.answers
    assert match.undo() == "go yes"
    assert match.answers == []
    match.answer("go yes")
    assert match.answers == drawn


@pytest.mark.rule("KIT-TUR-05")
def test_limits_and_groups_are_the_only_checks_of_a_correction() -> None:
    match = match_of(tiny(GO))
    match.adjust('{"decks.cards.draw": ["1", "2"], "decks.cards.aside": ["2"], "next": "play"}')
    assert match.position()["decks"]["cards"]["aside"] == ["2"]
    for wrong in ('{"pieces.hers": ["red"]}', '{"pieces.hers": ["here", "here"]}', '{"next": "x"}',
                  '{"decks.cards.draw": ["1", "1", "2"]}', '{"markers.flag": "red"}'):  # fmt: skip
        with pytest.raises(BadPosition):
            match.adjust(wrong)


@pytest.mark.rule("KIT-TUR-06")
def test_every_step_has_a_rule_id_nested_ones_counted() -> None:
    steps = read(text_of("primer.automa")).turns["yours_now"].all_steps()
    assert [step.rule_id for step in steps][:3] == ["YOURS-NOW-01", "YOURS-NOW-02", "YOURS-NOW-03"]


@pytest.mark.parametrize(
    ("formula", "value"),
    [
        ("7 / 2", "3"),
        ("-7 / 2", "−4"),
        ("-7 % 3", "2"),
        ("up(7, 2)", "4"),
        ("min(3, 1, 2)", "1"),
        ("max(3, 1)", "3"),
        ("abs(1 - 4)", "3"),
        ("2 + 3 * 4", "14"),
        ("count(crowd)", "3"),
        ("kinds(crowd)", "2"),
        ("times(here, crowd)", "2"),
        ("first(crowd)", "here"),
        ("last(hers)", "–"),
        ("reverse(spots)", "there, here"),
        ("starting(spots, there)", "there, here"),
        ("starting(spots, flag)", "here, there"),
        ("hers", "–"),
        ("left(cards)", "3"),
        ("left(cards.aside)", "0"),
        ("level", "Hard"),
        ("here in spots and here not in hers", "yes"),
        ("points > 3 or false", "no"),
        ("1 if points > 3 else 2", "2"),
        ("worth", "2"),
        ("points", "0"),
        ("[here, there]", "here, there"),
    ],
)
@pytest.mark.rule("KIT-FOR-01", "KIT-FOR-02")
def test_formulas_are_reckoned_and_said(formula: str, value: str) -> None:
    assert said(f'tell "{{{formula}}}"') == [value]


@pytest.mark.rule("KIT-FOR-02")
def test_a_number_is_said_with_its_form_in_the_readers_language() -> None:
    match = match_of(
        tiny('tell "{worth|egg|eggs}, {points|egg|eggs}"', '  de "{worth|Ei|Eier}"', GO),
        level="easy",
    )
    assert told(match)[1:] == ["1 egg, 0 eggs"]
    assert told(match, "de")[1:] == ["1 Ei"]
    assert told(match, "it")[1:] == ["1 egg, 0 eggs"]


@pytest.mark.rule("KIT-DEC-03")
def test_a_change_is_cut_to_the_limits_and_tells_even_if_nothing_changed() -> None:
    match = match_of(tiny('points -= 3 "Nothing."', 'points += 30 "All."', GO))
    assert kinds_told(match)[2:] == ["tell", "changed", "tell"]
    changed = next(event for event in match.events() if event.kind == "kit-changed")
    assert (changed.args["old"], changed.args["new"]) == (0, 20)


@pytest.mark.rule("KIT-DEC-04")
def test_pieces_without_many_are_there_once_and_take_removes_the_first() -> None:
    steps = (
        "put here on hers",
        "put here on hers",
        "put flag on hers",
        "take here off crowd",
        "take blue off crowd",
    )
    match = match_of(tiny(*steps, GO), "go yes")
    assert match.position()["pieces"] == {"hers": ["here"], "crowd": ["red", "here"]}


@pytest.mark.rule("KIT-DEC-07")
def test_a_formula_has_its_own_names() -> None:
    text = with_line(
        tiny("each s in spots", '  tell "{twice(3)}"', GO),
        "let open(s)",
        "let twice(n) = n * 2",
        "let open(s)",
    )
    assert told(match_of(text))[1:] == ["6", "6"]


@pytest.mark.rule("KIT-DEC-09")
def test_the_set_up_is_run_once_and_its_tells_are_the_checklist() -> None:
    match = match_of(tiny(GO), level="easy")
    assert told(match) == ["Ready: Easy."]
    assert match.position()["decks"]["cards"]["draw"] == ["1", "2", "2", "3"]
    assert match_of(tiny(GO)).position()["decks"]["cards"]["out"] == ["3"]


def test_cards_are_drawn_peeked_found_moved_and_removed() -> None:
    steps = (
        "peek a from cards",
        "draw b from cards",
        'tell "{a.id} {b.id}"',
        "find f in cards where f.n == 1",
        "move f to cards.aside top",
        "remove r from cards where r.kind == blue",
        "shuffle cards with aside",
        GO,
    )
    match = match_of(tiny(*steps), "card 2", "go yes")
    assert told(match)[1:2] == ["2 2"]
    assert match.position()["decks"]["cards"] == {
        "draw": ["1"], "discard": [], "top": [], "out": ["3", "2", "2"], "aside": []}  # fmt: skip


def test_an_empty_draw_pile_is_shuffled_again_or_stops() -> None:
    draws = [f"draw c{i} from cards" for i in range(4)]
    match = match_of(tiny(*draws, GO), "card 1", "card 2", "card 2", "card 1")
    assert kinds_told(match).count("shuffled") == 1
    stopping = with_line(
        tiny(*draws, 'tell "{c3 == none}"', GO), "  pile aside", "  empty stop\n  pile aside"
    )
    stopped = match_of(stopping, "card 1", "card 2", "card 2")
    assert kinds_told(stopped).count("no_card") == 1
    assert told(stopped)[1:] == ["yes"]


def test_the_discard_pile_gives_its_top_and_another_pile_any_card() -> None:
    steps = (
        "draw a from cards",
        "draw b from cards.discard",
        "deal 2 from cards.draw to cards.aside",
        "draw c from cards.aside",
        'tell "{b.id} {c.id}"',
        GO,
    )
    match = match_of(tiny(*steps), "card 1", "card 2", "card 2", "card 2", "go yes")
    assert told(match)[1:2] == ["1 2"]
    assert match.position()["decks"]["cards"]["discard"] == ["2", "1"]


def test_choices_follow_their_filters_and_else_follows_none() -> None:
    steps = (
        'choose a from crowd "A?"',
        '  keep a == blue "Blue"',
        '  most 1 if a == red else 0 "Red"',
        '  last "Last"',
        'choose b from spots where b == flag "B?"',
        '  first "First"',
        "  else",
        '    note "None."',
        'choose c from spots "C?"',
        '  need c != here "Not here"',
        '  random "Lot"',
        'tell "{a} {c}"',
        GO,
    )
    assert said(*steps) == ["None.", "red there"]


@pytest.mark.parametrize("ending", ["random", "ask"])
def test_chance_or_the_person_has_the_last_word_if_more_than_one_is_left(ending: str) -> None:
    match = match_of(tiny('choose a from spots "A?"', f'  {ending} "Last"', 'tell "{a}"', GO))
    assert match.legal() == ["a here", "a there"]
    match.answer("a there")
    assert told(match)[1:] == ["there"]


def test_each_and_repeat_go_over_what_was_there_at_the_beginning() -> None:
    steps = (
        "each s in crowd where s != red",
        "  take s off crowd",
        '  tell "{s}"',
        "repeat 2 as i",
        '  tell "{i}"',
        "repeat points - 3",
        '  tell "never"',
        GO,
    )
    assert said(*steps) == ["here", "here", "1", "2"]


def test_stop_ends_the_turn_and_finish_the_game() -> None:
    match = match_of(tiny(GO, "points += 1", "stop when go", "points += 5"), "go yes", "go no")
    assert match.position()["numbers"]["points"] == 7
    won = match_of(tiny(GO, "finish person"), "go yes")
    assert won.over
    assert won.score().winner == 1
    over = match_of(tiny(GO, "finish"), "go yes")
    assert over.over
    assert over.score().winner == 1


@pytest.mark.rule("KIT-SCO-01", "KIT-SCO-02")
def test_lines_that_hang_on_an_ask_are_counted_at_the_end() -> None:
    text = with_line(
        tiny(GO, "finish"),
        '  line 5 "Five"',
        '  ask mine "Mine?" 0..9\n  line mine * 2 "Mine"\n  line 5 "Five"',
    )
    text = with_line(text, '  line points "Points"', '  line points + mine "Points"')
    match = match_of(text)
    assert [line.known for line in match.score().seats[0].lines] == [False, True]
    assert not match.score().seats[1].known
    match.answer("go yes")
    match.answer("mine 4")
    assert match.over
    assert [seat.total for seat in match.score().seats] == [13, 4]


@pytest.mark.rule("KIT-SCO-03")
@pytest.mark.parametrize(
    ("ties", "winner"),
    [
        ("tie automa", 2),
        ("tie person", 1),
        ("tie shared", None),
        ("", None),
        ("tie person when points > 9\ntie automa", 2),
    ],
)
def test_a_tie_is_decided_by_the_first_line_that_holds(ties: str, winner: int | None) -> None:
    match = match_of(with_line(tiny("points = 5", "finish"), "tie automa", ties))
    assert match.over
    assert match.score().winner == winner
    assert match.score().winners == ((winner,) if winner else (1, 2))


@pytest.mark.parametrize(
    ("steps", "code"),
    [
        (["points += 1 / points"], "divide_zero"),
        (["repeat 51", "  points += 1"], "repeat"),
        (['ask s "s" from hers'], "nothing_to_answer"),
        (["draw c from cards.aside", "points += c.n"], "no_card"),
        (["points += far[flag]"], "table_hole"),
        (["let big = 999999999 * 9"], "number_big"),
        (["repeat 50", "  repeat 50", "    repeat 2", "      points += 0"], "run_steps"),
        (["repeat 50", '  ask a "a" yes', "repeat 50", '  ask a "a" yes'], "questions"),
    ],
)
def test_a_stop_names_its_line_and_harms_nothing(steps: list[str], code: str) -> None:
    table = ("table far by spot", "  here 1", "let open(s)")
    match = match_of(with_line(tiny(GO, *steps), "let open(s)", *table))
    before = match.position()
    with pytest.raises(Stop) as stop:
        answer_yes(match)
    assert stop.value.code == f"stop_{code}"
    assert stop.value.line > 30
    assert match.position() == before
    for language in ("en", "de", "it"):
        assert str(stop.value.line) in Words(language, match.game).error(stop.value)


def answer_yes(match: Match[Any]) -> None:
    """To everything, until something stops."""
    while True:
        match.answer("go yes" if match.legal() == ["go yes", "go no"] else "a yes")


def test_a_game_without_end_stops() -> None:
    with pytest.raises(Stop) as stop:
        match_of(tiny("points = 1"))
    assert stop.value.code == "stop_turns_played"


def test_lets_that_double_are_read_at_once_and_stop_when_they_are_played() -> None:
    chain = ["let l0(n) = n"] + [f"let l{i}(n) = l{i - 1}(n) + l{i - 1}(n)" for i in range(1, 61)]
    text = with_line(tiny(GO, "points += l60(0)"), "let open(s)", *chain, "let open(s)")
    match = match_of(text)
    with pytest.raises(Stop) as stop:
        match.answer("go yes")
    assert stop.value.code == "stop_run_parts"
    assert limits.RUN_PARTS == 200_000


@pytest.mark.parametrize("file", sorted(file.name for file in GAMES.iterdir()))
@pytest.mark.parametrize("dealer", ["app", "table"])
def test_random_games_end_and_are_replayed_by_their_answers(file: str, dealer: str) -> None:
    game = KitGame(read(text_of(file)))
    chance = Random(f"{file} {dealer}")
    match = Match.new(game, {"dealer": dealer}, Seed.from_text(file))
    for _ in range(1500):
        if match.over:
            break
        match.answer(legal_answer(match, chance.choice))
    assert file in ("apiary.automa",) or match.over
    again = Match.replayed(game, match.options, match.seed, None, match.answers)
    assert list(again.events()) == list(match.events())
    assert again.position() == match.position()


@pytest.mark.rule("KIT-CHA-05")
def test_a_bare_timer_is_a_game() -> None:
    match = match_of(
        tiny("draw card from cards", "points += card.n", 'tell "{card.id}"'), "card 1", "card 2"
    )
    assert "decided" not in kinds_told(match)
    assert not match.over
    with pytest.raises(Refused):
        match.answer("go yes")
