"""Without a network: everything, for as long as it lasts."""

import pytest
from playwright.sync_api import expect

from accounts import Member, new_mail
from person import Person
from variants import first_of

WITHOUT_WORKER = "Object.defineProperty(Navigator.prototype, 'serviceWorker', { get: () => undefined })"

# The network swallows what is sent with these methods. A minute lasts half a second.
SWALLOW = """(methods) => {
    const [send, timeout] = [window.fetch, AbortSignal.timeout.bind(AbortSignal)];
    AbortSignal.timeout = (after) => timeout(after === 60_000 ? 500 : after);
    window.fetch = (address, init) => {
        if (!methods.includes(init?.method ?? 'GET')) return send(address, init);
        return new Promise((_, reject) => {
            init.signal?.addEventListener('abort', () => reject(init.signal.reason));
        });
    };
}"""


@pytest.fixture
def person(new_context, own_server):
    """Somebody whose server is about to go."""
    return Person(new_context(own_server.address), own_server.address)


PAGES = [
    "/app", "/app/today", "/app/day/new", "/app/day/adjust", "/app/spoons", "/app/spoons/1", "/app/spoons/unsorted", "/app/backlog",
    "/app/tasks", "/app/tasks?select=1", "/app/tasks/new", "/app/history", "/app/settings", "/app/settings/you",
    "/app/settings/look", "/app/more", "/app/help", "/app/keys", "/app/about",
]


def test_every_page_opens_with_the_server_stopped(person, own_server):
    person.arrive()
    person.begin()
    own_server.kill()
    for path in PAGES:
        answer = person.open(path)
        assert answer.status == 200, path
        assert person.page.evaluate("getComputedStyle(document.querySelector('#dock')).position") == "sticky", "the styles are there"
        assert person.page.evaluate("customElements.get('swipe-row') !== undefined"), "the script is there"


def test_a_reload_with_the_server_stopped_shows_the_same_day(person, own_server):
    person.arrive()
    person.begin(spoons=8)
    own_server.kill()
    person.page.reload()
    person.is_on("Today")
    person.counts(4, 8)


@pytest.mark.exhaustive
def test_the_day_says_that_there_is_no_network_and_moves_nothing(person):
    person.has(("Read", 2))
    title = person.main.bounding_box()
    said = person.page.locator("#offline")
    expect(said.locator("span").first).to_be_hidden()
    person.context.set_offline(True)
    expect(said.locator("span").first).to_be_visible()
    expect(said).to_contain_text("· Offline: changes are saved on this device")
    assert person.main.bounding_box() == title
    # A page that is shown in place says so too.
    person.enter("Lists")
    person.enter("Today")
    expect(said.locator("span").first).to_be_visible()
    person.context.set_offline(False)
    expect(said.locator("span").first).to_be_hidden()


@pytest.mark.exhaustive
@pytest.mark.parametrize("width", first_of(320, 390))
def test_that_there_is_no_network_moves_nothing_on_a_narrow_screen_with_wide_letters(person, width):
    person.has(("Read", 2))
    person.post("/app/settings/text", font="opendyslexic", size="120", letters="1", words="1", lines="1")
    person.page.set_viewport_size({"width": width, "height": 700})
    for path in "/app/today", "/app/day/new", person.has_task("Tea"):
        person.open(path)
        place = person.main.bounding_box()
        person.context.set_offline(True)
        expect(person.page.locator("#offline > span")).to_be_visible()
        assert person.main.bounding_box() == place
        assert person.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        person.context.set_offline(False)


def test_where_no_worker_keeps_the_plan_on_this_device_no_network_means_that_changes_wait(person):
    person.has(("Read", 2))
    person.page.add_init_script(WITHOUT_WORKER)
    person.open()
    person.context.set_offline(True)
    said = person.page.locator("#offline")
    expect(said.get_by_text("changes can be made once you are online again")).to_be_visible()
    expect(said.get_by_text("changes are saved on this device")).to_be_hidden()


@pytest.fixture
def without_worker(new_context, own_server):
    """Somebody with an account whose browser has no service workers."""
    person = Member(new_context(own_server.address), own_server.address)
    person.page.add_init_script(WITHOUT_WORKER)
    person.registers(new_mail())
    person.make(("/app/day/new", {"first": "yes", "spoons": "9", "examples": "no"}))
    return person


@pytest.mark.exhaustive
def test_where_no_worker_answers_a_page_that_the_network_swallows_is_left_to_the_browser(without_worker):
    person = without_worker
    person.open()
    person.page.evaluate(SWALLOW, ["GET"])
    person.enter("Lists")
    person.is_on("Lists")


@pytest.mark.exhaustive
def test_where_no_worker_answers_a_command_that_the_network_swallows_is_given_up_and_links_lead_on(without_worker):
    person = without_worker
    person.open("/app/tasks/new")
    person.page.evaluate(SWALLOW, ["POST"])
    person.write("Task", "Tea")
    person.press("Add task")
    person.is_told("there was no answer")
    expect(person.field("Task")).to_have_value("Tea")
    person.enter("Lists")
    person.is_on("Lists")


def test_a_week_is_lived_offline_and_nothing_is_lost(person, own_server):
    person.arrive()
    person.begin(spoons=10, examples=False)
    own_server.kill()
    for title, cost in (("Stretch", 2), ("Paint the fence", 9), ("Read", 1)):
        person.add(title, cost)
    person.enter("Today")
    person.plan("Stretch", "Paint the fence")
    person.press("Borrow 1")
    person.counts(11, 11)
    person.press("Done: Stretch")
    person.is_told("Done: Stretch")
    for _ in range(5):
        person.start_day(9)
        person.counts(0, 9)
        person.enter("Backlog")
        person.sees_row("Paint the fence", "9 spoons")
        person.press("Add to today: Paint the fence")
        person.sees("This uses the 1 spoon you keep in reserve.")
        person.press("Submit")
        person.is_told("Added to today")
        person.enter("Today")
        person.counts(9, 9)
        person.page.reload()
        person.counts(9, 9)
    person.press("Done: Paint the fence")
    person.is_told("Done: Paint the fence")
    person.press("Undo")
    person.is_told("Undone")
    person.page.reload()
    person.sees_row("Paint the fence")
    person.open("/app/history")
    # The first day, three tasks, a plan, a tick; five days with a plan each; a tick that was undone.
    assert person.main.get_by_role("listitem").count() == 6 + 10 + 1


def test_the_server_coming_back_changes_nothing_here(person, own_server):
    person.arrive()
    person.begin(spoons=8)
    port = own_server.port
    own_server.kill()
    person.add("Made without a network", 2)
    own_server.start("--port", str(port))
    assert own_server.port == port
    person.page.reload()
    person.open("/app/spoons/2")
    person.sees_row("Made without a network")
    person.open()
    person.counts(4, 8)
    assert own_server.guests() == 0


def test_what_this_device_keeps_outlives_the_tab(person, own_server):
    person.arrive()
    person.begin(spoons=8)
    own_server.kill()
    person.page.close()
    assert Person(person.context, person.address).open().status == 200
    page = person.context.pages[0]
    assert page.locator(".used-words").inner_text() == "4 of 8 planned"


def test_offline_a_page_that_only_the_server_has_is_said_to_be_out_of_reach(person):
    person.arrive()
    person.context.set_offline(True)
    for path in "/shared/somebodys-list", "/no/such/address":
        person.page.goto(person.address + path)
        expect(person.page.get_by_role("link", name="Today")).to_be_visible()
    person.context.set_offline(False)
