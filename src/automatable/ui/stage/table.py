"""The table and the pages around it that show one match: checklist, corrections, settings."""

from __future__ import annotations

from collections import deque
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Any

from markupsafe import Markup

from automatable.core.advice.looking_back import judges
from automatable.core.matches.entries import Entry
from automatable.core.matches.latest import last_given
from automatable.core.matches.match import Match
from automatable.core.turns.procedure import Ask
from automatable.table.store import Table
from automatable.ui.form_fields import form_fields
from automatable.ui.frame import Frame, against, brings_own_inputs, render, render_table
from automatable.ui.learning.rulebook import rule_behind
from automatable.ui.shelf.naming import option_summary, shown_name
from automatable.ui.stage.afterwards import Afterwards, Finished, afterwards
from automatable.ui.stage.beats import beats
from automatable.ui.stage.gains import with_gains
from automatable.ui.stage.panels import panels
from automatable.ui.stage.plain_table import areas_shown, plain_scene
from automatable.ui.stage.result import result
from automatable.ui.stage.sparring import Beside, advised, partners, scene_of
from automatable.ui.stage.stage import (
    NOTHING_ELSE,
    Boards,
    boards,
    boards_then,
    is_own_turn,
    moment,
    second,
    sides,
    title,
)
from automatable.ui.stage.turns import Narration, Part
from automatable.ui.words.answers import answer_in_words
from automatable.ui.words.words import Words, words_in

OWN_TURN = ("turn", "report")
"""Nobody has to be told why it is their own turn."""
LINES_BEFORE = 4
"""How much of what happened stands above a question that it led to."""


@dataclass(frozen=True)
class Posed:
    """A question that is asked at no table of the store, such as a puzzle."""

    address: str
    """Where the answer goes."""
    told: Markup
    """What stands above the question."""

    @property
    def shown(self) -> dict[str, Any]:
        return {"answer_url": self.address, "posed": self.told}


def table_page(
    frame: Frame,
    table: Table,
    note: str = "",
    problems: Sequence[str] = (),
    given: str = "",
    beside: Beside | None = None,
    coach: str = "",
    laid_out: bool = False,
    finished: Finished | None = None,
    posed: Posed | None = None,
) -> str:
    """The heart: board, what is asked, what the Automa did and why, and who can help.

    `posed`: nothing is kept of it, one answer is wanted and goes elsewhere.
    """
    telling = Narration(table.match, frame.language, frame.late)
    turn = telling.last_turn()
    shared = common(frame, table, "table") | (posed.shown if posed else {})
    match = table.match
    helpers = partners(frame, telling, beside, shared)
    after = afterwards(table, telling.words, finished or Finished()) if match.over else None
    return render_table(
        frame,
        match.game,
        moment(match),
        **shared,
        **_stage(frame, telling, beside, given),
        scene=_scene(match, telling.words, beside),
        prompt_panel=_prompt_panel(frame, table, telling, shared, helpers.told, after),
        afterwards=after,
        partners=helpers.tool,
        know_panel=_know_panel(frame, table, telling),
        automa_panel=automa_panel(frame, table, telling, turn),
        turn_first=_news(turn) or _own_to_do(telling, turn),
        told=_told(frame, telling, turn, shared),
        example=_example(match),
        given=given,
        announcement=_announcement(turn, telling),
        show_checklist=shared["has_checklist"] and not (laid_out or coach or _begun(match)),
        note=note,
        warning=older_rules(match, telling.words),
        problems=problems,
        asked_by=rule_behind(match, given),
        coach=coach,
    )


def _stage(frame: Frame, telling: Narration, beside: Beside | None, refused: str) -> dict[str, Any]:
    """What the frame itself shows: the status line, the sheet's title, the boards."""
    match, words = telling.match, telling.words
    return {
        "on_screen": telling.on_screen,
        "after": _after(match),
        "title": title(telling),
        "second": second(telling),
        "sides": sides(telling),
        "progress": _progress(match, words),
        "boards": boards(frame, match, words, advised(beside), refused),
        "areas": partial(areas_shown, match, words),
    }


def _progress(match: Match[Any], words: Words) -> str:
    """Of games without a board of their own, how far the match has come; others show it there."""
    screens = match.game.screens
    plain = match.set_up_done and not match.over and not brings_own_inputs(match.game)
    return screens.progress(match.state, words) if plain else ""


def older_rules(match: Match[Any], words: Words) -> str:
    """A sentence where the answers of an older save lead elsewhere today, or may do so."""
    if match.older_rules is None:
        return ""
    if match.older_rules == match.game.rules_version:
        return words("older-program")
    return words("older-rules", version=match.older_rules, now=match.game.rules_version)


def _scene(match: Match[Any], words: Words, beside: Beside | None) -> dict[str, Any]:
    """What the game's own template shows, or the frame's plain one."""
    own = brings_own_inputs(match.game)
    return scene_of(match, words, beside) if own else plain_scene(match, words)


