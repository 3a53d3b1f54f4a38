from automatable.testing.conformance.test_playthroughs import *  # noqa: F403
