"""Sticky notes. Row A5."""

import re
from urllib.parse import parse_qs, urlsplit

import pytest
from playwright.sync_api import expect

from fingers import Finger
from rows import expect_order


def has_note(person, text, colour=5):
    """Answers with the path of its page."""
    answer = person.post("/app/notes", note=text, colour=str(colour), back="/app/notes")
    [act] = parse_qs(urlsplit(answer["address"]).query)["did"]
    return f"/app/notes/{act}"


def opens(person, *texts):
    """Stands in front of the notes, which are in this order."""
    for text in reversed(texts):
        has_note(person, text)
    person.open("/app/notes")
    person.is_on("Notes")


def grip(person, name):
    return person.page.get_by_role("button", name=f"Drag to move: {name}", exact=True)


def found(person):
    return person.page.locator("#found")


@pytest.mark.exhaustive
def test_A5_a_note_of_nothing_is_refused_beside_the_field(person):
    person.has()
    opens(person, "Milk")
    person.press("Add a note")
    person.write("Note", "  \n ")
    person.press("Save")
    field = person.field("Note")
    expect(field).to_have_attribute("aria-invalid", "true")
    expect(field).to_have_accessible_description(re.compile("Enter some text"))
    expect(field).to_be_focused()
    person.press("Cancel")
    person.is_on("Notes")
    expect_order(person, "Milk")


def test_A5_what_is_typed_into_a_note_outlives_the_page(person):
    person.has()
    path = has_note(person, "Milk")
    person.open("/app/notes")
    person.press("Add a note")
    person.write("Note", "Half a thou")
    person.open("/app/today")
    person.open("/app/notes")
    person.press("Add a note")
    expect(person.field("Note")).to_have_value("Half a thou")
    person.open(path)
    person.write("Note", "Milk\nand")
    person.page.reload()
    expect(person.field("Note")).to_have_value("Milk\nand")
    # Given up, it is forgotten.
    person.hand.opened()
    person.press("Cancel")
    person.is_on("Notes")
    expect_order(person, "Milk")
    person.open(path)
    expect(person.field("Note")).to_have_value("Milk")


@pytest.mark.exhaustive
def test_A5_a_note_is_dragged_by_its_handle(touch):
    touch.has()
    opens(touch, *"ABC")
    touch.press("Show Options")
    start, end = (grip(touch, name).bounding_box() for name in "AC")
    expect(grip(touch, "A")).to_be_visible()
    x = start["x"] + start["width"] / 2
    Finger(touch.page).draw((x, start["y"] + 20), (x, end["y"] + 40))
    touch.is_told("Note moved: A")
    expect_order(touch, "B", "C", "A")
    touch.page.reload()
    expect_order(touch, "B", "C", "A")


@pytest.mark.exhaustive
def test_A5_the_handle_of_a_note_is_worked_with_arrow_keys(keys):
    keys.has()
    opens(keys, *"ABC")
    keys.press("Show Options")
    keys.hand.reach(grip(keys, "B"))
    keys.page.keyboard.press("ArrowDown")
    expect_order(keys, "A", "C", "B")
    expect(grip(keys, "B")).to_be_focused()


def test_A5_a_pinned_note_stands_first_and_unpinned_where_it_was(person):
    person.has()
    opens(person, *"ABC")
    person.press("Show Options")
    person.press("Pin: C")
    person.is_told("Pinned: C")
    expect_order(person, "C", "A", "B")
    expect(person.row("C").locator(".pinned")).to_contain_text("Pinned")
    person.press("Unpin: C")
    expect_order(person, "A", "B", "C")
    person.hand.press(person.row("B").get_by_role("link"))
    person.is_on("Note")
    person.press("Pin to the top")
    person.is_told("Pinned: B")
    expect(person.control("Unpin")).to_be_focused()
    person.press("Done")
    expect_order(person, "B", "A", "C")


def test_A5_notes_are_found_while_it_is_typed_whatever_case_and_accents(person):
    person.has()
    opens(person, "Café at noon\nwith Zoë", "Laundry", "The number")
    person.write("Search", "CAFE zo")
    expect_order(person, "Café at noon")
    expect(found(person)).to_have_text("1 note")
    expect(person.field("Search")).to_be_focused()
    person.write("Search", "luandry")
    expect_order(person, "Laundry")
    expect(found(person)).to_contain_text("These come close")
    person.write("Search", "giraffe")
    expect(found(person)).to_have_text("No results for “giraffe”. Try other words.")
    expect(person.main.locator(".row")).to_have_count(0)
    person.press("Clear")
    expect(person.main.locator(".row")).to_have_count(3)
    expect(person.field("Search")).to_have_value("")


@pytest.mark.exhaustive
def test_A5_a_long_note_shows_its_beginning_and_all_of_it_on_its_page(touch):
    touch.has()
    text = "\n".join(f"line {number}" for number in range(1, 40))
    opens(touch, text)
    assert touch.row("line 1").first.bounding_box()["height"] < 320
    touch.hand.press(touch.row("line 1").first.get_by_role("link"))
    expect(touch.field("Note")).to_have_value(text)


def test_A5_notes_are_written_found_and_made_tasks_offline(person):
    person.has()
    person.context.set_offline(True)
    person.enter("More")
    person.hand.press(person.main.get_by_role("link", name=re.compile("^Notes")))
    person.is_on("Notes")
    for text in "Milk", "Bread":
        person.press("Add a note")
        person.write("Note", text)
        person.press("Save")
        person.is_told(f"New note: {text}")
    person.press("Turn into a task: Milk")
    person.is_told("Note turned into a task: Milk")
    expect_order(person, "Bread")
    person.press("Undo")
    expect(person.main.locator(".row .title")).to_have_count(2)
    person.page.reload()
    expect(person.main.locator(".row .title")).to_have_count(2)
