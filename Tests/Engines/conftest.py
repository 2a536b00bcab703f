"""The same journey in two engines: for each test a server of its own, at an address that the browser has never been to."""

import pytest

from engine import Missing
from firefox import Firefox
from program import Program
from someone import Someone
from webkit import WebKit


@pytest.fixture
def server(tmp_path):
    server = Program(tmp_path / "data")
    server.start()
    yield server
    server.kill()


def started(kind, folder):
    try:
        return kind(folder)
    except Missing as missing:
        pytest.fail(str(missing), pytrace=False)


@pytest.fixture
def webkit(tmp_path):
    """A new one for each test, for some of them kill a part of it."""
    engine = started(WebKit, tmp_path)
    yield engine
    engine.close()


@pytest.fixture(scope="session")
def running_firefox(tmp_path_factory):
    engine = started(Firefox, tmp_path_factory.mktemp("firefox"))
    yield engine
    engine.close()


@pytest.fixture
def firefox(running_firefox):
    """One for all tests, for it takes seconds to start; what a site keeps is kept by its address."""
    yield running_firefox
    running_firefox.leave()


@pytest.fixture(params=["webkit", "firefox"])
def engine(request):
    return request.getfixturevalue(request.param)


@pytest.fixture
def someone(engine, server):
    return Someone(engine, f"http://127.0.0.1:{server.port}")
