"""The line at the top of Today, which adds to today's list: row D13."""

from playwright.sync_api import expect

from counted import Counted

LINE = "Add for today"


def test_D13_a_task_with_a_cost_is_in_todays_list_in_three_taps(touch):
    touch.has()
    touch.hand = Counted(touch.page)
    touch.write(LINE, "Water the basil")
    touch.choose("2 spoons")
    touch.press("Add", touch.main)
    touch.is_told("Added: Water the basil")
    assert touch.hand.taps <= 3
    touch.counts(2, 12)
    expect(touch.to_do("Water the basil")).to_have_count(1)


def test_D13_the_line_is_empty_and_has_the_focus_for_the_next_task(touch):
    touch.has()
    touch.write(LINE, "Water the basil")
    touch.choose("2 spoons")
    touch.press("Add", touch.main)
    touch.is_told("Added: Water the basil")
    field = touch.field(LINE)
    expect(field).to_have_value("")
    expect(field).to_be_focused()
    touch.page.keyboard.type("Buy stamps ~1")
    expect(touch.page.locator(".chip-understood")).to_have_text(["1 spoon"])
    touch.page.keyboard.press("Enter")
    touch.is_told("Added: Buy stamps")
    # The number chosen for the first one is not that of the second.
    touch.counts(3, 12)
    touch.press("Undo")
    touch.counts(2, 12)


def test_D13_the_numbers_are_there_once_something_is_typed(person):
    person.has()
    numbers = person.page.locator("#cost-field")
    expect(numbers).to_be_hidden()
    person.write(LINE, "Tea")
    expect(numbers).to_be_visible()
    person.write(LINE, "")
    expect(numbers).to_be_hidden()


def test_D13_a_task_that_does_not_fit_stays_in_the_line_until_it_is_decided(touch):
    touch.has(("Read", 4), spoons=5)
    touch.plan("Read")
    touch.write(LINE, "Cook")
    touch.choose("3 spoons")
    touch.press("Add", touch.main)
    field = touch.field(LINE)
    expect(field).to_have_accessible_description("That is 2 spoons over. Nothing was changed.")
    expect(field).to_be_focused()
    expect(field).to_have_value("Cook")
    expect(touch.page.get_by_role("radio", name="3 spoons", exact=True)).to_be_checked()
    touch.press("Borrow 2")
    touch.is_told("Added: Cook")
    touch.counts(7, 7)
    expect(field).to_have_value("")
    expect(field).to_be_focused()


def test_D13_what_is_typed_in_the_line_is_kept_while_another_page_is_looked_at(person):
    person.has()
    person.write(LINE, "Tea ~2")
    expect(person.page.locator(".chip-understood")).to_have_count(1)
    person.enter("Tasks")
    person.enter("Today")
    expect(person.field(LINE)).to_have_value("Tea ~2")
    expect(person.page.locator(".draft")).to_be_visible()
    person.send(LINE)
    person.is_told("Added: Tea")
    person.counts(2, 12)


def test_D13_the_line_works_without_a_network(person):
    person.has()
    person.context.set_offline(True)
    person.write(LINE, "Tea ~2")
    person.send(LINE)
    person.is_told("Added: Tea")
    person.counts(2, 12)
