from automatable.testing.conformance.test_questions import *  # noqa: F403
