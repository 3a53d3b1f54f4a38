"""Text can be read in both themes: the contrasts of WCAG 2.1, level AA."""

import re
from importlib.resources import files

import pytest

TOKENS = (files("automatable.ui") / "static" / "tokens.css").read_text(encoding="utf-8")
PAIR = re.compile(r"--([\w-]+): light-dark\((#\w{6}), (#\w{6})\)")
COLOURS = {name: (light, dark) for name, light, dark in PAIR.findall(TOKENS)}

GROUNDS = ("linen", "paper", "sunken")
TEXT = [("ink", ground) for ground in GROUNDS] + [("ink-soft", ground) for ground in GROUNDS]
TEXT += [("accent", ground) for ground in GROUNDS]
TEXT += [("on-accent", "accent"), ("on-accent", "accent-strong"), ("ink", "accent-soft")]
TEXT += [(name, f"{name}-soft") for name in ("good", "warn", "bad")]
TEXT += [("ink", f"{name}-soft") for name in ("good", "warn", "bad")]
TEXT += [("ink-soft", "bad-soft"), ("ink-soft", "accent-soft"), ("bad", "paper")]
SIGNS = [("line-strong", "paper"), ("focus", "linen"), ("accent", "linen"), ("good", "paper")]


def luminance(colour: str) -> float:
    channels = (int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5))
    linear = [c / 12.92 if c <= 0.03928 else ((c + 0.055) / 1.055) ** 2.4 for c in channels]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: str, other: str) -> float:
    darker, lighter = sorted((luminance(one), luminance(other)))
    return (lighter + 0.05) / (darker + 0.05)


def test_black_on_white_is_twenty_one() -> None:
    assert contrast("#000000", "#ffffff") == pytest.approx(21)


@pytest.mark.parametrize("theme", [0, 1], ids=["light", "dark"])
@pytest.mark.parametrize(("text", "ground"), TEXT)
def test_text_stands_out(text: str, ground: str, theme: int) -> None:
    assert contrast(COLOURS[text][theme], COLOURS[ground][theme]) >= 4.5


@pytest.mark.parametrize("theme", [0, 1], ids=["light", "dark"])
@pytest.mark.parametrize(("sign", "ground"), SIGNS)
def test_signs_and_edges_stand_out(sign: str, ground: str, theme: int) -> None:
    assert contrast(COLOURS[sign][theme], COLOURS[ground][theme]) >= 3
