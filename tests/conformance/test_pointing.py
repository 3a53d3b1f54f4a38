"""Correcting by pointing: what is offered leads somewhere, is put into words and is taken back."""

from automatable.testing.conformance.test_pointing import *  # noqa: F403
