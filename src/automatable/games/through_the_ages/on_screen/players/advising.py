"""Partners for a person: what they would do in this turn, and what speaks for it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from random import Random

from automatable.core.advice.players import Advice, Advised, Figure, Reason
from automatable.core.simulating.whole_games import Silent
from automatable.core.state.copying import copied
from automatable.core.turns.events import Ref, Value
from automatable.games.through_the_ages.on_screen.labels import PLAIN
from automatable.games.through_the_ages.on_screen.players.outlook import outlook
from automatable.games.through_the_ages.on_screen.players.planner import (
    MOST_BID,
    NEVER,
    after,
    best_action,
    best_politics,
    worth,
)
from automatable.games.through_the_ages.on_screen.players.statesman import (
    CHANGES,
    changed,
    plan,
    politics_by_value,
)
from automatable.games.through_the_ages.on_screen.players.statesman import (
    after as after_planned,
)
from automatable.games.through_the_ages.on_screen.ratings import (
    food_production,
    own,
    own_rating,
    resource_production,
    uprising,
)
from automatable.games.through_the_ages.on_screen.turn import END, person_turn
from automatable.games.through_the_ages.state import State

SHOWN = 3
"""A choice and its alternatives."""
LONGEST = 8
"""Actions of a plan: no turn has many more."""
BY_WORTH = 10
"""Points of the planner's reckoning for one that a person reads."""


class Planner:
    """One action after the other, each the best by its reckoning."""

    id, game, takes_time, usual = "planner", "through_the_ages", False, False

    def can_answer(self, state: State, legal: Sequence[str]) -> bool:
        """Goods in any mix are left to the person."""
        return state.on_screen and not any("food" in text.split() for text in legal)

    def advise(self, state: State, legal: Sequence[str], seconds: float = 0) -> Advice:
        if END in legal:
            choices = tuple(self._actions(state, legal))
        else:
            choices = (Advised(_other(state, legal), *meaning(_other(state, legal))),)
        return Advice(self.id, choices, "player-planner-reason")

    def _actions(self, state: State, legal: Sequence[str]) -> Iterator[Advised]:
        """The best first, with the rest of its turn; the others as alternatives."""
        best, now = best_action(state, list(legal)), worth(state)
        gains = {t: worth(after(state, t)) - now for t in legal if t.split()[0] not in NEVER}
        others = sorted((t for t in gains if t != best), key=lambda t: -gains[t])
        for text in (best, *others)[:SHOWN]:
            figures = (Figure("advice-worth", round(gains.get(text, 0) / BY_WORTH, 1)),)
            then = tuple(_then(state, text)) if text == best else ()
            yield Advised(text, *meaning(text), figures, (), then)


class StatesmansHints:
    """The whole turn as a plan, with what it changes."""

    id, game, takes_time, usual = "statesman", "through_the_ages", False, True

    def can_answer(self, state: State, legal: Sequence[str]) -> bool:
        """Goods in any mix are left to the person."""
        return state.on_screen and not any("food" in text.split() for text in legal)

    def advise(self, state: State, legal: Sequence[str], seconds: float = 0) -> Advice:
        if END in legal:
            choices = (self._turn(state), *self._others(state, legal))[:SHOWN]
        elif "none" in legal and _is_politics(legal):
            choices = tuple(self._politics(state, legal))
        else:
            text = _in_between(state, legal)
            choices = (Advised(text, *meaning(text)),)
        return Advice(self.id, choices, "player-statesman-reason")

    def _turn(self, state: State) -> Advised:
        """The plan, and how the civilization stands after it."""
        first, *rest = plan(state)
        then, at = list[str](), state
        for text in (first, *rest):
            if text == END or _unasked(at, text) is None:
                break
            at = after_planned(at, text)
            then.append(text)
        later = tuple(rest[: len(then)]) if then else ()
        figures = (Figure("advice-ahead", round(outlook(at) - outlook(state), 1)),)
        return Advised(first, *meaning(first), figures, tuple(reasons(state, at)), later)

    def _others(self, state: State, legal: Sequence[str]) -> Iterator[Advised]:
        """The best single actions beside it."""
        first, now = plan(state)[0], outlook(state)
        able = [text for text in legal if text != first and text.split()[0] not in NEVER]
        gains = {text: outlook(after_planned(state, text)) - now for text in able}
        for text in sorted(gains, key=lambda text: -gains[text])[: SHOWN - 1]:
            figures = (Figure("advice-ahead", round(gains[text], 1)),)
            yield Advised(text, *meaning(text), figures)

    def _politics(self, state: State, legal: Sequence[str]) -> Iterator[Advised]:
        now = outlook(state)
        values = politics_by_value(state, [text for text in legal if text != "resign"], Random(1))
        for text in sorted(values, key=lambda text: -values[text])[:SHOWN]:
            figures = (Figure("advice-ahead", round(values[text] - now, 1)),)
            yield Advised(text, *meaning(text), figures)


