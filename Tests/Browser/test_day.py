"""The spoon day, row by row: each by touch, then by keyboard alone."""

import pytest
from playwright.sync_api import expect

PLACE = "element => element.getBoundingClientRect().top + scrollY"


def test_D1_a_new_day_is_prefilled_and_accepted_in_one_tap(person):
    person.has(("Stretch", 3), spoons=9)
    person.plan("Stretch")
    person.counts(3, 9)
    person.press("New Day")
    expect(person.field("How many spoons do you have today?")).to_have_value("9")
    expect(person.field("How many spoons do you have today?")).to_have_attribute("inputmode", "numeric")
    person.press("Start the day")
    person.counts(0, 9)


def test_D1_cancel_changes_nothing(person):
    person.has(("Stretch", 3))
    person.plan("Stretch")
    person.counts(3, 12)
    person.press("New Day")
    person.write("How many spoons do you have today?", "2")
    person.press("Cancel")
    person.is_on("Today")
    person.counts(3, 12)
    person.sees_row("Stretch")
    person.press("New Day")
    expect(person.field("How many spoons do you have today?")).to_have_value("12")


def test_D3_D4_tasks_without_a_cost_get_one_where_they_are_chosen_and_are_counted_before_they_are_sent(person):
    person.has(("Stretch", 3), ("Shower", None), ("Email Bob", None))
    person.open()
    person.press("Select tasks")
    total = person.page.locator("#total .total")
    expect(total).to_have_text("0 of 12 spoons · 12 free, 1 in reserve")
    person.choose_row("Stretch")
    expect(total).to_have_text("3 of 12 spoons · 9 free, 1 in reserve")
    numbers = person.row("Shower")
    place = numbers.evaluate(PLACE)
    person.before_each()
    person.hand.choose(numbers.get_by_label("10 spoons"))
    expect(total).to_have_text("13 of 12 spoons · 1 over")
    person.hand.choose(numbers.get_by_label("4 spoons"))
    expect(total).to_have_text("7 of 12 spoons · 5 free, 1 in reserve")
    expect(person.page.locator("#submit")).to_have_text("Submit 7 spoons")
    assert numbers.evaluate(PLACE) == place
    person.hand.choose(person.row("Email Bob").get_by_label("1 spoon"))
    expect(total).to_have_text("8 of 12 spoons · 4 free, 1 in reserve")
    person.hand.choose(person.row("Email Bob").get_by_label("Leave out"))
    expect(total).to_have_text("7 of 12 spoons · 5 free, 1 in reserve")
    person.press("Submit")
    person.is_on("Today")
    person.counts(7, 12)
    person.sees_row("Shower", "4 spoons")
    person.sees_no_row("Email Bob")


GROUND = "button => getComputedStyle(button).backgroundColor"


def bar(person):
    return person.page.locator(".decide").bounding_box()


def test_D4_with_nothing_chosen_the_bar_says_what_comes_first_and_no_button_is_filled(person):
    person.has(("Stretch", 3), ("Shower", None), at="/app/tasks?select=1")
    submit, said = person.page.locator("#submit"), person.page.get_by_text("Choose tasks first")
    expect(said).to_be_visible()
    expect(submit).to_have_accessible_description("Choose tasks first")
    resting, before = submit.evaluate(GROUND), bar(person)
    person.choose_row("Stretch")
    expect(submit).to_have_text("Submit 3 spoons")
    expect(said).to_be_hidden()
    assert submit.evaluate(GROUND) != resting
    assert bar(person) == before
    person.choose_row("Stretch")
    expect(said).to_be_visible()
    expect(submit).to_have_css("background-color", resting)
    assert bar(person) == before


@pytest.mark.exhaustive
def test_D4_without_script_the_button_is_filled_as_soon_as_something_is_chosen(touch):
    touch.has(("Stretch", 3), ("Shower", None))
    session = touch.context.new_cdp_session(touch.page)
    session.send("Emulation.setScriptExecutionDisabled", {"value": True})
    touch.open("/app/tasks?select=1")
    said = touch.page.get_by_text("Choose tasks first")
    expect(said).to_be_visible()
    touch.row("Shower").get_by_label("4 spoons").tap()
    expect(said).to_be_hidden()
    touch.press("Submit")
    touch.is_on("Today")
    touch.counts(4, 12)


def test_D3_in_a_category_tasks_are_added_edited_and_deleted(person):
    person.has(at="/app/spoons/4")
    for title in "Cook", "Iron shirts":
        person.write("New task", title)
        person.send("New task")
        person.sees_row(title)
        expect(person.field("New task")).to_have_value("")
        expect(person.field("New task")).to_be_focused()
    person.hand.press(person.row("Cook").get_by_role("link").first)
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


@pytest.mark.exhaustive
def test_D4_borrowing_while_submit_is_under_way_leads_to_today_and_not_to_the_refusal(touch):
    touch.has(("Paint the fence", 9), ("Stretch", 4))
    touch.open("/app/tasks?select=1")
    touch.choose_row("Paint the fence")
    touch.choose_row("Stretch")
    expect(touch.control("Borrow 1")).to_be_visible()
    touch.page.evaluate("() => { document.querySelector('#submit').click(); document.querySelector('#borrow').click(); }")
    touch.is_on("Today")
    touch.counts(13, 13)


