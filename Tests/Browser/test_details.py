"""The fields of a task, and its form: rows T1, T2 and T5."""

import re

import pytest
from playwright.sync_api import expect

COLOUR = "element => getComputedStyle(element).color"


def test_T1_what_was_filled_in_comes_back_after_a_reload_with_the_cost_and_says_that_it_is_a_draft(touch):
    touch.has()
    path = touch.has_task("Shower", spoons=2)
    touch.open(path)
    touch.write("Title", "Shower, then rest")
    touch.choose("6 spoons")
    touch.page.reload()
    expect(touch.field("Title")).to_have_value("Shower, then rest")
    expect(touch.page.get_by_role("radio", name="6 spoons", exact=True)).to_be_checked()
    touch.sees("This is a draft. It is not saved yet.")
    touch.press("Discard draft")
    expect(touch.field("Title")).to_have_value("Shower")
    expect(touch.page.get_by_role("radio", name="2 spoons", exact=True)).to_be_checked()
    expect(touch.page.locator(".draft")).to_have_count(0)
    touch.page.reload()
    expect(touch.field("Title")).to_have_value("Shower")
    expect(touch.page.locator(".draft")).to_have_count(0)


@pytest.mark.exhaustive
def test_T1_spaces_alone_are_no_draft(touch):
    touch.has()
    touch.open("/app/tasks/new")
    touch.write("Task", "   ")
    touch.page.reload()
    expect(touch.page.locator(".draft")).to_have_count(0)


def has_draft_aside(person):
    """On a task whose note was changed elsewhere after words were typed over it; answers with its path, and where the words are."""
    person.has()
    path = person.has_task("Shower", spoons=2, note="Ask Ada")
    person.open(path)
    person.write("Note", "Ask Ada and Ben")
    person.post(path, title="Shower", spoons="2", note="Ask Cleo")
    person.open("/app/today")
    person.open(path)
    expect(person.field("Note")).to_have_value("Ask Cleo")
    draft = person.page.locator("#note-field-draft")
    expect(draft.locator(".written")).to_have_text("Ask Ada and Ben")
    return path, draft


def test_A3_words_below_a_text_that_was_changed_elsewhere_stay_until_they_are_used_or_discarded(person):
    path, draft = has_draft_aside(person)
    expect(person.control("Use draft")).to_have_accessible_description("Ask Ada and Ben")
    # Neither a command on the page nor saving the form without them takes them away.
    person.write("Add a step", "Soap")
    person.send("Add a step")
    person.sees_row("Soap")
    expect(draft.locator(".written")).to_have_text("Ask Ada and Ben")
    person.write("Title", "Long shower")
    person.press("Save")
    person.is_told("Changed: Long shower")
    person.open(path)
    # What is typed meanwhile changes places with them.
    person.write("Note", "Ask Dora")
    person.press("Use draft")
    expect(person.field("Note")).to_have_value("Ask Ada and Ben")
    expect(draft.locator(".written")).to_have_text("Ask Dora")
    person.press("Discard draft", draft)
    expect(draft).to_have_count(0)
    expect(person.field("Note")).to_have_value("Ask Ada and Ben")


@pytest.mark.exhaustive
def test_T5_cancel_discards_the_words_below_a_text_that_was_changed_elsewhere(touch):
    path, draft = has_draft_aside(touch)
    touch.press("Cancel")
    expect(touch.control("Cancel")).to_have_count(0)
    touch.open(path)
    expect(touch.field("Note")).to_have_value("Ask Cleo")
    expect(draft).to_have_count(0)


