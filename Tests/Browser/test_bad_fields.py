"""What cannot be in a field is refused beside it, and what was typed stays: of dates, times, numbers and names."""

import re

import pytest
from playwright.sync_api import expect

SENT = """async ([path, name, fields]) => {
    const body = new URLSearchParams({ nonce: crypto.randomUUID().replaceAll('-', ''), ...fields });
    const answer = await fetch(path, { method: 'POST', body });
    const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
    const field = page.querySelector(`form#task [name="${name}"]`);
    return {
        status: answer.status,
        isInvalid: field.getAttribute('aria-invalid'),
        kept: field.getAttribute('value'),
        said: field.getAttribute('aria-describedby')?.split(' ').map((id) => page.getElementById(id)?.textContent).join(' '),
        isOpen: field.closest('details')?.open ?? true,
        note: page.querySelector('[name="note"]').value,
    };
}"""


@pytest.fixture
def person(touch):
    """By touch alone: with what a field was filled makes no difference to what is said of it."""
    return touch

NO_DATE, NO_TIME = "There is no such date", "There is no such time"

TYPED = [
    ("Minutes it takes", "0", "from 1 to 1440"),
    ("Minutes it takes", "1441", "from 1 to 1440"),
    ("Minutes it takes", "-5", "whole number"),
    ("Minutes it takes", "1.5", "whole number"),
    ("Minutes it takes", "99999999999999999999999", "whole number"),
    ("Every", "0", "from 1 to 999"),
    ("Every", "1000", "from 1 to 999"),
    ("Every", "4294967297", "whole number"),
    ("Every", "", "whole number"),
    ("New subject", "x" * 201, "at most 200 characters"),
]
POSTED = [
    ("due", "2026-02-30", NO_DATE), ("due", "2026-13-01", NO_DATE), ("due", "1969-12-31", NO_DATE), ("due", "99999-01-01", NO_DATE),
    ("due", "30 Feb", NO_DATE), ("start", "2027-02-29", NO_DATE), ("until", "2026-00-00", NO_DATE), ("time", "24:00", NO_TIME),
    ("time", "9:60", NO_TIME), ("time", "half past", NO_TIME), ("time", "-1:00", NO_TIME),
]


@pytest.mark.parametrize("label, typed, words", TYPED, ids=[f"{label}-{typed[:12]}" for label, typed, _ in TYPED])
def test_what_cannot_be_is_refused_beside_its_field_and_everything_typed_stays(person, label, typed, words):
    person.has()
    path = person.has_task("Stretch", spoons=3, due="2037-10-14", rule="days")
    person.open(path)
    person.is_on("Task")
    person.write("Note", "A note that must not go")
    person.write(label, typed)
    person.press("Save")
    field = person.field(label)
    expect(field).to_have_attribute("aria-invalid", "true")
    expect(field).to_have_accessible_description(re.compile(words))
    expect(field).to_have_value(typed)
    expect(field).to_be_visible()
    expect(field).to_be_focused()
    expect(person.field("Note")).to_have_value("A note that must not go")


@pytest.mark.parametrize("name, sent, words", POSTED)
def test_a_date_or_time_that_is_none_is_refused_beside_its_field(touch, name, sent, words):
    # No field for dates lets it be typed, but not every browser has such fields.
    touch.has()
    path = touch.has_task("Stretch", spoons=3)
    fields = {"title": "Stretch", "note": "Kept", "due": "2037-10-14", "rule": "days", "every": "1", name: sent}
    for address in path, "/app/tasks/new":
        answer = touch.page.evaluate(SENT, [address, name, fields])
        assert words in (answer.pop("said") or "")
        assert answer == {"status": 422, "isInvalid": "true", "kept": sent, "isOpen": True, "note": "Kept"}
    touch.open("/app/tasks?show=all")
    expect(touch.row("Stretch")).to_have_count(1)


def test_names_that_are_too_long_are_refused_wherever_they_are_given(person):
    person.has()
    person.has_list("Errands")
    for path, label, button in (
        ("/app/lists/new", "Name", "Save"), ("/app/subjects", "Name", "Add"),
        ("/app/lists/merge", "Name of the new list", "Make the checklist"),
    ):
        person.open(path)
        person.write(label, "x" * 201)
        person.press(button, person.main)
        expect(person.field(label)).to_have_attribute("aria-invalid", "true")
        expect(person.field(label)).to_have_accessible_description(re.compile("at most 200 characters"))
        expect(person.field(label)).to_have_value("x" * 201)


def test_a_name_of_two_hundred_is_taken(person):
    person.has()
    person.open("/app/lists/new")
    person.write("Name", "x" * 200)
    person.press("Save")
    person.is_told("New list: " + "x" * 60 + "…")
    person.is_on("x" * 200)


def test_control_characters_are_in_no_page(person):
    person.has()
    person.has_list("Er\u0000ra\u0007nds")
    path = person.has_task("Ring\u0000 the\u0007 \u001b[31mbell\u007f", note="First\u0000\r\nsecond\u0008", newsubject="pho\u0001ne")
    for page in path, "/app/tasks", "/app/tasks?q=bell", "/app/lists", "/app/subjects", "/app/history":
        assert person.open(page).status == 200
        expect(person.main).to_be_visible()
        assert not re.search("[\u0000-\u0008\u000b\u000e-\u001f\u007f]", person.page.content()), page
    person.open(path)
    expect(person.field("Title")).to_have_value("Ring the [31mbell")
    expect(person.field("Note")).to_have_value("First\nsecond")
    person.choose("3 spoons")
    person.press("Save")
    person.is_told("Changed: Ring the [31mbell")


@pytest.mark.parametrize("spoons", ["-2", "11", "-1", "1.5", "lots", "4294967298"])
def test_a_cost_that_is_none_is_refused_and_nothing_is_kept(touch, spoons):
    touch.has()
    answer = touch.page.evaluate(
        """async (spoons) => {
            const body = new URLSearchParams({ nonce: crypto.randomUUID().replaceAll('-', ''), title: 'Stretch', spoons });
            const answer = await fetch('/app/tasks/new', { method: 'POST', body });
            return { status: answer.status, text: await answer.text() };
        }""",
        spoons,
    )
    assert answer["status"] == 422
    assert 'value="Stretch"' in answer["text"]
    touch.open("/app/tasks?show=all")
    touch.is_on("All tasks")
    touch.sees_no_row("Stretch")


@pytest.mark.parametrize(
    "query",
    [
        "q=" + "x" * 5000, "q=%00%07", "q=%F0%9F%98%80", "q=%E0%80%80", "list=nothing", "list=" + "0" * 32, "subject=1", "priority=9",
        "spoons=99", "show=never", "page=0", "page=99999999999999999999", "page=-1", "since=abc", "since=-1", "select=2", "q=a&q=b",
    ],
)
def test_an_address_that_makes_no_sense_leads_to_a_page_that_does(touch, query):
    touch.has(("Read", 1))
    assert touch.open("/app/tasks?" + query).status == 200
    expect(touch.main).to_be_visible()
    expect(touch.field("Find")).to_be_visible()
    assert touch.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
