"""One thing to do now: row N2."""

import pytest
from playwright.sync_api import expect

MANY = ("Letter", 2), ("Tea", 1), ("Shelf", 5)


def offer(person):
    return person.page.locator("#now-title")


@pytest.mark.exhaustive
def test_N2_without_a_network(touch):
    touch.has(*MANY)
    touch.context.set_offline(True)
    touch.press("What now?")
    expect(offer(touch)).to_have_text("Tea")
    touch.press("Not this one")
    touch.is_told("Not this one: Tea")
    touch.press("Do it")
    touch.is_told("Added to today: Letter")
    expect(touch.control("Done")).to_be_visible()


def test_N2_one_task_comes_first_and_a_tap_on_one_of_three_others_does_that_instead(person):
    person.has(*MANY, ("Walk", 3), ("Bath", 4))
    person.press("What now?")
    expect(offer(person)).to_have_text("Tea")
    # The name of the page is quieter than the task to be done.
    size = "heading => parseFloat(getComputedStyle(heading).fontSize)"
    title = person.page.get_by_role("heading", level=1)
    assert title.evaluate(size) * 1.5 < offer(person).evaluate(size)
    others = person.page.get_by_role("region", name="Or do one of these")
    expect(others.locator(".title")).to_have_text(["Letter", "Walk", "Bath"])
    person.hand.press(others.get_by_role("button", name="Walk"))
    person.is_told("Added to today: Walk")
    expect(offer(person)).to_have_text("Walk")
    expect(others).to_have_count(0)
