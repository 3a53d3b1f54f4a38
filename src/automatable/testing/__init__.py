"""The tests that come for free: what must hold for every game, as a pytest plug-in.

    pytest --pyargs automatable.testing.conformance --game harbour

runs them on a registered game from any folder. In the tests of a package one file is enough:

    from automatable.testing.conformance import *

Playthroughs and old saves lie beside the caller, in `tests/playthroughs` and `tests/saves`; the
settings `automatable_games` and `automatable_folder` of pytest name other games and another folder.
"""
