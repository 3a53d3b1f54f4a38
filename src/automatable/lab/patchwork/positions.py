"""A position of the reference engine on the kernel's arrays."""

from __future__ import annotations

import numpy as np

from automatable.games.patchwork.components import patches
from automatable.games.patchwork.state import Automa, State
from automatable.lab.patchwork import cpu
from automatable.lab.patchwork.columns import CARDS
from automatable.lab.patchwork.game import (
    ASIDE,
    CARD,
    CURSOR,
    FIRST_THERE,
    LEADER,
    LEATHER,
    LEFT,
    MOVER,
    NO_SEAT,
    PRINTED,
    TILE,
    WITH_BUTTONS,
)
from automatable.lab.patchwork.reference import SplitMix64
from automatable.lab.patchwork.setups import SetUp
from automatable.lab.patchwork.tables import words


def scratch_of(state: State, seed: int) -> tuple[SetUp, np.record]:
    """The set-up and the position; hidden cards are dealt from the seed."""
    s = cpu.scratch()
    s.random[0] = np.uint64(seed)
    s.time[:] = state.time
    s.place[MOVER] = state.to_move - 1
    s.place[LEATHER] = state.leather_to_place
    s.place[TILE] = (state.tile or 0) - 1
    s.place[FIRST_THERE] = (state.first_on_final_space or 0) - 1
    s.place[LEADER] = NO_SEAT
    _lay_circle(s, state)
    for seat in (1, 2):
        if seat == 1 or state.automa is None:
            _seat_person(s, state, seat)
    if state.automa is not None:
        _seat_automa(s, state.automa, SplitMix64(seed))
    return set_up_of(state), s


def set_up_of(state: State) -> SetUp:
    automa = state.automa
    rulings = (state.leather_layout, state.recycle, state.automa_leather)
    return (
        SetUp(None, 3, *rulings) if automa is None else SetUp(automa.cards, automa.level, *rulings)
    )


def _lay_circle(s: np.record, state: State) -> None:
    """As a ring; the neutral token stands behind the last patch (of an empty one: behind 0)."""
    ring = [id for id in state.circle if id is not None]
    for before, after in zip([ring[-1] if ring else 0, *ring], [*ring, 0], strict=False):
        s.after[before] = after
    s.place[CURSOR] = ring[-1] if ring else 0
    if ring:
        s.after[ring[-1]] = ring[0]
    s.place[LEFT] = len(ring)


def _seat_person(s: np.record, state: State, seat: int) -> None:
    person = state.person(seat)
    assert person.quilt is not None, "a person's quilt must be tracked"
    i = seat - 1
    s.buttons[i], s.income[i] = person.buttons, person.income
    s.covered[i], s.patches[i] = person.covered, len(person.patches)
    s.mask[i] = words(person.quilt.mask)


def _seat_automa(s: np.record, automa: Automa, random: SplitMix64) -> None:
    printed = [patches()[id].printed_buttons for id in automa.patches]
    s.buttons[1], s.patches[1] = automa.buttons, len(automa.patches)
    s.place[PRINTED], s.place[WITH_BUTTONS] = sum(printed), sum(map(bool, printed))
    aside, pile = _hidden(automa, random)
    number = {card: i for i, card in enumerate(automa.deck.cards)}
    order = [*aside, *automa.deck.drawn, *pile]
    s.deck[:CARDS] = [number[card] for card in order]
    s.place[ASIDE] = len(aside)
    s.place[CARD] = CARDS - len(pile)


def _hidden(automa: Automa, random: SplitMix64) -> tuple[list[int], list[int]]:
    """A deal of the unseen cards that fits the backs that are seen: aside, and the draw pile."""
    unseen = random.shuffled(automa.deck.unseen())
    backs = list(automa.set_aside_backs or ())
    pile: list[int] = []
    if automa.next_back is not None:
        pile.append(_take(unseen, automa, automa.next_back))
    aside = [_take(unseen, automa, back) for back in backs]
    while len(aside) < automa.deck.set_aside:
        aside.append(unseen.pop())
    return aside, pile + unseen


def _take(unseen: list[int], automa: Automa, back: int) -> int:
    """The first of the shuffled cards with this back."""
    card = next(card for card in unseen if automa.cards.by_number[card].budget == back)
    unseen.remove(card)
    return card
