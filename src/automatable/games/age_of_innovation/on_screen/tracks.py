"""Sailing, terraforming and scholars (AOI-ON-SAIL, AOI-ON-TERR, AOI-ON-SCH)."""

from __future__ import annotations

from functools import partial

from automatable.core.turns.events import Ref
from automatable.core.turns.procedure import Procedure
from automatable.games.age_of_innovation.components import DISCIPLINES, base_game
from automatable.games.age_of_innovation.on_screen.books import take_books
from automatable.games.age_of_innovation.on_screen.components import Gains, side
from automatable.games.age_of_innovation.on_screen.context import Moves, PersonTurn
from automatable.games.age_of_innovation.on_screen.gaining import gives
from automatable.games.age_of_innovation.on_screen.knowledge import advance
from automatable.games.age_of_innovation.on_screen.player import PERSON

STEP = "sailing_or_terraforming_step"
BACK = "back"


def track_moves(turn: PersonTurn) -> Moves:
    answers = Moves()
    if turn.player.sailing < side().sailing.top and turn.can_pay(side().sailing.cost):
        answers["sailing"] = sail
    if turn.player.tools_per_spade > 1 and turn.can_pay(terraforming_cost(turn)):
        answers["terraforming"] = terraform
    return answers


def sail(turn: PersonTurn) -> Procedure[None]:
    """Pays for a step on the sailing track (AOI-ON-SAIL-01)."""
    turn.pay(side().sailing.cost, "AOI-ON-SAIL-01")
    yield from sailing_steps(turn, 1, "sailing")


def terraforming_cost(turn: PersonTurn) -> dict[str, int]:
    """Cheaper on the plains board (AOI-ON-SET-06)."""
    cost = dict(side().terraforming.cost)
    if turn.board.terraforming_coins is not None:
        cost["coins"] = turn.board.terraforming_coins
    return cost


def terraform(turn: PersonTurn) -> Procedure[None]:
    """Pays for a step on the terraforming track (AOI-ON-TERR-01)."""
    turn.pay(terraforming_cost(turn), "AOI-ON-TERR-01")
    yield from terraforming_steps(turn, 1, "terraforming")


@gives("sailing")
def sailing_steps(turn: PersonTurn, n: int, source: str) -> Procedure[None]:
    """With reward and round scoring; beyond the end nothing (AOI-ON-TERR-02)."""
    player, track = turn.player, side().sailing
    rewards = turn.board.sailing_rewards or track.rewards
    for _ in range(min(n, track.top - player.sailing)):
        player.sailing += 1
        turn.tell("aoi-on_sailing", "AOI-ON-SAIL-01", n=player.sailing)
        yield from _reward(turn, rewards[player.sailing - 1], "sailing")


@gives("terraforming")
def terraforming_steps(turn: PersonTurn, n: int, source: str) -> Procedure[None]:
    """Steps on the terraforming track, each with its reward (AOI-ON-TERR-02)."""
    player, track = turn.player, side().terraforming
    for _ in range(min(n, player.tools_per_spade - track.tools_per_spade[-1])):
        player.tools_per_spade -= 1
        turn.tell("aoi-on_terraforming", "AOI-ON-TERR-01", n=player.tools_per_spade)
        step = track.tools_per_spade.index(player.tools_per_spade)
        yield from _reward(turn, track.rewards[step - 1], "terraforming")


def _reward(turn: PersonTurn, reward: Gains, line: str) -> Procedure[None]:
    turn.score(line, reward.get("points", 0), "AOI-ON-SAIL-01")
    turn.goal(STEP)
    yield from take_books(turn, reward.get("books", 0), line)


# --- scholars


def scholar_moves(turn: PersonTurn) -> Moves:
    """To a free space of a number, or back for one step (AOI-ON-SCH-01, AOI-ON-SCH-02).

    AOI-ON-R-32
    """
    answers = Moves()
    if not turn.player.scholars:
        return answers
    numbers = base_game().knowledge.scholar_spaces
    for discipline in DISCIPLINES:
        spaces = turn.state.scholar_spaces[discipline]
        for space, number in enumerate(numbers):
            if spaces[space] is None:
                text = f"scholar {discipline} {number}"
                answers.setdefault(text, partial(send, discipline=discipline, space=space))
        answers[f"scholar {discipline} {BACK}"] = partial(send, discipline=discipline, space=None)
    return answers


def send(turn: PersonTurn, discipline: str, space: int | None) -> Procedure[None]:
    """Points of own tiles, then the steps (AOI-ON-SCH-03)."""
    rules = base_game().knowledge
    turn.player.scholars -= 1
    named = Ref("discipline", discipline)
    if space is None:
        steps = rules.return_steps
        turn.tell("aoi-on_scholar_back", "AOI-ON-SCH-01", discipline=named)
    else:
        steps = rules.scholar_spaces[space]
        turn.state.scholar_spaces[discipline][space] = PERSON
        turn.tell("aoi-on_scholar", "AOI-ON-SCH-01", discipline=named, space=steps)
    turn.score("competency", turn.lasting("points_per_scholar"), "AOI-ON-SCH-03")
    turn.score("bonus", turn.bonus.ongoing.get("points_per_scholar", 0), "AOI-ON-SCH-03")
    yield from advance(turn, discipline, steps)
