from automatable.testing.conformance.test_positions import *  # noqa: F403
