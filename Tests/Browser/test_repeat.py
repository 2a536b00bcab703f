"""Tasks that come back: row T12, and the undoing of it (T14)."""

from datetime import date

from playwright.sync_api import expect

WEEKDAYS = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"]


def does(person, path, title):
    """Done, on the page of the task."""
    person.open(path)
    person.is_on("Task")
    person.press("Done")
    person.is_told(f"Done: {title}")


def begins_a_day(person):
    """What was done today is behind: nothing is done twice in one day."""
    person.enter("Today")
    person.start_day()


def is_due(person, path, day):
    person.open(path)
    person.is_on("Task")
    expect(person.field("Due")).to_have_value(day)


def test_T12_done_on_its_date_it_comes_back_on_the_next(person):
    person.has()
    path = person.has_task("Water the plants", spoons=1, due=person.day(), rule="days", every=3)
    does(person, path, "Water the plants")
    is_due(person, path, person.day(3))
    begins_a_day(person)
    person.enter("Tasks")
    row = person.row("Water the plants")
    expect(row).to_have_count(1)
    expect(row).to_contain_text("every 3 days")
    expect(row).to_contain_text("in 3 days")


def test_T12_from_its_date_what_went_by_is_left_out_and_never_piles_up(person):
    person.has()
    path = person.has_task("Bins", spoons=1, due=person.day(-30), rule="days", every=7)
    person.enter("Tasks")
    expect(person.row("Bins")).to_have_count(1)
    for _ in range(2):
        begins_a_day(person)
    person.enter("Tasks")
    expect(person.row("Bins")).to_have_count(1)
    does(person, path, "Bins")
    is_due(person, path, person.day(5))
    person.open("/app/tasks?show=all")
    expect(person.row("Bins")).to_have_count(1)


def test_T12_from_completion_it_is_a_whole_time_after_the_day_it_was_done(person):
    person.has()
    person.begin_task("Change the sheets")
    person.unfold("Dates, list, repeat")
    person.set_date("Due", person.day(-9))
    person.choose("Daily")
    person.write("Every", "7")
    person.choose("The day it is done")
    person.press("Save")
    person.is_told("Added: Change the sheets")
    person.enter("Tasks")
    row = person.row("Change the sheets")
    expect(row).to_contain_text("7 days after it is done")
    person.hand.press(row.get_by_role("link"))
    person.is_on("Task")
    path = person.page.url.removeprefix(person.address).split("?")[0]
    does(person, path, "Change the sheets")
    is_due(person, path, person.day(7))


def test_T12_on_chosen_weekdays(person):
    person.has()
    weekday = date.fromisoformat(person.day()).weekday()
    chosen = sorted([weekday, (weekday + 2) % 7])
    person.begin_task("Swim")
    person.unfold("Dates, list, repeat")
    person.set_date("Due", person.day())
    person.choose("Weekly")
    for day in chosen:
        person.choose(WEEKDAYS[day])
    person.press("Save")
    person.is_told("Added: Swim")
    person.enter("Tasks")
    row = person.row("Swim")
    expect(row).to_contain_text("every " + " and ".join(WEEKDAYS[day][:3] for day in chosen))
    person.hand.press(row.get_by_role("link"))
    person.is_on("Task")
    for day in chosen:
        expect(person.page.get_by_role("checkbox", name=WEEKDAYS[day])).to_be_checked()
    path = person.page.url.removeprefix(person.address).split("?")[0]
    does(person, path, "Swim")
    is_due(person, path, person.day(2))
    begins_a_day(person)
    does(person, path, "Swim")
    is_due(person, path, person.day(7))


def test_T12_once_is_left_out(person):
    person.has()
    path = person.has_task("Bins", spoons=1, due=person.day(1), rule="days", every=7)
    person.open(path)
    person.press("Leave out once")
    person.is_told("Left out once: Bins")
    is_due(person, path, person.day(8))


def test_T12_it_repeats_no_more_when_somebody_says_so(person):
    person.has()
    path = person.has_task("Bins", spoons=1, due=person.day(), rule="days")
    person.open(path)
    person.press("Repeat no more")
    person.is_told("Repeats no more: Bins")
    does(person, path, "Bins")
    person.enter("Tasks")
    person.sees_no_row("Bins")
    person.open("/app/tasks?show=done")
    person.sees_row("Bins")


