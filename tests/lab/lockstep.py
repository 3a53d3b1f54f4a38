"""The kernel and the reference engine side by side: the same seed, compared after every ply."""

from __future__ import annotations

from itertools import product
from typing import Any

import numpy as np

from automatable.games.patchwork.actions import legal_actions
from automatable.games.patchwork.cards import built_in_deck
from automatable.games.patchwork.components import patches
from automatable.games.patchwork.state import Automa, Person
from automatable.lab.patchwork import cpu, game, tables
from automatable.lab.patchwork.deciding import POLICIES
from automatable.lab.patchwork.reference import ReferenceGame
from automatable.lab.patchwork.setups import SetUp

Facts = dict[str, Any]

SOLO = [
    SetUp(built_in_deck(deck), level, layout, recycle, leather)
    for deck, level, layout, recycle, leather in product(
        ("normal", "tactical"), (1, 2, 3, 4, 5), ("original", "revised"),
        ("two_aside", "all"), ("take", "leave"),
    )
]  # fmt: skip
DUO = [SetUp(leather_layout="original"), SetUp(leather_layout="revised")]


class KernelGame:
    """One game of the kernel in single steps."""

    def __init__(self, set_up: SetUp, seed: int, players: tuple[str, str]) -> None:
        self.fixed = (set_up.settings(), tables.tables(), tables.cards(set_up.cards))
        self.policies = [POLICIES[name] for name in players]
        self.s, self.out = cpu.scratch(), cpu.results(1)[0]
        self.s.random[0] = np.uint64(seed)
        cpu.begin()(self.fixed[0], self.s, self.out)

    def ply(self) -> int:
        return int(cpu.ply()(*self.fixed, *self.policies, self.s, self.out))

    def legal_actions(self) -> list[int]:
        """The kernel's own list: anchors of every entry, in order."""
        s = self.s
        count = cpu.count_legal()(self.fixed[1], s)
        if s.place[game.LEATHER]:
            mask = _mask(s, s.place[game.MOVER])
            found = [1 + cell for cell in range(81) if not mask >> cell & 1]
        else:
            found = [0]
            for entry in range(s.place[game.ENTRIES]):
                anchors = int(s.found[entry, 0]) | int(s.found[entry, 1]) << 64
                found += [int(s.first_id[entry]) + i for i in range(81) if anchors >> i & 1]
        assert count == len(found)
        return found

    def facts(self) -> Facts:
        s, place = self.s, self.s.place.tolist()
        solo = bool(self.fixed[0][game.SOLO])
        return {
            "circle": self._circle(),
            "time": s.time.tolist(),
            "to_move": 1 + place[game.MOVER],
            "leather": place[game.LEATHER],
            "first": 1 + place[game.FIRST_THERE],
            "tile": 1 + place[game.TILE],
            "random": int(s.random[0]),
            "seats": [self._person(0), self._automa() if solo else self._person(1)],
        }

    def _circle(self) -> list[int]:
        after, place = self.s.after.tolist(), self.s.place.tolist()
        order, patch = [], place[game.CURSOR]
        for _ in range(place[game.LEFT]):
            patch = after[patch]
            order.append(patch)
        return order

    def _person(self, seat: int) -> list[int]:
        s = self.s
        return [
            _mask(s, seat), int(s.buttons[seat]), int(s.income[seat]), int(s.covered[seat]),
            int(s.patches[seat]),
        ]  # fmt: skip

    def _automa(self) -> list[Any]:
        s, place = self.s, self.s.place
        pile = s.deck[place[game.CARD] : 12].tolist()
        return [
            int(s.buttons[1]), int(s.patches[1]), int(place[game.WITH_BUTTONS]),
            int(place[game.PRINTED]), pile,
        ]  # fmt: skip


def _mask(s: np.record, seat: int) -> int:
    return int(s.mask[seat, 0]) | int(s.mask[seat, 1]) << 64


def reference_facts(played: ReferenceGame) -> Facts:
    state = played.state
    return {
        "circle": state.circle,
        "time": state.time,
        "to_move": state.to_move,
        "leather": state.leather_to_place,
        "first": state.first_on_final_space or 0,
        "tile": state.tile or 0,
        "random": played.random.state,
        "seats": [_seat_facts(seat, played.draw_pile) for seat in state.seats],
    }


def _seat_facts(seat: Person | Automa, pile: list[int]) -> list[Any]:
    if isinstance(seat, Person):
        assert seat.quilt is not None
        return [seat.quilt.mask, seat.buttons, seat.income, seat.covered, len(seat.patches)]
    printed = sum(patches()[id].printed_buttons for id in seat.patches)
    left = [seat.deck.cards.index(card) for card in pile]
    return [seat.buttons, len(seat.patches), len(seat.pile_with_buttons), printed, left]


def assert_equal_play(
    set_up: SetUp, seed: int, players: tuple[str, str], legal: bool = False
) -> None:
    """The same decisions, states and results; with `legal` also the same lists of actions."""
    kernel, reference = KernelGame(set_up, seed, players), ReferenceGame(set_up, seed, players)
    while not reference.over:
        assert kernel.facts() == reference_facts(reference)
        if legal and not reference.state.is_automa_turn:
            assert kernel.legal_actions() == legal_actions(reference.state)
        assert kernel.ply() == reference.ply()
    assert kernel.facts() == reference_facts(reference)
    assert result_of_batch(set_up, seed, players) == reference.row()


def result_of_batch(set_up: SetUp, seed: int, players: tuple[str, str]) -> list[int]:
    """What the kernel says about the game when it plays it as one of many."""
    first, second = (POLICIES[name] for name in players)
    out = cpu.results(1)
    fixed = (set_up.settings(), tables.tables(), tables.cards(set_up.cards))
    cpu.play_many(*fixed, first, second, cpu.scratch(), seed, out)
    row: list[int] = out[0].tolist()
    return row
