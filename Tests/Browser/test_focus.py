"""The focus timer, row C2; its end: `test_focus_end.py`."""

import re

import pytest
from playwright.sync_api import expect

import chromium
from person import Person
from timers import TWICE, WAKE_LOCK, comes_true, left, move_clock, move_worker_clock, shorten, start, ticks
from waits import settle, soon


def test_C2_minutes_are_chosen_and_the_timer_runs(person):
    person.has()
    person.enter("More")
    person.hand.press(person.row("Focus and rest").get_by_role("link"))
    person.is_on("Focus")
    expect(person.field("Minutes")).to_have_value("15")
    person.press("Add a minute")
    person.press("Add a minute")
    person.press("Subtract a minute")
    expect(person.field("Minutes")).to_have_value("16")
    person.press("Start")
    person.is_told("Timer of 16 min")
    expect(person.page.locator("#timer-words")).to_contain_text(re.compile(r"^16 minutes left, until \d+:\d\d$"))
    expect(person.page.locator("#timer-digits")).to_have_text(re.compile(r"^15:([0-4]\d|5[0-8])$"))
    person.press("Pause")
    expect(person.page.locator("#timer-words")).to_contain_text("16 minutes left, paused")
    kept = left(person)
    # A minute passes, and the page is looked at again.
    move_clock(person, 60)
    person.page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    settle(person)
    assert left(person) == kept
    move_clock(person, -60)
    person.press("Resume")
    person.press("+5 min")
    expect(person.page.locator("#timer-words")).to_contain_text("21 minutes left")
    person.press("Reset")
    expect(person.page.locator("#timer-digits")).to_have_text("16:00")
    person.press("Stop")
    expect(person.field("Minutes")).to_have_value("16")


def test_C2_five_more_pressed_twice_before_the_first_answer_makes_ten_more(touch):
    touch.has()
    start(touch)
    touch.page.locator("#timer-five").evaluate(TWICE)
    expect(touch.page.locator("#timer-words")).to_contain_text("25 minutes left")


@pytest.mark.exhaustive
def test_C2_five_more_pressed_again_because_its_answer_was_lost_counts_once(touch):
    touch.has()
    start(touch)
    # What is sent next is stored, and nobody hears of it.
    touch.page.evaluate("""() => {
        const send = window.fetch;
        window.fetch = async (address, init) => {
            const answer = await send(address, init);
            if (init?.method !== 'POST') return answer;
            window.fetch = send;
            throw new TypeError('The answer was lost.');
        };
    }""")
    touch.press("+5 min")
    touch.is_told("there was no answer")
    touch.press("+5 min")
    touch.is_told("Added 5 minutes to the timer")
    expect(touch.page.locator("#timer-words")).to_contain_text("20 minutes left")


@pytest.mark.exhaustive
def test_C2_five_more_pressed_twice_again_because_both_answers_were_lost_makes_ten_more(touch):
    touch.has()
    start(touch)
    touch.page.evaluate("""() => {
        const send = window.fetch;
        let lost = 0;
        window.fetch = async (address, init) => {
            const answer = await send(address, init);
            if (init?.method !== 'POST' || lost === 2) return answer;
            lost += 1;
            throw new TypeError('The answer was lost.');
        };
    }""")
    touch.page.locator("#timer-five").evaluate(TWICE)
    touch.is_told("there was no answer")
    touch.page.locator("#timer-five").evaluate(TWICE)
    touch.is_told("Added 5 minutes to the timer")
    expect(touch.page.locator("#timer-words")).to_contain_text("25 minutes left")


@pytest.mark.exhaustive
def test_C2_what_is_no_number_of_minutes_is_refused_beside_the_field(person):
    typed = "soon"
    person.has(at="/app/focus")
    person.write("Minutes", typed)
    person.send("Minutes")
    field = person.field("Minutes")
    expect(field).to_have_attribute("aria-invalid", "true")
    expect(field).to_have_value(typed)
    expect(field).to_be_focused()
    expect(field).to_have_accessible_description(re.compile("whole number"))


@pytest.mark.exhaustive
def test_C2_return_in_the_field_starts_what_was_typed(person):
    person.has(at="/app/focus")
    person.write("Minutes", "7")
    person.send("Minutes")
    expect(person.page.locator("#timer-words")).to_contain_text("7 minutes left")


def test_C2_time_spent_is_noted_on_the_task_also_when_stopped_early(person):
    person.has(("Tax papers", 3))
    person.enter("Tasks")
    person.hand.press(person.row("Tax papers").get_by_role("link").first)
    person.is_on("Task")
    person.press("Focus")
    person.is_on("Focus")
    person.sees("Tax papers")
    person.write("Minutes", "30")
    person.press("Start")
    expect(person.page.locator("#timer-toggle")).to_be_visible()
    # Twelve minutes pass.
    move_clock(person, 12 * 60)
    person.press("Stop")
    person.is_on("Task")
    expect(person.page.locator("#time-spent")).to_have_text("Time spent: 12 min")