def test_T12_after_its_last_date_it_does_not_come_back(person):
    person.has()
    person.begin_task("Take the antibiotic")
    person.unfold("Dates, list, repeat")
    person.set_date("Due", person.day())
    person.choose("Daily")
    person.set_date("Until", person.day(1))
    person.press("Save")
    person.is_told("Added: Take the antibiotic")
    person.enter("Tasks")
    person.hand.press(person.row("Take the antibiotic").get_by_role("link"))
    person.is_on("Task")
    path = person.page.url.removeprefix(person.address).split("?")[0]
    does(person, path, "Take the antibiotic")
    is_due(person, path, person.day(1))
    # The last date itself counts.
    begins_a_day(person)
    does(person, path, "Take the antibiotic")
    begins_a_day(person)
    person.enter("Tasks")
    person.is_on("All tasks")
    person.sees_no_row("Take the antibiotic")
    person.open("/app/tasks?show=done")
    person.sees_row("Take the antibiotic")


def test_T12_one_for_today_stands_under_done_today_and_unticking_brings_its_date_back(person):
    person.has()
    path = person.has_task("Water the plants", spoons=1, due=person.day(), rule="days", every=3)
    person.open()
    person.press("Into today’s list: Water the plants")
    person.is_told("In today’s list: Water the plants")
    person.press("Done: Water the plants")
    person.is_told("Done: Water the plants")
    expect(person.done_today.get_by_role("listitem")).to_have_count(1)
    is_due(person, path, person.day(3))
    person.enter("Today")
    person.is_on("Today")
    person.press("Done: Water the plants", person.done_today)
    person.is_told("Not done: Water the plants")
    expect(person.done_today).to_have_count(0)
    expect(person.to_do("Water the plants")).to_have_count(1)
    is_due(person, path, person.day())


def test_T12_a_new_day_does_not_lose_what_was_done_the_day_before(person):
    person.has()
    path = person.has_task("Water the plants", spoons=1, due=person.day(), rule="days", every=3)
    person.open()
    person.press("Into today’s list: Water the plants")
    person.is_told("In today’s list: Water the plants")
    person.press("Done: Water the plants")
    person.is_told("Done: Water the plants")
    person.start_day()
    expect(person.done_today).to_have_count(0)
    person.enter("Backlog")
    person.is_on("Backlog")
    person.sees_no_row("Water the plants")
    is_due(person, path, person.day(3))


def test_T12_without_a_date_it_begins_today(person):
    person.has()
    person.begin_task("Stretch")
    person.unfold("Dates, list, repeat")
    person.choose("Daily")
    person.press("Save")
    person.is_told("Added: Stretch")
    person.enter("Tasks")
    expect(person.row("Stretch")).to_contain_text("today")
    expect(person.row("Stretch")).to_contain_text("every day")


def test_T12_on_the_last_day_and_on_the_last_weekday_of_the_month(person):
    person.has()
    for title, answer, words in (
        ("Rent", "Monthly, on the last day", "every month on the last day"),
        ("Club", "Monthly, on its weekday, the last of the month", "every month on the last"),
    ):
        person.begin_task(title)
        person.unfold("Dates, list, repeat")
        person.choose(answer)
        person.press("Save")
        person.is_told(f"Added: {title}")
        person.enter("Tasks")
        row = person.row(title)
        expect(row).to_contain_text(words)
        person.hand.press(row.get_by_role("link"))
        person.is_on("Task")
        expect(person.page.get_by_role("radio", name=answer, exact=True)).to_be_checked()


def test_T12_the_last_day_of_the_month_is_refused_for_another_date(person):
    person.has()
    first = next(day for day in map(person.day, range(1, 32)) if day.endswith("-01"))
    person.begin_task("Rent")
    person.unfold("Dates, list, repeat")
    person.set_date("Due", first)
    person.choose("Monthly, on the last day")
    person.press("Save")
    person.sees("The date above is not the last in its month.")
    expect(person.field("Due")).to_have_value(first)
    person.choose("Monthly, on its day of the month")
    person.press("Save")
    person.is_told("Added: Rent")


def test_T14_what_was_done_left_out_and_ended_is_taken_back_from_history(person):
    person.has()
    path = person.has_task("Bins", spoons=1, due=person.day(), rule="days", every=7)
    for act, name in (("skip", "Left out once"), ("done", "Done"), ("end", "Repeats no more")):
        person.post(f"{path}/{act}")
        person.open("/app/history")
        person.press(f"Undo: {name}: Bins")
        person.is_told(f"Undone. {name}: Bins")
        is_due(person, path, person.day())
        expect(person.page.get_by_role("radio", name="Daily", exact=True)).to_be_checked()
