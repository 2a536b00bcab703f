"""Two tabs: one worker, one truth."""

import pytest
from playwright.sync_api import expect

from person import Person
from test_data import look_at, save
from waits import hears_of, settle

pytestmark = pytest.mark.new_browser

POST_TWENTY = """async (name) => {
    const post = (title) => {
        const nonce = crypto.randomUUID().replaceAll('-', '');
        return fetch('/app/tasks/new', { method: 'POST', body: new URLSearchParams({ nonce, title, spoons: '2' }) });
    };
    const answers = await Promise.all([...Array(20).keys()].map((number) => post(`${name} ${number}`)));
    return answers.map((answer) => answer.status);
}"""


def second(person):
    other = Person(person.context, person.address)
    other.open()
    return other


def test_each_shows_what_the_other_changed(touch):
    touch.has(("Stretch", 3), ("Read", 2))
    other = second(touch)
    touch.plan("Stretch")
    touch.counts(3, 12)
    other.counts(3, 12)
    other.sees_row("Stretch")
    other.press("Done: Stretch")
    other.is_told("Done: Stretch")
    expect(touch.done_today.get_by_role("listitem")).to_have_count(1)
    other.press("Undo")
    expect(touch.to_do("Stretch")).to_have_count(1)
    expect(touch.done_today).to_have_count(0)


def test_T3_what_is_ticked_elsewhere_stays_in_its_place_while_the_list_is_in_sight(touch):
    touch.has()
    made = touch.open_list("Errands", "Milk", "Post")
    other = second(touch)
    other.open(f"/app/lists/{made}")
    hears_of(touch, lambda: other.press("Done: Milk"))
    expect(touch.control("Done: Milk")).to_have_attribute("aria-pressed", "true")
    expect(touch.main.locator(".row .title")).to_have_text(["Milk", "Post"])
    touch.open(f"/app/lists/{made}")
    expect(touch.main.locator(".row .title")).to_have_text(["Post", "Milk"])


def test_A1_what_the_server_answered_a_form_stays_whatever_changes_elsewhere(touch):
    touch.has()
    other = second(touch)
    touch.open("/account/sign-in")
    touch.page.fill("#email", "ada@example.org")
    touch.page.fill("#password", "not the right one")
    touch.press("Sign in")
    touch.sees("Wrong e-mail or password.")
    hears_of(touch, lambda: other.jot("Tea"))
    touch.sees("Wrong e-mail or password.")
    touch.page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    settle(touch)
    touch.sees("Wrong e-mail or password.")


def test_forty_forms_from_both_at_once_are_all_kept(touch):
    touch.has()
    other = second(touch)
    touch.page.evaluate(f"window.sent = ({POST_TWENTY})('A')")
    theirs = other.page.evaluate(POST_TWENTY, "B")
    ours = touch.page.evaluate("window.sent")
    assert ours + theirs == [200] * 40
    touch.open("/app/spoons/2")
    kept = touch.main.locator(".row .title").all_text_contents()
    assert sorted(kept) == sorted(f"{name} {number}" for name in "AB" for number in range(20))


@pytest.mark.exhaustive
def test_typing_in_one_is_not_disturbed_by_the_other(touch):
    touch.has(at="/app/spoons/2")
    field = touch.field("New task")
    touch.write("New task", "Half a sent")
    field.evaluate("field => field.setSelectionRange(4, 4)")
    other = second(touch)
    hears_of(touch, lambda: other.post("/app/tasks/new", title="From elsewhere", spoons="2"))
    expect(field).to_have_value("Half a sent")
    expect(field).to_be_focused()
    assert field.evaluate("field => field.selectionStart") == 4
    touch.send("New task")
    touch.sees_row("Half a sent")
    touch.sees_row("From elsewhere")


@pytest.mark.exhaustive
def test_what_was_changed_elsewhere_while_a_row_was_dragged_is_shown_afterwards(touch):
    touch.has(("A", 2), ("B", 2), at="/app/spoons/2")
    touch.press("Show Options")
    other = second(touch)
    box = touch.row("A").locator("button.handle").bounding_box()
    mouse = touch.page.mouse
    mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    mouse.down()
    mouse.move(box["x"] + box["width"] / 2, box["y"] + 150, steps=8)
    expect(touch.page.locator("[data-dragging]")).to_have_count(1)
    hears_of(touch, lambda: other.post("/app/tasks/new", title="From elsewhere", spoons="2"))
    touch.sees_no_row("From elsewhere")
    touch.page.keyboard.press("Escape")
    mouse.up()
    touch.sees_row("From elsewhere")


@pytest.mark.exhaustive
def test_a_task_that_the_other_deleted_is_said_to_be_gone(touch):
    touch.has(("Stretch", 3))
    touch.plan("Stretch")
    touch.is_on("Today")
    other = second(touch)
    other.page.evaluate("Object.defineProperty(document, 'hidden', { value: true })")
    touch.hand.press(touch.row("Stretch").get_by_role("link").first)
    touch.press("Delete")
    touch.is_told("Deleted: Stretch")
    other.press("Done: Stretch")
    expect(other.page.locator("body")).to_contain_text("This was deleted, perhaps on another device or in another tab")


def test_a_number_typed_in_a_second_first_visit_does_not_start_a_second_day(touch):
    touch.arrive()
    other = second(touch)
    other.page.evaluate("Object.defineProperty(document, 'hidden', { value: true })")
    touch.begin(spoons=9)
    other.begin(spoons=7)
    other.counts(4, 7)
    other.open("/app/backlog")
    expect(other.main.get_by_role("listitem")).to_have_count(0)


LOOKED_AWAY = "document.dispatchEvent(new Event('visibilitychange'))"


@pytest.mark.exhaustive
def test_what_was_typed_in_a_form_that_was_refused_stays_whatever_happens_elsewhere(touch):
    touch.has(at="/app/settings/you")
    touch.write("Name", "A" * 81)
    touch.press("Save")
    touch.sees("Use at most 80 characters.")
    other = second(touch)
    touch.page.evaluate(LOOKED_AWAY)
    settle(touch)
    expect(touch.field("Name")).to_have_value("A" * 81)
    hears_of(touch, lambda: other.post("/app/tasks/new", title="From elsewhere", spoons="2"))
    expect(touch.field("Name")).to_have_value("A" * 81)
    touch.sees("Use at most 80 characters.")
    # Once it was put right, the page goes with the others again.
    touch.write("Name", "Ada")
    touch.press("Save")
    touch.is_told("Name and picture saved")
    other.post("/app/settings/you", name="Grace", mail="")
    expect(touch.field("Name")).to_have_value("Grace")


@pytest.mark.exhaustive
def test_what_a_file_would_bring_stays_in_sight(touch):
    touch.has(("Stretch", 3))
    file = save(touch)
    touch.post("/app/tasks/new", title="Read", spoons="2")
    look_at(touch, file)
    touch.sees("This device already has everything in this file")
    other = second(touch)
    touch.page.evaluate(LOOKED_AWAY)
    hears_of(touch, lambda: other.post("/app/tasks/new", title="From elsewhere", spoons="2"))
    touch.sees("This device already has everything in this file")
