"""A new release at the same address: taken up whole, without a word, and never in the middle of something."""

import shutil

import pytest
from playwright.sync_api import expect

import chromium
from input_methods import Keys
from person import Person
from program import Program
from waits import settle

RELEASES = """() => ({
    page: document.documentElement.dataset.release,
    script: document.querySelector('script[type=module]').src.split('/')[4],
    style: document.querySelector('link[rel=stylesheet]').href.split('/')[4],
})"""

UPDATED = """() => navigator.serviceWorker.getRegistration().then(async (registration) => {
    const before = navigator.serviceWorker.controller;
    await registration.update();
    while (navigator.serviceWorker.controller === before) await new Promise((resume) => setTimeout(resume, 20));
})"""


# Asks for an update until it was installed, or could not be.
TRY_UPDATE = """() => navigator.serviceWorker.getRegistration().then(async (registration) => {
    const found = new Promise((found) => registration.addEventListener('updatefound', found, { once: true }));
    registration.update().catch(() => {});
    await found;
    const worker = registration.installing;
    while (!['activated', 'redundant'].includes(worker.state)) {
        await new Promise((changed) => worker.addEventListener('statechange', changed, { once: true }));
    }
    return worker.state;
})"""


def make_release(public, folder, release):
    """A copy of the public files under another release's name, with another style."""
    before = (public / "release.txt").read_text().strip()
    shutil.copytree(public, folder)
    for packed in [*folder.rglob("*.br"), *folder.rglob("*.gz")]:
        packed.unlink()
    (folder / "static" / before).rename(folder / "static" / release)
    for name in "service-worker.js", "manifest.webmanifest", "release.txt":
        file = folder / name
        file.write_text(file.read_text().replace(before, release))
    style = folder / "static" / release / "app.css"
    style.write_text(style.read_text() + "\n#main { outline: 1px solid transparent; }\n")
    return folder


class Site:
    """A server whose files can be replaced by those of a newer release."""

    def __init__(self, folder):
        self.folder = folder
        self.server = Program(folder / "data")
        self.server.start()
        self.address = self.server.address

    def release(self, name):
        port = self.server.port
        public = make_release(self.server.public, self.folder / name, name)
        self.server.kill()
        self.server = Program(self.folder / "data", public)
        self.server.public = public
        self.server.start("--port", str(port))


@pytest.fixture
def site(tmp_path):
    site = Site(tmp_path)
    yield site
    site.server.kill()


@pytest.fixture
def person(site, new_context):
    person = Person(new_context(site.address), site.address)
    person.arrive()
    person.begin(spoons=9)
    return person


def expect_release(person, name):
    assert set(person.page.evaluate(RELEASES).values()) == {name}


def test_A9_the_next_page_is_of_the_new_release_as_a_whole_and_nothing_is_lost(site, person):
    before = person.page.evaluate(RELEASES)["page"]
    site.release("0000000000000002")
    person.page.evaluate(UPDATED)
    expect_release(person, before)
    person.counts(4, 9)
    person.enter("Spoons")
    person.is_on("Spoons")
    expect_release(person, "0000000000000002")
    person.enter("Today")
    person.counts(4, 9)
    assert person.page.evaluate("getComputedStyle(document.getElementById('main')).outlineStyle") == "solid"


def test_A9_a_page_of_the_old_release_goes_on_working_when_the_server_has_the_new_one(site, person):
    """The new worker is not there yet; the old one has everything it needs."""
    before = person.page.evaluate(RELEASES)["page"]
    site.release("0000000000000002")
    person.page.evaluate("Object.defineProperty(navigator.serviceWorker, 'register', { value: async () => {} })")
    person.press("Done: Get dressed")
    person.is_told("Done: Get dressed")
    expect_release(person, before)


def test_A9_what_is_being_typed_is_not_interrupted(site, person):
    person.begin_line()
    person.write("Task", "Half a thought")
    site.release("0000000000000002")
    person.page.evaluate(UPDATED)
    settle(person)
    expect(person.field("Task")).to_have_value("Half a thought")
    expect(person.field("Task")).to_be_focused()
    person.press("Add task")
    person.is_told("Added: Half a thought")
    expect_release(person, "0000000000000002")


def test_A9_an_act_from_a_page_of_the_old_release_is_done_once(site, person):
    site.release("0000000000000002")
    person.page.evaluate(UPDATED)
    person.press("Done: Get dressed")
    expect(person.done_today.get_by_role("listitem")).to_have_count(1)
    person.open("/app/history")
    expect(person.main.get_by_role("listitem")).to_have_count(2)


@pytest.mark.exhaustive
def test_A9_a_page_that_was_out_of_sight_is_of_the_new_release_when_it_is_seen_again(site, person):
    site.release("0000000000000002")
    person.page.evaluate(UPDATED)
    person.page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    expect(person.page.locator("html")).to_have_attribute("data-release", "0000000000000002")
    person.counts(4, 9)
    expect_release(person, "0000000000000002")


# Remembers when another worker answers this page.
WATCH_WORKER = """() => {
    window.isTaken = new Promise((taken) => navigator.serviceWorker.addEventListener('controllerchange', () => taken(true)));
}"""


