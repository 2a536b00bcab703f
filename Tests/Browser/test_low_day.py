"""A low day: row N3."""

from playwright.sync_api import expect

TITLE = "A low day: only what cannot wait."


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
    person.press("Show Options")
    expect(person.control("Adjust today")).to_be_visible()
    before = person.page.locator("form#list").inner_text()
    person.press("Low day")
    expect(low(person)).to_have_text(TITLE)
    person.sees("2 tasks are put aside. It ends with the next New Day.")
    person.counts(1, 12)
    expect(person.to_do("Medicine")).to_have_count(1)
    expect(person.to_do("Letter")).to_have_count(0)
    person.press("Back to the whole plan")
    expect(low(person)).to_have_count(0)
    person.counts(6, 12)
    assert person.page.locator("form#list").inner_text() == before


def test_N3_it_is_undone_from_the_message(person):
    planned(person)
    person.press("Show Options")
    person.press("Low day")
    person.is_told("A low day: only what cannot wait.")
    person.press("Undo")
    person.is_told("Undone. A low day")
    person.counts(6, 12)


def test_N3_one_of_what_is_put_aside_is_wanted_after_all(person):
    planned(person)
    person.post("/app/day/low", do="today")
    person.open()
    person.unfold("What is put aside")
    person.press("Today after all: Letter")
    person.is_told("Today after all: Letter")
    person.counts(3, 12)
    expect(person.to_do("Letter")).to_have_count(1)
    person.sees("1 task is put aside.")


def test_N3_new_day_begins_as_a_low_one_and_the_next_is_none(person):
    person.has()
    person.press("New Day")
    person.write("How many spoons do you have?", "4")
    person.press("Start a low day")
    person.is_on("Today")
    expect(low(person)).to_have_text(TITLE)
    person.start_day(8)
    expect(low(person)).to_have_count(0)


def test_N3_it_goes_on_for_as_long_as_it_is_wanted(person):
    person.has()
    person.press("Show Options")
    person.press("Low until I say so")
    expect(low(person)).to_have_text(TITLE)
    person.sees("It goes on until you say otherwise.")
    person.start_day(5)
    expect(low(person)).to_have_text(TITLE)
    person.press("Back to the whole plan")
    expect(low(person)).to_have_count(0)


def test_N3_from_what_now_and_without_a_network(person):
    planned(person)
    person.open("/app/now")
    person.context.set_offline(True)
    person.unfold("Too much today?")
    person.press("Low day")
    expect(low(person)).to_have_text(TITLE)
    expect(person.page.locator("#now-title")).to_have_text("Medicine")
    person.press("Do it")
    person.press("Done", person.main)
    expect(person.page.locator("#rest-title")).to_be_visible()
    person.press("Back to the whole plan")
    expect(person.page.locator("#now-title")).to_have_text("Letter")
