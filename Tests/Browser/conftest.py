"""One server and one browser for all tests; a browser profile that is wiped after each, or a new one where a test asks for it."""

import zlib

import pytest

import chromium
from accounts import Member, has_shared
from app_pages import seen
from input_methods import Keys, Touch
from looks import KEEP_AXE
from person import Person
from profiles import KINDS, Profiles, Watch
from program import Program
from pseudo_language import with_pseudo_language

HANDS = ["touch", "keys"]


@pytest.fixture(scope="session")
def playwright():
    playwright = chromium.start_playwright()
    yield playwright
    playwright.stop()


@pytest.fixture(scope="session")
def browser(playwright):
    browser = chromium.launch(playwright, chromium.ONE_PROCESS)
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


# For the session: pytest-xdist's workers steal tests in any order, and making the pages takes as long as ten tests.
@pytest.fixture(scope="session")
def server_of_looks(tmp_path_factory):
    """The server of all pages with something on them (`app_pages.py`), which speaks the made-up language too."""
    folder = tmp_path_factory.mktemp("looks")
    server = Program(folder / "data")
    server.public = with_pseudo_language(server.public, folder / "public")
    # Only a server that says whom push services may turn to sends anything to devices.
    server.start("--contact", "mailto:looks@example.org")
    yield server
    server.kill()


@pytest.fixture(scope="session")
def pages(browser, server_of_looks):
    with seen(browser, server_of_looks, KEEP_AXE) as pages:
        yield pages


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


@pytest.fixture(scope="session")
def profiles(browser, server):
    profiles = Profiles(browser, server.address)
    yield profiles
    profiles.close()


def someone(request, kind, hand):
    """Somebody in the profile that the tests share; in a new one where the test is marked `new_browser`."""
    address = request.getfixturevalue("server").address
    if request.node.get_closest_marker("new_browser"):
        return Person(request.getfixturevalue("new_context")(**KINDS[kind]), address, hand)
    profiles = request.getfixturevalue("profiles")
    context = profiles.lend(kind)
    request.addfinalizer(lambda: finish(profiles, kind))
    person = Person(context, address, hand, context.pages[0])
    person.is_installed = True
    return person


def finish(profiles, kind):
    assert profiles.take_back(kind) == []


@pytest.fixture
def touch(request):
    """Somebody with a phone in hand."""
    return someone(request, "phone", Touch)


@pytest.fixture
def keys(request):
    """Somebody at a desk, with a keyboard and nothing else."""
    return someone(request, "desk", Keys)


@pytest.fixture
def context(touch):
    return touch.context


@pytest.fixture(params=HANDS)
def person(request):
    """Somebody with a phone in hand; then somebody at a desk with a keyboard and nothing else."""
    return request.getfixturevalue(request.param)


@pytest.fixture
def two(new_context, own_server):
    """Two devices of one account, in step."""
    one, other = (Member(new_context(own_server.address), own_server.address) for _ in range(2))
    mail = one.has_account(("Stretch", 3))
    other.arrive()
    other.signs_in(mail)
    other.is_saved("Synced")
    return one, other


@pytest.fixture
def apart(new_context, own_server):
    """Ada and Bea with an account each; the path of a list of Ada's, and Bea's address."""
    ada, bea = (Member(new_context(own_server.address), own_server.address) for _ in range(2))
    ada.has_account(("Rest a little", 1))
    mail = bea.has_account(("Rest a little", 1))
    path = "/app/lists/" + ada.has_list("Groceries", "Milk", "Soap")
    ada.is_saved("Synced")
    return ada, bea, path, mail


@pytest.fixture
def people(apart):
    """Ada, who shares a list with Bea, and Bea, who joined; and the list's path."""
    return has_shared(*apart)


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items):
    """
    What can be done by either hand is marked `other_hand` by one of them, half of it by touch and half by keys:
    `-m "not other_hand"` does all of it once, `-m other_hand` does the rest.
    """
    for item in items:
        if not is_first_hand(item):
            item.add_marker("other_hand")


def is_first_hand(item):
    """Whether this is the hand that a test is done by when it is done once; by its name, so that it is always the same."""
    hand = getattr(item, "callspec", None) and item.callspec.params.get("person")
    name = item.nodeid.replace("touch", "").replace("keys", "")
    return hand is None or hand == HANDS[zlib.crc32(name.encode()) % 2]


@pytest.fixture
def page(touch):
    return touch.page
