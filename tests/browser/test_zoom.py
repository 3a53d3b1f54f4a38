"""Maps under the thumb at 390 px: what stands on them can be read after zoom."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page

from automatable.core.game import game
from automatable.core.match import Match
from automatable.core.rng import Seed
from automatable.testing.playing import legal_answer
from tests.browser.at_the_table import bring

LEAST_PX = 10
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


def after_set_up(id: str) -> Match[Any]:
    match, player = Match.new(game(id), {}, Seed.from_text("a map")), Random(1)
    while not match.set_up_done:
        match.answer(legal_answer(match, player.choice))
    return match


@pytest.mark.parametrize("id", ["scythe", "age_of_innovation", "expeditions"])
def test_labels_of_a_map_can_be_read_after_zoom(phone: Page, id: str) -> None:
    bring(phone, after_set_up(id))
    zoom, pan = phone.locator("[data-zoom]"), phone.locator("[data-zoom] .zoom-pan")
    step = float(zoom.get_attribute("data-zoom-step") or 0)
    assert step >= 2
    while float(pan.evaluate("pan => pan.style.getPropertyValue('--zoom')")) < step:
        before = pan.evaluate("pan => pan.firstElementChild.getBoundingClientRect().width")
        zoom.locator("[data-larger]").click()
        after = pan.evaluate("pan => pan.firstElementChild.getBoundingClientRect().width")
        assert after > before
    labels = pan.evaluate(LABELS)
    assert len(labels) > 10
    assert [(text, size) for text, size in labels if size < LEAST_PX] == []
    wide = phone.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert wide, "the map is larger, the page is not"
