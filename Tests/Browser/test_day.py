"""The spoon day, row by row: each by touch, then by keyboard alone."""

import re

import pytest
from playwright.sync_api import expect

PLACE = "element => element.getBoundingClientRect().top + scrollY"
WEEKDAY = """days => new Date(Date.now() + days * 86_400_000).toLocaleDateString('en-GB', { weekday: 'long' })"""


def test_D1_a_new_day_is_prefilled_and_accepted_in_one_tap(person):
    person.has(("Stretch", 3), spoons=9)
    person.plan("Stretch")
    person.counts(3, 9)
    person.press("New Day")
    expect(person.field("How many spoons do you have?")).to_have_value("9")
    expect(person.field("How many spoons do you have?")).to_have_attribute("inputmode", "numeric")
    person.press("Start the day")
    person.counts(0, 9)


def test_D1_cancel_changes_nothing(person):
    person.has(("Stretch", 3))
    person.plan("Stretch")
    person.counts(3, 12)
    person.press("New Day")
    person.write("How many spoons do you have?", "2")
    person.press("Cancel")
    person.is_on("Today")
    person.counts(3, 12)
    person.sees_row("Stretch")
    person.press("New Day")
    expect(person.field("How many spoons do you have?")).to_have_value("12")


def test_D1_what_was_left_undone_is_in_the_backlog(person):
    person.has(("Stretch", 3), ("Read", 1), ("Sort papers", 2))
    person.plan("Stretch", "Read", "Sort papers")
    person.press("Done: Read")
    person.is_told("Done: Read")
    person.start_day(8)
    person.counts(0, 8)
    person.sees_no_row("Stretch")
    person.enter("Backlog")
    person.is_on("Backlog")
    person.sees_row("Stretch", "3 spoons")
    person.sees_row("Sort papers", "2 spoons")
    person.sees_no_row("Read")


def test_D1_a_fixed_daily_number_is_what_every_day_begins_with(person):
    person.has(spoons=5)
    person.open("/app/settings/energy")
    person.write("A new day begins with", "14")
    person.press("Save")
    person.is_told("Changed the settings")
    person.enter("Today")
    person.press("New Day")
    expect(person.field("How many spoons do you have?")).to_have_value("14")


def test_D1_adjust_today_changes_the_number_and_nothing_else(person):
    person.has(("Stretch", 3), spoons=6)
    person.plan("Stretch")
    person.press("Show Options")
    person.press("Adjust today")
    person.is_on("Adjust today")
    person.write("How many spoons does today have?", "10")
    person.press("Save")
    person.is_told("Today set to 10 spoons")
    person.counts(3, 10)
    person.sees_row("Stretch")
    person.enter("Backlog")
    person.sees_no_row("Stretch")


def test_D1_two_days_on_one_date_are_two_days(person):
    person.has(("Stretch", 3))
    person.plan("Stretch")
    person.start_day(7)
    person.start_day(4)
    person.counts(0, 4)
    person.enter("Backlog")
    expect(person.row("Stretch")).to_have_count(1)


@pytest.mark.parametrize("typed", ["", "-1", "1e9", "ten"])
def test_D1_a_number_that_is_none_is_refused_beside_the_field_and_stays_typed(person, typed):
    person.has(spoons=9)
    for path, label in (("/app/day/new", "How many spoons do you have?"), ("/app/day/adjust", "How many spoons does today have?")):
        person.open(path)
        person.write(label, typed)
        person.send(label)
        expect(person.field(label)).to_have_attribute("aria-invalid", "true")
        expect(person.field(label)).to_have_accessible_description(re.compile("whole number"))
        expect(person.field(label)).to_have_value(typed)
        expect(person.field(label)).to_be_focused()
    person.open()
    person.counts(0, 9)


def test_D2_the_spoons_of_the_day_are_shown_as_number_words_and_drawing(person):
    person.has(("Stretch", 3), ("Read", 2))
    person.plan("Stretch", "Read")
    person.press("Done: Read")
    person.counts(5, 12)
    meter = person.page.get_by_role("meter")
    expect(meter).to_have_attribute("aria-valuetext", "5 of 12 spoons used. 7 left, 1 of them in reserve.")
    person.sees("5 of 12 spoons used. 7 left, 1 of them in reserve.")
    expect(meter.locator(".spoon")).to_have_count(12)
    expect(meter.locator(".spent")).to_have_count(2)
    expect(meter.locator(".planned")).to_have_count(3)
    expect(meter.locator(".free")).to_have_count(6)
    expect(meter.locator(".reserve")).to_have_count(1)


