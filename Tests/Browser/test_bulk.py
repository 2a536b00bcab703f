"""One thing done to many: row T10, and the undoing of it (T14)."""

import re

import pytest
from playwright.sync_api import expect

TITLES = ["Tea", "Cake"]


@pytest.fixture
def host(person):
    """Somebody with three tasks, a list and a subject; the path of each task."""
    person.has()
    person.has_list("Errands")
    person.paths = {"Other": person.has_task("Other", spoons=2, newsubject="guests")}
    for title in reversed(TITLES):
        person.paths[title] = person.has_task(title, spoons=2)
    return person


def chooses(person, *titles, path="/app/tasks"):
    person.open(path)
    person.press("Select")
    person.is_on("Select" if path.startswith("/app/tasks") else person.page.get_by_role("heading", level=1).inner_text())
    for title in titles:
        person.choose_row(title)
    person.unfold("More with these")


def show_all(person):
    person.open("/app/tasks?show=all")
    expect(person.page.locator("#found")).not_to_be_empty()


def undo(person):
    person.press("Undo")
    person.is_told("Undone")


def menu(label, option):
    return lambda person: person.pick(label, option)


def line(label, text):
    return lambda person: person.write(label, text)


CHANGES = {
    "list": (menu("To list", "Errands"), "Put into the list", "Errands"),
    "new-list": (line("Or a new list", "Party"), "Put into the list", "Party"),
    "date": (lambda person: person.set_date("Due; empty for no date", person.day(1)), "Set the date", "tomorrow"),
    "cost": (menu("Costs", "7 spoons"), "Set the cost", "7 spoons"),
    "priority": (menu("Priority", "High"), "Set the priority", "High"),
    "subject": (menu("Subject", "guests"), "Add the subject", "guests"),
    "new-subject": (line("Or a new subject", "sweet"), "Add the subject", "sweet"),
}


@pytest.mark.parametrize("fill, button, seen", CHANGES.values(), ids=CHANGES.keys())
def test_T10_a_field_of_many_is_set_in_one_act_that_can_be_undone(host, fill, button, seen):
    chooses(host, *TITLES)
    fill(host)
    host.press(button)
    host.is_told(": 2 tasks")
    undo(host)
    for title in TITLES:
        expect(host.row(title)).not_to_contain_text(seen)
    host.press("Do it again")
    host.is_told(": 2 tasks")
    show_all(host)
    for title in TITLES:
        expect(host.row(title)).to_contain_text(seen)
    if seen != "guests":
        expect(host.row("Other")).not_to_contain_text(seen)


def test_T10_many_are_done_at_once(host):
    chooses(host, *TITLES)
    host.press("Done")
    host.is_told("Done: 2 tasks")
    for title in TITLES:
        host.sees_no_row(title)
    host.sees_row("Other")
    undo(host)
    for title in TITLES:
        host.sees_row(title)


def test_T10_many_are_deleted_at_once_and_come_back_from_history(host):
    chooses(host, *TITLES)
    host.press("Delete")
    host.is_told("Deleted: 2 tasks")
    for title in TITLES:
        host.sees_no_row(title)
    host.sees_row("Other")
    host.open("/app/history")
    host.press("Undo: Deleted: 2 tasks")
    host.is_told("Undone. Deleted: 2 tasks")
    host.open("/app/spoons/2")
    for title in TITLES:
        host.sees_row(title)


def test_T10_a_subject_is_taken_off(host):
    for title in TITLES:
        chooses(host, title)
        host.pick("Subject", "guests")
        host.press("Add the subject")
        host.is_told(f"Subject added: {title}")
    chooses(host, "Tea", "Other")
    host.pick("Subject to take off", "guests")
    host.press("Take the subject off")
    host.is_told("Subject taken off: 2 tasks")
    show_all(host)
    for title, count in (("Tea", 0), ("Other", 0), ("Cake", 1)):
        expect(host.row(title).locator(".subject")).to_have_count(count)


@pytest.mark.parametrize("button", ["Hide until tomorrow", "Hide until next week"])
def test_T10_many_are_put_out_of_sight(host, button):
    chooses(host, *TITLES)
    host.press(button)
    host.is_told("Out of sight for now: 2 tasks")
    for title in TITLES:
        host.sees_no_row(title)
    host.open("/app/tasks?show=hidden")
    for title in TITLES:
        host.sees_row(title)
    host.open("/app/history")
    host.press("Undo: Out of sight for now: 2 tasks")
    host.is_told("Undone")
    host.enter("Tasks")
    for title in TITLES:
        host.sees_row(title)


def test_T10_a_template_is_made_of_many(host):
    chooses(host, *TITLES)
    host.write("Name of the template", "Tea party")
    host.press("Make a template")
    host.is_told("New template: Tea party")
    host.open("/app/templates")
    host.hand.press(host.main.get_by_role("listitem").filter(has_text="Tea party").get_by_role("link"))
    host.is_on("Tea party")
    for title in TITLES:
        host.sees(title)
    # Those it was made of are where they were.
    host.enter("Tasks")
    for title in TITLES:
        expect(host.row(title)).to_have_count(1)


REFUSED = {
    "no-name": ("Name of the template", "", "Make a template", "Write a name"),
    "blank-name": ("Name of the template", "   ", "Make a template", "Write a name"),
    "long-name": ("Name of the template", "x" * 201, "Make a template", "at most 200 characters"),
    "long-list": ("Or a new list", "x" * 201, "Put into the list", "at most 200 characters"),
    "long-subject": ("Or a new subject", "x" * 201, "Add the subject", "at most 200 characters"),
}


