"""One server and one browser for all tests; a browser profile of its own for each."""

import os
import re
import zlib

import pytest
from playwright.sync_api import sync_playwright

import chromium
from hands import Keys, Touch
from person import Person
from program import Program


HANDS = ["touch", "keys"]


@pytest.fixture(scope="session")
def playwright():
    with sync_playwright() as playwright:
        yield playwright


@pytest.fixture(scope="session")
def browser(playwright):
    browser = chromium.launch(playwright)
    yield browser
    browser.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory):
    """The server that most tests share: it only hands out files."""
    server = Program(tmp_path_factory.mktemp("server") / "data")
    server.start()
    yield server
    server.kill()


@pytest.fixture
def own_server(tmp_path):
    """A server that a test may stop, start and look into."""
    server = Program(tmp_path / "data")
    server.start()
    yield server
    server.kill()


class Watch:
    """Notes what must not happen in any page: faults of the script, requests to anybody else."""

    # The browser writes a line of its own for every answer that is no success, and for a network that is not there.
    EXPECTED = re.compile(r"Failed to load resource|net::ERR_|A bad HTTP response code|Failed to update a ServiceWorker")

    def __init__(self, address):
        self.address = address
        self.seen = []

    def over(self, context):
        context.on("console", self.console)
        context.on("weberror", lambda fault: self.seen.append(f"fault: {fault.error}"))
        context.on("request", self.request)
        return context

    def console(self, message):
        if message.type in ("error", "warning") and not self.EXPECTED.search(message.text):
            self.seen.append(f"{message.type}: {message.text}")

    def request(self, request):
        if not request.url.startswith((self.address + "/", "blob:", "data:", "about:")):
            self.seen.append(f"request: {request.url}")


@pytest.fixture
def new_context(browser, server):
    """Makes profiles, each watched; closes them afterwards."""
    contexts, watches = [], []

    def make(address=None, **options):
        context = chromium.phone(browser, **options)
        contexts.append(context)
        watches.append(Watch(address or server.address))
        return watches[-1].over(context)

    yield make
    for context in contexts:
        context.close()
    assert not [line for watch in watches for line in watch.seen]


@pytest.fixture
def context(new_context):
    return new_context()


@pytest.fixture
def touch(context, server):
    """Somebody with a phone in hand."""
    return Person(context, server.address)


@pytest.fixture
def keys(new_context, server):
    """Somebody at a desk, with a keyboard and nothing else."""
    return Person(new_context(**chromium.DESK), server.address, Keys)


@pytest.fixture(params=HANDS)
def person(request):
    """Somebody with a phone in hand; then somebody at a desk with a keyboard and nothing else."""
    return request.getfixturevalue(request.param)


def pytest_collection_modifyitems(config, items):
    """Half of what can be done by either hand is done by touch, the other half by keys; `HANDS=both` does all of it by both."""
    if os.environ.get("HANDS") == "both":
        return
    kept, others = [], []
    for item in items:
        hand = getattr(item, "callspec", None) and item.callspec.params.get("person")
        name = item.nodeid.replace("touch", "").replace("keys", "")
        is_mine = hand is None or hand == HANDS[zlib.crc32(name.encode()) % 2]
        (kept if is_mine else others).append(item)
    if others:
        config.hook.pytest_deselected(items=others)
        items[:] = kept


@pytest.fixture
def page(touch):
    return touch.page