def test_D2_the_reserve_can_be_none(person):
    person.has()
    person.open("/app/settings/energy")
    person.write("Kept in reserve", "0")
    person.press("Save")
    person.is_told("Changed the settings")
    person.enter("Today")
    expect(person.page.locator(".meter .reserve")).to_have_count(0)
    person.sees("0 of 12 spoons used. 12 left.")


def test_D3_ten_categories_lead_to_the_tasks_of_that_cost(person):
    person.has(("Stretch", 3), ("Call the doctor", None))
    person.enter("Spoons")
    person.is_on("Spoons")
    rows = person.main.get_by_role("listitem")
    expect(rows).to_have_count(11)
    expect(rows.nth(0)).to_contain_text("1 spoon")
    expect(rows.nth(2)).to_contain_text("Stretch")
    expect(rows.nth(9)).to_contain_text("10 spoons")
    expect(rows.nth(10)).to_contain_text("Unsorted")
    expect(rows.nth(10)).to_contain_text("Call the doctor")
    person.hand.press(rows.nth(2).get_by_role("link"))
    person.is_on("3 spoons")
    person.sees_row("Stretch")


def test_D3_in_a_category_tasks_are_added_edited_and_deleted(person):
    person.has()
    person.open("/app/spoons/4")
    for title in "Cook", "Iron shirts":
        person.write("New task", title)
        person.send("New task")
        person.sees_row(title)
        expect(person.field("New task")).to_have_value("")
        expect(person.field("New task")).to_be_focused()
    person.hand.press(person.row("Cook").get_by_role("link"))
    person.is_on("Task")
    person.write("Title", "Cook soup")
    person.press("Save")
    person.is_on("4 spoons")
    person.sees_row("Cook soup")
    person.press("Show Options")
    person.press("Delete: Cook soup")
    person.is_told("Deleted: Cook soup")
    person.sees_no_row("Cook soup")
    person.sees_row("Iron shirts")


def test_D3_a_task_that_is_costed_leaves_unsorted(person):
    person.has(("Call the doctor", None))
    person.open("/app/spoons/unsorted")
    person.hand.press(person.row("Call the doctor").get_by_role("link"))
    person.is_on("Task")
    person.choose("2 spoons")
    person.press("Save")
    person.is_told("Changed: Call the doctor")
    person.open("/app/spoons/2")
    person.sees_row("Call the doctor")


def test_D4_several_tasks_are_sent_to_today_in_one_go(person):
    person.has(("Stretch", 3), ("Read", 1), ("Sort papers", 2))
    person.plan("Stretch", "Sort papers")
    person.is_on("Today")
    person.counts(5, 12)
    person.is_told("In today’s list: 2 tasks")
    person.sees_row("Stretch")
    person.sees_row("Sort papers")
    person.sees_no_row("Read")


def test_D4_nothing_is_sent_when_the_chosen_tasks_do_not_fit(person):
    person.has(("Stretch", 3), ("Paint", 10), spoons=11)
    person.plan("Stretch", "Paint")
    warning = person.page.get_by_role("alert")
    expect(warning).to_contain_text("These need 2 more spoons than you have. Nothing was sent. Choose fewer")
    expect(warning).to_be_focused()
    for title in "Stretch", "Paint":
        expect(person.row(title).get_by_role("checkbox")).to_be_checked()
    person.choose_row("Stretch")
    person.press("Submit")
    person.is_on("Today")
    person.counts(10, 11)


def test_D4_borrowing_from_tomorrow_is_a_separate_act_and_told_the_next_day(person):
    person.has(("Stretch", 3), ("Paint", 10), spoons=11)
    person.plan("Stretch", "Paint")
    person.press("Borrow 2 spoons from tomorrow")
    person.is_on("Today")
    person.counts(13, 13)
    person.sees("2 borrowed from tomorrow")
    expect(person.page.locator(".meter .borrowed")).to_have_count(2)
    person.press("New Day")
    expect(person.field("How many spoons do you have?")).to_have_value("9")
    person.sees("2 spoons were borrowed")


def test_D4_a_firm_limit_offers_no_borrowing(person):
    person.has(("Paint", 10), spoons=4)
    person.open("/app/settings/energy")
    person.choose("Keep the limit firm: no borrowing")
    person.press("Save")
    person.is_told("Changed the settings")
    person.enter("Today")
    person.plan("Paint")
    expect(person.page.get_by_role("alert")).to_contain_text("These need 6 more spoons than you have. Nothing was sent. Choose fewer.")
    expect(person.page.get_by_role("button", name="Borrow")).to_have_count(0)


def test_D4_submit_without_a_choice_says_what_to_do(person):
    person.has(("Stretch", 3))
    person.plan()
    expect(person.page.get_by_role("alert")).to_contain_text("Nothing is chosen yet")


