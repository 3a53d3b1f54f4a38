"""The sheet of a game on screen: purse, deeds by place and by kind, forecast, both hands."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from automatable.core.drawing.screens import BoardDrawing, Vital, Words
from automatable.core.matches.match import Match
from automatable.core.simulating.whole_games import Silent
from automatable.games.through_the_ages.base_cards import civil
from automatable.games.through_the_ages.board.attack_odds import attack_odds, war_now
from automatable.games.through_the_ages.board.card_facts import card_facts
from automatable.games.through_the_ages.board.deeds import (
    ORDER,
    SIGNS,
    Deed,
    deed,
    deeds,
    said,
)
from automatable.games.through_the_ages.board.forecast import age_ends, forecast
from automatable.games.through_the_ages.board.happened import happened
from automatable.games.through_the_ages.board.icons import icon
from automatable.games.through_the_ages.board.own_board import CHIPS, own_board, places
from automatable.games.through_the_ages.board.scene import Face, face, military_face
from automatable.games.through_the_ages.on_screen.building import grow_price
from automatable.games.through_the_ages.on_screen.colonies import BONUS_ICONS, greatest_force
from automatable.games.through_the_ages.on_screen.context import Move, PersonTurn
from automatable.games.through_the_ages.on_screen.goods import stored
from automatable.games.through_the_ages.on_screen.ratings import own, own_rating, own_sources
from automatable.games.through_the_ages.on_screen.refusals import new_turn
from automatable.games.through_the_ages.on_screen.taking import forbidden, take_price
from automatable.games.through_the_ages.on_screen.turn import END, actions
from automatable.games.through_the_ages.state import State

WATCHED = ("strength", "culture", "science", "happiness")
MINE = ("action", "population", "destroy_own", "token", "free_build", "civilization", "homer",
        "ruin_wonder", "lose_goods", "gain_goods", "force", "spoils")  # fmt: skip
"""Questions that are answered on one's own cards."""


@dataclass(frozen=True)
class Group:
    """Deeds of one kind under a heading; without any, why there are none."""

    id: str
    sign: str
    title: str
    told: str
    deeds: tuple[Deed, ...]


@dataclass(frozen=True)
class Here:
    """What can be done at a tapped place."""

    key: str
    title: str
    facts: tuple[str, ...]
    deeds: tuple[Deed, ...]
    why: str = ""
    card: Face | None = None


def own_scene(match: Match[State], words: Words) -> dict[str, Any]:
    """Everything that `sheet/screen.html` shows."""
    state, pending = match.state, match.pending
    turn = new_turn(state, Silent())
    prompt = asked(match)
    moves = actions(turn) if prompt == "action" else {}
    legal = [text for text in match.legal() if text != END] if pending is not None else []
    shown = deeds(legal, prompt, state, words, moves)
    return {
        "prompt": prompt,
        "purse": _purse(state, words),
        "groups": list(_groups(turn, shown, words)) if prompt == "action" else [],
        "here": list(_here(turn, shown, words)) if prompt == "action" else [],
        "deeds": [] if prompt == "action" else [one for one in shown if one.verb != "resign"],
        "resign": next((one for one in shown if one.verb == "resign"), None),
        "forecast": forecast(state, words) if prompt == "action" else None,
        "age_ends": age_ends(state, words) if prompt == "action" else "",
        "end": deed(END, prompt, state, words) if prompt == "action" else None,
        "hands": _hands(state, words),
        "sources": [(name, _sources(state, name, words)) for name in WATCHED],
        "odds": attack_odds(state, [d.card for d in shown if d.verb == "aggression"]),
        "wars": war_now(state, [d.card for d in shown if d.verb == "war"]),
        "force": _force(turn, words) if prompt == "bid" else "",
        "compared": _compared(pending.args if pending is not None else {}, prompt),
        "war": _war(state, words),
        "happened": happened(match, words),
        "sign": icon,
    }


def asked(match: Match[State]) -> str:
    """The open question, without the mark of the questions on screen."""
    return match.pending.prompt.removeprefix("on_") if match.pending is not None else ""