def test_C2_right_to_a_second_after_a_reload_and_after_the_worker_was_killed(touch):
    touch.has()
    watch = start(touch)
    watch.expects()
    touch.open("/app/focus")
    watch.expects()
    chromium.stop_workers(touch.page)
    touch.open("/app/focus")
    watch.expects()
    ticks(touch)
    watch.expects()


def test_C2_right_to_a_second_after_the_device_slept(touch):
    touch.has()
    watch = start(touch)
    # Asleep, a device's own count of time stands still, and its clock goes on.
    touch.page.evaluate("Object.defineProperty(document, 'hidden', { configurable: true, value: true })")
    move_clock(touch, 7 * 60)
    touch.page.evaluate("delete document.hidden; document.dispatchEvent(new Event('visibilitychange'))")
    watch.comes_right(moved=7 * 60)
    ticks(touch)
    watch.expects(moved=7 * 60)
    expect(touch.page.locator("#clock-moved")).to_be_hidden()


@pytest.mark.exhaustive
def test_C2_right_to_a_second_after_the_clock_was_put_back(touch):
    touch.has()
    watch = start(touch)
    with touch.page.expect_response("**/app/focus/clock"):
        move_clock(touch, -3600)
    settle(touch)
    watch.expects()
    # Also on the page that comes after a reload, by the clock as it is now.
    touch.context.add_init_script("{ const real = Date.now; Date.now = () => real.call(Date) - 3_600_000; }")
    touch.open("/app/focus")
    watch.expects()
    ticks(touch)
    watch.expects()


@pytest.mark.exhaustive
def test_C2_two_tabs_put_the_timer_right_once(touch):
    touch.has()
    watch = start(touch)
    other = Person(touch.context, touch.address)
    other.open("/app/focus")
    corrections = []
    touch.context.on("response", lambda answer: answer.url.endswith("/app/focus/clock") and corrections.append(answer.url))
    move_clock(touch, -600)
    soon(touch, lambda: corrections)
    # Each page looks at the clock once a second.
    for person in touch, other:
        settle(person)
        ticks(person)
    watch.expects()
    watch.person = other
    watch.expects()


def test_C2_a_clock_put_forward_is_asked_about_and_put_right(person):
    person.has()
    watch = start(person)
    move_clock(person, 600)
    watch.comes_right(moved=600)
    person.sees("This device’s clock jumped ahead by 10 minutes.")
    person.press("Correct timer")
    expect(person.page.locator("#clock-moved")).to_be_hidden()
    watch.expects()


@pytest.mark.exhaustive
def test_C2_a_clock_put_forward_is_still_asked_about_after_the_page_was_loaded_anew(person):
    person.has()
    start(person)
    move_clock(person, 600)
    person.sees("This device’s clock jumped ahead by 10 minutes.")
    person.open("/app/today")
    person.open("/app/focus")
    person.sees("This device’s clock jumped ahead by 10 minutes.")
    person.press("Correct timer")
    expect(person.page.locator("#clock-moved")).to_be_hidden()


# The page is told that the timer ends at a moment of the other half of the year, when the clock is another.
ENDS_AFTER_A_CHANGE = """() => {
    const place = document.querySelector('[data-until]');
    const before = place.textContent;
    const now = new Date().getTimezoneOffset();
    let at = Date.now();
    while (new Date(at).getTimezoneOffset() === now) at += 86_400_000;
    place.dataset.at = String(at);
    document.dispatchEvent(new Event('teaspoon:patched'));
    const { until, hourLess, hourMore } = place.dataset;
    const isForward = new Date(at).getTimezoneOffset() < now;
    return [before.replace(until, isForward ? hourMore : hourLess), place.textContent];
}"""


@pytest.mark.exhaustive
def test_C2_the_end_of_a_timer_is_said_by_the_clock_as_it_will_be_after_a_change(new_context, server):
    person = Person(new_context(timezone_id="Europe/Berlin"), server.address)
    person.has()
    start(person, 30)
    # On the timer's own page its seconds count on.
    person.open("/app/today")
    right, shown = person.page.evaluate(ENDS_AFTER_A_CHANGE)
    assert shown == right and "until" in shown


