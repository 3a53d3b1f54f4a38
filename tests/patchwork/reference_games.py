"""Games that can be compared number by number with other programs.

A small generator that is easy to write in any language deals and decides; the rules are those
of the engine, played ply by ply.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, TypeVar

from automatable.core.events import Log
from automatable.core.options import resolve
from automatable.core.score import ScoreSheet
from automatable.games.patchwork.actions import action_text, legal_actions
from automatable.games.patchwork.components import patches
from automatable.games.patchwork.game import GAME
from automatable.games.patchwork.policies import POLICIES, Policy
from automatable.games.patchwork.score import score
from automatable.games.patchwork.state import State

_WORD = (1 << 64) - 1
T = TypeVar("T")


class SplitMix64:
    """The reference generator: 64 bits of state, one addition and three mixing steps."""

    def __init__(self, seed: int) -> None:
        self.state = seed

    def next(self) -> int:
        self.state = (self.state + 0x9E3779B97F4A7C15) & _WORD
        z = self.state
        z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9 & _WORD
        z = (z ^ z >> 27) * 0x94D049BB133111EB & _WORD
        return z ^ z >> 31

    def below(self, n: int) -> int:
        limit = (1 << 64) - (1 << 64) % n
        while (number := self.next()) >= limit:
            pass
        return number % n

    def shuffled(self, items: list[T]) -> list[T]:
        order = list(items)
        for i in range(len(order) - 1, 0, -1):
            j = self.below(i + 1)
            order[i], order[j] = order[j], order[i]
        return order


@dataclass
class Played:
    """What is counted in a reference game."""

    state: State
    draw_pile: list[int] = field(default_factory=list)
    plies: int = 0
    automa_turns: int = 0
    passes: int = 0
    legal: list[int] = field(default_factory=list)
    """The number of legal actions at each decision of a person."""
    legal_turns: list[int] = field(default_factory=list)
    """The same for ordinary turns, leather patches left out."""

    @property
    def sheet(self) -> ScoreSheet:
        return score(self.state)


def circle_order(random: SplitMix64) -> list[int]:
    """The 32 patches in front of the neutral token."""
    return random.shuffled([id for id in patches() if not patches()[id].starter])


def begin(setup: dict[str, Any], random: SplitMix64) -> State:
    """The set-up of a reference game, with its circle dealt."""
    chosen = {key: value for key, value in setup.items() if key != "mode"}
    if setup["mode"] == "duo":
        options = resolve(
            GAME.options(), {"sit": "duo", "leather_layout": chosen["leather_layout"]}
        )
    else:
        options = resolve(GAME.options(), {"dealer": "table", **chosen})
    running = GAME.set_up(options, Log())
    next(running)
    try:
        running.send(tuple(circle_order(random)))
    except StopIteration as end:
        state: State = end.value
        return state
    raise AssertionError("only the circle is left to chance")


def play_game(seed: int, setup: dict[str, Any], policy: str) -> Played:
    """A whole game by one policy, for one or both persons."""
    random = SplitMix64(seed)
    game = Played(begin(setup, random))
    _shuffle(game, random)
    while not game.state.game_over:
        if game.state.is_automa_turn:
            _automa_turn(game, random)
        else:
            _decide(game, POLICIES[policy], random)
        game.plies += 1
    return game


def _shuffle(game: Played, random: SplitMix64) -> None:
    automa = game.state.automa
    if automa is not None:
        order = random.shuffled(list(automa.deck.cards))
        game.draw_pile = order[automa.deck.set_aside :]


def _automa_turn(game: Played, random: SplitMix64) -> None:
    automa = game.state.automa
    assert automa is not None
    cycle, owned = automa.deck.cycle, len(automa.patches)
    ply(game.state, str(game.draw_pile.pop(0)))
    game.automa_turns += 1
    game.passes += len(automa.patches) == owned
    if automa.deck.cycle > cycle:
        _shuffle(game, random)


def _decide(game: Played, policy: Policy, random: SplitMix64) -> None:
    legal = legal_actions(game.state)
    game.legal.append(len(legal))
    if not game.state.leather_to_place:
        game.legal_turns.append(len(legal))
    ply(game.state, action_text(game.state, policy(game.state, legal, random.below)))


def ply(state: State, token: str) -> None:
    """One decision or one card, on the state itself."""
    turn = GAME.turn(state, Log())
    answer = next(turn).read(token)
    try:
        turn.send(answer.value)
    except StopIteration:
        return
    raise AssertionError("a ply asks for one thing only")
