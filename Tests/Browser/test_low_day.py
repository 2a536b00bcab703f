"""A low day: row N3."""

import pytest
from playwright.sync_api import expect

SAID = "Low day: only what cannot wait is shown"

# A button that is pressed lies a pixel lower, and the browser shows it pressed for a moment after a tap.
RELEASED = """button => new Promise((released) => {
    const look = () => (button.matches(':active') ? requestAnimationFrame(look) : released());
    look();
})"""


def place(button):
    """Where it begins, and how tall it is; its words change."""
    button.evaluate(RELEASED)
    box = button.bounding_box()
    return [box[name] for name in ("x", "y", "height")]


def low(person):
    return person.page.locator("#low-day-said")


def planned(person):
    """A day with one thing that cannot wait, and two that can."""
    person.has(("Letter", 2), ("Shelf", 3))
    person.has_task("Medicine", spoons="1", priority="1")
    person.open()
    person.plan("Letter", "Shelf", "Medicine")
    person.is_on("Today")
    person.counts(6, 12)


def test_N3_the_button_acts_at_once_and_stays_where_it_was_tapped(touch):
    planned(touch)
    button = touch.page.locator("#low-day-button")
    button.scroll_into_view_if_needed()
    before = place(button)
    for name, used, after in (("Low day", 1, "End low day"), ("End low day", 6, "Low day")):
        touch.press(name, touch.main)
        touch.counts(used, 12)
        expect(button).to_have_text(after)
        expect(button).to_be_focused()
        # However many lines the numbers above it take.
        assert place(button) == pytest.approx(before, abs=1)


@pytest.mark.exhaustive
def test_N3_the_button_stays_where_it_was_tapped_on_a_day_with_too_much(touch):
    planned(touch)
    touch.post("/app/day/adjust", spoons="4")
    touch.open()
    expect(touch.page.locator("#too-much")).to_be_visible()
    button = touch.page.locator("#low-day-button")
    button.scroll_into_view_if_needed()
    before = place(button)
    touch.press("Low day", touch.main)
    expect(touch.page.locator("#too-much")).to_have_count(0)
    assert place(button) == pytest.approx(before, abs=1)


def test_N3_from_what_now_and_without_a_network(person):
    planned(person)
    person.open("/app/now")
    person.context.set_offline(True)
    person.press("Low day")
    expect(low(person)).to_have_text(SAID)
    expect(person.page.locator("#now-title")).to_have_text("Medicine")
    person.press("Do it")
    person.press("Done")
    expect(person.page.locator("#rest-title")).to_be_visible()
    person.press("End low day")
    expect(person.page.locator("#now-title")).to_have_text("Letter")
