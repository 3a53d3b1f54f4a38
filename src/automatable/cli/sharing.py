"""`automatable share` and `automatable day`: games to play with others who sit elsewhere."""

from __future__ import annotations

import json
from datetime import UTC, datetime
from typing import Any

from automatable.cli.files import read_text
from automatable.cli.output import voice
from automatable.cli.replaying import read_match
from automatable.core.game import game as registered
from automatable.core.game import games
from automatable.core.matches.sharing import (
    day_options,
    day_seed,
    has_day,
    link,
    read_result,
    result_code,
    set_up_link,
    shared,
)
from automatable.ui.frame import against
from automatable.ui.shelf.sharing import share_text


def share(save: str, other: str | None, as_json: bool) -> None:
    """The link and the text of a finished match; beside it a friend's, if one is given."""
    match = read_match(read_text(save))
    voice.game = match.game
    mine, address = shared(match), set_up_link(match)
    theirs = read_result(read_text(other)) if other else None
    if as_json:
        told: dict[str, Any] = {"link": address, "code": result_code(mine)}
        told["scores"] = list(mine.scores)
        if theirs:
            told["other"] = {"scores": list(theirs.scores), "won": theirs.won}
            told["same_game"] = theirs.set_up == mine.set_up
        print(json.dumps(told, ensure_ascii=False, indent=1))
        return
    voice.say(f"…/{address}")
    voice.say("")
    voice.say(share_text(match, voice.words))
    if theirs:
        voice.say("")
        if theirs.set_up != mine.set_up:
            voice.say(voice("share-another"))
        voice.say(f"{voice('share-you')}: {against(mine.scores)}")
        voice.say(f"{voice('share-friend')}: {against(theirs.scores)}")


def day(game: str | None, as_json: bool) -> None:
    """The games of today, as commands that begin them."""
    today = datetime.now(UTC).date()
    wanted = [registered(game)] if game else [g for g in games().values() if has_day(g)]
    told: list[dict[str, Any]] = [
        {"game": g.id, "options": day_options(g, today), "seed": day_seed(g, today),
         "link": f"games/{link(g, day_options(g, today), day_seed(g, today))}"}
        for g in wanted
    ]  # fmt: skip
    if as_json:
        print(json.dumps({"date": today.isoformat(), "games": told}, indent=1))
        return
    for one in told:
        options = " ".join(f"--{key} {value}" for key, value in one["options"].items())
        voice.say(f"automatable play {one['game']} {options} --seed '{one['seed']}'")
