"""What the Automa's next card would do, and its piles, one tap away from the question."""

from __future__ import annotations

from collections.abc import Sequence

from automatable.core.advice.odds import Likely, heading, odds_list, paragraph
from automatable.core.drawing.screens import Panel, Words
from automatable.core.turns.events import Ref
from automatable.games.patchwork.board.piles import piles
from automatable.games.patchwork.odds import PASS, Taking, next_budgets, next_takings
from automatable.games.patchwork.position import to_json
from automatable.games.patchwork.state import Automa, State


def odds_panels(state: State, words: Words) -> Sequence[Panel]:
    """What its next card would do, and the patches that it has taken."""
    automa = state.automa
    if automa is None or state.game_over:
        return ()
    return (
        Panel("left", lambda: _left(state, automa, words)),
        Panel("piles", lambda: piles(to_json(state), words)),
    )


def _left(state: State, automa: Automa, words: Words) -> str:
    told = paragraph(words("odds-cards", left=automa.deck.left, all=automa.deck.size))
    takings = next_takings(state)
    if takings:
        told += heading(words("odds-now")) + odds_list(_taking(taking, words) for taking in takings)
    return told + _budgets(automa, words)


def _taking(taking: Taking, words: Words) -> Likely:
    cards = tuple(str(card) for card in taking.cards)
    note = words("odds-by_cards", n=len(cards), cards=cards)
    if taking.patch == PASS:
        return Likely(words("odds-pass"), taking.chance, note)
    return Likely(words("odds-take", patch=Ref("patch", taking.patch)), taking.chance, note)


def _budgets(automa: Automa, words: Words) -> str:
    lines = [
        Likely(words("odds-budget", n=budget), chance)
        for budget, chance in next_budgets(automa).items()
    ]
    return heading(words("odds-budgets")) + odds_list(lines)
