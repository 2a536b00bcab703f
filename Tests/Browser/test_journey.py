"""The core journey, whatever is missing: a finger, a network, the worker, the script."""

import pytest
from playwright.sync_api import expect

import chromium
from journey import two_days
from person import Person

pytestmark = pytest.mark.new_browser

EMPTY_SCRIPT = """async () => {
    const cache = await caches.open('teaspoon-' + document.documentElement.dataset.release);
    const address = document.querySelector('script[type=module]').src;
    await cache.put(address, new Response('', { headers: { 'content-type': 'text/javascript' } }));
}"""


def test_the_journey_by_touch(touch):
    touch.arrive()
    two_days(touch)


def test_the_journey_by_keyboard_alone(keys):
    keys.arrive()
    two_days(keys)


def test_the_journey_without_a_network(new_context, own_server):
    person = Person(new_context(own_server.address), own_server.address)
    person.arrive()
    own_server.kill()
    two_days(person)


@pytest.mark.exhaustive
def test_the_journey_with_a_script_that_does_not_come(touch):
    touch.arrive()
    touch.page.evaluate(EMPTY_SCRIPT)
    touch.open()
    expect(touch.page.locator("swipe-row:defined")).to_have_count(0)
    two_days(touch)


@pytest.mark.exhaustive
def test_the_journey_with_script_switched_off_after_the_worker_came(touch):
    touch.arrive()
    session = touch.context.new_cdp_session(touch.page)
    session.send("Emulation.setScriptExecutionDisabled", {"value": True})
    assert touch.open().headers["x-answered-by"] == "worker"
    two_days(touch)


def test_the_journey_with_no_script_at_all_is_kept_by_the_server(new_context, own_server):
    person = Person(new_context(own_server.address, java_script_enabled=False), own_server.address)
    person.open()
    said = person.page.locator(".quiet-text noscript")
    expect(said).to_be_visible()
    assert "your plan is kept on this server" in said.text_content()
    two_days(person)
    assert own_server.guests() == 1
    person.open("/app/about")
    person.sees("your plan is kept on this server")


def test_a_first_visit_whose_script_never_arrives_can_be_kept_by_the_server(new_context, own_server):
    person = Person(new_context(own_server.address), own_server.address)
    person.context.route("**/static/**/*.js", lambda route: route.abort())
    person.open()
    person.write("How many spoons do you have today?", "9")
    person.press("Start my day")
    person.sees("Teaspoon is still being set up on this device")
    person.press("Keep my plan on this server")
    person.is_on("Today")
    person.counts(4, 9)


@pytest.mark.exhaustive
def test_the_journey_with_the_worker_stopped_before_every_step(touch):
    touch.arrive()
    touch.before_each = lambda: chromium.stop_workers(touch.page)
    two_days(touch)


@pytest.mark.exhaustive
@pytest.mark.parametrize("pause", [4, 7, 10, 13, 16, 19])
def test_the_journey_with_the_worker_stopped_once(touch, pause):
    """A worker that stops in the middle finds a page that it made itself, unlike one that is always new."""
    touch.arrive()
    step = 0

    def stop_at_the_pause():
        nonlocal step
        step += 1
        if step == pause:
            chromium.stop_workers(touch.page)

    touch.before_each = stop_at_the_pause
    two_days(touch)
    assert step > pause


def test_a_form_sent_to_a_stopped_worker_is_kept_once(touch):
    touch.has(at="/app/spoons/2")
    for number in range(3):
        chromium.stop_workers(touch.page)
        touch.write("New task", f"Task {number}")
        touch.send("New task")
        touch.sees_row(f"Task {number}")
    answer = touch.open("/app/spoons/2")
    assert "cold;dur=0.0" in answer.headers["server-timing"]
    chromium.stop_workers(touch.page)
    answer = touch.open("/app/spoons/2")
    assert "cold;dur=1.0" in answer.headers["server-timing"]
    expect(touch.main.get_by_role("listitem")).to_have_count(3)


def test_a_slow_first_visit_waits_for_the_device_to_be_ready(new_context, own_server):
    """The first form is sent before the worker controls the page: it is kept on the device all the same."""
    person = Person(new_context(own_server.address), own_server.address)
    person.open()
    person.begin(spoons=7)
    person.counts(4, 7)
    assert person.open().headers["x-answered-by"] == "worker"
    person.counts(4, 7)
    assert own_server.guests() == 0
