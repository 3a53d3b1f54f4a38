"""A player who plans the whole turn: engine, cards and army together, by the outlook it leaves.

It looks for the best row of actions, keeps a few candidates at every step and counts what is left
of actions as worth something until the turn ends. Political actions are tried on copies of the
game, with draws as they may come. It knows what a person knows.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from random import Random

from automatable.core.simulating.whole_games import Dealer, Silent
from automatable.core.state.copying import copied
from automatable.core.turns.procedure import Draw, Request
from automatable.games.through_the_ages.base_cards import civil, military
from automatable.games.through_the_ages.on_screen.attacks import defence_value
from automatable.games.through_the_ages.on_screen.goods import gain_goods, lose_goods
from automatable.games.through_the_ages.on_screen.players.outlook import outlook
from automatable.games.through_the_ages.on_screen.ratings import own
from automatable.games.through_the_ages.on_screen.turn import END, person_turn
from automatable.games.through_the_ages.state import State

NEVER = ("destroy", "disband", END)
WIDTH = 3
"""Candidates kept at every step of a turn."""
LONGEST = 12
CIVIL, MILITARY = 5.0, 1.0
"""Points of an action that is not spent yet, while the turn is planned."""
TRIES = 4
"""How often a political action is tried out."""
Plan = tuple[str, ...]
Answer = Callable[[State, Request, list[str]], str]
"""The position, the question, its legal answers: one of these."""


class Statesman:
    """The player; it remembers the plan of a turn as long as the turn goes by it."""

    def __init__(self) -> None:
        self._expected: State | None = None
        self._rest: Plan = ()

    def __call__(self, state: State | None, request: Request, chance: Random) -> str:
        """The answer to a question; never a resignation."""
        legal = [text for text in request.legal() if text != "resign"]
        if state is None or not state.on_screen or len(legal) == 1:
            return legal[0]
        if request.prompt == "on_action":
            return self._act(state)
        if request.prompt == "on_politics":
            return best_politics(state, legal, chance)
        return answer_to(state, request, legal)

    def _act(self, state: State) -> str:
        rest = self._rest if state == self._expected else plan(state)
        text, self._rest = rest[0], rest[1:]
        self._expected = after(state, text) if self._rest else None
        return text


statesman = Statesman()


# --- the turn


def plan(state: State) -> Plan:
    """The rest of the turn, up to its end."""
    best: tuple[float, Plan] = outlook(state), ()
    beam: list[tuple[float, State, Plan]] = [(best[0], state, ())]
    for _ in range(LONGEST):
        found = dict[float, tuple[float, State, Plan]]()
        for _, at, done in beam:
            for text, after in _next(at):
                value = outlook(after)
                found.setdefault(round(value, 6), (value, after, (*done, text)))
        if not found:
            break
        top = max(found.values(), key=lambda one: one[0])
        if top[0] > best[0] + 1e-9:
            best = top[0], top[2]
        beam = sorted(found.values(), key=lambda one: -_promise(*one[:2]))[:WIDTH]
    return (*best[1], END)


def _promise(value: float, state: State) -> float:
    """Actions that are left can still be used."""
    return value + CIVIL * own(state).ca + MILITARY * own(state).ma


def _next(state: State) -> Iterator[tuple[str, State]]:
    for text in next(person_turn(copied(state), Silent())).legal():
        if text.split()[0] not in NEVER:
            yield text, after(state, text)


def after(state: State, text: str) -> State:
    """The position after an action; questions inside it get their first answer."""
    running = person_turn(copied(state), Silent())
    try:
        request = running.send(next(running).read(text).value)
        while True:
            request = running.send(request.read(next(iter(request.legal()))).value)
    except StopIteration as end:
        found: State = end.value
        return found


# --- politics


def best_politics(state: State, legal: list[str], chance: Random) -> str:
    """What leaves the best outlook on average."""
    values = politics_by_value(state, legal, chance)
    return max(values, key=values.__getitem__)


def politics_by_value(state: State, legal: list[str], chance: Random) -> dict[str, float]:
    """The outlook after each political action; doing nothing is known beforehand."""
    return {text: _tried(state, text, chance) for text in legal if text != "peek"}


def _tried(state: State, text: str, chance: Random) -> float:
    if text == "none":
        return outlook(state)
    return sum(outlook(_happened(state, text, chance)) for _ in range(TRIES)) / TRIES


def _happened(state: State, text: str, chance: Random) -> State:
    """One way in which a political action may turn out."""
    at, dealer = copied(state), Dealer(f"statesman {chance.random()}")
    running = person_turn(at, Silent())
    try:
        request: Request = running.send(next(running).read(text).value)
        while True:
            if isinstance(request, Draw):
                request = running.send(dealer.deal(request))
            else:
                legal = [one for one in request.legal() if one != "resign"]
                request = running.send(request.read(answer_to(at, request, legal)).value)
    except StopIteration as end:
        found: State = end.value
        return found


# --- other questions


def answer_to(state: State, request: Request, legal: list[str]) -> str:
    """What is asked inside an action, an event or her turn."""
    answer = ANSWERS.get(request.prompt.removeprefix("on_"))
    return answer(state, request, legal) if answer and len(legal) > 1 else legal[0]


def _by_outlook(change: Callable[[State, str], None]) -> Answer:
    """The answer after which the position looks best."""

    def chosen(state: State, request: Request, legal: list[str]) -> str:
        return max(legal, key=lambda text: changed(state, text, change))

    return chosen


def changed(state: State, text: str, change: Callable[[State, str], None]) -> float:
    """The outlook after an answer that changes the position so."""
    at = copied(state)
    change(at, text)
    return outlook(at)


def _lose_worker(state: State, text: str) -> None:
    own(state).put_worker(text.split()[1], -1)
    own(state).yellow += 1


def _lose_building(state: State, text: str) -> None:
    own(state).put_worker(text.split()[1], -1)
    own(state).unused += 1


def _goods(state: State, text: str) -> None:
    verb, *goods = text.split()
    for word in goods:
        name, _, n = word.partition("*")
        (lose_goods if verb == "lose" else gain_goods)(own(state), name, int(n or 1))


def _discard(state: State, text: str) -> None:
    state.person.hand.remove(text.split()[1])


def _agree(state: State, text: str) -> None:
    card = text.split()[-1]
    if text != "done" and civil(card).group != "wonder":
        own(state).take_in_hand(card)


def _bid(state: State, request: Request, legal: list[str]) -> str:
    """A colony for what the units are worth."""
    card = military(str(request.args["card"].id))  # type: ignore[union-attr]
    gains = 2 * sum(card.printed_permanent.values()) + 0.8 * sum(card.printed_immediate.values())
    return legal[0] if 1.6 * int(legal[0].split()[1]) <= 6 + gains else legal[-1]


def _force(state: State, request: Request, legal: list[str]) -> str:
    """Bonus cards before units, weak units before strong ones."""
    cards = [text for text in legal if text.startswith("bonus")]
    if cards:
        return max(cards, key=lambda text: military(text.split()[1]).colonization)
    units = [text for text in legal if text.startswith("send")]
    return min(units or legal, key=_strength_of)


def _strength_of(text: str) -> int:
    verb, id = text.split()
    return civil(id).yields["strength"] if verb == "send" else 0


def _defend(state: State, request: Request, legal: list[str]) -> str:
    """Only if the attack can be repelled; with the least that does it."""
    mine, attack, most = (int(str(request.args[name])) for name in ("mine", "attack", "n"))
    needed = attack - mine
    able = sorted(map(defence_value, state.person.hand), reverse=True)[:most]
    if sum(able) < needed:
        return "done"
    values = {text: defence_value(text.split()[1]) for text in legal if text != "done"}
    enough = {text: n for text, n in values.items() if n >= needed}
    if enough:
        return min(enough, key=enough.__getitem__)
    return max(values, key=values.__getitem__)


def _raze(state: State, request: Request, legal: list[str]) -> str:
    return max(legal, key=lambda text: civil(text.split()[1]).level)


def _civilization(state: State, request: Request, legal: list[str]) -> str:
    """A worker while there is none to spare, then what is developed or built."""
    if own(state).unused < 2 and "grow" in legal:
        return "grow"
    order = ("develop", "revolution", "build", "grow", "none")
    return min(legal, key=lambda text: order.index(text.split()[0]))


ANSWERS: Mapping[str, Answer] = {
    "population": _by_outlook(_lose_worker),
    "destroy_own": _by_outlook(_lose_building),
    "gain_goods": _by_outlook(_goods),
    "lose_goods": _by_outlook(_goods),
    "markets": _by_outlook(_goods),
    "discard": _by_outlook(_discard),
    "agreement": _by_outlook(_agree),
    "bid": _bid,
    "force": _force,
    "defend": _defend,
    "raze": _raze,
    "civilization": _civilization,
}
CHANGES: Mapping[str, Callable[[State, str], None]] = {"lose": _lose_worker, "discard": _discard}
"""What an answer does, by its first word, where that tells enough."""
