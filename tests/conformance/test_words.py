from automatable.testing.conformance.test_words import *  # noqa: F403
