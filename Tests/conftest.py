"""What tests of every room may ask for."""

import pytest

from chance import seeded


@pytest.fixture
def chance():
    return seeded()