@pytest.mark.parametrize("label, typed, button, words", REFUSED.values(), ids=REFUSED.keys())
def test_T10_what_cannot_be_is_refused_and_what_was_chosen_stays(host, label, typed, button, words):
    chooses(host, *TITLES)
    field = host.field(label)
    host.write(label, typed)
    host.press(button)
    expect(field).to_have_attribute("aria-invalid", "true")
    expect(field).to_have_accessible_description(re.compile(words))
    expect(host.page.get_by_role("alert")).to_contain_text(words)
    expect(field).to_have_value(typed)
    expect(field).to_be_visible()
    for title, is_chosen in (("Tea", True), ("Cake", True), ("Other", False)):
        expect(host.row(title).get_by_role("checkbox")).to_be_checked(checked=is_chosen)
    # Nothing has been done, and what is chosen can be used for something else.
    host.pick("Priority", "Low")
    host.press("Set the priority")
    host.is_told("Changed: 2 tasks")


@pytest.mark.parametrize("typed", ["2026-02-30", "soon"])
def test_T10_a_date_that_is_none_is_refused_and_what_was_chosen_stays(touch, typed):
    # No field for dates lets it be typed, but not every browser has such fields.
    touch.has()
    chosen = [touch.has_task(title, spoons=2).rsplit("/", 1)[1] for title in TITLES]
    answer = touch.page.evaluate(
        """async ([typed, chosen]) => {
            const fields = [['do', 'due'], ['due', typed], ['origin', '/app/tasks'], ...chosen.map((task) => ['task', task])];
            const body = new URLSearchParams([['nonce', crypto.randomUUID().replaceAll('-', '')], ...fields]);
            const answer = await fetch('/app/tasks/bulk', { method: 'POST', body });
            const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
            const field = page.querySelector('[name="due"]');
            return {
                status: answer.status,
                isInvalid: field.getAttribute('aria-invalid'),
                kept: field.getAttribute('value'),
                said: page.getElementById(field.getAttribute('aria-describedby'))?.textContent,
                isOpen: field.closest('details').open,
                chosen: [...page.querySelectorAll('[name="task"][checked]')].map(({ value }) => value),
            };
        }""",
        [typed, chosen],
    )
    assert "There is no such date" in answer.pop("said")
    assert sorted(answer.pop("chosen")) == sorted(chosen)
    assert answer == {"status": 422, "isInvalid": "true", "kept": typed, "isOpen": True}


def test_T10_without_a_choice_it_says_what_to_do(host):
    chooses(host)
    host.press("Delete")
    expect(host.page.get_by_role("alert")).to_contain_text("Nothing is chosen yet")
    for title in [*TITLES, "Other"]:
        host.sees_row(title)


def test_T10_how_many_are_chosen_is_announced(host):
    host.open("/app/tasks?select=1")
    chosen = host.page.locator("[data-chosen]")
    expect(chosen).to_have_attribute("role", "status")
    expect(chosen).to_be_empty()
    host.choose_row("Tea")
    expect(chosen).to_have_text("1 chosen")
    host.choose_row("Cake")
    expect(chosen).to_have_text("2 chosen")
    for title in TITLES:
        host.choose_row(title)
    expect(chosen).to_have_text("None chosen")


def test_T10_all_of_a_page_are_chosen_in_one_tap(host):
    host.open("/app/tasks?select=1")
    host.press("Select all on this page")
    for title in [*TITLES, "Other"]:
        expect(host.row(title).get_by_role("checkbox")).to_be_checked()
    host.choose_row("Other")
    host.unfold("More with these")
    host.press("Done")
    host.is_told("Done: 2 tasks")
    host.sees_row("Other")


def test_T10_what_was_found_is_chosen_from_and_the_way_leads_back_to_it(host):
    host.open("/app/tasks?q=tea")
    host.press("Select")
    host.is_on("Select")
    host.sees_no_row("Cake")
    host.choose_row("Tea")
    host.unfold("More with these")
    host.pick("Costs", "5 spoons")
    host.press("Set the cost")
    host.is_told("Changed: Tea")
    host.is_on("All tasks")
    expect(host.field("Find")).to_have_value("tea")
    expect(host.row("Tea")).to_contain_text("5 spoons")


def test_T10_cancel_changes_nothing(host):
    chooses(host, *TITLES)
    host.pick("Priority", "High")
    host.unfold("More with these")
    host.press("Cancel")
    host.is_on("All tasks")
    show_all(host)
    expect(host.main.locator(".row .priority")).to_have_count(0)


def test_T10_it_is_there_in_a_list(host):
    made = host.has_list("Trip", *reversed(TITLES), "Tickets")
    chooses(host, *TITLES, path=f"/app/lists/{made}")
    host.pick("Priority", "Low")
    host.press("Set the priority")
    host.is_told("Changed: 2 tasks")
    host.is_on("Trip")
    for title in TITLES:
        expect(host.row(title)).to_contain_text("Low")
    expect(host.row("Tickets")).not_to_contain_text("Low")
    undo(host)
    for title in TITLES:
        expect(host.row(title)).not_to_contain_text("Low")


@pytest.mark.parametrize("path", ["/app/spoons/2", "/app/backlog"])
def test_T10_it_is_there_on_other_pages_of_tasks(host, path):
    if path == "/app/backlog":
        host.open()
        host.plan(*TITLES, "Other")
        host.is_on("Today")
        host.start_day()
    chooses(host, *TITLES, path=path)
    host.pick("Priority", "Medium")
    host.press("Set the priority")
    host.is_told("Changed: 2 tasks")
    expect(host.page).to_have_url(host.address + path)
    expect(host.control("Select")).to_be_visible()
    show_all(host)
    for title in TITLES:
        expect(host.row(title)).to_contain_text("Medium")
    expect(host.row("Other")).not_to_contain_text("Medium")
