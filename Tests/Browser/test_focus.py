"""The focus timer, row C2."""

import re

import pytest
from playwright.sync_api import expect

import chromium
from person import Person
from timers import LISTEN, WAKE_LOCK, comes_true, left, move_clock, shorten, start, ticks
from waits import settle, soon


@pytest.fixture
def listener(touch):
    """Somebody whose browser tells what was heard."""
    touch.context.add_init_script(LISTEN)
    touch.has(("Tax papers", 3))
    return touch


def ended(person):
    """The alert, on whatever page."""
    alarm = person.page.locator("#alarm")
    expect(alarm).to_be_visible(timeout=15_000)
    expect(alarm).to_contain_text("Time is up")
    return alarm


def is_said_to_be_over(person):
    """The last thing a page does about an end, after what is heard and shown."""
    expect(person.page.locator("#timer-said")).to_have_text("Time is up.")
    settle(person)


def test_C2_minutes_are_chosen_and_the_timer_runs(person):
    person.has()
    person.enter("More")
    person.hand.press(person.row("Focus timer and rest").get_by_role("link"))
    person.is_on("Focus")
    expect(person.field("Minutes")).to_have_value("15")
    person.press("One minute more")
    person.press("One minute more")
    person.press("One minute less")
    expect(person.field("Minutes")).to_have_value("16")
    person.press("Start")
    person.is_told("Timer of 16 min")
    expect(person.page.locator("#timer-words")).to_contain_text(re.compile(r"^Until \d+:\d\d, 16 minutes left$"))
    expect(person.page.locator("#timer-digits")).to_have_text(re.compile(r"^15:([0-4]\d|5[0-8])$"))
    person.press("Pause")
    expect(person.page.locator("#timer-words")).to_contain_text("Paused, 16 minutes left")
    kept = left(person)
    # A minute passes, and the page is looked at again.
    move_clock(person, 60)
    person.page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    settle(person)
    assert left(person) == kept
    move_clock(person, -60)
    person.press("Go on")
    person.press("5 more")
    expect(person.page.locator("#timer-words")).to_contain_text("21 minutes left")
    person.press("Reset")
    expect(person.page.locator("#timer-digits")).to_have_text("16:00")
    person.press("Stop")
    expect(person.field("Minutes")).to_have_value("16")


def test_C2_what_is_no_number_of_minutes_is_refused_beside_the_field(person):
    typed = "soon"
    person.has()
    person.open("/app/focus")
    person.write("Minutes", typed)
    person.send("Minutes")
    field = person.field("Minutes")
    expect(field).to_have_attribute("aria-invalid", "true")
    expect(field).to_have_value(typed)
    expect(field).to_be_focused()
    expect(field).to_have_accessible_description(re.compile("whole number"))


def test_C2_return_in_the_field_starts_what_was_typed(person):
    person.has()
    person.open("/app/focus")
    person.write("Minutes", "7")
    person.send("Minutes")
    expect(person.page.locator("#timer-words")).to_contain_text("7 minutes left")


def test_C2_time_spent_is_noted_on_the_task_also_when_stopped_early(person):
    person.has(("Tax papers", 3))
    person.enter("Tasks")
    person.hand.press(person.row("Tax papers").get_by_role("link").first)
    person.is_on("Task")
    person.press("Focus on this")
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
    touch.page.wait_for_timeout(1100)
    watch.expects(moved=7 * 60)
    expect(touch.page.locator("#clock-moved")).to_be_hidden()


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
    person.sees("This device’s clock went forward by 10 minutes all at once.")
    person.press("Put it right")
    expect(person.page.locator("#clock-moved")).to_be_hidden()
    watch.expects()


def test_C2_at_the_end_it_is_seen_and_heard_and_there_is_a_choice(listener):
    start(listener, 5)
    shorten(listener, 2)
    alarm = ended(listener)
    expect(listener.page).to_have_title(re.compile("^Time is up"))
    comes_true(listener, "window.heard.loudest > 0.05")
    assert listener.page.evaluate("window.heard.notes") >= 3
    expect(alarm.get_by_role("button", name="Rest 10 min")).to_be_visible()
    expect(alarm.get_by_role("button", name="Stop")).to_be_visible()
    expect(listener.page.locator("#timer-said")).to_have_text("Time is up.")
    listener.press("5 more minutes")
    expect(listener.page.locator("#timer-words")).to_contain_text("5 minutes left")


