"""Chains as cards: a dimmed action with the conversions before it, a workshop on free spades."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby

from automatable.core.drawing.screens import Words
from automatable.core.drawing.svg import Drawing
from automatable.core.errors import Refused
from automatable.core.matches.match import Match
from automatable.core.turns.preview import changes
from automatable.core.turns.several import MOST, joined
from automatable.games.age_of_innovation.board.answers import AnswerShown, icon_of, places_of
from automatable.games.age_of_innovation.board.effects import signs
from automatable.games.age_of_innovation.board.prices import price
from automatable.games.age_of_innovation.board.tallies import tallies
from automatable.games.age_of_innovation.board.tiles import in_signs
from automatable.games.age_of_innovation.on_screen.chains import conversions_for, dear, wanted
from automatable.games.age_of_innovation.on_screen.context import PersonTurn
from automatable.games.age_of_innovation.on_screen.conversions import BURN
from automatable.games.age_of_innovation.on_screen.labels import label
from automatable.games.age_of_innovation.on_screen.reach import in_reach, path
from automatable.games.age_of_innovation.on_screen.refusals import refused
from automatable.games.age_of_innovation.state import State

MOST_SHOWN = 16
"""Chains whose outcome is worked out; the shortest come first."""
PAID = ("tools", "coins", "scholars", "books")


@dataclass(frozen=True)
class Chain:
    """Answers that end in a main action; `free` spades come with the first of them."""

    answers: Sequence[str]
    free: int = 0


def chains(match: Match[State], turn: PersonTurn, words: Words) -> list[AnswerShown]:
    """Everything that cannot be paid now but after conversions, and workshops on free spades."""
    legal = match.legal() or ()
    near = frozenset(hex for hex in in_reach(turn) if turn.state.is_empty(hex))
    found = [*_by_conversions(turn, near, legal), *_by_free_spades(match, turn, near)]
    found.sort(key=lambda chain: len(chain.answers))
    begun: dict[Sequence[str], Match[State]] = {(): match}
    shown = (_shown(begun, turn, chain, words) for chain in found[:MOST_SHOWN])
    return [card for card in shown if card is not None]


def _by_conversions(
    turn: PersonTurn, near: frozenset[str], legal: Collection[str]
) -> Iterator[Chain]:
    payable = set(legal)
    for text in dear(turn, near):
        if text in payable or refused(turn, "turn", text).code != "cannot_pay":
            continue
        first = conversions_for(turn, wanted(turn, text, price(turn, text)))
        if first and len(first) < MOST:
            yield Chain([*first, text])


def _by_free_spades(match: Match[State], turn: PersonTurn, near: frozenset[str]) -> Iterator[Chain]:
    """Where all free spades are used up, so that no question is left open before the workshop."""
    if not turn.supply("workshop"):
        return
    for text in match.legal() or ():
        free = _free_spades(match, text)
        for hex in turn.state.board.reading(near) if free else ():
            spades = len(path(turn.state.terrain(hex), turn.home))
            tools = (spades - free) * turn.player.tools_per_spade + 1
            if spades >= free and turn.player.tools >= tools:
                yield Chain([text, f"transform {hex} {turn.home}", f"build {hex}"], free)


def _free_spades(match: Match[State], text: str) -> int:
    """How many an answer gives at once; 0 if it gives none or asks something before."""
    if text.split()[0] not in ("power", "book", "use"):
        return 0
    asked = match.foresee(text).pending
    if asked is None or asked.prompt != "spades":
        return 0
    return int(str(asked.args["n"]))


def _ahead(begun: dict[Sequence[str], Match[State]], answers: Sequence[str]) -> Match[State]:
    """After these answers; chains that begin alike are played once as far as they agree."""
    if answers not in begun:
        begun[answers] = _ahead(begun, answers[:-1]).foresee(answers[-1])
    return begun[answers]


def _shown(
    begun: dict[Sequence[str], Match[State]], turn: PersonTurn, chain: Chain, words: Words
) -> AnswerShown | None:
    """With its outcome; None if it cannot be played after all."""
    try:
        after = _ahead(begun, tuple(chain.answers)).state
    except Refused:
        return None
    first, last = chain.answers[0], chain.answers[-1]
    changed = changes(tallies(turn.state), tallies(after))
    paid, name = price(turn, last), label(last, "turn", turn.state, words)
    if chain.free:
        paid = price(turn, first) | {c.name: -c.by for c in changed if c.by < 0 and c.name in PAID}
        name = words("chain-build_by", by=label(first, "turn", turn.state, words))
    return AnswerShown(
        joined(chain.answers),
        "spade" if chain.free else icon_of(last),
        name,
        _saved(turn, chain, words) if chain.free else _before(turn, chain, words),
        in_signs(" ".join(signs(paid))) if paid else Drawing(),
        tuple(places_of(last)),
        changed,
        main=last,
    )


def _before(turn: PersonTurn, chain: Chain, words: Words) -> str:
    """`Before: sacrifice power, 3 power for 1 tool.`"""
    steps = []
    for text, run in groupby(chain.answers[:-1]):
        n = len(list(run))
        what = label(text, "turn", turn.state, words)
        steps.append(
            words("chain-burn", n=n) if text == BURN else words("chain-times", n=n, what=what)
        )
    return words("chain-first", steps=", ".join(steps))


def _saved(turn: PersonTurn, chain: Chain, words: Words) -> str:
    """`Its spade would cost 3 tools otherwise.`"""
    return words("chain-spades", n=chain.free, tools=chain.free * turn.player.tools_per_spade)
