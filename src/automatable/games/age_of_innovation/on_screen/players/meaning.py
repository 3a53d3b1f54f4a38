"""What an answer does, as a message with arguments: hints are put into words later."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from automatable.core.turns.events import Ref, Value
from automatable.games.age_of_innovation.components import DISCIPLINES, base_game
from automatable.games.age_of_innovation.on_screen.labels import JUMPS, thing_of
from automatable.games.age_of_innovation.state import State

Meaning = tuple[str, Mapping[str, Value]]
Parts = list[str]


def meaning(prompt: str, text: str, state: State) -> Meaning:
    """The message that says what an answer does, with the place where it is done."""
    parts = text.split()
    if text == "done":
        return _done(prompt, state)
    if prompt == "spades" and parts[0] == "transform":
        return "advice-transform", {**_at(parts), "terrain": Ref("terrain", parts[2])}
    named = MEANINGS.get(parts[0])
    return named(parts, state) if named else (f"do-{'_'.join(parts)}", {})


def _done(prompt: str, state: State) -> Meaning:
    alone = prompt == "after" and "automa" in state.passed
    return ("do-done_alone" if alone else f"do-done_{prompt}"), {}


def _at(parts: Parts) -> dict[str, Value]:
    return {"hex": Ref("hex", parts[1])}


def _build(parts: Parts, state: State) -> Meaning:
    """Ways that are jumped are said: they cost something."""
    by = parts[-1] if parts[-1] in JUMPS else "foot"
    types = [part for part in parts[2:] if part not in JUMPS]
    return "advice-build", {
        **_at(parts), "building": Ref("building", types[0] if types else "workshop"), "by": by,
    }  # fmt: skip


def _transform(parts: Parts, state: State) -> Meaning:
    return "advice-transform", {**_at(parts), "terrain": Ref("terrain", parts[2])}


def _upgrade(parts: Parts, state: State) -> Meaning:
    return "advice-upgrade", {**_at(parts), "building": Ref("building", parts[2])}


def _neutral(parts: Parts, state: State) -> Meaning:
    return "advice-neutral", {**_at(parts), "building": Ref("building", parts[2])}


def _annex(parts: Parts, state: State) -> Meaning:
    return "advice-annex", _at(parts)


def _bridge(parts: Parts, state: State) -> Meaning:
    return "do-bridge", {"one": Ref("hex", parts[1]), "other": Ref("hex", parts[2])}


def _sailing(parts: Parts, state: State) -> Meaning:
    assert state.player is not None
    return "do-sailing", {"before": state.player.sailing, "after": state.player.sailing + 1}


def _terraforming(parts: Parts, state: State) -> Meaning:
    assert state.player is not None
    now = state.player.tools_per_spade
    return "do-terraforming", {"before": now, "after": now - 1}


def _scholar(parts: Parts, state: State) -> Meaning:
    steps = base_game().knowledge.return_steps if parts[2] == "back" else int(parts[2])
    return "advice-scholar", {"n": steps, "discipline": Ref("discipline", parts[1])}


def _thing(parts: Parts, state: State) -> Meaning:
    found = thing_of(" ".join(parts), state)
    return "advice-thing", {"thing": found or " ".join(parts)}


def _pass(parts: Parts, state: State) -> Meaning:
    bonus = thing_of(" ".join(parts), state)
    return ("do-pass", {}) if bonus is None else ("advice-pass", {"bonus": bonus})


def _convert(parts: Parts, state: State) -> Meaning:
    named = [part for part in parts if part in DISCIPLINES]
    kind = "_".join(part for part in parts if part not in named)
    return f"do-{kind}", {"discipline": Ref("discipline", named[0])} if named else {}


def _discipline(parts: Parts, state: State) -> Meaning:
    return f"advice-{parts[0]}", {"discipline": Ref("discipline", parts[1])}


MEANINGS: dict[str, Callable[[Parts, State], Meaning]] = {
    "build": _build,
    "transform": _transform,
    "upgrade": _upgrade,
    "neutral": _neutral,
    "annex": _annex,
    "bridge": _bridge,
    "sailing": _sailing,
    "terraforming": _terraforming,
    "scholar": _scholar,
    "innovation": _thing,
    "power": _thing,
    "book": _thing,
    "use": _thing,
    "city": _thing,
    "competency": _thing,
    "palace": _thing,
    "pass": _pass,
    "convert": _convert,
    "take": _discipline,
    "step": _discipline,
    "pay": _discipline,
}