def _purse(state: State, words: Words) -> list[tuple[str, str, str]]:
    """Actions, goods, science, free workers: sign, name, number."""
    civ = own(state)
    return [
        ("civil", words("own-civil"), f"{civ.ca}"),
        ("military_action", words("own-military"), f"{civ.ma}"),
        ("food", words("own-food"), str(stored(civ, "food"))),
        ("resources", words("own-resources"), str(stored(civ, "resources"))),
        ("science", words("table-science"), str(civ.science)),
        ("cube", words("own-chip-unused"), str(civ.unused)),
    ]


# --- by kind


def _groups(turn: PersonTurn, shown: Sequence[Deed], words: Words) -> Iterator[Group]:
    for id in ORDER:
        some = tuple(one for one in shown if one.group == id)
        told = words(f"own-group_some-{id}", n=len(some)) if some else _why_none(turn, id, words)
        if some or told:
            yield Group(id, SIGNS[id], words(f"own-group-{id}"), told, some)


def _why_none(turn: PersonTurn, id: str, words: Words) -> str:
    """Why nothing of a kind can be done; empty if nobody would look for it."""
    civ = turn.civ
    if turn.state.round == 1 or id in ("upgrade", "ability", "less", "tactic"):
        return ""
    if id == "population":
        price = grow_price(civ)
        if price is None:
            return words("own-none-yellow")
        missing = price - stored(civ, "food")
        return (
            words("own-none-food", price=price, n=missing)
            if missing > 0
            else words("own-none-actions")
        )
    if id == "build":
        return words("own-none-worker") if not civ.unused else words("own-none-build")
    if id == "wonder":
        return words("own-none-wonder") if civ.unfinished else ""
    return words("own-none-hand") if civ.hand else ""


# --- by place


def _here(turn: PersonTurn, shown: Sequence[Deed], words: Words) -> Iterator[Here]:
    yield from _row(turn, shown, words)
    yield from _cards(turn, shown, words)
    yield from _chips(turn, shown, words)


def _row(turn: PersonTurn, shown: Sequence[Deed], words: Words) -> Iterator[Here]:
    """Every card of the row: what it says, and its button or why it cannot be taken."""
    by_space = {one.text.split()[1]: one for one in shown if one.verb == "take"}
    for space, id in enumerate(turn.state.row, start=1):
        if id is None:
            continue
        card = civil(id)
        price = take_price(turn.civ, space, card)
        some = (by_space[str(space)],) if str(space) in by_space else ()
        why = "" if some else _why_not_taken(turn, id, price, words)
        facts = card_facts(card, price, turn.state, words)
        yield Here(f"space-{space}", words(f"civ-{id}"), facts, some, why, face(card, words))


def _why_not_taken(turn: PersonTurn, id: str, price: int, words: Words) -> str:
    reason = forbidden(turn.civ, civil(id))
    if reason:
        return words(f"own-why-{reason}")
    return words("own-why-too_dear", price=price, n=turn.civ.ca)


def _cards(turn: PersonTurn, shown: Sequence[Deed], words: Words) -> Iterator[Here]:
    """What can be done with the workers of a card: build, upgrade, destroy (TTA-ON-VIEW-04)."""
    for id in turn.civ.in_play():
        some = tuple(one for one in shown if _concerns(one, id))
        facts = (said(id, words),)
        why = "" if some else words("own-nothing_here")
        yield Here(f"own-{id}", words(f"civ-{id}"), facts, some, why, face(civil(id), words))


def _concerns(one: Deed, id: str) -> bool:
    """An upgrade stands at both of its cards."""
    return (
        one.verb not in ("take", "develop", "revolution", "leader") and id in one.text.split()[1:]
    )


