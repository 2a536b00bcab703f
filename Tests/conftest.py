"""What tests of every room may ask for."""

import os

import pytest

from chance import draw_seed, seed, seeded


def pytest_configure(config):
    # Before the workers of pytest-xdist are started, so that all of them have the same seed.
    draw_seed()


def pytest_terminal_summary(terminalreporter):
    if os.environ.get("SEED"):
        terminalreporter.write_line(f"SEED={seed()}")


@pytest.fixture
def chance():
    return seeded()
