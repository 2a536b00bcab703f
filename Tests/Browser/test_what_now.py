"""One thing to do now: row N2."""

import re

from playwright.sync_api import expect

MANY = ("Letter", 2), ("Tea", 1), ("Shelf", 5)


def offer(person):
    return person.page.locator("#now-title")


def test_N2_from_today_to_done_and_on_to_the_next(person):
    person.has(*MANY)
    person.press("What now?")
    person.is_on("What now?")
    expect(offer(person)).to_have_text("Tea")
    expect(person.page.locator("#why")).to_have_text("1 spoon.")
    person.press("Do it")
    person.is_told("In today’s list: Tea")
    expect(offer(person)).to_have_text("Tea")
    expect(person.control("Do it")).to_have_count(0)
    person.press("Done", person.main)
    person.is_told("Done: Tea")
    expect(offer(person)).to_have_text("Letter")
    person.enter("Today")
    person.counts(1, 12)


def test_N2_not_this_one_until_rest_is_left(person):
    person.has(("Letter", 2), ("Tea", 1))
    person.open("/app/now")
    for title in "Tea", "Letter":
        expect(offer(person)).to_have_text(title)
        person.press("Not this one")
        person.is_told(f"Not this one: {title}")
    expect(person.page.locator("#rest-title")).to_have_text("Rest. Rest counts, too.")
    person.sees("What you did not want comes back within the hour.")
    # It can be taken back like everything.
    person.press("Undo")
    person.is_told("Undone. Not this one: Letter")
    expect(offer(person)).to_have_text("Letter")


def test_N2_something_smaller(person):
    person.has(("Letter", 2), ("Tea", 1))
    person.has_task("Report", spoons="4", priority="1")
    person.open("/app/now")
    expect(offer(person)).to_have_text("Report")
    person.press("Something smaller")
    expect(offer(person)).to_have_text("Tea")
    person.press("Something smaller")
    expect(person.page.locator("#rest-title")).to_be_visible()
    person.press("Anything that fits the day")
    expect(offer(person)).to_have_text("Report")


def test_N2_the_minutes_stay_for_the_visit(person):
    person.has()
    person.has_task("Ring the surgery", spoons="2", minutes="10")
    person.has_task("Clean", spoons="1", minutes="40")
    person.open("/app/now")
    person.press("15")
    expect(person.control("15")).to_have_attribute("aria-current", "true")
    expect(offer(person)).to_have_text("Ring the surgery")
    person.press("Not this one")
    person.is_told("Not this one: Ring the surgery")
    expect(person.control("15")).to_have_attribute("aria-current", "true")
    expect(person.page.locator("#rest-title")).to_be_visible()
    person.press("60")
    expect(offer(person)).to_have_text("Clean")
    assert "minutes=60" in person.page.url


def test_N2_the_next_step_of_something_large(person):
    person.has()
    shed = person.has_task("Sort out the shed", spoons="4")
    for title in "Find the key", "Make three heaps":
        person.post(f"{shed}/step", title=title)
    person.open("/app/now")
    expect(offer(person)).to_have_text("Find the key")
    person.sees("A step of Sort out the shed")
    person.press("Do it")
    person.is_told("In today’s list: Sort out the shed")
    person.press("Done", person.main)
    person.is_told("Done: Find the key")
    expect(offer(person)).to_have_text("Make three heaps")


def test_N2_the_reserve_is_left_alone(touch):
    touch.has(("Letter", 3), spoons=3)
    touch.open("/app/now")
    expect(touch.page.locator("#rest-title")).to_be_visible()
    touch.sees("3 spoons left to plan, 1 of them in reserve. Nothing new is offered that would use the reserve.")


def test_N2_without_a_network(touch):
    touch.has(*MANY)
    touch.context.set_offline(True)
    touch.press("What now?")
    expect(offer(touch)).to_have_text("Tea")
    touch.press("Not this one")
    touch.is_told("Not this one: Tea")
    touch.press("Do it")
    touch.is_told("In today’s list: Letter")
    expect(touch.control("Done", touch.main)).to_be_visible()


def test_N2_something_else_leads_back_from_what_was_taken_on(person):
    person.has(*MANY)
    person.open("/app/now?minutes=60")
    person.press("Do it")
    person.is_told("In today’s list: Tea")
    person.press("Something else")
    expect(person.page).to_have_url(re.compile(r"/app/now\?minutes=60$"))
    # What was begun comes first, until it is done or refused.
    expect(offer(person)).to_have_text("Tea")
