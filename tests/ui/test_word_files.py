"""Mistakes in words are told with file and line; copies of the English are found."""

from __future__ import annotations

import pytest

from automatable.ui.words.word_files import compared, copies, read_words

ENGLISH = """\
title = Harbour
take = Give { $crate } to the Automa.
storm = { $on ->
    [true] A storm comes up.
   *[false] The sea is calm.
}
"""


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("title = Hafen\ntake = Gib { $crate\n", "de.ftl:2: take: unreadable"),
        ("title = Hafen\n\nnonsense\n", "de.ftl:3: nonsense: unreadable"),
        ("title = Hafen\ntake = a\ntitle = b\n", "de.ftl:3: title: twice (line 1)"),
        (
            "a = A\nstorm = { $on ->\n    [yes] Sturm\n   *[no] Stille\n}\n",
            "de.ftl:2: storm: boolean (no, yes: write true and false)",
        ),
    ],
)
def test_a_mistake_is_told_with_file_and_line(text: str, told: str) -> None:
    assert str(read_words(text, "de.ftl").mistakes[0]).startswith(told)


def test_a_translation_is_compared_key_by_key_and_argument_by_argument() -> None:
    german = read_words("# kurz\ntitle = Hafen\ntake = Gib { $kiste } her.\nmehr = x\n", "de.ftl")
    assert sorted(str(m) for m in compared(read_words(ENGLISH, "en.ftl"), german)) == [
        "de.ftl:0: storm: missing",
        "de.ftl:3: take: arguments ($crate, $kiste)",
        "de.ftl:4: mehr: unknown",
    ]


def test_a_copy_of_the_english_is_found_and_a_name_is_none() -> None:
    german = read_words("title = Harbour\ntake = Give { $crate } to the Automa.\n", "de.ftl")
    assert [str(copy) for copy in copies(read_words(ENGLISH, "en.ftl"), german)] == [
        "de.ftl:2: take: copy"
    ]
