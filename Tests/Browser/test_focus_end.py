"""The end of the focus timer, row C2: what people see and hear of it."""

import re

import pytest
from playwright.sync_api import expect

from chromium import running_worker
from person import Person
from timers import LISTEN, MOVE, TWICE, comes_true, move_clock, move_worker_clock, shorten, start, ticks
from variants import first_of
from waits import settle, soon


@pytest.fixture
def listener(touch):
    """Somebody whose browser records the sounds."""
    touch.context.add_init_script(LISTEN)
    touch.has(("Tax papers", 3))
    return touch


def ended(person):
    """The alert, on any page."""
    alarm = person.page.locator("#alarm")
    expect(alarm).to_be_visible(timeout=15_000)
    expect(alarm).to_contain_text("Time is up")
    return alarm


def is_said_to_be_over(person):
    """The last step of a page at an end, after the sound and the message."""
    expect(person.page.locator("#timer-said")).to_have_text("Time is up.")
    settle(person)


def rings(person):
    """The time passes until the end, which comes over the page with its sound."""
    shorten(person, 1)
    ended(person)
    expect(person.page.locator("#alarm")).to_have_attribute("data-ringing", "")


def test_C2_at_the_end_it_is_seen_and_heard_and_there_is_a_choice(listener):
    start(listener, 5)
    shorten(listener, 2)
    alarm = ended(listener)
    expect(listener.page).to_have_title(re.compile("^Time is up"))
    comes_true(listener, "window.heard.loudest > 0.05")
    assert listener.page.evaluate("window.heard.notes") >= 3
    expect(alarm.get_by_role("button", name="Rest 10 min")).to_be_visible()
    expect(alarm.get_by_role("button", name="Close")).to_be_visible()
    expect(listener.page.locator("#timer-said")).to_have_text("Time is up.")
    listener.press("+5 min")
    expect(listener.page.locator("#timer-words")).to_contain_text("5 minutes left")


@pytest.mark.exhaustive
def test_C2_five_more_pressed_twice_at_the_end_makes_ten(touch):
    touch.has()
    start(touch, 5)
    shorten(touch, 1)
    ended(touch).locator("#alarm-five").evaluate(TWICE)
    expect(touch.page.locator("#timer-words")).to_contain_text("10 minutes left")


@pytest.mark.exhaustive
def test_C2_it_is_silent_where_the_sound_was_switched_off_and_seen_all_the_same(listener):
    listener.open("/app/focus")
    listener.unfold("Sound and screen")
    listener.press("Sound at the end: on")
    expect(listener.control("Sound at the end: off")).to_be_visible()
    start(listener, 5)
    shorten(listener, 1)
    ended(listener)
    is_said_to_be_over(listener)
    assert listener.page.evaluate("window.heard.notes") == 0


@pytest.mark.exhaustive
def test_C2_switching_the_sound_on_lets_it_be_heard_once(listener):
    listener.open("/app/focus")
    listener.unfold("Sound and screen")
    listener.press("Sound at the end: on")
    listener.press("Sound at the end: off")
    comes_true(listener, "window.heard.loudest > 0.02")


@pytest.mark.exhaustive
def test_C2_the_button_for_the_sound_is_heard_when_it_is_pressed_and_not_when_a_key_passes_by(keys):
    keys.context.add_init_script(LISTEN)
    keys.has(at="/app/focus")
    keys.unfold("Sound and screen")
    keys.press("Sound at the end: on")
    off = keys.control("Sound at the end: off")
    expect(off).to_be_focused()
    for key in "Shift", "Tab", "Shift+Tab":
        keys.page.keyboard.press(key)
    expect(off).to_be_focused()
    keys.page.keyboard.press("Enter")
    expect(keys.control("Sound at the end: on")).to_be_focused()
    comes_true(keys, "window.heard.notes >= 3")
    # Three for this one press, and none before it.
    assert keys.page.evaluate("window.heard.notes") == 3


@pytest.mark.exhaustive
def test_C2_no_sound_is_made_before_anybody_asked_for_a_timer(listener):
    listener.enter("Tasks")
    listener.is_on("Tasks")
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
    listener.press("Close")
    expect(listener.page.locator("#alarm")).to_have_count(0)
    expect(listener.field("Title")).to_have_value("Half a sent")


@pytest.mark.exhaustive
@pytest.mark.parametrize("answer", first_of("Enter", "Escape"))
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
        keys.hand.reach(keys.control("+5 min"))
        keys.page.keyboard.press("Escape")
    expect(keys.page.locator("#alarm[data-ringing]")).to_have_count(0)
    expect(keys.page.locator("#alarm")).to_be_visible()
    expect(keys.field("Title")).to_be_focused()
    expect(keys.field("Title")).to_have_value("Half a sent")


@pytest.mark.exhaustive
@pytest.mark.parametrize("answer", first_of("+5 min", "Close"))
def test_C2_an_answer_gives_the_focus_back_to_where_it_was(keys, answer):
    keys.has()
    start(keys, 5)
    keys.open("/app/tasks/new")
    keys.write("Task", "Half a sent")
    rings(keys)
    keys.press(answer)
    expect(keys.page.locator("#alarm[data-ringing]")).to_have_count(0)
    expect(keys.field("Task")).to_be_focused()


@pytest.mark.exhaustive
def test_C2_the_focus_in_the_bar_goes_to_what_rings_and_comes_back(keys):
    keys.has()
    start(keys, 5)
    keys.enter("Tasks")
    # The bar is on the page before, too.
    keys.is_on("Tasks")
    lists = keys.control("Lists", keys.page.get_by_role("navigation", name="Main"))
    keys.hand.reach(lists)
    rings(keys)
    expect(keys.page.locator("#alarm-title")).to_be_focused()
    keys.page.keyboard.press("Escape")
    expect(lists).to_be_focused()


