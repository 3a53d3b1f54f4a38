"""The whole table: everything `screens/table.html` shows."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import Any

from automatable.core.drawing.screens import Words
from automatable.core.drawing.svg import Drawing, el, together
from automatable.core.matches.entries import Entry
from automatable.core.matches.match import Match
from automatable.core.turns.events import plain
from automatable.games.age_of_innovation.board.beside import (
    actions,
    bonuses,
    innovations,
    tiles,
    track,
)
from automatable.games.age_of_innovation.board.cards import card_picture
from automatable.games.age_of_innovation.board.choices import (
    AnswerButton,
    building_sites,
    her_levels,
    hex_choices,
    manual_choices,
)
from automatable.games.age_of_innovation.board.icons import icon
from automatable.games.age_of_innovation.board.knowledge import heard_levels
from automatable.games.age_of_innovation.board.land import (
    letters,
    overlay,
    path_line,
    terrain_picture,
)
from automatable.games.age_of_innovation.board.light import (
    LOOK,
    answers_by_hex,
    hexes_asked,
    light_ends,
    looking,
    outlined,
)
from automatable.games.age_of_innovation.board.on_screen import on_screen_scene
from automatable.games.age_of_innovation.board.preparing import preparing
from automatable.games.age_of_innovation.board.steps import CLEARED
from automatable.games.age_of_innovation.build import within_reach
from automatable.games.age_of_innovation.components import (
    AUTOMA,
    BUILDINGS,
    DISCIPLINES,
    FINAL_ROUND,
    PLACES,
    TERRAINS,
)
from automatable.games.age_of_innovation.deck import LAST
from automatable.games.age_of_innovation.on_screen.turn import AFTER
from automatable.games.age_of_innovation.reports import DONE, PASS, is_alone
from automatable.games.age_of_innovation.state import State

ROUND_OVER = "aoi-round_over"
CARD_PROMPTS = ("card", "support_card", "first_workshop_card")
REPORTS = ("report", "first_workshop", "set_up", "round_end")
COUNTING = ("area", "points", "look_final_levels")
"""What is asked when the game is over."""
WORDS_KEPT = 8
"""Languages for which what never changes is remembered."""


def scene(match: Match[State], words: Words) -> dict[str, Any]:
    """All drawings, figures and answers of the present moment."""
    asked = match.pending.prompt if match.pending else ""
    shown: dict[str, Any] = {"icon": icon, "asked": asked, "ready": match.set_up_done}
    if not match.set_up_done:
        return {**shown, "set_up": preparing(match, words)}
    if match.state.player is not None:
        round = {"round": match.state.round}
        return {**shown, **round, "screen": on_screen_scene(match, words)}
    return {**shown, **_table(match, asked, words)}


def _table(match: Match[State], asked: str, words: Words) -> dict[str, Any]:
    state = match.state
    look = looking(match, words)
    reports, offer = asked in REPORTS, match.offer()
    live = _live(match, asked, words)
    partial = not state.faction.complete and (reports or asked == "manual")
    return {
        "forms": numbered(match),
        "land": " ".join(state.board.land),
        "look": look,
        "light": state.light,
        "light_ends": light_ends(match, words),
        "legend": _legend(words),
        "layers": _has_two_areas(state),
        "hexes": json.dumps(live, separators=(",", ":")),
        "on_the_map": bool(live) and asked != "round_end",
        "counting": asked in COUNTING or match.over,
        "reports": reports,
        "round_end": _round_end(match, words) if asked == "round_end" else None,
        "ends": _ends(state, asked, words),
        "begun": bool(match.entries) and _is_report(match.entries[-1]),
        "passes": _passes(match, words) if asked == "report" else [],
        "alone": asked == "report" and is_alone(state),
        "knowledge": list(
            heard_levels(levels(state), names_at_table(state, words), words).values()
        ),
        "tracks": [track(name, offer, words) for name in DISCIPLINES],
        "power_actions": list(actions(state, "power", offer, words)),
        "book_actions": list(actions(state, "book", offer, words)),
        "innovations": innovations(state, offer, words),
        "bonuses": bonuses(state, words),
        "round_tiles": tiles(state, words),
        "manual": manual_choices(match, words) if asked == "manual" else [],
        "her_levels": her_levels(match, words) if partial else [],
        "as_normal": _as_normal(match, words) if asked == "build_choice" else None,
        "power_taken": asked == "power_taken",
        "area": _area(match, words) if asked == "area" else None,
        "points": asked == "points",
        "points_now": state.person(state.to_move).points_now if asked == "points" else None,
        "automa": _automa(state, words),
        "facts": _facts(state, words),
        "tiles": _tiles(state, words),
        "card_choices": _card_choices(match, words),
    }


def numbered(match: Match[State]) -> dict[str, dict[str, Any]]:
    """The forms of the question by their first word: number and parts, as fields are named."""
    return {
        form.head: {"number": number, "parts": form.parts}
        for number, form in enumerate(match.forms())
    }


def _live(match: Match[State], asked: str, words: Words) -> dict[str, list[AnswerButton]]:
    """What each hex offers now."""
    if asked == "build_choice":
        return building_sites(match, words)
    if asked.startswith(LOOK):
        return answers_by_hex(match, words)
    if asked == "manual" or asked in REPORTS:
        return hex_choices(match, words)
    return {}


def _as_normal(match: Match[State], words: Words) -> AnswerButton:
    text = (match.legal() or [""])[0]
    return AnswerButton(text, words("action-as_normal", hex=text.split()[1]))


# --- the map


CHANGES = ("aoi-build", "aoi-upgrade")


def _latest(match: Match[State]) -> list[str]:
    """Where she built or upgraded since a person last handed over, the last one first."""
    found: list[str] = []
    for entry in reversed(match.entries):
        changes = [event for event in entry.events if event.kind in CHANGES]
        found += [str(plain(event.args["hex"])) for event in reversed(changes)]
        if _hands_over(entry):
            break
    return list(dict.fromkeys(found))


def _hands_over(entry: Entry) -> bool:
    """Whether a person's turn ended with an answer, at a table or on screen."""
    if entry.prompt == AFTER:
        return entry.text == DONE
    return entry.prompt in REPORTS and not _is_report(entry)