def common(frame: Frame, table: Table, at: str) -> dict[str, Any]:
    """What every page of a table needs; `at` is the page it stands on."""
    words = words_in(frame.language, table.match.game)
    return {
        "table": replace(table, name=shown_name(words, table.name)),
        "at": at,
        "summary": option_summary(words, table.match.game, table.match.options),
        "takes_back": taken_back(table.match, words),
        "has_checklist": any(table.match.game.screens.checklist(table.match)),
        "looks_back": table.match.set_up_done and bool(judges(table.match.game.id)),
        "answer_url": frame.url(f"/tables/{table.id}/answer"),
        "form_fields": form_fields(frame, table),
        "posed": "",
    }


def reading(
    frame: Frame, table: Table, at: str, problems: Sequence[str] = (), by_rule: str = ""
) -> dict[str, Any]:
    """The stage around a page that is read beside playing: both sides and the board, at rest."""
    telling = Narration(table.match, frame.language)
    match = table.match
    lies = match.set_up_done
    return {
        **common(frame, table, at),
        **NOTHING_ELSE,
        "boards": boards_then(frame, match, match.state, telling.words) if lies else Boards(),
        "sides": sides(telling),
        "second": "",
        "problems": problems,
        "asked_by": by_rule,
    }


def taken_back(match: Match[Any], words: Words) -> str:
    """What undo would take back, in words; empty if there is nothing."""
    entry = match.undoable()
    if entry is None:
        return ""
    if entry.by == "correction":
        return answer_in_words(match, entry, words)
    said = match.game.screens.said(match, entry, words)  # as it was chosen, not what it cost first
    return said or answer_in_words(match, entry, words)


