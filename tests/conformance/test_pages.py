from automatable.testing.conformance.test_pages import *  # noqa: F403
