"""Whole games of the Automa against a scripted person, beside the published figures.

The person's curves are assumptions: it is there for sizing only. Chance comes from Python's
generator, not from a match.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any

from automatable.core.options import resolve
from automatable.core.simulating.tempo import Known, Measure
from automatable.core.turns.events import Event, Log, Ref
from automatable.core.turns.procedure import Draw, Procedure, Request, carried_out
from automatable.games.through_the_ages.base_cards import military
from automatable.games.through_the_ages.game import GAME
from automatable.games.through_the_ages.military_deck import can_be_elsewhere, see, unseen
from automatable.games.through_the_ages.ratings import strength
from automatable.games.through_the_ages.set_up import LEVELS, OPTIONS
from automatable.games.through_the_ages.state import State

PUBLISHED = {
    "rounds": ((19.5, 0.6),) * 5,
    "taken": ((35.0, 1.3), (34.9, 1.3), (34.9, 1.3), (35.0, 1.3), (34.9, 1.3)),
    "developed": ((11.2, 1.8), (11.6, 1.8), (11.9, 1.8), (12.0, 1.8), (12.0, 1.8)),
    "stages": ((8.0, 2.4),) * 5,
    "leaders": ((3.3, 0.8), (3.3, 0.8), (3.3, 0.8), (3.2, 0.8), (3.3, 0.8)),
    "events": ((8.6, 1.6), (8.5, 1.6), (8.4, 1.6), (8.4, 1.6), (8.4, 1.6)),
    "aggressions": ((0.5, 0.7), (0.9, 0.9), (1.2, 1.0), (1.4, 1.1), (1.5, 1.1)),
    "wars": ((0.1, 0.3), (0.2, 0.4), (0.4, 0.6), (0.5, 0.7), (0.5, 0.7)),
    "colonies": ((1.4, 1.0), (1.7, 1.0), (2.0, 1.0), (2.1, 1.0), (2.2, 1.0)),
    "strength": ((33, 10), (38, 10), (42, 10), (47, 10), (49, 10)),
    "culture": ((163, 40), (182, 44), (199, 46), (211, 48), (217, 51)),
}
"""Mean and standard deviation by level, 4,000 games each, as far as deviations were published;
where not, that of level 0 stands for it, or one that fits the mean."""
GAMES = 4000
DIGIT = {"strength": 1.0, "culture": 1.0}
"""The last digit that was published; 0.1 for the others."""

COUNTED = {
    "tta-take": "taken", "tta-take_other": "taken", "tta-develop": "developed",
    "tta-to_leader_slot": "leaders", "tta-event_prepared": "events",
    "tta-automa_attacks": "aggressions", "tta-automa_declares_war": "wars",
    "tta-automa_wins_colony": "colonies",
}  # fmt: skip
"""Events that are counted, and as what."""

BANDS = ((range(1, 6), 0.70), (range(6, 10), 0.24), (range(10, 14), 0.06))


@dataclass
class Played:
    """A finished game: its last state and how often each kind of event happened."""

    state: State
    events: Counter[str] = field(default_factory=Counter)
    stages: int = 0

    def note(self, events: Iterable[Event]) -> None:
        for event in events:
            self.events[event.kind] += 1
            if event.kind == "tta-stages":
                self.stages += _int(event.args["n"])


def strength_in(round: int) -> int:
    return int(1 + 0.115 * (round - 1) ** 2 + 0.5)


def culture_in(round: int) -> int:
    return int(160 * ((round - 1) / 18.4) ** 2 + 0.5)


class Dummy:
    """Answers everything a game asks, by its curves and by chance."""

    def __init__(self, luck: Random) -> None:
        self.luck = luck
        self.plan: list[str] = []

    def answer(self, request: Request, state: State) -> str:
        if isinstance(request, Draw):
            return request.outcome(self.luck.sample(request.items(), request.take)).text
        if request.prompt == "turn":
            return self._report(state)
        return self._fact(request, state)

    def _report(self, state: State) -> str:
        """One report after the other of a turn planned when it begins."""
        if not self.plan:
            self.plan = [*self._politics(state), *self._takes(state), "draw 1", "done"]
            if state.round == 1:
                self.plan = [*self._takes(state), "done"]
        report = self.plan.pop(0)
        if report == "draw 1" and state.age == "IV":
            return self._report(state)
        return self._take(state) if report == "take" else report

    def _takes(self, state: State) -> list[str]:
        if state.round == 1:
            return ["take"] * (1 if state.start_player == "human" else 2)
        return ["take"] * self.luck.choices((1, 2, 3), (0.3, 0.6, 0.1))[0]

    def _take(self, state: State) -> str:
        occupied = [space for space, id in enumerate(state.row, start=1) if id]
        if not occupied:
            return self._report(state)
        band = self.luck.choices([b for b, _ in BANDS], [weight for _, weight in BANDS])[0]
        return f"take {self.luck.choice([s for s in occupied if s in band] or occupied)}"

    def _politics(self, state: State) -> list[str]:
        ahead = strength_in(state.round) - strength(state)
        pending = state.person.war_declared or state.automa.war_declared
        if state.age in ("II", "III") and ahead > 5 and not pending and not state.is_last_round:
            if self.luck.random() < 0.10:
                return self._played(state, "war")
            if self.luck.random() < 0.15:
                return self._played(state, "aggression")
        elif state.age in ("I", "II", "III") and ahead >= 3 and self.luck.random() < 0.25:
            return self._played(state, "aggression")
        events = [id for id in state.person.hand if military(id).pile == "event"]
        if events and self.luck.random() < 0.6:
            return [f"event {self.luck.choice(events)}"]
        return []

    def _played(self, state: State, kind: str) -> list[str]:
        """A card of the age out of the deck, as if it had been drawn before."""
        cards = unseen(state, kind, state.age)
        if not cards or not can_be_elsewhere(state, kind, state.age):
            return []
        card = self.luck.choice(list(cards))
        see(state, card)
        state.person.hand.append(card)
        return [f"{kind} {card}"]

    def _fact(self, request: Request, state: State) -> str:
        round = state.round
        facts = {
            "strength": max(strength_in(round), _least(request)),
            "culture": culture_in(round),
            "science_rating": 1 + 2 * round // 3,
            "science": 6,
            "gain": self.luck.randint(4, 18),
            "happiness": 3,
            "lost_science": 5,
            "lost_culture": min(7, culture_in(round)),
        }
        if request.prompt in facts:
            word = "lost" if request.prompt.startswith("lost") else request.prompt
            return f"{word} {facts[request.prompt]}"
        if request.prompt == "bid":
            return self._bid(request)
        if request.prompt == "defend":
            defence = self.luck.choice((0, 0, 2, 4, 6))
            return "repelled" if defence >= _int(request.args["n"]) else "hit"
        if request.prompt in ("agreement", "technology"):
            return "done"
        return str(self.luck.choice(list(request.legal() or ())))

    def _bid(self, request: Request) -> str:
        most = self.luck.choice((0, 2, 3, 4, 5, 6))
        territory = request.args["card"]
        assert isinstance(territory, Ref)
        if military(str(territory.id)).age == "II":
            most += self.luck.randint(1, 5)
        return f"bid {most}" if most > _int(request.args["bid"]) else "pass"


def _least(request: Request) -> int:
    """An attacker's strength must be above the Automa's."""
    legal: Sequence[str] = list(request.legal() or ("0",))
    return int(legal[0].rpartition(" ")[2]) if legal[0].startswith("strength") else 0


def _int(value: Any) -> int:
    return int(value)


def play_game(
    seed: int, look: Callable[[State], None] = lambda state: None, **options: Any
) -> Played:
    """One game to the end, driven without the frame; `look` sees the state before each round."""
    luck, log = Random(seed), Log()
    dummy = Dummy(luck)
    chosen = resolve(OPTIONS, {"tie_policy": "auto", **options})
    played = Played(answered_by(dummy, GAME.set_up(chosen, log), None))
    played.note(log.take())
    while not GAME.is_over(played.state):
        played.state = answered_by(dummy, GAME.turn(played.state, log), played.state)
        played.note(log.take())
        if played.state.phase == "start":
            look(played.state)
    return played


def answered_by(dummy: Dummy, turn: Procedure[State], state: Any) -> State:
    """The state after a turn in which the dummy answers everything."""
    return carried_out(turn, lambda request: request.read(dummy.answer(request, state)))


class ThroughTheAgesTempo:
    """See `automatable.core.simulating.tempo.Tempo`."""

    game = "through_the_ages"
    assumption = "tempo-assumed-scripted"

    def variants(self) -> Sequence[str]:
        return tuple(map(str, LEVELS))

    def measures(self) -> Sequence[Measure]:
        return tuple(Measure(name, name) for name in PUBLISHED)

    def known(self, variant: str) -> Mapping[str, Known]:
        return {name: _known(name, *figures[int(variant)]) for name, figures in PUBLISHED.items()}

    def play(self, variant: str, seed: int) -> Sequence[int | None]:
        played = play_game(seed, level=int(variant))
        found = Counter[str]()
        for kind, name in COUNTED.items():
            found[name] += played.events[kind]
        state = played.state
        found.update(rounds=state.round, stages=played.stages, strength=strength(state),
                     culture=state.automa.culture_points)  # fmt: skip
        return [found[name] for name in PUBLISHED]


def _known(name: str, mean: float, spread: float) -> Known:
    """A rounded mean is uncertain by its last digit, too."""
    rounded = DIGIT.get(name, 0.1) / 12**0.5
    return Known(mean, (spread**2 / GAMES + rounded**2) ** 0.5)


TEMPO = ThroughTheAgesTempo()
