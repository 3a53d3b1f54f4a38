from automatable.testing.conformance.test_play import *  # noqa: F403
