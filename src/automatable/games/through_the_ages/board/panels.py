"""The Automa's side in full, one tap away: its figures with their sources, its cards, its mat."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence

from automatable.core.drawing.screens import Panel, Words
from automatable.core.drawing.svg import Drawing, el, together
from automatable.core.matches.match import Match
from automatable.games.through_the_ages.base_cards import BOARD, CivilCard, civil
from automatable.games.through_the_ages.board.changes import changed
from automatable.games.through_the_ages.board.faces import drawn_face
from automatable.games.through_the_ages.board.icons import icon
from automatable.games.through_the_ages.board.scene import (
    Face,
    face,
    military_face,
    slots,
    sources_of,
)
from automatable.games.through_the_ages.ratings import STATISTICS, gold
from automatable.games.through_the_ages.state import PreparedEvent, State


def side_panels(match: Match[State], words: Words) -> Sequence[Panel]:
    """Three panels about the Automa; what its last turn changed is marked in them."""
    state = match.state
    return (
        Panel("figures", lambda: _figures(state, words, changed(match))),
        Panel("play", lambda: _play(state, words, changed(match))),
        Panel("mat", lambda: _mat(state, words, changed(match))),
    )


# --- figures


def _figures(state: State, words: Words, marks: frozenset[str]) -> Drawing:
    """Each rating with its points and everything that adds to it."""
    automa = state.automa
    points = {"science": automa.science_points, "culture": automa.culture_points}
    rows = [
        _figure(name, sources_of(state, name, words), points.get(name), words, name in marks)
        for name in STATISTICS
    ]
    rows.append(_figure("gold", str(gold(state)), None, words, "gold" in marks))
    rows.append(_figure("blue", str(automa.blue_cubes), None, words, "blue" in marks))
    return el("dl", *rows, class_="figures-of")


def _figure(name: str, told: str, points: int | None, words: Words, new: bool) -> Drawing:
    stock = None if points is None else el("strong", words("table-points", n=points))
    label = el("dt", icon(name), words(f"table-{name}"), _mark(new, words))
    return el("div", label, el("dd", stock, " ", told))


# --- cards in play


def _play(state: State, words: Words, marks: frozenset[str]) -> Drawing:
    """Technologies with their cubes, wonders, colonies."""
    automa = state.automa
    technologies = (_technology(state, card, words) for card in _by_group(state))
    wonders = [*_unfinished(state, words), *(_wonder(state, id, words) for id in automa.wonders)]
    colonies = [military_face(id, words) for id in automa.colonies]
    return together(
        _tableau("table-technologies", technologies, "card-", words, marks),
        _tableau("table-wonders", wonders, "card-", words, marks) if wonders else None,
        _tableau("table-colonies", colonies, "card-", words, marks) if colonies else None,
    )


def _by_group(state: State) -> list[CivilCard]:
    """The government, then urban, military, special, farms and mines."""
    order = ("government", "urban", "military", "special", "farm_mine")
    cards = [civil(state.automa.government), *state.automa.in_play()]
    return sorted(cards, key=lambda card: (order.index(card.group), card.kind, card.level))


def _technology(state: State, card: CivilCard, words: Words) -> Face:
    cubes = state.automa.cubes.get(card.id, 0)
    if card.group == "farm_mine":
        best = max(
            (c.level for c in state.automa.in_play() if c.kind == card.kind), default=card.level
        )
        cubes = 3 if card.level == best else 0  # TTA-EFF-08
    return face(card, words, cubes, "" if card.id not in BOARD else "board")


def _wonder(state: State, id: str, words: Words) -> Face:
    ruined = id in state.automa.ruined_wonders
    return face(civil(id), words, note=words("table-ruined") if ruined else "")


def _unfinished(state: State, words: Words) -> Iterator[Face]:
    wonder = state.automa.unfinished_wonder
    if wonder is not None:
        card = civil(wonder.id)
        stages = words("table-stages", built=wonder.stages_built, of=len(card.stages))
        yield face(card, words, note=f"{words('table-wonder')}: {stages}")


# --- the mat, tactics, events


def _mat(state: State, words: Words, marks: frozenset[str]) -> Drawing:
    """All slots, the tactics, both piles of events, and what the app deals the person."""
    hand = [military_face(id, words) for id in state.person.hand]
    colonies = [military_face(id, words) for id in state.person.colonies]
    return together(
        el("dl", *_slots(state, words, marks), class_="mat"),
        _tableau("table-tactics", _tactics(state, words), "tactic-", words, marks),
        el("h3", words("table-events"), class_="eyebrow"),
        _piles(state, words),
        _tableau("table-your_hand", hand, "", words, frozenset()) if hand else None,
        _tableau("table-your_colonies", colonies, "", words, frozenset()) if colonies else None,
    )


def _slots(state: State, words: Words, marks: frozenset[str]) -> Iterator[Drawing]:
    for slot, label, cards, hidden in slots(state, words):
        down = el("span", words("table-face_down", n=hidden), class_="hidden-cards")
        empty = el("span", words("table-empty"), class_="gap")
        lying = [drawn_face(card, words) for card in cards] or [down if hidden else empty]
        title = el("dt", label, _mark(f"slot-{slot}" in marks, words))
        yield el("div", title, el("dd", *lying), class_=f"slot slot-{slot}")


def _tactics(state: State, words: Words) -> Iterator[Face]:
    automa = state.automa
    for id in state.common_tactics:
        yield military_face(id, words, words("table-active") if id == automa.active_tactic else "")
    for id in automa.exclusive_tactics:
        note = words("table-exclusive")
        active = f"{words('table-active')}, {note}" if id == automa.active_tactic else note
        yield military_face(id, words, active)


def _piles(state: State, words: Words) -> Drawing:
    current = [*state.current_events, *([state.top_event] if state.top_event else [])]
    piles = (("table-current", current), ("table-future", state.future_events))
    rows = (el("div", el("dt", words(key)), el("dd", *_pile(pile, words))) for key, pile in piles)
    return el("dl", *rows, class_="piles")


def _pile(pile: Sequence[PreparedEvent], words: Words) -> list[Drawing]:
    """Cards of each age, and how many of them lie turned: Age III ones of the Automa."""
    ages = Counter(event.age for event in pile)
    turned = Counter(event.age for event in pile if (event.age, event.by) == ("III", "automa"))
    shown = [
        el(
            "span",
            f"{age} ×{n}",
            el("small", " ", words("table-turned", n=turned[age])) if turned[age] else None,
            class_="pile",
        )
        for age, n in sorted(ages.items())
    ]
    return shown or [el("span", "–")]


# --- small parts


def _tableau(
    title: str, cards: Iterable[Face], prefix: str, words: Words, marks: frozenset[str]
) -> Drawing:
    shown = [_lying(card, f"{prefix}{card.id}" in marks, words) for card in cards]
    none = el("li", words("table-empty"), class_="gap")
    head = el("h3", words(title), class_="eyebrow")
    return together(head, el("ul", *(shown or [none]), class_="tableau"))


def _lying(card: Face, new: bool, words: Words) -> Drawing:
    """A card in play with its cubes; those of farms and mines are only thought (TTA-EFF-08)."""
    look = "cubes virtual" if card.group == "farm_mine" else "cubes"
    count = el("span", str(card.cubes), class_="visually-hidden")
    cubes = el("span", *[icon("cube")] * card.cubes, count, class_=look) if card.cubes else None
    return el("li", _mark(new, words), drawn_face(card, words), cubes, class_="technology")


def _mark(new: bool, words: Words) -> Drawing | None:
    """A sign on what the last turn changed."""
    if not new:
        return None
    told = words("table-changed")
    return el(
        "span", "✱", el("span", f" {told}", class_="visually-hidden"), class_="changed", title=told
    )
