"""Passing, whose turn it is, and the end of a round (AOI-PASS, AOI-RND)."""

from __future__ import annotations

from automatable.core.turns.events import Log, Ref
from automatable.games.age_of_innovation.components import AUTOMA, FINAL_ROUND, PLACES
from automatable.games.age_of_innovation.on_screen.final_count import tell_final_count
from automatable.games.age_of_innovation.state import State


def pass_automa(state: State, support: int, log: Log) -> None:
    """Points, round bonus, deck of the next round, place in turn order (AOI-PASS-01 to -07).

    `support` is the support card: the action card of the turn before (AOI-PASS-02).

    AOI-R-06
    """
    score_tile(state, log)
    if state.round < FINAL_ROUND:  # AOI-PASS-09
        swap_bonus(state, support, log)
        renew_deck(state, log)
    state.passed.append(AUTOMA)
    if state.round < FINAL_ROUND:
        log.instruct("aoi-turn_order", "AOI-PASS-07", place=len(state.passed))


def renew_deck(state: State, log: Log) -> None:
    """All cards of the round, and the top card of the reserve (AOI-PASS-04, AOI-PASS-05).

    AOI-PASS-06
    """
    top = tuple(Ref("card", card) for card in state.deck.reserve_top[:1])
    state.deck.renew()
    if state.dealer == "app":
        log.announce("aoi-deck_renewed", "AOI-PASS-05", n=state.deck.size)
    elif top:
        log.instruct("aoi-new_deck_with", "AOI-DECK-03", n=state.deck.size, card=top[0])
    else:
        log.instruct("aoi-new_deck", "AOI-PASS-05", n=state.deck.size)


def score_tile(state: State, log: Log) -> None:
    """The value of the tile once; Racelings that pass first score it twice (AOI-FCT-04).

    AOI-GEN-04, AOI-R-05, AOI-R-24
    """
    points = state.tile_points
    twice = state.faction.first_pass_scores_twice and not state.passed
    gained = 2 * points if twice else points
    state.points_automa += gained
    rule = "AOI-PASS-08" if state.round == FINAL_ROUND else "AOI-PASS-01"
    log.instruct("aoi-pass", rule, n=gained, total=state.points_automa, twice=twice)


def swap_bonus(state: State, support: int, log: Log) -> None:
    """She takes the bonus her support card points at (AOI-PASS-02, AOI-PASS-03)."""
    place = state.box.cards[support].round_bonus
    i = PLACES.index(place)
    taken, returned = state.bonus_display[i], state.bonus_automa
    state.bonus_display[i], state.bonus_automa = returned, taken
    if state.player is not None:
        state.player.bonus_coins[i] = 0  # AOI-ON-AUT-05
    if taken is None or returned is None:
        log.instruct("aoi-bonus", "AOI-PASS-02", place=Ref("place", place))
    else:
        log.instruct(
            "aoi-bonus_named",
            "AOI-PASS-03",
            place=Ref("place", place),
            taken=Ref("bonus", taken),
            returned=Ref("bonus", returned),
        )


def swap_person_bonus(state: State, who: str, place: str) -> None:
    """The old bonus goes to the place just freed (AOI-PASS-10)."""
    i = PLACES.index(place)
    person = state.person(who)
    state.bonus_display[i], person.bonus = person.bonus, state.bonus_display[i]


def next_to_move(state: State, log: Log) -> None:
    """The next in turn order who has not passed; the round ends after the last (AOI-RND-01).

    AOI-TURN-09
    """
    waiting = [who for who in state.turn_order if who not in state.passed]
    if not waiting:
        end_round(state, log)
        return
    i = state.turn_order.index(state.to_move)
    following = state.turn_order[i + 1 :] + state.turn_order[: i + 1]
    state.to_move = next(who for who in following if who in waiting)


def end_round(state: State, log: Log) -> None:
    """X markers leave, coins come, the tile leaves; then the persons' knowledge bonus."""
    if state.round == FINAL_ROUND:  # AOI-RND-07
        state.phase = "final" if state.player is None else "over"  # AOI-ON-OPT-04
        log.announce("aoi-last_round_over", "AOI-RND-07")
        if state.player is not None:
            tell_final_count(state, log)
    else:
        state.phase = "round_end"
        log.announce("aoi-round_over", "AOI-RND-01", round=state.round, **_standing(state))
        if state.player is None:
            uncover_actions(state)
            tidy_up(state, log)
    state.to_move = state.persons[0]


def _standing(state: State) -> dict[str, int]:
    """The points of both sides, where the app knows them."""
    if state.player is None:
        return {}
    return {"mine": state.player.points, "hers": state.points_automa}


def uncover_actions(state: State) -> None:
    """Power and book actions are free again (AOI-RND-03)."""
    state.power_actions_covered = []
    state.book_actions_covered = []


def tidy_up(state: State, log: Log) -> None:
    """What is to be done at a table after a round; on screen the app does it (AOI-ON-RND-03)."""
    log.instruct("aoi-knowledge_bonus", "AOI-RND-02", tile=Ref("tile", state.tile.key))
    log.instruct("aoi-clear_actions", "AOI-RND-03")
    log.instruct("aoi-coins", "AOI-RND-04")
    log.instruct("aoi-tile_leaves", "AOI-RND-05", tile=Ref("tile", state.tile.key))


def begin_round(state: State, log: Log) -> None:
    """The order of passing is the turn order of the next round (AOI-RND-06, AOI-R-37)."""
    state.turn_order = list(state.passed)
    state.passed = []
    state.round += 1
    state.phase = "play"
    state.to_move = state.turn_order[0]
    log.announce(
        "aoi-new_round" if state.player is None else "aoi-on_new_round",
        "AOI-RND-06",
        round=state.round,
        ship=state.ship,
        x=state.x,
        tile=Ref("tile", state.tile.key),
    )
