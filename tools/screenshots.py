"""Retake the pictures in docs/screenshots: every screen on a phone and on a desktop.

It starts a server of its own on a scratch database, plays scripted matches and looks at them.
"""

from __future__ import annotations

import random
import shutil
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from typing import Any
from unittest.mock import patch

import uvicorn
from playwright.sync_api import Browser, Page, sync_playwright

from automatable import Match, at, new
from automatable.core.game import ENTRY_POINTS, game
from automatable.core.plugins import read
from automatable.games.scythe.on_screen.players.games import PLAYERS
from automatable.server import Access, app
from automatable.table.store import Store
from automatable.ui.learning.lessons import lesson

FOLDER = Path(__file__).parent.parent / "docs" / "screenshots"
HOST_KEY = "pictures"
LOCALES = {"-de": "de-DE", "-it": "it-IT"}
HEIGHTS = {390: 844, 1280: 860}
FLAGS = ["--no-sandbox", "--disable-gpu", "--hide-scrollbars", "--disable-background-networking"]
SMALLEST = min(HEIGHTS)
A_RUN_MS = 180_000
TALLEST = 1700
"""A phone's page is shown as far as this."""
WHOLE = ("look back", "solve", "design")
"""What is looked at from top to bottom."""
SEED = "a rainy evening"
BESIDE_THE_BOX: dict[str, list[str]] = {
    "scythe": [],
    "age_of_innovation": [],
    "expeditions": ["stack ?,?"],
    "through_the_ages": ["strength 8"],
}
"""Shown after one Automa turn from the game's own example position, with what it asks for."""
ON_SCREEN = (
    "scy1 turn=12 to_move=saxony tokens=A3,B5,D6,F2,F3,G4 tile=longest_line_of_structures "
    "discard=2*3,3 | human saxony sit=digital mat=engineering section=bolster character=E3 "
    "mechs=F1,F2 workers=F1*2,F2*2,G1 abilities=speed,underpass goods=F1:metal*3+oil,F2:food*2 "
    "structures=F2:mill top=power,move bottom=deploy*1,build*1 recruits=coin one_time=power "
    "star_spaces=combat*1 hand=5,3,2*2 power=9 popularity=7 coins=11 objectives=1,12 | "
    "automa crimea level=automa dealer=app progress=7 character=D4 mechs=F4,E5 "
    "workers=H1,G3,G4 power=7 coins=9 cards=2 main=1,2,8 last=8"
)
MOMENTS: dict[str, list[str]] = {
    "mat": [],
    "load": ["move units", "mech F1", "+worker 2"],
    "combat": ["move units", "mech F1", "+worker 1", "to F4", "done"],
    "encounter": ["move units", "character", "to E4", "to F3", "done"],
}
"""A game of Scythe on screen from one position: the answers that lead to each picture."""

TURNS = [
    "build B7", "city power", "done", "upgrade C6 school", "competency 3", "done",
    "scholar law 3", "key use", "done", "upgrade B6 palace", "palace 17", "done",
    "innovation T1", "pay engineering", "done", "sailing", "done", "pass left", "done",
]  # fmt: skip
"""What the second lesson of Age of Innovation on screen plays, and the end of its round."""
UNTAUGHT = "tiles and cities 17"
"""A seed with which she passes before the person and builds beside nothing."""
TURNS_SHOWN = {"map": 0, "planning": 0, "city": 1, "innovation": 14, "round_end": 19}
"""How many of these answers lead to each picture."""