@pytest.mark.exhaustive
def test_D4_submit_stays_under_the_finger_when_borrowing_is_offered(touch):
    touch.has(("Cook", 7), ("Visit", 7))
    touch.press("Select tasks")
    touch.choose_row("Cook")
    submit = touch.page.locator("#submit")
    expect(submit).to_have_text("Submit 7 spoons")
    before = submit.bounding_box()
    touch.choose_row("Visit")
    expect(touch.control("Borrow 2")).to_be_visible()
    after = submit.bounding_box()
    middle = before["x"] + before["width"] / 2
    assert after["y"] == before["y"]
    assert after["x"] < middle < after["x"] + after["width"]


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


def test_D1_adjusting_the_day_says_what_is_free_with_the_number_that_is_typed(touch):
    touch.has(("Stretch", 3), spoons=6)
    touch.plan("Stretch")
    touch.is_on("Today")
    touch.open("/app/day/adjust")
    said = touch.page.locator("#with-number")
    expect(said).to_have_text("With 6: 3 spoons free, 1 of them in reserve.")
    expect(touch.page.locator("#save")).to_have_text("Change")
    touch.write("How many spoons does today have?", "2")
    expect(said).to_have_text("With 2: 1 spoon over.")
    expect(touch.page.locator("#save")).to_have_text("Change to 2")


@pytest.mark.exhaustive
def test_D4_choosing_what_can_wait_brings_the_rows_into_sight_with_their_options(touch):
    touch.page.set_viewport_size({"width": 390, "height": 560})
    titles = [f"Task {number}" for number in range(8)]
    touch.has(*[(title, 1) for title in titles])
    touch.plan(*titles)
    touch.is_on("Today")
    touch.post("/app/day/adjust", spoons="4")
    touch.open()
    touch.press("Choose what can wait")
    expect(touch.main.get_by_role("link", name="Hide Options")).to_be_in_viewport()
    expect(touch.main.get_by_role("button", name="Remove from today:").first).to_be_in_viewport()
    touch.press("Hide Options")
    expect(touch.control("Choose what can wait")).to_be_visible()


@pytest.mark.exhaustive
def test_D11_spoon_theory_is_two_taps_from_anywhere(person):
    person.has()
    for path in "/app/today", "/app/spoons", "/app/tasks/new", "/app/backlog", "/app/settings", "/app/day/new":
        person.open(path)
        person.press("Help")
        person.is_on("Help")
        person.sees("Christine Miserandino")


def test_D5_what_is_ticked_stays_in_its_place_struck_through_and_one_tap_leads_to_what_is_done(person):
    person.page.set_viewport_size({"width": 390, "height": 600})
    person.has(*[(f"Task {number:02}", 1) for number in range(1, 10)])
    person.plan(*[f"Task {number:02}" for number in range(1, 10)])
    person.is_on("Today")
    row = person.to_do("Task 01")
    place = row.evaluate(PLACE)
    person.press("Done: Task 01", within=row)
    expect(row.locator(".title")).to_have_css("text-decoration-line", "line-through")
    assert row.evaluate(PLACE) == place
    person.page.evaluate("scrollTo({ top: 0, behavior: 'instant' })")
    expect(person.done_today).not_to_be_in_viewport()
    person.press("1 of them done")
    expect(person.done_today).to_be_in_viewport()


@pytest.mark.exhaustive
def test_D1_the_first_day_begins_in_sight_although_the_first_page_was_scrolled(touch):
    touch.page.set_viewport_size({"width": 360, "height": 560})
    touch.open()
    touch.page.evaluate("() => scrollTo(0, document.documentElement.scrollHeight)")
    assert touch.page.evaluate("scrollY") > 0
    touch.press("Start my day")
    touch.is_on("Today")
    expect(touch.page.get_by_role("heading", level=1)).to_be_in_viewport()


def test_D7_a_task_can_be_sent_back_to_its_category_and_gives_its_spoons_back(person):
    person.has(("Stretch", 3), ("Read", 2))
    person.plan("Stretch", "Read")
    person.counts(5, 12)
    person.press("Show Options")
    person.press("Remove from today: Stretch")
    person.is_told("Removed from today: Stretch")
    person.counts(2, 12)
    person.hand.press(person.row("Read").get_by_role("link").first)
    person.press("Remove from today")
    person.is_told("Removed from today")
    person.enter("Today")
    person.counts(0, 12)
    person.open("/app/spoons/3")
    person.sees_row("Stretch")


def test_D8_daily_tasks_are_in_every_new_day_by_themselves_and_count(person):
    person.has()
    person.begin_task("Shower")
    person.choose("2 spoons")
    person.unfold("Repeat")
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


def test_D9_todays_cost_changes_in_two_taps_without_the_usual_one(person):
    person.has(("Shower", 2))
    person.plan("Shower")
    person.counts(2, 12)
    person.hand.press(person.row("Shower").get_by_role("link").first)
    person.press("5 spoons")
    person.is_told("Shower costs 5 spoons today")
    person.open()
    person.counts(5, 12)
    person.hand.press(person.row("Shower").get_by_role("link").first)
    person.unfold("Usual spoons")
    expect(person.page.get_by_role("radio", name="2 spoons", exact=True)).to_be_checked()
    person.open()
    person.start_day()
    person.enter("Backlog")
    person.sees_row("Shower", "2 spoons")


def test_D10_options_stay_out_of_sight_until_asked_for_and_the_choice_is_remembered(person):
    person.has(("Stretch", 3), ("Lie down", 3), ("Read", 3))
    person.plan("Stretch")
    person.start_day()
    person.plan("Lie down")
    person.is_on("Today")
    options = person.main.get_by_role("button", name="Delete: ")
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
