"""The same games on the reference engine: slower, readable, and what the kernel is proved by.

A small generator that is easy to write in any language (SplitMix64) deals and decides, so that
a seed means the same game here and in the kernel.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypeVar

from automatable.core.score import ScoreSheet
from automatable.core.turns.events import Log
from automatable.games.patchwork.actions import action_text, legal_actions
from automatable.games.patchwork.components import patches, time_board
from automatable.games.patchwork.game import GAME
from automatable.games.patchwork.planner import planner
from automatable.games.patchwork.policies import POLICIES, Policy
from automatable.games.patchwork.score import score
from automatable.games.patchwork.set_up import new_automa, new_person, starter
from automatable.games.patchwork.state import State
from automatable.lab.patchwork.setups import SetUp

PLAYERS: Mapping[str, Policy] = {**POLICIES, "planner": planner}
CARD = -1
"""What `ply` returns for a turn of the Automa."""

_WORD = (1 << 64) - 1
T = TypeVar("T")


class SplitMix64:
    """The reference generator: 64 bits of state, one addition and three mixing steps."""

    def __init__(self, seed: int) -> None:
        self.state = seed & _WORD

    def next(self) -> int:
        self.state = (self.state + 0x9E3779B97F4A7C15) & _WORD
        z = self.state
        z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9 & _WORD
        z = (z ^ z >> 27) * 0x94D049BB133111EB & _WORD
        return z ^ z >> 31

    def below(self, n: int) -> int:
        """A number 0 <= x < n, every one equally likely."""
        limit = (1 << 64) - (1 << 64) % n
        while (number := self.next()) >= limit:
            pass
        return number % n

    def shuffled(self, items: Sequence[T]) -> list[T]:
        order = list(items)
        for i in range(len(order) - 1, 0, -1):
            j = self.below(i + 1)
            order[i], order[j] = order[j], order[i]
        return order


class ReferenceGame:
    """One game between two players, or of one player against the Automa."""

    def __init__(self, set_up: SetUp, seed: int, players: Sequence[str]) -> None:
        self.random = SplitMix64(seed)
        self.players = [PLAYERS[name] for name in players]
        self.state = begin(set_up, self.random)
        self.draw_pile: list[int] = []
        self.plies = self.automa_turns = self.passes = self.lead_changes = 0
        self.legal: list[int] = []
        """The number of legal actions at each decision of a person."""
        self.legal_turns: list[int] = []
        """The same for ordinary turns, leather patches left out."""
        self.drawn: dict[int, int] = {}
        self._leader: int | None = None
        self._shuffle()

    @property
    def over(self) -> bool:
        return self.state.game_over

    @property
    def sheet(self) -> ScoreSheet:
        return score(self.state)

    def ply(self) -> int:
        """One decision or one turn of the Automa; returns the action's id, or CARD."""
        self.plies += 1
        action = self._automa_turn() if self.state.is_automa_turn else self._decide()
        self._note_leader()
        return action

    def play(self) -> list[int]:
        while not self.over:
            self.ply()
        return self.row()

    def row(self) -> list[int]:
        """The result, in the columns of the kernel."""
        state, sheet = self.state, self.sheet
        first, second = state.seats
        automa = state.automa
        printed = [patches()[id].printed_buttons for id in (automa.patches if automa else ())]
        cards = automa.deck.cards if automa else range(12)
        return [
            self.plies, sum(self.legal), sheet.total(1), sheet.total(2), sheet.winner or 0,
            self.automa_turns, state.tile or 0, self.passes,
            first.covered, 0 if automa else state.person(2).covered,
            first.buttons, second.buttons, len(first.patches), len(second.patches),
            sum(map(bool, printed)), sum(printed), self.lead_changes,
            *(self.drawn.get(card, 0) for card in cards),
        ]  # fmt: skip

    def _shuffle(self) -> None:
        automa = self.state.automa
        if automa is not None:
            order = self.random.shuffled(automa.deck.cards)
            self.draw_pile = order[automa.deck.set_aside :]

    def _automa_turn(self) -> int:
        automa = self.state.automa
        assert automa is not None
        cycle, owned = automa.deck.cycle, len(automa.patches)
        card = self.draw_pile.pop(0)
        answer(self.state, str(card))
        self.automa_turns += 1
        self.drawn[card] = self.drawn.get(card, 0) | 1 << self.automa_turns
        self.passes += len(automa.patches) == owned
        if automa.deck.cycle > cycle:
            self._shuffle()
        return CARD

    def _decide(self) -> int:
        legal = legal_actions(self.state)
        self.legal.append(len(legal))
        if not self.state.leather_to_place:
            self.legal_turns.append(len(legal))
        player = self.players[self.state.to_move - 1]
        action = player(self.state, legal, self.random.below)
        answer(self.state, action_text(self.state, action))
        return action

    def _note_leader(self) -> None:
        sheet = self.sheet
        margin = sheet.total(1) - sheet.total(2)
        if margin:
            leader = 1 if margin > 0 else 2
            self.lead_changes += self._leader not in (None, leader)
            self._leader = leader


def circle_order(random: SplitMix64) -> list[int]:
    """The 32 patches in front of the neutral token."""
    return random.shuffled([id for id in patches() if id != starter()])


def begin(set_up: SetUp, random: SplitMix64) -> State:
    """The set-up, with its circle dealt (PAT-BASE-SET, PAT-SET)."""
    circle: list[int | None] = [*circle_order(random)]
    second = (
        new_person(True, set_up.starting_buttons)
        if set_up.deck is None
        else new_automa(set_up.level, set_up.deck, time_board().set_aside_cards)
    )
    return State(
        circle=[*circle, starter()],
        time=[0, 0],
        to_move=1,
        seat_1=new_person(True, set_up.starting_buttons),
        seat_2=second,
        leather_layout=set_up.leather_layout,
        recycle=set_up.recycle,
        automa_leather=set_up.automa_leather,
    )


def answer(state: State, token: str) -> None:
    """One decision or one card, on the state itself."""
    turn = GAME.turn(state, Log())
    given = next(turn).read(token)
    try:
        turn.send(given.value)
    except StopIteration:
        return
    raise AssertionError("a ply asks for one thing only")
