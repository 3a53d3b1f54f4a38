"""Lines, names and declarations of a game file, and every mistake by its name and line."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from automatable.kit.mistakes import BadFile, Note
from automatable.kit.reader import read
from automatable.ui.words.words import Words
from tests.kit.files import TINY, line_of, mistake, read_tiny, tiny, with_line
from tests.kit.told import GAMES, text_of

KIT = Path(__file__).parents[2] / "src" / "automatable" / "kit"


@pytest.mark.rule("KIT-LIN-01")
def test_line_ends_comments_and_a_byte_order_mark_say_nothing() -> None:
    text = tiny()
    commented = "\ufeff# a file\n\n" + text.replace('"Level"', '"Le#vel" # really')
    found = read(commented.replace("\n", "\r\n"))
    assert found.options["level"].words.said("en") == "Le#vel"
    assert list(found.turns) == ["play"]
    assert (
        read(with_line(text, "| Aha |", "| # 1 |")).decks["cards"].cards["1"].fields["says"]
        == "# 1"
    )


@pytest.mark.rule("KIT-LIN-02")
@pytest.mark.parametrize(
    ("old", "new", "code"),
    [
        ('  choice easy "Easy"', '\tchoice easy "Easy"', "tab"),
        ('  choice easy "Easy"', '   choice easy "Easy"', "indent"),
        ('  choice easy "Easy"', '    choice easy "Easy"', "indent"),
    ],
)
def test_two_blanks_a_level_and_no_tab(old: str, new: str, code: str) -> None:
    text = with_line(tiny(), old, new)
    assert mistake(text) == (code, line_of(tiny(), "choice easy"))


@pytest.mark.rule("KIT-LIN-03")
@pytest.mark.parametrize("first", ["automa 2", "", "automa", "game x", "automa 1 2"])
def test_the_first_statement_is_the_version(first: str) -> None:
    assert mistake(with_line(tiny(), "automa 1", first or "# none"))[0] == "version"


@pytest.mark.rule("KIT-LIN-04")
def test_a_line_belongs_to_the_nearest_line_above_that_is_less_indented() -> None:
    steps = (
        read_tiny("when points > 3", "  points += 1", "points += 2", FREE_STEP).turns["play"].steps
    )
    assert [step.kind for step in steps] == ["when", "change", "ask"]
    assert [step.kind for step in steps[0].steps] == ["change"]


FREE_STEP = 'ask go "Go on?" yes'


@pytest.mark.rule("KIT-LIN-05")
def test_words_have_escapes_and_translations_and_a_missing_one_is_a_warning() -> None:
    text = with_line(
        tiny(), 'option level "Level"', 'option level "Le\\"v\\\\el\\n"', '  de "Stufe"'
    )
    found = read(text)
    assert found.options["level"].words.said("en") == 'Le"v\\el\n'
    assert found.options["level"].words.said("de") == "Stufe"
    assert found.options["level"].words.said("it") == 'Le"v\\el\n'
    missing = {note.line for note in found.warnings if note.code == "language_missing"}
    assert line_of(text, "choice easy") in missing
    assert line_of(text, "option level") not in missing
    assert mistake(with_line(tiny(), '"Level"', '"Le\\vel"'))[0] == "character"


@pytest.mark.rule("KIT-LIN-06")
@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("number points", "number where"),
        ("number points", "number draw"),
        ("number points", "number answer"),
        ("let open(s)", "let count(s)"),
        ("number points", "number de"),
        ("let open(s)", "let open(de)"),
    ],
)
def test_words_of_the_language_name_nothing(old: str, new: str) -> None:
    assert mistake(with_line(tiny(), old, new)) == ("name_reserved", line_of(tiny(), old))


@pytest.mark.rule("KIT-LIN-06")
def test_all_other_words_are_free() -> None:
    read_tiny('ask draw "Draw?" yes', "let line = 3", "let count = 2", "points += line + count")


@pytest.mark.rule("KIT-DEC-01")
def test_a_name_is_given_once_but_a_choice_may_repeat_an_item() -> None:
    assert mistake(with_line(tiny(), "marker flag", "marker points"))[0] == "name_taken"
    assert mistake(with_line(tiny(), '  here "here"', '  red "here"'))[0] == "name_taken"
    text = with_line(tiny("flag = level", FREE_STEP), "choice easy", "choice here").replace(
        "easy", "here"
    )
    assert read(text).options["level"].choices.keys() == {"here", "hard"}


@pytest.mark.rule("KIT-DEC-01")
def test_a_formula_uses_only_what_stands_above_it() -> None:
    text = with_line(tiny(), "let open(s)", "let early = later", "let later = 1", "let open(s)")
    assert mistake(text) == ("name_unknown", line_of(text, "let early"))
    assert (
        mistake(with_line(tiny(), "let open(s) =", "let open(s) = open(s) and"))[0]
        == "name_unknown"
    )


@pytest.mark.rule("KIT-DEC-02")
def test_an_option_is_preset_to_its_default_or_its_first_choice() -> None:
    assert read_tiny().options["level"].default == "hard"
    assert read(tiny(**{" default": ""})).options["level"].default == "easy"
    assert mistake(re.sub("  choice .*\n", "", tiny()))[0] == "choice_missing"


@pytest.mark.rule("KIT-DEC-03")
def test_a_number_starts_within_its_limits() -> None:
    assert mistake(with_line(tiny(), "points 0 0..20", "points 21 0..20"))[0] == "range"
    assert mistake(with_line(tiny(), "points 0 0..20", "points 0 20..0"))[0] == "range"
    assert mistake(with_line(tiny(), '"Points" automa', '"Points" robot'))[0] == "unknown_word"


@pytest.mark.rule("KIT-DEC-04", "KIT-DEC-05")
def test_markers_and_pieces_stand_on_groups() -> None:
    found = read_tiny()
    assert found.markers["flag"].start is None
    assert found.pieces["crowd"].start == ("here", "red", "here")
    assert found.groups["spots"].is_places
    assert not found.groups["kinds"].is_places
    assert (
        mistake(with_line(tiny(), "marker flag on spots", "marker flag on sorts"))[0]
        == "name_unknown"
    )
    assert mistake(with_line(tiny(), "start here red here", "start green"))[0] == "item_unknown"


@pytest.mark.rule("KIT-DEC-06")
def test_every_combination_of_a_table_has_a_row() -> None:
    text = with_line(tiny(), "  hard 2\n", "")
    assert mistake(text) == ("table_hole", line_of(text, "table worth"))
    by_number = with_line(
        tiny(), "table worth by level", "table grade by points", "  0..19 1", "table worth by level"
    )
    assert mistake(by_number)[0] == "table_hole"
    read(with_line(by_number, "  0..19 1", "  0..19 1", "  * 2"))


@pytest.mark.rule("KIT-DEC-06")
@pytest.mark.parametrize(
    ("row", "code"),
    [
        ("  easy", "table_row"),
        ("  easy 1 2", "table_row"),
        ("  light 1", "item_unknown"),
        ("  1 1", "type_wrong"),
        ("  easy here", "type_wrong"),
    ],
)
def test_a_row_of_a_table_fits_its_keys(row: str, code: str) -> None:
    found = mistake(with_line(tiny(), "  easy 1\n", f"{row}\n"))
    assert found[0] == code


@pytest.mark.rule("KIT-DEC-06")
def test_a_parameter_of_a_table_must_be_in_scope() -> None:
    table = ("table far by spot", "  here 1", "  else 2", "let open(s)")
    text = with_line(tiny("points += far", FREE_STEP), "let open(s)", *table)
    assert mistake(text) == ("table_key", line_of(text, "points += far"))
    read(with_line(text, "points += far", "points += far[here]"))
    read(with_line(text, "points += far", "each spot in spots", "    points += far"))


@pytest.mark.rule("KIT-DEC-07")
def test_a_formula_sees_no_local_names_but_its_parameters() -> None:
    steps = ('ask more "More?" 0..3', "points += double")
    text = with_line(tiny(*steps), "let open(s)", "let double = more * 2", "let open(s)")
    assert mistake(text) == ("name_unknown", line_of(text, "let double"))
    read(
        with_line(text, "let double = more", "let double(more) = more").replace(
            "+= double", "+= double(more)"
        )
    )


@pytest.mark.rule("KIT-DEC-08")
def test_a_card_has_copies_a_pile_a_condition_and_empty_cells() -> None:
    cards = read_tiny().decks["cards"].cards
    assert cards["2"].copies == 2
    assert cards["2"].fields == {
        "kind": "blue",
        "n": 1,
        "both": (),
        "says": "",
    }
    assert cards["1"].fields["both"] == ("here", "there", "here")
    assert cards["3"].when is not None
    assert cards["3"].fields["kind"] is None


@pytest.mark.rule("KIT-DEC-08")
@pytest.mark.parametrize(
    ("row", "code"),
    [
        ("| 1 | | | green | 1 | | |", "item_unknown"),
        ("| 1 | | | red | 4 | | |", "cell_wrong"),
        ("| 1 | 0 | | red | 1 | | |", "cell_wrong"),
        ("| 1! | | | red | 1 | | |", "cell_wrong"),
        ("| 1 | | | red blue | 1 | | |", "cell_wrong"),
        ("| 2 | | | red | 1 | | |", "card_twice"),
        ("| 1 | | | red | 1 | |", "row_cells"),
        ("| 1 | | points > 3 | red | 1 | | |", "type_wrong"),
        ("| 1 | | lvl == easy | red | 1 | | |", "name_unknown"),
    ],
)
def test_a_cell_that_cannot_be_read_is_named(row: str, code: str) -> None:
    found = mistake(with_line(tiny(), "| 1 | | | red | 1 | here there here | Aha |", row))
    assert found[0] == code


@pytest.mark.rule("KIT-DEC-08")
def test_a_deck_of_stand_ins_says_so() -> None:
    assert read(text_of("viticulture.automa")).decks["cards"].stand_in


@pytest.mark.rule("KIT-DEC-09")
def test_the_first_turn_is_the_first_in_the_file_or_the_one_that_is_named() -> None:
    more = 'turn other "Other" then play\n  tell "x"\nend when'
    assert read(with_line(tiny(), "end when", more)).start == "play"
    named = read(with_line(tiny(), "end when", f"start other\n{more}"))
    assert named.start == "other"
    assert mistake(with_line(tiny(), "end when", "start nowhere\nend when"))[0] == "turn_unknown"
    unreached = read(with_line(tiny(), "end when", more)).warnings
    assert [note.details["word"] for note in unreached if note.code == "turn_unreached"] == [
        "other"
    ]


@pytest.mark.rule("KIT-DEC-10")
def test_one_person_plays() -> None:
    assert (
        mistake(with_line(tiny(), "  languages en de", "  languages en de", "  players 2"))[0]
        == "range"
    )


@pytest.mark.rule("KIT-DEC-11")
def test_a_source_says_how_sure_it_is() -> None:
    found = read(with_line(tiny(), "words kinds", 'source "The box" printed', "words kinds"))
    assert found.sources == [("The box", "printed")]
    text = with_line(tiny(), "words kinds", 'source "The box" certainly', "words kinds")
    assert mistake(text)[0] == "unknown_word"


@pytest.mark.rule("KIT-FOR-01")
def test_nothing_is_ever_evaluated() -> None:
    """The reader builds tuples and walks them."""
    for file in KIT.glob("*.py"):
        assert not re.search(
            r"\b(eval|exec|compile|__import__)\(",
            file.read_text("utf-8").replace("re.compile(", ""),
        )


@pytest.mark.rule("KIT-FOR-01")
@pytest.mark.parametrize(
    ("formula", "code"),
    [
        ("points + here", "type_wrong"),
        ("points == here", "type_wrong"),
        ("red in spots", "type_wrong"),
        ("flag == red", "type_wrong"),
        ("count(points) > 1", "type_wrong"),
        ("min() > 1", "arguments"),
        ("open() ", "arguments"),
        ("nothing", "name_unknown"),
        ("points >", "formula"),
        ("(points > 1", "formula"),
        ("points > 1 2", "too_much"),
        ("not points", "type_wrong"),
        ("play", "type_wrong"),
        ("left(points) > 1", "name_unknown"),
        ("left(cards.nowhere) > 1", "name_unknown"),
        ("1 if points > 1 else here", "type_wrong"),
        ("1234567890 > 1", "number_big"),
        ("flag == card", "name_unknown"),
    ],
)
def test_a_formula_of_the_wrong_kind_is_refused(formula: str, code: str) -> None:
    text = tiny(f"when {formula}", "  points += 1", FREE_STEP)
    assert mistake(text) == (code, line_of(text, f"when {formula}"))


@pytest.mark.rule("KIT-FOR-02")
@pytest.mark.parametrize(
    ("said", "code"),
    [
        ("{points", "placeholder"),
        ("points}", "placeholder"),
        ("{}", "placeholder"),
        ("{points|a}", "placeholder"),
        ("{flag|a|b}", "type_wrong"),
        ("{point}", "name_unknown"),
        ("{points +}", "formula"),
    ],
)
def test_braces_in_a_text_hold_a_formula(said: str, code: str) -> None:
    text = tiny(f'tell "{said}"', FREE_STEP)
    assert mistake(text) == (code, line_of(text, f'tell "{said}"'))


@pytest.mark.rule("KIT-TUR-03")
@pytest.mark.parametrize(
    ("steps", "code"),
    [
        (["when points > 1", "  let x = 1", "points += x"], "name_unknown"),
        (["let x = 1", "let x = here"], "name_taken"),
        (["let points = 1"], "name_taken"),
        (["do nothing"], "name_unknown"),
        (["each s in spots", "  flag = s", "flag = s"], "name_unknown"),
    ],
)
def test_local_names_hold_to_the_end_of_their_block(steps: list[str], code: str) -> None:
    assert mistake(tiny(*steps, FREE_STEP))[0] == code


@pytest.mark.rule("KIT-TUR-03")
def test_blocks_see_the_names_of_their_caller_and_are_at_most_six_deep() -> None:
    def blocks(count: int) -> str:
        each = [f"steps b{i}\n  do b{i + 1}\n" for i in range(1, count)]
        return "".join(each) + f"steps b{count}\n  points += x\n"

    text = tiny("let x = 1", "do b1", FREE_STEP)
    read(with_line(text, "end when", f"{blocks(6)}end when"))
    assert mistake(with_line(text, "end when", f"{blocks(7)}end when"))[0] == "depth"
    loop = with_line(text, "end when", "steps b1\n  do b2\nsteps b2\n  do b1\nend when")
    assert mistake(loop)[0] == "do_loop"


@pytest.mark.rule("KIT-SCO-01")
def test_only_some_steps_stand_in_a_score() -> None:
    text = with_line(tiny(), '  line 5 "Five"', '  points += 1\n  line 5 "Five"')
    assert mistake(text)[0] == "score_step"
    assert mistake(tiny(**{'score person\n  line 5 "Five"\n': ""}))[0] == "score_missing"


@pytest.mark.parametrize(
    ("steps", "code"),
    [
        (["else", '  tell "x"'], "else_alone"),
        (['ask x "x"'], "ask_shape"),
        (['ask x "x" 1..2', '  answer a "A"'], "ask_shape"),
        (['choose x from spots "x"', '  need open(x) "x"'], "choose_open"),
        (['choose x from spots "x"', '  first "x"', '  last "x"'], "choose_open"),
        (["draw c from pile"], "name_unknown"),
        (["draw c from cards.nowhere"], "name_unknown"),
        (["draw c from cards", "points += c.m"], "field_unknown"),
        (["next nowhere"], "turn_unknown"),
        (["put red on hers"], "type_wrong"),
        (["flag = red"], "type_wrong"),
        (["flag += here"], "type_wrong"),
        (["points = here"], "type_wrong"),
        (["clear points"], "type_wrong"),
        (["move flag to cards.draw"], "type_wrong"),
        (["tell"], "text_missing"),
        (["tell 3"], "text_missing"),
        (['tell "x" y'], "too_much"),
        (["draw c cards"], "expected"),
        (["roll x 6..1"], "range"),
        (["x += 1"], "name_unknown"),
        (['note "x"', '    tell "y"'], "indent"),
        (['line 1 "x"'], "unknown_word"),
    ],
)
def test_a_step_that_is_not_right_is_named_at_its_line(steps: list[str], code: str) -> None:
    assert mistake(tiny(*steps, FREE_STEP))[0] == code


@pytest.mark.parametrize(
    ("old", "new", "code"),
    [
        ("turn play", "trun play", "unknown_word"),
        ("automa then play", "automa", "turn_stuck"),
        ("game tiny", "game", "expected"),
        ('game tiny "Tiny"\n  languages en de\n', "", "game_missing"),
        ("languages en de", "languages en en", "languages"),
        ("tie automa", "tie automa\nsetup\n", "twice"),
        ("end when points > 9", "", "end_missing"),
        ("end when points > 9", "end when points", "type_wrong"),
        ('"Points" automa', '"Points" automa\n  fr "x"', "languages"),
        ("languages en de", "languages en de\n  tagline", "text_missing"),
    ],
)
def test_the_shape_of_the_file(old: str, new: str, code: str) -> None:
    assert mistake(with_line(tiny(), old, new))[0] == code


def test_the_first_mistake_of_each_block_is_named_and_what_follows_from_it_is_not() -> None:
    text = with_line(
        tiny("points += 1", FREE_STEP), "number points 0 0..20", "number points 30 0..20"
    )
    text = with_line(text, '"Flag"', "")
    with pytest.raises(BadFile) as found:
        read(text)
    assert [(note.code, note.line) for note in found.value.mistakes] == [
        ("range", line_of(text, "number points")),
        ("text_missing", line_of(text, "marker flag")),
    ]


def codes() -> list[str]:
    """Every name of a mistake in the code."""
    texts = [file.read_text("utf-8") for file in sorted(KIT.glob("*.py"))]
    found = {
        code
        for text in texts
        for code in re.findall(r'(?:Mistake|Note|_need)\(\s*[^"()]*"([a-z_]+)"', text)
    }
    return sorted(found | {"text_missing", "formula", "game_missing", "turn_missing"})


@pytest.mark.parametrize("language", ["en", "de", "it"])
@pytest.mark.parametrize("code", codes())
def test_every_mistake_has_words(code: str, language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Words, "strict", True)
    details = dict.fromkeys(("word", "known", "where", "wanted", "got", "what"), "x")
    error = BadFile([Note(code, 26, dict(details))])
    assert "26" in Words(language).error(error)


@pytest.mark.parametrize("file", sorted(file.name for file in GAMES.iterdir()))
def test_every_shipped_file_holds(file: str) -> None:
    assert not [note for note in read(text_of(file)).warnings if note.code != "language_missing"]


def test_the_small_file_holds() -> None:
    assert read(tiny()).decks["cards"].cards
    assert "STEPS" in TINY
