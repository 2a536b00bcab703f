"""A task in one line: row T11, where it is typed."""

import re

import pytest
from playwright.sync_api import expect

from chromium import running_worker
from timers import comes_true

LINE = "Ring the surgery ~2 tomorrow 9:00 !high #phone every week 15m @Errands"


def chips(person):
    return person.page.locator("#understood .chip-understood")


def put_back(person, words):
    """The chip that was read from these words becomes words of the title again."""
    person.hand.press(person.page.locator(f"#understood button[name='refuse'][value='{words}']"))


def title_is(person, title):
    expect(person.page.locator("#understood .understood-title")).to_have_text(f"Title: {title}")


@pytest.fixture
def writer(person):
    """Somebody at the line of the Add page."""
    person.has()
    person.has_list("Errands")
    person.begin_line()
    return person


def test_T11_what_a_line_says_is_shown_while_it_is_typed_and_kept_when_it_is_saved(writer):
    writer.write("Task", LINE)
    title_is(writer, "Ring the surgery")
    day = writer.day_in_words(1)
    expect(chips(writer)).to_have_text([
        "2 spoons", f"{day} (“tomorrow”)", "9:00", "High priority", "Subject: phone (new)", f"every {day[:3]} (“every week”)", "15 min",
        "List: Errands",
    ])
    writer.send("Task")
    writer.is_told("Added: Ring the surgery")
    expect(writer.field("Task")).to_have_value("")
    expect(chips(writer)).to_have_count(0)
    writer.enter("Tasks")
    row = writer.row("Ring the surgery")
    for fact in "2 spoons", "tomorrow, 9:00", "High", "phone", f"every {day[:3]}", "15 min", "Errands":
        expect(row).to_contain_text(fact)


@pytest.mark.exhaustive
def test_T11_the_chips_follow_the_typing_letter_by_letter(writer):
    writer.write("Task", "Ring ~")
    for letter in "12":
        writer.page.keyboard.type(letter)
    expect(chips(writer)).to_have_count(0)
    writer.page.keyboard.press("Backspace")
    expect(chips(writer)).to_have_text(["1 spoon"])
    expect(writer.field("Task")).to_be_focused()
    writer.write("Task", "")
    expect(chips(writer)).to_have_count(0)


@pytest.mark.exhaustive
def test_T11_nothing_is_saved_before_it_is_sent(writer):
    writer.write("Task", LINE)
    expect(chips(writer)).to_have_count(8)
    writer.open("/app/tasks?show=all")
    writer.is_on("Tasks")
    writer.sees_no_row("Ring the surgery")
    writer.open("/app/subjects")
    writer.is_on("Subjects")
    expect(writer.main.locator(".row")).to_have_count(0)


def test_T11_a_part_is_refused_and_its_words_stay_in_the_title(writer):
    writer.write("Task", "Buy tickets for Friday ~2 #fun")
    expect(chips(writer)).to_have_count(3)
    put_back(writer, "for Friday")
    title_is(writer, "Buy tickets for Friday")
    expect(chips(writer)).to_have_text(["2 spoons", "Subject: fun (new)"])
    expect(writer.field("Task")).to_be_focused()
    expect(writer.field("Task")).to_have_value("Buy tickets for Friday ~2 #fun")
    # Text typed afterwards does not bring it back.
    writer.page.keyboard.press("End")
    writer.page.keyboard.insert_text(" 15m")
    expect(chips(writer)).to_have_text(["2 spoons", "Subject: fun (new)", "15 min"])
    put_back(writer, "#fun")
    expect(chips(writer)).to_have_text(["2 spoons", "15 min"])
    writer.send("Task")
    writer.is_told("Added: Buy tickets for Friday #fun")
    writer.enter("Tasks")
    row = writer.row("Buy tickets for Friday #fun")
    expect(row).to_contain_text("2 spoons")
    expect(row.locator(".subject")).to_have_count(0)
    expect(row).not_to_contain_text(re.compile("today|tomorrow|days"))


