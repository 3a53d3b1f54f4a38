from automatable.testing.conformance.test_corrections import *  # noqa: F403
