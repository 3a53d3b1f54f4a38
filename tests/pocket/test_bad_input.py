"""The web table's tests of bad input, against the app as it runs in a browser."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from automatable.pocket.inside import app
from automatable.table.schema import MIGRATIONS
from automatable.table.store import Store
from tests.server.conftest import Browser
from tests.server.conftest import strict_words as strict_words
from tests.server.conftest import table as table
from tests.server.test_any_input import (  # noqa: F401
    no_limits,
    test_an_endless_answer_is_not_read,
    test_any_answer_is_taken_or_explained,
    test_any_correction_is_made_or_explained,
    test_any_file_is_no_save_or_is_loaded,
)
from tests.server.test_safety import (  # noqa: F401
    test_a_form_of_another_site_is_refused,
    test_a_form_without_its_number_is_refused,
    test_a_form_without_this_browsers_secret_is_refused,
    test_a_mistake_of_ours_shows_no_trace,
    test_a_page_cannot_be_posted_to,
    test_a_switch_never_leads_elsewhere,
    test_an_unknown_language_is_ignored,
    test_errors_speak_the_readers_language,
    test_no_other_file_of_the_machine_is_served,
    test_pages_allow_no_foreign_and_no_inline_code,
    test_what_does_not_exist_says_so,
)

SAVES = Path(__file__).parents[1] / "saves"


@pytest.fixture
def browser(tmp_path: Path) -> Iterator[Browser]:
    headers = {"accept-language": "en"}
    with Browser(app(tmp_path), headers=headers, raise_server_exceptions=False) as client:
        yield client
        client.app.state.store.close()  # type: ignore[attr-defined]


@pytest.fixture
def store(browser: Browser) -> Store:
    opened: Store = browser.app.state.store  # type: ignore[attr-defined]
    return opened


# --- a file with everything


def brought(browser: Browser, contents: bytes) -> Any:
    files = {"everything": ("all.sqlite", contents)}
    return browser.post("/device/everything", data=browser.hidden("/device"), files=files)


def backup(folder: Path, *statements: str) -> bytes:
    """A server's backup with one table, changed afterwards."""
    file, made = folder / "server.sqlite", folder / "backup.sqlite"
    with closing(Store(file)) as store:
        store.import_(sorted(SAVES.rglob("*.json"))[0].read_text(encoding="utf-8"))
        store.back_up(made)
    with closing(sqlite3.connect(made)) as connection:
        for statement in statements:
            connection.execute(statement)
        connection.commit()
    return made.read_bytes()


@pytest.mark.parametrize(
    ("statement", "told"),
    [
        (f"PRAGMA user_version = {len(MIGRATIONS) + 1}", "was made by a newer version"),
        ("DROP TABLE answers", "database of another program"),
        ("UPDATE tables SET options = 'no JSON'", "This table is damaged"),
        ("UPDATE tables SET fingerprint = 'another'", "This table is damaged"),
        ("UPDATE answers SET text = 'nonsense'", "This table is damaged"),
    ],
)
def test_a_file_with_something_wrong_changes_nothing(
    browser: Browser, store: Store, tmp_path: Path, statement: str, told: str
) -> None:
    reply = brought(browser, backup(tmp_path / "elsewhere", statement))
    assert reply.status_code == 422, reply.text
    assert told in reply.text
    assert store.ids() == []


@pytest.mark.parametrize("contents", [b"", b"x", b"{}", b"SQLite format 3\0" + b"x" * 5000])
def test_what_is_no_such_file_changes_nothing(
    browser: Browser, store: Store, contents: bytes
) -> None:
    reply = brought(browser, contents)
    assert reply.status_code == 422
    assert 'role="alert"' in reply.text
    assert store.ids() == []
