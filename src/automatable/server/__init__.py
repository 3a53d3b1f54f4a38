"""The Starlette shell around `ui`: routes, live updates, security headers.

app(store)                                  # the ASGI application for the tables of one store
app(store, Access(names, code))               # that answers to more names, and asks for a code
site(surroundings)                            # the same app anywhere else, see `surroundings`
"""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from automatable.server.access import Access
    from automatable.server.application import site
    from automatable.server.machine import app

__all__ = ["Access", "app", "site"]

_HOMES = {"Access": "access", "app": "machine", "site": "application"}


def __getattr__(name: str) -> Any:
    """Loaded when it is asked for: half of a server does not exist in a browser."""
    from importlib import import_module

    if name not in _HOMES:
        raise AttributeError(name)
    return getattr(import_module(f"{__name__}.{_HOMES[name]}"), name)