def main(wanted: list[str]) -> None:
    """Take all pictures, or those whose name contains one of the given words."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as scratch, our_games():
        store = Store(Path(scratch) / "tables.sqlite")
        tables = play(store)
        with serving(store) as address, sync_playwright() as playwright:
            path = shutil.which("chromium") or shutil.which("google-chrome")
            browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
            for width in HEIGHTS:
                for screen in screens(tables):
                    if screen[0][-3:] in LOCALES and width > SMALLEST:
                        continue  # other languages are shown on a phone
                    if not wanted or any(word in screen[0] for word in wanted):
                        take(browser, address, width, *screen)
            browser.close()


def our_games() -> AbstractContextManager[object]:
    """The shelf of a person who installed the project has no toy game of the tests."""
    games, broken = read(ENTRY_POINTS)
    ours = tuple(plugin for plugin in games if not plugin.from_outside)
    return patch("automatable.core.game.read", return_value=(ours, broken))


# --- what is played


def play(store: Store) -> dict[str, str]:
    """A shelf with some history: tables by what they show."""
    for number, level in enumerate((1, 1, 2, 2, 2, 3, 3, 3, 3, 4)):
        played_here(store, finished(level, f"{SEED} {number}"))
    middle = played(new("patchwork", level=3, deck="tactical", seed="lamplight"), 11)
    return {
        "over": store.create(finished(2, f"{SEED}, won"), "Sunday game"),
        "companion": store.create(companion(), "Kitchen table"),
        "fresh": store.create(
            new("patchwork", sit="companion", circle_source="app", level=2, seed=SEED)
        ),
        "duo": store.create(played(new("patchwork", sit="duo", seed=SEED), 14)),
        "middle": store.create(middle, "Rainy evening"),
        "lost": store.create(finished(3, "look back, lost"), "A narrow one"),
        "tactical": store.create(
            played(new("patchwork", level=4, deck="tactical", seed="look back, tactical"), 1000)
        ),
        **{id: store.create(in_the_middle(id, told)) for id, told in BESIDE_THE_BOX.items()},
        **{f"on_screen-{name}": store.create(on_screen(told)) for name, told in MOMENTS.items()},
        "on_screen-result": store.create(to_the_end()),
        **{f"on_screen-aoi-{name}": store.create(taught(n)) for name, n in TURNS_SHOWN.items()},
        "on_screen-aoi-result": store.create(taught(len(TURNS), to_the_end=True)),
    }


def played_here(store: Store, match: Match[Any]) -> None:
    """The same match answer by answer, so that it counts as played at this table."""
    id = store.create(Match.new(match.game, match.options, match.seed))
    while not (table := store.open(id)).match.over:
        store.answer(id, match.answers[len(table.match.answers)], table.sequence)


def in_the_middle(id: str, answers: list[str]) -> Match[Any]:
    """After one turn of the Automa from the game's own example."""
    names = [option.key for option in game(id).options()]
    dealer = {"dealer": "app"} if "dealer" in names else {}
    match = at(id, game(id).template(), seed="winter", **dealer)
    for answer in answers:
        match.answer(answer)
    return match


def on_screen(answers: list[str]) -> Match[Any]:
    match = at("scythe", ON_SCREEN, seed="winter")
    for answer in answers:
        match.answer(answer)
    return match


def taught(answers: int, to_the_end: bool = False) -> Match[Any]:
    """From where the second lesson of Age of Innovation begins, without its coach."""
    known = lesson(game("age_of_innovation"), "on_screen_2_tiles")
    assert known is not None
    match, dice = at("age_of_innovation", known.position, seed=UNTAUGHT), random.Random(SEED)
    for answer in TURNS[:answers]:
        match.answer(answer)
    while to_the_end and match.pending is not None:
        legal = match.legal() or []
        lively = [text for text in legal if not text.startswith(("convert", "burn", "pass"))]
        match.answer(dice.choice(lively or legal))
    return match


def to_the_end() -> Match[Any]:
    """A whole game of Scythe on screen that a program played."""
    match = new(
        "scythe", sit="digital", human_faction="rusviet", mat="engineering",
        automa_faction="polania", level="autometta", seed=SEED,
    )  # fmt: skip
    dice = random.Random(SEED)
    while match.pending is not None:
        match.answer(PLAYERS["planner"](match.state, match.pending, dice))
    return match


def finished(level: int, seed: str) -> Match[Any]:
    return played(new("patchwork", level=level, seed=seed), 1000)


def played(match: Match[Any], answers: int) -> Match[Any]:
    """A tidy player: the dearest patch that can be paid, as close to the corner as it fits."""
    dice = random.Random(str(match.seed))
    for _ in range(answers):
        if match.over:
            break
        match.answer(tidy_move(match, dice))
    return match


