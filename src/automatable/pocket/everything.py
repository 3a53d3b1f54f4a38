"""Everything as one file: a backup as a server makes it, and one that is brought here."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path
from tempfile import TemporaryDirectory

from starlette.datastructures import UploadFile
from starlette.requests import Request
from starlette.responses import Response

from automatable.core.errors import AutomatableError, BadSave, Refused
from automatable.pocket.lone_file import LoneFile
from automatable.server.refusals import without_path
from automatable.server.security import our_form
from automatable.server.visitor import frame_of, page, words_of
from automatable.table.everything import SQLITE, Brought, bring_file, pack
from automatable.table.store import Store, StoreFailed
from automatable.ui.shelf.device import device_page


def of(request: Request) -> Store:
    store: Store = request.app.state.store
    return store


async def save(request: Request) -> Response:
    """Everything, as a download."""
    with TemporaryDirectory() as folder:
        file = Path(folder) / "backup.sqlite"
        pack(of(request), file)
        contents = file.read_bytes()
    name = f"automatable-{datetime.now(UTC):%Y-%m-%d}.sqlite"
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return Response(contents, media_type="application/vnd.sqlite3", headers=headers)


async def load(request: Request) -> Response:
    """What is in a backup joins what is here; a bad file changes nothing."""
    form, frame = await our_form(request), frame_of(request, "/device")
    file = form.get("everything")
    contents = await file.read() if isinstance(file, UploadFile) else b""
    await form.close()
    try:
        if not contents:
            raise Refused("no_file")
        if not contents.startswith(SQLITE):
            raise BadSave("not_a_save")
        come = taken_over(of(request), contents)
    except StoreFailed as failed:
        problems = words_of(request).problems(without_path(failed))
        return page(request, device_page(frame, problems=problems), 422)
    except AutomatableError as error:
        return page(request, device_page(frame, problems=words_of(request).problems(error)), 422)
    told = come.told(words_of(request))
    return page(request, device_page(frame, told, parted=come.parted))


def taken_over(store: Store, contents: bytes) -> Brought:
    """What has come from the contents of such a file."""
    with TemporaryDirectory() as folder:
        file = Path(folder) / "backup.sqlite"
        file.write_bytes(contents)
        return bring_file(store, file, LoneFile)
