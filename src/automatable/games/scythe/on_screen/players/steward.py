"""The steward plans its turns ahead, and carries out the first of them.

A plan is a line of whole turns on an estate (see `estate`). The best ones are tried against what
the Automa may answer, sampled from what nobody has seen. What no plan speaks of, such as the card
of an encounter, is thought through when it comes.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cached_property

from automatable.core.turns.procedure import Request
from automatable.core.turns.turn_so_far import TurnSoFar
from automatable.games.scythe.odds import unseen
from automatable.games.scythe.on_screen.components import BOTTOM
from automatable.games.scythe.on_screen.context import PersonTurn
from automatable.games.scythe.on_screen.players.answering import (
    play_out,
    rest_of,
    said,
    scripted,
    sensible,
    spoken,
)
from automatable.games.scythe.on_screen.players.answers_of_automa import (
    Chance,
    after_the_automa,
    strikes,
)
from automatable.games.scythe.on_screen.players.attacks import attacks
from automatable.games.scythe.on_screen.players.clock import clock_of
from automatable.games.scythe.on_screen.players.danger import Danger
from automatable.games.scythe.on_screen.players.estate import (
    Estate,
    Ground,
    Script,
    estate_of,
    ground_of,
    score,
    silent_turn,
)
from automatable.games.scythe.on_screen.players.estate_turns import bottoms_of, turns
from automatable.games.scythe.on_screen.players.line import Line
from automatable.games.scythe.on_screen.players.plan import Plan, Search, plans
from automatable.games.scythe.on_screen.players.prospects import SIX, hoped, standing
from automatable.games.scythe.score import score as score_sheet
from automatable.games.scythe.state import State

MOST = 40
"""Answers of one question that are thought through one by one."""
WIDE, NARROW = Search(), Search(turns=5, width=8)
"""How a turn is planned, and how an answer is judged that no plan speaks of."""
COMPARED = 6
"""Plans that are tried against the cards of the Automa."""
TRIES = 2
"""How often an attack is tried that chance decides."""
NEAR = 4.0
"""Rounds before the end in which the game may be over sooner than planned."""
BY_SENSE = frozenset(("power", "play", "pay", "discard", "retreat", "retreat_workers", "ability"))
"""Questions that good sense answers without a plan."""


@dataclass(frozen=True)
class Thought:
    """An answer, the lead that it promises, the plan behind it, and what the Automa may cost."""

    text: str
    worth: float
    plan: Plan | None = None
    loss: float = 0.0


@dataclass(frozen=True)
class _Memory:
    """The plan of a turn, kept until the turn is over or goes another way."""

    start: State
    script: Script
    further: tuple[Script, ...] = ()


_last: list[_Memory] = []


def stewarded(state: State, legal: Sequence[str]) -> str:
    """What the steward answers in its turn; a plan that still holds is not made again."""
    if len(legal) == 1:
        return legal[0]
    so_far = turn_so_far_of(state)
    if so_far is not None and _last and _last[0].start == so_far.start:
        told, request = said(so_far)
        rest = rest_of(_last[0].script, told)
        planned = None if rest is None else scripted(silent_turn(state), request, legal, rest)
        if planned is not None and request.prompt not in BY_SENSE:
            return planned
    return thoughts(state, legal)[0].text


def rest_of_turn(state: State, thought: Thought) -> tuple[str, ...]:
    """What follows an answer in its turn by the plan behind it; nothing without one."""
    so_far = turn_so_far_of(state)
    if so_far is None or thought.plan is None:
        return ()
    told, request = said(so_far)
    script, *_ = (estate.script for estate in thought.plan.estates())
    rest = rest_of(script, (*told, (request.prompt, thought.text)))
    if rest is None:
        return ()
    return tuple(spoken(Line(so_far, [request.read(thought.text).value]), rest))


def _plan_of_the_last_turn(start: State) -> tuple[Script, ...]:
    """What was planned for this turn and those after it, if anything was."""
    if not _last:
        return ()
    before = _last[0].start
    if before == start:
        return (_last[0].script, *_last[0].further)
    same = before.persons[0].faction == start.persons[0].faction
    return _last[0].further if same and before.turn + 1 == start.turn else ()


def turn_so_far_of(state: State) -> TurnSoFar[State] | None:
    """Where the turn stands; None if facts were corrected in the middle of it."""
    so_far = state.turn_so_far
    assert so_far is not None
    if Line(so_far).turn.state == state:
        return so_far
    return None if so_far.answers else TurnSoFar(state.copy())


def thoughts(state: State, legal: Sequence[str], search: Search | None = None) -> list[Thought]:
    """The answers that were thought through, the best first."""
    search = search or WIDE
    so_far = turn_so_far_of(state)
    if so_far is None:
        return _after_a_correction(state, legal, search)
    told, request = said(so_far)
    if request.prompt in BY_SENSE:
        return [Thought(sensible(silent_turn(state), request, legal), 0.0)]
    search = replace(search, follow=_plan_of_the_last_turn(so_far.start))
    table = _Table(so_far, request, legal, told, search)
    return table.by_plans() or table.one_by_one()


@dataclass(frozen=True)
class _Table:
    """A question in a turn, with all that is needed to think about it."""

    so_far: TurnSoFar[State]
    request: Request
    legal: Sequence[str]
    told: Script
    search: Search

    @cached_property
    def left(self) -> float:
        """Rounds to come after this turn."""
        return self.ground.clock.left[1]

    @cached_property
    def ground(self) -> Ground:
        return ground_of(silent_turn(self.so_far.start))

    @cached_property
    def danger(self) -> Danger:
        return Danger(silent_turn(self.so_far.start))

    def by_plans(self) -> list[Thought]:
        """Whole turns that begin with what was said so far, and what can follow them."""
        turn, ground = Line(self.so_far).turn, self.ground
        start = estate_of(silent_turn(self.so_far.start))
        begun: list[tuple[str, Estate]] = []
        for after in (*turns(start, ground, self.left), *attacks(start, ground, self.left)):
            rest = rest_of(after.script, self.told)
            text = None if rest is None else scripted(turn, self.request, self.legal, rest)
            if text is not None:
                after.risk += self.danger.cost(after) if after.stars < SIX else 0.0
                begun.append((text, after))
        ends = [estate for _, estate in begun]
        found = plans(ends, ground, self.search)[:COMPARED]
        if ends and self.left < NEAR:
            found.append(_safest(ends, ground))
        thought = [self._answered(begun[plan.first], plan) for plan in found]
        if not thought:
            return []
        best = max(thought, key=lambda t: t.worth)
        assert best.plan is not None
        script, *further = (estate.script for estate in best.plan.estates())
        _last[:] = [_Memory(self.so_far.start, script, tuple(further))]
        return _best_of_each(thought)

    def _answered(self, begun: tuple[str, Estate], plan: Plan) -> Thought:
        """With what the Automa's attacks cost on average."""
        text, estate = begun
        line = play_out(Line(TurnSoFar(self.so_far.start)), estate.script, Chance(0).deal)
        state = line.turn.state
        if state.ended_by:
            return Thought(text, plan.worth, plan)
        loss = self._loss(state)
        return Thought(text, plan.worth + self.danger.cost(estate) - loss, plan, loss)

    def _loss(self, state: State) -> float:
        """What the cards that attack cost, each with the chance that it comes."""
        automa = state.automas[0]
        cards = strikes(automa)
        if not cards:
            return 0.0
        left = self.ground.clock.left[1]
        before = _lead(state, left, self.ground.automa_pace)
        after = sum(_struck(state, card.number) for card in cards)
        return (len(cards) * before - after) / len(unseen(automa))

    def one_by_one(self) -> list[Thought]:
        """Each answer with a sensible rest of the turn, and the plan from there."""
        ends = []
        for text in self.legal[:MOST]:
            line = Line(self.so_far, [self.request.read(text).value])
            ends.append(estate_of(play_out(line, (), Chance(0).deal).turn))
        narrow = replace(NARROW, until=self.search.until)
        found = plans(ends, self.ground, narrow)
        return _best_of_each([Thought(self.legal[p.first], p.worth, p) for p in found])


