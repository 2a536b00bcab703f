"""A running server for each test that asks for one."""

import pytest

from program import Program
from visitor import Visitor


@pytest.fixture
def program(tmp_path):
    """Starts servers in a data folder of the test's own, and stops what is still running afterwards."""
    program = Program(tmp_path / "data")
    yield program
    program.kill()


@pytest.fixture
def server(program):
    """A server that is up."""
    program.start()
    return program


@pytest.fixture
def visitor(server):
    """Somebody without script whose day has begun."""
    visitor = Visitor(server)
    welcome = visitor.open("/app/today")
    visitor.submit(welcome, welcome.form_with("first"), spoons="7", examples="no")
    return visitor


@pytest.fixture(scope="session")
def shared_server(tmp_path_factory):
    """One server for the tests that only read."""
    program = Program(tmp_path_factory.mktemp("shared") / "data")
    program.start()
    yield program
    program.stop()