def tidy_move(match: Match[Any], dice: random.Random) -> str:
    moves = match.legal() or []
    placing = [move for move in moves if move != ">"]
    if not placing or (">" in moves and dice.random() < 0.12):
        return moves[0]
    letters = sorted({move[0] for move in placing})
    letter = max(letters, key=lambda name: (worth(match, name), name))
    return min((move for move in placing if move[0] == letter), key=corner)


def worth(match: Match[Any], letter: str) -> float:
    from automatable.games.patchwork.components import by_letter

    if letter not in by_letter():
        return 0
    cloth = by_letter()[letter]
    return 2 * cloth.cells + 5 * cloth.printed_buttons - cloth.button_cost - 1.5 * cloth.time_cost


def corner(move: str) -> tuple[int, str]:
    """How far from the upper left corner a placement lies."""
    cell = move.removesuffix("#")[-2:]
    return (ord(cell[0]) - ord("a")) ** 2 + int(cell[1]) ** 2, move


def companion() -> Match[Any]:
    """A physical game in the middle, with the circle told as it comes and own cards."""
    match = new("patchwork", sit="companion", dealer="table", level=4, seed=SEED)
    patches = iter("KDTPQRUVXYZOMNBEHJLSWcabdefgIGFC")
    cards = iter((3, 7, 1, 12, 9, 5))
    for _ in range(14):
        prompt = match.pending.prompt if match.pending else ""
        if prompt == "patches":
            unknown = match.position()["circle"][:3].count(None)
            match.answer("+" + "".join(next(patches) for _ in range(unknown)))
        elif prompt == "card":
            match.answer(f"card {next(cards)}")
        else:
            match.answer((match.legal() or [">"])[-1])
    return match


# --- what is looked at


def screens(tables: dict[str, str]) -> Iterator[tuple[str, str, str]]:
    """Name, address and what to do there first."""
    yield "shelf", "/", ""
    yield "set-up", "/games/patchwork/new", ""
    yield "checklist", f"/tables/{tables['fresh']}/checklist", ""
    yield "table", f"/tables/{tables['middle']}", ""
    yield "table-dark", f"/tables/{tables['middle']}", ""
    yield "why", f"/tables/{tables['middle']}", "why"
    yield "placing", f"/tables/{tables['middle']}", "place"
    yield "companion", f"/tables/{tables['companion']}", ""
    yield "duo", f"/tables/{tables['duo']}", ""
    yield "log", f"/tables/{tables['middle']}/log", ""
    yield "score", f"/tables/{tables['over']}/score", ""
    yield "look-back-1", f"/tables/{tables['over']}/look-back", "look back"
    yield "look-back-2", f"/tables/{tables['lost']}/look-back", "look back"
    yield "look-back-3-dark", f"/tables/{tables['tactical']}/look-back", "look back"
    yield "share", f"/tables/{tables['over']}/share", ""
    yield "day", "/day?date=2026-11-15", ""
    yield "puzzle", "/games/patchwork/puzzles/7", ""
    yield "puzzle-solved", "/games/patchwork/puzzles/7", "solve"
    yield "history", "/history", ""
    for theme in ("", "-dark"):
        yield f"level{theme}", "/level?like=3", ""
        yield f"records{theme}", "/records", ""
        yield f"design{theme}", "/lab/design", "design"
    yield "decks", f"/tables/{tables['middle']}/decks", ""
    yield "rules", "/games/patchwork/rules#PAT-CHOOSE-05", ""
    yield "correct", f"/tables/{tables['companion']}/correct", ""
    yield "help", "/help", ""
    yield "hint", f"/tables/{tables['middle']}", "hint"
    yield "lab", "/lab", "lab"
    for language in ("en", "de", "it"):
        yield f"rulebook-{language}", "/games/patchwork/rules#chapter-5", ""
        yield f"rulebook-why-{language}", f"/tables/{tables['middle']}", "why"
        yield f"lesson-{language}", "/games/patchwork/new", "lesson"
        yield f"guess-{language}", "/games/scythe/new", "guess"
    for theme in ("", "-dark"):
        for name in MOMENTS:
            yield f"on_screen-{name}{theme}", f"/tables/{tables[f'on_screen-{name}']}", ""
        yield f"on_screen-result{theme}", f"/tables/{tables['on_screen-result']}/score", ""
        for name in (*TURNS_SHOWN, "result"):
            yield f"on_screen-aoi-{name}{theme}", f"/tables/{tables[f'on_screen-aoi-{name}']}", name
    for id in BESIDE_THE_BOX:
        yield id, f"/tables/{tables[id]}", ""
        yield f"{id}-why", f"/tables/{tables[id]}", "why"