def _safest(ends: Sequence[Estate], ground: Ground) -> Plan:
    """The beginning that scores most if the game is over after the Automa's turn."""
    first = max(range(len(ends)), key=lambda n: score(ends[n], ground))
    return replace(plans([ends[first]], ground, NARROW)[0], first=first)


def _struck(state: State, card: int) -> float:
    """The lead after an attack, on average."""
    found: list[float] = []
    for number in range(TRIES):
        chance = Chance(TRIES * card + number)
        after = after_the_automa(state, chance, card)
        found.append(_lead(after, clock_of(after.automas[0]).left[0]))
        if not chance.asked:
            break
    return sum(found) / len(found)


def _lead(state: State, left: float, more: float = 0.0) -> float:
    """The lead that a position promises, or that it has if the game is over."""
    turn = silent_turn(state)
    ground = ground_of(turn)
    automa = ground.automa_score + more
    if state.ended_by:
        person, _ = score_sheet(state).seats
        return hoped(person.total - automa, 0)
    own = standing(estate_of(turn), ground, left)
    return hoped(own - automa - ground.automa_pace * left, left)


def _best_of_each(found: Sequence[Thought]) -> list[Thought]:
    best: dict[str, Thought] = {}
    for thought in sorted(found, key=lambda t: -t.worth):
        best.setdefault(thought.text, thought)
    return list(best.values())


def _after_a_correction(state: State, legal: Sequence[str], search: Search) -> list[Thought]:
    """The turn cannot be played again from its start: the bottom action is planned from here."""
    turn = silent_turn(state)
    section = turn.player.section
    if not {*legal} & {*BOTTOM} or section not in turn.player.player_mat.by_top:
        return [Thought(_by_sense(turn, legal), 0.0)]
    ground = ground_of(turn)
    ends = [estate_of(turn), *bottoms_of(estate_of(turn), ground, section)]
    texts = [estate.script[0][1] if estate.script else "end" for estate in ends]
    found = plans(ends, ground, search)
    return _best_of_each([Thought(texts[p.first], p.worth, p) for p in found])


def _by_sense(turn: PersonTurn, legal: Sequence[str]) -> str:
    """An end if one is offered, so that nothing is done on facts that no longer hold."""
    return next((text for text in ("done", "stop", "end") if text in legal), legal[0])