@pytest.mark.exhaustive
def test_C2_it_rings_on_while_the_page_under_it_is_made_again(touch):
    touch.has()
    start(touch, 5)
    touch.enter("Tasks")
    touch.is_on("Tasks")
    rings(touch)
    expect(touch.page).to_have_title("Time is up · Teaspoon")
    other = Person(touch.context, touch.address)
    other.open()
    other.post("/app/tasks/new", title="From another tab")
    expect(touch.row("From another tab")).to_have_count(1)
    settle(touch)
    expect(touch.page.locator("#alarm")).to_have_attribute("data-ringing", "")
    expect(touch.page).to_have_title("Time is up · Teaspoon")
    touch.press("Not now")
    expect(touch.page.locator("#alarm[data-ringing]")).to_have_count(0)
    touch.enter("Lists")
    touch.is_on("Lists")
    expect(touch.page).to_have_title("Lists · Teaspoon")


def test_C2_what_ended_while_one_was_away_is_said_calmly_and_makes_no_sound(listener):
    start(listener, 5)
    listener.page.goto("about:blank")
    move_worker_clock(listener, 3600)
    listener.context.add_init_script("{ const real = Date.now; Date.now = () => real.call(Date) + 3_600_000; }")
    listener.open()
    expect(listener.page.locator("#alarm")).to_contain_text(re.compile(r"Timer ended at \d+:\d\d\."))
    listener.page.wait_for_timeout(500)
    assert listener.page.evaluate("window.heard.notes") == 0
    listener.press("Close")
    expect(listener.page.locator("#alarm")).to_have_count(0)
    listener.is_on("Today")


@pytest.mark.exhaustive
def test_C2_of_two_tabs_one_is_heard_and_both_are_seen(listener):
    other = Person(listener.context, listener.address)
    start(listener, 5)
    other.open()
    other.page.evaluate("document.body.click()")
    shorten(listener, 2)
    ended(listener)
    ended(other)
    for tab in listener, other:
        is_said_to_be_over(tab)
    heard = [page.evaluate("window.heard.notes") for page in (listener.page, other.page)]
    assert sorted(heard) == [0, 3]


@pytest.mark.exhaustive
def test_C2_it_rings_although_the_planner_does_not_answer(listener):
    start(listener, 5)
    running_worker(listener).evaluate("() => { running.host.answer = () => new Promise(() => {}); }")
    shorten(listener, 2)
    ended(listener)


@pytest.mark.exhaustive
def test_C2_a_planner_whose_clock_differs_is_asked_once_a_second(listener):
    start(listener, 5)
    listener.page.evaluate(MOVE, 300_000)
    asked = []
    listener.page.on("request", lambda request: asked.append(request.url))
    listener.page.wait_for_timeout(2500)
    # Once about the end, and once for the page.
    assert 2 <= len(asked) <= 8


@pytest.mark.exhaustive
def test_C2_a_timer_that_was_stopped_in_another_tab_does_not_ring(listener):
    start(listener, 5)
    other = Person(listener.context, listener.address)
    other.open()
    shorten(listener, 5)
    ticks(listener)
    settle(listener)
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
    window.notices = [];
    ServiceWorkerRegistration.prototype.showNotification = async (title, { tag, body }) => {
        window.shown.push([title, tag]);
        window.notices.push({ body, close() { window.notices.splice(window.notices.indexOf(this), 1); } });
    };
    ServiceWorkerRegistration.prototype.getNotifications = async ({ tag }) => (tag === 'timer' ? [...window.notices] : []);
}"""


@pytest.mark.exhaustive
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


@pytest.mark.exhaustive
def test_C2_what_was_said_about_an_end_stays_as_long_as_the_page_shows_that_end(touch):
    touch.has(at="/app/focus")
    touch.press("Start 5 minutes")
    expect(touch.page.locator("#timer-toggle")).to_be_visible()
    shorten(touch, 1)
    ended(touch)
    is_said_to_be_over(touch)
    # The page is looked at again.
    touch.page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    settle(touch)
    expect(touch.page.locator("#timer-said")).to_have_text("Time is up.")
    expect(touch.page).to_have_title("Time is up · Teaspoon")


@pytest.mark.parametrize(
    "query, words", first_of(("", "Rest 10 min · +5 min · Close"), ("?rest=1", "+5 min · Done"))
)
def test_C2_a_notification_offers_what_the_page_does_and_goes_once_that_was_answered(touch, query, words):
    touch.has()
    touch.post("/app/settings/sound", sound="on", notices="on")
    start(touch, 5, query)
    touch.enter("Tasks")
    touch.page.evaluate(NOTIFICATIONS, True)
    shorten(touch, 1)
    alarm = touch.page.locator("#alarm")
    expect(alarm).to_be_visible(timeout=15_000)
    comes_true(touch, "window.notices.length === 1")
    assert touch.page.evaluate("window.notices[0].body") == words
    touch.press("+5 min")
    expect(touch.page.locator("#timer-note")).to_be_visible()
    comes_true(touch, "window.notices.length === 0")
    shorten(touch, 1)
    # A window that was left there makes no difference.
    touch.page.evaluate("window.notices.push({ close: () => window.notices.shift() })")
    expect(alarm).to_be_visible(timeout=15_000)
    comes_true(touch, "window.shown.length === 2 && window.notices.length === 1")
    other = Person(touch.context, touch.address)
    other.open()
    other.post("/app/focus/stop")
    expect(alarm).to_have_count(0)
    comes_true(touch, "window.notices.length === 0")
