"""The same journey in two engines: for each test a browser that nobody used before, and a server of its own."""

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


@pytest.fixture(params=[WebKit, Firefox], ids=["webkit", "firefox"])
def engine(request, tmp_path):
    try:
        engine = request.param(tmp_path)
    except Missing as missing:
        pytest.fail(str(missing), pytrace=False)
    yield engine
    engine.close()


@pytest.fixture
def someone(engine, server):
    return Someone(engine, f"http://127.0.0.1:{server.port}")
