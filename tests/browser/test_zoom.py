"""Maps under the thumb at 390 px: what stands on them can be read after zoom."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from playwright.sync_api import Locator, Page

from automatable.core.game import game
from automatable.core.match import Match
from automatable.core.rng import Seed
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


def at_the_map(id: str, options: dict[str, Any], set_up_done: bool) -> Match[Any]:
    """Before the first turn; or at the first question, if the map is shown already."""
    match, player = Match.new(game(id), options, Seed.from_text("a map")), Random(1)
    while set_up_done and not match.set_up_done:
        match.answer(legal_answer(match, player.choice))
    return match


MAPS: dict[str, tuple[str, dict[str, Any], bool]] = {
    "scythe": ("scythe", {}, True),
    "scythe on screen": ("scythe", {"sit": "digital"}, True),
    "age_of_innovation": ("age_of_innovation", {}, True),
    "age_of_innovation, the other side": ("age_of_innovation", {"board_side": "3-5"}, True),
    "age_of_innovation in its set-up": ("age_of_innovation", {}, False),
    "expeditions": ("expeditions", {}, True),
}
"""Every map that one zooms on a table."""


@pytest.mark.parametrize("id", WITH_A_BOARD)
def test_labels_of_what_is_pointed_at_can_be_read_after_zoom(phone: Page, id: str) -> None:
    phone.goto(f"{bring(phone, at_the_map(id, {}, True))}/point")
    boards = phone.locator("[data-zoom]")
    assert boards.count()
    for zoom in boards.all():
        larger_until_it_can_be_read(zoom)


def larger_until_it_can_be_read(zoom: Locator) -> None:
    """By the button, as far as its step goes."""
    pan = zoom.locator(".zoom-pan")
    step = float(zoom.get_attribute("data-zoom-step") or 0)
    assert step >= 2
    while float(pan.evaluate("pan => pan.style.getPropertyValue('--zoom')")) < step:
        before = pan.evaluate("pan => pan.firstElementChild.getBoundingClientRect().width")
        zoom.locator("[data-larger]").click()
        after = pan.evaluate("pan => pan.firstElementChild.getBoundingClientRect().width")
        assert after > before
    labels = pan.evaluate(LABELS)
    assert len(labels) > MOST_SIGNS
    assert [(text, size) for text, size in labels if size < LEAST_PX] == []
