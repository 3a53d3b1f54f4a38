"""Every answer of a game on screen in words, for buttons, menus and the log."""

from __future__ import annotations

from collections.abc import Callable

from automatable.core.drawing.screens import Words
from automatable.core.turns.events import Ref
from automatable.games.age_of_innovation.components import PLACES, base_game
from automatable.games.age_of_innovation.on_screen.components import competencies, place_of
from automatable.games.age_of_innovation.on_screen.player import PERSON
from automatable.games.age_of_innovation.state import State

Parts = list[str]
Label = Callable[[Parts, State, Words], str]
JUMPS = ("tunnel", "fly")


def label(text: str, prompt: str, state: State, words: Words) -> str:
    """What an answer does."""
    parts = text.split()
    if text == "done":
        return _done(prompt, state, words)
    if parts[-1] in JUMPS:
        what = label(" ".join(parts[:-1]), prompt, state, words)
        return words(f"do-by_{parts[-1]}", what=what)
    if prompt == "spades" and parts[0] == "transform":
        return words("do-transform_free", terrain=Ref("terrain", parts[2]))
    named = LABELS.get(parts[0])
    return named(parts, state, words) if named else words(f"do-{'_'.join(parts)}")


def note(text: str, state: State, words: Words) -> str:
    """A second line: what a tile does, where a scholar goes, what lies on a bonus."""
    parts = text.split()
    if parts[0] == "scholar":
        return words("note-scholar_back" if parts[2] == "back" else "note-scholar")
    if parts[0] == "pass" and len(parts) > 1:
        return _taken_bonus(parts[1], state, words)
    said = thing_of(text, state)
    if said is None:
        return ""
    told = words(f"says-{said.kind}-{said.id}")
    return (
        f"{told} {of_its_place(int(said.id), state, words)}" if parts[0] == "competency" else told
    )


def of_its_place(competency: int, state: State, words: Words) -> str:
    """What the place of a competency gives beside it (AOI-ON-COMP-02)."""
    assert state.player is not None
    discipline, row = place_of(competency, state.player.competency_display)
    named = Ref("discipline", discipline)
    return words("sheet-competency_place", steps=row.steps, books=row.books, discipline=named)


def thing_of(text: str, state: State) -> Ref | None:
    """The tile or action that an answer chooses or uses."""
    parts = text.split()
    named = THINGS.get(parts[0])
    return named(parts, state) if named else None


# --- things


def _special(parts: Parts, state: State) -> Ref | None:
    """The tile whose special action is used."""
    player, person = state.player, state.person(PERSON)
    assert player is not None
    source = parts[1]
    if source == "innovation":
        return Ref("innovation_tile", parts[2])
    found: dict[str, Ref] = {
        "bonus": Ref("bonus", person.bonus or 0),
        "palace": Ref("palace", player.palace or 0),
        "faction": Ref("human_faction", person.faction or ""),
        "competency": Ref("competency", _acting(player.competencies)),
    }
    return found[source]


def _acting(owned: list[int]) -> int:
    """The competency with a special action: there is one."""
    return next((id for id in owned if competencies()[id].action), 0)


def _innovation(parts: Parts, state: State) -> Ref | None:
    return state.innovation_at(parts[1])


def _book(parts: Parts, state: State) -> Ref | None:
    return state.book_at(int(parts[1]))


def _bonus(parts: Parts, state: State) -> Ref | None:
    """The round bonus that passing takes."""
    return Ref("bonus", state.bonus_display[PLACES.index(parts[1])] or 0) if parts[1:] else None


THINGS: dict[str, Callable[[Parts, State], Ref | None]] = {
    "use": _special,
    "pass": _bonus,
    "innovation": _innovation,
    "book": _book,
    "power": lambda parts, state: Ref("power_action", int(parts[1])),
    "competency": lambda parts, state: Ref("competency", int(parts[1])),
    "palace": lambda parts, state: Ref("palace", int(parts[1])),
    "city": lambda parts, state: Ref("city_tile", parts[1]),
}