def _is_report(entry: Entry) -> bool:
    """Whether an answer only reported something, and the turn went on."""
    return entry.prompt in REPORTS and entry.text.split()[0] not in (DONE, PASS)


def marked(match: Match[State]) -> dict[str, list[str]]:
    """The spaces that the map marks now, by the words for it."""
    return {
        "mark-asked": hexes_asked(match),
        "mark-latest": _latest(match),
        "mark-excluded": list(match.state.excluded_hexes),
    }


def marks(match: Match[State]) -> Drawing:
    """What the question and her last turn show on the map."""
    state = match.state
    side, latest = state.board_side, _latest(match)
    return together(
        el("g", _reach(state, True), class_="layer layer-reach_marked"),
        el("g", _reach(state, False), class_="layer layer-reach_unmarked"),
        el("g", _gap_path(state), class_="layer layer-path"),
        overlay(side, state.excluded_hexes, fill="url(#aoi-dropped)"),
        overlay(side, latest, fill="none", stroke="#fffaf0", stroke_width=7),
        overlay(side, latest, fill="none", stroke="#8c3a5e", stroke_width=3.5),
        outlined(match),
    )


@lru_cache(maxsize=WORDS_KEPT)
def _legend(words: Words) -> list[tuple[Drawing, str]]:
    """What the signs of the map mean: terrains by their letter, buildings by their sign."""
    terrains = [
        (
            terrain_picture(terrain),
            f"{dict(letters(words))[terrain]}: {words(f'terrain-{terrain}')}",
        )
        for terrain in TERRAINS
    ]
    return [*terrains, *((icon(f"b-{type}"), words(f"building-{type}")) for type in BUILDINGS)]