def test_C2_it_is_silent_where_the_sound_was_switched_off_and_seen_all_the_same(listener):
    listener.open("/app/focus")
    listener.press("Sound at the end: on")
    expect(listener.control("Sound at the end: off")).to_be_visible()
    start(listener, 5)
    shorten(listener, 1)
    ended(listener)
    is_said_to_be_over(listener)
    assert listener.page.evaluate("window.heard.notes") == 0


def test_C2_switching_the_sound_on_lets_it_be_heard_once(listener):
    listener.open("/app/focus")
    listener.press("Sound at the end: on")
    listener.press("Sound at the end: off")
    comes_true(listener, "window.heard.loudest > 0.02")


def test_C2_the_button_for_the_sound_is_heard_when_it_is_pressed_and_not_when_a_key_passes_by(keys):
    keys.context.add_init_script(LISTEN)
    keys.has()
    keys.open("/app/focus")
    keys.press("Sound at the end: on")
    off = keys.control("Sound at the end: off")
    expect(off).to_be_focused()
    for key in "Shift", "Tab", "Shift+Tab":
        keys.page.keyboard.press(key)
    expect(off).to_be_focused()
    keys.page.keyboard.press("Enter")
    expect(keys.control("Sound at the end: on")).to_be_focused()
    keys.page.wait_for_timeout(500)
    # Three for this one press, and none before it.
    assert keys.page.evaluate("window.heard.notes") == 3


def test_C2_no_sound_is_made_before_anybody_asked_for_a_timer(listener):
    listener.enter("Tasks")
    listener.is_on("All tasks")
    assert listener.page.evaluate("window.heard.contexts") == 0


def test_C2_on_another_page_it_comes_over_the_page_and_moves_nothing_on_it(listener):
    start(listener, 5)
    listener.enter("Tasks")
    expect(listener.page.locator("#timer-note")).to_contain_text("Timer until")
    shorten(listener, 2)
    listener.open("/app/tasks/new?full=1")
    move_clock(listener, 0)
    listener.write("Title", "Half a sent")
    place = listener.field("Title").bounding_box()
    shorten(listener, 1)
    ended(listener)
    assert listener.field("Title").bounding_box() == place
    expect(listener.field("Title")).to_have_value("Half a sent")
    # Looking away and back, with something typed, does not ring again.
    listener.page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    listener.page.wait_for_timeout(800)
    assert listener.page.evaluate("window.heard.notes") == 3
    listener.press("Not now")
    expect(listener.page.locator("#alarm")).to_be_visible()
    listener.press("Stop")
    expect(listener.page.locator("#alarm")).to_have_count(0)
    expect(listener.field("Title")).to_have_value("Half a sent")


def rings(person):
    """A minute before the end has passed; it comes over the page."""
    shorten(person, 1)
    ended(person)
    expect(person.page.locator("#alarm")).to_have_attribute("data-ringing", "")


@pytest.mark.parametrize("answer", ["Enter", "Escape"])
def test_C2_not_now_gives_the_focus_back_to_where_it_was(keys, answer):
    keys.has(("Tax papers", 3))
    start(keys, 5)
    keys.open("/app/tasks/new?full=1")
    keys.write("Title", "Half a sent")
    rings(keys)
    expect(keys.field("Title")).to_be_focused()
    if answer == "Enter":
        keys.press("Not now")
    else:
        keys.hand.reach(keys.control("5 more minutes"))
        keys.page.keyboard.press("Escape")
    expect(keys.page.locator("#alarm[data-ringing]")).to_have_count(0)
    expect(keys.page.locator("#alarm")).to_be_visible()
    expect(keys.field("Title")).to_be_focused()
    expect(keys.field("Title")).to_have_value("Half a sent")


def test_C2_the_focus_in_the_bar_goes_to_what_rings_and_comes_back(keys):
    keys.has()
    start(keys, 5)
    keys.enter("Tasks")
    # The bar is on the page before, too.
    keys.is_on("All tasks")
    lists = keys.control("Lists", keys.page.get_by_role("navigation", name="Main"))
    keys.hand.reach(lists)
    rings(keys)
    expect(keys.page.locator("#alarm-title")).to_be_focused()
    keys.page.keyboard.press("Escape")
    expect(lists).to_be_focused()