@pytest.mark.exhaustive
def test_A9_a_page_that_stays_in_sight_asks_for_a_new_release_about_once_an_hour(site, new_context):
    person = Person(new_context(site.address), site.address)
    person.page.clock.install()
    person.arrive()
    person.begin(spoons=9)
    site.release("0000000000000002")
    person.page.evaluate(WATCH_WORKER)
    person.page.clock.fast_forward("01:00:01")
    assert person.page.evaluate("() => window.isTaken")
    person.enter("Spoons")
    person.is_on("Spoons")
    expect_release(person, "0000000000000002")


@pytest.mark.exhaustive
def test_A9_a_fault_in_a_form_of_the_old_release_keeps_what_was_typed(site, person):
    person.open("/app/tasks/new?full=1")
    person.write("Note", "Something about it")
    site.release("0000000000000002")
    person.page.evaluate(UPDATED)
    person.press("Save")
    expect(person.field("Title")).to_have_attribute("aria-invalid", "true")
    expect(person.field("Note")).to_have_value("Something about it")
    expect_release(person, "0000000000000002")


@pytest.mark.exhaustive
def test_A9_a_task_beside_the_day_that_is_saved_after_an_update_leads_back_to_the_day(site, new_context):
    size = {"viewport": {"width": 1280, "height": 800}}
    person = Person(new_context(site.address, **{**chromium.DESK, **size}), site.address, Keys)
    person.has(("Cake", 2))
    person.plan("Cake")
    person.is_on("Today")
    person.main.locator("a.what").filter(has_text="Cake").press("Enter")
    inner = person.page.frame_locator("#beside iframe")
    inner.get_by_label("Title", exact=True).fill("Plum cake")
    site.release("0000000000000002")
    person.page.evaluate(UPDATED)
    inner.get_by_role("button", name="Save", exact=True).click()
    expect(person.page.locator("html")).to_have_attribute("data-release", "0000000000000002")
    expect(person.page.locator("#beside")).to_have_count(0)
    person.is_on("Today")
    person.is_told("Changed: Plum cake")


@pytest.mark.exhaustive
def test_A9_several_releases_on_only_the_last_two_are_kept(site, person):
    for number in range(2, 5):
        site.release(f"000000000000000{number}")
        person.page.evaluate(UPDATED)
        person.open()
        expect_release(person, f"000000000000000{number}")
        person.counts(4, 9)
    # Beside those of releases there is one that says that a plan was stored here.
    kept = person.page.evaluate("async () => (await caches.keys()).filter((name) => name.startsWith('teaspoon-'))")
    assert sorted(kept) == ["teaspoon-0000000000000003", "teaspoon-0000000000000004"]


def test_A9_an_update_that_breaks_off_leaves_the_old_release_working(site, person):
    before = person.page.evaluate(RELEASES)["page"]
    site.release("0000000000000002")
    (site.folder / "0000000000000002" / "static" / "0000000000000002" / "planner.wasm").unlink()
    port = site.server.port
    site.server.kill()
    site.server.start("--port", str(port))
    assert person.page.evaluate(TRY_UPDATE) == "redundant"
    chromium.stop_workers(person.page)
    person.open()
    expect_release(person, before)
    person.counts(4, 9)


# Some proxies announce maintenance with the status of a success.
MAINTENANCE = """() => {
    self.unclosed = self.fetch;
    self.fetch = async () => new Response('<h1>Back soon</h1>', { headers: { 'content-type': 'text/html' } });
}"""
OPEN = "() => { self.fetch = self.unclosed; }"
TYPE = "async (address) => (await fetch(address)).headers.get('content-type')"
INSTALL = "(address) => new teaspoon.ReleaseFiles('next', [address]).install().then(() => 'installed', () => 'refused')"


@pytest.mark.exhaustive
def test_A9_a_page_about_maintenance_is_not_kept_in_the_place_of_a_file(person):
    address = person.page.evaluate("() => `/static/${document.documentElement.dataset.release}/words/de.json`")
    worker = chromium.running_worker(person)
    worker.evaluate(MAINTENANCE)
    assert worker.evaluate(INSTALL, address) == "refused"
    assert person.page.evaluate(TYPE, address) == "text/html"
    worker.evaluate(OPEN)
    assert person.page.evaluate(TYPE, address) == "application/json"
    assert worker.evaluate(INSTALL, address) == "installed"


@pytest.mark.exhaustive
def test_A4_A9_chosen_letters_come_along_to_a_new_release_before_the_network_goes(site, person):
    person.post("/app/settings/look", font="opendyslexic")
    person.open()
    person.page.evaluate("document.fonts.ready")
    site.release("0000000000000002")
    person.page.evaluate(UPDATED)
    site.server.kill()
    person.open()
    expect_release(person, "0000000000000002")
    person.page.evaluate("document.fonts.ready")
    loaded = "[...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family)"
    assert "OpenDyslexic" in person.page.evaluate(loaded)


@pytest.mark.exhaustive
def test_A4_A9_letters_that_a_new_release_does_not_have_keep_it_away_from_nobody(site, person):
    person.post("/app/settings/look", font="opendyslexic")
    person.open()
    person.page.evaluate("document.fonts.ready")
    site.release("0000000000000002")
    for font in (site.folder / "0000000000000002").rglob("opendyslexic-*.woff2"):
        font.unlink()
    port = site.server.port
    site.server.kill()
    site.server.start("--port", str(port))
    assert person.page.evaluate(TRY_UPDATE) == "activated"
    person.open()
    expect_release(person, "0000000000000002")