def test_T1_every_field_is_set_in_the_form_and_shown_again(person):
    person.has()
    person.has_list("Errands")
    due, start = person.day(9), person.day(2)
    person.begin_task("Ring the surgery")
    person.choose("3 spoons")
    person.write("Note", "Ask for Dr Ahmadi.")
    person.set_date("Due date", due)
    person.set_time("Time", "14:30")
    person.set_date("Hide until", start)
    person.write("Minutes", "15")
    person.unfold("Priority")
    person.choose("High")
    person.pick("List", "Errands")
    person.write("New subject", "phone")
    person.unfold("Repeat")
    person.choose("More…")
    person.choose("Weekly")
    person.write("Repeat every", "2")
    person.pick("Reminder", "10 min before")
    person.press("Save")
    person.is_told("Added: Ring the surgery")
    person.open("/app/tasks?show=hidden")
    row = person.row("Ring the surgery")
    for fact in "3 spoons", "High", "14:30, in 9 days", "every 2 weeks", "15 min", "Errands", "phone", "has a note":
        expect(row).to_contain_text(fact)
    person.hand.press(row.get_by_role("link").first)
    person.is_on("Task")
    for label, value in (
        ("Title", "Ring the surgery"), ("Note", "Ask for Dr Ahmadi."), ("Due date", due), ("Time", "14:30"), ("Hide until", start),
        ("Minutes", "15"), ("Repeat every", "2"),
    ):
        expect(person.field(label)).to_have_value(value)
    for row in "Priority", "Repeat", "Subjects":
        person.unfold(row)
    for answer in "3 spoons", "High", "Weekly":
        expect(person.page.get_by_role("radio", name=answer, exact=True)).to_be_checked()
    for label, option in (("List", "Errands"), ("Reminder", "10 min before")):
        expect(person.field(label).locator("option:checked")).to_have_text(option)
    expect(person.page.get_by_role("checkbox", name="phone")).to_be_checked()


def test_T1_what_most_tasks_do_without_is_folded_into_a_row_that_says_what_is_saved(person):
    person.has()
    person.begin_task("Read")
    expect(person.field("Due date")).to_be_hidden()
    person.unfold("Due")
    expect(person.field("Due date")).to_be_visible()
    person.press("Save")
    person.is_told("Added: Read")
    person.enter("Tasks")
    person.hand.press(person.row("Read").get_by_role("link").first)
    person.is_on("Task")
    expect(person.page.locator("#priority-row .value")).to_have_text("None")
    person.unfold("Priority")
    person.choose("Low")
    person.press("Save")
    person.is_told("Changed: Read")
    person.hand.press(person.row("Read").get_by_role("link").first)
    person.is_on("Task")
    expect(person.page.locator("#priority-row .value")).to_have_text("Low")
    person.unfold("Priority")
    expect(person.page.get_by_role("radio", name="Low", exact=True)).to_be_checked()


@pytest.mark.exhaustive
def test_T1_a_fault_behind_the_fold_is_not_hidden_by_it(person):
    person.has()
    path = person.has_task("Read")
    person.open(path)
    minutes = person.field("Minutes")
    person.write("Minutes", "a while")
    person.press("Save")
    expect(minutes).to_have_attribute("aria-invalid", "true")
    expect(minutes).to_have_accessible_description(re.compile("whole number"))
    expect(minutes).to_have_value("a while")
    expect(minutes).to_be_focused()
    person.write("Minutes", "40")
    person.press("Save")
    person.is_told("Changed: Read")


def test_T2_priority_is_a_colour_and_a_drawing_and_a_word(person):
    person.has()
    for priority, word in enumerate(("High", "Medium", "Low"), 1):
        person.has_task(f"Task of priority {word}", spoons=2, priority=priority)
    person.has_task("Task of none", spoons=2)
    person.open("/app/spoons/2")
    colours = set()
    for word in "High", "Medium", "Low":
        mark = person.row(f"Task of priority {word}").locator(".priority")
        expect(mark).to_have_text(word)
        expect(mark).to_have_class(f"priority {word.lower()}")
        expect(mark.locator("svg")).to_be_visible()
        colours.add(mark.evaluate(COLOUR))
    assert len(colours) == 3
    person.sees_row("Task of none")
    expect(person.row("Task of none").locator(".priority")).to_have_count(0)