def _chips(turn: PersonTurn, shown: Sequence[Deed], words: Words) -> Iterator[Here]:
    civ = turn.civ
    cards: Mapping[str, Sequence[str]] = {
        "leader": [civ.leader] if civ.leader else [],
        "government": [civ.government],
        "wonders": [*civ.wonders, *([civ.unfinished.id] if civ.unfinished else [])],
        "tactic": [civ.tactic] if civ.tactic else [],
        "others": [*(card.id for card in civ.specials()), *turn.state.person.colonies],
    }
    wanted = {
        "unused": ("build", "population"), "leader": ("ability",), "wonders": ("wonder",),
        "tactic": ("tactic",),
    }  # fmt: skip
    for chip in CHIPS:
        some = tuple(one for one in shown if one.group in wanted.get(chip, ()))
        some += tuple(one for one in shown if _changes(one, chip))
        facts = tuple(f"{words(f'civ-{id}')}: {said(id, words)}" for id in cards.get(chip, ()))
        why = "" if some or facts else words("own-nothing_here")
        yield Here(f"own-{chip}", words(f"own-chip-{chip}"), facts, some, why)


def _changes(one: Deed, chip: str) -> bool:
    if chip == "leader":
        return one.verb == "leader"
    governs = one.verb in ("develop", "revolution") and civil(one.card).group == "government"
    return chip == "government" and governs


# --- what else


def _hands(state: State, words: Words) -> list[tuple[Face, str]]:
    """Civil and military cards with what they say."""
    mine = [(face(civil(id), words), said(id, words)) for id in own(state).hand]
    return mine + [(military_face(id, words), said(id, words)) for id in state.person.hand]


def _sources(state: State, name: str, words: Words) -> str:
    parts = [f"{n} {words(f'civ-{id}')}" for id, n in own_sources(state, name)]
    return f"{own_rating(state, name)} = {' + '.join(parts)}" if parts else "0"


def _compared(args: Mapping[str, Any], prompt: str) -> tuple[int, int] | None:
    """A running sum against the number to reach (TTA-ON-VIEW-07)."""
    if prompt == "defend":
        return int(args["mine"]), int(args["attack"])
    return (int(args["now"]), int(args["n"])) if prompt == "force" else None


def _force(turn: PersonTurn, words: Words) -> str:
    """What the greatest force of an auction would be made of (TTA-ON-COL-03)."""
    parts = [f"{n} {words('own-part_bonus' if id == BONUS_ICONS else f'civ-{id}')}"
             for id, n in greatest_force(turn)]  # fmt: skip
    return " + ".join(parts)


def _war(state: State, words: Words) -> list[str]:
    declared = (("you", state.person.war_declared), ("automa", state.automa.war_declared))
    return [words(f"table-war_{who}", card=words(f"civ-{id}")) for who, id in declared if id]


def vitals(state: State, words: Words) -> list[Vital]:
    """The person's numbers of the status line."""
    figures = {
        "culture": state.person.culture_points, "science": own(state).science,
        "strength": own_rating(state, "strength"), "happiness": own_rating(state, "happiness"),
    }  # fmt: skip
    return [Vital(name, icon(name), words(f"table-{name}"), str(n)) for name, n in figures.items()]


def board(match: Match[State], words: Words) -> BoardDrawing:
    """The civilization; at one's turn with the prices of what can be built."""
    state, acting = match.state, asked(match) == "action"
    moves: Mapping[str, Move] = actions(new_turn(state, Silent())) if acting else {}
    built = [text for text in moves if text.startswith("build ")]
    prices = {f"own-{text.split()[1]}": _price(state, moves[text], text, words) for text in built}
    live = {key: _heard(key, state, words) for key in places(state)} if acting else {}
    return own_board(state, prices, live, words)


def _price(state: State, move: Move, text: str, words: Words) -> str:
    paid = deed(text, "action", state, words, move).paid
    return next((f"−{-change.by}" for change in paid if change.name == "resources"), "0")


def _heard(key: str, state: State, words: Words) -> str:
    name = key.removeprefix("own-")
    if name in CHIPS:
        return words(f"own-chip-{name}")
    civ = own(state)
    return words(
        "own-on_card", card=words(f"civ-{name}"), workers=civ.workers.get(name, 0),
        tokens=civ.stores.get(name, 0),
    )  # fmt: skip


def board_asked(match: Match[State]) -> str:
    """One's own cards where the question is about them; at the start of a turn the row."""
    prompt = asked(match)
    if prompt != "action":
        return "mine" if prompt in MINE else ""
    acted = own(match.state).ca_spent or own(match.state).ma_spent
    return "mine" if acted and match.state.round > 1 else ""