def test_D5_the_list_is_in_sections_by_spoons_and_empty_ones_are_not_there(person):
    person.has(("Stretch", 3), ("Read", 1), ("Write", 1))
    person.plan("Stretch", "Read", "Write")
    headings = person.main.locator("h2")
    expect(headings).to_have_text(["1 spoon", "3 spoons"])
    expect(person.page.get_by_role("region", name="1 spoon", exact=True).get_by_role("listitem")).to_have_count(2)


def test_D5_check_off_marks_several_and_done_takes_them_off_the_list(person):
    person.has(("Stretch", 3), ("Read", 1), ("Write", 1))
    person.plan("Stretch", "Read", "Write")
    person.press("Check off")
    person.choose_row("Stretch")
    person.choose_row("Write")
    person.press("Done")
    person.is_told("Done: 2 tasks")
    expect(person.to_do("Stretch")).to_have_count(0)
    expect(person.to_do("Read")).to_have_count(1)
    expect(person.done_today.get_by_role("listitem")).to_have_count(2)
    person.press("Undo")
    person.is_told("Undone")
    expect(person.to_do("Stretch")).to_have_count(1)
    expect(person.done_today).to_have_count(0)


def test_D5_one_tap_on_the_box_does_the_same_for_one_and_moves_nothing(person):
    person.has(("Read", 1), ("Stretch", 1))
    person.plan("Read", "Stretch")
    person.is_on("Today")
    row = person.to_do("Read")
    expect(row.locator("swipe-row")).to_have_attribute("data-state", "open")
    before = row.evaluate(PLACE)
    person.press("Done: Read", row)
    person.is_told("Done: Read")
    expect(row.locator("swipe-row")).to_have_attribute("data-state", "done")
    assert row.evaluate(PLACE) == before
    expect(person.done_today.get_by_role("listitem")).to_have_count(1)
    person.press("Done: Read", row)
    person.is_told("Not done: Read")
    expect(person.done_today).to_have_count(0)
    person.press("Done: Read", row)
    person.is_told("Done: Read")
    person.enter("Spoons")
    person.enter("Today")
    person.is_on("Today")
    expect(person.to_do("Read")).to_have_count(0)
    expect(person.done_today.get_by_role("listitem")).to_have_count(1)


def test_D6_what_was_carried_over_is_chosen_under_the_same_rule(person):
    person.has(("Stretch", 3), ("Paint", 8))
    person.plan("Stretch", "Paint")
    person.start_day(6)
    person.enter("Backlog")
    person.press("Select")
    for title in "Stretch", "Paint":
        person.choose_row(title)
    person.press("Submit")
    expect(person.page.get_by_role("alert")).to_contain_text("These need 5 more spoons than you have. Nothing was sent.")
    person.choose_row("Paint")
    person.press("Submit")
    person.is_on("Today")
    person.counts(3, 6)
    person.enter("Backlog")
    person.sees_row("Paint", "8 spoons")
    person.sees_no_row("Stretch")


def test_D6_rows_of_the_backlog_read_name_and_spoons(person):
    person.has(("Shower", 2), ("Ring the doctor", 1))
    person.plan("Shower", "Ring the doctor")
    person.start_day()
    person.enter("Backlog")
    person.is_on("Backlog")
    for choosing in False, True:
        if choosing:
            person.press("Select")
            expect(person.row("Shower").get_by_role("checkbox")).to_be_visible()
        expect(person.row("Shower").locator(".title")).to_have_text("Shower, 2 spoons")
        expect(person.row("Ring the doctor").locator(".title")).to_have_text("Ring the doctor, 1 spoon")
        # Once is enough.
        expect(person.main.locator(".row .cost")).to_have_count(0)


def test_D6_start_fresh_puts_everything_back_in_one_act(person):
    person.has(("Stretch", 3), ("Paint", 8))
    person.plan("Stretch", "Paint")
    person.start_day()
    person.enter("Backlog")
    person.press("Start fresh")
    person.is_told("Start fresh: 2 tasks")
    expect(person.main.get_by_role("listitem")).to_have_count(0)
    person.press("Undo")
    person.sees_row("Paint", "8 spoons")
    person.press("Start fresh")
    person.open("/app/spoons/8")
    person.sees_row("Paint")


def test_D7_a_task_can_be_sent_back_to_its_category_and_gives_its_spoons_back(person):
    person.has(("Stretch", 3), ("Read", 2))
    person.plan("Stretch", "Read")
    person.counts(5, 12)
    person.press("Show Options")
    person.press("Send back: Stretch")
    person.is_told("Back in its category: Stretch")
    person.counts(2, 12)
    person.hand.press(person.row("Read").get_by_role("link").first)
    person.press("Send back to its category")
    person.is_told("Back in its category")
    person.enter("Today")
    person.counts(0, 12)
    person.open("/app/spoons/3")
    person.sees_row("Stretch")


