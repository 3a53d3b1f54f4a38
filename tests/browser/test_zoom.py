"""Maps under the thumb at 390 px: what stands on them can be read after zoom."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page

from automatable.core.game import game
from automatable.core.matches.match import Match
from automatable.core.matches.rng import Seed
from automatable.testing.playing import legal_answer
from tests.browser.at_the_table import bring

LEAST_PX = 10
MOST_SIGNS = 10
"""A map has more labels than that."""
WITH_A_BOARD = ("patchwork", "scythe", "age_of_innovation", "expeditions")
"""Games whose pieces one points at on a board; the others have lists of cards."""
LABELS = """(pan) => {
  const size = (part, scale) => [part.textContent.trim(), parseFloat(getComputedStyle(part).fontSize) * scale];
  const shared = (use, scale) => {
    const sign = document.querySelector(use.getAttribute("href"));
    const box = sign?.viewBox?.baseVal;
    const larger = box?.width && use.width.baseVal.value ? use.width.baseVal.value / box.width : 1;
    const texts = [...(sign?.querySelectorAll("text") ?? [])];
    const signs = [...(sign?.querySelectorAll("use") ?? [])];
    return [...texts.map((text) => size(text, scale * larger)), ...signs.flatMap((inner) => shared(inner, scale * larger))];
  };
  const all = [...pan.querySelectorAll("text, use, .gap")].filter((part) => part.checkVisibility());
  return all.flatMap((part) => {
    const scale = part.getScreenCTM?.().a ?? 1;
    return part.matches("use") ? shared(part, scale) : [size(part, scale)];
  }).filter(([text]) => text);
}"""  # noqa: E501
"""Every text of a map and its size on the screen, those of signs that are drawn by `use`, too."""


def at_the_map(id: str) -> Match[Any]:
    """Before the first turn."""
    match, player = Match.new(game(id), {}, Seed.from_text("a map")), Random(1)
    while not match.set_up_done:
        match.answer(legal_answer(match, player.choice))
    return match


@pytest.mark.parametrize("id", WITH_A_BOARD)
def test_labels_of_what_is_pointed_at_can_be_read_when_near(phone: Page, id: str) -> None:
    phone.goto(f"{bring(phone, at_the_map(id))}/point")
    phone.locator("[data-whole]").click()
    labels = phone.locator(".board-view").evaluate(LABELS)
    assert len(labels) > MOST_SIGNS
    assert [(text, size) for text, size in labels if size < LEAST_PX] == []
