from automatable.testing.conformance.test_screens import *  # noqa: F403