def names_at_table(state: State, words: Words) -> dict[str, str]:
    """How the participants are called at this table."""
    return {who: words(f"seat-{state.seat_name(who)}") for who in state.participants}


def _reach(state: State, marked: bool) -> Drawing:
    """Empty land in reach with the present ship value."""
    hexes = [hex for hex in within_reach(state, marked) if state.is_empty(hex)]
    colour, dashes = ("#5b3fa6", None) if marked else ("#8c3a5e", "7 5")
    return overlay(
        state.board_side,
        hexes,
        fill=colour,
        fill_opacity=0.28,
        stroke=colour,
        stroke_width=4,
        stroke_dasharray=dashes,
    )


def _has_two_areas(state: State) -> bool:
    return bool(state.hexes_of_automa(True) and state.hexes_of_automa(False))


def _gap_path(state: State) -> Drawing | None:
    """One shortest path between the two areas: the first of several."""
    board, blocked, others = state.board, state.person_buildings, state.hexes_of_automa(False)
    from_others = board.distances(others, blocked)
    start = _nearest(state.hexes_of_automa(True), from_others)
    if start is None:
        return None
    end = _nearest(others, board.distances([start], blocked))
    assert end is not None
    return path_line(state.board_side, board.shortest_path(start, end, blocked))


def _nearest(hexes: Iterable[str], steps: Mapping[str, int]) -> str | None:
    """The first of those that are reached with the fewest steps."""
    return min((hex for hex in hexes if hex in steps), key=steps.__getitem__, default=None)


# --- beside the map


def levels(state: State) -> dict[str, dict[str, int]]:
    """How far everybody at the table is in each discipline."""
    return {who: state.knowledge[who] for who in [*state.persons, AUTOMA]}


def _ends(state: State, asked: str, words: Words) -> AnswerButton | None:
    """The big button that hands over; when all others have passed, passing is the way on."""
    if asked not in REPORTS or (asked == "report" and is_alone(state)):
        return None
    last = state.to_move == state.persons[-1]
    if asked == "report":
        key = "action-done" if _automa_follows(state) else "action-done_next"
    elif asked == "first_workshop":
        key = "action-hers_now" if last else "action-done_next"
    elif asked == "set_up":
        key = "action-begin" if last else "action-done_next"
    elif last:
        return AnswerButton("done", _by(state, _next_round(state, words), words))
    else:
        key = "action-done_next"
    return AnswerButton("done", _by(state, words(key), words))


def _by(state: State, label: str, words: Words) -> str:
    """With two persons the same button comes twice: it says whose it is."""
    if len(state.persons) == 1:
        return label
    return f"{words(f'seat-{state.seat_name(state.to_move)}')}: {label}"


def _next_round(state: State, words: Words) -> str:
    """Who has passed first begins (AOI-RND-06)."""
    first = state.seat_name(state.passed[0])
    return words("action-next_round", n=state.round + 1, who=first, name=words(f"seat-{first}"))


def _round_end(match: Match[State], words: Words) -> dict[str, Any]:
    """What is to be done when a round is over, and what the next one brings."""
    state = match.state
    events = [event for entry in match.entries for event in entry.events]
    over = max(i for i, event in enumerate(events) if event.kind == ROUND_OVER)
    following = state.round + 1
    key = state.final_tile if following == FINAL_ROUND else state.round_tiles[state.round]
    return {
        "steps": [words(e.kind, **e.args) for e in events[over:] if e.kind in CLEARED],
        "next": [
            (words("label-next_tile", n=following), words(f"tile-{key}")),
            (words("label-begins"), words(f"seat-{state.seat_name(state.passed[0])}")),
            (words("label-her_deck"), words("label-her_deck_next", n=state.deck.left)),
        ],
    }


def _automa_follows(state: State) -> bool:
    i = state.turn_order.index(state.to_move)
    following = state.turn_order[i + 1 :] + state.turn_order[: i + 1]
    return next(who for who in following if who not in state.passed) == AUTOMA


