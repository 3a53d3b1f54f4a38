from automatable.testing.conformance.test_saves import *  # noqa: F403