def _in_between(state: State, legal: Sequence[str]) -> str:
    """What an event or an attack leaves to the person."""
    change = CHANGES.get(legal[0].split()[0])
    if change is None or "done" in legal:
        return _other(state, legal)
    return max(legal, key=lambda text: changed(state, text, change))


def _is_politics(legal: Sequence[str]) -> bool:
    """Declining an event's gift is `none`, too."""
    verbs = {text.split()[0] for text in legal}
    return verbs <= {
        "prepare", "aggression", "war", "columbus", "alexander", "peek", "none", "resign",
    }  # fmt: skip


def reasons(before: State, after: State) -> Iterator[Reason]:
    """What a plan changes of what a player watches."""
    if uprising(before) and not uprising(after):
        yield Reason("advice-no_uprising")
    then = _watched(after)
    for name, was in _watched(before).items():
        if then[name] != was:
            yield Reason(f"advice-grows-{name}", {"before": was, "after": then[name]})


def _watched(state: State) -> dict[str, int]:
    civ = own(state)
    return {
        "culture": own_rating(state, "culture"), "science": own_rating(state, "science"),
        "resources": resource_production(civ), "food": food_production(civ),
        "strength": own_rating(state, "strength"), "happiness": own_rating(state, "happiness"),
        "civil": civ.civil_total, "military": civ.military_total,
    }  # fmt: skip


def _other(state: State, legal: Sequence[str]) -> str:
    """Politics, auctions, and what has to be chosen in between."""
    able = [text for text in legal if text != "resign"]
    verbs = {text.split()[0] for text in able}
    if "none" in verbs and verbs & {"prepare", "aggression", "war", "columbus", "peek", "none"}:
        return best_politics(state, able)
    if "bid" in verbs:
        return able[0] if int(able[0].split()[1]) <= MOST_BID else able[-1]
    return able[0]


def _then(state: State, text: str) -> Iterator[str]:
    """How the turn goes on, up to a question or its end."""
    for _ in range(LONGEST):
        if text == END:
            return
        found = _unasked(state, text)
        if found is None:
            return
        state, legal = found
        text = best_action(state, legal)
        yield text


def _unasked(state: State, text: str) -> tuple[State, list[str]] | None:
    """The position after an action and what can follow; nothing if it asks something."""
    running = person_turn(copied(state), Silent())
    try:
        running.send(next(running).read(text).value)
    except StopIteration as end:
        reached: State = end.value
        return reached, list(next(person_turn(copied(reached), Silent())).legal())
    return None


def meaning(text: str) -> tuple[str, Mapping[str, Value]]:
    """The message that says what an answer does."""
    verb, *rest = text.split()
    if verb in PLAIN or not rest:
        return f"do-{verb}", {}
    if verb in ("stage", "bid"):
        return f"do-{verb}", {"n": int(rest[0])}
    if verb in ("churchill", "remove"):
        return f"do-{verb}-{rest[0]}", {}
    if verb == "upgrade":
        return "do-upgrade", {"low": Ref("civ", rest[0]), "high": Ref("civ", rest[1])}
    if verb == "play" and len(rest) > 2:
        return "do-play_for", {"card": Ref("civ", rest[0]), "what": Ref("civ", rest[-1])}
    return f"do-{verb}", {"card": Ref("civ", rest[0] if verb == "play" else rest[-1])}


PLAYERS = (StatesmansHints(), Planner())