def test_C2_the_screen_stays_on_while_it_runs_and_is_looked_at(touch):
    touch.context.add_init_script(WAKE_LOCK)
    touch.has()
    start(touch)
    assert touch.page.evaluate("window.locks.held") == 1
    # The browser lets go when the page is out of sight.
    touch.page.evaluate("window.letGo(); document.dispatchEvent(new Event('visibilitychange'))")
    comes_true(touch, "window.locks.held === 1 && window.locks.asked === 2")
    touch.press("Pause")
    expect(touch.control("Resume")).to_be_visible()
    assert touch.page.evaluate("window.locks.held") == 0
    touch.press("Resume")
    comes_true(touch, "window.locks.held === 1")
    touch.enter("Today")
    comes_true(touch, "window.locks.held === 0")


@pytest.mark.exhaustive
def test_C2_half_five_minutes_and_one_are_spoken_and_not_every_second(touch):
    touch.has()
    start(touch, 20)
    said = touch.page.locator("#timer-said")
    touch.page.evaluate("""() => {
        window.spoken = [];
        const place = document.getElementById('timer-said');
        new MutationObserver(() => place.textContent && window.spoken.push(place.textContent))
            .observe(place, { childList: true, characterData: true, subtree: true });
    }""")
    for number, remaining in enumerate((601, 301, 61)):
        touch.page.evaluate("Object.defineProperty(document, 'hidden', { configurable: true, value: true })")
        shorten(touch, remaining)
        touch.page.evaluate("delete document.hidden; document.dispatchEvent(new Event('visibilitychange'))")
        comes_true(touch, f"window.spoken.length > {number}")
    expect(said).to_have_attribute("role", "status")
    assert touch.page.evaluate("window.spoken") == [
        "Half of the time is left: 10 minutes.", "5 minutes left.", "1 minute left.",
    ]


@pytest.mark.exhaustive
def test_C2_the_disc_shrinks_by_turning_alone_and_stands_still_where_motion_is_not_wanted(touch):
    touch.has()
    start(touch, 10)
    motions = """() => document.getAnimations().filter(({ effect }) => effect.target.closest('#disc')).map((motion) => ({
        state: motion.playState, property: Object.keys(motion.effect.getKeyframes()[0]).filter((name) => name === 'transform').length,
        at: motion.currentTime, length: motion.effect.getTiming().duration }))"""
    running = touch.page.evaluate(motions)
    assert [(one["state"], one["property"], one["length"]) for one in running] == [("running", 1, 600_000)] * 2
    assert all(abs(one["at"] - (600 - left(touch)) * 1000) < 2500 for one in running)
    # A sleep without an event: the clock went on, the animations did not.
    touch.page.evaluate("document.getAnimations().forEach((motion) => { motion.currentTime = 200_000; })")
    soon(touch, lambda: all(abs(one["at"] - (600 - left(touch)) * 1000) < 2500 for one in touch.page.evaluate(motions)))
    # A second of it lays nothing out but the digits, which keep their place.
    shift = touch.page.evaluate("""() => new Promise((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => { for (const entry of list.getEntries()) sum += entry.value; })
            .observe({ type: 'layout-shift', buffered: false });
        setTimeout(() => resolve(sum), 2500);
    })""")
    assert shift == 0
    touch.page.emulate_media(reduced_motion="reduce")
    soon(touch, lambda: [one["state"] for one in touch.page.evaluate(motions)] == ["paused"] * 2)
    still = touch.page.evaluate(motions)
    # In whole minutes.
    assert {one["at"] % 60_000 for one in still} == {0}


def test_C2_the_timer_alone_fills_the_screen_and_gives_it_back(person):
    person.has()
    start(person)
    person.unfold("Sound and screen")
    person.press("Full screen")
    expect(person.page.get_by_role("navigation", name="Main")).to_be_hidden()
    expect(person.control("Full screen")).to_have_attribute("aria-pressed", "true")
    person.press("Pause")
    expect(person.control("Resume")).to_be_visible()
    expect(person.page.get_by_role("navigation", name="Main")).to_be_hidden()
    person.press("Full screen")
    expect(person.page.get_by_role("navigation", name="Main")).to_be_visible()


@pytest.mark.exhaustive
def test_C2_without_script_every_act_is_a_form_and_a_reload_shows_what_is_left(touch):
    touch.has()
    session = touch.context.new_cdp_session(touch.page)
    session.send("Emulation.setScriptExecutionDisabled", {"value": True})
    touch.open("/app/focus")
    touch.press("Start 15 minutes")
    touch.sees("15 minutes left")
    touch.press("Pause")
    touch.sees("15 minutes left, paused")
    touch.press("Resume")
    touch.press("+5 min")
    touch.sees("20 minutes left")
    move_worker_clock(touch, 5 * 60)
    touch.open("/app/focus")
    touch.sees("15 minutes left")
    touch.press("Stop")
    expect(touch.field("Minutes")).to_have_value("15")
