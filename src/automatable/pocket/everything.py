"""All tables as one file: a backup as a server makes it, and one that is brought here."""

from __future__ import annotations

from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path
from tempfile import TemporaryDirectory

from starlette.datastructures import UploadFile
from starlette.requests import Request
from starlette.responses import Response

from automatable.core.errors import AutomatableError, Refused
from automatable.pocket.lone_file import LoneFile
from automatable.server.security import our_form
from automatable.server.visitor import frame_of, page, words_of
from automatable.table import rows
from automatable.table.store import NoSuchTable, Store
from automatable.ui.device import device_page


def of(request: Request) -> Store:
    store: Store = request.app.state.store
    return store


async def save(request: Request) -> Response:
    """Everything, as a download."""
    with TemporaryDirectory() as folder:
        file = Path(folder) / "backup.sqlite"
        of(request).back_up(file)
        contents = file.read_bytes()
    name = f"automatable-{datetime.now(UTC):%Y-%m-%d}.sqlite"
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return Response(contents, media_type="application/vnd.sqlite3", headers=headers)


async def load(request: Request) -> Response:
    """The tables of a backup join those that are here; a bad file changes nothing."""
    form, frame = await our_form(request), frame_of(request, "/device")
    file = form.get("everything")
    contents = await file.read() if isinstance(file, UploadFile) else b""
    await form.close()
    try:
        if not contents:
            raise Refused("no_file")
        number = taken_over(of(request), contents)
    except AutomatableError as error:
        return page(request, device_page(frame, problems=words_of(request).problems(error)), 422)
    return page(request, device_page(frame, words_of(request)("device-everything-done", n=number)))


def taken_over(store: Store, contents: bytes) -> int:
    """How many tables came; of one that both have, the one with more changes stays."""
    with TemporaryDirectory() as folder:
        file = Path(folder) / "backup.sqlite"
        file.write_bytes(contents)
        with closing(Store(LoneFile(file, make=False))) as brought:
            return sum(_take(store, brought, id) for id in brought.ids())


def _take(store: Store, brought: Store, id: str) -> bool:
    theirs = brought.open(id)
    try:
        if store.open(id).sequence >= theirs.sequence:
            return False
        store.delete(id)
    except NoSuchTable:
        pass
    with store.database.writing() as connection:
        rows.insert(connection, theirs)
    return True
