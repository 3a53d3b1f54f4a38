"""The table in the browser: `automatable` alone, and `automatable serve`."""

from __future__ import annotations

import socket
import threading
import webbrowser
from pathlib import Path

from automatable.cli.tables import opened
from automatable.cli.voice import MachineFailed, voice

PORT = 8765
HERE = "127.0.0.1"


def open_table(database: Path | None, browser: bool) -> None:
    """Serve on this machine only, on any port, and show it."""
    try:
        listening = listen(HERE, PORT)
    except MachineFailed:  # another table may be open already
        listening = listen(HERE, 0)
    address = address_of(listening)
    voice.say(voice("cli-serve-open", address=address))
    if browser:  # it waits in the queue until the server is up; a text browser would wait here
        threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()
    _run(listening, database)


def serve(host: str, port: int, database: Path | None, root_path: str) -> None:
    listening = listen(host, port)
    voice.say(voice("cli-serve-open", address=address_of(listening) + root_path))
    _run(listening, database, root_path)


def listen(host: str, port: int) -> socket.socket:
    """A socket that takes requests from now on."""
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, proto=socket.IPPROTO_TCP)
        family, kind, protocol, _, address = found[0]
        # asyncio sends without delay only on sockets that say they are TCP: 40 ms an answer.
        listening = socket.socket(family, kind, protocol)
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind(address)
        listening.listen(128)
    except (OSError, OverflowError) as error:
        raise MachineFailed("port_taken", host=host, port=port, reason=str(error)) from None
    return listening


def address_of(listening: socket.socket) -> str:
    host, port = listening.getsockname()[:2]
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def _run(listening: socket.socket, database: Path | None, root_path: str = "") -> None:
    import uvicorn

    from automatable.server import app

    with opened(database) as store:
        config = uvicorn.Config(app(store), log_level="warning", root_path=root_path)
        uvicorn.Server(config).run(sockets=[listening])
