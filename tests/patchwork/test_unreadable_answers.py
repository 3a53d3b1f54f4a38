"""Answers that cannot be read, or that come too early, are refused by name (PAT-COMP-06, -07)."""

import pytest

from automatable.core.errors import Refused
from automatable.core.matches.match import Match
from automatable.games.patchwork import GAME

THIRD_UNKNOWN = "pw1 CD?EFGHIJKLMNOPSTUVWXYZabcdefg?A 3-0 2 {B};4 @3n;-;0;1: - o"
LEATHER = "pw1 UWNOPBLGaTKCYJ 32-31 1* {DFHIRXbfg*};5 @3t;AEMQSVZcde;5;2: - rl"


@pytest.mark.rule("PAT-COMP-06")
@pytest.mark.parametrize("text", ["5", "card 5", ">", "C", "*"])
def test_while_a_patch_within_reach_is_unknown_nothing_else_can_be_told(text: str) -> None:
    match = Match.at(GAME, THIRD_UNKNOWN)
    with pytest.raises(Refused) as refused:
        match.answer(text)
    assert refused.value.code == "unknown_patch"


@pytest.mark.rule("PAT-COMP-07")
@pytest.mark.parametrize("text", ["*nonsense", "*zz#", "*#x", "*e", "*e55"])
def test_a_placement_that_cannot_be_read_is_refused(text: str) -> None:
    match = Match.at(GAME, LEATHER)
    before = match.position()
    with pytest.raises(Refused) as refused:
        match.answer(text)
    assert refused.value.code == "unreadable"
    assert match.position() == before


@pytest.mark.rule("PAT-COMP-07")
def test_a_leather_patch_is_told_with_or_without_its_place() -> None:
    for text in ("*", "*e5"):
        match = Match.at(GAME, LEATHER)
        match.answer(text)
        assert match.answers == ["*"]