def _example(match: Match[Any]) -> str:
    """A legal answer, as a hint how answers are written."""
    legal = match.legal() or []
    return legal[len(legal) // 2] if legal else ""


def _begun(match: Match[Any]) -> bool:
    return any(entry.by == "person" for entry in match.entries)


def _announcement(turn: Sequence[Part], telling: Narration) -> str:
    """The instructions and the next question, for people who listen."""
    news = [part for part in turn if not part.done]
    lines = [instruction.spoken for part in news for instruction in part.instructions]
    return " ".join([*lines, _question(telling)])


def automa_panel(frame: Frame, table: Table, telling: Narration, turn: Sequence[Part]) -> Markup:
    """The last turn as a sheet of steps; `news` counts those that were not there before."""
    match = telling.match
    hers = [part for part in turn if not part.by_person]
    if not any(part.cards or part.steps for part in turn):
        turn = ()  # what one told oneself is no turn to look at
    turn, gained = with_gains(telling, turn)
    return render(
        frame,
        "automa_panel.html",
        match.game,
        turn=turn,
        key=f"{table.id}.{table.sequence}",
        news=_news(turn),
        more=any(part.has_more for part in turn),
        nothing_moved=_nothing_moved(match, hers),
        on_screen=telling.on_screen,
        rounds=telling.opens_a_round(turn),
        title_of=partial(_title_of, telling),
        beats=beats(telling, turn),
        gained=gained,
        setting_up=not match.set_up_done,
    )


def _title_of(telling: Narration, part: Part) -> str:
    """What a turn is called that is nobody's own, such as a combat; else empty."""
    match, words = telling.match, telling.words
    if part.opens:
        return words("turn-final" if match.over else "turn-rounds")
    if not part.steps:
        return ""
    key = f"turn-of-{match.entries[match.turn_start(part.steps[0].entry)].prompt}"
    return words(key) if words.has(key) else ""


def _nothing_moved(match: Match[Any], hers: Sequence[Part]) -> bool:
    """Whether cards came and nothing is to be done: neither a fresh table nor a result is that.

    A question in the middle of her turn is something to be done.
    """
    in_it = match.turn_start(len(match.entries)) < len(match.entries)
    came = any(part.cards for part in hers) and not match.over and not in_it
    return came and not any(part.steps for part in hers)


def _after(match: Match[Any]) -> str:
    """What comes after the steps: the result, a turn of one's own, or a question in hers."""
    if match.over:
        return "turn-over"
    now = len(match.entries)
    begins = match.set_up_done and isinstance(match.pending, Ask) and match.turn_start(now) == now
    return "turn-yours" if begins and is_own_turn(match) else "turn-go_on"


def _news(turn: Sequence[Part]) -> int:
    """How many steps of the Automa were not there before the last answer."""
    return sum(len(part.steps) for part in turn if not part.by_person and not part.done)


def _own_to_do(telling: Narration, turn: Sequence[Part]) -> bool:
    """Whether something must be done on the table because of what a person has just reported.

    What the set-up made one do is no report's: its question comes first.
    """
    match = telling.match
    if telling.on_screen or not match.entries or match.in_set_up(last_given(match)):
        return False
    return any(part.by_person and not part.done and part.steps for part in turn)


def _told(
    frame: Frame, telling: Narration, turn: Sequence[Part], shared: Mapping[str, Any]
) -> Markup | str:
    """The person's own reports, the last beside the button that hands over; nothing after a turn.

    What was asked in the Automa's turn or in the set-up is no report: the turn has only begun.
    """
    if not shared["takes_back"] or any(not part.done and part.steps for part in turn):
        return ""
    match = telling.match
    begun = match.entries[match.turn_start(last_given(match))].prompt
    if match.pending is None or begun != match.pending.prompt:
        return ""
    earlier = [answer_in_words(match, entry, telling.words) for entry in _reported(telling)[:-1]]
    return render(frame, "told.html", match.game, **shared, earlier=earlier)


def _reported(telling: Narration) -> list[Entry]:
    """What the person has reported since the Automa's turn, in order."""
    match, found = telling.match, deque[Entry]()
    for index, entry in reversed(list(enumerate(match.entries))):
        asked = match.pending and match.pending.prompt
        if entry.by == "app" or entry.prompt != asked or telling.hands_over(index):
            break
        found.appendleft(entry)
    return list(found)


def _because(telling: Narration) -> list[Markup]:
    """Why a question is asked: its own message, or what happened right before it.

    Where the sheet's title says it all, nothing more is told.
    """
    pending = telling.match.pending
    if pending is None or pending.prompt in OWN_TURN:
        return []
    key = f"because-{pending.prompt}"
    if telling.words.has(key):
        return [Markup(telling.rich(key, **pending.args))]
    if telling.words.has(f"second-{pending.prompt}"):
        return []
    match = telling.match
    happened = match.entries[-1].events if match.entries else match.opening
    last = match.game.screens.seen(happened, match)
    silent = match.game.screens.headings
    before = [event for event in last if not event.instruct and event.kind not in silent]
    return [telling.event(event) for event in before[-LINES_BEFORE:]]


def _question(telling: Narration) -> str:
    pending = telling.match.pending
    if pending is None:
        return _result(telling)
    return telling.words(f"ask-{pending.prompt}", **pending.args)


def _result(telling: Narration) -> str:
    sheet = telling.match.score()
    if sheet.winner is None:
        return telling.words("result-draw")
    names = {seat.seat: seat.name for seat in sheet.seats}
    points = sorted((seat.total for seat in sheet.seats), reverse=True)
    score = against(points)
    who = names[sheet.winner]
    if who == "person":
        return telling.words("result-you", score=score)
    return telling.words("result-other", who=telling.words(f"seat-{who}"), score=score)


def _prompt_panel(
    frame: Frame,
    table: Table,
    telling: Narration,
    shared: Mapping[str, Any],
    sparring: Markup | str,
    after: Afterwards | None,
) -> Markup:
    match = table.match
    prompt = match.pending.prompt if match.pending else ""
    return render(
        frame,
        "prompt_panel.html",
        match.game,
        **shared,
        over=match.over,
        result=_result(telling) if match.over else "",
        sources=result(frame, match, telling.words, after) if after else "",
        question="" if match.over else _question(telling),
        because=_because(telling),
        says=() if match.pending is None else tuple(telling.says(match.pending.args.values())),
        titled=telling.words.has(f"second-{prompt}"),
        sparring=sparring,
    )


def _know_panel(frame: Frame, table: Table, telling: Narration) -> Markup:
    match = table.match
    shown = () if match.over else panels(frame, table, telling)
    return render(frame, "know_panel.html", match.game, panels=shown)


# --- the physical set-up


def checklist_page(frame: Frame, table: Table) -> str:
    """What to lay out, in the rulebook's order."""
    telling = Narration(table.match, frame.language)
    steps = [
        (telling.event(event), event.rule)
        for event in table.match.game.screens.checklist(table.match)
    ]
    game = table.match.game
    return render(frame, "checklist.html", game, **reading(frame, table, "checklist"), steps=steps)


# --- name, save file, the end of a table


def settings_page(frame: Frame, table: Table, address: str = "", newer: bool = False) -> str:
    """Rename, save to a file, delete; and the table's address, if others can open it.

    `newer`: the file of its game has been changed since it began.
    """
    shown = reading(frame, table, "settings") | {"address": address, "newer": newer}
    return render(frame, "settings.html", table.match.game, **shown, camera=_qr(address))


def _qr(address: str) -> Markup:
    """For the camera of a phone: dark on light, whatever the theme."""
    if not address:
        return Markup()
    import segno  # only a server has an address to show

    code = segno.make(address, error="m")
    return Markup(code.svg_inline(dark="#000", light="#fff", border=3, omitsize=True))