@pytest.mark.exhaustive
def test_T2_a_quick_choice_fills_in_the_date_and_waits_for_save(person):
    person.has()
    path = person.has_task("Read", due=person.day(5), time="09:30")
    person.open(path)
    person.unfold("Due")
    quick = person.page.locator("#due-row .quick")
    person.press("Tomorrow", quick)
    expect(person.field("Due date")).to_have_value(person.day(1))
    expect(person.control("Tomorrow", quick)).to_have_attribute("aria-pressed", "true")
    expect(person.page.locator("#due-row > summary .value")).to_contain_text("tomorrow")
    person.press("No date", quick)
    for label in "Due date", "Time":
        expect(person.field(label)).to_have_value("")
    person.press("Today", quick)
    person.press("Save")
    person.is_told("Changed: Read")
    person.open(path)
    expect(person.page.locator("#due-row > summary .value")).to_have_text("today")


def test_T1_a_long_title_is_seen_whole_in_its_field_and_return_saves_it(person):
    person.has()
    path = person.has_task("Read", spoons=2)
    person.open(path)
    title = person.field("Title")
    one_line = title.bounding_box()["height"]
    person.write("Title", "Pack the bag for the hospital appointment and ask for the quiet room")
    assert title.bounding_box()["height"] > one_line
    # Less than a line of it is out of sight.
    assert title.evaluate("title => title.scrollHeight - title.clientHeight < 12")
    person.send("Title")
    person.is_told("Changed: Pack the bag")


@pytest.mark.exhaustive
def test_T5_four_tiles_stand_two_by_two_on_a_small_screen(touch):
    touch.page.set_viewport_size({"width": 320, "height": 844})
    touch.has(("Tea", 2), at="/app/spoons/2")
    touch.row("Tea").locator("a.what").tap()
    touch.is_on("Task")
    tiles = [tile.bounding_box() for tile in touch.page.locator(".tiles > form > .button, .tiles > details > .tile").all()]
    assert len(tiles) == 4 and len({tile["width"] for tile in tiles}) == 1
    assert tiles[0]["y"] == tiles[1]["y"] < tiles[2]["y"] == tiles[3]["y"]


def said(person, row):
    """The value that a row of a form says."""
    return person.page.locator(f"#{row} > summary > .value")


@pytest.mark.exhaustive
def test_T1_each_row_says_what_is_chosen_in_it_before_it_is_saved(touch):
    touch.has()
    touch.begin_line()
    expect(touch.page.locator("#cost-field legend .hint")).to_be_visible()
    touch.choose("1 spoon")
    expect(touch.page.locator("#cost-field legend .hint")).to_be_hidden()
    touch.unfold("Today’s list")
    expect(said(touch, "today-row")).to_have_text("No")
    touch.page.locator("#today-field").check()
    expect(said(touch, "today-row")).not_to_have_text("No")
    touch.more_options()
    expect(said(touch, "due-row")).to_have_text("No date")
    touch.unfold("Due")
    touch.page.locator("#due-row .quick button").nth(1).tap()
    expect(said(touch, "due-row")).to_contain_text("tomorrow")
    touch.unfold("Priority")
    touch.choose("High")
    expect(said(touch, "priority-row")).to_have_text("High")


@pytest.mark.exhaustive
def test_T1_a_task_says_its_saved_values_again_once_the_form_is_given_up(touch):
    touch.has()
    path = touch.has_task("Shower", spoons=2)
    touch.open(path)
    touch.unfold("Due")
    touch.page.locator("#due-row .quick button").nth(1).tap()
    expect(said(touch, "due-row")).to_contain_text("tomorrow")
    touch.press("Cancel")
    touch.open(path)
    expect(said(touch, "due-row")).to_have_text("No date")


@pytest.mark.exhaustive
def test_T1_a_line_that_was_saved_with_more_options_is_no_draft_any_more(touch):
    touch.has()
    touch.begin_line()
    touch.write("Task", "Draft one")
    touch.choose("3 spoons")
    touch.more_options()
    touch.press("Save")
    touch.is_told("Added: Draft one")
    touch.begin_line()
    expect(touch.field("Task")).to_have_value("")
    expect(touch.page.locator(".draft")).to_have_count(0)
    expect(touch.page.get_by_role("radio", name="3 spoons", exact=True)).not_to_be_checked()
