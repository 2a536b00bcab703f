"""The calendar: month, week, day; adding on a date and moving to another. Row C1."""

import re
from datetime import UTC, datetime, timedelta
from zoneinfo import ZoneInfo

import pytest
from playwright.sync_api import expect

from chromium import DESK
from dates import cell, chosen, is_on_day, long, open_day, set_clock
from fingers import Finger
from person import Person

SOME_DAY = "2027-03-10"
ANOTHER = "2027-03-18"


def middle(locator):
    box = locator.bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def redate(person, title):
    return person.page.get_by_role("link", name=f"Move to another day: {title}", exact=True)


def test_C1_a_task_is_in_its_month_in_its_week_and_on_its_day(person):
    person.has()
    person.has_task("Send the form", spoons=3, due=person.day(0), time="9:30")
    person.enter("Calendar")
    person.is_on("Calendar")
    expect(cell(person, person.day(0))).to_have_accessible_name(
        f"{long(person.day(0))}, today, chosen: 1 task. No list"
    )
    person.sees_row("Send the form", "9:30")
    person.press("Week")
    expect(person.page.get_by_role("region", name=re.compile("today"))).to_contain_text("Send the form")
    person.press("Day")
    is_on_day(person, person.day(0), this_year=False)
    person.sees_row("Send the form", "9:30")
    person.sees("Today: 1 task.")


def test_C1_a_day_opens_its_tasks_below_the_month_and_once_more_its_own_page(person):
    person.has()
    person.has_task("Send the form", due=ANOTHER)
    person.open(f"/app/calendar?date={SOME_DAY}")
    expect(chosen(person)).to_have_text(long(SOME_DAY))
    person.sees_no_row("Send the form")
    if person.hand.__class__.__name__ == "Touch":
        person.hand.press(cell(person, ANOTHER))
    else:
        person.hand.reach(cell(person, SOME_DAY))
        for key in "ArrowDown", "ArrowRight", "Enter":
            person.page.keyboard.press(key)
    expect(chosen(person)).to_have_text(long(ANOTHER))
    person.sees_row("Send the form")
    expect(person.page.locator("#day-said")).to_contain_text("1 task")
    person.press(long(ANOTHER))
    is_on_day(person, ANOTHER)
    person.sees_row("Send the form")


@pytest.mark.exhaustive
def test_C1_the_day_a_task_is_on_can_be_chosen_however_long_one_looks_at_the_month(person):
    person.has()
    person.has_task("Send the form", due=SOME_DAY)
    open_day(person, SOME_DAY)
    person.page.clock.install()
    person.hand.press(redate(person, "Send the form"))
    person.is_on("Move to a day")
    person.press("Pick a day…")
    person.is_on("Choose a day")
    person.page.clock.run_for("00:05")
    person.hand.press(cell(person, SOME_DAY))
    is_on_day(person, SOME_DAY)


def test_C1_a_task_moves_to_another_day_by_a_tap_and_back_by_undo(person):
    person.has()
    person.has_task("Send the form", due=SOME_DAY, time="14:00")
    open_day(person, SOME_DAY)
    person.hand.press(redate(person, "Send the form"))
    person.is_on("Move to a day")
    person.press("Pick a day…")
    person.is_on("Choose a day")
    person.sees("Send the form")
    if person.hand.__class__.__name__ == "Touch":
        person.hand.press(cell(person, ANOTHER))
    else:
        person.hand.reach(cell(person, SOME_DAY))
        for key in "ArrowDown", "ArrowRight", "Enter":
            person.page.keyboard.press(key)
    is_on_day(person, SOME_DAY)
    person.is_told("Moved to Thu 18 Mar 2027: Send the form")
    person.sees_no_row("Send the form")
    open_day(person, ANOTHER)
    person.sees_row("Send the form", "14:00")
    person.enter("More")
    person.hand.press(person.row("History").get_by_role("link"))
    person.press("Undo: Moved to Thu 18 Mar 2027: Send the form")
    person.is_told("Undone")
    open_day(person, SOME_DAY)
    person.sees_row("Send the form", "14:00")


@pytest.mark.exhaustive
def test_C1_a_task_is_marked_by_its_lists_category_in_colour_shape_and_word(touch):
    touch.has()
    for name, category, icon, colour in (("Errands", "Home", 5, 5), ("Garden", "home", 9, 6), ("Books", "", 8, 4)):
        touch.has_list(name, category=category, icon=str(icon), colour=str(colour))
    for line in "Post @Errands", "Weed @Garden", "Read @Books", "Nap":
        touch.has_task(line, quick="yes", due=SOME_DAY)
    touch.open(f"/app/calendar?date={SOME_DAY}")
    marks = cell(touch, SOME_DAY).locator(".day-mark")
    expect(marks).to_have_count(3)
    expect(cell(touch, SOME_DAY).locator(".rest")).to_have_text("+1")
    rows = touch.main.locator(".row")
    for title, word, colour, shape in (("Post", "Errands", "5", "2"), ("Weed", "Garden", "5", "2"), ("Read", "Books", "4", "1")):
        mark = rows.filter(has_text=title).locator(".day-mark")
        expect(rows.filter(has_text=title).locator(".worded-mark")).to_have_text(word)
        expect(mark).to_have_attribute("data-colour", colour)
        expect(mark).to_have_attribute("data-shape", shape)
    expect(rows.filter(has_text="Nap").locator(".day-mark")).to_have_count(0)
    # The category, as the day is read out, and its lists, in the order of their own page.
    expect(touch.page.get_by_role("list", name="Legend").locator("li .worded-mark")).to_have_text(["Books", "Home: Errands, Garden"])


