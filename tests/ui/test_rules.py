import pytest

from automatable.core.game import game
from automatable.ui.frame import Frame
from automatable.ui.learning.figures import BadFigure, figure
from automatable.ui.learning.rulebook import read_rulebook, rule_text, rulebook
from automatable.ui.learning.rules import rules_page
from automatable.ui.words.markdown import Block, blocks, html, inline

PATCHWORK = game("patchwork")


def test_marks_within_a_line() -> None:
    told = inline("**Bold**, *soft*, `time[1] * 2` and [a rule](#PAT-R-02)")
    assert told == (
        "<strong>Bold</strong>, <em>soft</em>, <code>time[1] * 2</code> and"
        ' <a href="#PAT-R-02">a rule</a>'
    )


def test_everything_else_stays_what_it_is() -> None:
    assert inline("9 x 9 <b>&</b> p < s") == "9 x 9 &lt;b&gt;&amp;&lt;/b&gt; p &lt; s"


def test_links_out_of_the_page_are_only_words() -> None:
    assert inline("[notation](../positions.md)") == "notation"
    assert inline("[bad](javascript:alert)") == "bad"


def test_lists_paragraphs_and_headings() -> None:
    found = list(
        blocks("# Title\n\nA text\nof two lines.\n\n- one\n  goes on\n- two\n\n```\na <b\n```\n")
    )
    assert [(block.kind, block.text) for block in found] == [
        ("heading", "Title"),
        ("paragraph", "A text of two lines."),
        ("item", "one goes on"),
        ("item", "two"),
        ("code", "a <b"),
    ]
    assert html(found[-1]) == "<pre>a &lt;b</pre>"


def test_tables() -> None:
    (table,) = blocks("| a | b |\n|---|---|\n| 1 | `2` |\n")
    assert "<th>a</th>" in html(table)
    assert "<td><code>2</code></td>" in html(table)


def test_a_rule_is_told_in_the_reader_s_language() -> None:
    german = rule_text(PATCHWORK, "de", "PAT-CHOOSE-03")
    assert german == "<strong>Keiner ist bezahlbar:</strong> Automa passt."
    assert rule_text(PATCHWORK, "it", "PAT-CHOOSE-03") != german
    assert rule_text(PATCHWORK, "de", "PAT-NOWHERE-01") is None


def test_a_sentence_reaches_to_the_next_mark() -> None:
    book = read_rulebook(
        "# A book\n\n## One\n\nBefore. {TOY-01}First. {TOY-02 TOY-R-01 switch:tide}Second.\n"
        "\n- {TOY-03}An item\n  of two lines.\n",
        "en",
    )
    assert book.title == "A book"
    assert [(s.rule, s.number, str(s.html)) for s in book.sentences.values()] == [
        ("TOY-01", "1.1", "First."),
        ("TOY-02", "1.1", "Second."),
        ("TOY-R-01", "1.1", "Second."),
        ("TOY-03", "1.2", "An item of two lines."),
    ]
    ruling = book.chapters[0].paragraphs[0].pieces[-1]
    assert (ruling.is_ruling, ruling.switch) == (True, "tide")


def test_rules_stand_under_their_ids() -> None:
    page = rules_page(Frame(), PATCHWORK)
    assert '<span class="sentence" id="PAT-CHOOSE-05">' in page
    assert page.count('id="PAT-CHOOSE-05"') == 1


def test_a_ruling_says_that_it_is_ours_and_how_to_change_it() -> None:
    page = rules_page(Frame("de"), PATCHWORK)
    assert '<span class="ruling">Unsere Auslegung</span>' in page
    assert "bei der Vorbereitung ändern: Automa und die Lederflicken" in page


def test_a_card_has_its_parts_named() -> None:
    page = rules_page(Frame("it"), PATCHWORK)
    assert page.count('class="part-dot"') == 3
    assert "<strong>Budget.</strong>" in page


def test_an_example_can_be_stepped_through() -> None:
    assert rules_page(Frame(), PATCHWORK).count("data-cascade") >= 2


def test_a_figure_with_a_mistake_is_found() -> None:
    for wrong in ("card normal 99", "scene nowhere time_board", "photo 1"):
        with pytest.raises(BadFigure):
            figure(PATCHWORK, "en", Block("code", (), info=wrong))


def test_a_search_leaves_what_has_all_its_words() -> None:
    page = rules_page(Frame("de"), PATCHWORK, "Gleichstand ZIEL")
    assert "PAT-BASE-ADV-01" not in page
    assert "Bei Gleichstand gewinnt" in page
    assert page.count("rule-line") < rules_page(Frame("de"), PATCHWORK).count("rule-line") / 3


def test_a_search_for_nothing_known_says_so() -> None:
    assert "Nothing found." in rules_page(Frame(), PATCHWORK, "zeppelin")


def test_a_game_of_another_package_brings_its_own_rules() -> None:
    toy = rulebook(game("toy"), "de")
    assert toy.language == "en"
    assert toy.sentence("HAR-AUT-02")
    assert "nur auf Englisch" in rules_page(Frame("de"), game("toy"))
