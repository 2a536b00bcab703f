"""The first visit, when setting up on the device goes wrong: nothing that was typed is lost, and there is always a way on."""

import shutil

import pytest
from playwright.sync_api import expect

from accounts import Member, new_mail
from chromium import CONTROLLED
from person import Person
from program import PUBLIC, Program
from waits import soon

BROKE_OFF = "navigator.serviceWorker.getRegistration().then((registration) => !registration?.installing)"

# As a browser does that has just ended the worker: a few commands are answered by the server, which keeps nothing.
PASSED_BY = """(times) => {
    const ask = window.fetch;
    window.fetch = async (address, options) => {
        if (options?.method !== 'POST' || times === 0) return ask(address, options);
        times -= 1;
        const page = `<form data-again method="post" action="${address}"></form>`;
        return new Response(page, { status: 503, headers: { 'content-type': 'text/html' } });
    };
}"""


class Site:
    """A server without the planner for browsers: the worker cannot be installed until it is put back."""

    def __init__(self, folder):
        public = folder / "public"
        shutil.copytree(PUBLIC, public)
        self.away = folder / "away"
        self.away.mkdir()
        (self.files,) = public.glob("static/*")
        for file in self.files.glob("planner.wasm*"):
            file.rename(self.away / file.name)
        self.server = Program(folder / "data", public)
        self.server.start()

    def put_back(self):
        for file in self.away.iterdir():
            file.rename(self.files / file.name)
        port = self.server.port
        self.server.kill()
        self.server.start("--port", str(port))


@pytest.fixture
def site(tmp_path):
    site = Site(tmp_path)
    yield site
    site.server.kill()


@pytest.fixture
def visitor(new_context, site):
    return Person(new_context(site.server.address), site.server.address)


@pytest.mark.exhaustive
def test_an_installation_that_broke_off_is_begun_again(visitor, site):
    visitor.open()
    soon(visitor, lambda: visitor.page.evaluate(BROKE_OFF), timeout=30)
    visitor.write("How many spoons do you have today?", "9")
    visitor.press("Start my day")
    visitor.is_told("Teaspoon is being set up on this device. What you tapped will be done as soon as it is ready.")
    site.put_back()
    visitor.is_on("Today")
    visitor.counts(4, 9)
    assert visitor.open().headers["x-answered-by"] == "worker"


@pytest.mark.exhaustive
def test_an_installation_that_was_given_up_is_begun_again_when_the_network_is_back(visitor, site):
    visitor.open()
    visitor.write("How many spoons do you have today?", "9")
    visitor.press("Start my day")
    expect(visitor.control("Keep my plan on this server")).to_be_visible()
    site.put_back()
    visitor.page.evaluate("() => dispatchEvent(new Event('online'))")
    visitor.page.evaluate(CONTROLLED)
    visitor.press("Try again")
    visitor.is_on("Today")
    visitor.counts(4, 9)
    assert visitor.open().headers["x-answered-by"] == "worker"


@pytest.mark.exhaustive
def test_where_nothing_can_be_set_up_the_server_keeps_the_plan_if_asked(visitor):
    visitor.open()
    visitor.write("How many spoons do you have today?", "9")
    visitor.press("Start my day")
    visitor.press("Keep my plan on this server")
    visitor.is_on("Today")
    visitor.counts(4, 9)
    visitor.press("Done: Get dressed")
    expect(visitor.done_today.get_by_role("listitem")).to_have_count(1)


# The worker takes longer than anybody waits.
NEVER_READY = "ServiceWorkerContainer.prototype.register = () => new Promise(() => {})"


def test_a_line_that_is_typed_before_the_worker_is_there_waits_for_it_without_a_fault(new_context, server):
    person = Member(new_context(), server.address)
    person.page.add_init_script(NEVER_READY)
    person.registers(new_mail())
    person.make(("/app/day/new", {"first": "yes", "spoons": "9", "examples": "no"}))
    person.open("/app/tasks/new")
    person.write("Task", "Tea ~2")
    expect(person.page.locator("#understood")).to_have_attribute("aria-busy", "true")
    # A fault would be in the console by then.
    person.page.wait_for_timeout(500)


def test_a_command_that_passed_the_worker_by_is_sent_again(touch):
    touch.has(at="/app/spoons/2")
    touch.page.evaluate(PASSED_BY, 2)
    touch.write("New task", "Cook")
    touch.send("New task")
    touch.sees_row("Cook")
    expect(touch.main.get_by_role("listitem")).to_have_count(1)
