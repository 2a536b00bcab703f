"""A low day: row N3."""

from playwright.sync_api import expect

TITLE = "Low day"


def low(person):
    return person.page.locator("#low-day-title")


def planned(person):
    """A day with one thing that cannot wait, and two that can."""
    person.has(("Letter", 2), ("Shelf", 3))
    person.has_task("Medicine", spoons="1", priority="1")
    person.open()
    person.plan("Letter", "Shelf", "Medicine")
    person.is_on("Today")
    person.counts(6, 12)


def test_N3_one_tap_and_back_is_the_same_plan(person):
    planned(person)
    before = person.page.locator("form#list").inner_text()
    person.press("Low day", person.main)
    expect(low(person)).to_have_text(TITLE)
    person.sees("Only what cannot wait is shown. The rest comes back as it was.")
    person.counts(1, 12)
    expect(person.to_do("Medicine")).to_have_count(1)
    expect(person.to_do("Letter")).to_have_count(0)
    person.press("End low day")
    expect(low(person)).to_have_count(0)
    person.counts(6, 12)
    assert person.page.locator("form#list").inner_text() == before


def test_N3_the_button_acts_at_once_and_stays_where_it_was_tapped(touch):
    planned(touch)
    button = touch.page.locator("#low-day-button")
    before = button.bounding_box()
    for used, pressed in ((1, "true"), (6, "false")):
        touch.press("Low day", touch.main)
        touch.counts(used, 12)
        expect(button).to_have_attribute("aria-pressed", pressed)
        expect(button).to_be_focused()
        box = button.bounding_box()
        assert [box[side] for side in ("x", "width", "height")] == [before[side] for side in ("x", "width", "height")]
        # The numbers above it may take a line more. The place of the tap is on the button all the same.
        assert box["y"] < before["y"] + before["height"] / 2 < box["y"] + box["height"]


def test_N3_from_what_now_and_without_a_network(person):
    planned(person)
    person.open("/app/now")
    person.context.set_offline(True)
    person.press("Low day")
    expect(low(person)).to_have_text(TITLE)
    expect(person.page.locator("#now-title")).to_have_text("Medicine")
    person.press("Do it")
    person.press("Done")
    expect(person.page.locator("#rest-title")).to_be_visible()
    person.press("End low day")
    expect(person.page.locator("#now-title")).to_have_text("Letter")
