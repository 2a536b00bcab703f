"""One thing to do now: row N2."""

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
    person.is_told("Added to today: Tea")
    expect(offer(person)).to_have_text("Tea")
    expect(person.control("Do it")).to_have_count(0)
    person.press("Done")
    person.is_told("Done: Tea")
    expect(offer(person)).to_have_text("Letter")
    person.enter("Today")
    person.counts(1, 12)


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
