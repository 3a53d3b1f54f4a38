"""The table as HTML: every seat and every question, in three languages, fit for a strict CSP."""

from __future__ import annotations

import re
from datetime import UTC, datetime
from html.parser import HTMLParser
from pathlib import Path

import pytest

import automatable
from automatable.core.matches.match import Match
from automatable.games.patchwork.position import to_json
from automatable.games.patchwork.state import State
from automatable.table.store import Table
from automatable.ui.frame import Frame
from automatable.ui.stage.table import table_page
from automatable.ui.words.words import LANGUAGES, Words
from tests.patchwork.positions import at, table

PACKAGE = Path(automatable.__file__).parent
SCREENS = PACKAGE / "games" / "patchwork" / "screens"
STATIC = PACKAGE / "ui" / "static"
NOW = datetime(2026, 1, 2, tzinfo=UTC)
LAZY = f"pw1 BG{'?' * 23}A 9-10 1 {{HIf}};9 @3t;FJLc;0;1:15 - o"

TABLES = {
    "my turn": table("BGI", you="DDD6/9/9/9/9/9/9/9/8*;9", time="20-21"),
    "a leather patch": table("BGI", turn="1*", time="20-19"),
    "the Automa's turn": table("BGI", time="5-3", turn="2"),
    "two persons": table("BGI", other="9/9/9/9/9/9/9/9/9;5"),
    "companion": table("DMC", time="36-37", you="{ABFILOPRTVWc};10", other="@4n;GHJKN;6;1:3"),
    "companion, a square perhaps": table(
        "DMC", time="44-43", turn="1*", you="{ABFILOPRTVWc};10", other="@1n;GHJKN;6;1:3", tile="-"
    ),
    "unknown patches": at(LAZY),
    "the end": table("BGI", time="53-53", turn="=1", other="@3n;-;0;1:5", tile="2"),
}


class Elements(HTMLParser):
    """All start tags with their attributes."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.found: list[tuple[str, dict[str, str | None]]] = []
        self.feed(html)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.found.append((tag, dict(attrs)))


def match_at(state: State) -> Match[State]:
    """With the person's own cards: the Automa's turn asks for one."""
    return automatable.at("patchwork", to_json(state), seed="a fragment")


def page(match: Match[State], language: str = "en") -> str:
    return table_page(Frame(language=language), Table("t", "", match, 7, NOW, NOW))


def fragment(state: State, language: str = "en") -> str:
    return page(match_at(state), language)


@pytest.fixture(params=TABLES.values(), ids=list(TABLES))
def state(request: pytest.FixtureRequest) -> State:
    chosen: State = request.param
    return chosen


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_speaks_the_reader_s_language(
    state: State, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Words, "strict", True)
    assert fragment(state, language)


def test_nothing_in_it_needs_an_unsafe_policy(state: State) -> None:
    elements = Elements(fragment(state)).found
    assert not [tag for tag, given in elements if "style" in given]
    assert not [tag for tag, given in elements if any(name.startswith("on") for name in given)]
    scripts = [given for tag, given in elements if tag == "script"]
    assert all(given.get("type") == "application/json" or given.get("src") for given in scripts)


def test_ids_are_given_once(state: State) -> None:
    ids = [given["id"] for _, given in Elements(fragment(state)).found if "id" in given]
    assert len(ids) == len(set(ids))


def test_every_button_with_an_answer_gives_a_legal_one(state: State) -> None:
    buttons = [
        given for tag, given in Elements(fragment(state)).found if given.get("name") == "text"
    ]
    answers = [given["value"] for given in buttons if given.get("value")]
    assert set(answers) <= set(match_at(state).legal())


def test_every_form_carries_the_fields_of_the_frame(state: State) -> None:
    html = fragment(state)
    answering = re.findall(r'<form[^>]*action="[^"]*/answer"', html)
    assert answering
    assert len(answering) <= html.count('name="sequence" value="7"')


@pytest.mark.rule("PAT-COMP-02")
def test_in_a_companion_game_every_answer_is_one_tap_away() -> None:
    html = fragment(TABLES["companion"])
    given = re.findall(r'name="text" value="([^"]+)"', html)
    assert [text.replace("&gt;", ">") for text in given] == ["D", "D#", "M", "M#", "C", "C#", ">"]


@pytest.mark.rule("PAT-COMP-06")
def test_the_whole_circle_can_be_entered_before_there_is_a_game() -> None:
    match = automatable.new("patchwork", sit="companion", circle_source="table_full")
    letters = re.findall(r'name="part-patches" value="(.)"', page(match))
    assert len(set(letters)) == 32
    assert "A" not in letters


def test_what_a_browser_fetches_for_the_table_is_small() -> None:
    files = [STATIC / "tokens.css", STATIC / "fonts" / "figtree.woff2"]
    files += [SCREENS / name for name in ("table.css", "table.js", "emblem.svg")]
    assert sum(file.stat().st_size for file in files) < 90_000


# --- the colours


def luminance(colour: str) -> float:
    channels = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    red, green, blue = (
        c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    darker, lighter = sorted((luminance(one), luminance(other)))
    return (lighter + 0.05) / (darker + 0.05)


def colours(theme: str) -> dict[str, str]:
    css = (STATIC / "tokens.css").read_text() + (SCREENS / "table.css").read_text()
    pairs = re.findall(r"--([\w-]+): light-dark\((#\w{6}), (#\w{6})\)", css)
    fixed = dict(re.findall(r"--([\w-]+): (#\w{6});", css))
    return fixed | {name: light if theme == "light" else dark for name, light, dark in pairs}


GROUNDS = ("linen", "paper", "sunken", "accent-soft")
TEXT_ON_GROUND = [
    *((text, ground) for text in ("ink", "ink-soft") for ground in GROUNDS),
    *((text, ground) for text in ("accent", "bad") for ground in ("linen", "paper", "sunken")),
    ("on-accent", "accent"), ("on-accent", "accent-strong"), ("bad", "bad-soft"),
    ("good", "paper"), ("good", "good-soft"), ("warn", "paper"), ("warn", "warn-soft"),
    ("ink", "warn-soft"), ("tape-ink", "tape"), ("brass-ink", "brass"),
]  # fmt: skip

SIGN_ON_GROUND = [
    ("line-strong", "linen"), ("line-strong", "paper"), ("focus", "linen"), ("focus", "paper"),
    ("on-seat", "seat-1"), ("on-seat", "seat-2"), ("accent", "tape"),
]  # fmt: skip


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_texts_and_signs_stand_out_from_their_ground(theme: str) -> None:
    shown = colours(theme)
    faint = [
        (front, ground, round(contrast(shown[front], shown[ground]), 2))
        for pairs, wanted in ((TEXT_ON_GROUND, 4.5), (SIGN_ON_GROUND, 3.0))
        for front, ground in pairs
        if contrast(shown[front], shown[ground]) < wanted
    ]
    assert faint == []
