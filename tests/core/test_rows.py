"""Facts of several things in words."""

from __future__ import annotations

from automatable.core.game import game
from automatable.core.state.rows import several
from automatable.ui.words.words import Words


def test_several_alike_are_counted() -> None:
    words = Words("en", game("patchwork"))
    named = several("", ("?", "o3"), ()).named(["?", "?", "?", "o3", "?"], words)
    assert named == ["3 × ?", "o3", "?"]