@pytest.mark.exhaustive
def test_T11_words_that_can_mean_two_things_are_changed_to_the_other(writer):
    writer.write("Task", "Paper round on friday at 8 ~2")
    expect(chips(writer)).to_have_count(3)
    expect(chips(writer).nth(1)).to_contain_text("8:00")
    writer.press("Or 20:00")
    expect(chips(writer).nth(1)).to_contain_text("20:00Or 8:00")
    expect(writer.field("Task")).to_be_focused()
    put_back(writer, "~2")
    expect(chips(writer).nth(1)).to_contain_text("20:00")
    writer.send("Task")
    writer.is_told("Added: Paper round ~2")
    writer.enter("Tasks")
    expect(writer.row("Paper round ~2")).to_contain_text("20:00")


@pytest.mark.exhaustive
def test_T11_a_line_that_is_sent_right_after_a_part_of_it_was_refused_keeps_that_in_its_title(writer):
    writer.write("Task", "Paper round ~2")
    expect(chips(writer)).to_have_count(1)
    writer.page.evaluate("""() => {
        document.querySelector('#understood button[name="refuse"]').click();
        document.querySelector('[data-understood]').form.requestSubmit();
    }""")
    writer.is_told("Added: Paper round ~2")


@pytest.mark.exhaustive
def test_T11_the_next_line_begins_with_nothing_refused(writer):
    writer.write("Task", "Tea tomorrow")
    put_back(writer, "tomorrow")
    expect(chips(writer)).to_have_count(0)
    writer.send("Task")
    writer.is_told("Added: Tea tomorrow")
    expect(writer.field("Task")).to_have_value("")
    writer.write("Task", "Cake tomorrow")
    expect(chips(writer)).to_have_count(1)


@pytest.mark.exhaustive
def test_T11_quotes_switch_it_off(writer):
    writer.write("Task", "Book \"next week\" by Ray tomorrow")
    title_is(writer, "Book \"next week\" by Ray")
    expect(chips(writer)).to_have_count(1)
    writer.send("Task")
    writer.is_told("Added: Book \"next week\" by Ray")


def test_T11_what_the_line_says_is_not_asked_beside_it(writer):
    cost, due = writer.page.locator("#cost-field"), writer.page.locator("#due-row")
    writer.write("Task", "Ring the surgery")
    expect(cost).to_be_visible()
    expect(due).to_be_visible()
    writer.write("Task", "Ring the surgery ~2 tomorrow")
    expect(chips(writer)).to_have_count(2)
    expect(cost).to_be_hidden()
    expect(due).to_be_hidden()
    put_back(writer, "~2")
    expect(cost).to_be_visible()
    writer.choose("3 spoons")
    writer.write("Note", "Ask for Dr Ahmadi.")
    writer.press("Add task")
    writer.is_told("Added: Ring the surgery ~2")
    for label in "Task", "Note":
        expect(writer.field(label)).to_have_value("")
    writer.enter("Tasks")
    for fact in "3 spoons", "tomorrow", "has a note":
        expect(writer.row("Ring the surgery ~2")).to_contain_text(fact)


@pytest.mark.exhaustive
def test_T11_an_empty_line_is_refused_beside_it(writer):
    writer.send("Task")
    field = writer.field("Task")
    expect(field).to_have_attribute("aria-invalid", "true")
    expect(field).to_have_accessible_description("Enter a title.")
    expect(field).to_be_focused()


def test_T11_a_list_and_a_subject_that_are_not_there_are_made(writer):
    writer.write("Task", "Milk @Shop #food")
    expect(chips(writer)).to_have_text(["List: Shop (new)", "Subject: food (new)"])
    writer.press("Add task")
    writer.is_told("Added: Milk")
    writer.enter("Lists")
    writer.hand.press(writer.main.get_by_role("listitem").filter(has_text="Shop").get_by_role("link").first)
    writer.is_on("Shop")
    expect(writer.row("Milk")).to_contain_text("food")


def test_T11_all_fields_takes_along_what_the_line_says(writer):
    writer.write("Task", LINE)
    expect(chips(writer)).to_have_count(8)
    writer.more_options()
    expect(writer.control("Save")).to_be_visible()
    for label, value in (("Title", "Ring the surgery"), ("Due date", writer.day(1)), ("Time", "09:00"), ("Minutes", "15")):
        expect(writer.field(label)).to_have_value(value)
    for row in "Priority", "Repeat", "Subjects":
        writer.unfold(row)
    for answer in "2 spoons", "High", "Every week":
        expect(writer.page.get_by_role("radio", name=answer, exact=True)).to_be_checked()
    expect(writer.field("List").locator("option:checked")).to_have_text("Errands")
    expect(writer.page.get_by_role("checkbox", name="phone")).to_be_checked()
    writer.press("Save")
    writer.is_told("Added: Ring the surgery")