def _taken_bonus(place: str, state: State, words: Words) -> str:
    assert state.player is not None
    i = PLACES.index(place)
    coins = words("note-pass_coins", coins=state.player.bonus_coins[i])
    return f"{words(f'says-bonus-{state.bonus_display[i]}')} {coins}."


# --- one verb after the other


def _done(prompt: str, state: State, words: Words) -> str:
    """`done` ends a turn, or gives something up and says what."""
    if prompt == "after":
        alone = "automa" in state.passed
        return words("do-done_alone" if alone else "do-done_after")
    return words(f"do-done_{prompt}")


def _build(parts: Parts, state: State, words: Words) -> str:
    return words(f"do-build_{parts[2]}" if len(parts) > 2 else "do-build")


def _transform(parts: Parts, state: State, words: Words) -> str:
    return words("do-transform", terrain=Ref("terrain", parts[2]))


def _upgrade(parts: Parts, state: State, words: Words) -> str:
    return words("do-upgrade", building=Ref("building", parts[2]))


def _sailing(parts: Parts, state: State, words: Words) -> str:
    assert state.player is not None
    now = state.player.sailing
    return words("do-sailing", before=now, after=now + 1)


def _terraforming(parts: Parts, state: State, words: Words) -> str:
    assert state.player is not None
    now = state.player.tools_per_spade
    return words("do-terraforming", before=now, after=now - 1)


def _scholar(parts: Parts, state: State, words: Words) -> str:
    steps = base_game().knowledge.return_steps if parts[2] == "back" else int(parts[2])
    return words("do-scholar", n=steps, discipline=Ref("discipline", parts[1]))


def _thing(parts: Parts, state: State, words: Words) -> str:
    found = thing_of(" ".join(parts), state)
    return words.ref(found) if found else " ".join(parts)


def _bridge(parts: Parts, state: State, words: Words) -> str:
    return words("do-bridge", one=Ref("hex", parts[1]), other=Ref("hex", parts[2]))


def _annex(parts: Parts, state: State, words: Words) -> str:
    return words("do-annex")


def _pass(parts: Parts, state: State, words: Words) -> str:
    if len(parts) == 1:
        return words("do-pass")
    bonus = state.bonus_display[PLACES.index(parts[1])]
    return words("do-pass_taking", n=bonus or 0)


def _convert(parts: Parts, state: State, words: Words) -> str:
    """`convert power book law`, `convert book law coin`."""
    named = [part for part in parts if words.has(f"discipline-{part}")]
    kind = "_".join(part for part in parts if part not in named)
    args = {"discipline": Ref("discipline", named[0])} if named else {}
    return words(f"do-{kind}", **args)


def _discipline(parts: Parts, state: State, words: Words) -> str:
    return words(f"discipline-{parts[1]}")


def _neutral(parts: Parts, state: State, words: Words) -> str:
    return words("do-neutral", building=Ref("building", parts[2]))


def _set_up(kind: str) -> Label:
    return lambda parts, state, words: words(f"{kind}-{parts[1]}")


LABELS: dict[str, Label] = {
    "build": _build,
    "transform": _transform,
    "upgrade": _upgrade,
    "sailing": _sailing,
    "terraforming": _terraforming,
    "innovation": _thing,
    "scholar": _scholar,
    "power": _thing,
    "book": _thing,
    "use": _thing,
    "annex": _annex,
    "bridge": _bridge,
    "pass": _pass,
    "convert": _convert,
    "take": _discipline,
    "step": _discipline,
    "pay": _discipline,
    "city": _thing,
    "competency": _thing,
    "palace": _thing,
    "neutral": _neutral,
    "home": _set_up("terrain"),
    "faction": _set_up("human_faction"),
    "bonus": _set_up("bonus"),
}