def test_C2_what_ended_while_one_was_away_is_said_calmly_and_makes_no_sound(listener):
    start(listener, 5)
    listener.page.goto("about:blank")
    for worker in listener.context.service_workers:
        worker.evaluate("() => { const real = Date.now; Date.now = () => real.call(Date) + 3_600_000; }")
    listener.context.add_init_script("{ const real = Date.now; Date.now = () => real.call(Date) + 3_600_000; }")
    listener.open()
    expect(listener.page.locator("#alarm")).to_contain_text(re.compile(r"Timer ended at \d+:\d\d\."))
    listener.page.wait_for_timeout(500)
    assert listener.page.evaluate("window.heard.notes") == 0
    listener.press("Stop")
    expect(listener.page.locator("#alarm")).to_have_count(0)
    listener.is_on("Today")


def test_C2_of_two_tabs_one_is_heard_and_both_are_seen(listener):
    other = Person(listener.context, listener.address)
    start(listener, 5)
    other.open()
    other.page.evaluate("document.body.click()")
    shorten(listener, 2)
    ended(listener)
    ended(other)
    listener.page.wait_for_timeout(1200)
    heard = [page.evaluate("window.heard.notes") for page in (listener.page, other.page)]
    assert sorted(heard) == [0, 3]


def test_C2_a_timer_that_was_stopped_in_another_tab_does_not_ring(listener):
    start(listener, 5)
    other = Person(listener.context, listener.address)
    other.open()
    shorten(listener, 5)
    listener.page.wait_for_timeout(1200)
    # Out of sight, so that it does not hear of it by itself; it looks when the time is up.
    listener.page.evaluate("Object.defineProperty(document, 'hidden', { configurable: true, value: true })")
    asked = []
    listener.page.on("request", lambda request: asked.append(request.url))
    other.post("/app/focus/stop")
    expect(listener.page.locator("#alarm")).to_have_count(1)
    assert asked == []
    soon(listener, lambda: asked)
    settle(listener)
    # Once by itself, and once by what waited for it.
    assert asked == [listener.address + "/app/focus"] * 2
    assert listener.page.evaluate("window.heard.notes") == 0
    expect(listener.page.locator("#alarm[data-ringing]")).to_have_count(0)


# The browser of the tests has no notifications: what it would be asked to show is noted, where its person had allowed it.
NOTIFICATIONS = """(allowed) => {
    window.shown = [];
    window.asked = 0;
    Object.defineProperty(Notification, 'permission', { value: allowed ? 'granted' : 'default' });
    Notification.requestPermission = () => { window.asked += 1; };
    window.open = [];
    ServiceWorkerRegistration.prototype.showNotification = async (title, { tag, body }) => {
        window.shown.push([title, tag]);
        window.open.push({ body, close() { window.open.splice(window.open.indexOf(this), 1); } });
    };
    ServiceWorkerRegistration.prototype.getNotifications = async ({ tag }) => (tag === 'timer' ? [...window.open] : []);
}"""


@pytest.mark.parametrize("allowed", [False, True])
def test_C2_a_notification_comes_only_where_the_browser_was_allowed_to_show_one(touch, allowed):
    touch.has()
    touch.post("/app/settings/sound", sound="on", notices="on")
    touch.open("/app/focus")
    touch.page.evaluate(NOTIFICATIONS, allowed)
    touch.press("Start 5 minutes")
    expect(touch.page.locator("#timer-toggle")).to_be_visible()
    shorten(touch, 1)
    ended(touch)
    is_said_to_be_over(touch)
    assert touch.page.evaluate("window.shown") == ([["Time is up", "timer"]] if allowed else [])
    assert touch.page.evaluate("window.asked") == 0


def test_C2_what_was_said_about_an_end_stays_as_long_as_the_page_shows_that_end(touch):
    touch.has()
    touch.open("/app/focus")
    touch.press("Start 5 minutes")
    expect(touch.page.locator("#timer-toggle")).to_be_visible()
    shorten(touch, 1)
    ended(touch)
    is_said_to_be_over(touch)
    # The page is looked at again.
    touch.page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    settle(touch)
    expect(touch.page.locator("#timer-said")).to_have_text("Time is up.")


