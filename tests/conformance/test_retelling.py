from automatable.testing.conformance.test_retelling import *  # noqa: F403
