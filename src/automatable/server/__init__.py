"""The Starlette shell around `ui`: routes, live updates, security headers.

app(store)      # the ASGI application for the tables of one store
"""

from automatable.server.application import app

__all__ = ["app"]