def test_C1_everything_works_offline(person):
    person.has()
    person.has_task("Send the form", due=SOME_DAY)
    person.context.set_offline(True)
    person.enter("Calendar")
    person.press("Week")
    person.is_on("Calendar")
    open_day(person, SOME_DAY)
    person.press("Add on Wed 10 Mar 2027")
    person.write("Task", "Read")
    person.send("Task")
    person.is_told("Added: Read")
    open_day(person, SOME_DAY)
    person.sees_row("Read")
    person.hand.press(redate(person, "Send the form"))
    person.is_on("Move to a day")
    person.press("Pick a day…")
    person.is_on("Choose a day")
    person.unfold("Type a date")
    person.set_date("Date", ANOTHER)
    person.press("Move")
    person.is_told("Planned for Thu 18 Mar 2027: Send the form. It is due before that, Wed 10 Mar 2027.")
    open_day(person, ANOTHER)
    person.sees_row("Send the form")


# By dragging


def test_C1_a_row_is_dragged_onto_a_day_of_the_month_by_a_finger(touch):
    touch.has()
    touch.has_task("Send the form", due=SOME_DAY)
    touch.open(f"/app/calendar?date={SOME_DAY}")
    grip = redate(touch, "Send the form")
    grip.scroll_into_view_if_needed()
    finger = Finger(touch.page)
    finger.draw(middle(grip), middle(cell(touch, ANOTHER)), lift=False)
    expect(touch.page.locator(".dragged-task")).to_have_text("Send the form")
    expect(touch.page.locator("[data-dropping]")).to_have_attribute("data-date", ANOTHER)
    finger.up()
    touch.is_told("Moved to Thu 18 Mar 2027: Send the form")
    touch.is_on("Calendar")
    expect(touch.page.locator(".dragged-task, [data-dropping], [data-dragging]")).to_have_count(0)
    expect(cell(touch, ANOTHER)).to_have_accessible_name(f"{long(ANOTHER)}: 1 task. No list")
    touch.page.reload()
    touch.sees_no_row("Send the form")


@pytest.mark.exhaustive
def test_C1_a_finger_that_hardly_moves_taps(touch):
    touch.has()
    touch.has_task("Send the form", due=SOME_DAY)
    open_day(touch, SOME_DAY)
    x, y = middle(redate(touch, "Send the form"))
    Finger(touch.page).draw((x, y), (x + 4, y + 3))
    touch.is_on("Move to a day")


def test_C1_a_row_is_dragged_from_day_to_day_of_a_week_by_a_mouse(new_context, server):
    person = Person(new_context(**DESK), server.address)
    person.hand.press = lambda control: control.click()
    person.has()
    person.has_task("Send the form", due=SOME_DAY)
    person.open(f"/app/calendar?view=week&date={SOME_DAY}")
    mouse = person.page.mouse
    mouse.move(*middle(redate(person, "Send the form")))
    mouse.down()
    mouse.move(*middle(person.page.locator("#day-2027-03-12")), steps=8)
    mouse.up()
    person.is_told("Moved to Fri 12 Mar 2027: Send the form")
    expect(person.page.locator("#day-2027-03-12")).to_contain_text("Send the form")
    expect(person.page.locator(f"#day-{SOME_DAY}")).not_to_contain_text("Send the form")


@pytest.mark.exhaustive
def test_C1_a_drag_is_called_off_by_escape_and_comes_to_nothing_outside_of_days(touch):
    touch.has()
    touch.has_task("Send the form", due=SOME_DAY)
    touch.open(f"/app/calendar?date={SOME_DAY}")
    grip = redate(touch, "Send the form")
    grip.scroll_into_view_if_needed()
    finger = Finger(touch.page)
    finger.draw(middle(grip), middle(cell(touch, ANOTHER)), lift=False)
    touch.page.keyboard.press("Escape")
    expect(touch.page.locator(".dragged-task")).to_have_count(0)
    finger.up()
    finger.draw(middle(grip), middle(touch.page.locator("#day-title")))
    touch.is_on("Calendar")
    touch.sees_row("Send the form")
    expect(touch.page.locator("#toast")).to_be_empty()


# On a small screen


