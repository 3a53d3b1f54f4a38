"""Every answer of a game on screen in words, for buttons and menus."""

from __future__ import annotations

from collections.abc import Callable

from automatable.core.drawing.screens import Words
from automatable.core.turns.events import Ref
from automatable.games.scythe.on_screen.components import (
    BOTTOM,
    EncounterOption,
    FactoryCard,
    Tables,
    Want,
    built_in,
)
from automatable.games.scythe.on_screen.player import Decks

Label = Callable[[list[str], Words], str]


def label(text: str, words: Words, prompt: str, decks: Decks, card: int | None = None) -> str:
    """What an answer does; `card` is the encounter card whose options are asked for."""
    parts = text.split()
    if prompt == "option" and parts[0] == "option" and card is not None:
        option = decks.tables.encounters[card].options[int(parts[1]) - 1]
        return words("do-option", n=int(parts[1]), what=option_text(option, words))
    if prompt == "factory_card":
        number = int(parts[1])
        what = factory_text(decks.tables.factory_cards[number], words)
        return words("do-factory_card", n=number, what=what)
    if parts[0] == "objective":
        return words("do-objective", objective=objective_text(int(parts[1]), decks.tables, words))
    named = LABELS.get(prompt) or LABELS.get(parts[0]) or _whole
    return named(parts, words)


def answer_help(text: str, prompt: str, words: Words) -> str:
    """What a mech's ability, a structure or a recruit's lasting bonus does, where one is chosen."""
    parts = text.split()
    if prompt not in HELPED or parts[0] == "none":
        return ""
    kind, place = HELPED[prompt]
    said = f"says-{kind}-{parts[place]}"
    return words(said) if words.has(said) else ""


HELPED = {"deploy": ("ability", -1), "build": ("structure", 0), "enlist": ("bonus", 1)}
"""Questions whose answers choose something that lasts: its kind, and which word names it."""


# --- costs and gains


def amounts(things: dict[str, int], words: Words) -> str:
    """`2 coins, 1 popularity`."""
    return ", ".join(words(f"much-{what}", n=n) for what, n in things.items())


def option_text(option: EncounterOption, words: Words) -> str:
    """`2 coins → 4 food`."""
    gain = amounts({str(k): n for k, n in option.gain.items()}, words)
    return f"{amounts(option.price, words)} → {gain}" if option.cost else gain


def factory_text(card: FactoryCard, words: Words) -> str:
    cost = amounts({str(k): n for k, n in card.cost.items()}, words)
    return f"{cost} → {factory_gain(card, words)}"


def factory_gain(card: FactoryCard, words: Words) -> str:
    """What the upper half of a card brings."""
    actions = [words(f"much-{action}", n=2) for action in card.actions]
    gains = [words(f"much-{what}", n=n) for what, n in card.gain.items()]
    either = words("do-or", a=actions[0], b=actions[1]) if len(actions) > 1 else ""
    return either or ", ".join([*actions, *gains])


def objective_text(number: int, tables: Tables, words: Words) -> str:
    """The condition of a card; of one that its owner corrected, built from what it wants."""
    card = tables.objectives[number]
    if card == built_in().objectives[number]:
        return words(f"objective-{number}")
    return "; ".join(want_text(want, words) for want in card.wants)


def want_text(want: Want, words: Words) -> str:
    """`Coins: at most 2`."""
    what = words(f"want-{want.fact}")
    if want.least is None or want.most is None:
        bound = "most" if want.least is None else "least"
        return words(f"wants-{bound}", what=what, n=want.most if bound == "most" else want.least)
    if want.least == want.most:
        return words("wants-exactly", what=what, n=want.least)
    return words("wants-between", what=what, least=want.least, most=want.most)


def counted(parts: list[str], words: Words, kind: str) -> str:
    """`metal*2 oil` in words."""
    named = []
    for part in parts:
        what, _, number = part.partition("*")
        named.append(words("do-many", n=int(number or 1), what=Ref(kind, what)))
    return ", ".join(named)


def _place(name: str) -> Ref:
    return Ref("region", name)


# --- one prompt after the other