def test_D8_daily_tasks_are_in_every_new_day_by_themselves_and_count(person):
    person.has()
    person.begin_task("Shower")
    person.choose("2 spoons")
    person.unfold("Dates, list, repeat")
    person.choose("Every day")
    person.press("Save")
    person.is_told("Added: Shower")
    person.enter("Today")
    for _ in range(2):
        person.start_day()
        person.counts(2, 12)
        person.sees_row("Shower")
    person.press("Done: Shower")
    person.is_told("Done: Shower")
    person.start_day()
    expect(person.to_do("Shower")).to_have_count(1)


def test_D8_a_task_for_chosen_weekdays_comes_on_those_only(person):
    person.has()
    today, tomorrow = (person.page.evaluate(WEEKDAY, days) for days in (0, 1))
    for title, day in (("Water the plants", today), ("Bins", tomorrow)):
        person.begin_task(title)
        person.choose("1 spoon")
        person.unfold("Dates, list, repeat")
        person.choose("On these weekdays")
        person.choose(day)
        person.press("Save")
        person.is_told(f"Added: {title}")
    person.enter("Today")
    person.start_day()
    person.sees_row("Water the plants")
    person.sees_no_row("Bins")


def test_D8_weekdays_without_a_weekday_are_refused_and_what_was_typed_stays(person):
    person.has()
    person.begin_task("Water the plants")
    person.unfold("Dates, list, repeat")
    person.choose("On these weekdays")
    person.press("Save")
    person.sees("Choose at least one weekday")
    expect(person.field("Title")).to_have_value("Water the plants")
    expect(person.field("On these weekdays")).to_be_checked()


def test_D9_todays_cost_changes_in_two_taps_without_the_usual_one(person):
    person.has(("Shower", 2))
    person.plan("Shower")
    person.counts(2, 12)
    person.hand.press(person.row("Shower").get_by_role("link"))
    person.press("5 spoons")
    person.is_told("Today Shower costs 5 spoons")
    person.open()
    person.counts(5, 12)
    person.hand.press(person.row("Shower").get_by_role("link"))
    expect(person.page.get_by_role("radio", name="2 spoons", exact=True)).to_be_checked()
    person.open()
    person.start_day()
    person.enter("Backlog")
    person.sees_row("Shower", "2 spoons")


def test_D9_what_it_really_took_is_noted_apart(person):
    person.has(("Shower", 2))
    person.plan("Shower")
    person.press("Done: Shower")
    person.is_told("Done: Shower")
    person.hand.press(person.done_today.get_by_role("link"))
    person.sees("What did it really take?")
    person.press("4 spoons")
    person.is_told("Shower really took 4 spoons")
    person.open()
    person.counts(4, 12)
    person.hand.press(person.done_today.get_by_role("link"))
    person.sees("Planned: 2 spoons")
    expect(person.page.get_by_role("button", name="4 spoons", exact=True)).to_have_attribute("aria-pressed", "true")


def test_D10_options_stay_out_of_sight_until_asked_for_and_the_choice_is_remembered(person):
    person.has(("Stretch", 3), ("Lie down", 3), ("Read", 3))
    person.plan("Stretch")
    person.start_day()
    person.plan("Lie down")
    person.is_on("Today")
    options = person.main.get_by_role("button", name="Move up")
    for path in "/app/today", "/app/tasks", "/app/backlog", "/app/spoons/3":
        person.open(path)
        expect(options).to_have_count(0)
        person.press("Show Options")
        expect(options).to_have_count(1)
    for path in "/app/today", "/app/tasks", "/app/backlog", "/app/spoons/3":
        person.open(path)
        expect(options).to_have_count(1)
        person.press("Hide Options")
        expect(options).to_have_count(0)


def test_D11_spoon_theory_is_one_tap_from_anywhere(person):
    person.has()
    for path in "/app/today", "/app/spoons", "/app/tasks/new", "/app/backlog", "/app/settings", "/app/day/new":
        person.open(path)
        person.press("Help")
        person.is_on("What are spoons?")
        person.sees("Christine Miserandino")


def test_D11_the_unit_can_be_renamed(person):
    person.has(("Stretch", 1))
    person.open("/app/settings/energy")
    person.write("One", "point")
    person.write("Several", "points")
    person.press("Save")
    person.is_told("Changed the settings")
    person.enter("Points")
    person.is_on("Points")
    person.open()
    person.sees("0 of 12 points used")
    expect(person.page.locator("body")).not_to_contain_text("spoon")