def _passes(match: Match[State], words: Words) -> list[AnswerButton]:
    """The ways to pass; where the display is named, by what is taken."""
    state, legal = match.state, match.legal()
    taking = [
        AnswerButton(f"pass {place}", _taking(place, bonus, words))
        for place, bonus in zip(PLACES, state.bonus_display, strict=True)
        if f"pass {place}" in legal
    ]
    plain = AnswerButton("pass", words("action-pass_untold" if taking else "action-pass"))
    named = any(bonus is not None for bonus in state.bonus_display)
    return [*taking, plain] if named else [plain, *taking]


def _taking(place: str, bonus: int | None, words: Words) -> str:
    where = words(f"place-{place}")
    if bonus is None:
        return words("action-pass_with", place=where)
    return words("action-pass_taking", place=where, bonus=words(f"bonus-{bonus}"))


def _area(match: Match[State], words: Words) -> dict[str, Any]:
    assert match.pending is not None
    n = match.pending.args["n"]
    if match.state.light:
        return {"proposed": []}
    (sailing,) = (form.range for form in match.forms() if form.head == "sailing")
    by_sailing = [AnswerButton(f"sailing {k}", words("action-sailing", n=k)) for k in sailing]
    return {"proposed": [AnswerButton(f"area {n}", words("action-area", n=n)), *by_sailing]}


# --- the Automa and the round


def _last_cards(state: State) -> int:
    """How many cards are left when they are turned sideways; 0 while others lie above them."""
    deck = state.deck
    running = state.phase == "play" and AUTOMA not in state.passed and len(deck.drawn) > 1
    return deck.left if running and 0 < deck.left <= LAST else 0


def _automa(state: State, words: Words) -> dict[str, Any]:
    deck = state.deck
    support = deck.support_pile[-1] if deck.support_pile else None
    cards = [(deck.action_card, "action"), (support, "support")]
    return {
        "points": state.points_automa,
        "left": deck.left,
        "last_cards": _last_cards(state),
        "scholars": state.scholars_left,
        "innovations": state.innovations_automa,
        "supply": [
            (type, words(f"building-{type}"), state.automa_supply(type)) for type in BUILDINGS
        ],
        "faction": words(f"faction-{state.faction_id}"),
        "partial": not state.faction.complete and not state.box.confirmed(state.faction_id),
        "texts": state.box.texts(state.faction_id),
        "home": words(f"terrain-{state.automa_home}"),
        "priority": _priority(state, words),
        "pair": [
            (words(f"label-{half}_card"), card_picture(state.box.cards[n], words, half))
            for n, half in cards
            if n is not None
        ],
    }


def _priority(state: State, words: Words) -> list[tuple[str, list[tuple[Drawing, str]]]]:
    """Her terrains in both orders, the first wanted most (AOI-PRI-02)."""
    card = state.box.priority[state.automa_home]
    return [
        (row, [(terrain_picture(t), words(f"terrain-{t}")) for t in card.row(row)])
        for row in ("A", "B")
    ]


def _facts(state: State, words: Words) -> dict[str, Any]:
    order = [words(f"seat-{state.seat_name(who)}") for who in state.turn_order]
    return {"round": state.round, "ship": state.ship, "x": state.x, "order": order}


def _tiles(state: State, words: Words) -> dict[str, str]:
    key = state.round_tiles[state.round - 1]
    shown = {"now": words(f"tile-{key}"), "points": str(state.tile_points)}
    if state.round == FINAL_ROUND:  # the round's own tile scores for persons as well
        shown["now"] = f"{shown['now']} + {words(f'tile-{state.final_tile}')}"
    return shown


def _card_choices(match: Match[State], words: Words) -> list[tuple[str, Drawing]]:
    """The cards that can come, to be tapped when they lie on the table."""
    if match.pending is None or match.pending.prompt not in CARD_PROMPTS:
        return []
    cards = match.state.box.cards
    return [
        (text, card_picture(cards[int(text.split()[1])], words)) for text in match.legal() or ()
    ]