@pytest.mark.parametrize("query, words", [("", "Rest 10 min · 5 more minutes · Stop"), ("?rest=1", "5 more minutes · Done")])
def test_C2_a_notification_offers_what_the_page_does_and_goes_once_that_was_answered(touch, query, words):
    touch.has()
    touch.post("/app/settings/sound", sound="on", notices="on")
    start(touch, 5, query)
    touch.enter("Tasks")
    touch.page.evaluate(NOTIFICATIONS, True)
    shorten(touch, 1)
    alarm = touch.page.locator("#alarm")
    expect(alarm).to_be_visible(timeout=15_000)
    comes_true(touch, "window.open.length === 1")
    assert touch.page.evaluate("window.open[0].body") == words
    touch.press("5 more minutes")
    expect(touch.page.locator("#timer-note")).to_be_visible()
    comes_true(touch, "window.open.length === 0")
    shorten(touch, 1)
    # One that was left there makes no difference.
    touch.page.evaluate("window.open.push({ close: () => window.open.shift() })")
    expect(alarm).to_be_visible(timeout=15_000)
    comes_true(touch, "window.shown.length === 2 && window.open.length === 1")
    other = Person(touch.context, touch.address)
    other.open()
    other.post("/app/focus/stop")
    expect(alarm).to_have_count(0)
    comes_true(touch, "window.open.length === 0")


def test_C2_the_screen_stays_on_while_it_runs_and_is_looked_at(touch):
    touch.context.add_init_script(WAKE_LOCK)
    touch.has()
    start(touch)
    assert touch.page.evaluate("window.locks.held") == 1
    # The browser lets go when the page is out of sight.
    touch.page.evaluate("window.letGo(); document.dispatchEvent(new Event('visibilitychange'))")
    comes_true(touch, "window.locks.held === 1 && window.locks.asked === 2")
    touch.press("Pause")
    expect(touch.control("Go on")).to_be_visible()
    assert touch.page.evaluate("window.locks.held") == 0
    touch.press("Go on")
    comes_true(touch, "window.locks.held === 1")
    touch.enter("Today")
    comes_true(touch, "window.locks.held === 0")


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


def test_C2_the_disc_shrinks_by_turning_alone_and_stands_still_where_motion_is_not_wanted(touch):
    touch.has()
    start(touch, 10)
    motions = """() => document.getAnimations().filter(({ effect }) => effect.target.closest('#disc')).map((motion) => ({
        state: motion.playState, property: Object.keys(motion.effect.getKeyframes()[0]).filter((name) => name === 'transform').length,
        at: motion.currentTime, length: motion.effect.getTiming().duration }))"""
    running = touch.page.evaluate(motions)
    assert [(one["state"], one["property"], one["length"]) for one in running] == [("running", 1, 600_000)] * 2
    assert all(abs(one["at"] - (600 - left(touch)) * 1000) < 2500 for one in running)
    # A sleep that nobody told of: the clock went on, what moves did not.
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
    person.press("Full screen")
    expect(person.page.get_by_role("navigation", name="Main")).to_be_hidden()
    expect(person.control("Full screen")).to_have_attribute("aria-pressed", "true")
    person.press("Pause")
    expect(person.control("Go on")).to_be_visible()
    expect(person.page.get_by_role("navigation", name="Main")).to_be_hidden()
    person.press("Full screen")
    expect(person.page.get_by_role("navigation", name="Main")).to_be_visible()


def test_C2_without_script_every_act_is_a_form_and_a_reload_shows_what_is_left(touch):
    touch.has()
    session = touch.context.new_cdp_session(touch.page)
    session.send("Emulation.setScriptExecutionDisabled", {"value": True})
    touch.open("/app/focus")
    touch.press("Start 15 minutes")
    touch.sees("15 minutes left")
    touch.press("Pause")
    touch.sees("Paused, 15 minutes left")
    touch.press("Go on")
    touch.press("5 more")
    touch.sees("20 minutes left")
    for worker in touch.context.service_workers:
        worker.evaluate("() => { const real = Date.now; Date.now = () => real.call(Date) + 5 * 60_000; }")
    touch.open("/app/focus")
    touch.sees("15 minutes left")
    touch.press("Stop")
    expect(touch.field("Minutes")).to_have_value("15")
