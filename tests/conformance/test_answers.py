from automatable.testing.conformance.test_answers import *  # noqa: F403
