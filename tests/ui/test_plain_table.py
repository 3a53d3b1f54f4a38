"""A game without a table of its own still gets one: buttons, a field, the last turn."""

from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest

from automatable.core.match import Match
from automatable.core.rng import Seed
from automatable.core.screens import Screens
from automatable.table.store import Table
from automatable.ui.frame import Frame
from automatable.ui.table import table_page
from toy_game.game import Harbour
from toy_game.screens import HarbourScreens

NOW = datetime(2026, 3, 1, 20, 0, tzinfo=UTC)


class PlainScreens(HarbourScreens):
    package = "toy_game"

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    @property
    def folder(self) -> Path:
        return self._folder


class PlainHarbour(Harbour):
    def __init__(self, folder: Path) -> None:
        self.plain = PlainScreens(folder)

    @property
    def screens(self) -> Screens:
        return self.plain


@pytest.fixture
def match(tmp_path: Path) -> Match[Any]:
    return Match.new(PlainHarbour(tmp_path), {}, Seed.from_text("plain"))


def page(match: Match[Any]) -> str:
    return table_page(Frame(), Table("t", "", match, 0, NOW, NOW))


def test_a_closed_list_becomes_buttons(match: Match[Any]) -> None:
    shown = page(match)
    for text in match.legal():
        assert f'<button class="button" name="text" value="{text}">' in shown
    assert 'class="plain-table"' in shown


def test_open_input_becomes_a_field(match: Match[Any]) -> None:
    while match.legal():  # until a crate is loaded that must be lightened
        match.answer(match.legal()[-1])
    prompt = page(match).split('<section class="prompt">')[1].split("</section>")[0]
    assert '<input name="text"' in prompt
    assert "<button" in prompt