@pytest.mark.exhaustive
def test_C1_a_month_stays_usable_at_320_px(new_context, server):
    person = Person(new_context(viewport={"width": 320, "height": 568}), server.address)
    person.has()
    person.has_task("Send the form", due=SOME_DAY)
    person.open(f"/app/calendar?date={ANOTHER}")
    boxes = person.page.locator("[data-date] > *").evaluate_all("days => days.map((day) => day.getBoundingClientRect().toJSON())")
    assert len(boxes) >= 28
    for box in boxes:
        assert box["width"] >= 36 and box["height"] >= 44
    assert person.page.evaluate("document.documentElement.scrollWidth") == 320
    person.hand.press(cell(person, SOME_DAY))
    expect(chosen(person)).to_have_text(long(SOME_DAY))
    expect(chosen(person)).to_be_in_viewport()


@pytest.mark.exhaustive
def test_C1_adding_is_above_the_tabs_in_the_thumbs_reach_and_covers_nothing_at_the_end(touch):
    touch.has()
    for number in range(14):
        touch.has_task(f"Task {number:02}", spoons=1)
    for path in "/app/today", "/app/calendar", "/app/tasks":
        touch.open(path)
        add = touch.page.locator("#add-task")
        box, tabs = add.bounding_box(), touch.page.locator("#bar").bounding_box()
        assert box["y"] + box["height"] <= tabs["y"]
        assert box["width"] >= 44 and box["height"] >= 44
        touch.page.evaluate("scrollTo(0, document.documentElement.scrollHeight)")
        end = touch.main.bounding_box()
        assert end["y"] + end["height"] <= add.bounding_box()["y"]
    touch.press("Add a task")
    touch.is_on("Add a task")


# The current day

# Half an hour of summer time, which ends on 4 April 2027.
ZONE, MIDNIGHT = "Australia/Lord_Howe", datetime(2027, 4, 3, 13, 0, tzinfo=UTC)


def test_C1_today_changes_at_midnight_wherever_one_is(new_context, server):
    person = Person(new_context(timezone_id=ZONE), server.address)
    person.has()
    begins = MIDNIGHT.astimezone(ZoneInfo(ZONE))
    assert (begins.hour, begins.minute) == (0, 0)
    before, after = (begins.date() - timedelta(days=1)).isoformat(), begins.date().isoformat()
    person.has_task("Send the form", due=after)
    for instant, today, left in ((MIDNIGHT - timedelta(seconds=1), before, "tomorrow"), (MIDNIGHT, after, "today")):
        set_clock(person, instant)
        person.open("/app/calendar")
        expect(person.page.locator('#month [aria-current="date"]')).to_have_attribute("id", f"date-{today}")
        person.open("/app/tasks?q=form")
        person.sees_row("Send the form", left)


@pytest.mark.exhaustive
def test_C1_today_follows_a_traveller_across_the_date_line(touch):
    touch.has()
    touch.has_task("Send the form", due="2027-03-10")
    noon = datetime(2027, 3, 10, 10, 30, tzinfo=UTC)
    for east, today, left in ((0, "2027-03-10", "today"), (840, "2027-03-11", "was due"), (-660, "2027-03-09", "tomorrow")):
        set_clock(touch, noon, east)
        touch.open("/app/calendar")
        expect(touch.page.locator('#month [aria-current="date"]')).to_have_attribute("id", f"date-{today}")
        touch.open("/app/tasks?q=form")
        touch.sees_row("Send the form", left)


@pytest.mark.exhaustive
def test_C1_at_320_px_three_marks_of_a_day_stand_in_one_line_and_above_its_cup(touch):
    touch.page.set_viewport_size({"width": 320, "height": 700})
    touch.has(spoons=3)
    touch.has_task("Trip", spoons=1, due="2027-04-09", start=SOME_DAY)
    for title in "Post", "Weed", "Nap":
        touch.has_task(title, spoons=3, due=SOME_DAY)
    touch.open(f"/app/calendar?date={SOME_DAY}")
    marks = [mark.bounding_box() for mark in cell(touch, SOME_DAY).locator(".day-mark").all()]
    cup = cell(touch, SOME_DAY).locator(".cup.over").bounding_box()
    assert len(marks) == 3 and len({mark["y"] for mark in marks}) == 1
    for mark in marks:
        assert mark["y"] + mark["height"] <= cup["y"]
        assert cup["x"] <= mark["x"] and mark["x"] + mark["width"] <= cup["x"] + cup["width"]


@pytest.mark.exhaustive
@pytest.mark.parametrize("width", [1024, 1280, 1600])
def test_C1_in_a_wide_window_the_rows_of_the_day_have_room_for_their_titles_and_add_stays_at_the_side(keys, width):
    keys.page.set_viewport_size({"width": width, "height": 800})
    keys.has()
    keys.has_task("Ring the surgery", spoons=2, due=keys.day(0), priority=1)
    keys.open("/app/calendar")
    title = keys.row("Ring the surgery").locator(".what").bounding_box()
    assert title["width"] >= 128
    for name in "Move to another day: Ring the surgery", "Add to today: Ring the surgery":
        assert keys.control(name).bounding_box()["width"] >= 44
    expect(keys.page.locator("#side-add")).to_be_visible()
    expect(keys.page.locator("#add-task")).to_contain_text("Add on")