def _whole(parts: list[str], words: Words) -> str:
    """Answers without anything to fill in: `done`, `none`, `no flag`."""
    return words(f"do-{'_'.join(parts)}")


def _section(parts: list[str], words: Words) -> str:
    if parts[-1] == "skip":
        return words("do-skip", section=Ref("section", parts[0]))
    return _whole(parts, words)


def _bottom(parts: list[str], words: Words) -> str:
    if parts[0] not in (*BOTTOM, "move"):
        return _whole(parts, words)
    key = "do-without_coins" if len(parts) > 1 else "do-action"
    return words(key, action=Ref("action", parts[0]))


def _goods(parts: list[str], words: Words) -> str:
    return words("do-goods", region=_place(parts[1]), what=counted(parts[2:], words, "resource"))


def _take(parts: list[str], words: Words) -> str:
    return counted(parts[1:], words, "resource")


def _pay(parts: list[str], words: Words) -> str:
    cards = [part.removeprefix("card") for part in parts if part.startswith("card")]
    places = [part for part in parts[1:] if not part.startswith("card")]
    what = counted(places, words, "region") if places else ""
    if not cards:
        return what
    card = words("do-pay_card", value=int(cards[0]))
    return f"{what} + {card}" if what else card


def _region(parts: list[str], words: Words) -> str:
    if parts[0] == "done":
        return _whole(parts, words)
    return words("do-region", region=_place(parts[1]), n=int(parts[2]))


def _unit(parts: list[str], words: Words) -> str:
    if parts == ["done"]:
        return _whole(parts, words)
    if parts == ["character"]:
        return words("unit-character")
    return words("do-unit", unit=Ref("unit", parts[0]), region=_place(parts[1]))


def _step(parts: list[str], words: Words) -> str:
    if parts[0] == "to":
        return words("do-to", region=_place(parts[1]))
    if parts[0] == "stop":
        return _whole(parts, words)
    sign, what = parts[0][0], Ref("load", parts[0][1:])
    return words("do-load" if sign == "+" else "do-unload", n=int(parts[1]), what=what)


def _play(parts: list[str], words: Words) -> str:
    return _whole(parts, words) if parts[1] == "none" else " + ".join(parts[1:])


def _number(parts: list[str], words: Words) -> str:
    return parts[-1]


def _trap(parts: list[str], words: Words) -> str:
    if parts[0] == "no":
        return _whole(parts, words)
    return words(f"trap-{parts[2]}")


def _at(key: str) -> Label:
    def named(parts: list[str], words: Words) -> str:
        if parts[0] in ("no", "none"):
            return _whole(parts, words)
        return words(key, region=_place(parts[1]))

    return named


def _cube(parts: list[str], words: Words) -> str:
    if parts == ["none"]:
        return _whole(parts, words)
    return words("do-cube", cube=Ref("cube", parts[1]), action=Ref("action", parts[2]))


def _mech(parts: list[str], words: Words) -> str:
    if parts == ["none"]:
        return _whole(parts, words)
    return words("do-mech", region=_place(parts[1]), ability=Ref("ability", parts[2]))


def _structure(parts: list[str], words: Words) -> str:
    if parts == ["none"]:
        return _whole(parts, words)
    return words("do-structure", what=Ref("structure", parts[0]), region=_place(parts[1]))


def _recruit(parts: list[str], words: Words) -> str:
    if parts == ["none"]:
        return _whole(parts, words)
    now = words(f"much-{parts[3]}", n=2)
    return words("do-recruit", bonus=Ref("bonus", parts[1]), now=now)


LABELS: dict[str, Label] = {
    "turn": _section,
    "bottom": _bottom,
    "after": _bottom,
    "goods": _goods,
    "take": _take,
    "pay": _pay,
    "produce": _region,
    "unit": _unit,
    "step": _step,
    "power": _number,
    "play": _play,
    "discard": _number,
    "trap": _trap,
    "flag": _at("do-flag"),
    "arm": _at("do-arm"),
    "worker": _at("do-worker"),
    "retreat": _at("do-to"),
    "retreat_workers": _at("do-to"),
    "combat_order": _at("answer-combat"),
    "upgrade": _cube,
    "deploy": _mech,
    "build": _structure,
    "enlist": _recruit,
}
