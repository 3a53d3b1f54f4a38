"""Wars on screen, whoever declared them (TTA-ON-WAR)."""

from __future__ import annotations

from functools import partial

from automatable.core.turns.procedure import Procedure
from automatable.games.through_the_ages.base_cards import Spoils, civil
from automatable.games.through_the_ages.on_screen.context import PersonTurn
from automatable.games.through_the_ages.on_screen.developing import enter_special
from automatable.games.through_the_ages.on_screen.goods import change_yellow
from automatable.games.through_the_ages.on_screen.ratings import own_strength
from automatable.games.through_the_ages.on_screen.side import civil_order
from automatable.games.through_the_ages.points import change_points
from automatable.games.through_the_ages.ratings import strength
from automatable.games.through_the_ages.readings import read_by_owner


def resolve_war(turn: PersonTurn, war: str) -> Procedure[None]:
    """Either side may win; a tie has no effect (TTA-ON-WAR-02, TTA-ON-WAR-06)."""
    state = turn.state
    mine, hers = own_strength(state), strength(state)
    turn.announce("war_compared", "TTA-ON-WAR-02", card=turn.card(war), you=mine, automa=hers)
    card = state.as_read(war)
    assert card.war is not None
    if mine == hers:
        turn.announce("war_tied", "TTA-ON-WAR-02", card=turn.card(war))
        return
    yield from read_by_owner(state, card, turn.log)
    yield from _take(turn, card.war, mine - hers)


def _take(turn: PersonTurn, spoils: Spoils, difference: int) -> Procedure[None]:
    """Positive: the person has won."""
    if spoils.takes == "tokens":  # TTA-ON-WAR-05
        n = spoils.base + abs(difference) // spoils.per
        change_yellow(turn, n if difference > 0 else -n, "TTA-ON-WAR-05")
    elif spoils.takes == "culture":
        _take_culture(turn, spoils, difference)
    elif difference > 0:
        yield from _spoils(turn, difference)
    else:
        lost = -turn.gain_science(difference, "TTA-ON-WAR-04")
        change_points(turn.state, 0, lost, "TTA-ON-WAR-04", turn.log)


def _take_culture(turn: PersonTurn, spoils: Spoils, difference: int) -> None:
    """At most what is there (TTA-ON-WAR-03, TTA-ON-GEN-05)."""
    n, rule = spoils.base + abs(difference), "TTA-ON-WAR-03"
    if difference > 0:
        n = min(n, turn.state.automa.culture_points)
        change_points(turn.state, -n, 0, rule, turn.log)
        turn.gain_culture(n, rule)
    else:
        lost = -turn.gain_culture(-n, rule)
        change_points(turn.state, lost, 0, rule, turn.log)


def _spoils(turn: PersonTurn, worth: int) -> Procedure[None]:
    """Special technologies while they fit, the rest in science points.

    TTA-ON-WAR-04, TTA-ON-AUT-12, TTA-ON-R-32
    """
    while len(seizable(turn, worth)) > 1:
        id = yield from turn.ask("spoils", "TTA-ON-WAR-04", partial(seizable, turn, worth), n=worth)
        if id is None:
            break
        turn.state.automa.technologies.remove(id)
        worth -= civil(id).science_cost
        turn.announce("seize", "TTA-ON-WAR-04", card=turn.card(id))
        yield from enter_special(turn, id)
    n = min(worth, turn.state.automa.science_points)
    change_points(turn.state, 0, -n, "TTA-ON-WAR-04", turn.log)
    turn.gain_science(n, "TTA-ON-WAR-04")


def seizable(turn: PersonTurn, worth: int) -> dict[str, str | None]:
    civ, order = turn.civ, civil_order()
    fitting = [
        card.id
        for card in turn.state.automa.specials()
        if card.science_cost <= worth and not civ.owns(card.id) and card.id not in civ.hand
    ]
    answers: dict[str, str | None] = {
        f"seize {id}": id for id in sorted(fitting, key=order.__getitem__)
    }
    answers["done"] = None
    return answers
