"""A hand that taps twice, where the first tap has changed the page: the second one must not press what is under the finger by then."""

from playwright.sync_api import expect

from timers import comes_true, start
from waits import settle


def tap_twice(person, control):
    """Two taps at one place, as far apart as those of a trembling or impatient finger."""
    expect(control).to_be_visible()
    box = control.bounding_box()
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    person.page.touchscreen.tap(x, y)
    person.page.wait_for_timeout(150)
    person.page.touchscreen.tap(x, y)


def test_N2_a_double_tap_on_what_now_does_not_turn_down_what_it_offers(touch):
    touch.has(("Tea", 1), ("Bath", 3), spoons=9)
    touch.plan("Tea", "Bath")
    touch.is_on("Today")
    tap_twice(touch, touch.control("What now?"))
    touch.is_on("What now?")
    touch.page.wait_for_timeout(500)
    expect(touch.main.get_by_text("Nothing fits what you asked for")).to_have_count(0)


def test_D1_a_double_tap_on_start_my_day_stays_on_the_first_day(touch):
    touch.open()
    tap_twice(touch, touch.control("Start my day"))
    touch.page.wait_for_timeout(500)
    touch.is_on("Today")


def test_D1_a_second_tap_as_soon_as_a_slow_page_is_there_stays_on_the_first_day(touch):
    touch.open()
    control = touch.control("Start my day")
    expect(control).to_be_visible()
    # The person taps once more after half a second, in which nothing was to be seen.
    control.evaluate("""(button) => {
        const { left, top, width, height } = button.getBoundingClientRect();
        const [clientX, clientY] = [left + width / 2, top + height / 2];
        const tap = () => document.elementFromPoint(clientX, clientY).dispatchEvent(
            new MouseEvent('click', { bubbles: true, cancelable: true, composed: true, detail: 1, clientX, clientY }));
        document.addEventListener('teaspoon:patched', () => setTimeout(() => {
            tap();
            window.hasTapped = true;
        }, 100), { once: true });
        const submit = window.fetch;
        window.fetch = async (...request) => {
            window.fetch = submit;
            await new Promise((done) => setTimeout(done, 600));
            return submit(...request);
        };
        tap();
    }""")
    comes_true(touch, "window.hasTapped")
    settle(touch)
    touch.is_on("Today")


def test_C2_a_double_tap_on_five_more_adds_five_twice(touch):
    touch.has()
    start(touch)
    tap_twice(touch, touch.page.locator("#timer-five"))
    expect(touch.page.locator("#timer-words")).to_contain_text("25 minutes left")
