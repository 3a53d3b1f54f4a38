"""Everything that is impossible about a position."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from automatable.core.errors import Problem
from automatable.core.turns.events import Ref, Value
from automatable.games.age_of_innovation.components import (
    AUTOMA,
    BUILDINGS,
    CARDS,
    DISCIPLINES,
    FINAL_ROUND,
    base_game,
    round_tiles,
)
from automatable.games.age_of_innovation.deck import size_in_round
from automatable.games.age_of_innovation.on_screen.problems import on_screen
from automatable.games.age_of_innovation.sight import is_fact
from automatable.games.age_of_innovation.state import State


def problems(state: State) -> list[Problem]:
    """All of them, from the map to the cards."""
    checks = (
        _places, _supplies, _light, _homes, _knowledge, _scholars, _actions, _tiles, _bonuses,
        _names, _deck, _order, _ending,
    )  # fmt: skip
    found = [problem for check in checks for problem in check(state)]
    return [*found, *on_screen(state)]


def _places(state: State) -> Iterator[Problem]:
    """Everything stands on land that exists, one building on a hex."""
    hexes = {
        *state.automa_buildings, *state.person_buildings, *state.terrain_tiles, *state.markers,
        *state.excluded_hexes, *(hex for pair in state.bridges for hex in pair),
    }  # fmt: skip
    for hex in sorted(hexes):
        if hex not in state.board.places:
            yield Problem("no_such_hex", {"hex": hex})
        elif not state.board.is_land(hex):
            yield Problem("on_river", {"hex": Ref("hex", hex)})
    for hex in sorted(set(state.automa_buildings) & set(state.person_buildings)):
        yield Problem("two_buildings", {"hex": Ref("hex", hex)})
    for a, b in state.bridges:
        if a == b:
            yield Problem("bridge_nowhere", {"hex": Ref("hex", a)})


def _supplies(state: State) -> Iterator[Problem]:
    """No more buildings than the box has (AOI-SET-15).

    In the light way nobody knows what a person's have become since (AOI-LIGHT-02).
    """
    for who, placed in _pieces(state).items():
        if state.light and who != AUTOMA:
            continue
        for type in BUILDINGS:
            most = base_game().buildings.supply[type]
            if placed[type] > most:
                facts: dict[str, Value] = {"seat": state.seat_name(who), "most": most}
                facts |= {"building": Ref("building", type), "n": placed[type]}
                yield Problem("too_many_buildings", facts)


def _pieces(state: State) -> dict[str, Counter[str]]:
    placed: dict[str, Counter[str]] = {who: Counter() for who in state.participants}
    placed[AUTOMA].update(building.type for building in state.automa_buildings.values())
    for found in state.person_buildings.values():
        if not found.neutral:
            placed[f"person_{found.person}"][found.type] += 1
    return placed


def _light(state: State) -> Iterator[Problem]:
    """One person, a faction that the app can read, bridges that connect only their owner."""
    if not state.light:
        return
    solo = len(state.people) == 1 and state.faction.complete
    if not solo or state.switches.bridges_connect_everyone:
        yield Problem("light_way")  # AOI-LIGHT-01
    if wrong := [fact for fact in state.seen if not is_fact(state, fact)]:
        yield Problem("no_such_fact", {"fact": wrong[0]})


def _homes(state: State) -> Iterator[Problem]:
    """Homes differ (AOI-SET-11); the youth terrain is nobody's home (AOI-FCT-08)."""
    homes = [person.home for person in state.people.values()]
    if state.automa_home in homes:
        yield Problem("same_home", {"terrain": Ref("terrain", state.automa_home)})
    if len(set(homes)) < len(homes):
        yield Problem("same_home", {"terrain": Ref("terrain", homes[0])})
    if (state.youth_terrain is not None) != (state.faction_id == "symbionts"):
        yield Problem("youth_terrain")
    elif state.youth_terrain in (state.automa_home, *homes):
        yield Problem("youth_is_home", {"terrain": Ref("terrain", state.youth_terrain or "")})
    if len(state.people) == 2 and state.faction_id != "simpletons":
        yield Problem("two_humans_faction")  # AOI-TWO-02


def _knowledge(state: State) -> Iterator[Problem]:
    """Levels 0 to 12; level 12 holds one marker."""
    top = base_game().knowledge.top
    for discipline in DISCIPLINES:
        named = Ref("discipline", discipline)
        levels = [state.knowledge[who][discipline] for who in state.participants]
        for level in levels:
            if not 0 <= level <= top:
                yield Problem("level_off_track", {"discipline": named, "level": level})
        if levels.count(top) > 1:
            yield Problem("two_on_top", {"discipline": named})


