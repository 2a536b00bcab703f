"""A running server for each test that asks for one."""

import pytest

from postgres import Cluster
from program import Program
from stores import PostgresDatabase
from visitor import Visitor


def pytest_generate_tests(metafunc):
    """A module that says `STORES` has each of its tests run on each of them; any other uses the usual one."""
    if "store" in metafunc.fixturenames:
        metafunc.parametrize("store", getattr(metafunc.module, "STORES", ["sqlite"]), indirect=True)


@pytest.fixture(scope="session")
def cluster():
    """One PostgreSQL for all tests that ask for it."""
    cluster = Cluster()
    yield cluster
    cluster.stop()


@pytest.fixture
def store(request):
    """An empty store; nothing for the usual one, in the data folder."""
    return PostgresDatabase(request.getfixturevalue("cluster")) if request.param == "postgres" else None


@pytest.fixture
def program(tmp_path, store):
    """Starts servers in a data folder of the test's own, and stops what is still running afterwards."""
    program = Program(tmp_path / "data", store=store)
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
