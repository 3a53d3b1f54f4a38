"""The table in the browser: `automatable` alone, and `automatable serve`."""

from __future__ import annotations

import gc
import logging
import os
import signal
import socket
import sys
import threading
import webbrowser
from dataclasses import dataclass
from ipaddress import ip_address
from pathlib import Path
from typing import Any, NoReturn

from automatable.cli.output import LANGUAGES, MachineFailed, UsageError, voice
from automatable.cli.tables import opened
from automatable.cli.workers import available_cores, supervise
from automatable.table.databases import Address, is_server

PORT = 8765
HERE = "127.0.0.1"
SHORTEST_CODE = 6
LAST_REQUESTS_S = 10
"""How long a server that was told to stop waits for what it has begun."""
MOST_WORKERS = 4
"""That are started without being asked for; each keeps its own matches in memory."""
RARER_COLLECTIONS = (50_000, 20, 20)
"""After that many new objects the garbage collector looks at them, and the older ones so rarely."""


@dataclass(frozen=True)
class Serving:
    """Where to listen, and to whom."""

    host: str = HERE
    port: int = PORT
    root_path: str = ""
    names: frozenset[str] = frozenset()
    code: str | None = None
    lab: bool | None = None
    workers: int | None = None
    """Processes behind the port; without a word one at home, and one a core where others come."""
    expire_days: int | None = None
    """Whether the laboratory is open; without a word only where no strangers come."""

    @property
    def has_lab(self) -> bool:
        return self.is_household if self.lab is None else self.lab

    @property
    def processes(self) -> int:
        if not hasattr(os, "fork"):
            return 1
        return self.workers or (1 if self.is_household else min(available_cores(), MOST_WORKERS))

    @property
    def is_household(self) -> bool:
        """A code, a public name or a prefix: then strangers may come, perhaps through a proxy."""
        return not (self.code or self.names or self.root_path)


def open_table(database: Address | None, browser: bool) -> None:
    """Serve on this machine only, on any port, and show it to its host."""
    path = _check(database)
    _load(voice.language)
    try:
        listening = listen(HERE, PORT)
    except MachineFailed:  # another table may be open already
        listening = listen(HERE, 0)
    address = _for_host(listening, path)
    voice.say(voice("cli-serve-open", address=address))
    if browser:  # it waits in the queue until the server is up; a text browser would wait here
        threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()
    _run(listening, database, Serving())


def serve(where: Serving, database: Address | None) -> None:
    if where.code is not None and len(where.code) < SHORTEST_CODE:
        raise UsageError("access_code_short", n=SHORTEST_CODE)
    path = _check(database)
    listen(where.host, where.port).close()  # whoever listens there already is told of at once
    _load(*(LANGUAGES if where.processes > 1 else [voice.language]))
    listening = listen(where.host, where.port)
    queues = in_queues(listening, where.processes) if where.processes > 1 else [listening]
    listening = queues[0]
    address = address_of(listening) + where.root_path
    voice.say(voice("cli-serve-open", address=address))
    if where.is_household:
        voice.say(voice("cli-serve-host", address=_for_host(listening, path)))
    if not _is_here(listening):
        _tell_neighbours(address, where)
    _log_requests()
    if where.processes == 1:
        _run(listening, database, where)
        return
    supervise(where.processes, lambda index: _run(queues[index], database, where))


def _check(database: Address | None) -> Path:
    """Make the database, or bring it up to date, before anybody is told that a table is open.

    Returns where it lies, or what belongs to it.
    """
    with opened(database) as store:
        return store.path


def listen(host: str, port: int) -> socket.socket:
    """A socket that takes requests from now on."""
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, proto=socket.IPPROTO_TCP)
        family, _, protocol, _, address = found[0]
        # asyncio sends without delay only on sockets that say they are TCP: 40 ms an answer.
        return _listening(family, protocol, address)
    except (OSError, OverflowError) as error:
        raise MachineFailed("port_taken", host=host, port=port, reason=str(error)) from None


