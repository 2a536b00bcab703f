"""A running server for each test that asks for one."""

import pytest

from letters import mail_server
from postgres import IS_DISTRIBUTED, Cluster
from program import Program
from push_service import PushService
from shared_lists import a_list, share
from stores import PostgresDatabase
from variants import first_of
from visitor import Visitor
from wire import Session

# These need a distributed PostgreSQL, which `make test-citus` builds.
collect_ignore = [] if IS_DISTRIBUTED else ["test_citus.py"]


def pytest_generate_tests(metafunc):
    """Runs a test on the stores that its module names in `STORES`, or on SQLite where it names none.

    `make test` tries the first of them. The others are left to the exhaustive run (`make test-all`): what the store answers is proven
    already, on both stores and in every run, by StorageTests (in Swift).

    Where PostgreSQL is a distributed one (`make test-citus`), every test runs on that alone.
    """
    if "store" not in metafunc.fixturenames:
        return
    stores = ["postgres"] if IS_DISTRIBUTED else getattr(metafunc.module, "STORES", ["sqlite"])
    metafunc.parametrize("store", first_of(*stores), indirect=True)


@pytest.fixture(scope="session")
def cluster():
    """One PostgreSQL for all tests that ask for it."""
    cluster = Cluster()
    yield cluster
    cluster.stop()


@pytest.fixture(scope="session")
def durable_cluster():
    """One that keeps what it committed when it crashes, for all tests that crash it."""
    cluster = Cluster(durable=True)
    yield cluster
    cluster.stop()


@pytest.fixture
def store(request):
    """An empty store; nothing for the usual one, in the data folder."""
    if request.param == "sqlite":
        yield None
        return
    database = PostgresDatabase(request.getfixturevalue("cluster"))
    yield database
    database.remove()


@pytest.fixture
def program(tmp_path, store):
    """Starts servers in a data folder of the test's own, and stops those still running afterwards."""
    program = Program(tmp_path / "data", store=store)
    yield program
    program.kill()


@pytest.fixture
def serve_options():
    """What `server` is started with; a module may have its own."""
    return []


@pytest.fixture
def server(program, serve_options):
    """A server that is up."""
    program.start(*serve_options)
    return program


@pytest.fixture
def letters():
    """What a server has sent by mail."""
    with mail_server() as outbox:
        yield outbox


@pytest.fixture
def mailing(program, letters):
    """A server that sends mail, with the first account made."""
    program.start("--mail", letters.url, "--mail-from", "teaspoon@example.org", "--address", "https://plan.example.org/")
    Session(program).register("first@example.org")
    return program


@pytest.fixture
def service(tmp_path):
    """A push service that finds nothing wrong with what it is sent."""
    folder = tmp_path / "service"
    folder.mkdir()
    service = PushService(folder)
    yield service
    service.close()
    assert service.faults == []


@pytest.fixture
def visitor(server):
    """Somebody without script whose day has begun."""
    visitor = Visitor(server)
    welcome = visitor.open("/app/today")
    visitor.submit(welcome, welcome.form_with("first"), spoons="7", examples="no")
    return visitor


@pytest.fixture
def ada(server):
    return Session(server).register()


@pytest.fixture
def bob(server):
    return Session(server).register("bob@example.org")


@pytest.fixture
def eve(server):
    return Session(server).register("eve@example.org")


@pytest.fixture
def number(ada):
    """The number of a list that Ada shares."""
    return share(ada, a_list(ada))


@pytest.fixture(scope="session")
def shared_server(tmp_path_factory):
    """One server for the tests that only read."""
    program = Program(tmp_path_factory.mktemp("shared") / "data")
    program.start()
    yield program
    # Stopping gracefully would wait for connections that tests left open.
    program.kill()