def take(browser: Browser, address: str, width: int, name: str, path: str, act: str) -> None:
    dark = name.endswith("dark")
    context = browser.new_context(
        viewport={"width": width, "height": HEIGHTS[width]},
        has_touch=width < 600,
        is_mobile=width < 600,
        locale=LOCALES.get(name[-3:], "en-GB"),
        reduced_motion="reduce",
        color_scheme="dark" if dark else "light",
    )
    context.add_cookies([{"name": "host", "value": HOST_KEY, "url": address}])
    page = context.new_page()
    page.goto(address + path, wait_until="load")
    page.evaluate("document.fonts.ready")
    prepare(page, act)
    if width < 600 and not act and "#" not in path:
        page.set_viewport_size({"width": width, "height": min(page_height(page), TALLEST)})
    if name.startswith("on_screen"):  # patterns of a whole map: a third of the size as JPEG
        file = FOLDER / f"{name}-{width}.jpg"
        page.screenshot(path=file, type="jpeg", quality=72)
    else:
        file = FOLDER / f"{name}-{width}.png"
        page.screenshot(path=file, full_page=act in WHOLE)
    context.close()
    sys.stdout.write(f"{file.name} {file.stat().st_size // 1024} kB\n")


def page_height(page: Page) -> int:
    return int(page.evaluate("document.documentElement.scrollHeight"))


def prepare(page: Page, act: str) -> None:
    """Read the told turn, unfold a decision, take a patch in hand, or wait for a run to end."""
    if act == "planning":
        for folded in page.locator("[data-fold=planning]:not([open]) > summary").all():
            folded.click()
    if page.locator(".stage.is-telling").count() and act != "round_end":
        page.keyboard.press("Escape")
    if act == "why":
        page.locator("[data-decision] > summary").first.click()
        page.locator(".cascade-bar [data-step='1']").first.click()
        page.locator("[data-decision]").first.evaluate("e => e.scrollIntoView({block: 'center'})")
    if act == "hint":
        page.locator(".sheet-tools form button.sheet-tool").first.click()
        page.locator(".advice").evaluate("e => e.scrollIntoView({block: 'start'})")
    if act in ("lesson", "guess"):
        page.locator("form.learn button").first.click()
        for _ in range(3 if act == "lesson" else 2):
            page.locator(".coach-button.is-next").click()
            page.wait_for_load_state()
    if act == "look back":
        begin = page.locator("main form[action$='/look-back'] button")
        if begin.count():
            begin.click()
        page.locator(".look-all").wait_for(timeout=3 * A_RUN_MS)
    if act == "solve":
        page.locator(".puzzle-choices a").first.click()
        page.locator(".puzzle-verdict").wait_for()
    if act == "design":
        page.get_by_label("Share of games won, in percent").fill("35")
        page.get_by_label("Rounds").fill("3")
        page.get_by_role("button", name="Search").click()
        page.locator(".deck-head .chip", has_text="done").first.wait_for(timeout=2 * A_RUN_MS)
    if act == "lab":
        page.get_by_role("button", name="Start the run").click()
        page.locator(".deck-head .chip", has_text="done").wait_for(timeout=A_RUN_MS)
    if act == "place":
        page.locator(".offer-affordable").first.click()
        page.locator("[data-do=rotate]").click()


@contextmanager
def serving(store: Store) -> Iterator[str]:
    """The app on a free port, in a thread of its own."""
    server = uvicorn.Server(
        uvicorn.Config(app(store, Access(host_key=HOST_KEY)), port=0, log_level="warning")
    )
    thread = threading.Thread(target=server.run)
    thread.start()
    while not server.started:
        time.sleep(0.02)
    port = server.servers[0].sockets[0].getsockname()[1]
    try:
        yield f"http://127.0.0.1:{port}"
    finally:
        server.should_exit = True
        thread.join()


if __name__ == "__main__":
    main(sys.argv[1:])
