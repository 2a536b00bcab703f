"""The profile that the tests share begins each of them as a first visit whose worker is installed; what no page may do is noticed."""

import pytest
from playwright.sync_api import expect

from chromium import running_worker
from person import Person
from profiles import Profiles

pytestmark = pytest.mark.exhaustive


@pytest.fixture
def lent(browser, server):
    """A profile of this test's own, and how it is lent."""
    profiles = Profiles(browser, server.address)
    yield profiles
    profiles.close()


def lend(profiles, address):
    context = profiles.lend("phone")
    person = Person(context, address, page=context.pages[0])
    person.is_installed = True
    return person


def test_nothing_that_a_test_did_is_there_in_the_next_one(lent, server):
    first = lend(lent, server.address)
    first.has(("Stretch", 3))
    first.page.evaluate("() => { localStorage.a = 1; sessionStorage.b = 2; document.cookie = 'c=3'; }")
    running_worker(first).evaluate("self.touched = true")
    Person(first.context, server.address).open("/app/tasks")
    first.context.add_init_script("window.touched = true")
    first.context.grant_permissions(["clipboard-read"], origin=server.address)
    first.context.route("**/app/tasks", lambda route: route.abort())
    first.page.emulate_media(color_scheme="dark")
    first.page.set_viewport_size({"width": 320, "height": 640})
    first.context.set_offline(True)
    assert lent.take_back("phone") == []

    second = lend(lent, server.address)
    assert second.context is first.context
    assert len(second.context.pages) == 1
    assert second.arrive().headers["x-answered-by"] == "worker"
    expect(second.control("Start my day")).to_be_visible()
    assert second.page.evaluate("[localStorage.length, sessionStorage.length, document.cookie, window.touched ?? null]") == [0, 0, "", None]
    assert second.page.evaluate("[navigator.onLine, innerWidth, matchMedia('(prefers-color-scheme: dark)').matches]") == [True, 390, False]
    assert second.page.evaluate("navigator.permissions.query({ name: 'clipboard-read' }).then(({ state }) => state)") != "granted"
    assert running_worker(second).evaluate("self.touched ?? null") is None
    second.begin(examples=False)
    assert second.open("/app/tasks").status == 200
    expect(second.page.locator(".row:not(.entries .row)")).to_have_count(0)


def test_a_profile_whose_files_were_changed_is_not_used_again(lent, server):
    first = lend(lent, server.address)
    first.arrive()
    first.page.evaluate("""async () => {
        const cache = await caches.open('teaspoon-' + document.documentElement.dataset.release);
        await cache.put(document.querySelector('script[type=module]').src, new Response(''));
    }""")
    assert lent.take_back("phone") == []
    assert lend(lent, server.address).context is not first.context


def test_a_profile_whose_clock_was_replaced_is_not_used_again(lent, server):
    first = lend(lent, server.address)
    first.arrive()
    first.page.clock.install()
    assert lent.take_back("phone") == []
    assert lend(lent, server.address).context is not first.context


@pytest.mark.parametrize("act, event, noticed", [
    ("console.error('a fault')", "console", "error: a fault"),
    ("setTimeout(() => { throw new Error('thrown'); })", "weberror", "fault: thrown"),
    ("fetch('http://example.org/').catch(() => {})", "console", "Content Security Policy"),
    ("location.assign('http://example.org/elsewhere')", "requestfailed", "request: http://example.org/elsewhere"),
], ids=["console", "exception", "refused request", "request"])
def test_what_no_page_may_do_is_noticed(lent, server, act, event, noticed):
    person = lend(lent, server.address)
    person.arrive()
    with person.context.expect_event(event):
        person.page.evaluate(act)
    assert noticed in "\n".join(lent.take_back("phone"))
