"""The frame speaks three languages: the same keys, the same arguments, no word missing."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast, visitor

from automatable.core.game import game
from automatable.kit.definition import CONFIDENCE
from automatable.ui.shelf.games import FILTERS as GAMES_BY
from automatable.ui.stage.log import FILTERS
from automatable.ui.words.words import LANGUAGES, Words

SOURCE = Path(str(files("automatable")))
UI = SOURCE / "ui"

IN_TEMPLATES = re.compile(r"""\bt\(["']([a-z0-9_-]+)["'][,)]""")
IN_CODE = re.compile(
    r"""(?:words|rich|told|_words\([^)]*\)|words_of\([^)]*\))\(\s*"([a-z0-9_-]+)"[,)]"""
)
RAISED = re.compile(
    r"(?:Refused|BadSave|BadOptions|BadData|UnknownGame|StoreFailed|Forged|TooLarge|TooMany|NoAccess|UnknownHost"
    r'|NothingToCorrect|NoPlayer|NotThinking|AutomatableError)\(\s*"(\w+)"'
)
OF_A_GAME = ("game-", "option-", "seat-", "ask-")
"""Keys that every game has of its own."""


class Arguments(visitor.Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


@cache
def entries(language: str) -> list[ast.EntryType]:
    folders = (UI / "messages", UI / "workshop" / "messages")
    texts = [(folder / f"{language}.ftl").read_text(encoding="utf-8") for folder in folders]
    return list(FluentParser().parse("\n".join(texts)).body)


@cache
def messages(language: str) -> dict[str, set[str]]:
    found = {}
    for entry in entries(language):
        if isinstance(entry, ast.Message):
            arguments = Arguments()
            arguments.visit(entry)
            found[entry.id.name] = arguments.names
    return found


def sources(*patterns: str) -> str:
    return "\n".join(
        path.read_text(encoding="utf-8") for pattern in patterns for path in SOURCE.glob(pattern)
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_is_readable(language: str) -> None:
    assert [e.content for e in entries(language) if isinstance(e, ast.Junk)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_key_is_defined_twice(language: str) -> None:
    keys = [entry.id.name for entry in entries(language) if isinstance(entry, ast.Message)]
    assert sorted(keys) == sorted(set(keys))


@pytest.mark.parametrize("language", ["de", "it"])
def test_same_keys_and_arguments_as_in_english(language: str) -> None:
    assert messages(language) == messages("en")


def test_every_key_of_templates_and_code_exists() -> None:
    used = set(IN_TEMPLATES.findall(sources("ui/templates/*.html")))
    used |= set(IN_CODE.findall(sources("ui/**/*.py", "server/*.py")))
    assert len(used) > 100
    own = {key for key in used if key.startswith(OF_A_GAME)}
    assert used - own - set(messages("en")) == set()


def test_keys_put_together_exist() -> None:
    put_together = {f"log-show-{name}" for name in FILTERS}
    put_together |= {f"theme-{name}" for name in ("auto", "light", "dark")}
    put_together |= {f"pace-{name}" for name in ("calm", "quick", "none")}
    sources_told = ("verified", "computed", "disputed", "house", "owner")
    put_together |= {f"confidence-{name}" for name in sources_told}
    put_together |= {f"file-sure-{name}" for name in CONFIDENCE}
    put_together |= {f"shelf-only-{name}" for name in GAMES_BY}
    put_together |= {f"shelf-origin-{name}" for name in ("file", "package")}
    put_together |= {f"sure-{bars}{long}" for bars in (1, 2, 3) for long in ("", "-long")}
    put_together |= {f"day-{went}" for went in ("won", "lost", "not-played")}
    put_together |= {f"progress-{name}" for name in ("round", "turn", "space")}
    assert put_together - set(messages("en")) == set()


def test_no_key_is_left_over() -> None:
    text = sources(
        "ui/templates/*.html", "ui/**/*.py", "server/*.py", "core/solo.py", "core/decks/owners.py"
    )
    kept = (
        "refused-",
        "problem-",
        "log-show-",
        "theme-",
        "pace-",
        "confidence-",
        "help-",
        "key-",
        "tempo-",
        "run-head-",
        "standing-",
        "broken-",
        "everything-",
        "seat-",
        "option-dealer",
        "ref-card",
        "ask-card",
        "lab-state-",
        "panel-",
        "odds-",
        "device-",
        "level-left-",
        "level-kind-",
        "records-",
        "slip-",
        "design-",
        "stage-",
        "card-field-",
        "card-yes",
        "card-no",
        "kit-kind-",
        "file-sure-",
        "ask-kit-",
        "shelf-only-",
        "shelf-origin-",
        "sure-",
        "progress-",
        "day-won",
        "day-lost",
        "day-not-played",
        "ws-",
    )
    unused = {key for key in messages("en") if f'"{key}"' not in text and f"'{key}'" not in text}
    assert {key for key in unused if not key.startswith(kept)} == set()


def test_everything_the_frame_can_refuse_has_words() -> None:
    raised = set(RAISED.findall(sources("core/**/*.py", "table/*.py", "server/*.py")))
    assert len(raised) > 20
    assert {f"refused-{code}" for code in raised} - set(messages("en")) == set()


def test_everything_patchwork_can_refuse_has_words_too() -> None:
    raised = set(RAISED.findall(sources("games/patchwork/*.py", "core/**/*.py")))
    words = Words("en", game("patchwork"))
    assert {code for code in raised if not words.has(f"refused-{code}")} == set()
