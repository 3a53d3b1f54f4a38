"""Scripts choose among listed answers and fill in parts; none puts an answer together."""

from __future__ import annotations

import re
from importlib import resources
from pathlib import Path

import pytest

HERE = Path(str(resources.files("automatable")))
SCRIPTS = sorted([*HERE.glob("games/*/screens/*.js"), *HERE.glob("ui/static/*.js")])
SENT = re.compile(r"\btext\.value\s*=\s*(?P<whole>[^;]+);")
"""What is put into the field of an answer."""
LISTED = re.compile(r"[\w.?]+")
"""A value that the page gave, such as `this.hand.answer`."""
NOTATION = re.compile(r"""[`"'](?:!|card|power|take|new|side|report|move|done|pass)[ {$]""")


def composed(script: str) -> list[str]:
    sent = [found["whole"] for found in SENT.finditer(script)]
    return [what for what in sent if not LISTED.fullmatch(what)] + NOTATION.findall(script)


@pytest.mark.parametrize("script", SCRIPTS, ids=lambda path: f"{path.parts[-3]}/{path.name}")
def test_no_script_composes_an_answer(script: Path) -> None:
    assert composed(script.read_text(encoding="utf-8")) == []


@pytest.mark.parametrize(
    "line",
    [
        "text.value = `!${JSON.stringify(changes)}`;",
        'form.elements.text.value = "card " + number;',
        "form.elements.text.value = words.join(' ');",
        "send(`power ${dial}`);",
    ],
)
def test_a_script_that_does_would_be_found(line: str) -> None:
    assert composed(line)


def test_a_listed_answer_may_be_chosen() -> None:
    assert not composed("this.form.elements.text.value = this.hand.answer;")
