from automatable.core.game import game
from automatable.ui.frame import Frame
from automatable.ui.markdown import blocks, html, inline
from automatable.ui.rules import rule_texts, rules_page, sections

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


def test_every_rule_that_patchwork_cites_can_be_read() -> None:
    texts = rule_texts(PATCHWORK)
    assert len(texts) > 100
    assert texts["PAT-BASE-ADV-02"] == "If that would be 54, it stops on 53."


def test_rules_stand_under_their_ids() -> None:
    page = rules_page(Frame(), PATCHWORK)
    assert '<div class="rule-line" id="PAT-CHOOSE-05"' in page


def test_a_search_leaves_what_has_all_its_words() -> None:
    page = rules_page(Frame(), PATCHWORK, "equal points")
    assert "PAT-BASE-ADV-01" not in page
    assert "equal" in page.lower()
    assert len(page) < len(rules_page(Frame(), PATCHWORK)) / 3


def test_a_search_for_nothing_known_says_so() -> None:
    assert "Nothing found." in rules_page(Frame(), PATCHWORK, "zeppelin")


def test_a_game_of_another_package_brings_its_own_rules() -> None:
    assert sections(game("toy"))[0].title
    assert "HAR" in "".join(rule_texts(game("toy")))