def _scholars(state: State) -> Iterator[Problem]:
    """Seven scholars each."""
    most = base_game().buildings.scholars
    sent = Counter(who for spaces in state.scholar_spaces.values() for who in spaces)
    used = sent[AUTOMA] + state.scholars_left
    if state.scholars_left < 0 or used > most:
        yield Problem("too_many_scholars", {"seat": AUTOMA, "n": used})
    for who in state.persons:
        if sent[who] > most:
            yield Problem("too_many_scholars", {"seat": state.seat_name(who), "n": sent[who]})


def _actions(state: State) -> Iterator[Problem]:
    places = base_game().actions
    for covered, most in (
        (state.power_actions_covered, places.power),
        (state.book_actions_covered, places.book),
    ):
        wrong = [p for p in covered if not 1 <= p <= most or covered.count(p) > 1]
        if wrong:
            yield Problem("no_such_action", {"place": wrong[0]})
    limit = base_game().innovations.most_for_automa
    if not 0 <= state.innovations_automa <= limit:
        yield Problem("too_many_innovations", {"n": state.innovations_automa, "most": limit})


def _tiles(state: State) -> Iterator[Problem]:
    """Six different tiles; the spade tile not on round 5 or 6 (AOI-SET-04)."""
    for i, key in enumerate(state.round_tiles, start=1):
        if state.round_tiles.count(key) > 1:
            yield Problem("tile_twice", {"tile": Ref("tile", key)})
        if i in round_tiles()[key].forbidden_rounds:
            yield Problem("tile_round", {"tile": Ref("tile", key), "round": i})


def _bonuses(state: State) -> Iterator[Problem]:
    """A bonus lies in one place only, if they are named."""
    held = [*state.bonus_display, state.bonus_automa, *(h.bonus for h in state.people.values())]
    counts = Counter(bonus for bonus in held if bonus is not None)
    for bonus, n in counts.items():
        if n > 1:
            yield Problem("bonus_twice", {"bonus": Ref("bonus", bonus)})


def _names(state: State) -> Iterator[Problem]:
    """A named thing lies in one place only."""
    named = {
        "palace": state.palaces,
        "book": state.book_actions,
        "innovation_tile": list((state.innovation_tiles or {}).values()),
        "human_faction": [person.faction for person in state.people.values() if person.faction],
    }
    for kind, ids in named.items():
        for id, n in Counter(ids).items():
            if n > 1:
                yield Problem("named_twice", {"what": Ref(kind, id)})


def _deck(state: State) -> Iterator[Problem]:
    """As many cards as the round has, each once, drawn ones known (AOI-DECK-09)."""
    deck = state.deck
    if wrong := [n for n in deck.known if not 1 <= n <= CARDS or deck.known.count(n) > 1]:
        yield Problem("card_wrong", {"card": wrong[0]})
    if wrong := [n for n in deck.drawn if n not in deck.known or deck.drawn.count(n) > 1]:
        yield Problem("drawn_wrong", {"card": wrong[0]})
    starters = sum(card.starter for card in state.box.cards.values())
    size = size_in_round(state.level, starters, deck.round)
    if deck.unknown < 0 or deck.size != size:
        yield Problem("deck_size", {"n": deck.size, "wanted": size})


def _order(state: State) -> Iterator[Problem]:
    """Who has passed has no turn; when all have passed the round is over."""
    if len(set(state.passed)) < len(state.passed):
        yield Problem("passed_twice")
    everybody = len(state.passed) == len(state.participants)
    ends = state.player is not None and state.player.stage == "after"  # AOI-ON-PASS-04
    if state.phase == "play" and not ends and (everybody or state.to_move in state.passed):
        yield Problem("already_passed", {"seat": state.seat_name(state.to_move)})
    if state.phase in ("round_end", "final", "over") and not everybody:
        yield Problem("not_all_passed")
    if state.phase not in ("play", "over") and state.to_move == AUTOMA:
        yield Problem("automa_reports_nothing")
    if state.phase == "set_up" and (state.round > 1 or state.passed or state.deck.drawn):
        yield Problem("set_up_over")


def _ending(state: State) -> Iterator[Problem]:
    """The end comes after round 6, with everybody's points."""
    last = state.phase in ("final", "over")
    if last != (state.round == FINAL_ROUND and state.phase not in ("play",)):
        yield Problem("wrong_round", {"round": state.round})
    told = all(
        person.points is not None and person.area is not None for person in state.people.values()
    )
    if state.phase == "over" and not told and state.player is None:
        yield Problem("points_missing")
    if state.phase == "final" and told:
        yield Problem("game_is_over")