@pytest.mark.exhaustive
def test_T11_a_category_and_a_list_have_the_line_too(writer):
    errands = writer.has_list("Party")
    for path, label, fact in (("/app/spoons/4", "New task", "4 spoons"), (f"/app/tasks/new?list={errands}", "Task", "")):
        writer.open(path)
        writer.write(label, "Balloons tomorrow")
        expect(chips(writer)).to_have_count(1)
        writer.send(label)
        writer.is_told("Added: Balloons")
        expect(writer.field(label)).to_be_focused()
        expect(writer.field(label)).to_have_value("")
        if label == "Task":
            writer.press("Close")
        expect(writer.row("Balloons")).to_contain_text("tomorrow")
        expect(writer.row("Balloons")).to_contain_text(fact)


@pytest.mark.exhaustive
def test_T11_what_is_understood_is_announced(writer):
    expect(writer.page.locator("#understood")).to_have_attribute("aria-live", "polite")
    expect(writer.field("Task")).to_have_accessible_description("")
    writer.write("Task", "Tea ~2")
    expect(chips(writer)).to_have_count(1)


def test_T11_a_line_survives_a_page_that_is_killed_with_its_chips(writer):
    writer.write("Task", "Tea ~2 tomorrow")
    expect(chips(writer)).to_have_count(2)
    writer.page.reload()
    expect(writer.field("Task")).to_have_value("Tea ~2 tomorrow")
    expect(chips(writer)).to_have_count(2)


# The worker stores nothing until it is told to.
HOLD = """() => {
    const { exchange } = teaspoon.PlanStore;
    const told = new Promise((resume) => { self.letGo = resume; });
    teaspoon.PlanStore.exchange = async (...given) => {
        await told;
        return exchange(...given);
    };
}"""


@pytest.mark.new_browser
def test_T11_what_is_typed_while_a_line_is_stored_survives_a_page_that_is_killed(touch):
    touch.has(at="/app/spoons/2")
    line = touch.field("New task")
    worker = running_worker(touch)
    worker.evaluate(HOLD)
    touch.write("New task", "Milk")
    touch.send("New task")
    line.press_sequentially("Bread")
    worker.evaluate("() => self.letGo()")
    touch.sees_row("Milk")
    expect(line).to_have_value("Bread")
    touch.page.reload()
    expect(touch.field("New task")).to_have_value("Bread")
    expect(touch.main.get_by_role("listitem").filter(has=touch.page.locator(".title"))).to_have_count(1)


@pytest.mark.new_browser
def test_T11_lines_that_are_typed_quicker_than_they_are_stored_stay_apart(touch):
    touch.has(at="/app/spoons/2")
    worker = running_worker(touch)
    worker.evaluate(HOLD)
    line = touch.field("New task")
    line.focus()
    for title in "Milk", "Bread", "Tea":
        touch.page.keyboard.type(title)
        line.press("Enter")
        # The second press of a hurried hand.
        line.press("Enter")
    worker.evaluate("() => self.letGo()")
    touch.is_told("Added: Tea")
    expect(touch.main.locator("form#list .title")).to_have_text(["Tea", "Bread", "Milk"])
    expect(line).to_have_value("")
    touch.page.reload()
    expect(touch.field("New task")).to_have_value("")


@pytest.mark.exhaustive
def test_T11_a_line_that_could_not_be_stored_comes_back_before_what_was_typed_since(touch):
    touch.has(at="/app/spoons/2")
    line = touch.field("New task")
    touch.page.evaluate("""() => {
        const ask = window.fetch;
        window.fetch = async (address, options) => {
            if (options?.method !== 'POST') return ask(address, options);
            await new Promise((resume) => { window.letFail = resume; });
            throw new TypeError();
        };
    }""")
    touch.write("New task", "Milk")
    touch.send("New task")
    line.press_sequentially("Bread")
    comes_true(touch, "window.letFail !== undefined")
    touch.page.evaluate("window.letFail()")
    expect(line).to_have_value("Milk Bread")
    touch.page.reload()
    expect(touch.field("New task")).to_have_value("Milk Bread")