def _listening(family: int, protocol: int, address: Any, shared: bool = False) -> socket.socket:
    """A socket at an address, which it may share with others of this server."""
    made = socket.socket(family, socket.SOCK_STREAM, protocol)
    made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    if shared:
        made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
    made.bind(address)
    made.listen(128)
    return made


def in_queues(listening: socket.socket, number: int) -> list[socket.socket]:
    """A socket for each process, on one port: Linux deals visitors out to them evenly.

    At one socket whoever wakes first takes them all, and one core does the work of two. The port
    was free a moment ago, or there would be no socket for it.
    """
    if not sys.platform.startswith("linux"):
        return [listening] * number
    address = listening.getsockname()
    listening.close()
    return [_listening(listening.family, listening.proto, address, True) for _ in range(number)]


def address_of(listening: socket.socket) -> str:
    """The address to open: for a server that listens everywhere, that of this machine."""
    host, port = listening.getsockname()[:2]
    host = _own_address() if ip_address(host).is_unspecified else host
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def _own_address() -> str:
    """The address under which the network knows this machine.

    Nothing is sent: choosing a way to an address that is kept for documentation is enough.
    """
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return HERE
        address: str = probe.getsockname()[0]
        return address


def _is_here(listening: socket.socket) -> bool:
    return ip_address(listening.getsockname()[0]).is_loopback


def _for_host(listening: socket.socket, database: Path) -> str:
    """The address that makes a browser the host's."""
    from automatable.server.host import address_with, key_beside

    return address_of(listening) + address_with(key_beside(database))


def _tell_neighbours(address: str, where: Serving) -> None:
    """A code for the phone's camera, and what it means that others can come in."""
    import segno

    segno.make(address, error="l").terminal(compact=True, border=2)
    voice.say(voice("cli-serve-lan"))
    voice.say(voice("cli-serve-code" if where.code else "cli-serve-no_code"))


def _log_requests() -> None:
    """To the stream for errors, as services are watched."""
    handler = logging.StreamHandler()
    handler.setFormatter(logging.Formatter("%(asctime)s %(message)s"))
    logger = logging.getLogger("automatable.requests")
    logger.addHandler(handler)
    logger.setLevel(logging.INFO)


def _run(listening: socket.socket, database: Address | None, where: Serving) -> None:
    import uvicorn

    from automatable.server import Access, app, wire
    from automatable.server.host import key_beside
    from automatable.server.machine import Upkeep

    own = {socket.gethostname().lower(), f"{socket.gethostname().lower()}.local"}
    names = where.names if _is_here(listening) else where.names | own
    alone = where.processes == 1 and not is_server(database or "")
    upkeep = Upkeep(where.processes, alone, where.expire_days)
    signal.signal(signal.SIGTERM, _leave)
    with opened(database) as store:
        key = key_beside(store.path) if where.is_household else None
        access = Access(names, where.code, key, where.processes)
        config = uvicorn.Config(
            app(store, access, where.has_lab, upkeep),
            log_level="warning",
            access_log=False,
            server_header=False,
            ws="none",
            **wire.settings(),
            root_path=where.root_path,
            timeout_graceful_shutdown=LAST_REQUESTS_S,
        )
        _leave_alone_what_stays()
        uvicorn.Server(config).run(sockets=[listening])


def _load(*languages: str) -> None:
    """Everything that a page needs, before the door opens; workers share the memory of it."""
    import uvicorn.lifespan.on
    import uvicorn.protocols.http.auto

    import automatable.server.machine
    from automatable.core.game import games
    from automatable.ui.frame import Frame
    from automatable.ui.shelf.shelf import shelf_page

    assert uvicorn.lifespan.on
    assert uvicorn.protocols.http.auto
    assert automatable.server.machine
    assert all(game.screens for game in games().values())
    for language in languages:
        shelf_page(Frame(language=language, here="/"), [])
    gc.collect()
    gc.freeze()


def _leave_alone_what_stays() -> None:
    """The garbage collector need not walk through modules and templates while guests wait."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*RARER_COLLECTIONS)


def _leave(*_: object) -> NoReturn:
    """The server stops first and gives the signal back then; so the file is closed, too."""
    sys.exit(0)
